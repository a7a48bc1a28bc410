"""A linear model over named features: integer weights, read once from a text, and the score of a set of features. Pure.

Must not depend on a task: its callers define the features and the meaning of a score.
"""

from collections.abc import Iterable, Mapping
from math import sqrt
from typing import Final

from msgspec import Struct

WEIGHT_SCALE: Final = 32
"""Weights are whole numbers of this fraction of a unit."""


class LinearModel(Struct, frozen=True):
    """The weights of features, and the score of a text of which no feature is known (``offset``)."""

    weights: Mapping[str, int]
    offset: float = 0.0

    def score(self, features: Iterable[str]) -> float:
        """Return the score of distinct features: their weights together, less the more of them are known; above 0 speaks for the class."""
        weights = self.weights
        known = [weights[one] for one in features if one in weights]
        return self.offset + sum(known) / (WEIGHT_SCALE * sqrt(len(known) + 1))


def parse_linear_model(text: str) -> LinearModel:
    """Parse a model: a line ``offset`` and its number, then lines of a weight and the features that have it, separated by tabs."""
    weights: dict[str, int] = {}
    first, *lines = text.strip("\n").split("\n")
    for line in lines:
        weight, *features = line.split("\t")
        weights.update(dict.fromkeys(features, int(weight)))
    return LinearModel(weights, float(first.split("\t")[1]))


def render_linear_model(model: LinearModel, features_per_line: int = 40) -> str:
    """Return the text that ``parse_linear_model`` reads."""
    by_weight: dict[int, list[str]] = {}
    for feature, weight in sorted(model.weights.items()):
        by_weight.setdefault(weight, []).append(feature)
    lines = [f"offset\t{model.offset:g}"]
    for weight, features in sorted(by_weight.items(), reverse=True):
        lines += [
            "\t".join((str(weight), *features[at : at + features_per_line]))
            for at in range(0, len(features), features_per_line)
        ]
    return "\n".join(lines) + "\n"
