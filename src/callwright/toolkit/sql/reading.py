"""Common parts of database readers: limits, rows, failure reasons, and reading rows up to a limit.

A reader sends a checked text under the database's own protections. Each kind of database has a separate reader module.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, Literal, Protocol

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, CursorResult, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from callwright.ports import Clock
from callwright.toolkit.sql.checking import CheckedQuery, TableName
from callwright.toolkit.sql.values import name_columns, to_json_value


class ReadLimits(Struct, frozen=True):
    """Most rows, most bytes of their JSON, and most milliseconds of one query with its count."""

    rows: int = 1_000
    bytes: int = 1_048_576
    ms: int = 10_000


class Rows(Struct, frozen=True):
    """Rows that were read.

    Attributes:
        rows: Column → value, plain JSON.
        total: How many the query finds; None where that could not be counted in the time that was left.
        stopped_by: The limit that ended the reading; "" where all rows are here.
    """

    rows: list[dict[str, Any]]
    total: int | None
    stopped_by: Literal["", "rows", "bytes"]


FailureReason = Literal[
    "too_slow", "denied", "unknown_column", "unknown_table", "wrong_grouping", "wrong_types", "wrong_value", "not_understood", "too_large",
    "unreachable", "busy",
]  # fmt: skip
"""Why a database did not answer a checked query."""


class QueryFailedError(Exception):
    """The database did not answer. ``reason`` says why; the database's own message is dropped."""

    def __init__(self, reason: FailureReason) -> None:
        super().__init__(f"The query failed: {reason}.")
        self.reason: FailureReason = reason


class ColumnDescription(Struct, frozen=True):
    """One column. ``references`` is "table.column" for a foreign key, ``about`` the comment in the database."""

    name: str
    type: str
    nullable: bool
    primary_key: bool = False
    references: str = ""
    about: str = ""


class TableDescription(Struct, frozen=True):
    """One table or view."""

    table: TableName
    columns: tuple[ColumnDescription, ...]
    about: str = ""


RoleFinding = Literal[
    "superuser", "server_files", "signals", "owns_tables", "may_write", "may_create", "definer_functions", "remote_connections",
]  # fmt: skip
"""What the role of a reader may do and should not be able to."""


class DatabaseReader(Protocol):
    """Reads one database. Safe from any thread; every read opens a new connection."""

    def read(self, query: CheckedQuery, limits: ReadLimits) -> Rows:
        """Send one query under the database's own protections.

        Raises:
            QueryFailedError: it did not answer.
            UnreadableValueError: a value has no JSON form.
        """
        ...

    def describe(self, tables: Sequence[TableName]) -> list[TableDescription]:
        """Columns and keys of these tables.

        Raises:
            QueryFailedError: the database cannot be reached, or a table is not there.
        """
        ...

    def inspect_role(self) -> list[RoleFinding]:
        """What the role may do beyond reading; an empty list where it may do nothing else.

        Raises:
            QueryFailedError: it could not be asked.
        """
        ...


class Stopwatch:
    """The remaining time of a limit."""

    def __init__(self, clock: Clock, ms: int) -> None:
        self._clock = clock
        self._until = clock.lease_ms() + ms

    def left_ms(self) -> float:
        """Milliseconds; negative once the time is over."""
        return self._until - self._clock.lease_ms()

    def is_over(self) -> bool:
        """Whether the time is over."""
        return self.left_ms() <= 0


_FETCHED_AT_ONCE: Final = 100
_PLAIN: Final = {"stream_results": True, "no_parameters": True, "max_row_buffer": _FETCHED_AT_ONCE}
"""Rows come as they are read, and no ``%`` of the text is taken for a parameter."""


def read_rows(connection: Connection, query: CheckedQuery, limits: ReadLimits, watch: Stopwatch) -> Rows:
    """Read rows until a limit is met, then count what the query finds in the time that is left.

    Raises:
        QueryFailedError: the time was over before the rows were there.
    """
    with connection.exec_driver_sql(query.text, execution_options=_PLAIN) as result:
        rows, stopped_by = _take_rows(result, limits, watch)
    if not stopped_by:
        return Rows(rows, len(rows), "")
    return Rows(rows, _count_rows(connection, query, watch), stopped_by)


def _take_rows(
    result: CursorResult[Any], limits: ReadLimits, watch: Stopwatch
) -> tuple[list[dict[str, Any]], Literal["", "rows", "bytes"]]:
    if not result.returns_rows:
        raise QueryFailedError("not_understood")
    columns = list(result.keys())
    names = name_columns([name.replace("`", "") for name in columns])  # of our own quoting
    rows: list[dict[str, Any]] = []
    used = 0
    for values in _each_row(result, watch):
        if len(rows) == limits.rows:
            return rows, "rows"
        row = dict(zip(names, map(to_json_value, values), strict=True))
        used += len(msgspec.json.encode(row))
        if used > limits.bytes:
            return rows, "bytes"
        rows.append(row)
    return rows, ""


def _each_row(result: CursorResult[Any], watch: Stopwatch) -> Iterator[Sequence[Any]]:
    while page := result.fetchmany(_FETCHED_AT_ONCE):
        if watch.is_over():
            raise QueryFailedError("too_slow")
        yield from page


def _count_rows(connection: Connection, query: CheckedQuery, watch: Stopwatch) -> int | None:
    """The number of rows, or None: the rows are there, and an answer without their total is one."""
    if watch.is_over():
        return None
    try:
        with connection.exec_driver_sql(
            query.count_text, execution_options={"no_parameters": True}
        ) as result:
            return int(result.scalar_one())
    except DBAPIError:
        return None


@contextmanager
def connected(engine: Engine) -> Iterator[Connection]:
    """Open a connection; every error before it is open means that the database cannot be reached.

    Raises:
        QueryFailedError: it cannot be reached.
    """
    try:
        connection = engine.connect()
    except (SQLAlchemyError, OSError) as fault:
        raise QueryFailedError("unreachable") from fault
    with connection:
        yield connection
