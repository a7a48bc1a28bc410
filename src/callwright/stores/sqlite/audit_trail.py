"""The audit trail in the ledger file: events that nothing else writes, chaining what waits, and reading.

May not know how writes are grouped: it is given a way to write. Who chains reads first and writes after, in a transaction of
its own that does nothing where somebody else has moved the head meanwhile: no call waits for a record to be put into words.
"""

import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Any

from callwright.core.records import audit_chain
from callwright.domain.audit_records import AuditEvent, AuditHead, AuditSegment
from callwright.ports import Clock
from callwright.stores.audit_chaining import AuditChainer
from callwright.stores.sqlite import row_codec
from callwright.stores.sqlite.database_file import ReadConnection
from callwright.stores.sqlite.queries import AUDIT_SQL

SEGMENT_RECORDS = 500

RunTransaction = Callable[[Callable[[sqlite3.Cursor], Any]], Any]


class SQLiteAuditTrail(AuditChainer):
    """``ports.audit.AuditTrail`` on a ledger file.

    Args:
        reader: Reads the ledger file.
        write: Runs an operation in a transaction and hands back what it returns.
        clock: Dates events, and paces the chaining.
    """

    def __init__(self, reader: ReadConnection, write: RunTransaction, clock: Clock) -> None:
        super().__init__(clock)
        self._reader = reader
        self._write = write

    def _write_events(self, events: list[AuditEvent]) -> None:
        self._write(partial(_insert_events, events))

    def _chain_waiting(self, *, wait: bool) -> None:
        del wait  # whoever finds another head than it read does nothing: nobody stands in line
        while self._chain_segment():
            pass

    def _chain_segment(self) -> bool:
        """Chain a segment; False where nothing waits."""
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

    def get_head(self) -> AuditHead:
        """Where the chain ends, and how many events wait."""
        seq, hash_, at, _ = self._reader.fetch_all(AUDIT_SQL["head"])[0]
        (waiting,) = self._reader.fetch_all(AUDIT_SQL["count_waiting"])[0]
        return AuditHead(seq, hash_, at, waiting + len(self._later))

    def list_segments(self, *, after: int = 0, limit: int = 16) -> list[AuditSegment]:
        """Segments with a record later than ``after``, in order."""
        return [
            row_codec.row_to_segment(row)
            for row in self._reader.fetch_all(AUDIT_SQL["after"], (after, limit))
        ]

    def list_newest_segments(self, *, before: int | None = None, limit: int = 16) -> list[AuditSegment]:
        """Segments that begin before ``before``, newest first."""
        return [
            row_codec.row_to_segment(row)
            for row in self._reader.fetch_all(AUDIT_SQL["before"], (before, limit))
        ]


def _read_head_and_waiting(cursor: sqlite3.Cursor) -> tuple[row_codec.Row, list[row_codec.Row]]:
    """The head and what waits. In a transaction of the writer, which notices a file that was deleted or replaced."""
    head = cursor.execute(AUDIT_SQL["head"]).fetchone()
    return head, cursor.execute(AUDIT_SQL["waiting"], (SEGMENT_RECORDS,)).fetchall()


def _insert_events(events: list[AuditEvent], cursor: sqlite3.Cursor) -> None:
    cursor.executemany(AUDIT_SQL["note"], [row_codec.event_to_row(one) for one in events])
