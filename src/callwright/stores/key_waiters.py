"""Who waits for which key. Knows nothing of entries: a store says when a key is worth another look."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

WakeCallback = Callable[[], None]


class KeyWaiters:
    """Threads and tasks that wait for a key, woken at once. Safe from any thread; waking nobody costs one look-up."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._by_key: dict[str, list[WakeCallback]] = {}

    def __bool__(self) -> bool:
        """Whether anybody waits."""
        return bool(self._by_key)

    @contextmanager
    def register_waiter(self, key: str, wake: WakeCallback) -> Iterator[None]:
        """Be woken for ``key`` while inside. Look at the key's state only after entering: then no waking is missed."""
        with self._lock:
            self._by_key.setdefault(key, []).append(wake)
        try:
            yield
        finally:
            self._remove_waiter(key, wake)

    def wake_waiters(self, key: str) -> None:
        """Wake everybody who waits for this key."""
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
    """A ``WakeCallback`` for a task of this loop, callable from any thread, also when the loop is gone by then."""

    def wake() -> None:
        with suppress(RuntimeError):  # the loop is closed, perhaps in this very moment
            loop.call_soon_threadsafe(event.set)

    return wake
