"""Many histories on all cores. A seed names a history, so a run can be cut anywhere and repeated from any number."""

import logging
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from operator import add
from typing import NamedTuple

from callwright.evals.simulation.history import Verdict, play

BLOCK = 500
"""Histories that one worker plays before it reports."""


class Played(NamedTuple):
    """What came of a block of histories; ``broken`` are the verdicts that a person has to look at."""

    histories: int
    calls: int
    deaths: int
    done: int
    broken: list[Verdict]


NOTHING = Played(0, 0, 0, 0, [])


def play_block(first: int, histories: int = BLOCK) -> Played:
    """Play the histories of the seeds from ``first`` on."""
    verdicts = [play(seed) for seed in range(first, first + histories)]
    total: Counter[str] = Counter()
    for verdict in verdicts:
        total.update(calls=verdict.calls, deaths=verdict.deaths, done=verdict.done)
    broken = [verdict for verdict in verdicts if verdict.broken]
    return Played(histories, total["calls"], total["deaths"], total["done"], broken)


def play_all(first: int, histories: int, workers: int, told: Callable[[Played], None]) -> Played:
    """Play them on so many processes; ``told`` hears of the sum after every block, in order of seeds."""
    total = NOTHING
    for block in _blocks(first, histories, workers):
        total = Played(*map(add, total, block))
        told(total)
    return total


def _blocks(first: int, histories: int, workers: int) -> Iterator[Played]:
    starts = range(first, first + histories, BLOCK)
    sizes = [min(BLOCK, first + histories - start) for start in starts]
    if workers < 2:
        yield from map(play_block, starts, sizes)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_be_quiet) as pool:
        yield from pool.map(play_block, starts, sizes)


def _be_quiet() -> None:
    """In a worker: the simulated tools raise on purpose."""
    logging.getLogger("callwright.tools").setLevel(logging.CRITICAL)


def retold(seed: int) -> tuple[list[str], Verdict]:
    """The history of this seed again, line by line."""
    log: list[str] = []
    return log, play(seed, log=log)
