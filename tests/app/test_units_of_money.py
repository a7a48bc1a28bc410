"""The gate: whole units of a currency in a field of hundredths, and the other way round, are another amount than the user said."""

import pytest

from callwright import Callwright
from callwright.domain.result import ToolResult

pytestmark = pytest.mark.promise("B4", "E6")
CENTS = {"type": "integer"}
DESCRIBED = {"type": "integer", "description": "Amount in cents"}
FEN = {"type": "integer", "description": "退款金额，单位为分"}
YUAN = {"type": "number", "description": "退款金额（元）"}


def refund(field: str, schema: dict[str, str], amount: float, said: str) -> ToolResult:
    app = Callwright()
    schemas = {"order": {"type": "string"}, field: schema}

    @app.tool(
        name="refund", effect="once", key=["order"], input_schema={"type": "object", "properties": schemas}
    )
    def pay_back(**_arguments: object) -> str:
        """Refund an order. 给订单退款。"""
        return "refunded"

    call = {"name": "refund", "arguments": {"order": "O-123", field: amount}}
    return app.call(call, conversation=[{"role": "user", "content": said}])


@pytest.mark.parametrize(
    ("field", "schema", "amount", "said"),
    [
        ("cents", CENTS, 9, "Refund 9 euros for O-123"),
        ("amount_cents", CENTS, 9, "Please refund $9.00 for order O-123"),
        ("amount", DESCRIBED, 9, "Refund 9 dollars for O-123"),
        ("amount", FEN, 9, "订单 O-123 退 9 元"),
        ("amount", FEN, 9, "给 O-123 退款9块"),
        ("amount_eur", CENTS, 900, "Refund 900 cents for O-123"),
        ("amount", YUAN, 900, "订单 O-123 退款 900 分钱"),
    ],
)
def test_an_amount_in_the_other_unit_is_asked_about(
    field: str, schema: dict[str, str], amount: float, said: str
) -> None:
    result = refund(field, schema, amount, said)
    assert result.error is not None
    assert (result.error.code, [one.path for one in result.error.fields or ()]) == (
        "ungrounded_argument",
        [f"/{field}"],
    )


@pytest.mark.parametrize(
    ("field", "schema", "amount", "said"),
    [
        ("cents", CENTS, 900, "Refund 9 euros for O-123"),
        ("cents", CENTS, 900, "Refund 900 cents for O-123"),
        ("amount", DESCRIBED, 900, "Refund 9 dollars for O-123"),
        ("amount", FEN, 900, "订单 O-123 退 9 元"),
        ("amount_eur", CENTS, 9, "Refund 9 euros for O-123"),
        ("amount", YUAN, 9, "订单 O-123 退款 9 元"),
        ("amount", CENTS, 9, "Refund 9 euros for O-123"),
    ],
)
def test_the_amount_that_was_said_is_made_in_either_unit(
    field: str, schema: dict[str, str], amount: float, said: str
) -> None:
    assert refund(field, schema, amount, said).success
