"""Read the columns, keys and comments of tables with SQLAlchemy's inspection. No text of a model is used for it."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Inspector, inspect
from sqlalchemy.exc import NoSuchTableError

from callwright.toolkit.sql.checking import TableName
from callwright.toolkit.sql.reading import ColumnDescription, QueryFailedError, TableDescription


def describe_tables(connection: Connection, tables: Sequence[TableName]) -> list[TableDescription]:
    """Describe these tables, in their order.

    Raises:
        QueryFailedError: one of them is not there.
    """
    inspector = inspect(connection)
    try:
        return [_describe_table(inspector, one) for one in tables]
    except NoSuchTableError as fault:
        raise QueryFailedError("unknown_table") from fault


def _describe_table(inspector: Inspector, table: TableName) -> TableDescription:
    place = {"schema": table.schema}
    keys = frozenset(inspector.get_pk_constraint(table.name, **place)["constrained_columns"])
    references = _foreign_keys(inspector, table)
    columns = tuple(
        ColumnDescription(
            name=one["name"],
            type=_type_name(one["type"]),
            nullable=bool(one["nullable"]) and one["name"] not in keys,
            primary_key=one["name"] in keys,
            references=references.get(one["name"], ""),
            about=one.get("comment") or "",
        )
        for one in inspector.get_columns(table.name, **place)
    )
    return TableDescription(table, columns, _comment(inspector, table))


def _foreign_keys(inspector: Inspector, table: TableName) -> dict[str, str]:
    return {
        column: f"{key['referred_table']}.{referred}"
        for key in inspector.get_foreign_keys(table.name, schema=table.schema)
        for column, referred in zip(key["constrained_columns"], key["referred_columns"], strict=True)
    }


def _type_name(kind: Any) -> str:
    """The type as SQL writes it; "unknown" for one that SQLAlchemy does not know."""
    return "unknown" if type(kind).__name__ == "NullType" else str(kind)


def _comment(inspector: Inspector, table: TableName) -> str:
    if not inspector.dialect.supports_comments:
        return ""
    return inspector.get_table_comment(table.name, schema=table.schema).get("text") or ""
