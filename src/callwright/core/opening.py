"""The first half of the story: from what the model wrote to the claim. Pure.

For every question of these steps: what is asked, and what each answer means. A refusal is an ``Ending``.
"""

from typing import assert_never

from callwright.core import messages
from callwright.core.attempt import deadline_ms, spent
from callwright.core.gate import Unclear, gate
from callwright.core.keys import derive_key, digest, explicit_key, intent_of
from callwright.core.reader import Unreadable, read
from callwright.core.repair import mend
from callwright.core.telling import Ending, Telling, refusal
from callwright.domain.call import ToolCall
from callwright.domain.contract import CompiledContract, Contract
from callwright.domain.effects import (
    Allowed,
    AlreadySettled,
    ApprovalNeeded,
    Authorize,
    Cancelled,
    Claim,
    Claimed,
    Counted,
    Denied,
    Exhausted,
    InDoubt,
    InFlight,
    KeyConflict,
    NoSuchTool,
    Resolve,
    Resolved,
    SecondIntent,
    StoreFailed,
    WaitedOut,
    Woken,
)
from callwright.domain.records import Outcome
from callwright.domain.result import EffectState

# --- 1 read, 2 resolve ------------------------------------------------------------------------------------------


def read_one(t: Telling) -> ToolCall | Ending:
    """The one call in what the model wrote."""
    calls = read(t.request.raw)
    if isinstance(calls, Unreadable):
        return refusal("invalid_json", params={"detail": calls.detail})
    if len(calls) != 1:
        if not calls:
            return refusal("invalid_json", params={"detail": "it holds no call"})
        return refusal(
            "ambiguous_call", params={"detail": f"it holds {len(calls)} calls; send one at a time"}
        )
    t.call = calls[0]
    return calls[0]


def resolve(t: Telling, call: ToolCall) -> Resolve:
    """Which contract is meant?"""
    return Resolve(call.name, t.request.version or call.version, t.request.principal)


def resolved(t: Telling, answer: Resolved | NoSuchTool) -> CompiledContract | Ending:
    """The contract; where something is hidden from this caller, absent and forbidden read the same."""
    match answer:
        case Resolved(tool=tool):
            t.found(tool)
            return tool
        case NoSuchTool(closest=closest, restricted=restricted):
            code = "permission_denied" if restricted else "unknown_tool"
            hint = f"The closest tool on offer is ‘{closest}’." if closest else None
            return refusal(code, params={"closest": closest} if closest else {}, suggestion=hint)
        case _:
            assert_never(answer)


# --- 3 check, 4 repair, 5 check, 6 gate -------------------------------------------------------------------------


def make_sound(t: Telling, tool: CompiledContract, call: ToolCall) -> Ending | None:
    """Bring the arguments into the contract, or say everything that keeps them out of it."""
    mended = mend(tool, call.arguments)
    t.arguments = mended.arguments
    t.repairs = mended.repairs
    if mended.problems:
        code = "missing_required_field" if mended.missing else "invalid_arguments"
        return refusal(code, fields=mended.problems)
    verdict = gate(tool.contract, t.request.confidence, mended.repairs)
    if isinstance(verdict, Unclear):
        return refusal("low_confidence", params={"detail": verdict.detail}, fields=verdict.fields)
    if tool.contract.effect != "read":
        _name(t, tool)
    return None


def _name(t: Telling, tool: CompiledContract) -> None:
    """Give the call its key and the hash of its corrected arguments; a read has neither."""
    t.args_hash = digest(t.arguments)
    principal = t.request.principal
    if t.request.idempotency_key is not None:
        t.key = explicit_key(tool, principal, t.request.idempotency_key)
        return
    whole = tool.contract.key_fields is None
    intent = t.args_hash if whole else digest(intent_of(tool, t.arguments))
    scope = t.ticket.call_id if tool.contract.repeat == "allow" else t.request.run_id or "-"
    t.key = derive_key(tool, principal, scope, intent)


# --- 7 authorize ------------------------------------------------------------------------------------------------


def authorize(t: Telling, tool: CompiledContract) -> Authorize:
    """May this principal make exactly this call?"""
    contract = tool.contract
    return Authorize(
        contract.name,
        contract.version,
        tool.hash,
        contract.effect,
        t.request.principal,
        t.arguments,
        _approved_key(t, contract),
        t.request.approval,
    )


def _approved_key(t: Telling, contract: Contract) -> str | None:
    """The key that an approval is bound to; calls that may repeat have a key of their own each, known to nobody else."""
    own = contract.repeat == "allow" and t.request.idempotency_key is None
    return None if own else t.key


def authorized(answer: Allowed | Denied | ApprovalNeeded | StoreFailed) -> Ending | None:
    """None when it may."""
    match answer:
        case Allowed():
            return None
        case Denied():
            return refusal("permission_denied")
        case ApprovalNeeded(handle=handle, reason=reason):
            return refusal(f"approval_{reason}", handle=handle or None, counts=False)
        case StoreFailed():
            return refusal("unavailable")
        case _:
            assert_never(answer)


def rehearsed(t: Telling, tool: CompiledContract) -> Ending:
    """A dry run ends here: everything before the first write has been done."""
    t.warnings.append(messages.notice("dry_run"))
    would = {"name": tool.contract.name, "arguments": t.arguments}
    return Ending(outcome=Outcome(data={"wouldCall": would}, confidence=1.0, next_action="continue"))


# --- 8 claim ----------------------------------------------------------------------------------------------------


def claim(t: Telling, tool: CompiledContract) -> Claim:
    """Take the call, and one unit of the run's budget."""
    contract = tool.contract
    return Claim(
        t.key,
        contract.name,
        contract.version,
        t.args_hash,
        contract.effect,
        contract.repeat,
        t.ticket.call_id,
        contract.lease_ms,
        t.ticket.trace_id,
        t.request.principal,
        t.request.run_id,
        t.limits,
    )


UNCLAIMED = Claimed(0, 0, 1, None)
"""Of a read outside a run, and before any limit of a run is known."""


def patience_ms(t: Telling, tool: CompiledContract) -> int:
    """How long, from the start of the call, it may wait for the same call elsewhere."""
    return min(tool.contract.wait_ms, deadline_ms(t, tool.contract, UNCLAIMED))


def busy(running: InFlight) -> Ending:
    """The same call is still running elsewhere: whether it has happened by now, nobody can say."""
    outcome = Outcome(code="in_progress", retry_after_ms=running.retry_after_ms)
    return Ending(outcome=outcome, effect="unknown")


def waited(running: InFlight, answer: Woken | WaitedOut | Cancelled) -> Ending | None:
    """None to claim again."""
    match answer:
        case Woken():
            return None
        case WaitedOut():
            return busy(running)
        case Cancelled():
            return refusal("cancelled", counts=False)
        case _:
            assert_never(answer)


def not_ours(
    answer: AlreadySettled | SecondIntent | KeyConflict | InDoubt | Exhausted | StoreFailed | Cancelled,
) -> Ending:
    """What the ledger or the run's budget says instead of giving us the call."""
    match answer:
        case AlreadySettled(state=state, outcome=outcome, trace_id=trace_id):
            happened: EffectState = "committed" if state == "committed" else "none"
            return Ending(outcome=outcome, effect=happened, replayed=True, trace_id=trace_id)
        case InDoubt(trace_id=trace_id):
            return Ending(outcome=Outcome(code="outcome_unknown"), effect="unknown", trace_id=trace_id)
        case Exhausted():
            return _over_budget(answer)
        case SecondIntent() | KeyConflict() | StoreFailed() | Cancelled():
            return refusal(_NOT_OURS[type(answer)], counts=False)
        case _:
            assert_never(answer)


_NOT_OURS: dict[type[SecondIntent | KeyConflict | StoreFailed | Cancelled], str] = {
    SecondIntent: "duplicate_suspected",
    KeyConflict: "idempotency_conflict",
    StoreFailed: "unavailable",
    Cancelled: "cancelled",
}


def _over_budget(answer: Exhausted) -> Ending:
    if answer.limit == "loop":
        return refusal("repeated_failure", params={"times": str(answer.times)}, counts=False)
    return refusal("budget_exhausted", params={"detail": spent(answer)}, counts=False)


def counted(end: Ending, answer: Counted | StoreFailed) -> Ending:
    """A refusal that a run has counted; the one that reaches the limit stops the run."""
    match answer:
        case Counted(stop=True, times=times):
            return refusal("repeated_failure", params={"times": str(times)}, fields=end.outcome.fields)
        case Counted() | StoreFailed():
            return end
        case _:
            assert_never(answer)
