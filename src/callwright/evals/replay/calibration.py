"""Calibrate the gate on judged calls: the share of right calls for each confidence, and the threshold that keeps a stated share. Pure.

``fit_isotonic`` turns the gate's scale into the share of right calls, by pooling adjacent violators. ``find_conformal_threshold``
gives the greatest threshold that keeps a share of right calls with a stated confidence, regardless of the distribution: it is an
order statistic of the groups (Wilks 1941; split conformal prediction). Calls of one question or one dialogue depend on each
other, so that a group counts once, by its lowest right call.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import comb

from msgspec import Struct


class JudgedCall(Struct, frozen=True):
    """One call with its confidence: whether it was right, and the question or dialogue that it belongs to."""

    group: str
    confidence: float
    right: bool


class CalibrationStep(Struct, frozen=True):
    """From this confidence on, this share of calls was right; ``calls`` is the number it rests on."""

    confidence: float
    right: float
    calls: int


def fit_isotonic(calls: Iterable[JudgedCall]) -> list[CalibrationStep]:
    """Return the share of right calls by confidence, which never falls; lowest confidence first."""
    blocks: list[tuple[float, int, int]] = []
    for call in sorted(calls, key=lambda one: one.confidence):
        blocks.append((call.confidence, int(call.right), 1))
        while len(blocks) > 1 and (
            blocks[-2][0] == blocks[-1][0] or blocks[-2][1] * blocks[-1][2] >= blocks[-1][1] * blocks[-2][2]
        ):
            _, right, count = blocks.pop()
            start, before, counted = blocks.pop()
            blocks.append((start, before + right, counted + count))
    return [CalibrationStep(start, right / count, count) for start, right, count in blocks]


def look_up_share(steps: Sequence[CalibrationStep], confidence: float) -> float | None:
    """Return the share of right calls at a confidence; None below the first step."""
    return next((one.right for one in reversed(steps) if one.confidence <= confidence), None)


def find_conformal_threshold(
    calls: Iterable[JudgedCall], *, kept: float = 0.95, certainty: float = 0.9
) -> float | None:
    """Return the greatest threshold that keeps this share of groups whole with this certainty; None for too few groups.

    Args:
        calls: Judged calls; only right ones count.
        kept: Share of the right calls' groups to keep, 0..1.
        certainty: Probability that the threshold keeps it, over the choice of the sample. 45 groups are the least for
            0.95 and 0.9.
    """
    lowest: defaultdict[str, float] = defaultdict(lambda: 1.0)
    for call in calls:
        if call.right:
            lowest[call.group] = min(lowest[call.group], call.confidence)
    levels = sorted(lowest.values())
    rank = 0
    below = 0.0
    for at in range(len(levels)):
        below += comb(len(levels), at) * (1.0 - kept) ** at * kept ** (len(levels) - at)
        if 1.0 - below < certainty:
            break
        rank = at + 1
    return levels[rank - 1] if rank else None
