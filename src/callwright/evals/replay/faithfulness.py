"""How far a repair may be trusted: right after it, against unrepaired outputs to the same questions.

Equal means that the repair adds no error of its own: what is wrong after it would have been wrong without it. An output
is right only as a whole, so one call that its model left out counts against every repair of the others; call by call,
repaired calls are held against calls as they were written.
"""

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from callwright.evals.replay.counts import Part, Tally
from callwright.evals.replay.intervals import Interval, Resampler, Sums, ratio
from callwright.evals.replay.recordings import Mode

_QUICK = 400
"""Draws for the interval of one step."""

Pool = Callable[[str, Mode], Sequence[int] | None]
"""Question and mode → how many there are that were not repaired, and how many of them are right."""


class StepFigure(Struct, frozen=True):
    """One repair step: ``n`` repaired records, right after it, right of unrepaired outputs to the same questions.

    ``by_call`` is the difference for calls, one by one.
    """

    n: int
    questions: int
    after: float
    same_questions: float | None
    difference: float | None
    interval: Interval | None
    by_call: float | None = None


def after_less_before(tally: Tally, pool: Pool) -> Sums:
    """Right after a step, less right of what was not repaired, each question weighed by what was repaired in it."""
    found: dict[str, tuple[float, float]] = {}
    for (question, mode), (n, right) in tally.items():
        plain = pool(question, mode)
        if plain:
            above, below = found.get(question, (0.0, 0.0))
            found[question] = (above + right - n * plain[1] / plain[0], below + n)
    return found


def faithfulness(part: Part) -> dict[str, Sums]:
    """All steps together: against outputs of every mode, of the same mode, and call by call."""
    any_step, calls = part.repaired.get("", {}), part.mended.get("", {})
    return {
        "faithfulness": after_less_before(any_step, _outputs(part)),
        "faithfulness_own_mode": after_less_before(any_step, lambda *of: part.plain.get(of)),
        "faithfulness_by_call": after_less_before(calls, _calls(part)),
    }


def _outputs(part: Part) -> Pool:
    return lambda question, _: part.unrepaired.get(question)


def _calls(part: Part) -> Pool:
    return lambda question, _: part.unmended.get(question)


def step_figures(part: Part, tallies: Mapping[str, Tally], draws: Resampler) -> dict[str, StepFigure]:
    """Every step; "any" is all of them together."""
    return {
        step or "any": _figure(part, tallies[step], part.mended.get(step, {}), draws)
        for step in sorted(tallies)
    }


def _figure(part: Part, tally: Tally, calls: Tally, draws: Resampler) -> StepFigure:
    n = sum(one for one, _ in tally.values())
    compared = [pair for (question, _), pair in tally.items() if question in part.unrepaired]
    matched = sum(right for _, right in compared) / max(1, sum(one for one, _ in compared))
    sums = after_less_before(tally, _outputs(part))
    difference = ratio(sums)
    return StepFigure(
        n=n,
        questions=len({question for question, _ in tally}),
        after=sum(right for _, right in tally.values()) / n,
        same_questions=None if difference is None else matched - difference,
        difference=difference,
        interval=draws.interval(sums, _QUICK),
        by_call=ratio(after_less_before(calls, _calls(part))),
    )
