"""How far a repair may be trusted: right after it, against unrepaired outputs to the same questions.

Equal means that the repair adds no error of its own: what is wrong after it would have been wrong without it.
"""

from collections.abc import Mapping

from msgspec import Struct

from callwright.evals.replay.counts import Part, Tally
from callwright.evals.replay.intervals import Interval, Resampler, Sums, ratio

_QUICK = 400
"""Draws for the interval of one step."""


class StepFigure(Struct, frozen=True):
    """One repair step: ``n`` repaired records, right after it, right of unrepaired outputs to the same questions."""

    n: int
    questions: int
    after: float
    same_questions: float | None
    difference: float | None
    interval: Interval | None


def after_less_before(part: Part, tally: Tally, *, own_mode: bool = False) -> Sums:
    """Right after a step, less right of unrepaired outputs to the same questions, each question by its repaired ones."""
    found: dict[str, tuple[float, float]] = {}
    for (question, mode), (n, right) in tally.items():
        plain = part.plain.get((question, mode)) if own_mode else part.unrepaired.get(question)
        if plain:
            above, below = found.get(question, (0.0, 0.0))
            found[question] = (above + right - n * plain[1] / plain[0], below + n)
    return found


def step_figures(part: Part, tallies: Mapping[str, Tally], draws: Resampler) -> dict[str, StepFigure]:
    """Every step; "any" is all of them together."""
    return {step or "any": _figure(part, tallies[step], draws) for step in sorted(tallies)}


def _figure(part: Part, tally: Tally, draws: Resampler) -> StepFigure:
    n = sum(one for one, _ in tally.values())
    compared = [pair for (question, _), pair in tally.items() if question in part.unrepaired]
    matched = sum(right for _, right in compared) / max(1, sum(one for one, _ in compared))
    sums = after_less_before(part, tally)
    difference = ratio(sums)
    return StepFigure(
        n=n,
        questions=len({question for question, _ in tally}),
        after=sum(right for _, right in tally.values()) / n,
        same_questions=None if difference is None else matched - difference,
        difference=difference,
        interval=draws.interval(sums, _QUICK),
    )
