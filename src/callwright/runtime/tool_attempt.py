"""Run a tool once, with a limit, and report truthfully how it went.

A coroutine is cancelled at its limit; a blocking function is abandoned in its thread, and its late answer is
passed to ``late``. A job that never left the queue has certainly not happened. An attempt never raises: any
exception of a tool, even a ``BaseException``, is an answer; only an interrupt of the whole process is
deferred until the call generator has ended.
"""

import asyncio
import contextlib
import inspect
import sys
import threading
import time
import types
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Generator
from concurrent.futures import CancelledError, Future
from contextvars import Context
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from callwright.core.contracts.key_argument import render_key
from callwright.core.guard import CallerWords
from callwright.domain.contract import Contract, KeyArgument
from callwright.domain.effects import Answer, Claimed, Execute, Raised, Returned
from callwright.domain.evidence import NO_ANSWER, NOT_SENT
from callwright.ports import CallContext, NotApplied, Tool
from callwright.runtime.enclosing_call import ENCLOSING_CALL, EnclosingCall
from callwright.runtime.exception_mapping import exception_to_answer
from callwright.runtime.object_to_json import NotPlainError
from callwright.runtime.result_to_json import (
    convert_flat_object,
    convert_return_value,
    convert_return_value_async,
)
from callwright.runtime.tracebacks import log_unfit_value, record_exception
from callwright.runtime.workers import NoThreadError, Workers

if TYPE_CHECKING:
    from callwright.runtime.call_tracing import TracedTool

LateAnswerHandler = Callable[[Execute, "Returned | Raised", "Claimed | None"], None]
"""Called with the answer of an abandoned blocking function that ends after all, and the claim that it ran under."""

NO_THREAD: Final = Raised("unavailable", NOT_SENT, "NoThreadError")
"""The answer of an attempt for which the process could start no thread: the tool was not entered."""

_GRACE_S = 1.0
"""How much longer than its limit to wait for a coroutine on our own loop: it cancels itself at the limit."""

_WAIT_SLICE_S = 1.0
"""Longest sleep of a thread that waits for a tool; see ``_await_in_slices``."""

_NO_LOCK = contextlib.nullcontext()
"""Used instead of a lock if a tool runs in its caller's own thread."""


def _add_key(argument: KeyArgument, effect: Execute) -> dict[str, Any]:
    """Return the arguments with the key of the call, where it has one."""
    return (
        effect.arguments
        if effect.key is None
        else {**effect.arguments, argument.name: render_key(argument, effect.key)}
    )


class ToolAttempt:
    """One attempt of one tool: knows whether its effect can have begun.

    ``late`` receives the answer of a tool in a thread after the attempt was abandoned; no other answer can be
    late.
    """

    _gate: "threading.Lock | None" = None
    _lock: "threading.Lock | None" = None
    _answer: Returned | Raised | None = None
    _abandoned = False
    _withdrawn = False
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
    ended: Answer | None = None
    """The final answer of an attempt that ran blocking."""
    answer_json = b""
    """The value of its answer as JSON, where that was encoded to convert it; else b""."""

    traced: "TracedTool | None" = None
    """Its tool within the span of the attempt, where calls are traced."""

    _sends = False
    secrets: tuple[str, ...] = ()
    """Names of the arguments that its contract declares secret."""

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
        self._given = (
            effect.arguments if contract.key_argument is None else _add_key(contract.key_argument, effect)
        )
        self._late = late
        self.context = context
        # Set although the class has them: what the first instances have is read fastest, by all later ones.
        self.started = self.claimed = self.enclosing = self.interruption = self._lock = None
        if contract.marks_effect or getattr(tool, "marks_sending", False):
            self._sends = getattr(tool, "marks_sending", False)
            self._gate = threading.Lock()
            self.started = False
        self._mode = tool.mode
        if self._mode == "thread":
            self._lock = threading.Lock()

    @property
    def arguments(self) -> dict[str, Any]:
        """The arguments of the call: the tool is given its key besides, where its contract names an argument for it."""
        return self._effect.arguments

    def is_for(self, effect: Execute) -> bool:
        """Return whether it was made for this effect: one call may have several, of its parts and its stand-in."""
        mine = self._effect
        return (mine.tool, mine.key, mine.attempt) == (effect.tool, effect.key, effect.attempt)

    def has_started(self) -> bool | None:
        """Return whether its effect has begun, also by a nested call; None if the tool does not say."""
        enclosing = self.enclosing
        return True if enclosing is not None and enclosing.writes else self.started

    def begin_effect(self) -> None:
        """Mark that the effect may have happened from here on, called by the tool.

        Refused once the attempt was abandoned.

        A transport that sends its request proves nothing about the effect: answer and contract still decide.
        """
        if self._gate is None:
            self.started = True
            return
        with self._gate:
            if self._over:
                raise NotApplied("timeout")
            self.started = None if self._sends else True

    def begin_step(self) -> None:
        """Mark the start of a step that writes: until it ends, the effect may have started.

        Refused like ``begin_effect``.
        """
        with self._gate or _NO_LOCK:
            if self._over:
                raise NotApplied("timeout")
            self._in_step = True

    def end_step(self, *, applied: bool) -> None:
        """Mark the end of the step; ``applied`` is False only if it is known to have had no effect."""
        with self._gate or _NO_LOCK:
            self._in_step = False
            if applied:
                self.started = True

    # --- blocking -----------------------------------------------------------------------------------------------

    def run(self, workers: Workers) -> Returned | Raised:
        """Run the tool and wait, at most as long as the effect allows."""
        if self._mode == "inline":
            return self._run_blocking_job()
        seconds = self._effect.timeout_ms / 1000
        try:
            future, grace = self._start_job(workers, seconds)
        except NoThreadError:
            return NO_THREAD
        try:
            answer = _await_in_slices(future, seconds + grace)
        except TimeoutError:
            return self._time_out_job(future)
        except CancelledError:  # the app was closed before it began
            return Raised("cancelled", NOT_SENT, "CancelledError")
        if isinstance(self.interruption, asyncio.CancelledError):
            self.interruption = None  # from the app's shutdown at most: no one cancels a blocking caller
        return answer

    def _start_job(self, workers: Workers, seconds: float) -> "tuple[Future[Returned | Raised], float]":
        """Start the tool on the loop of the workers or in a thread; return its future and how much longer to wait for it."""
        if self._mode == "async":
            self._lock = threading.Lock()
            return workers.start(self._run_on_own_loop(seconds)), _GRACE_S
        return workers.submit(self._run_blocking_job, self._name_thread_group()), 0.0

    def _name_thread_group(self) -> str:
        """Return the name of the group that shares a bounded number of threads, so that one hanging endpoint blocks no other."""
        return f"{self._contract.name}@{self._contract.endpoint or ''}"

    def _run_blocking_job(self) -> Returned | Raised:
        """Run a blocking tool in a thread; an answer after the attempt was abandoned is reported late."""
        answer = self._invoke_blocking()
        if self._lock is not None:
            with self._lock:
                self._answer, late = answer, self._abandoned
            if late:
                self._report_late_answer(answer)
        return answer

    def abandon(self) -> None:
        """Stop waiting for the thread: its answer, also one just given, is reported late. Idempotent."""
        if self._lock is None:
            return
        with self._lock:
            answer = None if self._abandoned else self._answer
            self._abandoned = True
        if answer is not None:
            self._report_late_answer(answer)

    def withdraw(self) -> bool:
        """Stop waiting; return whether the tool was entered. If it was not, it never will be; if it runs, it may report late."""
        with self._lock or _NO_LOCK:
            self._withdrawn = True
        self.abandon()
        return self._entered

    def _report_late_answer(self, answer: Returned | Raised) -> None:
        if self._late is not None:
            self._late(self._effect, answer, self.claimed)

    def _invoke_blocking(self) -> Returned | Raised:
        """Run a blocking tool to its answer, in the current thread."""
        outer = ENCLOSING_CALL.get()
        try:
            ENCLOSING_CALL.set(self.enclosing)
            value = self._invoke_tool()
            if inspect.iscoroutine(value) or inspect.isasyncgen(value):
                value = asyncio.run(self._await_or_drain(value))
            return self._convert_value(value)
        except KeyboardInterrupt as signal:
            self.interruption = signal
            return self.build_cancelled_answer() if self._entered else Raised("cancelled", NOT_SENT)
        except BaseException as error:  # noqa: BLE001 - any exception of a tool is an answer
            return self.build_exception_answer(error)
        finally:
            ENCLOSING_CALL.set(outer)

    async def _await_or_drain(self, source: Any) -> Any:
        """Return the value of an awaitable, or the items of an async iterator."""
        value = source if isinstance(source, AsyncIterator) else await source
        return await convert_return_value_async(
            value, max_bytes=self._contract.max_output_bytes, report=self._report_unfit_value
        )

    def _invoke_tool(self) -> Any:
        # Either it has begun and is answered so, or it was abandoned before and never will.
        may_begin = self.may_begin is None or self.may_begin()
        with self._lock or _NO_LOCK:
            if self._withdrawn or not may_begin:
                raise NotApplied("timeout")
            self._entered, context = True, self.context
        return self._tool.invoke(self._given, context)

    def _time_out_job(self, future: "Future[Returned | Raised]") -> Raised:
        self._withdraw_job(future)
        return self.build_timeout_answer() if self._entered else Raised("timeout", NOT_SENT, "TimeoutError")

    def _withdraw_job(self, future: "Future[Returned | Raised]") -> None:
        """Stop waiting for the job: if it has not begun it never will, if it is running it may report late."""
        with self._lock or _NO_LOCK:
            self._withdrawn = True
        if not future.cancel():
            self.abandon()

    # --- on a loop ----------------------------------------------------------------------------------------------

    def start_on_loop(self, workers: Workers) -> Returned | Raised | Awaitable[Returned | Raised]:
        """Run the tool on the running loop; return its answer if it does not have to wait, else an awaitable of it."""
        mode = self._mode
        if mode == "thread":
            return self._run_in_thread(workers)
        return self._run_blocking_job() if mode == "inline" else self._run_to_first_wait()

    def _run_to_first_wait(self) -> Returned | Raised | Awaitable[Returned | Raised]:
        """Run a coroutine up to its first wait: many never wait, and a timeout would cost them more than they do."""
        enclosing = self.enclosing
        self._outer = outer = None if enclosing is None else enclosing.outer
        ENCLOSING_CALL.set(enclosing)
        has_ended = True
        try:
            self._entered = True
            invoke = self._tool.invoke
            value = invoke(self._given, self.context)
            if type(value) is types.CoroutineType:
                try:
                    waiting = value.send(None)
                except StopIteration as end:
                    returned = end.value
                    if type(returned) is dict or not hasattr(returned, "__anext__"):
                        return self._convert_value(returned)
                    running = self._start_coroutine(self._await_or_drain(returned))
                else:
                    running = self._resume_coroutine(value, waiting)
            else:
                running = self._start_coroutine(self._await_or_drain(value))
            has_ended = False
        except KeyboardInterrupt as signal:
            self.interruption = signal
            return self.build_cancelled_answer()
        except BaseException as fault:  # noqa: BLE001 - any exception of a tool is an answer
            return self.build_exception_answer(
                fault
            )  # no one can have cancelled it meanwhile: it did not wait
        finally:
            if has_ended:
                ENCLOSING_CALL.set(outer)
        return self._await_answer(running, self._effect.timeout_ms / 1000)

    async def _await_answer(self, running: Any, seconds: float) -> Returned | Raised:
        """Await a tool's coroutine within the limit, like ``asyncio.timeout`` at half its cost; convert its value or exception to an answer."""
        loop = asyncio.get_running_loop()
        task = asyncio.current_task(loop)
        assert task is not None
        self._cancelled_before = before = task.cancelling()
        # In an empty context: a loop may keep a cancelled timer for a long time, and the caller's context
        # with it.
        timer = loop.call_later(seconds, self._expire, task, context=Context())
        try:
            try:
                value = await running
                # The check of the class is a call of Python for each new type of value, the attribute is not.
                if hasattr(value, "__anext__") and isinstance(value, AsyncIterator):
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
            return self._convert_value(value)
        except BaseException as fault:  # noqa: BLE001 - any exception of a tool is an answer
            return self._convert_fault(fault)
        finally:
            ENCLOSING_CALL.set(self._outer)

    def _convert_fault(self, fault: BaseException) -> Raised:
        """Convert an exception of a tool that had to wait; raise it where it is the end of our own coroutine."""
        if isinstance(fault, TimeoutError) and self.expired:
            return self.build_timeout_answer()
        if isinstance(fault, KeyboardInterrupt):
            self.interruption = fault
            return self.build_cancelled_answer()
        if isinstance(fault, GeneratorExit):
            if self._closing:
                raise fault
            return self.build_exception_answer(fault)
        return self._answer_exception(fault)

    async def _run_on_own_loop(self, seconds: float) -> Returned | Raised:
        return await self._await_answer(self._enter_tool(), seconds)

    async def _enter_tool(self) -> Any:
        """Run the whole tool on a separate event loop."""
        ENCLOSING_CALL.set(self.enclosing)
        return await self._start_coroutine(self._await_or_drain(self._invoke_tool()))

    def _expire(self, task: "asyncio.Task[Any]") -> None:
        self.expired = True
        task.cancel()

    async def _run_in_thread(self, workers: Workers) -> Returned | Raised:
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        try:
            future = workers.submit(self._run_blocking_job, self._name_thread_group())
        except NoThreadError:
            return NO_THREAD
        # Like asyncio.wait with a timeout, at half its cost. The timer has an empty context, see
        # ``_await_with_limit``.
        timer = loop.call_later(self._effect.timeout_ms / 1000, _resolve_waiter, done, context=Context())
        future.add_done_callback(lambda _: _resolve_waiter_threadsafe(loop, done))
        try:
            await done
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
        """Map an exception to an answer; if the caller has cancelled in the meantime, any exception counts as that cancellation.

        After ``withdraw`` the cancellation came from this class, and the caller must not see it.
        """
        task = asyncio.current_task()
        cancelled = 0 if self._withdrawn or task is None else task.cancelling() - self._cancelled_before
        if cancelled == 1 and task is not None and _is_left_by_task_group(fault):
            cancelled = task.uncancel() - self._cancelled_before
        if cancelled <= 0:
            return self.build_exception_answer(fault)
        self.interruption = _find_cancellation(fault) or self._thrown or asyncio.CancelledError()
        return self.build_cancelled_answer()

    @types.coroutine
    def _start_coroutine(self, coroutine: Coroutine[Any, Any, Any]) -> Generator[Any, Any, Any]:
        """Run a coroutine that has not been started yet."""
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
        """Resume a coroutine that has already been run up to its first wait."""
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
        """Convert the tool's return value to plain JSON."""
        max_bytes = self._contract.max_output_bytes
        flat = convert_flat_object(value, max_bytes)
        if flat is None:
            returned = convert_return_value(value, max_bytes=max_bytes, report=self._report_unfit_value)
        else:
            returned, self.answer_json = flat
        enclosing = self.enclosing
        says_nothing = self.started is None and (enclosing is None or not enclosing.writes)
        return returned if says_nothing else replace(returned, started=self.has_started())

    def _report_unfit_value(self, error: NotPlainError) -> None:
        log_unfit_value(error, self._effect, self.secrets)

    def build_exception_answer(self, fault: BaseException) -> Raised:
        """Convert the tool's exception to an answer."""
        words = CallerWords(self._effect.arguments)
        answer = exception_to_answer(fault, self._contract, words, started=self.has_started())
        return record_exception(answer, fault, self._effect, self.secrets)

    def build_timeout_answer(self) -> Raised:
        """Build the answer for a tool that had begun and exceeded its limit."""
        return Raised("timeout", NO_ANSWER, "TimeoutError", started=self._close_gate())

    def build_cancelled_answer(self) -> Raised:
        """Build the answer for a caller that cancelled while the tool ran."""
        return Raised("cancelled", NO_ANSWER, "CancelledError", started=self._close_gate())

    def _close_gate(self) -> bool | None:
        """Close the gate; return whether the effect had begun, None if the tool does not say."""
        if self._gate is None:
            return self.has_started()
        with self._gate:
            self._over = True
            return True if self._in_step else self.has_started()


def _await_in_slices(future: "Future[Returned | Raised]", seconds: float) -> Returned | Raised:
    """Wait for a future in slices of at most ``_WAIT_SLICE_S``; raise ``TimeoutError`` after ``seconds``.

    Python handles a signal between two instructions. One that arrives after the last check and before the thread sleeps on the lock would
    be handled only when the wait ends, that is, a Ctrl-C after the tool's whole limit.
    """
    deadline = time.monotonic() + seconds
    while True:
        left = deadline - time.monotonic()
        try:
            return future.result(min(left, _WAIT_SLICE_S))
        except TimeoutError:
            if left <= _WAIT_SLICE_S:
                raise


def _resolve_waiter(waiter: "asyncio.Future[None]") -> None:
    if not waiter.done():
        waiter.set_result(None)


def _resolve_waiter_threadsafe(loop: asyncio.AbstractEventLoop, waiter: "asyncio.Future[None]") -> None:
    with contextlib.suppress(RuntimeError):  # the loop has closed, so nothing waits in it
        loop.call_soon_threadsafe(_resolve_waiter, waiter)


def _find_cancellation(fault: BaseException) -> asyncio.CancelledError | None:
    """Return the cancellation that a fault is or was caused by, or None."""
    chain: BaseException | None = fault
    for _ in range(8):
        if chain is None or isinstance(chain, asyncio.CancelledError):
            return chain
        chain = chain.__cause__ or chain.__context__
    return None


def _is_left_by_task_group(fault: BaseException) -> bool:
    """Return whether a cancellation may come from a ``TaskGroup`` of the tool's own, which before Python 3.13 left it behind.

    A caller's cancellation at the same moment is lost, as it would be without us: the group prefers its
    errors too.
    """
    chain: BaseException | None = fault
    for _ in range(8 if sys.version_info < (3, 13) else 0):
        if chain is None or isinstance(chain, BaseExceptionGroup):
            return chain is not None
        chain = chain.__context__
    return False
