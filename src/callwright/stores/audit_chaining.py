"""When a process chains what waits on the audit trail: in its first quiet moment, or every ten seconds where it has none.

The half of a lasting store's trail that is the same on every database: what is noted for later, and when to chain.

A head that is kept elsewhere proves what was chained before it was taken, and whoever takes one chains first. So chaining
while calls are made would prove nothing more, and would take from them what they need: each record is put into words.
"""

from abc import ABC, abstractmethod
from collections import deque
from typing import Final, Protocol

from msgspec.structs import replace

from callwright.domain.audit_records import AuditEvent, AuditHead
from callwright.ports import Clock, StoreError

MAX_BUFFERED_EVENTS: Final = 10_000
"""Events that may wait in memory; of more the oldest are dropped, and counted."""

QUIET_PERIOD_MS: Final = 1_000
"""A process that has handed in nothing for so long is quiet."""

MAX_CHAIN_DELAY_MS: Final = 10_000
"""One that is never quiet chains so long after it wrote the first event that waits."""

RECHECK_INTERVAL_S: Final = 1.0
"""How soon a process that is not quiet yet looks again."""


class MaintenanceRound(Protocol):
    """What the thread of a store does at each of its rounds besides its own work."""

    def __call__(self, *, busy: bool) -> bool:
        """``busy``: something was handed in since the last round. Says whether another one is wanted in any case."""


class ChainPacer:
    """Says when it is time. Not safe from several threads: one thread of a store does its rounds.

    Args:
        clock: Its lease clock counts.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._quiet_from = self._latest = 0.0
        self._waits = False

    def is_chaining_due(self, *, busy: bool) -> bool:
        """Whether to chain now. ``busy``: something was handed in since the last round."""
        now = self._clock.lease_ms()
        if busy:
            self._quiet_from = now + QUIET_PERIOD_MS
        if not self._waits:
            self._waits, self._latest = True, now + MAX_CHAIN_DELAY_MS
        # A clock that was set back would make both moments far away.
        reached = now >= min(self._quiet_from, self._latest) or self._latest - now > MAX_CHAIN_DELAY_MS
        self._waits = not reached
        return reached


class AuditChainer(ABC):
    """Notes events and chains them in time; a store says how it writes, chains and looks.

    Args:
        clock: Dates events, and paces the chaining.

    ``is_chaining_due``: something waits that this process has written. ``dropped`` counts events that could not be written.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._pace = ChainPacer(clock)
        self._later: deque[AuditEvent] = deque(maxlen=MAX_BUFFERED_EVENTS)
        self.due = False
        self.dropped = 0

    @abstractmethod
    def _write_events(self, events: list[AuditEvent]) -> None:
        """Make them durable. Raises ``StoreError``."""

    @abstractmethod
    def _chain_waiting(self, *, wait: bool) -> None:
        """Chain everything that waits; without ``wait`` it is left to somebody else who is doing so. Raises ``StoreError``."""

    @abstractmethod
    def get_head(self) -> AuditHead:
        """Where the chain ends, and how many events wait."""

    def append_event(self, event: AuditEvent) -> None:
        """Write an event; it is durable when this returns."""
        self._write_events([self._stamp_event(event)])
        self.due = True

    def append_event_later(self, event: AuditEvent) -> None:
        """Write an event with the next round."""
        self.dropped += len(self._later) == MAX_BUFFERED_EVENTS
        self._later.append(self._stamp_event(event))

    def _stamp_event(self, event: AuditEvent) -> AuditEvent:
        return event if event.at else replace(event, at=self._clock.now_ms())

    def run_round(self, *, busy: bool, last: bool = False) -> bool:
        """Write what was noted meanwhile, and chain what waits if it is time. Trouble is left to the next round.

        Args:
            busy: Something was handed in since the last round.
            last: There will be no other: it is time.

        Returns:
            Whether another round is wanted, whatever happens meanwhile.
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
        """Chain everything that waits."""
        self._flush_events()
        self.due = False
        self._chain_waiting(wait=True)
        return self.get_head()

    def _flush_events(self) -> None:
        some = [self._later.popleft() for _ in range(len(self._later))]
        if some:
            try:
                self._write_events(some)
            except StoreError:
                self.dropped += len(some)
                raise
            self.due = True

    def reset_after_fork(self) -> None:
        """This is a child process now; what the parent has noted is the parent's to write."""
        self._later.clear()
