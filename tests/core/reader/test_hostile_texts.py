"""No text makes the reader raise, hang or lose a call; what costs time is bounded by the length of the text."""

import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.reader.read import read
from callwright.core.reader.reading import Reading, Unreadable
from core.reader.writing import EXACT, WITH_LIBERTIES, offer

PIECES = [
    "book(", "book", "(", ")", "[", "]", "{", "}", "<tool_call>", "</tool_call>", "<|im_start|>", "```", "```json\n", '"name": "book"',
    '"arguments"', ":", ",", ";", "city=", "'", '"', "“", "\\", "\n", " ", "1", "5 km", "None", "null", "é", "中", "<function=book>",
    "<parameter=city>", "</parameter>", "</function>", '<invoke name="book">', "<arg_key>", "</arg_key>", "<arg_value>", "[TOOL_CALLS]",
    "[ARGS]", "<|channel|>commentary to=functions.book<|message|>", "<|call|>", "<think>", "</think>", "Action: book\n", "Action Input: ",
    "<｜tool▁call▁begin｜>", "<｜tool▁sep｜>", "\ud800", "\x00", "\ufeff", "assistant", "### Instruction", "ping()", "f(x)", "//", "/*", "#",
    '<|"|>', "call:book{", "]<]minimax[>[", "functions.book:0", '<|open|>call tool="book"<|sep|>', "<|close|>call<|sep|>",
]  # fmt: skip


@pytest.mark.promise("B2", "T15")
@given(st.lists(st.sampled_from(PIECES), max_size=30).map("".join))
def test_no_heap_of_pieces_makes_the_reader_raise(text: str) -> None:
    assert isinstance(read(text, offer()), Reading | Unreadable)


@pytest.mark.promise("B2", "T15")
@given(st.sampled_from(sorted(EXACT)), st.integers(0, 400), st.integers(0, 400), st.sampled_from(PIECES))
def test_no_damage_to_a_call_makes_the_reader_raise_or_change_it_unsaid(
    form: str, start: int, length: int, piece: str
) -> None:
    text = EXACT[form]([("book", {"city": "Rome", "nights": 2}), ("ping", {})])
    found = read(text[:start] + piece + text[start + length % 7 :], offer())
    assert isinstance(found, Reading | Unreadable)


@pytest.mark.promise("B2")
@given(st.lists(st.sampled_from(sorted(EXACT)), min_size=1, max_size=4), st.data())
def test_every_call_of_a_text_in_several_forms_is_kept(forms: list[str], data: Any) -> None:
    cities = data.draw(st.lists(st.integers(0, 10**9), min_size=len(forms), max_size=len(forms), unique=True))
    text = "\n\n".join(
        EXACT[form]([("shop.find_item", {"words": f"w{city}"})])
        for form, city in zip(forms, cities, strict=True)
    )
    found = read(text, offer())
    if isinstance(found, Unreadable):
        assert found.why == "broken"
        return
    assert sorted(str(call.arguments["words"]) for call in found.calls) == sorted(
        {f"w{city}" for city in cities}
    )


REPEATED = [
    "[", '{"a":', "```", "<tool_call>", '"', "'", "book(", "other(", "[book(", '["', "[book('", "{", "{x", '<invoke name="book">',
    "<arg_key>", "a", "book\n{", "[TOOL_CALLS]", "<|channel|><|message|>", "<think>", "a.", "\\", "[{", 'book(city="x" ', "book(city='",
    "don't [it's ", "<", "<a ", "<|open|>", "Action: book\n", "book(//\n", "book(city=/*", "{/* x ", "book(city=1 #", "['ping()', ", "“",
    "book:0", "\\_", "<parameter=a>", "book(a:", "a=", ",", ")", "]", "[{(", '"""', "functions.", "ping() ", "ping() and ", "\n", " ",
    '{"name":"ping","arguments":{}}\n', "<|im_start|>assistant\n", "### Response\n", "𝒳", "\ud800",
]  # fmt: skip


@pytest.mark.promise("B2", "T15")
@pytest.mark.parametrize("piece", REPEATED, ids=range(len(REPEATED)))
def test_a_text_of_one_piece_over_and_over_costs_no_more_than_its_length(piece: str) -> None:
    short, long = (_seconds(piece * (length // len(piece))) for length in (10_000, 40_000))
    assert long < 12 * short + 0.25


def _seconds(text: str) -> float:
    began = time.process_time()
    found = read("book(" + text, offer()), read(text, offer())
    assert all(isinstance(one, Reading | Unreadable) for one in found)
    return time.process_time() - began


@pytest.mark.promise("T15")
def test_a_text_that_is_too_large_is_not_read() -> None:
    found = read("[ping()]" + " " * 100, offer(), limit=50)
    assert isinstance(found, Unreadable)
    assert "larger than 50 bytes" in found.detail


@pytest.mark.promise("T15")
def test_two_hundred_levels_are_read_and_one_more_is_not() -> None:
    for levels, kind in ((190, Reading), (201, Unreadable)):
        text = "[book(guests=" + "[" * levels + "]" * levels + ")]"
        assert isinstance(read(text, offer()), kind)


@pytest.mark.promise("B2")
@pytest.mark.parametrize("form", sorted({*EXACT, *WITH_LIBERTIES}))
def test_a_call_that_is_cut_anywhere_is_never_another_call_unsaid(form: str) -> None:
    write = EXACT[form] if form in EXACT else WITH_LIBERTIES[form][0]
    whole = [("shop.find_item", {"words": "lamp, red", "most": 12})]
    text = write(whole)
    for cut in range(len(text)):
        found = read(text[:cut], offer())
        if isinstance(found, Reading) and all(one.faithful for call in found.calls for one in call.repairs):
            assert [(call.name, call.arguments) for call in found.calls] == whole, text[:cut]
