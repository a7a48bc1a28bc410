"""Our own long tools as tasks of MCP (extension ``io.modelcontextprotocol/tasks``): the engine keeps them, here is their form.

A client that does not know tasks is told the handle; the built-in tool ``callwright_task_status`` gives state and result, and so
does the same call, made again. May not know how a task is carried out.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from callwright.app import Callwright, Given
from callwright.app.tasks import NoSuchTaskError, Task
from callwright.core import mcp
from callwright.domain.result import ToolResult
from callwright.domain.tasks import ENDED, TaskRecord, TaskState
from callwright.engine import EngineError
from callwright.gateway.mcp.backend import Incoming
from callwright.gateway.tasks import Tasks
from callwright.relay import RpcFault

T = TypeVar("T")

LASTING: Final = "~task"
"""Stands where the ids of other tasks name a server; no server can be called so."""

_POLL_MS: Final = 1000
_STATUS: Final[dict[TaskState, str]] = {
    "queued": "working",
    "running": "working",
    "completed": "completed",
    "failed": "completed",  # the tool's failure is a result; only a fault of the protocol is a failed task
    "cancelled": "cancelled",
}

Present = Callable[[Incoming, ToolResult], dict[str, Any] | bytes]


class Lasting:
    """See the head of this file. ``present`` writes a result as this client reads it."""

    def __init__(self, app: Callwright, tasks: Tasks, present: Present) -> None:
        self._app = app
        self._tasks = tasks
        self._present = present

    async def begin(self, owner: str, incoming: Incoming, handle: str) -> dict[str, Any]:
        """The task that a call has become."""
        record = await _asked(self._task(incoming, handle).record)
        return {
            "resultType": "task",
            **_state(record),
            "taskId": self._tasks.outward(LASTING, owner, handle),
        }

    async def request(self, method: str, handle: str, incoming: Incoming) -> dict[str, Any]:
        """Answer a request about one of these tasks, whose id its owner has shown to be its own.

        Raises:
            RpcFault: there is no such task any more, or the engine cannot be asked.
        """
        task = self._task(incoming, handle)
        if method == "tasks/cancel":
            await _asked(task.cancel)
            return {}
        if method != "tasks/get":
            return {}
        # In this order: a task that ends in between is told as working, never as completed without its result.
        state = _state(await _asked(task.record))
        given = await _asked(task.give) if state["status"] == "completed" else None
        if given is None:
            return state
        incoming.received = given.delivered
        found = self._present(incoming, given.result)
        return {**state, "result": msgspec.json.decode(found) if isinstance(found, bytes) else found}

    async def look(self, incoming: Incoming, handle: str) -> tuple[TaskRecord, Given | None] | None:
        """How a task of the caller stands, and its result once it has ended; None where the caller has no such task.

        Raises:
            RpcFault: the engine cannot be asked.
        """
        task = self._task(incoming, handle)
        try:
            record = await _asked(task.record)
            return record, await _asked(task.give) if record.state in ENDED else None
        except RpcFault as fault:
            if fault.code == mcp.INVALID_PARAMS:
                return None
            raise

    def _task(self, incoming: Incoming, handle: str) -> "_Owned":
        return _Owned(self._app, handle, incoming)


class _Owned:
    """The task of this owner; looked up in the thread that asks."""

    def __init__(self, app: Callwright, handle: str, incoming: Incoming) -> None:
        self._app, self._handle, self._principal = app, handle, incoming.principal

    def _task(self) -> Task:
        return self._app.task(self._handle, principal=self._principal)

    def record(self) -> TaskRecord:
        """How it stands."""
        return self._task().record()

    def give(self) -> Given | None:
        """Its result, which is delivered when the client has it."""
        return self._task().give()

    def cancel(self) -> bool:
        """Ask for its end."""
        return self._task().cancel()


def _state(record: TaskRecord) -> dict[str, Any]:
    state: dict[str, Any] = {
        "status": _STATUS[record.state],
        "createdAt": mcp.moment(record.created_at),
        "lastUpdatedAt": mcp.moment(record.updated_at),
        "ttlMs": None,
        "pollIntervalMs": _POLL_MS,
    }
    words = record.progress.message if record.progress is not None else ""
    return state | ({"statusMessage": words} if words else {})


async def _asked(look: Callable[[], T]) -> T:
    """Ask the engine without blocking the loop."""
    try:
        return await asyncio.to_thread(look)
    except NoSuchTaskError:
        raise RpcFault(mcp.INVALID_PARAMS, "There is no such task.") from None
    except EngineError:
        raise RpcFault(mcp.INTERNAL_ERROR, "The tasks cannot be read now.") from None
