"""A FastMCP server whose tool is under contract: a misspelt argument, a lost answer and a bad call do no harm. Runs offline."""

import asyncio

from fastmcp import Client, FastMCP

from callwright import Callwright
from callwright.fastmcp import CallwrightMiddleware

mcp = FastMCP("shop")


@mcp.tool
def pay(order_no: str, amount: float) -> dict:
    """Pay an order."""
    return {"order_no": order_no, "paid": amount}


async def main():
    with Callwright() as app:
        mcp.add_middleware(CallwrightMiddleware(app, {"pay": {"effect": "once", "key": ["order_no"]}}))
        async with Client(mcp) as client:
            for arguments in (
                {"order_no": "A-17", "amonut": "12.50"},  # misspelt, and the number is a text
                {"order_no": "A-17", "amount": 12.5},  # the same payment again
                {"order_no": "A-18"},  # no amount
            ):
                answer = await client.call_tool("pay", arguments, raise_on_error=False)
                words = " ".join(block.text for block in answer.content).split()
                print("error" if answer.is_error else "success", *words)


asyncio.run(main())
