"""The gate as a step of the pipeline: its inputs, and how a question ends the call. Pure.

Loaded only when there is something to weigh or to ask: a valid call without a conversation, a repair or a stated confidence
does not pay for it.
"""

from callwright.core.call.call_state import CallState, Completion, make_refusal
from callwright.core.gate import (
    GateEvidence,
    GateQuestion,
    build_doubt_question,
    build_problem_question,
    compute_verdict,
    explain_verdict,
    write_question,
)
from callwright.core.ground import index_conversation
from callwright.core.reader.reading_outcome import MENTION_STEPS
from callwright.core.repair import RepairedArguments
from callwright.core.wording import result_messages
from callwright.domain.contract import CompiledContract

_VALUE_QUESTION_KINDS = frozenset({"missing", "unsaid", "secret"})


def refuse_unrepaired(tool: CompiledContract, repaired: RepairedArguments) -> Completion:
    """Refuse arguments that cannot be repaired, and ask about every problem at once."""
    code = "missing_required_field" if repaired.missing else "invalid_arguments"
    return _refuse_with_question(
        tool, code, build_problem_question(tool, repaired.arguments, repaired.problems, repaired.proposed)
    )


def weigh_call(state: CallState, tool: CompiledContract) -> Completion | None:
    """Weigh the call; None when it is clear enough to be made."""
    request = state.request
    if request.conversation is not None:
        state.heard = index_conversation(request.conversation)
    evidence = GateEvidence(state.heard, request.siblings, request.confidence, request.confirmed)
    weighed = compute_verdict(tool, state.arguments, state.repairs, evidence)
    state.grounds = weighed.grounds
    if weighed.is_clear:
        if weighed.doubts and not weighed.is_sure:
            state.warnings.append(
                result_messages.build_notice("unsure_call", params={"detail": explain_verdict(weighed)})
            )
        return None
    question = build_doubt_question(tool, state.arguments, weighed)
    if any(one.rule in MENTION_STEPS for one in weighed.unmade):
        code = "call_in_prose"
    elif _VALUE_QUESTION_KINDS.issuperset(one.kind for one in question.asked):
        code = "ungrounded_argument"
    else:
        code = "low_confidence"
    return _refuse_with_question(tool, code, question, detail=explain_verdict(weighed))


def _refuse_with_question(
    tool: CompiledContract, code: str, question: GateQuestion, *, detail: str = ""
) -> Completion:
    """Build the refusal that asks everything at once and keeps the arguments that were already right."""
    params = {
        "question": write_question(tool, question, "en"),
        "question.zh-CN": write_question(tool, question, "zh-CN"),
    }
    if detail:
        params["detail"] = detail
    return make_refusal(code, params=params, fields=list(question.problems), details=question.to_details())
