"""Google ADK agents under contract. Needs the extra ``google-adk``: ``make test-adapters``."""

import asyncio
import warnings
from types import SimpleNamespace
from typing import Any

import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its own modules use what it has deprecated
    pytest.importorskip(
        "google.adk.agents.llm_agent", reason="runs in the environment of `make test-adapters`"
    )

from google.adk.agents import LlmAgent
from google.adk.tools import google_search
from google.adk.tools.agent_tool import AgentTool
from google.adk.tools.base_toolset import BaseToolset
from google.adk.tools.function_tool import FunctionTool

from adapters.contract import AdapterContract, closed_loop, make_shop
from adapters.google_adk_harness import (
    Conversation,
    GoogleADKHarness,
    SchemaTool,
    attach,
    confirm,
    observe,
    read_responses,
    script,
    write_message,
)
from adapters.probes import ORDER, READ, Call, World, say
from callwright import Callwright, Rule
from callwright.google_adk import CallwrightToolset, wrap_tools

__all__ = ["closed_loop"]  # used by every test
pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("default"),
]  # warnings of the framework are its own


class TestGoogleADK(AdapterContract):
    harness = GoogleADKHarness()


class Shop(BaseToolset):
    """A toolset with one tool."""

    def __init__(self, function: Any, **options: Any) -> None:
        super().__init__(**options)
        self._function = function

    async def get_tools(self, readonly_context: Any = None) -> Any:
        return [FunctionTool(self._function)]

    async def close(self) -> None:
        """It has nothing open."""


def test_tools_of_a_toolset_are_under_contract_by_the_names_that_the_model_sees() -> None:
    world = World()
    with Callwright() as app:
        toolset = Shop(world.ok, tool_name_prefix="shop")
        turns = [
            say(Call("shop_ok", {"order_id": "1", "qyt": 5})),
            say(Call("shop_ok", {"order_id": "1", "qty": 5}, "c2")),
        ]
        contracts = {"shop_ok": {"effect": "once", "key": ["order_id"]}}
        answers = observe(turns, attach([toolset], app, contracts), []).answers
    assert world.done == [("1", 5)]
    assert [one.is_error for one in answers] == [False, False]


def test_callbacks_of_the_agent_see_calls_and_answers_as_before() -> None:
    world = World()
    seen: list[Any] = []

    def before(tool: Any, args: Any, tool_context: Any) -> None:
        seen.append((tool.name, dict(args)))

    def after(tool: Any, args: Any, tool_context: Any, tool_response: Any) -> None:
        seen.append(tool_response)

    with Callwright() as app:
        conversation = Conversation(script([say(Call("look", ORDER))]), [])
        conversation.runner.agent.tools = wrap_tools([world.look], app, READ)
        conversation.runner.agent.before_tool_callback = before
        conversation.runner.agent.after_tool_callback = after
        asyncio.run(conversation.send(write_message("Look.")))
    assert seen == [("look", ORDER), {"order_id": "1", "state": "open"}]


@pytest.mark.parametrize("confirmed", [True, False], ids=["confirmed", "rejected"])
def test_a_call_that_its_user_may_approve_asks_for_a_confirmation(confirmed: Any) -> None:
    done: list[int] = []

    def pay(amount: int) -> str:
        """Pay."""
        done.append(amount)
        return f"paid {amount}"

    with Callwright(rules=[Rule("approve", ("pay",), ("local",), user_confirms=True)]) as app:
        tools = wrap_tools([pay], app, ask_user=True)
        model = script([say(Call("pay", {"amuont": "5"}))])
        seen = asyncio.run(confirm(Conversation(model, tools), done, confirmed=confirmed))
        decided = {one.decided_by for one in app.store.list_approvals()}
    assert seen.has_paused
    assert done == ([5] if confirmed else [])
    assert "user of local" in decided


def test_a_call_that_its_user_rejects_in_adk_leaves_no_doubt() -> None:
    done: list[int] = []

    def pay(amount: int) -> str:
        """Pay."""
        done.append(amount)
        return f"paid {amount}"

    with Callwright() as app:
        tools = wrap_tools([FunctionTool(pay, require_confirmation=True)], app, {"pay": {"effect": "once"}})
        model = script([say(Call("pay", {"amount": 5}))])
        seen = asyncio.run(confirm(Conversation(model, tools), done, confirmed=False))
        states = {one.state for one in app.store.list_entries()}
    assert (seen.has_paused, done) == (True, [])
    assert states <= {"released"}


def test_what_escapes_the_contract_is_named_or_left_as_it_is(caplog: pytest.LogCaptureFixture) -> None:
    with make_shop() as app:
        agent = AgentTool(LlmAgent(name="other", model=script([])))
        own = CallwrightToolset(app)
        assert wrap_tools([google_search, agent, own], app)[:-1] == [google_search, agent, own]
    assert "google_search is run by the model's provider" in caplog.text


def test_tools_under_contract_are_not_put_under_it_twice() -> None:
    world = World()
    with make_shop() as app:
        wrapped = wrap_tools([world.ok, Shop(world.look)], app)
        own = asyncio.run(CallwrightToolset(app).get_tools())
        assert wrap_tools([*wrapped, *own], app) == [*wrapped, *own]


def test_a_tool_that_streams_to_a_live_session_is_named_and_left_as_it_is(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def watch(order_id: str) -> Any:
        """Watch."""
        yield order_id

    with Callwright() as app:
        [tool, _] = wrap_tools([watch], app)
    assert tool.func is watch
    assert "watch streams its results: its calls are not under contract" in caplog.text


class NodeInterrupted(BaseException):
    """Stands for the signal by which ADK interrupts a node."""


def test_a_call_that_adk_interrupts_leaves_no_doubt() -> None:
    class Node(SchemaTool):
        async def run_async(self, *, args: Any, tool_context: Any) -> Any:
            raise NodeInterrupted

    with Callwright() as app:
        [tool, _] = wrap_tools([Node(World().by_schema)], app)
        context = SimpleNamespace(invocation_id="run", session=SimpleNamespace(id="s"), function_call_id="c1")
        with pytest.raises(NodeInterrupted):
            asyncio.run(tool.run_async(args=ORDER, tool_context=context))
        states = {one.state for one in app.store.list_entries()}
    assert states == {"released"}


def test_a_blocking_function_that_meets_an_empty_next_has_failed_at_once() -> None:
    orders: list[str] = []

    def find(order_id: str) -> str:
        return next(one for one in orders if one == order_id)

    with Callwright() as app:
        contracts = {"find": {"effect": "read", "timeout_ms": 2_000, "retries": 0}}
        (answer,) = observe([say(Call("find", ORDER))], attach([find], app, contracts), []).answers
    assert answer.is_error
    assert "tool_failed" in str(answer)


def test_an_invocation_is_a_run_and_the_next_message_another() -> None:
    world = World()
    turn = [say(Call("ok", ORDER)), say(Call("ok", ORDER, "c2"))]
    with Callwright() as app:
        model = script([*turn])
        model.replies += script(turn).replies
        conversation = Conversation(
            model, wrap_tools([world.ok], app, {"ok": {"effect": "once", "key": ["order_id"]}})
        )

        async def work() -> list[Any]:
            return [await conversation.send(write_message(text)) for text in ("Order.", "And once more.")]

        answers = [read_responses(events).answers for events in asyncio.run(work())]
    assert len(world.done) == 2
    assert [len(one) for one in answers] == [2, 2]


def test_a_deep_copy_of_an_agent_makes_its_calls_under_contract() -> None:
    def ok(order_id: str) -> str:
        """Order."""
        return "ordered"

    with Callwright() as app:
        agent = LlmAgent(name="shop", model="none", tools=wrap_tools([ok], app))
        copied = agent.model_copy(deep=True).tools[0]
        context = SimpleNamespace(
            invocation_id="i",
            session=SimpleNamespace(id="s"),
            function_call_id="c1",
            tool_confirmation=None,
            actions=SimpleNamespace(requested_tool_confirmations={}, requested_auth_configs={}),
        )
        asyncio.run(copied.run_async(args=ORDER, tool_context=context))
        entries = list(app.store.list_entries())
    assert [one.state for one in entries] == ["committed"]
