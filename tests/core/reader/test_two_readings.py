"""A value in a tag whose text has two readings under the parameter's schema: asked about, and never chosen in silence."""

from typing import Any

import pytest

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.reader.call_reader import read_calls
from callwright.core.reader.reading_outcome import FixedOffer, Reading
from callwright.domain.contract import Contract

FORMS = {
    "qwen": "<tool_call>\n<function=keep>\n<parameter=x>\n%s\n</parameter>\n</function>\n</tool_call>",
    "glm": "<tool_call>keep\n<arg_key>x</arg_key>\n<arg_value>%s</arg_value>\n</tool_call>",
    "anthropic": '<function_calls>\n<invoke name="keep">\n<parameter name="x">%s</parameter>\n</invoke>\n</function_calls>',
}
DECLARED_TEXT = '<｜DSML｜tool_calls><｜DSML｜invoke name="keep"><｜DSML｜parameter name="x" string="true">%s</｜DSML｜parameter></｜DSML｜invoke></｜DSML｜tool_calls>'


def types(*names: str) -> dict[str, Any]:
    return {"type": list(names)}


def read(schema: dict[str, Any], written: str, form: str) -> tuple[Any, set[str]]:
    properties = {"type": "object", "properties": {"x": schema}}
    found = read_calls(
        form % written, FixedOffer([compile_contract(Contract(name="keep", input_schema=properties))])
    )
    assert isinstance(found, Reading)
    return found.calls[0].arguments["x"], {repair.rule for repair in found.calls[0].repairs}


TWO_READINGS: list[tuple[dict[str, Any], str, Any]] = [
    (types("string", "number"), "5", 5),
    (types("string", "number"), "007", 7),
    (types("string", "number"), "1e3", 1000),
    (types("string", "number"), "+5", 5),
    (types("string", "number"), ".5", 0.5),
    (types("string", "number"), "1,000", 1000),
    (types("string", "number"), "1_000", 1000),
    (types("string", "number"), "0x10", 16),
    (types("string", "number"), "５", 5),
    (types("string", "number"), '"5"', "5"),
    (types("string", "integer"), "1e3", 1000),
    (types("string", "integer"), "2.0", 2),
    (types("string", "boolean"), "True", True),
    (types("string", "null"), "null", None),
    (types("string", "null"), "None", None),
    (types("string", "null"), '"null"', "null"),
    (types("string", "array"), "[1]", [1]),
    (types("string", "array"), "['a',]", ["a"]),
    (types("string", "object"), "{'a': 1}", {"a": 1}),
    ({"anyOf": [{"type": "string", "format": "date"}, {"type": "number"}]}, "20260101", 20260101),
    ({}, "5", 5),
    ({"description": "Anything"}, "[1]", [1]),
    ({"enum": ["1", 1]}, "1", 1),
]  # fmt: skip


@pytest.mark.promise("B2")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("schema", "written", "other"), TWO_READINGS)
def test_a_text_that_spells_another_value_of_the_union_is_asked_about(
    schema: dict[str, Any], written: str, other: Any, form: str
) -> None:
    assert read(schema, written, FORMS[form]) == (other, {"ambiguous_value"})


ONE_READING: list[tuple[dict[str, Any], str, Any]] = [
    (types("string"), "007", "007"),
    (types("string"), "null", "null"),
    (types("string", "null"), '"Les Misérables"', '"Les Misérables"'),
    (types("string", "null"), "007", "007"),
    (types("string", "null"), "none", "none"),
    (types("string", "number"), "2026-01-01", "2026-01-01"),
    (types("string", "number"), "12 件", "12 件"),
    (types("string", "integer"), "1.5", "1.5"),
    (types("string", "array"), "[Note] hello", "[Note] hello"),
    (types("string", "array"), "[draft]", "[draft]"),
    (types("string", "object"), "{name}", "{name}"),
    ({}, "Rome", "Rome"),
    ({"enum": [1, 2, "a"]}, "2", 2),
    ({"enum": ["1", "2"]}, "2", "2"),
    ({"anyOf": [{"type": "string", "enum": ["low", "high"]}, {"type": "null"}]}, "null", None),
    ({"anyOf": [{"type": "string", "format": "date"}, {"type": "null"}]}, "null", None),
    ({"anyOf": [{"type": "string", "maxLength": 3}, {"type": "boolean"}]}, "true", True),
]  # fmt: skip


@pytest.mark.promise("B2")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("schema", "written", "value"), ONE_READING)
def test_a_text_with_one_reading_under_the_schema_is_not_asked_about(
    schema: dict[str, Any], written: str, value: Any, form: str
) -> None:
    assert read(schema, written, FORMS[form]) == (value, set())


@pytest.mark.promise("B2")
def test_a_tag_that_declares_a_text_decides_between_the_readings() -> None:
    assert read(types("string", "number"), "007", DECLARED_TEXT) == ("007", set())


@pytest.mark.promise("B2")
def test_a_nested_element_with_two_readings_is_asked_about() -> None:
    schema = {"type": "object", "properties": {"code": types("string", "integer")}}
    assert read(schema, "<code>007</code>", FORMS["anthropic"]) == ({"code": "007"}, {"ambiguous_value"})
    assert read(schema, "<code>A-7</code>", FORMS["anthropic"]) == ({"code": "A-7"}, set())
