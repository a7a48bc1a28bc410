"""Empty places for runs: a database for each test that needs one, on the session's server, and a file with the tables of an engine."""

import shutil
from pathlib import Path

import pytest

from callwright.engines.dbos import DbosEngine
from callwright.engines.engine_factory import TASKS_FILE_SUFFIX
from engines.conftest import database, database_template

__all__ = ["database", "database_template", "ledger_file"]


@pytest.fixture(scope="session")
def tasks_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the tables of an engine, to be copied: making them takes half a second."""
    template = tmp_path_factory.mktemp("tasks") / "template"
    DbosEngine(template).close()
    return template


@pytest.fixture
def ledger_file(tmp_path: Path, tasks_template: Path) -> str:
    """The name of a ledger without runs, whose engine has its tables already."""
    ledger = tmp_path / "ledger.db"
    shutil.copy(tasks_template, f"{ledger}{TASKS_FILE_SUFFIX}")
    return str(ledger)
