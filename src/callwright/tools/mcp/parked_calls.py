"""Calls of a legacy server that wait for an answer while their caller, a modern client, has no request open.

The server asks on the stream of the call; a modern client can only be asked by ending its request. So the call is parked under
a handle, the client gets the question with the handle as its state, and its next request delivers the answers to the call.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from msgspec import Raw

from callwright.relay import RefusedQuestion, Relay, RpcFaultError
from callwright.tools.mcp.exchange import RawResult

_PARK_TIMEOUT_S: Final = 600.0
_MAX_PARKED: Final = 1000
_MAX_OF_PRINCIPAL: Final = 100
_MAX_OF_TENANT: Final = 400
_HANDLE_PREFIX: Final = "parked:"


class _ParkedCall:
    """One call that may wait."""

    def __init__(self, outer: Relay) -> None:
        self.outer = outer
        self.questions: dict[str, tuple[dict[str, Any], asyncio.Future[dict[str, Any]]]] = {}
        self.asked = asyncio.Event()
        self.task: asyncio.Future[RawResult] | None = None
        self.expiry: asyncio.TimerHandle | None = None
        self._number = 0

    def make_inner_relay(self) -> Relay:
        """Return a relay for the call on which the caller can always be asked."""
        outer = self.outer
        inner = Relay(
            outer.era,
            outer.capabilities,
            outer.client,
            outer.meta,
            outer.progress,
            outer.log_level,
            self._forward_notification,
            self._ask_question,
        )
        inner.leaving = outer.leaving
        inner.server = outer.server
        inner.report_refusal = self._report_refusal
        return inner

    def _forward_notification(self, method: str, params: dict[str, Any]) -> None:
        """Forward a notification to the current request's relay; the caller's next request brings another."""
        self.outer.tell(method, params)

    def _report_refusal(self, question: RefusedQuestion) -> None:
        self.outer.report_refusal(question)

    async def _ask_question(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        self._number += 1
        name = f"question-{self._number}"
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.questions[name] = ({"method": method, "params": params}, future)
        self.asked.set()
        try:
            return await future
        finally:
            self.questions.pop(name, None)

    def cancel_call(self) -> None:
        """Cancel the call: no answer will come."""
        if self.task is not None:
            self.task.cancel()


class ParkedCalls:
    """The calls of one server that may wait."""

    def __init__(self) -> None:
        self._parked: dict[str, _ParkedCall] = {}

    def is_parked(self, state: str | None) -> bool:
        """Return whether this state names a call parked here."""
        return state is not None and state in self._parked

    async def run_call(self, relay: Relay, send: Callable[[Relay], Awaitable[RawResult]]) -> RawResult:
        """Run a call until it ends or asks something."""
        parked = _ParkedCall(relay)
        parked.task = asyncio.ensure_future(send(parked.make_inner_relay()))
        return await self._wait_for_end_or_question(parked)

    async def resume_call(self, relay: Relay) -> RawResult:
        """Deliver the answers to the parked call, and wait until it ends or asks again."""
        relay.leaving()  # the request has been sent long before
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
        return await self._wait_for_end_or_question(parked)

    async def _wait_for_end_or_question(self, parked: _ParkedCall) -> RawResult:
        assert parked.task is not None
        asked = asyncio.ensure_future(parked.asked.wait())
        either: set[asyncio.Future[Any]] = {parked.task, asked}
        try:
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            parked.cancel_call()
            raise
        finally:
            asked.cancel()
        if parked.task.done():
            return parked.task.result()
        return self._park_call(parked)

    def _park_call(self, parked: _ParkedCall) -> RawResult:
        if not self._has_room(parked.outer.owner):
            parked.cancel_call()
            raise RpcFaultError(-32603, "Too many calls wait for an answer.")
        handle = _HANDLE_PREFIX + secrets.token_urlsafe(24)
        self._parked[handle] = parked
        parked.expiry = asyncio.get_running_loop().call_later(_PARK_TIMEOUT_S, self._expire_call, handle)
        questions = {
            name: question for name, (question, future) in parked.questions.items() if not future.done()
        }
        asked = {"resultType": "input_required", "inputRequests": questions, "requestState": handle}
        return {name: Raw(msgspec.json.encode(one)) for name, one in asked.items()}

    def _has_room(self, owner: tuple[str, str] | None) -> bool:
        """Return whether one more call of this principal may wait: none keeps those of others from waiting."""
        if owner is None:
            return len(self._parked) < _MAX_PARKED
        owners = [one.outer.owner for one in self._parked.values() if one.outer.owner is not None]
        of_tenant = sum(one[0] == owner[0] for one in owners)
        return (
            len(self._parked) < _MAX_PARKED
            and owners.count(owner) < _MAX_OF_PRINCIPAL
            and of_tenant < _MAX_OF_TENANT
        )

    def _expire_call(self, handle: str) -> None:
        parked = self._parked.pop(handle, None)
        if parked is not None:
            parked.cancel_call()

    def close(self) -> None:
        """Cancel every parked call."""
        for handle in list(self._parked):
            self._expire_call(handle)
