"""A server over HTTP+SSE (2024-11-05) that answers as told, for tests: a stream at GET /sse, messages at POST /messages."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from callwright.wire.http_messages import EventStream, HttpRequest, HttpResponse, make_problem
from callwright.wire.http_server import HttpServer

TOOLS = [{"name": "act", "inputSchema": {"type": "object", "properties": {"text": {"type": "string"}}}}]
DONE = {"content": [{"type": "text", "text": "done"}]}
OPENED = {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}, "resources": {"subscribe": True}}, "serverInfo": {"name": "old"}}  # fmt: skip


class SseServer:
    """``seen`` are the methods in order, ``ran`` the arguments of calls; ``answer`` makes the messages that answer a call."""

    def __init__(self) -> None:
        self.seen: list[str] = []
        self.ran: list[dict[str, Any]] = []
        self.headers: list[str | None] = []
        self.stolen: list[str | None] = []
        self.tokens: list[str | None] = []
        self.address = "/messages?session={}"
        self.later_address = ""
        self.streams: dict[str, EventStream] = {}
        self.ends: dict[str, asyncio.Event] = {}
        self.answer: Callable[[int, dict[str, Any]], list[dict[str, Any] | bytes]] = lambda id_, _: [
            {"id": id_, "result": DONE}
        ]
        self.forgetting = HttpResponse(404, b"Could not find session", "text/plain")
        self.answers: list[dict[str, Any]] = []

    async def open(self, request: HttpRequest) -> EventStream:
        self.tokens.append(request.get_header("authorization"))
        stream, name, end = request.open_event_stream(), f"s{len(self.streams)}", asyncio.Event()
        self.headers.append(request.get_header("x-api-key"))
        self.streams[name], self.ends[name] = stream, end
        stream.put(self.address.format(name).encode(), event="endpoint")
        if self.later_address:
            stream.put(self.later_address.format(name).encode(), event="endpoint")
        await end.wait()
        return stream

    async def take(self, request: HttpRequest) -> HttpResponse:
        self.tokens.append(request.get_header("authorization"))
        self.headers.append(request.get_header("x-api-key"))
        stream = self.streams.get(request.query.get("session", ""))
        if stream is None:
            return self.forgetting
        message = json.loads(request.body)
        method = message.get("method")
        if method is None:
            self.answers.append(message)
            return HttpResponse(202, b"Accepted", "text/plain")
        self.seen.append(method)
        results = {"initialize": OPENED, "tools/list": {"tools": TOOLS}}
        if method == "tools/call":
            self.ran.append(message["params"]["arguments"])
            for one in self.answer(message["id"], message["params"]):
                self.say(stream, one)
        elif "id" in message:
            self.say(stream, {"id": message["id"], "result": results.get(method, {})})
        return HttpResponse(202, b"Accepted", "text/plain")

    async def steal(self, request: HttpRequest) -> HttpResponse:
        """Take a message for another party at the same origin."""
        self.stolen.append(request.get_header("x-api-key"))
        return HttpResponse(202, b"Accepted", "text/plain")

    def say(self, stream: EventStream, message: dict[str, Any] | bytes) -> None:
        """Put a message on a stream."""
        data = message if isinstance(message, bytes) else json.dumps({"jsonrpc": "2.0", **message}).encode()
        stream.put(data, event="message")

    def forget(self, *, cut: bool = False) -> None:
        """Forget all sessions, as after a restart; with ``cut`` the streams end too."""
        for name in list(self.streams):
            self.streams[name + " of old"] = self.streams.pop(name)
        if cut:
            self.end()

    def end(self) -> None:
        for one in self.ends.values():
            one.set()


@asynccontextmanager
async def sse_served(world: SseServer, refusal: int = 405, port: int = 0) -> AsyncIterator[str]:
    """The server's address; a POST to it is refused with this status."""
    server = HttpServer()

    async def refuse(_request: HttpRequest) -> HttpResponse:
        return make_problem(refusal, "no")

    server.mount("GET", "/sse", world.open)
    server.mount("POST", "/sse", refuse)
    server.mount("POST", "/messages", world.take)
    server.mount("GET", "/tenant/old/sse", world.open)
    server.mount("POST", "/tenant/old/messages", world.take)
    server.mount("POST", "/tenant/other/messages", world.steal)
    at = await server.start("127.0.0.1", port)
    try:
        yield f"http://127.0.0.1:{at}/sse"
    finally:
        world.end()
        await server.close(0.1)
