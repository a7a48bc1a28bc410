"""One listener of the modern era: what it is granted, and the tasks whose status it is told as it changes.

A task's state is asked of whoever has it — the engine of long tools, an approval, a server behind us — at the task's own pace,
so that a notification says what ``tasks/get`` would have said, whatever kind of task it is. May not know HTTP or stdio.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from callwright.core import mcp
from callwright.gateway.mcp.backend import Backend, Incoming
from callwright.gateway.mcp.dispatch import Dispatch
from callwright.gateway.mcp.hub import Put, Subscription, granted
from callwright.relay import Relay, RpcFault

MOST: Final = 64
"""Tasks that one listener is told of."""
TASK: Final = "notifications/tasks"

_SOONEST_MS, _USUAL_MS, _LATEST_MS = 50, 1000, 60_000
_ENDED: Final = frozenset({"completed", "failed", "cancelled"})
_NO_NEWS: Final = frozenset({"lastUpdatedAt", "_meta"})

State = dict[str, Any]


@asynccontextmanager
async def listening(
    dispatch: Dispatch, incoming: Incoming, id_: str | int | None, put: Put
) -> AsyncIterator[None]:
    """Acknowledge a ``subscriptions/listen``, and tell its caller what it asked for until the block ends."""
    backend, wanted = dispatch.backend, incoming.params.get("notifications")
    kinds, uris, said = granted(wanted, backend.hello().capabilities)
    follower = _Follower(backend, incoming)
    tasks = await follower.found(_task_ids(wanted))
    subscription = Subscription(put, kinds, uris, id_)
    if tasks:
        said["taskIds"] = list(tasks)
    subscription.tell("notifications/subscriptions/acknowledged", {"notifications": said})
    dispatch.hub.add(subscription)
    following = [asyncio.ensure_future(follower.follow(*one, subscription)) for one in tasks.items()]
    try:
        for uri in uris:
            await backend.watch(uri, on=True)
        yield
    finally:
        dispatch.hub.drop(subscription)
        for one in following:
            one.cancel()
        await asyncio.gather(*following, return_exceptions=True)


def _task_ids(wanted: Any) -> list[str]:
    asked = wanted.get("taskIds") if isinstance(wanted, dict) else None
    return (
        list(dict.fromkeys(one for one in asked if isinstance(one, str)))[:MOST]
        if isinstance(asked, list)
        else []
    )


class _Follower:
    """Asks for the states of tasks as their owner would."""

    def __init__(self, backend: Backend, incoming: Incoming) -> None:
        self._backend = backend
        self._incoming = incoming

    async def found(self, ids: list[str]) -> dict[str, State]:
        """The tasks that there are for this caller, as they stand."""
        states = await asyncio.gather(*(self._state(one) for one in ids), return_exceptions=True)
        return {id_: one for id_, one in zip(ids, states, strict=True) if isinstance(one, dict)}

    async def follow(self, id_: str, state: State, subscription: Subscription) -> None:
        """Tell of every change until the task has ended; one that had ended before is told of once."""
        if state.get("status") in _ENDED:
            subscription.tell(TASK, state)
        while state.get("status") not in _ENDED:
            await asyncio.sleep(_pace_ms(state) / 1000)
            try:
                now = await self._state(id_)
            except RpcFault as fault:
                if fault.code == mcp.INVALID_PARAMS:
                    return  # there is no such task any more
                continue  # whoever has it is away; its owner would ask again too
            if _news(now) != _news(state):
                subscription.tell(TASK, now)
            state = now

    async def _state(self, id_: str) -> State:
        relay = self._incoming.relay
        asking = Relay("modern", relay.capabilities, relay.client, dict(relay.meta))
        found = await self._backend.request(
            Incoming("tasks/get", {"taskId": id_}, asking, self._incoming.principal)
        )
        if not isinstance(found, dict):
            raise RpcFault(mcp.INTERNAL_ERROR, "The task cannot be read.")
        return {name: value for name, value in found.items() if name != "resultType"}


def _pace_ms(state: State) -> float:
    said: Any = state.get("pollIntervalMs")
    plain = isinstance(said, int | float) and not isinstance(said, bool)
    return float(min(max(said, _SOONEST_MS), _LATEST_MS)) if plain else _USUAL_MS


def _news(state: State) -> State:
    return {name: value for name, value in state.items() if name not in _NO_NEWS}
