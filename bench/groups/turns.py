"""Contenders whose numbers go on from batch to batch, so that no key ever comes twice; and the rows they end as."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping

from bench.measure import Batch, Contender, Rounds, at_once, in_turn, interleave, middle, straight
from bench.ours import Ours
from bench.plan import Plan
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


def taken(plan: Plan, contenders: Mapping[str, Contender], ours: Ours | None) -> Rounds:
    """Everybody's turns; what ours leaves for a quiet moment is done between them."""
    return interleave(contenders, plan.rounds, ours.rest) if ours else interleave(contenders, plan.rounds)


def chaining(at: str, ours: Ours | None) -> list[Row]:
    """What was done between the turns, which no other row counts."""
    said = f"behind its answers{at}: a record put into the chain of the audit trail"
    return [Row(said, ours.chaining_us, "µs cpu")] if ours else []


def rows(taken: Rounds, figure: Callable[[Batch], float], unit: str, named: list[Named]) -> list[Row]:
    """One row for every contender that took part; the floor's row has no ratio, the others have."""
    floor = middle(taken[FLOOR], figure)
    return [
        Row(said, middle(taken[name], figure), unit, None if name == FLOOR else floor, goal)
        for name, said, goal in named
        if name in taken
    ]
