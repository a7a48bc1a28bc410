"""Heartbeats of a process that holds claims: without them its claims lapse within seconds, long before their leases.

The part that is the same for every durable store: which claims are open in this process, when the last
heartbeat was written, and the thread that writes one while claims are open. A call pays no extra write for
it. May not know how a heartbeat is written.

A claim names its process in ``holder``. A process without any heartbeat, such as one of an older ledger, has
leases only. A process never takes itself for dead, even if its clock or its disk fail.
"""

import secrets
import threading
from collections.abc import Callable
from functools import partial
from math import inf
from typing import Final

from callwright.ports import Clock
from callwright.stores.background_thread import run_round, start_background_thread

BEAT_INTERVAL_MS: Final = 1_000.0
"""How often a process with open claims writes a heartbeat."""

MAX_SILENCE_MS: Final = 10_000.0
"""A process without a heartbeat for this long counts as dead."""

_MAX_IDLE_BEATS = 5
"""The thread ends after this many beats without an open claim; the next claim restarts it."""


class OwnerHeartbeat:
    """Heartbeats of this process in one store.

    Args:
        clock: Its lease clock dates heartbeats.
        write_beat: Writes a heartbeat and calls ``record_beat``; blocking, from a separate thread. If it fails, it calls nothing.
    """

    def __init__(self, clock: Clock, write_beat: Callable[[], None]) -> None:
        self._clock = clock
        self._write_beat = write_beat
        self._lock = threading.Lock()
        self.reset_after_fork()

    def reset_after_fork(self) -> None:
        """Start over in a forked child: a new process name and no claims."""
        self._lock = threading.Lock()
        self.process = secrets.token_hex(8)
        self._open: dict[int, float] = {}
        self._last_beat = -inf
        self._end: threading.Event | None = None

    def is_beat_due(self, now: float) -> bool:
        """Return whether to write a heartbeat now."""
        return now - self._last_beat >= BEAT_INTERVAL_MS

    def is_beat_stale(self, now: float) -> bool:
        """Return whether the last heartbeat is so old that a claim made now could be taken for a dead process's."""
        return now - self._last_beat >= MAX_SILENCE_MS / 2

    def record_beat(self, at: float) -> None:
        """Record a written heartbeat dated ``at``; ``at`` is no later than the moment of writing."""
        self._last_beat = max(self._last_beat, at)

    def compute_lease_end(self, process: str, lease_until: float, last_beat: float | None) -> float:
        """Return when a claim lapses: at the end of its lease, or earlier if its process has stopped sending heartbeats.

        Args:
            process: The process that holds the claim; "" if none is named.
            lease_until: On the lease clock.
            last_beat: The last heartbeat of the process; None if there is none.
        """
        if last_beat is None or process in ("", self.process):
            return lease_until
        return min(lease_until, last_beat + MAX_SILENCE_MS)

    def track_claim(self, entry_id: int, lease_until: float) -> None:
        """Register a claim of this process."""
        self._open[entry_id] = lease_until
        if self._end is None:
            self._start_thread()

    def untrack_claim(self, entry_id: int) -> None:
        """Forget a claim that has ended. Unknown ids are ignored."""
        self._open.pop(entry_id, None)

    def _start_thread(self) -> None:
        with self._lock:
            if self._end is None:
                self._end = end = threading.Event()
                if start_background_thread(partial(self._beat_until_closed, end), "callwright-alive") is None:
                    self._end = None  # the next claim tries again

    def _beat_until_closed(self, end: threading.Event) -> None:
        idle = 0
        while not end.wait(BEAT_INTERVAL_MS / 1000):
            now = self._clock.lease_ms()
            for entry_id, until in list(self._open.items()):
                if until < now:
                    self.untrack_claim(entry_id)
            idle = 0 if self._open else idle + 1
            if idle >= _MAX_IDLE_BEATS and self._stop_if_idle(end):
                return
            if self._open and self.is_beat_due(now):
                run_round(self._write_beat_once, busy=True)

    def _write_beat_once(self, *, busy: bool) -> bool:
        self._write_beat()
        return busy

    def _stop_if_idle(self, end: threading.Event) -> bool:
        with self._lock:
            if self._open or self._end is not end:
                return False
            self._end = None
            return True

    def close(self) -> None:
        """Stop the heartbeats. Claims that are still open lapse soon."""
        with self._lock:
            end, self._end = self._end, threading.Event()
        if end is not None:
            end.set()


def parse_holder_process(holder: str) -> str:
    """Return the process that holds a claim; "" if none is named."""
    return holder.partition("/")[0]
