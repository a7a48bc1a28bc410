"""Long-running tools as MCP tasks (extension ``io.modelcontextprotocol/tasks``): translates the engine's tasks into MCP's form.

A client without task support gets the handle as text; the built-in tool ``callwright_task_status`` returns state and result, and
so does repeating the same call. May not know how a task is executed.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from callwright.app import Callwright, UndeliveredResult
from callwright.app.task_api import NoSuchTaskError, Task
from callwright.core.protocols import mcp_protocol
from callwright.domain.result import ToolResult
from callwright.domain.task_records import ENDED_TASK_STATES, TaskRecord, TaskState
from callwright.engine import EngineError
from callwright.gateway.mcp.backend_protocol import IncomingRequest
from callwright.gateway.task_ids import TaskIds
from callwright.relay import RpcFaultError

T = TypeVar("T")

LONG_TASK_SERVER: Final = "~task"
"""Takes the place of the server's name in the ids of other tasks; no server can have this name."""

_POLL_INTERVAL_MS: Final = 1000
_MCP_STATUS: Final[dict[TaskState, str]] = {
    "queued": "working",
    "running": "working",
    "completed": "completed",
    "failed": "completed",  # a tool's failure is a result; only a protocol error makes a failed task
    "cancelled": "cancelled",
}

PresentResult = Callable[[IncomingRequest, ToolResult], dict[str, Any] | bytes]


class LongTasks:
    """Serves the tasks. ``present`` encodes a result for the requesting client."""

    def __init__(self, app: Callwright, tasks: TaskIds, present: PresentResult) -> None:
        self._app = app
        self._tasks = tasks
        self._present = present

    async def begin_task(self, owner: str, incoming: IncomingRequest, handle: str) -> dict[str, Any]:
        """Return the task that a call has become."""
        record = await _ask_engine(self._find_task(incoming, handle).read_record)
        return {
            "resultType": "task",
            **_record_to_task_state(record),
            "taskId": self._tasks.encode_task_id(LONG_TASK_SERVER, owner, handle),
        }

    async def answer_request(self, method: str, handle: str, incoming: IncomingRequest) -> dict[str, Any]:
        """Answer a task request whose ownership has been verified.

        Raises:
            RpcFaultError: the task no longer exists, or the engine is unavailable.
        """
        task = self._find_task(incoming, handle)
        if method == "tasks/cancel":
            await _ask_engine(task.cancel)
            return {}
        if method != "tasks/get":
            return {}
        # State before result: a task that ends in between is reported as working, never as completed without its result.
        state = _record_to_task_state(await _ask_engine(task.read_record))
        undelivered = await _ask_engine(task.poll_result_with_ack) if state["status"] == "completed" else None
        if undelivered is None:
            return state
        incoming.received = undelivered.delivered
        presented = self._present(incoming, undelivered.result)
        return {
            **state,
            "result": msgspec.json.decode(presented) if isinstance(presented, bytes) else presented,
        }

    async def read_task(
        self, incoming: IncomingRequest, handle: str
    ) -> tuple[TaskRecord, UndeliveredResult | None] | None:
        """Return the state of a caller's task, and its result once it has ended; None if the caller has no such task.

        Raises:
            RpcFaultError: the engine is unavailable.
        """
        task = self._find_task(incoming, handle)
        try:
            record = await _ask_engine(task.read_record)
            return record, await _ask_engine(
                task.poll_result_with_ack
            ) if record.state in ENDED_TASK_STATES else None
        except RpcFaultError as fault:
            if fault.code == mcp_protocol.INVALID_PARAMS:
                return None
            raise

    def _find_task(self, incoming: IncomingRequest, handle: str) -> "_OwnedTask":
        return _OwnedTask(self._app, handle, incoming)


class _OwnedTask:
    """A task of one owner; looked up in the thread that queries the engine."""

    def __init__(self, app: Callwright, handle: str, incoming: IncomingRequest) -> None:
        self._app, self._handle, self._principal = app, handle, incoming.principal

    def _load_task(self) -> Task:
        return self._app.tasks.get(self._handle, principal=self._principal)

    def read_record(self) -> TaskRecord:
        """Return its record."""
        return self._load_task().read_record()

    def poll_result_with_ack(self) -> UndeliveredResult | None:
        """Return its result, which counts as delivered once the client has received it."""
        return self._load_task().poll_undelivered_result()

    def cancel(self) -> bool:
        """Request its cancellation."""
        return self._load_task().cancel()


def _record_to_task_state(record: TaskRecord) -> dict[str, Any]:
    state: dict[str, Any] = {
        "status": _MCP_STATUS[record.state],
        "createdAt": mcp_protocol.render_timestamp(record.created_at),
        "lastUpdatedAt": mcp_protocol.render_timestamp(record.updated_at),
        "ttlMs": None,
        "pollIntervalMs": _POLL_INTERVAL_MS,
    }
    words = record.progress.message if record.progress is not None else ""
    return state | ({"statusMessage": words} if words else {})


async def _ask_engine(look: Callable[[], T]) -> T:
    """Query the engine in a thread, so that the loop is not blocked."""
    try:
        return await asyncio.to_thread(look)
    except NoSuchTaskError:
        raise RpcFaultError(mcp_protocol.INVALID_PARAMS, "There is no such task.") from None
    except EngineError:
        raise RpcFaultError(mcp_protocol.INTERNAL_ERROR, "The tasks are unavailable at the moment.") from None
