"""The gate in the story: what is weighed, what is asked of the catalogue, and how a question ends the call. Pure.

Loaded when there is something to weigh or to ask: a call without a conversation, a repair or a stated confidence that meets
its contract costs nothing of it.
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
from callwright.core.repair import RepairedArguments
from callwright.core.wording import result_messages
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import Compare, Compared

_VALUE_QUESTION_KINDS = frozenset({"missing", "unsaid", "secret"})


def refuse_unrepaired(tool: CompiledContract, mended: RepairedArguments) -> Completion:
    """The arguments cannot be brought into the contract: everything that is wrong is asked at once."""
    code = "missing_required_field" if mended.missing else "invalid_arguments"
    return _refuse_with_question(
        tool, code, build_problem_question(tool, mended.arguments, mended.problems, mended.proposed)
    )


def build_compare(t: CallState, tool: CompiledContract) -> Compare | None:
    """Does another tool answer the request better? Only a first request can be held against a tool."""
    if t.request.conversation is None:
        return None
    t.heard = index_conversation(t.request.conversation)
    return None if t.heard.request_words is None else Compare(tool.contract.name, t.request.principal)


def weigh_call(t: CallState, tool: CompiledContract, compared: Compared | None) -> Completion | None:
    """Weigh the call; None when it is clear enough to be made."""
    request = t.request
    evidence = GateEvidence(t.heard, request.siblings, compared, request.confidence, request.confirmed)
    weighed = compute_verdict(tool, t.arguments, t.repairs, evidence)
    t.grounds = weighed.grounds
    if weighed.is_clear:
        if weighed.doubts and not weighed.is_sure:
            t.warnings.append(
                result_messages.build_notice("unsure_call", params={"detail": explain_verdict(weighed)})
            )
        return None
    asked = build_doubt_question(tool, t.arguments, weighed)
    code = (
        "ungrounded_argument"
        if _VALUE_QUESTION_KINDS.issuperset(one.kind for one in asked.asked)
        else "low_confidence"
    )
    return _refuse_with_question(tool, code, asked, detail=explain_verdict(weighed))


def _refuse_with_question(
    tool: CompiledContract, code: str, asked: GateQuestion, *, detail: str = ""
) -> Completion:
    """The refusal that asks for everything at once, and holds what was already right."""
    params = {
        "question": write_question(tool, asked, "en"),
        "question.zh-CN": write_question(tool, asked, "zh-CN"),
    }
    if detail:
        params["detail"] = detail
    return make_refusal(code, params=params, fields=list(asked.problems), details=asked.to_details())
