"""Runs a tool once, with a limit, and tells the truth about how it went.

A coroutine is cancelled at its limit; a blocking function is left alone in its thread, and what it returns late is handed
to ``late``. A job that never left the queue has certainly not happened.
"""

import asyncio
import types
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Generator
from concurrent.futures import Future
from typing import Any

from callwright.domain.contract import Contract
from callwright.domain.effects import Execute, Raised, Returned
from callwright.ports import CallContext, Tool
from callwright.runtime.failures import raised
from callwright.runtime.harvest import aharvest, harvest
from callwright.runtime.workers import Workers

Late = Callable[["Future[Any]"], None]
"""Told when a blocking function that was given up returns after all."""

_GRACE_S = 1.0
"""How much longer than its limit a coroutine on our own loop is waited for: it cancels itself at the limit."""


class Attempt:
    """One attempt of one tool: knows whether its effect can have begun."""

    __slots__ = ("_contract", "_effect", "_tool", "cancelled", "context", "expired", "started")

    def __init__(self, tool: Tool, contract: Contract, effect: Execute, context: CallContext) -> None:
        self._tool = tool
        self._contract = contract
        self._effect = effect
        self.context = context
        self.started = not contract.marks_effect
        self.expired = False
        self.cancelled = False

    def begin_effect(self) -> None:
        """The tool says: from here on it may have happened."""
        self.started = True

    # --- blocking -----------------------------------------------------------------------------------------------

    def run(self, workers: Workers, late: Late) -> Returned | Raised:
        """Run it and wait, at most as long as the effect says."""
        mode = self._tool.mode
        if mode == "inline":
            return self._inline()
        seconds = self._effect.timeout_ms / 1000
        if mode == "async":
            future, grace = workers.start(self._limited(seconds)), _GRACE_S
        else:
            future, grace = workers.submit(self._call), 0.0
        try:
            return self.harvested(future.result(seconds + grace))
        except TimeoutError as fault:
            return self._late_or_failed(future, fault, late)
        except Exception as fault:  # noqa: BLE001 - whatever a tool raises is an answer
            return self.failed(fault)

    def _inline(self) -> Returned | Raised:
        try:
            return self.harvested(self._call())
        except Exception as fault:  # noqa: BLE001 - whatever a tool raises is an answer
            return self.failed(fault)

    def _call(self) -> Any:
        return self._tool.invoke(self._effect.arguments, self.context)

    def _late_or_failed(self, future: "Future[Any]", fault: TimeoutError, late: Late) -> Raised:
        if future.done():
            return self.timed_out() if self.expired else self.failed(fault)
        if future.cancel():
            return Raised("timeout", "no", "TimeoutError")
        future.add_done_callback(late)
        return self.timed_out()

    # --- on a loop ----------------------------------------------------------------------------------------------

    def begin(self, workers: Workers, late: Late) -> Returned | Raised | Awaitable[Returned | Raised]:
        """Run it on the running loop: its answer when it does not have to wait, else what to await."""
        seconds = self._effect.timeout_ms / 1000
        if self._tool.mode == "thread":
            return self._told(self._in_thread(workers, late, seconds))
        try:
            given, done = self._first_step()
        except asyncio.CancelledError as fault:
            return self._let_go(fault)
        except Exception as fault:  # noqa: BLE001 - whatever a tool raises is an answer
            return self.failed(fault)
        if done and not hasattr(given, "__anext__"):
            return harvest(given, max_bytes=self._contract.max_output_bytes)
        return self._told(self._awaited(given, seconds))

    def _first_step(self) -> tuple[Any, bool]:
        """Run a coroutine up to its first wait: many never wait, and a limit would cost them more than they do."""
        coroutine = self._call()
        if type(coroutine) is not types.CoroutineType:
            return coroutine, False
        try:
            waiting = coroutine.send(None)
        except StopIteration as end:
            return end.value, True
        return _rest(coroutine, waiting), False

    async def _told(self, running: Awaitable[Any]) -> Returned | Raised:
        """Await it to an answer, whatever it raises."""
        try:
            return self.harvested(await running)
        except TimeoutError as fault:
            return self.timed_out() if self.expired else self.failed(fault)
        except asyncio.CancelledError as fault:
            return self._let_go(fault)
        except Exception as fault:  # noqa: BLE001 - whatever a tool raises is an answer
            return self.failed(fault)

    async def _limited(self, seconds: float) -> Any:
        """The whole tool under its limit, for a loop of our own."""
        return await self._awaited(self._call(), seconds)

    async def _awaited(self, given: Any, seconds: float) -> Any:
        """What an awaitable or an async iterator comes to, within the limit."""
        limit = asyncio.timeout(seconds)
        try:
            async with limit:
                value = given if isinstance(given, AsyncIterator) else await given
                if isinstance(value, AsyncIterator):
                    return await aharvest(value, max_bytes=self._contract.max_output_bytes)
                return value
        finally:
            self.expired = limit.expired()

    async def _in_thread(self, workers: Workers, late: Late, seconds: float) -> Any:
        future = workers.submit(self._call)
        waiter = asyncio.wrap_future(future)
        try:
            done, _ = await asyncio.wait([waiter], timeout=seconds)
        except asyncio.CancelledError:
            if future.cancel():
                self.started = False
            else:
                future.add_done_callback(late)
            raise
        return waiter.result() if done else self._late_or_failed(future, TimeoutError(), late)

    def _let_go(self, fault: asyncio.CancelledError) -> Raised:
        """A cancellation of our caller is one; a tool that cancels itself has failed."""
        task = asyncio.current_task()
        if task is None or not task.cancelling():
            return self.failed(fault)
        self.cancelled = True
        return self.let_go()

    # --- answers ------------------------------------------------------------------------------------------------

    def harvested(self, value: Any) -> Returned:
        """What the tool returned, as plain JSON."""
        return (
            value
            if isinstance(value, Returned)
            else harvest(value, max_bytes=self._contract.max_output_bytes)
        )

    def failed(self, fault: BaseException) -> Raised:
        """What the tool raised, as an answer."""
        return raised(fault, self._contract, started=self.started)

    def timed_out(self) -> Raised:
        """The limit is over and the tool had begun."""
        return Raised("timeout", "maybe" if self.started else "no", "TimeoutError")

    def let_go(self) -> Raised:
        """The caller cancelled while the tool ran."""
        return Raised("cancelled", "maybe" if self.started else "no", "CancelledError")


@types.coroutine
def _rest(coroutine: Coroutine[Any, Any, Any], waiting: Any) -> Generator[Any, Any, Any]:
    """Go on with a coroutine that has already been run up to its first wait."""
    step: Callable[[Any], Any]
    while True:
        try:
            sent = yield waiting
        except BaseException as fault:  # noqa: BLE001 - a cancellation belongs inside the coroutine
            step, sent = coroutine.throw, fault
        else:
            step = coroutine.send
        try:
            waiting = step(sent)
        except StopIteration as end:
            return end.value
