"""Protocols of the IO layers. Each docstring says how failures are reported.

Stores answer the effects of the pipeline with the answers listed in ``domain/effects.py`` and never raise to it. The other
methods serve people and commands; they raise only ``StoreError``.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct

from callwright.domain.call import Principal
from callwright.domain.contract import CompiledContract, Contract, EffectClass
from callwright.domain.doubts import LedgerDoubt
from callwright.domain.effects import AbsentServer, Answer, AwaitSettle, Claim, CountRefusal, Reserve, Settle
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
from callwright.ports.release_store import ReleaseStore
from callwright.ports.row_check import RowCheck
from callwright.ports.shared_records import SharedRecords
from callwright.ports.stored_records import StoredRecords
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
    "ReleaseStore",
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

    Attributes:
        reason: One word of a fixed set: locked, full, read_only, corrupt, gone or doubtful.
        hint: How to fix it, for people; "" if nothing is known.
        cause: The cause. Of ``gone``: "absent" if there is no ledger yet, "no_driver" if its driver is not installed, "no_place" if
            the name is neither that of a file nor the URL of a supported database, "no_key" or "wrong_key" if its content is sealed,
            "no_cipher" if it shall be and the package for that is not installed. Of ``corrupt``: "unopened" if a sealed value of it
            cannot be opened. Else "".
        store: The name of the store, without a password, where opening it by its name failed; else None.
    """

    store: str | None = None

    def __init__(
        self,
        reason: Literal["locked", "full", "read_only", "corrupt", "gone", "doubtful"],
        hint: str = "",
        cause: Literal[
            "", "absent", "no_driver", "no_place", "no_key", "wrong_key", "no_cipher", "unopened"
        ] = "",
    ) -> None:
        statement = "cannot be opened or reached" if reason == "gone" else f"is {reason.replace('_', ' ')}"
        super().__init__(f"The store {statement}." + (f" {hint}" if hint else ""))
        self.reason = reason
        self.hint = hint
        self.cause = cause


class PendingWrite(asyncio.Future[Any]):
    """An answer that arrives with a commit. It cannot be cancelled: a cancelled waiter still waits until the write is done.

    The cancelled task then gets its cancellation, and finds the answer in ``result()``. ``begin`` makes sure that the write is under
    way: a signal may have ended the callback of the loop that was to begin it.
    """

    begin: Callable[[], None] | None = None

    def cancel(self, msg: Any | None = None) -> bool:  # noqa: ARG002 - the signature of asyncio
        """Refuse to cancel; return False."""
        if self.begin is not None:
            self.begin()
        return False

    def answer_after(self, write: "asyncio.Future[Any]", proceed: Callable[[Any], Any]) -> None:
        """Answer once another write is done; ``proceed`` makes the answer, or the write that has it, of its result.

        A coroutine would do the same and could be cancelled: then a claim would be made without an owner.
        """

        def go_on(done: "asyncio.Future[Any]") -> None:
            try:
                answer = proceed(done.result())
            except BaseException as fault:  # noqa: BLE001 - it is raised where the answer is awaited, a signal too
                self.set_exception(fault)
                return
            if isinstance(answer, asyncio.Future):
                self.answer_after(answer, lambda found: found)
            else:
                self.set_result(answer)

        write.add_done_callback(go_on)


class Clock(Protocol):
    """Time source. Injected everywhere, so that tests need not wait."""

    def now_ms(self) -> int:
        """Return epoch milliseconds of the wall clock; for people and for expiry dates only."""
        ...

    def lease_ms(self) -> float:
        """Return milliseconds on a clock that never jumps and is shared by all processes of one host; for leases and deadlines."""
        ...

    def boot_id(self) -> str:
        """Return an id of the current run of that clock; two readings are comparable only under the same id."""
        ...

    def uptime_ms(self) -> float:
        """Return milliseconds since the boot, sleep included, where the system can tell; the wall clock is checked against it."""
        ...

    def sleep(self, ms: float) -> None:
        """Block for that many milliseconds."""
        ...

    async def sleep_async(self, ms: float) -> None:
        """Wait for that many milliseconds without blocking the loop."""
        ...


class Rng(Protocol):
    """Random numbers and identifiers. Injected, so that a run can be reproduced."""

    def uniform(self, upto: float) -> float:
        """Return a uniformly random number in 0..upto."""
        ...

    def make_trace_id(self) -> str:
        """Return a W3C trace id: 32 lower-case hex digits, not all zero."""
        ...

    def make_call_id(self) -> str:
        """Return a call id that sorts by time and is unique over all processes."""
        ...

    def make_handle(self) -> str:
        """Return an unguessable handle."""
        ...


class TaskControls(Protocol):
    """Operations of the task of a long tool while it runs; tools use them through ``CallContext``, which documents them."""

    cancelled: bool
    step: Callable[[str, Callable[[], Any], EffectClass | None], Any]
    progress: Callable[[Progress], None]


class CallContext(Struct, frozen=True):
    """Information for a tool about its call; injected where a parameter is annotated with it, hidden from the schema.

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
        """Run one step of a long tool. A finished step never runs again, even when another worker resumes the task after a crash.

        Args:
            name: Name of the step; steps come in the same order each time the tool runs.
            function: Takes no arguments and returns plain JSON; a coroutine function is awaited: ``await context.step(...)``.
            effect: Effect class of the step; None takes the tool's. A ``once`` step that was begun
                and not finished leaves the task ``outcome_unknown``.

        In a short call the function simply runs.
        """
        return function() if self.task is None else self.task.step(name, function, effect)

    def progress(self, done: float, total: float | None = None, message: str = "") -> None:
        """Report the progress of a long tool; no effect in a short call."""
        if self.task is not None:
            self.task.progress(Progress(done, total, message))

    @property
    def cancelled(self) -> bool:
        """Return whether the task of a long tool was cancelled; then no further step starts."""
        return self.task is not None and self.task.cancelled


class Tool(Protocol):
    """A callable tool. It reports failure by raising; the runtime converts exceptions to answers.

    Optional attributes, read from the object: ``takes_key`` (True; whether it uses its context) and ``marks_sending``
    (False): it is a transport that calls ``context.effect_started()`` just before the first byte of its request leaves, so
    that an attempt that ends earlier is known to have had no effect.
    """

    @property
    def mode(self) -> Literal["async", "thread", "inline"]:
        """How to run it: awaited, in a worker thread, or in the caller's thread (where a timeout cannot interrupt it)."""
        ...

    def invoke(self, arguments: dict[str, Any], context: CallContext) -> Any:
        """Run it once; an ``async`` tool returns an awaitable."""
        ...


class Catalogue(Protocol):
    """The tools on offer. A lookup never fails and has no side effects."""

    def find(
        self,
        name: str,
        version: str | None,
        principal: Principal,
        draw: Callable[[float], float] | None = None,
    ) -> tuple[CompiledContract, Tool] | None:
        """Return the contract and tool for this name and version, or None.

        ``draw`` returns a number in 0..its argument (``Rng.uniform``); it decides where versions share a name by percentage.
        Without it the current version is taken.
        """
        ...

    @property
    def namespaces(self) -> Collection[str]:
        """The name prefixes of servers, connected or not: a name within one means a tool of that server only."""
        ...

    def is_held(self, name: str) -> bool:
        """Return whether a server lists this tool, and it waits for its operator to accept it."""
        ...

    def find_absent_server(self, name: str) -> AbsentServer | None:
        """Return the server with the prefix of the name, if the tools of that server are not known yet; else None."""
        ...

    def find_closest(self, name: str, principal: Principal) -> str | None:
        """Return the one name on offer to this principal that was clearly meant, or None."""
        ...

    def is_restricted(self, principal: Principal) -> bool:
        """Return whether some tools are hidden from this principal: then absent and forbidden must look the same."""
        ...

    def list_names(self, principal: Principal) -> Sequence[str]:
        """Return the names on offer to this principal, sorted."""
        ...

    def score_tools(self, request: str) -> dict[str, float]:
        """Return tool name → how well the tool matches a request, in the user's words; hidden tools are included."""
        ...


class TapeObserver(Protocol):
    """An observer of finished calls. It cannot change them; an exception it raises is dropped and counted, never propagated."""

    def record(self, tape: bytes, *, call_id: str, tool: str, code: str | None) -> None:
        """Take one finished call, as the bytes of its tape."""
        ...


class Store(AuditTrail, SharedAnswers, SharedRecords, RowCheck, ReleaseStore, StoredRecords, Protocol):
    """The ledger, budgets, breakers, approvals, audit trail, tapes and quarantine: one schema, one contract suite, several backends.

    When it cannot write, ``perform_effect`` returns ``StoreFailed`` and nothing was written in part: a call with an effect then
    does not start. Time is the store's own.
    """

    @property
    def durability(self) -> Literal["process", "kill", "power"]:
        """What a settled effect survives: only this process, a kill -9, or a power loss."""
        ...

    def perform_effect(self, effect: StoreEffect) -> Answer:
        """Perform an effect, blocking, and return its answer. Safe from any thread."""
        ...

    def perform_effect_async(self, effect: StoreEffect) -> Answer | Awaitable[Answer]:
        """Perform an effect; return its answer at once or as an awaitable. Never blocks the loop longer than one quick commit."""
        ...

    def holds_claim(self, key: str, entry_id: int, fence: int) -> bool:
        """Return whether this process still holds the claim; for a process that was suspended. Sends a heartbeat first.

        Raises:
            StoreError: the claim cannot be looked up.
        """
        ...

    def mark_delivered(self, entry_id: int) -> None:
        """Record that the caller has the answer of this entry. May be written late or lost: then the answer is replayed."""
        ...

    def list_entries(
        self,
        *,
        state: EntryFilter | None = None,
        tool: str | None = None,
        run_id: str | None = None,
        limit: int = 100,
    ) -> list[LedgerEntry]:
        """Return live ledger entries, newest first."""
        ...

    def scan_entries(
        self,
        *,
        after: int = 0,
        state: EntryFilter | None = None,
        tool: str | None = None,
        limit: int = 1_000,
    ) -> list[LedgerEntry]:
        """Return the next live entries whose id is greater than ``after``, oldest first; an empty list ends the scan."""
        ...

    def count_doubts(self) -> list[InDoubtCount]:
        """Return the number of calls in doubt by tool and effect class, sorted by name. Changes nothing."""
        ...

    def get_entry(self, key: str) -> LedgerEntry | None:
        """Return the live entry with this key, or None."""
        ...

    def find_archived_entries(self, key: str, *, limit: int = 20) -> list[LedgerEntry]:
        """Return entries that had this key, or have this number, and whose key is free again; newest first.

        A store may keep none, and need not keep all of their fields.
        """
        ...

    def find_met_entry(self, effect: Claim) -> LedgerEntry | None:
        """Return the live entry that this claim would meet: by its key, its keys under other versions, or its arguments as read."""
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
        """Resolve an unknown entry to committed, failed or released, for a person or a reconciler; False if it is not unknown.

        With ``seen``, also False where the entry has a later attempt, or was written to, since it was read.
        """
        ...

    def list_doubts(self) -> list[LedgerDoubt]:
        """Look for signs that the ledger was deceived, and return them. While there is one, no ``once`` call is claimed."""
        ...

    def put_in_doubt(self, doubt: LedgerDoubt) -> None:
        """Store a sign that the ledger is unreliable, for an operator; one that is stored already stays."""
        ...

    def accept_doubts(self, *, by: str, why: str) -> list[LedgerDoubt]:
        """Accept the ledger as it is, for an operator, and return the doubts that this ended; a doubt whose cause lasts stays."""
        ...

    def get_breaker(self, key: str) -> BreakerRecord:
        """Return the breaker's record; a closed one when there was no recent failure."""
        ...

    def request_approval(self, approval: Approval) -> Approval:
        """Store a question to a person; return the existing one when the same digest is already open and not expired."""
        ...

    def get_approval(self, handle: str) -> Approval | None:
        """Return the approval with this handle, or None."""
        ...

    def list_approvals(
        self, *, state: str | None = None, tenant: str | None = None, limit: int = 100
    ) -> list[Approval]:
        """Return approvals, newest first."""
        ...

    def count_open_approvals(self, principal: Principal) -> tuple[int, int]:
        """Return how many approvals wait for a decision: of this principal, and of its tenant. Expired ones do not count."""
        ...

    def decide_approval(self, handle: str, *, granted: bool, by: str, reason: str) -> bool:
        """Grant or reject an approval; False when it is not open, is expired, or ``by`` is the requester."""
        ...

    def use_approval(self, digest: str, *, by: str) -> Approval | None:
        """Use the granted, unexpired approval of this digest for something without a claim; ``by`` names its user."""
        ...

    def find_last_approval(self, digest: str) -> Approval | None:
        """Return the newest approval requested for this digest, in any state, or None."""
        ...

    def save_contract(self, contract: Contract, hash_: str) -> None:
        """Store a contract under its hash, so that tapes can be read later."""
        ...

    def get_contract(self, hash_: str) -> Contract | None:
        """Return the contract with this hash, or None."""
        ...

    def list_contracts(self, name: str | None) -> Sequence[Contract]:
        """Return every stored contract of this tool, of all versions, in the order in which they were first stored; None: of all tools."""
        ...

    def save_tape(
        self, call_id: str, *, run_id: str | None, tool: str, code: str | None, body: bytes
    ) -> None:
        """Store a finished tape; buffered: a crash may lose the last ones. Never blocks a call."""
        ...

    def get_tape(self, call_id: str) -> bytes | None:
        """Return a tape by its call id (or an unambiguous prefix of it), or None."""
        ...

    def list_tapes(
        self, *, run_id: str | None = None, limit: int = 100
    ) -> list[tuple[str, str, str | None, int]]:
        """Return the newest tapes first: call id, tool, error code or None, epoch ms."""
        ...

    def save_body(self, kept: StoredBody, body: bytes) -> None:
        """Store a body under ``kept.handle``; the store adds time and size. Buffered; a handle can be used once."""
        ...

    def get_body(self, handle: str) -> tuple[StoredBody, bytes] | None:
        """Return the record and the body stored under this handle, or None."""
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
        """Return withheld and released bodies, newest first, without previews.

        ``after`` is the handle of the last body of the previous page; an unknown handle gives an empty page.
        """
        ...

    def release_body(self, handle: str, *, by: str, reason: str) -> bool:
        """Let the principal whose call it was read a withheld body; False when it is not withheld, or ``by`` made the call.

        Of several concurrent releases one succeeds, and the audit trail has one record of it.
        """
        ...

    def sweep(self) -> dict[str, int]:
        """Archive expired rows, turn expired leases into unknown, and delete rows and bodies past their retention; return counts by action."""
        ...

    def collect_stats(self) -> dict[str, Any]:
        """Return counts by state, sizes in bytes, and durability: for ``doctor``."""
        ...

    def close(self) -> None:
        """Flush buffers and close files. Idempotent."""
        ...
