"""The contract of workflows on DBOS: on a SQLite file and on PostgreSQL."""

import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from callwright import Callwright
from callwright.engines.dbos.flows import DbosFlowEngine
from callwright.engines.flow_waiting import AskedQuestion
from callwright.workflow import approve, call, each
from engines.contract import wait_until
from workflow.contract import FIND, LANGUAGE, Done, FlowContract, Home, started, stopped_of, tools_of


class DurableHome(Home):
    """A ledger by its name."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._app: Callwright | None = None

    def open(self, **options: Any) -> Callwright:
        self._app = Callwright(self._name, **options)
        return self._app

    def close(self) -> None:
        if self._app is not None:
            self._app.close()
            self._app = None


class TestSQLiteFlows(FlowContract):
    @pytest.fixture
    def home(self, tmp_path: Path) -> Iterator[Home]:
        home = DurableHome(str(tmp_path / "ledger.db"))
        yield home
        home.close()


@pytest.mark.slow  # `make test-long`; test_crashes and test_flow_crashes drive PostgreSQL in `make test`
class TestPostgresFlows(FlowContract):
    @pytest.fixture
    def home(self, database: str) -> Iterator[Home]:
        home = DurableHome(database)
        yield home
        home.close()


class SlowToClose(DbosFlowEngine):
    """An engine whose writes that close a question wait, as for the lock of a busy file."""

    closing = 0
    let_through = threading.Event()

    def close_question(self, run_id: str, topic: str) -> AskedQuestion:
        """Close a question, late."""
        self.closing += 1
        assert self.let_through.wait(20)
        return super().close_question(run_id, topic)


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
