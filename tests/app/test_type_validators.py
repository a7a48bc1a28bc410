"""A validator of pydantic with ``mode="before"`` is a named repair step: it reads what the model wrote, and is checked again."""

from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from typing import Annotated, Any

import pytest
from pydantic import BaseModel, BeforeValidator, Field, field_validator

from callwright import Callwright, ToolResult, Unit


class Stay(BaseModel):
    """A stay in a hotel."""

    city: str
    day: date = Field(alias="on")

    @field_validator("day", mode="before")
    @classmethod
    def read_day(cls, value: object) -> object:
        """Read the name of a festival."""
        return date(2026, 12, 24) if value == "Christmas Eve" else value


def read_price(value: object) -> object:
    return int(value.removeprefix("$")) if isinstance(value, str) and value.startswith("$") else value


def seven(_: object) -> int:
    return 7


@pytest.fixture
def app() -> Iterator[Callwright]:
    with Callwright() as made:

        @made.tool(effect="read")
        def book(stay: Stay) -> str:
            """Book a stay."""
            return f"{stay.city} {stay.day}"

        @made.tool(effect="read")
        def filter_rooms(price: Annotated[int, BeforeValidator(read_price)]) -> int:
            """Filter rooms by price."""
            return price

        yield made


def ask(app: Callwright, name: str, **arguments: Any) -> ToolResult:
    return app.call({"name": name, "arguments": arguments})


def repairs(result: ToolResult) -> list[tuple[str, object, object, str]]:
    return [(one.path, one.before, one.after, one.rule) for one in result.repairs]


def test_a_validator_of_a_model_reads_what_the_schema_refuses(app: Callwright) -> None:
    result = ask(app, "book", city="Rome", on="Christmas Eve")

    assert result.data == "Rome 2026-12-24"
    assert repairs(result) == [("/on", "Christmas Eve", "2026-12-24", "own_corrector")]


def test_a_validator_in_the_hint_of_an_argument_reads_what_the_schema_refuses(app: Callwright) -> None:
    result = ask(app, "filter_rooms", price="$120")

    assert result.data == 120
    assert repairs(result) == [("/price", "$120", 120, "own_corrector")]


@pytest.mark.parametrize("price", ["cheap", "$many", None, []])
def test_what_the_validator_cannot_read_is_refused_with_the_problem_of_its_field(
    app: Callwright, price: object
) -> None:
    result = ask(app, "filter_rooms", price=price)

    assert result.error is not None
    assert [one.path for one in result.error.fields or []] == ["/price"]


def test_a_corrector_that_the_tool_names_comes_before_the_validator_of_the_type() -> None:
    with Callwright() as app:

        @app.tool(effect="read", correctors={"price": seven})
        def filter_rooms(price: Annotated[int, BeforeValidator(read_price)]) -> int:
            """Filter rooms by price."""
            return price

        assert ask(app, "filter_rooms", price="$120").data == 7


@pytest.mark.promise("B3")
@pytest.mark.parametrize(
    ("written", "amount", "step"),
    [
        ("¥1,200.50", Decimal("1200.5"), "money"),
        ("一百二十元", Decimal(120), "money"),
        ("1,200.50", Decimal("1200.5"), "thousands_separator"),
        ("１２．５", Decimal("12.5"), "number_in_string"),
        ("12.50", Decimal("12.50"), None),
        (".5e2", Decimal(50), None),
    ],
)
def test_an_amount_of_decimals_is_read_like_any_other_number(
    written: str, amount: Decimal, step: str | None
) -> None:
    app, taken = Callwright(), list[Decimal]()

    @app.tool(effect="once")
    def pay(amount: Annotated[Decimal, Unit("CNY")]) -> str:
        """Pay."""
        taken.append(amount)
        return str(amount)

    result = app.call({"name": "pay", "arguments": {"amount": written}})
    assert result.success, result
    assert taken == [amount]
    assert [one.rule for one in result.repairs] == ([step] if step else [])


@pytest.mark.promise("B3")
@pytest.mark.parametrize("written", ["$5", "12 件", "NaN", "", "ten or so"])
def test_what_is_no_amount_of_decimals_is_asked_for_as_a_number(written: str) -> None:
    app = Callwright(locale="en")

    @app.tool(effect="once")
    def pay(amount: Annotated[Decimal, Unit("CNY")]) -> str:
        """Pay."""
        return str(amount)

    result = app.call({"name": "pay", "arguments": {"amount": written}})
    assert result.error is not None
    assert result.error.code == "invalid_arguments"
    assert "number" in (result.error.user_message or "")
