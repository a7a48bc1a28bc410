"""The two doors for calls: a tool by name with its arguments, and whatever the model wrote.

A call that has an effect is seen through to its end even when the client lets go; its answer then counts as undelivered,
so that the same call, asked again, gets it.
"""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec

from callwright.app import CallOptions, Callwright, Given
from callwright.core.dialects import canonical
from callwright.domain.call import Principal
from callwright.gateway.api.answering import answer_of
from callwright.gateway.api.reading import body_of, media_type, options_of, wants_events
from callwright.gateway.hints import at_close
from callwright.gateway.origins.inferring import Arrival, Inference
from callwright.gateway.wire.messages import JSON, EventStream, Refused, Request, Response, problem
from callwright.relay import RELAY, Relay

ALIVE_S: Final = 10.0
"""How often a stream says that it is alive while nothing happens."""


class Calls:
    """Handlers that make calls."""

    def __init__(self, app: Callwright, inference: Inference) -> None:
        self._app = app
        self._inference = inference

    async def by_name(self, request: Request, principal: Principal | None) -> Response | EventStream:
        """``POST /v1/tools/{name}/calls``: the body is the arguments."""
        arguments = body_of(request) if request.body else {}
        if not isinstance(arguments, dict):
            raise Refused(problem(400, "The body must be a JSON object: the arguments of the tool."))
        name = request.params["name"]
        call = {"name": name, "arguments": arguments}
        if self._has_effect(name, principal):
            request.see_through()
        return await self._made(request, call, self._options(request, principal))

    async def as_written(self, request: Request, principal: Principal | None) -> Response | EventStream:
        """``POST /v1/calls``: the body is what the model wrote, as JSON or as text; the reader of calls reads it."""
        kind = media_type(request)
        if kind not in {JSON, "text/plain"} and not kind.endswith("+json"):
            raise Refused(
                problem(415, "The body must be JSON or plain text.", {"Accept": f"{JSON}, text/plain"})
            )
        request.see_through()  # what it calls is only known once it has been read
        return await self._made(request, request.body, self._options(request, principal))

    def _options(self, request: Request, principal: Principal | None) -> CallOptions:
        said = options_of(request, principal)
        arrival = Arrival(header=request.header, shared=request.shared)
        said["origin"] = self._inference.origin(arrival, principal or self._app.principal, None, {})
        return said

    def _has_effect(self, name: str, principal: Principal | None) -> bool:
        found = self._app.catalogue.find(name, None, principal or self._app.principal)
        return found is not None and found[0].contract.effect != "read"

    async def _made(self, request: Request, call: Any, options: CallOptions) -> Response | EventStream:
        if wants_events(request):
            return await self._streamed(request, call, options)
        given = await self._app.agive(call, **options)
        answer = answer_of(given.result)
        self._deliver(answer, given, options)
        return answer

    async def _streamed(self, request: Request, call: Any, options: CallOptions) -> EventStream:
        """The call as a stream: ``progress`` and comments while it runs, then one event ``result`` with the envelope."""
        stream = request.events()
        token = RELAY.set(Relay(progress=1, tell=partial(_tell, stream)))
        task = asyncio.create_task(self._app.agive(call, **options))
        RELAY.reset(token)
        while not task.done():
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(task), ALIVE_S)
            if not task.done():
                stream.comment()
        given = task.result()
        await stream.send(
            msgspec.json.encode(canonical.dump(given.result)), event="result", id_=given.result.meta.call_id
        )
        self._deliver(stream, given, options)
        return stream

    def _deliver(self, answer: Response | EventStream, given: Given, options: CallOptions) -> None:
        """Leave it to the connection to say when the client has the answer."""
        answer.received = given.delivered
        answer.closed = at_close(self._app.catalogue, options.get("principal", self._app.principal), given)


def _tell(stream: EventStream, method: str, params: dict[str, Any]) -> None:
    """Hand progress on; a client of this API hears of nothing else."""
    if method == "notifications/progress":
        told = {name: params[name] for name in ("progress", "total", "message") if name in params}
        stream.put(msgspec.json.encode(told), event="progress")
