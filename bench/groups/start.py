"""What it costs to begin: importing the package, and the command line's help, each in a fresh process."""

import subprocess
import sys
from pathlib import Path
from time import perf_counter

from bench.measure import Batch, Contender, interleave, middle
from bench.plan import Plan
from bench.report import Goal, Row, Section

BARE = "bare"
LIBRARIES = "asyncio, jiter, jsonschema_rs, msgspec, re2"
ABOUT = "Wall time of fresh processes; imports are told beyond a bare interpreter, which is the floor."


def measure(plan: Plan) -> list[Section]:
    """Bare interpreter, imports and help, in turn."""
    command = Path(sys.executable).with_name("callwright")
    processes: dict[str, list[str]] = {BARE: [sys.executable, "-c", "pass"]}
    if plan.ours:
        processes |= {
            "package": [sys.executable, "-c", "import callwright"],
            "libraries": [sys.executable, "-c", f"import {LIBRARIES}"],
            "application": [sys.executable, "-c", "from callwright import Callwright"],
            "help": [str(command), "--help"],
        }
    taken = interleave({name: _process(line) for name, line in processes.items()}, max(1, plan.calls(9, 1)))
    took = {name: middle(batches, _ms) for name, batches in taken.items()}
    bare = took[BARE]
    rows = [Row("floor: python -c pass", bare, "ms")]
    if plan.ours:
        limit, libraries = Goal("<=", 60.0, "value"), took["libraries"] - bare
        rows += [
            Row("import callwright, beyond the interpreter", took["package"] - bare, "ms", bare, limit),
            Row("floor: the libraries it stands on, the same", libraries, "ms"),
            Row("from callwright import Callwright, the same", took["application"] - bare, "ms", libraries),
            Row("callwright --help, whole", took["help"], "ms", bare, Goal("<=", 200.0, "value")),
        ]
    return [Section("Starting", ABOUT, rows)]


def _process(line: list[str]) -> Contender:
    def batch() -> Batch:
        before = perf_counter()
        subprocess.run(line, stdout=subprocess.DEVNULL, check=True)
        return Batch(1, perf_counter() - before, 0.0)

    return batch


def _ms(batch: Batch) -> float:
    return batch.wall_s * 1e3
