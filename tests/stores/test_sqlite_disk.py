"""What a SQLite ledger is on the disk: how long it waits for it, and what becomes of older files."""

import sqlite3
from pathlib import Path
from typing import Literal

import pytest

from callwright.stores.sqlite import SQLiteStore
from callwright.stores.sqlite.database_file import APPLICATION_ID, load_migrations
from callwright.testing import FakeClock


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ledger.db"


@pytest.mark.promise("C4")
@pytest.mark.promise("C4", "R1")
@pytest.mark.parametrize(("durability", "level"), [("power", 2), ("kill", 1)])
def test_a_ledger_waits_for_the_disk_as_long_as_its_durability_says(
    path: Path, durability: Literal["power", "kill"], level: int
) -> None:
    """SQLite's own levels: 2 is FULL, one fsync per commit, 1 is NORMAL, which a loss of power undoes."""
    store = SQLiteStore(path, clock=FakeClock(), durability=durability)
    for _ in range(2):
        store._database.begin_transaction(patient=True)
        connection = store._database._connection
        assert connection is not None
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (level,)
        store._database.rollback()
        store._database.disconnect()  # as around a fork: the next transaction opens it again
    assert store.durability == durability
    store.close()


@pytest.mark.promise("C10", "C15")
def test_a_file_from_before_approvals_knew_their_contract_keeps_its_questions(
    path: Path,
) -> None:
    older = sqlite3.connect(path)
    for script in load_migrations("ledger")[:2]:
        older.executescript(script)
    older.execute(f"PRAGMA application_id={APPLICATION_ID}")
    older.execute("PRAGMA user_version=2")
    older.execute(
        "INSERT INTO approvals (handle, digest, tool, version, arguments, requested_by, state, reason, created_at,"
        " expires_at) VALUES ('h', 'd', 'pay', '1.0.0', '{\"n\":1}', '{}', 'asked', '', 1, 9999999999999)"
    )
    older.commit()
    older.close()
    store = SQLiteStore(path, clock=FakeClock())
    kept = store.get_approval("h")
    assert kept is not None
    assert (kept.arguments, kept.contract_hash) == ({"n": 1}, "")
    assert store.decide_approval("h", granted=True, by="eve", reason="")
    store.close()
