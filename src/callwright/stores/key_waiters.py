"""Registry of callbacks waiting for a key.

Knows nothing of entries: a store calls it when an entry changed.
"""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

WakeCallback = Callable[[], None]


class KeyWaiters:
    """Threads and tasks waiting for a key, woken immediately.

    Thread-safe; waking without waiters costs one look-up.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._by_key: dict[str, list[WakeCallback]] = {}

    def __bool__(self) -> bool:
        """Return whether there is any waiter."""
        return bool(self._by_key)

    @contextmanager
    def register_waiter(self, key: str, wake: WakeCallback) -> Iterator[None]:
        """Call ``wake`` on every change of ``key`` inside the block.

        Read the key's state after entering, so no wake-up is missed.
        """
        with self._lock:
            self._by_key.setdefault(key, []).append(wake)
        try:
            yield
        finally:
            self._remove_waiter(key, wake)

    def wake_waiters(self, key: str) -> None:
        """Wake all waiters of this key."""
        if key not in self._by_key:
            return
        with self._lock:
            wakes = list(self._by_key.get(key, ()))
        for wake in wakes:
            wake()

    def _remove_waiter(self, key: str, wake: WakeCallback) -> None:
        with self._lock:
            wakes = self._by_key[key]
            wakes.remove(wake)
            if not wakes:
                del self._by_key[key]


def make_task_waker(loop: asyncio.AbstractEventLoop, event: asyncio.Event) -> WakeCallback:
    """Return a ``WakeCallback`` that sets ``event`` in this loop.

    Callable from any thread, also after the loop has closed.
    """

    def wake() -> None:
        with suppress(RuntimeError):  # the loop has closed, possibly just now
            loop.call_soon_threadsafe(event.set)

    return wake
