"""What IO promises. Each docstring says what happens when it fails.

Stores answer effects of the story with the answers that ``domain/effects.py`` lists; they never raise to it. The other
methods are for people and commands; they raise ``StoreError`` and nothing else.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct

from callwright.domain.call import Principal
from callwright.domain.contract import CompiledContract, Contract, EffectClass
from callwright.domain.effects import Answer, AwaitSettle, Claim, CountRefusal, Reserve, Settle
from callwright.domain.quarantine_records import StoredBody, StoredBodyState
from callwright.domain.records import (
    Approval,
    BreakerRecord,
    EntryFilter,
    InDoubtCount,
    LedgerEntry,
    LedgerState,
    Outcome,
)
from callwright.domain.task_records import Progress
from callwright.ports.answer_cache import SharedAnswers
from callwright.ports.audit_trail import AuditTrail
from callwright.ports.row_check import RowCheck
from callwright.ports.tool_failures import (
    ArgumentsRejected,
    MayHaveHappened,
    NotApplied,
    ToolError,
    attach_evidence,
)

__all__ = [
    "ArgumentsRejected",
    "CallContext",
    "Catalogue",
    "Clock",
    "MayHaveHappened",
    "NotApplied",
    "PendingWrite",
    "Rng",
    "RowCheck",
    "Store",
    "StoreEffect",
    "StoreError",
    "TapeObserver",
    "TaskControls",
    "Tool",
    "ToolError",
    "attach_evidence",
]  # fmt: skip

StoreEffect = Claim | AwaitSettle | Settle | Reserve | CountRefusal


KNOWN_ALIVE_MS = 4_000.0
"""For so long after a claim no store takes the process that made it for dead, even if it stands still."""


class StoreError(Exception):
    """The store cannot be used.

    ``reason`` says why in one word of ours (locked, full, read_only, corrupt, gone) and ``hint`` what to do about it.
    """

    def __init__(
        self, reason: Literal["locked", "full", "read_only", "corrupt", "gone"], hint: str = ""
    ) -> None:
        super().__init__(f"The store is {reason.replace('_', ' ')}." + (f" {hint}" if hint else ""))
        self.reason = reason
        self.hint = hint


class PendingWrite(asyncio.Future[Any]):
    """An answer that comes with a commit: it cannot be called back, so cancelling whoever waits waits for it too.

    A task that is cancelled meanwhile is told so when the write is done, and finds the answer in ``result()``.
    """

    def cancel(self, msg: Any | None = None) -> bool:  # noqa: ARG002 - the signature of asyncio
        """Refuse."""
        return False


class Clock(Protocol):
    """Time. Injected everywhere, so that tests need not wait."""

    def now_ms(self) -> int:
        """Epoch milliseconds of the wall clock; for people and for expiry dates only."""
        ...

    def lease_ms(self) -> float:
        """Milliseconds on a clock that never jumps and that all processes of one host share; for leases and deadlines."""
        ...

    def boot_id(self) -> str:
        """Names the run of that clock; two readings compare only under the same name."""
        ...

    def sleep(self, ms: float) -> None:
        """Block for that long."""
        ...

    async def sleep_async(self, ms: float) -> None:
        """Wait for that long without blocking the loop."""
        ...


class Rng(Protocol):
    """Chance and identifiers. Injected, so that a run can be repeated."""

    def uniform(self, upto: float) -> float:
        """A number in 0..upto."""
        ...

    def make_trace_id(self) -> str:
        """A W3C trace id: 32 lower-case hex digits, not all zero."""
        ...

    def make_call_id(self) -> str:
        """A call id that sorts by time; unique over all processes."""
        ...

    def make_handle(self) -> str:
        """An unguessable name for something that only its holder may ask for."""
        ...


class TaskControls(Protocol):
    """What the task of a long tool can do while it runs; tools reach it by their ``CallContext``, where it is explained."""

    cancelled: bool
    step: Callable[[str, Callable[[], Any], EffectClass | None], Any]
    progress: Callable[[Progress], None]


class CallContext(Struct, frozen=True):
    """What a tool may know about its call; injected where a parameter is annotated with it, hidden from the schema.

    A database tool that writes ``idempotency_key`` in the same transaction as its effect is exactly-once.
    """

    call_id: str
    run_id: str | None
    trace_id: str
    principal: Principal
    attempt: int
    idempotency_key: str | None
    fence: int
    deadline_ms: float
    effect_started: Callable[[], None] = lambda: None
    task: TaskControls | None = None

    def step(self, name: str, function: Callable[[], Any], *, effect: EffectClass | None = None) -> Any:
        """Do one part of a long tool. A finished step is never done again, whoever goes on with the task after a crash.

        Args:
            name: Says which part it is; steps come in the same order each time the tool runs.
            function: Takes nothing and gives plain JSON; a coroutine function is awaited: ``await context.step(...)``.
            effect: What doing it twice would do; the tool's own class where nothing is said. A ``once`` step that was begun
                and not finished leaves the task ``outcome_unknown``.

        In a short call it is just done.
        """
        return function() if self.task is None else self.task.step(name, function, effect)

    def progress(self, done: float, total: float | None = None, message: str = "") -> None:
        """Say how far a long tool is; nobody is told in a short call."""
        if self.task is not None:
            self.task.progress(Progress(done, total, message))

    @property
    def cancelled(self) -> bool:
        """Whether the task of a long tool is to end; the next step would not be begun."""
        return self.task is not None and self.task.cancelled


class Tool(Protocol):
    """Something that can be run. Fails by raising; the runtime turns what it raises into an answer.

    Optional attributes, read from the object: ``takes_key`` (True; whether it looks at its context) and ``marks_sending``
    (False): it is a transport that calls ``context.effect_started()`` just before the first byte of its request leaves, so
    that an attempt that ends before is known to have had no effect.
    """

    @property
    def mode(self) -> Literal["async", "thread", "inline"]:
        """How to run it: awaited, in a worker thread, or in the caller's thread (a timeout cannot interrupt the last)."""
        ...

    def invoke(self, arguments: dict[str, Any], context: CallContext) -> Any:
        """Run it once; an ``async`` tool returns an awaitable."""
        ...


class Catalogue(Protocol):
    """The tools on offer. Looking up never fails and never touches anything."""

    def find(
        self,
        name: str,
        version: str | None,
        principal: Principal,
        *,
        draw: Callable[[float], float] | None = None,
    ) -> tuple[CompiledContract, Tool] | None:
        """The contract and tool that this name and version mean now, or None.

        ``draw`` gives a number in 0..its argument (``Rng.uniform``); where versions share a name by percent it decides,
        and without it the current version is taken.
        """
        ...

    def find_closest(self, name: str, principal: Principal) -> str | None:
        """The one name on offer to this principal that was clearly meant, or None."""
        ...

    def is_restricted(self, principal: Principal) -> bool:
        """Whether something on offer is hidden from this principal: then absent and forbidden must read the same."""
        ...

    def list_names(self, principal: Principal) -> Sequence[str]:
        """Names on offer to this principal, sorted."""
        ...

    def score_tools(self, asked: Iterable[str]) -> dict[str, float]:
        """Name → how well a tool answers the words of a request (stems); tools hidden from somebody are among them."""
        ...


class TapeObserver(Protocol):
    """Somebody who watches. A sink may look and not touch; what it raises is dropped and counted, never passed on."""

    def record(self, tape: bytes, *, call_id: str, tool: str, code: str | None) -> None:
        """One finished call, as the bytes of its tape."""
        ...


class Store(AuditTrail, SharedAnswers, RowCheck, Protocol):
    """The ledger, budgets, breakers, approvals, audit trail, tapes and quarantine: one schema, one contract suite, several homes.

    When it cannot write, ``perform_effect`` gives ``StoreFailed`` and has done nothing in part: an effect call then does not
    start. Time is the store's own.
    """

    @property
    def durability(self) -> Literal["process", "kill", "power"]:
        """What a settled effect survives: only this process, a kill -9, or a loss of power."""
        ...

    def perform_effect(self, effect: StoreEffect) -> Answer:
        """Answer an effect, blocking. Safe from any thread."""
        ...

    def perform_effect_async(self, effect: StoreEffect) -> Answer | Awaitable[Answer]:
        """Answer an effect at once or later, never blocking the running loop for longer than one quick commit."""
        ...

    def holds_claim(self, key: str, entry_id: int, fence: int) -> bool:
        """Whether this claim of this process still stands; asked by a process that stood still. Shows a sign of life first.

        Raises:
            StoreError: it cannot be looked up.
        """
        ...

    def mark_delivered(self, entry_id: int) -> None:
        """The caller has the answer of this entry. May be written late and may be lost: then it is given again."""
        ...

    def list_entries(
        self,
        *,
        state: EntryFilter | None = None,
        tool: str | None = None,
        run_id: str | None = None,
        limit: int = 100,
    ) -> list[LedgerEntry]:
        """Live ledger entries, newest first."""
        ...

    def scan_entries(
        self,
        *,
        after: int = 0,
        state: EntryFilter | None = None,
        tool: str | None = None,
        limit: int = 1_000,
    ) -> list[LedgerEntry]:
        """The next live entries whose id is greater than ``after``, oldest first; an empty list ends the scan."""
        ...

    def count_doubts(self) -> list[InDoubtCount]:
        """Calls in doubt, counted by tool and effect class, in the order of their names. Changes nothing."""
        ...

    def get_entry(self, key: str) -> LedgerEntry | None:
        """The live entry with this key."""
        ...

    def find_met_entry(self, effect: Claim) -> LedgerEntry | None:
        """The live entry that this claim would meet: by its key, its keys under other versions, or its arguments as read."""
        ...

    def decide_entry(
        self,
        entry_id: int,
        state: LedgerState,
        *,
        by: str,
        why: str,
        outcome: Outcome | None = None,
        seen: LedgerEntry | None = None,
    ) -> bool:
        """A person or a reconciler resolves an unknown entry to committed, failed or released; False if it is not unknown.

        With ``seen`` it is False too where the entry has a later attempt, or was written to, since it was read.
        """
        ...

    def get_breaker(self, key: str) -> BreakerRecord:
        """The breaker's record; a closed one when nothing failed lately."""
        ...

    def request_approval(self, approval: Approval) -> Approval:
        """Keep a question to a person; the one that stands when the same digest is already asked and not expired."""
        ...

    def get_approval(self, handle: str) -> Approval | None:
        """The approval with this handle."""
        ...

    def list_approvals(
        self, *, state: str | None = None, tenant: str | None = None, limit: int = 100
    ) -> list[Approval]:
        """Approvals, newest first."""
        ...

    def decide_approval(self, handle: str, *, granted: bool, by: str, reason: str) -> bool:
        """Grant or reject; False when it is not open, is expired, or ``by`` is who asked."""
        ...

    def use_approval(self, digest: str, *, by: str) -> Approval | None:
        """Use the granted, unexpired approval of this digest for what has no claim; ``by`` names what it is used for."""
        ...

    def find_last_approval(self, digest: str) -> Approval | None:
        """The newest approval asked for this digest, whatever became of it."""
        ...

    def save_contract(self, contract: Contract, hash_: str) -> None:
        """Keep a contract under its hash, so that tapes can be read later."""
        ...

    def get_contract(self, hash_: str) -> Contract | None:
        """The contract with this hash."""
        ...

    def list_contracts(self, name: str) -> Sequence[Contract]:
        """Every contract of this tool that was kept, of all versions, in the order in which they were first kept."""
        ...

    def save_tape(
        self, call_id: str, *, run_id: str | None, tool: str, code: str | None, body: bytes
    ) -> None:
        """Keep a finished tape; buffered, may lose the last moments on a crash, never blocks a call."""
        ...

    def get_tape(self, call_id: str) -> bytes | None:
        """A tape by its call id (or an unambiguous beginning of it)."""
        ...

    def list_tapes(
        self, *, run_id: str | None = None, limit: int = 100
    ) -> list[tuple[str, str, str | None, int]]:
        """Newest tapes first: call id, tool, error code or None, epoch ms."""
        ...

    def save_body(self, kept: StoredBody, body: bytes) -> None:
        """Keep a body under ``get_body.handle``; the store says when, and how large it is. Buffered; a handle serves once."""
        ...

    def get_body(self, handle: str) -> tuple[StoredBody, bytes] | None:
        """What is kept under this handle, and the body."""
        ...

    def list_bodies(
        self,
        *,
        tenant: str | None = None,
        tool: str | None = None,
        state: StoredBodyState | None = None,
        after: str | None = None,
        limit: int = 100,
    ) -> list[StoredBody]:
        """Withheld and released bodies, newest first; previews are none of them.

        ``after`` is the handle of the last one of the page before; an unknown handle gives an empty page.
        """
        ...

    def release_body(self, handle: str, *, by: str, reason: str) -> bool:
        """Let the principal whose call it was read a withheld body; False when it is not withheld, or ``by`` made the call.

        Of several who release it at once one does, and the audit trail has one record of it.
        """
        ...

    def sweep(self) -> dict[str, int]:
        """Archive what has expired, end dead leases as unknown, forget what was kept long enough; counts."""
        ...

    def collect_stats(self) -> dict[str, Any]:
        """Counts by state, sizes in bytes, durability: for ``doctor``."""
        ...

    def close(self) -> None:
        """Write what is buffered and let go of files. Idempotent."""
        ...
