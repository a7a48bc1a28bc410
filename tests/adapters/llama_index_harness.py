"""LlamaIndex agents with a scripted model."""

import asyncio
import base64
import json
from collections.abc import Iterable
from typing import Any

from llama_index.core.agent.workflow import FunctionAgent, ToolCallResult
from llama_index.core.base.llms.types import ImageBlock, TextBlock, ToolCallBlock
from llama_index.core.llms import ChatMessage
from llama_index.core.llms.mock import MockFunctionCallingLLM
from llama_index.core.tools import FunctionTool
from llama_index.core.workflow import Context, HumanResponseEvent, InputRequiredEvent
from pydantic import BaseModel

from adapters.probes import Answer, Call, Function, Harness, Observation, Paused, Scene, say
from callwright import Callwright
from callwright.llama_index import function_tools, wrap_tools

PIXEL = b"hi"


class ScriptedModel:
    """Says the scripted calls, one reply after the other; keeps the definitions that it is offered."""

    def __init__(self, turns: list[list[Call]]) -> None:
        whole = [[one for one in turn if isinstance(one.args, dict)] for turn in turns]
        self._replies = iter([*filter(None, whole), []])
        self.offered: list[Any] = []
        self.model = MockFunctionCallingLLM(response_generator=self._reply)

    def _reply(self, _messages: Any, tools: Any = (), **_options: Any) -> Any:
        self.offered.append([one.metadata.to_openai_tool() for one in tools])
        blocks: list[Any] = [
            ToolCallBlock(tool_call_id=one.id, tool_name=one.name, tool_kwargs=one.args)
            for one in next(self._replies)
        ]
        return ChatMessage(role="assistant", blocks=blocks or [TextBlock(text="done")])


class Order(BaseModel):
    """The parameters of a tool that takes any arguments."""

    order_id: str
    qty: int = 1


def make_tools(functions: Iterable[Function]) -> list[Any]:
    return [
        FunctionTool.from_defaults(one, name="by_schema", description="Order.", fn_schema=Order)
        if one.__name__ == "by_schema"
        else FunctionTool.from_defaults(one)
        for one in functions
    ]


def attach(
    tools: list[Any], app: Callwright | None, contracts: Any = None, envelopes: list[Any] | None = None
) -> list[Any]:
    if app is None:
        return tools
    kept = [] if envelopes is None else envelopes
    return wrap_tools(tools, app, contracts, on_result=lambda one: kept.append(one.to_dict()))


def make_agent(model: ScriptedModel, tools: list[Any], *, streams: bool = False) -> FunctionAgent:
    return FunctionAgent(name="shop", tools=tools, llm=model.model, streaming=streams)


async def list_results(agent: FunctionAgent, **options: Any) -> list[ToolCallResult]:
    """Run an agent to its end; return the results of its calls in the order of the calls."""
    ended = await agent.run(user_msg="Please order.", **options)
    return [one for one in ended.tool_calls if isinstance(one, ToolCallResult)]


def observe(model: ScriptedModel, tools: list[Any], envelopes: list[dict[str, Any]]) -> Observation:
    try:
        results = asyncio.run(list_results(make_agent(model, tools)))
    except Exception as fault:  # noqa: BLE001 - a run that dies is what is observed
        return Observation(died=type(fault).__name__)
    return read_results(results, envelopes)


def read_results(results: Iterable[ToolCallResult], envelopes: Iterable[dict[str, Any]] = ()) -> Observation:
    left = list(envelopes)
    answers = []
    for one in results:
        output = one.tool_output
        place = next((at for at, seen in enumerate(left) if _is_of(seen, one)), None)
        envelope = None if place is None else left.pop(place)
        answers.append(Answer(one.tool_id, output.content, output.is_error, envelope))
    return Observation(answers, "", True)


def _is_of(envelope: dict[str, Any], result: ToolCallResult) -> bool:
    is_error: bool = result.tool_output.is_error
    return envelope["meta"]["toolName"] in (result.tool_name, "") and envelope["success"] is not is_error


class LlamaIndexHarness(Harness):
    name = "llama_index"

    def play(self, scene: Scene) -> Observation:
        envelopes: list[dict[str, Any]] = []
        tools = attach(make_tools(scene.functions), scene.app, scene.contracts, envelopes)
        return observe(ScriptedModel(scene.turns), tools, envelopes)

    async def play_on_loop(self, scene: Scene) -> None:
        tools = attach(make_tools(scene.functions), scene.app, scene.contracts)
        await list_results(make_agent(ScriptedModel(scene.turns), tools))

    def run_own_tools(self, app: Callwright, turns: list[list[Call]], *names: str) -> Observation:
        envelopes: list[dict[str, Any]] = []
        tools = function_tools(app, *names, on_result=lambda one: envelopes.append(one.to_dict()))
        return observe(ScriptedModel(turns), tools, envelopes)

    def stream(self, functions: Iterable[Function], turns: list[list[Call]], app: Callwright) -> Observation:
        async def work() -> list[ToolCallResult]:
            agent = make_agent(ScriptedModel(turns), attach(make_tools(functions), app), streams=True)
            handler = agent.run(user_msg="Please order.")
            return [one async for one in handler.stream_events() if isinstance(one, ToolCallResult)]

        return read_results(asyncio.run(work()))

    def draw(
        self, app: Callwright | None, turns: list[list[Call]], contracts: dict[str, Any] | None = None
    ) -> tuple[list[Any], list[Any]]:
        async def draw(ctx: Context, what: str) -> Any:
            """Draw."""
            await ctx.store.set("seed", 7)
            return [TextBlock(text=f"a {what}"), ImageBlock(image=PIXEL, image_mimetype="image/png")]

        async def work() -> tuple[list[Any], Any]:
            agent = make_agent(ScriptedModel(turns), attach([draw], app, contracts))
            context = Context(agent)
            results = await list_results(agent, ctx=context)
            return results, await context.store.get("seed")

        results, seed = asyncio.run(work())
        return [json.loads(_dump_blocks(one)) for one in results], [seed]

    def is_image(self, content: Any) -> bool:
        return any(one.get("image") == base64.b64encode(PIXEL).decode() for one in content)

    def pause(self, app: Callwright, contracts: dict[str, Any]) -> Paused:
        done: list[int] = []

        async def pay(ctx: Context, amount: int) -> str:
            """Pay."""
            await ctx.wait_for_event(HumanResponseEvent, waiter_event=InputRequiredEvent(prefix="Pay?"))
            done.append(amount)
            return f"paid {amount}"

        tools = attach([pay], app, contracts)
        return asyncio.run(
            respond(make_agent(ScriptedModel([say(Call("pay", {"amount": 5}))]), tools), done, "yes")
        )

    def inject(self, app: Callwright, turns: list[list[Call]]) -> Any:
        seen: list[Any] = []

        async def count(ctx: Context, word: str) -> str:
            """Count."""
            seen.append((await ctx.store.get("tenant"), "c1"))
            return word

        async def work() -> None:
            agent = make_agent(ScriptedModel(turns), attach([count], app))
            context = Context(agent)
            await context.store.set("tenant", "acme")
            await list_results(agent, ctx=context)

        asyncio.run(work())
        return seen

    def list_definitions(self, functions: Iterable[Function], app: Callwright | None) -> str:
        model = ScriptedModel([])
        observe(model, attach(make_tools(functions), app), [])
        return repr(model.offered)


async def respond(agent: FunctionAgent, done: list[int], response: str) -> Paused:
    """Run an agent, and answer what it asks its user."""
    handler = agent.run(user_msg="Pay.")
    has_paused = False
    async for event in handler.stream_events():
        if isinstance(event, InputRequiredEvent):
            has_paused = not done
            asked = {"handle": event.get("handle")} if event.get("handle", None) else {}
            handler.ctx.send_event(HumanResponseEvent(response=response, **asked))
    ended = await handler
    results = [one for one in ended.tool_calls if isinstance(one, ToolCallResult)]
    return Paused(has_paused, done, read_results(results).answers)


def _dump_blocks(result: ToolCallResult) -> str:
    return json.dumps([one.model_dump(mode="json") for one in result.tool_output.blocks])


HARNESS = LlamaIndexHarness()
PACKAGES = ("llama-index-core", "llama-index-workflows")
