"""Words that reject a thing ask a tool that ends things to end it, and no other tool."""

from typing import Any

import pytest

from callwright import Callwright

SCHEMA = {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}
BEFORE = [
    {"role": "user", "content": "Hello, what have I ordered?"},
    {"role": "assistant", "content": "You have the orders O-123 and O-124."},
]


def decide(name: str, said: str, order: str, earlier: list[dict[str, Any]]) -> bool:
    with Callwright() as app:

        @app.tool(name=name, effect="once", input_schema=SCHEMA)
        def act(order_id: str) -> str:
            """Act on an order."""
            return order_id

        call = {"name": name, "arguments": {"order_id": order}}
        return app.call(call, conversation=[*earlier, {"role": "user", "content": said}]).success


@pytest.mark.promise("B4", "B5")
@pytest.mark.parametrize("earlier", [[], BEFORE], ids=["at once", "later"])
@pytest.mark.parametrize(
    "said",
    [
        "订单O-123不要了",
        "O-123这单我不要了，帮我退掉",
        "O-123 作废吧",
        "I don't want order O-123 any more",
        "get rid of order O-123",
    ],
)
def test_what_the_user_rejects_is_ended(said: str, earlier: list[dict[str, Any]]) -> None:
    assert decide("cancel_order", said, "O-123", earlier)


@pytest.mark.promise("B4", "B5")
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("cancel_order", "订单O-123先别取消"),
        ("cancel_order", "cancel order O-124, not O-123"),
        ("cancel_order", "取消O-124，不是O-123"),
        ("cancel_order", "别动O-123"),
        ("cancel_order", "don't touch order O-123"),
        ("cancel_order", "O-123不用了，取消O-124吧"),
        ("cancel_order", "I don't want O-123 cancelled"),
        ("ship_order", "订单O-123不要了"),
        ("ship_order", "I don't want order O-123 any more"),
    ],
)
def test_what_the_user_keeps_is_not_ended_and_what_is_rejected_gets_no_other_act(
    name: str, said: str
) -> None:
    assert not decide(name, said, "O-123", [])
    assert not decide(name, said, "O-123", BEFORE)
