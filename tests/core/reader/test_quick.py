"""The quick road and the careful one read the same."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.reader.call_reader import _read_document
from callwright.core.reader.json_fast_path import (
    MAX_ARGUMENT_CHARS,
    read_common_shapes,
    read_single_object,
    read_tagged_json,
)
from callwright.core.reader.offered_tools import OfferedTools
from callwright.core.reader.reading_outcome import Reading, Unreadable
from callwright.core.reader.strict_json import (
    encode_small_plain_json,
    find_json_fault,
    is_small_plain_json,
)
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
                {"type": "tool_use", "id": draw(IDS), "name": name, "input": arguments},
                {"type": "tool_use", "name": name, "input": arguments},
                {"functionCall": {"name": name, "args": arguments}},
                {"functionCall": {"name": name, "args": arguments, "id": draw(IDS)}},
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
@given(items())
def test_the_quickest_road_reads_one_object_as_the_quick_one_does(document: Any) -> None:
    found = read_common_shapes(document, parsed=False)

    single = read_single_object(document)
    assert (None if single is None else single[0]) == (None if found is None else found.calls[0])
    if single is not None and single[1]:
        assert single[1] == msgspec.json.encode(single[0].arguments)


class RaisesWhenCompared:
    def __eq__(self, other: object) -> bool:
        raise ArithmeticError(other)

    __hash__ = object.__hash__


@pytest.mark.parametrize("field", ["type", "name", "arguments", "function", "input", "functionCall"])
def test_an_object_that_cannot_be_compared_is_no_call(field: str) -> None:
    anthropic = {"type": "tool_use", "id": "toolu_1", "name": "book", "input": {}}
    openai = {"type": "function", "function": {"name": "book", "arguments": "{}"}}
    for call in (
        anthropic,
        openai,
        {"name": "book", "arguments": {}},
        {"functionCall": {"name": "book", "args": {}}},
    ):
        if field in call:
            assert read_single_object({**call, field: RaisesWhenCompared()}) is None


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


ODD = st.one_of(
    LEAVES, st.just(float("nan")), st.just(float("inf")), st.just(2**14_001), st.just(2**70), st.just("\ud800"), st.just({1: 2})
)  # fmt: skip


@given(st.recursive(ODD, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=12))
def test_what_is_certainly_plain_has_no_fault(value: Any) -> None:
    if is_small_plain_json(value):
        assert find_json_fault(value) is None


@given(st.dictionaries(st.text(), ODD | st.lists(ODD, max_size=3), max_size=5))
def test_what_is_encoded_at_once_has_no_fault_and_is_the_same_value(fields: dict[str, Any]) -> None:
    encoded = encode_small_plain_json(fields)
    if encoded:
        assert find_json_fault(fields) is None
        assert repr(json.loads(encoded)) == repr(fields)


@pytest.mark.parametrize(
    "fields",
    [
        {
            "a": 1,
            "b": "上海",
            "c": True,
            "d": None,
            "e": 1.5,
            "f": [1, "x", False, None],
            "g": 2**70,
            "h": -0.0,
        },
        {},
    ],
)
def test_usual_arguments_are_encoded_at_once(fields: dict[str, Any]) -> None:
    assert encode_small_plain_json(fields) == msgspec.json.encode(fields)


class Text(str):
    """A text of a class of its own."""

    __slots__ = ()


@pytest.mark.parametrize(
    "fields",
    [
        {1: "a"},
        {Text("a"): 1},
        {"a": Text("b")},
        {"a": (1,)},
        {"a": [1.5]},
        {"a": [[1]]},
        {"a": {"b": 1}},
        {"a": float("nan")},
        {"a": float("-inf")},
        {"a": "\ud800"},
        {"\udfff": 1},
        {"a": 10**4500},
        {"a": "x" * 5000},
        {"a": b"x"},
    ],
)
def test_anything_else_is_not_encoded_at_once(fields: dict[Any, Any]) -> None:
    assert encode_small_plain_json(fields) == b""


@pytest.mark.parametrize(
    "value", [{"a": 1}, {"a": 1.5, "b": [1, {"c": None}]}, [True, "上海"], {"": -(2**62)}, {}, []]
)
def test_usual_values_are_seen_to_be_plain_in_one_walk(value: Any) -> None:
    assert is_small_plain_json(value)


def test_a_value_that_holds_itself_or_is_large_is_not_called_plain() -> None:
    own: list[Any] = []
    own.append(own)

    assert not is_small_plain_json(own)
    assert not is_small_plain_json(["x" * 5000])
    assert not is_small_plain_json([[1]] * 70)


@pytest.mark.parametrize(
    "document",
    [
        {"type": "tool_use", "id": "toolu_1", "name": "book", "input": {"a": 1, "b": ["上海"]}},
        {"functionCall": {"name": "book", "args": {"a": 1.5}}},
        {"name": "book", "arguments": {"a": 1, "b": {"c": [1, 2]}}},
        [{"id": "c1", "type": "function", "function": {"name": "book", "arguments": '{"a": 1}'}}],
    ],
)
def test_the_calls_of_providers_are_read_on_the_quick_road(document: Any) -> None:
    found = read_common_shapes(document, parsed=False)

    assert found is not None
    assert found == _read_document(document, OfferedTools(None), "native")


def test_both_roads_exist() -> None:
    assert isinstance(read_common_shapes({"name": "book", "arguments": "{}"}, parsed=False), Reading)
    assert read_tagged_json('<tool_call>{"name": "book", "arguments": {}}') is None
    assert isinstance(read_text_calls("nothing", OfferedTools(None)), Unreadable)
