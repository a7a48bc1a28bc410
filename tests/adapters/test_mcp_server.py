"""Servers of the official SDK under contract. Needs the extra ``mcp-server``: ``make test-adapters``."""

import asyncio
from contextlib import suppress
from typing import Any

import pytest

pytest.importorskip("mcp.server", reason="runs in the environment of `make test-adapters`")

from mcp.server.auth.middleware.auth_context import auth_context_var
from mcp.server.auth.middleware.bearer_auth import AuthenticatedUser
from mcp.server.auth.provider import AccessToken
from mcp.types import CallToolResult
from pydantic import BaseModel

from adapters.contract import AdapterContract, make_failing
from adapters.contract import make_shop as make_own_shop
from adapters.mcp_errors import ProtocolError, make_protocol_error
from adapters.mcp_server_harness import (
    IS_MODERN,
    McpServerHarness,
    Server,
    ToolError,
    connect,
    dump,
    list_tools,
)
from adapters.probes import PROBES, Call, Probe, say
from callwright import Callwright, Principal, Rule
from callwright.mcp_server import add_tools, put_under_contract

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("default"),
]  # warnings of the framework are its own
PAY = {"pay": {"effect": "once", "key": ["order_no"]}}

UNSTOPPED = frozenset() if IS_MODERN else frozenset({"timeout"})
"""Probes of a limit that 1.x cannot hold: it runs functions on the event loop."""


class TestMcpServer(AdapterContract):
    harness = McpServerHarness()
    can_add_tools = False
    can_read_on = False
    can_repeat = True

    @pytest.mark.parametrize(
        "probe", [one for one in PROBES if one.key not in UNSTOPPED], ids=lambda one: one.key
    )
    def test_every_probe_ends_as_specified(self, probe: Probe) -> None:
        super().test_every_probe_ends_as_specified(probe, is_async=True)

    @pytest.mark.skipif(bool(UNSTOPPED), reason="1.x runs functions on the event loop, one after the other")
    def test_reads_of_one_reply_run_at_the_same_time(self) -> None:
        super().test_reads_of_one_reply_run_at_the_same_time()

    def test_a_refused_call_of_an_own_tool_is_told_as_an_envelope(self) -> None:
        with make_own_shop() as app:
            answer = self.harness.run_own_tools(app, [say(Call("pay", {"order_no": "7"}))], "pay").answers[0]
        assert answer.is_error
        assert "[callwright] missing_required_field." in answer.text


def ask(server: Any, *calls: Call, run: str | None = "turn") -> list[dict[str, Any]]:
    """Make the calls one after the other as one client; return the results as they came over the wire."""

    async def work() -> list[dict[str, Any]]:
        async with connect(server) as client:
            meta = {} if run is None else {"callwright/run": run}
            return [dump(await client.call_tool(one.name, one.args, meta=meta)) for one in calls]

    return asyncio.run(work())


def read_envelope(result: dict[str, Any]) -> dict[str, Any]:
    envelope: dict[str, Any] = result["_meta"]["callwright/result"]
    return envelope


def make_shop(done: list[str]) -> Any:
    server = Server("shop")

    @server.tool()
    def find(order_no: str) -> dict[str, Any]:
        """Find an order."""
        done.append(order_no)
        return {"order_no": order_no}

    @server.tool()
    def pay(order_no: str, amount: float = 1.0) -> dict[str, Any]:
        """Pay an order."""
        done.append(order_no)
        return {"order_no": order_no, "paid": amount}

    return server


def test_a_tool_that_is_added_later_is_under_contract_too() -> None:
    done: list[str] = []
    with Callwright() as app:
        server = put_under_contract(make_shop(done), app, {"refund": {"effect": "once", "key": ["order_no"]}})
        ask(server, Call("pay", {"order_no": "1"}))

        @server.tool()
        def refund(order_no: str) -> str:
            """Refund an order."""
            done.append(f"refund {order_no}")
            return "done"

        ask(server, *[Call("refund", {"order_no": "1"})] * 2)
    assert done == ["1", "refund 1"]


@pytest.mark.parametrize("own", [False, True], ids=["the server's", "the application's"])
def test_a_call_of_a_client_that_names_no_run_is_held_after_eight_fast_failures(own: Any) -> None:
    made: list[str] = []
    with Callwright() as app:
        contracts = {"break_down": {"effect": "read"}}
        if own:
            server = add_tools(Server("shop"), make_failing(app, made))
        else:
            server = put_under_contract(make_failing_server(made), app, contracts)
        calls = [Call("break_down", {"part": "door"})] * 9 + [Call("break_down", {"part": "roof"})]
        codes = [read_envelope(one)["error"]["code"] for one in ask(server, *calls, run=None)]
    assert codes == ["tool_failed"] * 8 + ["repeated_failure", "tool_failed"]
    assert made == ["door"] * 8 + ["roof"]


def make_failing_server(made: list[str]) -> Any:
    server = Server("shop")

    @server.tool()
    def break_down(part: str) -> str:
        """Fail."""
        made.append(part)
        raise RuntimeError("broken")

    return server


def test_a_failure_that_the_tool_states_reaches_the_model_and_one_that_it_raises_does_not() -> None:
    server = Server("shop")

    @server.tool()
    def find(order_no: str) -> str:
        """Find."""
        if order_no == "7":
            raise ToolError("no such order, try list_orders")
        raise RuntimeError("password=hunter2")

    with Callwright() as app:
        calls = [Call("find", {"order_no": one}) for one in "78"]
        stated, raised = ask(put_under_contract(server, app), *calls)
    assert stated["content"][0]["text"].startswith("no such order, try list_orders\n\n[callwright]")
    assert "hunter2" not in raised["content"][0]["text"]
    assert read_envelope(raised)["error"]["code"] == "tool_failed"


@pytest.mark.parametrize(
    ("code", "times", "states"),
    [(-32000, 1, ["unknown"]), (-32602, 1, ["answered"]), (-32042, 2, ["released"])],
    ids=["connection closed", "another protocol error", "question to the client"],
)
def test_a_protocol_error_that_a_tool_raises_releases_its_call_only_where_it_is_a_question(
    code: int, times: int, states: list[str]
) -> None:
    server, done = Server("proxy"), []

    @server.tool()
    def pay(order_no: str) -> str:
        """Pay."""
        done.append(order_no)
        raise make_protocol_error(code)

    async def work() -> None:
        async with connect(put_under_contract(server, app, PAY)) as client:
            for _ in range(2):
                with suppress(ProtocolError):
                    await client.call_tool("pay", {"order_no": "7"}, meta={"callwright/run": "turn"})

    with Callwright() as app:
        asyncio.run(work())
        entries = app.store.list_entries()
    assert done == ["7"] * times
    assert [one.state for one in entries] == states


class Order(BaseModel):
    order_no: str


def test_a_notice_leaves_structured_content_that_meets_its_schema() -> None:
    server = Server("shop")

    @server.tool()
    def pay(order_no: str) -> Order:
        """Pay."""
        return Order(order_no=order_no)

    with Callwright() as app:
        calls = [Call("pay", {"order_no": "7"})] * 2
        first, second = ask(put_under_contract(server, app, PAY), *calls)
    assert first["structuredContent"] == {"order_no": "7"}
    assert second["structuredContent"]["order_no"] == "7"
    assert "[callwright]" in second["content"][-1]["text"]


def test_an_approved_call_is_made_when_the_model_asks_again() -> None:
    done: list[str] = []
    with Callwright(rules=[Rule("approve", ("pay",), ("local",))]) as app:
        server, call = put_under_contract(make_shop(done), app), Call("pay", {"order_no": "7"})
        refused = ask(server, call)[0]
        assert app.approve(read_envelope(refused)["meta"]["handle"], by=Principal("boss"))
        assert done == []
        assert not ask(server, call)[0].get("isError")
    assert done == ["7"]


def test_a_write_that_is_meant_once_more_is_made_by_the_handle_of_its_answer() -> None:
    done: list[str] = []
    with Callwright() as app:
        server, call = put_under_contract(make_shop(done), app, PAY), Call("pay", {"order_no": "7"})
        handle = read_envelope(ask(server, call, call)[1])["meta"]["repeatHandle"]
        wrong, right = (
            ask(server, Call("callwright_repeat", {"handle": one}))[0] for one in ("rpt_", handle)
        )
    assert wrong["isError"] is True
    assert not right.get("isError")
    assert done == ["7", "7"]


def test_two_users_with_tokens_of_their_own_never_get_each_others_answers() -> None:
    done: list[str] = []
    with Callwright(rules=[Rule("allow", ("pay",))]) as app:
        server = put_under_contract(make_shop(done), app, PAY)
        for subject in ("ann", "bob", "user:root"):
            token = AccessToken(token="t", client_id=subject, scopes=[])
            outer = auth_context_var.set(AuthenticatedUser(token))
            ask(server, Call("pay", {"order_no": "7"}))
            auth_context_var.reset(outer)
        owners = {one.principal.id for one in app.store.list_entries()}
    assert done == ["7"] * 3
    assert owners == {"ann", "bob", "sub:user:root"}


def test_a_tool_of_the_application_that_the_server_does_not_offer_is_neither_run_nor_named() -> None:
    with make_own_shop() as app:
        server = Server("other")

        @server.tool()
        def find(order_no: str) -> str:
            """Find."""
            return order_no

        answer = ask(put_under_contract(server, app), Call("pay", {"order_no": "7", "amount": 1}))[0]
        entries = list(app.store.list_entries())
    assert answer["isError"] is True
    assert "amount" not in answer["content"][0]["text"]
    assert entries == []


def test_the_applications_own_tools_are_offered_beside_the_servers() -> None:
    done: list[str] = []
    with make_own_shop() as app:
        server = Server("all")

        @server.tool()
        def find(order_no: str) -> str:
            """Find."""
            done.append(order_no)
            return order_no

        put_under_contract(add_tools(server, app), app)
        names = [one["name"] for one in asyncio.run(list_tools(server))]
        paid, found = ask(
            server, Call("pay", {"order_no": "7", "amuont": "2.5"}), Call("find", {"order_no": "8"})
        )
        tools = [one.tool for one in app.store.list_entries()]
    assert names == ["find", "pay", "callwright_repeat"]
    assert paid["structuredContent"] == {"order_no": "7", "paid": 2.5}
    assert found["content"][0]["text"] == "8"
    assert sorted(tools) == ["find", "pay"]


def test_a_tool_with_a_wrong_contract_is_refused_and_the_log_says_why(
    caplog: pytest.LogCaptureFixture,
) -> None:
    done: list[str] = []
    with Callwright() as app:
        server = put_under_contract(make_shop(done), app, {"pay": {"effct": "once"}})
        answer = ask(server, Call("pay", {"order_no": "7"}))[0]
    assert answer["isError"] is True
    assert done == []
    assert "effct" in caplog.text


def test_an_answer_of_a_tool_without_structure_passes_unchanged() -> None:
    server = Server("shop")

    @server.tool(structured_output=False)
    def count(order_no: str) -> Any:
        """Count."""
        return ["a", 2]

    with Callwright() as app:
        plain = ask(server, Call("count", {"order_no": "7"}))[0]
        ours = ask(put_under_contract(server, app), Call("count", {"order_no": "7"}))[0]
    assert ours["content"] == plain["content"]
    assert isinstance(CallToolResult.model_validate(ours), CallToolResult)
