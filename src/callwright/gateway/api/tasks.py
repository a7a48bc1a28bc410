"""Tasks of long tools over HTTP: looked at, followed, called off. A task is there for whoever began it, and for nobody else."""

import asyncio
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from callwright.app import Callwright, Given
from callwright.app.tasks import NoSuchTaskError, Task
from callwright.core.dialects import canonical
from callwright.domain.call import Principal
from callwright.domain.result import ToolResult
from callwright.domain.tasks import TaskRecord, goes_on
from callwright.engine import EngineError
from callwright.gateway.api.reading import wants_events, whole, wrong
from callwright.gateway.hints import at_close
from callwright.gateway.wire.messages import (
    EventStream,
    Refused,
    Request,
    Response,
    json_response,
    problem,
)

T = TypeVar("T")

MOST: Final = 200
LOOK_S: Final = 0.25
"""How often a followed task is looked at."""
ALIVE: Final = 40
"""Looks without news after which a stream says that it is alive."""


class Tasks:
    """Handlers for tasks."""

    def __init__(self, app: Callwright) -> None:
        self._app = app

    async def listed(self, request: Request, principal: Principal | None) -> Response:
        """``GET /v1/tasks``: those that whoever asks began, newest first."""
        if not request.query.keys() <= {"limit"}:
            raise Refused(problem(400, "A query parameter is not known.", accepted=["limit"]))
        limit = whole(MOST)("limit", request.query.get("limit", str(MOST)))

        def look() -> list[dict[str, Any]]:
            return [told(one.record()) for one in self._app.tasks(principal=principal, limit=limit)]

        return json_response({"tasks": await _asked(look)})

    async def one(self, request: Request, principal: Principal | None) -> Response | EventStream:
        """``GET /v1/tasks/{id}``: how it stands, with its result once it has ended; as events until then."""
        task = await self._task(request, principal)
        if wants_events(request):
            return await self._followed(task, request, principal)
        return self._answer(await _asked(lambda: _stands(task)), principal)

    async def cancel(self, request: Request, principal: Principal | None) -> Response:
        """``POST /v1/tasks/{id}/cancel``: ask for its end. What came of it is in its result."""
        task = await self._task(request, principal)
        await _asked(task.cancel)
        return self._answer(await _asked(lambda: _stands(task)), principal)

    def _answer(self, stands: "_Stands", principal: Principal | None) -> Response:
        """The answer; that the client has it is for the connection to say."""
        answer = json_response(stands.told)
        headers = {"Cache-Control": "no-store"}
        if stands.given is None:
            headers["Retry-After"] = "1"
        response = Response(answer.status, answer.body, answer.content_type, headers)
        self._deliver(response, stands, principal)
        return response

    def _deliver(
        self, answer: Response | EventStream, stands: "_Stands", principal: Principal | None
    ) -> None:
        if stands.given is not None:
            answer.received = stands.given.delivered
            answer.closed = at_close(self._app.catalogue, principal or self._app.principal, stands.given)

    async def _followed(self, task: Task, request: Request, principal: Principal | None) -> EventStream:
        """``progress`` whenever it has changed, then one event ``result`` with the envelope."""
        stands = await _asked(lambda: _stands(task))
        stream, said, quiet = request.events(), None, 0
        while stands.given is None and request.wanted:
            if stands.told["progress"] != said:
                said, quiet = stands.told["progress"], 0
                await stream.send(msgspec.json.encode(said), event="progress")
            elif quiet >= ALIVE:
                quiet = 0
                stream.comment()
            quiet += 1
            await asyncio.sleep(LOOK_S)
            stands = await _asked(lambda: _stands(task))
        if stands.given is not None:
            await stream.send(msgspec.json.encode(stands.told["result"]), event="result", id_=task.handle)
            self._deliver(stream, stands, principal)
        return stream

    async def _task(self, request: Request, principal: Principal | None) -> Task:
        if request.query:
            raise wrong(next(iter(request.query)), "is not known here")
        return await _asked(lambda: self._app.task(request.params["id"], principal=principal))


def location_of(result: ToolResult) -> str | None:
    """Where the task of a call is found that goes on, or None."""
    return f"/v1/tasks/{result.meta.handle}" if goes_on(result) else None


def told(record: TaskRecord, result: ToolResult | None = None) -> dict[str, Any]:
    """A task as its owner may know it."""
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


class _Stands(NamedTuple):
    """How a task stands, in the form of this API, and its result where it has ended."""

    told: dict[str, Any]
    given: Given | None


def _stands(task: Task) -> _Stands:
    given = task.give()
    return _Stands(told(task.record(), None if given is None else given.result), given)


async def _asked(look: Callable[[], T]) -> T:
    """Ask the engine without blocking the loop."""
    try:
        return await asyncio.to_thread(look)
    except NoSuchTaskError:
        raise Refused(problem(404, "There is no such task.")) from None
    except EngineError:
        raise Refused(problem(503, "The tasks cannot be read at the moment.", {"Retry-After": "1"})) from None
