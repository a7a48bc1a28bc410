"""The gate in the story: what is weighed, what is asked of the catalogue, and how a question ends the call. Pure.

Loaded when there is something to weigh or to ask: a call without a conversation, a repair or a stated confidence that meets
its contract costs nothing of it.
"""

from callwright.core import messages
from callwright.core.gate import Evidence, Question, of_doubts, of_problems, question, reasons, weigh
from callwright.core.ground import hear
from callwright.core.repair import Mended
from callwright.core.telling import Ending, Telling, refusal
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import Compare, Compared

_ONLY_VALUES = frozenset({"missing", "unsaid", "secret"})


def unsound(tool: CompiledContract, mended: Mended) -> Ending:
    """The arguments cannot be brought into the contract: everything that is wrong is asked at once."""
    code = "missing_required_field" if mended.missing else "invalid_arguments"
    return _asked(tool, code, of_problems(tool, mended.arguments, mended.problems, mended.proposed))


def compare(t: Telling, tool: CompiledContract) -> Compare | None:
    """Does another tool answer the request better? Only a first request can be held against a tool."""
    if t.request.conversation is None:
        return None
    t.heard = hear(t.request.conversation)
    return None if t.heard.asked is None else Compare(tool.contract.name, t.request.principal)


def doubtful(t: Telling, tool: CompiledContract, compared: Compared | None) -> Ending | None:
    """Weigh the call; None when it is clear enough to be made."""
    request = t.request
    evidence = Evidence(t.heard, request.siblings, compared, request.confidence, request.confirmed)
    weighed = weigh(tool, t.arguments, t.repairs, evidence)
    t.grounds = weighed.grounds
    if weighed.clear:
        if weighed.doubts and not weighed.sure:
            t.warnings.append(messages.notice("unsure_call", params={"detail": reasons(weighed)}))
        return None
    asked = of_doubts(tool, t.arguments, weighed)
    code = (
        "ungrounded_argument"
        if _ONLY_VALUES.issuperset(one.kind for one in asked.asked)
        else "low_confidence"
    )
    return _asked(tool, code, asked, detail=reasons(weighed))


def _asked(tool: CompiledContract, code: str, asked: Question, *, detail: str = "") -> Ending:
    """The refusal that asks for everything at once, and holds what was already right."""
    params = {"question": question(tool, asked, "en"), "question.zh-CN": question(tool, asked, "zh-CN")}
    if detail:
        params["detail"] = detail
    return refusal(code, params=params, fields=list(asked.problems), details=asked.details())
