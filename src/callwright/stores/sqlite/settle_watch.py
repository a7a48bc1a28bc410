"""Wait for a running call to end: woken immediately within this process, by polling for other processes.

May not know how an entry is stored: the store says how long the lease of a key still runs.
"""

import asyncio
import threading
from collections.abc import Callable, Iterable, Iterator

from callwright.domain.effects import AwaitSettle, WaitedOut, Woken
from callwright.ports import Clock
from callwright.stores.key_waiters import KeyWaiters, make_task_waker

FIRST_POLL_MS = 5.0
MAX_POLL_MS = 40.0
"""Another process's settle is noticed after at most this long."""

GetLeaseLeft = Callable[[str], float | None]
"""Returns the milliseconds until the running call with a key counts as dead; None if none is running."""

_WOKEN = Woken()
_WAITED_OUT = WaitedOut()


class SettleWatcher:
    """Answer ``AwaitSettle``."""

    def __init__(self, clock: Clock, lease_left: GetLeaseLeft) -> None:
        self._clock = clock
        self._lease_left = lease_left
        self._waiters = KeyWaiters()

    def wake_waiters(self, keys: Iterable[str]) -> None:
        """Wake the waiters of these keys: their calls have ended."""
        if self._waiters:
            for key in keys:
                self._waiters.wake_waiters(key)

    def wait_blocking(self, effect: AwaitSettle) -> Woken | WaitedOut:
        """Wait in this thread; timed by the event itself."""
        event = threading.Event()
        with self._waiters.register_waiter(effect.key, event.set):
            left = self._lease_left(effect.key)
            if left is None:
                return _WOKEN
            for ms in _generate_poll_delays(min(effect.upto_ms, left)):
                if event.wait(ms / 1000) or self._lease_left(effect.key) is None:
                    return _WOKEN
        return _WOKEN if left <= effect.upto_ms else _WAITED_OUT

    async def wait_async(self, effect: AwaitSettle) -> Woken | WaitedOut:
        """Wait without blocking the loop; timed by the injected clock."""
        event = asyncio.Event()
        with self._waiters.register_waiter(effect.key, make_task_waker(asyncio.get_running_loop(), event)):
            left = self._lease_left(effect.key)
            if left is None:
                return _WOKEN
            woken = asyncio.ensure_future(event.wait())
            polled = asyncio.ensure_future(self._poll(effect.key, min(effect.upto_ms, left)))
            try:
                await asyncio.wait((woken, polled), return_when=asyncio.FIRST_COMPLETED)
                has_ended = woken.done() or polled.result()
            finally:
                woken.cancel()
                polled.cancel()
        return _WOKEN if has_ended or left <= effect.upto_ms else _WAITED_OUT

    async def _poll(self, key: str, ms: float) -> bool:
        """Look until the call has ended; False when it still runs after ``ms``.

        One task for all looks: each of the many processes that may wait for a call takes the time of its looks from those that work.
        """
        for pause in _generate_poll_delays(ms):
            await self._clock.sleep_async(pause)
            if self._lease_left(key) is None:
                return True
        return False


def _generate_poll_delays(ms: float) -> Iterator[float]:
    """Generate the pauses between polls: 5, 10, 20, 40, 40, … ms, ``ms`` in total."""
    pause = FIRST_POLL_MS
    while ms > 0:
        yield min(pause, ms)
        ms -= pause
        pause = min(MAX_POLL_MS, pause * 2)
