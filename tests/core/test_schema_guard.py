"""Schemas that are refused before any engine sees them, and how that is said."""

import time
from typing import Any

import pytest

from callwright.core.json_schema.compiled_schema import SchemaError, compile_schema
from callwright.core.json_schema.schema_guard import (
    MAX_DEPTH,
    MAX_ENUM_MEMBERS,
    MAX_NODES,
    MAX_PATTERN_CHARS,
    MAX_PATTERNS,
)


def find(schema: dict[str, Any], value: Any) -> list[tuple[str, tuple[str | int, ...], Any]]:
    return [(one.keyword, one.at, one.expected) for one in compile_schema(schema).findings(value)]


def problem(schema: dict[str, Any], *, arguments: bool = False) -> str:
    with pytest.raises(SchemaError) as caught:
        compile_schema(schema, arguments=arguments)
    return str(caught.value)


@pytest.mark.promise("T25")
@pytest.mark.parametrize(
    "reference",
    [
        "http://127.0.0.1:9/x",
        "https://json-schema.org/draft/2020-12/schema",
        "file:///etc/hostname",
        "other.json#/a",
        "//host/x",
        "urn:x:y",
        "",
        5,
    ],
)
def test_a_reference_never_leaves_the_document(reference: Any) -> None:
    assert "leads out of the document" in problem({"properties": {"a": {"$ref": reference}}})
    assert "leads out of the document" in problem({"$defs": {"unused": {"$ref": reference}}})


@pytest.mark.promise("T25")
def test_nothing_may_change_the_base_of_a_reference() -> None:
    assert "$id" in problem({"$defs": {"a": {"$id": "http://evil/", "$ref": "#/b"}}})
    assert "$dynamicRef" in problem({"items": {"$dynamicRef": "http://evil/#x"}})
    hidden = {"x": {"$id": "http://evil/", "y": {"$ref": "b"}}, "$ref": "#/x/y"}
    assert "leads out" in problem(hidden)
    fit = {"$id": "https://example.com/order", "$ref": "#/$defs/a", "$defs": {"a": {}}}
    assert compile_schema(fit).is_valid({})


def test_words_that_look_like_references_are_data_where_data_stands() -> None:
    schema = {
        "properties": {"$ref": {"type": "string"}, "$id": {"const": {"$ref": "http://x/"}}},
        "default": {"$ref": "http://x/"},
        "examples": [{"$id": "a"}],
    }
    assert compile_schema(schema).is_valid({"$ref": "a", "$id": {"$ref": "http://x/"}})


def test_references_by_anchor_and_by_escaped_pointer_are_followed() -> None:
    schema = {
        "$defs": {"a/b %": {"$anchor": "here", "type": "integer"}},
        "properties": {"x": {"$ref": "#here"}, "y": {"$ref": "#/$defs/a~1b%20%25"}},
    }
    assert find(schema, {"x": "1"}) == [("type", ("x",), ["integer"])]
    assert find(schema, {"y": "1"}) == [("type", ("y",), ["integer"])]
    assert "anchor" in problem({"$ref": "#nowhere"})
    assert "points to nothing" in problem({"$ref": "#/$defs/nowhere"})
    assert "an anchor twice" in problem({"$defs": {"a": {"$anchor": "x"}, "b": {"$anchor": "x"}}})


@pytest.mark.promise("T27")
@pytest.mark.parametrize(
    "schema",
    [
        {"$ref": "#"},
        {"allOf": [{"$ref": "#"}]},
        {"not": {"$ref": "#"}},
        {"$ref": "#/$defs/a", "$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"anyOf": [{"$ref": "#/$defs/a"}]}}},
        {"if": {"then": {"$ref": "#"}}},
    ],
)
def test_a_reference_that_never_goes_down_is_refused(schema: dict[str, Any]) -> None:
    assert "never ends" in problem(schema)


def doubling(levels: int, wrap: str) -> dict[str, Any]:
    parts: dict[str, Any] = {f"a{levels}": {"type": "object"}}
    for level in range(levels):
        reference = {"$ref": f"#/$defs/a{level + 1}"}
        both = [reference, reference]
        parts[f"a{level}"] = {
            "allOf": {"allOf": both},
            "down": {"allOf": [{"properties": {"x": one}} for one in both]},
            "if": {"if": reference, "then": reference, "else": reference},
        }[wrap]
    return {"$defs": parts, "$ref": "#/$defs/a0"}


@pytest.mark.promise("T27")
@pytest.mark.parametrize(("wrap", "most"), [("allOf", 13), ("down", 13), ("if", 8)])
def test_references_that_multiply_are_refused_from_a_count_on(wrap: str, most: int) -> None:
    assert compile_schema(doubling(most, wrap)).is_valid({})
    assert "multiplies" in problem(doubling(most + 1, wrap))


@pytest.mark.promise("T27")
def test_unevaluated_properties_inside_one_another_are_counted_as_the_work_they_are() -> None:
    schema: dict[str, Any] = {"properties": {"a": True}}
    for _ in range(25):
        schema = {"allOf": [schema], "unevaluatedProperties": {"type": "integer"}}
    assert "multiplies" in problem(schema)


@pytest.mark.promise("T27")
def test_types_that_share_parts_without_multiplying_are_let_through() -> None:
    parts: dict[str, Any] = {"a20": {"type": "object"}}
    for level in range(20):
        reference = {"$ref": f"#/$defs/a{level + 1}"}
        parts[f"a{level}"] = {"properties": {"left": reference, "right": reference}}
    assert compile_schema({"$defs": parts, "$ref": "#/$defs/a0"}).is_valid({"left": {"right": {}}})


@pytest.mark.promise("T27")
def test_bombs_of_depth_size_and_length_are_refused_by_their_bound() -> None:
    deep: dict[str, Any] = {}
    for _ in range(MAX_DEPTH + 1):
        deep = {"not": deep}
    long_chain = {f"a{n}": {"$ref": f"#/$defs/a{n + 1}"} for n in range(101)} | {"a101": {}}
    ring: dict[str, Any] = {}
    ring["not"] = ring
    assert "deeper" in problem(deep)
    assert "deeper" in problem(ring)
    assert "values" in problem({"enum": list(range(MAX_NODES))})
    assert f"more than {MAX_ENUM_MEMBERS}" in problem({"enum": list(range(MAX_ENUM_MEMBERS + 1))})
    assert "larger" in problem({"description": "x" * 1_000_001})
    assert "inside one another" in problem({"$defs": long_chain, "$ref": "#/$defs/a0"})


@pytest.mark.promise("T26")
@pytest.mark.parametrize("pattern", ["^(a+)+$", "^(a|a)*$", "(.*a){20}$", "^(a|aa)+$", r"^(\w+\s?)*$"])
def test_a_pattern_cannot_hang(pattern: str) -> None:
    check = compile_schema({"pattern": pattern})
    start = time.process_time()
    check.is_valid(
        "a" * 26 + "!"
    )  # an engine that goes back would take seconds here, and for ever over a longer text
    assert time.process_time() - start < 0.5


@pytest.mark.promise("T26")
@pytest.mark.parametrize(
    "pattern",
    ["(?=a)b", r"(a)\1", "[", r"((\w{50}){50}){50}", r"\p{L}{1,1000}", "x" * (MAX_PATTERN_CHARS + 1)],
)
def test_a_pattern_that_needs_more_than_linear_time_is_refused_with_a_cure(pattern: str) -> None:
    said = problem({"properties": {"a": {"pattern": pattern}}})
    assert said.startswith("/properties/a/pattern ")
    assert pattern not in said


def test_thousands_of_patterns_are_refused() -> None:
    fields = {f"p{n}": {"pattern": "^a$"} for n in range(MAX_PATTERNS + 1)}
    assert "patterns" in problem({"properties": fields})


@pytest.mark.parametrize(
    ("schema", "path"),
    [
        ({"properties": {"a": {"type": "int"}}}, "/properties/a/type"),
        ({"minimum": "3"}, "/minimum"),
        ({"required": "a"}, "/required"),
        ({"properties": {"a": {"minimum": float("nan")}}}, "/properties/a/minimum"),
        ({"enum": [{1, 2}]}, "/enum/0"),
        ({"properties": {1: {}}}, "/properties"),
        ({"title": "\ud800"}, ""),
    ],
)
def test_a_broken_schema_is_refused_where_it_is_broken(schema: dict[str, Any], path: str) -> None:
    with pytest.raises(SchemaError) as caught:
        compile_schema(schema)
    assert caught.value.path == path


@pytest.mark.parametrize("draft", ["http://json-schema.org/draft-04/schema#", "https://example.com/own", 7])
def test_only_drafts_7_and_2020_12_are_read(draft: Any) -> None:
    assert "draft" in problem({"$schema": draft})


def test_arguments_are_an_object() -> None:
    assert "object schema" in problem({"type": "string"}, arguments=True)
    assert "object schema" in problem(
        {"$ref": "#/$defs/a", "$defs": {"a": {"type": "array"}}}, arguments=True
    )
    fit: list[dict[str, Any]] = [
        {},
        {"properties": {}},
        {"type": ["object", "null"]},
        {"$ref": "#/$defs/a", "$defs": {"a": {"type": "object"}}},
    ]
    assert all(compile_schema(schema, arguments=True).is_valid({}) for schema in fit)
