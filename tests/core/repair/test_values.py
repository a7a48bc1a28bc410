"""Values of another JSON type, choices, alternatives: what was clearly meant is taken, everything else is asked about."""

from typing import Any

import pytest

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.repair import repair_arguments
from callwright.domain.contract import Contract
from core.repair.fields_of import asked, became, mended, refused

NULLABLE_LIST = {"anyOf": [{"type": "array", "items": {"type": "integer"}}, {"type": "null"}]}
NULLABLE_OBJECT = {
    "anyOf": [{"type": "object", "properties": {"zip": {"type": "integer"}}}, {"type": "null"}]
}
SEVERAL = {"type": ["integer", "boolean", "null"]}
TAGGED = {
    "oneOf": [
        {"type": "object", "properties": {"kind": {"const": "card"}, "digits": {"type": "integer"}}, "required": ["kind"]},
        {"type": "object", "properties": {"kind": {"const": "cash"}, "digits": {"type": "string"}}, "required": ["kind"]},
    ]
}  # fmt: skip


@pytest.mark.promise("B3")
@pytest.mark.parametrize(
    ("schema", "value", "after", "steps"),
    [
        ({"type": "boolean"}, "True", True, ["boolean_in_string"]),
        ({"type": "array"}, "[1, 2]", [1, 2], ["json_in_string"]),
        ({"type": "object"}, '{"a": 1}', {"a": 1}, ["json_in_string"]),
        ({"type": "array"}, "['a', 'b']", ["a", "b"], ["literal_in_string"]),
        ({"type": "object"}, "{'a': True, 'b': None}", {"a": True, "b": None}, ["literal_in_string"]),
        (NULLABLE_LIST, "[1, 2]", [1, 2], ["json_in_string"]),
        (NULLABLE_LIST, '["1", "2"]', [1, 2], ["json_in_string", "number_in_string", "number_in_string"]),
        (NULLABLE_LIST, "null", None, ["null_in_string"]),
        (NULLABLE_OBJECT, '{"zip": "10115"}', {"zip": 10115}, ["json_in_string", "number_in_string"]),
        (SEVERAL, "5", 5, ["number_in_string"]),
        (SEVERAL, "false", False, ["boolean_in_string"]),
        (SEVERAL, "null", None, ["null_in_string"]),
        ({"anyOf": [{"type": "integer"}, {"const": "auto"}]}, "5", 5, ["number_in_string"]),
        ({"anyOf": [{"type": "integer"}, {"enum": ["auto", "none"]}]}, "AUTO", "auto", ["enum_form"]),
        ({"type": "string"}, 94103, "94103", ["text_of_number"]),
        (TAGGED, {"kind": "card", "digits": "42"}, {"kind": "card", "digits": 42}, ["number_in_string"]),
        (TAGGED, '{"kind": "cash", "digits": "42"}', {"kind": "cash", "digits": "42"}, ["json_in_string"]),
        ({"allOf": [{"type": "integer"}, {"minimum": 1}]}, "5", 5, ["number_in_string"]),
        ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "boolean"}]}, ["1", "true"], [1, True],
         ["number_in_string", "boolean_in_string"]),
        ({"type": "object", "additionalProperties": {"type": "number"}}, {"a": "0.5"}, {"a": 0.5}, ["number_in_string"]),
    ],
)  # fmt: skip
def test_a_value_of_another_type_is_read_where_one_thing_can_be_meant(
    schema: dict[str, Any], value: Any, after: Any, steps: list[str]
) -> None:
    assert became(mended(schema, value)) == (after, steps)


@pytest.mark.promise("B3")
@pytest.mark.parametrize(
    ("schema", "value"),
    [
        ({"anyOf": [{"type": "array"}, {"type": "string"}]}, "[1, 2]"),
        ({"type": ["string", "integer"]}, "5"),
        ({"type": "string"}, "null"),
        ({"anyOf": [{"type": "boolean"}, {"type": "string"}]}, "true"),
        ({}, "5"),
    ],
)
def test_a_text_stays_a_text_where_texts_are_accepted(schema: dict[str, Any], value: str) -> None:
    assert became(mended(schema, value)) == (value, [])


@pytest.mark.promise("B3", "T16")
@pytest.mark.parametrize(
    ("schema", "value"),
    [
        ({"type": "array"}, "[1, 2"),
        ({"type": "array"}, "a, b"),
        ({"type": "array"}, '{"a": 1}'),
        ({"type": "object"}, '{"a": 1, "a": 2}'),
        ({"type": "object"}, '{"a": NaN}'),
        ({"type": "array"}, "[__import__('os')]"),
        ({"type": "array"}, "{1, 2}"),
        ({"type": "array"}, "['a' 'b']"),
        ({"type": "array"}, r"['\d']"),
        ({"type": "object"}, "{'a': 1, 'a': 2}"),
        ({"type": "object"}, "{'a': 1j}"),
        ({"type": "array"}, "[" * 50_000),
        ({"type": "boolean"}, "maybe"),
        ({"type": "boolean"}, 2),
        ({"type": "integer"}, True),
        ({"type": "integer"}, 2.5),
        ({"type": "string"}, 1.5),
        ({"type": "string"}, True),
        ({"type": "string"}, ["a", "b"]),
        ({"type": "string"}, {"a": 1}),
        ({"type": "integer"}, [1, 2]),
        ({"anyOf": [{"type": "string", "maxLength": 3}, {"type": "array"}]}, "[1, 2]"),
    ],
)
def test_a_value_that_would_have_to_be_guessed_cut_or_joined_is_refused_unchanged(
    schema: dict[str, Any], value: Any
) -> None:
    assert refused(mended(schema, value), value)


@pytest.mark.promise("B3", "T16")
@pytest.mark.parametrize(
    ("schema", "value", "step"),
    [
        ({"type": "array", "items": {"type": "string"}}, "a", "scalar_to_list"),
        ({"type": "array", "items": {"type": "integer"}}, 5, "scalar_to_list"),
        ({"type": "string"}, ["a"], "list_to_scalar"),
        ({"type": "integer"}, None, "null_dropped"),
        ({"type": "boolean"}, "yes", "boolean_word"),
        ({"type": "boolean"}, "否", "boolean_word"),
        ({"type": "boolean"}, 1, "boolean_word"),
    ],
)
def test_what_repair_would_add_errors_to_is_only_asked_about(
    schema: dict[str, Any], value: Any, step: str
) -> None:
    done = mended(schema, value)
    assert refused(done, value)
    assert [one.rule for one in done.proposed] == ([] if step == "null_dropped" else [step])
    assert not any(one.faithful for one in done.proposed)
    assert "; " in done.problems[0].problem


@pytest.mark.promise("T10")
def test_a_question_repeats_nothing_that_was_written() -> None:
    for schema, value in (({"type": "array"}, "hunter2"), ({"type": "string"}, ["hunter2"])):
        assert "hunter2" not in repr(mended(schema, value).problems)


@pytest.mark.promise("T10")
def test_of_a_secret_field_no_reading_is_told() -> None:
    done = mended({"type": "integer", "format": "password"}, "1.5k")
    assert refused(done, "1.5k")
    assert "1500" not in repr(done.problems)


@pytest.mark.promise("T10")
def test_the_record_of_a_repair_holds_nothing_of_a_secret_field() -> None:
    done = mended({"type": "string", "format": "password"}, 20261121)
    assert done.arguments["x"] == "20261121"
    assert [(one.path, one.before, one.after, one.rule) for one in done.repairs] == [
        ("/x", "***", "***", "text_of_number")
    ]


# --- choices ----------------------------------------------------------------------------------------------------

STATES = {"enum": ["IN_PROGRESS", "done", "on hold"]}


@pytest.mark.promise("B3")
@pytest.mark.parametrize(
    ("schema", "value", "member", "step"),
    [
        (STATES, "in progress", "IN_PROGRESS", "enum_form"),
        (STATES, "in-progress", "IN_PROGRESS", "enum_form"),
        (STATES, "InProgress", "IN_PROGRESS", "enum_form"),
        (STATES, " Done ", "done", "enum_form"),
        (STATES, "ON_HOLD", "on hold", "enum_form"),
        ({"enum": ["CNY", "USD"]}, "ｕｓｄ", "USD", "enum_form"),
        ({"enum": ["进行中", "已完成"]}, "已 完成", "已完成", "enum_form"),
        ({"enum": [1, 2, 3]}, "3", 3, "number_in_string"),
        ({"enum": [-1, 0.5]}, "-1", -1, "number_in_string"),
        ({"enum": ["1", "2"]}, 2, "2", "text_of_number"),
        ({"type": "string", "pattern": "^(CNY|USD|EUR)$"}, "cny", "CNY", "enum_form"),
        ({"enum": ["CNY", "USD", "EUR"]}, "人民币", "CNY", "currency_name"),
        ({"enum": ["CNY", "USD", "EUR"]}, "美元", "USD", "currency_name"),
        ({"enum": ["CNY", "USD", "EUR"]}, "€", "EUR", "currency_name"),
        ({"const": "v2"}, "V2", "v2", "enum_form"),
        ({"anyOf": [STATES, {"type": "null"}]}, "Done", "done", "enum_form"),
    ],
)
def test_a_member_in_another_form_is_taken_when_it_is_the_only_one(
    schema: dict[str, Any], value: Any, member: Any, step: str
) -> None:
    assert became(mended(schema, value)) == (member, [step])


@pytest.mark.promise("B3", "T16")
@pytest.mark.parametrize(
    ("schema", "value"),
    [
        (STATES, "in"),
        (STATES, "progress"),
        (STATES, "finished"),
        (STATES, "dne"),
        (STATES, ""),
        (STATES, "DONE!"),
        ({"enum": ["A", "a"]}, "ａ "),
        ({"enum": ["A-", "B"]}, "A"),
        ({"enum": ["UTC+8", "UTC-8"]}, "UTC8"),
        ({"enum": ["a_b", "a b"]}, "A-B"),
        ({"enum": [10, 20]}, "1"),
        ({"enum": [1, 2]}, "1.5"),
        ({"enum": ["CNY", "USD"]}, "$"),
        ({"enum": ["CNY", "JPY"]}, "¥"),
        ({"enum": ["USD", "yuan"]}, "美元"),
        ({"enum": ["CNY", "USD"]}, "港元"),
        ({"type": "string", "pattern": "^CNY|USD$"}, "cny"),
        ({"type": "string", "pattern": "^[A-Z]{3}$"}, "cny"),
    ],
)
def test_a_member_is_never_taken_by_a_beginning_a_likeness_or_a_shared_sign(
    schema: dict[str, Any], value: Any
) -> None:
    assert refused(mended(schema, value), value)


@pytest.mark.promise("B3")
def test_a_refused_choice_tells_what_is_accepted_and_what_is_close() -> None:
    assert asked(mended(STATES, "dne")) == ("done", ["IN_PROGRESS", "done", "on hold"])


@pytest.mark.promise("B3")
def test_every_wrong_item_of_a_list_of_choices_is_put_right() -> None:
    done = mended({"type": "array", "items": STATES}, ["Done", "in progress", "done"])
    assert done.arguments["x"] == ["done", "IN_PROGRESS", "done"]
    assert [one.path for one in done.repairs] == ["/x/0", "/x/1"]


@pytest.mark.promise("B3")
def test_a_declared_word_for_a_member_is_taken_also_far_inside() -> None:
    state = {**STATES, "x-callwright-synonyms": {"搞定": "done", "finished": "done"}}
    done = mended({"type": "object", "properties": {"state": state}}, {"state": "Finished"})
    assert done.arguments["x"] == {"state": "done"}
    assert done.repairs[0].rule == "enum_synonym"


@pytest.mark.promise("B3")
def test_a_word_that_is_declared_for_two_members_is_none() -> None:
    schema = {**STATES, "x-callwright-synonyms": {"ok": "done", "OK": "on hold"}}
    assert refused(mended(schema, "Ok"), "Ok")


# --- long and deep ----------------------------------------------------------------------------------------------


@pytest.mark.promise("B3")
def test_two_hundred_numbers_in_texts_are_all_read() -> None:
    done = mended({"type": "array", "items": {"type": "integer"}}, [str(n) for n in range(200)])
    assert done.arguments["x"] == list(range(200))
    assert len(done.repairs) == 200


@pytest.mark.promise("B3")
def test_a_list_that_is_longer_than_repair_goes_is_refused_in_short() -> None:
    done = mended({"type": "array", "items": {"type": "integer"}}, [str(n) for n in range(20_000)])
    assert 0 < len(done.problems) <= 32


@pytest.mark.promise("B3")
def test_a_place_deep_in_a_schema_that_comes_back_to_itself_in_two_ways_is_found_soon() -> None:
    down: dict[str, Any] = {"$ref": "#/$defs/n"}
    node: dict[str, Any] = {
        "type": "object",
        "properties": {"x": {"anyOf": [{"allOf": [down]}, {"allOf": [down]}]}, "n": {"type": "integer"}},
    }
    document = {"type": "object", "properties": {"x": down}, "$defs": {"n": node}}
    value: dict[str, Any] = {"n": "1"}
    for _ in range(7):
        value = {"x": value}
    done = repair_arguments(compile_contract(Contract(name="walk", input_schema=document)), value)
    assert done.problems


@pytest.mark.promise("B3")
def test_a_field_of_a_recursive_schema_is_put_right_where_it_stands() -> None:
    node: dict[str, Any] = {
        "type": "object",
        "properties": {"size": {"type": "integer"}, "next": {"$ref": "#/$defs/node"}},
        "additionalProperties": False,
    }
    document = {"type": "object", "properties": {"x": {"$ref": "#/$defs/node"}}, "$defs": {"node": node}}
    done = repair_arguments(
        compile_contract(Contract(name="walk", input_schema=document)),
        {"x": {"size": "1", "next": {"Size": 2, "next": {"size": "3"}}}},
    )
    assert done.arguments == {"x": {"size": 1, "next": {"size": 2, "next": {"size": 3}}}}
