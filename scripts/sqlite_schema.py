"""The tables of a new SQLite file in one script: what all migrations together make of an empty file.

Running them one after the other took seven times as long, because each ALTER TABLE reads the whole schema again.
"""

import sqlite3
from contextlib import closing

from callwright.stores.sqlite.database_file import load_migrations, split_statements

_HEAD = """\
-- Written from the migrations by `make docs`: what they make of an empty file. A file with tables is migrated.

"""


def sqlite_schema(folder: str) -> str:
    """Return the script for the file whose migrations are in this folder."""
    migrations = load_migrations(folder)
    with closing(sqlite3.connect(":memory:")) as connection:
        for script in migrations:
            connection.executescript(script)
        made = connection.execute(
            "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type != 'table', rowid"
        ).fetchall()
        names = connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid"
        ).fetchall()
        filled = [name for (name,) in names if connection.execute(f'SELECT 1 FROM "{name}"').fetchone()]  # noqa: S608 - names of our tables
    rows = [_find_row(table, migrations) for table in filled]
    return _HEAD + "\n\n".join([*(f"{sql};" for (sql,) in made), *rows]) + "\n"


def _find_row(table: str, migrations: list[str]) -> str:
    """Return the statement that puts the first row into a table, which may draw random numbers."""
    statements = [one.strip() for script in migrations for one in split_statements(script)]
    (row,) = [one for one in statements if one.startswith(f"INSERT INTO {table} ")]
    return row
