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
from callwright.stores.postgres import rows
from callwright.stores.postgres.calls import Awaiting
from callwright.stores.postgres.link import Address
from callwright.stores.postgres.pool import FIRST_PAUSE_MS, LONGEST_PAUSE_MS
from callwright.stores.waiting import Waiters, Wake, wake_task

FIRST_LOOK_MS = 5.0
LOOK_EVERY_MS = 250.0
"""While nobody tells, another process's settle is seen after at most this long."""

LOOK_SELDOM_MS = 1_000.0
"""While somebody tells."""

SAY_AGAIN = 5
"""So often it is said again that somebody waits; after that looking has to do."""

_WOKEN = Woken()
_WAITED_OUT = WaitedOut()
_BREAK_OFF = b"."
_EVERYBODY = ""


class Listener:
    """The connection that hears which calls have ended.

    Args:
        address: Where.
        heard: Is told the digest (hex) of a key whose call has ended; None when something may have been missed.
    """

    def __init__(self, address: Address, heard: Callable[[str | None], None]) -> None:
        self._address = address
        self._heard = heard
        self.forked()

    def forked(self) -> None:
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
                self._thread = threading.Thread(target=self._serve, name="callwright-listener", daemon=True)
                self._thread.start()

    def close(self) -> None:
        """Stop listening. Idempotent."""
        if self._closed.is_set():
            return
        self._closed.set()
        self._mouth.send(_BREAK_OFF)
        if self._thread is not None:
            self._thread.join()
        self._ear.close()
        self._mouth.close()

    def _serve(self) -> None:
        pause = FIRST_PAUSE_MS
        while not self._closed.is_set():
            try:
                self._listen()
                pause = FIRST_PAUSE_MS
            except (StoreError, psycopg.Error):
                pause = min(LONGEST_PAUSE_MS, pause * 2)
            if self.listening:
                self.listening = False
                self._heard(None)
            self._closed.wait(pause / 1000)

    def _listen(self) -> None:
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
                for name in _notices(connection.pgconn):
                    self._heard(name)


def _notices(wire: Any) -> Iterator[str]:
    """What has come, straight from the wire: of fifty processes that are told at once each costs the others time."""
    wire.consume_input()
    while (notice := wire.notifies()) is not None:
        yield notice.extra.decode()


class Watch:
    """Answers ``AwaitSettle``. A notice that names the key is believed: the claim that follows asks the ledger anyway.

    Args:
        address: Where to listen.
        clock: Times waits on a loop.
        ask: Says, blocking, that somebody waits for a key.
        ask_async: The same on the running loop.
    """

    def __init__(
        self,
        address: Address,
        clock: Clock,
        ask: Callable[[AwaitSettle], Any],
        ask_async: Callable[[AwaitSettle], Awaitable[Any]],
    ) -> None:
        self._clock = clock
        self._ask = ask
        self._ask_async = ask_async
        self._forget()
        self._listener = Listener(address, self._heard)

    def _forget(self) -> None:
        self._waiters, self._unsure = Waiters(), Waiters()

    def wake(self, key: str) -> None:
        """The call with this key has ended, in this process."""
        if self._waiters:
            self._waiters.wake(rows.digest(key).hex())

    def close(self) -> None:
        """Stop listening."""
        self._listener.close()

    def forked(self) -> None:
        """This is a child process now."""
        self._forget()
        self._listener.forked()

    def block(self, effect: AwaitSettle) -> Woken | WaitedOut:
        """Wait in this thread; timed by the event itself."""
        self._listener.start()
        event = threading.Event()
        with self._listening(effect, event.set) as bell:
            left = _left(self._say(effect))
            looks = _Looks(min(effect.upto_ms, left or 0), self._listener)
            while left is not None and looks.left > 0:
                event.wait(looks.next() / 1000)
                event.clear()
                if bell.ended or _left(self._say(effect)) is None:
                    return _WOKEN
        return _WOKEN if left is None or left <= effect.upto_ms else _WAITED_OUT

    async def wait(self, effect: AwaitSettle) -> Woken | WaitedOut:
        """Wait without blocking the loop; timed by the injected clock."""
        self._listener.start()
        event = asyncio.Event()
        with self._listening(effect, wake_task(asyncio.get_running_loop(), event)) as bell:
            left = _left(await self._say_async(effect))
            looks = _Looks(min(effect.upto_ms, left or 0), self._listener)
            while left is not None and looks.left > 0:
                await self._first(event, looks.next())
                event.clear()
                if bell.ended or _left(await self._say_async(effect)) is None:
                    return _WOKEN
        return _WOKEN if left is None or left <= effect.upto_ms else _WAITED_OUT

    @contextmanager
    def _listening(self, effect: AwaitSettle, ring: Wake) -> Iterator["_Bell"]:
        bell = _Bell(ring)
        name = rows.digest(effect.key).hex()
        with self._waiters.waiting(name, bell.tell), self._unsure.waiting(_EVERYBODY, ring):
            yield bell

    def _say(self, effect: AwaitSettle) -> Any:
        """Say that somebody waits. Of several who say so at once, the later ones do not see it yet: they say it again."""
        answer = self._ask(effect)
        for _ in range(SAY_AGAIN):
            if not _unheard(answer):
                break
            answer = self._ask(effect)
        return answer

    async def _say_async(self, effect: AwaitSettle) -> Any:
        answer = await self._ask_async(effect)
        for _ in range(SAY_AGAIN):
            if not _unheard(answer):
                break
            answer = await self._ask_async(effect)
        return answer

    async def _first(self, event: asyncio.Event, ms: float) -> None:
        """Wait for the event, or so long: then the event is set, too."""

        def over(_asleep: asyncio.Future[None]) -> None:
            event.set()

        asleep: asyncio.Future[None] = asyncio.ensure_future(self._clock.asleep(ms))
        asleep.add_done_callback(over)
        try:
            await event.wait()
        finally:
            asleep.remove_done_callback(over)
            asleep.cancel()

    def _heard(self, name: str | None) -> None:
        if name is None:
            self._unsure.wake(_EVERYBODY)
        else:
            self._waiters.wake(name)


class _Bell:
    """Rung when the call that somebody waits for has ended, and when a notice may have been missed; ``ended`` says which."""

    def __init__(self, ring: Wake) -> None:
        self.ended = False
        self._ring = ring

    def tell(self) -> None:
        """It has ended."""
        self.ended = True
        self._ring()


def _unheard(answer: Any) -> bool:
    return isinstance(answer, Awaiting) and not answer.heard


def _left(answer: Any) -> float | None:
    """How long to wait yet; None when nobody runs the call, or nobody can say: the claim that follows will."""
    if not isinstance(answer, Awaiting) or answer.left is None:
        return None
    return None if answer.left < 0 else answer.left + 1


class _Looks:
    """The pauses between looks: 5, 10, 20, … ms, together so many; longer ones while somebody tells."""

    def __init__(self, ms: float, listener: Listener) -> None:
        self.left = ms
        self._listener = listener
        self._pause = FIRST_LOOK_MS

    def next(self) -> float:
        """The next pause."""
        pause = min(self._pause, self.left)
        self.left -= pause
        longest = LOOK_SELDOM_MS if self._listener.listening else LOOK_EVERY_MS
        self._pause = min(longest, self._pause * 2)
        return pause
