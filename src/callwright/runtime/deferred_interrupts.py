"""Awaits what a call is waiting for while its caller may cancel: a write to its end, a mere wait until the caller lets go.

What interrupts the call is kept until the call is settled, and raised then. Knows no effect of the call.
"""

import asyncio
from collections.abc import Awaitable

from callwright.domain.effects import Answer, Cancelled


class DeferredInterrupts:
    """What interrupts one call, and the waits that it may interrupt.

    ``interruption`` is the caller's cancellation or a signal of the whole program, from when it came until it is raised.
    """

    interruption: BaseException | None = None

    def defer_interrupt(self, by: BaseException) -> None:
        """Keep what interrupted the call until it is settled: the first cancellation, unless a signal comes after it."""
        if self.interruption is None or not isinstance(by, asyncio.CancelledError):
            self.interruption = by

    def reraise_deferred(self) -> None:
        """Raise what interrupted the call, once it is settled: a signal, or the very cancellation that the caller sent.

        It has to be that very exception: anyio recognises the cancellations of its scopes by their message.
        """
        if self.interruption is None:
            return
        interruption, self.interruption = self.interruption, None
        try:
            raise interruption
        finally:
            del (
                interruption
            )  # the exception's traceback holds this frame: a ring that only the collector takes apart

    async def _await_to_completion(self, waiting: Awaitable[Answer]) -> Answer:
        write = asyncio.ensure_future(waiting)
        while not write.done():
            try:
                await asyncio.shield(write)
            except asyncio.CancelledError as cancellation:
                self.defer_interrupt(cancellation)
        return write.result()

    async def _await_cancellable(self, waiting: Awaitable[Answer]) -> Answer:
        try:
            return await waiting
        except asyncio.CancelledError as cancellation:
            self.defer_interrupt(cancellation)
            return Cancelled()
