"""The business's records during comparison: in a temporary database on disk, so that a million of them need no memory.

Invalid records of a check are counted and named, not kept.
"""

import sqlite3
import threading
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from callwright.domain.reason import Reason
from callwright.domain.reconcile_checks import Record
from callwright.evals.reconcile import check_reasons

_BATCH_ROWS: Final = 1_000
_MAX_NAMED_RECORDS: Final = 20
"""Maximum number of invalid records that are named; the rest is only counted."""

_encode_data = msgspec.json.Encoder(decimal_format="number").encode
_decode_data = msgspec.json.decode


class RecordTable:
    """Records by key. ``count``: records kept. ``unfit``: invalid records. ``has_unreadable_keys``: some had no readable key.

    Filled in one thread, then read in another; ``close`` is safe while it is being filled, and stops that.
    """

    def __init__(self) -> None:
        self.count = self.unfit = 0
        self.has_unreadable_keys = False
        self.named: list[tuple[str, Reason]] = []
        """(key or place, reason) of the first invalid records."""
        self._lock = threading.Lock()
        self._closed = False
        self._db = sqlite3.connect("", check_same_thread=False, isolation_level=None)
        self._db.execute("PRAGMA cache_size = -16384")
        self._db.execute("PRAGMA synchronous = OFF")
        self._db.execute("BEGIN")
        self._db.execute("CREATE TABLE kept (place INTEGER PRIMARY KEY, key TEXT, at_ms INTEGER, data BLOB)")

    def insert_records(self, records: Iterable[Any]) -> None:
        """Insert all records."""
        rows: list[tuple[str, int | None, bytes]] = []
        for place, record in enumerate(records):
            if self._closed:
                return
            row = self._build_row(place, record)
            if row is not None:
                rows.append(row)
            if len(rows) >= _BATCH_ROWS:
                self._insert_rows(rows)
                rows = []
        self._insert_rows(rows)
        with self._lock:
            if not self._closed:
                self._db.execute("CREATE INDEX by_key ON kept (key)")

    def _insert_rows(self, rows: list[tuple[str, int | None, bytes]]) -> None:
        with self._lock:
            if not self._closed:
                self._db.executemany("INSERT INTO kept (key, at_ms, data) VALUES (?, ?, ?)", rows)
                self.count += len(rows)

    def _build_row(self, place: int, record: Any) -> tuple[str, int | None, bytes] | None:
        key = record.key if isinstance(record, Record) else None
        if not isinstance(key, str) or not _is_encodable_text(key):
            self.has_unreadable_keys = True
            self._note_unfit(f"record {place + 1}", check_reasons.NOT_A_RECORD())
            return None
        at_ms = record.at_ms
        fits_time = at_ms is None or (type(at_ms) is int and abs(at_ms) < 2**63)
        if not fits_time or not isinstance(record.data, dict):
            self._note_unfit(key, check_reasons.WRONG_RECORD_FIELDS())
            return key, None, b""
        try:
            return key, at_ms, _encode_data(record.data)
        except (TypeError, ValueError, RecursionError, OverflowError):
            self._note_unfit(key, check_reasons.DATA_NOT_JSON())
            return key, at_ms, b""

    def _note_unfit(self, name: str, why: Reason) -> None:
        self.unfit += 1
        if len(self.named) < _MAX_NAMED_RECORDS:
            self.named.append((name, why))

    def take_records(self, key: str) -> list[Record | None]:
        """Take the records of that key, which are not returned again; None for one that cannot be compared."""
        rows = self._db.execute("SELECT key, at_ms, data FROM kept WHERE key = ? ORDER BY place", (key,))
        records = [_row_to_record(*row) for row in rows]
        if records:
            self._db.execute("DELETE FROM kept WHERE key = ?", (key,))
        return records

    def iter_untaken(self) -> Iterator[Record]:
        """Iterate over the comparable records that were not taken, in order of insertion."""
        last = 0
        while page := self._db.execute(
            "SELECT place, key, at_ms, data FROM kept WHERE place > ? ORDER BY place LIMIT ?",
            (last, _BATCH_ROWS),
        ).fetchall():
            last = page[-1][0]
            for _, key, at_ms, data in page:
                record = _row_to_record(key, at_ms, data)
                if record is not None:
                    yield record

    def close(self) -> None:
        """Close and delete the database."""
        with self._lock:
            self._closed = True
            self._db.close()


def _row_to_record(key: str, at_ms: int | None, data: bytes) -> Record | None:
    return Record(key, _decode_data(data), at_ms) if data else None


def _is_encodable_text(key: str) -> bool:
    """Return whether the text can be encoded: a lone surrogate cannot."""
    try:
        key.encode()
    except UnicodeEncodeError:
        return False
    return True
