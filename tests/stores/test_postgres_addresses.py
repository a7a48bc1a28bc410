"""Addresses that work and do not, passwords that nobody sees, and tables of earlier and later versions."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import urlsplit

import psycopg
import pytest
from psycopg.sql import SQL, Identifier

from callwright.domain.effects import Claimed, Exhausted
from callwright.ports import StoreError
from callwright.runtime.clock import SystemClock
from callwright.stores.postgres import PostgresStore
from callwright.stores.postgres.connect import DatabaseAddress
from callwright.stores.postgres.schema_migration import load_migrations, migrate_schema
from stores.making import by, claim, read, reserve
from stores.postgres import Ledgers


@pytest.fixture
def sql(ledgers: Ledgers) -> Iterator[psycopg.Connection[Any]]:
    """The superuser's own way in."""
    with psycopg.connect(ledgers.url, autocommit=True) as connection:
        yield connection


# --- addresses ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def guarded(ledgers: Ledgers) -> str:
    """A URL whose user has to give a password, which is part of it."""
    with psycopg.connect(ledgers.url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_advisory_lock(hashtext('guarded'))"
        )  # all test processes share the server
        try:
            connection.execute("CREATE ROLE reader LOGIN")
            connection.execute("CREATE ROLE keeper LOGIN PASSWORD 'hunter2@:/'")
            connection.execute("CREATE DATABASE with_password OWNER keeper")
        except psycopg.errors.DuplicateObject:
            pass
    port = urlsplit(ledgers.url).port
    return f"postgresql://keeper:hunter2%40%3A%2F@127.0.0.1:{port}/with_password"


@pytest.mark.promise("C10")
def test_a_password_opens_the_ledger_and_is_shown_nowhere(guarded: str) -> None:
    store = PostgresStore(guarded, clock=SystemClock())
    told = f"{store.collect_stats()} {store!r} {vars(store)}"
    store.close()
    assert "hunter2" not in told
    assert "postgresql://keeper@127.0.0.1:" in told


@pytest.mark.promise("C10")
@pytest.mark.parametrize(
    "wrong",
    [
        ("hunter2%40", "wrong%40"),
        ("with_password", "no_such_database"),
        ("keeper", "nobody_of_that_name"),
        ("127.0.0.1", "no-such-host.invalid"),
    ],
)
def test_an_address_that_does_not_work_is_gone_and_tells_nothing_of_itself(
    guarded: str, wrong: tuple[str, str]
) -> None:
    with pytest.raises(StoreError) as caught:
        PostgresStore(guarded.replace(*wrong), clock=SystemClock())
    told = f"{caught.value} {caught.value.hint} {caught.value.__cause__}"
    assert caught.value.reason == "gone"
    for secret in ("hunter2", "wrong@", "127.0.0.1", "with_password", "keeper", "no-such-host"):
        assert secret not in told


def test_a_text_that_is_no_url_and_a_schema_that_is_no_name_are_refused() -> None:
    for url, schema in (("postgresql://[", None), ("postgresql://h/d", "Robert'); DROP TABLE students")):
        with pytest.raises(StoreError) as caught:
            PostgresStore(url, schema=schema, clock=SystemClock())
        assert caught.value.hint


def test_a_user_who_may_not_write_is_told_so(
    ledgers: Ledgers, sql: psycopg.Connection[Any], guarded: str
) -> None:
    url = ledgers.url.replace("postgres@", "reader@")
    with pytest.raises(StoreError) as caught:
        PostgresStore(url, schema=ledgers.fresh(), clock=SystemClock())
    assert caught.value.reason == "read_only"
    sql.execute("ALTER ROLE reader SET default_transaction_read_only = on")
    with pytest.raises(StoreError) as caught:
        PostgresStore(url, schema=ledgers.fresh(), clock=SystemClock())
    assert caught.value.reason == "read_only"


# --- migrations ---------------------------------------------------------------------------------------------------


def test_a_ledger_of_a_newer_version_is_refused_and_one_of_an_older_version_is_brought_up_to_date(
    ledgers: Ledgers, sql: psycopg.Connection[Any]
) -> None:
    schema = ledgers.fresh()
    address = DatabaseAddress(ledgers.url, schema)
    later = [*load_migrations(), "ALTER TABLE ledger ADD COLUMN colour text NOT NULL DEFAULT 'green'"]
    for known in range(1, len(load_migrations()) + 1):
        migrate_schema(address, later[:known])
    store = PostgresStore(ledgers.url, schema=schema, clock=SystemClock())
    store.perform_effect(claim())
    store.close()
    migrate_schema(address, later)
    found = sql.execute(SQL("SELECT key, colour FROM {}.ledger").format(Identifier(schema))).fetchall()
    assert found == [("k", "green")]
    with pytest.raises(StoreError) as caught:
        PostgresStore(ledgers.url, schema=schema, clock=SystemClock())
    assert caught.value.reason == "read_only"
    assert "newer" in caught.value.hint


@pytest.mark.promise("C3")
def test_a_ledger_from_before_runs_had_tenants_keeps_what_every_tenant_has_spent(
    ledgers: Ledgers, sql: psycopg.Connection[Any]
) -> None:
    address = DatabaseAddress(ledgers.url, ledgers.fresh())
    migrate_schema(address, load_migrations()[:1])
    sql.execute(SQL("SET search_path TO {}").format(Identifier(address.schema)))
    sql.execute(
        "INSERT INTO ledger (key, tool, version, args_hash, effect, state, fence, attempt, owner, lease_until, trace_id,"
        " run_id, tenant, principal, created_at, updated_at)"
        " VALUES ('k', 'pay', '1.0.0', 'a', 'once', 'committed', 1, 1, 'c', 0, 't', 'r', 'acme', 'ann', 1, 1)"
    )
    now = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    for run in ("r", "reads"):
        sql.execute(
            f"INSERT INTO runs VALUES (sha256(%s), %s, {now} + 60000, 11, 12, 2, 60000, 3, {now})",
            [run.encode(), run],
        )
        name = f"{len(run)}:{run}pay".encode()
        sql.execute(f"INSERT INTO tool_uses VALUES (sha256(%s), %s, 'pay', 2, NULL, 0, {now})", [name, run])
    store = PostgresStore(ledgers.url, schema=address.schema, clock=SystemClock())
    for tenant, run in (("acme", "r"), ("default", "r"), ("default", "reads")):
        assert isinstance(store.perform_effect(by(tenant, read(run=run))), Claimed)
        assert store.perform_effect(by(tenant, read(run=run))) == Exhausted("calls", 12)
        assert store.perform_effect(by(tenant, reserve(attempt=2, run=run))) == Exhausted("retries", 2)
    assert [isinstance(store.perform_effect(by("new", read(run="r"))), Claimed) for _ in range(12)] == [
        True
    ] * 12
    store.close()


def test_a_migration_that_fails_leaves_the_version_before_it(ledgers: Ledgers) -> None:
    address = DatabaseAddress(ledgers.url, ledgers.fresh())
    with pytest.raises(StoreError):
        migrate_schema(
            address, [*load_migrations(), "CREATE TABLE half (n int); SELECT no_such_column FROM ledger"]
        )
    migrate_schema(address)
    PostgresStore(ledgers.url, schema=address.schema, clock=SystemClock()).close()


@pytest.mark.promise("R14")
def test_ten_who_open_a_new_ledger_at_the_same_time_share_it(ledgers: Ledgers) -> None:
    schema = ledgers.fresh()

    def open_and_claim(_: int) -> str:
        store = PostgresStore(ledgers.url, schema=schema, clock=SystemClock())
        answer = store.perform_effect(claim())
        store.close()
        return type(answer).__name__

    with ThreadPoolExecutor(10) as pool:
        assert sorted(pool.map(open_and_claim, range(10))) == ["Claimed"] + ["InFlight"] * 9


def test_a_schema_of_something_else_is_left_as_it_is(ledgers: Ledgers, sql: psycopg.Connection[Any]) -> None:
    schema = ledgers.fresh()
    sql.execute(f"CREATE SCHEMA {schema}; CREATE TABLE {schema}.ledger (n int)")
    with pytest.raises(StoreError) as caught:
        PostgresStore(ledgers.url, schema=schema, clock=SystemClock())
    assert caught.value.reason == "corrupt"
    with pytest.raises(StoreError) as caught:
        PostgresStore(ledgers.url, schema=ledgers.fresh(), clock=SystemClock(), make=False)
    assert "no ledger" in caught.value.hint
