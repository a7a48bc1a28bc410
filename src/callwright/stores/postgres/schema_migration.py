"""Creating the tables and migrating them: numbered, forward only, under an advisory lock.

Of several processes that start at once, one migrates and the others wait for it. Each migration is one
transaction that also records the new version, so a process that dies in the middle leaves a whole version,
never half of one.
"""

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

import psycopg
from psycopg.sql import SQL, Identifier, Literal

from callwright.ports import StoreError
from callwright.stores.postgres.connect import HINT_BY_REASON, DatabaseAddress, to_store_error

_LOCK_SQL = SQL("SELECT pg_advisory_xact_lock(hashtextextended({}, 0))")
_FIND_SQL = SQL("SELECT to_regclass({}) IS NOT NULL, (SELECT count(*) FROM pg_tables WHERE schemaname = {})")
_CREATE_SQL = """
CREATE TABLE callwright_schema (version integer NOT NULL, at timestamptz NOT NULL DEFAULT clock_timestamp());
INSERT INTO callwright_schema (version) VALUES (0);
"""

Connection = psycopg.Connection[tuple[Any, ...]]


def load_migrations() -> list[str]:
    """Return the text of every migration, in order."""
    here = files("callwright.stores.postgres.schema")
    found = sorted(
        (entry for entry in here.iterdir() if entry.name.endswith(".sql")), key=lambda entry: entry.name
    )
    return [entry.read_text(encoding="utf-8") for entry in found]


def migrate_schema(
    address: DatabaseAddress, steps: Sequence[str] | None = None, *, make: bool = True
) -> None:
    """Bring the schema up to date.

    Args:
        address: The database and the schema in it.
        steps: The migrations; ours by default.
        make: Create the tables if there are none.

    Raises:
        StoreError: The schema was written by a newer Callwright, belongs to other software, or cannot be written.
    """
    steps = load_migrations() if steps is None else steps
    with address.connect() as connection:
        try:
            if make or _read_schema_version(connection, address.schema, len(steps)) is not None:
                _run_missing_migrations(connection, address.schema, steps)
                return
        except psycopg.Error as error:
            raise to_store_error(error) from None
    raise StoreError(
        "gone",
        f"This database has no ledger yet (schema {address.schema}); the first call creates one.",
        cause="absent",
    )


def _run_missing_migrations(connection: Connection, schema: str, steps: Sequence[str]) -> None:
    if _read_schema_version(connection, schema, len(steps)) == len(steps):
        return
    while True:
        with connection.transaction():
            connection.execute(_LOCK_SQL.format(Literal(f"callwright.{schema}")))
            version = _read_schema_version(connection, schema, len(steps))
            if version == len(steps):
                return
            if version is None:
                _create_schema(connection, schema)
                version = 0
            connection.execute(steps[version].encode())
            connection.execute(
                "UPDATE callwright_schema SET version = %s, at = clock_timestamp()", [version + 1]
            )


def _create_schema(connection: Connection, schema: str) -> None:
    connection.execute(SQL("CREATE SCHEMA IF NOT EXISTS {}").format(Identifier(schema)))
    connection.execute(_CREATE_SQL)


def _read_schema_version(connection: Connection, schema: str, newest: int) -> int | None:
    """Return the installed version; None if there are no tables yet."""
    found = connection.execute(
        _FIND_SQL.format(Literal(f"{schema}.callwright_schema"), Literal(schema))
    ).fetchone()
    assert found is not None
    ours, tables = found
    if not ours:
        if tables:
            raise StoreError(
                "corrupt", f"The schema {schema} contains tables of other software; use another schema."
            )
        return None
    row = connection.execute("SELECT version FROM callwright_schema").fetchone()
    if row is None:
        raise StoreError("corrupt", HINT_BY_REASON["corrupt"])
    version = int(row[0])
    if version > newest:
        raise StoreError(
            "read_only",
            f"This ledger was written by a newer Callwright (schema {version}, this one supports {newest}); upgrade.",
        )
    return version
