"""The audit trail of the in-memory store: chained on read, and bounded like everything else in memory."""

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
    """``ports.audit.AuditTrail`` in memory. Beyond 50,000 records the oldest are dropped."""

    _clock: Clock

    def __init__(self) -> None:
        self._secret = secrets.token_bytes(32)
        self._ended: deque[AuditEvent | _EndedEntry] = deque(maxlen=MAX_WAITING_EVENTS)
        self._chain: deque[AuditSegment] = deque(maxlen=MAX_SEGMENTS)
        self._head = AuditHead()
        self._chaining = threading.Lock()

    def append_event(self, event: AuditEvent) -> None:
        """Append an event."""
        self._ended.append(event if event.at else replace(event, at=self._clock.now_ms()))

    def append_event_later(self, event: AuditEvent) -> None:
        """Append an event."""
        self.append_event(event)

    def append_entry_end(self, entry: LedgerEntry, kind: str, by: str = "", why: str = "") -> None:
        """Record how an entry ended; it becomes an event when the trail is read."""
        self._ended.append((entry, kind, by, why))

    def chain_events(self) -> AuditHead:
        """Chain all pending events."""
        with self._chaining:
            while self._ended:
                batch = [self._ended.popleft() for _ in range(min(SEGMENT_RECORDS, len(self._ended)))]
                self._append_segment([self._to_event(one) for one in batch])
            return self._head

    def _append_segment(self, events: list[AuditEvent]) -> None:
        segment = audit_chain.chain_events(events, self._head, self._secret)
        self._chain.append(segment)
        self._head = AuditHead(segment.last, segment.head, segment.at)

    def _to_event(self, record: AuditEvent | _EndedEntry) -> AuditEvent:
        if isinstance(record, AuditEvent):
            return record
        entry, kind, by, why = record
        return audit_chain.make_entry_event(entry, kind, by=by, why=why)

    def get_digest_key(self) -> bytes:
        """Return the key for digests of declared secrets; it lasts as long as the store."""
        return audit_chain.derive_digest_key(self._secret)

    def get_head(self) -> AuditHead:
        """Return the head of the chain."""
        head = self._head
        return AuditHead(head.seq, head.hash, head.at, len(self._ended))

    def list_segments(self, *, after: int = 0, limit: int = 16) -> list[AuditSegment]:
        """Return segments with a record later than ``after``, in order."""
        return [one for one in list(self._chain) if one.last > after][:limit]

    def list_newest_segments(self, *, before: int | None = None, limit: int = 16) -> list[AuditSegment]:
        """Return segments that begin before ``before``, newest first."""
        newest = reversed(list(self._chain))
        return [one for one in newest if before is None or one.first < before][:limit]
