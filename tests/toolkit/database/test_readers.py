"""The readers: rows within limits, why a query failed, and roles that may do more than read."""

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import make_url

from callwright.runtime.clock import SystemClock
from callwright.testing import FakeClock
from callwright.toolkit.sql.checking import CheckedQuery, TableName, check_query
from callwright.toolkit.sql.mysql_reader import MySQLReader, findings_of
from callwright.toolkit.sql.postgres_reader import PostgresReader
from callwright.toolkit.sql.reading import (
    DatabaseReader,
    FailureReason,
    QueryFailedError,
    ReadLimits,
    RoleFinding,
)
from callwright.toolkit.sql.sqlite_reader import SQLiteReader
from toolkit.database.layers import policy
from toolkit.database.stage import PostgresStage

pytestmark = pytest.mark.promise("D3")
ROOMY = ReadLimits()


class ImpatientClock(FakeClock):
    """A clock that moves on by a second whenever somebody looks."""

    def lease_ms(self) -> float:
        self.advance(1_000)
        return super().lease_ms()


def sqlite_reader(file: Path, clock: FakeClock | SystemClock | None = None) -> SQLiteReader:
    return SQLiteReader(file, policy("sqlite").tables, clock or SystemClock())


def postgres_reader(url: str) -> PostgresReader:
    return PostgresReader(make_url(url), SystemClock())


def query(text: str, dialect: str = "sqlite") -> CheckedQuery:
    checked = check_query(text, policy(dialect))  # type: ignore[arg-type] # one of the three
    assert isinstance(checked, CheckedQuery)
    return checked


def test_rows_end_at_the_limit_of_rows_and_the_total_is_said_all_the_same(sqlite_file: Path) -> None:
    rows = sqlite_reader(sqlite_file).read(query("SELECT id FROM orders"), ReadLimits(rows=2))
    assert ([row["id"] for row in rows.rows], rows.total, rows.stopped_by) == ([1, 2], 3, "rows")


def test_a_text_of_sqlite_that_is_no_utf_8_is_given_as_bytes(sqlite_file: Path) -> None:
    with sqlite3.connect(sqlite_file) as made:
        made.execute("UPDATE orders SET name = CAST(X'ff41' AS TEXT) WHERE id = 1")
    made.close()
    rows = sqlite_reader(sqlite_file).read(query("SELECT name FROM orders ORDER BY id"), ROOMY)
    names = [row["name"] for row in rows.rows]
    assert (names[0], type(names[1])) == ({"base64": "/0E=", "bytes": 2}, str)


def test_rows_end_at_the_limit_of_bytes(reports: PostgresStage) -> None:
    rows = postgres_reader(reports.url).read(
        query("SELECT name FROM orders ORDER BY id", "postgres"), ReadLimits(bytes=30)
    )
    assert ([row["name"] for row in rows.rows], rows.total, rows.stopped_by) == (["tea"], 3, "bytes")


def test_rows_and_their_total_come_from_one_state_of_the_database(reports: PostgresStage) -> None:
    reader = postgres_reader(reports.url)
    rows = reader.read(query("SELECT id FROM orders ORDER BY 1", "postgres"), ROOMY)
    assert (rows.total, rows.stopped_by) == (3, "")


def test_sqlite_ends_a_query_when_its_time_is_over(sqlite_file: Path) -> None:
    long = query(
        "SELECT count(*) FROM orders a, orders b, orders c, orders d, orders e, orders f, orders g, orders h"
    )
    with pytest.raises(QueryFailedError) as failed:
        sqlite_reader(sqlite_file, ImpatientClock()).read(long, ReadLimits(ms=2_500))
    assert failed.value.reason == "too_slow"


def test_postgresql_ends_a_query_when_its_time_is_over(reports: PostgresStage) -> None:
    with pytest.raises(QueryFailedError) as failed:
        postgres_reader(reports.url).read(CheckedQuery("SELECT pg_sleep(30)", "", ()), ReadLimits(ms=50))
    assert failed.value.reason == "too_slow"


class DisconnectingClock(SystemClock):
    """Ends the reader's connection when it asks for the time after its first rows."""

    def __init__(self, stage: PostgresStage) -> None:
        super().__init__()
        self._stage, self._asked = stage, 0

    def lease_ms(self) -> float:
        self._asked += 1
        if self._asked == 2:
            with self._stage.as_owner() as owner:
                owner.execute(
                    "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE usename = %s",
                    (self._stage.role,),
                )
        return super().lease_ms()


def test_a_connection_that_ends_between_two_pages_of_rows_leaves_no_cursor_open(
    reports: PostgresStage, caplog: pytest.LogCaptureFixture
) -> None:
    reader = PostgresReader(make_url(reports.url), DisconnectingClock(reports))
    numbers = CheckedQuery("SELECT n FROM generate_series(1, 1000) n", "SELECT 1000", ())
    rows = reader.read(numbers, ReadLimits(rows=10))
    assert (len(rows.rows), rows.total) == (10, None)
    assert caplog.messages == []  # SQLAlchemy logs a cursor that it could not close


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("SELECT nothing FROM orders", "unknown_column"),
        ("SELECT id FROM orders, customers", "unknown_column"),
        ("SELECT customer FROM orders WHERE sum(total) > 1", "wrong_grouping"),
    ],
)
@pytest.mark.parametrize("dialect", ["sqlite", "postgres"])
def test_the_reason_of_a_failure_is_told_apart(
    dialect: str, text: str, reason: FailureReason, sqlite_file: Path, reports: PostgresStage
) -> None:
    reader = sqlite_reader(sqlite_file) if dialect == "sqlite" else postgres_reader(reports.url)
    with pytest.raises(QueryFailedError) as failed:
        reader.read(query(text, dialect), ROOMY)
    assert failed.value.reason == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("SELECT name + 1 FROM orders", "wrong_types"),
        ("SELECT total / 0 FROM orders", "wrong_value"),
        ("SELECT cast(name AS integer) FROM orders", "wrong_value"),
        ("SELECT name, count(*) FROM orders", "wrong_grouping"),
    ],
)
def test_postgresql_tells_faults_of_values_and_types_apart(
    text: str, reason: FailureReason, reports: PostgresStage
) -> None:
    with pytest.raises(QueryFailedError) as failed:
        postgres_reader(reports.url).read(query(text, "postgres"), ROOMY)
    assert failed.value.reason == reason


def test_a_database_that_is_not_there_cannot_be_reached(tmp_path: Path, reports: PostgresStage) -> None:
    wrong = make_url(reports.url).set(database="nowhere")
    readers: list[DatabaseReader] = [
        sqlite_reader(tmp_path / "nothing.db"),
        postgres_reader("postgresql://a@127.0.0.1:1/x"),
        PostgresReader(wrong, SystemClock()),
        MySQLReader(make_url("mysql://a@127.0.0.1:1/x"), SystemClock()),
    ]
    for reader in readers:
        with pytest.raises(QueryFailedError) as failed:
            reader.read(query("SELECT 1"), ROOMY)
        assert failed.value.reason == "unreachable"
    assert not (tmp_path / "nothing.db").exists()


def test_a_locked_file_is_busy(sqlite_file: Path) -> None:
    holder = sqlite3.connect(sqlite_file, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    reader = SQLiteReader(sqlite_file, policy("sqlite").tables, SystemClock(), busy_ms=10)
    with pytest.raises(QueryFailedError) as failed:
        reader.read(query("SELECT 1 FROM orders"), ROOMY)
    holder.close()
    assert failed.value.reason == "busy"


def test_a_file_that_is_no_database_cannot_be_reached(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("no database at all, only words " * 50)
    with pytest.raises(QueryFailedError) as failed:
        sqlite_reader(tmp_path / "text.db").read(query("SELECT 1 FROM orders"), ROOMY)
    assert failed.value.reason == "unreachable"


def test_columns_keys_and_comments_are_described(sqlite_file: Path, reports: PostgresStage) -> None:
    (small,) = sqlite_reader(sqlite_file).describe([TableName("main", "orders")])
    (large,) = postgres_reader(reports.url).describe([TableName("public", "orders")])
    assert [one.name for one in small.columns] == [one.name for one in large.columns]
    assert [one.references for one in small.columns] == ["", "", "", "customers.id"]
    assert (large.about, large.columns[2].about, large.columns[2].type) == (
        "Orders of the shop",
        "in euros",
        "NUMERIC(10, 2)",
    )
    assert (large.columns[0].primary_key, large.columns[0].nullable, large.columns[1].nullable) == (
        True,
        False,
        True,
    )


def test_a_role_that_may_only_read_is_found_to_be_fit(reports: PostgresStage) -> None:
    assert postgres_reader(reports.url).inspect_role() == []


@pytest.mark.parametrize(
    ("name", "grants", "finding"),
    [
        ("writer", ["GRANT INSERT ON orders TO {role}"], "may_write"),
        ("column", ["GRANT UPDATE (name) ON orders TO {role}"], "may_write"),
        (
            "owner",
            ["CREATE TABLE own_{role} (x int)", "ALTER TABLE own_{role} OWNER TO {role}"],
            "owns_tables",
        ),
        ("maker", ["GRANT CREATE ON SCHEMA hidden TO {role}"], "may_create"),
        ("files", ["GRANT pg_read_server_files TO {role}"], "server_files"),
        ("signals", ["GRANT pg_signal_backend TO {role}"], "signals"),
        ("super", ["ALTER ROLE {role} SUPERUSER"], "superuser"),
        ("definer", ["GRANT EXECUTE ON FUNCTION delete_orders() TO {role}"], "definer_functions"),
    ],
)
def test_a_role_that_may_do_more_than_read_is_found(
    name: str, grants: list[str], finding: RoleFinding, reports: PostgresStage
) -> None:
    assert finding in postgres_reader(reports.role_with(name, grants)).inspect_role()


@pytest.mark.parametrize(
    ("granted", "findings"),
    [
        ({"SELECT", "USAGE", "SHOW VIEW"}, []),
        ({"SELECT", "FILE"}, ["server_files"]),
        ({"SELECT", "EXECUTE"}, ["definer_functions"]),
        ({"SELECT", "INSERT"}, ["may_write"]),
        ({"SUPER", "SOMETHING NEW"}, ["superuser", "may_write"]),
    ],
)
def test_privileges_of_mysql_beyond_reading_are_found(granted: set[str], findings: list[RoleFinding]) -> None:
    assert findings_of(granted) == findings
