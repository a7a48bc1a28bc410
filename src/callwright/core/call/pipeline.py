"""The story of one tool call, from top to bottom. Pure: it asks for what it wants done and is sent the answers.

    1 read → 2 resolve → 3 check → 4 repair → 5 check → 6 gate → 7 authorize → 8 claim
    → [9 reserve → execute → sleep]* → 10 normalise → 11 judge → 12 guard → 13 settle → envelope

The order is the product: nothing is claimed that has not been checked and allowed; the claim is the last write before
the first byte leaves, the settle the first after the answer; nobody reads a result that was not judged and scanned.
Before the settle a declared stand-in may answer for a tool that cannot be reached: a call within the call. A declared batch
is carried out part by part, 8 to 13 for each.
The first step that refuses ends the story; a refusal before the claim leaves no row and may be asked again.

It may not know time, chance, IO or how an answer came about. What each question asks and what its answers mean stands in
``opening``, ``attempt`` and ``ending``; there every answer is matched in full (``assert_never``), so that a new one
cannot be forgotten. Whatever happens after the claim, the story goes on to the settle.

Every branch asks for the usual class first: of a struct, "is it this very class?" is answered at once, and a "no" costs
as much as making one.
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
    """Tell the whole story of one call; its return value is the envelope."""
    t = CallState(request, ticket, limits)
    end = yield from _complete_call(t)
    if end.counts and t.run_id is not None:
        refused = admission.build_count_refusal(t, t.run_id, end)
        end = admission.interpret_refusal_count(end, refused.cast_answer((yield refused)))
    clock = ReadClock()
    return build_envelope(t, end, clock.cast_answer((yield clock)).ms)


def _complete_call(t: CallState) -> EffectFlow[Completion]:
    tool = yield from _read_and_resolve(t)  # 1 2
    if not isinstance(tool, CompiledContract):
        return tool
    refused = (
        None if admission.accept_valid_arguments(t, tool) else (yield from _repair_arguments(t, tool))
    )  # 3 4 5
    if refused is None and admission.needs_gate(t):
        refused = yield from _pass_gate(t, tool)  # 6
    if refused is None:
        if tool.contract.effect != "read":
            admission.assign_idempotency_key(t, tool)
        leave = admission.build_authorize(t, tool)
        answer = leave.cast_answer((yield leave))  # 7
        refused = admission.interpret_authorize(t, answer)
    if refused is not None:
        return refused
    if t.request.dry_run:
        return admission.complete_dry_run(t, tool)
    return (yield from _execute_call(t, tool))


def _hand_over_task(t: CallState, tool: CompiledContract, claimed: Claimed) -> EffectFlow[Completion]:
    from callwright.core.call.task_pipeline import hand_over_call  # noqa: PLC0415 - most calls are short

    return (yield from hand_over_call(t, tool, claimed))


def _read_and_resolve(t: CallState) -> EffectFlow[CompiledContract | Completion]:
    call = admission.read_call(t)
    if not isinstance(call, ToolCall):
        call = (
            admission.read_text_call(t, call.cast_answer((yield call)))
            if isinstance(call, FindTools)
            else call
        )
    if not isinstance(call, ToolCall):
        return call
    name = admission.build_resolve(t, call)
    answer = name.cast_answer((yield name))
    meant = None if isinstance(answer, Resolved) else admission.rename_call(t, call, answer)
    if meant is not None:
        name = admission.build_resolve(t, meant)
        answer = name.cast_answer((yield name))
    return t.set_tool(answer.tool) if isinstance(answer, Resolved) else admission.refuse_unresolved(answer)


def _repair_arguments(t: CallState, tool: CompiledContract) -> EffectFlow[Completion | None]:
    """Bring the arguments into the contract where that can be done faithfully."""
    from callwright.core.repair import repair_arguments  # noqa: PLC0415 - most arguments are sound

    mended = repair_arguments(tool, t.call.arguments)
    if mended.wants_moment and t.request.zone is not None:
        clock = ReadClock(wall=True)
        mended = repair_arguments(
            tool, t.call.arguments, admission.get_call_moment(t, clock.cast_answer((yield clock)))
        )
        t.is_dated = True
    return admission.accept_repaired_arguments(t, tool, mended)


def _pass_gate(t: CallState, tool: CompiledContract) -> EffectFlow[Completion | None]:
    from callwright.core.call import gate_step  # noqa: PLC0415 - most calls ask nothing

    wanted = gate_step.build_compare(t, tool)
    compared = None if wanted is None else wanted.cast_answer((yield wanted))
    return gate_step.weigh_call(t, tool, compared)


def _execute_call(t: CallState, tool: CompiledContract) -> EffectFlow[Completion]:
    """From the claim to the settle."""
    if tool.contract.batch is not None:
        from callwright.core.call import batching  # noqa: PLC0415 - most tools have no batch

        if batching.needs_batching(t, tool.contract.batch):
            return (yield from batching.run_batch(t, tool, tool.contract.batch))
    claimed = (
        admission.NO_CLAIM if admission.needs_no_claim(t) else (yield from execution.claim_call(t, tool))
    )  # 8
    if not isinstance(claimed, Claimed):
        return claimed
    if tool.contract.long:
        return (yield from _hand_over_task(t, tool, claimed))
    end = yield from run_attempts(t, tool, claimed)  # 9 10
    told = yield from execution.judge_attempts(t, tool, end)  # 11 12
    if tool.contract.stand_in is not None:
        from callwright.core.call import fallback  # noqa: PLC0415 - most tools have no stand-in

        told = yield from fallback.apply_fallback(t, tool, tool.contract.stand_in, told, end)
    return (yield from execution.settle_call(t, tool, claimed, told, end))  # 13


def settle_late_answer(
    request: CallRequest,
    ticket: Ticket,
    limits: RunLimits,
    tool: CompiledContract,
    claimed: Claimed,
    effect: Execute,
    answer: Returned | Raised,
) -> EffectFlow[Completion]:
    """A blocking tool that was given up has ended after all: its own claim is settled with the truth (the late owner)."""
    t = CallState(request, ticket, limits)
    t.set_tool(tool)
    t.key, t.arguments, t.attempts = effect.key, effect.arguments, effect.attempt
    t.entry_id = claimed.entry_id
    end = interpret_attempt(tool, answer)
    t.doubt = NO_ANSWER if claimed.after_unknown else None
    if isinstance(end, AttemptFailure):
        t.doubt = combine_evidence(t.doubt, end.evidence)
    t.warnings.append(result_messages.build_notice("late"))
    told = yield from execution.judge_attempts(t, tool, end)
    return (yield from execution.settle_call(t, tool, claimed, told, end))
