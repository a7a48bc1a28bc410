"""The two stories of a long call. Pure.

The first is the call itself, up to the claim: then the engine is given the call, and the story ends with the task's handle.
The second is told by whichever worker carries the task out: resume the claim → [reserve → execute → sleep]* → 10–13 →
envelope, the same functions as of a short call, so that the result of a task is the envelope a short call would have given.

What a worker may do with a task that another worker had begun and left (it died):

    read, idempotent, keyed            run it: finished steps are on record and are not repeated
    once, with finished steps          run it; a step that was begun and not finished is in doubt where it is itself ``once``
    once, without                      in doubt: outcome_unknown, never run again

It may not know what an engine is: the runtime says how a task stands (``TaskFate``).
"""

from typing import Literal, assert_never

from msgspec.structs import replace

from callwright.core.call import admission, execution
from callwright.core.call.attempts import AttemptFailure, AttemptSuccess, run_attempts
from callwright.core.call.call_state import CallState, Completion, EffectFlow
from callwright.core.call.envelope_builder import build_envelope
from callwright.core.call.task_handover import build_hand_over, complete_with_task
from callwright.core.records.effect_evidence import combine_evidence
from callwright.core.records.idempotency import hash_arguments
from callwright.domain.call import CallRequest, Ticket
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import Claimed, InFlight, ReadClock, StoreFailed
from callwright.domain.evidence import NO_ANSWER, NOT_SENT
from callwright.domain.records import LedgerEntry, LedgerState, Outcome, RunLimits
from callwright.domain.result import EffectState, ToolResult
from callwright.domain.task_records import HandedOver, Job, NotRunning

TaskFate = Literal["run", "again", "doubt", "cancelled", "timeout", "vanished"]
"""How a task stands when a worker takes it: to be run; begun by a dead worker and to be run again, or not to be repeated; called
off, past its deadline, or without a worker that still has its tool, before anything of it began."""


# --- the first story --------------------------------------------------------------------------------------------


def hand_over_call(t: CallState, tool: CompiledContract, claimed: Claimed) -> EffectFlow[Completion]:
    """Give the engine a call that is ours; where it cannot take it, nothing has begun and the claim is let go."""
    effect = build_hand_over(t, tool, joined=False)
    answer = effect.cast_answer((yield effect))
    match answer:
        case HandedOver(handle=handle):
            return complete_with_task(t, tool, handle)
        case NotRunning() | StoreFailed():
            return (
                yield from _settle_task(
                    t, tool, claimed, AttemptFailure(code="unavailable", evidence=NOT_SENT)
                )
            )
        case _:
            assert_never(answer)


# --- the second story -------------------------------------------------------------------------------------------


def run_task_call(
    job: Job, tool: CompiledContract, fate: TaskFate, limits: RunLimits
) -> EffectFlow[ToolResult]:
    """Tell the story of a task; its return value is the envelope.

    A task has a budget of its own, that of its contract: the run that began it has paid for the call, and does not wait.
    """
    request = CallRequest(
        raw="",
        principal=job.principal,
        idempotency_key=job.idempotency_key,
        locale=job.locale,
        timeout_ms=job.timeout_ms,
    )
    t = CallState(request, Ticket(job.handle, job.trace_id), limits)
    t.set_tool(tool)
    t.key, t.arguments, t.args_hash = job.key, job.arguments, hash_arguments(tool.contract, job.arguments)
    t.repairs, t.warnings = list(job.repairs), list(job.warnings)
    end = yield from _complete_task(t, job, tool, fate)
    clock = ReadClock()
    elapsed = clock.cast_answer((yield clock)).ms
    t.request = replace(request, run_id=job.run_id)
    return build_envelope(t, _add_task_handle(t, end), elapsed)


def _complete_task(t: CallState, job: Job, tool: CompiledContract, fate: TaskFate) -> EffectFlow[Completion]:
    claimed = admission.NO_CLAIM
    if t.key is not None:
        claim = admission.build_claim(t, tool)
        answer = claim.cast_answer((yield claim))
        if isinstance(answer, InFlight):
            return _complete_overtaken(tool)
        found = admission.interpret_claim(t, answer)
        if not isinstance(found, Claimed):
            return found
        claimed = replace(found, remaining_ms=None)
    t.approval = job.approval  # used by the claim of the call that began it; given back where nothing happens
    if fate in {"run", "again"}:
        if fate == "again" and tool.contract.effect != "read":
            t.doubt = NO_ANSWER  # the run that died may have had its effect, whatever this one comes to
        end = yield from run_attempts(t, tool, claimed)
    else:
        end = _FAILURE_BY_FATE.get(fate) or _make_vanished_failure(tool)
        t.doubt = combine_evidence(t.doubt, end.evidence)
    return (yield from _settle_task(t, tool, claimed, end))


_FAILURE_BY_FATE: dict[TaskFate, AttemptFailure] = {
    "doubt": AttemptFailure(code="outcome_unknown", evidence=NO_ANSWER),
    "cancelled": AttemptFailure(code="cancelled", evidence=NOT_SENT),
    "timeout": AttemptFailure(code="timeout", evidence=NOT_SENT),
}


def _complete_overtaken(tool: CompiledContract) -> Completion:
    """The claim of the task ended without it, by a person or by time, and another call has it now."""
    doubt = tool.contract.effect != "read"
    return Completion(outcome=Outcome(code="outcome_unknown"), effect="unknown" if doubt else "none")


def _make_vanished_failure(tool: CompiledContract) -> AttemptFailure:
    detail = f"no worker offers {tool.contract.name} {tool.contract.version} any more"
    return AttemptFailure(code="unknown_tool", evidence=NOT_SENT, params={"detail": detail})


def _settle_task(
    t: CallState, tool: CompiledContract, claimed: Claimed, end: AttemptSuccess | AttemptFailure
) -> EffectFlow[Completion]:
    """As every call ends; the handle is kept with the outcome, so that the same call gives it again."""
    told = _add_task_handle(t, (yield from execution.judge_attempts(t, tool, end)))  # 11 12
    return (yield from execution.settle_call(t, tool, claimed, told, end))  # 13


def _add_task_handle(t: CallState, end: Completion) -> Completion:
    """With the task's handle, unless a quarantined body needs the place for its own."""
    return end if end.outcome.handle else replace(end, outcome=replace(end.outcome, handle=t.ticket.call_id))


def build_lost_envelope(job: Job, tool: CompiledContract | None, limits: RunLimits) -> ToolResult:
    """The envelope of a task whose worker failed by a fault of ours: the ledger knows more than its engine."""
    harmless = tool is not None and tool.contract.effect == "read"
    outcome = Outcome(code="internal_error", handle=job.handle)
    return _build_task_envelope(
        job, tool, limits, Completion(outcome=outcome, effect="none" if harmless else "unknown")
    )


def reconcile_envelope(
    job: Job, tool: CompiledContract | None, limits: RunLimits, entry: LedgerEntry | None, told: ToolResult
) -> ToolResult:
    """The envelope of a task that has ended: ``told``, as its worker wrote it, unless the ledger has come to know otherwise.

    The entry changes after the task has ended when a worker that was taken for dead settles after all, when a reconciler
    or a person decides, and when a settle could not be written. An entry that is not the task's any more, or is still
    claimed, says nothing.
    """
    if (
        entry is None
        or entry.owner.partition("+")[0] != job.handle
        or _is_consistent(entry.state, told.effect)
    ):
        return told
    kept = entry.outcome or Outcome()
    if entry.state == "committed":
        ending = Completion(outcome=kept, effect="committed")
    elif entry.state in _NOT_DONE_STATES:
        ending = Completion(outcome=kept if kept.code else Outcome(code="tool_failed"))
    else:
        ending = Completion(outcome=kept if kept.code else Outcome(code="outcome_unknown"), effect="unknown")
    return _build_task_envelope(job, tool, limits, ending)


_EFFECT_BY_STATE: dict[LedgerState, EffectState] = {
    "committed": "committed",
    "failed": "none",
    "released": "none",
    "answered": "unknown",
    "unknown": "unknown",
}
_NOT_DONE_STATES: frozenset[LedgerState] = frozenset({"failed", "released"})


def _is_consistent(state: LedgerState, effect: EffectState) -> bool:
    return _EFFECT_BY_STATE.get(state, effect) == effect


def _build_task_envelope(
    job: Job, tool: CompiledContract | None, limits: RunLimits, ending: Completion
) -> ToolResult:
    request = CallRequest(raw="", principal=job.principal, run_id=job.run_id, locale=job.locale)
    t = CallState(request, Ticket(job.handle, job.trace_id), limits)
    t.name, t.key = job.tool, job.key
    if tool is not None:
        t.set_tool(tool)
    return build_envelope(t, _add_task_handle(t, ending), 0)
