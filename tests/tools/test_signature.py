"""What a function says of itself: its schemas, its description, and why some functions cannot be tools."""

import dataclasses
import enum
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Annotated, Any, Literal

import msgspec
import pytest
from pydantic import BaseModel, Field

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.domain.argument_marks import Sink, Synonyms, Unit
from callwright.domain.contract import Contract
from callwright.domain.result import ToolResult
from callwright.domain.tool_answers import ToolAnswer, ok
from callwright.ports import CallContext
from callwright.tools.python_tool import SignatureError, describe_function


class Currency(enum.Enum):
    CNY = "CNY"
    USD = "USD"


@dataclasses.dataclass
class Point:
    x: int
    y: float = 0.0


class Line(BaseModel):
    sku: str
    count: int = Field(1, ge=1)


class Order(BaseModel):
    """An order as the shop knows it."""

    user_id: str = Field(min_length=1, description="Who orders.")
    lines: list[Line] = []
    currency: Currency = Currency.CNY


def properties(function: Callable[..., Any]) -> dict[str, Any]:
    schema = describe_function(function).input_schema
    compile_contract(Contract(name="t", input_schema=schema))
    found: dict[str, Any] = schema["properties"]
    return found


# --- description ------------------------------------------------------------------------------------------------


def test_type_hints_and_the_docstring_become_the_schema() -> None:
    def create_order(
        user_id: str, amount: Annotated[int, Field(ge=1, le=100), Unit("件", "个")], *, gift: bool = False
    ) -> dict[str, str]:
        """Create an order.

        It is charged at once.

        Args:
            user_id: Who orders.
            amount (int): How many,
                at most 100.
        """
        return {"order_id": f"{user_id}{amount}{gift}"}

    described = describe_function(create_order)
    assert described.description == "Create an order.\n\nIt is charged at once."
    assert described.context_parameter is None
    assert described.input_schema == {
        "type": "object",
        "properties": {
            "user_id": {"type": "string", "description": "Who orders."},
            "amount": {
                "type": "integer",
                "minimum": 1,
                "maximum": 100,
                "x-callwright-unit": ["件", "个"],
                "description": "How many, at most 100.",
            },
            "gift": {"type": "boolean", "default": False},
        },
        "required": ["user_id", "amount"],
        "additionalProperties": False,
    }
    assert described.output_schema == {"type": "object", "additionalProperties": {"type": "string"}}


@pytest.mark.promise("B1")
def test_marks_reach_the_contract_also_inside_optional_types() -> None:
    def pay(
        to: Annotated[str, Sink()],
        amount: Annotated[int, Unit("件")] | None = None,
        currency: Annotated[Literal["CNY", "USD"], Synonyms({"人民币": "CNY"})] = "CNY",
    ) -> None:
        """Pay."""

    contract = compile_contract(
        Contract(name="pay", input_schema=describe_function(pay).input_schema)
    ).contract
    assert contract.sinks == ("to",)
    assert contract.units == {"amount": ("件",)}
    assert contract.synonyms == {"currency": {"人民币": "CNY"}}


def test_a_single_model_is_the_arguments_and_nested_strangers_are_refused_too() -> None:
    def create(order: Order) -> str:
        return order.user_id

    schema = describe_function(create).input_schema
    ready = compile_contract(Contract(name="create", input_schema=schema))
    assert ready.parameters == ("user_id", "lines", "currency")
    assert ready.check_input.is_valid({"user_id": "U1", "lines": [{"sku": "S"}]})
    assert not ready.check_input.is_valid({"user_id": "U1", "line": []})
    assert not ready.check_input.is_valid({"user_id": "U1", "lines": [{"sku": "S", "cuont": 2}]})


def test_a_model_among_other_parameters_is_one_argument() -> None:
    def create(order: Order, note: str = "") -> str:
        return order.lines[0].sku + note

    assert set(properties(create)) == {"order", "note"}


@pytest.mark.parametrize(
    "hint",
    [
        None,
        Any,
        object,
        ToolAnswer,
        ToolResult,
        Iterator[int],
        AsyncIterator[int],
        ToolAnswer | dict[str, int],
    ],
)
def test_a_return_annotation_that_promises_nothing_gives_no_output_schema(hint: Any) -> None:
    def tool(x: str) -> Any:
        return x

    tool.__annotations__["return"] = hint
    assert describe_function(tool).output_schema is None


def test_return_annotations_become_the_output_schema() -> None:
    def model() -> Order | None:
        return None

    def answered() -> Annotated[ToolAnswer, Point]:
        return ok(Point(1))

    def text() -> str:
        return ""

    found = describe_function(model).output_schema
    assert found is not None
    assert compile_contract(Contract(name="t", input_schema={}, output_schema=found)).check_output is not None
    assert {"$ref": "#/$defs/Order"} in found["anyOf"]
    assert describe_function(text).output_schema == {"type": "string"}
    assert (describe_function(answered).output_schema or {})["required"] == ["x"]


# --- refusals ---------------------------------------------------------------------------------------------------


def _stars(*args: int) -> None: ...
def _double(**kwargs: int) -> None: ...
def _positional(a: int, /) -> None: ...
def _bare(a) -> None: ...  # type: ignore[no-untyped-def] # noqa: ANN001
def _unknown(a: "NoSuchType") -> None: ...  # type: ignore[name-defined] # noqa: F821
def _two(a: CallContext, b: CallContext) -> None: ...
def _callable(a: Callable[[], int]) -> None: ...
def _alias(a: Annotated[int, Field(alias="b")]) -> None: ...
def _default(a: Annotated[int, Field(default=3)]) -> None: ...


class _Own(msgspec.Struct):
    a: int


def _struct(a: _Own) -> None: ...


@pytest.mark.parametrize(
    ("function", "named"),
    [
        (_stars, "*args"),
        (_double, "**kwargs"),
        (_positional, "remove the /"),
        (_bare, "a: str"),
        (_unknown, "NoSuchType"),
        (_two, "CallContext"),
        (_callable, "no JSON form"),
        (_alias, "alias"),
        (_default, "after the type"),
        (_struct, "pydantic models"),
        (Order, "not a function"),
        (print, "*args"),
        (dict.update, "cannot be read"),
    ],
)
def test_a_function_that_cannot_be_a_tool_is_refused_with_a_cure(function: Any, named: str) -> None:
    with pytest.raises(SignatureError) as caught:
        describe_function(function)
    assert named.lower() in str(caught.value).lower()
    assert str(caught.value.cure)
