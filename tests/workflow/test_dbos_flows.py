"""The contract of workflows on DBOS: on a SQLite file and on PostgreSQL."""

import os
import re
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest
from dbos import DBOS
from pydantic_ai.messages import ModelMessage, ModelResponse, TextPart, ToolCallPart
from pydantic_ai.models.function import AgentInfo, FunctionModel

from callwright import Callwright, Principal, Rule
from callwright.engine import EngineError
from callwright.engines import engine_reasons
from callwright.engines.dbos import DbosEngine
from callwright.engines.dbos.flows import BEGUN_AT_ONCE, MAX_FILE_THREADS, DbosFlowEngine
from callwright.engines.dbos.large_texts import MAX_INLINE_CHARS, LargeTexts
from callwright.engines.dbos.task_tables import TaskTables
from callwright.engines.flow_waiting import AskedQuestion
from callwright.workflow import Step, Workflow, agent, approve, call, each, python, wait
from callwright.workflow.records import Question, RunRecord
from engines.contract import wait_until
from workflow.contract import (
    FIND,
    LANGUAGE,
    Done,
    FlowContract,
    Home,
    question_of,
    started,
    stopped_of,
    tools_of,
)


class DurableHome(Home):
    """A ledger by its name."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._app: Callwright | None = None

    def open(self, **options: Any) -> Callwright:
        self._app = Callwright(self._name, **{"locale": "zh-CN", **options})
        return self._app

    def close(self) -> None:
        if self._app is not None:
            self._app.close()
            self._app = None


class TestSQLiteFlows(FlowContract):
    @pytest.fixture
    def home(self, ledger_file: str) -> Iterator[Home]:
        home = DurableHome(ledger_file)
        yield home
        home.close()


class RestingHome(DurableHome):
    """A ledger whose runs rest as soon as they only wait."""

    def open(self, **options: Any) -> Callwright:
        app = super().open(**options)
        assert isinstance(app.tasks.engine, DbosEngine)
        app.flows.keep_in(DbosFlowEngine(app.tasks.engine, rest_after_s=0.005))
        return app


class TestRestingFlows(FlowContract):
    @pytest.fixture
    def home(self, ledger_file: str) -> Iterator[Home]:
        home = RestingHome(ledger_file)
        yield home
        home.close()


WAITING = re.compile(
    "wait|answer|restart|question|resum|signal|person|people|approv|ask|sched|tick|sleep|goes_on"
)
"""What a run that rests may do in another way; `make test` asks the rest of one kind of home, CI of both."""


def _leave_to_ci(test: FunctionType) -> FunctionType:
    """Return a copy of a test of the contract that is marked, which the test of the other homes is not."""
    copy = FunctionType(test.__code__, test.__globals__, test.__name__, test.__defaults__, test.__closure__)
    copy.__kwdefaults__ = test.__kwdefaults__
    copy.__dict__.update(test.__dict__)
    marked: FunctionType = pytest.mark.costly(copy)
    return marked


for _name, _test in vars(FlowContract).items():
    if isinstance(_test, FunctionType) and _name.startswith("test_") and not WAITING.search(_name):
        setattr(TestRestingFlows, _name, _leave_to_ci(_test))


@pytest.mark.slow  # `make test-long`; test_crashes and test_flow_crashes drive PostgreSQL in `make test`
class TestPostgresFlows(FlowContract):
    @pytest.fixture
    def home(self, database: str) -> Iterator[Home]:
        home = DurableHome(database)
        yield home
        home.close()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the system cannot fork")
@pytest.mark.parametrize("kind", ["memory", "file", "server"])
def test_a_forked_child_carries_out_its_own_runs_and_tasks_and_its_parent_goes_on(
    kind: str, request: pytest.FixtureRequest
) -> None:
    names = {"file": "ledger_file", "server": "database"}
    app = Callwright(request.getfixturevalue(names[kind]) if kind in names else None)
    app.flows.function("same")(lambda n: n)
    app.tool(effect="once", key=["n"], long=True, name="task")(_double)
    same = python("n", "same", n="{input.n}")
    assert started(app, same, input={"n": int}, given={"n": 1}).result(20) == 1

    child = os.fork()
    if child == 0:
        with suppress(BaseException):
            app.flows.function("pid")(os.getpid)  # the parent has none, and leaves the run to its child
            assert started(app, python("n", "pid"), name="childs").result(20) == os.getpid()
            task = app.call({"name": "task", "arguments": {"n": 2}}).meta.handle or ""
            assert app.tasks.get(task).result(20).data == 4
            os._exit(0)
        os._exit(1)
    _, status = os.waitpid(child, 0)

    assert os.waitstatus_to_exitcode(status) == 0
    assert app.flows.start("story", {"n": 3}).result(20) == 3
    app.close()


def _double(n: int) -> int:
    """Double a number."""
    return 2 * n


class SlowToClose(DbosFlowEngine):
    """An engine whose writes that close a question wait, as for the lock of a busy file."""

    closing = 0
    let_through = threading.Event()

    def close_question(self, run_id: str, topic: str) -> AskedQuestion:
        """Close a question, late."""
        self.closing += 1
        assert self.let_through.wait(20)
        return super().close_question(run_id, topic)


@pytest.mark.costly
def test_a_stopped_run_ends_after_its_last_write_so_that_none_closes_a_question_of_the_resumed_run(
    tmp_path: Path,
) -> None:
    app = tools_of(Callwright(str(tmp_path / "ledger.db")), Done())
    engine = SlowToClose(app.tasks.engine)  # type: ignore[arg-type]
    app.flows.keep_in(engine)
    run = started(
        app, FIND, each("post", over="{find}", do=approve("ok")), input=LANGUAGE, given={"language": "x"}
    )
    wait_until(lambda: len(run.questions) == 5)
    assert run.stop()
    wait_until(lambda: engine.closing == 5)
    with pytest.raises(TimeoutError):
        run.result(0.3)
    engine.let_through.set()
    stopped_of(run)

    assert run.resume()
    wait_until(lambda: len(run.questions) == 5)
    for number in range(5):
        assert run.answer(f"post[{number}].ok", granted=True, by="ann")
    run.result(20)
    app.close()


class CountsQueries(DbosFlowEngine):
    """An engine whose questions take a while to store; counts how many are being stored."""

    storing = 0
    is_over = threading.Event()

    def ask(self, run_id: str, question: Question) -> AskedQuestion:
        """Store a question, late."""
        self.storing += 1
        if self.storing > MAX_FILE_THREADS:
            self.is_over.set()
        self.is_over.wait(0.1)
        self.storing -= 1
        return super().ask(run_id, question)


@pytest.mark.costly
def test_runs_that_begin_together_query_the_database_from_a_few_threads(tmp_path: Path) -> None:
    app = Callwright(str(tmp_path / "ledger.db"))
    engine = CountsQueries(app.tasks.engine)  # type: ignore[arg-type]
    app.flows.keep_in(engine)
    app.flows.add(Workflow("parked", steps=[approve("ok")]))
    for _ in range(3 * MAX_FILE_THREADS):
        app.flows.start("parked")
    wait_until(lambda: len(engine.parked()) == 3 * MAX_FILE_THREADS)
    wait_until(lambda: len(engine.open_questions(tenant="default")) == 3 * MAX_FILE_THREADS)
    assert not engine.is_over.is_set()
    app.close()


def resting_app(ledger: Path, **options: Any) -> tuple[Callwright, DbosFlowEngine]:
    app = Callwright(str(ledger), **options)
    assert isinstance(app.tasks.engine, DbosEngine)
    engine = DbosFlowEngine(app.tasks.engine, rest_after_s=0.005)
    app.flows.keep_in(engine)
    return app, engine


def rests_with(engine: DbosFlowEngine, questions: int) -> bool:
    return engine.count_resting() == 1 and len(engine.parked()) == questions


def test_a_run_that_only_waits_rests_and_goes_on_with_what_it_had_done(tmp_path: Path) -> None:
    app, engine = resting_app(tmp_path / "ledger.db")
    done = Done()
    tools_of(app, done)
    run = started(
        app,
        call("first", "save", title="a"),
        each("post", over="{input.items}", do=[approve("ok"), call("keep", "save", title="{item}")]),
        given={"items": ["b", "c", "d"]},
        input={"items": list},
    )
    for saved, number in enumerate((2, 0, 1), start=1):
        wait_until(lambda: rests_with(engine, 4 - saved))  # noqa: B023 - called at once
        assert run.answer(f"post[{number}].ok", granted=True, by="ann")
        wait_until(lambda: len(done.saved) == 1 + saved)  # noqa: B023 - called at once

    assert run.result(20) == [{"id": "b"}, {"id": "c"}, {"id": "d"}]
    assert sorted(done.saved) == ["a", "b", "c", "d"]
    assert run.record().attempt == 1
    assert engine.count_resting() == 0
    app.close()


def test_an_agent_whose_call_waits_rests_and_its_model_is_asked_nothing_twice(tmp_path: Path) -> None:
    app, engine = resting_app(tmp_path / "ledger.db", rules=[Rule("approve", tools=("save",)), Rule("allow")])
    done = Done()
    tools_of(app, done)
    asked: list[int] = []

    def script(messages: list[ModelMessage], info: AgentInfo) -> ModelResponse:
        asked.append(len(messages))
        if len(messages) == 1:
            return ModelResponse(parts=[ToolCallPart("save", {"title": "x"})])
        return ModelResponse(parts=[TextPart("Saved.")])

    app.flows.models["writer"] = FunctionModel(script)
    run = started(app, agent("write", prompt="Save x.", model="writer", tools=["save"]))
    wait_until(lambda: engine.count_resting() == 1)
    (question,) = run.questions
    assert app.approve(question.ref, by=Principal("ann"))

    assert run.result(20) == "Saved."
    assert done.saved == ["x"]
    assert asked == [1, 3]
    app.close()


def test_a_run_that_rests_hears_a_request_to_stop(tmp_path: Path) -> None:
    app, engine = resting_app(tmp_path / "ledger.db")
    done = Done()
    tools_of(app, done)
    run = started(app, call("keep", "save", title="x", undo="unsave"), approve("ok"))
    wait_until(lambda: engine.count_resting() == 1)
    assert run.stop()

    stopped_of(run)
    assert done.calls == ["save x", "unsave x"]
    app.close()


def test_a_run_does_not_rest_while_a_call_of_it_is_under_way(tmp_path: Path) -> None:
    app, engine = resting_app(tmp_path / "ledger.db")
    seen: list[int] = []
    go = threading.Event()

    @app.tool(effect="once")
    def look(number: int) -> dict[str, int]:
        """Look, slowly."""
        go.wait(0.3)
        seen.append(engine.count_resting())
        return {"number": number}

    item: list[Step] = [approve("ok", approvers=["ann"]), call("look", "look", number="{item}")]
    run = started(
        app, each("one", over="{input.items}", do=item), given={"items": [0, 1]}, input={"items": list}
    )
    wait_until(lambda: engine.count_resting() == 1)
    assert run.answer("one[0].ok", granted=True, by="ann")
    wait_until(lambda: seen)
    go.set()
    assert run.answer("one[1].ok", granted=True, by="ann")
    assert run.result(20) == [{"number": 0}, {"number": 1}]
    assert seen == [0, 0]
    app.close()


class FailsOnce(LargeTexts):
    """A table of large texts that cannot be written the first time."""

    def __init__(self, tables: TaskTables) -> None:
        super().__init__(tables)
        self.failures = 0

    def put(self, run_id: str, text: str) -> str:
        """Store a text, but the first."""
        if not self.failures:
            self.failures += 1
            raise EngineError(engine_reasons.DATABASE_UNUSABLE(fault="OperationalError"))
        return super().put(run_id, text)


def test_an_answer_that_could_not_be_recorded_is_on_record_before_the_run_ends(tmp_path: Path) -> None:
    app = tools_of(Callwright(str(tmp_path / "ledger.db")), Done())
    assert isinstance(app.tasks.engine, DbosEngine)
    engine = DbosFlowEngine(app.tasks.engine)
    engine.texts = texts = FailsOnce(app.tasks.engine.tables)
    app.flows.keep_in(engine)
    run = started(app, wait("paid"), call("keep", "save", title="x"))
    question_of(run, "paid")
    large = "x" * (MAX_INLINE_CHARS + 1)
    assert run.signal("paid", large)

    assert run.result(60) == {"id": "x"}
    assert texts.failures == 1
    assert any(large in one.text for one in engine.journal(run.id))
    app.close()


class HearsLate(DbosFlowEngine):
    """An engine whose thread can be late with a stop request that it has read."""

    def __init__(self, tasks: DbosEngine) -> None:
        super().__init__(tasks)
        self.heard: list[RunRecord] = []

    def _hear_stop(self, run: RunRecord) -> None:
        self.heard.append(run)
        super()._hear_stop(run)

    def hear_again(self) -> None:
        """Pass on what was read, late."""
        for run in list(self.heard):
            super()._hear_stop(run)


def test_a_stop_request_that_is_read_late_does_not_stop_the_run_resumed_since(tmp_path: Path) -> None:
    app = tools_of(Callwright(str(tmp_path / "ledger.db")), Done())
    assert isinstance(app.tasks.engine, DbosEngine)
    engine = HearsLate(app.tasks.engine)
    app.flows.keep_in(engine)
    run = started(app, approve("ok"), call("keep", "save", title="x"))
    question_of(run, "ok")
    assert run.stop()
    stopped_of(run)
    assert engine.heard

    assert run.resume()
    question_of(run, "ok")
    engine.hear_again()
    assert run.answer("ok", granted=True, by="ann")
    assert run.result(20) == {"id": "x"}
    app.close()


@pytest.mark.costly
def test_a_worker_takes_so_many_runs_from_the_queue_and_those_that_wait_do_not_count(tmp_path: Path) -> None:
    app = Callwright(str(tmp_path / "ledger.db"))
    go = threading.Event()

    @app.tool(effect="read", operation="query")
    def look() -> str:
        """Look, slowly."""
        go.wait(30)
        return "seen"

    app.flows.add(Workflow("waiting", steps=[approve("ok")]))
    app.flows.add(Workflow("looking", steps=[call("look", "look")]))
    waiting = [app.flows.start("waiting") for _ in range(BEGUN_AT_ONCE + 8)]
    wait_until(lambda: len(app.flows.inbox(principal=Principal("ann"), limit=200)) == len(waiting))

    looking = [app.flows.start("looking") for _ in range(BEGUN_AT_ONCE + 8)]
    wait_until(lambda: len(app.flows.runs("looking", states=("running",), limit=200)) == BEGUN_AT_ONCE)
    assert waiting[0].answer("ok", granted=True, by="ann")
    waiting[0].result(20)
    assert len(app.flows.runs("looking", states=("queued",), limit=200)) == 8
    go.set()
    assert {run.result(30) for run in looking} == {"seen"}
    app.close()


@pytest.mark.costly
def test_runs_that_are_queued_again_while_they_wait_here_keep_no_place(tmp_path: Path) -> None:
    app = tools_of(Callwright(str(tmp_path / "ledger.db")), Done())
    app.flows.add(Workflow("waiting", steps=[approve("ok")]))
    engine = app.tasks.engine
    assert isinstance(engine, DbosEngine)
    waiting = [app.flows.start("waiting") for _ in range(BEGUN_AT_ONCE + 2)]
    wait_until(lambda: len(app.flows.inbox(principal=Principal("ann"), limit=200)) == len(waiting))

    DBOS._recover_pending_workflows([engine.worker])
    wait_until(lambda: all(run.record().attempt == 2 and run.state == "waiting" for run in waiting))
    run = started(app, call("look", "read_file", repo="z"))
    assert run.result(20) == "text of z"
    for one in waiting:
        assert one.answer("ok", granted=True, by="ann")
    for one in waiting:
        one.result(20)
    app.close()


def test_what_the_engine_loads_with_a_run_stays_small_however_much_a_tool_gives(tmp_path: Path) -> None:
    app = Callwright(str(tmp_path / "ledger.db"))

    @app.tool(effect="read", operation="query")
    def load() -> str:
        """Load much."""
        return "x" * 500_000

    run = started(app, call("big", "load"), call("again", "load"))
    assert run.result(20) == "x" * 500_000
    with sqlite3.connect(tmp_path / "ledger.db.tasks") as tasks:
        (longest,) = tasks.execute("select max(length(output)) from operation_outputs").fetchone()
        texts = tasks.execute("select count(*) from callwright_flow_text").fetchone()
    tasks.close()
    assert longest < 1_000
    assert texts == (2,)
    assert app.flows.forget(-1) == 1
    with sqlite3.connect(tmp_path / "ledger.db.tasks") as tasks:
        assert tasks.execute("select count(*) from callwright_flow_text").fetchone() == (0,)
    tasks.close()
    app.close()
