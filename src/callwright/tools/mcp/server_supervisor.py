"""``ServerSupervisor``: opens one server, waits with patience, and opens it again after every outage, for ever.

The decisions are ``core/records/server_state.py``'s; this file waits. May not know processes, HTTP or tools.
"""

import asyncio
import logging
import random
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Final, Protocol

from callwright.core.records.server_state import (
    ServerEvent,
    ServerState,
    advance_server,
    classify_outage,
    make_first_state,
    reset_failures,
)
from callwright.tools.mcp.server_outage import ServerOutageError

log = logging.getLogger("callwright.gateway")

_WORK_STEP_S: Final = 5.0
"""Seconds between two looks at a server that has used up its patience and may still work."""
_SLOT_S: Final = 30.0
"""Seconds after which a slow start no longer keeps others waiting."""
_HASTEN_AFTER_MS: Final = 1000.0
_MIN_RETRY_MS: Final = 1_000
_MAX_RETRY_MS: Final = 10_000


class SupervisorPace(Protocol):
    """Time and chance of a supervisor. Injected, so that tests need not wait."""

    def now_ms(self) -> float:
        """Return milliseconds on a clock that never jumps."""
        ...

    def draw(self) -> float:
        """Return a uniformly random number in 0..1."""
        ...

    async def wait(self, event: asyncio.Event, seconds: float) -> bool:
        """Wait until the event is set, at most that long; return whether it is set."""
        ...


class SystemPace:
    """``SupervisorPace`` on the monotonic clock and the running loop."""

    def now_ms(self) -> float:
        """Return milliseconds of the monotonic clock."""
        return time.monotonic_ns() / 1_000_000

    def draw(self) -> float:
        """Return a uniformly random number in 0..1."""
        return random.random()  # noqa: S311 - it spreads attempts, and protects nothing

    async def wait(self, event: asyncio.Event, seconds: float) -> bool:
        """Wait until the event is set, at most that long; return whether it is set."""
        try:
            async with asyncio.timeout(seconds):
                return await event.wait()
        except TimeoutError:
            return event.is_set()


class SupervisedServer(Protocol):
    """The server under supervision."""

    @property
    def name(self) -> str:
        """Its name in the configuration."""
        ...

    async def open(self) -> None:
        """Open it. Raises ``ServerOutageError``; any other exception is a fault that is reported once and tried again slowly."""
        ...

    def is_working(self) -> bool:
        """Return whether an opening that takes long has shown signs of work since the last time this was asked."""
        ...

    async def abandon(self) -> None:
        """Stop an opening that shows no sign of work."""
        ...


class ServerSupervisor:
    """Keeps one server open.

    Args:
        server: The server.
        patience_s: Seconds that an opening may take without showing work.
        pace: Time and chance.
        changed: Called after every change of the state.
        slots: Limits how many servers start at once; None does not.
    """

    def __init__(
        self,
        server: SupervisedServer,
        patience_s: float,
        pace: SupervisorPace,
        changed: Callable[[], None],
        slots: asyncio.Semaphore | None = None,
    ) -> None:
        self.state: ServerState = make_first_state(pace.now_ms())
        self.reason = ""
        self.fault: Exception | None = None
        """A fault of the first opening that is no outage."""
        self._server = server
        self._patience_s = patience_s
        self._pace = pace
        self._changed = changed
        self._slots = slots
        self._began_ms = pace.now_ms()
        self._ready, self._tried, self._wake = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self._lost = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    # --- questions ----------------------------------------------------------------------------------------------

    @property
    def is_ready(self) -> bool:
        """Whether the server is open."""
        return self.state.phase == "ready"

    @property
    def is_settled(self) -> bool:
        """Whether it has answered once, waits for a person, or has used up the patience of its first start."""
        waited_s = (self._pace.now_ms() - self._began_ms) / 1000
        return self.state.was_ready or self.state.phase == "blocked" or waited_s >= self._patience_s

    @property
    def retry_in_ms(self) -> int | None:
        """Milliseconds until the next attempt; None while the server is open or being opened."""
        due = self.state.retry_at_ms
        return None if due is None else max(0, round(due - self._pace.now_ms()))

    def suggest_retry_ms(self) -> int:
        """Return after how many milliseconds a caller may ask again: at the next attempt.

        An opening that takes long is likely to take as long again: a caller told to ask every second would do nothing else.
        """
        return self.retry_in_ms or round(min(max(self.compute_phase_ms(), _MIN_RETRY_MS), _MAX_RETRY_MS))

    def compute_phase_ms(self) -> float:
        """Return for how many milliseconds the phase has lasted."""
        return self._pace.now_ms() - self.state.since_ms

    async def wait_until_tried(self) -> None:
        """Wait until the first opening has ended, in any way.

        Raises:
            Exception: ``fault``.
        """
        await self._tried.wait()
        if self.fault is not None:
            raise self.fault

    async def wait_until_ready(self, seconds: float) -> float:
        """Wait until the server is open, at most that long; return the seconds that passed.

        A server that waits for a person is not waited for. Otherwise attempts are made about every second meanwhile, since
        a caller needs it, unless it is in a crash loop.
        """
        began_ms = self._pace.now_ms()
        left_s = seconds
        while left_s > 0 and not self.is_ready and self.state.phase not in {"blocked", "closed"}:
            in_loop = self.state.quick_ends > 1
            if self.state.phase == "away" and not in_loop and self.compute_phase_ms() >= _HASTEN_AFTER_MS:
                self._wake.set()
            await self._pace.wait(self._ready, min(left_s, _HASTEN_AFTER_MS / 1000))
            left_s = seconds - (self._pace.now_ms() - began_ms) / 1000
        return seconds - left_s

    async def wait_for_first_try(self, seconds: float) -> None:
        """Wait until the first opening has ended, in any way, at most that long."""
        until_ms = self._pace.now_ms() + seconds * 1000
        while not self._tried.is_set() and (left_s := (until_ms - self._pace.now_ms()) / 1000) > 0:
            await self._pace.wait(self._tried, min(left_s, _HASTEN_AFTER_MS / 1000))

    async def wait_until_open(self) -> None:
        """Wait until the server is open, however long that takes."""
        await self._ready.wait()

    # --- events -------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to supervise."""
        self._task = asyncio.ensure_future(self._run())

    def report_loss(self, outage: ServerOutageError) -> None:
        """Report that the open server is out; ignored unless it is open, because then the outage is known."""
        if self.is_ready:
            self._move(classify_outage(outage.cause), outage)
            self._lost.set()

    def report_answer(self) -> None:
        """Report an answered call: the next outage begins a new series of attempts."""
        if self.state.failures:
            self.state = reset_failures(self.state)

    def retry_now(self) -> None:
        """Make the next attempt at once: the obstacle may have been removed."""
        self._wake.set()

    async def close(self) -> None:
        """End supervision; the server stays as it is."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.wait([task])
        self._move("close", None)

    # --- the loop -----------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            outage = await self._try_opening()
            if outage is None:
                self._lost.clear()
                self._move("answer", None)
                self._tried.set()
                await self._lost.wait()
            else:
                self._move(classify_outage(outage.cause), outage)
                self._tried.set()
            await self._pace.wait(self._wake, (self.retry_in_ms or 0) / 1000)
            self._wake.clear()
            self._move("attempt", None)

    def _move(self, event: ServerEvent, outage: ServerOutageError | None) -> None:
        cause = None if outage is None else outage.cause
        before = self.state
        self.state = advance_server(before, event, self._pace.now_ms(), cause=cause, draw=self._pace.draw())
        if event == "answer":
            self.reason = ""
        elif outage is not None:
            self.reason = outage.message
        if self.is_ready:
            self._ready.set()
        else:
            self._ready.clear()
        if self.state != before:
            self._changed()

    async def _try_opening(self) -> ServerOutageError | None:
        try:
            async with AsyncExitStack() as stack:
                if self._slots is not None:
                    await stack.enter_async_context(self._slots)
                return await self._open_with_patience(stack)
        except ServerOutageError as outage:
            return outage
        except Exception as fault:  # raised by whoever waits for the first try, else logged
            if self._tried.is_set():
                log.exception("A server could not be opened.")
            else:
                self.fault = fault
            return ServerOutageError("bad_config", f"The server {self._server.name} could not be opened.")

    async def _open_with_patience(self, stack: AsyncExitStack) -> ServerOutageError | None:
        """Open the server; return why not if patience is over. Releases the slot in ``stack`` early if it takes long."""
        opening = asyncio.ensure_future(self._server.open())
        ended = asyncio.Event()
        opening.add_done_callback(lambda _: ended.set())
        try:
            first_s = min(_SLOT_S, self._patience_s)
            await self._pace.wait(ended, first_s)
            await stack.aclose()
            if not opening.done() and self._patience_s > first_s:
                await self._pace.wait(ended, self._patience_s - first_s)
            while not opening.done() and self._server.is_working():
                await self._pace.wait(ended, _WORK_STEP_S)
            if opening.done():
                opening.result()
                return None
        finally:
            if not opening.done():
                opening.cancel()
                await asyncio.wait([opening])
        await self._server.abandon()
        words = f"The server {self._server.name} cannot be reached: it did not answer within {self._patience_s:g} s (patience_s)."
        return ServerOutageError("timeout", words)
