"""Read a SQLite file: read-only, with an authorizer, without attached files, and within a time limit.

Each protection stands by itself: ``mode=ro`` keeps the file as it is, the authorizer allows only reads of listed tables and
calls of listed functions, the limit on attached files keeps ``ATTACH`` and ``VACUUM INTO`` from making one, and the progress handler
ends what takes too long.
"""

import sqlite3
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from sqlalchemy import Connection, Engine, NullPool, create_engine
from sqlalchemy.exc import DBAPIError

from callwright.ports import Clock
from callwright.toolkit.sql.checking import CheckedQuery, TableName
from callwright.toolkit.sql.describing import describe_tables
from callwright.toolkit.sql.reading import (
    FailureReason,
    QueryFailedError,
    ReadLimits,
    RoleFinding,
    Rows,
    Stopwatch,
    TableDescription,
    connected,
    read_rows,
)

READ_FUNCTIONS: Final = frozenset(
    """
    -> ->> abs avg ceil ceiling coalesce concat concat_ws count cume_dist current_date current_time current_timestamp date datetime
    dense_rank exp first_value floor group_concat ifnull iif if instr json_extract julianday lag last_value lead length like ln log lower
    ltrim max median min mod ntile nth_value nullif octet_length percent_rank percentile percentile_cont percentile_disc pow power rank
    round row_number rtrim sign sqrt strftime string_agg substr substring sum time timediff total trim trunc unixepoch upper
    """.split()
)
"""Functions of SQLite that the authorizer allows."""

_STEPS_BETWEEN_LOOKS: Final = 2_000
"""Instructions of SQLite's virtual machine between two looks at the time: well under a millisecond."""

_LEAST_VALUE_BYTES: Final = 1_048_576


class SQLiteReader:
    """``DatabaseReader`` of one file.

    Args:
        path: The file; it is never made.
        tables: The only tables that the authorizer lets be read. The tables below a view have to be among them.
        clock: For the limit of time.
        busy_ms: How long to wait for another process that locks the file.
    """

    def __init__(
        self, path: Path, tables: Collection[TableName], clock: Clock, *, busy_ms: int = 2_000
    ) -> None:
        self._busy_ms = busy_ms
        self._path = path
        self._tables = frozenset(one.name.lower() for one in tables)
        self._clock = clock
        self._engine: Engine = create_engine("sqlite://", creator=self._open, poolclass=NullPool)

    def read(self, query: CheckedQuery, limits: ReadLimits) -> Rows:
        """As ``DatabaseReader.read``."""
        watch = Stopwatch(self._clock, limits.ms)
        with connected(self._engine) as connection, _failures():
            driver = _driver_connection(connection)
            driver.execute("BEGIN")  # rows and their count come from one state of the file
            with self._guarded(driver, limits, watch):
                return read_rows(connection, query, limits, watch)

    def describe(self, tables: Sequence[TableName]) -> list[TableDescription]:
        """As ``DatabaseReader.describe``."""
        with connected(self._engine) as connection, _failures():
            return describe_tables(connection, tables)

    def inspect_role(self) -> list[RoleFinding]:
        """SQLite has no roles."""
        with connected(self._engine):
            return []

    def _open(self) -> sqlite3.Connection:
        address = f"file:{quote(str(self._path.absolute()))}?mode=ro"
        connection = sqlite3.connect(
            address, timeout=self._busy_ms / 1000, uri=True, isolation_level=None, check_same_thread=False
        )
        connection.text_factory = _read_text
        connection.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
        connection.execute("PRAGMA query_only = 1")
        connection.execute("PRAGMA trusted_schema = 0")
        return connection

    @contextmanager
    def _guarded(self, driver: sqlite3.Connection, limits: ReadLimits, watch: Stopwatch) -> Iterator[None]:
        driver.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, max(limits.bytes, _LEAST_VALUE_BYTES))
        driver.setlimit(sqlite3.SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1_000)
        driver.setlimit(sqlite3.SQLITE_LIMIT_EXPR_DEPTH, 200)
        driver.set_progress_handler(lambda: int(watch.is_over()), _STEPS_BETWEEN_LOOKS)
        driver.set_authorizer(make_authorizer(self._tables))
        try:
            yield
        finally:
            driver.set_authorizer(None)
            driver.set_progress_handler(None, 0)


def _read_text(raw: bytes) -> str | bytes:
    """Return a text, or its bytes where they are no UTF-8: SQLite checks no encoding, and one such value must not spoil a query."""
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return raw


Authorizer = Callable[[int, str | None, str | None, str | None, str | None], int]


def make_authorizer(tables: Collection[str]) -> Authorizer:
    """An authorizer that allows SELECT, reads of these tables (in small letters) of the main file, and ``READ_FUNCTIONS``."""

    def authorize(
        action: int, first: str | None, second: str | None, place: str | None, _inner: str | None
    ) -> int:
        if action == sqlite3.SQLITE_SELECT:
            return sqlite3.SQLITE_OK
        if action == sqlite3.SQLITE_READ:
            # SQLite names no file where rows alone are read of a table below a view; other files cannot be attached
            is_main = place == "main" or (place is None and second == "")
            allowed = is_main and first is not None and first.lower() in tables
        else:
            allowed = (
                action == sqlite3.SQLITE_FUNCTION and second is not None and second.lower() in READ_FUNCTIONS
            )
        return sqlite3.SQLITE_OK if allowed else sqlite3.SQLITE_DENY

    return authorize


def _driver_connection(connection: Connection) -> sqlite3.Connection:
    driver: Any = connection.connection.driver_connection
    return driver  # type: ignore[no-any-return] # the dialect's own


_REASONS: Final[dict[int, FailureReason]] = {
    sqlite3.SQLITE_INTERRUPT: "too_slow",
    sqlite3.SQLITE_AUTH: "denied",
    sqlite3.SQLITE_READONLY: "denied",
    sqlite3.SQLITE_PERM: "denied",
    sqlite3.SQLITE_TOOBIG: "too_large",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_CANTOPEN: "unreachable",
    sqlite3.SQLITE_NOTADB: "unreachable",
    sqlite3.SQLITE_IOERR: "unreachable",
    sqlite3.SQLITE_CORRUPT: "unreachable",
}

_WORDS: Final[tuple[tuple[str, FailureReason], ...]] = (
    ("no such column", "unknown_column"),
    ("ambiguous column", "unknown_column"),
    ("no such table", "unknown_table"),
    ("aggregate", "wrong_grouping"),
    ("not authorized", "denied"),
    ("prohibited", "denied"),
)
"""SQLite has one number for all faults of a query; its words are read here and go nowhere."""


@contextmanager
def _failures() -> Iterator[None]:
    try:
        yield
    except DBAPIError as fault:
        raise QueryFailedError(_reason_of(fault.orig)) from fault
    except sqlite3.Error as fault:
        raise QueryFailedError(_reason_of(fault)) from fault


def _reason_of(fault: BaseException | None) -> FailureReason:
    code = getattr(fault, "sqlite_errorcode", None)
    known = _REASONS.get(code & 0xFF) if isinstance(code, int) else None
    if known is not None:
        return known
    words = str(fault).lower()
    return next((reason for part, reason in _WORDS if part in words), "not_understood")
