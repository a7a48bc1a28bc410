"""Wait for a running call to end: woken immediately within this process, by NOTIFY from others, and by polling as a fallback.

One connection per process listens for all keys; the first wait opens it. While it is not listening, waits
poll more often. May not know how an entry is stored: the store says how long the lease of a key still runs.
"""

import asyncio
import selectors
import socket
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import psycopg
from psycopg.sql import SQL, Identifier

from callwright.domain.effects import AwaitSettle, WaitedOut, Woken
from callwright.ports import Clock, StoreError
from callwright.stores.background_thread import start_background_thread
from callwright.stores.key_waiters import KeyWaiters, WakeCallback, make_task_waker
from callwright.stores.postgres import row_codec
from callwright.stores.postgres.call_statements import WaitStatus
from callwright.stores.postgres.connect import DatabaseAddress
from callwright.stores.postgres.connection_pool import FIRST_RECONNECT_PAUSE_MS, MAX_RECONNECT_PAUSE_MS

FIRST_POLL_MS = 5.0
MAX_POLL_MS = 250.0
"""Without NOTIFY, another process's settle is noticed after at most this long."""

MAX_LISTENING_POLL_MS = 1_000.0
"""Poll interval while NOTIFY works."""

MAX_ANNOUNCEMENTS = 5
"""How often a wait is announced again; after that polling has to do."""

_WOKEN = Woken()
_WAITED_OUT = WaitedOut()
_STOP_BYTE = b"."
_ALL_WAITERS = ""


class SettleListener:
    """The connection that listens for ended calls.

    Args:
        address: The database to listen on.
        on_notice: Called with the digest (hex) of a key whose call has ended; None if a notice may have been missed.
    """

    def __init__(self, address: DatabaseAddress, on_notice: Callable[[str | None], None]) -> None:
        self._address = address
        self._on_notice = on_notice
        self.reset_after_fork()

    def reset_after_fork(self) -> None:
        """Start over; in a forked child the parent's thread does not run."""
        self.listening = False
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._closed = threading.Event()
        self._stop_reader, self._stop_writer = socket.socketpair()

    def start(self) -> None:
        """Start listening."""
        with self._lock:
            if self._thread is None and not self._closed.is_set():
                self._thread = start_background_thread(self._run_thread, "callwright-listener")

    def close(self) -> None:
        """Stop listening. Idempotent."""
        if self._closed.is_set():
            return
        self._closed.set()
        self._stop_writer.send(_STOP_BYTE)
        if self._thread is not None:
            self._thread.join()
        self._stop_reader.close()
        self._stop_writer.close()

    def _run_thread(self) -> None:
        pause = FIRST_RECONNECT_PAUSE_MS
        while not self._closed.is_set():
            try:
                self._listen_until_closed()
                pause = FIRST_RECONNECT_PAUSE_MS
            except (StoreError, psycopg.Error):
                pause = min(MAX_RECONNECT_PAUSE_MS, pause * 2)
            if self.listening:
                self.listening = False
                self._on_notice(None)
            self._closed.wait(pause / 1000)

    def _listen_until_closed(self) -> None:
        with ExitStack() as stack:
            connection = stack.enter_context(self._address.connect())
            selector = stack.enter_context(selectors.DefaultSelector())
            connection.execute(SQL("LISTEN {}").format(Identifier(f"callwright_{self._address.schema}")))
            selector.register(connection.fileno(), selectors.EVENT_READ)
            selector.register(self._stop_reader, selectors.EVENT_READ)
            self.listening = True
            self._on_notice(None)
            while not self._closed.is_set():
                selector.select()
                for name in _iterate_notifications(connection.pgconn):
                    self._on_notice(name)


def _iterate_notifications(wire: Any) -> Iterator[str]:
    """Read pending notifications directly from libpq: if fifty processes are notified at once, every millisecond counts."""
    wire.consume_input()
    while (notice := wire.notifies()) is not None:
        yield notice.extra.decode()


class SettleWatcher:
    """Answer ``AwaitSettle``.

    A notice that names the key is trusted: the claim that follows asks the ledger anyway.

    Args:
        address: The database to listen on.
        clock: Times waits on a loop.
        ask: Announces, blocking, a wait for a key.
        ask_async: The same on the running loop.
    """

    def __init__(
        self,
        address: DatabaseAddress,
        clock: Clock,
        ask: Callable[[AwaitSettle], Any],
        ask_async: Callable[[AwaitSettle], Awaitable[Any]],
    ) -> None:
        self._clock = clock
        self._ask = ask
        self._ask_async = ask_async
        self._reset_waiters()
        self._listener = SettleListener(address, self._handle_notification)

    def _reset_waiters(self) -> None:
        self._waiters, self._unsure = KeyWaiters(), KeyWaiters()

    def wake_waiters(self, key: str) -> None:
        """Wake the waiters of this key in this process: its call has ended."""
        if self._waiters:
            self._waiters.wake_waiters(row_codec.digest_name(key).hex())

    def close(self) -> None:
        """Stop listening."""
        self._listener.close()

    def reset_after_fork(self) -> None:
        """Start over in a forked child."""
        self._reset_waiters()
        self._listener.reset_after_fork()

    def wait_blocking(self, effect: AwaitSettle) -> Woken | WaitedOut:
        """Wait in this thread; timed by the event itself."""
        self._listener.start()
        event = threading.Event()
        with self._register_signal(effect, event.set) as signal:
            left = _get_wait_left(self._announce_wait(effect))
            delays = _PollDelays(min(effect.upto_ms, left or 0), self._listener)
            while left is not None and delays.left > 0:
                event.wait(delays.next_delay() / 1000)
                event.clear()
                if signal.ended or _get_wait_left(self._announce_wait(effect)) is None:
                    return _WOKEN
        return _WOKEN if left is None or left <= effect.upto_ms else _WAITED_OUT

    async def wait_async(self, effect: AwaitSettle) -> Woken | WaitedOut:
        """Wait without blocking the loop; timed by the injected clock."""
        self._listener.start()
        event = asyncio.Event()
        with self._register_signal(effect, make_task_waker(asyncio.get_running_loop(), event)) as signal:
            left = _get_wait_left(await self._announce_wait_async(effect))
            delays = _PollDelays(min(effect.upto_ms, left or 0), self._listener)
            while left is not None and delays.left > 0:
                await self._wait_for_event(event, delays.next_delay())
                event.clear()
                if signal.ended or _get_wait_left(await self._announce_wait_async(effect)) is None:
                    return _WOKEN
        return _WOKEN if left is None or left <= effect.upto_ms else _WAITED_OUT

    @contextmanager
    def _register_signal(self, effect: AwaitSettle, wake: WakeCallback) -> Iterator["_WaitSignal"]:
        signal = _WaitSignal(wake)
        digest = row_codec.digest_name(effect.key).hex()
        with (
            self._waiters.register_waiter(digest, signal.mark_ended),
            self._unsure.register_waiter(_ALL_WAITERS, wake),
        ):
            yield signal

    def _announce_wait(self, effect: AwaitSettle) -> Any:
        """Announce a wait.

        Of several simultaneous announcements the later ones may fail, so they are repeated.
        """
        answer = self._ask(effect)
        for _ in range(MAX_ANNOUNCEMENTS):
            if not _is_unheard(answer):
                break
            answer = self._ask(effect)
        return answer

    async def _announce_wait_async(self, effect: AwaitSettle) -> Any:
        answer = await self._ask_async(effect)
        for _ in range(MAX_ANNOUNCEMENTS):
            if not _is_unheard(answer):
                break
            answer = await self._ask_async(effect)
        return answer

    async def _wait_for_event(self, event: asyncio.Event, ms: float) -> None:
        """Wait for the event for at most ``ms``; a timeout sets the event too."""

        def set_event(_asleep: asyncio.Future[None]) -> None:
            event.set()

        timer: asyncio.Future[None] = asyncio.ensure_future(self._clock.sleep_async(ms))
        timer.add_done_callback(set_event)
        try:
            await event.wait()
        finally:
            timer.remove_done_callback(set_event)
            timer.cancel()

    def _handle_notification(self, name: str | None) -> None:
        if name is None:
            self._unsure.wake_waiters(_ALL_WAITERS)
        else:
            self._waiters.wake_waiters(name)


class _WaitSignal:
    """Called when the awaited call has ended, or when a notice may have been missed; ``ended`` tells which."""

    def __init__(self, wake: WakeCallback) -> None:
        self.ended = False
        self._wake = wake

    def mark_ended(self) -> None:
        """Mark the call as ended and wake the waiter."""
        self.ended = True
        self._wake()


def _is_unheard(answer: Any) -> bool:
    return isinstance(answer, WaitStatus) and not answer.heard


def _get_wait_left(answer: Any) -> float | None:
    """Return how long to wait; None if no process runs the call, or it is unknown: the claim that follows will find out."""
    if not isinstance(answer, WaitStatus) or answer.left is None:
        return None
    return None if answer.left < 0 else answer.left + 1


class _PollDelays:
    """The pauses between polls: 5, 10, 20, … ms, ``ms`` in total; longer ones while NOTIFY works."""

    def __init__(self, ms: float, listener: SettleListener) -> None:
        self.left = ms
        self._listener = listener
        self._pause = FIRST_POLL_MS

    def next_delay(self) -> float:
        """Return the next pause."""
        pause = min(self._pause, self.left)
        self.left -= pause
        longest = MAX_LISTENING_POLL_MS if self._listener.listening else MAX_POLL_MS
        self._pause = min(longest, self._pause * 2)
        return pause
