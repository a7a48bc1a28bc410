"""Records with content in the files of a store: walked in pages, erased in short transactions, overwritten on the disk.

May not decide which rows are erased. Freed places of the database files are overwritten at once (``secure_delete``); what earlier changes left
in free pages goes with ``compact``, which writes the files anew.
"""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from callwright.domain.stored_data import ErasedState, RewrittenPart, StoredKind, StoredRecord
from callwright.ports import Clock
from callwright.stores import stored_decoding
from callwright.stores.sqlite import row_codec
from callwright.stores.sqlite.database_file import ReadConnection, compact_file
from callwright.stores.sqlite.queries import LEDGER_SQL
from callwright.stores.sqlite.trace_file import TraceFile
from callwright.stores.stored_decoding import StoredEntry

PAGE_ROWS = 200
MAX_LEDGER_BYTES = 256 * 1024 * 1024
"""A longer ledger is not written anew: that takes about a second for 100 MB, and after ten without a heartbeat a process counts as dead."""

MAX_TASKS_BYTES = 32 * 1024 * 1024
"""The same of the file of tasks, whose workers count as dead after two seconds."""

_ANY_NUMBER = 2**63 - 1

RunTransaction = Callable[[Callable[[sqlite3.Cursor], Any]], Any]


class StoredRows:
    """Scan and erase the records of one SQLite store.

    Args:
        path: The ledger file.
        reader: Reads the ledger file.
        traces: The files beside it.
        write: Runs an operation in a transaction of the ledger file.
        pause_writing: Lets this process begin no transaction of the ledger file meanwhile.
        clock: Dates erasures.
    """

    def __init__(
        self,
        path: Path,
        reader: ReadConnection,
        traces: TraceFile,
        write: RunTransaction,
        pause_writing: Callable[[], AbstractContextManager[None]],
        clock: Clock,
    ) -> None:
        self._path = path
        self._reader = reader
        self._traces = traces
        self._write = write
        self._pause_writing = pause_writing
        self._clock = clock
        self._scans: dict[StoredKind, Callable[[], Iterator[StoredRecord]]] = {
            "entry": lambda: self._scan_entries("stored_entries", archived=False),
            "archived": lambda: self._scan_entries("stored_archive", archived=True),
            "approval": self._scan_approvals,
            "shared": self._scan_shared,
            "tape": traces.scan_tapes,
            "withheld": traces.scan_bodies,
            "answer": traces.scan_answers,
        }
        self._erasures: dict[StoredKind, Callable[[sqlite3.Cursor, str, int], ErasedState]] = {
            "entry": _erase_entry,
            "archived": _erase_archived,
            "approval": _erase_approval,
            "shared": _erase_shared,
        }

    def scan(self, kind: StoredKind) -> Iterator[StoredRecord]:
        """Yield the records of a kind."""
        return self._scans[kind]() if kind in self._scans else iter(())

    def erase(self, kind: StoredKind, places: Sequence[str]) -> dict[str, ErasedState]:
        """Erase the content of these records."""
        if kind == "tape":
            return self._traces.erase_tapes(places)
        if kind in {"withheld", "answer"}:
            return self._traces.erase_rows("erase_kept" if kind == "withheld" else "erase_cached", places)
        erase_one = self._erasures[kind]
        now = self._clock.now_ms()

        def write(cursor: sqlite3.Cursor) -> dict[str, ErasedState]:
            with overwriting(cursor):
                return {place: erase_one(cursor, place, now) for place in places}

        done: dict[str, ErasedState] = self._write(write)
        return done

    def rewrite(self, kind: StoredKind, parts: Sequence[RewrittenPart]) -> int:
        """Replace content by another form of it."""
        if kind == "tape":
            return self._traces.rewrite_tapes(parts)
        if kind in {"withheld", "answer"}:
            statement = "rewrite_kept" if kind == "withheld" else "rewrite_cached"
            return self._traces.rewrite_rows(statement, parts)
        statements = _REWRITES[kind]

        def write(cursor: sqlite3.Cursor) -> int:
            with overwriting(cursor):
                return sum(_rewrite_part(cursor, statements, part) for part in parts)

        return int(self._write(write))

    def compact(self) -> bool:
        """Write the files anew, without what stood in their free places; False if one is too long, or others used it for too long."""
        with self._pause_writing():  # else the writers of this process would hold the file most of the time
            ledger = compact_file(self._path, MAX_LEDGER_BYTES)
        traces = self._traces.compact()
        tasks = compact_file(self._path.with_name(self._path.name + ".tasks"), MAX_TASKS_BYTES)
        return ledger and traces and tasks

    def _scan_entries(self, query: str, *, archived: bool) -> Iterator[StoredRecord]:
        after, last = -1, _ANY_NUMBER if archived else self._reader.fetch_all(LEDGER_SQL["span"], ())[0][1]
        while after < last and (page := self._reader.fetch_all(LEDGER_SQL[query], (after, PAGE_ROWS))):
            for row in page:  # up to what is the last one now: calls may write faster than they are read
                yield stored_decoding.make_entry_record(self._row_to_entry(row), archived=archived)
            after = page[-1][0]

    def _row_to_entry(self, row: row_codec.Row) -> StoredEntry:
        *columns, is_apart = row
        apart = self._reader.fetch_one(LEDGER_SQL["result"], (row[0],)) if is_apart else None
        numbers, texts = (
            (columns[0], columns[8]),
            [_to_text(columns[place]) for place in (1, 2, 3, 4, 5, 7, 9)],
        )
        key, state, owner, tenant, principal, tool, note = texts
        return StoredEntry(
            entry_id=numbers[0],
            key=key,
            state=state,
            owner=owner,
            tenant=tenant,
            principal=principal,
            run_id=columns[6] if isinstance(columns[6], str) else None,
            tool=tool,
            at=numbers[1] if isinstance(numbers[1], int) else 0,
            note=note,
            outcome=_to_bytes(columns[10]),
            apart=None if apart is None else _to_bytes(apart[0]),
        )

    def _scan_approvals(self) -> Iterator[StoredRecord]:
        after, now = -1, self._clock.now_ms()
        while page := self._reader.fetch_all(LEDGER_SQL["page_of_approvals"], (after, PAGE_ROWS)):
            for number, *row in page:
                approval = row_codec.row_to_approval(tuple(row))
                yield stored_decoding.make_approval_record(approval, str(number), now)
            after = page[-1][0]

    def _scan_shared(self) -> Iterator[StoredRecord]:
        after = ("", "")
        while page := self._reader.fetch_all(LEDGER_SQL["stored_shared"], (*after, PAGE_ROWS)):
            for kind, name, body in page:
                yield stored_decoding.make_shared_record(kind, name, bytes(body))
            after = page[-1][:2]


class overwriting:  # noqa: N801 - used as a statement
    """Overwrite bytes that are deleted and replaced in the block, on this connection."""

    def __init__(self, cursor: sqlite3.Cursor) -> None:
        self._cursor = cursor

    def __enter__(self) -> None:
        self._cursor.execute("PRAGMA secure_delete=ON")

    def __exit__(self, *_ended: object) -> None:
        self._cursor.execute("PRAGMA secure_delete=OFF")


def _erase_entry(cursor: sqlite3.Cursor, place: str, now: int) -> ErasedState:
    found = cursor.execute(LEDGER_SQL["stored_outcome"], (int(place),)).fetchone()
    if found is None:
        return "gone"
    if found[0] == "claimed":
        return "in_flight"
    erased = stored_decoding.erase_stored_outcome(_to_bytes(found[1]), now)
    cursor.execute(LEDGER_SQL["erase_entry"], (int(place), erased))
    cursor.execute(LEDGER_SQL["erase_result"], (int(place),))
    return "erased"


def _erase_archived(cursor: sqlite3.Cursor, place: str, now: int) -> ErasedState:
    found = cursor.execute(LEDGER_SQL["stored_archived_outcome"], (int(place),)).fetchone()
    if found is None:
        return "gone"
    erased = stored_decoding.erase_stored_outcome(_to_bytes(found[1]), now)
    cursor.execute(LEDGER_SQL["erase_archived"], (int(place), erased))
    return "erased"


def _erase_approval(cursor: sqlite3.Cursor, place: str, now: int) -> ErasedState:
    found = cursor.execute(LEDGER_SQL["approval_end"], (int(place),)).fetchone()
    if found is None:
        return "gone"
    if stored_decoding.is_approval_open(found[0], found[1], now):
        return "in_flight"
    cursor.execute(LEDGER_SQL["erase_approval"], (int(place),))
    return "erased"


def _erase_shared(cursor: sqlite3.Cursor, place: str, _now: int) -> ErasedState:
    kind, _, name = place.partition("\n")
    gone = cursor.execute(LEDGER_SQL["drop_record"], (kind, name)).rowcount
    return "erased" if gone else "gone"


_REWRITES: dict[StoredKind, tuple[str, ...]] = {
    "entry": ("rewrite_result", "rewrite_entry"),
    "archived": ("rewrite_archived",),
    "approval": ("rewrite_approval",),
    "shared": ("rewrite_shared",),
}
"""The statements that replace the part of a record; the first that finds it does."""


def _rewrite_part(cursor: sqlite3.Cursor, statements: Sequence[str], part: RewrittenPart) -> bool:
    name = part.place.split("\n", 1)
    return any(
        cursor.execute(LEDGER_SQL[one], (part.after, part.before, *name)).rowcount for one in statements
    )


def _to_text(cell: object) -> str:
    return cell if isinstance(cell, str) else ""


def _to_bytes(cell: Any) -> bytes | None:
    if cell is None:
        return None
    return cell.encode() if isinstance(cell, str) else bytes(cell)
