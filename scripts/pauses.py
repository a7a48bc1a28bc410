"""Pauses and kills at random: workers and callers on one ledger stand still (SIGSTOP) or die, and nothing is done twice.

    python -m scripts.pauses [--store PATH|URL] [--seconds 60] [--workers 6] [--kills 0.05]

Each worker process carries out long ``once`` tasks, without steps and with a ``once`` step, and makes short ``once`` calls that the
other workers make at the same time under the same keys. Each is stopped for 0.1 to 10 s again and again, at random moments; some
also stop themselves where they put on record that they begin a task; a few are killed and replaced. The judge is a file that the
tools themselves write:

    double     an effect that was done twice
    lost       a task or entry that is committed and was not done
    apart      a task whose verdict is another than its ledger entry's, or that ended as in_progress
    open       a task that has not ended when everything has been quiet for long

Exit code 0 where there is none of them. Ends by itself.
"""

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from dbos import DBOS
from msgspec import Struct

from callwright import CallContext, Callwright
from callwright.domain.task_records import ENDED_TASK_STATES

GRACE_S = 90.0
"""How long nothing may end, once nobody is tormented any more, before the tasks that are still open count as such."""

AT_ONCE = 6
"""How many tasks for each worker are begun and have not ended at most: what waits in the queue meets no pauses."""

_GAP_S = 0.2
_STATES = {"committed": {"committed"}, "unknown": {"unknown", "answered"}, "none": {"failed", "released"}}


class Report(Struct, kw_only=True):
    """What came of a run."""

    pauses: int = 0
    kills: int = 0
    self_stops: int = 0
    calls: int = 0
    tasks: int = 0
    effects: int = 0
    verdicts: dict[str, int] = {}
    double: list[str] = []
    lost: list[str] = []
    apart: list[str] = []
    open: list[str] = []

    @property
    def holds(self) -> bool:
        """Whether nothing was done twice, lost, told apart or left open."""
        return not (self.double or self.lost or self.apart or self.open)


def tools_of(app: Callwright, folder: Path) -> None:
    """Register the tools; each leaves a line for its effect."""

    def done(what: str, n: int) -> int:
        record = os.open(folder / "done", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        try:
            os.write(record, f"{what} {n}\n".encode())
        finally:
            os.close(record)
        return n

    @app.tool(effect="once")
    def pay(n: int) -> int:
        """Pay."""
        return done("pay", n)

    @app.tool(effect="once", long=True)
    def settle(n: int) -> int:
        """Settle, in one go."""
        return done("settle", n)

    @app.tool(effect="once", long=True)
    def ship(n: int, context: CallContext) -> int:
        """Pack, which may be repeated, then ship, which may not."""
        context.step("pack", lambda: n, effect="idempotent")
        return int(context.step("ship", lambda: done("ship", n)))


def _stop_at_begin(folder: Path, chance: random.Random) -> None:
    """Now and then, stand still where a run puts on record that it begins: before, within or after that."""
    record: Callable[..., Any] = DBOS.run_step

    def stop() -> None:
        if chance.random() < 0.02:
            (folder / f"stopped-{os.getpid()}-{time.monotonic_ns()}").touch()
            os.kill(os.getpid(), signal.SIGSTOP)

    def run_step(options: Any, make: Callable[[], str]) -> Any:
        if options["name"] != "begun" and not options["name"].startswith("begins:"):
            return record(options, make)

        def make_within() -> str:
            stop()
            return make()

        stop()
        text = record(options, make_within)
        stop()
        return text

    DBOS.run_step = run_step


def work(store: str, folder: Path, seed: int) -> None:
    """Be a worker and a caller until standard input is closed."""
    chance = random.Random(seed)  # noqa: S311 - chance guards nothing here
    _stop_at_begin(folder, chance)
    app = Callwright(store)
    tools_of(app, folder)
    app.tasks.start_worker(concurrency=4)
    ended = threading.Event()

    def call() -> None:
        while not ended.wait(0.02 + chance.random() / 20):
            n = int(time.time() * 8) * 4 + chance.randrange(4)
            app.call({"name": "pay", "arguments": {"n": n}}, key=f"k{n}")

    for _ in range(2):
        threading.Thread(target=call, daemon=True).start()
    sys.stdout.write("works\n")
    sys.stdout.flush()
    sys.stdin.read()
    ended.set()
    os._exit(0)


class _Worker:
    """One worker process and its nemesis."""

    def __init__(self, command: list[str], report: Report, kills: float, seed: int) -> None:
        self._command, self._report, self._kills = command, report, kills
        self._chance = random.Random(seed)  # noqa: S311 - chance guards nothing here
        self._ended = threading.Event()
        self.process = self._start()
        self._thread = threading.Thread(target=self._torment, daemon=True)
        self._thread.start()

    def _start(self) -> subprocess.Popen[str]:
        seed = str(self._chance.randrange(2**30))
        made = subprocess.Popen(  # noqa: S603 - this very program
            [*self._command, seed], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert made.stdout is not None
        made.stdout.readline()
        return made

    def _torment(self) -> None:
        while not self._ended.wait(_GAP_S * (0.5 + self._chance.random())):
            if self._chance.random() < self._kills:
                self._kill()
                self.process = self._start()
                self._report.kills += 1
                continue
            self.process.send_signal(signal.SIGSTOP)
            self._ended.wait(self._pause_s())
            self.process.send_signal(signal.SIGCONT)
            self._report.pauses += 1

    def _wake(self) -> None:
        while not self._ended.wait(_GAP_S):
            self.process.send_signal(signal.SIGCONT)

    def _pause_s(self) -> float:
        kind = self._chance.random()
        low, high = (0.1, 0.6) if kind < 0.7 else (0.6, 3.0) if kind < 0.9 else (3.0, 10.0)
        return self._chance.uniform(low, high)

    def _kill(self) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()

    def leave_alone(self) -> None:
        """No more pauses; whoever stops itself from now on goes on at once, for it may hold a lock that others wait for."""
        self._ended.set()
        self._thread.join()
        self._ended.clear()
        self._thread = threading.Thread(target=self._wake, daemon=True)
        self._thread.start()

    def end(self) -> None:
        """End it."""
        self._ended.set()
        self._thread.join()
        self._kill()


@contextmanager
def _crew(
    store: str, folder: Path, many: int, report: Report, kills: float, seed: int
) -> Iterator[list[_Worker]]:
    command = [
        sys.executable,
        "-m",
        "scripts.pauses",
        "--work",
        "--store",
        store,
        "--folder",
        str(folder),
        "--seed",
    ]
    crew: list[_Worker] = []
    try:
        while len(crew) < many:
            crew.append(_Worker(command, report, kills, seed + len(crew)))
        yield crew
    finally:
        for worker in crew:
            worker.end()


def run(
    store: str, folder: Path, *, seconds: float, workers: int = 6, kills: float = 0.05, seed: int = 1
) -> Report:
    """Torment workers on this ledger for so long, and judge."""
    report = Report()
    app = Callwright(store)
    app.tasks.executes_here = False
    if next(iter(app.store.list_entries(limit=1)), None) is not None:
        raise SystemExit(
            "This ledger is not empty: what an earlier run did would be judged by this run's file."
        )
    tools_of(app, folder)
    handles: dict[str, tuple[str, int]] = {}
    wait = threading.Event()
    with _crew(store, folder, workers, report, kills, seed) as crew:
        until = time.monotonic() + seconds
        left, n = set[str](), 0
        while time.monotonic() < until:
            if len(left) >= workers * AT_ONCE:
                left = _not_ended(app, left)
                wait.wait(_GAP_S)
                continue
            n += 1
            tool = "settle" if n % 2 else "ship"
            begun = app.call({"name": tool, "arguments": {"n": n}}, key=f"t{n}")
            if begun.success and begun.meta.handle:
                handles[begun.meta.handle] = (tool, n)
                left.add(begun.meta.handle)
            wait.wait(0.1)
        for worker in crew:
            worker.leave_alone()
        quiet = time.monotonic()
        while left and time.monotonic() - quiet < GRACE_S:
            still = _not_ended(app, left)
            if len(still) < len(left):
                left, quiet = still, time.monotonic()
            wait.wait(_GAP_S)
        report.open = sorted(left)
    _judge(app, folder, handles, report)
    app.close()
    return report


def _not_ended(app: Callwright, handles: set[str]) -> set[str]:
    states = {one.job.handle: one.state for one in app.tasks.engine.list_tasks(limit=1_000)}
    return {one for one in handles if states.get(one) not in ENDED_TASK_STATES}


def _judge(app: Callwright, folder: Path, handles: dict[str, tuple[str, int]], report: Report) -> None:
    record = folder / "done"
    done = Counter(record.read_text().splitlines() if record.exists() else [])
    report.effects, report.tasks = len(done), len(handles)
    report.self_stops = sum(1 for _ in folder.glob("stopped-*"))
    report.double = sorted(what for what, times in done.items() if times > 1)
    verdicts: Counter[str] = Counter()
    for handle, (tool, n) in handles.items():
        result = app.tasks.get(handle).poll_result()
        if result is None:
            continue
        code = result.error.code if result.error else "done"
        verdicts[f"{code}/{result.effect}"] += 1
        entry = app.store.get_entry(result.meta.idempotency_key or "")
        if code == "in_progress" or entry is None or entry.state not in _STATES[result.effect]:
            report.apart.append(f"{tool} {n}: {code}/{result.effect} and {entry.state if entry else None}")
        if result.effect == "committed" and not done[f"{tool} {n}"]:
            report.lost.append(f"{tool} {n}")
    report.verdicts = dict(verdicts)
    for entry in app.store.list_entries(tool="pay", limit=1_000_000):
        report.calls += 1
        asked = entry.key.partition("/=k")[2].partition("/")[0]
        if entry.state == "committed" and not done[f"pay {asked}"]:
            report.lost.append(f"pay {asked}")


def main() -> int:
    """Run by command line."""
    parser = argparse.ArgumentParser(prog="python -m scripts.pauses")
    parser.add_argument("--store", default="")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--workers", type=int, default=6)
    parser.add_argument("--kills", type=float, default=0.05)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--work", action="store_true")
    told = parser.parse_args()
    if told.work:
        work(told.store, told.folder, told.seed)
    with tempfile.TemporaryDirectory() as made:
        folder = told.folder or Path(made)
        report = run(
            told.store or str(folder / "ledger.db"),
            folder,
            seconds=told.seconds,
            workers=told.workers,
            kills=told.kills,
            seed=told.seed,
        )
    for name in report.__struct_fields__:
        sys.stdout.write(f"{name:11} {getattr(report, name)}\n")
    return 0 if report.holds else 1


if __name__ == "__main__":
    sys.exit(main())
