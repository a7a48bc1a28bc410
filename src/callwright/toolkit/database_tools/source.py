"""One database of the toolkit: its reader, its tables, and the check of its role."""

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from callwright.core.guard.configured_secrets import remember_secret
from callwright.ports import Clock
from callwright.toolkit import toolkit_reasons
from callwright.toolkit.definition import ToolkitError
from callwright.toolkit.sql.checking import CheckedQuery, QueryPolicy, QueryRefusal, TableName, check_query
from callwright.toolkit.sql.grammar import SqlDialect
from callwright.toolkit.sql.reading import DatabaseReader, ReadLimits, RoleFinding, Rows, TableDescription

DIALECTS: Final[Mapping[str, SqlDialect]] = {
    "sqlite": "sqlite",
    "postgresql": "postgres",
    "postgres": "postgres",
    "mysql": "mysql",
    "mariadb": "mysql",
}
DIALECT_TITLES: Final[Mapping[SqlDialect, str]] = {
    "sqlite": "SQLite",
    "postgres": "PostgreSQL",
    "mysql": "MySQL",
}

_TABLE: Final = re.compile(r"(?:([^.\s\"'`;]{1,63})\.)?([^.\s\"'`;]{1,63})")


class UnsafeRoleError(Exception):
    """The role of the database may do more than read. Cure: create one that has only SELECT on the listed tables."""

    def __init__(self, findings: Sequence[RoleFinding]) -> None:
        super().__init__(f"The database role may do more than read: {', '.join(findings)}.")
        self.findings = tuple(findings)


class DatabaseSource:
    """A database, the tables of it that may be read, and the limits.

    Args:
        url: SQLAlchemy URL of SQLite, PostgreSQL, MySQL or MariaDB.
        tables: ``table`` or ``schema.table``, as the database writes them.
        limits: Of one query.
        clock: For the limit of time.

    Raises:
        ToolkitError: the URL or a name of a table is none.
    """

    def __init__(self, url: str, tables: Iterable[str], limits: ReadLimits, clock: Clock) -> None:
        parsed = _parse_url(url)
        self.dialect = _dialect_of(parsed)
        self.limits = limits
        default = _default_schema(parsed, self.dialect)
        self.policy = QueryPolicy(self.dialect, frozenset(_parse_tables(tables, default)), default)
        self._reader = _open_reader(parsed, self.dialect, sorted(self.policy.tables), clock)
        self._is_role_safe = False

    @property
    def table_names(self) -> list[str]:
        """The tables that may be read, as they are written in a query."""
        return [self.write_name(one) for one in sorted(self.policy.tables)]

    def write_name(self, table: TableName) -> str:
        """The name of a table, without the default schema."""
        return table.name if table.schema == self.policy.default_schema else f"{table.schema}.{table.name}"

    def check(self, text: str) -> CheckedQuery | QueryRefusal:
        """Check a text; see ``check_query``."""
        return check_query(text, self.policy)

    def read(self, query: CheckedQuery) -> Rows:
        """Read the rows of a checked query.

        Raises:
            UnsafeRoleError: the role may do more than read.
            QueryFailedError, UnreadableValueError: as ``DatabaseReader.read``.
        """
        self.require_safe_role()
        return self._reader.read(query, self.limits)

    def describe(self, tables: Sequence[TableName]) -> list[TableDescription]:
        """Describe tables.

        Raises:
            UnsafeRoleError: the role may do more than read.
            QueryFailedError: as ``DatabaseReader.describe``.
        """
        self.require_safe_role()
        return self._reader.describe(tables)

    def require_safe_role(self) -> None:
        """Check once, at the first use, that the role may only read.

        Raises:
            UnsafeRoleError: it may do more.
            QueryFailedError: the database cannot be asked.
        """
        if self._is_role_safe:
            return
        if findings := self._reader.inspect_role():
            raise UnsafeRoleError(findings)
        self._is_role_safe = True

    def find_tables(self, names: Sequence[str]) -> list[TableName] | None:
        """The tables of these names, all that may be read where none is named; None where one is not among them."""
        known = {self.write_name(one): one for one in sorted(self.policy.tables)}
        known |= {f"{one.schema}.{one.name}": one for one in self.policy.tables}
        if not names:
            return sorted(self.policy.tables)
        return [known[name] for name in names] if set(names) <= known.keys() else None


def _parse_url(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError as fault:
        raise ToolkitError(
            toolkit_reasons.NOT_A_DATABASE_URL(example="postgresql://reader@host/name")
        ) from fault
    if parsed.password:
        remember_secret(str(parsed.password))
    return parsed


def _dialect_of(url: URL) -> SqlDialect:
    dialect = DIALECTS.get(url.get_backend_name())
    if dialect is None:
        raise ToolkitError(toolkit_reasons.UNKNOWN_DATABASE())
    if dialect == "sqlite" and url.database in (None, "", ":memory:"):
        raise ToolkitError(toolkit_reasons.SQLITE_WITHOUT_FILE())
    if dialect == "mysql" and not url.database:
        raise ToolkitError(toolkit_reasons.URL_WITHOUT_DATABASE())
    return dialect


def _default_schema(url: URL, dialect: SqlDialect) -> str:
    return {"sqlite": "main", "postgres": "public", "mysql": url.database or ""}[dialect]


def _parse_tables(names: Iterable[str], default_schema: str) -> list[TableName]:
    parsed = [_TABLE.fullmatch(name) for name in ([names] if isinstance(names, str) else names)]
    if not parsed or not all(parsed):
        raise ToolkitError(toolkit_reasons.WRONG_TABLES())
    return [TableName(one[1] or default_schema, one[2]) for one in parsed if one]


def _open_reader(url: URL, dialect: SqlDialect, tables: Sequence[TableName], clock: Clock) -> DatabaseReader:
    """The reader of this kind of database; its driver is loaded here."""
    if dialect == "sqlite":
        from callwright.toolkit.sql.sqlite_reader import SQLiteReader  # noqa: PLC0415

        return SQLiteReader(Path(str(url.database)), tables, clock)
    if dialect == "postgres":
        from callwright.toolkit.sql.postgres_reader import PostgresReader  # noqa: PLC0415

        return PostgresReader(url, clock)
    from callwright.toolkit.sql.mysql_reader import MySQLReader  # noqa: PLC0415

    return MySQLReader(url, clock)
