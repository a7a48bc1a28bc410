"""Compiled schemas are shared between contracts that write the same; nobody may notice."""

from datetime import UTC, datetime
from typing import Any

import pytest

from callwright.core.json_schema.compiled_schema import SchemaError, compile_schema


@pytest.mark.promise("C9")
def test_changing_a_schema_after_it_was_compiled_changes_no_verdict() -> None:
    schema: dict[str, Any] = {"type": "object", "properties": {"n": {"type": "integer"}}}
    compiled = compile_schema(schema)
    schema["properties"]["n"]["type"] = "string"
    assert compiled.is_valid({"n": 1})
    assert not compile_schema(schema).is_valid({"n": 1})
    assert compile_schema(schema).is_valid({"n": "1"})


@pytest.mark.promise("C9")
@pytest.mark.parametrize(
    ("plain", "odd"),
    [
        ({"const": "2026-01-01T00:00:00Z"}, {"const": datetime(2026, 1, 1, tzinfo=UTC)}),
        ({"const": None}, {"const": float("nan")}),
        ({"const": "YQ=="}, {"const": b"a"}),
        ({"properties": {"1": {}}}, {"properties": {1: {}}}),
    ],
)
def test_what_is_only_written_like_a_good_schema_is_refused_all_the_same(
    plain: dict[str, Any], odd: dict[str, Any]
) -> None:
    compile_schema(plain)
    with pytest.raises(SchemaError):
        compile_schema(odd)


@pytest.mark.promise("C9")
def test_a_refused_schema_is_refused_each_time() -> None:
    for _ in range(2):
        with pytest.raises(SchemaError, match="object schema"):
            compile_schema({"type": "string"}, arguments=True)
    assert compile_schema({"type": "string"}).is_valid("text")


@pytest.mark.promise("C9")
def test_one_and_true_and_one_point_nought_are_three_schemas() -> None:
    verdicts = [
        [compile_schema({"enum": [one]}).is_valid(value) for value in (1, True)] for one in (1, True, 1.0)
    ]
    assert verdicts == [[True, False], [False, True], [True, False]]


@pytest.mark.promise("C9")
def test_properties_keep_the_order_in_which_they_were_written() -> None:
    names = [["a", "b"], ["b", "a"]]
    found = [
        [one.at for one in compile_schema({"required": order}).findings({})] for order in (*names, *names)
    ]
    assert found == [[("a",), ("b",)], [("b",), ("a",)]] * 2
