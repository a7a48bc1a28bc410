"""Train linear models of text (``callwright.core.text.linear_model``) by logistic regression, deterministically, and cut groups into folds."""

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import exp, sqrt
from typing import Final, NamedTuple

from callwright.core.text.linear_model import WEIGHT_SCALE, LinearModel

SEED: Final = 16
_MAX_EXPONENT: Final = 30.0


class TrainingExample(NamedTuple):
    """The features of a text, whether it is of the class, and how much it counts."""

    features: frozenset[str]
    positive: bool
    weight: float = 1.0


class TrainingSettings(NamedTuple):
    """Passes over the examples, size of a step, decay of weights at each step, and in how many examples a feature has to occur."""

    epochs: int = 12
    rate: float = 0.5
    decay: float = 1e-3
    min_count: int = 2
    max_features: int = 9_000


def train_linear_model(examples: Sequence[TrainingExample], settings: TrainingSettings) -> LinearModel:
    """Fit a model by AdaGrad on logistic loss; the order of the examples and the seed decide the result."""
    counts = Counter(one for example in examples for one in example.features)
    known = {one for one, count in counts.items() if count >= settings.min_count}
    rows = [(sorted(known & one.features), 1.0 if one.positive else 0.0, one.weight) for one in examples]
    weights = dict.fromkeys(sorted(known), 0.0)
    squares = dict.fromkeys(weights, 1e-2)
    offset, offset_square = 0.0, 1e-2
    order = random.Random(SEED)  # noqa: S311 - reproducible, no secret
    for _ in range(settings.epochs):
        order.shuffle(rows)
        for features, wanted, weight in rows:
            scale = 1.0 / sqrt(len(features) + 1)
            score = offset + scale * sum(map(weights.__getitem__, features))
            error = weight * (_compute_probability(score) - wanted)
            offset_square += error * error
            offset -= settings.rate * error / sqrt(offset_square)
            step = error * scale
            for one in features:
                slope = step + settings.decay * weights[one] * scale
                squares[one] += slope * slope
                weights[one] -= settings.rate * slope / sqrt(squares[one])
    return _quantise(weights, offset, settings.max_features)


def _quantise(weights: Mapping[str, float], offset: float, most: int) -> LinearModel:
    whole = {one: round(weight * WEIGHT_SCALE) for one, weight in weights.items()}
    kept = sorted((one for one in whole if whole[one]), key=lambda one: (-abs(whole[one]), one))[:most]
    return LinearModel({one: whole[one] for one in sorted(kept)}, round(offset, 3))


def _compute_probability(score: float) -> float:
    return 1.0 / (1.0 + exp(-max(min(score, _MAX_EXPONENT), -_MAX_EXPONENT)))


def cut_folds(groups: Iterable[str], count: int) -> dict[str, int]:
    """Return group → fold; the same for the same groups."""
    names = sorted(set(groups))
    random.Random(SEED).shuffle(names)  # noqa: S311 - reproducible, no secret
    return {name: at % count for at, name in enumerate(names)}
