"""Names of parameters and tools: put right when one can be meant, never moved onto another thing."""

from typing import Any

import pytest

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.repair import repair_arguments
from callwright.core.repair.name_spelling import (
    find_nearest_tool,
    propose_parameter_name,
    propose_tool_name,
    split_identifier,
)
from callwright.domain.contract import Contract


@pytest.mark.promise("B3")
@pytest.mark.parametrize(
    ("name", "free", "right", "step"),
    [
        ("userId", ["user_id", "order_id"], "user_id", "parameter_form"),
        ("User-ID", ["userid"], "userid", "parameter_form"),
        ("ammount", ["amount", "currency"], "amount", "parameter_spelling"),
        ("adress", ["address", "city"], "address", "parameter_spelling"),
        ("qyt", ["qty", "sku"], "qty", "parameter_spelling"),
        ("departure_dtae", ["departure_date", "seats"], "departure_date", "parameter_spelling"),
        ("recieved_at", ["received_at"], "received_at", "parameter_spelling"),
        ("quantitys", ["quantity"], "quantity", "parameter_spelling"),
    ],
)
def test_a_slip_in_a_parameter_is_put_right(name: str, free: list[str], right: str, step: str) -> None:
    proposal = propose_parameter_name(name, free, [])
    assert proposal is not None
    assert (proposal.value, proposal.step) == (right, step)


@pytest.mark.promise("B3", "T16")
@pytest.mark.parametrize(
    ("name", "free"),
    [
        ("weight_lb", ["weight_kg"]),
        ("from_date", ["to_date"]),
        ("min_price", ["max_price"]),
        ("lat", ["lng"]),
        ("address1", ["address2"]),
        ("line_2", ["line_1"]),
        ("user_ip", ["user_id"]),
        ("go", ["to"]),
        ("is_active", ["inactive"]),
        ("import_id", ["export_id"]),
        ("lock", ["unlock"]),
        ("active", ["inactive"]),
        ("subscribe", ["unsubscribe"]),
        ("verified", ["unverified"]),
        ("amout", ["amount", "about"]),
        ("usr", ["use", "user"]),
        ("total", ["amount"]),
        ("ab", ["cd"]),
        ("amou\u200bnt", ["amount"]),
        ("", ["a"]),
    ],
)
def test_a_parameter_is_not_moved_where_two_things_could_be_meant(name: str, free: list[str]) -> None:
    assert propose_parameter_name(name, free, []) is None


@pytest.mark.promise("T16")
def test_a_parameter_is_moved_onto_a_sink_only_by_its_form() -> None:
    assert propose_parameter_name("acount", ["account"], ["account"]) is None
    assert propose_parameter_name("Account", ["account"], ["account"]) is not None


def test_words_of_an_identifier_are_told_apart_in_every_style() -> None:
    assert (
        split_identifier("userId")
        == split_identifier("user_id")
        == split_identifier("User-ID")
        == ("user", "id")
    )


# --- inside objects ---------------------------------------------------------------------------------------------

LINE: dict[str, Any] = {
    "type": "object",
    "properties": {"sku": {"type": "string"}, "quantity": {"type": "integer"}, "pay_to": {"type": "string", "x-sink": True}},
    "required": ["sku", "quantity"],
    "additionalProperties": False,
}  # fmt: skip


def order(lines: Any, **root: Any) -> Any:
    schema = {"type": "object", "properties": {"lines": {"type": "array", "items": LINE}}, **root}
    return repair_arguments(compile_contract(Contract(name="order", input_schema=schema)), {"lines": lines})


@pytest.mark.promise("B3")
def test_a_name_inside_an_object_of_a_list_is_put_right() -> None:
    done = order([{"sku": "A", "quantity": 1}, {"SKU": "B", "quantitiy": "2"}])
    assert done.arguments == {"lines": [{"sku": "A", "quantity": 1}, {"sku": "B", "quantity": 2}]}
    assert [(one.path, one.before) for one in done.repairs][:2] == [
        ("/lines/1/sku", "SKU"),
        ("/lines/1/quantity", "quantitiy"),
    ]


@pytest.mark.promise("T16")
def test_a_name_inside_an_object_is_not_moved_onto_a_sink_and_a_sink_is_not_changed() -> None:
    for line in ({"sku": "A", "quantity": 1, "pay_too": "x"}, {"sku": "A", "quantity": 1, "pay_to": 5}):
        done = order([line])
        assert done.arguments == {"lines": [line]}
        assert done.problems


@pytest.mark.promise("B3")
def test_the_order_of_arguments_and_every_one_of_them_is_kept() -> None:
    done = order([{"quantity": 1, "SKU": "B"}])
    assert list(done.arguments["lines"][0]) == ["quantity", "sku"]


@pytest.mark.promise("B3")
def test_where_unknown_names_are_let_through_a_required_one_is_found_under_its_misspelling() -> None:
    schema = {
        "type": "object",
        "properties": {"amount": {"type": "integer"}, "note": {"type": "string"}},
        "required": ["amount"],
    }
    tool = compile_contract(Contract(name="pay", input_schema=schema))
    assert repair_arguments(tool, {"ammount": 3}).arguments == {"amount": 3}
    assert repair_arguments(tool, {"ammount": 3, "amuont": 4}).problems
    assert repair_arguments(tool, {"total": 3}).arguments == {"total": 3}
    assert repair_arguments(tool, {"amount": 3, "note2": "x"}).repairs == []
    assert (
        repair_arguments(tool, {"ammount": 3} | {f"n{at}": at for at in range(63)}).arguments["amount"] == 3
    )
    assert repair_arguments(tool, {"ammount": 3} | {f"n{at}": at for at in range(64)}).repairs == [], (
        "that is no slip"
    )


@pytest.mark.promise("B3", "T16")
def test_an_unknown_name_is_never_dropped() -> None:
    done = order([{"sku": "A", "quantity": 1, "colour": "red"}])
    assert done.arguments == {"lines": [{"sku": "A", "quantity": 1, "colour": "red"}]}
    assert done.problems[0].accepted == ["sku", "quantity", "pay_to"]


# --- tools ------------------------------------------------------------------------------------------------------


@pytest.mark.promise("B3")
@pytest.mark.parametrize(
    ("name", "offered", "right", "step"),
    [
        ("createOrder", ["create_order", "cancel_order"], "create_order", "tool_form"),
        ("Create-Order", ["create_order"], "create_order", "tool_form"),
        ("get_wether", ["get_weather", "get_news"], "get_weather", "tool_spelling"),
        ("serach_flights", ["search_flights"], "search_flights", "tool_spelling"),
        ("functions.search", ["search", "fetch"], "search", "tool_namespace"),
        (
            "prime_factors",
            ["numbers.prime_factors", "numbers.gcd"],
            "numbers.prime_factors",
            "tool_namespace",
        ),
    ],
)
def test_a_slip_in_a_tool_is_put_right(name: str, offered: list[str], right: str, step: str) -> None:
    nearest = find_nearest_tool(name, offered)
    assert nearest == right
    proposal = propose_tool_name(name, nearest)
    assert proposal is not None
    assert (proposal.value, proposal.step) == (right, step)


@pytest.mark.promise("B3", "T16")
@pytest.mark.parametrize(
    ("name", "offered"),
    [
        ("get_alarm", ["set_alarm"]),
        ("delete_order", ["create_order"]),
        ("lock_door", ["unlock_door"]),
        ("mute", ["unmute"]),
        ("import_users", ["export_users"]),
        ("increase_limit", ["decrease_limit"]),
        ("get_user", ["get_users"]),
        ("report_v1", ["report_v2"]),
        ("convert_km", ["convert_kg"]),
        ("order", ["cancel_order"]),
        ("billing.refund", ["orders.refund"]),
        ("admin.delete", ["delete"]),
        ("read", ["send"]),
        ("p\u0430y", ["pay"]),
        ("pay\u202e", ["pay"]),
        ("pay\x00", ["pay"]),
        ("send_mail", ["send_mails", "send_male"]),
    ],
)
def test_a_tool_is_not_taken_for_another_that_does_something_else(name: str, offered: list[str]) -> None:
    nearest = find_nearest_tool(name, offered)
    assert nearest is None or propose_tool_name(name, nearest) is None
