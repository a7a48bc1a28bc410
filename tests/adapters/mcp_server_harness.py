"""Servers of the official SDK, 1.x and 2.x, called by a host with a scripted model."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from mcp.types import CallToolResult, ElicitResult, ImageContent, TextContent

from adapters.mcp_harness import McpHarness, McpHost, dump
from adapters.probes import Answer, Call, Function, Observation, Paused
from callwright import Callwright
from callwright.mcp_server import add_tools, put_under_contract

IS_MODERN = version("mcp") >= "2"

if IS_MODERN:
    from mcp import Client
    from mcp.server.mcpserver import Context
    from mcp.server.mcpserver import MCPServer as Server
    from mcp.server.mcpserver.exceptions import ToolError
else:
    from mcp.server.fastmcp import Context
    from mcp.server.fastmcp import FastMCP as Server
    from mcp.server.fastmcp.exceptions import ToolError
    from mcp.shared.memory import create_connected_server_and_client_session

__all__ = [
    "HARNESS",
    "IS_MODERN",
    "PACKAGES",
    "McpServerHarness",
    "Server",
    "ToolError",
    "connect",
    "dump",
    "list_tools",
]
PIXEL = "aGk="


def make_server(
    functions: Iterable[Function], app: Callwright | None, contracts: dict[str, Any] | None = None
) -> Any:
    server = Server("shop")
    for one in functions:
        server.add_tool(make_schema_function(one) if one.__name__ == "by_schema" else one)
    return server if app is None else put_under_contract(server, app, contracts)


def make_schema_function(function: Function) -> Function:
    """Return the tool with typed parameters: this SDK has no tools by schema."""

    def by_schema(order_id: str, qty: int = 1) -> dict[str, Any]:
        """Order."""
        got: dict[str, Any] = function(order_id=order_id, qty=qty)
        return got

    return by_schema


@asynccontextmanager
async def connect(server: Any, **options: Any) -> AsyncIterator[Any]:
    """Connect a client of the server's own generation."""
    if IS_MODERN:
        async with Client(server, **options) as client:
            yield client
    else:
        options.pop("mode", None)
        async with create_connected_server_and_client_session(server, **options) as client:
            yield client


HOST = McpHost(connect, lambda client, call, meta: client.call_tool(call.name, call.args, meta=meta))
send_call, converse, observe = HOST.send_call, HOST.converse, HOST.observe


class McpServerHarness(McpHarness):
    name = "mcp_server"
    host = HOST

    def make_server(
        self, functions: Iterable[Function], app: Callwright | None, contracts: dict[str, Any] | None = None
    ) -> Any:
        return make_server(functions, app, contracts)

    def run_own_tools(self, app: Callwright, turns: list[list[Call]], *names: str) -> Observation:
        return observe(add_tools(Server("shop"), app, *names), turns)

    def make_drawing(self) -> Function:
        def draw(what: str) -> CallToolResult:
            """Draw."""
            image = ImageContent(type="image", data=PIXEL, mimeType="image/png")
            content = [TextContent(type="text", text=f"a {what}"), image]
            return CallToolResult(content=content, _meta={"seed": 7})

        return draw

    async def list_tools(self, server: Any) -> list[dict[str, Any]]:
        return await list_tools(server)

    def pause(self, app: Callwright, contracts: dict[str, Any]) -> Paused:
        from pydantic import BaseModel

        done: list[int] = []
        asked: list[str] = []

        class Sure(BaseModel):
            sure: bool

        async def pay(amount: int, ctx: Context) -> str:
            """Pay."""
            answer = await ctx.elicit("Pay?", Sure)
            done.append(amount if answer.data.sure else 0)
            return f"paid {amount}"

        async def agree(context: Any, params: Any) -> ElicitResult:
            asked.append(params.message)
            return ElicitResult(action="accept", content={"sure": True})

        async def work() -> Answer:
            server = make_server([pay], app, contracts)
            async with connect(server, elicitation_callback=agree, mode="legacy") as client:
                return await send_call(client, Call("pay", {"amount": 5}), {})

        answer = asyncio.run(work())
        return Paused(asked == ["Pay?"], done, [answer])

    def inject(self, app: Callwright, turns: list[list[Call]]) -> Any:
        seen: list[Any] = []

        async def count(word: str, ctx: Context) -> str:
            """Count."""
            request = ctx.request_context
            meta = request.params["_meta"] if IS_MODERN else request.meta.model_dump(by_alias=True)
            seen.append((meta["tenant"], meta["callwright/call"]))
            return word

        asyncio.run(converse(make_server([count], app), turns, tenant="acme"))
        return seen


async def list_tools(server: Any) -> list[dict[str, Any]]:
    async with connect(server) as client:
        return [dump(one) for one in (await client.list_tools()).tools]


HARNESS = McpServerHarness()
PACKAGES = ("mcp",)
