"""Tasks of long-running tools over HTTP: read, follow, cancel. A task is visible only to the principal that began it."""

import asyncio
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from callwright.app import Callwright, UndeliveredResult
from callwright.app.task_api import NoSuchTaskError, Task
from callwright.core.dialects import canonical
from callwright.domain.call import Principal
from callwright.domain.result import ToolResult
from callwright.domain.task_records import TaskRecord, is_ongoing_task
from callwright.engine import EngineError
from callwright.gateway.api.request_options import (
    make_integer_reader,
    refuse_unknown_parameters,
    wants_events,
)
from callwright.gateway.repeat_hints import make_close_callback
from callwright.wire.http_messages import (
    EventStream,
    HttpRequest,
    HttpResponse,
    RequestRefusedError,
    make_json_response,
    make_problem,
)

T = TypeVar("T")

MAX_LISTED: Final = 200
POLL_INTERVAL_S: Final = 0.25
"""Polling interval of a followed task, in seconds."""
KEEP_ALIVE_POLLS: Final = 40
"""Polls without a change after which a keep-alive comment is sent."""


class TaskHandlers:
    """Request handlers of tasks."""

    def __init__(self, app: Callwright) -> None:
        self._app = app

    async def list_tasks(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``GET /v1/tasks``: the caller's tasks, newest first."""
        refuse_unknown_parameters(request, "limit")
        limit = make_integer_reader(MAX_LISTED)("limit", request.query.get("limit", str(MAX_LISTED)))

        def look() -> list[dict[str, Any]]:
            return [
                task_to_json(one.read_record())
                for one in self._app.tasks.list(principal=principal, limit=limit)
            ]

        return make_json_response({"tasks": await _ask_engine(look)})

    async def get_task(self, request: HttpRequest, principal: Principal | None) -> HttpResponse | EventStream:
        """``GET /v1/tasks/{id}``: state of a task, with its result once it has ended; on request as events until then."""
        task = await self._load_task(request, principal)
        if wants_events(request):
            return await self._stream_task(task, request, principal)
        return self._make_response(await _ask_engine(lambda: _take_snapshot(task)), principal)

    async def cancel_task(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``POST /v1/tasks/{id}/cancel``: request its cancellation. The outcome is in its result."""
        task = await self._load_task(request, principal)
        await _ask_engine(task.cancel)
        return self._make_response(await _ask_engine(lambda: _take_snapshot(task)), principal)

    def _make_response(self, snapshot: "_TaskSnapshot", principal: Principal | None) -> HttpResponse:
        """Return the response for a task; the connection reports when the client has received it."""
        answer = make_json_response(snapshot.told)
        headers = {"Cache-Control": "no-store"}
        if snapshot.given is None:
            headers["Retry-After"] = "1"
        response = HttpResponse(answer.status, answer.body, answer.content_type, headers)
        self._register_delivery(response, snapshot, principal)
        return response

    def _register_delivery(
        self, answer: HttpResponse | EventStream, snapshot: "_TaskSnapshot", principal: Principal | None
    ) -> None:
        if snapshot.given is not None:
            answer.received = snapshot.given.delivered
            answer.closed = make_close_callback(
                self._app.catalogue, principal or self._app.principal, snapshot.given
            )

    async def _stream_task(
        self, task: Task, request: HttpRequest, principal: Principal | None
    ) -> EventStream:
        """Stream ``progress`` whenever it has changed, then one event ``result`` with the envelope."""
        snapshot = await _ask_engine(lambda: _take_snapshot(task))
        stream, last_progress, quiet = request.open_event_stream(), None, 0
        while snapshot.given is None and request.is_client_waiting:
            if snapshot.told["progress"] != last_progress:
                last_progress, quiet = snapshot.told["progress"], 0
                await stream.send(msgspec.json.encode(last_progress), event="progress")
            elif quiet >= KEEP_ALIVE_POLLS:
                quiet = 0
                stream.send_keep_alive()
            quiet += 1
            await asyncio.sleep(POLL_INTERVAL_S)
            snapshot = await _ask_engine(lambda: _take_snapshot(task))
        if snapshot.given is not None:
            await stream.send(msgspec.json.encode(snapshot.told["result"]), event="result", id_=task.handle)
            self._register_delivery(stream, snapshot, principal)
        return stream

    async def _load_task(self, request: HttpRequest, principal: Principal | None) -> Task:
        refuse_unknown_parameters(request)
        return await _ask_engine(lambda: self._app.tasks.get(request.params["id"], principal=principal))


def locate_task(result: ToolResult) -> str | None:
    """Return the URL of the task that a call continues as, or None."""
    return f"/v1/tasks/{result.meta.handle}" if is_ongoing_task(result) else None


def task_to_json(record: TaskRecord, result: ToolResult | None = None) -> dict[str, Any]:
    """Return a task as its owner may see it."""
    return {
        "task": record.job.handle,
        "tool": record.job.tool,
        "state": record.state,
        "cancelling": record.cancelling,
        "createdAt": record.created_at,
        "updatedAt": record.updated_at,
        "progress": None if record.progress is None else msgspec.to_builtins(record.progress),
        "result": None if result is None else canonical.dump(result),
    }


class _TaskSnapshot(NamedTuple):
    """State of a task in the API's form, and its result once it has ended."""

    told: dict[str, Any]
    given: UndeliveredResult | None


def _take_snapshot(task: Task) -> _TaskSnapshot:
    undelivered = task.poll_undelivered_result()
    return _TaskSnapshot(
        task_to_json(task.read_record(), None if undelivered is None else undelivered.result), undelivered
    )


async def _ask_engine(look: Callable[[], T]) -> T:
    """Query the engine in a thread, so that the loop is not blocked."""
    try:
        return await asyncio.to_thread(look)
    except NoSuchTaskError:
        raise RequestRefusedError(make_problem(404, "There is no such task.")) from None
    except EngineError:
        raise RequestRefusedError(
            make_problem(503, "The tasks are unavailable at the moment.", {"Retry-After": "1"})
        ) from None
