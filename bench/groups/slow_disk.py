"""The durable group again, on a disk whose every flush takes a millisecond or more.

A small shim around fsync and fdatasync is compiled and loaded before a child process of this bench; ours and the
floors both run in it. Without a C compiler there is nothing to show, and the report says so.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec

from bench.groups.durable import Goals, alone, together
from bench.machine import flush_us
from bench.plan import Plan
from bench.report import Section

SOURCE = Path(__file__).resolve().parents[1] / "slowsync.c"
ROOT = SOURCE.parents[1]


class Task(msgspec.Struct):
    """What the child is to do."""

    folder: str
    rounds: int
    share: float
    ours: bool


def measure(plan: Plan) -> list[Section]:
    """Compile the shim, run the child under it, and take its sections."""
    shim = plan.folder / "slowsync.so"
    missing = build(shim)
    if missing:
        return [Section("Every fsync slowed to 1 ms", "Not measured.", [], [missing])]
    task = Task(str(plan.folder), min(plan.rounds, 3), plan.share, plan.ours)
    told = subprocess.run(
        [sys.executable, "-m", "bench.groups.slow_disk"],
        input=msgspec.json.encode(task),
        stdout=subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, "LD_PRELOAD": str(shim)},
        check=True,
    )
    return msgspec.json.decode(told.stdout, type=list[Section])


def build(shim: Path) -> str | None:
    """Compile the shim; says why not when it cannot be compiled."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return "no C compiler on this machine, so that fsync could not be slowed"
    shim.parent.mkdir(parents=True, exist_ok=True)
    command = [compiler, "-O2", "-shared", "-fPIC", "-o", str(shim), str(SOURCE), "-ldl"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return None if done.returncode == 0 else f"{compiler} could not compile the fsync shim"


def inside(task: Task) -> list[Section]:
    """The child's work. Refuses to give figures when flushes are not slow here after all."""
    folder = Path(task.folder) / "slow"
    took = flush_us(folder, 20)
    if took < 1000:
        return [
            Section(
                "Every fsync slowed to 1 ms", "Not measured.", [], [f"the shim had no hold: {took:.0f} µs"]
            )
        ]
    plan = Plan(folder, task.rounds, task.share, task.ours)
    goals = Goals(group=0.6)
    sections = [alone(plan, 40, goals), together(plan, 32, 1500, goals), together(plan, 256, 4000, goals)]
    return [slowed(section) for section in sections]


def slowed(section: Section) -> Section:
    """The same section, saying in every name that the disk was slow."""
    rows = [msgspec.structs.replace(row, name=f"fsync 1 ms: {row.name}") for row in section.rows]
    return msgspec.structs.replace(section, title=f"{section.title}, every fsync slowed to 1 ms", rows=rows)


if __name__ == "__main__":
    wanted = msgspec.json.decode(sys.stdin.buffer.read(), type=Task)
    sys.stdout.buffer.write(msgspec.json.encode(inside(wanted)))
