"""A modern server that answers each method with exactly what a test wrote, and keeps what it was asked and with which headers."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from callwright import Callwright
from callwright.core.protocols import mcp_protocol
from callwright.gateway.gateway import Gateway
from callwright.relay import RpcFaultError
from callwright.tools.mcp.server_spec import ServerSpec
from callwright.wire.http_messages import HttpRequest, HttpResponse
from callwright.wire.http_server import HttpServer

Found = dict[str, Any] | HttpResponse | RpcFaultError
Answer = dict[str, Any] | Callable[[dict[str, Any]], Found | Awaitable[Found]]
TOOL = {"name": "act", "inputSchema": {"type": "object", "properties": {"text": {"type": "string"}}}}


class Scripted:
    """``answers``: method → result, or what makes one of the parameters. ``asked``: methods and parameters, in order."""

    def __init__(self, answers: dict[str, Answer]) -> None:
        able: dict[str, Any] = {"tools": {}, "prompts": {}, "resources": {}, "completions": {}}
        self.answers: dict[str, Answer] = {
            "server/discover": {"supportedVersions": [mcp_protocol.MODERN_VERSION], "capabilities": able},
            "tools/list": {"tools": [TOOL]},
            **answers,
        }
        self.asked: list[tuple[str, dict[str, Any]]] = []

    def calls(self) -> list[dict[str, Any]]:
        """The arguments of every tool that was really called."""
        return [params["arguments"] for method, params in self.asked if method == "tools/call"]

    async def post(self, request: HttpRequest) -> HttpResponse:
        """One request."""
        message = json.loads(request.body)
        method, params = message["method"], message.get("params") or {}
        self.asked.append((method, params))
        answer = self.answers.get(method)
        if answer is None:
            error = {"code": mcp_protocol.METHOD_NOT_FOUND, "message": "no"}
            return HttpResponse(
                200, json.dumps({"jsonrpc": "2.0", "id": message["id"], "error": error}).encode()
            )
        found = answer(params) if callable(answer) else answer
        if isinstance(found, Awaitable):
            found = await found
        if isinstance(found, HttpResponse):
            return found
        if isinstance(found, RpcFaultError):
            fault = {"code": found.code, "message": found.message, "data": found.data}
            return HttpResponse(
                200, json.dumps({"jsonrpc": "2.0", "id": message["id"], "error": fault}).encode()
            )
        return HttpResponse(
            200, json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": found}).encode()
        )


@asynccontextmanager
async def serving(answers: dict[str, Answer] | None = None) -> AsyncIterator[tuple[Scripted, str]]:
    """The server itself, and its URL."""
    world, server = Scripted(answers or {}), HttpServer()
    server.mount("POST", "/mcp", world.post)
    try:
        yield world, f"http://127.0.0.1:{await server.start()}/mcp"
    finally:
        await server.close(0.1)


@asynccontextmanager
async def scripted(
    answers: dict[str, Answer] | None = None, **spec: Any
) -> AsyncIterator[tuple[Scripted, int]]:
    """The server behind a gateway; gives the server, and the gateway's port."""
    async with serving(answers) as (world, url):
        with Callwright() as app:
            declared = {"prefix": "", "timeout_ms": 2000, "deadline_ms": 4000, **spec}
            assert await app.connect([ServerSpec(name="up", url=url, **declared)]) == {}
            gateway = Gateway(app)
            try:
                yield world, await gateway.start()
            finally:
                await gateway.close(0.1)
