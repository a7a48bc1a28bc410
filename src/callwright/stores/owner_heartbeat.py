"""Signs of life of a process that holds claims: without them its claims lapse within seconds, long before their leases.

What is the same for every lasting store: which claims are open here, when the last sign was written, and the thread that
writes one while claims are open. A call pays no write for it. May not know how a sign is written.

A claim names its process in ``holder``. A process that was never heard of, as of ledgers that are older, has leases only; and
a process never takes itself for dead: it is alive, whatever its clock or its disk say.
"""

import secrets
import threading
from collections.abc import Callable
from math import inf
from typing import Final

from callwright.ports import Clock

BEAT_INTERVAL_MS: Final = 1_000.0
"""How often a process with open claims writes a sign of life."""

MAX_SILENCE_MS: Final = 10_000.0
"""A process that has written none for so long is taken for dead."""

_MAX_IDLE_BEATS = 5
"""So many beats without an open claim end the thread; the next claim begins it again."""


class OwnerHeartbeat:
    """The signs of life of this process on one store.

    Args:
        clock: Its lease clock dates signs.
        show: Writes a sign of life and calls ``record_beat``; blocking, from a thread of its own. Failing, it calls nothing.
    """

    def __init__(self, clock: Clock, show: Callable[[], None]) -> None:
        self._clock = clock
        self._show = show
        self._lock = threading.Lock()
        self.reset_after_fork()

    def reset_after_fork(self) -> None:
        """This is another process now: it has another name, and no claims."""
        self._lock = threading.Lock()
        self.process = secrets.token_hex(8)
        self._open: dict[int, float] = {}
        self._shown = -inf
        self._end: threading.Event | None = None

    def is_beat_due(self, now: float) -> bool:
        """Whether it is time for a sign of life."""
        return now - self._shown >= BEAT_INTERVAL_MS

    def is_beat_stale(self, now: float) -> bool:
        """Whether the last sign of life is so old that a claim made now might be taken for a dead one's."""
        return now - self._shown >= MAX_SILENCE_MS / 2

    def record_beat(self, at: float) -> None:
        """A sign of life was written that says "at"; ``at`` is no later than when it was written."""
        self._shown = max(self._shown, at)

    def compute_lease_end(self, process: str, lease_until: float, heard: float | None) -> float:
        """Until when a claim stands: its lease, unless its process is another one that shows no signs of life.

        Args:
            process: That holds the claim; "" where none is named.
            lease_until: On the clock of the leases.
            heard: The last sign of life of the process; None where there is none.
        """
        if heard is None or process in ("", self.process):
            return lease_until
        return min(lease_until, heard + MAX_SILENCE_MS)

    def track_claim(self, entry_id: int, lease_until: float) -> None:
        """This process has made a claim."""
        self._open[entry_id] = lease_until
        if self._end is None:
            self._start_thread()

    def untrack_claim(self, entry_id: int) -> None:
        """A claim of this process has ended, or another's: no change then."""
        self._open.pop(entry_id, None)

    def _start_thread(self) -> None:
        with self._lock:
            if self._end is None:
                self._end = end = threading.Event()
                threading.Thread(
                    target=self._beat_until_closed, args=(end,), name="callwright-alive", daemon=True
                ).start()

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
                self._show()

    def _stop_if_idle(self, end: threading.Event) -> bool:
        with self._lock:
            if self._open or self._end is not end:
                return False
            self._end = None
            return True

    def close(self) -> None:
        """Show no more signs of life. What is still claimed here lapses soon."""
        with self._lock:
            end, self._end = self._end, threading.Event()
        if end is not None:
            end.set()


def parse_holder_process(holder: str) -> str:
    """The process that a claim is held by; "" where none is named."""
    return holder.partition("/")[0]
