"""Calls that wait for approval, as MCP tasks: the call is made when its owner polls and the approval has been granted.

The task id names approval, key and run, and the approval holds the call, so that a task survives a restart and is the same
at every replica. Results are cached for repeated polls; when a result is gone or another replica has it, the ledger returns
the same answer. Secret arguments are in no approval: this process holds them as long as the task waits. After a restart, or at another
replica, the task fails and its owner sends the call again, which the approval then covers.

| approval | task |
|---|---|
| asked | working |
| rejected by the task's cancellation | cancelled |
| granted | the call is made, then completed |
| used | completed: the ledger's answer |
| rejected, expired | completed: the refusal |
"""

import asyncio
import base64
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from msgspec import Struct

from callwright.core.protocols import mcp_protocol
from callwright.domain.records import Approval, ApprovalState
from callwright.domain.struct_decoding import describe_types
from callwright.gateway.mcp.backend_protocol import IncomingRequest
from callwright.gateway.origins.origin_inference import RequestArrival
from callwright.gateway.task_ids import TaskIds
from callwright.ports import Store, StoreError
from callwright.relay import Relay, RpcFaultError
from callwright.runtime.declared_secrets import is_secret_mark

APPROVAL_TASK_SERVER: Final = "~approval"
"""Takes the place of the server's name in the ids of other tasks; no server can have this name."""

_POLL_INTERVAL_MS: Final = 5000
_RESULT_WAIT_S: Final = 2.0
_MAX_KEPT_RESULTS: Final = 1000
_MAX_HELD_SECRETS: Final = 1000
_SECRETS_GONE: Final[dict[ApprovalState, str]] = {
    "granted": "The secret arguments of this call are not stored. Send the same call again: an approval covers it.",
    "used": "The approval has been used, and the answer of its call cannot be fetched here. Do not make the call anew before its effect is known.",
    "rejected": "The call was rejected and not made.",
    "asked": "Nobody decided in time, and the call was not made. Send the same call again to ask anew.",
}
"""What is said of a call whose secret arguments this process does not hold, by the state of its approval."""

MakeCall = Callable[[IncomingRequest, str], Awaitable[dict[str, Any] | bytes]]


class _ApprovalTicket(Struct, frozen=True, array_like=True):
    handle: str
    key: str | None
    run: str | None
    repeat: str | None = None


class _CallOutcome(Struct, frozen=True):
    """Result of a call, and the callback to run once its owner has received it."""

    fields: dict[str, Any]
    received: Callable[[], None] | None


class ApprovalTasks:
    """Serves the tasks. ``make`` makes a call with a given version of a tool; ``now_ms`` is the store's clock."""

    def __init__(self, store: Store, tasks: TaskIds, make: MakeCall, now_ms: Callable[[], int]) -> None:
        self._store = store
        self._now_ms = now_ms
        self._tasks = tasks
        self._make = make
        self._made: dict[str, asyncio.Task[_CallOutcome]] = {}
        self._secrets: dict[str, dict[str, Any]] = {}

    def begin_task(
        self, owner: str, incoming: IncomingRequest, approval: Approval, words: str
    ) -> dict[str, Any]:
        """Return a new task for a call that waits for this approval."""
        self._hold_secrets(approval, incoming.params.get("arguments"))
        ticket = msgspec.json.encode(
            _ApprovalTicket(approval.handle, incoming.key, incoming.run, incoming.repeat)
        )
        id_ = base64.urlsafe_b64encode(ticket).decode("ascii")
        outward = self._tasks.encode_task_id(APPROVAL_TASK_SERVER, owner, id_)
        return {"resultType": "task", **_build_task_state(approval, "working", words), "taskId": outward}

    def _hold_secrets(self, approval: Approval, sent: Any) -> None:
        """Hold the arguments whose place in the approval is taken by marks, as the caller has sent them."""
        names = _list_sealed(approval)
        if names and isinstance(sent, dict):
            self._secrets[approval.handle] = {name: sent[name] for name in names if name in sent}
            while len(self._secrets) > _MAX_HELD_SECRETS:
                del self._secrets[next(iter(self._secrets))]

    async def answer_request(self, method: str, id_: str, incoming: IncomingRequest) -> dict[str, Any]:
        """Answer ``tasks/get`` or ``tasks/cancel`` for a task whose ownership has been verified.

        Raises:
            RpcFaultError: the task no longer exists.
        """
        ticket = msgspec.json.decode(base64.urlsafe_b64decode(id_), type=_ApprovalTicket)
        try:
            approval = self._store.get_approval(ticket.handle)
        except StoreError:
            raise RpcFaultError(
                mcp_protocol.INTERNAL_ERROR, "The ledger is unavailable at the moment."
            ) from None
        if approval is None:
            raise RpcFaultError(mcp_protocol.INVALID_PARAMS, "There is no such task.")
        if method == "tasks/get":
            return await self._get_task(approval, ticket, incoming)
        if method == "tasks/cancel":
            self._reject_approval(approval)
        return {}

    async def close(self) -> None:
        """Wait until the running calls have finished."""
        await asyncio.gather(*self._made.values(), return_exceptions=True)

    async def _get_task(
        self, approval: Approval, ticket: _ApprovalTicket, incoming: IncomingRequest
    ) -> dict[str, Any]:
        if approval.state == "rejected" and approval.decided_by == _name_canceller(approval):
            return _build_task_state(approval, "cancelled")
        task = self._made.get(approval.handle)
        if task is None and approval.state == "asked" and self._now_ms() < approval.expires_at:
            return _build_task_state(approval, "working")
        if task is None:
            secrets = self._secrets.pop(approval.handle, {})
            if secrets.keys() != set(_list_sealed(approval)):
                error = {"code": mcp_protocol.INVALID_PARAMS, "message": _SECRETS_GONE[approval.state]}
                return {**_build_task_state(approval, "failed"), "error": error}
            again = _rebuild_request(approval, ticket, incoming, secrets)
            task = self._made[approval.handle] = asyncio.ensure_future(self._run_call(approval, again))
            self._evict_finished()
        await asyncio.wait({task}, timeout=_RESULT_WAIT_S)
        if not task.done():
            return _build_task_state(approval, "working")
        outcome = task.result()
        incoming.received = outcome.received
        return {**_build_task_state(approval, "completed"), **outcome.fields}

    async def _run_call(self, approval: Approval, incoming: IncomingRequest) -> _CallOutcome:
        """Make the approved call and return its outcome; a call made before is answered by the ledger."""
        try:
            answer = await self._make(incoming, approval.version)
        except RpcFaultError as fault:
            error = {"code": fault.code, "message": fault.message}
            return _CallOutcome({"status": "failed", "error": error}, None)
        result = msgspec.json.decode(answer) if isinstance(answer, bytes) else answer
        return _CallOutcome({"result": result}, incoming.received)

    def _evict_finished(self) -> None:
        if len(self._made) > _MAX_KEPT_RESULTS:
            for handle in [one for one, task in self._made.items() if task.done()][: _MAX_KEPT_RESULTS // 2]:
                del self._made[handle]

    def _reject_approval(self, approval: Approval) -> None:
        """Reject the approval, unless it has been decided already."""
        with suppress(StoreError):
            self._store.decide_approval(
                approval.handle,
                granted=False,
                by=_name_canceller(approval),
                reason="its caller cancelled the task",
            )


def _list_sealed(approval: Approval) -> list[str]:
    """Return the names of the arguments that the approval holds as marks."""
    return [name for name, value in approval.arguments.items() if is_secret_mark(value)]


def _rebuild_request(
    approval: Approval, ticket: _ApprovalTicket, incoming: IncomingRequest, secrets: dict[str, Any]
) -> IncomingRequest:
    """Rebuild the request as it was approved; without a channel for questions while it runs."""
    relay = Relay("modern", {}, incoming.relay.client, dict(incoming.relay.meta))
    params = {"name": approval.tool, "arguments": {**approval.arguments, **secrets}}
    again = IncomingRequest("tools/call", params, relay, incoming.principal, ticket.key, ticket.run)
    again.repeat = ticket.repeat
    arrival = incoming.arrival
    again.arrival = RequestArrival(
        arrival.session, None, arrival.header, environ=arrival.environ, shared=arrival.shared
    )
    return again


def _name_canceller(approval: Approval) -> str:
    """Name the canceller for the record; not the requester's own name, who may not decide."""
    return f"caller {approval.requested_by.id}"


def _build_task_state(approval: Approval, status: str, words: str | None = None) -> dict[str, Any]:
    asked = _format_moment(approval.created_at)
    state: dict[str, Any] = {
        "status": status,
        "createdAt": asked,
        "lastUpdatedAt": asked,
        "ttlMs": approval.expires_at - approval.created_at,
        "pollIntervalMs": _POLL_INTERVAL_MS,
    }
    return state | ({"statusMessage": words} if words else {})


def _format_moment(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


describe_types(_ApprovalTicket)
