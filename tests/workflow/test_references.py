"""References are paths: they keep types, never compute, and are checked against schemas before anything runs."""

from typing import Any

import pytest

from callwright.workflow.reference_types import item_schema, place_at, types_fit, types_of
from callwright.workflow.references import (
    MAX_RENDERED,
    Reference,
    StepValue,
    UnboundReferenceError,
    find_references,
    parse_reference,
    resolve,
)

SCOPE: dict[str, Any] = {
    "input": {"language": "python", "n": 5},
    "trend": StepValue(data=[{"repo": "a/b", "stars": 7}], message="found"),
    "item": {"repo": "a/b"},
}


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("{input.n}", 5),
        ("{input}", {"language": "python", "n": 5}),
        ("{trend}", [{"repo": "a/b", "stars": 7}]),
        ("{trend.data[0].stars}", 7),
        ("{trend.message}", "found"),
        ("n is {input.n}, {item}", 'n is 5, {"repo":"a/b"}'),
        ("{{input.n}} is written {input.n}", "{input.n} is written 5"),
        ('{"a": 1} {} { input.n }', '{"a": 1} {} { input.n }'),
        ({"a": ["{item.repo}", 1, None]}, {"a": ["a/b", 1, None]}),
        ({"{item.repo}": 1}, {"{item.repo}": 1}),
    ],
)
def test_a_whole_reference_keeps_its_type_and_one_within_a_text_becomes_text(
    written: Any, meant: Any
) -> None:
    assert resolve(written, SCOPE) == meant


@pytest.mark.parametrize(
    ("written", "missing"),
    [
        ("{write.data}", "write"),
        ("{trend.data[1]}", "trend.data[1]"),
        ("{trend.data[0].repo.name}", "trend.data[0].repo.name"),
        ("{item.url}", "item.url"),
        ("about {item.url}", "item.url"),
        ("{trend.data.repo}", "trend.data.repo"),
    ],
)
def test_a_reference_that_leads_to_nothing_is_an_error_and_never_an_empty_text(
    written: str, missing: str
) -> None:
    with pytest.raises(UnboundReferenceError) as caught:
        resolve(written, SCOPE)

    assert caught.value.missing == missing


def test_what_a_reference_stands_for_is_never_read_as_a_reference_again() -> None:
    assert resolve("{input.a} and {input.b}", {"input": {"a": "{input.b}", "b": 1}}) == "{input.b} and 1"


def test_a_value_within_a_text_is_cut_at_a_limit_and_says_so() -> None:
    long = "x" * (MAX_RENDERED + 5)

    assert resolve("> {input}", {"input": long}).endswith("… [5 characters cut]")
    assert resolve("{input}", {"input": long}) == long


def test_every_reference_is_found_with_its_place() -> None:
    found = list(find_references({"a": "{x.y[2]}", "b": ["c {z}"]}))

    assert found == [
        (("a",), Reference("x", ("y", 2)), True),
        (("b", 0), Reference("z", ()), False),
    ]
    assert str(found[0][1]) == "x.y[2]"
    assert parse_reference("{x.y[2]}") == found[0][1]
    assert parse_reference("c {z}") is None


REPOS: dict[str, Any] = {
    "type": "object",
    "properties": {
        "items": {"type": "array", "items": {"$ref": "#/$defs/Repo"}},
        "next": {"type": ["string", "null"]},
        "either": {
            "anyOf": [{"type": "integer"}, {"type": "object", "properties": {"x": {"type": "string"}}}]
        },
    },
    "required": ["items"],
    "additionalProperties": False,
    "$defs": {
        "Repo": {
            "type": "object",
            "properties": {"repo": {"type": "string"}, "stars": {"type": "integer"}},
            "required": ["repo"],
            "additionalProperties": False,
        }
    },
}


@pytest.mark.parametrize(
    ("path", "types", "optional"),
    [
        ((), {"object"}, False),
        (("items",), {"array"}, False),
        (("items", 0, "repo"), {"string"}, True),
        (("next",), {"string", "null"}, True),
        (("either", "x"), {"string"}, True),
    ],
)
def test_the_type_of_a_path_is_found_in_the_schema(path: Any, types: set[str], *, optional: bool) -> None:
    place = place_at(REPOS, path)

    assert (types_of(place.schemas), place.optional, place.missing) == (types, optional, "")


@pytest.mark.parametrize("path", [("itens",), ("items", "repo"), ("items", 0, "name"), ("next", 0)])
def test_a_path_that_no_value_can_have_is_found_in_the_schema(path: Any) -> None:
    assert place_at(REPOS, path).missing == str(path[-1])


def test_what_no_schema_says_is_unknown_and_fits_everywhere() -> None:
    assert types_of(place_at(None, ("a",)).schemas) is None
    assert types_of(place_at({"type": "object"}, ("a", "b")).schemas) is None
    assert types_of(place_at({"$ref": "https://elsewhere"}, ("a",)).schemas) is None
    assert types_fit(None, {"string"})


@pytest.mark.parametrize(
    ("given", "wanted", "fits"),
    [
        ({"integer"}, {"number"}, True),
        ({"number"}, {"integer"}, True),
        ({"string"}, {"integer"}, False),
        ({"string", "null"}, {"string"}, True),
        ({"object"}, {"array", "string"}, False),
        ({"null"}, {"string"}, True),
    ],
)
def test_types_fit_where_one_value_could_be_both(given: set[str], wanted: set[str], *, fits: bool) -> None:
    assert types_fit(given, wanted) is fits


def test_the_items_of_a_list_have_the_schema_that_the_list_names() -> None:
    schema = item_schema(place_at(REPOS, ("items",)))

    assert schema is not None
    assert place_at(schema, ("stars",)).optional
    assert item_schema(place_at(REPOS, ("next",))) is None
