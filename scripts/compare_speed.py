"""The time of a call in older versions of this code and in today's, in turns, so that the machine's load falls on all alike.

    python -m scripts.compare_speed [--older 8866bd19,d17a02bd] [--rounds 9] [--calls 250]

Each round runs each version once, in a process of its own and in an order that changes: ``once`` calls with a key, one at a time, on
SQLite and in memory, by ``call`` and by ``acall``, and a ``read``. The older sources are taken from git. Printed are, for each kind of
call, the median over the rounds of the rounds' medians, and today's as a ratio to each older one. Run it on a calm machine.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

TODAY = "today"
ROOT = Path(__file__).resolve().parents[1]

WORK = """
import asyncio, json, sys, tempfile, time
from pathlib import Path
from statistics import median
from callwright import Callwright

calls, found = int(sys.argv[1]), {}

def tools_of(app):
    @app.tool(name="pay", effect="once", key=["n"], inline=True)
    def pay(n: int) -> dict[str, int]:
        return {"n": n}

    @app.tool(name="apay", effect="once", key=["n"])
    async def apay(n: int) -> dict[str, int]:
        return {"n": n}

    @app.tool(name="look", effect="read")
    async def look(n: int) -> dict[str, int]:
        return {"n": n}

def note(kind, times):
    found[kind] = median(times)

def blocking(app, kind, name):
    times = []
    for n in range(calls + 20):
        began = time.perf_counter()
        result = app.call({"name": name, "arguments": {"n": n}})
        times.append(time.perf_counter() - began)
        assert result.success, result
    note(kind, times[20:])

async def awaiting(app, kind, name):
    times = []
    for n in range(calls + 20):
        began = time.perf_counter()
        result = await app.acall({"name": name, "arguments": {"n": n}})
        times.append(time.perf_counter() - began)
        assert result.success, result
    note(kind, times[20:])

with tempfile.TemporaryDirectory() as folder:
    for where, store in (("SQLite", str(Path(folder) / "ledger.db")), ("memory", None)):
        app = Callwright(store) if store else Callwright()
        tools_of(app)
        blocking(app, f"once, call, {where}", "pay")
        asyncio.run(awaiting(app, f"once, acall, {where}", "apay"))
        asyncio.run(awaiting(app, f"read, acall, {where}", "look"))
        app.close()
print(json.dumps(found))
"""


@contextmanager
def _sources(versions: list[str]) -> Iterator[dict[str, Path]]:
    """The folder of the sources of each version; the older ones are unpacked for as long as this lasts."""
    with tempfile.TemporaryDirectory() as folder:
        found = {TODAY: ROOT / "src"}
        for version in versions:
            place = Path(folder) / version
            place.mkdir()
            packed = subprocess.run(  # noqa: S603 - git, with a version that was asked for
                ["git", "archive", version, "src"],  # noqa: S607 - that of the path
                cwd=ROOT,
                check=True,
                capture_output=True,
            )
            subprocess.run(["tar", "-x", "-C", str(place)], input=packed.stdout, check=True)  # noqa: S603, S607 - the same
            found[version] = place / "src"
        yield found


def _measure(source: Path, calls: int) -> dict[str, float]:
    """Seconds of a call of each kind, the median of one process."""
    done = subprocess.run(  # noqa: S603 - this interpreter, with the text above
        [sys.executable, "-c", WORK, str(calls)],
        env=os.environ | {"PYTHONPATH": str(source)},
        check=True,
        capture_output=True,
        text=True,
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def measure_in_turns(sources: dict[str, Path], rounds: int, calls: int) -> dict[str, dict[str, float]]:
    """Kind of call → version → seconds, the median over the rounds."""
    times: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    names = list(sources)
    for at in range(rounds):
        shift = at % len(names)
        for name in names[shift:] + names[:shift]:
            for kind, seconds in _measure(sources[name], calls).items():
                times[kind][name].append(seconds)
    return {kind: {name: median(found) for name, found in by_name.items()} for kind, by_name in times.items()}


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--older", default="8866bd19,d17a02bd", help="versions of git with commas")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--calls", type=int, default=250, help="of each kind in each round")
    args = parser.parse_args()
    older = args.older.split(",")
    with _sources(older) as sources:
        found = measure_in_turns(sources, args.rounds, args.calls)
    table = Table("µs, median of medians", *sources, *(f"today / {one}" for one in older))
    for kind, seconds in found.items():
        ratios = [f"{seconds[TODAY] / seconds[one]:.2f}" for one in older]
        table.add_row(kind, *(f"{seconds[name] * 1e6:.0f}" for name in sources), *ratios)
    Console(width=140).print(table)


if __name__ == "__main__":
    main()
