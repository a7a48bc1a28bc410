"""The durable floors: the two rows of a ``once`` call, claimed and settled by hand on SQLite with synchronous=FULL.

``Inline`` commits each of them in the caller's thread. ``Group`` hands them to one writer thread that puts everything
that waits into one transaction and wakes all callers at once. Neither checks, retries, budgets or answers anything.
"""

import asyncio
import sqlite3
import threading
from collections import deque
from pathlib import Path
from time import time

SCHEMA = """
CREATE TABLE IF NOT EXISTS ledger (
  entry_id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  tool TEXT NOT NULL, version TEXT NOT NULL, args_hash TEXT NOT NULL, effect TEXT NOT NULL,
  state TEXT NOT NULL, fence INTEGER NOT NULL, attempt INTEGER NOT NULL,
  owner TEXT NOT NULL, lease_until REAL NOT NULL, trace_id TEXT NOT NULL, run_id TEXT,
  tenant TEXT NOT NULL, principal TEXT NOT NULL,
  outcome BLOB, delivered INTEGER NOT NULL, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL,
  expires_at INTEGER, note TEXT NOT NULL
)
"""

CLAIM = """
INSERT INTO ledger (key, tool, version, args_hash, effect, state, fence, attempt, owner, lease_until, trace_id, run_id,
                    tenant, principal, outcome, delivered, created_at, updated_at, expires_at, note)
VALUES (?, 'create_order', '1.0.0', ?, 'once', 'claimed', 1, 1, ?, ?, ?, NULL, 'default', 'local', NULL, 0, ?, ?, NULL, '')
ON CONFLICT (key) DO NOTHING
"""

SETTLE = """
UPDATE ledger SET state = 'committed', outcome = ?, updated_at = ?, expires_at = ?
WHERE key = ? AND fence = 1 AND state IN ('claimed', 'unknown')
"""

OUTCOME = b'{"data":{"order_id":"order-user-00000000-1"},"confidence":0.9,"source":[{"type":"tool","id":"create_order"}]}'

Step = tuple[str, tuple[object, ...]]


def connect(path: Path, synchronous: str = "FULL") -> sqlite3.Connection:
    """A new ledger file in WAL mode."""
    path.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA busy_timeout=5000")
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute(f"PRAGMA synchronous={synchronous}")
    connection.execute(SCHEMA)
    return connection


def key_of(index: int) -> str:
    """The key of a call, as long as ours and like ours made from a caller's own key."""
    return f"default/local/=order%2D{index:010d}/create_order@1"


def claim(index: int) -> Step:
    """The first write of a call."""
    now = int(time() * 1000)
    mark = f"{index:032x}"
    return CLAIM, (key_of(index), mark * 2, mark, float(now + 60_000), mark, now, now)


def settle(index: int) -> Step:
    """The second write of a call."""
    now = int(time() * 1000)
    return SETTLE, (OUTCOME, now, now + 2_592_000_000, key_of(index))


class Inline:
    """Two commits a call, in the caller's thread."""

    def __init__(self, path: Path) -> None:
        self._connection = connect(path)

    def call(self, index: int) -> None:
        """Claim, (no effect,) settle."""
        for step in (claim(index), settle(index)):
            _write(self._connection, step)

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()


class Group:
    """Two writes a call, one commit for all who wait."""

    def __init__(self, path: Path) -> None:
        self._connection = connect(path)
        self._waiting: deque[tuple[Step, asyncio.Future[None]]] = deque()
        self._wake = threading.Event()
        self._open = True
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._work, name="floor-writer", daemon=True)
        self._thread.start()

    async def call(self, index: int) -> None:
        """Claim, (no effect,) settle."""
        await self._put(claim(index))
        await self._put(settle(index))

    def close(self) -> None:
        """End the writer and let go of the file."""
        self._open = False
        self._wake.set()
        self._thread.join()
        self._connection.close()

    def _put(self, step: Step) -> asyncio.Future[None]:
        self._loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append((step, done))
        if not self._wake.is_set():
            self._wake.set()
        return done

    def _work(self) -> None:
        while self._open:
            self._wake.wait()
            self._wake.clear()
            batch = [self._waiting.popleft() for _ in range(len(self._waiting))]
            if not batch or self._loop is None:
                continue
            self._connection.execute("BEGIN IMMEDIATE")
            for step, _ in batch:
                _write(self._connection, step)
            self._connection.execute("COMMIT")
            self._loop.call_soon_threadsafe(_finish, batch)


def _write(connection: sqlite3.Connection, step: Step) -> None:
    if connection.execute(*step).rowcount != 1:
        raise RuntimeError("a row of the floor was there before")


def _finish(batch: list[tuple[Step, asyncio.Future[None]]]) -> None:
    for _, done in batch:
        done.set_result(None)
