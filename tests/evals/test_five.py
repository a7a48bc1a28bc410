"""The five evaluations of seed 002 §8: what is shipped holds, and each of them finds what does not."""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, Literal

import pytest
from msgspec.structs import replace

from callwright import Batch, CallContext, Callwright, ToolResult, partial
from callwright.domain.contract import Contract
from callwright.evals.chaos.suite_runner import CaseVerdict, ChaosReport
from callwright.evals.safety_suite import (
    batch_cases,
    invalid_argument_cases,
    safety_reasons,
    unsafe_output_cases,
)
from callwright.evals.safety_suite.examined_tools import (
    ExampleTool,
    build_examined_app,
)
from callwright.evals.safety_suite.safety_evaluation import (
    EVALUATION_NAMES,
    EvaluationName,
    EvaluationPlan,
    run_evaluation,
)
from callwright.evals.schema_example import make_example

Colour = Literal["red", "blue"]


def run(
    which: EvaluationName, app: Callwright | None = None, *, live: bool = False, **given: Any
) -> ChaosReport:
    plan = EvaluationPlan() if app is None else EvaluationPlan(build_examined_app(app, given, live=live))
    return asyncio.run(run_evaluation(which, plan))


def wrong(report: ChaosReport) -> dict[str, tuple[str, ...]]:
    return {one.id: tuple(map(str, one.wrong)) for one in report.verdicts if one.wrong}


@pytest.mark.costly
@pytest.mark.promise("C14")
@pytest.mark.parametrize("which", EVALUATION_NAMES)
def test_what_is_shipped_holds(which: EvaluationName) -> None:
    report = run(which)
    assert wrong(report) == {}
    assert report.left_out == 0
    assert report.passed >= {"partial_success": 7, "unsafe_output": 26}.get(which, 30)


@pytest.mark.promise("C14")
def test_every_case_is_told_as_it_ends() -> None:
    told: list[str] = []
    report = asyncio.run(run_evaluation("unsafe_output", EvaluationPlan(), told.append))
    assert sorted(told) == sorted(one.id for one in report.verdicts)


# --- the tools of an application ------------------------------------------------------------------------------------


def shop(done: list[str]) -> Callwright:
    app = Callwright()

    @app.tool(effect="once", key=["sku"])
    def order(sku: str, pieces: int = 1) -> dict[str, str]:
        """Order something."""
        done.append("order")
        return {"order": sku}

    @app.tool(effect="keyed", retries=2)
    def pay(sku: str, context: CallContext) -> dict[str, str]:
        """Pay for it."""
        done.append(f"pay {context.idempotency_key}")
        return {"paid": sku}

    @app.tool(effect="once", repeat="allow")
    def ring() -> dict[str, bool]:
        """Ring the bell."""
        done.append("ring")
        return {"rung": True}

    @app.tool(effect="read", retries=1, untrusted=True)
    async def look(sku: str) -> dict[str, str]:
        """Look something up."""
        done.append("look")
        return {"sku": sku}

    @app.tool(effect="once", batch=Batch("orders", size=2))
    def ship(orders: list[int]) -> list[int]:
        """Ship them."""
        done.append("ship")
        return orders

    return app


@pytest.mark.promise("C14")
@pytest.mark.parametrize("which", EVALUATION_NAMES)
def test_an_understudy_takes_the_part_of_every_tool(which: EvaluationName) -> None:
    done: list[str] = []
    report = run(which, shop(done))
    assert wrong(report) == {}
    assert report.passed > 0
    assert done == []


@pytest.mark.promise("C14")
@pytest.mark.parametrize("which", EVALUATION_NAMES)
def test_live_the_tools_themselves_are_run(which: EvaluationName) -> None:
    done: list[str] = []
    report = run(which, shop(done), live=True)
    assert wrong(report) == {}
    assert bool(done) is (which != "invalid_arguments")


def test_a_tool_that_fails_of_itself_is_found() -> None:
    app = Callwright()

    @app.tool(effect="idempotent")
    def broken(sku: str) -> dict[str, str]:
        """Never works."""
        raise RuntimeError

    report = run("fault_injection", app, live=True)
    assert "broken_calm" in wrong(report)
    assert wrong(run("fault_injection", app)) == {}


def test_arguments_that_a_tool_takes_against_its_schema_are_found() -> None:
    app = Callwright()

    @app.tool(effect="read", synonyms={"colour": {"none of these": "red"}})
    def paint(colour: Colour) -> dict[str, str]:
        """Paint it."""
        return {"colour": colour}

    assert wrong(run("invalid_arguments", app)) == {
        "paint_colour_no_member": ("the tool was run", "it is called a success")
    }


def test_what_cannot_be_examined_is_left_out_with_its_reason() -> None:
    app = Callwright()
    schema = {
        "type": "object",
        "properties": {"code": {"type": "string", "pattern": "^[A-Z]{3}$"}},
        "required": ["code"],
    }
    for name, more in (("pattern", {}), ("long", {"long": True}), ("given", {"output_schema": schema})):
        app.register(Contract(name=name, input_schema=schema, effect="read", **more), ExampleTool({}))
    report = run("fault_injection", app, given={"code": "ABC"})
    assert {one.tool: one.left_out for one in report.verdicts} == {
        "given": safety_reasons.NO_RESULT(),
        "long": safety_reasons.LONG_TOOL(),
        "pattern": safety_reasons.NO_ARGUMENTS(),
    }
    assert wrong(run("fault_injection", app, pattern={"code": "ABC"})) == {}


# --- each finds what does not hold ----------------------------------------------------------------------------------


@pytest.mark.parametrize("harmless", [True, False])
def test_a_text_on_the_wrong_side_is_found(harmless: bool) -> None:  # noqa: FBT001 - a parameter of the test
    text = (
        unsafe_output_cases.HARMLESS_TEXTS["address"]
        if harmless
        else unsafe_output_cases.INJECTED_TEXTS["ignore"]
    )
    case = unsafe_output_cases.UnsafeOutputCase("turned", text, {"body": text}, withheld=harmless)
    assert asyncio.run(unsafe_output_cases.examine_output(case)).wrong


def test_a_case_that_is_refused_otherwise_is_found() -> None:
    case = invalid_argument_cases.list_shipped_cases()[0]
    refusal = case.expect.refuse
    assert refusal is not None
    assert invalid_argument_cases.judge_shipped_case(case).has_passed
    turned = replace(case, expect=replace(case.expect, refuse=replace(refusal, code="permission_denied")))
    assert invalid_argument_cases.judge_shipped_case(turned).wrong


def batch(answer: Callable[[list[str]], Any], **more: Any) -> list[CaseVerdict]:
    """A batch of five whose tool answers so."""

    class Tool:
        mode = "inline"

        def invoke(self, arguments: dict[str, Any], context: CallContext) -> Any:
            return answer(arguments["orders"])

    order = batch_cases.build_shipped_order()
    contract = replace(order.contract, **more)
    given = batch_cases.BatchOrder(contract, Tool(), order.arguments)  # type: ignore[arg-type] # a tool by its shape

    async def all_() -> list[CaseVerdict]:
        return [await batch_cases.examine_batch(given, name) for name in batch_cases.BATCH_PLANS]

    return asyncio.run(all_())


def test_a_batch_that_is_reported_otherwise_than_it_went_is_found() -> None:
    assert [one.wrong for one in batch(lambda _: {"shipped": True})] == [()] * len(batch_cases.BATCH_PLANS)
    nothing_done = batch(lambda _: partial([], [("A", "not_found")]))
    assert any(safety_reasons.ITEMS_NOT_NAMED_ONCE() in one.wrong for one in nothing_done)


def test_a_report_is_held_against_the_record_of_what_was_done() -> None:
    order = batch_cases.build_shipped_order()
    items = [f'"{name}"' for name in order.arguments["orders"]]
    with Callwright() as app:
        app.register(order.contract, order.tool)
        done = app.call({"name": order.contract.name, "arguments": order.arguments})
    failed = replace(done, success=False, effect="none", partial=None)

    def said(told: ToolResult, record: list[str]) -> list[str]:
        found = batch_cases.find_false_reports(told, items, Counter(record), order.contract)
        return [str(one) for one in found]

    assert said(done, items) == said(failed, []) == []
    assert said(done, items[1:]) == ["something is reported as done, and was not"]
    assert said(failed, items[:1]) == ["something was done, and is reported as failed"]
    assert batch_cases.find_doubled_items(Counter(items), items) == []
    assert batch_cases.find_doubled_items(Counter([*items, items[0]]), items) == [safety_reasons.DONE_TWICE()]


def test_what_is_meant_again_is_no_double() -> None:
    assert not any(one.wrong for one in batch(lambda _: {"shipped": True}, repeat="allow"))


# --- examples -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        ({"type": "integer", "minimum": 3}, 3),
        ({"type": "integer", "exclusiveMinimum": 3}, 4),
        ({"type": "number", "maximum": -2}, -2),
        ({"type": "integer", "multipleOf": 5, "minimum": 7}, 10),
        ({"type": "string", "format": "date"}, "2027-01-05"),
        ({"type": "string", "maxLength": 3}, "exa"),
        ({"type": "string", "minLength": 9}, "exampleex"),
        ({"enum": ["b", "a"]}, "b"),
        ({"anyOf": [{"type": "null"}, {"type": "boolean"}]}, True),
        ({"type": ["null", "array"], "items": {"type": "integer"}, "minItems": 2}, [1, 1]),
        (
            {
                "$defs": {"one": {"type": "object", "properties": {}, "required": ["a"]}},
                "$ref": "#/$defs/one",
            },
            {"a": "example"},
        ),
    ],
)
def test_an_example_is_one_that_the_schema_takes(schema: dict[str, Any], expected: Any) -> None:
    import jsonschema_rs

    assert make_example(schema) == expected
    assert jsonschema_rs.is_valid(schema, expected)


@pytest.mark.parametrize(
    "schema",
    [
        {"type": "string", "pattern": "^[A-Z]{3}$"},
        {"type": "array", "items": {"type": "string"}, "minItems": 2, "uniqueItems": True},
        {"type": "integer", "minimum": 5, "maximum": 4},
        {"$ref": "#/$defs/itself", "$defs": {"itself": {"$ref": "#/$defs/itself"}}},
        {"$ref": "#/nowhere"},
        {"type": "object", "properties": {"a": False}, "required": ["a"]},
    ],
)
def test_nothing_is_made_up_where_it_cannot_be_told(schema: dict[str, Any]) -> None:
    from msgspec import UNSET

    assert make_example(schema) is UNSET
