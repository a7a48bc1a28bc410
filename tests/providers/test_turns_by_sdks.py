"""Whole loops through the official SDKs: their replies in, our messages back out over HTTP. Needs ``--group providers``.

A scripted server on the loopback records what each SDK sends: the SDK's own types and serialisers judge the messages of a turn.
"""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from callwright import Callwright
from callwright.reading import ModelStream
from callwright.turns import Turn
from providers import wires
from providers.answering import answering, sse

pytestmark = pytest.mark.slow
KEY = "not-a-secret"
FINAL = "Booked."


@contextmanager
def scripted(*bodies: dict[str, Any]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Answer the POSTs with these bodies, one after the other; yields the address and the requests received."""
    left, requests = list(bodies), list[dict[str, Any]]()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            requests.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            body = json.dumps(left.pop(0)).encode()
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", requests
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.fixture
def shop() -> Iterator[Callwright]:
    with Callwright() as app:

        @app.tool(effect="once", key=["city"])
        def book(city: str, nights: int) -> dict[str, Any]:
            """Book a room."""
            return {"city": city, "nights": nights}

        @app.read
        def note(deep: list[Any], n: int) -> dict[str, Any]:
            """Note something."""
            raise ValueError("no")

        yield app


def check_end(turn: Turn) -> None:
    assert (turn.next, turn.text) == ("answer", FINAL)


def test_openai_chat(shop: Callwright) -> None:
    openai = pytest.importorskip("openai")
    said = wires.chat({"role": "assistant", "content": FINAL}, "stop")
    with scripted(wires.chat(), said) as (url, requests):
        client = openai.OpenAI(base_url=url, api_key=KEY)
        messages: list[Any] = [{"role": "user", "content": "Book."}]
        while True:
            reply = client.chat.completions.create(
                model="m", messages=messages, tools=shop.definitions("openai")
            )
            turn = shop.turn(reply, run="r")
            messages += turn.messages
            if turn.next != "continue":
                break
    check_end(turn)
    reply_sent, *results = requests[1]["messages"][1:]
    assert reply_sent["tool_calls"] == wires.CHAT_MESSAGE["tool_calls"]
    assert [(one["role"], one["tool_call_id"]) for one in results] == [("tool", "call_1"), ("tool", "call_2")]
    assert json.loads(results[0]["content"])["city"] == wires.CITY


def test_openai_responses(shop: Callwright) -> None:
    openai = pytest.importorskip("openai")
    said = {"type": "message", "id": "msg_1", "role": "assistant", "status": "completed",
            "content": [{"type": "output_text", "text": FINAL, "annotations": []}]}  # fmt: skip
    with scripted(wires.response(), wires.response([said])) as (url, requests):
        client = openai.OpenAI(base_url=url, api_key=KEY)
        messages: list[Any] = [{"role": "user", "content": "Book."}]
        while True:
            reply = client.responses.create(model="m", input=messages, tools=shop.definitions("responses"))
            turn = shop.turn(reply, run="r")
            messages += turn.messages
            if turn.next != "continue":
                break
    check_end(turn)
    sent = requests[1]["input"]
    assert wires.REASONING.items() <= next(one for one in sent if one.get("type") == "reasoning").items()
    outputs = [one for one in sent if one.get("type") == "function_call_output"]
    assert [one["call_id"] for one in outputs] == ["call_1", "call_2"]


def test_anthropic(shop: Callwright) -> None:
    anthropic = pytest.importorskip("anthropic")
    said = wires.anthropic([{"type": "text", "text": FINAL}], "end_turn")
    with scripted(wires.anthropic(), said) as (url, requests):
        client = anthropic.Anthropic(base_url=url, api_key=KEY)
        messages: list[Any] = [{"role": "user", "content": "Book."}]
        while True:
            reply = client.messages.create(
                model="m", max_tokens=9, messages=messages, tools=shop.definitions("anthropic")
            )
            turn = shop.turn(reply, run="r")
            messages += turn.messages
            if turn.next != "continue":
                break
    check_end(turn)
    reply_sent, results = requests[1]["messages"][1:]
    for sent, given in zip(reply_sent["content"], wires.ANTHROPIC_BLOCKS, strict=True):
        assert given.items() <= sent.items()
    assert [(one["tool_use_id"], one.get("is_error", False)) for one in results["content"]] == [
        ("toolu_1", False),
        ("toolu_2", True),
    ]


def test_gemini(shop: Callwright) -> None:
    genai = pytest.importorskip("google.genai")
    with scripted(wires.gemini(), wires.gemini([{"text": FINAL}])) as (url, requests):
        client = genai.Client(api_key=KEY, http_options={"base_url": url})
        contents: list[Any] = [{"role": "user", "parts": [{"text": "Book."}]}]
        while True:
            config = {"tools": shop.definitions("gemini")}
            reply = client.models.generate_content(model="m", contents=contents, config=config)
            turn = shop.turn(reply, run="r")
            contents += turn.messages
            if turn.next != "continue":
                break
    check_end(turn)
    assert requests[0]["tools"][0]["functionDeclarations"][0]["name"] == "book"
    reply_sent, results = requests[1]["contents"][1:]
    assert [part.get("thoughtSignature") for part in reply_sent["parts"]] == [None, None, "c2ln", None]
    answers = [part["functionResponse"] for part in results["parts"]]
    assert [(one["name"], one.get("id")) for one in answers] == [("book", None), ("note", "2")]
    assert list(answers[1]["response"]) == ["error"]


def test_a_stream_of_gemini_returns_its_thought_signature_unchanged(shop: Callwright) -> None:
    genai = pytest.importorskip("google.genai")
    stream = ModelStream()
    with answering(sse(wires.gemini_chunks()), "text/event-stream") as url:
        client = genai.Client(api_key=KEY, http_options={"base_url": url})
        for event in client.models.generate_content_stream(model="m", contents="x"):
            stream.feed(event)
    turn = shop.turn(stream)
    with scripted(wires.gemini([{"text": FINAL}])) as (url, requests):
        client = genai.Client(api_key=KEY, http_options={"base_url": url})
        client.models.generate_content(model="m", contents=turn.messages)
    signatures = [part.get("thoughtSignature") for part in requests[0]["contents"][0]["parts"]]
    assert "c2ln" in signatures


def test_mistral(shop: Callwright) -> None:
    mistral = pytest.importorskip("mistralai.client")
    said = wires.chat({"role": "assistant", "content": FINAL}, "stop")
    with scripted(wires.chat(), said) as (url, requests):
        client = mistral.Mistral(api_key=KEY, server_url=url)
        messages: list[Any] = [{"role": "user", "content": "Book."}]
        while True:
            reply = client.chat.complete(model="m", messages=messages, tools=shop.definitions("mistral"))
            turn = shop.turn(reply, run="r")
            messages += turn.messages
            if turn.next != "continue":
                break
    check_end(turn)
    results = requests[1]["messages"][2:]
    assert [(one["tool_call_id"], one["name"]) for one in results] == [("call_1", "book"), ("call_2", "note")]


def test_cohere(shop: Callwright) -> None:
    cohere = pytest.importorskip("cohere")
    said = wires.cohere({"role": "assistant", "content": [{"type": "text", "text": FINAL}]}, "COMPLETE")
    with scripted(wires.cohere(), said) as (url, requests):
        client = cohere.ClientV2(api_key=KEY, base_url=url)
        messages: list[Any] = [{"role": "user", "content": "Book."}]
        while True:
            reply = client.chat(model="m", messages=messages, tools=shop.definitions("cohere"))
            turn = shop.turn(reply, run="r")
            messages += turn.messages
            if turn.next != "continue":
                break
    check_end(turn)
    reply_sent, *results = requests[1]["messages"][1:]
    assert reply_sent["tool_plan"] == wires.cohere()["message"]["tool_plan"]
    assert [one["tool_call_id"] for one in results] == ["call_1", "call_2"]


def test_bedrock(shop: Callwright) -> None:
    boto3 = pytest.importorskip("boto3")
    with scripted(wires.bedrock(), wires.bedrock([{"text": FINAL}], "end_turn")) as (url, requests):
        client = boto3.client(
            "bedrock-runtime", region_name="us-east-1", endpoint_url=url,
            aws_access_key_id=KEY, aws_secret_access_key=KEY,
        )  # fmt: skip
        messages: list[Any] = [{"role": "user", "content": [{"text": "Book."}]}]
        while True:
            tools = {"tools": shop.definitions("bedrock")}
            reply = client.converse(modelId="m", messages=messages, toolConfig=tools)
            turn = shop.turn(reply, run="r")
            messages += turn.messages
            if turn.next != "continue":
                break
    check_end(turn)
    results = [part["toolResult"] for part in requests[1]["messages"][2]["content"]]
    assert [(one["toolUseId"], one.get("status")) for one in results] == [
        ("tooluse_1", None),
        ("tooluse_2", "error"),
    ]
