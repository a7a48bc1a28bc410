"""Figures of workflows: what parked runs cost, how soon they wake, how fast queued runs are carried out, what a step costs.

    python -m scripts.flow_figures [--store PATH|URL | --postgres] [--parked 300 1000] [--queued 1000] [--steps 25]

Each measurement is a process of its own, on a fresh file, or with ``--postgres`` on a fresh PostgreSQL that keeps what it was told.
0 leaves one out.

Parked: resident memory of the process with so many runs that wait for an approval, over the same process before them. Wake: from the
moment at which another process writes the answer to the begin of the next step, both by the records. Queued: so many runs of one step,
started before any is carried out. Step: one ``call`` step within a long run, beside one step of a plain DBOS workflow that makes the
same governed call. Both run in this process, on the same event loop, queue and database, so with the same settings and durability; the
call alone, without a record, is measured as well, and what a step costs beyond it is compared. The three take turns in many short
rounds; the median of the rounds counts, of the time and of the processor time of the process. Prints one JSON object for each.
"""

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from dbos import DBOS

from callwright import Callwright, Principal, RunLimits
from callwright.core.dialects.canonical import to_json
from callwright.engines.dbos import DbosEngine
from callwright.engines.dbos.dbos_engine import RECORD_VERSION
from callwright.engines.dbos.flows import DbosFlowEngine
from callwright.engines.dbos.task_tables import FLOWS
from callwright.runtime.call_request import CallOptions
from callwright.workflow import Workflow, approve, call, python
from callwright.workflow.records import Wake
from scripts.postgres_server import running

LIMIT_S = 3600.0
_WAKES = 20
_ROUNDS = 25
_PLAIN = "figures.plain"


def make_app(store: str) -> Callwright:
    """An application with one read tool and three workflows."""
    app = Callwright(store)

    @app.tool(effect="read", operation="query")
    def look(number: int) -> int:
        """Look."""
        return number

    app.flows.add(Workflow("parked", steps=[approve("ok"), call("look", "look", number=1)]))
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
    runs = [app.flows.start("parked").id for _ in range(count)]
    engine = app.flows.engine
    assert isinstance(engine, DbosFlowEngine)
    wait_until(lambda: engine.count_resting() == count + 1)
    parked_s = time.monotonic() - began
    after = resident_mb()
    wakes = [_wake(store, one) for one in runs[: min(_WAKES, count)]] if count >= _WAKES else []
    app.close()
    return {
        "parked": count,
        "mb_over_base": round(after - before, 1),
        "seconds_to_park": round(parked_s, 1),
        "wake_ms_median": round(statistics.median(wakes), 1) if wakes else None,
        "wake_ms_max": round(max(wakes), 1) if wakes else None,
    }


def _wake(store: str, run_id: str) -> float:
    """Milliseconds from the answer of another process to the begin of the next step."""
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
    """Answer the runs whose ids come on standard input; print how soon each has begun its next step."""
    app = make_app(store)
    app.tasks.executes_here = False
    for line in sys.stdin:
        run = app.flows.run(line.strip())
        run.answer("ok", granted=True, by=Principal("ann"))
        wait_until(lambda: run.now() is not None)  # noqa: B023 - called at once
        kept = {one.name: one for one in app.flows.engine.journal(run.id)}
        answered = msgspec.json.decode(kept["ok?"].text, type=Wake).at
        sys.stdout.write(f"{(kept['look'].started_at or 0) - answered}\n")
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


class Cost(NamedTuple):
    """Milliseconds of one step."""

    time: float
    processor: float


class Stopwatch:
    """What a part of a run costs, per step: started and stopped by the run itself."""

    def __init__(self, steps: int) -> None:
        self._steps = steps
        self._begun = (0.0, 0.0)
        self._cost = Cost(0.0, 0.0)
        self._ended = threading.Event()

    def start(self) -> None:
        """Begin to measure."""
        self._begun = time.perf_counter(), time.process_time()

    def stop(self) -> None:
        """End the measurement."""
        took = time.perf_counter() - self._begun[0], time.process_time() - self._begun[1]
        self._cost = Cost(*(1000 * one / self._steps for one in took))
        self._ended.set()

    def wait(self) -> Cost:
        """Return the cost of one step, once the measurement has ended."""
        if not self._ended.wait(LIMIT_S):
            raise TimeoutError
        self._ended.clear()
        return self._cost


def measure_step(store: str, steps: int) -> dict[str, Any]:
    """One ``call`` step of a long run, beside one step of a plain workflow of the engine that makes the same call."""
    app, watch = make_app(store), Stopwatch(steps)
    limits = RunLimits(max_tool_calls=10 * steps)
    app.flows.functions.update(start=watch.start, stop=watch.stop)
    calls = [call(f"s{one}", "look", number=one) for one in range(steps)]
    app.flows.add(
        Workflow("long", steps=[python("start", "start"), *calls, python("stop", "stop")], limits=limits)
    )
    _define_plain_workflow(app, watch, limits, steps)
    app.flows.start("short").result(60)
    rounds: dict[str, list[Cost]] = {"ours": [], "plain": [], "call": []}
    for number in range(_ROUNDS):
        run = app.flows.start("long")
        rounds["ours"].append(watch.wait())
        run.result(LIMIT_S)
        for name in ("plain", "call"):
            _enqueue_plain(app, f"{name}-{number}", records=name == "plain")
            rounds[name].append(watch.wait())
    app.close()
    return {"steps": steps} | _compare(rounds)


def _compare(rounds: dict[str, list[Cost]]) -> dict[str, Any]:
    """Return the medians, and the median of the ratios of each round, without the call in both."""
    figures: dict[str, Any] = {}
    for kind in Cost._fields:
        ours, plain, bare = (
            [float(getattr(one, kind)) for one in rounds[name]] for name in ("ours", "plain", "call")
        )
        ratios = [(one - call) / (two - call) for one, two, call in zip(ours, plain, bare, strict=True)]
        figures |= {
            f"{kind}_ms": round(statistics.median(ours), 2),
            f"{kind}_ms_of_engine": round(statistics.median(plain), 2),
            f"{kind}_ms_of_call": round(statistics.median(bare), 2),
            f"{kind}_ratio": round(statistics.median(ratios), 2),
        }
    return figures


def _define_plain_workflow(app: Callwright, watch: Stopwatch, limits: RunLimits, steps: int) -> None:
    """Define the workflow that is written for DBOS itself: its steps make the call, or without ``records`` the workflow does."""

    async def plain(run_id: str, records: bool) -> None:  # noqa: FBT001 - handed over by the queue
        async def look(number: int) -> str:
            options = CallOptions(principal=app.principal, run=run_id, key=f"{run_id}/{number}")
            raw = {"name": "look", "arguments": {"number": number}}
            return to_json(await app.host.acall_within(limits, raw, **options)).decode()

        watch.start()
        for one in range(steps):
            await (DBOS.run_step_async({"name": f"s{one}"}, look, one) if records else look(one))
        watch.stop()

    DBOS.workflow(name=_PLAIN)(plain)


def _enqueue_plain(app: Callwright, run_id: str, *, records: bool) -> None:
    engine = app.tasks.engine
    assert isinstance(engine, DbosEngine)
    options: Any = {
        "queue_name": FLOWS,
        "workflow_name": _PLAIN,
        "workflow_id": run_id,
        "app_version": RECORD_VERSION,
    }
    engine.client.enqueue(options, run_id, records)


def _say(figures: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(figures) + "\n")
    sys.stdout.flush()


@contextmanager
def _open_store(given: argparse.Namespace) -> Iterator[str]:
    """A fresh ledger for one measurement, or the one that was named."""
    if given.store:
        yield given.store
        return
    if given.postgres:
        with running(durable=True) as server:
            yield server.url
        return
    with tempfile.TemporaryDirectory(prefix="flow-figures-") as folder:
        yield str(Path(folder) / "ledger.db")


_MEASURES: dict[str, Callable[[str, int], dict[str, Any]]] = {
    "parked": measure_parked,
    "queued": measure_queued,
    "steps": measure_step,
}


def main() -> int:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--store", default="")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--parked", type=int, nargs="*", default=[300])
    parser.add_argument("--queued", type=int, nargs="*", default=[1000])
    parser.add_argument("--steps", type=int, nargs="*", default=[25])
    parser.add_argument("--one", choices=_MEASURES, help=argparse.SUPPRESS)
    parser.add_argument("--asker", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.asker:
        answer_from_here(given.store)
        return 0
    if given.one:
        _say(_MEASURES[given.one](given.store, getattr(given, given.one)[0]))
        for asker in _ASKER.values():
            asker.kill()
            asker.wait()
        return 0
    for name in _MEASURES:
        for count in filter(None, getattr(given, name)):
            with _open_store(given) as store:
                measure = ["--store", store, "--one", name, f"--{name}", str(count)]
                subprocess.run([sys.executable, "-m", "scripts.flow_figures", *measure], check=True)  # noqa: S603 - this script
    return 0


if __name__ == "__main__":
    sys.exit(main())
