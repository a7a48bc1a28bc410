"""OpenAI Agents: what its tool gives the model. Run, not imported: URL, list of calls."""

import asyncio
import json
import sys
from typing import Any

from agents import RunContextWrapper
from agents.mcp import MCPServerStreamableHttp, MCPUtil


async def main(url: str, calls: list[tuple[str, str, dict[str, Any]]]) -> dict[str, str]:
    seen = {}
    async with MCPServerStreamableHttp(params={"url": url}) as server:
        tools = {one.name: one for one in await server.list_tools()}
        for situation, tool, arguments in calls:
            try:
                told = await MCPUtil.invoke_mcp_tool(
                    server, tools[tool], RunContextWrapper(None), json.dumps(arguments)
                )
            except Exception as fault:
                if "callwright" in str(fault):
                    raise
                told = "(not sent: the client itself refuses the call)"
            seen[situation] = told if isinstance(told, str) else _texts(told)
    return seen


def _texts(told: Any) -> str:
    blocks = told if isinstance(told, list) else [told]
    return "\n".join(str(one["text"]) for one in blocks)


sys.stdout.write(json.dumps(asyncio.run(main(sys.argv[1], json.loads(sys.argv[2])))))
