"""Databases for the tests of the database toolkit."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from toolkit.database.stage import PostgresStage, make_sqlite

if TYPE_CHECKING:
    from stores.postgres import Ledgers


@pytest.fixture
def sqlite_file(tmp_path: Path) -> Path:
    """A fresh SQLite file with the tables."""
    return make_sqlite(tmp_path / "shop.db")


@pytest.fixture(scope="session")
def reports(ledgers: "Ledgers") -> PostgresStage:
    """The PostgreSQL database of the session; tests leave it as it was."""
    return PostgresStage(ledgers.url, os.environ.get("PYTEST_XDIST_WORKER", "main"))
