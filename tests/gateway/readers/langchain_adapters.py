"""langchain-mcp-adapters: the content of the tool message, or of the exception. Run, not imported: URL, list of calls."""

import asyncio
import json
import sys
from typing import Any

from langchain_core.tools import ToolException
from langchain_mcp_adapters.client import MultiServerMCPClient
from langchain_mcp_adapters.tools import load_mcp_tools


async def main(url: str, calls: list[tuple[str, str, dict[str, Any]]]) -> dict[str, str]:
    seen = {}
    client = MultiServerMCPClient({"up": {"url": url, "transport": "streamable_http"}})
    async with client.session("up") as session:
        tools = {one.name: one for one in await load_mcp_tools(session)}
        for situation, tool, arguments in calls:
            wish = {"name": tool, "args": arguments, "id": situation, "type": "tool_call"}
            try:
                content = (await tools[tool].ainvoke(wish)).content
            except ToolException as fault:
                content = str(fault)
            seen[situation] = content if isinstance(content, str) else _texts(content)
    return seen


def _texts(blocks: list[Any]) -> str:
    return "\n".join(one if isinstance(one, str) else one["text"] for one in blocks)


sys.stdout.write(json.dumps(asyncio.run(main(sys.argv[1], json.loads(sys.argv[2])))))
