"""Two processes with different releases of an application on one ledger: runs stay on their version, and no effect is lost or made twice."""

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Self

import pytest

from callwright import Callwright
from callwright.app.flows import Run
from callwright.ports import Clock
from callwright.testing import FakeClock
from callwright.workflow import RunConflictError, WorkflowError
from engines.contract import wait_until
from warm.interpreter import warm_python
from workflow.release_worker import make_release

pytestmark = pytest.mark.promise("D1")
WORKER = Path(__file__).with_name("release_worker.py")
FAR = 1_900_000_800_000  # 2030-03-17 17:20 UTC: workers, whose clock is real, meet no tick
HOUR = 3_600_000
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

    def ask_as(self, release: str, clock: Clock | None = None) -> Callwright:
        """An application of a release that starts and shows runs, and carries none out."""
        app = Callwright(self._ledger, clock=clock)
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


def find_chapter(app: Callwright, besides: str = "", parent: str = "") -> Run:
    """A chapter besides a run, or within a part, once there is one."""

    def look() -> Run | None:
        runs = app.flows.runs("chapter")
        return next((one for one in runs if one.id != besides and parent in ("", one.record().parent)), None)

    wait_until(lambda: look() is not None)
    found = look()
    assert found is not None
    return found


@pytest.mark.costly
def test_child_runs_are_of_the_release_that_their_parent_began_with(fleet: Fleet) -> None:
    old = fleet.deploy("1")
    app = fleet.ask_as("1")
    run = app.flows.start("book", {"title": "tea"})
    wait_for_approvals(run, 1)
    fleet.kill(old)
    fleet.deploy("2")
    approve_all(run)

    chapter = find_chapter(app)
    wait_for_approvals(chapter, 1)
    approve_all(chapter)
    run.result(120)
    assert fleet.done() == ["draft tea", "save tea"]
    newer = fleet.ask_as("2").flows.start("book", {"title": "ink", "tone": "calm"})
    newer.result(120)
    assert fleet.done() == ["draft ink", "draft tea", "save tea"]


@pytest.mark.parametrize("how", ["resume", "fork"])
def test_a_child_run_that_is_started_again_under_another_release_is_of_the_first_one(
    fleet: Fleet, how: str, tmp_path: Path
) -> None:
    (tmp_path / "refuse").touch()
    old = fleet.deploy("1")
    app = fleet.ask_as("1")
    run = app.flows.start("book", {"title": "tea"})
    wait_for_approvals(run, 1)
    approve_all(run)
    first = find_chapter(app)
    wait_for_approvals(first, 1)
    approve_all(first)
    wait_until(lambda: run.state == "stopped")
    fleet.drain(old)
    (tmp_path / "refuse").unlink()
    fleet.deploy("2")
    newer = fleet.ask_as("2")
    if how == "resume":
        run = newer.flows.run(run.id)
        assert run.resume()
    else:
        run = newer.flows.run(run.id).fork("part")

    again = find_chapter(app, besides=first.id)
    wait_for_approvals(again, 1)
    approve_all(again)
    run.result(120)
    assert fleet.done() == ["draft tea", "save tea"]


def test_a_worker_without_the_workflow_of_a_child_carries_the_parent_out(fleet: Fleet) -> None:
    old = fleet.deploy("1")
    app = fleet.ask_as("1")
    run = app.flows.start("book", {"title": "tea"})
    wait_for_approvals(run, 1)
    fleet.kill(old)
    fleet.deploy("2b")
    approve_all(run)

    chapter = find_chapter(app)
    wait_for_approvals(chapter, 1)
    approve_all(chapter)
    run.result(120)
    assert fleet.done() == ["draft tea", "save tea"]


def test_the_key_of_a_run_of_another_release_is_that_run_whatever_the_input_is_now(fleet: Fleet) -> None:
    run = fleet.ask_as("1").flows.start("book", {"title": "tea"}, key="today")
    newer = fleet.ask_as("2").flows
    assert newer.start("book", {"title": "tea"}, key="today").id == run.id
    with pytest.raises(RunConflictError):
        newer.start("book", {"title": "ink"}, key="today")
    with pytest.raises(WorkflowError):
        newer.start("book", {"title": "tea"}, key="tomorrow")


def test_a_tick_starts_the_definition_of_its_day_and_its_run_stays_on_it(fleet: Fleet) -> None:
    clock = FakeClock(FAR)
    old = fleet.ask_as("1", clock)
    old.flows.schedules.add("hourly", "part", {"title": "tea"}, cron="0 * * * *")
    clock.advance(HOUR)
    [first] = old.flows.schedules.tick()
    new = fleet.ask_as("2", clock)
    assert new.flows.schedules.tick() == []
    clock.advance(HOUR)
    [second] = new.flows.schedules.tick()

    fleet.deploy("2")
    second.result(120)
    chapter = find_chapter(old, parent=first.id)
    wait_for_approvals(chapter, 1)
    approve_all(chapter)
    first.result(120)
    assert fleet.done() == ["draft tea", "draft tea"]
