"""The audit trail in the ledger file: events that nothing else writes, chaining what waits, and reading.

May not know how writes are grouped: it is given a way to write. Who chains reads first and writes after, in a transaction of
its own that does nothing where somebody else has moved the head meanwhile: no call waits for a record to be put into words.
"""

import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Any

from callwright.core import audit
from callwright.domain.audit import AuditEvent, AuditHead, AuditSegment
from callwright.ports import Clock
from callwright.stores.pacing import Chaining
from callwright.stores.sqlite import rows
from callwright.stores.sqlite.file import Reader
from callwright.stores.sqlite.queries import AUDIT

SEGMENT = 500

Write = Callable[[Callable[[sqlite3.Cursor], Any]], Any]


class Audit(Chaining):
    """``ports.audit.AuditTrail`` on a ledger file.

    Args:
        reader: Reads the ledger file.
        write: Runs an operation in a transaction and hands back what it returns.
        clock: Dates events, and paces the chaining.
    """

    def __init__(self, reader: Reader, write: Write, clock: Clock) -> None:
        super().__init__(clock)
        self._reader = reader
        self._write = write

    def _write_events(self, events: list[AuditEvent]) -> None:
        self._write(partial(_note, events))

    def _chain(self, *, wait: bool) -> None:
        del wait  # whoever finds another head than it read does nothing: nobody stands in line
        while self._chain_some():
            pass

    def _chain_some(self) -> bool:
        """Chain a segment; False where nothing waits."""
        (seq, hash_, at, secret), waiting = self._write(_looked)
        if not waiting:
            return False
        events = [rows.event_of(row) for row in waiting]
        segment = audit.chained(events, AuditHead(seq, hash_, at), secret)
        values = rows.segment_row(segment)

        def write(cursor: sqlite3.Cursor) -> None:
            moved = (segment.last, segment.head, segment.at, seq, hash_)
            if cursor.execute(AUDIT["move_head"], moved).rowcount == 1:
                cursor.execute(AUDIT["append"], values)
                cursor.execute(AUDIT["chained"], (waiting[0][0], waiting[-1][0]))

        self._write(write)
        return True

    # --- reading ----------------------------------------------------------------------------------------------

    def head(self) -> AuditHead:
        """Where the chain ends, and how many events wait."""
        seq, hash_, at, _ = self._reader.all(AUDIT["head"])[0]
        (waiting,) = self._reader.all(AUDIT["count_waiting"])[0]
        return AuditHead(seq, hash_, at, waiting + len(self._later))

    def segments(self, *, after: int = 0, limit: int = 16) -> list[AuditSegment]:
        """Segments with a record later than ``after``, in order."""
        return [rows.segment_of(row) for row in self._reader.all(AUDIT["after"], (after, limit))]

    def newest_segments(self, *, before: int | None = None, limit: int = 16) -> list[AuditSegment]:
        """Segments that begin before ``before``, newest first."""
        return [rows.segment_of(row) for row in self._reader.all(AUDIT["before"], (before, limit))]


def _looked(cursor: sqlite3.Cursor) -> tuple[rows.Row, list[rows.Row]]:
    """The head and what waits. In a transaction of the writer, which notices a file that was deleted or replaced."""
    head = cursor.execute(AUDIT["head"]).fetchone()
    return head, cursor.execute(AUDIT["waiting"], (SEGMENT,)).fetchall()


def _note(events: list[AuditEvent], cursor: sqlite3.Cursor) -> None:
    cursor.executemany(AUDIT["note"], [rows.event_row(one) for one in events])
