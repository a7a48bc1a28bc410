"""Agents of smolagents under contract. Needs the extra ``smolagents``: ``make test-adapters``."""

from typing import Any, ClassVar

import pytest

pytest.importorskip("smolagents", reason="runs in the environment of `make test-adapters`")

from smolagents import ActionStep, ChatMessage, CodeAgent, LogLevel, Model
from smolagents.models import MessageRole

from adapters.contract import AdapterContract, make_shop
from adapters.probes import ORDER, Call, World, say
from adapters.smolagents_harness import SmolagentsHarness, make_agent, make_tool, observe, run_agent
from callwright import Callwright
from callwright.smolagents import CallwrightCodeAgent, function_tools

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("default"),
]  # warnings of the framework are its own


class TestSmolagents(AdapterContract):
    harness = SmolagentsHarness()

    test_a_paused_call_is_resumed_and_made_once: ClassVar[Any] = None
    """An agent pauses no call."""

    test_a_cancelled_run_leaves_its_write_as_unknown: ClassVar[Any] = None
    """An agent is interrupted between its steps only."""

    test_injected_context_reaches_the_tool_and_no_schema_key_or_tape: ClassVar[Any] = None
    """An agent hands its tools nothing but their arguments."""

    def test_a_replayed_answer_keeps_its_image(self) -> None:
        with Callwright() as app:
            contracts = {"draw": {"effect": "once", "key": ["what"]}}
            turns = [say(Call("draw", {"what": "cat"}, one)) for one in ("c1", "c2")]
            contents, _ = self.harness.draw(app, turns, contracts)
            entries = list(app.store.list_entries())
        assert [self.harness.is_image(one) for one in contents] == [True, True]
        assert len(entries) == 1


class ScriptedCoder(Model):
    """Writes the scripted code."""

    def __init__(self, *codes: str) -> None:
        super().__init__()
        self._codes = iter([*codes, 'final_answer("done")'])

    def generate(self, messages: Any, **_options: Any) -> ChatMessage:
        return ChatMessage(MessageRole.ASSISTANT, f"<code>\n{next(self._codes)}\n</code>")


def run_code(codes: list[str], tools: list[Any], app: Callwright | None, **options: Any) -> list[Any]:
    """Run a ``CodeAgent`` that writes this code; return its steps."""
    model, settings = ScriptedCoder(*codes), {"verbosity_level": LogLevel.OFF}
    agent: Any = (
        CodeAgent(tools, model, **settings)
        if app is None
        else CallwrightCodeAgent(tools, model, app=app, **options, **settings)
    )
    return [one for one in agent.run("Please order.", stream=True) if isinstance(one, ActionStep)]


def test_calls_of_written_code_are_under_contract() -> None:
    world = World()
    contracts = {"ok": {"effect": "once", "key": ["order_id"]}}
    codes = ['print(ok("1", qyt=5)["qty"])', 'print(ok("1", qty=5)["qty"])', "ok(qty=2)"]
    with Callwright() as app:
        first, second, third, *_ = run_code(codes, [make_tool(world.ok)], app, contracts=contracts)
    assert world.done == [("1", 5)]
    assert "5" in first.observations
    assert "Nothing was done now" not in first.observations
    assert "Nothing was done now" in second.observations
    assert '"code":"missing_required_field"' in str(third.error)


def test_an_object_of_the_code_reaches_the_tool_as_it_is() -> None:
    seen: list[Any] = []

    def plot(table: Any, title: str) -> str:
        """Plot."""
        seen.append((table, title))
        return "plotted"

    tools = [make_tool(plot, {"table": {"type": "any"}, "title": {"type": "string"}})]
    with Callwright() as app:
        run_code(["plot({1, 2}, 'a')"], tools, app)
        tape = app.tape(next(iter(app.store.list_entries())).owner)
    assert seen == [({1, 2}, "a")]
    assert "callwright/object" in repr(tape)


def test_a_variable_of_the_agent_reaches_the_tool_by_its_value() -> None:
    world = World()
    with Callwright() as app:
        agent = make_agent([say(Call("ok", {"order_id": "current_order"}))], [make_tool(world.ok)], app)
        list(agent.run("Order.", stream=True, additional_args={"current_order": "7"}))
    assert world.done == [("7", 1)]


def test_the_applications_own_tools_serve_written_code() -> None:
    with make_shop() as app:
        codes = ['print(pay("7", amuont="12.50"))', 'pay(order_no="8")']
        first, second, *_ = run_code(codes, function_tools(app), app)
        entries = list(app.store.list_entries())
    assert "12.5" in first.observations
    assert "missing_required_field" in str(second.error)
    assert len(entries) == 1


def test_a_failure_leaves_the_results_of_the_other_calls_of_its_reply() -> None:
    world = World()
    calls = say(Call("look", ORDER), Call("raises", ORDER, "c2"))
    with Callwright() as app:
        plain, ours = (
            observe(make_agent([calls], [make_tool(world.look), make_tool(world.raises)], one), [])
            for one in (None, app)
        )
    assert [one.is_error for one in plain.answers] == [True, True]
    assert [one.is_error for one in ours.answers] == [False, True]


def test_a_task_is_a_run_and_the_next_one_another() -> None:
    world = World()
    contracts = {"ok": {"effect": "once", "key": ["order_id"]}}
    with Callwright() as app:
        turns = [
            say(Call("ok", ORDER)),
            say(Call("final_answer", {"answer": "done"}, "f")),
            say(Call("ok", ORDER)),
        ]
        agent = make_agent(turns, [make_tool(world.ok)], app, contracts)
        run_agent(agent)
        run_agent(agent)
    assert len(world.done) == 2


def test_code_that_runs_elsewhere_is_named_when_the_agent_is_made(caplog: pytest.LogCaptureFixture) -> None:
    class Elsewhere:
        def send_tools(self, tools: Any) -> None:
            """Send nothing."""

    with Callwright() as app:
        CallwrightCodeAgent([], ScriptedCoder(), app=app, executor=Elsewhere(), verbosity_level=LogLevel.OFF)
    assert "runs elsewhere" in caplog.text


def test_agents_that_share_a_list_of_tools_make_their_calls_each_in_its_own_run() -> None:
    class Coder(Model):
        """Writes the code of the first step once another agent has been run."""

        def __init__(self, meanwhile: Any) -> None:
            super().__init__()
            self._meanwhile = meanwhile

        def generate(self, messages: Any, **_options: Any) -> ChatMessage:
            self._meanwhile()
            return ChatMessage(
                MessageRole.ASSISTANT, '<code>\nfinal_answer(pay("7", amount=12.5)["paid"])\n</code>'
            )

    def run(meanwhile: Any) -> list[Any]:
        agent = CallwrightCodeAgent(shared, Coder(meanwhile), app=app, verbosity_level=LogLevel.OFF)
        return [one for one in agent.run("Pay.", stream=True) if isinstance(one, ActionStep)]

    with make_shop() as app:
        shared = function_tools(app)
        steps = run(lambda: run(lambda: None))
        entries = list(app.store.list_entries())
    assert len(entries) == 2
    assert "Nothing was done now" not in steps[0].observations
