"""The Anthropic SDK's tool runner under contract. Needs the extra ``anthropic``: ``make test-adapters``."""

from typing import Any, ClassVar

import pytest

pytest.importorskip("anthropic.lib.tools", reason="runs in the environment of `make test-adapters`")

from anthropic import beta_tool
from anthropic.lib.tools import ToolError
from pydantic import BaseModel

from adapters.anthropic_harness import AnthropicHarness, converse, make_tools, script
from adapters.contract import AdapterContract, make_shop
from adapters.probes import ORDER, READ_ON, Call, World, say
from callwright import Callwright, Principal, Rule
from callwright.anthropic import function_tools, wrap_tools

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("default"),
]  # warnings of the framework are its own


class TestAnthropic(AdapterContract):
    harness = AnthropicHarness()
    can_add_tools = False

    test_a_paused_call_is_resumed_and_made_once: ClassVar[Any] = None
    """The runner pauses no call."""

    test_injected_context_reaches_the_tool_and_no_schema_key_or_tape: ClassVar[Any] = None
    """The runner hands its tools nothing but their arguments."""

    test_reads_of_one_reply_run_at_the_same_time: ClassVar[Any] = None
    """The runner makes one call after the other."""


def test_a_dict_reaches_the_model_with_its_values() -> None:
    world = World()
    with Callwright() as app:
        plain, ours = (
            converse(script([say(Call("look", ORDER))]), make_tools([world.look], is_async=False), one)
            for one in (None, app)
        )
    # 2.x sends the keys alone, 1.x an object that the API refuses
    assert plain.answers[0].text in ('["order_id", "state"]', '{"order_id": "1", "state": "open"}')
    assert ours.answers[0].text == '{"order_id":"1","state":"open"}'


def test_a_failure_that_the_tool_states_reaches_the_model_in_an_envelope() -> None:
    @beta_tool
    def find(order_id: str) -> str:
        """Find."""
        raise ToolError("no such order, try list_orders")

    with Callwright() as app:
        answer = converse(script([say(Call("find", ORDER))]), [find], app).answers[0]
    assert answer.is_error
    assert "no such order, try list_orders" in answer.text


class Reply(BaseModel):
    state: int


def test_a_wrong_answer_of_an_upstream_is_no_mistake_of_the_model() -> None:
    @beta_tool
    def find(order_id: str) -> str:
        """Find."""
        return str(Reply.model_validate({"state": "open"}))

    with Callwright() as app:
        answer = converse(script([say(Call("find", ORDER))]), [find], app).answers[0]
    assert answer.envelope is not None
    assert answer.envelope["error"]["code"] == "tool_failed"


def test_a_tool_that_yields_blocks_gives_them_once() -> None:
    @beta_tool
    def draw(what: str) -> Any:
        """Draw."""
        yield {"type": "text", "text": what}

    with Callwright() as app:
        answer = converse(script([say(Call("draw", {"what": "a cat"}))]), [draw], app).answers[0]
    assert answer.text == '[{"type": "text", "text": "a cat"}]'


def test_tools_that_run_elsewhere_are_named_when_they_are_attached(caplog: pytest.LogCaptureFixture) -> None:
    hosted = {"type": "web_search_20250305", "name": "web_search"}
    own: Any = {"name": "by_hand", "description": "Run by the program.", "input_schema": {"type": "object"}}
    with Callwright() as app:
        assert wrap_tools([hosted, own], app) == [hosted, own]
        converse(script([]), [], app, mcp_servers=[{"type": "url", "name": "crm", "url": "http://127.0.0.1"}])
    assert "web_search is run by the model's provider" in caplog.text
    assert "crm is connected by the model's provider" in caplog.text
    assert "by_hand" not in caplog.text


def test_an_approved_call_is_made_when_the_model_asks_again() -> None:
    world = World()
    with Callwright(rules=[Rule("approve", ("ok",), ("local",))]) as app:
        tools = make_tools([world.ok], is_async=False)
        refused = converse(script([say(Call("ok", ORDER))]), tools, app, run="one").answers[0]
        assert refused.envelope is not None
        assert app.approve(refused.envelope["meta"]["handle"], by=Principal("boss"))
        made = converse(script([say(Call("ok", ORDER, "c2"))]), tools, app, run="one").answers[0]
    assert (refused.is_error, made.is_error) == (True, False)
    assert len(world.done) == 1


def test_a_conversation_that_goes_on_in_another_runner_is_one_run_where_it_is_named() -> None:
    world = World()
    contracts = {"ok": {"effect": "once", "key": ["order_id"]}}
    with Callwright() as app:
        for call_id in ("c1", "c2"):
            tools = make_tools([world.ok], is_async=False)
            converse(script([say(Call("ok", ORDER, call_id))]), tools, app, contracts, run="order 1")
    assert len(world.done) == 1


def test_the_applications_tools_serve_an_asynchronous_runner() -> None:
    with make_shop() as app:
        tools = function_tools(app, is_async=True)
        answer = converse(
            script([say(Call("pay", {"order_no": "7", "amuont": "2.5"}))]), tools, None, is_async=True
        )
        entries = list(app.store.list_entries())
    assert answer.answers[0].text == '{"order_no":"7","paid":2.5}'
    assert len(entries) == 1


def test_tools_under_contract_are_not_put_under_it_twice() -> None:
    world = World()
    with Callwright() as app:
        wrapped = wrap_tools(make_tools([world.ok], is_async=False), app)
        assert wrap_tools(wrapped, app) == wrapped
        assert wrapped[0].func == world.ok


def test_a_list_that_has_the_tool_that_reads_pages_gives_the_beginning_of_a_large_text() -> None:
    with Callwright() as app:
        tools = [*make_tools([World().report], is_async=False), *function_tools(app, READ_ON)]
        answer = converse(script([say(Call("report", ORDER))]), tools, app).answers[0]
    assert answer.text.startswith("[callwright] Only the first 4000 of")
