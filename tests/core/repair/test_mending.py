"""Repair: named steps that add no error of their own, and refusals for everything else."""

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.repair import FAITHFUL_STEPS, LocalMoment, repair_arguments
from callwright.domain.contract import CompiledContract, Contract
from callwright.domain.repair_steps import BUILTIN_CORRECTORS, STEPS
from callwright.domain.result import Repair

SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        "user_id": {"type": "string"},
        "amount": {"type": "integer", "minimum": 1, "maximum": 100},
        "price": {"type": "number"},
        "currency": {"enum": ["CNY", "USD", "EUR"]},
        "gift": {"type": "boolean"},
        "tags": {"type": "array", "items": {"type": "string"}},
        "address": {"type": "object", "properties": {"zip": {"type": "integer"}}},
        "note": {"anyOf": [{"type": "array", "items": {"type": "integer"}}, {"type": "null"}]},
        "weight_kg": {"type": "number", "x-unit": "kg"},
        "due": {"anyOf": [{"type": "string", "format": "date"}, {"type": "null"}]},
        "state": {"enum": ["IN_PROGRESS", "done"]},
        "account": {"type": "string"},
    },
    "required": ["amount"],
    "additionalProperties": False,
}


def tool(**more: Any) -> CompiledContract:
    return compile_contract(
        Contract(
            name="create_order",
            description="Create an order.",
            input_schema=SCHEMA,
            units={"amount": ("件", "个")},
            synonyms={"currency": {"人民币": "CNY", "dollar": "USD"}},
            sinks=("account",),
            **more,
        )
    )


TOOL = tool()

REPAIRED: list[tuple[str, dict[str, Any], dict[str, Any], str]] = [
    ("number in a string", {"amount": "2"}, {"amount": 2}, "number_in_string"),
    ("full-width digits", {"amount": "２"}, {"amount": 2}, "number_in_string"),
    ("integral decimal", {"amount": "2.0"}, {"amount": 2}, "number_in_string"),
    ("a declared counter", {"amount": "2件"}, {"amount": 2}, "counted_number"),
    ("a declared counter with a space", {"amount": " 3 个 "}, {"amount": 3}, "counted_number"),
    ("a decimal", {"amount": 1, "price": "9.90"}, {"amount": 1, "price": 9.9}, "number_in_string"),
    ("enum in lower case", {"amount": 1, "currency": "cny"}, {"amount": 1, "currency": "CNY"}, "enum_form"),
    (
        "enum in full width",
        {"amount": 1, "currency": "ＵＳＤ"},
        {"amount": 1, "currency": "USD"},
        "enum_form",
    ),
    (
        "declared synonym",
        {"amount": 1, "currency": "人民币"},
        {"amount": 1, "currency": "CNY"},
        "enum_synonym",
    ),
    ("boolean in a string", {"amount": 1, "gift": "True"}, {"amount": 1, "gift": True}, "boolean_in_string"),
    ("list in a string", {"amount": 1, "tags": '["a"]'}, {"amount": 1, "tags": ["a"]}, "json_in_string"),
    ("list under anyOf", {"amount": 1, "note": "[1, 2]"}, {"amount": 1, "note": [1, 2]}, "json_in_string"),
    ("misspelt parameter", {"ammount": 2}, {"amount": 2}, "parameter_spelling"),
    (
        "parameter in camel case",
        {"amount": 1, "userId": "U1"},
        {"amount": 1, "user_id": "U1"},
        "parameter_form",
    ),
]


@pytest.mark.promise("B3")
@pytest.mark.parametrize(
    ("before", "after", "rule"), [case[1:] for case in REPAIRED], ids=[c[0] for c in REPAIRED]
)
def test_a_faithful_repair_is_made_named_and_recorded(
    before: dict[str, Any], after: dict[str, Any], rule: str
) -> None:
    mended = repair_arguments(TOOL, before)
    assert mended.arguments == after
    assert mended.problems == []
    assert [repair.rule for repair in mended.repairs] == [rule]
    assert all(repair.faithful and 0 < repair.confidence <= 1 for repair in mended.repairs)


REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("an undeclared unit", {"amount": "5 km"}, "/amount"),
    ("an approximate number", {"amount": "1.5k"}, "/amount"),
    ("a thousands separator", {"amount": "1,000"}, "/amount"),
    ("two numbers", {"amount": "2 or 3"}, "/amount"),
    ("a fraction for an integer", {"amount": "2.5"}, "/amount"),
    ("out of range", {"amount": "500"}, "/amount"),
    ("an enum prefix", {"amount": 1, "currency": "CN"}, "/currency"),
    ("a missing field", {}, "/amount"),
    ("an unknown field", {"amount": 1, "colour": "red"}, ""),
    ("another unit's field", {"amount": 1, "weight_lb": 3}, ""),
    ("a misspelt sink", {"amount": 1, "acount": "DE1"}, ""),
    ("a sink of another type", {"amount": 1, "account": 5}, "/account"),
    ("a scalar for a list", {"amount": 1, "tags": "a"}, "/tags"),
    ("null for an optional", {"amount": 1, "price": None}, "/price"),
    ("broken JSON in a string", {"amount": 1, "tags": '["a"'}, "/tags"),
]


@pytest.mark.promise("B3", "T16")
@pytest.mark.parametrize(("arguments", "path"), [case[1:] for case in REFUSED], ids=[c[0] for c in REFUSED])
def test_what_is_not_certain_is_refused_and_says_where(arguments: dict[str, Any], path: str) -> None:
    mended = repair_arguments(TOOL, arguments)
    assert path in [problem.path for problem in mended.problems]


@pytest.mark.promise("B3")
def test_several_problems_are_told_together() -> None:
    mended = repair_arguments(TOOL, {"amount": "many", "currency": "GBP", "colour": 1})
    assert {problem.path for problem in mended.problems} == {"/amount", "/currency", ""}


@pytest.mark.promise("B3")
def test_several_repairs_are_made_together_and_inside_each_other() -> None:
    mended = repair_arguments(TOOL, {"ammount": "2件", "addres": '{"zip": "10115"}'})
    assert mended.arguments == {"amount": 2, "address": {"zip": 10115}}
    assert mended.problems == []
    assert len(mended.repairs) == 5


@pytest.mark.promise("B3")
def test_a_value_is_never_moved_onto_a_field_that_is_given() -> None:
    mended = repair_arguments(TOOL, {"amount": 1, "ammount": 2})
    assert mended.problems
    assert mended.arguments["amount"] == 1


def test_what_the_model_wrote_stays_as_it_was() -> None:
    written: dict[str, Any] = {"amount": "2", "address": {"zip": "1"}}
    repair_arguments(TOOL, written)
    assert written == {"amount": "2", "address": {"zip": "1"}}


@pytest.mark.promise("T10")
def test_a_problem_never_echoes_the_rejected_value() -> None:
    mended = repair_arguments(TOOL, {"amount": "hunter2-secret", "currency": "hunter2-secret"})
    assert "hunter2" not in repr(mended.problems)


WRITTEN = st.sampled_from([
    "2", "2件", "1,000", "1.5k", "2万", "三", "¥5", "15%", "3 kg", "cny", "人民币", "CN", "true", "yes", "null", "[1]", "['a']",
    '{"zip": "1"}', "{}", "", "2024/1/5", "11/12/2026", "明天", "next Friday", "Done", "in progress", "a, b",
])  # fmt: skip
NAMES = st.sampled_from([
    *SCHEMA["properties"], "ammount", "userId", "colour", "acount", "Account", "weight_lb", "adress", "zip",
])  # fmt: skip
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=6)
    | WRITTEN,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3) | NAMES, inner, max_size=3)
    ),
    max_leaves=6,
)
ARGUMENTS = st.dictionaries(NAMES, VALUES, max_size=5)
MOMENT = LocalMoment(1_795_228_200_000, "Asia/Shanghai")


@pytest.mark.promise("B3")
@given(ARGUMENTS, st.sampled_from([None, MOMENT]))
def test_repair_ends_valid_or_refused_and_is_idempotent(
    arguments: dict[str, Any], moment: LocalMoment | None
) -> None:
    mended = repair_arguments(TOOL, arguments, moment)
    assert bool(mended.problems) != TOOL.check_input.is_valid(mended.arguments)
    again = repair_arguments(TOOL, mended.arguments, moment)
    assert again.arguments == mended.arguments
    assert again.repairs == []
    assert again.problems == mended.problems


@pytest.mark.promise("B3")
@given(ARGUMENTS)
def test_every_change_is_recorded_and_the_record_tells_the_whole_change(arguments: dict[str, Any]) -> None:
    mended = repair_arguments(TOOL, arguments, MOMENT)
    assert retold(arguments, mended.repairs) == mended.arguments


def retold(arguments: dict[str, Any], repairs: list[Repair]) -> Any:
    """The arguments with the recorded repairs made again, one after the other, from the record alone."""
    document: Any = copy.deepcopy(arguments)
    for one in repairs:
        *way, last = (step.replace("~1", "/").replace("~0", "~") for step in one.path.split("/")[1:])
        place = document
        for step in way:
            place = place[int(step)] if isinstance(place, list) else place[step]
        key: Any = int(last) if isinstance(place, list) else last
        if STEPS[one.rule].stage == "name":
            place[key] = place.pop(one.before)
        else:
            assert place[key] == one.before
            place[key] = copy.deepcopy(one.after)
    return document


@pytest.mark.promise("T16")
@given(ARGUMENTS)
def test_a_sink_keeps_its_value_and_no_other_value_comes_into_it(arguments: dict[str, Any]) -> None:
    mended = repair_arguments(TOOL, arguments, MOMENT)
    written = [value for name, value in arguments.items() if name.lower() == "account"]
    if "account" in mended.arguments:
        assert any(mended.arguments["account"] is one for one in written)


@pytest.mark.promise("B3")
@given(ARGUMENTS)
def test_nothing_is_dropped_and_nothing_is_filled_in(arguments: dict[str, Any]) -> None:
    mended = repair_arguments(TOOL, arguments, MOMENT)
    assert len(mended.arguments) == len(arguments)
    renamed = {one.after: one.before for one in mended.repairs if one.rule.startswith("parameter_")}
    origins = {renamed.get(name, name) for name in mended.arguments}
    assert origins == set(arguments)


@pytest.mark.promise("B3")
@given(ARGUMENTS)
def test_only_faithful_steps_are_applied_and_the_others_are_only_proposed(arguments: dict[str, Any]) -> None:
    mended = repair_arguments(TOOL, arguments, MOMENT)
    assert all(one.faithful and STEPS[one.rule].faithful for one in mended.repairs)
    assert not any(one.faithful and not STEPS[one.rule].faithful for one in mended.proposed)


@pytest.mark.promise("B3")
def test_which_steps_are_applied_is_decided_by_their_class_alone() -> None:
    arguments = {"amount": "2", "tags": "a"}
    assert repair_arguments(TOOL, arguments).problems
    assert repair_arguments(TOOL, arguments, allowed=FAITHFUL_STEPS | {"scalar_to_list"}).arguments == {
        "amount": 2,
        "tags": ["a"],
    }
    assert repair_arguments(TOOL, {"amount": "2"}, allowed=frozenset()).problems


def test_every_step_has_a_class_and_says_what_it_does_in_both_languages() -> None:
    for name, step in STEPS.items():
        assert name == step.name
        assert 0 < step.confidence < 1
        assert step.meaning
        assert step.meaning_zh != step.meaning
        assert step.faithful or step.stage == "syntax" or step.confidence <= 0.6
    assert {name for name in BUILTIN_CORRECTORS if name in STEPS} <= set(STEPS)
