"""What open platforms answer about a refusal, returned by a tool as it came: the call is a failure of that class, and says the platform's words."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from callwright import Callwright, ToolResult

REFUSED = {
    "alipay_trade_query_response": {
        "code": "40004",
        "msg": "Business Failed",
        "sub_code": "ACQ.TRADE_NOT_EXIST",
        "sub_msg": "交易不存在",
    }
}
PAID = {
    "alipay_trade_query_response": {
        "code": "10000",
        "msg": "Success",
        "trade_status": "TRADE_SUCCESS",
        "total_amount": "88.88",
    }
}
SIGNED = {"sign": "Zm9v"}


def answer(returned: Any) -> ToolResult:
    app = Callwright()

    @app.tool(effect="read")
    def query_trade() -> Any:
        return returned

    result = app.call({"name": "query_trade", "arguments": {}})
    app.close()
    return result


@pytest.mark.promise("A7", "C1")
@pytest.mark.parametrize("form", [lambda said: said, json.dumps], ids=["object", "text"])
@pytest.mark.parametrize(
    "said", [REFUSED, REFUSED | SIGNED, SIGNED | REFUSED], ids=["without-sign", "sign-last", "sign-first"]
)
def test_a_refusal_of_a_payment_gateway_is_a_failure_with_its_words(
    said: dict[str, Any], form: Callable[[Any], Any]
) -> None:
    result = answer(form(said))
    assert result.error is not None
    assert result.error.code == "not_found"
    assert result.error.details is not None
    assert result.error.details["upstream"] == {"code": "ACQ.TRADE_NOT_EXIST", "text": "交易不存在"}


@pytest.mark.promise("A7")
@pytest.mark.parametrize("said", [PAID, PAID | SIGNED, SIGNED | PAID])
def test_an_answer_of_a_payment_gateway_stays_an_answer(said: dict[str, Any]) -> None:
    result = answer(said)
    assert result.error is None
    assert result.data == said


@pytest.mark.promise("A7", "C1")
@pytest.mark.parametrize("name", ["No such container: web-1", "No such image: shop:2", "No such network: n"])
def test_a_message_alone_that_says_what_is_not_there_is_a_failure(name: str) -> None:
    result = answer({"message": name})
    assert result.error is not None
    assert result.error.code == "not_found"
