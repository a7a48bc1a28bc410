"""FastMCP servers under contract. Needs the extra ``fastmcp``: ``make test-adapters``."""

import asyncio
import logging
from contextlib import suppress
from datetime import UTC, datetime
from importlib.metadata import version
from typing import Any

import pytest

pytest.importorskip("fastmcp", reason="runs in the environment of `make test-adapters`")

from fastmcp import Client, Context, FastMCP
from fastmcp.exceptions import ToolError
from fastmcp.server.auth import AccessToken
from fastmcp.server.middleware import Middleware
from fastmcp.server.middleware.error_handling import RetryMiddleware
from fastmcp.tools.base import ToolResult
from mcp.server.auth.middleware.auth_context import auth_context_var
from mcp.server.auth.middleware.bearer_auth import AuthenticatedUser
from pydantic import BaseModel

from adapters.contract import AdapterContract, make_failing
from adapters.contract import make_shop as make_own_shop
from adapters.fastmcp_harness import FastMCPHarness, guard, list_tools
from adapters.mcp_errors import ProtocolError, make_protocol_error
from adapters.mcp_harness import dump
from adapters.probes import ORDER, Call, say
from callwright import Callwright, Principal, Rule
from callwright.fastmcp import CallwrightMiddleware, server

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("default"),
]  # warnings of the framework are its own
PAY = {"pay": {"effect": "once", "key": ["order_no"]}}


class TestFastMCP(AdapterContract):
    harness = FastMCPHarness()
    can_add_tools = False
    can_read_on = False
    can_repeat = True

    def test_a_refused_call_of_an_own_tool_is_told_as_an_envelope(self) -> None:
        with make_own_shop() as app:
            answer = self.harness.run_own_tools(app, [say(Call("pay", {"order_no": "7"}))], "pay").answers[0]
        assert answer.is_error
        assert "[callwright] missing_required_field." in answer.text


def ask(mcp: FastMCP, *calls: Call, run: str | None = "turn", **client_options: Any) -> list[Any]:
    """Make the calls one after the other as one client; return the results as they came over the wire."""

    async def work() -> list[Any]:
        meta = {} if run is None else {"callwright/run": run}
        async with Client(mcp, **client_options) as client:
            return [await client.call_tool_mcp(one.name, one.args, meta=meta) for one in calls]

    return asyncio.run(work())


def read_envelope(result: Any) -> dict[str, Any]:
    envelope: dict[str, Any] = dump(result)["_meta"]["callwright/result"]
    return envelope


def make_shop(done: list[str]) -> FastMCP:
    mcp = FastMCP("shop")

    @mcp.tool(annotations={"readOnlyHint": True})
    def find(order_no: str) -> dict[str, Any]:
        """Find an order."""
        done.append(order_no)
        return {"order_no": order_no}

    @mcp.tool
    def pay(order_no: str, amount: float = 1.0) -> dict[str, Any]:
        """Pay an order."""
        done.append(order_no)
        return {"order_no": order_no, "paid": amount}

    return mcp


def test_the_tool_for_repetitions_is_offered_last() -> None:
    with Callwright() as app:
        names = [one["name"] for one in asyncio.run(list_tools(guard(make_shop([]), app)))]
    assert names == ["find", "pay", "callwright_repeat"]


@pytest.mark.parametrize("own", [False, True], ids=["the server's", "the application's"])
def test_a_write_that_is_meant_once_more_is_made_by_the_handle_of_its_answer(own: Any) -> None:
    done: list[str] = []
    with make_app(done) as app:
        mcp = server(app) if own else guard(make_shop(done), app, PAY)
        call = Call("refund" if own else "pay", {"order_no": "7"})
        handle = read_envelope(ask(mcp, call, call)[1])["meta"]["repeatHandle"]
        wrong, right = (
            ask(mcp, Call("callwright_repeat", {"handle": one}))[0] for one in ("rpt_other", handle)
        )
    assert dump(wrong)["isError"] is True
    assert not dump(right).get("isError")
    assert done == ["7", "7"]


def test_a_server_that_only_reads_offers_no_tool_for_repetitions() -> None:
    with Callwright() as app:
        reads = {name: {"effect": "read"} for name in ("find", "pay")}
        offered = asyncio.run(list_tools(guard(make_shop([]), app, reads)))
    assert [one["name"] for one in offered] == ["find", "pay"]


@pytest.mark.parametrize("own", [False, True], ids=["the server's", "the application's"])
def test_a_call_of_a_client_that_names_no_run_is_held_after_eight_fast_failures(own: Any) -> None:
    made: list[str] = []
    with Callwright() as app:
        contracts = {"break_down": {"effect": "read"}}
        mcp = server(make_failing(app, made)) if own else guard(make_failing_server(made), app, contracts)
        calls = [Call("break_down", {"part": "door"})] * 9 + [Call("break_down", {"part": "roof"})]
        codes = [read_envelope(one)["error"]["code"] for one in ask(mcp, *calls, run=None)]
    assert codes == ["tool_failed"] * 8 + ["repeated_failure", "tool_failed"]
    assert made == ["door"] * 8 + ["roof"]


def test_a_tool_that_was_removed_since_its_last_call_is_unavailable_and_nothing_is_in_doubt() -> None:
    done: list[str] = []

    class Shop(FastMCP):
        """A server that can lose a tool."""

        is_open = True

        async def get_tool(self, name: str, *args: Any, **options: Any) -> Any:
            return await super().get_tool(name, *args, **options) if self.is_open else None

    with Callwright() as app:
        mcp = Shop("shop")

        @mcp.tool
        def pay(order_no: str) -> str:
            """Pay an order."""
            done.append(order_no)
            return "paid"

        guard(mcp, app, PAY)
        ask(mcp, Call("pay", {"order_no": "1"}))
        mcp.is_open = False
        [gone] = ask(mcp, Call("pay", {"order_no": "2"}))
        states = sorted(one.state for one in app.store.list_entries())
    assert read_envelope(gone)["error"]["code"] == "unavailable"
    assert done == ["1"]
    assert states == ["committed", "released"]


def make_failing_server(made: list[str]) -> FastMCP:
    mcp = FastMCP("shop")

    @mcp.tool
    def break_down(part: str) -> str:
        """Fail."""
        made.append(part)
        raise RuntimeError("broken")

    return mcp


def test_progress_reaches_the_client() -> None:
    mcp, seen = FastMCP("counter"), []

    @mcp.tool
    async def count(word: str, ctx: Context) -> str:
        """Count."""
        await ctx.report_progress(1, 2)
        return word

    async def note(progress: float, total: float | None, message: str | None) -> None:
        seen.append((progress, total, message))

    with Callwright() as app:
        ask(guard(mcp, app), Call("count", {"word": "a"}), progress_handler=note)
    assert seen == [(1, 2, None)]


@pytest.mark.skipif(version("fastmcp") < "4", reason="rounds of one request came with FastMCP 4")
def test_a_tool_that_needs_input_asks_for_it_and_runs_when_the_answer_comes() -> None:
    from mcp_types import ElicitRequest, ElicitRequestFormParams, InputRequiredResult

    mcp, done = FastMCP("shop"), []
    form = ElicitRequestFormParams(
        message="Pay?",
        requested_schema={"type": "object", "properties": {"value": {"type": "boolean"}}},
    )

    @mcp.tool
    async def pay(order_no: str, ctx: Context) -> Any:
        """Pay."""
        if not ctx.input_responses:
            return InputRequiredResult(input_requests={"sure": ElicitRequest(params=form)})
        done.append(order_no)
        return "paid"

    async def agree(message: str, response_type: Any, params: Any, context: Any) -> Any:
        return response_type(value=True)

    async def work() -> Any:
        async with Client(guard(mcp, app, PAY), elicitation_handler=agree) as client:
            return await client.call_tool("pay", {"order_no": "7"})

    with Callwright() as app:
        answer = asyncio.run(work())
        states = [one.state for one in app.store.list_entries()]
    assert answer.content[0].text == "paid"
    assert done == ["7"]
    assert states == ["committed"]


@pytest.mark.skipif(version("fastmcp") < "4", reason="the types of tasks came with FastMCP 4")
def test_a_background_task_that_another_middleware_begins_leaves_its_call_in_doubt() -> None:
    from mcp_types import CreateTaskResult, Task

    now = datetime.now(UTC).isoformat()
    begun = CreateTaskResult(
        task=Task(task_id="t1", status="working", created_at=now, last_updated_at=now, ttl=None)
    )

    class BeginTask(Middleware):
        async def on_call_tool(self, context: Any, call_next: Any) -> Any:
            return begun

    mcp = FastMCP("shop")

    @mcp.tool
    def pay(order_no: str) -> str:
        """Pay."""
        return order_no

    async def work() -> None:
        async with Client(guarded) as client:
            with suppress(Exception):  # whether the client may be given a task is the server's matter
                await client.call_tool("pay", {"order_no": "7"})

    with Callwright() as app:
        guarded = guard(mcp, app, PAY)
        guarded.add_middleware(BeginTask())
        asyncio.run(work())
        states = [one.state for one in app.store.list_entries()]
    assert states == ["unknown"]


def test_an_idempotency_key_of_the_client_makes_two_requests_one_call() -> None:
    done: list[str] = []

    async def send(mcp: FastMCP) -> Any:
        meta = {"callwright/idempotencyKey": "k1"}
        async with Client(mcp) as client:
            return await client.call_tool_mcp("pay", {"order_no": "7"}, meta=meta)

    with Callwright() as app:
        mcp = guard(make_shop(done), app, {"pay": {"effect": "once"}})
        _, answer = asyncio.run(send(mcp)), asyncio.run(send(mcp))
    assert done == ["7"]
    assert read_envelope(answer)["meta"]["replayed"] is True


@pytest.mark.parametrize("before", [True, False], ids=["before", "behind"])
def test_a_retry_middleware_repeats_no_write_before_us_and_is_named_behind_us(
    before: Any, caplog: pytest.LogCaptureFixture
) -> None:
    mcp, done = FastMCP("flaky"), []

    @mcp.tool
    def send(order_id: str) -> str:
        """Send."""
        done.append(order_id)
        raise ConnectionError("lost")

    retry = RetryMiddleware(max_retries=2, base_delay=0.0)
    with Callwright() as app, caplog.at_level(logging.WARNING, "callwright.adapters"):
        for one in (retry, CallwrightMiddleware(app)) if before else (CallwrightMiddleware(app), retry):
            mcp.add_middleware(one)
        answer = ask(mcp, Call("send", ORDER))[0]
    assert dump(answer)["isError"] is True
    assert ("RetryMiddleware" in caplog.text) is not before
    assert not before or len(done) == 1


@pytest.mark.parametrize(
    ("code", "times", "states"),
    [
        (-32000, 1, ["unknown"]),
        (-32603, 1, ["unknown"]),
        (-32602, 1, ["answered"]),
        (-32042, 2, ["released"]),
    ],
    ids=["connection closed", "upstream of a proxy lost", "another protocol error", "question to the client"],
)
def test_a_protocol_error_that_a_tool_raises_releases_its_call_only_where_it_is_a_question(
    code: int, times: int, states: list[str]
) -> None:
    mcp, done = FastMCP("proxy"), []

    @mcp.tool
    def pay(order_no: str) -> str:
        """Pay."""
        done.append(order_no)
        raise make_protocol_error(code)

    async def work() -> None:
        async with Client(guard(mcp, app, PAY)) as client:
            for _ in range(2):
                with suppress(ProtocolError):
                    await client.call_tool_mcp("pay", {"order_no": "7"}, meta={"callwright/run": "turn"})

    with Callwright() as app:
        asyncio.run(work())
        entries = app.store.list_entries()
    assert done == ["7"] * times
    assert [one.state for one in entries] == states


def test_a_failure_that_the_tool_states_reaches_the_model_and_one_that_it_raises_does_not() -> None:
    mcp = FastMCP("shop")

    @mcp.tool
    def find(order_no: str) -> str:
        """Find."""
        if order_no == "7":
            raise ToolError("no such order, try list_orders")
        raise RuntimeError("password=hunter2")

    with Callwright() as app:
        stated, raised = ask(guard(mcp, app), *(Call("find", {"order_no": one}) for one in "78"))
    assert stated.content[0].text.startswith("no such order, try list_orders\n\n[callwright]")
    assert "hunter2" not in raised.content[0].text
    assert read_envelope(raised)["error"]["code"] == "tool_failed"


class Order(BaseModel):
    order_no: str
    amount: float


def test_an_answer_that_breaks_its_output_schema_is_an_error_of_the_tool() -> None:
    mcp = FastMCP("shop")

    @mcp.tool(output_schema=Order.model_json_schema())
    def find(order_no: str) -> ToolResult:
        """Find."""
        return ToolResult(structured_content={"order_no": order_no})

    with Callwright() as app:
        answer = ask(guard(mcp, app), Call("find", {"order_no": "7"}))[0]
    assert dump(answer)["isError"] is True
    assert read_envelope(answer)["error"]["code"] == "invalid_output"


def test_a_notice_does_not_break_what_the_client_reads() -> None:
    mcp = FastMCP("shop")

    @mcp.tool
    def count(order_no: str) -> int:
        """Count."""
        return 3

    async def work() -> Any:
        async with Client(guard(mcp, app, {"count": {"effect": "once", "key": ["order_no"]}})) as client:
            meta = {"callwright/run": "turn"}
            return [await client.call_tool("count", {"order_no": "7"}, meta=meta) for _ in range(2)]

    with Callwright() as app:
        first, second = asyncio.run(work())
    assert first.data == second.data == 3
    assert "[callwright]" in second.content[-1].text


def test_an_approved_call_is_made_when_the_model_asks_again() -> None:
    done: list[str] = []
    with Callwright(rules=[Rule("approve", ("pay",), ("local",))]) as app:
        mcp, call = guard(make_shop(done), app), Call("pay", {"order_no": "7"})
        refused = ask(mcp, call)[0]
        assert app.approve(read_envelope(refused)["meta"]["handle"], by=Principal("boss"))
        assert done == []
        assert not dump(ask(mcp, call)[0]).get("isError")
    assert done == ["7"]


def as_subject(subject: str) -> AuthenticatedUser:
    return AuthenticatedUser(AccessToken(token="t", client_id="cli", scopes=[], claims={"sub": subject}))


def test_two_users_with_tokens_of_their_own_never_get_each_others_answers() -> None:
    done: list[str] = []
    with Callwright(rules=[Rule("allow", ("pay",))]) as app:
        mcp = guard(make_shop(done), app, PAY)
        for subject in ("ann", "bob", "user:root"):
            token = auth_context_var.set(as_subject(subject))
            ask(mcp, Call("pay", {"order_no": "7"}))
            auth_context_var.reset(token)
        owners = {one.principal.id for one in app.store.list_entries()}
    assert done == ["7"] * 3
    assert owners == {"ann", "bob", "sub:user:root"}


def test_hints_declare_effects_only_where_they_are_trusted() -> None:
    with Callwright() as app, Callwright() as other:
        for one, trusted in ((app, True), (other, False)):
            ask(guard(make_shop([]), one, trust_hints=trusted), Call("find", {"order_no": "7"}))
        effects = [one.tools[0].contract.effect for one in (app, other)]
    assert effects == ["read", "once"]


def make_app(done: list[str]) -> Callwright:
    app = Callwright()

    @app.tool(effect="once", key=["order_no"])
    def refund(order_no: str, amount: float = 1.0) -> dict[str, Any]:
        """Refund an order."""
        done.append(order_no)
        return {"order_no": order_no, "refunded": amount}

    return app


@pytest.mark.parametrize("name", ["refund", "refnd"])
def test_a_tool_of_the_application_that_the_server_does_not_offer_is_neither_run_nor_named(name: str) -> None:
    done: list[str] = []
    with make_app(done) as app:
        answer = ask(guard(make_shop([]), app), Call(name, {"order_no": "7"}))[0]
    assert dump(answer)["isError"] is True
    assert done == []
    assert "refund" not in answer.content[0].text.replace(repr(name), "")


@pytest.mark.parametrize("beside", [False, True], ids=["alone", "beside the middleware"])
@pytest.mark.parametrize("mounted", [False, True], ids=["served", "mounted"])
def test_the_applications_own_tools_serve_clients(beside: Any, mounted: Any) -> None:
    done: list[str] = []
    with make_app(done) as app:
        mcp = FastMCP("all") if mounted else server(app)
        if mounted:
            mcp.mount(server(app), namespace="money")
        if beside:
            guard(mcp, app)
        call = Call("money_refund" if mounted else "refund", {"order_no": "7", "amuont": "2.5"})
        first, second = ask(mcp, call, call)
        entries = list(app.store.list_entries())
    assert dump(first)["structuredContent"] == {"order_no": "7", "refunded": 2.5}
    assert read_envelope(second)["meta"]["replayed"] is True
    assert done == ["7"]
    assert len(entries) == 1


def test_metadata_from_a_wire_takes_no_tool_out_of_its_contract() -> None:
    mcp, done = FastMCP("forged"), []

    @mcp.tool(meta={"callwright/app": "true"})
    def pay(order_no: str) -> str:
        """Pay."""
        done.append(order_no)
        return "paid"

    with Callwright() as app:
        ask(guard(mcp, app, PAY), *[Call("pay", {"order_no": "7"})] * 2)
    assert done == ["7"]


def test_a_tool_with_a_wrong_contract_is_refused_and_the_log_says_why(
    caplog: pytest.LogCaptureFixture,
) -> None:
    done: list[str] = []
    with Callwright() as app:
        answer = ask(guard(make_shop(done), app, {"pay": {"effct": "once"}}), Call("pay", {"order_no": "7"}))[
            0
        ]
    assert dump(answer)["isError"] is True
    assert done == []
    assert "effct" in caplog.text
