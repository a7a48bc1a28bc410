"""A text that arrives in fragments: what is said of it so far, and that cutting it changes nothing."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright import Callwright
from callwright.core.reader.call_reader import read_calls
from callwright.core.reader.reading_outcome import is_cut_off
from callwright.reading import IncrementalReader, Reading, Unreadable, read_stream
from core.reader.test_dialects import CALLS, CHINESE, TWO
from core.reader.writing import EXACT, Call, offer
from sampling import sample_pairs


def whole(found: Reading) -> list[Call]:
    """The calls that nothing more is expected of."""
    return [(call.name, call.arguments) for call in found.calls if not is_cut_off(call)]


def fed(text: str, cuts: list[int]) -> tuple[list[list[Call]], Reading | Unreadable]:
    reader = IncrementalReader(offer())
    places = [0, *sorted(cut % (len(text) + 1) for cut in cuts), len(text)]
    said = [whole(reader.feed(text[start:end])) for start, end in pairwise(places)]
    assert reader.text == text
    return said, reader.close()


@pytest.mark.costly
@pytest.mark.promise("B2")
@given(CALLS, st.sampled_from(sorted(EXACT)), st.lists(st.integers(0, 2000), max_size=8))
def test_a_text_in_fragments_is_read_as_in_one_piece(calls: list[Call], form: str, cuts: list[int]) -> None:
    text = EXACT[form](calls)
    _, ended = fed(text, cuts)
    assert ended == read_calls(text, offer())


@pytest.mark.costly
@pytest.mark.promise("B2")
@pytest.mark.parametrize(("form", "written"), sample_pairs(EXACT, ["two", "Chinese"], every=2))
def test_cut_behind_every_character_a_whole_call_stays_what_it_was(form: str, written: str) -> None:
    calls = TWO if written == "two" else CHINESE
    text = EXACT[form](calls)
    said, _ = fed(text, list(range(len(text))))
    for before, now in pairwise(said):
        assert now[: len(before)] == before
    assert said[-1] == calls
    assert all(one == calls[: len(one)] for one in said)


@pytest.mark.promise("B2")
def test_what_turns_out_to_have_been_reasoning_is_taken_back() -> None:
    reader = IncrementalReader(offer())
    assert whole(reader.feed("[book(city='Rome')]")) == [("book", {"city": "Rome"})]
    assert reader.feed("\n</think>\n").calls == ()
    assert isinstance(reader.close(), Unreadable)


@pytest.mark.promise("B2", "B14")
def test_a_mention_in_prose_is_never_shown_while_it_is_being_written() -> None:
    reader = IncrementalReader(offer())
    text = "I could say book(city='Rome') to get_weather(c"
    assert all(reader.feed(sign).calls == () for sign in text)


@pytest.mark.promise("B2", "B14")
def test_of_a_turn_that_was_cut_by_its_length_no_call_is_whole() -> None:
    for reason, cut in (("length", True), ("content_filter", True), ("stop", False), (None, False)):
        reader = IncrementalReader(offer())
        reader.feed("[book(city='Rome'), ping()]")
        found = reader.close(reason)
        assert isinstance(found, Reading)
        assert [is_cut_off(call) for call in found.calls] == [cut, cut]
        assert found.complete is not cut


@pytest.mark.costly
@pytest.mark.promise("B2")
@pytest.mark.parametrize(("form", "size"), sample_pairs(EXACT, [1, 4, 17], every=3))
def test_what_is_shown_stays_and_nothing_else_is_shown_in_pieces_of_any_size(form: str, size: int) -> None:
    text = "I look.\n" + EXACT[form](CHINESE)
    reader = IncrementalReader(offer())
    shown: list[Call] = []
    for start in range(0, len(text), size):
        found = reader.feed(text[start : start + size])
        now = whole(found)
        assert now[: len(shown)] == shown
        for call, due in zip(found.calls, CHINESE, strict=False):
            assert call.name == due[0]
            assert call.arguments.items() <= due[1].items()
        shown = now
    assert reader.close() == read_calls(text, offer())


@pytest.mark.costly
@pytest.mark.promise("B2")
def test_a_long_text_in_small_fragments_is_looked_at_a_few_times_only() -> None:
    reader = IncrementalReader(offer())
    text = "book(city='Rome', nights=2)\n" * 10_000
    for start in range(0, len(text), 64):
        reader.feed(text[start : start + 64])
    assert reader.looked_at < 8 * len(text)


@pytest.mark.promise("B2")
def test_an_application_reads_what_arrives_and_makes_the_calls_of_the_whole() -> None:
    with Callwright() as app:

        @app.tool(effect="read")
        def book(city: str) -> str:
            """Book a room."""
            return city

        reader = read_stream(app)
        said = [reader.feed(one) for one in ("Action: book\nAction Input: {", '"city": "Ro', 'me"}')]
        assert [[is_cut_off(call) for call in one.calls] for one in said] == [[True], [True], [False]]
        assert [one.data for one in app.call_all(reader.text)] == ["Rome"]


TAGS_IN_VALUES = "<tool_call> and </tool_call> and </invoke></function>"


@pytest.mark.promise("B2")
@pytest.mark.parametrize(
    "form",
    [
        "qwen coder",
        "seed-oss",
        "glm 4.5",
        "hunyuan 3",
        "minimax 2",
        "minicpm",
        "deepseek 3.2",
        "step 3",
        "muse",
    ],
)
def test_a_call_that_has_been_shown_is_not_changed_by_tags_inside_of_its_values(form: str) -> None:
    calls = [("shop.find_item", {"words": TAGS_IN_VALUES})]
    text = EXACT[form](calls)
    for size in (1, 4, 17):
        reader = IncrementalReader(offer())
        for start in range(0, len(text), size):
            for call in reader.feed(text[start : start + size]).calls:
                assert is_cut_off(call) or [(call.name, call.arguments)] == calls
        closed = reader.close()
        assert isinstance(closed, Reading)
        assert [(call.name, call.arguments) for call in closed.calls] == calls


@pytest.mark.promise("B2")
@pytest.mark.parametrize("size", [1, 4, 17])
def test_a_call_behind_reasoning_that_has_been_shown_stays(size: int) -> None:
    text = (
        "<|START_THINKING|>I book it.<|END_THINKING|><|START_ACTION|>[\n"
        '    {"tool_call_id": "0", "tool_name": "book", "parameters": {"city": "Rome"}}\n]<|END_ACTION|>'
    )
    said, ended = fed(text, list(range(0, len(text), size)))
    for before, now in pairwise(said):
        assert now[: len(before)] == before
    assert said[-1] == [("book", {"city": "Rome"})]
    assert ended == read_calls(text, offer())
