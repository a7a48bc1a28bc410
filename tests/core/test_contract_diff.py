"""B12: two versions of a contract compared: what breaks callers, what changes keys; and the order of versions."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.contracts.contract_compiler import ContractError, compile_contract
from callwright.core.contracts.contract_diff import compare_contracts
from callwright.core.contracts.contract_lint import lint_contracts
from callwright.core.contracts.contract_versions import get_major, is_same_version, parse_version
from callwright.core.json_schema.compiled_schema import compile_schema
from callwright.core.json_schema.schema_coverage import find_gaps
from callwright.domain.contract import Contract, DeclaredError, KeyChange

TEXT = {"type": "string"}
WHOLE = {"type": "integer"}


def pay(version: str = "1.0.0", required: tuple[str, ...] = ("to",), **fields: Any) -> Contract:
    properties = fields.pop("properties", {"to": TEXT, "amount": WHOLE})
    schema = {
        "type": "object",
        "properties": properties,
        "required": list(required),
        "additionalProperties": False,
    }
    return Contract(name="pay", version=version, input_schema=schema, **fields)


def whats(earlier: Contract, later: Contract) -> set[tuple[str, str]]:
    return {(one.what, one.path) for one in compare_contracts(earlier, later).changes}


@pytest.mark.promise("B12")
@pytest.mark.parametrize(
    ("later", "expected"),
    [
        (pay("2.0.0", required=("to", "amount")), ("argument_required", "/amount")),
        (pay("2.0.0", properties={"to": TEXT}), ("argument_removed", "/amount")),
        (
            pay("2.0.0", properties={"to": {"type": "string", "maxLength": 9}, "amount": WHOLE}),
            ("accepts_less", "/to"),
        ),
        (pay("2.0.0", properties={"to": {"enum": ["a"]}, "amount": WHOLE}), ("accepts_less", "/to")),
        (
            pay("2.0.0", properties={"to": TEXT, "amount": {"type": "integer", "minimum": 1}}),
            ("accepts_less", "/amount"),
        ),
        (
            pay("2.0.0", properties={"to": {"type": "array", "items": TEXT}, "amount": WHOLE}),
            ("accepts_less", "/to"),
        ),
    ],
)
def test_a_version_that_refuses_what_was_accepted_breaks_callers(
    later: Contract, expected: tuple[str, str]
) -> None:
    found = compare_contracts(pay(), later)
    assert found.breaks_callers
    assert found.step == "major"
    assert expected in whats(pay(), later)


def test_a_new_required_argument_is_named_once() -> None:
    later = pay("2.0.0", ("to", "currency"), properties={"to": TEXT, "amount": WHOLE, "currency": TEXT})
    assert whats(pay(), later) == {("argument_required", "/currency")}


@pytest.mark.promise("B12")
def test_a_version_that_only_accepts_more_breaks_nobody() -> None:
    later = pay(
        "1.1.0",
        required=(),
        properties={"to": {"type": ["string", "null"]}, "amount": {"type": "number"}, "note": TEXT},
    )
    found = compare_contracts(pay(), later)
    assert not found.breaks_callers
    assert (found.step, found.keys) == ("minor", "same")
    assert whats(pay(), later) == {
        ("argument_optional", "/to"), ("accepts_more", "/to"), ("accepts_more", "/amount"), ("argument_added", "/note"),
    }  # fmt: skip


@pytest.mark.promise("B12")
def test_a_result_that_may_hold_more_or_lacks_a_field_breaks_readers() -> None:
    shown = {
        "type": "object",
        "properties": {"state": {"enum": ["paid"]}, "id": TEXT},
        "required": ["state", "id"],
    }
    wider = {**shown, "properties": {"state": {"enum": ["paid", "held"]}, "id": TEXT}}
    thinner = {**shown, "required": ["state"]}
    more = {**shown, "properties": {**shown["properties"], "fee": WHOLE}}  # type: ignore[dict-item]
    before = pay(output_schema=shown)
    assert ("returns_more", "/state") in whats(before, pay("1.1.0", output_schema=wider))
    assert ("result_field_gone", "/id") in whats(before, pay("1.1.0", output_schema=thinner))
    assert not compare_contracts(before, pay("1.1.0", output_schema=more)).breaks_callers
    assert compare_contracts(before, pay("1.1.0")).breaks_callers


@pytest.mark.promise("B12")
def test_keys_are_the_same_mapped_or_unmapped() -> None:
    before = pay(key_fields=("to",))
    renamed = {"recipient": TEXT, "amount": WHOLE}
    plain = pay("2.0.0", ("recipient",), properties=renamed, key_fields=("recipient",))
    mapped = pay(
        "2.0.0",
        ("recipient",),
        properties=renamed,
        key_fields=("recipient",),
        key_changes={"recipient": KeyChange(was="to")},
    )
    wider = pay("1.1.0", key_fields=("to", "amount"), key_changes={"amount": KeyChange(separate=True)})
    assert [compare_contracts(before, one).keys for one in (pay("1.1.0", key_fields=("to",)), mapped, plain, wider)] == [
        "same", "same", "unmapped", "mapped",
    ]  # fmt: skip
    assert compare_contracts(pay(), pay("2.0.0", ("recipient",), properties=renamed)).keys == "unmapped"


@pytest.mark.promise("B12")
def test_errors_effects_and_limits_are_named_as_behaviour() -> None:
    later = pay(
        "1.1.0",
        errors=(DeclaredError("NO_FUNDS", "No funds."),),
        timeout_ms=5_000,
        units={"amount": ("EUR",)},
    )
    assert {(one.what, one.detail) for one in compare_contracts(pay(), later).changes} == {
        ("error_added", "NO_FUNDS"), ("field_changed", "30000 → 5000"), ("corrections", ""),
    }  # fmt: skip


def test_words_alone_are_a_patch_and_nothing_is_none() -> None:
    assert compare_contracts(pay(), pay("1.0.1", description="Pay.")).step == "patch"
    assert compare_contracts(pay(), pay("1.0.1")).step == "none"


# --- soundness -------------------------------------------------------------------------------------------------

_LEAVES = st.one_of(
    st.sampled_from([{"type": "string"}, {"type": "integer"}, {"type": "number"}, {"type": ["string", "null"]}, {}, {"type": "boolean"}]),
    st.builds(lambda low, high: {"type": "integer", "minimum": low, "maximum": high}, st.integers(0, 3), st.integers(2, 5)),
    st.builds(lambda high: {"type": "string", "maxLength": high}, st.integers(0, 3)),
    st.builds(lambda names: {"enum": names}, st.lists(st.sampled_from(["a", "b", 1, True, None]), min_size=1, max_size=3)),
    st.builds(lambda low: {"type": "number", "exclusiveMinimum": low}, st.integers(0, 3)),
)  # fmt: skip


def _extend(inner: st.SearchStrategy[dict[str, Any]]) -> st.SearchStrategy[dict[str, Any]]:
    objects = st.builds(
        lambda properties, required, closed: {
            "type": "object",
            "properties": properties,
            "required": sorted(required),
            **({"additionalProperties": False} if closed else {}),
        },
        st.dictionaries(st.sampled_from("pq"), inner, max_size=2),
        st.sets(st.sampled_from("pq"), max_size=1),
        st.booleans(),
    )
    arrays = st.builds(
        lambda items, low: {"type": "array", "items": items, "minItems": low}, inner, st.integers(0, 2)
    )
    either = st.builds(lambda options: {"anyOf": options}, st.lists(inner, min_size=1, max_size=3))
    return st.one_of(objects, arrays, either)


_SCHEMAS = st.recursive(_LEAVES, _extend, max_leaves=5)
_VALUES = st.recursive(
    st.sampled_from([None, True, "a", "b", "abc", 0, 1, 2, 4, 1.5]),
    lambda inner: st.one_of(
        st.lists(inner, max_size=2), st.dictionaries(st.sampled_from("pqr"), inner, max_size=2)
    ),
    max_leaves=4,
)


@given(first=_SCHEMAS, second=_SCHEMAS, value=_VALUES)
def test_where_no_gap_is_found_no_value_is_lost(
    first: dict[str, Any], second: dict[str, Any], value: Any
) -> None:
    if find_gaps(first, second):
        return
    accepted = compile_schema(first, arguments=False).is_valid(value)
    assert not accepted or compile_schema(second, arguments=False).is_valid(value)


@given(schema=_SCHEMAS)
def test_a_schema_has_no_gap_towards_itself(schema: dict[str, Any]) -> None:
    assert find_gaps(schema, schema) == []


def test_references_are_followed_and_recursive_ones_end() -> None:
    tree: dict[str, Any] = {
        "$ref": "#/$defs/node",
        "$defs": {"node": {"type": "object", "properties": {"leaf": TEXT, "next": {"$ref": "#/$defs/node"}}}},
    }
    other = {
        "$ref": "#/$defs/n",
        "$defs": {"n": {"type": "object", "properties": {"leaf": WHOLE, "next": {"$ref": "#/$defs/n"}}}},
    }
    assert find_gaps(tree, tree) == []
    assert [(gap.path, gap.keyword) for gap in find_gaps(tree, other)] == [("/leaf", "type")]


def test_what_cannot_be_proved_is_a_gap() -> None:
    assert [gap.keyword for gap in find_gaps({"type": "string"}, {"type": "string", "pattern": "a"})] == [
        "pattern"
    ]
    assert find_gaps({"type": "string", "pattern": "a"}, {"type": "string"}) == []


# --- versions --------------------------------------------------------------------------------------------------


@pytest.mark.promise("B1")
def test_versions_of_all_forms_have_one_order() -> None:
    versions = ["2026-05-06", "v1", "1.2.0", "v2.1", "2.0.0", "2025-12-31", "10.0.0", "v1.1"]
    assert sorted(versions, key=parse_version) == [
        "v1", "v1.1", "1.2.0", "2.0.0", "v2.1", "10.0.0", "2025-12-31", "2026-05-06",
    ]  # fmt: skip
    assert [get_major(one) for one in ("1.4.0", "v2.1", "2026-05-06")] == ["1", "2", "2026-05-06"]
    assert is_same_version("v1", "1.0.0")


@pytest.mark.promise("B1")
@pytest.mark.parametrize(
    "version", ["1", "1.0", "v", "v01", "2026-13-01", "2026-5-6", "latest", "1.0.0-rc1", "v1.2.3.4"]
)
def test_other_forms_are_refused(version: str) -> None:
    with pytest.raises(ContractError, match="2026-05-06"):
        compile_contract(pay(version))


# --- lint ------------------------------------------------------------------------------------------------------


@pytest.mark.promise("A8", "B12")
def test_lint_finds_lost_keys_misspelt_mappings_and_understated_breaks() -> None:
    renamed = {"recipient": TEXT, "amount": WHOLE}
    lost = pay("1.1.0", ("recipient",), properties=renamed)
    misspelt = pay(
        "2.0.0",
        ("recipient",),
        properties=renamed,
        key_changes={"recipient": KeyChange(was="too"), "to": KeyChange(separate=True)},
    )
    found = [note for note in lint_contracts(map(compile_contract, (pay(), lost))) if note.code > "L040"]
    assert [(note.code, note.severity) for note in found] == [("L041", "error"), ("L043", "warning")]
    assert 'was="to"' in found[0].cure
    found = [note for note in lint_contracts(map(compile_contract, (pay(), misspelt))) if note.code > "L040"]
    assert [note.code for note in found] == ["L042"]
