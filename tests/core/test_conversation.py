"""A conversation as applications hold it becomes what was said, by whom."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.text.conversation import MAX_KEPT_CHARS, ConversationError, read_conversation
from callwright.domain.call import ConversationMessage

CALL = {"id": "c1", "type": "function", "function": {"name": "f", "arguments": '{"invented": 1}'}}


@pytest.mark.promise("B5")
@pytest.mark.parametrize(
    ("messages", "expected"),
    [
        ("book it", [ConversationMessage("user", "book it")]),
        (["book it", "now"], [ConversationMessage("user", "book it"), ConversationMessage("user", "now")]),
        ([ConversationMessage("tool", "42")], [ConversationMessage("tool", "42")]),
        (
            [
                {"role": "developer", "content": "Be kind."},
                {"role": "user", "content": [{"type": "text", "text": "look"}, {"type": "image_url", "image_url": {"url": "x"}}]},
                {"role": "assistant", "content": None, "tool_calls": [CALL]},
                {"role": "tool", "tool_call_id": "c1", "content": "found 7"},
            ],
            [ConversationMessage("system", "Be kind."), ConversationMessage("user", "look"), ConversationMessage("assistant", ""), ConversationMessage("tool", "found 7")],
        ),
        (
            [
                {"type": "message", "role": "user", "content": [{"type": "input_text", "text": "hi"}]},
                {"type": "function_call", "name": "f", "arguments": '{"invented": 1}'},
                {"type": "function_call_output", "call_id": "c1", "output": "found 7"},
            ],
            [ConversationMessage("user", "hi"), ConversationMessage("tool", "found 7")],
        ),
        (
            [
                {"role": "assistant", "content": [{"type": "text", "text": "ok"}, {"type": "tool_use", "id": "t", "name": "f", "input": {"invented": 1}}]},
                {"role": "user", "content": [{"type": "tool_result", "tool_use_id": "t", "content": [{"type": "text", "text": "found 7"}]}, {"type": "text", "text": "and?"}]},
            ],
            [ConversationMessage("assistant", "ok"), ConversationMessage("tool", "found 7"), ConversationMessage("user", "and?")],
        ),
        (
            [
                {"role": "user", "parts": [{"text": "hi"}]},
                {"role": "model", "parts": [{"functionCall": {"name": "f", "args": {"invented": 1}}}]},
                {"role": "user", "parts": [{"functionResponse": {"name": "f", "response": {"n": 7}}}]},
            ],
            [ConversationMessage("user", "hi"), ConversationMessage("assistant", ""), ConversationMessage("tool", '{"name":"f","response":{"n":7}}')],
        ),
    ],
)  # fmt: skip
def test_messages_of_every_provider_are_read(messages: Any, expected: list[ConversationMessage]) -> None:
    assert list(read_conversation(messages)) == expected


@pytest.mark.promise("B5")
@pytest.mark.parametrize("message", [{"content": "hi"}, {"role": "wizard", "content": "hi"}, 7, None, ["hi"]])
def test_a_message_of_no_known_shape_is_named_by_its_place(message: Any) -> None:
    with pytest.raises(ConversationError, match="message 1"):
        read_conversation(["hi", message])


def test_what_is_no_list_of_messages_is_refused() -> None:
    with pytest.raises(ConversationError, match="not a list"):
        read_conversation(7)  # type: ignore[arg-type] # whatever a caller hands in


def test_only_the_newest_words_are_kept_and_every_message_keeps_its_place() -> None:
    kept = read_conversation(["a" * MAX_KEPT_CHARS, "b" * 10, "c" * MAX_KEPT_CHARS])

    assert [len(one.text) for one in kept] == [0, 0, MAX_KEPT_CHARS]


def test_half_a_surrogate_pair_is_replaced() -> None:
    assert read_conversation(["\ud800x"]) == (ConversationMessage("user", "?x"),)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["role", "content", "type", "text", "parts"]), inner, max_size=4),
    max_leaves=8,
)  # fmt: skip


@given(st.lists(json_values, max_size=3))
def test_whatever_comes_is_read_or_refused(messages: list[Any]) -> None:
    try:
        found = read_conversation(messages)
    except ConversationError:
        return
    assert all(isinstance(one.text, str) for one in found)


STRANGE: list[object] = [10**5_000, 0.5, True, {"a": 10**5_000}, [10**5_000], "\ud800", b"\xff", object()]


@pytest.mark.parametrize("place", ["role", "type", "content", "text"])
def test_whatever_stands_in_a_message_is_read_or_refused_in_words(place: str) -> None:
    part = {"type": "text", "text": "buy 3"}
    for strange in STRANGE:
        parts: Any = [{**part, place: strange}] if place in part else [part]
        message: Any = {"role": "user", "content": parts}
        message |= {} if place in part else {place: strange}
        with suppress(ConversationError):
            "".join(one.text for one in read_conversation([message])).encode()
