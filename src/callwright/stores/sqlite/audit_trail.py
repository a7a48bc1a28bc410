"""The audit trail in the ledger file: writing events that no other record implies, chaining pending ones, and reading.

May not know how writes are grouped: the store passes in a way to write. Chaining reads first and writes
afterwards, in a separate transaction that does nothing if another process has moved the head meanwhile: no
call waits while records are serialised.
"""

import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from callwright.core.records import audit_chain
from callwright.domain.audit_records import AuditEvent, AuditHead, AuditSegment
from callwright.ports import Clock
from callwright.stores.audit_chaining import AuditChainer
from callwright.stores.sqlite import row_codec
from callwright.stores.sqlite.database_file import ReadConnection, classify_error
from callwright.stores.sqlite.queries import AUDIT_SQL

SEGMENT_RECORDS = 500

RunTransaction = Callable[[Callable[[sqlite3.Cursor], Any]], Any]


class SQLiteAuditTrail(AuditChainer):
    """``ports.audit.AuditTrail`` on a ledger file.

    Args:
        reader: Reads the ledger file.
        write: Runs an operation in a transaction and returns its result.
        clock: Dates events, and paces the chaining.
    """

    def __init__(self, reader: ReadConnection, write: RunTransaction, clock: Clock) -> None:
        super().__init__(clock)
        self._reader = reader
        self._write = write

    def _write_events(self, events: list[AuditEvent]) -> None:
        self._write(partial(_insert_events, events))

    def _chain_waiting(self, *, wait: bool) -> None:
        del wait  # if the head has moved meanwhile, the write does nothing: there is nothing to wait for
        while self._chain_segment():
            pass

    def _chain_segment(self) -> bool:
        """Chain one segment; return False if nothing is pending."""
        (seq, hash_, at, secret), waiting = self._write(_read_head_and_waiting)
        if not waiting:
            return False
        events = [row_codec.row_to_event(row) for row in waiting]
        segment = audit_chain.chain_events(events, AuditHead(seq, hash_, at), secret)
        values = row_codec.segment_to_row(segment)

        def write(cursor: sqlite3.Cursor) -> None:
            moved = (segment.last, segment.head, segment.at, seq, hash_)
            if cursor.execute(AUDIT_SQL["move_head"], moved).rowcount == 1:
                cursor.execute(AUDIT_SQL["append"], values)
                cursor.execute(AUDIT_SQL["chained"], (waiting[0][0], waiting[-1][0]))

        self._write(write)
        return True

    # --- reading ----------------------------------------------------------------------------------------------

    def get_digest_key(self) -> bytes:
        """Return the key for digests of declared secrets."""
        return audit_chain.derive_digest_key(self._reader.fetch_all(AUDIT_SQL["head"])[0][3])

    def get_head(self) -> AuditHead:
        """Return the head of the chain, and how many events are pending."""
        seq, hash_, at, _ = self._reader.fetch_all(AUDIT_SQL["head"])[0]
        (waiting,) = self._reader.fetch_all(AUDIT_SQL["count_waiting"])[0]
        return AuditHead(seq, hash_, at, waiting + len(self._later))

    def list_segments(self, *, after: int = 0, limit: int = 16) -> list[AuditSegment]:
        """Return segments with a record later than ``after``, in order."""
        return [
            row_codec.row_to_segment(row)
            for row in self._reader.fetch_all(AUDIT_SQL["after"], (after, limit))
        ]

    def list_newest_segments(self, *, before: int | None = None, limit: int = 16) -> list[AuditSegment]:
        """Return segments that begin before ``before``, newest first."""
        return [
            row_codec.row_to_segment(row)
            for row in self._reader.fetch_all(AUDIT_SQL["before"], (before, limit))
        ]


def _read_head_and_waiting(cursor: sqlite3.Cursor) -> tuple[row_codec.Row, list[row_codec.Row]]:
    """Read the head and the pending events, in a transaction of the writer, which detects a deleted or replaced file."""
    head = cursor.execute(AUDIT_SQL["head"]).fetchone()
    rows = _read_waiting_at_once(cursor)
    if rows is None:
        rows = cursor.execute(AUDIT_SQL["waiting"], (SEGMENT_RECORDS,)).fetchall()
    return head, rows


def _read_waiting_at_once(cursor: sqlite3.Cursor) -> list[row_codec.Row] | None:
    """Read the pending events as one value; None where they have to be read row by row, since one of them holds what JSON cannot."""
    try:
        ((body,),) = cursor.execute(AUDIT_SQL["waiting_at_once"], (SEGMENT_RECORDS,)).fetchall()
        return row_codec.decode_waiting_rows(body)
    except sqlite3.OperationalError as error:
        if classify_error(error) is not None:
            raise
        return None  # a value that is neither text nor a number
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None  # a text that is not Unicode


def _insert_events(events: list[AuditEvent], cursor: sqlite3.Cursor) -> None:
    cursor.executemany(AUDIT_SQL["note"], [row_codec.event_to_row(one) for one in events])
