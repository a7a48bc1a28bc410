"""Is a call clear enough to be made, and if not, what has to be asked? Pure."""

from callwright.core.gate.gate_question import QuestionItem, GateQuestion, build_doubt_question, build_problem_question
from callwright.core.gate.doubt_signals import CallDoubt, GateEvidence
from callwright.core.gate.gate_verdict import WHOLE_CALL, GateVerdict, get_required_confidence, compute_verdict
from callwright.core.gate.question_wording import write_question, explain_verdict

__all__ = [
    "WHOLE_CALL",
    "QuestionItem",
    "CallDoubt",
    "GateEvidence",
    "GateQuestion",
    "GateVerdict",
    "get_required_confidence",
    "build_doubt_question",
    "build_problem_question",
    "write_question",
    "explain_verdict",
    "compute_verdict",
]
