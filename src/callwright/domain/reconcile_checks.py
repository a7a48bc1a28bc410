"""How to ask the world what became of a call: what is declared beside a tool, and what can be answered.

Pure nouns. A check is declared by the tool's author, because only they know where its effects can be seen.
"""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Literal

from msgspec import Struct

from callwright.domain.call import Principal

QUIET_MS = 60_000
"""A call is left alone for so long after it was last heard of: its request may still be on its way."""


class Inquiry(Struct, frozen=True, kw_only=True):
    """What is asked about: one call that the ledger is in doubt about.

    Attributes:
        key: Its idempotency key, as the tool was given it. HTTP and MCP upstreams are given ``upstream_key``.
        upstream_key: SHA-256, hex, of the key.
        arguments: The corrected arguments, from the call's tape or journal; None where its process left none.
        called_at: Epoch milliseconds of its claim.
    """

    key: str
    upstream_key: str
    tool: str
    version: str
    arguments: dict[str, Any] | None
    principal: Principal
    run_id: str | None
    called_at: int


class Happened(Struct, frozen=True):
    """It happened; ``result`` is what the tool would have returned, as far as the world can tell."""

    result: Any = None


class DidNotHappen(Struct, frozen=True):
    """It did not happen, and nothing that was sent can make it happen any more."""


class CannotTell(Struct, frozen=True):
    """The world cannot tell, or could not be asked. ``why`` is for people: words of the check's own, no exception's text."""

    why: str = ""


CheckVerdict = Happened | DidNotHappen | CannotTell


class Record(Struct, frozen=True):
    """One effect as the business knows it. ``at_ms`` is when, in epoch milliseconds, or None.

    ``key`` is what the tool was given as its key, or where the check says ``match``, the value that stands there.
    """

    key: str
    data: dict[str, Any] = {}
    at_ms: int | None = None


DiscrepancyKind = Literal["missing", "duplicate", "different", "unrecorded"]


class Discrepancy(Struct, frozen=True, kw_only=True):
    """Ledger and business disagree.

    ``missing``: the ledger has it as done, the business has not. ``duplicate``: the business has it more than once.
    ``different``: both have it, with other values in ``fields``. ``unrecorded``: the business has it, and the ledger has
    nothing of it, or has it as not done.

    Attributes:
        ledger: The result as the ledger has it.
        business: The record in question; of a duplicate, the one too many.
    """

    tool: str
    kind: DiscrepancyKind
    key: str
    entry_id: int | None = None
    ledger: Any = None
    business: dict[str, Any] | None = None
    fields: tuple[str, ...] = ()


class Check(Struct, frozen=True, kw_only=True):
    """How the effects of one tool can be seen, and what is done about what is wrong with them.

    Attributes:
        verify: Asked about every unknown call, in parallel with others. A plain function runs in a thread of its own, a
            coroutine function on the loop. What it raises counts as ``CannotTell``.
        records: All effects that the business has had since an epoch millisecond; a generator is read bit by bit. Plain or
            a coroutine function, as ``verify``.
        fields: Top-level names that ledger and record must agree on; None takes those that both have.
        match: JSON Pointer into the result, where the business does not keep our key: the value there is its key.
        did_not: What a call becomes that did not happen: ``released`` may run again, ``failed`` may not.
        compensate: The call that undoes a discrepancy, or None where nothing does; as ``app.call`` takes it.
        quiet_ms: Calls and records younger than this are left alone. Longer than any request can be on its way.
        timeout_ms: Limit of one answer of ``verify``; None takes the limit of the reconciliation, 30 s by default.
    """

    verify: Callable[[Inquiry], CheckVerdict | Awaitable[CheckVerdict]] | None = None
    records: Callable[[int], Iterable[Record] | Awaitable[Iterable[Record]]] | None = None
    fields: tuple[str, ...] | None = None
    match: str | None = None
    did_not: Literal["released", "failed"] = "released"
    compensate: Callable[[Discrepancy], dict[str, Any] | None] | None = None
    quiet_ms: int = QUIET_MS
    timeout_ms: int | None = None
