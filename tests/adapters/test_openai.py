"""The OpenAI SDK's Responses tool runner under contract. Needs the extra ``openai``: ``make test-adapters``."""

import asyncio
import json
from typing import Any, ClassVar

import pytest

pytest.importorskip(
    "openai.lib.responses_tool_runner", reason="runs in the environment of `make test-adapters`"
)

from openai import pydantic_function_tool
from openai.lib._tools import ResponsesPydanticFunctionTool
from openai.lib.responses_tool_runner import RegisteredFunction
from pydantic import BaseModel, field_validator

from adapters.contract import AdapterContract, make_shop
from adapters.openai_harness import OpenAIHarness, converse, make_functions, make_runner, script
from adapters.probes import ORDER, READ_ON, Call, World, say
from callwright import Callwright
from callwright.openai import function_tools

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("default"),
]  # warnings of the framework are its own


class TestOpenAI(AdapterContract):
    harness = OpenAIHarness()
    can_add_tools = False

    test_a_paused_call_is_resumed_and_made_once: ClassVar[Any] = None
    """The runner pauses no call."""

    test_injected_context_reaches_the_tool_and_no_schema_key_or_tape: ClassVar[Any] = None
    """The runner hands its functions nothing but their arguments, and a signal that has a test below."""

    test_reads_of_one_reply_run_at_the_same_time: ClassVar[Any] = None
    """The runner makes one call after the other, unless it is told to run them before the reply has ended."""

    def test_a_refused_call_of_an_own_tool_is_told_as_an_envelope(self) -> None:
        with make_shop() as app:
            answers = self.harness.run_own_tools(app, [say(Call("pay", {"order_no": "7"}))], "pay").answers
        assert '"code":"missing_required_field"' in answers[0].text


class Order(BaseModel):
    """Order something."""

    order_id: str
    qty: int

    @field_validator("order_id")
    @classmethod
    def check(cls, value: str) -> str:
        if value == "0":
            raise ValueError("no such order")
        return value


def test_a_function_of_a_model_takes_the_corrected_model() -> None:
    seen: list[Order] = []

    def order(order: Order) -> str:
        seen.append(order)
        return "ordered"

    plain = pydantic_function_tool(Order, name="order")["function"]
    tool: Any = ResponsesPydanticFunctionTool({"type": "function", **plain}, Order)
    calls = [
        say(Call("order", {"order_id": "1", "qyt": "2"})),
        say(Call("order", {"order_id": "0", "qty": 2}, "c2")),
    ]
    with Callwright() as app:
        runner = make_runner([RegisteredFunction.from_tool(tool, execute=order)], app)
        answers = converse(script(calls), runner, []).answers
    assert seen == [Order(order_id="1", qty=2)]
    assert '"code":"invalid_arguments"' in answers[1].text


def test_the_signal_of_a_cancelled_run_reaches_a_function_that_takes_it() -> None:
    seen: list[Any] = []

    def watch(arguments: dict[str, Any], *, cancelled: Any) -> str:
        seen.append(cancelled())
        return "watched"

    tool: Any = {"type": "function", "name": "watch", "parameters": {"type": "object", "properties": {}}}
    with Callwright() as app:
        runner = make_runner([RegisteredFunction(tool, watch)], app)
        converse(script([say(Call("watch", {}))]), runner, [], cancelled=lambda: False)
    assert seen == [False]


def test_an_object_reaches_the_model_as_json() -> None:
    tool: Any = {"type": "function", "name": "look", "parameters": {"type": "object", "properties": {}}}
    with Callwright() as app:
        runner = make_runner([RegisteredFunction(tool, lambda _: {"state": "开"})], app)
        answers = converse(script([say(Call("look", {}))]), runner, []).answers
    assert json.loads(answers[0].text) == {"state": "开"}


def test_a_conversation_that_goes_on_is_one_run_where_it_is_named() -> None:
    world = World()
    contracts = {"ok": {"effect": "once", "key": ["order_id"]}}
    with Callwright() as app:
        for name in ("order 1", "order 1", None, None):
            runner = make_runner(make_functions([world.ok]), app, contracts, run=name)
            converse(script([say(Call("ok", ORDER))]), runner, [])
    assert len(world.done) == 3


def test_the_applications_tools_serve_an_asynchronous_runner_of_ours() -> None:
    with make_shop() as app:
        runner = make_runner(function_tools(app, is_async=True), app, is_async=True)
        call = say(Call("pay", {"order_no": "7", "amuont": "2.5"}))
        answer = converse(script([call]), runner, [], is_async=True)
        entries = list(app.store.list_entries())
    assert answer.answers[0].text == '{"order_no":"7","paid":2.5}'
    assert len(entries) == 1
    assert asyncio.iscoroutinefunction(type(runner).run)


def test_a_list_that_has_the_tool_that_reads_pages_gives_the_beginning_of_a_large_text() -> None:
    with Callwright() as app:
        functions = [*make_functions([World().report]), *function_tools(app, READ_ON)]
        runner = make_runner(functions, app)
        answer = converse(script([say(Call("report", ORDER))]), runner, []).answers[0]
    assert answer.text.startswith("[callwright] Only the first 4000 of")
