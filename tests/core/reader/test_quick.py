"""The quick road and the careful one read the same."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.reader.call_reader import _read_document
from callwright.core.reader.json_fast_path import MAX_ARGUMENT_CHARS, read_common_shapes, read_tagged_json
from callwright.core.reader.offered_tools import OfferedTools
from callwright.core.reader.reading_outcome import Reading, Unreadable
from callwright.core.reader.text_reader import read_text_calls
from core.reader.writing import dumps

NAMES = st.sampled_from(
    ["book", "shop.find", "a-b", "functions.book", "book:0", "", "Ünïcode", "x" * 200, " book"]
)
LEAVES = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False, allow_infinity=False), st.text()
)
VALUES = st.recursive(LEAVES, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=8)
ARGUMENTS = st.dictionaries(st.text(), VALUES, max_size=4)
GIVEN = st.one_of(
    ARGUMENTS, ARGUMENTS.map(dumps), st.just(""), st.just("{"), st.just('{"a": 1, "a": 2}'), st.none()
)
IDS = st.one_of(st.none(), st.text(max_size=250), st.integers())


@st.composite
def items(draw: st.DrawFn) -> dict[str, Any]:
    name, arguments = draw(NAMES), draw(GIVEN)
    inner = {"name": name, "arguments": arguments}
    return draw(
        st.sampled_from(
            [
                inner,
                {"arguments": arguments, "name": name},
                {"id": draw(IDS), "type": "function", "function": inner},
                {"type": "function", "function": inner, "index": 0},
                {**inner, "id": draw(IDS)},
                {"name": name},
            ]
        )
    )


@pytest.mark.promise("B2")
@given(
    st.one_of(
        items(),
        st.lists(items(), max_size=3),
        st.lists(items(), max_size=3).map(lambda calls: {"tool_calls": calls}),
    )
)
def test_what_the_quick_road_reads_the_careful_one_reads_too(document: Any) -> None:
    found = read_common_shapes(document, parsed=False)
    if found is not None:
        assert _read_document(document, OfferedTools(None), "native") == found


@pytest.mark.promise("B2")
@given(st.lists(items(), min_size=1, max_size=3), st.sampled_from(["\n", "", "text"]))
def test_a_tagged_text_is_read_alike_on_both_roads(calls: list[dict[str, Any]], between: str) -> None:
    text = between.join(f"<tool_call>\n{dumps(call)}\n</tool_call>" for call in calls)
    found = read_tagged_json(text)
    if found is not None:
        assert read_text_calls(text, OfferedTools(None)) == found


@pytest.mark.parametrize(
    "document",
    [
        {"name": "book", "arguments": '{"a": 1, "a": 2}'},
        {"name": "book", "arguments": '{"a": NaN}'},
        {"name": "book", "arguments": "[1]"},
        {"name": "book", "arguments": {"a": float("nan")}},
        {"name": "book", "arguments": {1: "a"}},
        {"name": "book", "arguments": {"a": "\ud800"}},
        {"name": "book", "arguments": '{"a": ' + "9" * MAX_ARGUMENT_CHARS + "}"},
        {"name": "functions.book", "arguments": "{}"},
        {"name": "book", "arguments": {}, "why": "x"},
        [],
        [{"name": "book", "arguments": {}}, 5],
    ],
)
def test_what_needs_a_second_look_is_left_to_the_careful_road(document: Any) -> None:
    assert read_common_shapes(document, parsed=False) is None


def test_both_roads_exist() -> None:
    assert isinstance(read_common_shapes({"name": "book", "arguments": "{}"}, parsed=False), Reading)
    assert read_tagged_json('<tool_call>{"name": "book", "arguments": {}}') is None
    assert isinstance(read_text_calls("nothing", OfferedTools(None)), Unreadable)
