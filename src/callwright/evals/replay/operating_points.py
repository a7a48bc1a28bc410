"""The gate's operating points: at which confidence how many right calls are kept, and what is wrong among the rest.

A threshold is one for all modes: the greatest confidence at or above which at least the stated share of all right calls
lies. It is a setting; what it gives is measured for each mode by itself.
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
    """What a threshold gives: shares of right calls kept, of executed calls that are wrong, of idle records executed."""

    threshold: float
    kept: float | None
    per_call: float | None
    no_call_due: float | None


def find_threshold(sure: ConfidenceTally, share: float) -> float | None:
    """The greatest confidence that keeps this share of the right calls; None where none is right."""
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
    """Wrong calls, and all calls, at or above a confidence, by question."""
    found = {}
    for question, levels in sure.items():
        kept = [pair for at, pair in levels.items() if at >= level]
        if kept:
            wrong = sum(one for _, one in kept)
            found[question] = (wrong, wrong + sum(one for one, _ in kept))
    return found


def sum_idle_above(part: BlockCounts, level: float) -> RatioSums:
    """Records where no call is due and one is made at or above a confidence, and all such records, by question."""
    return {
        question: (sum(at >= level for at in surest), len(surest)) for question, surest in part.idle.items()
    }


def sum_kept_above(sure: ConfidenceTally, level: float) -> RatioSums:
    """Right calls at or above a confidence, and all right calls, by question."""
    return {
        question: (
            sum(right for at, (right, _) in levels.items() if at >= level),
            sum(right for right, _ in levels.values()),
        )
        for question, levels in sure.items()
    }


def build_point(part: BlockCounts, level: float) -> OperatingPoint:
    """One operating point of a block."""
    return OperatingPoint(
        level,
        compute_ratio(sum_kept_above(part.sure, level)),
        compute_ratio(sum_wrong_above(part.sure, level)),
        compute_ratio(sum_idle_above(part, level)),
    )


def build_curve(part: BlockCounts) -> list[OperatingPoint]:
    """All operating points of a block, thinned out evenly where they are many; from the strictest to none."""
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
    """At most so many of them, ends included."""
    if len(points) <= _MAX_POINTS:
        return list(points)
    last = len(points) - 1
    return [points[round(place * last / (_MAX_POINTS - 1))] for place in range(_MAX_POINTS)]
