"""Where the processor's time of a call goes, by part of the code: ``python -m bench.where``.

Takes the time of the thread that makes the calls: waiting for a disk or a server is not in it, and nothing is flushed here.
Built-in functions count for the part that calls them, except those that have a row of their own. The profiler makes short functions
dearer than they are: the shares tell where to look, the first row what a call takes without it.
"""

import argparse
import asyncio
import cProfile
import os
import pstats
import tempfile
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import process_time, thread_time
from typing import Any, NamedTuple

from bench.ours import Ours

CALLS = 2_000
IN_MEMORY = Path("/dev/shm")
ROUNDS = 5
PARTS = {
    "core/guard": "guard: orders and secrets in the answer",
    "core/records": "ledger: rules",
    "stores": "ledger: statements and batches",
    "runtime/tape": "tape",
    "runtime/usual_read": "tape",
    "core/reader": "reading the call",
    "core/call": "steps of a call, envelope",
    "core": "contract: schema, keys, confidence",
    "runtime": "driver, attempt, clocks",
    "app": "driver, attempt, clocks",
    "tools": "the tool and its types",
    "domain": "steps of a call, envelope",
}
OTHER = "everything else, the bench included"
BUILT_IN = {"sqlite3": "SQLite itself", "poll": "event loop", "_run_once": "event loop"}
LOOP = "event loop"

Function = tuple[str, int, str]


class Case(NamedTuple):
    """What is profiled: a store, a method of ``Ours``, and how many calls are in the air at a time."""

    store: str
    what: str
    width: int

    @property
    def title(self) -> str:
        """How its column is headed."""
        return f"{self.store}, {self.what}, {self.width} at once"


class Found(NamedTuple):
    """Microseconds a call, without the profiler, of this thread and of all; function calls; shares by part."""

    own_us: float
    all_us: float
    functions: float
    shares: dict[str, float]


CASES = [
    Case("memory", "once", 1),
    *(Case("SQLite", "once", width) for width in (1, 32, 256)),
    Case("SQLite", "again", 1),
    *(Case("PostgreSQL", "once", width) for width in (1, 256)),
    Case("PostgreSQL", "again", 1),
]


def main() -> None:
    """Print one table, a column for each case."""
    parser = argparse.ArgumentParser(prog="python -m bench.where", description=__doc__)
    parser.add_argument("--store", choices=["memory", "SQLite", "PostgreSQL"], help="this store only")
    asked = parser.parse_args()
    cases = [case for case in CASES if asked.store in {None, case.store}]
    found = [_profiled(case) for case in cases]
    for number, case in enumerate(cases, 1):
        print(f"({number}) {case.title}")
    _print_row("µs of the calling thread", [f"{one.own_us:.0f}" for one in found])
    _print_row("µs of all threads", [f"{one.all_us:.0f}" for one in found])
    _print_row("function calls", [f"{one.functions:.0f}" for one in found])
    parts = dict.fromkeys([*PARTS.values(), *BUILT_IN.values(), OTHER])
    for part in parts:
        _print_row(part, [f"{one.shares.get(part, 0) * 100:.0f} %" for one in found])


def _print_row(name: str, cells: list[str]) -> None:
    print(f"{name:<44}" + "".join(f"{cell:>8}" for cell in cells))


def _profiled(case: Case) -> Found:
    with _ledger(case.store) as ledger, closing(Ours(ledger)) as ours, asyncio.Runner() as runner:
        call: Callable[[int], Awaitable[bytes]] = getattr(ours, case.what)

        def batch(number: int) -> None:
            runner.run(_calls(range(number * CALLS, (number + 1) * CALLS), case.width, call))

        batch(0)
        own, everything = [], []
        for number in range(1, ROUNDS):
            before, before_all = thread_time(), process_time()
            batch(number)
            own.append(thread_time() - before)
            everything.append(process_time() - before_all)
        profile = cProfile.Profile(thread_time)
        profile.enable()
        batch(ROUNDS)
        profile.disable()
    stats: Any = pstats.Stats(profile)
    functions = sum(numbers[1] for numbers in stats.stats.values()) / CALLS
    return Found(min(own) / CALLS * 1e6, min(everything) / CALLS * 1e6, functions, _shares(stats.stats))


async def _calls(numbers: range, width: int, call: Callable[[int], Awaitable[bytes]]) -> None:
    left = iter(numbers)

    async def caller() -> None:
        for number in left:
            await call(number)

    async with asyncio.TaskGroup() as group:
        for _ in range(width):
            group.create_task(caller())


@contextmanager
def _ledger(store: str) -> Iterator[Path | str | None]:
    if store == "PostgreSQL":
        from scripts.postgres_server import running

        with running(durable=False) as server:
            yield f"{server.url}?schema=where"
    elif store == "SQLite":
        with tempfile.TemporaryDirectory(dir=IN_MEMORY if IN_MEMORY.exists() else None) as folder:
            yield Path(folder) / "ledger.db"
    else:
        yield None


def _shares(stats: dict[Function, tuple[int, int, float, float, dict[Function, Any]]]) -> dict[str, float]:
    """Divide the time among the parts; that of a built-in function goes to the parts that call it, as they do."""
    times: defaultdict[str, float] = defaultdict(float)
    for function, (_, _, own_s, _, callers) in stats.items():
        part = _part(function)
        if part is not None or not callers:
            times[part or OTHER] += own_s
            continue
        for caller, (_, _, spent_s, _) in callers.items():
            times[_part(caller) or OTHER] += spent_s
    total = sum(times.values())
    return {part: spent_s / total for part, spent_s in times.items()}


def _part(function: Function) -> str | None:
    """Return the part of a function; None of a built-in one that counts for its callers."""
    path, _, name = function
    if path == "~":
        return next((part for sign, part in BUILT_IN.items() if sign in name), None)
    place = path.rpartition(f"callwright{os.sep}")[2].replace(os.sep, "/")
    if place != path.replace(os.sep, "/"):
        return next((part for start, part in PARTS.items() if place.startswith(start)), OTHER)
    return LOOP if "asyncio" in path or path.endswith("selectors.py") else OTHER


if __name__ == "__main__":
    main()
