"""Messages of model APIs, whole and streamed: every call in them is read, and nothing beside the calls is taken for one."""

import itertools
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright import Callwright
from callwright.core.reader.call_reader import read_calls
from callwright.core.reader.provider_streams.argument_pieces import join_argument_pieces
from callwright.core.reader.reading_outcome import Reading, Unreadable
from callwright.reading import ModelStream
from core.reader.test_dialects import calls_in
from providers import wires

WHOLE = {
    "chat": wires.chat(),
    "responses": wires.response(),
    "anthropic": wires.anthropic(),
    "gemini": wires.gemini(),
    "bedrock": wires.bedrock(),
    "cohere": wires.cohere(),
}
STREAMS = {
    "chat": wires.chat_chunks(),
    "responses": wires.response_events(),
    "anthropic": wires.anthropic_events(),
    "gemini": wires.gemini_chunks(),
    "bedrock": wires.bedrock_events(),
    "cohere": wires.cohere_events(),
    "mistral": [{"data": chunk} for chunk in wires.mistral_chunks()],
}


def native(raw: Any) -> Reading | Unreadable:
    return read_calls(raw, channel="native")


def dumped(events: list[dict[str, Any]]) -> str:
    return "".join(f"data: {json.dumps(event)}\n\n" for event in events) + "data: [DONE]\n\n"


@pytest.mark.promise("B2")
@pytest.mark.parametrize("wire", WHOLE)
def test_a_whole_message_is_read_as_an_object_and_as_its_json(wire: str) -> None:
    assert calls_in(native(WHOLE[wire])) == wires.CALLS
    assert calls_in(native(json.dumps(WHOLE[wire]))) == wires.CALLS
    assert calls_in(read_calls(WHOLE[wire])) == wires.CALLS


@pytest.mark.promise("B2")
@pytest.mark.parametrize("wire", STREAMS)
def test_a_stream_is_read_as_the_message_it_transmits(wire: str) -> None:
    assert calls_in(native(STREAMS[wire])) == wires.CALLS
    assert calls_in(native(dumped(STREAMS[wire]))) == wires.CALLS
    assert calls_in(native(json.dumps(STREAMS[wire]))) == wires.CALLS


@pytest.mark.promise("B2", "T16")
@pytest.mark.parametrize("wire", STREAMS)
def test_of_a_stream_that_breaks_off_no_call_is_made(wire: str) -> None:
    ends = {"mistral": 1, "gemini": 2, "bedrock": 2, "anthropic": 2}
    for end in range(1, len(STREAMS[wire]) - ends.get(wire, 1)):
        assert isinstance(native(STREAMS[wire][:end]), Unreadable), end


@pytest.mark.promise("B2", "T16")
@pytest.mark.parametrize(
    "message",
    [
        wires.chat(finish="length"),
        wires.chat(finish="content_filter"),
        wires.response(status="incomplete"),
        wires.response([{**wires.item(0), "status": "incomplete"}]),
        wires.anthropic(stop="max_tokens"),
        wires.gemini(finish="MAX_TOKENS"),
        wires.bedrock(stop="max_tokens"),
        wires.cohere(finish="MAX_TOKENS"),
    ],
)
def test_of_a_message_that_was_cut_no_call_is_made(message: dict[str, Any]) -> None:
    for found in (
        native(message),
        native(json.dumps(message)),
        read_calls(message),
        read_calls(json.dumps(message)),
    ):
        assert isinstance(found, Unreadable)
        assert found.why == "broken"


ANSWERS: list[Any] = [
    wires.chat({"role": "assistant", "content": "Done.", "tool_calls": [], "function_call": None}, "stop"),
    wires.response([wires.REASONING, wires.SEARCH, wires.SAID]),
    wires.response([]),
    wires.anthropic([{"type": "text", "text": "Done."}], "end_turn"),
    wires.anthropic(wires.ANTHROPIC_BLOCKS[:3], "pause_turn")["content"],
    wires.gemini([{"text": "Done."}, {"executableCode": {"code": "1", "language": "PYTHON"}}]),
    wires.bedrock([{"reasoningContent": {"reasoningText": {"text": "x"}}}, {"text": "Done."}], "end_turn"),
    wires.cohere({"role": "assistant", "content": [{"type": "text", "text": "Done."}]}, "COMPLETE"),
    [wires.chat_chunk({"content": "Do"}), wires.chat_chunk({"content": "ne."}), wires.chat_chunk({}, "stop")],
]


@pytest.mark.promise("B2")
@pytest.mark.parametrize("wire", STREAMS)
def test_comments_before_and_between_the_events_of_a_stream_are_passed_over(wire: str) -> None:
    text = dumped(STREAMS[wire]).replace("data:", ": processing\n\ndata:")

    assert calls_in(native(text)) == wires.CALLS


@pytest.mark.promise("B2")
@pytest.mark.parametrize("message", ANSWERS)
def test_an_answer_is_no_call_and_no_broken_one(message: Any) -> None:
    with Callwright() as app:

        @app.tool(effect="once")
        def wipe_disk() -> None:
            """Wipe."""

        for channel in ("native", "text"):
            assert app.call_all(message, channel=channel) == []
        result = app.call(message, channel="native")
        assert result.error is not None
        assert (result.error.code, result.next_action, result.effect) == ("no_call", "stop", "none")


DEFINITIONS: list[dict[str, Any]] = [
    {"name": "ping", "description": "Pings.", "parameters": {"type": "object"}},
    {"name": "ping", "parameters": {"type": "OBJECT", "properties": {}}},
    {"name": "ping", "description": "Pings.", "parameters": {}},
    {"name": "ping", "description": "Pings."},
    {"type": "function", "name": "ping", "parameters": {"type": "object"}, "strict": True},
    {"type": "function", "function": {"name": "ping", "description": "Pings."}},
    {"type": "custom", "name": "ping", "description": "Pings.", "format": {"type": "text"}},
    {"name": "ping", "description": "Pings.", "input_schema": {"type": "object"}},
    {"name": "ping", "inputSchema": {"type": "object", "properties": {}}},
    {"name": "ping", "parametersJsonSchema": {"type": "object"}},
]


@pytest.mark.promise("B2", "T16")
@pytest.mark.parametrize("definition", DEFINITIONS)
def test_a_definition_of_a_tool_is_never_a_call(definition: dict[str, Any]) -> None:
    with Callwright() as app:
        made: list[str] = []

        @app.tool(effect="once")
        def ping(type: str = "", parameters: Any = None) -> None:  # noqa: A002 - the name in question
            """Ping."""
            made.append(type)

        response = wires.response([wires.SAID]) | {"tools": [definition]}
        for raw in (definition, [definition], {"tools": [definition]}, json.dumps(definition), response):
            for channel in ("native", "text"):
                app.call_all(raw, channel=channel)
        assert made == []
        call = wires.item(0) | {"name": "ping", "arguments": '{"type": "x"}'}
        assert app.call_all(wires.response([call]) | {"tools": [definition]}, channel="native")[0].success
        assert made == ["x"]


@pytest.mark.promise("B2", "T16")
def test_choices_are_alternatives_and_two_with_calls_are_refused() -> None:
    one = wires.chat()["choices"][0]
    twice = wires.chat() | {"choices": [one, one | {"index": 1}]}
    assert isinstance(native(twice), Unreadable)
    said = {"index": 1, "message": {"role": "assistant", "content": "Done."}, "finish_reason": "stop"}
    assert calls_in(native(wires.chat() | {"choices": [said, one]})) == wires.CALLS


@pytest.mark.promise("B2", "T16")
def test_of_a_conversation_only_the_calls_that_nobody_has_answered_are_read() -> None:
    asked = [{"role": "user", "content": "x"}, wires.CHAT_MESSAGE]
    assert calls_in(native(asked)) == wires.CALLS
    answer = {"role": "tool", "tool_call_id": "call_1", "content": "{}"}
    assert isinstance(native([*asked, answer]), Unreadable)
    output = {"type": "function_call_output", "call_id": "call_1", "output": "{}"}
    assert calls_in(native([wires.item(0), output, wires.item(1)])) == wires.CALLS[1:]


@pytest.mark.promise("B2")
def test_a_message_that_a_framework_keeps_in_two_forms_is_read_once() -> None:
    listed = [{"name": name, "args": args, "id": f"toolu_{at}", "type": "tool_call"} for at, (name, args) in enumerate(wires.CALLS, 1)]  # fmt: skip
    assert (
        calls_in(native({"type": "ai", "content": wires.ANTHROPIC_BLOCKS, "tool_calls": listed}))
        == wires.CALLS
    )
    for empty in ({}, {"name": "", "arguments": ""}, {"name": None, "arguments": None}):
        assert calls_in(native(wires.CHAT_MESSAGE | {"function_call": empty})) == wires.CALLS


@pytest.mark.promise("B2")
def test_the_text_of_a_custom_tool_is_handed_over_as_it_is() -> None:
    text = '{"not": arguments'
    flat = {"type": "custom_tool_call", "id": "ctc_1", "call_id": "call_1", "name": "run", "input": text}
    nested = {"id": "call_1", "type": "custom", "custom": {"name": "run", "input": text}}
    expected = [("run", {"input": text})]
    assert calls_in(native(wires.response([flat]))) == expected
    assert (
        calls_in(native(wires.chat({"role": "assistant", "content": None, "tool_calls": [nested]})))
        == expected
    )
    pieces = [{"index": 0, "id": "call_1", "type": "custom", "custom": {"name": "run", "input": ""}}]
    pieces += [{"index": 0, "custom": {"input": piece}} for piece in wires.cut(text, 3)]
    chunks = [wires.chat_chunk({"tool_calls": [piece]}) for piece in pieces]
    assert calls_in(native([*chunks, wires.chat_chunk({}, "tool_calls")])) == expected


# --- what servers do with the format ----------------------------------------------------------------------------


def streamed(*items: dict[str, Any], finish: str | None = "tool_calls") -> Reading | Unreadable:
    return native([*(wires.chat_chunk({"tool_calls": [one]}) for one in items), wires.chat_chunk({}, finish)])


def piece(arguments: Any, name: str | None = None, **place: Any) -> dict[str, Any]:
    return {**place, "function": {"arguments": arguments} | ({"name": name} if name is not None else {})}


BOOK, NOTE = wires.BOOK, wires.NOTE
HALF = BOOK[:9]
ODDITIES: dict[str, list[dict[str, Any]]] = {
    "no index": [piece(BOOK, "book", id="a"), piece(NOTE, "note", id="b")],
    "no index and no id": [piece(HALF, "book"), piece(BOOK[9:]), piece(NOTE, "note")],
    "always index 0": [piece(BOOK, "book", index=0, id="a"), piece(NOTE, "note", index=0, id="b")],
    "from index 1, with a gap": [piece(BOOK, "book", index=1, id="a"), piece(NOTE, "note", index=4, id="b")],
    "the id with every piece": [
        piece(HALF, "book", index=0, id="a"), piece(BOOK[9:], index=0, id="a"), piece(NOTE, "note", index=1, id="b"),
    ],
    "an empty id": [piece(HALF, "book", index=0, id=""), piece(BOOK[9:], index=0, id=""), piece(NOTE, "note", index=1, id="")],
    "the name with every piece": [
        piece(HALF, "book", index=0, id="a"), piece(BOOK[9:], "book", index=0), piece(NOTE, "note", index=1, id="b"),
    ],
    "the name in pieces": [
        piece("", "bo", index=0, id="a"), piece(BOOK, "ok", index=0), piece(NOTE, "note", index=1, id="b"),
    ],
    "the text so far": [
        *(piece(BOOK[:end], "book", index=0, id="a") for end in (5, 9, 20, len(BOOK))), piece(NOTE, "note", index=1, id="b"),
    ],
    "the whole once more": [
        piece(HALF, "book", index=0, id="a"), piece(BOOK[9:], index=0), piece(BOOK, "book", index=0, id="a"),
        piece(NOTE, "note", index=1, id="b"),
    ],
    "interleaved": [
        piece(HALF, "book", index=0, id="a"), piece(NOTE[:5], "note", index=1, id="b"), piece(BOOK[9:], index=0),
        piece(NOTE[5:], index=1),
    ],
    "objects": [piece(json.loads(BOOK), "book", index=0, id="a"), piece(json.loads(NOTE), "note", index=1, id="b")],
    "empty pieces": [
        {"index": 0, "id": "a", "function": None}, piece(None, "book", index=0), piece("", index=0), piece(BOOK, index=0),
        piece(NOTE, "note", index=1, id="b"),
    ],
}  # fmt: skip


@pytest.mark.promise("B2")
@pytest.mark.parametrize("oddity", ODDITIES)
def test_what_servers_do_with_the_format_changes_nothing(oddity: str) -> None:
    assert calls_in(streamed(*ODDITIES[oddity])) == wires.CALLS


@pytest.mark.promise("B2")
def test_two_equal_calls_are_two_calls() -> None:
    assert (
        len(calls_in(streamed(piece(BOOK, "book", index=0, id="a"), piece(BOOK, "book", index=1, id="b"))))
        == 2
    )
    assert len(calls_in(streamed(piece(BOOK, "book", id="a"), piece(BOOK, "book", id="b")))) == 2


@pytest.mark.promise("B2")
def test_a_call_without_arguments_has_none() -> None:
    assert calls_in(streamed(piece("", "ping", index=0, id="a"))) == [("ping", {})]
    events = [one for one in wires.anthropic_events() if one["type"] != "content_block_delta"]
    assert calls_in(native(events)) == [("book", {}), ("note", {})]


@pytest.mark.promise("B2")
def test_a_final_event_without_items_takes_nothing_from_the_stream() -> None:
    events = wires.response_events()
    events[-1] = {"type": "response.completed", "response": wires.response([])}
    assert calls_in(native(events)) == wires.CALLS
    whole = [one for one in events if not one["type"].endswith((".delta", ".added"))]
    assert calls_in(native(whole)) == wires.CALLS
    bare = [{key: one[key] for key in one if key != "output_index"} for one in events]
    assert calls_in(native(bare)) == wires.CALLS


@pytest.mark.promise("B2")
def test_arguments_that_come_by_their_paths_are_put_together() -> None:
    def part(call: dict[str, Any]) -> dict[str, Any]:
        return wires.gemini([{"functionCall": call}], None)

    def at(path: str, **value: Any) -> dict[str, Any]:
        return {"jsonPath": path, **value}

    chunks = [
        part({"name": "note", "id": "1", "willContinue": True}),
        part({"partialArgs": [at("$.to.city", stringValue="São "), at("$.n", numberValue=3)], "willContinue": True}),
        part({"partialArgs": [at("$.to.city", stringValue="Paulo"), at("$.rows[0]['a.b']", boolValue=True)], "willContinue": True}),
        part({"partialArgs": [at("$.none", nullValue="NULL_VALUE")]}),
        part({"name": "ping", "args": {}}),
        wires.gemini([], "STOP"),
    ]  # fmt: skip
    put = {"to": {"city": "São Paulo"}, "n": 3, "rows": [{"a.b": True}], "none": None}
    assert calls_in(native(chunks)) == [("note", put), ("ping", {})]
    for path in ("$", "to", "$.rows[7]", "$..n", "$.n.m", "$['a\\'b']"):
        odd = [
            chunks[0],
            part({"partialArgs": [at("$.n", numberValue=1), at(path, stringValue="x")]}),
            chunks[-1],
        ]
        assert isinstance(native(odd), Unreadable), path


@pytest.mark.promise("B2", "T16")
def test_events_of_several_apis_are_refused() -> None:
    assert isinstance(native([*wires.chat_chunks(), *wires.anthropic_events()]), Unreadable)


OBJECTS = st.dictionaries(
    st.text(max_size=3), st.recursive(st.integers() | st.text(max_size=4), lambda one: st.lists(one, max_size=3)), max_size=4
)  # fmt: skip


@pytest.mark.promise("B2")
@given(OBJECTS, st.lists(st.integers(0, 100), max_size=6))
def test_arguments_are_the_same_however_their_pieces_come(document: dict[str, Any], cuts: list[int]) -> None:
    text = json.dumps(document)
    places = [0, *sorted(min(cut, len(text)) for cut in cuts), len(text)]
    pieces = [text[start:end] for start, end in itertools.pairwise(places)]
    so_far = [text[:end] for end in places[1:]]
    assert join_argument_pieces(pieces) == text
    assert join_argument_pieces(so_far) == text
    assert join_argument_pieces([*pieces, text]) == text


@pytest.mark.promise("B2")
def test_an_application_takes_the_events_of_a_stream_one_by_one() -> None:
    with Callwright() as app:

        @app.tool(effect="read")
        def ping() -> str:
            """Ping."""
            return "pong"

        stream = ModelStream()
        assert stream.message == {}
        for chunk in (piece("{", "ping", index=0, id="a"), piece("}", index=0)):
            stream.feed(wires.chat_chunk({"tool_calls": [chunk]}))
            assert not any(one.success for one in app.call_all(stream.message, channel="native"))
        stream.feed(wires.chat_chunk({}, "tool_calls"))
        assert [one.data for one in app.call_all(stream.message, channel="native")] == ["pong"]
        with pytest.raises(TypeError):
            stream.feed(5)
        stream.feed(wires.anthropic_events()[0])
        with pytest.raises(ValueError, match="several"):
            _ = stream.message


@pytest.mark.promise("B2")
@pytest.mark.parametrize(("reason", "is_whole"), [("tool_calls", True), ("length", False)])
def test_a_completion_that_dashscope_encloses_is_read_unless_it_was_cut(reason: str, is_whole: Any) -> None:
    call = {"type": "function", "id": "q-1", "function": {"name": "f", "arguments": "{}"}}
    message = {"role": "assistant", "content": "", "tool_calls": [call]}
    found = native(
        {"request_id": "r", "output": {"choices": [{"finish_reason": reason, "message": message}]}}
    )
    assert isinstance(found, Reading) == is_whole
