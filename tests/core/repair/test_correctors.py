"""Correctors that a contract declares for a field: applied there and nowhere else, checked like anything else."""

import sys
from typing import Any

import pytest

from callwright import Callwright, ContractError, SignatureError, ToolResult
from callwright.contracts import Corrector
from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.repair import repair_arguments
from callwright.domain.contract import Contract
from core.repair.fields_of import became, mended, refused

LIST = {"type": "array", "items": {"type": "string"}}


@pytest.mark.promise("B3")
@pytest.mark.parametrize(
    ("schema", "corrector", "value", "after", "step"),
    [
        (LIST, Corrector("scalar_to_list"), "a", ["a"], "scalar_to_list"),
        ({"type": "string"}, Corrector("list_to_scalar"), ["a"], "a", "list_to_scalar"),
        (LIST, Corrector("text_split", {"by": "、"}), "苹果、梨", ["苹果", "梨"], "text_split"),
        ({"type": "integer"}, Corrector("number_abbreviated"), "1.5k", 1500, "number_abbreviated"),
        ({"type": "number"}, Corrector("decimal_comma"), "1.234,56", 1234.56, "decimal_comma"),
        ({"type": "boolean"}, Corrector("boolean_word"), "是", True, "boolean_word"),
        ({"type": "string", "format": "date"}, Corrector("date_order", {"order": "day_first"}), "11/12/2026",
         "2026-12-11", "date_order"),
        ({"type": "string", "format": "date"}, Corrector("date_order", {"order": "month_first"}), "11/12/2026",
         "2026-11-12", "date_order"),
        ({"type": "string", "pattern": "^[A-Z]+-[0-9]+$"}, Corrector("letter_case", {"to": "upper"}), "ord-1",
         "ORD-1", "letter_case"),
        ({"type": "string", "pattern": "^[0-9-]{10}$"}, Corrector("read_as", {"format": "date"}), "2024/1/5",
         "2024-01-05", "date_written"),
    ],
)  # fmt: skip
def test_a_declared_step_is_applied_to_its_field(
    schema: dict[str, Any], corrector: Corrector, value: Any, after: Any, step: str
) -> None:
    done = mended(schema, value, correctors=(corrector,))
    assert became(done) == (after, [step])
    assert all(one.faithful and one.confidence >= 0.9 for one in done.repairs)
    assert refused(mended(schema, value), value)


@pytest.mark.promise("B3", "T16")
@pytest.mark.parametrize(
    ("schema", "corrector", "value"),
    [
        (LIST, Corrector("text_split", {"by": ","}), "a,,b"),
        (LIST, Corrector("scalar_to_list"), None),
        (
            {"type": "string", "pattern": "^[A-Z]+-[0-9]+$"},
            Corrector("letter_case", {"to": "upper"}),
            "ord 1",
        ),
        ({"type": "integer"}, Corrector("number_abbreviated"), "1.2345k"),
        (
            {"type": "string", "format": "date"},
            Corrector("date_order", {"order": "day_first"}),
            "next Friday?",
        ),
    ],
)
def test_what_a_declared_step_makes_is_checked_like_anything_else(
    schema: dict[str, Any], corrector: Corrector, value: Any
) -> None:
    assert mended(schema, value, correctors=(corrector,)).problems


def test_a_declared_order_of_day_and_month_says_nothing_about_other_questions() -> None:
    order = Corrector("date_order", {"order": "day_first"})
    assert mended({"type": "string", "format": "date"}, "last Friday", correctors=(order,)).problems


# --- functions of the tool's own --------------------------------------------------------------------------------


def order_number(value: Any) -> Any:
    """``order 7`` → ``ORD-0007``."""
    digits = "".join(one for one in value if one.isdigit())
    return f"ORD-{int(digits):04}"


def shop(corrector: Any, **more: Any) -> Callwright:
    app = Callwright()

    @app.tool(
        effect="once",
        key=["order"],
        input_schema={
            "type": "object",
            "properties": {
                "order": {"type": "string", "pattern": "^ORD-[0-9]{4}$"},
                "note": {"type": "string"},
            },
            "required": ["order"],
        },
        correctors={"order": corrector},
        **more,
    )
    def find(order: str, note: str = "") -> str:
        return order

    return app


def call(app: Callwright, order: Any, **options: Any) -> ToolResult:
    return app.call({"name": "find", "arguments": {"order": order}}, **options)


@pytest.mark.promise("B3")
def test_a_function_of_the_tool_puts_its_field_right_and_is_recorded() -> None:
    result = call(shop(order_number), "order 7")
    assert result.data == "ORD-0007"
    (repair,) = result.repairs
    assert (repair.path, repair.before, repair.after) == ("/order", "order 7", "ORD-0007")
    assert (repair.rule, repair.faithful) == ("own_corrector", True)


@pytest.mark.promise("B3")
def test_a_function_is_not_asked_about_what_is_right() -> None:
    seen: list[Any] = []

    def watch(value: Any) -> Any:
        seen.append(value)
        return value

    assert call(shop(watch), "ORD-0001").success
    assert seen == []


class Odd:
    """No JSON."""


@pytest.mark.promise("B3", "C10")
@pytest.mark.parametrize(
    "corrector",
    [
        lambda value: 1 / 0,
        lambda value: value["secret-path"],
        lambda value: None,
        lambda value: value,
        lambda value: Odd(),
        lambda value: "still wrong",
        lambda value: float("nan"),
        lambda value: value * 10**3,
        lambda value: sys.exit(3),
    ],
)
def test_a_function_that_fails_or_gives_something_else_is_a_refusal_of_its_field(corrector: Any) -> None:
    corrector.__name__ = "odd"
    result = call(shop(corrector), "order 7")
    assert result.error is not None
    assert result.error.code == "invalid_arguments"
    assert [one.path for one in result.error.fields or []] == ["/order"]
    assert "order 7" not in result.error.message


@pytest.mark.promise("B3")
def test_a_function_takes_its_argument_as_a_whole_and_changes_a_copy() -> None:
    app = Callwright()

    def named(value: Any) -> Any:
        value[:] = [str(one) for one in value]
        return value

    @app.tool(correctors={"names": named})
    def greet(names: list[str]) -> str:
        return ""

    written: dict[str, Any] = {"names": ["a", 5.5, None]}
    done = repair_arguments(app.tools[0], written)
    assert done.arguments == {"names": ["a", "5.5", "None"]}
    assert [one.path for one in done.repairs] == ["/names"]
    assert written == {"names": ["a", 5.5, None]}


@pytest.mark.promise("B1", "B3")
def test_the_name_of_the_function_is_part_of_the_contract() -> None:
    def other_name(value: Any) -> Any:
        return value

    hashes = {shop(one).tools[0].hash for one in (order_number, other_name, order_number)}
    assert len(hashes) == 2


@pytest.mark.promise("B3")
def test_the_key_of_a_call_is_that_of_its_corrected_arguments() -> None:
    app = shop(order_number)
    first, second = call(app, "order 7", run="r"), call(app, "ORD-0007", run="r")
    assert first.meta.idempotency_key == second.meta.idempotency_key
    assert second.meta.replayed


@pytest.mark.promise("B7")
def test_a_tape_is_replayed_with_the_same_correction() -> None:
    app = shop(order_number)
    result = call(app, "order 7")
    assert app.replay(result.meta.call_id).repairs == result.repairs


# --- registration -----------------------------------------------------------------------------------------------


def register(**options: Any) -> None:
    app = Callwright()

    @app.tool(**options)
    def find(order: str, tags: list[str], when: str) -> str:
        return order


@pytest.mark.promise("B3")
@pytest.mark.parametrize(
    ("correctors", "said"),
    [
        ({"odrer": "scalar_to_list"}, "not an argument"),
        ({"tags": "wrap_it"}, "not a corrector"),
        ({"tags": "text_split"}, "such as"),
        ({"tags": Corrector("text_split", {"by": ""})}, "such as"),
        ({"when": Corrector("date_order", {"order": "year_first"})}, "day_first"),
        ({"when": Corrector("read_as", {"format": "epoch"})}, "date-time"),
        ({"tags": Corrector("scalar_to_list", {"why": "not"})}, "takes none"),
        ({"order": lambda value: value}, "without a name"),
        ({"order": [order_number, order_number]}, "two functions"),
    ],
)
def test_a_corrector_that_could_not_be_kept_is_refused_at_registration(
    correctors: dict[str, Any], said: str
) -> None:
    with pytest.raises(ContractError, match=said):
        register(correctors=correctors)


@pytest.mark.promise("T16")
def test_a_sink_has_no_corrector() -> None:
    with pytest.raises(ContractError, match="never repaired"):
        register(correctors={"order": "letter_case"}, sinks=["order"])


def test_a_corrector_that_would_have_to_be_awaited_is_refused_at_registration() -> None:
    async def look_up(value: Any) -> Any:
        return value

    with pytest.raises(SignatureError, match="plain function"):
        register(correctors={"order": look_up})


@pytest.mark.promise("B1")
def test_a_contract_that_names_a_function_is_only_registered_with_it() -> None:
    named = Contract(
        name="find",
        input_schema={"type": "object", "properties": {"order": {"type": "string"}}},
        correctors={"order": (Corrector("order_number", own=True),)},
    )
    with pytest.raises(ContractError, match="not registered"):
        compile_contract(named, own_correctors={})
    assert (
        compile_contract(named).hash == compile_contract(named, own_correctors={"order": order_number}).hash
    )


@pytest.mark.promise("B1")
@pytest.mark.parametrize(
    ("units", "said"),
    [
        ({"n": ("kg", "lb")}, "not the same"),
        ({"n": ("@other",)}, "not another argument"),
        ({"n": ("@n",)}, "not another argument"),
    ],
)
def test_units_that_contradict_each_other_are_refused_at_registration(
    units: dict[str, tuple[str, ...]], said: str
) -> None:
    schema = {"type": "object", "properties": {"n": {"type": "number"}}}
    with pytest.raises(ContractError, match=said):
        compile_contract(Contract(name="weigh", input_schema=schema, units=units))
