"""What a store promises of the audit trail; raises ``StoreError`` and nothing else."""

from typing import Protocol

from callwright.domain.audit_records import AuditEvent, AuditHead, AuditSegment


class AuditTrail(Protocol):
    """An append-only chain of records.

    What ends an effect is written in the very transaction that it is settled in, and waits there to be chained: nothing
    that was settled is ever without its event. Chaining comes a moment later, many at a time, by one writer after the
    other, so that no call waits for another's record.
    """

    def append_event(self, event: AuditEvent) -> None:
        """Write an event that no ledger entry and no approval stands for; it is durable when this returns."""
        ...

    def append_event_later(self, event: AuditEvent) -> None:
        """The same, never blocking a call: buffered, may lose the last moments on a crash. For what has no effect."""
        ...

    def chain_events(self) -> AuditHead:
        """Chain everything that waits; says where the chain ends then."""
        ...

    def get_head(self) -> AuditHead:
        """Where the chain ends, and how many events wait."""
        ...

    def list_segments(self, *, after: int = 0, limit: int = 16) -> list[AuditSegment]:
        """Segments with a record later than number ``after``, in order."""
        ...

    def list_newest_segments(self, *, before: int | None = None, limit: int = 16) -> list[AuditSegment]:
        """Segments that begin before number ``before``, newest first."""
        ...
