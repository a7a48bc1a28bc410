"""One row that cannot be read holds up nobody: it stays in force, it is named, and everything else goes on."""

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import psycopg
import pytest
from psycopg.sql import SQL, Identifier

from callwright.domain.effects import AlreadySettled
from callwright.domain.records import UnreadableRow
from callwright.ports import Store
from callwright.runtime.clock import SystemClock
from callwright.stores.postgres import PostgresStore
from callwright.stores.sqlite import SQLiteStore
from stores.making import PAID, approval, claim, held, settle
from stores.postgres import Ledgers

DAMAGE = [b"{", b"\xff\xfe", b'{"source":[{"type":"web","id":"d"}]}', b"[1]", b"null"]


class Ledger(NamedTuple):
    """An open store, and a way to spoil its rows."""

    store: Store
    spoil: Callable[[str, bytes], None]


@pytest.fixture(params=["sqlite", "postgres"])
def ledger(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Ledger]:
    if request.param == "sqlite":
        path = tmp_path / "ledger.db"
        file = SQLiteStore(path, clock=SystemClock())

        def spoil(statement: str, body: bytes) -> None:
            with sqlite3.connect(path) as connection:
                connection.execute(statement.replace("%s", "?"), (body,))

        yield Ledger(file, spoil)
        file.close()
        return
    ledgers: Ledgers = request.getfixturevalue("ledgers")
    schema = ledgers.take()
    database = PostgresStore(ledgers.url, schema=schema, clock=SystemClock())

    def spoil_there(statement: str, body: bytes) -> None:
        with psycopg.connect(ledgers.url, autocommit=True) as connection:
            connection.execute(SQL("SET search_path TO {}").format(Identifier(schema)))
            connection.execute(statement.encode(), (body,))

    yield Ledger(database, spoil_there)
    database.close()
    ledgers.give(schema)


def _paid(store: Store, key: str) -> int:
    taken = held(store.perform_effect(claim(key)))
    store.perform_effect(settle(taken, key=key, state="committed", outcome=PAID))
    return taken.entry_id


@pytest.mark.promise("C4", "A1")
@pytest.mark.parametrize("body", DAMAGE)
def test_an_outcome_that_cannot_be_read_is_named_and_its_call_is_not_made_again(
    ledger: Ledger, body: bytes
) -> None:
    bad, good = _paid(ledger.store, "bad"), _paid(ledger.store, "good")
    ledger.spoil(f"UPDATE ledger SET outcome = %s WHERE entry_id = {bad}", body)

    assert [entry.entry_id for entry in ledger.store.list_entries()] == [good, bad]
    assert ledger.store.find_unreadable_rows() == [UnreadableRow("ledger", str(bad), "pay", "outcome")]
    again = ledger.store.perform_effect(claim("bad", owner="call-2"))
    assert isinstance(again, AlreadySettled)
    assert (again.state, again.outcome.code) == ("committed", "invalid_output")
    replayed = ledger.store.perform_effect(claim("good", owner="call-3"))
    assert isinstance(replayed, AlreadySettled)
    assert replayed.outcome == PAID
    ledger.store.sweep()


def test_roles_that_cannot_be_read_are_named(ledger: Ledger) -> None:
    number = _paid(ledger.store, "k")
    ledger.spoil(f"UPDATE ledger SET roles = %s WHERE entry_id = {number}", b"{}")

    assert ledger.store.find_unreadable_rows() == [UnreadableRow("ledger", str(number), "pay", "roles")]
    assert [entry.principal.roles for entry in ledger.store.list_entries()] == [()]


@pytest.mark.promise("C15")
@pytest.mark.parametrize("column", ["arguments", "requested_by"])
def test_an_approval_that_cannot_be_read_serves_nobody_and_is_asked_for_anew(
    ledger: Ledger, column: str
) -> None:
    now = SystemClock().now_ms()
    first = approval("h1", expires_at=now + 86_400_000, created_at=now)
    assert ledger.store.request_approval(first) == first
    assert ledger.store.decide_approval("h1", granted=True, by="eve", reason="")
    ledger.spoil(f"UPDATE approvals SET {column} = %s WHERE handle = 'h1'", b"{")

    assert ledger.store.use_approval("d", by="call-1") is None
    assert ledger.store.find_unreadable_rows() == [UnreadableRow("approvals", "h1", "pay", column)]
    second = approval("h2", expires_at=now + 86_400_000, created_at=now)
    assert ledger.store.request_approval(second) == second
    assert [one.handle for one in ledger.store.list_approvals()] == ["h2", "h1"]


def test_every_row_is_looked_through_up_to_the_limit(ledger: Ledger) -> None:
    numbers = [_paid(ledger.store, f"k{number}") for number in range(5)]
    ledger.spoil("UPDATE ledger SET outcome = %s", b"{")

    assert [row.id for row in ledger.store.find_unreadable_rows()] == [str(one) for one in numbers]
    assert len(ledger.store.find_unreadable_rows(limit=2)) == 2
