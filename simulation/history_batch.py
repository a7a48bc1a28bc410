"""Play many histories on all cores. A seed identifies a history, so that a run can be stopped and repeated from any number."""

import logging
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from operator import add
from typing import NamedTuple

from simulation.simulated_history import HistoryVerdict, play_history

BLOCK_HISTORIES = 500
"""Histories per block, after which a worker reports."""


class HistoryTotals(NamedTuple):
    """The results of a block of histories; ``broken`` are the verdicts to be inspected."""

    histories: int
    calls: int
    deaths: int
    done: int
    broken: list[HistoryVerdict]


EMPTY_TOTALS = HistoryTotals(0, 0, 0, 0, [])


def play_block(first: int, histories: int = BLOCK_HISTORIES) -> HistoryTotals:
    """Play the histories of the seeds from ``first`` on."""
    verdicts = [play_history(seed) for seed in range(first, first + histories)]
    total: Counter[str] = Counter()
    for verdict in verdicts:
        total.update(calls=verdict.calls, deaths=verdict.deaths, done=verdict.done)
    broken = [verdict for verdict in verdicts if verdict.broken]
    return HistoryTotals(histories, total["calls"], total["deaths"], total["done"], broken)


def play_histories(
    first: int, histories: int, workers: int, told: Callable[[HistoryTotals], None]
) -> HistoryTotals:
    """Play them in parallel processes; ``told`` gets the sum after every block, in order of seeds."""
    total = EMPTY_TOTALS
    for block in _play_blocks(first, histories, workers):
        total = HistoryTotals(*map(add, total, block))
        told(total)
    return total


def _play_blocks(first: int, histories: int, workers: int) -> Iterator[HistoryTotals]:
    starts = range(first, first + histories, BLOCK_HISTORIES)
    sizes = [min(BLOCK_HISTORIES, first + histories - start) for start in starts]
    if workers < 2:
        with _silent_tool_logger():
            yield from map(play_block, starts, sizes)
        return
    with ProcessPoolExecutor(
        workers, mp_context=get_context("spawn"), initializer=_silence_tool_logger
    ) as pool:
        yield from pool.map(play_block, starts, sizes)


@contextmanager
def _silent_tool_logger() -> Iterator[None]:
    logger = logging.getLogger("callwright.tools")
    level = logger.level
    _silence_tool_logger()
    try:
        yield
    finally:
        logger.setLevel(level)


def _silence_tool_logger() -> None:
    """Silence the tools' logger in this process: the simulated tools raise on purpose."""
    logging.getLogger("callwright.tools").setLevel(logging.CRITICAL)


def play_logged_history(seed: int) -> tuple[list[str], HistoryVerdict]:
    """Replay the history of this seed with a log, line by line."""
    log: list[str] = []
    return log, play_history(seed, log=log)
