"""FastMCP servers, called by a host with a scripted model."""

import asyncio
import secrets
from collections.abc import Iterable
from importlib.metadata import version
from typing import Any

from fastmcp import Client, Context, FastMCP
from fastmcp.tools.base import Tool, ToolResult
from fastmcp.utilities.types import Image

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


def dump(result: Any) -> dict[str, Any]:
    """Return what came over the wire."""
    plain: dict[str, Any] = result.model_dump(mode="json", by_alias=True, exclude_none=True)
    return plain


async def send_call(client: Client, call: Call, meta: dict[str, Any]) -> Answer:
    """Send one call as a host does that names its run and the model's call."""
    result = dump(await client.call_tool_mcp(call.name, call.args, meta={**meta, "callwright/call": call.id}))
    text = "\n".join(one.get("text", "") for one in result["content"])
    return Answer(
        call.id, text, result.get("isError", False), result.get("_meta", {}).get("callwright/result")
    )


async def converse(mcp: FastMCP, turns: list[list[Call]], **meta: str) -> list[Answer]:
    """List the tools and make the calls of every turn, all of one turn at the same time."""
    answers: list[Answer] = []
    run = {"callwright/run": secrets.token_hex(8), **meta}
    async with Client(mcp) as client:
        await client.list_tools()
        for turn in turns:
            sendable = [call for call in turn if isinstance(call.args, dict)]
            answers += await asyncio.gather(*(send_call(client, call, run) for call in sendable))
    return answers


def observe(mcp: FastMCP, turns: list[list[Call]]) -> Observation:
    try:
        return Observation(asyncio.run(converse(mcp, turns)), "", True)
    except Exception as fault:  # noqa: BLE001 - a run that dies is what is observed
        return Observation(died=type(fault).__name__)


class FastMCPHarness:
    name = "fastmcp"

    def run(
        self,
        functions: Iterable[Function],
        turns: list[list[Call]],
        app: Callwright | None,
        contracts: dict[str, Any] | None = None,
        *,
        is_async: bool = False,
    ) -> Observation:
        return observe(make_server(functions, app, contracts), turns)

    async def run_async(
        self,
        functions: Iterable[Function],
        turns: list[list[Call]],
        app: Callwright,
        contracts: dict[str, Any],
    ) -> None:
        await converse(make_server(functions, app, contracts), turns)

    def run_own_tools(self, app: Callwright, turns: list[list[Call]], *names: str) -> Observation:
        return observe(server(app, *names), turns)

    def stream(self, functions: Iterable[Function], turns: list[list[Call]], app: Callwright) -> Observation:
        return observe(make_server(functions, app), turns)  # every answer of a server is a message of its own

    def draw(
        self, app: Callwright | None, turns: list[list[Call]], contracts: dict[str, Any] | None = None
    ) -> tuple[list[Any], list[Any]]:
        def draw(what: str) -> ToolResult:
            """Draw."""
            return ToolResult(
                content=[f"a {what}", Image(data=PIXEL, format="png")],
                structured_content={"what": what},
                meta={"seed": 7},
            )

        async def work() -> list[dict[str, Any]]:
            meta = {"callwright/run": "turn"}
            async with Client(make_server([draw], app, contracts)) as client:
                return [
                    dump(await client.call_tool_mcp(call.name, call.args, meta=meta))
                    for turn in turns
                    for call in turn
                ]

        seen = asyncio.run(work())
        return [one["content"] for one in seen], [one.get("_meta", {}).get("seed") for one in seen]

    def is_image(self, content: Any) -> bool:
        return any(one["type"] == "image" for one in content)

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

    def list_definitions(self, functions: Iterable[Function], app: Callwright | None) -> str:
        offered = asyncio.run(list_tools(make_server(functions, app)))
        return repr([one for one in offered if one["name"] != "callwright_repeat"])


async def list_tools(mcp: FastMCP) -> list[dict[str, Any]]:
    async with Client(mcp) as client:
        return [dump(one) for one in await client.list_tools()]


HARNESS = FastMCPHarness()
PACKAGES = ("fastmcp", "mcp")
