"""One row that cannot be read holds up nobody: it stays in force, it is named, and everything else goes on."""

import sqlite3
from collections.abc import Callable, Iterator
from math import inf
from pathlib import Path
from typing import NamedTuple

import psycopg
import pytest
from msgspec.structs import replace
from psycopg.sql import SQL, Identifier

from callwright.domain.call import Principal
from callwright.domain.effects import AlreadySettled, InDoubt
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
    spoil: Callable[[str, object], None]


@pytest.fixture
def file_ledger(tmp_path: Path) -> Iterator[Ledger]:
    """SQLite keeps a value of any type in any column."""
    path = tmp_path / "ledger.db"
    file = SQLiteStore(path, clock=SystemClock())

    def spoil(statement: str, body: object) -> None:
        with sqlite3.connect(path) as connection:
            connection.execute(statement.replace("%s", "?"), (body,))

    yield Ledger(file, spoil)
    file.close()


@pytest.fixture(params=["sqlite", "postgres"])
def ledger(request: pytest.FixtureRequest) -> Iterator[Ledger]:
    if request.param == "sqlite":
        yield request.getfixturevalue("file_ledger")
        return
    ledgers: Ledgers = request.getfixturevalue("ledgers")
    schema = ledgers.take()
    database = PostgresStore(ledgers.url, schema=schema, clock=SystemClock())

    def spoil(statement: str, body: object) -> None:
        with psycopg.connect(ledgers.url, autocommit=True) as connection:
            connection.execute(SQL("SET search_path TO {}").format(Identifier(schema)))
            connection.execute(statement.encode(), (body,))

    yield Ledger(database, spoil)
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


NOT_TEXT = b"\xff\xfe"
UNFIT_EVERYWHERE: list[tuple[str, object]] = [
    ("state", "paused"),
    ("state", ""),
    ("effect", "twice"),
    ("created_at", -1),
    ("created_at", 2**62),
    ("updated_at", 2**62),
    ("lease_until", inf),
]
UNFIT_IN_SQLITE: list[tuple[str, object]] = [
    *[
        (name, NOT_TEXT)
        for name in ("tool", "version", "args_hash", "effect", "state", "owner", "trace_id", "run_id")
    ],
    *[(name, NOT_TEXT) for name in ("note", "contract_hash", "session", "request", "model_call", "read_key")],
    *[
        (name, "soon")
        for name in ("fence", "attempt", "lease_until", "created_at", "updated_at", "expires_at", "delivered")
    ],
    ("fence", 1.5),
    ("outcome", 7),
]
DECISIVE = {
    "args_hash", "effect", "state", "fence", "attempt", "lease_until", "delivered", "updated_at", "expires_at",
}  # fmt: skip


@pytest.mark.promise("A1", "C4")
@pytest.mark.parametrize(("column", "value"), UNFIT_EVERYWHERE)
def test_a_field_that_cannot_be_read_is_named_and_its_call_is_never_made_again(
    ledger: Ledger, column: str, value: object
) -> None:
    _check_field(ledger, column, value)


@pytest.mark.promise("A1", "C4")
@pytest.mark.parametrize(("column", "value"), UNFIT_IN_SQLITE)
def test_a_field_of_another_type_is_named_and_its_call_is_never_made_again(
    file_ledger: Ledger, column: str, value: object
) -> None:
    _check_field(file_ledger, column, value)


def _check_field(ledger: Ledger, column: str, value: object) -> None:
    bad, good = _paid(ledger.store, "bad"), _paid(ledger.store, "good")
    ledger.spoil(f"UPDATE ledger SET {column} = %s WHERE entry_id = {bad}", value)

    listed = {entry.entry_id: entry.unreadable for entry in ledger.store.list_entries()}
    assert listed == {good: (), bad: (column,)}
    assert [entry.entry_id for entry in ledger.store.scan_entries()] == [bad, good]
    (found,) = ledger.store.find_unreadable_rows()
    assert (found.table, found.id, found.part) == ("ledger", str(bad), column)
    again = ledger.store.perform_effect(claim("bad", owner="call-2"))
    assert type(again) is (InDoubt if column in DECISIVE else AlreadySettled)
    replayed = ledger.store.perform_effect(claim("good", owner="call-3"))
    assert isinstance(replayed, AlreadySettled)
    assert replayed.outcome == PAID
    ledger.store.count_doubts()
    ledger.store.sweep()


@pytest.mark.promise("C4")
def test_a_call_whose_state_cannot_be_read_is_decided_by_a_person_and_the_row_is_mended(
    ledger: Ledger,
) -> None:
    number = _paid(ledger.store, "k")
    ledger.spoil(f"UPDATE ledger SET state = %s WHERE entry_id = {number}", "paused")

    assert ledger.store.decide_entry(number, "committed", by="eve", why="asked the bank", outcome=PAID)
    assert ledger.store.find_unreadable_rows() == []
    again = ledger.store.perform_effect(claim("k", owner="call-2"))
    assert isinstance(again, AlreadySettled)
    assert again.outcome == PAID


@pytest.mark.promise("A1")
def test_a_text_that_is_not_unicode_is_named(file_ledger: Ledger) -> None:
    bad, good = _paid(file_ledger.store, "bad"), _paid(file_ledger.store, "good")
    file_ledger.spoil(f"UPDATE ledger SET note = CAST(%s AS TEXT) WHERE entry_id = {bad}", NOT_TEXT)

    assert {entry.entry_id: entry.unreadable for entry in file_ledger.store.list_entries()} == {
        good: (),
        bad: ("note",),
    }
    again = file_ledger.store.perform_effect(claim("bad", owner="call-2"))
    assert isinstance(again, AlreadySettled)


@pytest.mark.promise("E7")
@pytest.mark.parametrize("value", ["%s", "CAST(%s AS TEXT)"])
def test_an_event_that_holds_no_text_is_chained_with_the_others(file_ledger: Ledger, value: str) -> None:
    for key in ("first", "bad", "last"):
        _paid(file_ledger.store, key)
    file_ledger.spoil(f"UPDATE audit_waiting SET version = {value} WHERE key = 'bad'", NOT_TEXT)

    head = file_ledger.store.chain_events()

    assert (head.seq, head.waiting) == (3, 0)


@pytest.mark.promise("C15")
def test_an_approval_of_an_unknown_state_serves_nobody_and_is_named(ledger: Ledger) -> None:
    now = SystemClock().now_ms()
    ledger.store.request_approval(approval("h1", expires_at=now + 86_400_000, created_at=now))
    ledger.spoil("UPDATE approvals SET state = %s", "allowed")

    assert not ledger.store.decide_approval("h1", granted=True, by="eve", reason="")
    assert ledger.store.use_approval("d", by="call-1") is None
    assert ledger.store.find_unreadable_rows() == [UnreadableRow("approvals", "h1", "pay", "state")]
    assert [one.state for one in ledger.store.list_approvals()] == ["used"]


@pytest.mark.promise("C15")
def test_a_request_whose_requester_cannot_be_read_keeps_nobody_else_from_asking(ledger: Ledger) -> None:
    now = SystemClock().now_ms()
    first = approval("h1", expires_at=now + 86_400_000, created_at=now)
    ledger.store.request_approval(first)
    assert ledger.store.count_open_approvals(first.requested_by) == (1, 1)
    ledger.spoil("UPDATE approvals SET requested_by = %s", b"{")

    assert ledger.store.count_open_approvals(first.requested_by) == (0, 1)


@pytest.mark.promise("C15")
def test_the_requests_of_the_principal_without_a_name_are_counted_too(ledger: Ledger) -> None:
    now, local = SystemClock().now_ms(), Principal()
    ledger.store.request_approval(
        replace(approval("h1", expires_at=now + 86_400_000, created_at=now), requested_by=local)
    )

    assert ledger.store.count_open_approvals(local) == (1, 1)


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
