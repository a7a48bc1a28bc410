"""OpenAI Agents under contract. Needs the extra ``openai-agents``: ``make test-adapters``."""

import json
from typing import Any

import pytest

pytest.importorskip("agents.testing", reason="runs in the environment of `make test-adapters`")

from agents import (
    Agent,
    FunctionTool,
    RunContextWrapper,
    Runner,
    RunState,
    WebSearchTool,
    function_tool,
    handoff,
    set_trace_processors,
    set_tracing_disabled,
)
from agents.extensions.handoff_prompt import RECOMMENDED_PROMPT_PREFIX
from agents.items import ToolCallOutputItem
from agents.mcp import MCPServer
from agents.tool_context import ToolContext
from agents.tracing import TracingProcessor
from mcp.types import CallToolResult, TextContent
from mcp.types import Tool as MCPTool

from adapters.contract import AdapterContract, closed_loop, make_shop
from adapters.openai_agents_harness import OpenAIAgentsHarness, make_agent, observe, script
from adapters.probes import ORDER, ORDER_SCHEMA, READ, Call, World, say
from callwright import Callwright, RetryPolicy, Rule
from callwright.openai_agents import CallwrightAgent, function_tools, run_config, wrap_tools

__all__ = ["closed_loop"]  # used by every test
pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("default"),
]  # warnings of the framework are its own
HARNESS = OpenAIAgentsHarness()


class TestOpenAIAgents(AdapterContract):
    harness = HARNESS


def test_an_agent_needs_an_application() -> None:
    with pytest.raises(TypeError, match="app="):
        CallwrightAgent(name="shop")


@pytest.mark.parametrize("way", ["from_agent", "clone", "wrap_tools"])
def test_an_agent_made_elsewhere_is_put_under_contract(way: str) -> None:
    world = World()
    turns = [say(Call("ok", {"order_id": "1", "qyt": 5}))]
    with Callwright() as app:
        plain = Agent(name="shop", model=script(turns), tools=[function_tool(world.ok)])
        agent: Any = {
            "from_agent": lambda: CallwrightAgent.from_agent(plain, app),
            "clone": lambda: CallwrightAgent.from_agent(plain, app).clone(name="other"),
            "wrap_tools": lambda: plain.clone(tools=wrap_tools(plain.tools, app)),
        }[way]()
        observe(agent, app, is_async=False)
    assert world.done == [("1", 5)]


def test_a_function_with_a_default_takes_a_call_without_the_argument_although_its_schema_is_strict() -> None:
    world = World()
    with Callwright() as app:
        (answer,) = HARNESS.run(world.functions, [say(Call("ok", ORDER))], app).answers
    assert world.done == [("1", 1)]
    assert answer.envelope is not None
    assert answer.envelope["success"]


def test_a_timeout_of_the_sdk_is_an_unknown_outcome() -> None:
    import asyncio

    @function_tool(timeout=0.05)
    async def slow(order_id: str) -> str:
        """Order."""
        await asyncio.Event().wait()
        return order_id

    with Callwright() as app:
        agent = make_agent([say(Call("slow", ORDER))], [slow], app)
        (answer,) = observe(agent, app, is_async=True).answers
    assert json.loads(answer.text)["error"]["code"] == "outcome_unknown"


def test_custom_data_of_the_tool_is_kept_beside_the_envelope() -> None:
    @function_tool(custom_data_extractor=lambda _context: {"mine": 1})
    def look(order_id: str) -> str:
        """Look."""
        return order_id

    with Callwright() as app:
        agent = make_agent([say(Call("look", ORDER))], [look], app, READ)
        ended = Runner.run_sync(agent, "Look.", run_config=run_config(app))
    (item,) = [one for one in ended.new_items if isinstance(one, ToolCallOutputItem)]
    assert set(item.custom_data) == {"mine", "callwright"}


@pytest.mark.parametrize("declared", [ToolContext[Any], RunContextWrapper[Any], None])
def test_a_tool_is_handed_the_kind_of_context_that_it_declares(declared: Any) -> None:
    seen: list[type] = []

    async def invoke(context: Any, arguments: str) -> str:
        seen.append(type(context))
        return arguments

    invoke.__annotations__.pop("context")
    if declared is not None:
        invoke.__annotations__["context"] = declared
    tool = FunctionTool("ok", "Order.", ORDER_SCHEMA, invoke, strict_json_schema=False)
    with Callwright() as app:
        (answer,) = observe(make_agent([say(Call("ok", ORDER))], [tool], app), app, is_async=True).answers
    assert answer.text == json.dumps(ORDER, separators=(",", ":"))
    assert seen == [RunContextWrapper if declared == RunContextWrapper[Any] else ToolContext]


def test_what_escapes_the_contract_is_named_when_it_is_attached(caplog: pytest.LogCaptureFixture) -> None:
    with Callwright() as app:
        other = Agent(name="refunds", instructions=RECOMMENDED_PROMPT_PREFIX)
        returns = Agent(name="returns")
        CallwrightAgent(name="shop", handoffs=[other, handoff(returns)], app=app)
        wrap_tools([WebSearchTool()], app)
    assert "refunds" in caplog.text
    assert "returns" in caplog.text
    assert "web_search" in caplog.text


def test_an_agent_handed_to_belongs_to_the_same_run() -> None:
    world = World()
    contracts = {"ok": {"effect": "once", "key": ["order_id"]}}
    with Callwright() as app:
        second = CallwrightAgent(
            name="second",
            model=script([say(Call("ok", ORDER, "c3"))]),
            tools=[function_tool(world.ok)],
            app=app,
            contracts=contracts,
        )
        first = CallwrightAgent(
            name="first",
            model=script([say(Call("ok", ORDER)), say(Call("transfer_to_second", {}, "c2"))]),
            tools=[function_tool(world.ok)],
            handoffs=[second],
            app=app,
            contracts=contracts,
        )
        Runner.run_sync(first, "Order.", run_config=run_config(app))
    assert world.done == [("1", 1)]


def test_a_run_that_an_unknown_tool_would_end_is_named_once(caplog: pytest.LogCaptureFixture) -> None:
    world = World()
    with Callwright() as app:
        turns = [say(Call("look", ORDER)), say(Call("look", ORDER, "c2"))]
        Runner.run_sync(make_agent(turns, HARNESS.make_tools(world.functions), app, READ), "Look.")
        HARNESS.run(world.functions, [say(Call("look", ORDER))], app, READ)
    assert caplog.text.count("pass run_config=") == 1


class ShopServer(MCPServer):
    """An MCP server with one tool, as the SDK sees it."""

    def __init__(self) -> None:
        super().__init__()
        self.paid: list[Any] = []

    @property
    def name(self) -> str:
        return "shop"

    async def connect(self) -> None:
        """It needs no connection."""

    async def cleanup(self) -> None:
        """The same."""

    async def list_tools(self, run_context: Any = None, agent: Any = None) -> list[Any]:
        properties = {"order_no": {"type": "string"}, "amount": {"type": "number"}}
        schema = {"type": "object", "properties": properties, "required": ["order_no", "amount"]}
        return [MCPTool.model_validate({"name": "pay", "description": "Pay.", "inputSchema": schema})]

    async def call_tool(self, tool_name: str, arguments: Any, meta: Any = None) -> CallToolResult:
        self.paid.append(arguments)
        return CallToolResult(
            content=[TextContent(type="text", text=json.dumps({"paid": arguments["amount"]}))]
        )

    async def list_prompts(self) -> Any:
        raise LookupError

    async def get_prompt(self, name: str, arguments: Any = None) -> Any:
        raise LookupError


def test_tools_of_an_mcp_server_are_under_contract_at_every_turn() -> None:
    server = ShopServer()
    contracts = {"pay": {"effect": "once", "key": ["order_no"]}}
    turns = [
        say(Call("pay", {"order_no": "7", "amonut": "12.50"})),
        say(Call("pay", {"order_no": "7", "amount": 12.5}, "c2")),
        say(Call("pay", {"order_no": "8", "amount": "a lot"}, "c3")),
    ]
    with Callwright() as app:
        options: Any = {"name": "shop", "model": script(turns), "mcp_servers": [server]}
        agent = CallwrightAgent(**options, app=app, contracts=contracts)
        answers = observe(agent, app, is_async=True).answers
    assert server.paid == [{"order_no": "7", "amount": 12.5}]
    assert '"paid": 12.5' in answers[0].text.replace("\\", "")
    assert json.loads(answers[1].text)["data"] == {"paid": 12.5}
    assert json.loads(answers[2].text)["error"]["code"] == "invalid_arguments"


ASKING = [Rule("approve", ("ok",), ("local",), user_confirms=True)]


@pytest.mark.parametrize("approves", [True, False], ids=["approved", "rejected"])
def test_a_call_that_its_user_may_approve_interrupts_the_run(approves: Any) -> None:
    world = World()
    with Callwright(rules=ASKING) as app:
        agent = make_agent([say(Call("ok", {"order_id": "1", "qyt": 5}))], [function_tool(world.ok)], app)
        agent = CallwrightAgent.from_agent(
            Agent(name="shop", model=agent.model, tools=[function_tool(world.ok)]), app, ask_user=True
        )
        paused = Runner.run_sync(agent, "Order.", run_config=run_config(app))
        assert len(paused.interruptions) == 1
        assert world.done == []
        state = paused.to_state()
        (state.approve if approves else state.reject)(paused.interruptions[0])
        Runner.run_sync(agent, state, run_config=run_config(app))
        decided = [one.decided_by for one in app.store.list_approvals()]
    assert world.done == ([("1", 5)] if approves else [])
    assert decided == (["user of local"] if approves else [])


def test_a_call_that_could_not_be_made_and_one_that_needs_another_person_interrupt_nothing() -> None:
    world = World()
    for rules, arguments, expected in (
        (ASKING, {"qty": 2}, "missing_required_field"),
        ([Rule("approve", ("ok",), ("local",))], ORDER, "approval_required"),
    ):
        with Callwright(rules=rules) as app:
            model = script([say(Call("ok", arguments))])
            plain = Agent(name="shop", model=model, tools=[function_tool(world.ok)])
            agent = CallwrightAgent.from_agent(plain, app, ask_user=True)
            (answer,) = observe(agent, app, is_async=False).answers
        assert json.loads(answer.text)["error"]["code"] == expected
    assert world.done == []


@pytest.mark.parametrize("is_stored", [False, True], ids=["in memory", "from its JSON"])
def test_a_run_that_is_resumed_is_the_same_run(is_stored: Any) -> None:
    import asyncio

    world = World()

    @function_tool(needs_approval=True)
    def wait(order_id: str) -> str:
        """Wait."""
        return order_id

    first, second, third = (f"call_{word}Xk29fLw81" for word in ("a1", "b2", "c3"))
    turns = [say(Call("ok", ORDER, first)), say(Call("wait", ORDER, second)), say(Call("ok", ORDER, third))]
    contracts = {"ok": {"effect": "once", "key": ["order_id"]}}
    with Callwright() as app:
        agent = make_agent(turns, [function_tool(world.ok), wait], app, contracts)
        paused = Runner.run_sync(agent, "Order.", run_config=run_config(app))
        state = paused.to_state()
        if is_stored:
            state = asyncio.run(RunState.from_json(agent, state.to_json()))
        state.approve(state.get_interruptions()[0])
        ended = Runner.run_sync(agent, state, run_config=run_config(app))
        items = [*paused.new_items, *ended.new_items]
        runs = {
            one.custom_data["callwright"]["meta"]["runId"]
            for one in items
            if hasattr(one, "custom_data") and one.custom_data
        }
    assert len(world.done) == 1, "the third call repeats the first within the run"
    assert len(runs) == 1


def test_tools_under_contract_are_not_put_under_it_twice() -> None:
    world = World()
    with make_shop() as app:
        wrapped = [*wrap_tools(OpenAIAgentsHarness().make_tools([world.ok]), app), *function_tools(app)]
        assert wrap_tools(wrapped, app) == wrapped


@pytest.mark.parametrize("is_async", [False, True], ids=["sync", "async"])
def test_what_a_tools_author_says_of_its_failure_reaches_the_model_within_the_envelope(is_async: Any) -> None:
    async def describe_later(_context: Any, fault: Exception) -> str:
        return f"no such order: {type(fault).__name__}"

    def describe(_context: Any, fault: Exception) -> str:
        return f"no such order: {type(fault).__name__}"

    @function_tool(failure_error_function=describe_later if is_async else describe)
    def find(order_id: str) -> str:
        """Find."""
        raise ValueError("password=hunter2")

    with Callwright() as app:
        (answer,) = observe(make_agent([say(Call("find", ORDER))], [find], app), app, is_async=True).answers
    error = json.loads(answer.text)["error"]
    assert (error["code"], error["details"]["upstream"]["text"]) == ("not_found", "no such order: ValueError")


def test_a_lost_connection_is_no_answer_of_the_tool_whatever_its_author_says_of_failures() -> None:
    done = []

    @function_tool(failure_error_function=lambda _context, _fault: "the shop is closed")
    def find(order_id: str) -> str:
        """Find."""
        done.append(order_id)
        if len(done) == 1:
            raise ConnectionError
        return "found"

    contracts = {"find": {"effect": "read", "retries": RetryPolicy(1, base_ms=1)}}
    with Callwright() as app:
        agent = make_agent([say(Call("find", ORDER))], [find], app, contracts)
        (answer,) = observe(agent, app, is_async=True).answers
    assert (answer.text, len(done)) == ("found", 2)


class ToolSpans(TracingProcessor):
    """Keeps the error of each tool's span."""

    def __init__(self) -> None:
        self.errors: list[str] = []

    def on_trace_start(self, trace: Any) -> None: ...
    def on_trace_end(self, trace: Any) -> None: ...
    def on_span_start(self, span: Any) -> None: ...
    def on_span_end(self, span: Any) -> None:
        if span.span_data.type == "function":
            self.errors.append(span.error["message"] if span.error else "")

    def shutdown(self) -> None: ...
    def force_flush(self) -> None: ...


def list_span_errors(app: Callwright | None) -> list[str]:
    """Run an agent with a call that succeeds and one that fails; return the errors of their spans, sorted."""
    spans, world = ToolSpans(), World()
    set_trace_processors([spans])
    set_tracing_disabled(False)
    calls = say(Call("look", ORDER), Call("raises", ORDER, "c2"))
    observe(make_agent([calls], [*map(function_tool, (world.look, world.raises))], app), app, is_async=True)
    set_tracing_disabled(True)
    set_trace_processors([])
    return sorted(spans.errors)


def test_a_failed_call_is_marked_in_the_trace_as_without_callwright() -> None:
    with Callwright() as app:
        ours = list_span_errors(app)
    assert ours == list_span_errors(None)
    assert ours[0] == ""
    assert ours[1]
