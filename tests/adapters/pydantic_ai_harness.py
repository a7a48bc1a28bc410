"""Pydantic AI agents with a scripted model."""

import asyncio
import json
from collections.abc import Iterable
from typing import Any

from pydantic_ai import Agent, BinaryContent, RunContext, Tool, ToolReturn
from pydantic_ai.capabilities import AbstractCapability
from pydantic_ai.exceptions import ApprovalRequired
from pydantic_ai.messages import (
    ModelMessage,
    ModelRequest,
    ModelResponse,
    RetryPromptPart,
    TextPart,
    ToolCallPart,
    ToolReturnPart,
)
from pydantic_ai.models.function import AgentInfo, DeltaToolCall, FunctionModel
from pydantic_ai.tools import DeferredToolRequests, DeferredToolResults

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
from callwright.pydantic_ai import CallwrightCapability, CallwrightToolset

PNG = b"\x89PNG image"


def script(turns: list[list[Call]], offered: list[Any] | None = None) -> FunctionModel:
    left = iter(turns)

    def answer(_messages: list[ModelMessage], info: AgentInfo) -> ModelResponse:
        if offered is not None:
            offered.append(info.function_tools)
        calls = next(left, None)
        if calls is None:
            return ModelResponse([TextPart("done")])
        return ModelResponse([ToolCallPart(one.name, one.args, one.id) for one in calls])

    async def stream(messages: list[ModelMessage], info: AgentInfo) -> Any:
        calls = next(left, None)
        if calls is None:
            yield "done"
            return
        yield {
            at: DeltaToolCall(one.name, json.dumps(one.args), tool_call_id=one.id)
            for at, one in enumerate(calls)
        }

    return FunctionModel(answer, stream_function=stream)


def attach(app: Callwright | None, contracts: dict[str, Any] | None = None) -> list[Any]:
    return [] if app is None else [CallwrightCapability(app, contracts)]


class EmptyCapability(AbstractCapability[Any]):
    """Passes on what the capability of an application has to see."""

    async def before_model_request(self, ctx: Any, request_context: Any) -> Any:
        return request_context

    async def wrap_tool_validate(
        self, ctx: Any, *, call: Any, tool_def: Any, args: Any, handler: Any
    ) -> dict[str, Any]:
        validated: dict[str, Any] = await handler(args)
        return validated

    async def wrap_tool_execute(self, ctx: Any, *, call: Any, tool_def: Any, args: Any, handler: Any) -> Any:
        return await handler(args)


class PydanticAIHarness(Harness):
    name = "pydantic_ai"

    def make_empty_hooks(self) -> tuple[Any, ...]:
        return (EmptyCapability(),)

    def make_tools(self, functions: Iterable[Function]) -> list[Any]:
        return [
            Tool.from_schema(one, one.__name__, one.__doc__, ORDER_SCHEMA)
            if one.__name__ == "by_schema"
            else Tool(one)
            for one in functions
        ]

    def play(self, scene: Scene) -> Observation:
        agent = Agent(
            script(scene.turns),
            tools=self.make_tools(scene.functions),
            capabilities=[*attach(scene.app, scene.contracts), *scene.hooks],
        )
        return observe(agent, is_async=scene.is_async)

    async def play_on_loop(self, scene: Scene) -> None:
        agent = Agent(
            script(scene.turns),
            tools=self.make_tools(scene.functions),
            capabilities=attach(scene.app, scene.contracts),
        )
        await agent.run("Please order.")

    def run_own_tools(self, app: Callwright, turns: list[list[Call]], *names: str) -> Observation:
        return observe(Agent(script(turns), toolsets=[CallwrightToolset(app, *names)]), is_async=False)

    def stream(self, functions: Iterable[Function], turns: list[list[Call]], app: Callwright) -> Observation:
        agent = Agent(script(turns), tools=self.make_tools(functions), capabilities=attach(app))

        async def work() -> Any:
            async with agent.run_stream("Please order.") as streamed:
                await streamed.get_output()
                return streamed.all_messages()

        return _read_messages(asyncio.run(work()))

    def draw(
        self, app: Callwright | None, turns: list[list[Call]], contracts: dict[str, Any] | None = None
    ) -> tuple[list[Any], list[Any]]:
        def draw(what: str) -> ToolReturn:
            """Draw."""
            return ToolReturn(["a cat", BinaryContent(PNG, media_type="image/png")], metadata={"seed": 7})

        agent = Agent(script(turns), tools=[Tool(draw)], capabilities=attach(app, contracts))
        parts = _list_answers(agent.run_sync("Draw.").all_messages())
        return [one.content for one in parts], [
            one.metadata["seed"] if "seed" in (one.metadata or {}) else None for one in parts
        ]

    def is_image(self, content: Any) -> bool:
        return isinstance(content, list) and any(
            isinstance(one, BinaryContent) and one.data == PNG for one in content
        )

    def pause(self, app: Callwright, contracts: dict[str, Any]) -> Paused:
        done: list[int] = []

        def pay(ctx: RunContext[None], amount: int) -> str:
            """Pay."""
            if not ctx.tool_call_approved:
                raise ApprovalRequired
            done.append(amount)
            return f"paid {amount}"

        agent = Agent(
            script([say(Call("pay", {"amount": 5}))]),
            tools=[Tool(pay)],
            capabilities=attach(app, contracts),
            output_type=[str, DeferredToolRequests],
        )
        first = agent.run_sync("Pay.")
        assert isinstance(first.output, DeferredToolRequests)
        paused = [one.tool_call_id for one in first.output.approvals]
        ended = agent.run_sync(
            message_history=first.all_messages(),
            deferred_tool_results=DeferredToolResults(approvals=dict.fromkeys(paused, True)),
        )
        return Paused(bool(paused), done, _read_messages(ended.all_messages()).answers)

    def inject(self, app: Callwright, turns: list[list[Call]]) -> Any:
        seen: list[Any] = []

        def count(ctx: RunContext[dict[str, str]], word: str) -> str:
            """Count."""
            seen.append((ctx.deps["tenant"], ctx.tool_call_id))
            return word

        agent = Agent(script(turns), deps_type=dict, tools=[Tool(count)], capabilities=attach(app))
        agent.run_sync("Count.", deps={"tenant": "acme"})
        return seen

    def list_definitions(self, functions: Iterable[Function], app: Callwright | None) -> str:
        offered: list[Any] = []
        agent = Agent(script([], offered), tools=self.make_tools(functions), capabilities=attach(app))
        agent.run_sync("Order.")
        return repr(offered)


def observe(agent: Any, *, is_async: bool) -> Observation:
    asked = "Please order."
    try:
        ended = asyncio.run(agent.run(asked)) if is_async else agent.run_sync(asked)
    except Exception as fault:  # noqa: BLE001 - a run that dies is what is observed
        return Observation(died=type(fault).__name__)
    finally:
        if not is_async:
            close_default_loop()
    return _read_messages(ended.all_messages())


def _list_answers(messages: Iterable[ModelMessage]) -> list[Any]:
    return [
        part
        for message in messages
        if isinstance(message, ModelRequest)
        for part in message.parts
        if isinstance(part, ToolReturnPart | RetryPromptPart)
    ]


def _read_messages(messages: Iterable[ModelMessage]) -> Observation:
    return Observation([_read(one) for one in _list_answers(messages)], "", True)


def _read(part: Any) -> Answer:
    if isinstance(part, RetryPromptPart):
        return Answer(part.tool_call_id, part.model_response(), True)
    text = part.content if isinstance(part.content, str) else part.model_response_str()
    envelope = part.metadata.get("callwright") if isinstance(part.metadata, dict) else None
    return Answer(part.tool_call_id, text, part.outcome != "success", envelope)


HARNESS = PydanticAIHarness()
PACKAGES = ("pydantic-ai-slim",)
