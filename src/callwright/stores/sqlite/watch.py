"""Waiting for a running call to end: woken at once within this process, by looking now and then for the others.

May not know how an entry is stored: it is told how long the lease of a key still runs.
"""

import asyncio
import threading
from collections.abc import Callable, Iterator
from typing import Literal

from callwright.domain.effects import AwaitSettle, WaitedOut, Woken
from callwright.ports import Clock
from callwright.stores.waiting import Waiters, wake_task

FIRST_LOOK_MS = 5.0
LOOK_EVERY_MS = 40.0
"""Another process's settle is seen after at most this long."""

LeaseLeft = Callable[[str], float | None]
"""Milliseconds until the running call with a key is believed dead; None when nobody is running it."""

_WOKEN = Woken()
_WAITED_OUT = WaitedOut()


class Watch:
    """Answers ``AwaitSettle``."""

    def __init__(self, clock: Clock, lease_left: LeaseLeft) -> None:
        self._clock = clock
        self._lease_left = lease_left
        self._waiters = Waiters()

    def wake(self, key: str) -> None:
        """The call with this key has ended."""
        self._waiters.wake(key)

    def block(self, effect: AwaitSettle) -> Woken | WaitedOut:
        """Wait in this thread; timed by the event itself."""
        event = threading.Event()
        with self._waiters.waiting(effect.key, event.set):
            left = self._lease_left(effect.key)
            if left is None:
                return _WOKEN
            for ms in _looks(min(effect.upto_ms, left)):
                if event.wait(ms / 1000) or self._lease_left(effect.key) is None:
                    return _WOKEN
        return _WOKEN if left <= effect.upto_ms else _WAITED_OUT

    async def wait(self, effect: AwaitSettle) -> Woken | WaitedOut:
        """Wait without blocking the loop; timed by the injected clock."""
        event = asyncio.Event()
        with self._waiters.waiting(effect.key, wake_task(asyncio.get_running_loop(), event)):
            left = self._lease_left(effect.key)
            if left is None:
                return _WOKEN
            woken = asyncio.ensure_future(event.wait())
            try:
                for ms in _looks(min(effect.upto_ms, left)):
                    if await self._first(woken, ms) or self._lease_left(effect.key) is None:
                        return _WOKEN
            finally:
                woken.cancel()
        return _WOKEN if left <= effect.upto_ms else _WAITED_OUT

    async def _first(self, woken: asyncio.Future[Literal[True]], ms: float) -> bool:
        asleep: asyncio.Future[None] = asyncio.ensure_future(self._clock.asleep(ms))
        try:
            await asyncio.wait((woken, asleep), return_when=asyncio.FIRST_COMPLETED)
            return woken.done()
        finally:
            asleep.cancel()


def _looks(ms: float) -> Iterator[float]:
    """The pauses between looks: 5, 10, 20, 40, 40, … together ``ms``."""
    pause = FIRST_LOOK_MS
    while ms > 0:
        yield min(pause, ms)
        ms -= pause
        pause = min(LOOK_EVERY_MS, pause * 2)
