"""Calls of a legacy server that wait for an answer while their caller, a modern client, has none of its requests open.

The server asks on the stream of the call; the client can only be asked by ending its request. So the call is parked under
a handle, the client gets the question with the handle as its state, and its next request takes the answers to the call.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from msgspec import Raw

from callwright.relay import Relay, RpcFault
from callwright.tools.mcp.exchange import Result

_KEPT_S: Final = 600.0
_MOST: Final = 1000
_BEFORE: Final = "parked:"


class _Parked:
    """One call that may wait."""

    def __init__(self, outer: Relay) -> None:
        self.outer = outer
        self.questions: dict[str, tuple[dict[str, Any], asyncio.Future[dict[str, Any]]]] = {}
        self.asked = asyncio.Event()
        self.task: asyncio.Future[Result] | None = None
        self.expiry: asyncio.TimerHandle | None = None
        self._number = 0

    def relay(self) -> Relay:
        """What the call sees: a caller that can be asked."""
        outer = self.outer
        inner = Relay(
            outer.era,
            outer.capabilities,
            outer.client,
            outer.meta,
            outer.progress,
            outer.log_level,
            self._tell,
            self._ask,
        )
        inner.leaving = outer.leaving
        return inner

    def _tell(self, method: str, params: dict[str, Any]) -> None:
        """Whoever is there now: the caller's next request brings another relay."""
        self.outer.tell(method, params)

    async def _ask(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        self._number += 1
        name = f"question-{self._number}"
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.questions[name] = ({"method": method, "params": params}, future)
        self.asked.set()
        try:
            return await future
        finally:
            self.questions.pop(name, None)

    def drop(self) -> None:
        """Nobody will answer."""
        if self.task is not None:
            self.task.cancel()


class Parking:
    """The calls of one server that may wait."""

    def __init__(self) -> None:
        self._parked: dict[str, _Parked] = {}

    def holds(self, state: str | None) -> bool:
        """Whether this state names a call that waits here."""
        return state is not None and state in self._parked

    async def run(self, relay: Relay, send: Callable[[Relay], Awaitable[Result]]) -> Result:
        """Run a call until it ends or asks something."""
        parked = _Parked(relay)
        parked.task = asyncio.ensure_future(send(parked.relay()))
        return await self._wait(parked)

    async def resume(self, relay: Relay) -> Result:
        """Take the answers to the call that waits for them, and go on waiting for its end."""
        relay.leaving()  # the request was sent long ago
        parked = self._parked.pop(relay.state or "")
        if parked.expiry is not None:
            parked.expiry.cancel()
        parked.outer = relay
        parked.asked.clear()
        for name, (_, future) in list(parked.questions.items()):
            answer = (relay.answers or {}).get(name)
            if isinstance(answer, dict) and not future.done():
                future.set_result(answer)
        if any(not future.done() for _, future in parked.questions.values()):
            parked.asked.set()
        return await self._wait(parked)

    async def _wait(self, parked: _Parked) -> Result:
        assert parked.task is not None
        asked = asyncio.ensure_future(parked.asked.wait())
        either: set[asyncio.Future[Any]] = {parked.task, asked}
        try:
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            parked.drop()
            raise
        finally:
            asked.cancel()
        if parked.task.done():
            return parked.task.result()
        return self._park(parked)

    def _park(self, parked: _Parked) -> Result:
        if len(self._parked) >= _MOST:
            parked.drop()
            raise RpcFault(-32603, "Too many calls wait for an answer.")
        handle = _BEFORE + secrets.token_urlsafe(24)
        self._parked[handle] = parked
        parked.expiry = asyncio.get_running_loop().call_later(_KEPT_S, self._expire, handle)
        questions = {
            name: question for name, (question, future) in parked.questions.items() if not future.done()
        }
        asked = {"resultType": "input_required", "inputRequests": questions, "requestState": handle}
        return {name: Raw(msgspec.json.encode(one)) for name, one in asked.items()}

    def _expire(self, handle: str) -> None:
        parked = self._parked.pop(handle, None)
        if parked is not None:
            parked.drop()

    def close(self) -> None:
        """End every call that waits."""
        for handle in list(self._parked):
            self._expire(handle)
