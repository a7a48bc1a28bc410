"""Public fakes for tests: a clock and a random number generator under the test's control. They know no tools and no stores."""

import asyncio
import random
import threading
import time
from collections.abc import Callable
from itertools import count

_AUTO_SLEEP_S = 0.000_5


class FakeClock:
    """``ports.Clock`` that advances only on request. Thread-safe.

    Args:
        now_ms: Initial wall clock, epoch milliseconds.
        lease_ms: Initial lease clock, milliseconds.
        boot: Boot id.
        auto: A sleep advances both clocks by its duration and returns at once. With False a sleep blocks until
            ``advance`` has moved the clocks far enough.

    ``slept`` lists every requested sleep, in milliseconds.
    """

    def __init__(
        self,
        now_ms: int = 1_700_000_000_000,
        lease_ms: float = 1_000.0,
        boot: str = "boot-1",
        *,
        auto: bool = True,
    ) -> None:
        self._now = float(now_ms)
        self._lease = lease_ms
        self._boot = boot
        self._auto = auto
        self._moved = threading.Condition()
        self._sleepers: list[tuple[float, Callable[[], None]]] = []
        self.slept: list[float] = []

    def now_ms(self) -> int:
        """Return the wall clock, in epoch milliseconds."""
        return int(self._now)

    def lease_ms(self) -> float:
        """Return the lease clock, in milliseconds."""
        return self._lease

    def boot_id(self) -> str:
        """Return the boot id."""
        return self._boot

    def uptime_ms(self) -> float:
        """Return the lease clock: this machine never sleeps."""
        return self._lease

    def sleep(self, ms: float) -> None:
        """Advance by ``ms``, or block until ``advance`` has done so."""
        if self._auto:
            self._record_sleep(ms)
            self.advance(ms)
            # The caller may wait for a real event, such as a file lock held by another thread's transaction.
            time.sleep(_AUTO_SLEEP_S)
            return
        with self._moved:
            self.slept.append(ms)
            until = self._lease + ms
            self._moved.wait_for(lambda: self._lease >= until)

    async def sleep_async(self, ms: float) -> None:
        """Advance by ``ms``, or wait until ``advance`` has done so; yields to other tasks in both cases."""
        if self._auto:
            self._record_sleep(ms)
            self.advance(ms)
            await asyncio.sleep(0)
            return
        loop, woken = asyncio.get_running_loop(), asyncio.Event()
        with self._moved:
            self.slept.append(ms)
            self._sleepers.append((self._lease + ms, lambda: _wake_sleeper(loop, woken)))
        self.advance(0)
        await woken.wait()

    def advance(self, ms: float) -> None:
        """Advance both clocks, and wake sleepers whose time is over."""
        with self._moved:
            self._now += ms
            self._lease += ms
            due = [wake for until, wake in self._sleepers if until <= self._lease]
            self._sleepers = [row for row in self._sleepers if row[0] > self._lease]
            self._moved.notify_all()
        for wake in due:
            wake()

    def move_wall_clock(self, ms: float) -> None:
        """Set the wall clock forward or back, as an operator or NTP would; the lease clock does not change."""
        with self._moved:
            self._now += ms

    def reboot(self, boot: str, lease_ms: float = 0.0) -> None:
        """Simulate a reboot: the lease clock restarts, with another boot id."""
        with self._moved:
            self._boot = boot
            self._lease = lease_ms

    def _record_sleep(self, ms: float) -> None:
        with self._moved:
            self.slept.append(ms)


class SeededRng:
    """``ports.Rng`` that returns the same numbers and ids for the same seed. Call ids are sequential, so they sort by time."""

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)  # noqa: S311 - repeatable by purpose
        self._calls = count(1)
        self._handles = count(1)

    def uniform(self, upto: float) -> float:
        """Return a number in 0..upto."""
        return self._random.random() * upto

    def make_trace_id(self) -> str:
        """Return 32 lower-case hex digits, not all zero."""
        return f"{self._random.getrandbits(128) or 1:032x}"

    def make_call_id(self) -> str:
        """Return the next sequential id: call-00000001."""
        return f"call-{next(self._calls):08d}"

    def make_handle(self) -> str:
        """Return the next sequential handle: handle-00000001."""
        return f"handle-{next(self._handles):08d}"


def _wake_sleeper(loop: asyncio.AbstractEventLoop, woken: asyncio.Event) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(woken.set)
