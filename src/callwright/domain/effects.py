"""Every effect that the pipeline can yield, and every answer it can get: the complete interface between core and runtime.

An effect is a request to the runtime; its answers are a closed union, and a forgotten one is a type error. The tape is
the list of (effect, answer) in order of execution. Answers never raise: an unavailable store, a tool that
raises and a caller that cancels are answers. A run is identified by its tenant and its id.
"""

from typing import Any, Literal

from msgspec import Struct

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
    """The words that name tools on offer to this caller, with their contracts."""

    tools: tuple[CompiledContract, ...]


class FindTools(Effect["Offered"], frozen=True):
    """Find which of these words name tools on offer. Used where calls must be told from the surrounding text."""

    words: tuple[str, ...]
    principal: Principal


# --- resolve ----------------------------------------------------------------------------------------------------


class Resolved(Answer, frozen=True):
    """The contract that this call must meet."""

    tool: CompiledContract


class AbsentServer(Struct, frozen=True):
    """A server that has not listed its tools yet, and why: ``server_starting``, ``server_away`` or ``login_required``.

    ``retry_after_ms`` is the time after which a caller may ask again; None while it waits for a person.
    """

    name: str
    code: str
    retry_after_ms: int | None


class NoSuchTool(Answer, frozen=True):
    """No tool of that name or version is offered to this caller; ``closest`` is the one that was clearly meant, if any.

    ``restricted`` says that some tools are hidden from this caller: then absent and forbidden must look the same. It
    depends on the caller alone, never on the name. ``held``: the tool exists and waits for its operator to accept it.
    ``suggested``: ``closest`` may only be suggested, never called instead. ``server``: the name has the prefix of a server of
    which it is not known yet what it offers; the rules allow this caller a tool of that name.
    """

    closest: str | None
    restricted: bool
    held: bool = False
    suggested: bool = False
    server: AbsentServer | None = None


class Resolve(Effect["Resolved | NoSuchTool"], frozen=True):
    """Look up the contract that this name (and version) means for this caller now."""

    name: str
    version: str | None
    principal: Principal


# --- authorize --------------------------------------------------------------------------------------------------


class Allowed(Answer, frozen=True):
    """The call may continue. ``rule`` names the rule that allowed it; ``again``: it was made before, and may only be replayed.

    ``approval`` is the digest of the granted approval that the claim has to use; "" where none is needed.
    ``quotas`` are the quotas that apply to the call.
    """

    rule: str
    again: bool = False
    approval: str = ""
    quotas: tuple[Quota, ...] = ()


class Denied(Answer, frozen=True):
    """The call is forbidden, or the policy could not be evaluated."""

    rule: str


class ApprovalNeeded(Answer, frozen=True):
    """A person must approve exactly this call; ``reason`` says whether for the first time or again.

    ``too_many``: the limit of waiting calls of this principal or tenant is reached, so no person was asked.
    """

    rule: str
    handle: str
    reason: Literal["required", "expired", "rejected", "too_many"]


class Authorize(Effect["Allowed | Denied | ApprovalNeeded | StoreFailed"], frozen=True):
    """Ask whether this principal may make exactly this call, with its corrected arguments.

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
    """The attempt may be made. ``watched``: the endpoint has failed lately, and its breaker needs the outcome."""

    watched: bool = False


class BreakerOpen(Answer, frozen=True):
    """The breaker is open: the endpoint gets no calls for now."""

    retry_after_ms: int


class Reserve(Effect["Reserved | BreakerOpen | Exhausted | StoreFailed | Cancelled"], frozen=True):
    """Ask whether this attempt may be made: asks the breaker, and for a second attempt also takes one retry from the run."""

    breaker: str
    effect: EffectClass
    attempt: int
    tool: str
    tenant: str
    run_id: str | None
    limits: RunLimits


class Returned(Answer, frozen=True):
    """The tool returned. ``value`` is plain JSON; ``size`` its encoded bytes; ``problem`` says why it could not be made plain.

    ``kind`` is the type of the return value: "text" for str, "bytes" for decoded bytes, "none" for None, else "json".
    ``content``: the value as MCP content blocks. ``source``: the upstream request that produced the answer, where its tool
    knows it.
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
    """The attempt failed. ``evidence`` is the knowledge about its effect, before the contract is consulted.

    ``code`` is a row of the error table or a declared code; it contains no exception text. ``exception`` is the
    class name, for the tape only. ``upstream`` is the upstream's redacted message. ``traceback`` is for
    operators: it stays on the tape and never reaches a caller.
    ``started``: True, the tool called ``effect_started()``; False, it would have and did not; None, unknown.
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
    """This many milliseconds have passed."""

    ms: int


class Sleep(Effect["Slept | Cancelled"], frozen=True):
    """Wait between attempts: a random time in ``0..upto_ms`` (full jitter), at least ``at_least_ms``."""

    upto_ms: int
    at_least_ms: int


class Tick(Answer, frozen=True):
    """Milliseconds since the call arrived, monotonic; ``now_ms``: epoch milliseconds, where requested."""

    ms: float
    now_ms: int | None = None


class ReadClock(Effect["Tick"], frozen=True):
    """Read how long the call has been running; with ``wall`` also the date."""

    wall: bool = False


class Quarantined(Answer, frozen=True):
    """The body is stored under ``handle``, where only a reviewer can read it; None when it could not be stored."""

    handle: str | None


class Quarantine(Effect["Quarantined"], frozen=True):
    """Store a body for reviewers: an unsafe one, which neither caller nor model can read, or a copy of what a person has to look at."""

    call_id: str
    tool: str
    body: Any
    verdict: str
