"""Peers in a comparison: their turns, and their rows after ours."""

from collections.abc import Callable
from functools import partial

from bench.groups.turns import FLOOR
from bench.measure import Batch, Contender, Rounds, middle
from bench.peers.fleet import Child, Kind
from bench.plan import Plan
from bench.report import Row


def contenders(plan: Plan, kind: Kind, width: int = 1) -> dict[str, Contender]:
    """A turn for every peer of that kind, ``width`` calls in the air at a time."""
    return {
        child.title: partial(child.batch, plan.calls(max(width, child.peer.calls)), width)
        for child in _of(plan, kind)
    }


def rows(
    plan: Plan, kind: Kind, taken: Rounds, figure: Callable[[Batch], float], unit: str, mine: str
) -> list[Row]:
    """One row for every peer, beside the same floor as ours, whose contender is called ``mine``."""
    floor = middle(taken[FLOOR], figure)
    ours = middle(taken[mine], figure) if mine in taken else None
    return [
        Row(child.title, middle(taken[child.title], figure), unit, floor, peer=True, ours=ours)
        for child in _of(plan, kind)
    ]


def _of(plan: Plan, kind: Kind) -> list[Child]:
    return [child for child in plan.peers if child.peer.kind == kind]
