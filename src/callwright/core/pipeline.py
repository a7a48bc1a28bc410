"""The story of one tool call, from top to bottom. Pure: it asks for what it wants done and is sent the answers.

    1 read → 2 resolve → 3 check → 4 repair → 5 check → 6 gate → 7 authorize → 8 claim
    → [9 reserve → execute → sleep]* → 10 normalise → 11 judge → 12 guard → 13 settle → envelope

The order is the product: nothing is claimed that has not been checked and allowed; the claim is the last write before
the first byte leaves, the settle the first after the answer; nobody reads a result that was not judged and scanned.
The first step that refuses ends the story; a refusal before the claim leaves no row and may be asked again.

It may not know time, chance, IO or how an answer came about. Every answer is matched in full (``assert_never``), so that
a new one cannot be forgotten. Whatever happens after the claim, the story goes on to the settle.
"""

from typing import assert_never

from callwright.core import messages
from callwright.core.attempt import attempts, deadline_ms, spent
from callwright.core.ending import finish
from callwright.core.envelope import envelope
from callwright.core.gate import Unclear, gate
from callwright.core.keys import derive_key, digest, explicit_key, intent_of
from callwright.core.reader import Unreadable, read
from callwright.core.repair import mend
from callwright.core.telling import Ending, Flow, Telling, refusal
from callwright.domain.call import CallRequest, Ticket, ToolCall
from callwright.domain.contract import CompiledContract, Contract
from callwright.domain.effects import (
    Allowed,
    AlreadySettled,
    ApprovalNeeded,
    Authorize,
    AwaitSettle,
    Cancelled,
    Claim,
    Claimed,
    Counted,
    CountRefusal,
    Denied,
    Exhausted,
    InDoubt,
    InFlight,
    KeyConflict,
    NoSuchTool,
    ReadClock,
    Resolve,
    Resolved,
    SecondIntent,
    StoreFailed,
    WaitedOut,
    Woken,
    ask,
)
from callwright.domain.records import Outcome, RunLimits
from callwright.domain.result import EffectState, ToolResult


def tell(request: CallRequest, ticket: Ticket, limits: RunLimits) -> Flow[ToolResult]:
    """Tell the whole story of one call; its return value is the envelope."""
    t = Telling(request, ticket, limits)
    ending = yield from _call(t)
    if ending.counts and request.run_id is not None:
        ending = yield from _count(t, request.run_id, ending)
    tick = yield from ask(ReadClock())
    return envelope(t, ending, tick.ms)


def _call(t: Telling) -> Flow[Ending]:
    call = _read(t)
    if isinstance(call, Ending):
        return call
    tool = yield from _resolve(t, call)
    if isinstance(tool, Ending):
        return tool
    refused = _make_sound(t, tool, call) or (yield from _authorize(t, tool))
    if refused is not None:
        return refused
    if t.request.dry_run:
        return _rehearsed(t, tool)
    claimed = yield from _claim(t, tool)
    if isinstance(claimed, Ending):
        return claimed
    end = yield from attempts(t, tool, claimed)
    return (yield from finish(t, tool, claimed, end))


# --- 1 read, 2 resolve ------------------------------------------------------------------------------------------


def _read(t: Telling) -> ToolCall | Ending:
    calls = read(t.request.raw)
    if isinstance(calls, Unreadable):
        return refusal("invalid_json", params={"detail": calls.detail})
    if not calls:
        return refusal("invalid_json", params={"detail": "it holds no call"})
    if len(calls) > 1:
        return refusal(
            "ambiguous_call", params={"detail": f"it holds {len(calls)} calls; send one at a time"}
        )
    t.call = calls[0]
    return calls[0]


def _resolve(t: Telling, call: ToolCall) -> Flow[CompiledContract | Ending]:
    version = t.request.version or call.version
    answer = yield from ask(Resolve(call.name, version, t.request.principal))
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


def _make_sound(t: Telling, tool: CompiledContract, call: ToolCall) -> Ending | None:
    mended = mend(tool, call.arguments)
    t.arguments = mended.arguments
    t.repairs = mended.repairs
    if mended.problems:
        code = "missing_required_field" if mended.missing else "invalid_arguments"
        return refusal(code, fields=mended.problems)
    verdict = gate(tool.contract, t.request.confidence, mended.repairs)
    if isinstance(verdict, Unclear):
        return refusal("low_confidence", params={"detail": verdict.detail}, fields=verdict.fields)
    _name(t, tool)
    return None


def _name(t: Telling, tool: CompiledContract) -> None:
    """Give the call its key and the hash of its corrected arguments; a read has neither."""
    if tool.contract.effect == "read":
        return
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


def _authorize(t: Telling, tool: CompiledContract) -> Flow[Ending | None]:
    contract = tool.contract
    answer = yield from ask(
        Authorize(
            contract.name,
            contract.version,
            tool.hash,
            contract.effect,
            t.request.principal,
            t.arguments,
            t.key,
            t.request.approval,
        )
    )
    match answer:
        case Allowed():
            return None
        case Denied():
            return refusal("permission_denied")
        case ApprovalNeeded(handle=handle, reason=reason):
            return refusal(f"approval_{reason}", handle=handle, counts=False)
        case StoreFailed():
            return refusal("unavailable")
        case _:
            assert_never(answer)


def _rehearsed(t: Telling, tool: CompiledContract) -> Ending:
    """A dry run ends here: everything before the first write has been done."""
    t.warnings.append(messages.notice("dry_run"))
    return Ending(
        outcome=Outcome(
            data={"wouldCall": {"name": tool.contract.name, "arguments": t.arguments}},
            confidence=1.0,
            next_action="continue",
        )
    )


# --- 8 claim ----------------------------------------------------------------------------------------------------


def _claim(t: Telling, tool: CompiledContract) -> Flow[Claimed | Ending]:
    """Take the call, waiting for a running twin as long as the contract and the deadline allow."""
    while True:
        answer = yield from ask(_claim_of(t, tool))
        if isinstance(answer, Claimed):
            if answer.suspected:
                t.warnings.append(messages.notice("duplicate_suspected"))
            return answer
        if not isinstance(answer, InFlight):
            return _not_ours(answer)
        ended = yield from _wait(t, tool.contract, answer.retry_after_ms)
        if ended is not None:
            return ended


def _claim_of(t: Telling, tool: CompiledContract) -> Claim:
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


_UNLIMITED = Claimed(0, 0, 1, None)


def _wait(t: Telling, contract: Contract, retry_after_ms: int) -> Flow[Ending | None]:
    """Wait for the running twin; an ending when there is no patience left."""
    busy = refusal("in_progress", retry_after_ms=retry_after_ms, counts=False)
    tick = yield from ask(ReadClock())
    left = min(contract.wait_ms, deadline_ms(t, contract, _UNLIMITED)) - tick.ms
    if left < 1 or t.key is None:
        return busy
    answer = yield from ask(AwaitSettle(t.key, int(left)))
    match answer:
        case Woken():
            return None
        case WaitedOut():
            return busy
        case Cancelled():
            return refusal("cancelled", counts=False)
        case _:
            assert_never(answer)


def _not_ours(
    answer: AlreadySettled | SecondIntent | KeyConflict | InDoubt | Exhausted | StoreFailed | Cancelled,
) -> Ending:
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


def _count(t: Telling, run_id: str, ending: Ending) -> Flow[Ending]:
    """Count a refusal against loops; the one that reaches the limit stops the run."""
    code = ending.outcome.code or ""
    name = t.call.name if t.call else ""
    answer = yield from ask(CountRefusal(run_id, name, code, t.limits))
    match answer:
        case Counted(stop=True, times=times):
            return refusal("repeated_failure", params={"times": str(times)}, fields=ending.outcome.fields)
        case Counted() | StoreFailed():
            return ending
        case _:
            assert_never(answer)
