"""A server of the official MCP SDK under contract: a misspelt argument, a lost answer and a bad call do no harm. Runs offline."""

import asyncio

from callwright import Callwright
from callwright.mcp_server import put_under_contract

try:
    from mcp.server.mcpserver import MCPServer
except ImportError:  # 1.x
    from mcp.server.fastmcp import FastMCP as MCPServer

mcp = MCPServer("shop")


@mcp.tool()
def pay(order_no: str, amount: float) -> dict[str, object]:
    """Pay an order."""
    return {"order_no": order_no, "paid": amount}


async def main():
    with Callwright() as app:
        put_under_contract(mcp, app, {"pay": {"effect": "once", "key": ["order_no"]}})
        for arguments in (
            {"order_no": "A-17", "amonut": "12.50"},  # misspelt, and the number is a text
            {"order_no": "A-17", "amount": 12.5},  # the same payment again
            {"order_no": "A-18"},  # no amount
        ):
            answer = await mcp.call_tool("pay", arguments)  # as the server does for each client
            print(" ".join(" ".join(block.text for block in answer.content).split()))


asyncio.run(main())
