"""The Anthropic SDK's tool runner against a scripted API."""

import asyncio
import functools
import json
import secrets
from collections.abc import Iterable
from typing import Any

from anthropic import Anthropic, AsyncAnthropic, beta_async_tool, beta_tool

from adapters.probes import ORDER_SCHEMA, Answer, Call, Function, Harness, Observation, Paused, Scene
from adapters.scripted_api import ScriptedApi, encode_events, encode_json, serve
from callwright import Callwright
from callwright.anthropic import function_tools, tool_runner

IMAGE = {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": "aGk="}}
ASKED: Any = {"model": "scripted", "max_tokens": 100, "messages": [{"role": "user", "content": "Order."}]}


def script(turns: list[list[Call]]) -> ScriptedApi:
    calls = [[call for call in turn if isinstance(call.args, dict)] for turn in turns]
    return ScriptedApi([*filter(None, calls), []], write_reply)


def write_reply(calls: list[Call], is_streamed: bool) -> tuple[str, bytes]:  # noqa: FBT001 - as the scripted API calls it
    """Return a reply with these calls, or the last one."""
    blocks: list[dict[str, Any]] = [
        {"type": "tool_use", "id": one.id, "name": one.name, "input": one.args} for one in calls
    ]
    reply = {
        "id": f"msg_{secrets.token_hex(8)}",
        "type": "message",
        "role": "assistant",
        "model": "scripted",
        "content": blocks or [{"type": "text", "text": "done"}],
        "stop_reason": "tool_use" if calls else "end_turn",
        "stop_sequence": None,
        "usage": {"input_tokens": 1, "output_tokens": 1},
    }
    return encode_events(list(write_events(reply))) if is_streamed else encode_json(reply)


def write_events(reply: dict[str, Any]) -> Iterable[dict[str, Any]]:
    yield {"type": "message_start", "message": {**reply, "content": [], "stop_reason": None}}
    for at, block in enumerate(reply["content"]):
        if block["type"] == "tool_use":
            delta = {"type": "input_json_delta", "partial_json": json.dumps(block["input"])}
            start = {**block, "input": {}}
        else:
            delta, start = {"type": "text_delta", "text": block["text"]}, {**block, "text": ""}
        yield {"type": "content_block_start", "index": at, "content_block": start}
        yield {"type": "content_block_delta", "index": at, "delta": delta}
        yield {"type": "content_block_stop", "index": at}
    yield {"type": "message_delta", "delta": {"stop_reason": reply["stop_reason"]}, "usage": reply["usage"]}
    yield {"type": "message_stop"}


def make_tools(functions: Iterable[Function], *, is_async: bool) -> list[Any]:
    return [_make_tool(one, is_async=is_async) for one in functions]


def _make_tool(function: Function, *, is_async: bool) -> Any:
    options = {"input_schema": ORDER_SCHEMA} if function.__name__ == "by_schema" else {}
    if not is_async:
        return beta_tool(function, **options)

    @functools.wraps(function)
    async def run(*values: Any, **named: Any) -> Any:
        if asyncio.iscoroutinefunction(function):
            return await function(*values, **named)
        return await asyncio.to_thread(function, *values, **named)

    return beta_async_tool(run, **options)


def converse(
    api: ScriptedApi,
    tools: list[Any],
    app: Callwright | None,
    contracts: dict[str, Any] | None = None,
    *,
    is_async: bool = False,
    **options: Any,
) -> Observation:
    """Run a conversation to its end; a run that dies is what is observed."""
    envelopes: list[dict[str, Any]] = []
    try:
        with serve(api) as url:
            work = run_async if is_async else run_sync
            work(url, tools, app, contracts, envelopes, options)
    except Exception as fault:  # noqa: BLE001
        return Observation(died=type(fault).__name__)
    return read_answers(api, envelopes)


def make_runner(
    client: Any, tools: list[Any], app: Callwright | None, contracts: Any, envelopes: list[Any], options: Any
) -> Any:
    asked = {**ASKED, **options}
    if app is None:
        return client.beta.messages.tool_runner(tools=tools, **asked)
    return tool_runner(
        client,
        app,
        contracts,
        tools=tools,
        on_result=lambda one: envelopes.append(one.to_dict()),
        **asked,
    )


def run_sync(url: str, tools: Any, app: Any, contracts: Any, envelopes: list[Any], options: Any) -> None:
    with Anthropic(api_key="k", base_url=url, max_retries=0) as client:
        for message in make_runner(client, tools, app, contracts, envelopes, options):
            if options.get("stream"):
                message.until_done()


def run_async(url: str, tools: Any, app: Any, contracts: Any, envelopes: list[Any], options: Any) -> None:
    asyncio.run(run_on_loop(url, tools, app, contracts, envelopes, options))


async def run_on_loop(
    url: str, tools: Any, app: Any, contracts: Any, envelopes: list[Any], options: Any
) -> None:
    async with AsyncAnthropic(api_key="k", base_url=url, max_retries=0) as client:
        async for _ in make_runner(client, tools, app, contracts, envelopes, options):
            pass


def read_answers(api: ScriptedApi, envelopes: list[dict[str, Any]]) -> Observation:
    """Return the tool results, as the model gets them: those of a turn are the last message of the next request."""
    sent = [request["messages"][-1]["content"] for request in api.requests]
    blocks = [block for content in sent if isinstance(content, list) for block in content]
    answers = [
        Answer(one["tool_use_id"], _read_text(one["content"]), one.get("is_error") is True) for one in blocks
    ]
    if len(envelopes) == len(answers):
        for answer, envelope in zip(answers, envelopes, strict=True):
            answer.envelope = envelope
    return Observation(answers, "", True)


def _read_text(content: Any) -> str:
    return content if isinstance(content, str) else json.dumps(content)


class AnthropicHarness(Harness):
    name = "anthropic"

    def play(self, scene: Scene) -> Observation:
        tools = make_tools(scene.functions, is_async=scene.is_async)
        return converse(script(scene.turns), tools, scene.app, scene.contracts, is_async=scene.is_async)

    async def play_on_loop(self, scene: Scene) -> None:
        with serve(script(scene.turns)) as url:
            await run_on_loop(
                url, make_tools(scene.functions, is_async=True), scene.app, scene.contracts, [], {}
            )

    def run_own_tools(self, app: Callwright, turns: list[list[Call]], *names: str) -> Observation:
        envelopes: list[dict[str, Any]] = []
        tools = function_tools(app, *names, run="turn", on_result=lambda one: envelopes.append(one.to_dict()))
        api = script(turns)
        with serve(api) as url:
            run_sync(url, tools, None, None, [], {})
        return read_answers(api, envelopes)

    def stream(self, functions: Iterable[Function], turns: list[list[Call]], app: Callwright) -> Observation:
        return converse(script(turns), make_tools(functions, is_async=False), app, stream=True)

    def draw(
        self, app: Callwright | None, turns: list[list[Call]], contracts: dict[str, Any] | None = None
    ) -> tuple[list[Any], list[Any]]:
        @beta_tool
        def draw(what: str) -> Any:
            """Draw."""
            return [{"type": "text", "text": f"a {what}"}, IMAGE]

        seen = converse(script(turns), [draw], app, contracts)
        return [json.loads(one.text) for one in seen.answers], []

    def is_image(self, content: Any) -> bool:
        return IMAGE in content

    def pause(self, app: Callwright, contracts: dict[str, Any]) -> Paused:
        raise AssertionError("the runner pauses no call")

    def inject(self, app: Callwright, turns: list[list[Call]]) -> Any:
        raise AssertionError("the runner hands its tools nothing but their arguments")

    def list_definitions(self, functions: Iterable[Function], app: Callwright | None) -> str:
        api = script([])
        converse(api, make_tools(functions, is_async=False), app)
        return json.dumps(api.requests[0]["tools"])


HARNESS = AnthropicHarness()
PACKAGES = ("anthropic",)
