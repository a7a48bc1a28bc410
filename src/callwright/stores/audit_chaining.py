"""Schedule and buffer audit events: the half of a durable store's audit trail that is the same on every database.

The chain is extended in the first quiet moment of a process, or every ten seconds if there is none. An exported head proves the records chained before the export, and exporting chains first. Chaining during calls
would therefore prove nothing more, and would take CPU time from them: each record has to be serialised.
"""

from abc import ABC, abstractmethod
from collections import deque
from typing import Final, Protocol

from msgspec.structs import replace

from callwright.domain.audit_records import AuditEvent, AuditHead
from callwright.ports import Clock, StoreError

MAX_BUFFERED_EVENTS: Final = 10_000
"""Events buffered in memory at most. Beyond that the oldest are dropped and counted."""

QUIET_PERIOD_MS: Final = 1_000
"""A process is quiet when it has buffered nothing for this long."""

MAX_CHAIN_DELAY_MS: Final = 10_000
"""A process that is never quiet chains this long after its first pending event."""

RECHECK_INTERVAL_S: Final = 1.0
"""How soon a process that is not yet quiet checks again."""


class MaintenanceRound(Protocol):
    """What a store's background thread runs in each round besides its own work."""

    def __call__(self, *, busy: bool) -> bool:
        """Run one round.

        ``busy``: something was buffered since the last round. Return True to request another round in any
        case.
        """


class ChainPacer:
    """Decide when to chain. Not thread-safe: one thread of a store runs its rounds.

    Args:
        clock: Its lease clock measures the delays.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._quiet_from = self._latest = 0.0
        self._waits = False

    def is_chaining_due(self, *, busy: bool) -> bool:
        """Return whether to chain now. ``busy``: something was buffered since the last round."""
        now = self._clock.lease_ms()
        if busy:
            self._quiet_from = now + QUIET_PERIOD_MS
        if not self._waits:
            self._waits, self._latest = True, now + MAX_CHAIN_DELAY_MS
        # If the clock was set back, both deadlines would be far in the future.
        reached = now >= min(self._quiet_from, self._latest) or self._latest - now > MAX_CHAIN_DELAY_MS
        self._waits = not reached
        return reached


class AuditChainer(ABC):
    """Buffer audit events and chain them when due; a subclass implements writing, chaining and reading.

    Args:
        clock: Dates events, and paces the chaining.

    ``due``: this process has written events that are not chained yet. ``dropped`` counts events that could
    not be written.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._pace = ChainPacer(clock)
        self._later: deque[AuditEvent] = deque(maxlen=MAX_BUFFERED_EVENTS)
        self.due = False
        self.dropped = 0

    @abstractmethod
    def _write_events(self, events: list[AuditEvent]) -> None:
        """Write the events durably. Raises ``StoreError``."""

    @abstractmethod
    def _chain_waiting(self, *, wait: bool) -> None:
        """Chain all pending events.

        Without ``wait``, do nothing if another process is chaining already. Raises ``StoreError``.
        """

    @abstractmethod
    def get_head(self) -> AuditHead:
        """Return the head of the chain, and how many events are pending."""

    def append_event(self, event: AuditEvent) -> None:
        """Write an event; it is durable when this returns."""
        self._write_events([self._stamp_event(event)])
        self.due = True

    def append_event_later(self, event: AuditEvent) -> None:
        """Buffer an event; the next round writes it."""
        self.dropped += len(self._later) == MAX_BUFFERED_EVENTS
        self._later.append(self._stamp_event(event))

    def _stamp_event(self, event: AuditEvent) -> AuditEvent:
        return event if event.at else replace(event, at=self._clock.now_ms())

    def run_round(self, *, busy: bool, last: bool = False) -> bool:
        """Write buffered events, and chain pending ones if it is time.

        Store errors are retried by the next round.

        Args:
            busy: Something was buffered since the last round.
            last: There will be no further round: chain now.

        Returns:
            Whether another round is needed even if nothing else is buffered.
        """
        try:
            self._flush_events()
            if self.due and (self._pace.is_chaining_due(busy=busy) or last):
                self.due = False
                self._chain_waiting(wait=False)
        except StoreError:
            self.due = True
        return self.due

    def chain_events(self) -> AuditHead:
        """Chain all pending events and return the new head."""
        self._flush_events()
        self.due = False
        self._chain_waiting(wait=True)
        return self.get_head()

    def _flush_events(self) -> None:
        batch = [self._later.popleft() for _ in range(len(self._later))]
        if batch:
            try:
                self._write_events(batch)
            except StoreError:
                self.dropped += len(batch)
                raise
            self.due = True

    def reset_after_fork(self) -> None:
        """Drop the buffer in a forked child: the parent writes those events."""
        self._later.clear()
