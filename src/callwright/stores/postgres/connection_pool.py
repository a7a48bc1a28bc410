"""The connections of one store: those that are free, new ones when needed, and what becomes of them around a fork."""

import os
import threading

from callwright.ports import StoreError
from callwright.stores.postgres.connect import HINT_BY_REASON, DatabaseAddress
from callwright.stores.postgres.pipeline_connection import PipelineConnection

FIRST_RECONNECT_PAUSE_MS = 50.0
MAX_RECONNECT_PAUSE_MS = 1_000.0
RECONNECT_TIMEOUT_MS = 5_000.0
"""So long a write waits for a server that is away (a restart, a failover) before it is answered ``StoreFailed``."""

MAX_FREE_CONNECTIONS = 4
"""So many connections are kept when nobody uses them."""


class ConnectionPool:
    """Lanes to one address. Safe from any thread."""

    def __init__(self, address: DatabaseAddress) -> None:
        self._address = address
        self._lock = threading.Lock()
        self._free: list[PipelineConnection] = []
        self._pid = os.getpid()
        self.closed = False

    def take(self) -> PipelineConnection | None:
        """A free one, or None."""
        with self._lock:
            self._forget_parent_connections()
            return self._free.pop() if self._free else None

    def connect(self) -> PipelineConnection:
        """A new one; blocks. Raises ``StoreError``."""
        if self.closed:
            raise StoreError("gone", "The store is closed.")
        return PipelineConnection(self._address.connect())

    def put_back(self, lane: PipelineConnection) -> None:
        """Give one back."""
        with self._lock:
            self._forget_parent_connections()
            if not self.closed and len(self._free) < MAX_FREE_CONNECTIONS:
                self._free.append(lane)
                return
        lane.close()

    def close_free(self) -> None:
        """One of them broke: the others most likely are broken, too."""
        with self._lock:
            broken, self._free = self._free, []
        for lane in broken:
            lane.close()

    def _forget_parent_connections(self) -> None:
        """In a forked child: the parent's connections are still in use over there; libpq does not close them from here."""
        if self._pid != os.getpid():
            self._pid = os.getpid()
            self._free = []

    def close(self) -> None:
        """Close them all."""
        self.closed = True
        self.close_free()


def make_gone_error() -> StoreError:
    """No server in all that time."""
    return StoreError("gone", HINT_BY_REASON["gone"])
