"""agent-airlock: a function behind ``@Airlock()``, its defaults. Checks the input strictly, masks the output."""

from importlib.metadata import version
from typing import Annotated, Any, Literal

from agent_airlock import Airlock
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
    guarded = Airlock()(create_order)
    serve_async(
        f"agent-airlock {version('agent-airlock')} @Airlock()",
        lambda index: guarded(**order.arguments(index)),
    )


main()
