"""The official Python SDK, 1.x and 2.x: its texts and its structured content. Run, not imported: URL, list of calls."""

import asyncio
import json
import sys
from contextlib import AsyncExitStack
from typing import Any


async def session(stack: AsyncExitStack, url: str) -> Any:
    try:
        from mcp import Client  # 2.x
    except ImportError:
        from mcp import ClientSession
        from mcp.client.streamable_http import streamablehttp_client

        read, write, _ = await stack.enter_async_context(streamablehttp_client(url))
        made = await stack.enter_async_context(ClientSession(read, write))
        await made.initialize()
        return made
    return await stack.enter_async_context(Client(url))


async def main(url: str, calls: list[tuple[str, str, dict[str, Any]]]) -> dict[str, str]:
    seen = {}
    async with AsyncExitStack() as stack:
        client = await session(stack, url)
        await client.list_tools()
        for situation, tool, arguments in calls:
            result = (await client.call_tool(tool, arguments)).model_dump(by_alias=True)
            texts = "\n".join(one["text"] for one in result["content"])
            structured = result.get("structuredContent")
            seen[situation] = texts if structured is None else f"{texts}\n{json.dumps(structured)}"
    return seen


sys.stdout.write(json.dumps(asyncio.run(main(sys.argv[1], json.loads(sys.argv[2])))))
