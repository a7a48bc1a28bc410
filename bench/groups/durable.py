"""A ``once`` call on SQLite, beside the same two rows written by hand and beside peers.

Wall time, because what counts here is waiting for the disk. Ours and the floors run with synchronous=FULL: every
acknowledged row survives a kill -9 and a loss of power (as far as the disk keeps what it has flushed).
"""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack, closing
from dataclasses import dataclass

from bench.floor_ledger import Group, Inline
from bench.groups import beside, turns
from bench.groups.turns import FLOOR
from bench.measure import Batch, Contender, Rounds
from bench.ours import Ours
from bench.plan import Plan
from bench.report import Goal, Row, Section

SURVIVES = "Ours and floors: an acknowledged row survives kill -9 and power loss (WAL, synchronous=FULL)."


@dataclass(frozen=True)
class Goals:
    """What is to be reached, as shares of the floor: calls a second and longest waits at a width, one call alone."""

    group: float = 0.5
    waits: float = 3.0
    alone: float = 1.4


def measure(plan: Plan) -> list[Section]:
    """At width 1, 32 and 256."""
    return [alone(plan, 300, Goals()), together(plan, 32, 3000, Goals()), together(plan, 256, 8000, Goals())]


def alone(plan: Plan, usual: int, goals: Goals) -> Section:
    """One call after the other: two raw commits in the caller's thread are the floor."""
    calls = plan.calls(usual)
    with asyncio.Runner() as runner, ExitStack() as stack:
        inline = stack.enter_context(closing(Inline(plan.folder / "inline.db")))
        contenders, ours = {FLOOR: turns.plain(calls, inline.call)}, None
        if plan.ours:
            ours = stack.enter_context(closing(Ours(plan.folder / "ours-1.db")))
            contenders |= {
                "awaited": turns.wide(runner, calls, 1, ours.once),
                "plain": turns.plain(calls, ours.once_plainly),
                "in a run": turns.wide(runner, calls, 1, ours.once_in_a_run),
                "again": turns.wide(runner, calls, 1, ours.again),
            }
        taken = turns.taken(plan, contenders | beside.contenders(plan, "once"), ours)
    return Section("A once call on SQLite, one at a time", SURVIVES, _alone_rows(plan, taken, goals))


def _alone_rows(plan: Plan, taken: Rounds, goals: Goals) -> list[Row]:
    limit = Goal("<=", goals.alone)
    named: list[turns.Named] = [
        (FLOOR, "floor: two raw commits in the caller's thread", None),
        ("awaited", "once call, 1 at a time", limit),
        ("plain", "once call, 1 at a time, from plain code", limit),
        ("in a run", "once call, 1 at a time, in a run, derived key", None),
        ("again", "once call made again: replayed", None),
    ]
    rows = turns.rows(taken, _p50, "µs p50", named)
    return rows + beside.rows(plan, "once", taken, _p50, "µs p50", "awaited")


def together(plan: Plan, width: int, usual: int, goals: Goals) -> Section:
    """``width`` callers at once: a hand-written group commit is the floor."""
    calls = plan.calls(usual, width)
    with asyncio.Runner() as runner, ExitStack() as stack:
        group = stack.enter_context(closing(Group(plan.folder / f"group-{width}.db")))
        contenders: dict[str, Contender] = {FLOOR: turns.wide(runner, calls, width, group.call)}
        ours = None
        if plan.ours:
            ours = stack.enter_context(closing(Ours(plan.folder / f"ours-{width}.db")))
            contenders["ours"] = turns.wide(runner, calls, width, ours.once)
            contenders["in a run"] = turns.wide(runner, calls, width, ours.once_in_a_run)
        taken = turns.taken(plan, contenders | beside.contenders(plan, "once", width), ours)
    title, at = f"A once call on SQLite, {width} at once", f", {width} at once"
    rows = _together_rows(plan, taken, at, goals) + turns.chaining(at, ours)
    return Section(title, SURVIVES, rows)


def _together_rows(plan: Plan, taken: Rounds, at: str, goals: Goals) -> list[Row]:
    def figures(figure: Callable[[Batch], float], unit: str, goal: Goal | None) -> list[Row]:
        named: list[turns.Named] = [
            (FLOOR, f"floor: group commit by hand{at}, {unit}", None),
            ("ours", f"once call{at}, {unit}", goal),
            ("in a run", f"once call{at}, in a run, derived key, {unit}", None),
        ]
        return turns.rows(taken, figure, unit, named)

    return [
        *figures(_per_second, "calls/s", Goal(">=", goals.group)),
        *beside.rows(plan, "once", taken, _per_second, "calls/s", "ours"),
        *figures(_p50_ms, "ms p50", None),
        *figures(_p99_ms, "ms p99", Goal("<=", goals.waits)),
    ]


def _p50(batch: Batch) -> float:
    return batch.wait_ms(50) * 1e3


def _p50_ms(batch: Batch) -> float:
    return batch.wait_ms(50)


def _p99_ms(batch: Batch) -> float:
    return batch.wait_ms(99)


def _per_second(batch: Batch) -> float:
    return batch.per_second
