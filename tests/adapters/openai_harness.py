"""The OpenAI SDK's Responses tool runner against a scripted API."""

import asyncio
import json
import secrets
from collections.abc import Iterable
from typing import Any

from openai import AsyncOpenAI, OpenAI
from openai.lib.responses_tool_runner import (
    AsyncRegisteredFunction,
    AsyncResponsesToolRunner,
    RegisteredFunction,
    ResponsesToolRunner,
)

from adapters.probes import ORDER_SCHEMA, Answer, Call, Function, Harness, Observation, Paused, Scene
from adapters.scripted_api import ScriptedApi, encode_events, encode_json, serve
from callwright import Callwright
from callwright.openai import AsyncCallwrightToolRunner, CallwrightToolRunner, function_tools

IMAGE = {"type": "input_image", "image_url": "data:image/png;base64,aGk="}
ASKED: Any = {"model": "scripted", "input": "Order."}


def script(turns: list[list[Call]]) -> ScriptedApi:
    return ScriptedApi([*turns, []], write_reply)


def write_reply(calls: list[Call], is_streamed: bool) -> tuple[str, bytes]:  # noqa: FBT001 - as the scripted API calls it
    """Return a response with these calls, or the last one."""
    output: list[dict[str, Any]] = [
        {
            "type": "function_call",
            "id": f"fc_{secrets.token_hex(8)}",
            "call_id": one.id,
            "name": one.name,
            "arguments": one.args if isinstance(one.args, str) else json.dumps(one.args),
            "status": "completed",
        }
        for one in calls
    ]
    text = {"type": "output_text", "text": "done", "annotations": [], "logprobs": []}
    last = {"type": "message", "id": "msg_1", "role": "assistant", "status": "completed", "content": [text]}
    response = {
        "id": f"resp_{secrets.token_hex(8)}",
        "object": "response",
        "created_at": 0,
        "model": "scripted",
        "status": "completed",
        "output": output or [last],
        "parallel_tool_calls": True,
        "tool_choice": "auto",
        "tools": [],
    }
    return encode_events(list(write_events(response))) if is_streamed else encode_json(response)


def write_events(response: dict[str, Any]) -> Iterable[dict[str, Any]]:
    begun = {**response, "status": "in_progress", "output": []}
    events: list[dict[str, Any]] = [{"type": "response.created", "response": begun}]
    for at, item in enumerate(response["output"]):
        events += [
            {"type": f"response.output_item.{step}", "output_index": at, "item": item}
            for step in ("added", "done")
        ]
    events.append({"type": "response.completed", "response": response})
    for number, event in enumerate(events):
        yield {**event, "sequence_number": number}


def make_functions(functions: Iterable[Function], *, is_async: bool = False) -> list[Any]:
    return [_make_function(one, is_async=is_async) for one in functions]


def _make_function(function: Function, *, is_async: bool) -> Any:
    name = function.__name__
    if name in ("ok", "by_schema"):
        parameters: Any = ORDER_SCHEMA
    else:
        properties = getattr(function, "parameters", {"order_id": {"type": "string"}})
        parameters = {"type": "object", "properties": properties, "required": list(properties)}
    tool: Any = {
        "type": "function",
        "name": name,
        "description": function.__doc__,
        "parameters": parameters,
        "strict": False,
    }

    def dump(value: Any) -> Any:
        return value if isinstance(value, str) or _is_blocks(value) else json.dumps(value)

    async def execute_async(arguments: dict[str, Any]) -> Any:
        if asyncio.iscoroutinefunction(function):
            return dump(await function(**arguments))
        return dump(await asyncio.to_thread(function, **arguments))

    if is_async:
        return AsyncRegisteredFunction(tool, execute_async)
    return RegisteredFunction(tool, lambda arguments: dump(function(**arguments)))


def _is_blocks(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, dict) and "type" in one for one in value)


def make_runner(
    functions: list[Any],
    app: Callwright | None,
    contracts: Any = None,
    envelopes: list[Any] | None = None,
    *,
    is_async: bool = False,
    **options: Any,
) -> Any:
    if app is None:
        return (AsyncResponsesToolRunner if is_async else ResponsesToolRunner)(functions=functions)
    kept = [] if envelopes is None else envelopes
    make = AsyncCallwrightToolRunner if is_async else CallwrightToolRunner
    return make(
        functions=functions,
        app=app,
        contracts=contracts,
        on_result=lambda one: kept.append(one.to_dict()),
        **options,
    )


def converse(
    api: ScriptedApi, runner: Any, envelopes: list[dict[str, Any]], *, is_async: bool = False, **options: Any
) -> Observation:
    """Run a conversation to its end; a run that dies is what is observed."""
    try:
        with serve(api) as url:
            if is_async:
                asyncio.run(run_on_loop(url, runner))
            else:
                with OpenAI(api_key="k", base_url=url, max_retries=0) as client:
                    runner.run(client, ASKED, **options)
    except Exception as fault:  # noqa: BLE001
        return Observation(died=type(fault).__name__)
    return read_answers(api, envelopes)


async def run_on_loop(url: str, runner: Any) -> None:
    async with AsyncOpenAI(api_key="k", base_url=url, max_retries=0) as client:
        await runner.run(client, ASKED)


def read_answers(api: ScriptedApi, envelopes: list[dict[str, Any]]) -> Observation:
    """Return the outputs of the calls, as the model gets them: the last request has all of them."""
    items = [one for one in api.requests[-1]["input"] if isinstance(one, dict)]
    outputs = [one for one in items if one.get("type") == "function_call_output"]
    answers = [Answer(one["call_id"], _read_text(one["output"]), is_error=False) for one in outputs]
    for answer, envelope in zip(answers, envelopes, strict=False):
        answer.envelope = envelope
    return Observation(answers, "", True)


def _read_text(output: Any) -> str:
    return output if isinstance(output, str) else json.dumps(output)


class OpenAIHarness(Harness):
    name = "openai"

    def play(self, scene: Scene) -> Observation:
        envelopes: list[dict[str, Any]] = []
        functions = make_functions(scene.functions, is_async=scene.is_async)
        runner = make_runner(functions, scene.app, scene.contracts, envelopes, is_async=scene.is_async)
        return converse(script(scene.turns), runner, envelopes, is_async=scene.is_async)

    async def play_on_loop(self, scene: Scene) -> None:
        functions = make_functions(scene.functions, is_async=True)
        with serve(script(scene.turns)) as url:
            await run_on_loop(url, make_runner(functions, scene.app, scene.contracts, is_async=True))

    def run_own_tools(self, app: Callwright, turns: list[list[Call]], *names: str) -> Observation:
        envelopes: list[dict[str, Any]] = []
        functions = function_tools(
            app, *names, run="turn", on_result=lambda one: envelopes.append(one.to_dict())
        )
        return converse(script(turns), ResponsesToolRunner(functions=functions), envelopes)

    def stream(self, functions: Iterable[Function], turns: list[list[Call]], app: Callwright) -> Observation:
        runner = make_runner(make_functions(functions), app)
        return converse(script(turns), runner, [], stream=True)

    def draw(
        self, app: Callwright | None, turns: list[list[Call]], contracts: dict[str, Any] | None = None
    ) -> tuple[list[Any], list[Any]]:
        def draw(arguments: dict[str, Any]) -> Any:
            return [{"type": "input_text", "text": f"a {arguments['what']}"}, IMAGE]

        tool: Any = {
            "type": "function",
            "name": "draw",
            "parameters": {"type": "object", "properties": {"what": {"type": "string"}}},
            "strict": False,
        }
        runner = make_runner([RegisteredFunction(tool, draw)], app, contracts)
        return [json.loads(one.text) for one in converse(script(turns), runner, []).answers], []

    def is_image(self, content: Any) -> bool:
        return IMAGE in content

    def pause(self, app: Callwright, contracts: dict[str, Any]) -> Paused:
        raise AssertionError("the runner pauses no call")

    def inject(self, app: Callwright, turns: list[list[Call]]) -> Any:
        raise AssertionError("the runner hands its functions nothing but their arguments")

    def list_definitions(self, functions: Iterable[Function], app: Callwright | None) -> str:
        api = script([])
        converse(api, make_runner(make_functions(functions), app), [])
        return json.dumps(api.requests[0]["tools"])


HARNESS = OpenAIHarness()
PACKAGES = ("openai",)
