"""LangChain agents with a scripted model."""

import asyncio
import json
from typing import Any

from langchain.agents import create_agent
from langchain_core.language_models import GenericFakeChatModel
from langchain_core.messages import AIMessage, ToolMessage
from langchain_core.tools import BaseTool, StructuredTool

from adapters.probes import ORDER_SCHEMA, Answer, Call, Observation, World
from callwright import Callwright
from callwright.langchain import CallwrightMiddleware


class ScriptedModel(GenericFakeChatModel):
    """Gives the scripted messages; binding tools to it changes nothing."""

    def bind_tools(self, tools: Any, **options: Any) -> Any:
        return self


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


def make_tools(world: World) -> list[BaseTool]:
    plain = (world.ok, world.look, world.raises, world.slow, world.says_error, world.leaks, world.big)
    by_schema = StructuredTool(
        name="by_schema", description="Order.", args_schema=ORDER_SCHEMA, func=world.by_schema
    )
    return [*(StructuredTool.from_function(one) for one in plain), by_schema]


class LangChainHarness:
    name = "langchain"

    def converse(
        self,
        world: World,
        turns: list[list[Call]],
        app: Callwright | None,
        contracts: dict[str, Any],
        *,
        is_async: bool,
    ) -> Observation:
        middleware = [] if app is None else [CallwrightMiddleware(app, contracts)]
        agent = create_agent(script(turns), make_tools(world), middleware=middleware)
        asked = {"messages": [("user", "Please order.")]}
        try:
            state = asyncio.run(agent.ainvoke(asked)) if is_async else agent.invoke(asked)
        except Exception as fault:  # noqa: BLE001 - a run that dies is what is observed
            return Observation(died=type(fault).__name__)
        return Observation(
            [_read(one) for one in state["messages"] if isinstance(one, ToolMessage)], "", True
        )


def _read(message: ToolMessage) -> Answer:
    text = message.content if isinstance(message.content, str) else json.dumps(message.content)
    return Answer(message.tool_call_id, text, message.status == "error")


HARNESS = LangChainHarness()
PACKAGES = ("langchain", "langchain-core", "langgraph")
