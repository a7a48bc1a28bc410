"""Runs a tool once, with a limit, and tells the truth about how it went.

A coroutine is cancelled at its limit; a blocking function is left alone in its thread, and what it returns late is handed
to ``late``. A job that never left the queue has certainly not happened. A job never raises: whatever a tool raises, even
what is no ``Exception``, is an answer; only an interrupt of the whole program is kept and raised when the story is told.
"""

import asyncio
import contextlib
import inspect
import sys
import threading
import types
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Generator
from concurrent.futures import CancelledError, Future
from contextvars import Context
from typing import Any

from msgspec.structs import replace

from callwright.domain.contract import Contract
from callwright.domain.effects import Claimed, Execute, Raised, Returned
from callwright.domain.evidence import NO_ANSWER, NOT_SENT
from callwright.ports import CallContext, NotApplied, Tool
from callwright.runtime.enclosing import ENCLOSING, Enclosing
from callwright.runtime.failures import raised
from callwright.runtime.harvest import aharvest, harvest
from callwright.runtime.tracebacks import record_exception
from callwright.runtime.workers import Workers

Late = Callable[[Execute, "Returned | Raised", "Claimed | None"], None]
"""Told the answer of a blocking function that was given up and ends after all, and the claim that it ran under."""

_GRACE_S = 1.0
"""How much longer than its limit a coroutine on our own loop is waited for: it cancels itself at the limit."""

_NOBODY_ELSE = contextlib.nullcontext()
"""In the place of a lock, where a tool runs in its caller's own thread."""


class Attempt:
    """One attempt of one tool: knows whether its effect can have begun.

    ``late`` is told what a tool in a thread answers after it was given up; no other can be late.
    """

    _gate: "threading.Lock | None" = None
    _lock: "threading.Lock | None" = None
    _answer: Returned | Raised | None = None
    _abandoned = False
    _left = False
    _over = False
    _entered = False
    _closing = True
    _cancelled_before = 0
    _in_step = False
    started: bool | None = None
    expired = False
    claimed: Claimed | None = None
    enclosing: Enclosing | None = None
    _outer: Enclosing | None = None
    may_begin: Callable[[], bool] | None = None
    _thrown: "asyncio.CancelledError | None" = None
    interruption: BaseException | None = None
    _sends = False

    def __init__(
        self, tool: Tool, contract: Contract, effect: Execute, context: CallContext, late: Late | None
    ) -> None:
        self._tool = tool
        self._contract = contract
        self._effect = effect
        self._late = late
        self.context = context
        if contract.marks_effect or getattr(tool, "marks_sending", False):
            self._sends = getattr(tool, "marks_sending", False)
            self._gate = threading.Lock()
            self.started = False
        if tool.mode == "thread":
            self._lock = threading.Lock()

    def begin_effect(self) -> None:
        """The tool says: from here on it may have happened. Refused once the attempt has been given up.

        That a transport sends its request is no statement on the effect: what the answer and the contract say still counts.
        """
        if self._gate is None:
            self.started = True
            return
        with self._gate:
            if self._over:
                raise NotApplied("timeout")
            self.started = None if self._sends else True

    def begin_step(self) -> None:
        """A step that writes begins: until it ends, the effect may have started. Refused as ``begin_effect`` is."""
        with self._gate or _NOBODY_ELSE:
            if self._over:
                raise NotApplied("timeout")
            self._in_step = True

    def end_step(self, *, applied: bool) -> None:
        """The step has ended; ``applied`` is False only where it is known to have had no effect."""
        with self._gate or _NOBODY_ELSE:
            self._in_step = False
            if applied:
                self.started = True

    # --- blocking -----------------------------------------------------------------------------------------------

    def run(self, workers: Workers) -> Returned | Raised:
        """Run it and wait, at most as long as the effect says."""
        mode = self._tool.mode
        if mode == "inline":
            return self._job()
        seconds = self._effect.timeout_ms / 1000
        if mode == "async":
            self._lock = threading.Lock()
            future, grace = workers.start(self._told(self._whole(seconds))), _GRACE_S
        else:
            future, grace = workers.submit(self._job, self._group()), 0.0
        try:
            answer: Returned | Raised = future.result(seconds + grace)
        except TimeoutError:
            return self._given_up(future)
        except CancelledError:  # the app was closed before it began
            return Raised("cancelled", NOT_SENT, "CancelledError")
        if isinstance(self.interruption, asyncio.CancelledError):
            self.interruption = None  # by the app's end at most: nobody cancels a caller that blocks
        return answer

    def _group(self) -> str:
        """What shares a bounded number of threads: what hangs together."""
        return f"{self._contract.name}@{self._contract.endpoint or ''}"

    def _job(self) -> Returned | Raised:
        """Run a blocking tool in a thread; an answer for which nobody waits any more is told late."""
        answer = self._blocking()
        if self._lock is not None:
            with self._lock:
                self._answer, late = answer, self._abandoned
            if late:
                self._tell_late(answer)
        return answer

    def abandon(self) -> None:
        """Nobody waits for the thread any more: whatever it answers, or has just answered, is told late. Idempotent."""
        if self._lock is None:
            return
        with self._lock:
            answer = None if self._abandoned else self._answer
            self._abandoned = True
        if answer is not None:
            self._tell_late(answer)

    def _tell_late(self, answer: Returned | Raised) -> None:
        if self._late is not None:
            self._late(self._effect, answer, self.claimed)

    def _blocking(self) -> Returned | Raised:
        """Run a blocking tool to its answer, in whatever thread this is."""
        outer = ENCLOSING.get()
        ENCLOSING.set(self.enclosing)
        try:
            given = self._call()
            if inspect.iscoroutine(given) or inspect.isasyncgen(given):
                given = asyncio.run(self._finished(given))
            return self._harvested(given)
        except KeyboardInterrupt as signal:
            self.interruption = signal
            return self.let_go()
        except BaseException as fault:  # noqa: BLE001 - whatever a tool raises is an answer
            return self.failed(fault)
        finally:
            ENCLOSING.set(outer)

    async def _finished(self, given: Any) -> Any:
        """What an awaitable or an async iterator comes to."""
        value = given if isinstance(given, AsyncIterator) else await given
        return await aharvest(value, max_bytes=self._contract.max_output_bytes)

    def _call(self) -> Any:
        # Either it has begun, and is told so, or it was given up before and never will.
        may_begin = self.may_begin is None or self.may_begin()
        with self._lock or _NOBODY_ELSE:
            if self._left or not may_begin:
                raise NotApplied("timeout")
            self._entered, context = True, self.context
        return self._tool.invoke(self._effect.arguments, context)

    def _given_up(self, future: "Future[Returned | Raised]") -> Raised:
        self._leave(future)
        return self.timed_out() if self._entered else Raised("timeout", NOT_SENT, "TimeoutError")

    def _leave(self, future: "Future[Returned | Raised]") -> None:
        """Nobody waits for it any more: what has not begun never will, what runs may still tell."""
        with self._lock or _NOBODY_ELSE:
            self._left = True
        if not future.cancel():
            self.abandon()

    # --- on a loop ----------------------------------------------------------------------------------------------

    def begin(self, workers: Workers) -> Returned | Raised | Awaitable[Returned | Raised]:
        """Run it on the running loop: its answer when it does not have to wait, else what to await."""
        mode = self._tool.mode
        if mode == "thread":
            return self._in_thread(workers)
        return self._job() if mode == "inline" else self._first_step()

    def _first_step(self) -> Returned | Raised | Awaitable[Returned | Raised]:
        """Run a coroutine up to its first wait: many never wait, and a limit would cost them more than they do."""
        self._outer = outer = ENCLOSING.get()
        ENCLOSING.set(self.enclosing)
        ended = True
        try:
            given = self._tool.invoke(self._effect.arguments, self.context)
            if type(given) is types.CoroutineType:
                try:
                    waiting = given.send(None)
                except StopIteration as end:
                    if not hasattr(end.value, "__anext__"):
                        returned = harvest(end.value, max_bytes=self._contract.max_output_bytes)
                        return returned if self.started is None else self._marked(returned)
                    running = self._from_start(self._finished(end.value))
                else:
                    running = self._rest(given, waiting)
            else:
                running = self._from_start(self._finished(given))
            ended = False
        except KeyboardInterrupt as signal:
            self.interruption = signal
            return self.let_go()
        except BaseException as fault:  # noqa: BLE001 - whatever a tool raises is an answer
            return self.failed(fault)  # nobody can have cancelled it meanwhile: it did not wait
        finally:
            if ended:
                ENCLOSING.set(outer)
        return self._told(self._awaited(running, self._effect.timeout_ms / 1000))

    async def _told(self, running: Awaitable[Any]) -> Returned | Raised:
        """Await it to an answer, whatever it raises."""
        try:
            return self._harvested(await running)
        except TimeoutError as fault:
            return self.timed_out() if self.expired else self._raised(fault)
        except KeyboardInterrupt as signal:
            self.interruption = signal
            return self.let_go()
        except GeneratorExit as fault:
            if self._closing:
                raise
            return self.failed(fault)
        except BaseException as fault:  # noqa: BLE001 - whatever a tool raises is an answer
            return self._raised(fault)
        finally:
            ENCLOSING.set(self._outer)

    async def _whole(self, seconds: float) -> Any:
        """The whole tool under its limit, for a loop of our own."""
        ENCLOSING.set(self.enclosing)
        return await self._awaited(self._from_start(self._finished(self._call())), seconds)

    async def _awaited(self, running: Any, seconds: float) -> Any:
        """What the coroutine of a tool comes to, within the limit; as ``asyncio.timeout``, at half its cost."""
        task = asyncio.current_task()
        assert task is not None
        self._cancelled_before = before = task.cancelling()
        # In a context of its own: a loop may hold on to a timer long after it was cancelled, and the caller's context with it.
        timer = task.get_loop().call_later(seconds, self._expire, task, context=Context())
        try:
            value = await running
            if isinstance(value, AsyncIterator):
                running = self._from_start(self._finished(value))
                value = await running
        except asyncio.CancelledError as fault:
            if self.expired and task.cancelling() - 1 <= before:
                raise TimeoutError from fault
            raise
        finally:
            timer.cancel()
            if self.expired:
                task.uncancel()
        return value

    def _expire(self, task: "asyncio.Task[Any]") -> None:
        self.expired = True
        task.cancel()

    async def _in_thread(self, workers: Workers) -> Returned | Raised:
        loop = asyncio.get_running_loop()
        over = loop.create_future()
        future = workers.submit(self._job, self._group())
        # As asyncio.wait with a limit, at half its cost. The timer has a context of its own, see ``_awaited``.
        timer = loop.call_later(self._effect.timeout_ms / 1000, _end, over, context=Context())
        future.add_done_callback(lambda _: _end_from_elsewhere(loop, over))
        try:
            await over
        except asyncio.CancelledError as cancellation:
            self.interruption = cancellation
            self._leave(future)
            return self.let_go() if self._entered else Raised("cancelled", NOT_SENT, "CancelledError")
        finally:
            timer.cancel()
        return future.result() if future.done() else self._given_up(future)

    def _raised(self, fault: BaseException) -> Raised:
        """What it raised; whatever that is when our caller has cancelled meanwhile is the cancellation.

        Where it has been left, it is we who cancel, and the caller is not to be told so.
        """
        task = asyncio.current_task()
        cancelled = 0 if self._left or task is None else task.cancelling() - self._cancelled_before
        if cancelled == 1 and task is not None and _left_by_group(fault):
            cancelled = task.uncancel() - self._cancelled_before
        if cancelled <= 0:
            return self.failed(fault)
        self.interruption = _cancellation_in(fault) or self._thrown or asyncio.CancelledError()
        return self.let_go()

    @types.coroutine
    def _from_start(self, coroutine: Coroutine[Any, Any, Any]) -> Generator[Any, Any, Any]:
        """Run a coroutine of which nothing has been run yet."""
        self._closing = False
        try:
            waiting = coroutine.send(None)
        except StopIteration as end:
            return end.value
        return (yield from self._rest(coroutine, waiting))

    @types.coroutine
    def _rest(self, coroutine: Coroutine[Any, Any, Any], waiting: Any) -> Generator[Any, Any, Any]:
        """Go on with a coroutine that has already been run up to its first wait."""
        self._closing = False
        step: Callable[[Any], Any]
        while True:
            try:
                sent = yield waiting
            except BaseException as fault:  # noqa: BLE001 - a cancellation belongs inside the coroutine
                self._closing = isinstance(fault, GeneratorExit)
                if isinstance(fault, asyncio.CancelledError):
                    self._thrown = fault
                step, sent = coroutine.throw, fault
            else:
                step = coroutine.send
            try:
                waiting = step(sent)
            except StopIteration as end:
                return end.value

    # --- answers ------------------------------------------------------------------------------------------------

    def _harvested(self, value: Any) -> Returned:
        """What the tool returned, as plain JSON."""
        returned = harvest(value, max_bytes=self._contract.max_output_bytes)
        return returned if self.started is None else self._marked(returned)

    def _marked(self, returned: Returned) -> Returned:
        """The answer of a tool that says whether it had started its effect."""
        return replace(returned, started=self.started)

    def failed(self, fault: BaseException) -> Raised:
        """What the tool raised, as an answer."""
        answer = raised(fault, self._contract, started=self.started)
        return record_exception(answer, fault, self._effect)

    def timed_out(self) -> Raised:
        """The limit is over and the tool had begun."""
        return Raised("timeout", NO_ANSWER, "TimeoutError", started=self._close())

    def let_go(self) -> Raised:
        """The caller cancelled while the tool ran."""
        return Raised("cancelled", NO_ANSWER, "CancelledError", started=self._close())

    def _close(self) -> bool | None:
        """Nothing may begin any more; and whether it has, None where the tool does not say."""
        if self._gate is None:
            return self.started
        with self._gate:
            self._over = True
            return True if self._in_step else self.started


def _end(over: "asyncio.Future[None]") -> None:
    if not over.done():
        over.set_result(None)


def _end_from_elsewhere(loop: asyncio.AbstractEventLoop, over: "asyncio.Future[None]") -> None:
    with contextlib.suppress(RuntimeError):  # the loop is closed, and nobody waits there any more
        loop.call_soon_threadsafe(_end, over)


def _cancellation_in(fault: BaseException) -> asyncio.CancelledError | None:
    """The cancellation that a fault is, or came from."""
    chain: BaseException | None = fault
    for _ in range(8):
        if chain is None or isinstance(chain, asyncio.CancelledError):
            return chain
        chain = chain.__cause__ or chain.__context__
    return None


def _left_by_group(fault: BaseException) -> bool:
    """Whether a cancellation may be one that a ``TaskGroup`` of the tool's own asked for and, before Python 3.13, left behind.

    Where a caller cancels at that very moment it is lost, as it would be without us: there the group prefers its errors too.
    """
    chain: BaseException | None = fault
    for _ in range(8 if sys.version_info < (3, 13) else 0):
        if chain is None or isinstance(chain, BaseExceptionGroup):
            return chain is not None
        chain = chain.__context__
    return False
