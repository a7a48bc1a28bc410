"""Every effect the story can ask for, and every answer it can get: the whole talk between core and hands.

An effect is a question to the runtime; its answers are a closed union, and a forgotten one is a type error. The tape is
the list of (effect, answer) in the order in which they happened. Answers never raise: a store that is down, a tool that
explodes and a caller who cancels are answers. A run is named by its tenant and its id, wherever both stand.
"""

from typing import Any, Literal

from callwright.domain.call import Principal
from callwright.domain.contract import CompiledContract, EffectClass
from callwright.domain.declared_answer import AnswerProblem, DeclaredAnswer
from callwright.domain.effect_base import Answer, Cancelled, Effect, StoreFailed
from callwright.domain.evidence import NO_ANSWER, Evidence
from callwright.domain.ledger_effects import (
    AlreadySettled,
    AlternateKey,
    ApprovalMissing,
    AwaitSettle,
    Claim,
    Claimed,
    Counted,
    CountRefusal,
    Exhausted,
    FencedOut,
    InDoubt,
    InFlight,
    KeyConflict,
    QuotaOver,
    SecondIntent,
    Settle,
    Settled,
    WaitedOut,
    Woken,
)
from callwright.domain.quota_rules import Quota
from callwright.domain.records import RunLimits
from callwright.domain.result import FieldProblem, Source

__all__ = [
    "Allowed",
    "AlreadySettled",
    "AlternateKey",
    "Answer",
    "ApprovalMissing",
    "ApprovalNeeded",
    "Authorize",
    "AwaitSettle",
    "BreakerOpen",
    "Cancelled",
    "Claim",
    "Claimed",
    "Compare",
    "Compared",
    "CountRefusal",
    "Counted",
    "Denied",
    "Effect",
    "Execute",
    "Exhausted",
    "FencedOut",
    "FindTools",
    "InDoubt",
    "InFlight",
    "KeyConflict",
    "NoSuchTool",
    "Offered",
    "Quarantine",
    "Quarantined",
    "QuotaOver",
    "Raised",
    "ReadClock",
    "Reserve",
    "Reserved",
    "Resolve",
    "Resolved",
    "Returned",
    "SecondIntent",
    "Settle",
    "Settled",
    "Sleep",
    "Slept",
    "StoreFailed",
    "Tick",
    "WaitedOut",
    "Woken",
]

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
    """The call may go on. ``rule`` names what allowed it; ``again``: it was made, and may only be answered again.

    ``approval`` is the digest of the granted approval that the claim has to use; "" where none is needed.
    ``quotas`` are those that the call has to keep to.
    """

    rule: str
    again: bool = False
    approval: str = ""
    quotas: tuple[Quota, ...] = ()


class Denied(Answer, frozen=True):
    """The call is forbidden, or policy could not be evaluated."""

    rule: str


class ApprovalNeeded(Answer, frozen=True):
    """A person must approve exactly this call; ``reason`` says whether for the first time or again."""

    rule: str
    handle: str
    reason: Literal["required", "expired", "rejected"]


class Authorize(Effect["Allowed | Denied | ApprovalNeeded | StoreFailed"], frozen=True):
    """May this principal make exactly this call? Asked about the corrected arguments.

    ``over`` is the name of a quota that the call exceeds, and that a person may allow it to exceed. ``also`` and ``read_key``
    are those of the claim.
    """

    tool: str
    version: str
    contract_hash: str
    effect: EffectClass
    principal: Principal
    arguments: dict[str, Any]
    key: str | None
    approval: str | None
    over: str = ""
    also: tuple[AlternateKey, ...] = ()
    read_key: str = ""


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
    ``content``: the value as content blocks of MCP. ``source``: the request of the upstream that gave the answer, where its tool
    knows of one.
    ``started`` as in ``Raised``.
    """

    value: Any
    kind: Literal["json", "text", "bytes", "none"]
    size: int
    problem: AnswerProblem | None = None
    at: str = ""
    declared: DeclaredAnswer | None = None
    content: list[Any] | None = None
    source: Source | None = None
    started: bool | None = None


class Raised(Answer, frozen=True):
    """The attempt failed. ``evidence`` is what is known of its effect, before the contract is asked.

    ``code`` is a row of the error table or a declared code; nothing of the exception's text is here. ``exception`` is the
    class name, for the tape only. ``upstream`` are the words of the tool's upstream, through the net. ``traceback`` is for
    operators: it stays on the tape and never reaches a caller.
    ``started``: True, the tool called ``effect_started()``; False, it would have and did not; None, it does not say.
    """

    code: str
    evidence: Evidence = NO_ANSWER
    exception: str = ""
    retry_after_ms: int | None = None
    params: dict[str, str] = {}
    fields: list[FieldProblem] = []
    upstream: dict[str, str] = {}
    started: bool | None = None
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
