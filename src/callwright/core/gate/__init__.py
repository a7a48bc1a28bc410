"""Is a call clear enough to be made, and if not, what has to be asked? Pure."""

from callwright.core.gate.question import Asked, Question, of_doubts, of_problems
from callwright.core.gate.signals import Doubted, Evidence
from callwright.core.gate.verdict import WHOLE, Weighed, needed, weigh
from callwright.core.gate.wording import question, reasons

__all__ = [
    "WHOLE",
    "Asked",
    "Doubted",
    "Evidence",
    "Question",
    "Weighed",
    "needed",
    "of_doubts",
    "of_problems",
    "question",
    "reasons",
    "weigh",
]
