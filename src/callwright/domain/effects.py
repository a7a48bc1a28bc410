"""Every effect the story can ask for, and every answer it can get: the whole talk between core and hands.

An effect is a question to the runtime; its answers are a closed union, and a forgotten one is a type error. The tape is
the list of (effect, answer) in the order in which they happened. Answers never raise: a store that is down, a tool that
explodes and a caller who cancels are answers. A run is named by its tenant and its id, wherever both stand.
"""

from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct

from callwright.domain.call import Principal
from callwright.domain.contract import CompiledContract, EffectClass, Repeat
from callwright.domain.declared import Declared, Problem
from callwright.domain.records import BudgetLimit, LedgerState, Outcome, RunLimits
from callwright.domain.result import FieldProblem

A = TypeVar("A")


class Effect(Struct, Generic[A], frozen=True, tag=True, gc=False, omit_defaults=True):
    """A question of the story; ``A`` is the union of its answers: ``answer = claim.given((yield claim))``."""

    def given(self, answer: Any) -> A:
        """The answer that was sent, with the type that the question says: a forgotten answer is a type error."""
        typed: A = answer
        return typed


class Answer(Struct, frozen=True, tag=True, gc=False, omit_defaults=True):
    """An answer of the runtime."""


class StoreFailed(Answer, frozen=True):
    """The store could not do it, and has not done it in part. ``reason`` is one of our own words."""

    reason: Literal["locked", "full", "read_only", "corrupt", "gone"]


class Cancelled(Answer, frozen=True):
    """The caller cancelled before this effect was begun."""


# --- find tools -------------------------------------------------------------------------------------------------


class Offered(Answer, frozen=True):
    """Those of the words that name tools on offer to this caller, with their contracts."""

    tools: tuple[CompiledContract, ...]


class FindTools(Effect["Offered"], frozen=True):
    """Which of these words name tools on offer? Asked where calls must be told from the text around them."""

    words: tuple[str, ...]
    principal: Principal


# --- resolve ----------------------------------------------------------------------------------------------------


class Resolved(Answer, frozen=True):
    """The contract that this call is held to."""

    tool: CompiledContract


class NoSuchTool(Answer, frozen=True):
    """No tool of that name or version is offered to this caller; ``closest`` is one that is, when clearly meant.

    ``restricted`` says that something is hidden from this caller: then absent and forbidden must read the same. It
    depends on the caller alone, never on the name.
    """

    closest: str | None
    restricted: bool


class Resolve(Effect["Resolved | NoSuchTool"], frozen=True):
    """Which contract does this name (and version) mean, for this caller, now?"""

    name: str
    version: str | None
    principal: Principal


class Compared(Answer, frozen=True):
    """The tool that answers best, None if that was called; ``behind`` is the share of its score, 0..1, which it misses."""

    rival: str | None = None
    behind: float = 0.0


class Compare(Effect["Compared"], frozen=True):
    """Does another tool on offer answer the words of the call's conversation better than the one that was called?"""

    tool: str
    principal: Principal


# --- authorize --------------------------------------------------------------------------------------------------


class Allowed(Answer, frozen=True):
    """The call may go on. ``rule`` names what allowed it; ``again``: it was made, and may only be answered again."""

    rule: str
    again: bool = False


class Denied(Answer, frozen=True):
    """The call is forbidden, or policy could not be evaluated."""

    rule: str


class ApprovalNeeded(Answer, frozen=True):
    """A person must approve exactly this call; ``reason`` says whether for the first time or again."""

    rule: str
    handle: str
    reason: Literal["required", "expired", "rejected"]


class Authorize(Effect["Allowed | Denied | ApprovalNeeded | StoreFailed"], frozen=True):
    """May this principal make exactly this call? Asked about the corrected arguments."""

    tool: str
    version: str
    contract_hash: str
    effect: EffectClass
    principal: Principal
    arguments: dict[str, Any]
    key: str | None
    approval: str | None


# --- ledger -----------------------------------------------------------------------------------------------------


class Claimed(Answer, frozen=True):
    """The call is ours to make. ``remaining_ms`` is what the run's deadline leaves, None without a run.

    ``entry_id`` is 0 for reads, which have no row. ``suspected`` says that the same call was delivered before.
    """

    entry_id: int
    fence: int
    attempt: int
    remaining_ms: int | None
    suspected: bool = False


class AlreadySettled(Answer, frozen=True):
    """The call was made before; here is its outcome. ``answered``: it failed, and may have had an effect.

    ``entry_id`` is for telling the store that this answer, too, has been delivered.
    """

    state: Literal["committed", "failed", "answered"]
    outcome: Outcome
    trace_id: str
    entry_id: int = 0


class SecondIntent(Answer, frozen=True):
    """The call was made and delivered before in this scope, and the tool asks whether a second one is meant."""

    trace_id: str


class InFlight(Answer, frozen=True):
    """Somebody else is making this call; ask again in ``retry_after_ms``."""

    retry_after_ms: int


class KeyConflict(Answer, frozen=True):
    """The key was used before with other arguments. Nothing about them is told."""


class InDoubt(Answer, frozen=True):
    """The call may have happened, and nobody may repeat it until somebody has looked."""

    trace_id: str


class Exhausted(Answer, frozen=True):
    """The run's budget does not allow it. ``times`` is the count that met the limit."""

    limit: BudgetLimit
    times: int


class Claim(
    Effect[
        "Claimed | AlreadySettled | SecondIntent | InFlight | KeyConflict | InDoubt | Exhausted"
        " | StoreFailed | Cancelled"
    ],
    frozen=True,
):
    """Take the call and one unit of the run's budget, in one write, before the first byte leaves.

    ``key`` is None for reads: no row, only the budget. ``resumed``, only of a tape: the owner takes its own claim again.
    ``contract_hash`` is for the record; "" on tapes that are older than it.

    ``task`` is what the worker of a task does with the claim of the call that began the task (``owner``):

        take_over  it is claimed by this worker, with a higher fence: whichever worker had it settles nothing any more
        lapse      it becomes unknown, with the same fence: an earlier worker had begun what may not be run twice, and can
                   still settle it
    """

    key: str | None
    tool: str
    version: str
    args_hash: str
    effect: EffectClass
    repeat: Repeat
    owner: str
    lease_ms: int
    trace_id: str
    principal: Principal
    run_id: str | None
    limits: RunLimits
    resumed: bool = False
    contract_hash: str = ""
    task: Literal["", "take_over", "lapse"] = ""


class Woken(Answer, frozen=True):
    """The other call has ended, or may have: claim again."""


class WaitedOut(Answer, frozen=True):
    """It has not ended in that time."""


class AwaitSettle(Effect["Woken | WaitedOut | Cancelled"], frozen=True):
    """Wait until the running call with this key ends, at most ``upto_ms``."""

    key: str
    upto_ms: int


class Settled(Answer, frozen=True):
    """The ledger says so now."""


class FencedOut(Answer, frozen=True):
    """Somebody else owns the call by now; its state is ``state``. Nothing was written."""

    state: LedgerState


class Settle(Effect["Settled | FencedOut | StoreFailed"], frozen=True):
    """Write how the call ended: ledger, breaker and the run's failure count in one write.

    ``healthy`` is the verdict for the breaker: None leaves it alone. ``ttl_s`` starts now.
    """

    key: str | None
    entry_id: int
    fence: int
    state: LedgerState
    outcome: Outcome | None
    tool: str
    breaker: str
    effect: EffectClass
    healthy: bool | None
    tenant: str
    run_id: str | None
    code: str | None
    ttl_s: int


class Counted(Answer, frozen=True):
    """So many times in a row by now. ``stop`` says that the limit is reached."""

    times: int
    stop: bool


class CountRefusal(Effect["Counted | StoreFailed"], frozen=True):
    """Count a refusal before the claim, so that a loop of them is noticed too."""

    tenant: str
    run_id: str
    tool: str
    code: str
    limits: RunLimits


# --- attempts ---------------------------------------------------------------------------------------------------


class Reserved(Answer, frozen=True):
    """The attempt may be made. ``watched``: the endpoint has failed lately, and its breaker waits for the outcome."""

    watched: bool = False


class BreakerOpen(Answer, frozen=True):
    """The endpoint is left alone for now."""

    retry_after_ms: int


class Reserve(Effect["Reserved | BreakerOpen | Exhausted | StoreFailed | Cancelled"], frozen=True):
    """May this attempt be made? Asks the breaker; a second attempt also takes one retry from the run."""

    breaker: str
    effect: EffectClass
    attempt: int
    tool: str
    tenant: str
    run_id: str | None
    limits: RunLimits


class Returned(Answer, frozen=True):
    """The tool returned. ``value`` is plain JSON; ``size`` its encoded bytes; ``problem`` says why it could not be plain.

    ``kind`` is what the tool gave: "text" for str, "bytes" for decoded bytes, "none" for None, else "json".
    ``operation`` is one that a helper named, where it is not the contract's. ``content``: the value as content blocks of MCP.
    """

    value: Any
    kind: Literal["json", "text", "bytes", "none"]
    size: int
    problem: Problem | None = None
    at: str = ""
    declared: Declared | None = None
    operation: str | None = None
    content: list[Any] | None = None


class Raised(Answer, frozen=True):
    """The attempt failed. ``sent`` is the truth about the world: "no" it certainly did not happen, "maybe" it may have.

    ``code`` is a row of the error table or a declared code; nothing of the exception's text is here. ``exception`` is the
    class name, for the tape only. ``upstream`` are the words of the tool's upstream, through the redaction net. ``traceback`` is for
    operators: it stays on the tape and never reaches a caller.
    """

    code: str
    sent: Literal["no", "maybe"]
    exception: str = ""
    retry_after_ms: int | None = None
    params: dict[str, str] = {}
    fields: list[FieldProblem] = []
    upstream: dict[str, str] = {}
    traceback: str = ""


class Execute(Effect["Returned | Raised"], frozen=True):
    """Run the tool once. A timeout and a cancellation are answers: ``Raised("timeout" | "cancelled", ...)``."""

    tool: str
    version: str
    arguments: dict[str, Any]
    attempt: int
    timeout_ms: int
    key: str | None
    fence: int
    call_id: str


class Slept(Answer, frozen=True):
    """That many milliseconds have passed."""

    ms: int


class Sleep(Effect["Slept | Cancelled"], frozen=True):
    """Wait between attempts: a random time in ``0..upto_ms`` (full jitter), at least ``at_least_ms``."""

    upto_ms: int
    at_least_ms: int


class Tick(Answer, frozen=True):
    """Milliseconds since the call came in, monotonic; ``now_ms``: epoch milliseconds, where they were asked for."""

    ms: float
    now_ms: int | None = None


class ReadClock(Effect["Tick"], frozen=True):
    """How long has this call been running? With ``wall``: what is the date, too?"""

    wall: bool = False


class Quarantined(Answer, frozen=True):
    """The body is kept where only a person can read it, under ``handle``; None when it could not be kept."""

    handle: str | None


class Quarantine(Effect["Quarantined"], frozen=True):
    """Keep an unsafe body out of everybody's reach."""

    call_id: str
    tool: str
    body: Any
    verdict: str
