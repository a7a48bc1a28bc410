"""A tool is named in its author's language: models are offered an ASCII name, and everything else says the name that was written."""

import logging
import re
from typing import Any

import pytest

from callwright import Callwright
from callwright.core.contracts.contract_compiler import ContractError
from callwright.gateway.tool_listing import build_definition
from callwright.tools.tool_catalogue import CatalogueError

PROVIDER_NAME = re.compile(r"[a-zA-Z0-9_-]{1,64}")


@pytest.fixture
def sent() -> list[str]:
    return []


@pytest.fixture
def app(sent: list[str]) -> Callwright:
    app = Callwright()

    @app.read
    def 查询订单(订单号: str) -> dict[str, str]:  # noqa: N802, N803, PLC2401 - what is tested
        """按订单号查询订单。"""
        return {"订单号": 订单号, "状态": "已付款"}

    @app.tool(name="发送.邮件", effect="once")
    def send(text: str) -> str:
        sent.append(text)
        return "sent"

    return app


def names_of(app: Callwright, api: Any = "openai") -> dict[str, str]:
    """Offered name → description."""
    return {one["function"]["name"]: one["function"]["description"] for one in app.definitions(api)}


def test_models_are_offered_a_name_that_their_apis_accept_and_it_is_always_the_same(app: Callwright) -> None:
    offered = names_of(app)
    assert all(PROVIDER_NAME.fullmatch(name) for name in offered)
    assert offered["tool_bdf6d47e"] == "查询订单: 按订单号查询订单。"
    assert "发送.邮件" in offered.values()
    for api in ("responses", "anthropic"):
        assert [one["name"] for one in app.definitions(api)] == list(offered)
    listed = {build_definition(one, None)["name"] for one in app.tools}
    assert listed == set(offered)


@pytest.mark.promise("B1", "B2")
def test_a_call_by_either_name_is_made_and_the_result_says_the_written_one(
    app: Callwright, sent: list[str]
) -> None:
    offered = {one.contract.name: one.offered_name for one in app.tools}
    for name in ("查询订单", offered["查询订单"]):
        forms: list[Any] = [
            {"name": name, "arguments": {"订单号": "A-1"}},
            f'<tool_call>\n{{"name": "{name}", "arguments": {{"订单号": "A-1"}}}}\n</tool_call>',
            f'{name}(订单号="A-1")',
            f"<function={name}>\n<parameter=订单号>\nA-1\n</parameter>\n</function>",
        ]
        for raw in forms:
            result = app.call(raw)
            assert result.success, (raw, result.error)
            assert result.data == {"订单号": "A-1", "状态": "已付款"}
            assert result.meta.tool_name == "查询订单"
            assert result.repairs == []
    for at, name in enumerate(("发送.邮件", offered["发送.邮件"])):
        result = app.call({"name": name, "arguments": {"text": f"Hi {at}"}})
        assert result.success
        assert result.meta.tool_name == "发送.邮件"
    assert sent == ["Hi 0", "Hi 1"]


@pytest.mark.promise("B1")
def test_both_names_are_one_tool_to_the_ledger_and_to_the_policy(app: Callwright, sent: list[str]) -> None:
    offered = next(one.offered_name for one in app.tools if one.contract.name == "发送.邮件")
    first = app.call({"name": offered, "arguments": {"text": "Hi"}}, key="k-1")
    second = app.call({"name": "发送.邮件", "arguments": {"text": "Hi"}}, key="k-1")
    assert first.success
    assert second.meta.replayed
    assert sent == ["Hi"]


def test_the_other_name_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "callwright.tools"), Callwright() as app:
        for version in ("1.0.0", "1.1.0"):
            app.tool(name="查询订单", version=version, effect="read")(lambda: "x")
    told = [one for one in caplog.records if "查询订单" in one.getMessage()]
    assert len(told) == 1
    assert app.tools[0].offered_name in told[0].getMessage()


@pytest.mark.parametrize("name", ["p\u0430y", "ｐａｙ", "pay\u200b", "查 订单", "查询!", "订单\u0301"])
def test_a_name_that_cannot_be_told_from_another_or_is_none_is_refused(name: str) -> None:
    with Callwright() as app, pytest.raises(ContractError, match="name"):
        app.tool(name=name, effect="read")(lambda: "x")


def test_no_other_tool_takes_the_name_under_which_one_is_offered(app: Callwright) -> None:
    offered = next(one.offered_name for one in app.tools if one.contract.name == "查询订单")
    with pytest.raises(CatalogueError, match="under one name"):
        app.tool(name=offered, effect="read")(lambda: "x")
    app.catalogue.withdraw("查询订单")
    app.tool(name=offered, effect="read")(lambda: "x")
    assert app.call({"name": offered, "arguments": {}}).data == "x"
