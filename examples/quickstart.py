"""A tool with a contract, and four ways in which a model may call it."""

from uuid import uuid4

from callwright import Callwright

app = Callwright("shop.db")


@app.tool(effect="once", key=["user_id", "sku"], units={"amount": ["件", "个"]})
def create_order(user_id: str, sku: str, amount: int) -> dict[str, str]:
    """Place one order."""
    return {"orderId": f"{user_id}-{sku}-{amount}"}


CALLS = [
    '{"tool": "create_order", "args": {"user_id": "u1", "sku": "A-1", "amount": "2件"}}',
    '{"tool": "create_order", "args": {"user_id": "u1", "sku": "A-1", "ammount": 2}}',
    '{"tool": "create_order", "args": {"user_id": "u1", "sku": "A-1", "amount": 3}}',
    '{"tool": "create_order", "args": {"user_id": "u1", "sku": "A-2"}}',
]

RUN = f"run-{uuid4().hex[:8]}"  # one task of the agent: what a repeated call means is decided within it

for written in CALLS:
    result = app.call(written, run=RUN)
    print(result.data, result.error and result.error.code, result.next_action, result.meta.replayed)
