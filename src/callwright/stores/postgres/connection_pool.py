"""The connections of one store: reuse, opening new ones, and behaviour around a fork."""

import os
import threading

import psycopg

from callwright.ports import StoreError
from callwright.stores.postgres.connect import HINT_BY_REASON, DatabaseAddress, to_store_error
from callwright.stores.postgres.failover_watch import FailoverWatch
from callwright.stores.postgres.pipeline_connection import PipelineConnection

FIRST_RECONNECT_PAUSE_MS = 50.0
MAX_RECONNECT_PAUSE_MS = 1_000.0
RECONNECT_TIMEOUT_MS = 5_000.0
"""How long a write waits for an unreachable server (a restart, a failover) before it fails with ``StoreFailed``."""

MAX_FREE_CONNECTIONS = 4
"""Idle connections kept at most."""


class ConnectionPool:
    """Connections to one address. Thread-safe. ``watch`` sees each new one first."""

    def __init__(self, address: DatabaseAddress, watch: FailoverWatch) -> None:
        self._address = address
        self._watch = watch
        self._lock = threading.Lock()
        self._free: list[PipelineConnection] = []
        self._pid = os.getpid()
        self.closed = False

    def take(self) -> PipelineConnection | None:
        """Return an idle connection, or None."""
        with self._lock:
            self._forget_parent_connections()
            return self._free.pop() if self._free else None

    def connect(self) -> PipelineConnection:
        """Open a new connection, and look there for what the ledger had acknowledged; blocks. Raises ``StoreError``."""
        if self.closed:
            raise StoreError("gone", "The store is closed.")
        connection = self._address.connect()
        try:
            self._watch.check_connection(connection)
        except psycopg.Error as error:
            connection.close()
            raise to_store_error(error) from None
        return PipelineConnection(connection)

    def put_back(self, connection: PipelineConnection) -> None:
        """Return a connection to the pool."""
        with self._lock:
            self._forget_parent_connections()
            if not self.closed and len(self._free) < MAX_FREE_CONNECTIONS:
                self._free.append(connection)
                return
        connection.close()

    def close_free(self) -> None:
        """Close all idle connections: after one broke, the others are probably broken too."""
        with self._lock:
            broken, self._free = self._free, []
        for connection in broken:
            connection.close()

    def _forget_parent_connections(self) -> None:
        """Drop the parent's connections in a forked child: the parent still uses them, and closing them here would end its sessions."""
        if self._pid != os.getpid():
            self._pid = os.getpid()
            self._free = []

    def close(self) -> None:
        """Close all connections."""
        self.closed = True
        self.close_free()


def make_gone_error() -> StoreError:
    """Return the error for a server that stayed unreachable."""
    return StoreError("gone", HINT_BY_REASON["gone"])
