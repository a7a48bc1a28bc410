"""Ledgers of every earlier version: opened, they know what they knew, and their audit trail begins."""

import sqlite3
from pathlib import Path

import psycopg
import pytest
from psycopg.sql import SQL, Identifier

from callwright.core.records.quarantine import can_read
from callwright.domain.effects import AlreadySettled, InDoubt
from callwright.ports import Store, StoreError
from callwright.runtime.clock import SystemClock
from callwright.stores.postgres import PostgresStore
from callwright.stores.postgres import schema_migration as postgres
from callwright.stores.postgres.connect import DatabaseAddress
from callwright.stores.sqlite import SQLiteStore
from callwright.stores.sqlite import database_file as sqlite
from stores.contract_audit import examined, records
from stores.making import ANN, claim, held, settle
from stores.postgres import Ledgers

SQLITE = sqlite.load_migrations("ledger")
POSTGRES = postgres.load_migrations()
_COLUMNS = (
    "tool, version, args_hash, effect, state, fence, attempt, owner, lease_until, trace_id, run_id, tenant, principal,"
    " created_at, updated_at, expires_at"
)
_VALUES = (
    "'pay', '1.0.0', 'a', 'once', 'committed', 1, 1, 'c', 0, 't', NULL, 'acme', 'ann', 1, 1, 99999999999999"
)
OLD_KEY = "acme/ann/=mine/pay"
"""Under which the entry of an older ledger is found; it was written with a version in its key."""

OLD = f"({_COLUMNS}) VALUES ({_VALUES})"


def _key(version: int, scripts: list[str]) -> str:
    without = next(n for n, script in enumerate(scripts, 1) if "names no version" in script)
    return OLD_KEY if version >= without else f"{OLD_KEY}@1"


def goes_on(store: Store) -> None:
    """The old entry answers, a new call is made, and the trail holds the new one alone."""
    assert isinstance(store.perform_effect(claim(OLD_KEY, named="key")), AlreadySettled)
    old = store.get_entry(OLD_KEY)
    assert old is not None
    assert (old.state, old.contract_hash) == ("committed", "")
    mine = held(store.perform_effect(claim("new")))
    store.perform_effect(settle(mine, key="new"))
    assert [(one.kind, one.contract_hash) for one in records(store)] == [("settled", "c0ffee")]
    assert examined(store).troubles == ()
    store.sweep()
    store.close()


@pytest.mark.costly
@pytest.mark.promise("E7", "R10")
@pytest.mark.parametrize("version", range(1, len(SQLITE) + 1))
def test_a_file_of_any_earlier_version_goes_on_and_its_trail_begins(tmp_path: Path, version: int) -> None:
    older = sqlite3.connect(tmp_path / "ledger.db")
    for script in SQLITE[:version]:
        older.executescript(script)
    older.execute(f"PRAGMA application_id={sqlite.APPLICATION_ID}")
    older.execute(f"PRAGMA user_version={version}")
    columns, values = OLD.split(" VALUES ")
    older.execute(
        f"INSERT INTO ledger (key, boot, {columns[1:]} VALUES ('{_key(version, SQLITE)}', 0, {values[1:]}"
    )
    older.commit()
    older.close()
    goes_on(SQLiteStore(tmp_path / "ledger.db", clock=SystemClock()))


def tables_and_rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Every table and index of a file, and the types of what is in the rows."""
    connection = sqlite3.connect(path)
    made = connection.execute("SELECT type, name, sql FROM sqlite_schema ORDER BY name").fetchall()
    rows = {
        name: [tuple(map(type, row)) for row in connection.execute(f"SELECT * FROM {name}")]
        for kind, name, _ in made
        if kind == "table"
    }
    version = connection.execute("PRAGMA user_version").fetchall()
    connection.close()
    return {"made": made, "version": version, **rows}


@pytest.mark.promise("E7", "R10")
def test_a_new_file_is_one_that_was_migrated_from_the_first_version(tmp_path: Path) -> None:
    for name, end in (("ledger", ".db"), ("traces", ".traces.db")):
        older = sqlite3.connect(tmp_path / f"older{end}")
        older.executescript(sqlite.load_migrations(name)[0])
        older.execute(f"PRAGMA application_id={sqlite.APPLICATION_ID}")
        older.execute("PRAGMA user_version=1")
        older.close()
    for name in ("older", "new"):
        SQLiteStore(tmp_path / f"{name}.db", clock=SystemClock()).close()

    for end in (".db", ".traces.db"):
        new, older_one = (tables_and_rows(tmp_path / f"{name}{end}") for name in ("new", "older"))
        assert new == older_one
    assert len(tables_and_rows(tmp_path / "new.db")) > 15


@pytest.mark.promise("E7", "R10")
@pytest.mark.parametrize("version", range(1, len(POSTGRES) + 1))
def test_a_database_of_any_earlier_version_goes_on_and_its_trail_begins(
    ledgers: Ledgers, version: int
) -> None:
    address = DatabaseAddress(ledgers.url, ledgers.fresh())
    postgres.migrate_schema(address, POSTGRES[:version])
    columns, values = OLD.split(" VALUES ")
    with psycopg.connect(ledgers.url, autocommit=True) as connection:
        connection.execute(SQL("SET search_path TO {}").format(Identifier(address.schema)))
        key = _key(version, POSTGRES)
        insert = (
            f"INSERT INTO ledger (key, digest, {columns[1:]} VALUES ('{key}', sha256('{key}'), {values[1:]}"
        )
        connection.execute(insert.encode())
    goes_on(PostgresStore(ledgers.url, schema=address.schema, clock=SystemClock()))


RUN_KEY = "acme/ann/r/pay{}/0123456789abcdef"
TWO_VERSIONS = [("1.0.0", "unknown"), ("2.0.0", "committed"), ("3.0.0", "committed")]


def meets_the_one_in_doubt(store: Store) -> None:
    """Of entries of three versions the one in doubt has the key of the intent; the others keep theirs."""
    assert isinstance(store.perform_effect(claim(RUN_KEY.format(""))), InDoubt)
    assert {one.key for one in store.list_entries()} == {RUN_KEY.format(part) for part in ("", "@2", "@3")}
    store.close()


@pytest.mark.promise("C4", "E7")
def test_an_unknown_call_of_an_older_version_in_a_file_is_met_by_every_version(tmp_path: Path) -> None:
    older = sqlite3.connect(tmp_path / "ledger.db")
    for script in SQLITE[:6]:
        older.executescript(script)
    older.execute(f"PRAGMA application_id={sqlite.APPLICATION_ID}")
    older.execute("PRAGMA user_version=6")
    columns, values = OLD.split(" VALUES ")
    for version, state in TWO_VERSIONS:
        row = values.replace("1.0.0", version).replace("committed", state)[1:]
        key = RUN_KEY.format(f"@{version[0]}")
        older.execute(f"INSERT INTO ledger (key, boot, {columns[1:]} VALUES ('{key}', 0, {row}")
    older.commit()
    older.close()
    meets_the_one_in_doubt(SQLiteStore(tmp_path / "ledger.db", clock=SystemClock()))


@pytest.mark.promise("C4", "E7")
def test_an_unknown_call_of_an_older_version_in_a_database_is_met_by_every_version(ledgers: Ledgers) -> None:
    address = DatabaseAddress(ledgers.url, ledgers.fresh())
    postgres.migrate_schema(address, POSTGRES[:7])
    columns, values = OLD.split(" VALUES ")
    with psycopg.connect(ledgers.url, autocommit=True) as connection:
        connection.execute(SQL("SET search_path TO {}").format(Identifier(address.schema)))
        for version, state in TWO_VERSIONS:
            row = values.replace("1.0.0", version).replace("committed", state)[1:]
            key = RUN_KEY.format(f"@{version[0]}")
            insert = f"INSERT INTO ledger (key, digest, {columns[1:]} VALUES ('{key}', sha256('{key}'), {row}"
            connection.execute(insert.encode())
    meets_the_one_in_doubt(PostgresStore(ledgers.url, schema=address.schema, clock=SystemClock()))


OLD_BODIES = (
    "INSERT INTO quarantine (handle, call_id, tool, verdict, at, body) VALUES"
    " ('w', 'c1', 'page', 'injection', 1, 'bad'), ('p', 'c2', 'page', 'preview acme ann', 2, 'whole')"
)


def keeps_old_bodies(store: Store) -> None:
    """What was withheld still is, for nobody to release to itself; a preview still is its caller's."""
    withheld, preview = store.get_body("w"), store.get_body("p")
    assert withheld is not None
    assert preview is not None
    assert (withheld[0].state, withheld[0].verdict, withheld[1]) == ("withheld", "injection", b"bad")
    assert (preview[0].state, preview[1]) == ("preview", b"whole")
    assert can_read(preview[0], ANN)
    assert [one.handle for one in store.list_bodies()] == ["w"]
    store.close()


@pytest.mark.promise("C11", "E7")
def test_bodies_that_an_older_version_kept_in_a_file_stay_what_they_were(tmp_path: Path) -> None:
    older = sqlite3.connect(tmp_path / "ledger.traces.db")
    for script in sqlite.load_migrations("traces")[:2]:
        older.executescript(script)
    older.execute(f"PRAGMA application_id={sqlite.APPLICATION_ID}")
    older.execute("PRAGMA user_version=2")
    older.execute(OLD_BODIES.replace("'bad'", "X'626164'").replace("'whole'", "X'77686f6c65'"))
    older.commit()
    older.close()
    keeps_old_bodies(SQLiteStore(tmp_path / "ledger.db", clock=SystemClock()))


@pytest.mark.promise("C11", "E7")
def test_bodies_that_an_older_version_kept_in_a_database_stay_what_they_were(ledgers: Ledgers) -> None:
    address = DatabaseAddress(ledgers.url, ledgers.fresh())
    before = next(n for n, script in enumerate(POSTGRES) if "whether a reviewer has released it" in script)
    postgres.migrate_schema(address, POSTGRES[:before])
    with psycopg.connect(ledgers.url, autocommit=True) as connection:
        connection.execute(SQL("SET search_path TO {}").format(Identifier(address.schema)))
        connection.execute(OLD_BODIES.encode())
    keeps_old_bodies(PostgresStore(ledgers.url, schema=address.schema, clock=SystemClock()))


BEFORE_ENCRYPTION = {"sqlite": 16, "postgres": 17}
"""The newest schema that a program from before encryption at rest knows."""


def test_a_program_from_before_encryption_refuses_a_ledger_that_may_hold_sealed_results(
    tmp_path: Path, ledgers: Ledgers
) -> None:
    SQLiteStore(tmp_path / "ledger.db", clock=SystemClock()).close()
    [(version,)] = tables_and_rows(tmp_path / "ledger.db")["version"]
    assert int(str(version)) > BEFORE_ENCRYPTION["sqlite"]

    address = DatabaseAddress(ledgers.url, ledgers.fresh())
    postgres.migrate_schema(address)
    with pytest.raises(StoreError, match="written by a newer Callwright"):
        postgres.migrate_schema(address, POSTGRES[: BEFORE_ENCRYPTION["postgres"]])
