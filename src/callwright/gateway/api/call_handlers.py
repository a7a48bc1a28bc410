"""The two endpoints that make calls: a tool by name with its arguments, and the text that a model wrote.

A call that has an effect runs to completion even if the client disconnects; its answer then counts as undelivered, so that
the same call, made again, returns it.
"""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec

from callwright.app import Callwright, ServerCallOptions, UndeliveredResult
from callwright.core.dialects import canonical
from callwright.domain.call import Principal
from callwright.domain.result import ToolResult
from callwright.gateway.api.api_responses import result_to_response
from callwright.gateway.api.request_options import (
    read_call_options,
    read_json_body,
    read_media_type,
    wants_events,
)
from callwright.gateway.awaited_tools import await_tool
from callwright.gateway.origins.origin_inference import OriginInference, RequestArrival
from callwright.gateway.repeat_hints import make_close_callback
from callwright.gateway.version_draw import make_http_draw
from callwright.relay import CURRENT_RELAY, Relay
from callwright.wire.http_messages import (
    JSON_MEDIA,
    EventStream,
    HttpRequest,
    HttpResponse,
    RequestRefusedError,
    make_problem,
)

KEEP_ALIVE_INTERVAL_S: Final = 10.0
"""Seconds between keep-alive comments on a stream while nothing happens."""


class CallHandlers:
    """Request handlers that make calls."""

    def __init__(self, app: Callwright, inference: OriginInference) -> None:
        self._app = app
        self._inference = inference

    async def call_by_name(
        self, request: HttpRequest, principal: Principal | None
    ) -> HttpResponse | EventStream:
        """``POST /v1/tools/{name}/calls``: the body is the tool's arguments."""
        arguments = read_json_body(request) if request.body else {}
        if not isinstance(arguments, dict):
            raise RequestRefusedError(
                make_problem(400, "The body must be a JSON object: the arguments of the tool.")
            )
        name = request.params["name"]
        call = {"name": name, "arguments": arguments}
        options = self._build_call_options(request, principal)
        subject = principal or self._app.principal
        if self._app.catalogue.find(name, None, subject) is None:
            await await_tool(self._app, name, subject)
        if self._has_effect(name, options, subject):
            request.run_to_completion()
        return await self._make_call(request, call, options)

    async def call_as_written(
        self, request: HttpRequest, principal: Principal | None
    ) -> HttpResponse | EventStream:
        """``POST /v1/calls``: the body is what the model wrote, as JSON or text, in any dialect."""
        kind = read_media_type(request)
        if kind not in {JSON_MEDIA, "text/plain"} and not kind.endswith("+json"):
            raise RequestRefusedError(
                make_problem(
                    415, "The body must be JSON or plain text.", {"Accept": f"{JSON_MEDIA}, text/plain"}
                )
            )
        request.run_to_completion()  # which tool it calls is known only after it has been read
        return await self._make_call(request, request.body, self._build_call_options(request, principal))

    def _build_call_options(self, request: HttpRequest, principal: Principal | None) -> ServerCallOptions:
        call_options = read_call_options(request, principal)
        call_options["origin"] = self._inference.infer_origin(
            _describe_arrival(request), principal or self._app.principal, None, {}
        )
        return call_options

    def _has_effect(self, name: str, options: ServerCallOptions, principal: Principal) -> bool:
        """Return whether the version that this call gets has an effect."""
        draw = make_http_draw(options.get("run"), principal)
        item = self._app.catalogue.find(name, options.get("version"), principal, draw=draw)
        return item is not None and item[0].contract.effect != "read"

    async def _make_call(
        self, request: HttpRequest, call: Any, options: ServerCallOptions
    ) -> HttpResponse | EventStream:
        self._hold_failing_call(request, call, options)
        if wants_events(request):
            return await self._stream_call(request, call, options)
        undelivered = await self._app.host.acall_undelivered(call, **options)
        self._count_ending(request, call, options, undelivered.result)
        answer = result_to_response(undelivered.result)
        self._register_delivery(answer, undelivered, options)
        return answer

    def _hold_failing_call(self, request: HttpRequest, call: Any, options: ServerCallOptions) -> None:
        """Have the call refused if it keeps failing; one whose run is named is bounded by its budget instead."""
        failures = self._inference.failures
        if failures is not None and failures.is_counting and options.keys().isdisjoint(("run", "repeat")):
            held = failures.find_held(self._find_run(request, options), call)
            if held is not None:
                options["held"] = held

    def _count_ending(
        self, request: HttpRequest, call: Any, options: ServerCallOptions, result: ToolResult
    ) -> None:
        failures = self._inference.failures
        if failures is not None and "run" not in options and (failures.is_counting or result.error):
            failures.count_ending(self._find_run(request, options), call, result)

    def _find_run(self, request: HttpRequest, options: ServerCallOptions) -> str | None:
        principal = options.get("principal", self._app.principal)
        return self._inference.find_run(_describe_arrival(request), principal, None, {})

    async def _stream_call(self, request: HttpRequest, call: Any, options: ServerCallOptions) -> EventStream:
        """Make the call and stream ``progress`` and comments while it runs, then one event ``result`` with the envelope."""
        stream = request.open_event_stream()
        token = CURRENT_RELAY.set(Relay(progress=1, tell=partial(_send_progress, stream)))
        task = asyncio.create_task(self._app.host.acall_undelivered(call, **options))
        CURRENT_RELAY.reset(token)
        while not task.done():
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(task), KEEP_ALIVE_INTERVAL_S)
            if not task.done():
                stream.send_keep_alive()
        undelivered = task.result()
        self._count_ending(request, call, options, undelivered.result)
        await stream.send(
            msgspec.json.encode(canonical.dump(undelivered.result)),
            event="result",
            id_=undelivered.result.meta.call_id,
        )
        self._register_delivery(stream, undelivered, options)
        return stream

    def _register_delivery(
        self, answer: HttpResponse | EventStream, undelivered: UndeliveredResult, options: ServerCallOptions
    ) -> None:
        """Acknowledge the result when the connection reports that the client has received the answer."""
        answer.received = undelivered.delivered
        answer.closed = make_close_callback(
            self._app.catalogue, options.get("principal", self._app.principal), undelivered
        )


def _describe_arrival(request: HttpRequest) -> RequestArrival:
    return RequestArrival(header=request.get_header, shared=request.shared)


def _send_progress(stream: EventStream, method: str, params: dict[str, Any]) -> None:
    """Forward progress notifications; this API forwards no others."""
    if method == "notifications/progress":
        progress = {name: params[name] for name in ("progress", "total", "message") if name in params}
        stream.put(msgspec.json.encode(progress), event="progress")
