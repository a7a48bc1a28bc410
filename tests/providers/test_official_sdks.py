"""What the official SDKs make of an answer, whole and streamed, is read as it was sent. Needs ``--group providers``.

The SDKs get the answers over HTTP from the loopback, so that their own parsers, types and accumulators judge our wires too.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from callwright import Callwright
from callwright.reading import ModelStream
from providers import wires
from providers.answering import answering, aws_event_stream, sse

pytestmark = pytest.mark.slow
SSE, JSON = "text/event-stream", "application/json"
KEY = "not-a-secret"


@pytest.fixture
def shop() -> Iterator[Callwright]:
    with Callwright() as app:

        @app.tool(effect="read")
        def book(city: str, nights: int) -> dict[str, Any]:
            """Book a room."""
            return {"city": city, "nights": nights}

        @app.tool(effect="read")
        def note(deep: list[Any], n: int) -> dict[str, Any]:
            """Note something."""
            return {"deep": deep, "n": n}

        yield app


def made(app: Callwright, raw: Any) -> list[tuple[str, Any]]:
    results = app.call_all(raw, channel="native")
    assert all(one.success and not one.repairs for one in results), results
    return [(one.meta.tool_name, one.data) for one in results]


def check_whole(app: Callwright, response: Any) -> None:
    """An SDK's object, its dump in both modes where it has one, and its JSON text."""
    assert made(app, response) == wires.CALLS
    if hasattr(response, "model_dump"):
        assert made(app, response.model_dump()) == wires.CALLS
        assert made(app, response.model_dump(mode="json")) == wires.CALLS
        assert made(app, response.model_dump_json()) == wires.CALLS


def check_events(app: Callwright, events: list[Any]) -> None:
    """The events one by one, and all of them in a list."""
    stream = ModelStream()
    for event in events:
        stream.feed(event)
    assert made(app, stream.message) == wires.CALLS
    assert made(app, events) == wires.CALLS
    for end in range(len(events) - 2):
        stream = ModelStream()
        for event in events[:end]:
            stream.feed(event)
        assert not any(one.success for one in app.call_all(stream.message, channel="native")), end


def check_answer(app: Callwright, response: Any) -> None:
    assert app.call_all(response, channel="native") == []
    refused = app.call(response, channel="native")
    assert refused.error is not None
    assert (refused.error.code, refused.next_action) == ("no_call", "stop")


def test_openai_chat(shop: Callwright) -> None:
    openai = pytest.importorskip("openai")
    body = json.dumps(wires.chat()).encode()
    with answering(body, JSON) as url:
        client = openai.OpenAI(base_url=url, api_key=KEY)
        whole = client.chat.completions.create(model="m", messages=[])
    check_whole(shop, whole)
    assert made(shop, whole.choices[0].message) == wires.CALLS
    assert made(shop, whole.choices[0].message.tool_calls) == wires.CALLS
    with answering(sse(wires.chat_chunks(), done=True), SSE) as url:
        client = openai.OpenAI(base_url=url, api_key=KEY)
        chunks = list(client.chat.completions.create(model="m", messages=[], stream=True))
        with client.chat.completions.stream(model="m", messages=[]) as stream:
            events = list(stream)
            joined = stream.get_final_completion()
    check_events(shop, chunks)
    assert made(shop, events) == wires.CALLS
    check_whole(shop, joined)
    said = {"role": "assistant", "content": "Done.", "tool_calls": None}
    check_answer(shop, openai.types.chat.ChatCompletion.model_validate(wires.chat(said, "stop")))


def test_openai_responses(shop: Callwright) -> None:
    openai = pytest.importorskip("openai")
    with answering(json.dumps(wires.response()).encode(), JSON) as url:
        client = openai.OpenAI(base_url=url, api_key=KEY)
        whole = client.responses.create(model="m", input="x")
    check_whole(shop, whole)
    assert made(shop, whole.output) == wires.CALLS
    with answering(sse(wires.response_events(), named=True), SSE) as url:
        client = openai.OpenAI(base_url=url, api_key=KEY)
        check_events(shop, list(client.responses.create(model="m", input="x", stream=True)))
        with client.responses.stream(model="m", input="x") as stream:
            events = list(stream)
            joined = stream.get_final_response()
    assert made(shop, events) == wires.CALLS
    check_whole(shop, joined)
    answer = openai.types.responses.Response.model_validate(wires.response([wires.REASONING, wires.SAID]))
    check_answer(shop, answer)


def test_anthropic(shop: Callwright) -> None:
    anthropic = pytest.importorskip("anthropic")
    ask: dict[str, Any] = {"model": "m", "max_tokens": 9, "messages": [{"role": "user", "content": "x"}]}
    with answering(json.dumps(wires.anthropic()).encode(), JSON) as url:
        whole = anthropic.Anthropic(base_url=url, api_key=KEY).messages.create(**ask)
    check_whole(shop, whole)
    assert made(shop, whole.content) == wires.CALLS
    assert made(shop, {"role": "assistant", "content": whole.content}) == wires.CALLS
    with answering(sse(wires.anthropic_events(), named=True), SSE) as url:
        client = anthropic.Anthropic(base_url=url, api_key=KEY)
        check_events(shop, list(client.messages.create(**ask, stream=True)))
        with client.messages.stream(**ask) as stream:
            events = list(stream)
            joined = stream.get_final_message()
    assert made(shop, events) == wires.CALLS
    check_whole(shop, joined)
    said = [{"type": "text", "text": "Done."}]
    check_answer(shop, anthropic.types.Message.model_validate(wires.anthropic(said, "end_turn")))


def test_gemini(shop: Callwright) -> None:
    genai = pytest.importorskip("google.genai")

    def client(url: str) -> Any:
        return genai.Client(api_key=KEY, http_options={"base_url": url})

    with answering(json.dumps(wires.gemini()).encode(), JSON) as url:
        opened = client(url)  # one that nobody holds closes its connections
        whole = opened.models.generate_content(model="m", contents="x")
    check_whole(shop, whole)
    assert made(shop, whole.candidates[0].content) == wires.CALLS
    assert made(shop, whole.candidates[0].content.parts) == wires.CALLS
    assert made(shop, whole.function_calls) == wires.CALLS
    with answering(sse(wires.gemini_chunks()), SSE) as url:
        opened = client(url)
        check_events(shop, list(opened.models.generate_content_stream(model="m", contents="x")))
    said = genai.types.GenerateContentResponse.model_validate(wires.gemini([{"text": "Done."}]))
    check_answer(shop, said)


def test_cohere(shop: Callwright) -> None:
    cohere = pytest.importorskip("cohere")
    ask: dict[str, Any] = {"model": "m", "messages": [{"role": "user", "content": "x"}]}
    with answering(json.dumps(wires.cohere()).encode(), JSON) as url:
        whole = cohere.ClientV2(api_key=KEY, base_url=url).chat(**ask)
    check_whole(shop, whole)
    assert made(shop, whole.message) == wires.CALLS
    with answering(sse(wires.cohere_events(), named=True), SSE) as url:
        check_events(shop, list(cohere.ClientV2(api_key=KEY, base_url=url).chat_stream(**ask)))
    said = {"role": "assistant", "content": [{"type": "text", "text": "Done."}]}
    with answering(json.dumps(wires.cohere(said, "COMPLETE")).encode(), JSON) as url:
        check_answer(shop, cohere.ClientV2(api_key=KEY, base_url=url).chat(**ask))


def test_mistral(shop: Callwright) -> None:
    mistral = pytest.importorskip("mistralai.client")
    ask: dict[str, Any] = {"model": "m", "messages": [{"role": "user", "content": "x"}]}
    with answering(json.dumps(wires.chat()).encode(), JSON) as url:
        whole = mistral.Mistral(api_key=KEY, server_url=url).chat.complete(**ask)
    check_whole(shop, whole)
    assert made(shop, whole.choices[0].message) == wires.CALLS
    with answering(sse(wires.mistral_chunks(), done=True), SSE) as url:
        events = list(mistral.Mistral(api_key=KEY, server_url=url).chat.stream(**ask))
    assert made(shop, events) == wires.CALLS
    with answering(
        json.dumps(wires.chat({"role": "assistant", "content": "Done."}, "stop")).encode(), JSON
    ) as url:
        check_answer(shop, mistral.Mistral(api_key=KEY, server_url=url).chat.complete(**ask))


def test_bedrock(shop: Callwright) -> None:
    boto3 = pytest.importorskip("boto3")

    def client(url: str) -> Any:
        return boto3.client(
            "bedrock-runtime",
            region_name="us-east-1",
            endpoint_url=url,
            aws_access_key_id=KEY,
            aws_secret_access_key=KEY,
        )

    ask: dict[str, Any] = {"modelId": "m", "messages": [{"role": "user", "content": [{"text": "x"}]}]}
    with answering(json.dumps(wires.bedrock()).encode(), JSON) as url:
        check_whole(shop, client(url).converse(**ask))
    with answering(aws_event_stream(wires.bedrock_events()), "application/vnd.amazon.eventstream") as url:
        check_events(shop, list(client(url).converse_stream(**ask)["stream"]))
    with answering(json.dumps(wires.bedrock([{"text": "Done."}], "end_turn")).encode(), JSON) as url:
        check_answer(shop, client(url).converse(**ask))


@pytest.mark.parametrize("make", [wires.chat, wires.response, wires.anthropic, wires.gemini, wires.bedrock])
def test_a_dump_with_the_request_repeated_is_read_as_it_was_sent(
    shop: Callwright, make: Callable[[], dict[str, Any]]
) -> None:
    assert made(shop, make()) == wires.CALLS
    assert made(shop, json.dumps(make())) == wires.CALLS
