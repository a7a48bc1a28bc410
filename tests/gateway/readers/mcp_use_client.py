"""mcp-use: the texts of its session's results. Run, not imported: URL, list of calls."""

import asyncio
import json
import sys
from typing import Any

from mcp_use import MCPClient


async def main(url: str, calls: list[tuple[str, str, dict[str, Any]]]) -> dict[str, str]:
    seen = {}
    client = MCPClient.from_dict({"mcpServers": {"up": {"url": url}}})
    session = await client.create_session("up")
    for situation, tool, arguments in calls:
        result = await session.call_tool(tool, arguments)
        seen[situation] = "\n".join(one.text for one in result.content)
    await client.close_all_sessions()
    return seen


seen = asyncio.run(main(sys.argv[1], json.loads(sys.argv[2])))
sys.stdout.write("\n" + json.dumps(seen))
