"""Compiled schemas: the verdict, the findings, and what is refused before any engine sees it."""

import threading
import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.json_schema.compiled_schema import MAX_VALUE_DEPTH, CompiledSchema, compile_schema
from callwright.core.json_schema.schema_guard import SchemaError
from callwright.domain.contract import Finding

ORDER = {
    "type": "object",
    "properties": {
        "user_id": {"type": "string", "minLength": 1},
        "amount": {"type": "integer", "minimum": 1, "maximum": 100},
        "currency": {"enum": ["CNY", "USD", "EUR"]},
        "note": {"anyOf": [{"type": "string", "maxLength": 5}, {"type": "null"}]},
        "day": {"type": "string", "format": "date"},
    },
    "required": ["user_id", "amount"],
    "additionalProperties": False,
}
TREE = {
    "$ref": "#/$defs/node",
    "$defs": {"node": {"type": "object", "properties": {"kids": {"items": {"$ref": "#/$defs/node"}}}}},
}


def find(schema: dict[str, Any], value: Any) -> list[tuple[str, tuple[str | int, ...], Any]]:
    return [(one.keyword, one.at, one.expected) for one in compile_schema(schema).findings(value)]


def nested(depth: int, key: str = "x") -> dict[str, Any]:
    value: dict[str, Any] = {}
    for _ in range(depth):
        value = {key: value}
    return value


# --- verdict and findings ---------------------------------------------------------------------------------------


def test_a_valid_value_has_no_findings() -> None:
    schema = compile_schema(ORDER, arguments=True)
    value = {"user_id": "U1", "amount": 2, "note": None}
    assert schema.is_valid(value)
    assert schema.findings(value) == []


@pytest.mark.promise("B3")
@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"amount": "2件"}, ("type", ("amount",), ["integer"])),
        ({"amount": 0}, ("minimum", ("amount",), 1)),
        ({"amount": 101}, ("maximum", ("amount",), 100)),
        ({"currency": "cny"}, ("enum", ("currency",), ["CNY", "USD", "EUR"])),
        ({"note": "too long"}, ("maxLength", ("note",), 5)),
        ({"note": 7}, ("type", ("note",), ["string"])),
        ({"day": "21.11."}, ("format", ("day",), "date")),
        ({"user_id": ""}, ("minLength", ("user_id",), 1)),
    ],
)
def test_a_finding_names_the_field_the_rule_and_what_is_accepted(
    change: dict[str, Any], expected: tuple[str, tuple[str], Any]
) -> None:
    assert find(ORDER, {"user_id": "U1", "amount": 2, **change}) == [expected]


def test_a_missing_field_is_named_by_its_own_path_and_a_stranger_by_its_name() -> None:
    found = compile_schema(ORDER).findings({"user_id": "U1", "ammount": 2})
    assert found == [
        Finding("additionalProperties", (), False, ("ammount",)),
        Finding("required", ("amount",), True),
    ]


@pytest.mark.promise("C10")
def test_no_finding_carries_the_rejected_value() -> None:
    secret = "hunter2-hunter2"
    value = {"user_id": [secret], "amount": secret, "currency": secret, "note": secret, "day": secret}
    found = compile_schema(ORDER).findings(value)
    assert len(found) == 5
    assert secret not in repr(found) + repr([one.to_field_problem() for one in found])


def test_an_optional_type_is_told_as_that_type() -> None:
    schema = {"properties": {"n": {"anyOf": [{"type": "integer", "minimum": 3}, {"type": "null"}]}}}
    assert find(schema, {"n": 1}) == [("minimum", ("n",), 3)]
    assert find(schema, {"n": "x"}) == [("type", ("n",), ["integer"])]


def test_a_tagged_union_is_told_as_the_branch_with_that_tag() -> None:
    def branch(kind: str, kind_type: str) -> dict[str, Any]:
        return {
            "type": "object",
            "properties": {"kind": {"const": kind}, "size": {"type": kind_type}},
            "required": ["kind", "size"],
        }

    schema = {"properties": {"s": {"oneOf": [branch("a", "integer"), branch("b", "string")]}}}
    assert find(schema, {"s": {"kind": "b", "size": 1}}) == [("type", ("s", "size"), ["string"])]
    assert find(schema, {"s": {"kind": "a"}}) == [("required", ("s", "size"), True)]
    assert find(schema, {"s": {"kind": "z", "size": []}}) == [("oneOf", ("s",), None)]


def test_a_choice_of_constants_is_told_as_an_enum() -> None:
    schema = {"properties": {"s": {"oneOf": [{"const": "a"}, {"enum": ["b", "c"]}]}}}
    assert find(schema, {"s": "z"}) == [("enum", ("s",), ["a", "b", "c"])]


@pytest.mark.parametrize("word", ["contains", "minContains", "maxContains"])
def test_the_three_keywords_about_contained_items_are_told_apart(word: str) -> None:
    schema = {"contains": {"type": "null"}} | ({} if word == "contains" else {word: 1 + (word[1] == "i")})
    value = {"contains": [1], "minContains": [None], "maxContains": [None, None]}[word]
    assert [keyword for keyword, _, _ in find(schema, value)] == [word]


def test_draft_7_keeps_its_own_rules() -> None:
    draft7 = {"$schema": "http://json-schema.org/draft-07/schema#", "items": [{"type": "integer"}]}
    assert find(draft7, ["x", "x"]) == [("type", (0,), ["integer"])]


@pytest.mark.parametrize(
    ("form", "right", "wrong"),
    [
        (
            "date-time",
            [
                "2026-11-21T10:00:00Z",
                "2026-11-21T10:00",
                "2026-11-21 10:00:00.5+08:00",
                "2016-12-31T23:59:60z",
            ],
            [
                "2026-11-21",
                "2026-02-30T10:00:00Z",
                "2026-11-21T25:00",
                "20261121T1000",
                "１2026-11-21T10:00",
                "",
            ],
        ),
        ("time", ["10:00", "10:00:00Z", "23:59:60Z"], ["24:00", "10", "10:0", "\ud800"]),
        ("date", ["2026-11-21"], ["2026-02-30", "21.11.2026", "2026-11-21T10:00"]),
        ("email", ["a@b.cn"], ["a@"]),
        ("no-such-format", ["anything"], []),
    ],
)
def test_formats_are_checked_and_a_local_time_needs_no_made_up_offset(
    form: str, right: list[str], wrong: list[str]
) -> None:
    check = compile_schema({"format": form})
    assert [text for text in right if not check.is_valid(text)] == []
    assert [text for text in wrong if check.is_valid(text)] == []


# --- hostile values ---------------------------------------------------------------------------------------------

ODD: list[Any] = [
    float("nan"),
    float("inf"),
    10**400,
    -(10**400),
    "\ud800",
    {"\ud800": 1},
    {1: 2},
    b"bytes",
    {1, 2},
    object(),
    nested(5_000),
    [[[1]]],
    (1, 2),
    None,
]
SCHEMAS: list[dict[str, Any]] = [
    {},
    {"type": "integer"},
    {"enum": ["a", 1]},
    {"const": {"a": [1]}},
    {"type": "string", "pattern": "^a+$", "minLength": 2, "format": "date"},
    {"uniqueItems": True, "contains": {"type": "null"}},
    {"patternProperties": {"^a": {"type": "integer"}}, "additionalProperties": {"type": "string"}},
    {"propertyNames": {"maxLength": 1}},
    {"anyOf": [{"type": "integer"}, {"type": "null"}]},
    {"multipleOf": 0.1, "minimum": 3},
    {"unevaluatedProperties": False},
    TREE,
]


@pytest.mark.parametrize("schema", SCHEMAS, ids=str)
def test_no_value_makes_the_check_raise(schema: dict[str, Any]) -> None:
    check = compile_schema(schema)
    wrap: list[Any] = [[odd] for odd in ODD] + [{"a": odd, "kids": [odd]} for odd in ODD]
    for value in ODD + wrap + [[nested(3), nested(5_000)]]:
        found = check.findings(value)
        assert check.is_valid(value) == (not found)


def test_a_cyclic_value_is_refused_and_not_followed() -> None:
    ring: dict[str, Any] = {}
    ring["kids"] = [ring]
    check = compile_schema(TREE)
    assert not check.is_valid(ring)
    assert [one.keyword for one in check.findings(ring)] == ["maxDepth"]


@pytest.mark.parametrize("schema", SCHEMAS, ids=str)
def test_a_value_that_contains_itself_ends(schema: dict[str, Any]) -> None:
    check = compile_schema(schema)
    ring: dict[str, Any] = {"a": "x", "more": []}
    ring["more"].append(ring)
    for value in (ring, [ring], {"a": ring, "b": 1.5}, {"a": ["x"] * 500, "b": ring}):
        assert check.is_valid(value) == (not check.findings(value))


def test_one_wrong_field_among_hundreds_of_named_ones_is_found() -> None:
    schema = {"properties": {f"f{n}": {"type": "integer"} for n in range(500)}}
    value = {f"f{n}": 1 if n != 300 else "x" for n in range(500)}
    assert find(schema, value) == [("type", ("f300",), ["integer"])]


@pytest.mark.promise("T27")
def test_a_recursive_schema_follows_a_value_so_deep_and_no_deeper() -> None:
    check = compile_schema(TREE)
    levels = MAX_VALUE_DEPTH // 2
    assert check.is_valid(_tree(levels - 1))
    assert not check.is_valid(_tree(levels + 1))
    assert not check.is_valid(_tree(100_000))


def _tree(levels: int) -> dict[str, Any]:
    value: dict[str, Any] = {}
    for _ in range(levels):
        value = {"kids": [value]}
    return value


@pytest.mark.promise("T27")
def test_the_stack_of_a_small_thread_is_enough_for_the_worst_schema_that_is_let_through() -> None:
    inner: dict[str, Any] = {"properties": {"x": {"$ref": "#"}}}
    for _ in range(28):
        inner = {"allOf": [inner]}
    check = compile_schema(inner)
    verdicts: list[bool] = []

    def look() -> None:
        verdicts.extend([check.is_valid(nested(MAX_VALUE_DEPTH - 1)), check.findings({"x": 1}) == []])

    before = threading.stack_size(1 << 20)
    worker = threading.Thread(target=look)
    worker.start()
    worker.join()
    threading.stack_size(before)
    assert verdicts == [True, True]


@pytest.mark.promise("T27")
def test_explaining_a_recursive_choice_does_not_double_with_every_level() -> None:
    branch = [
        {"properties": {"x": {"$ref": "#/$defs/n"}, "op": {"const": op}}, "required": ["op"]} for op in (1, 2)
    ]
    check = compile_schema({"$ref": "#/$defs/n", "$defs": {"n": {"anyOf": branch}}})
    value: dict[str, Any] = {"op": 3}
    for _ in range(40):
        value = {"op": 1, "x": value}
    assert _seconds(check, value) < 1
    assert [one.keyword for one in check.findings(value)] == ["anyOf"]


def _seconds(check: CompiledSchema, value: Any) -> float:
    start = time.process_time()
    assert check.findings(value)
    return time.process_time() - start


def test_a_long_wrong_list_is_explained_by_its_first_faults() -> None:
    check = compile_schema({"properties": {"a": {"type": "array", "items": {"type": "integer"}}}})
    assert _seconds(check, {"a": ["x"] * 300_000}) < 1
    assert check.findings({"a": ["x"] * 300_000})[0] == Finding("type", ("a", 0), ["integer"])


@pytest.mark.parametrize("place", [0, 1, 400, 70_000, 199_999])
def test_one_fault_in_a_long_list_is_found_where_it_is(place: int) -> None:
    values: list[Any] = [7] * 200_000
    values[place] = "x"
    schema = {"properties": {"a": {"type": "array", "minItems": 300, "items": {"type": "integer"}}}}
    assert find(schema, {"a": values}) == [("type", ("a", place), ["integer"])]


def test_findings_stop_at_thirty_two() -> None:
    check = compile_schema({"additionalProperties": {"type": "integer"}})
    assert len(check.findings({str(n): "x" for n in range(200)})) == 32


# --- the oracle -------------------------------------------------------------------------------------------------

LEAF = st.sampled_from([None, True, False, 0, 1, 2, -1, 1.0, 1.5, "", "a", "ab", "b", "件"])
VALUE = st.recursive(
    LEAF,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=6,
)
TYPE = st.sampled_from(["null", "boolean", "integer", "number", "string", "array", "object"])
SIMPLE = st.fixed_dictionaries(
    {},
    optional={
        "type": TYPE | st.lists(TYPE, min_size=1, max_size=2, unique=True),
        "enum": st.lists(LEAF, min_size=1, max_size=3),
        "const": LEAF,
        "minimum": st.integers(-1, 2),
        "exclusiveMaximum": st.integers(-1, 2),
        "multipleOf": st.sampled_from([1, 2, 0.5]),
        "minLength": st.integers(0, 2),
        "maxLength": st.integers(0, 2),
        "pattern": st.sampled_from(["^a", "b$", "^.?$"]),
        "required": st.lists(st.sampled_from("abc"), max_size=2, unique=True),
        "maxItems": st.integers(0, 2),
        "uniqueItems": st.booleans(),
        "minProperties": st.integers(0, 2),
    },
)


def _compound(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    some = st.lists(inner, min_size=1, max_size=2)
    return st.fixed_dictionaries(
        {},
        optional={
            "properties": st.dictionaries(st.sampled_from("abc"), inner, max_size=2),
            "additionalProperties": inner | st.booleans(),
            "patternProperties": st.dictionaries(st.sampled_from(["^a", "b"]), inner, max_size=1),
            "items": inner | st.booleans(),
            "contains": inner,
            "anyOf": some,
            "oneOf": some,
            "allOf": some,
            "not": inner,
            "if": inner,
            "then": inner,
            "else": inner,
            "propertyNames": inner,
            "$ref": st.sampled_from(["#/$defs/a", "#/$defs/b"]),
        },
    )


SCHEMA = st.recursive(SIMPLE, _compound, max_leaves=6)
BASE = st.fixed_dictionaries({"a": SIMPLE, "b": SIMPLE})
DRAFTS = {
    "https://json-schema.org/draft/2020-12/schema": "Draft202012Validator",
    "http://json-schema.org/draft-07/schema#": "Draft7Validator",
}


@given(schema=SCHEMA, base=BASE, value=VALUE, draft=st.sampled_from(list(DRAFTS)))
def test_the_verdict_is_that_of_the_reference_implementation(
    schema: dict[str, Any], base: dict[str, Any], value: Any, draft: str
) -> None:
    import jsonschema  # here, because it takes three seconds and every process that collects tests would wait for it

    document = {**schema, "$defs": base, "$schema": draft}
    check = compile_schema(document)
    verdict = getattr(jsonschema, DRAFTS[draft])(document).is_valid(value)
    assert check.is_valid(value) is verdict
    assert (check.findings(value) == []) is verdict


@pytest.mark.promise("B1", "T15")
@pytest.mark.parametrize("kind", [0.5, 7, None, True, {}])
def test_a_type_that_is_no_word_is_no_schema(kind: object) -> None:
    with pytest.raises(SchemaError):
        compile_schema({"type": kind}, arguments=True)
