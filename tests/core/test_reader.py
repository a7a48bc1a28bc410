"""What the model wrote is read without loss, or refused with the reason."""

import json
import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.reader import reading_reasons, strict_json
from callwright.core.reader.call_reader import read_calls
from callwright.core.reader.reading_outcome import Reading, Unreadable
from callwright.core.reader.strict_json import StrictJsonError
from callwright.domain.call import ToolCall

ARGS = {"user_id": "U1", "amount": 2}

SHAPES: dict[str, Any] = {
    "seed 004": {"tool": "f", "args": ARGS},
    "plain": {"name": "f", "arguments": ARGS},
    "openai chat": {
        "id": "c1",
        "type": "function",
        "function": {"name": "f", "arguments": json.dumps(ARGS)},
    },
    "openai responses": {
        "type": "function_call",
        "call_id": "c1",
        "name": "f",
        "arguments": json.dumps(ARGS),
    },
    "anthropic": {"type": "tool_use", "id": "c1", "name": "f", "input": ARGS},
    "google": {"functionCall": {"name": "f", "args": ARGS}},
    "cohere": {"name": "f", "parameters": ARGS},
    "mcp": {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "f", "arguments": ARGS}},
}


@pytest.mark.promise("B2")
@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
@pytest.mark.parametrize(
    "form", [lambda x: x, json.dumps, lambda x: json.dumps(x).encode()], ids=["dict", "str", "bytes"]
)
def test_every_native_shape_gives_the_same_call(shape: Any, form: Any) -> None:
    found = read_calls(form(shape))
    assert isinstance(found, Reading)
    assert [(call.name, call.arguments) for call in found.calls] == [("f", ARGS)]


@pytest.mark.promise("B2")
def test_a_list_of_calls_keeps_all_and_their_order() -> None:
    found = read_calls(json.dumps([{"name": f"f{i}", "arguments": {"i": i}} for i in range(9)]))
    assert isinstance(found, Reading)
    assert [call.name for call in found.calls] == [f"f{i}" for i in range(9)]


@pytest.mark.promise("B2")
def test_one_unreadable_call_makes_the_whole_list_unreadable_so_that_none_is_lost_in_silence() -> None:
    assert isinstance(read_calls([{"name": "f", "arguments": {}}, {"no": "call"}]), Unreadable)
    assert isinstance(read_calls('[{"name": "f", "arguments": {}}, {"no": "call"}]'), Unreadable)


def test_absent_and_empty_arguments_are_an_empty_object() -> None:
    absent: list[Any] = [None, "", "{}", {}]
    for arguments in absent:
        found = read_calls({"name": "f", "arguments": arguments})
        assert isinstance(found, Reading)
        assert found.calls == (ToolCall("f", {}),)


def _nested(levels: int) -> dict[str, Any]:
    value: dict[str, Any] = {}
    for _ in range(levels):
        value = {"a": value}
    return value


def _holding_itself() -> dict[str, Any]:
    value: dict[str, Any] = {}
    value["a"] = [value]
    return value


BAD: dict[str, Any] = {
    "it is empty": "  ",
    "it ends too early": '{"name',
    "a key occurs twice": '{"name": "f", "arguments": {"a": 1, "a": 2}}',
    "nested deeper than 200": "[" * 5000,
    "is larger than": '{"name": "f", "arguments": {"a": "' + "x" * (9 * 2**20) + '"}}',
    "it is not UTF-8": '{"name":"f","arguments":{"a":"é"}}'.encode("latin-1"),
    "too many digits": '{"name": "f", "arguments": {"a": ' + "9" * 5000 + "}}",
    "a number is too large": '{"name": "f", "arguments": {"a": 1e999}}',
    "a key is not in double quotes": "{f}",
    "lone surrogate": '{"name": "\ud800"}',
    "names no tool": {"arguments": {}},
    "the arguments are not an object": {"name": "f", "arguments": [1]},
    "the tool's name is not a text": {"name": 5, "arguments": {}},
    "not an object with a tool's name": "5",
    "a value that JSON cannot represent": {"name": "f", "arguments": {"a": {1, 2}}},
    "a key is not a text": {"name": "f", "arguments": {1: "a"}},
    "a number is too large, infinite or NaN": {"name": "f", "arguments": {"a": float("nan")}},
    "a number has too many digits": {"name": "f", "arguments": {"a": 10**5000}},
    "it holds a lone surrogate": {"name": "f", "arguments": {"\udc00": 1}},
    "it is larger than 8388608 bytes": {"name": "f", "arguments": {"a": "x" * (9 * 2**20)}},
    "it is nested deeper than 200 levels": {"name": "f", "arguments": {"a": _nested(5000)}},
    "or holds itself": {"name": "f", "arguments": _holding_itself()},
}


@pytest.mark.promise("T15")
@pytest.mark.parametrize("reason", BAD)
def test_bad_input_is_refused_with_its_reason_and_without_its_content(reason: str) -> None:
    refused = read_calls(BAD[reason])
    assert isinstance(refused, Unreadable)
    assert reason in refused.detail
    assert len(refused.detail) < 120


def test_a_text_of_fifty_megabytes_is_refused_before_it_is_parsed() -> None:
    refused = read_calls(b'{"name":"f","arguments":{"a":"' + b"x" * (50 * 2**20) + b'"}}')
    assert isinstance(refused, Unreadable)
    assert "larger than" in refused.detail


LONG_NUMBERS = [
    "0." + "9" * 4_001,
    "1." + "0" * 5_000 + "e1",
    "1" * 2_500 + "." + "1" * 2_500,
    "-" + "1" * 5_000,
]
FORMS = [
    '{"name": "f", "arguments": {"a": %s}}',
    '{"name": "f", "arguments": {"a": %s,}}',
    '```json\n{"name": "f", "arguments": {"a": %s}}\n```',
    '<tool_call>{"name": "f", "arguments": {"a": %s}}</tool_call>',
    '{"id": "1", "type": "function", "function": {"name": "f", "arguments": "{\\"a\\": %s}"}}',
]


@pytest.mark.promise("T15", "B2")
@pytest.mark.parametrize("number", LONG_NUMBERS, ids=["fraction", "zeros", "both", "whole"])
@pytest.mark.parametrize("form", FORMS)
def test_a_number_of_thousands_of_digits_is_cut_to_none_that_it_is_not(form: str, number: str) -> None:
    assert isinstance(read_calls(form % number), Unreadable)
    assert read_calls(FORMS[0] % LONG_NUMBERS[0]) == Unreadable(reading_reasons.TOO_MANY_DIGITS())
    in_a_text = read_calls(json.dumps({"name": "f", "arguments": {"a": 0.5, "b": number}}))
    assert isinstance(in_a_text, Reading)
    assert in_a_text.calls[0].arguments == {"a": 0.5, "b": number}


@pytest.mark.promise("T15", "B2")
@pytest.mark.parametrize(
    "hostile", ["{", "(", "<tool_call>", "f(", "```", '```json\n{"name": "f",', "f(1,2,"]
)
def test_a_text_that_is_no_json_is_looked_through_only_as_far_as_a_model_writes(hostile: str) -> None:
    refused = read_calls(hostile * (2 * 2**20 // len(hostile)))
    assert isinstance(refused, Unreadable)
    assert "longer than 1048576 characters" in refused.detail or "(line 1, column 2)" in refused.detail
    plain = read_calls('{"name": "f", "arguments": {"a": "%s"}}' % ("x" * (2 * 2**20)))
    assert isinstance(plain, Reading)


def test_a_cycle_in_a_dict_is_refused() -> None:
    loop: dict[str, Any] = {"name": "f"}
    loop["arguments"] = loop
    assert isinstance(read_calls(loop), Unreadable)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(codec="utf-8")),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(st.characters(codec="utf-8")), inner),
    max_leaves=8,
)

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary() | st.just(object()),
    lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.integers(), inner) | st.tuples(inner),
    max_leaves=8,
)


@pytest.mark.promise("B2")
@given(ANYTHING)
def test_no_input_makes_the_reader_raise(raw: Any) -> None:
    assert isinstance(read_calls(raw), Reading | Unreadable)


@pytest.mark.promise("B2")
@given(st.text())
def test_no_text_makes_the_reader_raise(raw: str) -> None:
    assert isinstance(read_calls(raw), Reading | Unreadable)


# --- objects that share their parts ------------------------------------------------------------------------------


@pytest.mark.promise("T15")
def test_an_object_that_shares_one_list_in_a_million_places_is_refused_and_soon() -> None:
    shared: Any = ["end"]
    for _ in range(64):
        shared = [shared, shared]
    assert not strict_json.is_plain_json({"tree": shared})


@pytest.mark.promise("T15")
def test_a_text_that_stands_in_many_places_counts_in_each() -> None:
    text = "\u4e2d" * 1_000_000
    assert strict_json.is_plain_json([text] * 8)
    assert str(strict_json.find_json_fault([[text] * 100_000])) == "it is larger than 8388608 bytes"
    assert strict_json.find_json_fault([text + "\ud800"] * 4) == strict_json.LONE_SURROGATE_REASON


@pytest.mark.promise("T15")
@given(JSON)
def test_a_value_is_held_to_no_tighter_bound_than_its_text(value: Any) -> None:
    size = len(json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode())
    assert strict_json.find_json_fault(value, size) is None


@pytest.mark.promise("B2")
@given(st.text(alphabet="{}[]()\"'`:,=\\._-+ \n\u00a0/#0123456789abcNTeE", max_size=40))
def test_no_liberty_is_recorded_that_changes_nothing(inner: str) -> None:
    found = read_calls('{"name": "f", "arguments": {"a": ' + inner + "}}")
    repairs = [one for call in found.calls for one in call.repairs] if isinstance(found, Reading) else []
    assert [one for one in repairs if one.before == one.after] == []


@pytest.mark.promise("T15")
@pytest.mark.parametrize(
    "number",
    ["1e400", "1E+400", "-1e0400", "9" * 310 + ".5", "9" * 250 + "e60", "9" * 250 + ".0e99", "1.0e999"],
)
@pytest.mark.parametrize("around", ["%s", '{"a": [%s]}', "[1.5e3, %s]"])
def test_a_number_that_would_be_infinite_is_refused_however_it_is_written(number: str, around: str) -> None:
    with pytest.raises(StrictJsonError):
        strict_json.parse_strict_json(around % number, 10_000)


@pytest.mark.promise("T15")
@given(st.integers(0, 330), st.integers(0, 400), st.sampled_from(["e", "E", "e+", "E+"]))
def test_no_finite_looking_number_is_read_as_infinity(digits: int, exponent: int, sign: str) -> None:
    try:
        value = strict_json.parse_strict_json(f"[1{'0' * digits}.5{sign}{exponent}]", 10_000)[0]
    except StrictJsonError:
        assert digits + exponent >= 308
    else:
        assert math.isfinite(value)
        assert digits + exponent <= 309
