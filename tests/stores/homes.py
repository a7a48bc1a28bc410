"""Where a ledger that several processes share may be, so that the same tests run on all of them."""

from pathlib import Path
from typing import NamedTuple

from callwright.ports import Clock, Store
from callwright.runtime.clock import SystemClock
from callwright.stores.postgres import PostgresStore
from callwright.stores.sqlite import SQLiteStore
from callwright.testing import FakeClock


class Ahead(SystemClock):
    """Real time, some way ahead. A clock that only tests move would be moved by every wait for the file's lock."""

    def __init__(self, ms: float) -> None:
        super().__init__()
        self._ms = ms

    def lease_ms(self) -> float:
        return super().lease_ms() + self._ms


class DatabaseAhead(SystemClock):
    """The time of a database on this machine, some way ahead: it counts leases from the epoch."""

    def __init__(self, ms: float) -> None:
        super().__init__()
        self._ms = ms

    def lease_ms(self) -> float:
        return self.now_ms() + self._ms


class Home(NamedTuple):
    """A file, or a schema of a database."""

    name: str
    schema: str = ""

    def open(self, ahead_ms: float = 0, *, busy_ms: float = 5_000) -> Store:
        """The store, at a time when leases of ``ahead_ms`` are over. Real time goes on. ``busy_ms``: longest wait for a locked file."""
        if not self.schema:
            return SQLiteStore(Path(self.name), clock=Ahead(ahead_ms), busy_ms=busy_ms)
        if not ahead_ms:
            return PostgresStore(self.name, schema=self.schema, clock=SystemClock())
        return PostgresStore(self.name, schema=self.schema, clock=DatabaseAhead(ahead_ms), timed_by="clock")

    def frozen(self, ahead_ms: float = 0) -> Store:
        """The same in a test's own process; time stands still."""
        now = SystemClock()
        if not self.schema:
            clock: Clock = FakeClock(now.now_ms(), now.lease_ms() + ahead_ms, now.boot_id())
            return SQLiteStore(Path(self.name), clock=clock)
        clock = FakeClock(now.now_ms(), float(now.now_ms() + ahead_ms))
        return PostgresStore(self.name, schema=self.schema, clock=clock, timed_by="clock")
