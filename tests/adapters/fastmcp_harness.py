"""FastMCP servers, called by a host with a scripted model."""

import asyncio
from collections.abc import Iterable
from importlib.metadata import version
from typing import Any

from fastmcp import Client, Context, FastMCP
from fastmcp.server.middleware import Middleware
from fastmcp.tools.base import Tool, ToolResult
from fastmcp.utilities.types import Image

from adapters.mcp_harness import McpHarness, McpHost, dump
from adapters.probes import ORDER_SCHEMA, Answer, Call, Function, Observation, Paused
from callwright import Callwright
from callwright.fastmcp import CallwrightMiddleware, server

PIXEL = b"\x89PNG-pixel"
SESSION_MODE: dict[str, Any] = {"mode": "legacy"} if version("fastmcp") >= "4" else {}
"""Clients of FastMCP 4 open no session unless they are told to."""


def make_server(
    functions: Iterable[Function], app: Callwright | None, contracts: dict[str, Any] | None = None
) -> FastMCP:
    mcp = FastMCP("shop")
    for one in functions:
        if one.__name__ == "by_schema":
            mcp.add_tool(make_schema_tool(one))
        else:
            mcp.tool(one)
    return mcp if app is None else guard(mcp, app, contracts)


def guard(mcp: FastMCP, app: Callwright, contracts: Any = None, **options: Any) -> FastMCP:
    mcp.add_middleware(CallwrightMiddleware(app, contracts, **options))
    return mcp


def make_schema_tool(function: Function) -> Tool:
    class SchemaTool(Tool):
        async def run(self, arguments: dict[str, Any]) -> ToolResult:
            return ToolResult(structured_content=function(**arguments))

    return SchemaTool(name="by_schema", description="Order.", parameters=ORDER_SCHEMA)


HOST = McpHost(Client, lambda client, call, meta: client.call_tool_mcp(call.name, call.args, meta=meta))
send_call, converse, observe = HOST.send_call, HOST.converse, HOST.observe


class EmptyMiddleware(Middleware):
    """Passes on what the middleware of an application has to see."""

    async def on_list_tools(self, context: Any, call_next: Any) -> Any:
        return await call_next(context)

    async def on_call_tool(self, context: Any, call_next: Any) -> Any:
        return await call_next(context)


class FastMCPHarness(McpHarness):
    name = "fastmcp"
    host = HOST

    def make_empty_hooks(self) -> tuple[Any, ...]:
        return (EmptyMiddleware(),)

    def make_server(
        self, functions: Iterable[Function], app: Callwright | None, contracts: dict[str, Any] | None = None
    ) -> FastMCP:
        return make_server(functions, app, contracts)

    def run_own_tools(self, app: Callwright, turns: list[list[Call]], *names: str) -> Observation:
        return observe(server(app, *names), turns)

    def make_drawing(self) -> Function:
        def draw(what: str) -> ToolResult:
            """Draw."""
            return ToolResult(
                content=[f"a {what}", Image(data=PIXEL, format="png")],
                structured_content={"what": what},
                meta={"seed": 7},
            )

        return draw

    async def list_tools(self, server: Any) -> list[dict[str, Any]]:
        return await list_tools(server)

    def pause(self, app: Callwright, contracts: dict[str, Any]) -> Paused:
        done: list[int] = []
        asked: list[str] = []

        async def pay(amount: int, ctx: Context) -> str:
            """Pay."""
            answer = await ctx.elicit("Pay?", bool)
            done.append(amount if answer.data else 0)
            return f"paid {amount}"

        async def agree(message: str, response_type: Any, params: Any, context: Any) -> Any:
            asked.append(message)
            return response_type(value=True)

        async def work() -> Answer:
            mcp = make_server([pay], app, contracts)
            async with Client(mcp, elicitation_handler=agree, **SESSION_MODE) as client:
                return await send_call(client, Call("pay", {"amount": 5}), {})

        answer = asyncio.run(work())
        return Paused(asked == ["Pay?"], done, [answer])

    def inject(self, app: Callwright, turns: list[list[Call]]) -> Any:
        seen: list[Any] = []

        async def count(word: str, ctx: Context) -> str:
            """Count."""
            meta = ctx.request_context.meta
            plain = meta if isinstance(meta, dict) else meta.model_dump(by_alias=True)
            seen.append((plain["tenant"], plain["callwright/call"]))
            return word

        asyncio.run(converse(make_server([count], app), turns, tenant="acme"))
        return seen


async def list_tools(mcp: FastMCP) -> list[dict[str, Any]]:
    async with Client(mcp) as client:
        return [dump(one) for one in await client.list_tools()]


HARNESS = FastMCPHarness()
PACKAGES = ("fastmcp", "mcp")
