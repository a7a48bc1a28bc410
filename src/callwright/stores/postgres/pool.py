"""The connections of one store: those that are free, new ones when needed, and what becomes of them around a fork."""

import os
import threading

from callwright.ports import StoreError
from callwright.stores.postgres.lane import Lane
from callwright.stores.postgres.link import HINTS, Address

FIRST_PAUSE_MS = 50.0
LONGEST_PAUSE_MS = 1_000.0
PATIENCE_MS = 5_000.0
"""So long a write waits for a server that is away (a restart, a failover) before it is answered ``StoreFailed``."""

FREE = 4
"""So many connections are kept when nobody uses them."""


class Pool:
    """Lanes to one address. Safe from any thread."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._lock = threading.Lock()
        self._free: list[Lane] = []
        self._pid = os.getpid()
        self.closed = False

    def take(self) -> Lane | None:
        """A free one, or None."""
        with self._lock:
            self._forget_parents()
            return self._free.pop() if self._free else None

    def connect(self) -> Lane:
        """A new one; blocks. Raises ``StoreError``."""
        if self.closed:
            raise StoreError("gone", "The store is closed.")
        return Lane(self._address.connect())

    def give(self, lane: Lane) -> None:
        """Give one back."""
        with self._lock:
            self._forget_parents()
            if not self.closed and len(self._free) < FREE:
                self._free.append(lane)
                return
        lane.close()

    def drop_free(self) -> None:
        """One of them broke: the others most likely are broken, too."""
        with self._lock:
            broken, self._free = self._free, []
        for lane in broken:
            lane.close()

    def _forget_parents(self) -> None:
        """In a forked child: the parent's connections are still in use over there; libpq does not close them from here."""
        if self._pid != os.getpid():
            self._pid = os.getpid()
            self._free = []

    def close(self) -> None:
        """Close them all."""
        self.closed = True
        self.drop_free()


def gone() -> StoreError:
    """No server in all that time."""
    return StoreError("gone", HINTS["gone"])
