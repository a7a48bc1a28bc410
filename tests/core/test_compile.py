"""From a contract to a compiled one; and the contracts that could not be kept."""

import subprocess
import sys
from typing import Any

import pytest

from callwright.core.contracts.contract_compiler import ContractError, compile_contract
from callwright.domain.contract import (
    ConfidenceRules,
    Contract,
    DeclaredError,
    ResultRules,
    RetryPolicy,
    SourceRule,
)

SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        "user_id": {"type": "string"},
        "sku": {"type": "string"},
        "amount": {"type": "integer", "minimum": 1, "maximum": 100, "default": 1},
        "currency": {"anyOf": [{"$ref": "#/$defs/Currency"}, {"type": "null"}], "default": None},
        "email": {"type": "string"},
    },
    "required": ["user_id", "sku"],
    "additionalProperties": False,
    "$defs": {"Currency": {"enum": ["CNY", "USD", "EUR"], "type": "string"}},
}


def contract(**changes: Any) -> Contract:
    return Contract(**{"name": "create_order", "input_schema": SCHEMA, **changes})


def property_(**schema: Any) -> dict[str, Any]:
    return {"type": "object", "properties": {"x": schema}}


def problems(changed: Contract, *, key_reaches_tool: bool = True) -> list[tuple[str, str]]:
    with pytest.raises(ContractError) as caught:
        compile_contract(changed, key_reaches_tool=key_reaches_tool)
    for one in caught.value.problems:
        assert one.field in str(caught.value)
        assert str(one.cure) in str(caught.value)
    return [(one.field, str(one.problem)) for one in caught.value.problems]


@pytest.mark.promise("B1")
def test_a_contract_is_compiled_with_all_that_can_be_known_before_the_first_call() -> None:
    declared = DeclaredError("ORDER_NOT_FOUND", "No such order.")
    ready = compile_contract(contract(version="3.4.0", output_schema={"type": "object"}, errors=(declared,)))
    assert ready.major == "3"
    assert ready.parameters == ("user_id", "sku", "amount", "currency", "email")
    assert ready.codes == {"ORDER_NOT_FOUND": declared}
    assert ready.check_input.is_valid({"user_id": "U1", "sku": "S1"})
    assert ready.check_output is not None
    assert not ready.check_output.is_valid([])


@pytest.mark.promise("B1")
def test_the_hash_of_a_contract_is_the_same_in_every_version_and_every_process() -> None:
    golden = "d89df10e040cf1517ff4daa2f04d71cfcbbe65920c0a63ce24ee3e7cefaa38cd"
    assert compile_contract(contract()).hash == golden
    code = (
        "import sys; sys.path.insert(0, 'tests/core'); import test_compile as t; "
        "print(t.compile_contract(t.contract()).hash)"
    )
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": "7"}
    )
    assert told.stdout.strip() == golden


def test_the_hash_depends_on_every_promise_and_not_on_the_order_of_names() -> None:
    turned = {key: SCHEMA[key] for key in reversed(SCHEMA)}
    assert compile_contract(contract(input_schema=turned)).hash == compile_contract(contract()).hash
    changes: list[dict[str, Any]] = [
        {"timeout_ms": 29_999},
        {"retries": RetryPolicy(max_retries=1)},
        {"sinks": ("email",)},
        {"input_schema": {**SCHEMA, "title": "Order"}},
    ]
    assert (
        len(
            {compile_contract(contract(**change)).hash for change in changes}
            | {compile_contract(contract()).hash}
        )
        == 5
    )


def test_annotations_of_the_schema_fill_what_the_contract_leaves_open() -> None:
    schema = {
        "type": "object",
        "properties": {
            "amount": {"type": "integer", "x-callwright-unit": ["件", "个"]},
            "weight": {"type": "number", "x-callwright-unit": "kg"},
            "currency": {"enum": ["CNY"], "x-callwright-synonyms": {"人民币": "CNY"}},
            "to": {"type": "string", "x-sink": True},
            "cc": {"type": "string", "x-sink": False},
        },
    }
    made = compile_contract(contract(input_schema=schema, units={"weight": ("g",)}))
    ready = made.contract
    assert ready.units == {"amount": ("件", "个"), "weight": ("g",)}
    assert ready.synonyms == {"currency": {"人民币": "CNY"}}
    assert ready.sinks == ("to",)
    assert compile_contract(ready).hash == made.hash


@pytest.mark.parametrize("word", [{"x-callwright-unit": 5}, {"x-callwright-synonyms": "CNY"}])
def test_an_annotation_of_another_form_is_refused(word: dict[str, Any]) -> None:
    assert problems(contract(input_schema=property_(type="integer", **word)))


@pytest.mark.promise("T12")
def test_password_and_write_only_arguments_are_known_as_secrets_however_deep_they_stand() -> None:
    schema = {
        "type": "object",
        "properties": {
            "user": {"type": "string"},
            "password": {"type": "string", "format": "password"},
            "token": {"anyOf": [{"type": "string", "writeOnly": True}, {"type": "null"}]},
            "login": {"$ref": "#/$defs/Login"},
            "logins": {"type": "array", "items": {"$ref": "#/$defs/Login"}},
        },
        "$defs": {
            "Login": {"properties": {"pin": {"format": "password"}, "next": {"$ref": "#/$defs/Login"}}}
        },
    }
    assert compile_contract(contract(input_schema=schema)).secrets == ("password", "token", "login", "logins")


def test_arguments_are_known_through_references_and_all_of() -> None:
    schema = {
        "$ref": "#/$defs/Order",
        "$defs": {
            "Order": {"type": "object", "allOf": [{"$ref": "#/$defs/Base"}], "properties": {"sku": {}}},
            "Base": {"properties": {"id": {}}},
        },
    }
    assert set(compile_contract(contract(input_schema=schema, key_fields=("id",))).parameters) == {
        "id",
        "sku",
    }


CONTRADICTIONS: list[tuple[str, dict[str, Any]]] = [
    ("name", {"name": "create order"}),
    ("name", {"name": "订 单"}),
    ("name", {"name": ""}),
    ("name", {"name": "x" * 129}),
    ("version", {"version": "1.4"}),
    ("version", {"version": "v1.4.0-rc1"}),
    ("version", {"version": "01.4.0"}),
    ("input_schema/type", {"input_schema": {"type": "array"}}),
    ("input_schema/properties/x/type", {"input_schema": property_(type="int")}),
    ("input_schema/properties/x/$ref", {"input_schema": property_(**{"$ref": "http://x/"})}),
    ("output_schema/minimum", {"output_schema": {"minimum": "3"}}),
    ("input_schema/required", {"input_schema": {"required": ["x"], "additionalProperties": False}}),
    ("input_schema/properties/x/default", {"input_schema": property_(type="integer", default=2.5)}),
    ("input_schema/properties/x/default", {"input_schema": property_(enum=["a"], default="b")}),
    (
        "input_schema/properties/x/default",
        {"input_schema": property_(type="object", required=["y"], default={})},
    ),
    ("effect", {"effect": "write"}),
    ("timeout_ms", {"timeout_ms": "30s"}),
    ("timeout_ms", {"timeout_ms": 0}),
    ("lease_ms", {"lease_ms": 0, "effect": "read"}),
    ("wait_ms", {"wait_ms": -1}),
    ("ttl_s", {"ttl_s": 0}),
    ("max_output_bytes", {"max_output_bytes": 0}),
    ("retries.max_retries", {"retries": RetryPolicy(max_retries=-1)}),
    ("retries.cap_ms", {"retries": RetryPolicy(base_ms=500, cap_ms=100)}),
    ("timeout_ms", {"timeout_ms": 61_000, "lease_ms": 61_000}),
    ("lease_ms", {"lease_ms": 29_000}),
    ("confidence.unsure", {"confidence": ConfidenceRules(sure=0.5, unsure=0.8)}),
    ("confidence.unsourced_cap", {"confidence": ConfidenceRules(unsourced_cap=1.1)}),
    ("confidence.base", {"confidence": ConfidenceRules(base=float("nan"))}),
    ("confidence.signals.title", {"confidence": ConfidenceRules(signals={"title": 25})}),
    ("min_confidence", {"min_confidence": 60}),
    ("repeat", {"effect": "read", "repeat": "ask"}),
    ("marks_effect", {"effect": "read", "marks_effect": True}),
    ("without_store", {"effect": "once", "without_store": True}),
    ("key_fields", {"repeat": "allow", "key_fields": ("sku",)}),
    ("key_fields", {"key_fields": ("acount",)}),
    ("key_fields", {"key_fields": ("sku", "sku")}),
    ("units", {"units": {"count": ("件",)}}),
    ("units", {"units": {"sku": ("件",)}}),
    ("synonyms", {"synonyms": {"curency": {"人民币": "CNY"}}}),
    ("synonyms", {"synonyms": {"currency": {"人民币": "RMB"}}}),
    ("synonyms", {"synonyms": {"sku": {"a": "b"}}}),
    ("sinks", {"sinks": ("recipient",)}),
    ("sinks", {"sinks": ("amount",), "units": {"amount": ("件",)}}),
    ("errors[0].code", {"errors": (DeclaredError("timeout", "x"),)}),
    ("errors[0].code", {"errors": (DeclaredError("NO-STOCK", "x"),)}),
    ("errors[1].code", {"errors": (DeclaredError("NO_STOCK", "x"), DeclaredError("NO_STOCK", "y"))}),
    ("errors[0].code", {"errors": (DeclaredError("LOST", "x", retryable=True, effect="unknown"),)}),
    ("result.codes.E1", {"result": ResultRules(codes={"E1": "NO_STOCK"})}),
    ("result.ok_path", {"result": ResultRules(ok_path="status.ok")}),
    ("source.items", {"source": SourceRule(items="hits")}),
]


@pytest.mark.promise("B1")
@pytest.mark.parametrize(("field", "changes"), CONTRADICTIONS, ids=str)
def test_a_contradiction_is_refused_where_it_stands_and_nowhere_else(
    field: str, changes: dict[str, Any]
) -> None:
    assert [where for where, _ in problems(contract(**changes))] == [field]


def test_all_contradictions_are_told_at_once() -> None:
    broken = contract(name="a b", version="1", key_fields=("x",), timeout_ms=90_000)
    assert [where for where, _ in problems(broken)] == [
        "name",
        "version",
        "timeout_ms",
        "key_fields",
    ]


def test_a_keyed_effect_needs_a_tool_that_is_told_the_key() -> None:
    keyed = contract(effect="keyed")
    assert compile_contract(keyed).contract.effect == "keyed"
    assert [where for where, _ in problems(keyed, key_reaches_tool=False)] == ["effect"]
    assert compile_contract(contract(effect="once"), key_reaches_tool=False).contract.effect == "once"


@pytest.mark.parametrize(
    "changes",
    [
        {"effect": "read", "retries": RetryPolicy(max_retries=5)},
        {"effect": "read", "timeout_ms": 50_000, "lease_ms": 1},
        {"effect": "once", "retries": RetryPolicy(max_retries=5)},
        {"repeat": "allow"},
        {"synonyms": {"currency": {"人民币": "CNY"}}, "units": {"amount": ("件",)}, "sinks": ("email",)},
        {"result": ResultRules(codes={"E1": "not_found"}, ok_path="/ok", data_path="")},
        {"retries": RetryPolicy(0, 0, 0)},
    ],
    ids=str,
)
def test_what_looks_odd_but_can_be_kept_is_compiled(changes: dict[str, Any]) -> None:
    assert compile_contract(contract(**changes)).hash
