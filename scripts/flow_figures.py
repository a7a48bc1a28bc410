"""Figures of workflows: what parked runs cost, how soon they wake, how fast queued runs are carried out, what a step costs.

    python -m scripts.flow_figures [--store PATH|URL] [--parked 300] [--queued 1000] [--steps 50]

Parked: resident memory of the process with so many runs that wait for an approval, over the same process before them. Wake: from the
answer in another process to the end of the run. Queued: so many runs of one step, started before any is carried out. Step: time of one
``call`` step within a long run, beside one step of a plain DBOS workflow on a database of the same kind, with the same settings; the
two take turns, and the median of the rounds counts. Prints one JSON object for each.
"""

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from dbos import DBOS, DBOSConfig

from callwright import Callwright, Principal, RunLimits
from callwright.engines.dbos.task_tables import TaskTables
from callwright.workflow import Workflow, approve, call

LIMIT_S = 3600.0
_WAKES = 20
_ROUNDS = 5


def make_app(store: str) -> Callwright:
    """An application with one read tool and three workflows."""
    app = Callwright(store)

    @app.tool(effect="read", operation="query")
    def look(number: int) -> int:
        """Look."""
        return number

    app.flows.add(Workflow("parked", steps=[approve("ok")]))
    app.flows.add(Workflow("short", steps=[call("look", "look", number=1)]))
    return app


def resident_mb(field: str = "VmRSS") -> float:
    """Resident memory of this process, in MB: now, or with "VmHWM" the most that it has been."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith(f"{field}:"):
            return int(line.split()[1]) / 1024
    raise OSError(f"no {field}")


def wait_until(true: Callable[[], bool], pause_s: float = 0.02) -> float:
    """Seconds until it is true."""
    began = time.monotonic()
    while not true():
        if time.monotonic() - began > LIMIT_S:
            raise TimeoutError
        time.sleep(pause_s)
    return time.monotonic() - began


def measure_parked(store: str, count: int) -> dict[str, Any]:
    """Memory of runs that wait, and how soon an answer of another process wakes them."""
    app = make_app(store)
    first = app.flows.start("parked")
    wait_until(lambda: first.state == "waiting")
    before = resident_mb()
    began = time.monotonic()
    runs = [app.flows.start("parked") for _ in range(count)]
    wait_until(lambda: len(app.flows.engine.open_questions(tenant="default", limit=count + 1)) == count + 1)
    parked_s = time.monotonic() - began
    after = resident_mb()
    wakes = [_wake(store, one.id) for one in runs[: min(_WAKES, count)]] if count >= _WAKES else []
    app.close()
    return {
        "parked": count,
        "mb_over_base": round(after - before, 1),
        "seconds_to_park": round(parked_s, 1),
        "wake_ms_median": round(statistics.median(wakes), 1) if wakes else None,
        "wake_ms_max": round(max(wakes), 1) if wakes else None,
    }


def _wake(store: str, run_id: str) -> float:
    """Milliseconds from the answer of another process to the end of the run, by the record's own clock."""
    if store not in _ASKER:
        _ASKER[store] = _start_asker(store)
    asker = _ASKER[store]
    assert asker.stdin is not None
    assert asker.stdout is not None
    asker.stdin.write(f"{run_id}\n")
    asker.stdin.flush()
    return float(asker.stdout.readline())


_ASKER: dict[str, subprocess.Popen[str]] = {}


def _start_asker(store: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "scripts.flow_figures", "--asker", "--store", store]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # noqa: S603 - this script


def answer_from_here(store: str) -> None:
    """Answer the runs whose ids come on standard input; print how long each took to end."""
    app = make_app(store)
    app.tasks.executes_here = False
    for line in sys.stdin:
        run = app.flows.run(line.strip())
        at = time.time() * 1000
        run.answer("ok", granted=True, by=Principal("ann"))
        wait_until(lambda: run.now() is not None)  # noqa: B023 - called at once
        sys.stdout.write(f"{run.record().updated_at - at:.1f}\n")
        sys.stdout.flush()
    app.close()


def measure_queued(store: str, count: int) -> dict[str, Any]:
    """Runs of one step that are all queued before the first is carried out."""
    asker = make_app(store)
    asker.tasks.executes_here = False
    began = time.monotonic()
    for _ in range(count):
        asker.flows.start("short")
    queued_s = time.monotonic() - began
    before = resident_mb()
    asker.tasks.executes_here = True
    began = time.monotonic()
    asker.flows.work()
    wait_until(lambda: not asker.flows.runs("short", states=("queued", "running"), limit=1), 1.0)
    done_s = time.monotonic() - began
    peak = resident_mb("VmHWM")
    completed = len(asker.flows.runs("short", states=("completed",), limit=count + 1))
    asker.close()
    return {
        "queued": count,
        "starts_per_s": round(count / queued_s, 1),
        "runs_per_s": round(count / done_s, 1),
        "not_completed": count - completed,
        "mb_over_base": round(peak - before, 1),
    }


def measure_step(store: str, folder: Path, steps: int) -> dict[str, Any]:
    """One ``call`` step of a long run, beside one step of a plain workflow of the engine."""
    app = make_app(store)
    app.flows.add(
        Workflow(
            "long", steps=[call(f"s{one}", "look", number=one) for one in range(steps)], limits=_limits(steps)
        )
    )
    app.flows.start("short").result(60)
    rounds = [(_time_run(app, "long") / steps, _run_plain(store, folder, steps)) for _ in range(_ROUNDS)]
    app.close()
    ours, plain = statistics.median(one for one, _ in rounds), statistics.median(one for _, one in rounds)
    return {
        "steps": steps,
        "ms_per_step": round(ours * 1000, 2),
        "ms_per_engine_step": round(plain * 1000, 2),
        "ratio": round(ours / plain, 2),
    }


def _limits(steps: int) -> Any:
    return RunLimits(max_tool_calls=10 * steps)


def _time_run(app: Callwright, name: str) -> float:
    """Seconds from the begin of the first step to the end of the last, by their records."""
    run = app.flows.start(name)
    run.result(LIMIT_S)
    times = [one for step in run.steps for one in (step.started_at, step.ended_at) if one is not None]
    return (max(times) - min(times)) / 1000


def _run_plain(store: str, folder: Path, steps: int) -> float:
    """Seconds per step of a workflow written for DBOS itself, in a process of its own."""
    database = store if "://" in store else str(folder / "plain.sqlite")
    ran = subprocess.run(  # noqa: S603 - this script
        [sys.executable, "-m", "scripts.flow_figures", "--plain", database, "--steps", str(steps)],
        check=True, capture_output=True, text=True,
    )  # fmt: skip
    return float(ran.stdout.split()[-1])


def run_plain_here(database: str, steps: int) -> None:
    """The engine's own: one workflow whose steps do nothing; prints the seconds per step of its second run."""
    tables = TaskTables(database, "plain")
    DBOS.migrate(tables.url, schema=tables.schema)
    config: DBOSConfig = {
        "name": "plain",
        "system_database_engine": tables.engine,
        "dbos_system_schema": tables.schema,
        "log_level": "CRITICAL",
        "use_listen_notify": False,
        "run_migrations": False,
    }
    DBOS(config=config)

    @DBOS.step()  # type: ignore[untyped-decorator]
    async def look(number: int) -> str:
        return json.dumps(number)

    @DBOS.workflow()  # type: ignore[untyped-decorator]
    async def long() -> float:
        began = time.perf_counter()
        for one in range(steps):
            await look(one)
        return time.perf_counter() - began

    DBOS.launch()

    async def run() -> float:
        handle = await DBOS.start_workflow_async(long)
        return await handle.get_result()

    _, seconds = asyncio.run(run()), asyncio.run(run())
    sys.stdout.write(f"{seconds / steps}\n")
    DBOS.destroy()


def _say(figures: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(figures) + "\n")
    sys.stdout.flush()


def main() -> int:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--store", default="")
    parser.add_argument("--parked", type=int, default=300)
    parser.add_argument("--queued", type=int, default=1000)
    parser.add_argument("--steps", type=int, default=50)
    parser.add_argument("--asker", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--plain", default="", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.plain:
        run_plain_here(given.plain, given.steps)
        return 0
    if given.asker:
        answer_from_here(given.store)
        return 0
    with tempfile.TemporaryDirectory(prefix="flow-figures-") as name:
        folder = Path(name)
        store = given.store or str(folder / "ledger.db")
        for count, measure in ((given.parked, measure_parked), (given.queued, measure_queued)):
            if count:
                _say(measure(store, count))
        if given.steps:
            _say(measure_step(store, folder, given.steps))
        for asker in _ASKER.values():
            asker.kill()
            asker.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
