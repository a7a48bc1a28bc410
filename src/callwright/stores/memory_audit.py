"""The audit trail of a store in memory: chained when somebody looks, and bounded like everything else there."""

import secrets
import threading
from collections import deque

from msgspec.structs import replace

from callwright.core.records import audit_chain
from callwright.domain.audit_records import AuditEvent, AuditHead, AuditSegment
from callwright.domain.records import LedgerEntry
from callwright.ports import Clock

SEGMENT_RECORDS = 500
MAX_SEGMENTS = 100
MAX_WAITING_EVENTS = 50_000

_EndedEntry = tuple[LedgerEntry, str, str, str]


class MemoryAuditTrail:
    """``ports.audit.AuditTrail`` in memory; the oldest records go when there are 50,000 of them."""

    _clock: Clock

    def __init__(self) -> None:
        self._secret = secrets.token_bytes(32)
        self._ended: deque[AuditEvent | _EndedEntry] = deque(maxlen=MAX_WAITING_EVENTS)
        self._chain: deque[AuditSegment] = deque(maxlen=MAX_SEGMENTS)
        self._head = AuditHead()
        self._chaining = threading.Lock()

    def append_event(self, event: AuditEvent) -> None:
        """Keep an event."""
        self._ended.append(event if event.at else replace(event, at=self._clock.now_ms()))

    def append_event_later(self, event: AuditEvent) -> None:
        """Keep an event."""
        self.append_event(event)

    def append_entry_end(self, entry: LedgerEntry, kind: str, by: str = "", why: str = "") -> None:
        """Keep what became of an entry; it is put into words when somebody looks."""
        self._ended.append((entry, kind, by, why))

    def chain_events(self) -> AuditHead:
        """Chain everything that waits."""
        with self._chaining:
            while self._ended:
                some = [self._ended.popleft() for _ in range(min(SEGMENT_RECORDS, len(self._ended)))]
                self._append_segment([self._to_event(one) for one in some])
            return self._head

    def _append_segment(self, events: list[AuditEvent]) -> None:
        segment = audit_chain.chain_events(events, self._head, self._secret)
        self._chain.append(segment)
        self._head = AuditHead(segment.last, segment.head, segment.at)

    def _to_event(self, one: AuditEvent | _EndedEntry) -> AuditEvent:
        if isinstance(one, AuditEvent):
            return one
        entry, kind, by, why = one
        return audit_chain.make_entry_event(entry, kind, by=by, why=why)

    def get_head(self) -> AuditHead:
        """Where the chain ends."""
        head = self._head
        return AuditHead(head.seq, head.hash, head.at, len(self._ended))

    def list_segments(self, *, after: int = 0, limit: int = 16) -> list[AuditSegment]:
        """Segments with a record later than ``after``, in order."""
        return [one for one in list(self._chain) if one.last > after][:limit]

    def list_newest_segments(self, *, before: int | None = None, limit: int = 16) -> list[AuditSegment]:
        """Segments that begin before ``before``, newest first."""
        newest = reversed(list(self._chain))
        return [one for one in newest if before is None or one.first < before][:limit]
