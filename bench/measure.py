"""How time is taken: batches in turn (A B C A B C), one warm-up round dropped, medians over the other rounds.

Knows nothing of what it measures.
"""

import asyncio
import gc
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter, process_time


@dataclass(frozen=True)
class Batch:
    """One batch of one contender. ``waits`` are the seconds that single calls took, when they were taken one by one."""

    calls: int
    wall_s: float
    cpu_s: float
    waits: list[float] = field(default_factory=list)

    @property
    def wall_us(self) -> float:
        """Wall time per call, in microseconds."""
        return self.wall_s / self.calls * 1e6

    @property
    def cpu_us(self) -> float:
        """Processor time of the whole process per call, in microseconds."""
        return self.cpu_s / self.calls * 1e6

    @property
    def per_second(self) -> float:
        """Calls finished per second of wall time."""
        return self.calls / self.wall_s

    def wait_ms(self, percent: float) -> float:
        """The time within which that share of the calls was answered, in milliseconds."""
        return percentile(self.waits, percent) * 1e3


Contender = Callable[[], Batch]
"""Runs one batch and says what it cost."""

Rounds = dict[str, list[Batch]]


def _nothing() -> None:
    """Nobody has left anything to do."""


def interleave(
    contenders: Mapping[str, Contender], rounds: int, rest: Callable[[], object] = _nothing
) -> Rounds:
    """Give every contender its turn, ``rounds`` times, after one round that is thrown away.

    Every other round goes backwards: who follows a writer shares the machine with what that writes behind its answers.
    ``rest`` runs after every turn, untimed here: what is left for a quiet moment is no neighbour's to pay.
    """
    taken: Rounds = {name: [] for name in contenders}
    for number in range(rounds + 1):
        turns = list(contenders.items())
        for name, run in reversed(turns) if number % 2 else turns:
            gc.collect()
            batch = run()
            rest()
            if number:
                taken[name].append(batch)
    return taken


def middle(batches: list[Batch], figure: Callable[[Batch], float]) -> float:
    """Median of one figure over the rounds."""
    return median(figure(batch) for batch in batches)


def percentile(values: list[float], percent: float) -> float:
    """The smallest value that at least that share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


def straight(calls: int, run: Callable[[int], object]) -> Batch:
    """One call after the other in this thread, each timed."""
    waits = []
    cpu, wall = process_time(), perf_counter()
    for index in range(calls):
        before = perf_counter()
        run(index)
        waits.append(perf_counter() - before)
    return Batch(calls, perf_counter() - wall, process_time() - cpu, waits)


async def in_turn(calls: int, run: Callable[[int], Awaitable[object]]) -> Batch:
    """One call after the other in the running loop, timed together: a clock of its own would weigh on short calls."""
    cpu, wall = process_time(), perf_counter()
    for index in range(calls):
        await run(index)
    return Batch(calls, perf_counter() - wall, process_time() - cpu)


async def at_once(calls: int, width: int, run: Callable[[int], Awaitable[object]]) -> Batch:
    """``width`` callers, each with one call in the air at a time, until all calls are made; each call timed."""
    waits: list[float] = []
    numbers = iter(range(calls))

    async def caller() -> None:
        for index in numbers:
            before = perf_counter()
            await run(index)
            waits.append(perf_counter() - before)

    cpu, wall = process_time(), perf_counter()
    async with asyncio.TaskGroup() as group:
        for _ in range(width):
            group.create_task(caller())
    return Batch(calls, perf_counter() - wall, process_time() - cpu, waits)


def in_threads(calls: int, width: int, run: Callable[[int], object]) -> Batch:
    """``width`` threads, each with one call in the air at a time; each call timed."""

    def timed(index: int) -> float:
        before = perf_counter()
        run(index)
        return perf_counter() - before

    with ThreadPoolExecutor(width) as pool:
        cpu, wall = process_time(), perf_counter()
        waits = list(pool.map(timed, range(calls)))
        return Batch(calls, perf_counter() - wall, process_time() - cpu, waits)
