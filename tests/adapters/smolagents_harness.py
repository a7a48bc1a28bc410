"""Agents of smolagents with a scripted model."""

import asyncio
from collections.abc import Iterable
from typing import Any

from PIL import Image
from smolagents import ActionStep, ChatMessage, LogLevel, Model, Tool, ToolCallingAgent
from smolagents.agent_types import AgentImage
from smolagents.agents import ToolOutput
from smolagents.memory import ToolCall
from smolagents.models import ChatMessageToolCall, ChatMessageToolCallFunction, MessageRole

from adapters.probes import ORDER_SCHEMA, Answer, Call, Function, Harness, Observation, Paused, Scene
from callwright import Callwright
from callwright.smolagents import CallwrightAgent, function_tools

TYPES = {str: "string", int: "integer", dict[str, Any]: "object"}


class ScriptedModel(Model):
    """Says the scripted replies, then the final answer; keeps the definitions that it is offered."""

    def __init__(self, turns: list[list[Call]]) -> None:
        super().__init__()
        self._replies = iter([*turns, [Call("final_answer", {"answer": "done"}, "last")]])
        self.offered: list[Any] = []

    def generate(self, messages: Any, tools_to_call_from: Any = (), **_options: Any) -> ChatMessage:
        self.offered.append([(one.name, one.description, one.inputs) for one in tools_to_call_from])
        calls = [
            ChatMessageToolCall(ChatMessageToolCallFunction(one.args, one.name), one.id, "function")
            for one in next(self._replies)
        ]
        return ChatMessage(MessageRole.ASSISTANT, "", calls)


class FunctionTool(Tool):
    """A function as a tool, as ``@tool`` makes it of one whose source it can read."""

    skip_forward_signature_validation = True
    name = description = "function"
    inputs: Any = {}  # noqa: RUF012 - each tool has its own
    output_type = "any"

    def __init__(self, function: Function, inputs: dict[str, Any]) -> None:
        self.name = function.__name__
        self.description = function.__doc__ or ""
        self.inputs = inputs
        self._function = function
        super().__init__()

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        return self._function(*args, **kwargs)


def make_tool(function: Function, inputs: dict[str, Any] | None = None) -> Tool:
    if inputs is None:
        properties: Any = ORDER_SCHEMA["properties"] if function.__name__ in ("ok", "by_schema") else {}
        inputs = getattr(function, "parameters", {"order_id": {"type": "string"}, **properties})
    described = {
        name: {"description": name, **one, **({"nullable": True} if name == "qty" else {})}
        for name, one in inputs.items()
    }
    return FunctionTool(function, described)


def make_agent(
    turns: list[list[Call]],
    tools: list[Any],
    app: Callwright | None,
    contracts: Any = None,
    envelopes: list[Any] | None = None,
) -> ToolCallingAgent:
    model, options = ScriptedModel(turns), {"verbosity_level": LogLevel.OFF}
    if app is None:
        return ToolCallingAgent(tools, model, **options)
    kept = [] if envelopes is None else envelopes
    return CallwrightAgent(
        tools,
        model,
        app=app,
        contracts=contracts,
        on_result=lambda one: kept.append(one.to_dict()),
        **options,
    )


def observe(
    agent: ToolCallingAgent, envelopes: list[dict[str, Any]], *, is_async: bool = False
) -> Observation:
    """Run an agent to its end; a run that dies is what is observed."""
    try:
        events = asyncio.run(asyncio.to_thread(run_agent, agent)) if is_async else run_agent(agent)
    except Exception as fault:  # noqa: BLE001
        return Observation(died=type(fault).__name__)
    return read_events(events, envelopes)


def run_agent(agent: ToolCallingAgent) -> list[Any]:
    return list(agent.run("Please order.", stream=True))


def read_events(events: Iterable[Any], envelopes: Iterable[dict[str, Any]] = ()) -> Observation:
    """Return what the model reads: the observations of a step, or the error that has ended it."""
    left = list(envelopes)
    answers: list[Answer] = []
    called: list[str] = []
    outputs: dict[str, Any] = {}
    for event in events:
        if isinstance(event, ToolCall):
            called.append(event.id)
        elif isinstance(event, ToolOutput):
            outputs[event.id] = event
        elif isinstance(event, ActionStep):
            for call_id in called:
                if event.error is not None:
                    answers.append(Answer(call_id, str(event.error), is_error=True))
                elif not outputs[call_id].is_final_answer:
                    answers.append(_read_output(outputs[call_id], left))
            called, outputs = [], {}
    return Observation(answers, "", True)


def _read_output(output: ToolOutput, left: list[dict[str, Any]]) -> Answer:
    is_failure = '"success":false' in output.observation
    names = (output.tool_call.name, "")
    place = next(
        (
            at
            for at, one in enumerate(left)
            if one["meta"]["toolName"] in names and one["success"] is not is_failure
        ),
        None,
    )
    envelope = None if place is None else left.pop(place)
    return Answer(output.id, output.observation, is_failure, envelope)


class SmolagentsHarness(Harness):
    name = "smolagents"

    def play(self, scene: Scene) -> Observation:
        envelopes: list[dict[str, Any]] = []
        tools = [make_tool(one) for one in scene.functions]
        agent = make_agent(scene.turns, tools, scene.app, scene.contracts, envelopes)
        return observe(agent, envelopes, is_async=scene.is_async)

    async def play_on_loop(self, scene: Scene) -> None:
        raise AssertionError("an agent runs on no event loop")

    def run_own_tools(self, app: Callwright, turns: list[list[Call]], *names: str) -> Observation:
        envelopes: list[dict[str, Any]] = []
        return observe(make_agent(turns, function_tools(app, *names), app, None, envelopes), envelopes)

    def stream(self, functions: Iterable[Function], turns: list[list[Call]], app: Callwright) -> Observation:
        return self.run(functions, turns, app)  # the events of a run are streamed in any case

    def draw(
        self, app: Callwright | None, turns: list[list[Call]], contracts: dict[str, Any] | None = None
    ) -> tuple[list[Any], list[Any]]:
        def draw(what: str) -> Any:
            """Draw."""
            return Image.new("RGB", (2, 2))

        tools = [make_tool(draw, {"what": {"type": "string"}})]
        events = run_agent(make_agent(turns, tools, app, contracts))
        outputs = [one for one in events if isinstance(one, ToolOutput) and not one.is_final_answer]
        return [_dump_output(one) for one in outputs], []

    def is_image(self, content: Any) -> bool:
        return "image 2x2" in content

    def pause(self, app: Callwright, contracts: dict[str, Any]) -> Paused:
        raise AssertionError("an agent pauses no call")

    def inject(self, app: Callwright, turns: list[list[Call]]) -> Any:
        raise AssertionError("an agent hands its tools nothing but their arguments")

    def list_definitions(self, functions: Iterable[Function], app: Callwright | None) -> str:
        agent = make_agent([], [make_tool(one) for one in functions], app)
        run_agent(agent)
        model: Any = agent.model
        return repr(model.offered)


def _dump_output(output: ToolOutput) -> list[str]:
    if not isinstance(output.output, AgentImage):
        return [str(output.output)]
    width, height = output.output.to_raw().size
    return [f"image {width}x{height}", output.observation]


HARNESS = SmolagentsHarness()
PACKAGES = ("smolagents",)
