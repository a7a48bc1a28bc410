"""The database toolkit: one SELECT at a time, checked as a tree, and read under the database's own protections."""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from callwright.config.toolkits import DatabaseToolkit
from callwright.domain.call import Locale
from callwright.domain.contract import ConfidenceRules, DeclaredError
from callwright.ports import Clock
from callwright.runtime.clock import SystemClock
from callwright.toolkit.database_tools.source import DIALECT_TITLES, DatabaseSource
from callwright.toolkit.database_tools.tools import TRUNCATED_SIGNAL, make_describe, make_query
from callwright.toolkit.database_tools.words import QUERY_WORDS, TABLES_WORDS, TITLE
from callwright.toolkit.definition import SetupContext, Toolkit, ToolSpec, ToolWords
from callwright.toolkit.setting_up import database_url, resolve_database_url
from callwright.toolkit.sql.reading import ReadLimits
from callwright.tools.http.credentials import SecretReference
from callwright.tools.tool_options import ToolOptions

_NOT_THERE: Final = DeclaredError(
    "TABLE_NOT_FOUND",
    "There is no such table.",
    user_en="There is no such table.",
    user_zh="没有这张表。",
    suggestion="Name one of the accepted tables, or none for all of them.",
)
_UNSAFE: Final = DeclaredError(
    "DATABASE_ROLE_UNSAFE",
    "The database role of this tool may do more than read, so it is not used.",
    user_en="This database is not set up for safe reading; an operator has to look.",
    user_zh="该数据库未按只读方式配置，需要管理员处理。",
    suggestion="Do not try again; tell the user that an operator has to give the tool a role that may only read.",
    next_action="human_review",
)
_QUERY_ERRORS: Final = (
    DeclaredError(
        "QUERY_REFUSED",
        "The query was not sent: it is not one SELECT of what is accepted.",
        user_en="The question could not be put to the database.",
        user_zh="无法向数据库提交该查询。",
        suggestion="Send one SELECT over the accepted tables, with accepted functions.",
    ),
    DeclaredError(
        "QUERY_INVALID",
        "The database cannot carry out the query.",
        user_en="The question could not be put to the database.",
        user_zh="数据库无法执行该查询。",
        suggestion="Correct the query; database_tables gives columns and types.",
    ),
    DeclaredError(
        "QUERY_TOO_SLOW",
        "The query took too long and was ended.",
        user_en="The question takes the database too long.",
        user_zh="查询耗时过长，已终止。",
        suggestion="Narrow the query: fewer tables, a WHERE, or an aggregate.",
    ),
    DeclaredError(
        "ROW_TOO_LARGE",
        "A row or value is too large.",
        user_en="An entry of the database is too large to be shown.",
        user_zh="数据库中的某条记录过大，无法显示。",
        suggestion="Select fewer or shorter columns.",
    ),
    _UNSAFE,
)
_BEYOND_THE_QUERY_MS: Final = 15_000
"""For the connection, the role and the columns that a failure names."""


def database(
    url: str | SecretReference,
    *,
    tables: Iterable[str],
    rows: int = 1_000,
    max_bytes: int = 1_048_576,
    timeout_ms: int = 10_000,
    clock: Clock | None = None,
) -> Toolkit:
    """Create ``database_query`` and ``database_tables`` for one database.

    Args:
        url: SQLAlchemy URL of SQLite, PostgreSQL, MySQL or MariaDB; or a reference to one (``env:REPORTS_URL``).
        tables: The tables that may be read, as ``table`` or ``schema.table``. Nothing else can be.
        rows: Maximum number of rows of one answer; the total is reported anyway.
        max_bytes: Maximum size of the rows as JSON, in bytes.
        timeout_ms: Limit of one query, enforced by the database itself.
        clock: The system's by default.

    Raises:
        ToolkitError: the URL or a table name is invalid.
        CredentialError: the reference has no secret.
        ModuleNotFoundError: the extra ``database``, or the driver of the database, is not installed.
    """
    limits = ReadLimits(rows=rows, bytes=max_bytes, ms=timeout_ms)
    source = DatabaseSource(database_url(url), tables, limits, clock or SystemClock())
    return _make_toolkit(source, limits)


def _make_toolkit(source: DatabaseSource, limits: ReadLimits) -> Toolkit:
    endpoint = f"{source.dialect} database"
    query: ToolOptions = {
        "effect": "read",
        "timeout_ms": limits.ms + _BEYOND_THE_QUERY_MS,
        "deadline_ms": 2 * (limits.ms + _BEYOND_THE_QUERY_MS),
        "retries": 1,
        "errors": _QUERY_ERRORS,
        "confidence": ConfidenceRules(base=0.95, signals={TRUNCATED_SIGNAL: -0.2}),
        "source": "database",
        "untrusted": True,
        "max_output_bytes": 2 * limits.bytes + 65_536,
        "endpoint": endpoint,
    }
    describe: ToolOptions = {
        "effect": "read",
        "retries": 1,
        "errors": (_NOT_THERE, _UNSAFE),
        "confidence": ConfidenceRules(base=0.95),
        "source": "database",
        "endpoint": endpoint,
    }
    return Toolkit(
        name="database",
        title=TITLE,
        tools=(
            ToolSpec(
                name="database_query",
                make=make_query(source),
                options=query,
                words=_words(QUERY_WORDS, source),
            ),
            ToolSpec(
                name="database_tables",
                make=make_describe(source),
                options=describe,
                words=_words(TABLES_WORDS, source),
            ),
        ),
    )


def _words(words: dict[Locale, ToolWords], source: DatabaseSource) -> dict[Locale, ToolWords]:
    """The words with the dialect and the tables of this database in the descriptions."""
    said = {"dialect": DIALECT_TITLES[source.dialect], "tables": ", ".join(source.table_names)}
    return {
        language: replace(one, description=one.description.format_map(said))
        for language, one in words.items()
    }


def set_up(table: DatabaseToolkit, context: SetupContext) -> Toolkit:
    """Make the toolkit of ``[toolkit.database]``.

    Raises:
        Unset, CredentialError: the variable or secret of the URL is missing.
        ToolkitError: an option is wrong.
        ModuleNotFoundError: the extra, or the driver of the database, is not installed.
    """
    return database(
        resolve_database_url(table.url, context),
        tables=table.tables,
        rows=table.rows,
        max_bytes=table.max_bytes,
        timeout_ms=table.timeout_ms,
    )
