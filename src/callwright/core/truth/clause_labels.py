"""Tell what a clause says: done by the assistant, read, planned, failed, done by others or earlier, or none of these. Pure.

A linear model over the features of ``clause_features.py``; ``scripts/train_clause_labels.py`` computes its weights, which
``clause_weights.py`` holds. They are read once, when the first label is asked for.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from msgspec import Struct

from callwright.core.truth.action_claims import ActionClaim
from callwright.core.truth.clause_features import list_clause_features
from callwright.core.truth.reply_clauses import Clause

LABELS = ("done", "read", "planned", "failed", "third_party", "other")
"""The labels in the order of the weights."""

ZERO_CODE = 63
"""The code of the character that represents the weight 0."""

STEPS_PER_UNIT = 5
"""Steps of a weight in one unit of the score."""


class ClauseLabels(Struct, frozen=True):
    """The probabilities of the labels of a clause; they add up to 1."""

    done: float
    read: float
    planned: float
    failed: float
    third_party: float
    other: float


class ClauseModel:
    """The weights of the labels; ``weights``: feature → one step for each of ``LABELS``, counted from ``ZERO_CODE``."""

    def __init__(self, weights: Mapping[str, Sequence[int]]) -> None:
        self._weights = weights

    def knows(self, feature: str) -> bool:
        """Return whether a feature has a weight."""
        return feature in self._weights

    def label(self, features: Iterable[str]) -> ClauseLabels:
        """Return the probabilities of the labels of a clause with these features."""
        known = [steps for one in features if (steps := self._weights.get(one)) is not None]
        scale = 1.0 / (STEPS_PER_UNIT * math.sqrt(len(known) + 1))
        powers = [
            math.exp((sum(steps) - ZERO_CODE * len(known)) * scale) for steps in zip(*known, strict=True)
        ]
        total = sum(powers)
        return ClauseLabels(*(one / total for one in powers)) if total else _UNLABELLED


_UNLABELLED = ClauseLabels(0.4, 0.12, 0.12, 0.12, 0.12, 0.12)
"""What is said of a clause of which the model knows nothing: neither that it claims an action nor that it does not."""


@cache
def load_clause_model() -> ClauseModel:
    """Return the shipped model."""
    from callwright.core.truth.clause_weights import WEIGHTS  # noqa: PLC0415 - most runs need no label

    return read_clause_model(WEIGHTS)


def read_clause_model(text: str) -> ClauseModel:
    """Return the model of a text: a line for each feature, a tab and a character for each label."""
    pairs = (line.rsplit("\t", 1) for line in text.split("\n") if line)
    return ClauseModel({feature: steps.encode("ascii") for feature, steps in pairs})


class ReplyLabels:
    """The labels of the clauses of a reply, each computed when it is first asked for."""

    def __init__(
        self,
        clauses: Sequence[Clause],
        claims: Mapping[int, Sequence[ActionClaim]],
        model: ClauseModel | None = None,
    ) -> None:
        self._clauses = clauses
        self._claims = claims
        self._model = model
        self._places = {clause.start: at for at, clause in enumerate(clauses)}
        self._found: dict[int, ClauseLabels] = {}
        self._features: dict[int, list[str]] = {}

    def get(self, clause: Clause) -> ClauseLabels:
        """Return the labels of a clause of the reply."""
        found = self._found.get(clause.start)
        if found is None:
            found = self._found[clause.start] = self._get_model().label(self.list_features(clause))
        return found

    def list_features(self, clause: Clause) -> list[str]:
        """Return the features of a clause of the reply."""
        found = self._features.get(clause.start)
        if found is None:
            found = list_clause_features(self._clauses, self._places[clause.start], self._claims)
            self._features[clause.start] = found
        return found

    def knows(self, feature: str) -> bool:
        """Return whether the model has a weight for a feature."""
        return self._get_model().knows(feature)

    def _get_model(self) -> ClauseModel:
        return self._model or load_clause_model()
