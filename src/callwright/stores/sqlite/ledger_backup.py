"""Copy a ledger on SQLite with the files beside it, while it is in use.

The copy is in doubt (``restored``) from the beginning. Opened in the place of the ledger, it may lack calls that were made after it,
and no ``once`` call is claimed until an operator has accepted it. The tasks are copied first and the ledger last, so that it knows
every call that the other files know. May not know the tables, except for the identity.
"""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import mkdtemp

import msgspec
from msgspec import Struct

from callwright.domain.doubts import LedgerDoubt
from callwright.ports import StoreError
from callwright.stores.sqlite.admin import TASKS_FILE_SUFFIX
from callwright.stores.sqlite.database_file import APPLICATION_ID, to_store_error
from callwright.stores.sqlite.queries import LEDGER_SQL

_encode_doubt = msgspec.json.Encoder().encode


class BackupFile(Struct, frozen=True):
    """A file of a backup: its name in the folder, and its size in bytes. The tapes count as one."""

    name: str
    size: int


def back_up_ledger(ledger: Path, folder: Path, doubt: LedgerDoubt) -> list[BackupFile]:
    """Copy a ledger, its traces, tapes and tasks into a new folder; return the files. Blocks; writers go on meanwhile.

    The folder appears with all of them at once: interrupted at any point, there is no backup.

    Args:
        ledger: The ledger in use.
        folder: Does not exist yet, or is empty. The folder above it exists, or is made.
        doubt: What the copy says of itself until it is accepted.

    Raises:
        StoreError: The ledger cannot be read, or the copy cannot be written.
        FileExistsError: There is something in the folder, or it is a file.
    """
    _require_room(folder)
    try:
        folder.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        copy = Path(mkdtemp(prefix=f".{folder.name}.", dir=folder.parent))
        try:
            files = list(_copy_files(ledger, copy, doubt))
            _require_room(folder)
            copy.replace(folder)
            _sync(folder.parent)
        finally:
            shutil.rmtree(copy, ignore_errors=True)  # it has another name by now, unless something failed
    except sqlite3.Error as fault:
        raise to_store_error(fault) from None
    except FileExistsError:
        raise
    except OSError as fault:
        raise StoreError(
            "gone", f"The copy cannot be written ({fault.strerror or 'input or output'})."
        ) from None
    return files


def _require_room(folder: Path) -> None:
    """Raise ``FileExistsError`` unless there is no such folder, or an empty one."""
    if os.path.lexists(folder) and (not folder.is_dir() or any(folder.iterdir())):
        raise FileExistsError(folder)


def _copy_files(ledger: Path, folder: Path, doubt: LedgerDoubt) -> Iterator[BackupFile]:
    tasks = ledger.with_name(ledger.name + TASKS_FILE_SUFFIX)
    traces = ledger.with_name(ledger.stem + ".traces.db")
    tapes = ledger.with_name(ledger.stem + ".tapes")
    for source in (tasks, traces):
        if source.is_file():
            yield _copy_database(source, folder / source.name)
    if tapes.is_dir():
        yield _copy_tapes(tapes, folder / tapes.name)
    yield _copy_database(ledger, folder / ledger.name, doubt)
    _sync(folder)


def _copy_database(source: Path, target: Path, doubt: LedgerDoubt | None = None) -> BackupFile:
    """Copy one database as of one moment, check the copy, and write it to the disk."""
    target.touch(mode=0o600, exist_ok=False)
    with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        connection.execute("VACUUM INTO ?", (str(target),))
    with closing(sqlite3.connect(target, isolation_level=None)) as copy:
        if copy.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise StoreError("corrupt", "The ledger is damaged: its copy fails the check of SQLite.")
        if doubt is not None:
            _check_identity(copy)
            copy.execute(LEDGER_SQL["put_doubt"], (_encode_doubt(doubt).decode(),))
    _sync(target)
    return BackupFile(target.name, target.stat().st_size)


def _check_identity(copy: sqlite3.Connection) -> None:
    """Raise ``StoreError`` unless the file is a ledger of a schema that can be in doubt."""
    (owner,) = copy.execute("PRAGMA application_id").fetchone()
    if owner != APPLICATION_ID:
        raise StoreError("corrupt", "This file is not a ledger of Callwright.")
    if copy.execute("SELECT 1 FROM sqlite_schema WHERE name = 'ledger_identity'").fetchone() is None:
        raise StoreError(
            "read_only", "This ledger is of an older release: open it once with this one, then copy it."
        )


def _copy_tapes(source: Path, target: Path) -> BackupFile:
    """Copy the files of the tapes; one that is deleted meanwhile, as the oldest are, is left out."""
    target.mkdir(mode=0o700)
    size = 0
    for one in sorted(source.iterdir()):
        if not one.is_file():
            continue
        copy = target / one.name
        try:
            shutil.copyfile(one, copy)
        except FileNotFoundError:
            copy.unlink(missing_ok=True)
            continue
        copy.chmod(0o600)
        _sync(copy)
        size += copy.stat().st_size
    return BackupFile(target.name, size)


def _sync(path: Path) -> None:
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
