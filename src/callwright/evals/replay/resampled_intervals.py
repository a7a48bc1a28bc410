"""95 % intervals by resampling questions, reproducible by seed. Knows numbers only.

Outputs to one question are correlated, so that questions are drawn, not outputs. A figure is a ratio of two sums over
questions; the same draws serve every figure, so that figures can be compared.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from operator import itemgetter, mul
from random import Random
from typing import Final

Interval = tuple[float, float]
RatioSums = Mapping[str, tuple[float, float]]
"""Question → its contribution to the numerator and the denominator."""

DEFAULT_ROUNDS: Final = 1_000
RESAMPLING_SEED: Final = 20_261_121
_LOW, _HIGH = 0.025, 0.975


class Resampler:
    """Resampled sets of questions. ``rounds`` draws are made when the first interval is requested."""

    def __init__(
        self, questions: Sequence[str], rounds: int = DEFAULT_ROUNDS, seed: int = RESAMPLING_SEED
    ) -> None:
        self._place = {question: place for place, question in enumerate(sorted(questions))}
        self._rounds = rounds
        self._seed = seed

    @cached_property
    def _draws(self) -> list[list[int]]:
        """Multiplicity of each question, per draw."""
        chance = Random(self._seed)  # noqa: S311 - statistics, reproducible
        size = len(self._place)
        draws = []
        for _ in range(self._rounds):
            times = [0] * size
            for place in chance.choices(range(size), k=size):
                times[place] += 1
            draws.append(times)
        return draws

    def compute_interval(self, sums: RatioSums, rounds: int | None = None) -> Interval | None:
        """Return the central 95 % of the resampled ratios; None if the denominator is zero."""
        return _cut_interval([one for one in self._resample_ratios(sums, rounds) if one is not None])

    def compute_difference_interval(self, old: RatioSums, new: RatioSums) -> Interval | None:
        """Return the central 95 % of the differences, both ratios over the same drawn questions."""
        pairs = zip(self._resample_ratios(old), self._resample_ratios(new), strict=True)
        return _cut_interval(
            [after - before for before, after in pairs if before is not None and after is not None]
        )

    def _resample_ratios(self, sums: RatioSums, rounds: int | None = None) -> list[float | None]:
        """Return the ratio in every draw; None in one without a denominator."""
        questions = [question for question, (_, below) in sums.items() if below]
        if not questions:
            return [None] * len(self._draws[:rounds])
        above = [sums[question][0] for question in questions]
        below = [sums[question][1] for question in questions]
        places = [self._place[question] for question in questions]
        # itemgetter returns a bare item for one place, and a tuple for more
        pick = itemgetter(*places, places[0])
        above.append(0)
        below.append(0)
        ratios: list[float | None] = []
        for draw in self._draws[:rounds]:
            times = pick(draw)
            whole = sum(map(mul, times, below))
            ratios.append(sum(map(mul, times, above)) / whole if whole else None)
        return ratios


def _cut_interval(values: list[float]) -> Interval | None:
    ranked = sorted(values)
    last = len(ranked) - 1
    return (ranked[round(last * _LOW)], ranked[round(last * _HIGH)]) if ranked else None


def compute_ratio(sums: RatioSums) -> float | None:
    """Return sum divided by sum, or None if the denominator is zero."""
    below = sum(one for _, one in sums.values())
    return sum(one for one, _ in sums.values()) / below if below else None
