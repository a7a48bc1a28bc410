"""Waiting for a running call to end: woken at once within this process, by NOTIFY from others, and by looking now and then.

One connection per process listens, whoever waits for what; it is opened by the first wait. While it cannot listen, waits
look more often. May not know how an entry is stored: it is told how long the lease of a key still runs.
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
from callwright.stores.key_waiters import KeyWaiters, WakeCallback, make_task_waker
from callwright.stores.postgres import row_codec
from callwright.stores.postgres.call_statements import WaitStatus
from callwright.stores.postgres.connect import DatabaseAddress
from callwright.stores.postgres.connection_pool import FIRST_RECONNECT_PAUSE_MS, MAX_RECONNECT_PAUSE_MS

FIRST_POLL_MS = 5.0
MAX_POLL_MS = 250.0
"""While nobody tells, another process's settle is seen after at most this long."""

MAX_LISTENING_POLL_MS = 1_000.0
"""While somebody tells."""

MAX_ANNOUNCEMENTS = 5
"""So often it is said again that somebody waits; after that looking has to do."""

_WOKEN = Woken()
_WAITED_OUT = WaitedOut()
_STOP_BYTE = b"."
_ALL_WAITERS = ""


class SettleListener:
    """The connection that hears which calls have ended.

    Args:
        address: Where.
        heard: Is told the digest (hex) of a key whose call has ended; None when something may have been missed.
    """

    def __init__(self, address: DatabaseAddress, heard: Callable[[str | None], None]) -> None:
        self._address = address
        self._heard = heard
        self.reset_after_fork()

    def reset_after_fork(self) -> None:
        """Start afresh; in a child process the parent's thread is not here."""
        self.listening = False
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._closed = threading.Event()
        self._ear, self._mouth = socket.socketpair()

    def start(self) -> None:
        """Listen from now on."""
        with self._lock:
            if self._thread is None and not self._closed.is_set():
                self._thread = threading.Thread(
                    target=self._run_thread, name="callwright-listener", daemon=True
                )
                self._thread.start()

    def close(self) -> None:
        """Stop listening. Idempotent."""
        if self._closed.is_set():
            return
        self._closed.set()
        self._mouth.send(_STOP_BYTE)
        if self._thread is not None:
            self._thread.join()
        self._ear.close()
        self._mouth.close()

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
                self._heard(None)
            self._closed.wait(pause / 1000)

    def _listen_until_closed(self) -> None:
        with ExitStack() as stack:
            connection = stack.enter_context(self._address.connect())
            selector = stack.enter_context(selectors.DefaultSelector())
            connection.execute(SQL("LISTEN {}").format(Identifier(f"callwright_{self._address.schema}")))
            selector.register(connection.fileno(), selectors.EVENT_READ)
            selector.register(self._ear, selectors.EVENT_READ)
            self.listening = True
            self._heard(None)
            while not self._closed.is_set():
                selector.select()
                for name in _iterate_notifications(connection.pgconn):
                    self._heard(name)


def _iterate_notifications(wire: Any) -> Iterator[str]:
    """What has come, straight from the wire: of fifty processes that are told at once each costs the others time."""
    wire.consume_input()
    while (notice := wire.notifies()) is not None:
        yield notice.extra.decode()


class SettleWatcher:
    """Answers ``AwaitSettle``. A notice that names the key is believed: the claim that follows asks the ledger anyway.

    Args:
        address: Where to listen.
        clock: Times waits on a loop.
        ask: Says, blocking, that somebody waits for a key.
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
        """The call with this key has ended, in this process."""
        if self._waiters:
            self._waiters.wake_waiters(row_codec.digest_name(key).hex())

    def close(self) -> None:
        """Stop listening."""
        self._listener.close()

    def reset_after_fork(self) -> None:
        """This is a child process now."""
        self._reset_waiters()
        self._listener.reset_after_fork()

    def wait_blocking(self, effect: AwaitSettle) -> Woken | WaitedOut:
        """Wait in this thread; timed by the event itself."""
        self._listener.start()
        event = threading.Event()
        with self._register_signal(effect, event.set) as bell:
            left = _get_wait_left(self._announce_wait(effect))
            looks = _PollDelays(min(effect.upto_ms, left or 0), self._listener)
            while left is not None and looks.left > 0:
                event.wait(looks.next_delay() / 1000)
                event.clear()
                if bell.ended or _get_wait_left(self._announce_wait(effect)) is None:
                    return _WOKEN
        return _WOKEN if left is None or left <= effect.upto_ms else _WAITED_OUT

    async def wait_async(self, effect: AwaitSettle) -> Woken | WaitedOut:
        """Wait without blocking the loop; timed by the injected clock."""
        self._listener.start()
        event = asyncio.Event()
        with self._register_signal(effect, make_task_waker(asyncio.get_running_loop(), event)) as bell:
            left = _get_wait_left(await self._announce_wait_async(effect))
            looks = _PollDelays(min(effect.upto_ms, left or 0), self._listener)
            while left is not None and looks.left > 0:
                await self._wait_for_event(event, looks.next_delay())
                event.clear()
                if bell.ended or _get_wait_left(await self._announce_wait_async(effect)) is None:
                    return _WOKEN
        return _WOKEN if left is None or left <= effect.upto_ms else _WAITED_OUT

    @contextmanager
    def _register_signal(self, effect: AwaitSettle, ring: WakeCallback) -> Iterator["_WaitSignal"]:
        bell = _WaitSignal(ring)
        name = row_codec.digest_name(effect.key).hex()
        with (
            self._waiters.register_waiter(name, bell.mark_ended),
            self._unsure.register_waiter(_ALL_WAITERS, ring),
        ):
            yield bell

    def _announce_wait(self, effect: AwaitSettle) -> Any:
        """Say that somebody waits. Of several who say so at once, the later ones do not see it yet: they say it again."""
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
        """Wait for the event, or so long: then the event is set, too."""

        def over(_asleep: asyncio.Future[None]) -> None:
            event.set()

        asleep: asyncio.Future[None] = asyncio.ensure_future(self._clock.sleep_async(ms))
        asleep.add_done_callback(over)
        try:
            await event.wait()
        finally:
            asleep.remove_done_callback(over)
            asleep.cancel()

    def _handle_notification(self, name: str | None) -> None:
        if name is None:
            self._unsure.wake_waiters(_ALL_WAITERS)
        else:
            self._waiters.wake_waiters(name)


class _WaitSignal:
    """Rung when the call that somebody waits for has ended, and when a notice may have been missed; ``ended`` says which."""

    def __init__(self, ring: WakeCallback) -> None:
        self.ended = False
        self._ring = ring

    def mark_ended(self) -> None:
        """It has ended."""
        self.ended = True
        self._ring()


def _is_unheard(answer: Any) -> bool:
    return isinstance(answer, WaitStatus) and not answer.heard


def _get_wait_left(answer: Any) -> float | None:
    """How long to wait yet; None when nobody runs the call, or nobody can say: the claim that follows will."""
    if not isinstance(answer, WaitStatus) or answer.left is None:
        return None
    return None if answer.left < 0 else answer.left + 1


class _PollDelays:
    """The pauses between looks: 5, 10, 20, … ms, together so many; longer ones while somebody tells."""

    def __init__(self, ms: float, listener: SettleListener) -> None:
        self.left = ms
        self._listener = listener
        self._pause = FIRST_POLL_MS

    def next_delay(self) -> float:
        """The next pause."""
        pause = min(self._pause, self.left)
        self.left -= pause
        longest = MAX_LISTENING_POLL_MS if self._listener.listening else MAX_POLL_MS
        self._pause = min(longest, self._pause * 2)
        return pause
