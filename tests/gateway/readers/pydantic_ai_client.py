"""Pydantic AI: what its toolset gives the model, or the words with which it asks it to try again. Run, not imported: URL, list of calls."""

import asyncio
import json
import sys
from typing import Any

from pydantic_ai import ModelRetry
from pydantic_ai.mcp import MCPToolset


async def main(url: str, calls: list[tuple[str, str, dict[str, Any]]]) -> dict[str, str]:
    seen = {}
    async with MCPToolset(url) as toolset:
        for situation, tool, arguments in calls:
            try:
                told = await toolset.direct_call_tool(tool, arguments)
            except ModelRetry as fault:
                told = fault.message
            seen[situation] = told if isinstance(told, str) else json.dumps(told, default=str)
    return seen


sys.stdout.write(json.dumps(asyncio.run(main(sys.argv[1], json.loads(sys.argv[2])))))
