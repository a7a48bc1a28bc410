"""Await the operations of a call that its caller may cancel: writes run to completion, plain waits are cancelled.

The interrupt is deferred until the call is settled, and raised then. Knows no effect of the call.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from callwright.domain.effects import Answer, Cancelled

T = TypeVar("T")


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
        """Compute something pure beside the loop; a cancellation meanwhile is deferred."""
        work = asyncio.ensure_future(asyncio.to_thread(compute))
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
