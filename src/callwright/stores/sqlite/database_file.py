"""One SQLite file: opening it, classifying errors, transactions that never wait inside SQLite.

Knows files, pragmas and error codes; may not know any table. Refuses to open files of other software, with a
hint for the operator.
"""

import errno
import os
import sqlite3
import stat
import threading
from collections.abc import Sequence
from contextlib import closing, suppress
from functools import cache
from importlib.resources import files
from itertools import chain
from pathlib import Path
from typing import Any, Literal

from callwright.ports import Clock, StoreError
from callwright.stores.sqlite.deception_watch import DeceptionWatch, find_separate_user, get_file_status

StoreFaultReason = Literal["locked", "full", "read_only", "corrupt", "gone", "doubtful"]

APPLICATION_ID = 0x43574C47
"""Marks our files ("CWLG"), so that another program's database is never migrated by mistake."""

CACHE_KB = 16_384
"""Cache of the writing connection.

With SQLite's default of 2 MB, a large batch would write pages before its commit.
"""

KEPT_SHARE = 8
"""One part in so many of a file with a maximum size is kept for the outcomes of calls that run: no call is claimed from it."""

OPEN_BUSY_TIMEOUT_MS = 20.0
"""How long SQLite itself waits for a lock; any longer wait is done here, on the injected clock."""

_APPLICATION_ID_SQL = "SELECT application_id, (SELECT count(*) FROM sqlite_schema) FROM pragma_application_id"

FIRST_LOCK_PAUSE_MS = 0.2
MAX_LOCK_PAUSE_MS = 20.0
"""Longest pause between two attempts to lock the file, when the wait begins; see ``LockWait``."""

_REASON_BY_CODE: dict[int, StoreFaultReason] = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_PROTOCOL: "locked",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_PERM: "read_only",
    sqlite3.SQLITE_AUTH: "read_only",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_NOTADB: "corrupt",
    sqlite3.SQLITE_CANTOPEN: "gone",
    sqlite3.SQLITE_IOERR: "gone",
}

_DISK_FULL_CODES = frozenset({sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_SHMSIZE})
"""The second occurs when a ledger is opened on a full disk: WAL needs 32 kB of shared memory beside the file."""

HINT_BY_REASON: dict[StoreFaultReason, str] = {
    "locked": "Another process has held the write lock for too long.",
    "full": "Make room on the disk (or raise max_bytes) and try again; nothing was written in part.",
    "read_only": "Grant this user write access to the file and to its folder.",
    "corrupt": "Move the file and its -wal and -shm aside, keep them for examination, and restore a backup.",
    "gone": "The file was moved, deleted or its disk has failed; open the store again.",
    "doubtful": "The ledger may have lost what it acknowledged: see callwright doctor, then callwright ledger accept.",
}


def _keep_value(value: Any) -> Any:
    return value


for _kind in (bytes, type(None)):
    # sqlite3 looks for an adapter of every value of these two types, and then for two attributes that they lack: longer than it
    # takes to bind a dozen values.
    if (_kind, sqlite3.PrepareProtocol) not in sqlite3.adapters:
        sqlite3.register_adapter(_kind, _keep_value)


def classify_error(error: sqlite3.Error) -> StoreFaultReason | None:
    """Map an SQLite error to a store failure; None if the statement is at fault."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return "gone" if isinstance(error, sqlite3.ProgrammingError) and "closed" in str(error) else None
    if code == sqlite3.SQLITE_READONLY_DBMOVED:
        return "gone"
    if code in _DISK_FULL_CODES:
        return "full"
    return _REASON_BY_CODE.get(code & 0xFF)


def to_store_error(error: sqlite3.Error) -> StoreError:
    """Map an SQLite error to a store error; re-raise it if the statement is at fault, which is a bug."""
    reason = classify_error(error)
    if reason is None:
        raise error
    return StoreError(reason, HINT_BY_REASON[reason])


class LockWait:
    """The wait of one operation for a file that other processes have locked.

    SQLite has no queue: a connection that asks just after a commit gets the lock. So the pauses grow from ``FIRST_LOCK_PAUSE_MS``
    up to a limit, and that limit falls from ``MAX_LOCK_PAUSE_MS`` to ``FIRST_LOCK_PAUSE_MS`` in the course of the wait:
    of many processes, the one that has waited longest asks most often, and most others ask seldom.

    Args:
        clock: Measures the wait, including the time that SQLite itself waited.
        longest_ms: After so long the wait ends with ``StoreError("locked")``.
    """

    def __init__(self, clock: Clock, longest_ms: float) -> None:
        self._clock = clock
        self._longest_ms = longest_ms
        self._began_ms = clock.lease_ms()
        self._pause_ms = FIRST_LOCK_PAUSE_MS

    def pause(self) -> None:
        """Wait before the next attempt; raises ``StoreError("locked")`` if the time is over."""
        left_ms = self._longest_ms - (self._clock.lease_ms() - self._began_ms)
        if left_ms <= 0:
            raise StoreError("locked", HINT_BY_REASON["locked"])
        limit_ms = max(FIRST_LOCK_PAUSE_MS, MAX_LOCK_PAUSE_MS * left_ms / self._longest_ms)
        self._clock.sleep(min(self._pause_ms, limit_ms))
        self._pause_ms = min(MAX_LOCK_PAUSE_MS, self._pause_ms * 1.5)


class Database:
    """A connection for writing, shared by all threads under the caller's lock.

    Args:
        path: The file; created with mode 0600, its folder with 0700.
        clock: Times the wait for a locked file.
        folder: Name of the folder of migrations.
        synchronous: "FULL" survives a loss of power, "NORMAL" a kill -9.
        busy_ms: Longest wait for a file that another process has locked.
        max_bytes: Maximum size of the file, of which ``KEPT_SHARE`` is the share kept for outcomes; None for no limit.
        watch: Called when the file is created and opened; None for a file without a watch.
        setup: Statements that make what the connection for writing has besides the tables, such as temporary triggers.

    ``links`` is the number of names that the file had when the last transaction began.
    """

    def __init__(
        self,
        path: Path,
        *,
        clock: Clock,
        folder: str,
        synchronous: Literal["FULL", "NORMAL"],
        busy_ms: float,
        max_bytes: int | None = None,
        watch: DeceptionWatch | None = None,
        setup: Sequence[str] = (),
    ) -> None:
        self.path = path
        self._name = str(path)
        self._clock = clock
        self._folder = folder
        self._synchronous = synchronous
        self._busy_ms = busy_ms
        self._max_bytes = max_bytes
        self._max_pages = 0
        self._connection: sqlite3.Connection | None = None
        self._cursor: sqlite3.Cursor | None = None
        self._watch = watch
        self._setup = setup
        self._identity = (0, 0)
        self.links = 0
        self._closed = False
        self.open()

    def open(self) -> None:
        """Open the file and bring its schema up to date; raises ``StoreError``.

        If several processes create the file at once, SQLite answers "locked" to some of them immediately, to
        avoid a deadlock; so opening is retried.
        """
        if _create_file(self.path) and self._watch is not None:
            self._watch.start_file()
        wait = LockWait(self._clock, self._busy_ms)
        while not self._try_open():
            wait.pause()

    def _try_open(self) -> bool:
        connection = None
        try:
            connection = self.connect()
            self._configure_connection(connection)
        except sqlite3.Error as error:
            if connection is not None:
                connection.close()
            if classify_error(error) == "locked":
                return False
            raise to_store_error(error) from None
        except StoreError:
            if connection is not None:
                connection.close()
            raise
        self._connection, self._cursor = connection, connection.cursor()
        self._identity = get_file_status(self._name)[:2]
        if self._watch is not None:
            self._watch.record_opening()
        return True

    def _configure_connection(self, connection: sqlite3.Connection) -> None:
        _check_application_id(
            connection
        )  # before WAL is switched on, which would change a file of other software
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute(f"PRAGMA synchronous={self._synchronous}")
        connection.execute(f"PRAGMA cache_size=-{CACHE_KB}")
        # What undoes a statement of many rows stays in memory: by default SQLite makes a file for it.
        connection.execute("PRAGMA temp_store=MEMORY")
        _run_migrations(connection, self._folder, self._name, self._clock)
        for statement in self._setup:
            connection.execute(statement)
        if self._max_bytes is not None:
            (page,) = connection.execute("PRAGMA page_size").fetchone()
            self._max_pages = max(1, self._max_bytes // page)
            connection.execute(f"PRAGMA max_page_count={self._max_pages}")
        connection.execute("PRAGMA busy_timeout=0")

    def connect(self) -> sqlite3.Connection:
        """Open another connection to the same file.

        Its busy timeout is set at once: the next statement may need a lock.
        """
        if self._closed:
            raise StoreError("gone", "The store is closed.")
        return sqlite3.connect(
            self.path,
            timeout=OPEN_BUSY_TIMEOUT_MS / 1000,
            isolation_level=None,
            check_same_thread=False,
            cached_statements=256,
        )

    def begin_transaction(self, *, patient: bool) -> sqlite3.Cursor | None:
        """Begin a transaction that holds the write lock.

        Return None if the file is locked and the caller cannot wait.

        Raises ``StoreError``. Detects a file that was deleted or replaced: SQLite itself would keep writing
        to the deleted one while other processes claim the same calls in a new one.
        """
        if self._cursor is None:
            if self._closed:
                raise StoreError("gone", "The store is closed.")
            self.open()
        device, inode, self.links = get_file_status(self._name)
        if (device, inode) != self._identity:
            raise StoreError("gone", HINT_BY_REASON["gone"])
        cursor = self._cursor
        assert cursor is not None
        if _try_write_lock(cursor):
            return cursor
        return self._wait_for_lock(cursor) if patient else None

    def tolerate_bad_text(self, error: Exception) -> bool:
        """Read a text that is not Unicode as bytes from now on; return whether that is new and may cure the error."""
        return self._connection is not None and _tolerate_bad_text(self._connection, error)

    def _wait_for_lock(self, cursor: sqlite3.Cursor) -> sqlite3.Cursor:
        wait = LockWait(self._clock, self._busy_ms)
        while True:
            wait.pause()
            if _try_write_lock(cursor):
                return cursor

    def is_short_of_room(self, cursor: sqlite3.Cursor) -> bool:
        """Return, in a transaction, whether the room that is left is kept for outcomes. Never without a maximum size."""
        if not self._max_pages:
            return False
        (pages,) = cursor.execute("PRAGMA page_count").fetchone()
        (free,) = cursor.execute("PRAGMA freelist_count").fetchone()
        return bool((self._max_pages - pages + free) * KEPT_SHARE < self._max_pages)

    def rollback(self) -> None:
        """Roll back the transaction, if there still is one: some failures have ended it already."""
        if self._connection is not None and self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def disconnect(self) -> None:
        """Close the connection; the next transaction opens it again.

        Needed around a fork: locks do not survive it.
        """
        connection, self._connection, self._cursor = self._connection, None, None
        if connection is not None:
            connection.close()

    def close(self) -> None:
        """Close permanently."""
        self._closed = True
        self.disconnect()


COMPACT_WAIT_S = 10.0
"""Longest wait for a file that other processes are writing, before it is not compacted."""


class ReadConnection:
    """A connection for reading. In WAL mode readers and the writer do not block each other."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lock = threading.Lock()
        self._connection: sqlite3.Connection | None = None

    def fetch_all(self, statement: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """Return every row; raises ``StoreError``."""
        with self._lock:
            try:
                if self._connection is None:
                    self._connection = self._database.connect()
                connection = self._connection
                try:
                    return connection.execute(statement, values).fetchall()
                except sqlite3.OperationalError as error:
                    if not _tolerate_bad_text(connection, error):
                        raise
                    return connection.execute(statement, values).fetchall()
            except sqlite3.Error as error:
                raise to_store_error(error) from None

    def fetch_one(self, statement: str, values: Sequence[object] = ()) -> tuple[Any, ...] | None:
        """Return the first row, or None; raises ``StoreError``."""
        rows = self.fetch_all(statement, values)
        return rows[0] if rows else None

    def disconnect_and_lock(self) -> None:
        """Close the connection and block readers before a fork; the first read afterwards opens it again."""
        self._lock.acquire()
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def unlock(self) -> None:
        """Allow reading again."""
        self._lock.release()

    def close(self) -> None:
        """Close the connection."""
        self.disconnect_and_lock()
        self.unlock()


def _tolerate_bad_text(connection: sqlite3.Connection, error: Exception) -> bool:
    """Let a connection return a text that is not Unicode as bytes; return whether that is new and may cure the error.

    Only once such a text was met: a Python function for every text would cost each row that is read.
    """
    if connection.text_factory is not str or not str(error).startswith("Could not decode to UTF-8"):
        return False
    connection.text_factory = _decode_text_or_keep
    return True


def _decode_text_or_keep(text: bytes) -> str | bytes:
    try:
        return text.decode()
    except UnicodeDecodeError:
        return text


def _try_write_lock(cursor: sqlite3.Cursor) -> bool:
    try:
        cursor.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as error:
        reason = classify_error(error)
        if reason == "locked":
            return False
        raise
    return True


def _create_file(path: Path) -> bool:
    """Create the folder and the file with narrow permissions, and return whether it was created; refuse anything but a regular file.

    An existing file is not opened: closing any descriptor of it would drop the locks that SQLite holds on it
    for this whole process.
    """
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        _check_file_kind(path)
        return False
    except OSError as error:
        raise _os_error_to_store_error(path, error) from None
    return True


def _check_file_kind(path: Path) -> None:
    mode = path.lstat().st_mode if path.parent.is_dir() else 0
    if stat.S_ISLNK(mode):
        raise StoreError("gone", f"{path} is a symbolic link; use the path of the file itself.")
    if not stat.S_ISREG(mode):
        raise StoreError("corrupt", f"{path} is not a regular file; use another path.")
    if not (os.access(path, os.R_OK | os.W_OK) and os.access(path.parent, os.W_OK)):
        raise StoreError("read_only", HINT_BY_REASON["read_only"])


def _os_error_to_store_error(path: Path, error: OSError) -> StoreError:
    if error.errno in {errno.EACCES, errno.EPERM, errno.EROFS}:
        return StoreError("read_only", HINT_BY_REASON["read_only"])
    if error.errno in {errno.ENOSPC, errno.EDQUOT}:
        return StoreError("full", HINT_BY_REASON["full"])
    return StoreError("gone", f"{path} cannot be created; check its folder.")


def compact_file(path: Path, max_bytes: int) -> bool:
    """Write a database file anew and empty its write-ahead log.

    Return False if other processes use it for too long, or it is longer than ``max_bytes``: no process can write to it meanwhile, and
    processes whose heartbeats do not come through would be taken for dead.
    """
    if not path.exists():
        return True
    with suppress(sqlite3.Error), closing(_open_to_compact(path)) as file:
        if path.stat().st_size <= max_bytes:
            file.execute("VACUUM")
        (busy, _, _) = file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return not busy and path.stat().st_size <= max_bytes
    return False


def _open_to_compact(path: Path) -> sqlite3.Connection:
    file = sqlite3.connect(path, timeout=COMPACT_WAIT_S, isolation_level=None)
    file.execute("PRAGMA secure_delete=ON")
    return file


# --- migrations ---------------------------------------------------------------------------------------------------


def _run_migrations(connection: sqlite3.Connection, folder: str, name: str, clock: Clock) -> None:
    """Run missing migrations, forward only, under the write lock: of several processes one migrates.

    An empty file gets all tables by one script instead, which takes a seventh of the time.

    A file with several names is left alone, and one that a process uses under another name: what looks like a missing table may be in
    the WAL of that name.
    """
    steps = _read_migration_steps(folder)
    if _read_schema_version(connection, len(steps)) == len(steps):
        return
    if get_file_status(name)[2] > 1:
        raise StoreError("doubtful", "The ledger has several names (hard links); remove all but one.")
    if find_separate_user(name, clock):
        raise StoreError(
            "doubtful", "Another process uses the ledger under another name; end that process first."
        )
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = _read_schema_version(connection, len(steps))
        for statement in chain.from_iterable(steps[version:]) if version else _read_new_schema(folder):
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id={APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version={len(steps)}")
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _read_schema_version(connection: sqlite3.Connection, newest: int) -> int:
    _check_application_id(connection)
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > newest:
        raise StoreError(
            "read_only",
            f"This ledger was written by a newer Callwright (schema {version}, this one supports {newest}); upgrade.",
        )
    return int(version)


def _check_application_id(connection: sqlite3.Connection) -> None:
    # In one statement: between two of them another process may have created the tables.
    owner, tables = connection.execute(_APPLICATION_ID_SQL).fetchone()
    if tables and owner != APPLICATION_ID:
        raise StoreError("corrupt", "This is a database of other software; use another file.")


def load_migrations(folder: str) -> list[str]:
    """Return the text of every migration, in order."""
    here = files("callwright.stores.sqlite.schema").joinpath(folder)
    found = sorted(
        (entry for entry in here.iterdir() if entry.name.endswith(".sql")), key=lambda entry: entry.name
    )
    return [entry.read_text(encoding="utf-8") for entry in found]


@cache
def _read_migration_steps(folder: str) -> tuple[tuple[str, ...], ...]:
    """Return the statements of every migration, which are read once in a process."""
    return tuple(tuple(split_statements(script)) for script in load_migrations(folder))


@cache
def _read_new_schema(folder: str) -> tuple[str, ...]:
    """Return the statements that make in an empty file what all migrations together make."""
    script = files("callwright.stores.sqlite.schema").joinpath("new", f"{folder}.sql")
    return tuple(split_statements(script.read_text(encoding="utf-8")))


def split_statements(script: str) -> list[str]:
    """Split a script into statements.

    Splitting at semicolons would cut triggers, and ``executescript`` would commit first.
    """
    statements, current = [], ""
    for line in script.splitlines(keepends=True):
        current += line
        if sqlite3.complete_statement(current):
            statements.append(current)
            current = ""
    return statements
