"""Published fakes: time and chance that a test holds in its hand. They know nothing of tools, stores or stories."""

import asyncio
import random
import threading
import time
from collections.abc import Callable
from itertools import count

_AUTO_SLEEP_S = 0.000_5


class FakeClock:
    """``ports.Clock`` that moves only when told to. Safe from any thread.

    Args:
        now_ms: Where the wall clock starts.
        lease_ms: Where the lease clock starts.
        boot: Name of the boot.
        auto: Sleeping moves both clocks by that much and returns at once. With False a sleeper waits until somebody
            has called ``advance`` far enough.

    ``slept`` lists every sleep asked for, in milliseconds.
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
        """Epoch milliseconds, as told."""
        return int(self._now)

    def lease_ms(self) -> float:
        """Milliseconds of the lease clock, as told."""
        return self._lease

    def boot_id(self) -> str:
        """Name of the boot, as told."""
        return self._boot

    def sleep(self, ms: float) -> None:
        """Move on by ``ms``, or wait for somebody to do so."""
        if self._auto:
            self._record_sleep(ms)
            self.advance(ms)
            # What is waited for may be real, such as the lock of a file that another thread's transaction holds.
            time.sleep(_AUTO_SLEEP_S)
            return
        with self._moved:
            self.slept.append(ms)
            until = self._lease + ms
            self._moved.wait_for(lambda: self._lease >= until)

    async def sleep_async(self, ms: float) -> None:
        """Move on by ``ms``, or wait for somebody to do so; other tasks get a turn either way."""
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
        """Move both clocks on and wake whoever has slept long enough."""
        with self._moved:
            self._now += ms
            self._lease += ms
            due = [wake for until, wake in self._sleepers if until <= self._lease]
            self._sleepers = [row for row in self._sleepers if row[0] > self._lease]
            self._moved.notify_all()
        for wake in due:
            wake()

    def move_wall_clock(self, ms: float) -> None:
        """Set the wall clock forward or back, as an operator or NTP would; leases do not notice."""
        with self._moved:
            self._now += ms

    def reboot(self, boot: str, lease_ms: float = 0.0) -> None:
        """Begin another boot: the lease clock starts again under another name."""
        with self._moved:
            self._boot = boot
            self._lease = lease_ms

    def _record_sleep(self, ms: float) -> None:
        with self._moved:
            self.slept.append(ms)


class SeededRng:
    """``ports.Rng`` that gives the same numbers and names for the same seed. Call ids count up, so they sort by time."""

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)  # noqa: S311 - repeatable by purpose
        self._calls = count(1)
        self._handles = count(1)

    def uniform(self, upto: float) -> float:
        """A number in 0..upto."""
        return self._random.random() * upto

    def make_trace_id(self) -> str:
        """32 lower-case hex digits, not all zero."""
        return f"{self._random.getrandbits(128) or 1:032x}"

    def make_call_id(self) -> str:
        """Names that count up: call-00000001."""
        return f"call-{next(self._calls):08d}"

    def make_handle(self) -> str:
        """Names that count up: handle-00000001."""
        return f"handle-{next(self._handles):08d}"


def _wake_sleeper(loop: asyncio.AbstractEventLoop, woken: asyncio.Event) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(woken.set)
