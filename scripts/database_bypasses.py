"""Puts the bypasses of the tests to each layer of the database toolkit alone, and prints which layer stopped how many.

    python -m scripts.database_bypasses

starts a PostgreSQL of its own, as the tests do, and works on a SQLite file in a temporary folder. MySQL is judged by the check alone.
"""

import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from stores.postgres import server_url
from toolkit.database.bypasses import MYSQL, POSTGRES, SQLITE
from toolkit.database.layers import (
    Layers,
    check_bypass,
    format_table,
    postgres_layers,
    sqlite_layers,
)
from toolkit.database.stage import PostgresStage, make_sqlite


def main() -> None:
    """Print the table."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        stage = PostgresStage(server_url(folder / "postgres", os.getpid()), "report")
        found = [
            *sqlite_layers(SQLITE, make_sqlite(folder / "shop.db")),
            *postgres_layers(POSTGRES, stage, folder),
            *(Layers(one, check_bypass(one), None) for one in MYSQL),
        ]
        print(format_table(found))  # noqa: T201 - what it is for


if __name__ == "__main__":
    main()
