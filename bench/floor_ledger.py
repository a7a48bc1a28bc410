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
    key TEXT,
    former_key TEXT,
    tool TEXT NOT NULL,
    version TEXT NOT NULL,
    args_hash TEXT NOT NULL,
    effect TEXT NOT NULL,
    state TEXT NOT NULL,
    fence INTEGER NOT NULL,
    attempt INTEGER NOT NULL,
    owner TEXT NOT NULL,
    boot INTEGER NOT NULL,
    lease_until REAL NOT NULL,
    trace_id TEXT NOT NULL,
    run_id TEXT,
    tenant TEXT NOT NULL,
    principal TEXT NOT NULL,
    roles BLOB,
    delivered INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    expires_at INTEGER,
    note TEXT NOT NULL DEFAULT '',
    outcome BLOB,
    contract_hash TEXT NOT NULL DEFAULT '',
    session TEXT,
    request TEXT,
    model_call TEXT,
    read_key TEXT
)
"""

INDEXES = (
    "CREATE UNIQUE INDEX IF NOT EXISTS ledger_key ON ledger (key)",
    "CREATE INDEX IF NOT EXISTS ledger_read_key ON ledger (read_key) WHERE read_key IS NOT NULL",
)

CLAIM = """
INSERT INTO ledger (key, tool, version, args_hash, effect, state, fence, attempt, owner, boot, lease_until, trace_id,
    run_id, tenant, principal, created_at, updated_at, contract_hash, session)
VALUES (?1, 'create_order', '1.0.0', ?2, 'once', 'claimed', 1, 1, ?3, ?4, ?5, ?3, NULL, 'default', 'local', ?6, ?6,
    'af39b069947c496c78a4db7e444232b3a544d8fa37245b5377dbb6a44990108a',
    '5d1f0c3e9a7b48d26c0e4f8ab1937d55')
ON CONFLICT (key) DO NOTHING
"""

SETTLE = """
UPDATE ledger SET state = 'committed', outcome = ?1, updated_at = ?2, expires_at = ?3
WHERE entry_id = ?4 AND fence = 1 AND key = ?5 AND state IN ('claimed', 'unknown')
"""

BOOT = 0x5A5A5A5A5A5A5A5A
OUTCOME = b'{"data":{"order_id":"order-user-00000000-SKU-00001-1-CNY"},"message":"create_order was carried out.","confidence":0.79}'

Step = tuple[str, tuple[object, ...]]
Waiting = tuple[Step, asyncio.Future[int]]


def connect(path: Path, synchronous: str = "FULL") -> sqlite3.Connection:
    """A ledger file in WAL mode."""
    path.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA busy_timeout=5000")
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute(f"PRAGMA synchronous={synchronous}")
    connection.execute(SCHEMA)
    for index in INDEXES:
        connection.execute(index)
    return connection


def key_of(index: int) -> str:
    """The key of a call, as long as ours and like ours made from a caller's own key."""
    return f"default/local/=order-{index:010d}/create_order"


def claim(index: int) -> Step:
    """The first write of a call."""
    now = int(time() * 1000)
    mark = f"{index:032x}"
    return CLAIM, (key_of(index), mark * 2, mark, BOOT, float(now + 60_000), now)


def settle(index: int, entry_id: int) -> Step:
    """The second write of a call."""
    now = int(time() * 1000)
    return SETTLE, (OUTCOME, now, now + 2_592_000_000, entry_id, key_of(index))


class Inline:
    """Two commits a call, in the caller's thread."""

    def __init__(self, path: Path) -> None:
        self._connection = connect(path)

    def call(self, index: int) -> None:
        """Claim, (no effect,) settle."""
        entry_id = _write(self._connection, claim(index))
        _write(self._connection, settle(index, entry_id))

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()


class Group:
    """Two writes a call, one commit for all who wait."""

    def __init__(self, path: Path) -> None:
        self._connection = connect(path)
        self._waiting: deque[Waiting] = deque()
        self._wake = threading.Event()
        self._open = True
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._work, name="floor-writer", daemon=True)
        self._thread.start()

    async def call(self, index: int) -> None:
        """Claim, (no effect,) settle."""
        entry_id = await self._put(claim(index))
        await self._put(settle(index, entry_id))

    def close(self) -> None:
        """End the writer and let go of the file."""
        self._open = False
        self._wake.set()
        self._thread.join()
        self._connection.close()

    def _put(self, step: Step) -> asyncio.Future[int]:
        self._loop = asyncio.get_running_loop()
        done: asyncio.Future[int] = self._loop.create_future()
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
            try:
                written = self._commit(batch)
            except (sqlite3.Error, RuntimeError) as fault:
                self._connection.rollback()
                self._loop.call_soon_threadsafe(_fail, batch, fault)
            else:
                self._loop.call_soon_threadsafe(_finish, batch, written)

    def _commit(self, batch: list[Waiting]) -> list[int]:
        self._connection.execute("BEGIN IMMEDIATE")
        written = [_write(self._connection, step) for step, _ in batch]
        self._connection.execute("COMMIT")
        return written


def _write(connection: sqlite3.Connection, step: Step) -> int:
    done = connection.execute(*step)
    if done.rowcount != 1:
        raise RuntimeError("a row of the floor was there before")
    return done.lastrowid or 0


def _finish(batch: list[Waiting], written: list[int]) -> None:
    for (_, done), entry_id in zip(batch, written, strict=True):
        done.set_result(entry_id)


def _fail(batch: list[Waiting], fault: Exception) -> None:
    for _, done in batch:
        done.set_exception(fault)
