"""The audit trail in the database: events that nothing else writes, chaining what waits, and reading.

May not know connections: it is given a way to talk. Whoever chains holds the row of the head for one transaction; nobody but
another who would chain ever waits for that.
"""

from collections.abc import Callable, Generator
from functools import partial
from typing import Any

from callwright.core import audit
from callwright.domain.audit import AuditEvent, AuditHead, AuditSegment
from callwright.ports import Clock
from callwright.stores.pacing import Chaining
from callwright.stores.postgres import rows
from callwright.stores.postgres.lane import Ask, Talk
from callwright.stores.postgres.longer import BEGIN, COMMIT, Talking
from callwright.stores.postgres.rows import Row

SEGMENT = 500

Transact = Callable[[Callable[[], Talking]], Any]
Read = Callable[..., list[list[Row]]]


class Audit(Chaining):
    """``ports.audit.AuditTrail`` on a database.

    Args:
        transact: Runs a transaction (a function that begins one) and hands back what it returns.
        read: Asks in one talk; the rows of each.
        clock: Dates events, and paces the chaining.
    """

    def __init__(self, transact: Transact, read: Read, clock: Clock) -> None:
        super().__init__(clock)
        self._transact = transact
        self._read = read

    def round(self, *, busy: bool, last: bool = False) -> bool:
        """As every store's; what settles here is noted in the database itself, so whoever was busy looks."""
        self.due = self.due or busy or last
        return super().round(busy=busy, last=last)

    def _write_events(self, events: list[AuditEvent]) -> None:
        self._transact(partial(_note, events))

    def _chain(self, *, wait: bool) -> None:
        head = "lock_head" if wait else "try_head"
        while self._transact(partial(_chain_some, head)) == SEGMENT:
            pass

    # --- reading ----------------------------------------------------------------------------------------------

    def head(self) -> AuditHead:
        """Where the chain ends, and how many events wait."""
        ((row,),) = self._read(Ask("head"))
        waiting = rows.whole(row[3]) + len(self._later)
        return AuditHead(rows.whole(row[0]), rows.word(row[1]), rows.whole(row[2]), waiting)

    def segments(self, *, after: int = 0, limit: int = 16) -> list[AuditSegment]:
        """Segments with a record later than ``after``, in order."""
        (found,) = self._read(Ask("segments_after", [rows.number(after), rows.number(limit)]))
        return [rows.segment_of(row) for row in found]

    def newest_segments(self, *, before: int | None = None, limit: int = 16) -> list[AuditSegment]:
        """Segments that begin before ``before``, newest first."""
        (found,) = self._read(Ask("segments_before", [rows.number_or_none(before), rows.number(limit)]))
        return [rows.segment_of(row) for row in found]


def _note(events: list[AuditEvent]) -> Talking:
    yield Talk([BEGIN, *(Ask("note", rows.event_values(one)) for one in events), COMMIT])


def _chain_some(head: str) -> Generator[Talk, list[list[Row]], int]:
    """Chain a segment; says how many waited."""
    _, held, waiting = yield Talk([BEGIN, Ask(head), Ask("waiting", [rows.number(SEGMENT)])])
    if not held or not waiting:
        yield Talk([COMMIT])
        return 0
    seq, hash_, at, secret = held[0]
    events = [rows.event_of(row) for row in waiting]
    segment = audit.chained(
        events, AuditHead(rows.whole(seq), rows.word(hash_), rows.whole(at)), secret or b""
    )
    numbers = ",".join(str(rows.whole(row[0])) for row in waiting)
    moved = [rows.number(segment.last), rows.text(segment.head), rows.number(segment.at)]
    yield Talk(
        [
            Ask("append", rows.segment_values(segment)),
            Ask("move_head", moved),
            Ask("chained", [f"{{{numbers}}}".encode()]),
            COMMIT,
        ]
    )
    return len(waiting)
