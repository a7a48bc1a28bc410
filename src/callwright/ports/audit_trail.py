"""Protocol of the audit trail of a store; raises only ``StoreError``."""

from typing import Protocol

from callwright.domain.audit_records import AuditEvent, AuditHead, AuditSegment


class AuditTrail(Protocol):
    """An append-only chain of records.

    The event that ends an effect is written in the same transaction as its settle, and waits there to be chained: no
    settled effect is ever without its event. Chaining happens a moment later, in groups, by one writer at a time,
    so that no call waits for another's record.
    """

    def append_event(self, event: AuditEvent) -> None:
        """Write an event that neither a ledger entry nor an approval implies; it is durable when this returns."""
        ...

    def append_event_later(self, event: AuditEvent) -> None:
        """Write an event without blocking a call: buffered, a crash may lose the last ones. For calls without an effect."""
        ...

    def chain_events(self) -> AuditHead:
        """Chain all waiting events; return the new end of the chain."""
        ...

    def get_digest_key(self) -> bytes:
        """Return the key, 32 bytes, under which values are digested that must not be guessed: the same for all processes on it.

        Raises:
            StoreError: it cannot be read.
        """
        ...

    def get_head(self) -> AuditHead:
        """Return the end of the chain, and the number of waiting events."""
        ...

    def list_segments(self, *, after: int = 0, limit: int = 16) -> list[AuditSegment]:
        """Return segments with a record later than number ``after``, in order."""
        ...

    def list_newest_segments(self, *, before: int | None = None, limit: int = 16) -> list[AuditSegment]:
        """Return segments that begin before number ``before``, newest first."""
        ...
