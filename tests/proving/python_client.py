"""One client for Python behind a line protocol, run in an environment of its own: ``python python_client.py NAME``.

Each line of standard input is a command, each line of standard output its answer, both JSON:

    {"connect": URL or [program, argument ...]}         -> {"outcome": "connected"}
    {"list": true}                                      -> {"outcome": "listed", "names": [...]}
    {"call": TOOL, "arguments": {...}}                  -> {"outcome": "answered" or "failed", "text": ..., "tail": ..., "size": ...}
    ... with "cancel_after_s"                           -> {"outcome": "cancelled"}
    ... with "timeout_s"                                -> {"outcome": "timed out"}
    {"close": true}                                     -> {"outcome": "closed"}

What the client raises is ``{"outcome": "raised", "text": ...}``. A user named Ada and a model that says Paris answer questions.
"""

import asyncio
import json
import sys
from contextlib import AsyncExitStack
from datetime import timedelta
from typing import Any

Answer = dict[str, Any]

ANSWERS, sys.stdout = sys.stdout, sys.stderr
"""Where answers go: some clients print to the standard output themselves."""


def texts(blocks: Any) -> str:
    """The texts of content blocks."""
    return "\n".join(getattr(one, "text", "") or "" for one in blocks)


def answered(*, failed: bool, text: str) -> Answer:
    """The answer to a call."""
    outcome = "failed" if failed else "answered"
    return {"outcome": outcome, "text": text[:600], "tail": text[-400:], "size": len(text)}


class OfficialV1:
    """The official SDK 1.x: ``ClientSession`` over ``streamable_http_client`` or ``stdio_client``."""

    async def open(self, stack: AsyncExitStack, target: Any) -> None:
        from mcp import ClientSession, StdioServerParameters
        from mcp.client.stdio import stdio_client
        from mcp.client.streamable_http import streamablehttp_client

        if isinstance(target, str):
            read, write, _ = await stack.enter_async_context(streamablehttp_client(target))
        else:
            line = StdioServerParameters(command=target[0], args=target[1:])
            read, write = await stack.enter_async_context(stdio_client(line))
        session = ClientSession(read, write, elicitation_callback=elicit_v1, sampling_callback=sample_v1)
        self.session = await stack.enter_async_context(session)
        await self.session.initialize()

    async def list_names(self) -> list[str]:
        return [one.name for one in (await self.session.list_tools()).tools]

    async def call(self, tool: str, arguments: dict[str, Any], timeout_s: float | None) -> Answer:
        limit = None if timeout_s is None else timedelta(seconds=timeout_s)
        result = await self.session.call_tool(tool, arguments, read_timeout_seconds=limit)
        return answered(failed=result.isError, text=texts(result.content))


async def elicit_v1(_context: Any, _params: Any) -> Any:
    from mcp.types import ElicitResult

    return ElicitResult(action="accept", content={"name": "Ada"})


async def sample_v1(_context: Any, _params: Any) -> Any:
    from mcp.types import CreateMessageResult, TextContent

    return CreateMessageResult(role="assistant", content=TextContent(type="text", text="Paris"), model="m")


class OfficialV2:
    """The official SDK 2.x: ``Client``, in the era that it negotiates or in the one of 2025."""

    mode = "auto"

    async def open(self, stack: AsyncExitStack, target: Any) -> None:
        from mcp import Client, StdioServerParameters

        where = (
            target if isinstance(target, str) else StdioServerParameters(command=target[0], args=target[1:])
        )
        client = Client(where, mode=self.mode, elicitation_callback=elicit_v1, sampling_callback=sample_v1)
        self.client = await stack.enter_async_context(client)

    async def list_names(self) -> list[str]:
        return [one.name for one in (await self.client.list_tools(cache_mode="refresh")).tools]

    async def call(self, tool: str, arguments: dict[str, Any], timeout_s: float | None) -> Answer:
        result = await self.client.call_tool(tool, arguments, read_timeout_seconds=timeout_s)
        return answered(failed=result.is_error, text=texts(result.content))


class OfficialV2Legacy(OfficialV2):
    """The same in the era of 2025."""

    mode = "legacy"


class FastMcp:
    """FastMCP's ``Client``."""

    async def open(self, stack: AsyncExitStack, target: Any) -> None:
        from fastmcp import Client
        from fastmcp.client.transports import StdioTransport

        async def elicit(_message: str, _type: Any, _params: Any, _context: Any) -> Any:
            return {"name": "Ada"}

        async def sample(_messages: Any, _params: Any, _context: Any) -> str:
            return "Paris"

        where = target if isinstance(target, str) else StdioTransport(target[0], target[1:])
        client = Client(where, elicitation_handler=elicit, sampling_handler=sample)
        self.client = await stack.enter_async_context(client)

    async def list_names(self) -> list[str]:
        return [one.name for one in await self.client.list_tools()]

    async def call(self, tool: str, arguments: dict[str, Any], timeout_s: float | None) -> Answer:
        result = await self.client.call_tool(tool, arguments, raise_on_error=False, timeout=timeout_s)
        return answered(failed=result.is_error, text=texts(result.content))


class LangChain:
    """``MultiServerMCPClient`` of langchain-mcp-adapters: a new session for each call."""

    async def open(self, _stack: AsyncExitStack, target: Any) -> None:
        from langchain_mcp_adapters.callbacks import Callbacks
        from langchain_mcp_adapters.client import MultiServerMCPClient

        async def elicit(_mcp: Any, _params: Any, _context: Any) -> Any:
            return await elicit_v1(None, None)

        if isinstance(target, str):
            where: dict[str, Any] = {"url": target, "transport": "streamable_http"}
        else:
            where = {"command": target[0], "args": target[1:], "transport": "stdio"}
        where["session_kwargs"] = {"sampling_callback": sample_v1}
        self.where = where
        self.client = MultiServerMCPClient({"up": where}, callbacks=Callbacks(on_elicitation=elicit))
        self.tools: dict[str, Any] = {}
        await self.list_names()

    async def list_names(self) -> list[str]:
        self.tools = {one.name: one for one in await self.client.get_tools()}
        return list(self.tools)

    async def call(self, tool: str, arguments: dict[str, Any], timeout_s: float | None) -> Answer:
        limit = None if timeout_s is None else timedelta(seconds=timeout_s)
        self.where["session_kwargs"]["read_timeout_seconds"] = limit
        given = {"name": tool, "args": arguments, "id": "1", "type": "tool_call"}
        message = await self.tools[tool].ainvoke(given)
        blocks = message.content if isinstance(message.content, list) else [{"text": message.content}]
        text = "\n".join(one.get("text", "") for one in blocks)
        return answered(failed=message.status == "error", text=text)


class McpUse:
    """``MCPClient`` of mcp-use."""

    async def open(self, stack: AsyncExitStack, target: Any) -> None:
        from mcp_use import MCPClient

        where = {"url": target} if isinstance(target, str) else {"command": target[0], "args": target[1:]}
        client = MCPClient(
            {"mcpServers": {"up": where}}, elicitation_callback=elicit_v1, sampling_callback=sample_v1
        )
        stack.push_async_callback(client.close_all_sessions)
        self.session = await client.create_session("up")

    async def list_names(self) -> list[str]:
        return [one.name for one in await self.session.list_tools()]

    async def call(self, tool: str, arguments: dict[str, Any], timeout_s: float | None) -> Answer:
        limit = None if timeout_s is None else timedelta(seconds=timeout_s)
        result = await self.session.call_tool(tool, arguments, read_timeout_seconds=limit)
        return answered(failed=result.isError, text=texts(result.content))


class OpenAiAgents:
    """``MCPServerStreamableHttp`` and ``MCPServerStdio`` of the OpenAI Agents SDK; it answers no questions."""

    async def open(self, stack: AsyncExitStack, target: Any) -> None:
        from agents.mcp import MCPServerStdio, MCPServerStreamableHttp

        if isinstance(target, str):
            server: Any = MCPServerStreamableHttp({"url": target}, client_session_timeout_seconds=30)
        else:
            line = {"command": target[0], "args": target[1:]}
            server = MCPServerStdio(line, client_session_timeout_seconds=30)
        self.server = await stack.enter_async_context(server)

    async def list_names(self) -> list[str]:
        return [one.name for one in await self.server.list_tools()]

    async def call(self, tool: str, arguments: dict[str, Any], timeout_s: float | None) -> Answer:
        self.server.client_session_timeout_seconds = timeout_s or 30
        result = await self.server.call_tool(tool, arguments)
        failed = getattr(result, "is_error", None) or getattr(result, "isError", False)
        return answered(failed=bool(failed), text=texts(result.content))


class PydanticAi:
    """``MCPToolset`` of Pydantic AI, as its agents use it: what is not a success is a ``ModelRetry``."""

    async def open(self, stack: AsyncExitStack, target: Any) -> None:
        from fastmcp.client import Client
        from fastmcp.client.transports import StdioTransport
        from pydantic_ai.mcp import MCPToolset

        async def elicit(_message: str, _type: Any, _params: Any, _context: Any) -> Any:
            return {"name": "Ada"}

        async def sample(_messages: Any, _params: Any, _context: Any) -> str:
            return "Paris"

        where = target if isinstance(target, str) else StdioTransport(target[0], target[1:])
        client = Client(where, elicitation_handler=elicit, sampling_handler=sample)
        self.toolset = await stack.enter_async_context(MCPToolset(client, cache_tools=False))

    async def list_names(self) -> list[str]:
        return [one.name for one in await self.toolset.list_tools()]

    async def call(self, tool: str, arguments: dict[str, Any], timeout_s: float | None) -> Answer:
        from pydantic_ai.exceptions import ModelRetry

        try:
            if timeout_s is None:
                found = await self.toolset.direct_call_tool(tool, arguments)
            else:
                result = await self.toolset.client.call_tool(
                    tool, arguments, raise_on_error=False, timeout=timeout_s
                )
                return answered(failed=result.is_error, text=texts(result.content))
        except ModelRetry as retry:
            return answered(failed=True, text=str(retry))
        return answered(
            failed=False, text=found if isinstance(found, str) else json.dumps(found, default=str)
        )


CLIENTS: dict[str, Any] = {
    "mcp1": OfficialV1,
    "mcp2": OfficialV2,
    "mcp2-2025": OfficialV2Legacy,
    "fastmcp": FastMcp,
    "langchain": LangChain,
    "mcp-use": McpUse,
    "openai-agents": OpenAiAgents,
    "pydantic-ai": PydanticAi,
}


def describe(fault: BaseException) -> str:
    """The innermost words of an exception."""
    while isinstance(fault, BaseExceptionGroup):
        fault = fault.exceptions[0]
    return f"{type(fault).__name__}: {fault}"[:600]


async def obey(client: Any, order: dict[str, Any]) -> Answer:
    """Carry out one order on an open client."""
    if "list" in order:
        return {"outcome": "listed", "names": await client.list_names()}
    tool, arguments = order["call"], order["arguments"]
    if "cancel_after_s" in order:
        running = asyncio.ensure_future(client.call(tool, arguments, None))
        await asyncio.sleep(order["cancel_after_s"])
        running.cancel()
        try:
            return dict(await running)
        except asyncio.CancelledError:
            return {"outcome": "cancelled"}
    try:
        return dict(await client.call(tool, arguments, order.get("timeout_s")))
    except Exception as fault:
        if "timeout_s" in order and "tim" in describe(fault).lower():
            return {"outcome": "timed out", "text": describe(fault)}
        raise


async def serve_connection(name: str, target: Any, orders: "asyncio.Queue[dict[str, Any]]") -> None:
    """Open a client and carry out orders until one closes it; the connection lives in this one task."""
    async with AsyncExitStack() as stack:
        client = CLIENTS[name]()
        async with asyncio.timeout(30):
            await client.open(stack, target)
        say({"outcome": "connected"})
        while "close" not in (order := await orders.get()):
            try:
                async with asyncio.timeout(30):
                    say(await obey(client, order))
            except Exception as fault:  # noqa: BLE001 - what a client raises is the finding
                say({"outcome": "raised", "text": describe(fault)})


def say(answer: Answer) -> None:
    """Write one answer."""
    ANSWERS.write(json.dumps(answer) + "\n")
    ANSWERS.flush()


async def main(name: str) -> None:
    """Carry out orders until the input ends."""
    orders: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    lines = asyncio.StreamReader(limit=1 << 24)  # an order may hold a text of 5 MB
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    connection: asyncio.Task[None] | None = None
    while line := await lines.readline():
        order = json.loads(line)
        if "connect" in order:
            connection = asyncio.ensure_future(serve_connection(name, order["connect"], orders))
            connection.add_done_callback(report_end)
        elif connection is None or connection.done():
            say({"outcome": "closed" if "close" in order else "raised", "text": "the client has ended"})
        else:
            orders.put_nowait(order)


def report_end(connection: "asyncio.Task[None]") -> None:
    """Answer a close, or the order during which the client itself ended."""
    fault = None if connection.cancelled() else connection.exception()
    if connection.cancelled() or fault is not None:
        say(
            {
                "outcome": "raised",
                "text": "the client has ended: " + (describe(fault) if fault else "cancelled"),
            }
        )
    else:
        say({"outcome": "closed"})


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
