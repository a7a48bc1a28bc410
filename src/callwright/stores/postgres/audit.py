"""The audit trail in the database: events that nothing else writes, chaining what waits, and reading.

May not know connections: it is given a way to talk. Whoever chains holds the row of the head for one transaction; nobody but
another who would chain ever waits for that.
"""

from collections import deque
from collections.abc import Callable, Generator
from functools import partial
from typing import Any

from msgspec.structs import replace

from callwright.core import audit
from callwright.domain.audit import AuditEvent, AuditHead, AuditSegment
from callwright.ports import Clock, StoreError
from callwright.stores.pacing import Pace
from callwright.stores.postgres import rows
from callwright.stores.postgres.lane import Ask, Talk
from callwright.stores.postgres.longer import BEGIN, COMMIT, Talking
from callwright.stores.postgres.rows import Row

SEGMENT = 500
MOST_LATER = 10_000
"""Events that may wait in memory; of more the oldest are dropped, and counted."""

Transact = Callable[[Callable[[], Talking]], Any]
Read = Callable[..., list[list[Row]]]


class Audit:
    """``ports.audit.AuditTrail`` on a database.

    Args:
        transact: Runs a transaction (a function that begins one) and hands back what it returns.
        read: Asks in one talk; the rows of each.
        clock: Dates events, and paces the chaining.
    """

    def __init__(self, transact: Transact, read: Read, clock: Clock) -> None:
        self._transact = transact
        self._read = read
        self._clock = clock
        self._later: deque[AuditEvent] = deque(maxlen=MOST_LATER)
        self._pace = Pace(clock)
        self._due = False
        self.dropped = 0

    def note(self, event: AuditEvent) -> None:
        """Write an event; it is durable when this returns."""
        self._transact(partial(_note, [self._dated(event)]))

    def note_later(self, event: AuditEvent) -> None:
        """Write an event with the next round."""
        self.dropped += len(self._later) == MOST_LATER
        self._later.append(self._dated(event))

    def _dated(self, event: AuditEvent) -> AuditEvent:
        return event if event.at else replace(event, at=self._clock.now_ms())

    # --- chaining ---------------------------------------------------------------------------------------------

    def round(self, *, busy: bool, last: bool = False) -> bool:
        """Write what was noted meanwhile, and chain what waits if it is time. Trouble is left to the next round.

        Args:
            busy: Something was handed in since the last round.
            last: There will be no other: it is time.

        Returns:
            Whether another round is wanted, whatever happens meanwhile.
        """
        self._due = self._due or busy or last
        try:
            self._flush()
            if self._due and (self._pace.due(busy=busy) or last):
                self._chain("try_head")
                self._due = False
        except StoreError:
            self._due = True
        return self._due

    def _flush(self) -> None:
        some = [self._later.popleft() for _ in range(len(self._later))]
        if some:
            try:
                self._transact(partial(_note, some))
            except StoreError:
                self.dropped += len(some)
                raise

    def chain(self) -> AuditHead:
        """Chain everything that waits."""
        self._flush()
        self._chain("lock_head")
        return self.head()

    def _chain(self, head: str) -> None:
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

    def forked(self) -> None:
        """This is a child process now; what the parent has noted is the parent's to write."""
        self._later.clear()


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
