"""Weigh the evidence of ``claim_evidence.py``: whether what a clause says goes beyond what its run recorded. Pure.

One layer of hidden units over the measures, and a linear part beside it over the measures and the words of the clause; ``scripts/train_claim_evidence.py`` computes the weights, which ``evidence_weights.py`` holds.
They are read once, when the first clause is weighed.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import repeat
from math import sqrt, tanh
from operator import mul

from msgspec import Struct

WEIGHT_SCALE = 256
"""Weights are whole numbers of this fraction of a unit."""


class EvidenceModel(Struct, frozen=True):
    """The weights of the hidden units.

    Attributes:
        rows: Name of a number → its weight for each hidden unit, and last that for the score.
        offsets: What each hidden unit begins with, and last the score.
        outputs: The weight of each hidden unit for the score.
        words: Feature of ``clause_features.py`` → its weight for the score.
    """

    rows: Mapping[str, Sequence[int]]
    offsets: Sequence[int]
    outputs: Sequence[int]
    words: Mapping[str, int] = {}

    def score(self, measures: Mapping[str, float], features: Iterable[str] = ()) -> float:
        """Return the score of a clause: above 0, it is more likely than not that the run does not bear it out.

        ``features``: those of its words; each that the model knows counts less the more there are.
        """
        known = [(row, value) for name, value in measures.items() if (row := self.rows.get(name)) is not None]
        values = [value for _, value in known]
        columns: Iterable[Sequence[int]] = (
            zip(*(row for row, _ in known), strict=True) if known else repeat((), len(self.offsets))
        )
        sums: list[float] = [
            offset + sum(map(mul, values, column))
            for offset, column in zip(self.offsets, columns, strict=True)
        ]
        *hidden, score = sums
        for one, output in zip(hidden, self.outputs, strict=True):
            score += output * tanh(one / WEIGHT_SCALE)
        said = [weight for one in features if (weight := self.words.get(one)) is not None]
        if said:
            score += sum(said) / sqrt(len(said) + 1)
        return score / WEIGHT_SCALE


def parse_evidence_model(text: str) -> EvidenceModel:
    """Parse a model: a line of offsets, one of outputs, then one for each measure with its name and weights, all separated by tabs.

    Behind an empty line there is one for each feature of words, with its weight.
    """
    measures, _, words = text.strip("\n").partition("\n\n")
    offsets, outputs, *rows = (line.split("\t") for line in measures.split("\n"))
    pairs = (line.rsplit("\t", 1) for line in words.split("\n") if line)
    return EvidenceModel(
        {name: [int(one) for one in weights] for name, *weights in rows},
        [int(one) for one in offsets],
        [int(one) for one in outputs],
        {feature: int(weight) for feature, weight in pairs},
    )


@cache
def load_evidence_model() -> EvidenceModel:
    """Return the shipped model."""
    from callwright.core.truth.evidence_weights import WEIGHTS  # noqa: PLC0415 - most runs need none

    return parse_evidence_model(WEIGHTS)
