"""Two processes with different releases of an application on one ledger: runs stay on their version, and no effect is lost or made twice."""

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Self

import pytest

from callwright import Callwright
from callwright.app.flows import Run
from engines.contract import wait_until
from warm.interpreter import warm_python
from workflow.release_worker import make_release

pytestmark = pytest.mark.promise("D1")
WORKER = Path(__file__).with_name("release_worker.py")
EFFECTS = ["draft all", "save all", "send 0", "send 1"]


class Fleet:
    """Workers of several releases on one ledger, and an application of one of them that only asks."""

    def __init__(self, ledger: str, folder: Path) -> None:
        self._ledger, self._folder = ledger, folder
        self._workers: list[subprocess.Popen[str]] = []
        self._apps: list[Callwright] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self._workers:
            self.kill(worker)
        for app in self._apps:
            app.close()

    def ask_as(self, release: str) -> Callwright:
        """An application of a release that starts and shows runs, and carries none out."""
        app = Callwright(self._ledger)
        self._apps.append(app)
        app.tasks.executes_here = False
        make_release(app, self._folder, release)
        return app

    def deploy(self, release: str, dies_in: str = "") -> subprocess.Popen[str]:
        """Start a worker of a release."""
        command = [*warm_python(), str(WORKER), self._ledger, str(self._folder), release]
        worker = subprocess.Popen(
            [*command, *([dies_in] if dies_in else [])],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._workers.append(worker)
        assert worker.stdout is not None
        assert worker.stdout.readline() == "works\n"
        return worker

    def drain(self, worker: subprocess.Popen[str]) -> None:
        """Let a worker end as a program does that is asked to."""
        assert worker.stdin is not None
        worker.stdin.close()
        assert worker.wait(60) == 0

    def kill(self, worker: subprocess.Popen[str]) -> None:
        """End a worker by SIGKILL."""
        worker.kill()
        worker.wait()
        for pipe in (worker.stdin, worker.stdout):
            assert pipe is not None
            pipe.close()

    def done(self) -> list[str]:
        """What happened in the world, without who did it."""
        return sorted(one.partition(" by ")[0] for one in self.done_by())

    def done_by(self) -> list[str]:
        """What happened in the world, in order."""
        record = self._folder / "done"
        return record.read_text().splitlines() if record.exists() else []


def wait_for_approvals(run: Run, count: int) -> None:
    wait_until(lambda: sum(one.kind == "approve" for one in run.questions) == count)


def approve_all(run: Run) -> None:
    for question in run.questions:
        assert run.answer(question.path, granted=True, by="ann")


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.crash)])
def fleet(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Fleet]:
    store = str(tmp_path / "ledger.db") if request.param == "sqlite" else request.getfixturevalue("database")
    with Fleet(store, tmp_path) as made:
        yield made


@pytest.mark.parametrize("end", ["killed", "drained", "beside"])
def test_a_run_stays_on_its_version_when_workers_of_a_new_release_carry_it_on(fleet: Fleet, end: str) -> None:
    old = fleet.deploy("1")
    run = fleet.ask_as("1").flows.start("story", {"count": 2})
    wait_for_approvals(run, 2)
    if end == "killed":
        fleet.kill(old)
    elif end == "drained":
        fleet.drain(old)
    fleet.deploy("2")
    newer = fleet.ask_as("2").flows.start("story", {"count": 2})
    wait_for_approvals(newer, 1)

    for one in (run, newer):
        approve_all(one)
        one.result(120)
    assert (run.record().version, newer.record().version) == ("1.0.0", "2.0.0")
    assert fleet.done() == sorted([*EFFECTS, "draft all", "save all"])
    assert [one.path for one in run.steps if one.state == "done"] == [
        "draft", "post", "post[0].ok", "post[0].send", "post[1].ok", "post[1].send", "save",
    ]  # fmt: skip


def test_a_call_whose_worker_died_in_it_is_not_made_again_by_a_release_with_another_contract(
    fleet: Fleet,
) -> None:
    old = fleet.deploy("1", "draft")
    app = fleet.ask_as("1")
    run = app.flows.start("story", {"count": 2})
    old.wait(60)
    fleet.deploy("2")
    wait_until(lambda: run.state == "in_doubt")
    assert fleet.done() == ["draft all"]

    question = next(one for one in run.questions if one.kind == "doubt")
    entry = app.store.get_entry(question.ref)
    assert entry is not None
    assert app.store.decide_entry(entry.entry_id, "released", by="ann", why="the draft was thrown away")
    wait_for_approvals(run, 2)
    approve_all(run)
    run.result(120)
    assert fleet.done() == sorted([*EFFECTS, "draft all"])


def test_a_run_that_no_tool_of_a_new_release_fits_is_left_to_the_old_one_and_says_why(fleet: Fleet) -> None:
    old = fleet.deploy("1")
    run = fleet.ask_as("1").flows.start("story", {"count": 2})
    wait_for_approvals(run, 2)
    fleet.kill(old)
    new = fleet.deploy("2b")
    approve_all(run)

    wait_until(lambda: run.record().left)
    assert run.record().left == "send.arguments.channel: send asks for it"
    assert fleet.done() == ["draft all"]
    fleet.deploy("1")
    run.result(120)
    assert run.record().left == ""
    assert new.poll() is None
    assert fleet.done() == EFFECTS


def test_a_run_whose_remaining_steps_fit_goes_on_whatever_became_of_the_tools_of_the_others(
    fleet: Fleet,
) -> None:
    old = fleet.deploy("1", "save")
    app = fleet.ask_as("1")
    run = app.flows.start("story", {"count": 2})
    wait_for_approvals(run, 2)
    approve_all(run)
    old.wait(60)
    fleet.deploy("2b")

    wait_until(lambda: run.state == "in_doubt")
    question = next(one for one in run.questions if one.kind == "doubt")
    entry = app.store.get_entry(question.ref)
    assert entry is not None
    assert app.store.decide_entry(entry.entry_id, "committed", by="ann", why="it is saved")
    wait_until(run.now)
    assert run.state == "completed"
    assert fleet.done() == EFFECTS
