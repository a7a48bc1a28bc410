"""Contenders whose numbers go on from batch to batch, so that no key ever comes twice; and the rows they end as."""

import asyncio
from collections.abc import Awaitable, Callable

from bench.measure import Batch, Contender, Rounds, at_once, in_turn, middle, straight
from bench.report import Goal, Row

FLOOR = "floor"
Awaited = Callable[[int], Awaitable[object]]
Named = tuple[str, str, Goal | None]
"""A contender's name, what its row says, and what it should reach."""


def _fresh(calls: int, run: Callable[[int], Batch]) -> Contender:
    first = 0

    def batch() -> Batch:
        nonlocal first
        start, first = first, first + calls
        return run(start)

    return batch


def untimed(runner: asyncio.Runner, calls: int, call: Awaited) -> Contender:
    """Awaited calls one by one; only the batch is timed."""
    return _fresh(calls, lambda start: runner.run(in_turn(calls, lambda index: call(start + index))))


def wide(runner: asyncio.Runner, calls: int, width: int, call: Awaited) -> Contender:
    """Awaited calls, ``width`` in the air at a time, each timed."""
    return _fresh(calls, lambda start: runner.run(at_once(calls, width, lambda index: call(start + index))))


def plain(calls: int, call: Callable[[int], object]) -> Contender:
    """Calls from plain code one by one, each timed."""
    return _fresh(calls, lambda start: straight(calls, lambda index: call(start + index)))


def rows(taken: Rounds, figure: Callable[[Batch], float], unit: str, named: list[Named]) -> list[Row]:
    """One row for every contender that took part; the floor's row has no ratio, the others have."""
    floor = middle(taken[FLOOR], figure)
    return [
        Row(said, middle(taken[name], figure), unit, None if name == FLOOR else floor, goal)
        for name, said, goal in named
        if name in taken
    ]
