"""The two pipelines of a long call. Pure.

The first is the call itself, up to the claim: then the call is handed to the engine, and the pipeline ends with the task's
handle. The second is run by the worker that executes the task: resume the claim → [reserve → execute → sleep]* → 10–13 →
envelope, with the same functions as a short call, so that a task's result is the envelope that a short call would give.

What a worker may do with a task that another worker had started and abandoned (it died):

    read, idempotent, keyed            run it: finished steps are recorded and not repeated
    once, with finished steps          run it; a step that was begun and not finished is in doubt where it is itself ``once``
    once, without                      in doubt: outcome_unknown, never run again

It may not know what an engine is: the runtime reports the state of the task (``TaskFate``).
"""

from typing import Final, Literal, assert_never

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
from callwright.domain.task_records import HandedOver, Job, NotRunning, TooManyTasks

TaskFate = Literal["run", "again", "doubt", "cancelled", "timeout", "vanished"]
"""How a task stands when a worker takes it: to be run; begun by a dead worker and to be run again, or not to be repeated; called
off, past its deadline, or without a worker that still has its tool, before anything of it began."""


# --- the first pipeline -----------------------------------------------------------------------------------------


def hand_over_call(state: CallState, tool: CompiledContract, claimed: Claimed) -> EffectFlow[Completion]:
    """Hand the claimed call to the engine; where it cannot take it, nothing has begun and the claim is released."""
    effect = build_hand_over(state, tool, joined=False)
    answer = effect.cast_answer((yield effect))
    match answer:
        case HandedOver(handle=handle):
            return complete_with_task(state, tool, handle)
        case TooManyTasks():
            refused = yield from execution.judge_attempts(state, tool, _TOO_MANY_TASKS)
            return (yield from execution.settle_call(state, tool, claimed, refused, _TOO_MANY_TASKS))
        case NotRunning() | StoreFailed():
            return (
                yield from _settle_task(
                    state, tool, claimed, AttemptFailure(code="unavailable", evidence=NOT_SENT)
                )
            )
        case _:
            assert_never(answer)


_TOO_MANY_TASKS: Final = AttemptFailure(
    code="quota_exceeded",
    evidence=NOT_SENT,
    suggestion="Wait until one of your unfinished tasks has ended, or cancel one; then send the same call again.",
)


# --- the second pipeline ----------------------------------------------------------------------------------------


def run_task_call(
    job: Job, tool: CompiledContract, fate: TaskFate, limits: RunLimits
) -> EffectFlow[ToolResult]:
    """Run the pipeline of a task; its return value is the envelope.

    A task has a separate budget, declared by its contract: the run that started it has paid for the call and does not wait.
    """
    request = CallRequest(
        raw="",
        principal=job.principal,
        idempotency_key=job.idempotency_key,
        locale=job.locale,
        timeout_ms=job.timeout_ms,
    )
    state = CallState(request, Ticket(job.handle, job.trace_id), limits)
    state.set_tool(tool)
    state.key, state.arguments, state.args_hash = (
        job.key,
        job.arguments,
        hash_arguments(tool, job.arguments),
    )
    state.repairs, state.warnings = list(job.repairs), list(job.warnings)
    end = yield from _complete_task(state, job, tool, fate)
    clock = ReadClock()
    elapsed = clock.cast_answer((yield clock)).ms
    state.request = replace(request, run_id=job.run_id)
    return build_envelope(state, _add_task_handle(state, end), elapsed)


def _complete_task(
    state: CallState, job: Job, tool: CompiledContract, fate: TaskFate
) -> EffectFlow[Completion]:
    claimed = admission.NO_CLAIM
    if state.key is not None:
        claim = admission.build_claim(state, tool)
        answer = claim.cast_answer((yield claim))
        if isinstance(answer, InFlight):
            return _complete_overtaken(tool)
        answer_or_claim = admission.interpret_claim(state, answer)
        if not isinstance(answer_or_claim, Claimed):
            return (yield from execution.review_replay(state, tool, answer_or_claim))
        claimed = replace(answer_or_claim, remaining_ms=None)
    state.approval = (
        job.approval
    )  # used by the claim of the call that started it; given back where nothing happens
    if fate in {"run", "again"}:
        if fate == "again" and tool.contract.effect != "read":
            state.doubt = (
                NO_ANSWER  # the run that died may have had its effect, regardless of the result of this one
            )
        end = yield from run_attempts(state, tool, claimed)
    else:
        end = _FAILURE_BY_FATE.get(fate) or _make_vanished_failure(tool)
        state.doubt = combine_evidence(state.doubt, end.evidence)
    return (yield from _settle_task(state, tool, claimed, end))


_FAILURE_BY_FATE: dict[TaskFate, AttemptFailure] = {
    "doubt": AttemptFailure(code="outcome_unknown", evidence=NO_ANSWER),
    "cancelled": AttemptFailure(code="cancelled", evidence=NOT_SENT),
    "timeout": AttemptFailure(code="timeout", evidence=NOT_SENT),
}


def _complete_overtaken(tool: CompiledContract) -> Completion:
    """End the task whose claim was ended by a person or by time; another call holds it now."""
    doubt = tool.contract.effect != "read"
    return Completion(outcome=Outcome(code="outcome_unknown"), effect="unknown" if doubt else "none")


def _make_vanished_failure(tool: CompiledContract) -> AttemptFailure:
    detail = f"no worker offers {tool.contract.name} {tool.contract.version} any more"
    return AttemptFailure(code="unknown_tool", evidence=NOT_SENT, params={"detail": detail})


def _settle_task(
    state: CallState, tool: CompiledContract, claimed: Claimed, result: AttemptSuccess | AttemptFailure
) -> EffectFlow[Completion]:
    """Settle the task like any call; its handle is stored with the outcome, so that the same call returns it again."""
    completion = _add_task_handle(state, (yield from execution.judge_attempts(state, tool, result)))  # 11 12
    return (yield from execution.settle_call(state, tool, claimed, completion, result))  # 13


def _add_task_handle(state: CallState, completion: Completion) -> Completion:
    """Return the completion with the task's handle, unless the handle of a quarantined body is there."""
    return (
        completion
        if completion.outcome.handle
        else replace(completion, outcome=replace(completion.outcome, handle=state.ticket.call_id))
    )


def build_lost_envelope(job: Job, tool: CompiledContract | None, limits: RunLimits) -> ToolResult:
    """Build the envelope of a task whose worker failed by an internal error: the ledger knows more than the engine."""
    harmless = tool is not None and tool.contract.effect == "read"
    outcome = Outcome(code="internal_error", handle=job.handle)
    return _build_task_envelope(
        job, tool, limits, Completion(outcome=outcome, effect="none" if harmless else "unknown")
    )


def reconcile_envelope(
    job: Job, tool: CompiledContract | None, limits: RunLimits, entry: LedgerEntry | None, written: ToolResult
) -> ToolResult:
    """Return the envelope of an ended task: ``written``, as its worker wrote it, unless the ledger has changed since.

    The entry changes after the end of the task when a worker that was believed dead settles after all, when a reconciler
    or a person decides, or when a settle could not be written. An entry that no longer belongs to the task, or is still
    claimed, changes nothing.
    """
    if (
        entry is None
        or entry.owner.partition("+")[0] != job.handle
        or _is_consistent(entry.state, written.effect)
    ):
        return written
    outcome = entry.outcome or Outcome()
    if entry.state == "committed":
        ending = Completion(outcome=outcome, effect="committed")
    elif entry.state in _NOT_DONE_STATES:
        ending = Completion(outcome=outcome if outcome.code else Outcome(code="tool_failed"))
    else:
        ending = Completion(
            outcome=outcome if outcome.code else Outcome(code="outcome_unknown"), effect="unknown"
        )
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
    state = CallState(request, Ticket(job.handle, job.trace_id), limits)
    state.name, state.key = job.tool, job.key
    if tool is not None:
        state.set_tool(tool)
    return build_envelope(state, _add_task_handle(state, ending), 0)
