"""What reaches a native channel when a server, a framework or the model itself has damaged the provider's form."""

import json
from typing import Any

import pytest

from callwright import Callwright
from callwright.core.reader.call_reader import read_calls
from callwright.core.reader.reading_outcome import Reading, Unreadable
from core.reader.test_dialects import calls_in, steps_of
from core.reader.writing import EXACT, offer

ROME = ("book", {"city": "Rome"})
OSLO = ("book", {"city": "Oslo"})


def chat(arguments: str) -> list[dict[str, Any]]:
    return [{"id": "1", "type": "function", "function": {"name": "book", "arguments": arguments}}]


@pytest.mark.promise("B2", "B3")
@pytest.mark.parametrize(
    ("arguments", "step"),
    [
        ('```json\n{"city": "Rome"}\n```', "markdown_fence"),
        ('"{\\"city\\": \\"Rome\\"}"', "json_in_string"),
    ],
)
def test_arguments_that_were_wrapped_once_more_are_unwrapped_and_it_is_said(
    arguments: str, step: str
) -> None:
    found = read_calls(chat(arguments), offer(), channel="native")
    assert calls_in(found) == [ROME]
    assert steps_of(found) == {step}


@pytest.mark.promise("B2")
def test_two_objects_in_the_arguments_of_one_call_are_refused() -> None:
    assert isinstance(
        read_calls(chat('{"city": "Rome"}{"city": "Oslo"}'), offer(), channel="native"), Unreadable
    )


@pytest.mark.promise("B2")
def test_calls_that_a_framework_set_aside_are_calls_of_the_message() -> None:
    message = {
        "type": "ai",
        "tool_calls": [{"type": "tool_call", "name": "book", "args": {"city": "Rome"}, "id": "1"}],
        "invalid_tool_calls": [{"type": "invalid_tool_call", "name": "book", "args": "{'city': 'Oslo'}", "id": "2"}],
    }  # fmt: skip
    found = read_calls(message, offer(), channel="native")
    assert calls_in(found) == [ROME, OSLO]
    assert steps_of(found) == {"python_literal"}


@pytest.mark.promise("B2")
def test_parts_without_a_role_are_a_message_of_google() -> None:
    parts = [{"text": "I look."}, {"functionCall": {"name": "book", "args": {"city": "Rome"}}}]
    assert calls_in(read_calls({"parts": parts}, offer(), channel="native")) == [ROME]


@pytest.mark.promise("B2", "B4")
@pytest.mark.parametrize("form", ["hermes", "functools", "mistral", "qwen coder", "llama functions"])
def test_markup_that_a_server_left_in_the_text_is_only_proposed(form: str) -> None:
    found = read_calls(EXACT[form]([ROME, OSLO]), offer(), channel="native")
    assert isinstance(found, Reading)
    assert [(call.name, call.arguments) for call in found.calls] == [ROME, OSLO]
    assert all(call.repairs[0].rule == "leaked_code" and not call.repairs[0].faithful for call in found.calls)


@pytest.mark.promise("B2")
@pytest.mark.parametrize("form", ["hermes", "functools", "mistral", "qwen coder", "llama functions"])
def test_markup_with_a_word_beside_it_stays_text_on_a_native_channel(form: str) -> None:
    text = EXACT[form]([ROME])
    framed = f"<b>You may write:</b>\n{text}\n<i>so.</i>"
    for beside in (f"You may write:\n{text}", f"{text}\nThat is how.", text.replace("book", "cook"), framed):
        found = read_calls(beside, offer(), channel="native")
        assert isinstance(found, Unreadable)
        assert found.why == "no_call"


@pytest.mark.promise("B2", "B4")
@pytest.mark.parametrize(
    "form", ["hermes", "mistral", "qwen coder", "kimi", "deepseek 3.1", "deepseek 3.2", "doubao"]
)
@pytest.mark.parametrize("words", ["好的，我来预订。\n", "I book it now.\n\n", "好的！"])
def test_markup_behind_whole_sentences_is_only_proposed(form: str, words: str) -> None:
    found = read_calls(words + EXACT[form]([ROME, OSLO]), offer(), channel="native")
    assert calls_in(found) == [ROME, OSLO]
    assert "leaked_code" in steps_of(found)
    for beside in ("要这样写：\n", "Shall I run this?\n", "`Note.` The form is as follows.\n", "我先"):
        assert isinstance(read_calls(beside + EXACT[form]([ROME]), offer(), channel="native"), Unreadable)


@pytest.mark.promise("B2")
def test_a_message_whose_content_is_null_is_an_answer_unless_it_has_the_form_of_a_call() -> None:
    empty = read_calls({"role": "assistant", "content": None}, offer(), channel="native")
    assert isinstance(empty, Unreadable)
    assert empty.why == "answer"
    call = {"role": "assistant", "content": None, "name": ROME[0], "arguments": ROME[1]}
    assert calls_in(read_calls(call, offer(), channel="native")) == [ROME]
    nameless = read_calls({"role": "assistant", "city": "Rome"}, offer(), channel="native")
    assert isinstance(nameless, Unreadable)
    assert nameless.why not in ("answer", "no_call")


@pytest.mark.promise("B2")
def test_bare_json_is_an_answer_on_a_native_channel() -> None:
    assert isinstance(read_calls(EXACT["json list"]([ROME]), offer(), channel="native"), Unreadable)


def shop(made: list[str], *more: str) -> Callwright:
    app = Callwright()

    @app.tool(effect="once")
    def book(city: str) -> str:
        """Book a room."""
        made.append(city)
        return city

    for name in more:
        app.tool(effect="read", name=name)(lambda: "done")
    return app


@pytest.mark.promise("B4")
def test_signs_in_place_of_a_name_are_asked_about_where_one_tool_alone_can_be_meant() -> None:
    made: list[str] = []
    with shop(made) as app:
        result = app.call({"name": "[{", "arguments": {"city": "Rome"}}, channel="native")
    assert not result.success
    assert result.error is not None
    assert result.error.code != "unknown_tool"
    assert result.next_action == "ask_user"
    assert made == []


@pytest.mark.promise("B4")
def test_signs_in_place_of_a_name_mean_nothing_among_several_tools() -> None:
    made: list[str] = []
    with shop(made, "ping") as app:
        result = app.call({"name": "[{", "arguments": {"city": "Rome"}}, channel="native")
    assert result.error is not None
    assert result.error.code == "unknown_tool"
    assert made == []


PARALLEL = {
    "tool_uses": [
        {"recipient_name": "functions.book", "parameters": {"city": "Rome"}},
        {"recipient_name": "functions.book", "parameters": {"city": "Oslo"}},
    ]
}


@pytest.mark.promise("B2")
@pytest.mark.parametrize(
    "written",
    [
        [{"id": "1", "type": "function", "function": {"name": "multi_tool_use.parallel", "arguments": json.dumps(PARALLEL)}}],
        {"name": "multi_tool_use.parallel", "arguments": PARALLEL},
        {"type": "function_call", "name": "multi_tool_use_parallel", "call_id": "1", "arguments": json.dumps(PARALLEL)},
        json.dumps({"name": "multi_tool_use.parallel", "arguments": PARALLEL}),
        f"<tool_call>{json.dumps({'name': 'multi_tool_use.parallel', 'arguments': PARALLEL})}</tool_call>",
        f"<|channel|>commentary to=multi_tool_use.parallel<|message|>{json.dumps(PARALLEL)}<|call|>",
    ],
    ids=range(6),
)  # fmt: skip
def test_calls_in_the_wrapper_for_parallel_ones_are_all_read_in_their_order(written: Any) -> None:
    found = read_calls(written, offer(), channel="text" if isinstance(written, str) else "native")
    assert calls_in(found) == [ROME, OSLO]
    assert steps_of(found) == {"wrapped_calls"}


@pytest.mark.promise("B2")
@pytest.mark.parametrize(
    "uses", [[], "book", [{"recipient_name": "functions.book", "parameters": {}}, {"city": "Oslo"}], [5]]
)
def test_a_wrapper_in_which_one_is_no_call_is_refused_as_a_whole(uses: Any) -> None:
    found = read_calls(
        {"name": "multi_tool_use.parallel", "arguments": {"tool_uses": uses}}, offer(), channel="native"
    )
    assert isinstance(found, Unreadable)
    assert found.why == "broken"


def failed(message: str | None, text: str = "") -> dict[str, Any]:
    candidate = {
        "finishReason": "MALFORMED_FUNCTION_CALL",
        "content": {"parts": [{"text": text}] if text else []},
    }
    return {"candidates": [candidate | ({"finishMessage": message} if message else {})]}


@pytest.mark.promise("B2", "B4")
@pytest.mark.parametrize(
    "response",
    [
        failed("Malformed function call: print(default_api.book(city='Rome'))"),
        failed(None, "print(default_api.book(city='Rome'))"),
    ],
)
def test_the_code_that_google_calls_malformed_is_only_proposed(response: dict[str, Any]) -> None:
    found = read_calls(response, offer(), channel="native")
    assert calls_in(found) == [ROME]
    assert steps_of(found) == {"leaked_code"}


@pytest.mark.promise("B2")
@pytest.mark.parametrize(
    "response", [failed(None), failed("Malformed function call: import os"), failed("", "I am sorry.")]
)
def test_a_malformed_call_that_is_not_told_is_broken_and_no_answer(response: dict[str, Any]) -> None:
    found = read_calls(response, offer(), channel="native")
    assert isinstance(found, Unreadable)
    assert found.why == "broken"


@pytest.mark.promise("B2", "B4")
def test_googles_program_in_a_plain_text_is_asked_about_and_not_passed_over() -> None:
    found = read_calls("```tool_code\nprint(default_api.book(city='Rome'))\n```", offer())
    assert calls_in(found) == [ROME]
    assert "in_code" in steps_of(found)


@pytest.mark.promise("B2", "B3")
@pytest.mark.parametrize(
    "arguments",
    ['{"city"：“罗马”，"nights"：2}', "｛“city”：“罗马”，“nights”：2｝", '{"city": "罗马"，"nights": ２}'],
)
def test_arguments_with_full_width_punctuation_are_read_and_it_is_said(arguments: str) -> None:
    found = read_calls(chat(arguments), offer(), channel="native")
    assert calls_in(found) == [("book", {"city": "罗马", "nights": 2})]
    assert "full_width" in steps_of(found)


@pytest.mark.promise("B3")
def test_full_width_punctuation_inside_of_a_value_stays_as_it_was_written() -> None:
    found = read_calls(chat('{"city"："罗马，意大利（旧城）：东"}'), offer(), channel="native")
    assert calls_in(found) == [("book", {"city": "罗马，意大利（旧城）：东"})]


@pytest.mark.promise("B2", "B4")
@pytest.mark.parametrize(
    "markup",
    [
        '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>book\n```json\n{"city": "Rome"}\n```<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
        "<tool_call>book\n<arg_key>city</arg_key>\n<arg_value>Rome</arg_value>\n</tool_call>",
    ],
)
def test_markup_with_the_name_alone_on_its_line_is_proposed_too_where_a_server_left_it_in_a_message(
    markup: str,
) -> None:
    made: list[str] = []
    app = shop(made)
    result = app.call({"role": "assistant", "content": markup}, channel="native")
    assert result.error is not None
    assert (result.error.code, result.meta.tool_name) == ("low_confidence", "book")
    assert made == []
