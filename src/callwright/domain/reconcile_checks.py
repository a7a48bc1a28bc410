"""Reconciliation checks: how to find out the real outcome of a call. They are declared beside a tool.

Data types only. A check is declared by the tool's author, because only they know where its effects can be seen.
"""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Literal

from msgspec import Struct

from callwright.domain.call import Principal
from callwright.domain.reason import Reason

QUIET_MS = 60_000
"""Milliseconds after its last sign of activity in which a call is skipped: its request may still be in flight."""


class Inquiry(Struct, frozen=True, kw_only=True):
    """A call in doubt, as the ledger recorded it.

    Attributes:
        key: Its idempotency key, as the tool got it. HTTP and MCP upstreams get ``upstream_key``.
        upstream_key: SHA-256, hex, of the key.
        arguments: The corrected arguments, from the call's tape or journal; None where neither was saved.
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
    """The effect happened; ``result`` is the tool's return value, as far as the check knows it."""

    result: Any = None


class DidNotHappen(Struct, frozen=True):
    """The effect did not happen, and no request that was sent can still cause it."""


class CannotTell(Struct, frozen=True):
    """The check cannot decide, or the business system could not be reached. ``why``: reason for people, without exception text."""

    why: Reason | str = ""


CheckVerdict = Happened | DidNotHappen | CannotTell


class Record(Struct, frozen=True):
    """One effect as recorded in the business system. ``at_ms`` is when, in epoch milliseconds, or None.

    ``key`` is the key that the tool got or, where the check declares ``match``, the value at that pointer.
    """

    key: str
    data: dict[str, Any] = {}
    at_ms: int | None = None


DiscrepancyKind = Literal["missing", "duplicate", "different", "unrecorded"]


class Discrepancy(Struct, frozen=True, kw_only=True):
    """Ledger and business records disagree.

    ``missing``: done in the ledger, absent in the business records. ``duplicate``: recorded more than once.
    ``different``: recorded in both, with other values in ``fields``. ``unrecorded``: in the business records, but absent from the
    ledger or not done there.

    Attributes:
        ledger: The result in the ledger.
        business: The record in question; for a duplicate, the superfluous one.
    """

    tool: str
    kind: DiscrepancyKind
    key: str
    entry_id: int | None = None
    ledger: Any = None
    business: dict[str, Any] | None = None
    fields: tuple[str, ...] = ()


class Check(Struct, frozen=True, kw_only=True):
    """How the effects of one tool can be verified, and how discrepancies are handled.

    Attributes:
        verify: Called for every unknown call, in parallel with others. A plain function runs in a separate thread, a
            coroutine function on the loop. An exception counts as ``CannotTell``.
        records: All recorded effects since an epoch millisecond; a generator is read incrementally. Plain or
            a coroutine function, as ``verify``.
        fields: Top-level names that ledger and record must agree on; None takes those that both have.
        match: JSON Pointer into the result, where the business system does not store our key: the value there is its key.
        did_not: State of a call that did not happen: ``released`` may run again, ``failed`` may not.
        compensate: The call that undoes a discrepancy, or None where there is none; as ``app.call`` takes it.
        quiet_ms: Calls and records younger than this are skipped. Longer than any request can be in flight.
        timeout_ms: Limit of one call of ``verify``; None takes the limit of the reconciliation, 30 s by default.
    """

    verify: Callable[[Inquiry], CheckVerdict | Awaitable[CheckVerdict]] | None = None
    records: Callable[[int], Iterable[Record] | Awaitable[Iterable[Record]]] | None = None
    fields: tuple[str, ...] | None = None
    match: str | None = None
    did_not: Literal["released", "failed"] = "released"
    compensate: Callable[[Discrepancy], dict[str, Any] | None] | None = None
    quiet_ms: int = QUIET_MS
    timeout_ms: int | None = None
