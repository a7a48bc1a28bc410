"""Retry and idempotency wrappers of others, as their own pages say to use them, for ``callwright chaos --wrap``.

    make battery

makes an environment for each, runs them all and prints the table; for one of them

    pip install fastmcp
    callwright chaos --wrap bench/wrappers.py:fastmcp_retry

Each is given two retries and short waits, where it has such a setting, and nothing else is tuned: what is retried is its own
choice. Idempotency libraries are given a file of their own and the key that a careful user would give: the tool, the caller's
key or the arguments. Reads are not wrapped by them.
"""

import asyncio
import json
import tempfile
from collections.abc import Awaitable, Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from callwright.evals.chaos.reference_world import WORLD_TOOLS

Ask = Callable[[str, dict[str, Any], str | None], Awaitable[Any]]

RETRIES = 2
FIRST_S, LONGEST_S = 0.005, 0.02


def _key(tool: str, arguments: dict[str, Any], key: str | None) -> str:
    return key or f"{tool}:{json.dumps(arguments, sort_keys=True)}"


def _writes(tool: str) -> bool:
    return WORLD_TOOLS[tool].effect != "read"


def bare(ask: Ask) -> Ask:
    return ask


def tenacity_retry(ask: Ask) -> Ask:
    from tenacity import retry, stop_after_attempt, wait_random_exponential

    wait = wait_random_exponential(multiplier=FIRST_S, max=LONGEST_S)
    wrapped: Ask = retry(stop=stop_after_attempt(1 + RETRIES), wait=wait, reraise=True)(ask)
    return wrapped


def langchain_tool_retry(ask: Ask) -> Ask:
    from langchain.agents.middleware import ToolRetryMiddleware

    middleware = ToolRetryMiddleware(
        max_retries=RETRIES, initial_delay=FIRST_S, max_delay=LONGEST_S, on_failure="error"
    )

    async def call(tool: str, arguments: dict[str, Any], key: str | None) -> Any:
        request = SimpleNamespace(tool=None, tool_call={"name": tool, "args": arguments, "id": "call-1"})
        return await middleware.awrap_tool_call(request, lambda _: ask(tool, arguments, key))

    return call


def fastmcp_retry(ask: Ask) -> Ask:
    from fastmcp.server.middleware import MiddlewareContext
    from fastmcp.server.middleware.error_handling import RetryMiddleware

    middleware = RetryMiddleware(max_retries=RETRIES, base_delay=FIRST_S, max_delay=LONGEST_S)

    async def call(tool: str, arguments: dict[str, Any], key: str | None) -> Any:
        context = MiddlewareContext(message=None, method="tools/call")
        return await middleware.on_request(context, lambda _: ask(tool, arguments, key))

    return call


def mcp_sdk_server(ask: Ask) -> Ask:
    """A server of the official SDK whose tool asks the world, called as its own transports call it."""
    from mcp.server import MCPServer

    async def call(tool: str, arguments: dict[str, Any], key: str | None) -> Any:
        server = MCPServer("battery")

        async def carry_out() -> Any:
            return await ask(tool, arguments, key)

        server.tool(name="carry_out", structured_output=False)(carry_out)
        result = await server.call_tool("carry_out", {})
        if getattr(result, "is_error", False):
            raise RuntimeError("the tool reports an error")
        return result

    return call


def powertools_idempotency(ask: Ask) -> Ask:
    """On the Redis layer, with a Redis in memory; a plain function, for it knows no others, in a thread of its own."""
    from aws_lambda_powertools.utilities.idempotency import IdempotencyConfig, idempotent_function
    from aws_lambda_powertools.utilities.idempotency.persistence.redis import RedisCachePersistenceLayer
    from fakeredis import FakeRedis

    layer = RedisCachePersistenceLayer(client=FakeRedis(server=None, version=7))
    config = IdempotencyConfig(event_key_jmespath="key")

    async def call(tool: str, arguments: dict[str, Any], key: str | None) -> Any:
        if not _writes(tool):
            return await ask(tool, arguments, key)
        loop = asyncio.get_running_loop()

        def effect(*, request: dict[str, str]) -> Any:
            del request
            return asyncio.run_coroutine_threadsafe(_awaited(ask(tool, arguments, key)), loop).result()

        guarded = idempotent_function(
            data_keyword_argument="request", persistence_store=layer, config=config
        )(effect)
        return await asyncio.to_thread(guarded, request={"key": _key(tool, arguments, key)})

    return call


async def _awaited(answer: Awaitable[Any]) -> Any:
    return await answer


def exactly_once_sqlite(ask: Ask) -> Ask:
    from exactly_once import Store, once

    store = Store.sqlite(str(Path(tempfile.mkdtemp(prefix="wrappers-")) / "once.db"))

    def guarded_by(tool: str, arguments: dict[str, Any], key: str | None) -> str:
        return _key(tool, arguments, key)

    guarded = once(store, key=guarded_by)(_async(ask))

    async def call(tool: str, arguments: dict[str, Any], key: str | None) -> Any:
        return await (guarded if _writes(tool) else ask)(tool, arguments, key)

    return call


def agent_once_sqlite(ask: Ask) -> Ask:
    from once import Once

    runner = Once(Path(tempfile.mkdtemp(prefix="wrappers-")) / "once.db")

    async def call(tool: str, arguments: dict[str, Any], key: str | None) -> Any:
        if not _writes(tool):
            return await ask(tool, arguments, key)

        async def effect() -> Any:
            return await ask(tool, arguments, key)

        return await runner.aexecute(effect, key=_key(tool, arguments, key), tool_name=tool)

    return call


def _async(ask: Ask) -> Ask:
    async def asked(tool: str, arguments: dict[str, Any], key: str | None) -> Any:
        return await ask(tool, arguments, key)

    return asked


def _titled(wrap: Any, title: str) -> None:
    wrap.subject = title


def _named(wrap: Any, name: str, package: str) -> None:
    try:
        _titled(wrap, f"{name} {version(package)}")
    except PackageNotFoundError:  # not installed here: it says so when it is used
        _titled(wrap, name)


_titled(bare, "no wrapper")
_named(tenacity_retry, "tenacity", "tenacity")
_named(langchain_tool_retry, "LangChain ToolRetryMiddleware", "langchain")
_named(fastmcp_retry, "FastMCP RetryMiddleware", "fastmcp")
_named(mcp_sdk_server, "official SDK, MCPServer", "mcp")
_named(powertools_idempotency, "Powertools idempotency", "aws-lambda-powertools")
_named(exactly_once_sqlite, "exactly-once", "exactly-once")
_named(agent_once_sqlite, "agent-once", "agent-once")
