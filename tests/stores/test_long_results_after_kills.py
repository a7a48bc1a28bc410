"""kill -9 within the settle of a call whose result stands apart from its row: afterwards the ledger has all of it, or nothing."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg
import pytest
from psycopg.sql import SQL, Identifier

from callwright.core.records.kept_results import DEFAULT_LIMITS, is_apart
from callwright.domain.effects import AlreadySettled, Answer, InDoubt
from callwright.ports import Store
from stores.homes import Home
from stores.postgres import Ledgers
from stores.processes import worker
from stores.processes.nursery import Child, children
from stores.processes.worker import LONG, SETTLES, claim_of, happened

LEASE_MS = 60_000
TABLES = ("ledger", "ledger_results", "audit_waiting")
"""What the settle of a long result writes, in this order."""


@pytest.fixture(params=["sqlite", "postgres"])
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Home]:
    if request.param == "sqlite":
        yield Home(str(tmp_path / "ledger.db"))
        return
    yield from _take_schema(request.getfixturevalue("ledgers"))


@pytest.fixture
def database(ledgers: Ledgers) -> Iterator[Home]:
    yield from _take_schema(ledgers)


def _take_schema(ledgers: Ledgers) -> Iterator[Home]:
    schema = ledgers.take()
    yield Home(ledgers.url, schema)
    ledgers.give(schema)


@pytest.fixture
def effects(tmp_path: Path) -> Path:
    return tmp_path / "effects.txt"


@contextmanager
def after_the_leases(home: Home) -> Iterator[Store]:
    store = home.frozen(2 * LEASE_MS)
    try:
        yield store
    finally:
        store.close()


def judge(store: Store, key: str, effects: Path) -> str:
    """What a restarted process is told of a call that was killed; that it is told so again; and that it ran once."""
    first, second = (store.perform_effect(claim_of(key, f"after-{n}")) for n in range(2))
    assert happened(effects).count(key) == 1
    if isinstance(first, InDoubt) and isinstance(second, AlreadySettled):  # the server has ended it meanwhile
        first = second
    assert first == second or _drop_handle(first) == _drop_handle(second)
    if isinstance(first, InDoubt):
        return "in doubt"
    assert isinstance(first, AlreadySettled), "a call that has happened was claimed again"
    assert first.outcome == LONG
    return "whole"


def _drop_handle(answer: Answer) -> object:
    return answer.outcome if isinstance(answer, AlreadySettled) else answer


def check_nothing_dangles(store: Store) -> None:
    """As many results stand apart as entries say, and each that is said to is there."""
    entries = [one for one in store.list_entries(limit=10_000) if is_apart(one.outcome)]
    assert store.collect_stats()["results_apart"] == len(entries)
    for entry in entries:
        found = store.get_entry(entry.key)
        assert found is not None
        assert found.outcome == LONG


@pytest.mark.promise("R1", "C4")
def test_a_kill_before_each_statement_of_the_settle_leaves_a_call_in_doubt_and_no_part_of_its_result(
    tmp_path: Path, effects: Path
) -> None:
    home, died = Home(str(tmp_path / "ledger.db")), list[str]()
    for number in count():
        with children(Child(worker.settle_until, home, effects, f"k{number}", number)) as (child,):
            died.append(child.hear())
            if died[-1] == "settled":
                break
            child.process.join(30)
    assert [word for word in died if word.startswith("BEGIN")]
    assert [word for word in died if "ledger_results" in word]
    assert died[-2] == "COMMIT"
    with after_the_leases(home) as store:
        told = [judge(store, f"k{number}", effects) for number in range(len(died))]
        check_nothing_dangles(store)
    assert told == ["in doubt"] * (len(died) - 1) + ["whole"]


@pytest.mark.promise("R1", "C4")
@pytest.mark.parametrize("table", TABLES)
def test_a_kill_while_the_database_writes_the_result_leaves_all_of_it_or_none(
    database: Home, effects: Path, table: str
) -> None:
    with (
        psycopg.connect(database.name) as other,
        children(Child(worker.settle_until, database, effects, "k", -1)) as (child,),
    ):
        assert child.hear() == "claimed"
        other.execute(SQL("LOCK TABLE {} IN EXCLUSIVE MODE").format(Identifier(database.schema, table)))
        child.talk.send("settle")
        while not _waits_for_a_lock(database):
            child.process.join(0.01)
        child.kill()
        other.rollback()
    with after_the_leases(database) as store:
        assert judge(store, "k", effects) in {"in doubt", "whole"}
        check_nothing_dangles(store)


def _waits_for_a_lock(home: Home) -> bool:
    with psycopg.connect(home.name, autocommit=True) as sql:
        row = sql.execute(
            "SELECT count(*) FROM pg_locks JOIN pg_class ON pg_class.oid = relation "
            "JOIN pg_namespace ON pg_namespace.oid = relnamespace WHERE NOT granted AND nspname = %s",
            (home.schema,),
        ).fetchone()
    return bool(row and row[0])


@pytest.mark.crash
@pytest.mark.timeout(300)
@pytest.mark.promise("R1", "C4")
def test_thirty_kills_within_a_settle_leave_every_long_result_whole_or_its_call_in_doubt(
    home: Home, effects: Path
) -> None:
    chance = random.Random(3)
    for number in range(30):
        with children(Child(worker.settle_timed, home, effects, f"k{number}")) as (child,):
            took_s = child.hear()
            assert child.hear() == "settles"
            child.process.join(chance.uniform(0, SETTLES * took_s))
            child.kill()
    with after_the_leases(home) as store:
        told = [
            [judge(store, f"k{number}-{settle}", effects) for settle in range(SETTLES)]
            for number in range(30)
        ]
        check_nothing_dangles(store)
    for one in told:
        assert one == sorted(one, reverse=True), (
            "a call is whole though one that was settled before it is not"
        )
    assert any(len(set(one)) > 1 for one in told), "no kill came between two settles: the test shows nothing"


def test_the_result_of_these_tests_stands_apart() -> None:
    assert DEFAULT_LIMITS.row_bytes < len(str(LONG.data)) < DEFAULT_LIMITS.kept_bytes
