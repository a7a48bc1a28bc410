"""One listener of the modern revision: its granted filters, and the tasks whose status changes it is notified of.

A task's state is polled from its owner (engine of long-running tools, approval, or upstream server) at the task's own
interval, so that a notification equals the answer to ``tasks/get`` for every kind of task. May not know HTTP or stdio.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from callwright.core.protocols import mcp_protocol
from callwright.gateway.mcp.backend_protocol import IncomingRequest, McpBackend
from callwright.gateway.mcp.dispatcher import McpDispatcher
from callwright.gateway.mcp.subscriptions import PutNotification, Subscription, grant_filters
from callwright.relay import Relay, RpcFaultError

MAX_FOLLOWED_TASKS: Final = 64
"""Maximum number of tasks per listener."""
TASK_NOTIFICATION: Final = "notifications/tasks"

_SOONEST_MS, _USUAL_MS, _LATEST_MS = 50, 1000, 60_000
_ENDED_STATUSES: Final = frozenset({"completed", "failed", "cancelled"})
_IGNORED_MEMBERS: Final = frozenset({"lastUpdatedAt", "_meta"})

McpTaskState = dict[str, Any]


@asynccontextmanager
async def open_listener(
    dispatch: McpDispatcher, incoming: IncomingRequest, id_: str | int | None, put: PutNotification
) -> AsyncIterator[None]:
    """Acknowledge ``subscriptions/listen``, and send the requested notifications until the block ends."""
    backend, wanted = dispatch.backend, incoming.params.get("notifications")
    kinds, uris, granted = grant_filters(wanted, backend.describe_server(incoming.principal).capabilities)
    watched: set[str] = set()
    subscription = Subscription(put, kinds, watched, id_, incoming.principal)
    following: list[asyncio.Future[None]] = []
    try:
        for uri in uris:  # those that exist for the principal
            with suppress(RpcFaultError):
                await dispatch.watches.begin(uri, incoming.principal)
                watched.add(uri)
        granted.pop("resourceSubscriptions", None)
        if watched:
            granted["resourceSubscriptions"] = sorted(watched)
        follower = _TaskFollower(backend, incoming)
        tasks = await follower.load_states(_read_task_ids(wanted))
        if tasks:
            granted["taskIds"] = list(tasks)
        subscription.send_notification("notifications/subscriptions/acknowledged", {"notifications": granted})
        dispatch.hub.add(subscription)
        following += [
            asyncio.ensure_future(follower.follow_task(*one, subscription)) for one in tasks.items()
        ]
        yield
    finally:
        dispatch.hub.remove(subscription)
        for one in following:
            one.cancel()
        await asyncio.gather(*following, return_exceptions=True)
        await dispatch.watches.end(watched)


def _read_task_ids(wanted: Any) -> list[str]:
    asked = wanted.get("taskIds") if isinstance(wanted, dict) else None
    return (
        list(dict.fromkeys(one for one in asked if isinstance(one, str)))[:MAX_FOLLOWED_TASKS]
        if isinstance(asked, list)
        else []
    )


class _TaskFollower:
    """Polls task states as their owner would."""

    def __init__(self, backend: McpBackend, incoming: IncomingRequest) -> None:
        self._backend = backend
        self._incoming = incoming

    async def load_states(self, ids: list[str]) -> dict[str, McpTaskState]:
        """Return the current states of those tasks that exist for this caller."""
        states = await asyncio.gather(*(self._request_state(one) for one in ids), return_exceptions=True)
        return {id_: one for id_, one in zip(ids, states, strict=True) if isinstance(one, dict)}

    async def follow_task(self, id_: str, state: McpTaskState, subscription: Subscription) -> None:
        """Notify of every change until the task has ended; one that had ended before is notified once."""
        if state.get("status") in _ENDED_STATUSES:
            subscription.send_notification(TASK_NOTIFICATION, state)
        while state.get("status") not in _ENDED_STATUSES:
            await asyncio.sleep(_get_poll_interval_ms(state) / 1000)
            try:
                now = await self._request_state(id_)
            except RpcFaultError as fault:
                if fault.code == mcp_protocol.INVALID_PARAMS:
                    return  # the task no longer exists
                continue  # its owner is unavailable; poll again, as a client would
            if _select_news(now) != _select_news(state):
                subscription.send_notification(TASK_NOTIFICATION, now)
            state = now

    async def _request_state(self, id_: str) -> McpTaskState:
        relay = self._incoming.relay
        asking = Relay("modern", relay.capabilities, relay.client, dict(relay.meta))
        state = await self._backend.request(
            IncomingRequest("tasks/get", {"taskId": id_}, asking, self._incoming.principal)
        )
        if not isinstance(state, dict):
            raise RpcFaultError(mcp_protocol.INTERNAL_ERROR, "The task is unavailable.")
        return {name: value for name, value in state.items() if name != "resultType"}


def _get_poll_interval_ms(state: McpTaskState) -> float:
    interval: Any = state.get("pollIntervalMs")
    plain = isinstance(interval, int | float) and not isinstance(interval, bool)
    return float(min(max(interval, _SOONEST_MS), _LATEST_MS)) if plain else _USUAL_MS


def _select_news(state: McpTaskState) -> McpTaskState:
    return {name: value for name, value in state.items() if name not in _IGNORED_MEMBERS}
