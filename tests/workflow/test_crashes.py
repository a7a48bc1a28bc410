"""Workers of workflows that die by kill -9: no effect twice, none lost, and every run ends. The world's own record is the judge."""

import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Self

import pytest

from callwright import Callwright
from callwright.app.flows import Run
from callwright.workflow import Question, RunConflictError
from engines.contract import wait_until
from warm.interpreter import warm_python
from workflow.flows_worker import STORY, tools_of

WORKER = Path(__file__).with_name("flows_worker.py")
ONCE = Counter([*(f"{verb} {item}" for verb in ("draft", "send") for item in range(3)), "save all"])


class Crew:
    """Workers on one ledger, and an application that only asks."""

    def __init__(self, ledger: str, folder: Path) -> None:
        self._ledger, self._folder = ledger, folder
        self.app = Callwright(ledger)
        self.app.tasks.executes_here = False
        tools_of(self.app, folder)
        self.app.flows.add(STORY)
        self._workers: list[subprocess.Popen[str]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self._workers:
            worker.kill()
            worker.wait()
            for pipe in (worker.stdin, worker.stdout):
                assert pipe is not None
                pipe.close()
        self.app.close()

    def hire(self, place: str = "") -> subprocess.Popen[str]:
        """Start a worker; ``place`` is where it dies."""
        command = [*warm_python(), str(WORKER), self._ledger, str(self._folder), *([place] if place else [])]
        worker = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._workers.append(worker)
        assert worker.stdout is not None
        assert worker.stdout.readline() == "works\n"
        return worker

    def done(self) -> Counter[str]:
        """What happened in the world."""
        record = self._folder / "done"
        return Counter(record.read_text().splitlines()) if record.exists() else Counter()

    def see_through(self, run: Run, worker: subprocess.Popen[str] | None = None) -> None:
        """Answer what is asked, and say of calls in doubt what the world has seen, until the run ends or the worker dies."""

        def over() -> bool:
            for question in run.questions:
                if question.kind == "approve":
                    run.answer(question.path, granted=True, by="ann")
                elif question.kind == "doubt":
                    self._resolve(question)
            return run.now() is not None or (worker is not None and worker.poll() is not None)

        wait_until(over)

    def _resolve(self, question: Question) -> None:
        entry = self.app.store.get_entry(question.ref)
        if entry is None or entry.state != "unknown":
            return
        item = question.path.partition("[")[2].partition("]")[0] or "all"
        happened = f"{entry.tool} {item}" in self.done()
        self.app.store.decide_entry(
            entry.entry_id, "committed" if happened else "released", by="ann", why="the world's own record"
        )


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.crash)])
def ledger(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path / "ledger.db")
    else:
        yield request.getfixturevalue("database")


@pytest.mark.promise("D1")
@pytest.mark.parametrize(
    "place",
    [
        "after:4",
        *(pytest.param(place, marks=pytest.mark.crash) for place in ("before:2", "before:8", "after:11")),
    ],
)
def test_a_worker_that_dies_at_a_record_loses_and_repeats_no_effect(
    ledger: str, tmp_path: Path, place: str
) -> None:
    with Crew(ledger, tmp_path) as crew:
        first = crew.hire(place)
        run = crew.app.flows.start("story")
        crew.see_through(run, first)
        assert run.now() is None
        assert first.wait(20) != 0

        crew.hire()
        crew.see_through(run)
        assert run.state == "completed"
        assert crew.done() == ONCE
        assert run.record().attempt == 2


@pytest.mark.promise("D1")
def test_a_worker_that_dies_within_a_call_leaves_the_run_in_doubt_and_nobody_repeats_it(
    ledger: str, tmp_path: Path
) -> None:
    with Crew(ledger, tmp_path) as crew:
        first = crew.hire("within:save")
        run = crew.app.flows.start("story")
        crew.see_through(run, first)
        first.wait(20)

        crew.hire()
        wait_until(lambda: run.state == "in_doubt")
        question = next(one for one in run.questions if one.kind == "doubt")
        entry = crew.app.store.get_entry(question.ref)
        assert entry is not None
        assert crew.app.store.decide_entry(entry.entry_id, "committed", by="ann", why="seen")
        wait_until(run.now)
        assert crew.done() == ONCE


def test_a_run_stopped_after_its_worker_died_within_a_call_does_not_say_that_nothing_more_happened(
    ledger: str, tmp_path: Path
) -> None:
    with Crew(ledger, tmp_path) as crew:
        first = crew.hire("within:save")
        run = crew.app.flows.start("story")
        crew.see_through(run, first)
        first.wait(20)
        assert run.effect == "unknown"
        assert run.stop()

        crew.hire()
        wait_until(run.now)
        assert run.state == "cancelled"
        assert crew.done() == ONCE
        assert run.effect == "unknown"
        with pytest.raises(RunConflictError, match=r"save \(save\)"):
            run.resume()


def test_two_workers_share_the_runs_and_an_answer_in_a_third_process_wakes_them(
    ledger: str, tmp_path: Path
) -> None:
    with Crew(ledger, tmp_path) as crew:
        crew.hire()
        crew.hire()
        runs = [crew.app.flows.start("story") for _ in range(6)]
        for run in runs:
            crew.see_through(run)

        assert [run.state for run in runs] == ["completed"] * 6
        assert crew.done() == Counter(dict.fromkeys(ONCE, 6))
        assert len({run.record().worker for run in runs}) <= 2
