"""Read MySQL and MariaDB: with a read-only role, in a READ ONLY transaction, one statement per text, and within a time limit.

The driver's connection sends one statement at a time and reads no local files. The session's ``sql_mode`` is set, so that the server parses
names and strings as the query check does: ``ANSI_QUOTES`` would make a string a name, and ``NO_BACKSLASH_ESCAPES`` would end one earlier.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

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

_CONNECT_TIMEOUT_S: Final = 5
_SQL_MODE: Final = (
    "STRICT_TRANS_TABLES,ONLY_FULL_GROUP_BY,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO"
)
HARMLESS_PRIVILEGES: Final = frozenset({"SELECT", "USAGE", "SHOW VIEW", "SHOW DATABASES"})
"""A role with any other grant may do more than read."""


class MySQLReader:
    """``DatabaseReader`` of one MySQL or MariaDB database.

    Args:
        url: The URL, including the password, which appears in no message.
        clock: The clock of the time limit.
    """

    def __init__(self, url: URL, clock: Clock) -> None:
        self._clock = clock
        self._engine: Engine = create_engine(
            url.set(drivername="mysql+pymysql"),
            poolclass=NullPool,
            connect_args={"connect_timeout": _CONNECT_TIMEOUT_S, "local_infile": False, "charset": "utf8mb4"},
        )

    def read(self, query: CheckedQuery, limits: ReadLimits) -> Rows:
        """As ``DatabaseReader.read``."""
        watch = Stopwatch(self._clock, limits.ms)
        with self._transaction(limits.ms) as connection:
            return read_rows(connection, query, limits, watch)

    def describe(self, tables: Sequence[TableName]) -> list[TableDescription]:
        """As ``DatabaseReader.describe``."""
        with self._transaction(ReadLimits().ms) as connection:
            return describe_tables(connection, tables)

    def inspect_role(self) -> list[RoleFinding]:
        """As ``DatabaseReader.inspect_role``."""
        with self._transaction(ReadLimits().ms) as connection:
            granted = {str(one).upper() for one in connection.execute(_PRIVILEGES).scalars()}
        return findings_of(granted)

    @contextmanager
    def _transaction(self, ms: int) -> Iterator[Connection]:
        with connected(self._engine) as connection, _failures():
            for statement in self._settings(connection, ms):
                connection.exec_driver_sql(statement)
            connection.exec_driver_sql("START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY")
            try:
                yield connection
            finally:
                connection.rollback()

    def _settings(self, connection: Connection, ms: int) -> tuple[str, ...]:
        is_mariadb = bool(getattr(connection.dialect, "is_mariadb", False))
        clock = f"max_statement_time = {ms / 1000}" if is_mariadb else f"max_execution_time = {ms}"
        return (
            f"SET SESSION sql_mode = '{_SQL_MODE}'",
            "SET SESSION TRANSACTION READ ONLY",
            f"SET SESSION {clock}",
            f"SET SESSION lock_wait_timeout = {max(1, ms // 1000)}",
        )


def findings_of(granted: set[str]) -> list[RoleFinding]:
    """Return the findings on a set of privileges: the actions beyond reading that it allows a role."""
    kinds: tuple[tuple[RoleFinding, frozenset[str]], ...] = (
        ("superuser", frozenset({"SUPER", "GRANT OPTION", "CREATE USER", "SYSTEM_USER", "SET_USER_ID"})),
        ("server_files", frozenset({"FILE"})),
        ("signals", frozenset({"PROCESS", "SHUTDOWN", "RELOAD", "CONNECTION_ADMIN"})),
        ("definer_functions", frozenset({"EXECUTE"})),
        (
            "may_create",
            frozenset({"CREATE", "CREATE ROUTINE", "CREATE VIEW", "CREATE TEMPORARY TABLES", "ALTER"}),
        ),
    )
    found = [finding for finding, privileges in kinds if granted & privileges]
    known = frozenset().union(*(privileges for _, privileges in kinds)) | HARMLESS_PRIVILEGES
    return [*found, "may_write"] if granted - known else found


_PRIVILEGES: Final = text(
    """
    SELECT privilege_type FROM information_schema.user_privileges UNION
    SELECT privilege_type FROM information_schema.schema_privileges UNION
    SELECT privilege_type FROM information_schema.table_privileges UNION
    SELECT privilege_type FROM information_schema.column_privileges
    """
)
"""Privileges of the role: without access to ``mysql`` these views show only its own. A role that sees others' is not read-only."""

_BY_NUMBER: Final[dict[int, FailureReason]] = {
    3024: "too_slow", 1969: "too_slow", 1317: "too_slow", 1205: "busy", 1213: "busy", 1040: "busy", 1203: "busy", 1226: "busy",
    1044: "denied", 1045: "denied", 1142: "denied", 1143: "denied", 1227: "denied", 1290: "denied", 1370: "denied", 1792: "denied",
    1054: "unknown_column", 1052: "unknown_column", 1146: "unknown_table", 1049: "unknown_table", 1055: "wrong_grouping",
    1111: "wrong_grouping", 1140: "wrong_grouping", 1305: "wrong_types", 1365: "wrong_value", 1292: "wrong_value", 1690: "wrong_value",
    1153: "too_large", 1301: "too_large", 2003: "unreachable", 2006: "unreachable", 2013: "unreachable",
}  # fmt: skip


@contextmanager
def _failures() -> Iterator[None]:
    try:
        yield
    except DBAPIError as fault:
        raise QueryFailedError(_reason_of(fault)) from fault
    except SQLAlchemyError as fault:
        raise QueryFailedError("not_understood") from fault


def _reason_of(fault: DBAPIError) -> FailureReason:
    arguments = getattr(fault.orig, "args", ())
    number = arguments[0] if arguments and isinstance(arguments[0], int) else 0
    return _BY_NUMBER.get(number, "unreachable" if fault.connection_invalidated else "not_understood")
