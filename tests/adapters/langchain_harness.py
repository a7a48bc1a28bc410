"""LangChain agents with a scripted model."""

import asyncio
import json
from collections.abc import Iterable
from typing import Any

from langchain.agents import create_agent
from langchain.agents.middleware import AgentMiddleware
from langchain.tools import ToolRuntime
from langchain_core.language_models import GenericFakeChatModel
from langchain_core.messages import AIMessage, ToolMessage
from langchain_core.tools import BaseTool, StructuredTool, tool
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.types import Command, interrupt

from adapters.probes import (
    ORDER_SCHEMA,
    Answer,
    Call,
    Function,
    Harness,
    Observation,
    Paused,
    Scene,
    World,
    say,
)
from callwright import Callwright
from callwright.langchain import CallwrightMiddleware, tools

BLOCKS = [
    {"type": "text", "text": "a cat"},
    {"type": "image", "base64": "aGk=", "mime_type": "image/png"},
]


class ScriptedModel(GenericFakeChatModel):
    """Gives the scripted messages; binding tools to it changes nothing."""

    offered: list[Any] = []  # noqa: RUF012 - a field of a pydantic model

    def bind_tools(self, tools: Any, **options: Any) -> Any:
        self.offered.append([_describe_tool(one) for one in tools])
        return self


def _describe_tool(one: Any) -> str:
    if isinstance(one, dict):
        return json.dumps(one)
    schema = one.tool_call_schema
    return json.dumps(
        [one.name, one.description, schema if isinstance(schema, dict) else schema.model_json_schema()]
    )


def script(turns: list[list[Call]]) -> ScriptedModel:
    return ScriptedModel(messages=iter([*map(write_message, turns), AIMessage("done")]))


def write_message(calls: list[Call]) -> AIMessage:
    """Return a reply of the model as LangChain parses it: arguments that are not JSON are invalid calls."""
    valid = [
        {"name": one.name, "args": one.args, "id": one.id, "type": "tool_call"}
        for one in calls
        if isinstance(one.args, dict)
    ]
    invalid = [
        {"name": one.name, "args": one.args, "id": one.id, "error": None, "type": "invalid_tool_call"}
        for one in calls
        if isinstance(one.args, str)
    ]
    return AIMessage("", tool_calls=valid, invalid_tool_calls=invalid)


def attach(app: Callwright | None, contracts: dict[str, Any] | None = None) -> list[Any]:
    return [] if app is None else [CallwrightMiddleware(app, contracts)]


def make_tools(world: World) -> list[BaseTool]:
    return LangChainHarness().make_tools(world.functions)


class EmptyMiddleware(AgentMiddleware[Any, Any]):
    """Passes on what the middleware of an application has to see."""

    async def awrap_model_call(self, request: Any, handler: Any) -> Any:
        return await handler(request)

    async def awrap_tool_call(self, request: Any, handler: Any) -> Any:
        return await handler(request)

    def after_model(self, state: Any, runtime: Any) -> None:
        """Change nothing."""


class LangChainHarness(Harness):
    name = "langchain"

    def make_empty_hooks(self) -> tuple[Any, ...]:
        return (EmptyMiddleware(),)

    def make_tools(self, functions: Iterable[Function]) -> list[BaseTool]:
        return [_make_tool(one) for one in functions]

    def play(self, scene: Scene) -> Observation:
        agent = create_agent(
            script(scene.turns),
            self.make_tools(scene.functions),
            middleware=[*attach(scene.app, scene.contracts), *scene.hooks],
        )
        return observe(
            agent, is_async=scene.is_async or any(map(asyncio.iscoroutinefunction, scene.functions))
        )

    async def play_on_loop(self, scene: Scene) -> None:
        agent = create_agent(
            script(scene.turns),
            self.make_tools(scene.functions),
            middleware=attach(scene.app, scene.contracts),
        )
        await agent.ainvoke({"messages": [("user", "Please order.")]})

    def run_own_tools(self, app: Callwright, turns: list[list[Call]], *names: str) -> Observation:
        return observe(create_agent(script(turns), tools(app, *names)), is_async=False)

    def stream(self, functions: Iterable[Function], turns: list[list[Call]], app: Callwright) -> Observation:
        agent = create_agent(script(turns), self.make_tools(functions), middleware=attach(app))
        steps = agent.stream({"messages": [("user", "Please order.")]}, stream_mode="updates")
        return _read_messages(
            message for step in steps for update in step.values() if update for message in update["messages"]
        )

    def draw(
        self, app: Callwright | None, turns: list[list[Call]], contracts: dict[str, Any] | None = None
    ) -> tuple[list[Any], list[Any]]:
        @tool(response_format="content_and_artifact")
        def draw(what: str) -> tuple[Any, Any]:
            """Draw."""
            return BLOCKS, {"seed": 7}

        agent = create_agent(script(turns), [draw], middleware=attach(app, contracts))
        messages = agent.invoke({"messages": [("user", "Draw.")]})["messages"]
        found = [one for one in messages if isinstance(one, ToolMessage)]
        return [one.content for one in found], [(one.artifact or {}).get("seed") for one in found]

    def is_image(self, content: Any) -> bool:
        return BLOCKS[1] in content

    def pause(self, app: Callwright, contracts: dict[str, Any]) -> Paused:
        done: list[int] = []

        @tool
        def pay(amount: int) -> str:
            """Pay."""
            interrupt({"pay": amount})
            done.append(amount)
            return f"paid {amount}"

        agent = create_agent(
            script([say(Call("pay", {"amount": 5}))]),
            [pay],
            middleware=attach(app, contracts),
            checkpointer=InMemorySaver(),
        )
        config: Any = {"configurable": {"thread_id": "t"}}
        paused = agent.invoke({"messages": [("user", "Pay.")]}, config)
        ended = agent.invoke(Command(resume="yes"), config)
        return Paused("__interrupt__" in paused, done, _read_messages(ended["messages"]).answers)

    def inject(self, app: Callwright, turns: list[list[Call]]) -> Any:
        seen: list[Any] = []

        @tool
        def count(word: str, runtime: ToolRuntime[dict[str, str], Any]) -> str:
            """Count."""
            seen.append((runtime.context["tenant"], runtime.tool_call_id))
            return word

        agent = create_agent(script(turns), [count], middleware=attach(app), context_schema=dict)
        agent.invoke({"messages": [("user", "Count.")]}, context={"tenant": "acme"})
        return seen

    def list_definitions(self, functions: Iterable[Function], app: Callwright | None) -> str:
        model = ScriptedModel(messages=iter([AIMessage("done")]), offered=[])
        agent = create_agent(model, self.make_tools(functions), middleware=attach(app))
        agent.invoke({"messages": [("user", "Order.")]})
        return repr(model.offered)


def _make_tool(function: Function) -> BaseTool:
    if function.__name__ == "by_schema":
        return StructuredTool(name="by_schema", description="Order.", args_schema=ORDER_SCHEMA, func=function)
    if asyncio.iscoroutinefunction(function):
        return StructuredTool.from_function(coroutine=function)
    return StructuredTool.from_function(function)


def observe(agent: Any, *, is_async: bool) -> Observation:
    asked = {"messages": [("user", "Please order.")]}
    try:
        state = asyncio.run(agent.ainvoke(asked)) if is_async else agent.invoke(asked)
    except Exception as fault:  # noqa: BLE001 - a run that dies is what is observed
        return Observation(died=type(fault).__name__)
    return _read_messages(state["messages"])


def _read_messages(messages: Iterable[Any]) -> Observation:
    return Observation([_read(one) for one in messages if isinstance(one, ToolMessage)], "", True)


def _read(message: ToolMessage) -> Answer:
    text = message.content if isinstance(message.content, str) else json.dumps(message.content)
    envelope = message.response_metadata.get("callwright") or message.artifact
    return Answer(message.tool_call_id, text, message.status == "error", envelope)


HARNESS = LangChainHarness()
PACKAGES = ("langchain", "langchain-core", "langgraph")
