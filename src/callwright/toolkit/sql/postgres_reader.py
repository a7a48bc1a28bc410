"""Read PostgreSQL: with a read-only role, one READ ONLY transaction per text, by the extended protocol, and within a time limit.

The role is the layer that holds: a transaction that is READ ONLY can be left by a second statement, which the extended protocol refuses,
and some functions act in spite of both. A role that may do more than read is therefore not used at all (``inspect_role``).
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from psycopg import Connection as PostgresConnection
from psycopg import Cursor, OperationalError, ServerCursor
from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, text
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
_OPTIONS: Final = "-c standard_conforming_strings=on -c default_transaction_read_only=on"
_SETTINGS: Final = text(
    "SELECT set_config('statement_timeout', :ms, true), set_config('lock_timeout', :ms, true), "
    "set_config('idle_in_transaction_session_timeout', :idle, true), set_config('search_path', 'pg_catalog', true)"
)
"""Settings of one transaction. Names without a schema then refer to PostgreSQL's own objects, never to users' objects."""


class _ReadingCursor(ServerCursor[Any]):
    """Closed for this process even if the connection has ended and the server cannot be notified; psycopg would leave it open."""

    def close(self) -> None:
        try:
            super().close()
        except OperationalError:
            Cursor.close(self)


def _use_reading_cursor(connection: PostgresConnection[Any], _record: object) -> None:
    connection.server_cursor_factory = _ReadingCursor


class PostgresReader:
    """``DatabaseReader`` of one PostgreSQL database.

    Args:
        url: With the password, which appears in no message.
        clock: For the limit of time.
    """

    def __init__(self, url: URL, clock: Clock) -> None:
        self._clock = clock
        self._engine: Engine = create_engine(
            url.set(drivername="postgresql+psycopg"),
            poolclass=NullPool,  # no session state is carried over from one query to the next
            connect_args={
                "connect_timeout": _CONNECT_TIMEOUT_S,
                "prepare_threshold": 0,
                "options": _OPTIONS,
                "application_name": "callwright database_query",
            },
        )
        event.listen(self._engine, "connect", _use_reading_cursor)

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
            row = connection.execute(_ROLE).mappings().one()
            return [finding for finding in _FINDINGS if row[finding]]

    @contextmanager
    def _transaction(self, ms: int) -> Iterator[Connection]:
        options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        with connected(self._engine) as connection, _failures():
            reading = connection.execution_options(**options)
            reading.execute(_SETTINGS, {"ms": str(ms), "idle": str(2 * ms)})
            try:
                yield reading
            finally:
                reading.rollback()


_FINDINGS: Final[tuple[RoleFinding, ...]] = (
    "superuser", "server_files", "signals", "owns_tables", "may_write", "may_create", "definer_functions", "remote_connections",
)  # fmt: skip

_OWN_RELATIONS: Final = (
    "FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') "
    "AND n.nspname <> 'information_schema' AND n.nspname NOT LIKE 'pg\\_%'"
)
_ROLE: Final = text(
    f"""
    SELECT
      (SELECT rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls FROM pg_roles WHERE rolname = current_user)
        AS superuser,
      EXISTS (SELECT FROM pg_roles WHERE rolname IN ('pg_read_server_files', 'pg_write_server_files', 'pg_execute_server_program')
        AND pg_has_role(oid, 'MEMBER')) AS server_files,
      EXISTS (SELECT FROM pg_roles WHERE rolname IN ('pg_signal_backend', 'pg_checkpoint', 'pg_maintain', 'pg_write_all_data')
        AND pg_has_role(oid, 'MEMBER')) AS signals,
      EXISTS (SELECT {_OWN_RELATIONS} AND pg_has_role(c.relowner, 'MEMBER')) AS owns_tables,
      EXISTS (SELECT {_OWN_RELATIONS} AND (has_any_column_privilege(c.oid, 'INSERT, UPDATE')
        OR has_table_privilege(c.oid, 'DELETE, TRUNCATE, TRIGGER'))) AS may_write,
      has_database_privilege(current_database(), 'CREATE') OR EXISTS (SELECT FROM pg_namespace
        WHERE nspname NOT LIKE 'pg\\_%' AND has_schema_privilege(oid, 'CREATE')) AS may_create,
      EXISTS (SELECT FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE p.prosecdef
        AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND has_function_privilege(p.oid, 'EXECUTE')
        AND has_schema_privilege(n.oid, 'USAGE')) AS definer_functions,
      EXISTS (SELECT FROM pg_proc p WHERE p.proname IN ('dblink', 'dblink_connect', 'dblink_exec')
        AND has_function_privilege(p.oid, 'EXECUTE')) AS remote_connections
    """  # noqa: S608 - constants of this module
)

_BY_CODE: Final[dict[str, FailureReason]] = {
    "57014": "too_slow",
    "55P03": "busy",
    "40001": "busy",
    "25P03": "too_slow",
    "42501": "denied",
    "25006": "denied",
    "42703": "unknown_column",
    "42702": "unknown_column",
    "42P01": "unknown_table",
    "3F000": "unknown_table",
    "42803": "wrong_grouping",
    "42P20": "wrong_grouping",
    "42883": "wrong_types",
    "42804": "wrong_types",
    "42846": "wrong_types",
    "54000": "too_large",
}
_BY_CLASS: Final[dict[str, FailureReason]] = {
    "22": "wrong_value",
    "08": "unreachable",
    "53": "busy",
    "57": "unreachable",
    "58": "unreachable",
    "XX": "unreachable",
}


@contextmanager
def _failures() -> Iterator[None]:
    try:
        yield
    except DBAPIError as fault:
        raise QueryFailedError(_reason_of(fault)) from fault
    except SQLAlchemyError as fault:
        raise QueryFailedError("not_understood") from fault


def _reason_of(fault: DBAPIError) -> FailureReason:
    code = getattr(fault.orig, "sqlstate", None)
    if not isinstance(code, str):
        return "unreachable" if fault.connection_invalidated else "not_understood"
    return _BY_CODE.get(code) or _BY_CLASS.get(code[:2], "not_understood")
