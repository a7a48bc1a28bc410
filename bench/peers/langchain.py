"""LangChain: ``StructuredTool.ainvoke``. Checks the input; unknown keys are dropped."""

from importlib.metadata import version
from typing import Annotated, Any, Literal

from langchain_core.tools import StructuredTool
from pydantic import Field

from bench import order
from bench.peers.child import serve_async


async def create_order(
    user_id: str,
    sku: str,
    amount: Annotated[int, Field(ge=1, le=100)],
    currency: Literal["CNY", "EUR", "USD"],
) -> dict[str, Any]:
    """Place an order."""
    return {"order_id": order.order_id(user_id, sku, amount, currency)}


def main() -> None:
    tool = StructuredTool.from_function(coroutine=create_order)
    serve_async(
        f"langchain-core {version('langchain-core')} ainvoke",
        lambda index: tool.ainvoke(order.arguments(index)),
    )


main()
