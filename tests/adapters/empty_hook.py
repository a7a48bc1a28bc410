"""What a middleware of FastMCP that does nothing adds to one call of a tool, in calls of Python functions: without it, and with it."""

import asyncio
import sys
from typing import Any

from fastmcp import Client, FastMCP
from fastmcp.server.middleware import Middleware

_ROUNDS = 10


class EmptyMiddleware(Middleware):
    """Passes every call on."""

    async def on_call_tool(self, context: Any, call_next: Any) -> Any:
        """Call what is behind it."""
        return await call_next(context)


async def count_functions(middleware: list[Middleware]) -> float:
    """Return the calls of functions that one call of a tool takes with this middleware."""
    server = FastMCP("empty", middleware=middleware)

    @server.tool
    def look(order_id: str) -> dict[str, str]:
        return {"id": order_id}

    calls = 0

    def count(_frame: Any, event: str, _argument: Any) -> None:
        nonlocal calls
        calls += event == "call"

    async with Client(server) as client:
        await client.call_tool("look", {"order_id": "1"})
        sys.setprofile(count)
        for _ in range(_ROUNDS):
            await client.call_tool("look", {"order_id": "1"})
        sys.setprofile(None)
    return calls / _ROUNDS


if __name__ == "__main__":
    found = [asyncio.run(count_functions(one)) for one in ([], [EmptyMiddleware()])]
    sys.stdout.write(f"{found[0]:.0f} functions without, {found[1]:.0f} with an empty middleware\n")
