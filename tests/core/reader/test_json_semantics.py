"""JSON is read as the standard library reads it; what is no JSON is refused or read with a named repair.

The whole of JSONTestSuite is read where the environment names its folder in ``JSON_TEST_SUITE``.
"""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.reader.call_reader import read_calls
from callwright.core.reader.reading_outcome import Reading, Unreadable
from core.reader.writing import offer

VALID = [
    "[]", "{}", "[[]]", '{"":0}', '{"a":{"b":[1,{"c":null}]}}', "[-0]", "[0e1]", "[1E-2]", "[1.25e+3]", "[123456789012345678901]",
    '["\\u0060\\u012a\\u12AB"]', '["\\uD801\\udc37"]', '["\\"\\\\\\/\\b\\f\\n\\r\\t"]', '["\u2028\u00a0 中"]', "[null,true,false]",
    ' [ 1 , "x" ] ', '{"a":"b","asd":"sdf"}', '"text"', "42", "-1.5", "true", "null", '["a/*b*/c"]', '[""]', "[1e-400]",
]  # fmt: skip

INVALID = [
    "[1,]", "[,1]", "[1,,2]", "[1", "[1}", '{"a":1', '{"a" 1}', '{"a":}', "{a:1}", "{'a':1}", '{"a":1,}', '{"a":1,"a":2}',
    '["a', "['a']", '["\\x41"]', '["\\a"]', '["a\nb"]', '["a\tb"]', '["\\u12"]', '["\\uD800"]', "[01]", "[-01]", "[+1]", "[1.]", "[.5]",
    "[1e]", "[0x1F]", "[1_000]", "[NaN]", "[Infinity]", "[-Infinity]", "[1 2]", "[True]", "[None]", "[nul]", "[tru]", "[1e400]",
    "[1]]", "[[1]", '{"a":1}}', "[1] // x", "/* x */[1]", "[1 # x\n]", "[*]", "[\u20ac]", "[(1,2)]", "undefined", '["a" "b"]', '["a"b"]',
    "[1;2]", '{"a"=1}', '{"a":"b"', "“a”", "[1,2,\n3\n,4,]", "{[1]:2}", "[1:2]", "{1:1}", '"a', "[<a>]", "[```]",
]  # fmt: skip
"""No JSON: alone, and as an argument of a call."""


def called(document: bytes) -> Any:
    return read_calls(b'{"name": "ping", "arguments": {"value": ' + document + b"}}", offer())


@pytest.mark.promise("B2")
@pytest.mark.parametrize("document", VALID, ids=range(len(VALID)))
def test_a_valid_document_is_read_as_the_standard_library_reads_it(document: str) -> None:
    _same(document.encode())


def _same(document: bytes) -> None:
    found = called(document)
    assert isinstance(found, Reading), (document, found)
    (call,) = found.calls
    assert repr(call.arguments) == repr({"value": json.loads(document)})
    assert call.repairs == ()


@pytest.mark.promise("B2", "B3")
@pytest.mark.parametrize("document", INVALID, ids=range(len(INVALID)))
def test_what_is_no_json_is_refused_or_named(document: str) -> None:
    _named(document.encode("utf-8", "surrogatepass"))


def _named(document: bytes) -> None:
    found = called(document)
    if isinstance(found, Reading):
        assert all(call.repairs for call in found.calls), document


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@pytest.mark.promise("B2")
@given(JSON, st.sampled_from(["ascii", "utf-8"]))
def test_any_json_is_read_as_it_is(value: Any, signs: str) -> None:
    document = json.dumps({"name": "ping", "arguments": {"value": value}}, ensure_ascii=signs == "ascii")
    found = read_calls(document, offer())
    assert isinstance(found, Reading)
    assert repr(found.calls[0].arguments["value"]) == repr(value)
    assert found.calls[0].repairs == ()


@pytest.mark.promise("B2", "B3")
@given(JSON)
def test_any_python_value_is_read_as_it_is(value: Any) -> None:
    found = read_calls(f"[ping(value={value!r})]", offer())
    assert isinstance(found, Reading)
    assert repr(found.calls[0].arguments["value"]) == repr(value)
    assert found.calls[0].repairs == ()


def _suite() -> list[Path]:
    named = os.environ.get("JSON_TEST_SUITE")
    return sorted(Path(named).rglob("[yn]_*.json")) if named else []


@pytest.mark.promise("B2")
def test_the_json_test_suite_where_it_is_present() -> None:
    for path in _suite():
        document = path.read_bytes()
        if (
            "duplicated_key" in path.name
        ):  # valid for the suite, and refused here: two parsers would read two things
            assert isinstance(called(document), Unreadable)
        elif path.name.startswith("y_"):
            _same(document)
        else:
            _named(document)
