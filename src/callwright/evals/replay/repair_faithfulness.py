"""Faithfulness of repairs: correctness after a repair, compared with unrepaired outputs to the same questions.

Equality means that repairs add no errors: an output that is wrong after a repair would have been wrong without it. An output
is only right as a whole, so that one omitted call counts against every repair of the others; therefore
repaired calls are also compared individually with unrepaired calls.
"""

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from callwright.evals.replay.recording_types import RecordingMode
from callwright.evals.replay.resampled_intervals import Interval, RatioSums, Resampler, compute_ratio
from callwright.evals.replay.score_counts import BlockCounts, ModeTally

_STEP_ROUNDS = 400
"""Resampling rounds for the interval of one step."""

UnrepairedLookup = Callable[[str, RecordingMode], Sequence[int] | None]
"""Question and mode → number of unrepaired records, and of right ones among them."""


class StepFaithfulness(Struct, frozen=True):
    """One repair step: ``n`` repaired records, share right after it, share right of unrepaired outputs to the same questions.

    ``by_call`` is the difference for individual calls.
    """

    n: int
    questions: int
    after: float
    same_questions: float | None
    difference: float | None
    interval: Interval | None
    by_call: float | None = None


def sum_differences(tally: ModeTally, pool: UnrepairedLookup) -> RatioSums:
    """Return correctness after a step minus that of unrepaired outputs, each question weighted by its repaired records."""
    found: dict[str, tuple[float, float]] = {}
    for (question, mode), (n, right) in tally.items():
        plain = pool(question, mode)
        if plain:
            above, below = found.get(question, (0.0, 0.0))
            found[question] = (above + right - n * plain[1] / plain[0], below + n)
    return found


def sum_faithfulness(part: BlockCounts) -> dict[str, RatioSums]:
    """Return all steps together: against outputs of every mode, of the same mode, and per call."""
    any_step, calls = part.repaired.get("", {}), part.mended.get("", {})
    return {
        "faithfulness": sum_differences(any_step, _make_output_lookup(part)),
        "faithfulness_own_mode": sum_differences(any_step, lambda *of: part.plain.get(of)),
        "faithfulness_by_call": sum_differences(calls, _make_call_lookup(part)),
    }


def _make_output_lookup(part: BlockCounts) -> UnrepairedLookup:
    return lambda question, _: part.unrepaired.get(question)


def _make_call_lookup(part: BlockCounts) -> UnrepairedLookup:
    return lambda question, _: part.unmended.get(question)


def build_step_figures(
    part: BlockCounts, tallies: Mapping[str, ModeTally], draws: Resampler
) -> dict[str, StepFaithfulness]:
    """Build the figures of every step; "any" is all steps together."""
    return {
        step or "any": _build_step_figure(part, tallies[step], part.mended.get(step, {}), draws)
        for step in sorted(tallies)
    }


def _build_step_figure(
    part: BlockCounts, tally: ModeTally, calls: ModeTally, draws: Resampler
) -> StepFaithfulness:
    n = sum(one for one, _ in tally.values())
    compared = [pair for (question, _), pair in tally.items() if question in part.unrepaired]
    matched = sum(right for _, right in compared) / max(1, sum(one for one, _ in compared))
    sums = sum_differences(tally, _make_output_lookup(part))
    difference = compute_ratio(sums)
    return StepFaithfulness(
        n=n,
        questions=len({question for question, _ in tally}),
        after=sum(right for _, right in tally.values()) / n,
        same_questions=None if difference is None else matched - difference,
        difference=difference,
        interval=draws.compute_interval(sums, _STEP_ROUNDS),
        by_call=compute_ratio(sum_differences(calls, _make_call_lookup(part))),
    )
