"""Google ADK agents with a scripted model."""

import asyncio
import base64
import functools
import json
from collections.abc import AsyncGenerator, Iterable
from typing import Any

from google.adk.agents import LlmAgent, RunConfig
from google.adk.agents.run_config import StreamingMode
from google.adk.models.base_llm import BaseLlm
from google.adk.models.llm_response import LlmResponse
from google.adk.runners import InMemoryRunner
from google.adk.tools.base_tool import BaseTool
from google.adk.tools.function_tool import FunctionTool
from google.adk.tools.tool_context import ToolContext
from google.genai import types

from adapters.probes import ORDER_SCHEMA, Answer, Call, Function, Harness, Observation, Paused, Scene, say
from callwright import Callwright
from callwright.google_adk import CallwrightToolset, wrap_tools

PIXEL = base64.b64decode("aGk=")
CONFIRM = "adk_request_confirmation"


class ScriptedModel(BaseLlm):
    """Gives the scripted replies; keeps the definitions that it is offered."""

    replies: list[Any]
    offered: list[Any] = []  # noqa: RUF012 - a field of a pydantic model

    async def generate_content_async(
        self,
        llm_request: Any,
        stream: bool = False,  # noqa: FBT001, FBT002 - ADK's signature
    ) -> AsyncGenerator[LlmResponse, None]:
        self.offered.append([one.model_dump_json() for one in llm_request.config.tools or ()])
        parts = self.replies.pop(0)
        if stream:
            yield LlmResponse(content=types.Content(role="model", parts=[]), partial=True)
        yield LlmResponse(content=types.Content(role="model", parts=parts))


def script(turns: list[list[Call]]) -> ScriptedModel:
    whole = [[one for one in turn if isinstance(one.args, dict)] for turn in turns]
    said = [
        [
            types.Part(function_call=types.FunctionCall(id=one.id, name=one.name, args=one.args))
            for one in turn
        ]
        for turn in filter(None, whole)
    ]
    return ScriptedModel(model="scripted", replies=[*said, [types.Part(text="done")]], offered=[])


class SchemaTool(BaseTool):
    """A tool whose parameters are a JSON Schema, and whose arguments ADK does not look at."""

    def __init__(self, function: Function) -> None:
        super().__init__(name=function.__name__, description="Order.")
        self._function = function

    def _get_declaration(self) -> types.FunctionDeclaration:
        return types.FunctionDeclaration(
            name=self.name, description=self.description, parameters_json_schema=ORDER_SCHEMA
        )

    async def run_async(self, *, args: dict[str, Any], tool_context: ToolContext) -> Any:
        return self._function(**args)


def make_tools(functions: Iterable[Function]) -> list[Any]:
    return [SchemaTool(one) if one.__name__ == "by_schema" else one for one in functions]


def attach(
    tools: list[Any], app: Callwright | None, contracts: Any = None, envelopes: list[Any] | None = None
) -> list[Any]:
    if app is None:
        return tools
    kept = [] if envelopes is None else envelopes
    return wrap_tools(tools, app, contracts, on_result=lambda one: kept.append(one.to_dict()))


class Conversation:
    """One session of an agent."""

    def __init__(self, model: ScriptedModel, tools: list[Any]) -> None:
        self.runner = InMemoryRunner(agent=LlmAgent(name="shop", model=model, tools=tools), app_name="shop")
        self.session = ""

    async def send(self, message: Any, **options: Any) -> list[Any]:
        """Send a message of the user; return the events."""
        if not self.session:
            made = await self.runner.session_service.create_session(app_name="shop", user_id="u")
            self.session = made.id
        asked = self.runner.run_async(
            user_id="u", session_id=self.session, new_message=message, run_config=RunConfig(**options)
        )
        return [event async for event in asked]


def write_message(text: str) -> types.Content:
    return types.Content(role="user", parts=[types.Part(text=text)])


def list_responses(events: Iterable[Any]) -> list[Any]:
    return [one for event in events for one in event.get_function_responses() if one.name != CONFIRM]


def read_responses(events: Iterable[Any], envelopes: Iterable[dict[str, Any]] = ()) -> Observation:
    found = list_responses(events)
    left = list(envelopes)
    answers = []
    for one in found:
        text = json.dumps(one.response, separators=(",", ":"), ensure_ascii=False)
        if one.response.keys() == {"result"}:
            said = one.response["result"]
            text = said if isinstance(said, str) else json.dumps(said)
        is_error = "error" in one.response and '"success":true' not in text
        place = next((at for at, envelope in enumerate(left) if _is_of(envelope, one)), None)
        envelope = None if place is None else left.pop(place)
        answers.append(Answer(one.id, text, is_error, envelope))
    return Observation(answers, "", True)


def _is_of(envelope: dict[str, Any], response: Any) -> bool:
    return envelope["meta"]["toolName"] in (response.name, "") or envelope["error"] is not None


class GoogleADKHarness(Harness):
    name = "google_adk"

    def play(self, scene: Scene) -> Observation:
        envelopes: list[dict[str, Any]] = []
        tools = [_make_async(one) if scene.is_async else one for one in make_tools(scene.functions)]
        return observe(scene.turns, attach(tools, scene.app, scene.contracts, envelopes), envelopes)

    async def play_on_loop(self, scene: Scene) -> None:
        tools = attach(make_tools(scene.functions), scene.app, scene.contracts)
        await Conversation(script(scene.turns), tools).send(write_message("Order."))

    def run_own_tools(self, app: Callwright, turns: list[list[Call]], *names: str) -> Observation:
        envelopes: list[dict[str, Any]] = []
        tools = [CallwrightToolset(app, *names, on_result=lambda one: envelopes.append(one.to_dict()))]
        return observe(turns, tools, envelopes)

    def stream(self, functions: Iterable[Function], turns: list[list[Call]], app: Callwright) -> Observation:
        conversation = Conversation(script(turns), attach(make_tools(functions), app))
        sent = conversation.send(write_message("Order."), streaming_mode=StreamingMode.SSE)
        return read_responses(asyncio.run(sent))

    def draw(
        self, app: Callwright | None, turns: list[list[Call]], contracts: dict[str, Any] | None = None
    ) -> tuple[list[Any], list[Any]]:
        def draw(what: str, tool_context: ToolContext) -> Any:
            """Draw."""
            tool_context.state["seed"] = 7
            return ["a cat", types.Part.from_bytes(data=PIXEL, mime_type="image/png")]

        conversation = Conversation(script(turns), attach([draw], app, contracts))
        events = asyncio.run(conversation.send(write_message("Draw.")))
        contents = [
            [
                json.dumps(one.response),
                *(part.inline_data.data for part in one.parts or ()),
                *filter(None, [one.response.get("notice")]),
            ]
            for one in list_responses(events)
        ]
        return contents, [
            event.actions.state_delta.get("seed") for event in events if event.get_function_responses()
        ]

    def is_image(self, content: Any) -> bool:
        return PIXEL in content

    def pause(self, app: Callwright, contracts: dict[str, Any]) -> Paused:
        done: list[int] = []

        def pay(amount: int) -> str:
            """Pay."""
            done.append(amount)
            return f"paid {amount}"

        model = script([say(Call("pay", {"amount": 5}))])
        tools = attach([FunctionTool(pay, require_confirmation=True)], app, contracts)
        return asyncio.run(confirm(Conversation(model, tools), done))

    def inject(self, app: Callwright, turns: list[list[Call]]) -> Any:
        seen: list[Any] = []

        def count(word: str, tool_context: ToolContext) -> str:
            """Count."""
            seen.append(("acme" if tool_context.user_content else "", tool_context.function_call_id))
            return word

        observe(turns, attach([count], app), [])
        return seen

    def list_definitions(self, functions: Iterable[Function], app: Callwright | None) -> str:
        model = script([])
        conversation = Conversation(model, attach(make_tools(functions), app))
        asyncio.run(conversation.send(write_message("Order.")))
        return repr(model.offered)


async def confirm(conversation: Conversation, done: list[int], *, confirmed: bool = True) -> Paused:
    """Send the first message, and the user's answer to the confirmation that comes back."""
    events = await conversation.send(write_message("Pay."))
    asked = [one for event in events for one in event.get_function_calls() if one.name == CONFIRM]
    has_paused = bool(asked) and not done
    if not asked:
        return Paused(has_paused, done, read_responses(events).answers)
    answer = types.FunctionResponse(id=asked[0].id, name=CONFIRM, response={"confirmed": confirmed})
    content = types.Content(role="user", parts=[types.Part(function_response=answer)])
    events = await conversation.send(content)
    return Paused(has_paused, done, read_responses(events).answers)


def _make_async(function: Any) -> Any:
    if isinstance(function, BaseTool) or asyncio.iscoroutinefunction(function):
        return function

    @functools.wraps(function)
    async def run(*values: Any, **named: Any) -> Any:
        return await asyncio.to_thread(function, *values, **named)

    return run


def observe(turns: list[list[Call]], tools: list[Any], envelopes: list[dict[str, Any]]) -> Observation:
    try:
        events = asyncio.run(Conversation(script(turns), tools).send(write_message("Order.")))
    except Exception as fault:  # noqa: BLE001 - a run that dies is what is observed
        return Observation(died=type(fault).__name__)
    return read_responses(events, envelopes)


HARNESS = GoogleADKHarness()
PACKAGES = ("google-adk",)
