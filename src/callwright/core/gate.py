"""Is the call clear enough to be made? Pure.

The confidence of a call is its weakest part: the caller's own number, and every repair that was needed. Below the
contract's ``min_confidence`` it is not made, and the question names what is uncertain.
"""

from msgspec import Struct

from callwright.domain.contract import Contract
from callwright.domain.result import FieldProblem, Repair


class Clear(Struct, frozen=True):
    """The call may be made."""

    confidence: float


class Unclear(Struct, frozen=True):
    """The call is not made; ``detail`` and ``fields`` say what to confirm."""

    confidence: float
    detail: str
    fields: list[FieldProblem]


def gate(contract: Contract, stated: float | None, repairs: list[Repair]) -> Clear | Unclear:
    """Weigh a valid call. ``stated`` is the caller's own confidence, 0..1, or None."""
    if stated is None and not repairs:
        return _CLEAR
    weights = [repair.confidence for repair in repairs]
    confidence = min([1.0 if stated is None else stated, *weights])
    if confidence >= contract.min_confidence:
        return Clear(confidence)
    doubtful = [FieldProblem(one.path, "was corrected; please confirm") for one in repairs]
    why = "the corrected fields" if doubtful and min(weights) <= confidence else "the call as a whole"
    return Unclear(
        confidence, f"{why} (confidence {confidence:.2f}, needed {contract.min_confidence:.2f})", doubtful
    )


_CLEAR = Clear(1.0)
