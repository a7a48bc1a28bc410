"""No text makes the reader raise, hang or lose a call; what costs time is bounded by the length of the text."""

import gc
import json
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.reader.call_reader import read_calls
from callwright.core.reader.candidate_names import find_candidate_names
from callwright.core.reader.dialect_registry import identify_dialect
from callwright.core.reader.reading_outcome import Reading, Unreadable
from core.reader.writing import EXACT, WITH_LIBERTIES, offer

PIECES = [
    "book(", "book", "(", ")", "[", "]", "{", "}", "<tool_call>", "</tool_call>", "<|im_start|>", "```", "```json\n", '"name": "book"',
    '"arguments"', ":", ",", ";", "city=", "'", '"', "“", "\\", "\n", " ", "1", "5 km", "None", "null", "é", "中", "<function=book>",
    "<parameter=city>", "</parameter>", "</function>", '<invoke name="book">', "<arg_key>", "</arg_key>", "<arg_value>", "[TOOL_CALLS]",
    "[ARGS]", "<|channel|>commentary to=functions.book<|message|>", "<|call|>", "<think>", "</think>", "Action: book\n", "Action Input: ",
    "<｜tool▁call▁begin｜>", "<｜tool▁sep｜>", "\ud800", "\x00", "\ufeff", "assistant", "### Instruction", "ping()", "f(x)", "//", "/*", "#",
    '<|"|>', "call:book{", "]<]minimax[>[", "]<]minimax[>[<city>", "]<]minimax[>[</city>", "<!--", "-->", "Observation: ", "Final Answer: ", "functions.book:0", '<|open|>call tool="book"<|sep|>', "<|close|>call<|sep|>",
]  # fmt: skip


@pytest.mark.promise("B2", "T15")
@given(st.lists(st.sampled_from(PIECES), max_size=30).map("".join))
def test_no_heap_of_pieces_makes_the_reader_raise(text: str) -> None:
    assert isinstance(read_calls(text, offer()), Reading | Unreadable)


@pytest.mark.promise("B2", "T15")
@given(st.sampled_from(sorted(EXACT)), st.integers(0, 400), st.integers(0, 400), st.sampled_from(PIECES))
def test_no_damage_to_a_call_makes_the_reader_raise_or_change_it_unsaid(
    form: str, start: int, length: int, piece: str
) -> None:
    text = EXACT[form]([("book", {"city": "Rome", "nights": 2}), ("ping", {})])
    found = read_calls(text[:start] + piece + text[start + length % 7 :], offer())
    assert isinstance(found, Reading | Unreadable)


@pytest.mark.promise("B2")
@given(st.lists(st.sampled_from(sorted(EXACT)), min_size=1, max_size=4), st.data())
def test_every_call_of_a_text_in_several_forms_is_kept(forms: list[str], data: Any) -> None:
    cities = data.draw(st.lists(st.integers(0, 10**9), min_size=len(forms), max_size=len(forms), unique=True))
    text = "\n\n".join(
        EXACT[form]([("shop.find_item", {"words": f"w{city}"})])
        for form, city in zip(forms, cities, strict=True)
    )
    found = read_calls(text, offer())
    if isinstance(found, Unreadable):
        assert found.why == "broken"
        return
    assert sorted(str(call.arguments["words"]) for call in found.calls) == sorted(
        {f"w{city}" for city in cities}
    )


REPEATED = [
    "[", '{"a":', "```", "<tool_call>", '"', "'", "book(", "other(", "[book(", '["', "[book('", "{", "{x", '<invoke name="book">',
    "<arg_key>", "a", "book\n{", "[TOOL_CALLS]", "<|channel|><|message|>", "<think>", "a.", "\\", "[{", 'book(city="x" ', "book(city='",
    "don't [it's ", "<", "<a ", "<|open|>", "Action: book\n", "<!-- ", "<!--", "<!-- ping() -->", "<!-- ping( ) -->\n", ']<]minimax[>[<invoke name="book">]<]minimax[>[<city>', "Observation: x\n", "Final Answer: x\n", "book(//\n", "book(city=/*", "{/* x ", "book(city=1 #", "['ping()', ", "“",
    "book:0", "\\_", "<parameter=a>", "book(a:", "a=", ",", ")", "]", "[{(", '"""', "functions.", "ping() ", "ping() and ", "\n", " ",
    '{"name":"ping","arguments":{}}\n', "<|im_start|>assistant\n", "### Response\n", "𝒳", "\ud800",
]  # fmt: skip


@pytest.mark.costly
@pytest.mark.promise("B2", "T15")
@pytest.mark.parametrize("piece", REPEATED, ids=range(len(REPEATED)))
def test_a_text_of_one_piece_over_and_over_costs_no_more_than_its_length(piece: str) -> None:
    short, long = (_seconds(piece * (length // len(piece))) for length in (5_000, 20_000))
    assert long < 12 * short + 0.25


def _seconds(text: str) -> float:
    """Return the processor time of reading the text, without collections of the garbage of other tests."""
    found: list[Reading | Unreadable] = []
    took = _seconds_of(lambda: found.extend((read_calls("book(" + text, offer()), read_calls(text, offer()))))
    assert all(isinstance(one, Reading | Unreadable) for one in found)
    return took


def _seconds_of(act: Callable[[], object]) -> float:
    gc.disable()
    try:
        began = time.process_time()
        act()
        return time.process_time() - began
    finally:
        gc.enable()


@pytest.mark.promise("B14", "T15")
@pytest.mark.parametrize(
    "piece", ["action:", "action: ", "<function=a", "<tool_calls:a", "[TOOL_CALLS]a", "functools "]
)
def test_looking_for_a_dialect_costs_no_more_than_the_length_of_the_text(piece: str) -> None:
    short, long = (_seconds_of(partial(identify_dialect, piece * n)) for n in (1_000, 8_000))
    assert long < 24 * short + 0.1


@pytest.mark.promise("T15")
def test_a_text_that_is_too_large_is_not_read() -> None:
    found = read_calls("[ping()]" + " " * 100, offer(), limit=50)
    assert isinstance(found, Unreadable)
    assert "larger than 50 bytes" in found.detail


@pytest.mark.promise("T15")
def test_two_hundred_levels_are_read_and_one_more_is_not() -> None:
    for levels, kind in ((190, Reading), (201, Unreadable)):
        text = "[book(guests=" + "[" * levels + "]" * levels + ")]"
        assert isinstance(read_calls(text, offer()), kind)


@pytest.mark.costly
@pytest.mark.promise("B2")
@pytest.mark.parametrize("form", sorted({*EXACT, *WITH_LIBERTIES}))
def test_a_call_that_is_cut_anywhere_is_never_another_call_unsaid(form: str) -> None:
    write = EXACT[form] if form in EXACT else WITH_LIBERTIES[form][0]
    whole = [("shop.find_item", {"words": "lamp, red", "most": 12})]
    text = write(whole)
    for cut in range(len(text)):
        found = read_calls(text[:cut], offer())
        if isinstance(found, Reading) and all(one.faithful for call in found.calls for one in call.repairs):
            assert [(call.name, call.arguments) for call in found.calls] == whole, text[:cut]


BUILT = [
    '{"name"："book"，', '{"name":"book",', '<invoke name="book"><parameter name="city">', "<book>",
    '<|channel|>commentary to=book<|message|>{"a":[', "book(guests=[" + '"a"b,' * 50, "不要调用book（", "do not call book(city='x')\n",
    "[{'book(city='", "x.book.", "<tool_response>", "<|observation|>", '{"tool_uses":[',
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.promise("T15")
@pytest.mark.parametrize("piece", BUILT, ids=range(len(BUILT)))
def test_what_was_built_to_be_looked_through_again_and_again_is_not(piece: str) -> None:
    short, long = (_seconds(piece * (length // len(piece))) for length in (40_000, 400_000))
    assert long < 16 * short + 0.5


RESULTS = [
    "<tool_response>\n{}\n</tool_response>",
    "<tool_result>{}</tool_result>",
    "<function_results>\n{}\n</function_results>",
    "<observation>{}</observation>",
    "<|observation|>\n{}",
    "<｜tool▁outputs▁begin｜><｜tool▁output▁begin｜>{}<｜tool▁output▁end｜><｜tool▁outputs▁end｜>",
    "<|im_start|>tool\n{}<|im_end|>",
    "<|im_start|>user\n{}<|im_end|>",
    "<|start_header_id|>ipython<|end_header_id|>\n\n{}<|eot_id|>",
    "[TOOL_RESULTS]{}[/TOOL_RESULTS]",
    "<TOOL_RESPONSE>[{}]</TOOL_RESPONSE>",
    "<|tool_response_start|>{}<|tool_response_end|>",
    "<|tool_response>{}<tool_response|>",
    "<start_function_response>{}<end_function_response>",
    "<|START_OF_TURN_TOKEN|><|SYSTEM_TOKEN|><|START_TOOL_RESULT|>{}<|END_TOOL_RESULT|>",
    "<|start_of_role|>tool_response<|end_of_role|>{}<|end_of_text|>",
    "<|im_start|>environment\n{}<|im_end|>",
    "<|im_system|>tool<|im_middle|>{}<|im_end|>",
    "<|start|>functions.book to=assistant<|channel|>commentary<|message|>{}<|end|>",
]
CALLS = ['{"name": "book", "arguments": {"city": "Oslo"}}', "[book(city='Oslo')]"]


@pytest.mark.promise("B2", "T15")
@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("mark", RESULTS)
def test_what_a_tool_has_answered_or_another_has_said_holds_no_call(mark: str, call: str) -> None:
    assert isinstance(read_calls(mark.format(call), offer()), Unreadable)


@pytest.mark.promise("B2", "T15")
@pytest.mark.parametrize("mark", [mark for mark in RESULTS if "to=assistant" not in mark])
def test_a_call_before_a_made_up_result_is_kept_and_nothing_behind_it_is_called(mark: str) -> None:
    text = f"<tool_call>{CALLS[0].replace('Oslo', 'Rome')}</tool_call>\n{mark.format(CALLS[0])}\n{CALLS[1]}"
    found = read_calls(text, offer())
    assert isinstance(found, Reading)
    assert [call.arguments for call in found.calls] == [{"city": "Rome"}]
    assert "next_turn" in {repair.rule for repair in found.calls[0].repairs}


@pytest.mark.promise("B2")
@pytest.mark.parametrize("mark", RESULTS[:4])
def test_a_result_inside_of_a_value_is_a_value(mark: str) -> None:
    value = mark.format("x").replace("\n", " ")
    for text in (
        f'book(city="{value}", nights=2)',
        f'I do it: {{"name": "book", "arguments": {{"city": "{value}"}}}}',
    ):
        found = read_calls(text, offer())
        assert isinstance(found, Reading)
        assert found.calls[0].arguments["city"] == value


@pytest.mark.promise("B2", "T15")
@pytest.mark.parametrize("role", ["user", "tool", "system", "developer", "function"])
def test_a_message_that_is_not_the_models_holds_no_call(role: str) -> None:
    native = [{"type": "function", "function": {"name": "book", "arguments": "{}"}}]
    for message in (
        {"role": role, "content": CALLS[0]},
        {"role": role, "content": CALLS[1]},
        {"role": role, "content": "", "tool_calls": native},
    ):
        for channel in ("text", "native"):
            found = read_calls(message, offer(), channel=channel)
            assert isinstance(found, Unreadable)
            assert found.why == "no_call"
    assert isinstance(read_calls({"role": "assistant", "content": CALLS[1]}, offer()), Reading)


@pytest.mark.promise("B2", "T15")
@pytest.mark.parametrize("kind", ["mcp_call", "server_tool_use", "mcp_tool_use"])
def test_a_call_that_a_providers_own_server_has_made_is_not_made_again(kind: str) -> None:
    served = {"type": kind, "name": "book", "arguments": '{"city": "Oslo"}', "input": {"city": "Oslo"}}
    own = {"type": "tool_use", "name": "book", "input": {"city": "Rome"}}
    assert isinstance(read_calls(served, offer(), channel="native"), Unreadable)
    found = read_calls({"role": "assistant", "content": [served, own]}, offer(), channel="native")
    assert isinstance(found, Reading)
    assert [call.arguments for call in found.calls] == [{"city": "Rome"}]


@pytest.mark.promise("B2")
@pytest.mark.parametrize("before", [0, 16_380, 16_384, 40_000])
@pytest.mark.parametrize("size", [10, 16_380, 16_390, 60_000])
def test_a_value_is_read_alike_wherever_it_stands(before: int, size: int) -> None:
    value = {"name": "book", "arguments": {"city": "a" * size, "guests": [12345] * (size // 6)}}
    found = read_calls(" " * before + json.dumps(value) + " \n;", offer())
    assert isinstance(found, Reading)
    assert found.calls[0].arguments == value["arguments"]


@pytest.mark.promise("T15")
def test_a_name_of_many_dots_is_asked_about_in_no_more_than_its_length() -> None:
    began = time.process_time()
    assert "b" in find_candidate_names("a." * 200_000 + "b(x=1)")
    assert time.process_time() - began < 2
