"""LlamaIndex agents under contract. Needs the extra ``llama-index``: ``make test-adapters``."""

import asyncio
import copy
from typing import Any

import pytest

pytest.importorskip(
    "llama_index.core.agent.workflow", reason="runs in the environment of `make test-adapters`"
)

from llama_index.core.instrumentation import get_dispatcher
from llama_index.core.instrumentation.span import SimpleSpan
from llama_index.core.instrumentation.span_handlers import BaseSpanHandler
from llama_index.core.tools import FunctionTool, ToolOutput
from llama_index.core.tools.calling import acall_tool, call_tool
from pydantic import PrivateAttr

from adapters.contract import AdapterContract, closed_loop, make_shop
from adapters.llama_index_harness import (
    LlamaIndexHarness,
    ScriptedModel,
    attach,
    list_results,
    make_agent,
    observe,
    respond,
)
from adapters.probes import ORDER, READ_ON, Call, World, say
from callwright import Callwright, Rule
from callwright.llama_index import function_tools, wrap_tools

__all__ = ["closed_loop"]  # used by every test
pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("default"),
]  # warnings of the framework are its own


class TestLlamaIndex(AdapterContract):
    harness = LlamaIndexHarness()
    can_add_tools = False
    keeps_order = False


@pytest.mark.parametrize("response", ["approve", "reject", "why?"])
def test_a_call_that_its_user_may_approve_waits_for_the_decision(response: str) -> None:
    done: list[int] = []

    def pay(amount: int) -> str:
        """Pay."""
        done.append(amount)
        return f"paid {amount}"

    with Callwright(rules=[Rule("approve", ("pay",), ("local",), user_confirms=True)]) as app:
        tools = wrap_tools([pay], app, ask_user=True)
        agent = make_agent(ScriptedModel([say(Call("pay", {"amuont": "5"}))]), tools)
        seen = asyncio.run(respond(agent, done, response))
        decided = {one.decided_by for one in app.store.list_approvals()}
    assert seen.has_paused
    assert done == ([5] if response == "approve" else [])
    assert ("user of local" in decided) is (response != "why?")


def test_a_tool_that_the_program_calls_itself_is_under_contract() -> None:
    world = World()
    with Callwright() as app:
        [tool] = wrap_tools([world.ok], app, {"ok": {"effect": "once", "key": ["order_id"]}})
        outputs = [call_tool(tool, {"order_id": "1", "qyt": 5}), call_tool(tool, {"qty": 2})]
        outputs.append(asyncio.run(acall_tool(tool, {"order_id": "2", "qty": "7"})))
    assert [one.is_error for one in outputs] == [False, True, False]
    assert world.done == [("1", 5), ("2", 7)]
    assert outputs[1].raw_output["error"]["code"] == "missing_required_field"


def test_the_only_argument_may_be_given_by_its_place() -> None:
    world = World()
    with Callwright() as app:
        [tool] = wrap_tools([world.look], app)
        assert tool.call("7").raw_output == {"order_id": "7", "state": "open"}


def test_the_output_of_a_callback_reaches_the_model_unchanged() -> None:
    def shorten(raw: Any) -> str:
        return f"state {raw['state']}"

    world = World()
    with Callwright() as app:
        tools = [FunctionTool.from_defaults(world.look, callback=shorten)]
        model = ScriptedModel([say(Call("look", ORDER))])
        answers = observe(model, attach(tools, app), []).answers
    assert answers[0].text == "state open"


def test_a_failure_that_the_tool_states_is_an_error() -> None:
    def refuse(raw: Any) -> ToolOutput:
        return ToolOutput(tool_name="look", content="no such order", raw_input={}, is_error=True)

    world = World()
    with Callwright() as app:
        tools = [FunctionTool.from_defaults(world.look, callback=refuse)]
        answers = observe(ScriptedModel([say(Call("look", ORDER))]), attach(tools, app), []).answers
    assert answers[0].is_error
    assert "no such order" in answers[0].text


def test_a_tool_that_ends_the_run_gives_the_answer() -> None:
    world = World()
    with Callwright() as app:
        tools = attach([FunctionTool.from_defaults(world.look, return_direct=True)], app)
        ended = asyncio.run(_run_to_end(make_agent(ScriptedModel([say(Call("look", ORDER))]), tools)))
    assert str(ended.response.content) == "{'order_id': '1', 'state': 'open'}"


async def _run_to_end(agent: Any) -> Any:
    return await agent.run(user_msg="Please look.")


def test_a_run_of_the_workflow_is_a_run_and_its_name_continues_it() -> None:
    world = World()
    contracts = {"ok": {"effect": "once", "key": ["order_id"]}}
    with Callwright() as app:
        for names in ({}, {}, {"run_id": "order-1"}, {"run_id": "order-1"}):
            agent = make_agent(
                ScriptedModel([say(Call("ok", ORDER))]), wrap_tools([world.ok], app, contracts)
            )
            asyncio.run(list_results(agent, **names))
    assert len(world.done) == 3


class SpanNames(BaseSpanHandler[SimpleSpan]):
    """Keeps what spans were opened for."""

    _opened: list[str] = PrivateAttr(default_factory=list)

    @property
    def tools(self) -> list[str]:
        """The spans of methods of tools, without their random ids."""
        return [one.partition("-")[0] for one in self._opened if one.partition("-")[0].endswith("call")]

    def new_span(self, id_: str, *_: Any, **__: Any) -> SimpleSpan:
        self._opened.append(id_)
        return SimpleSpan(id_=id_)

    def prepare_to_exit_span(self, id_: str, *_: Any, **__: Any) -> SimpleSpan | None:
        return self.open_spans.get(id_)

    def prepare_to_drop_span(self, id_: str, *_: Any, **__: Any) -> SimpleSpan | None:
        return self.open_spans.get(id_)


@pytest.mark.parametrize("is_wrapped", [False, True])
def test_a_call_has_the_span_of_its_own_tool_and_no_second_one(*, is_wrapped: bool) -> None:
    spans = SpanNames()
    root = get_dispatcher()
    root.add_span_handler(spans)
    try:
        with Callwright() as app:
            tools = attach([FunctionTool.from_defaults(World().look)], app if is_wrapped else None)
            observe(ScriptedModel([say(Call("look", ORDER))]), tools, [])
    finally:
        root.span_handlers.remove(spans)
    assert spans.tools == ["FunctionTool.acall"]


def test_tools_under_contract_are_not_put_under_it_twice() -> None:
    world = World()
    with make_shop() as app:
        wrapped = [*wrap_tools([world.ok], app), *function_tools(app)]
        assert wrap_tools(wrapped, app) == wrapped


def test_a_list_that_has_the_tool_that_reads_pages_gives_the_beginning_of_a_large_text() -> None:
    with Callwright() as app:
        tools = attach([World().report, *function_tools(app, READ_ON)], app)
        answer = observe(ScriptedModel([say(Call("report", ORDER))]), tools, []).answers[0]
    assert answer.text.startswith("[callwright] Only the first 4000 of")


def test_a_deep_copy_of_a_tool_makes_its_calls_under_contract() -> None:
    def ok(order_id: str) -> str:
        """Order."""
        return "ordered"

    with Callwright() as app:
        (copied,) = copy.deepcopy(wrap_tools([ok], app))
        copied(order_id="1")
        entries = list(app.store.list_entries())
    assert [one.state for one in entries] == ["committed"]
