"""The confidence gate: is a call clear enough to be made, and if not, which question to ask? Pure."""

from callwright.core.gate.doubt_signals import CallDoubt, GateEvidence
from callwright.core.gate.gate_question import (
    GateQuestion,
    QuestionItem,
    build_doubt_question,
    build_problem_question,
)
from callwright.core.gate.gate_verdict import (
    WHOLE_CALL,
    GateVerdict,
    compute_verdict,
    get_required_confidence,
)
from callwright.core.gate.question_wording import explain_verdict, write_question

__all__ = [
    "WHOLE_CALL",
    "CallDoubt",
    "GateEvidence",
    "GateQuestion",
    "GateVerdict",
    "QuestionItem",
    "build_doubt_question",
    "build_problem_question",
    "compute_verdict",
    "explain_verdict",
    "get_required_confidence",
    "write_question",
]
