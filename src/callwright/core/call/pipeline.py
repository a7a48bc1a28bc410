"""The pipeline of one tool call, from top to bottom. Pure: it yields effects and is sent their answers.

    1 read → 2 resolve → 3 check → 4 repair → 5 check → 6 gate → 7 authorize → 8 claim
    → [9 reserve → execute → sleep]* → 10 normalise → 11 judge → 12 guard → 13 settle → envelope

The order carries the guarantees: nothing is claimed that has not been checked and authorized; the claim is the last write
before the first byte leaves, the settle the first after the answer; no result is read that was not judged and scanned.
Before the settle a declared fallback may answer for an unreachable tool: a nested call. A declared batch
is executed part by part, 8 to 13 for each.
The first step that refuses ends the pipeline; a refusal before the claim leaves no row, and the call may be made again.

It may not know time, randomness, IO or how an answer was obtained. ``admission``, ``attempts`` and ``completion`` build each
effect and interpret its answers; every answer is matched there exhaustively (``assert_never``), so that a new one
cannot be forgotten. After the claim, the pipeline always continues to the settle.

Every branch tests for the usual class first: for a struct, an isinstance test of the exact class is fast, and a negative one
costs as much as creating a struct.
"""

from callwright.core.call import admission, execution
from callwright.core.call.attempts import AttemptFailure, interpret_attempt, run_attempts
from callwright.core.call.call_state import CallState, Completion, EffectFlow
from callwright.core.call.envelope_builder import build_envelope
from callwright.core.records.effect_evidence import combine_evidence
from callwright.core.wording import result_messages
from callwright.domain.call import CallRequest, Ticket, ToolCall
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import (
    Claimed,
    Execute,
    FindTools,
    Raised,
    ReadClock,
    Resolved,
    Returned,
)
from callwright.domain.evidence import NO_ANSWER
from callwright.domain.records import RunLimits
from callwright.domain.result import ToolResult


def run_call(request: CallRequest, ticket: Ticket, limits: RunLimits) -> EffectFlow[ToolResult]:
    """Run the pipeline of one call; its return value is the envelope."""
    state = CallState(request, ticket, limits)
    completion = yield from _complete_call(state)
    if completion.counts and state.run_id is not None:
        count = admission.build_count_refusal(state, state.run_id, completion)
        completion = admission.interpret_refusal_count(completion, count.cast_answer((yield count)))
    clock = ReadClock()
    return build_envelope(state, completion, clock.cast_answer((yield clock)).ms)


def _complete_call(state: CallState) -> EffectFlow[Completion]:
    tool = yield from _read_and_resolve(state)  # 1 2
    if not isinstance(tool, CompiledContract):
        return tool
    refusal = (
        None if admission.accept_valid_arguments(state, tool) else (yield from _repair_arguments(state, tool))
    )  # 3 4 5
    if refusal is None and admission.needs_gate(state):
        refusal = yield from _pass_gate(state, tool)  # 6
    if refusal is None:
        if tool.contract.effect != "read":
            admission.assign_idempotency_key(state, tool)
        authorize = admission.build_authorize(state, tool)
        answer = authorize.cast_answer((yield authorize))  # 7
        refusal = admission.interpret_authorize(state, answer)
    if refusal is not None:
        return refusal
    if state.request.dry_run:
        return admission.complete_dry_run(state, tool)
    if state.request.held is not None:
        return admission.refuse_held(state.request.held)
    return (yield from _execute_call(state, tool))


def _hand_over_task(state: CallState, tool: CompiledContract, claimed: Claimed) -> EffectFlow[Completion]:
    from callwright.core.call.task_pipeline import hand_over_call  # noqa: PLC0415 - most calls are short

    return (yield from hand_over_call(state, tool, claimed))


def _read_and_resolve(state: CallState) -> EffectFlow[CompiledContract | Completion]:
    call = admission.read_call(state)
    if not isinstance(call, ToolCall):
        call = (
            admission.read_text_call(state, call.cast_answer((yield call)))
            if isinstance(call, FindTools)
            else call
        )
    if not isinstance(call, ToolCall):
        return call
    resolve = admission.build_resolve(state, call)
    answer = resolve.cast_answer((yield resolve))
    renamed = None if isinstance(answer, Resolved) else admission.rename_call(state, call, answer)
    if renamed is not None:
        resolve = admission.build_resolve(state, renamed)
        answer = resolve.cast_answer((yield resolve))
    return (
        state.set_tool(answer.tool) if isinstance(answer, Resolved) else admission.refuse_unresolved(answer)
    )


def _repair_arguments(state: CallState, tool: CompiledContract) -> EffectFlow[Completion | None]:
    """Repair the arguments where that can be done faithfully."""
    from callwright.core.repair import repair_arguments  # noqa: PLC0415 - most arguments are sound

    repaired = repair_arguments(tool, state.call.arguments)
    if repaired.wants_moment and state.request.zone is not None:
        clock = ReadClock(wall=True)
        repaired = repair_arguments(
            tool, state.call.arguments, admission.get_call_moment(state, clock.cast_answer((yield clock)))
        )
        state.is_dated = True
    return admission.accept_repaired_arguments(state, tool, repaired)


def _pass_gate(state: CallState, tool: CompiledContract) -> EffectFlow[Completion | None]:
    from callwright.core.call import gate_step  # noqa: PLC0415 - most calls ask nothing

    if not gate_step.needs_clock(state):
        return gate_step.weigh_call(state, tool)
    clock = ReadClock(wall=True)
    tick = clock.cast_answer((yield clock))
    moment = admission.get_call_moment(state, tick)
    todays = gate_step.list_todays(tick.now_ms, moment)
    return gate_step.weigh_call(state, tool, todays, gate_step.list_moments(tick.now_ms, moment))


def _execute_call(state: CallState, tool: CompiledContract) -> EffectFlow[Completion]:
    """Run the steps from the claim to the settle."""
    if tool.contract.batch is not None:
        from callwright.core.call import batching  # noqa: PLC0415 - most tools have no batch

        if batching.needs_batching(state, tool.contract.batch):
            return (yield from batching.run_batch(state, tool, tool.contract.batch))
    claimed = (
        admission.NO_CLAIM
        if admission.needs_no_claim(state)
        else (yield from execution.claim_call(state, tool))
    )  # 8
    if not isinstance(claimed, Claimed):
        return claimed
    if tool.contract.long:
        return (yield from _hand_over_task(state, tool, claimed))
    result = yield from run_attempts(state, tool, claimed)  # 9 10
    completion = yield from execution.judge_attempts(state, tool, result)  # 11 12
    if tool.contract.stand_in is not None:
        from callwright.core.call import fallback  # noqa: PLC0415 - most tools have no stand-in

        completion = yield from fallback.apply_fallback(
            state, tool, tool.contract.stand_in, completion, result
        )
    if execution.needs_review(completion):
        completion = yield from execution.store_for_review(state, tool, completion)
    return (yield from execution.settle_call(state, tool, claimed, completion, result))  # 13


def settle_late_answer(
    request: CallRequest,
    ticket: Ticket,
    limits: RunLimits,
    tool: CompiledContract,
    claimed: Claimed,
    effect: Execute,
    answer: Returned | Raised,
) -> EffectFlow[Completion]:
    """Settle the claim of a blocking tool that was given up and has ended after all, with its real outcome (the late owner)."""
    state = CallState(request, ticket, limits)
    state.set_tool(tool)
    state.key, state.arguments, state.attempts = effect.key, effect.arguments, effect.attempt
    state.entry_id = claimed.entry_id
    result = interpret_attempt(tool, answer, effect.arguments)
    state.doubt = NO_ANSWER if claimed.after_unknown else None
    if isinstance(result, AttemptFailure):
        state.doubt = combine_evidence(state.doubt, result.evidence)
    state.warnings.append(result_messages.build_notice("late"))
    completion = yield from execution.judge_attempts(state, tool, result)
    return (yield from execution.settle_call(state, tool, claimed, completion, result))
