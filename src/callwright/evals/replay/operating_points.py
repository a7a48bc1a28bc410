"""The gate's operating points: for each confidence threshold, the share of right calls kept, and the error rate among the rest.

A threshold is common to all modes: the greatest confidence that keeps at least the given share of all right calls.
It is a setting; its effect is measured for each mode separately.
"""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from callwright.evals.replay.resampled_intervals import RatioSums, compute_ratio
from callwright.evals.replay.score_counts import BlockCounts, ConfidenceTally

KEPT_SHARES: Final = {"1.0": 1.0, "0.98": 0.98, "0.95": 0.95, "0.90": 0.9}
"""Shares of right calls at which misinvocation is stated."""

_MAX_POINTS: Final = 200


class OperatingPoint(Struct, frozen=True):
    """Effect of a threshold: shares of right calls kept, of executed calls that are wrong, of idle records executed."""

    threshold: float
    kept: float | None
    per_call: float | None
    no_call_due: float | None


def find_threshold(sure: ConfidenceTally, share: float) -> float | None:
    """Return the greatest confidence that keeps this share of the right calls; None if there are none."""
    levels: dict[float, int] = {}
    for by_level in sure.values():
        for level, (right, _) in by_level.items():
            levels[level] = levels.get(level, 0) + right
    wanted = share * sum(levels.values())
    kept = 0
    for level in sorted(levels, reverse=True):
        kept += levels[level]
        if kept and kept >= wanted - 1e-9:
            return level
    return None


def sum_wrong_above(sure: ConfidenceTally, level: float) -> RatioSums:
    """Return wrong calls, and all calls, at or above a confidence, per question."""
    sums = {}
    for question, levels in sure.items():
        kept = [pair for at, pair in levels.items() if at >= level]
        if kept:
            wrong = sum(one for _, one in kept)
            sums[question] = (wrong, wrong + sum(one for one, _ in kept))
    return sums


def sum_idle_above(part: BlockCounts, level: float) -> RatioSums:
    """Return records without a due call where one is made at or above a confidence, and all such records, per question."""
    return {
        question: (sum(at >= level for at in surest), len(surest)) for question, surest in part.idle.items()
    }


def sum_kept_above(sure: ConfidenceTally, level: float) -> RatioSums:
    """Return right calls at or above a confidence, and all right calls, per question."""
    return {
        question: (
            sum(right for at, (right, _) in levels.items() if at >= level),
            sum(right for right, _ in levels.values()),
        )
        for question, levels in sure.items()
    }


def build_point(part: BlockCounts, level: float) -> OperatingPoint:
    """Build one operating point of a block."""
    return OperatingPoint(
        level,
        compute_ratio(sum_kept_above(part.sure, level)),
        compute_ratio(sum_wrong_above(part.sure, level)),
        compute_ratio(sum_idle_above(part, level)),
    )


def build_curve(part: BlockCounts) -> list[OperatingPoint]:
    """Build all operating points of a block, evenly thinned if many; from the strictest to none."""
    levels = _count_levels(part.sure)
    idle = sorted(at for surest in part.idle.values() for at in surest)
    rights, wrongs = sum(one for _, one, _ in levels), 0
    kept = 0
    found = []
    for level, right, wrong in levels:
        kept, wrongs = kept + right, wrongs + wrong
        made = len(idle) - bisect_left(idle, level)
        found.append(
            OperatingPoint(
                level,
                kept / rights if rights else None,
                wrongs / (kept + wrongs),
                made / len(idle) if idle else None,
            )
        )
    return thin_points(found)


def _count_levels(sure: ConfidenceTally) -> list[tuple[float, int, int]]:
    levels: dict[float, list[int]] = {}
    for by_level in sure.values():
        for level, (right, wrong) in by_level.items():
            pair = levels.setdefault(level, [0, 0])
            pair[0] += right
            pair[1] += wrong
    return [(level, *levels[level]) for level in sorted(levels, reverse=True)]  # type: ignore[misc] # pairs


def thin_points(points: Sequence[OperatingPoint]) -> list[OperatingPoint]:
    """Return at most ``most`` evenly spaced points, both ends included."""
    if len(points) <= _MAX_POINTS:
        return list(points)
    last = len(points) - 1
    return [points[round(place * last / (_MAX_POINTS - 1))] for place in range(_MAX_POINTS)]
