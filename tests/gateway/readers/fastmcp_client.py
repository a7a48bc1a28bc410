"""FastMCP's client: its texts and its structured content. Run, not imported: URL, list of calls."""

import asyncio
import json
import sys
from typing import Any

from fastmcp import Client


async def main(url: str, calls: list[tuple[str, str, dict[str, Any]]]) -> dict[str, str]:
    seen = {}
    async with Client(url) as client:
        for situation, tool, arguments in calls:
            result = await client.call_tool(tool, arguments, raise_on_error=False)
            texts = "\n".join(one.text for one in result.content)
            structured = result.structured_content
            seen[situation] = texts if structured is None else f"{texts}\n{json.dumps(structured)}"
    return seen


sys.stdout.write(json.dumps(asyncio.run(main(sys.argv[1], json.loads(sys.argv[2])))))
