"""Weigh the evidence of ``claim_evidence.py``: whether what a clause says goes beyond what its run recorded. Pure.

One layer of hidden units and a linear part beside it; ``scripts/train_claim_evidence.py`` computes the weights, which ``evidence_weights.py`` holds.
They are read once, when the first clause is weighed.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from math import tanh

from msgspec import Struct

WEIGHT_SCALE = 256
"""Weights are whole numbers of this fraction of a unit."""


class EvidenceModel(Struct, frozen=True):
    """The weights of the hidden units.

    Attributes:
        rows: Name of a number → its weight for each hidden unit, and last that for the score.
        offsets: What each hidden unit begins with, and last the score.
        outputs: The weight of each hidden unit for the score.
    """

    rows: Mapping[str, Sequence[int]]
    offsets: Sequence[int]
    outputs: Sequence[int]

    def score(self, measures: Mapping[str, float]) -> float:
        """Return the score of a clause: above 0, it is more likely than not that the run does not bear it out."""
        sums = [float(one) for one in self.offsets]
        for name, value in measures.items():
            row = self.rows.get(name)
            if row is not None:
                sums = [one + value * weight for one, weight in zip(sums, row, strict=True)]
        *hidden, score = sums
        for one, output in zip(hidden, self.outputs, strict=True):
            score += output * tanh(one / WEIGHT_SCALE)
        return score / WEIGHT_SCALE


def parse_evidence_model(text: str) -> EvidenceModel:
    """Parse a model: a line of offsets, one of outputs, then one for each number with its name and weights, all separated by tabs."""
    offsets, outputs, *rows = ([*line.split("\t")] for line in text.strip("\n").split("\n"))
    return EvidenceModel(
        {name: [int(one) for one in weights] for name, *weights in rows},
        [int(one) for one in offsets],
        [int(one) for one in outputs],
    )


@cache
def load_evidence_model() -> EvidenceModel:
    """Return the shipped model."""
    from callwright.core.truth.evidence_weights import WEIGHTS  # noqa: PLC0415 - most runs need none

    return parse_evidence_model(WEIGHTS)
