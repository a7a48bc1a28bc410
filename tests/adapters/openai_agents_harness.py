"""OpenAI Agents with a scripted model."""

import asyncio
import json
from collections.abc import Iterable
from typing import Any

from agents import (
    Agent,
    FunctionTool,
    RunConfig,
    RunContextWrapper,
    Runner,
    ToolOutputImage,
    ToolOutputText,
    function_tool,
    set_tracing_disabled,
)
from agents.items import ToolCallOutputItem
from agents.testing import ScriptedModel, assistant_message, function_call
from agents.tool_context import ToolContext

from adapters.probes import (
    ORDER_SCHEMA,
    Answer,
    Call,
    Function,
    Harness,
    Observation,
    Paused,
    Scene,
    close_default_loop,
    say,
)
from callwright import Callwright
from callwright.openai_agents import CallwrightAgent, function_tools, run_config

set_tracing_disabled(disabled=True)
PIXEL = "data:image/png;base64,aGk="


def script(turns: list[list[Call]]) -> ScriptedModel:
    said = [
        [
            function_call(one.name, one.args, call_id=one.id, item_id=f"fc_{at}_{place}")
            for place, one in enumerate(calls)
        ]
        for at, calls in enumerate(turns)
    ]
    return ScriptedModel([*said, [assistant_message("done")]])


def make_agent(
    turns: list[list[Call]], tools: list[Any], app: Callwright | None, contracts: dict[str, Any] | None = None
) -> Agent[Any]:
    options: dict[str, Any] = {"name": "shop", "model": script(turns), "tools": tools}
    if app is None:
        return Agent(**options)
    return CallwrightAgent(**options, app=app, contracts=contracts)


def configure(app: Callwright | None) -> RunConfig:
    return RunConfig() if app is None else run_config(app)


class OpenAIAgentsHarness(Harness):
    name = "openai_agents"

    def make_tools(self, functions: Iterable[Function]) -> list[Any]:
        return [
            _make_schema_tool(one) if one.__name__ == "by_schema" else function_tool(one) for one in functions
        ]

    def play(self, scene: Scene) -> Observation:
        agent = make_agent(scene.turns, self.make_tools(scene.functions), scene.app, scene.contracts)
        return observe(agent, scene.app, is_async=scene.is_async)

    async def play_on_loop(self, scene: Scene) -> None:
        agent = make_agent(scene.turns, self.make_tools(scene.functions), scene.app, scene.contracts)
        await Runner.run(agent, "Please order.", run_config=configure(scene.app))

    def run_own_tools(self, app: Callwright, turns: list[list[Call]], *names: str) -> Observation:
        agent = Agent(name="shop", model=script(turns), tools=function_tools(app, *names))
        return observe(agent, app, is_async=False)

    def stream(self, functions: Iterable[Function], turns: list[list[Call]], app: Callwright) -> Observation:
        agent = make_agent(turns, self.make_tools(functions), app)

        async def work() -> list[Any]:
            streamed = Runner.run_streamed(agent, "Please order.", run_config=run_config(app))
            return [one.item async for one in streamed.stream_events() if one.type == "run_item_stream_event"]

        return _read_items(asyncio.run(work()))

    def draw(
        self, app: Callwright | None, turns: list[list[Call]], contracts: dict[str, Any] | None = None
    ) -> tuple[list[Any], list[Any]]:
        @function_tool(custom_data_extractor=lambda _context: {"seed": 7})
        def draw(what: str) -> list[Any]:
            """Draw."""
            return [ToolOutputText(text="a cat"), ToolOutputImage(image_url=PIXEL)]

        ended = Runner.run_sync(make_agent(turns, [draw], app, contracts), "Draw.", run_config=configure(app))
        items = [one for one in ended.new_items if isinstance(one, ToolCallOutputItem)]
        return [one.raw_item["output"] for one in items], [one.custom_data.get("seed") for one in items]

    def is_image(self, content: Any) -> bool:
        return any(one.get("image_url") == PIXEL for one in content)

    def pause(self, app: Callwright, contracts: dict[str, Any]) -> Paused:
        done: list[int] = []

        @function_tool(needs_approval=True)
        def pay(amount: int) -> str:
            """Pay."""
            done.append(amount)
            return f"paid {amount}"

        agent = make_agent([say(Call("pay", {"amount": 5}))], [pay], app, contracts)
        first = Runner.run_sync(agent, "Pay.", run_config=run_config(app))
        state = first.to_state()
        for one in first.interruptions:
            state.approve(one)
        ended = Runner.run_sync(agent, state, run_config=run_config(app))
        return Paused(bool(first.interruptions), done, _read_items(ended.new_items).answers)

    def inject(self, app: Callwright, turns: list[list[Call]]) -> Any:
        seen: list[Any] = []

        @function_tool
        def count(context: ToolContext[dict[str, str]], word: str) -> str:
            """Count."""
            seen.append((context.context["tenant"], context.tool_call_id))
            return word

        agent = make_agent(turns, [count], app)
        Runner.run_sync(agent, "Count.", context={"tenant": "acme"}, run_config=run_config(app))
        return seen

    def list_definitions(self, functions: Iterable[Function], app: Callwright | None) -> str:
        agent = make_agent([], self.make_tools(functions), app)
        offered = asyncio.run(agent.get_all_tools(RunContextWrapper(None)))
        return json.dumps(
            [[one.name, one.description, one.params_json_schema, one.strict_json_schema] for one in offered]
        )


def _make_schema_tool(function: Function) -> FunctionTool:
    async def invoke(_context: Any, arguments: str) -> Any:
        return function(**json.loads(arguments))

    return FunctionTool(
        name=function.__name__,
        description="Order.",
        params_json_schema=ORDER_SCHEMA,
        on_invoke_tool=invoke,
        strict_json_schema=False,
    )


def observe(agent: Any, app: Callwright | None, *, is_async: bool) -> Observation:
    asked, settings = "Please order.", configure(app)
    try:
        ended = (
            asyncio.run(Runner.run(agent, asked, run_config=settings))
            if is_async
            else Runner.run_sync(agent, asked, run_config=settings)
        )
    except Exception as fault:  # noqa: BLE001 - a run that dies is what is observed
        return Observation(died=type(fault).__name__)
    finally:
        if not is_async:
            close_default_loop()
    return _read_items(ended.new_items)


def _read_items(items: Iterable[Any]) -> Observation:
    return Observation([_read(one) for one in items if isinstance(one, ToolCallOutputItem)], "", True)


def _read(item: ToolCallOutputItem) -> Answer:
    output = item.raw_item["output"]
    text = output if isinstance(output, str) else json.dumps(output)
    return Answer(
        item.raw_item["call_id"],
        text,
        text.startswith("An error occurred"),
        (item.custom_data or {}).get("callwright"),
    )


HARNESS = OpenAIAgentsHarness()
PACKAGES = ("openai-agents",)
