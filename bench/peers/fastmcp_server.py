"""FastMCP: ``FastMCP.call_tool`` with no client and no transport, its default middleware chain."""

from importlib.metadata import version
from typing import Annotated, Literal

from fastmcp import FastMCP
from pydantic import BaseModel, Field

from bench import order
from bench.peers.child import serve_async


class Placed(BaseModel):
    order_id: str


async def create_order(
    user_id: str,
    sku: str,
    amount: Annotated[int, Field(ge=1, le=100)],
    currency: Literal["CNY", "EUR", "USD"],
) -> Placed:
    """Place an order."""
    return Placed(order_id=order.order_id(user_id, sku, amount, currency))


def main() -> None:
    server = FastMCP("peer")
    server.tool(create_order)
    serve_async(
        f"fastmcp {version('fastmcp')} call_tool",
        lambda index: server.call_tool("create_order", order.arguments(index)),
    )


main()
