import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest
import sqlalchemy as sa
from dbos import DBOS

from callwright.domain.call import Principal
from callwright.domain.task_records import Job
from callwright.engine import Engine, EngineError, TaskExecution
from callwright.engines.dbos import DbosEngine
from callwright.engines.dbos.task_tables import TaskTables
from engines.contract import DONE, PATIENCE_S, EngineContract, MakeEngine, ended, job, serve, wait_until


class Homes:
    """Engines on one home, closed after the test; DBOS has one worker in a process."""

    def __init__(self, name: str | Path) -> None:
        self.name = name
        self.made: list[DbosEngine] = []

    def __call__(self) -> Engine:
        self.made.append(DbosEngine(self.name, poll_s=0.02, beat_s=0.1, dead_s=3.0))
        return self.made[-1]

    def close(self) -> None:
        for engine in self.made:
            engine.close()


@pytest.mark.promise("C8")
class TestDbosOnSqlite(EngineContract):
    @pytest.fixture
    def make_engine(self, tmp_path: Path) -> Iterator[MakeEngine]:
        homes = Homes(tmp_path / "ledger.db.tasks")
        yield homes
        homes.close()


@pytest.mark.promise("E5")
class TestDbosOnPostgres(EngineContract):
    @pytest.fixture
    def make_engine(self, database: str) -> Iterator[MakeEngine]:
        homes = Homes(database)
        yield homes
        homes.close()


@pytest.fixture
def homes(tmp_path: Path) -> Iterator[Homes]:
    made = Homes(tmp_path / "tasks")
    yield made
    made.close()


@pytest.mark.parametrize("where", ["file", "server"])
def test_a_table_of_tasks_without_their_owners_gets_the_columns_and_keeps_its_tasks(
    where: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    homes = Homes(tmp_path / "tasks" if where == "file" else request.getfixturevalue("database"))
    engine = homes()
    engine.start(job("old"))
    tables = homes.made[0]._tables
    with tables.begin_transaction() as c:
        tables._task_owners.drop(c)
        table = c.dialect.identifier_preparer.format_table(tables.tasks)
        for column in ("principal", "tenant"):
            c.execute(sa.text(f"ALTER TABLE {table} DROP COLUMN {column}"))
    engine.close()
    again = homes()
    again.start(job("new"))
    assert again.count_unfinished_tasks(Principal()) == (1, 1)
    serve(again, lambda _: DONE)
    assert [ended(again, handle).state for handle in ("old", "new")] == ["completed", "completed"]
    homes.close()


def declare_dead(homes: Homes) -> None:
    """As another worker does that has taken over from all there are."""
    tables = homes.made[0]._tables
    with tables.begin_transaction() as c:
        assert c.execute(sa.delete(tables.workers)).rowcount


def test_a_process_is_a_worker_of_one_home_only_and_says_so(homes: Homes, tmp_path: Path) -> None:
    serve(homes(), lambda _: DONE)
    other = DbosEngine(tmp_path / "other")
    homes.made.append(other)
    with pytest.raises(EngineError, match="callwright tasks worker"):
        serve(other, lambda _: DONE)
    other.start(job("h"))
    assert other.list_tasks()[0].state == "queued"


@pytest.mark.promise("R13")
def test_a_worker_that_broke_off_in_the_middle_of_its_launch_begins_when_it_is_asked_again(
    homes: Homes, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = homes()
    engine.start(job("h"))
    launch = DBOS.launch

    def break_off() -> None:
        launch()
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as patched:
        patched.setattr(DBOS, "launch", break_off)
        with pytest.raises(EngineError, match=r"cannot begin \(RuntimeError\)"):
            serve(engine, lambda _: DONE)
    assert [one.alive for one in engine.list_workers()] == [False]
    serve(engine, lambda _: DONE)
    assert ended(engine, "h").state == "completed"


@pytest.mark.promise("R13")
def test_a_task_that_was_taken_before_its_worker_broke_off_has_not_failed(
    homes: Homes, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken, broken_off = threading.Event(), threading.Event()
    launch, runs, threads = DBOS.launch, list[str](), list[threading.Thread]()

    def serves(_: Job) -> bool:
        threads.append(threading.current_thread())
        taken.set()
        return broken_off.wait(PATIENCE_S)

    def break_off() -> None:
        launch()
        assert taken.wait(PATIENCE_S)
        raise RuntimeError("can't start new thread")

    def run(execution: TaskExecution) -> str:
        runs.append(execution.job.handle)
        return DONE

    engine = homes()
    engine.start(job("h"))
    with monkeypatch.context() as patched:
        patched.setattr(DBOS, "launch", break_off)
        with pytest.raises(EngineError, match=r"cannot begin \(RuntimeError\)"):
            serve(engine, run, serves)
    broken_off.set()
    threads[0].join(PATIENCE_S)
    assert not threads[0].is_alive()
    serve(engine, run)
    assert ended(engine, "h").state == "completed"
    assert runs == ["h"]


def test_a_worker_leaves_to_others_what_it_does_not_serve(homes: Homes) -> None:
    asked = list[str]()

    def serves(one: Job) -> bool:
        asked.append(one.tool)
        return len(asked) > 1

    engine = homes()
    engine.start(job("h"))
    serve(engine, lambda _: DONE, serves)
    assert ended(engine, "h").state == "completed"
    assert len(asked) == 2


@pytest.mark.promise("R14")
def test_a_worker_that_others_took_for_dead_writes_nothing_more_and_goes_on_with_new_tasks(
    homes: Homes,
) -> None:
    engine = homes()
    serve(engine, lambda _: DONE)
    first = engine.list_workers()[0]
    declare_dead(homes)
    again = wait_until(engine.list_workers)
    assert [one.worker for one in again] == [first.worker]
    engine.start(job("h"))
    assert ended(engine, "h").state == "completed"


@pytest.mark.promise("R13", "R14")
def test_a_task_that_a_worker_lost_and_nobody_took_is_carried_out_after_all(homes: Homes) -> None:
    engine, began, go, tokens = homes(), threading.Event(), threading.Event(), list[str]()

    def run(execution: TaskExecution) -> str:
        tokens.append(execution.token)
        if len(tokens) == 1:
            began.set()
            go.wait(PATIENCE_S)
        return execution.record_step("a", lambda: DONE)

    serve(engine, run)
    engine.start(job("h"))
    assert began.wait(PATIENCE_S)
    declare_dead(homes)
    wait_until(engine.list_workers)
    go.set()
    assert ended(engine, "h").state == "completed"
    assert len(set(tokens)) == 2


@pytest.mark.promise("C8")
def test_nothing_on_record_is_anything_but_json(homes: Homes) -> None:
    engine = homes()
    serve(engine, lambda execution: execution.record_step("a", lambda: DONE))
    engine.start(job("h"))
    ended(engine, "h")
    connection = homes.made[0]._tables.engine.raw_connection()
    kinds = {row[0] for row in connection.execute("SELECT serialization FROM operation_outputs")}
    kinds |= {row[0] for row in connection.execute("SELECT serialization FROM workflow_status")}
    assert kinds == {"portable_json"}


def test_a_home_that_cannot_be_opened_is_an_error_that_says_so(tmp_path: Path) -> None:
    with pytest.raises(EngineError, match="cannot be opened"):
        DbosEngine(tmp_path / "nowhere" / "tasks")


def test_a_connection_that_is_in_use_at_the_end_is_closed_when_it_is_given_back(database: str) -> None:
    tables = TaskTables(database, "dbos")
    with psycopg.connect(database, autocommit=True) as looking:

        def others() -> int:
            counted = looking.execute(
                "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            return int((counted.fetchone() or (-1,))[0])

        with tables.begin_transaction() as used:
            tables.close()
            used.execute(sa.text("SELECT 1"))
            assert others() == 1
        wait_until(lambda: others() == 0)
        with tables.begin_transaction() as late:
            late.execute(sa.text("SELECT 1"))
        wait_until(lambda: others() == 0)


@pytest.mark.costly
def test_short_calls_load_no_engine() -> None:
    code = (
        "import sys; from callwright import Callwright\n"
        "app = Callwright()\n"
        "@app.tool(effect='read')\n"
        "def look(x: int) -> int:\n"
        "    return x\n"
        "app.call({'name': 'look', 'arguments': {'x': 1}})\n"
        "print([m for m in ('dbos', 'sqlalchemy', 'callwright.engines.memory_engine', 'callwright.core.call.task_pipeline') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_server_that_has_closed_its_connections_is_used_again_after_one_failure_at_most(
    database: str,
) -> None:
    homes = Homes(database)
    engine = homes()
    assert engine.get_task("none") is None
    with psycopg.connect(database) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )

    with suppress(EngineError):
        engine.get_task("none")
    assert engine.get_task("none") is None
    assert engine.list_tasks() == []
    homes.close()
