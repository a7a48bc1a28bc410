"""Workers that die, on both databases: kill -9, and what the others make of it. The world's own record is the judge."""

import os
import signal
import sqlite3
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import IO, Self

import pytest

from callwright import Callwright
from callwright.engines.engine_factory import TASKS_FILE_SUFFIX
from engines.contract import PATIENCE_S, wait_until
from engines.tasks_worker import PARTS, nesting, tools_of
from warm.interpreter import warm_python

WORKER = Path(__file__).with_name("tasks_worker.py")
RESUMED_S = 5.0


class Crew:
    """Workers on one ledger, and an application that only hands over."""

    def __init__(self, ledger: str, folder: Path, concurrency: int) -> None:
        self.ledger, self.folder, self.concurrency = ledger, folder, concurrency
        self.app = Callwright(ledger)
        self.app.tasks.executes_here = False
        tools_of(self.app, folder)
        nesting(self.app, folder)
        self._workers: list[subprocess.Popen[str]] = []
        self._first = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self._workers:
            worker.kill()
            worker.wait()
            for pipe in (worker.stdin, worker.stdout):
                _pipe(pipe).close()
        self.app.close()

    def hire(self, many: int = 1, *, stop: str = "") -> list[str]:
        """Start workers; their names in the registry. ``stop`` is where they stop themselves, once."""
        before = {one.worker for one in self.app.tasks.engine.list_workers()}
        command = [*warm_python(), str(WORKER), self.ledger, str(self.folder), str(self.concurrency)]
        command += [stop] if stop else []
        fresh = [
            subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            for _ in range(many)
        ]
        self._workers += fresh
        for worker in fresh:
            assert _pipe(worker.stdout).readline() == "works\n"
        hired = [one for one in self.app.tasks.engine.list_workers() if one.worker not in before]
        self._first = self._first or hired[0].pid  # the process that was started is only the worker's front
        return [one.worker for one in hired]

    def kill(self, name: str) -> None:
        """kill -9."""
        pid = next(one.pid for one in self.app.tasks.engine.list_workers() if one.worker == name)
        os.kill(pid, 9)

    def stop(self, pid: int) -> None:
        """Stop a worker while none of its threads holds a lock of SQLite: the others could not open the file for as long as it stands."""
        ledger = self.folder / "ledger.db"
        with ExitStack() as held:
            for file in (ledger, Path(f"{ledger}{TASKS_FILE_SUFFIX}")) if ledger.exists() else ():
                connection = held.enter_context(closing(sqlite3.connect(file, timeout=PATIENCE_S)))
                connection.execute("BEGIN IMMEDIATE")
            os.kill(pid, signal.SIGSTOP)
            status = Path(f"/proc/{pid}/stat")
            wait_until(lambda: status.read_text().rpartition(")")[2].split()[0] == "T")

    def stop_first(self) -> None:
        """Stop the worker that was hired first once it stands where it was told to."""
        wait_until((self.folder / "stands").exists)
        self.stop(self._first)
        (self.folder / "continues").touch()

    def go_on(self) -> None:
        """Let the worker that was hired first go on, until it carries out nothing."""
        worker = self._workers[0]
        os.kill(self._first, signal.SIGCONT)
        _pipe(worker.stdin).write("idle?\n")
        _pipe(worker.stdin).flush()
        assert _pipe(worker.stdout).readline() == "idle\n"

    def begin(self, tool: str, many: int = 1) -> list[str]:
        """Hand over so many calls; their handles."""
        made = [self.app.call({"name": tool, "arguments": {"number": n}}) for n in range(many)]
        assert all(one.success for one in made), made
        return [one.meta.handle or "" for one in made]

    def let_go(self) -> None:
        """The tools need not wait any more."""
        (self.folder / "go").touch()

    def parts(self) -> Counter[str]:
        """How often each part was done, whoever asked for it."""
        return Counter(part for (_, part), times in self.done().items() for _ in range(times))

    def done(self) -> Counter[tuple[str, str]]:
        """How often each part was done."""
        record = self.folder / "done"
        lines = record.read_text().splitlines() if record.exists() else []
        return Counter((line.split()[0], line.split()[1]) for line in lines)


def _pipe(pipe: IO[str] | None) -> IO[str]:
    assert pipe is not None
    return pipe


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def ledger(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return str(tmp_path / "ledger.db") if request.param == "sqlite" else request.getfixturevalue("database")


@pytest.fixture
def crew(ledger: str, tmp_path: Path) -> Iterator[Crew]:
    with Crew(ledger, tmp_path, concurrency=50) as one:
        yield one


def waiting(crew: Crew, many: int) -> Counter[str | None]:
    """Who holds how many tasks, once so many wait in the middle of their work."""

    def look() -> Counter[str | None] | None:
        found = Counter(
            one.worker
            for one in crew.app.tasks.engine.list_tasks(limit=1000)
            if one.state == "running" and one.progress is not None and one.progress.done == PARTS // 2
        )
        return found if found.total() == many else None

    held: Counter[str | None] = wait_until(look, PATIENCE_S * 3)
    return held


def killed_in_the_middle(crew: Crew, workers: int, tasks: int) -> float:
    """Kill one of the workers while all tasks wait in the middle; seconds until the others have resumed all of its own."""
    crew.hire(workers)
    handles = crew.begin("build", tasks)
    held = waiting(crew, tasks)
    victim = max(held, key=lambda name: held[name])
    assert victim is not None
    crew.kill(victim)
    began = time.monotonic()
    wait_until(lambda: all(one.worker != victim for one in crew.app.tasks.engine.list_tasks(limit=1000)))
    took = time.monotonic() - began
    crew.let_go()
    results = [crew.app.tasks.get(one).result(PATIENCE_S * 3) for one in handles]
    assert all(one.success and one.effect == "committed" for one in results), results
    parts = {(handle, f"part{n}") for handle in handles for n in range(PARTS)}
    assert crew.done() == Counter(parts)
    assert {one.state for one in crew.app.store.list_entries(limit=1000)} == {"committed"}
    return took


@pytest.mark.costly
@pytest.mark.promise("R13", "E5")
def test_the_tasks_of_a_worker_that_was_killed_are_finished_by_another_without_the_parts_that_were_done(
    crew: Crew,
) -> None:
    assert killed_in_the_middle(crew, workers=2, tasks=6) <= RESUMED_S


@pytest.mark.slow
@pytest.mark.promise("R13", "E5")
def test_a_hundred_tasks_on_three_workers_are_resumed_within_five_seconds(crew: Crew) -> None:
    assert killed_in_the_middle(crew, workers=3, tasks=100) <= RESUMED_S


@pytest.mark.promise("R13", "C3")
def test_a_once_task_without_finished_steps_is_unknown_when_its_worker_dies_and_never_run_again(
    crew: Crew,
) -> None:
    (victim,) = crew.hire()
    (handle,) = crew.begin("pay")
    wait_until(lambda: crew.done()[handle, "paid"])
    crew.kill(victim)
    crew.hire()
    crew.let_go()
    result = crew.app.tasks.get(handle).result(PATIENCE_S)
    assert result.error is not None
    assert (result.error.code, result.effect, result.error.retryable) == ("outcome_unknown", "unknown", False)
    assert crew.done()[handle, "paid"] == 1
    again = crew.app.call({"name": "pay", "arguments": {"number": 0}})
    assert again.error is not None
    assert again.error.code == "outcome_unknown"
    assert crew.done()[handle, "paid"] == 1


@pytest.mark.slow
@pytest.mark.promise("R13", "C3")
def test_a_once_task_goes_on_after_its_finished_steps_and_pays_once(crew: Crew) -> None:
    (victim,) = crew.hire()
    (handle,) = crew.begin("order")
    wait_until(lambda: crew.app.tasks.get(handle).progress)
    crew.kill(victim)
    crew.hire()
    crew.let_go()
    result = crew.app.tasks.get(handle).result(PATIENCE_S)
    assert result.success, result
    done = crew.done()
    assert (done[handle, "reserved"], done[handle, "paid"]) == (1, 1)


@pytest.mark.promise("R14")
@pytest.mark.parametrize("waited_ms", [0, pytest.param(6_000, marks=pytest.mark.slow)])
def test_a_second_process_with_the_defaults_takes_nothing_from_the_first(crew: Crew, waited_ms: int) -> None:
    (first,) = crew.hire()
    handles = crew.begin("build", 3)
    assert set(waiting(crew, 3)) == {first}
    (second,) = crew.hire()
    beats = {one.worker: one.beat_at for one in crew.app.tasks.engine.list_workers()}
    wait_until(
        lambda: all(
            one.beat_at > beats[one.worker] + waited_ms for one in crew.app.tasks.engine.list_workers()
        )
    )
    assert second in beats
    assert set(waiting(crew, 3)) == {first}
    crew.let_go()
    assert all(crew.app.tasks.get(one).result(PATIENCE_S).success for one in handles)
    assert set(crew.done().values()) == {1}


@pytest.mark.slow
@pytest.mark.promise("R4", "R13")
def test_a_worker_that_stood_still_while_others_took_over_does_nothing_more(crew: Crew) -> None:
    (victim,) = crew.hire()
    (handle,) = crew.begin("build")
    waiting(crew, 1)
    pid = next(one.pid for one in crew.app.tasks.engine.list_workers() if one.worker == victim)
    crew.stop(pid)
    (other,) = crew.hire()
    wait_until(lambda: crew.app.tasks.get(handle).read_record().worker == other)
    crew.let_go()
    assert crew.app.tasks.get(handle).result(PATIENCE_S).success
    os.kill(pid, signal.SIGCONT)
    wait_until(lambda: crew.done()[handle, "part2"] == 2)  # what it was doing when it was stopped
    wait_until(
        lambda: any(one.worker == victim and one.alive for one in crew.app.tasks.engine.list_workers())
    )
    assert crew.app.tasks.get(handle).read_record().worker == other
    assert [crew.done()[handle, part] for part in ("part0", "part1", "part3")] == [1, 1, 1]


@pytest.mark.promise("R4", "R13")
@pytest.mark.parametrize(
    ("tool", "point"),
    [
        ("pay", "within"),
        *(
            pytest.param(tool, point, marks=pytest.mark.crash)
            for tool in ("pay", "order")
            for point in ("before", "within", "after")
            if (tool, point) != ("pay", "within")
        ),
    ],
)
def test_a_worker_that_stood_still_where_it_begins_runs_nothing_that_another_has_taken_over(
    crew: Crew, point: str, tool: str
) -> None:
    crew.hire(stop=point)
    (handle,) = crew.begin(tool)
    crew.stop_first()
    crew.let_go()
    crew.hire()
    result = crew.app.tasks.get(handle).result(PATIENCE_S)
    crew.go_on()
    paid = crew.done()[handle, "paid"]
    (entry,) = crew.app.store.list_entries()
    assert crew.app.tasks.get(handle).poll_result() == result
    # On a busy machine the second worker, too, may show no sign of life for so long that it gives the task up after it began.
    ends = [(0, "unknown", "unknown")] + [(1, "committed", "committed")] * (point != "after")
    assert (paid, result.effect, entry.state) in ends


@pytest.mark.crash
@pytest.mark.promise("R4", "R13")
def test_what_a_worker_did_that_was_taken_for_dead_in_the_middle_is_what_its_task_came_to(crew: Crew) -> None:
    (victim,) = crew.hire()
    (handle,) = crew.begin("pay")
    wait_until(lambda: crew.done()[handle, "paid"])
    pid = next(one.pid for one in crew.app.tasks.engine.list_workers() if one.worker == victim)
    crew.stop(pid)
    crew.hire()
    crew.let_go()
    task = crew.app.tasks.get(handle)
    assert task.result(PATIENCE_S).effect == "unknown"
    crew.go_on()
    result = wait_until(task.poll_result)
    (entry,) = crew.app.store.list_entries()
    assert (entry.state, result.effect, result.data) == ("committed", "committed", {"number": 0})
    assert (task.state, crew.done()[handle, "paid"]) == ("completed", 1)


@pytest.mark.promise("R13", "C4")
@pytest.mark.parametrize(
    ("number", "inner", "answer", "times"),
    [
        pytest.param(0, "draws", [True, "committed", None], 2, marks=pytest.mark.crash),
        (1, "sends", [False, "unknown", "outcome_unknown"], 1),
    ],
)
def test_whoever_takes_a_task_over_resumes_the_calls_that_it_was_making_at_once(
    crew: Crew, number: int, inner: str, answer: list[object], times: int
) -> None:
    (victim,) = crew.hire()
    begun = crew.app.call({"name": "publish", "arguments": {"number": number}})
    wait_until(lambda: crew.parts()[inner])
    crew.kill(victim)
    crew.let_go()
    crew.hire()
    result = crew.app.tasks.get(begun.meta.handle or "").result(PATIENCE_S)
    assert result.data == [[True, "committed", None], answer]
    assert (crew.parts()["posts"], crew.parts()[inner]) == (1, times)
