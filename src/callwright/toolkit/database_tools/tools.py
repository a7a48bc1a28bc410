"""The two functions of the toolkit: run one query, and describe the tables that may be queried."""

import logging
from collections.abc import Callable
from typing import Annotated, Any, Final

from pydantic import Field
from typing_extensions import TypedDict

from callwright.core.guard.text_masking import mask_secrets
from callwright.domain.tool_answers import ToolAnswer, empty, fail, ok
from callwright.ports import NotApplied
from callwright.toolkit.database_tools.source import DIALECT_TITLES, DatabaseSource, UnsafeRoleError
from callwright.toolkit.definition import Say
from callwright.toolkit.sql.checking import MAX_TEXT_CHARS, CheckedQuery, QueryRefusal, TableName
from callwright.toolkit.sql.reading import FailureReason, QueryFailedError, Rows, TableDescription
from callwright.toolkit.sql.values import UnreadableValueError

TRUNCATED_SIGNAL: Final = "truncated"

_log = logging.getLogger("callwright.tools")


class QueryResult(TypedDict):
    """Rows of a query, and how many it finds: null where there are more, and they could not be counted."""

    total: int | None
    data: list[dict[str, Any]]


class Column(TypedDict):
    """One column of a table."""

    name: str
    type: str
    nullable: bool
    primaryKey: bool
    references: str
    about: str


class Table(TypedDict):
    """One table."""

    name: str
    about: str
    columns: list[Column]


def make_query(source: DatabaseSource) -> Callable[[Say], Callable[..., Any]]:
    """Make the maker of ``database_query``."""

    def make(say: Say) -> Callable[..., Any]:
        def database_query(
            sql: Annotated[str, Field(min_length=1, max_length=MAX_TEXT_CHARS)],
        ) -> Annotated[ToolAnswer, QueryResult]:
            checked = source.check(sql)
            if isinstance(checked, QueryRefusal):
                return _refuse(checked, source, say)
            try:
                return _answer(source.read(checked), checked, source, say)
            except QueryFailedError as failed:
                return _explain(failed, checked, source, say)
            except UnreadableValueError:
                return _ask_for_another("QUERY_INVALID", say("no_json"))
            except UnsafeRoleError:
                return fail("DATABASE_ROLE_UNSAFE", say("role"))

        return database_query

    return make


def _ask_for_another(code: str, message: str, suggestion: str | None = None) -> ToolAnswer:
    """Return a failure whose next action is ``retry``: the model can correct the query itself."""
    return fail(code, message, suggestion=suggestion, next_action="retry")


def _refuse(refusal: QueryRefusal, source: DatabaseSource, say: Say) -> ToolAnswer:
    tables = ", ".join(source.table_names)
    cure = {"table_not_allowed": "accepted_tables", "function_not_allowed": "accepted_functions"}
    return _ask_for_another(
        "QUERY_REFUSED",
        say(refusal.rule, chars=MAX_TEXT_CHARS, dialect=DIALECT_TITLES[source.dialect]),
        say(cure.get(refusal.rule, "accepted_query"), tables=tables),
    )


def _answer(rows: Rows, query: CheckedQuery, source: DatabaseSource, say: Say) -> ToolAnswer:
    if not rows.rows:
        if rows.stopped_by:
            return _ask_for_another("ROW_TOO_LARGE", say("one_row", bytes=source.limits.bytes))
        return empty("query", say("empty"))
    returned = len(rows.rows)
    total = rows.total if rows.stopped_by else returned
    message = "found" if not rows.stopped_by else "cut_uncounted" if total is None else "cut"
    return ok(
        {"total": total, "data": rows.rows},
        say(message, total=returned if total is None else total, returned=returned),
        signals=(TRUNCATED_SIGNAL,) if rows.stopped_by else (),
        source=[_source(one, source) for one in query.tables],
        metadata={
            "total": rows.total,
            "returned": returned,
            "truncatedBy": rows.stopped_by or None,
            "maxRows": source.limits.rows,
            "maxBytes": source.limits.bytes,
        },
    )


def _source(table: TableName, source: DatabaseSource) -> dict[str, str]:
    name = source.write_name(table)
    return {"type": "database", "id": f"table/{name}", "label": name}


_CODES: Final[dict[FailureReason, str]] = {
    "too_slow": "QUERY_TOO_SLOW",
    "too_large": "ROW_TOO_LARGE",
}
_RETRIED: Final[dict[FailureReason, str]] = {"unreachable": "connection_failed", "busy": "unavailable"}


def _explain(failed: QueryFailedError, query: CheckedQuery, source: DatabaseSource, say: Say) -> ToolAnswer:
    reason = failed.reason
    if reason in _RETRIED:
        raise _give_up(failed, source) from failed
    message = say(reason, ms=source.limits.ms)
    suggestion = say("narrow") if reason in {"too_slow", "too_large"} else None
    if reason == "unknown_column":
        suggestion = _list_columns(query, source, say)
    if reason == "denied":
        return fail("permission_denied", message)
    return _ask_for_another(_CODES.get(reason, "QUERY_INVALID"), message, suggestion)


def _give_up(failed: QueryFailedError, source: DatabaseSource) -> NotApplied:
    """Return what the call ends with; why is for the developer: the texts of drivers name files, hosts and users."""
    cause = failed.__cause__
    fault = getattr(cause, "orig", None) or cause
    _log.warning(
        "A database (%s) is %s: %s: %s",
        DIALECT_TITLES[source.dialect], failed.reason, type(fault).__name__, mask_secrets(str(fault)),
    )  # fmt: skip
    return NotApplied(_RETRIED[failed.reason])


def _list_columns(query: CheckedQuery, source: DatabaseSource, say: Say) -> str | None:
    """The columns of the tables in the query; None where they cannot be read: the failure stands without them."""
    try:
        described = source.describe(query.tables)
    except (QueryFailedError, UnsafeRoleError):
        return None
    columns = "; ".join(
        f"{source.write_name(one.table)}({', '.join(column.name for column in one.columns)})"
        for one in described
    )
    return say("columns", columns=columns)


def make_describe(source: DatabaseSource) -> Callable[[Say], Callable[..., Any]]:
    """Make the maker of ``database_tables``."""

    def make(say: Say) -> Callable[..., Any]:
        def database_tables(
            tables: Annotated[list[str] | None, Field(max_length=100)] = None,
        ) -> Annotated[ToolAnswer, list[Table]]:
            found = source.find_tables(tables or [])
            if found is None:
                accepted = say("accepted_tables", tables=", ".join(source.table_names))
                return _ask_for_another("TABLE_NOT_FOUND", say("table_not_allowed"), accepted)
            try:
                described = source.describe(found)
            except QueryFailedError as failed:
                if failed.reason in _RETRIED:
                    raise _give_up(failed, source) from failed
                return fail("TABLE_NOT_FOUND", say(failed.reason, ms=source.limits.ms))
            except UnsafeRoleError:
                return fail("DATABASE_ROLE_UNSAFE", say("role"))
            return ok(
                [_show_table(one, source) for one in described],
                say("described", count=len(described)),
                source=[_source(one.table, source) for one in described],
            )

        return database_tables

    return make


def _show_table(table: TableDescription, source: DatabaseSource) -> Table:
    return Table(
        name=source.write_name(table.table),
        about=table.about,
        columns=[
            Column(
                name=one.name,
                type=one.type,
                nullable=one.nullable,
                primaryKey=one.primary_key,
                references=one.references,
                about=one.about,
            )
            for one in table.columns
        ],
    )
