"""The PostgreSQL of a test session: one server for all workers, and empty ledgers in it, one schema each.

The first test that needs it starts it, in a process that ends with the session, whatever becomes of the tests.
"""

import fcntl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
from psycopg.sql import SQL, Identifier

from callwright.stores.postgres import PostgresStore
from callwright.testing import FakeClock

ROOT = Path(__file__).resolve().parents[2]
TABLES = (
    "ledger",
    "ledger_archive",
    "runs",
    "tool_uses",
    "quota_uses",
    "breakers",
    "approvals",
    "tapes",
    "tape_segments",
    "contracts",
    "quarantine",
    "audit_waiting",
    "audit_chain",
    "cached_answers",
    "releases",
    "release_figures",
    "shared_records",
)
BEGIN_TRAIL = b"UPDATE audit_head SET seq = 0, hash = repeat('0', 64), at = 0"


_KEEPERS: list[subprocess.Popen[str]] = []


def server_url(folder: Path, owner: int) -> str:
    """The URL of the session's server, which is kept for the process ``owner`` and written down in ``folder``."""
    folder.mkdir(exist_ok=True)
    told = folder / "url"
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not told.exists():
            told.write_text(_start(owner))
    url = told.read_text()
    if not url.startswith("postgresql://"):
        raise RuntimeError(url)
    return url


def _start(owner: int) -> str:
    keeper = subprocess.Popen(
        [sys.executable, "-m", "scripts.postgres_server", str(owner)],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
        text=True,
    )
    _KEEPERS.append(keeper)  # it ends by itself, after its owner
    assert keeper.stdout is not None
    with keeper.stdout as said:
        return said.readline().strip()


class Ledgers:
    """Empty ledgers on one server. A schema that was given back is emptied and used again: making one takes longer."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self._name = name
        self._numbers = count()
        self._free: list[str] = []

    def take(self) -> str:
        """The name of a schema with nothing in it."""
        if not self._free:
            return f"{self._name}_{next(self._numbers)}"
        schema = self._free.pop()
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(SQL("SET search_path TO {}").format(Identifier(schema)))
            connection.execute("; ".join(f"DELETE FROM {table}" for table in TABLES).encode())
            connection.execute(BEGIN_TRAIL)
        return schema

    def fresh(self) -> str:
        """The name of a schema that is not there yet."""
        return f"{self._name}_new_{next(self._numbers)}"

    def give(self, schema: str) -> None:
        """It may be used again."""
        self._free.append(schema)

    @contextmanager
    def makers(self) -> Iterator["Maker"]:
        """Makes stores for one test, and closes them after it."""
        maker = Maker(self)
        try:
            yield maker
        finally:
            maker.end()


class Maker:
    """``make_store`` of the contract suite."""

    def __init__(self, ledgers: Ledgers) -> None:
        self._ledgers = ledgers
        self._made: list[tuple[str, PostgresStore]] = []

    def __call__(self, clock: FakeClock, **options: Any) -> PostgresStore:
        self._collect()
        schema = self._ledgers.take()
        store = PostgresStore(self._ledgers.url, schema=schema, clock=clock, timed_by="clock", **options)
        self._made.append((schema, store))
        return store

    def _collect(self) -> None:
        """What the test itself has closed may be used again."""
        for schema, store in [row for row in self._made if row[1].closed]:
            self._made.remove((schema, store))
            self._ledgers.give(schema)

    def end(self) -> None:
        for _, store in self._made:
            store.close()
        self._collect()
