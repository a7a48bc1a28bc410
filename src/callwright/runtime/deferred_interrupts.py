"""Await the operations of a call that its caller may cancel: writes run to completion, plain waits are cancelled.

The interrupt is deferred until the call is settled, and raised then. Knows no effect of the call.
"""

import asyncio
import contextvars
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from typing import TypeVar

from callwright.domain.effects import Answer, Cancelled

T = TypeVar("T")


def set_computed(done: "Future[T]", compute: Callable[[], T]) -> None:
    """Set the computed value as the result of a future, or the exception that was raised."""
    try:
        value = compute()
    except BaseException as fault:  # noqa: BLE001 - the exception belongs to the one who waits
        done.set_exception(fault)
    else:
        done.set_result(value)


class DeferredInterrupts:
    """The deferred interrupt of one call, and the waits that it may cancel.

    ``interruption`` is the caller's cancellation or a signal to the whole process, from its arrival until it
    is raised.
    """

    interruption: BaseException | None = None

    def defer_interrupt(self, interrupt: BaseException) -> None:
        """Defer an interrupt until the call is settled: the first cancellation wins, but a signal replaces it."""
        if self.interruption is None or not isinstance(interrupt, asyncio.CancelledError):
            self.interruption = interrupt

    def reraise_deferred(self) -> None:
        """Raise the deferred interrupt once the call is settled: a signal, or the same cancellation that the caller sent.

        It must be the same exception object: anyio recognises the cancellations of its scopes by their
        message.
        """
        if self.interruption is None:
            return
        interruption, self.interruption = self.interruption, None
        try:
            raise interruption
        finally:
            del interruption  # the exception's traceback refers to this frame: a reference cycle

    async def _await_to_completion(self, waiting: Awaitable[Answer]) -> Answer:
        write = asyncio.ensure_future(waiting)
        while not write.done():
            try:
                await asyncio.shield(write)
            except asyncio.CancelledError as cancellation:
                self.defer_interrupt(cancellation)
        return write.result()

    async def compute_in_thread(self, compute: Callable[[], T]) -> T:
        """Run a function in a thread; a cancellation in the meantime is deferred.

        If no thread can be started, it runs on the loop. The loop's thread pool keeps a job for which it could start no
        thread, and may run it later: the function runs once, on the first of the two that begins.
        """
        begun = threading.Lock()
        done: Future[T] = Future()

        def compute_once() -> None:
            if begun.acquire(blocking=False):
                set_computed(done, compute)

        work = asyncio.wrap_future(done)
        try:
            asyncio.get_running_loop().run_in_executor(None, contextvars.copy_context().run, compute_once)
        except RuntimeError:
            compute_once()
        while not work.done():
            try:
                await asyncio.shield(work)
            except asyncio.CancelledError as cancellation:
                self.defer_interrupt(cancellation)
        return work.result()

    async def _await_cancellable(self, waiting: Awaitable[Answer]) -> Answer:
        try:
            return await waiting
        except asyncio.CancelledError as cancellation:
            self.defer_interrupt(cancellation)
            return Cancelled()
