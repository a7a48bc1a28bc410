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
from callwright.runtime.enclosing_call import ENCLOSING_CALL, EnclosingCall
from callwright.runtime.exception_mapping import exception_to_answer
from callwright.runtime.result_to_json import convert_return_value, convert_return_value_async
from callwright.runtime.tracebacks import record_exception
from callwright.runtime.workers import Workers

LateAnswerHandler = Callable[[Execute, "Returned | Raised", "Claimed | None"], None]
"""Told the answer of a blocking function that was given up and ends after all, and the claim that it ran under."""

_GRACE_S = 1.0
"""How much longer than its limit a coroutine on our own loop is waited for: it cancels itself at the limit."""

_NO_LOCK = contextlib.nullcontext()
"""In the place of a lock, where a tool runs in its caller's own thread."""


class ToolAttempt:
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
    enclosing: EnclosingCall | None = None
    _outer: EnclosingCall | None = None
    may_begin: Callable[[], bool] | None = None
    _thrown: "asyncio.CancelledError | None" = None
    interruption: BaseException | None = None
    _sends = False

    def __init__(
        self,
        tool: Tool,
        contract: Contract,
        effect: Execute,
        context: CallContext,
        late: LateAnswerHandler | None,
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
        with self._gate or _NO_LOCK:
            if self._over:
                raise NotApplied("timeout")
            self._in_step = True

    def end_step(self, *, applied: bool) -> None:
        """The step has ended; ``applied`` is False only where it is known to have had no effect."""
        with self._gate or _NO_LOCK:
            self._in_step = False
            if applied:
                self.started = True

    # --- blocking -----------------------------------------------------------------------------------------------

    def run(self, workers: Workers) -> Returned | Raised:
        """Run it and wait, at most as long as the effect says."""
        mode = self._tool.mode
        if mode == "inline":
            return self._run_blocking_job()
        seconds = self._effect.timeout_ms / 1000
        if mode == "async":
            self._lock = threading.Lock()
            future, grace = workers.start(self._await_answer(self._run_with_limit(seconds))), _GRACE_S
        else:
            future, grace = workers.submit(self._run_blocking_job, self._name_thread_group()), 0.0
        try:
            answer: Returned | Raised = future.result(seconds + grace)
        except TimeoutError:
            return self._time_out_job(future)
        except CancelledError:  # the app was closed before it began
            return Raised("cancelled", NOT_SENT, "CancelledError")
        if isinstance(self.interruption, asyncio.CancelledError):
            self.interruption = None  # by the app's end at most: nobody cancels a caller that blocks
        return answer

    def _name_thread_group(self) -> str:
        """What shares a bounded number of threads: what hangs together."""
        return f"{self._contract.name}@{self._contract.endpoint or ''}"

    def _run_blocking_job(self) -> Returned | Raised:
        """Run a blocking tool in a thread; an answer for which nobody waits any more is told late."""
        answer = self._invoke_blocking()
        if self._lock is not None:
            with self._lock:
                self._answer, late = answer, self._abandoned
            if late:
                self._report_late_answer(answer)
        return answer

    def abandon(self) -> None:
        """Nobody waits for the thread any more: whatever it answers, or has just answered, is told late. Idempotent."""
        if self._lock is None:
            return
        with self._lock:
            answer = None if self._abandoned else self._answer
            self._abandoned = True
        if answer is not None:
            self._report_late_answer(answer)

    def _report_late_answer(self, answer: Returned | Raised) -> None:
        if self._late is not None:
            self._late(self._effect, answer, self.claimed)

    def _invoke_blocking(self) -> Returned | Raised:
        """Run a blocking tool to its answer, in whatever thread this is."""
        outer = ENCLOSING_CALL.get()
        ENCLOSING_CALL.set(self.enclosing)
        try:
            given = self._invoke_tool()
            if inspect.iscoroutine(given) or inspect.isasyncgen(given):
                given = asyncio.run(self._await_or_drain(given))
            return self._convert_value(given)
        except KeyboardInterrupt as signal:
            self.interruption = signal
            return self.build_cancelled_answer()
        except BaseException as fault:  # noqa: BLE001 - whatever a tool raises is an answer
            return self.build_exception_answer(fault)
        finally:
            ENCLOSING_CALL.set(outer)

    async def _await_or_drain(self, given: Any) -> Any:
        """What an awaitable or an async iterator comes to."""
        value = given if isinstance(given, AsyncIterator) else await given
        return await convert_return_value_async(value, max_bytes=self._contract.max_output_bytes)

    def _invoke_tool(self) -> Any:
        # Either it has begun, and is told so, or it was given up before and never will.
        may_begin = self.may_begin is None or self.may_begin()
        with self._lock or _NO_LOCK:
            if self._left or not may_begin:
                raise NotApplied("timeout")
            self._entered, context = True, self.context
        return self._tool.invoke(self._effect.arguments, context)

    def _time_out_job(self, future: "Future[Returned | Raised]") -> Raised:
        self._withdraw_job(future)
        return self.build_timeout_answer() if self._entered else Raised("timeout", NOT_SENT, "TimeoutError")

    def _withdraw_job(self, future: "Future[Returned | Raised]") -> None:
        """Nobody waits for it any more: what has not begun never will, what runs may still tell."""
        with self._lock or _NO_LOCK:
            self._left = True
        if not future.cancel():
            self.abandon()

    # --- on a loop ----------------------------------------------------------------------------------------------

    def start_on_loop(self, workers: Workers) -> Returned | Raised | Awaitable[Returned | Raised]:
        """Run it on the running loop: its answer when it does not have to wait, else what to await."""
        mode = self._tool.mode
        if mode == "thread":
            return self._run_in_thread(workers)
        return self._run_blocking_job() if mode == "inline" else self._run_to_first_wait()

    def _run_to_first_wait(self) -> Returned | Raised | Awaitable[Returned | Raised]:
        """Run a coroutine up to its first wait: many never wait, and a limit would cost them more than they do."""
        self._outer = outer = ENCLOSING_CALL.get()
        ENCLOSING_CALL.set(self.enclosing)
        ended = True
        try:
            given = self._tool.invoke(self._effect.arguments, self.context)
            if type(given) is types.CoroutineType:
                try:
                    waiting = given.send(None)
                except StopIteration as end:
                    if not hasattr(end.value, "__anext__"):
                        returned = convert_return_value(end.value, max_bytes=self._contract.max_output_bytes)
                        return returned if self.started is None else self._add_started_flag(returned)
                    running = self._start_coroutine(self._await_or_drain(end.value))
                else:
                    running = self._resume_coroutine(given, waiting)
            else:
                running = self._start_coroutine(self._await_or_drain(given))
            ended = False
        except KeyboardInterrupt as signal:
            self.interruption = signal
            return self.build_cancelled_answer()
        except BaseException as fault:  # noqa: BLE001 - whatever a tool raises is an answer
            return self.build_exception_answer(
                fault
            )  # nobody can have cancelled it meanwhile: it did not wait
        finally:
            if ended:
                ENCLOSING_CALL.set(outer)
        return self._await_answer(self._await_with_limit(running, self._effect.timeout_ms / 1000))

    async def _await_answer(self, running: Awaitable[Any]) -> Returned | Raised:
        """Await it to an answer, whatever it raises."""
        try:
            return self._convert_value(await running)
        except TimeoutError as fault:
            return self.build_timeout_answer() if self.expired else self._answer_exception(fault)
        except KeyboardInterrupt as signal:
            self.interruption = signal
            return self.build_cancelled_answer()
        except GeneratorExit as fault:
            if self._closing:
                raise
            return self.build_exception_answer(fault)
        except BaseException as fault:  # noqa: BLE001 - whatever a tool raises is an answer
            return self._answer_exception(fault)
        finally:
            ENCLOSING_CALL.set(self._outer)

    async def _run_with_limit(self, seconds: float) -> Any:
        """The whole tool under its limit, for a loop of our own."""
        ENCLOSING_CALL.set(self.enclosing)
        return await self._await_with_limit(
            self._start_coroutine(self._await_or_drain(self._invoke_tool())), seconds
        )

    async def _await_with_limit(self, running: Any, seconds: float) -> Any:
        """What the coroutine of a tool comes to, within the limit; as ``asyncio.timeout``, at half its cost."""
        task = asyncio.current_task()
        assert task is not None
        self._cancelled_before = before = task.cancelling()
        # In a context of its own: a loop may hold on to a timer long after it was cancelled, and the caller's context with it.
        timer = task.get_loop().call_later(seconds, self._expire, task, context=Context())
        try:
            value = await running
            if isinstance(value, AsyncIterator):
                running = self._start_coroutine(self._await_or_drain(value))
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

    async def _run_in_thread(self, workers: Workers) -> Returned | Raised:
        loop = asyncio.get_running_loop()
        over = loop.create_future()
        future = workers.submit(self._run_blocking_job, self._name_thread_group())
        # As asyncio.wait with a limit, at half its cost. The timer has a context of its own, see ``_await_with_limit``.
        timer = loop.call_later(self._effect.timeout_ms / 1000, _resolve_waiter, over, context=Context())
        future.add_done_callback(lambda _: _resolve_waiter_threadsafe(loop, over))
        try:
            await over
        except asyncio.CancelledError as cancellation:
            self.interruption = cancellation
            self._withdraw_job(future)
            return (
                self.build_cancelled_answer()
                if self._entered
                else Raised("cancelled", NOT_SENT, "CancelledError")
            )
        finally:
            timer.cancel()
        return future.result() if future.done() else self._time_out_job(future)

    def _answer_exception(self, fault: BaseException) -> Raised:
        """What it raised; whatever that is when our caller has cancelled meanwhile is the cancellation.

        Where it has been left, it is we who cancel, and the caller is not to be told so.
        """
        task = asyncio.current_task()
        cancelled = 0 if self._left or task is None else task.cancelling() - self._cancelled_before
        if cancelled == 1 and task is not None and _is_left_by_task_group(fault):
            cancelled = task.uncancel() - self._cancelled_before
        if cancelled <= 0:
            return self.build_exception_answer(fault)
        self.interruption = _find_cancellation(fault) or self._thrown or asyncio.CancelledError()
        return self.build_cancelled_answer()

    @types.coroutine
    def _start_coroutine(self, coroutine: Coroutine[Any, Any, Any]) -> Generator[Any, Any, Any]:
        """Run a coroutine of which nothing has been run yet."""
        self._closing = False
        try:
            waiting = coroutine.send(None)
        except StopIteration as end:
            return end.value
        return (yield from self._resume_coroutine(coroutine, waiting))

    @types.coroutine
    def _resume_coroutine(
        self, coroutine: Coroutine[Any, Any, Any], waiting: Any
    ) -> Generator[Any, Any, Any]:
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

    def _convert_value(self, value: Any) -> Returned:
        """What the tool returned, as plain JSON."""
        returned = convert_return_value(value, max_bytes=self._contract.max_output_bytes)
        return returned if self.started is None else self._add_started_flag(returned)

    def _add_started_flag(self, returned: Returned) -> Returned:
        """The answer of a tool that says whether it had started its effect."""
        return replace(returned, started=self.started)

    def build_exception_answer(self, fault: BaseException) -> Raised:
        """What the tool raised, as an answer."""
        answer = exception_to_answer(fault, self._contract, started=self.started)
        return record_exception(answer, fault, self._effect)

    def build_timeout_answer(self) -> Raised:
        """The limit is over and the tool had begun."""
        return Raised("timeout", NO_ANSWER, "TimeoutError", started=self._close_gate())

    def build_cancelled_answer(self) -> Raised:
        """The caller cancelled while the tool ran."""
        return Raised("cancelled", NO_ANSWER, "CancelledError", started=self._close_gate())

    def _close_gate(self) -> bool | None:
        """Nothing may begin any more; and whether it has, None where the tool does not say."""
        if self._gate is None:
            return self.started
        with self._gate:
            self._over = True
            return True if self._in_step else self.started


def _resolve_waiter(over: "asyncio.Future[None]") -> None:
    if not over.done():
        over.set_result(None)


def _resolve_waiter_threadsafe(loop: asyncio.AbstractEventLoop, over: "asyncio.Future[None]") -> None:
    with contextlib.suppress(RuntimeError):  # the loop is closed, and nobody waits there any more
        loop.call_soon_threadsafe(_resolve_waiter, over)


def _find_cancellation(fault: BaseException) -> asyncio.CancelledError | None:
    """The cancellation that a fault is, or came from."""
    chain: BaseException | None = fault
    for _ in range(8):
        if chain is None or isinstance(chain, asyncio.CancelledError):
            return chain
        chain = chain.__cause__ or chain.__context__
    return None


def _is_left_by_task_group(fault: BaseException) -> bool:
    """Whether a cancellation may be one that a ``TaskGroup`` of the tool's own asked for and, before Python 3.13, left behind.

    Where a caller cancels at that very moment it is lost, as it would be without us: there the group prefers its errors too.
    """
    chain: BaseException | None = fault
    for _ in range(8 if sys.version_info < (3, 13) else 0):
        if chain is None or isinstance(chain, BaseExceptionGroup):
            return chain is not None
        chain = chain.__context__
    return False
