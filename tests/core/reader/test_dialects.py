"""Calls are read back from every form in which models write them: all of them, in order, with their values."""

from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from callwright.core.reader.call_reader import read_calls
from callwright.core.reader.reading_outcome import Reading
from callwright.domain.repair_steps import STEPS
from core.reader.writing import EXACT, WITH_LIBERTIES, Call, offer

TWO: list[Call] = [
    ("book", {"city": "São Paulo", "nights": 2, "price": 99.5, "breakfast": True}),
    ("shop.find_item", {"words": 'a "red" lamp', "most": 3}),
]
CHINESE: list[Call] = [("shop.find_item", {"words": "红色台灯，2件", "most": 3}), ("book", {"city": "上海"})]
ALIKE: list[Call] = [("shop.find_item", {"words": "lamp", "most": 3})] * 2

TEXTS = st.text(
    st.characters(codec="utf-8", categories=("L", "N", "Zs"), include_characters=",.!?，。"), max_size=12
)
NUMBERS = st.floats(-1e9, 1e9).filter(lambda number: number != int(number))
BOOKINGS = st.fixed_dictionaries(
    {"city": TEXTS},
    optional={
        "nights": st.integers(-(10**20), 10**20),
        "price": NUMBERS,
        "breakfast": st.booleans(),
        "guests": st.lists(TEXTS.filter(bool) | st.integers(), max_size=3),
        "notes": st.dictionaries(
            st.sampled_from("abc"), st.lists(TEXTS, max_size=2) | st.booleans(), max_size=2
        ),
    },
)
CALLS = st.lists(
    st.tuples(st.just("book"), BOOKINGS)
    | st.tuples(st.just("shop.find_item"), st.fixed_dictionaries({"words": TEXTS, "most": st.integers()})),
    min_size=1,
    max_size=4,
)


def calls_in(found: Any) -> list[Call]:
    assert isinstance(found, Reading), found
    return [(call.name, call.arguments) for call in found.calls]


def steps_of(found: Any) -> set[str]:
    assert isinstance(found, Reading), found
    return {repair.rule for call in found.calls for repair in call.repairs}


@pytest.mark.promise("B2")
@pytest.mark.parametrize("form", EXACT)
@pytest.mark.parametrize("calls", [TWO, CHINESE, ALIKE, TWO[:1]], ids=["two", "Chinese", "alike", "one"])
def test_calls_are_read_back_from_every_form_without_a_liberty(form: str, calls: list[Call]) -> None:
    found = read_calls(EXACT[form](calls), offer())
    assert calls_in(found) == calls
    assert steps_of(found) == set()
    assert isinstance(found, Reading)
    assert found.complete


@pytest.mark.promise("B2", "B3")
@pytest.mark.parametrize("form", WITH_LIBERTIES)
@pytest.mark.parametrize("calls", [TWO, CHINESE, ALIKE, TWO[:1]], ids=["two", "Chinese", "alike", "one"])
def test_a_liberty_of_reading_is_named(form: str, calls: list[Call]) -> None:
    write, steps = WITH_LIBERTIES[form]
    found = read_calls(write(calls), offer())
    assert calls_in(found) == calls
    assert steps_of(found) == steps
    assert all(STEPS[step].faithful for step in steps)


@pytest.mark.costly
@pytest.mark.promise("B2")
@given(CALLS, st.sampled_from(sorted(EXACT)))
def test_whatever_is_written_in_any_form_is_read_as_it_was_meant(calls: list[Call], form: str) -> None:
    assert calls_in(read_calls(EXACT[form](calls), offer())) == calls


@pytest.mark.costly
@pytest.mark.promise("B2")
@given(CALLS, st.sampled_from(sorted(WITH_LIBERTIES)))
@example([("book", {"city": "\xa0"})], "quoted call syntax")
def test_reading_what_was_read_is_exact(calls: list[Call], form: str) -> None:
    found = read_calls(WITH_LIBERTIES[form][0](calls), offer())
    again = read_calls(EXACT["json list"](calls_in(found)), offer())
    assert calls_in(again) == calls_in(found) == calls
    assert steps_of(again) == set()
