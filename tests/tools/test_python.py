"""Functions as tools: how they are described, bound and run."""

import asyncio
import dataclasses
import datetime as dt
import enum
import functools
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from decimal import Decimal
from typing import Annotated, Any, Literal, NewType, Optional

import pytest
from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, SecretStr, field_validator
from typing_extensions import TypedDict

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.domain.call import Principal
from callwright.domain.contract import Contract
from callwright.ports import ArgumentsRejected, CallContext, NotApplied
from callwright.tools.python_tool import PythonTool, describe_function
from callwright.tools.tool_options import make_python_tool

CONTEXT = CallContext("c1", None, "0" * 31 + "1", Principal(), 1, "key-1", 1, 0.0)
Sku = NewType("Sku", str)


class Currency(enum.Enum):
    CNY = "CNY"
    USD = "USD"


@dataclasses.dataclass
class Point:
    x: int
    y: float = 0.0


class Address(TypedDict):
    street: str


class Line(BaseModel):
    sku: str
    count: int = Field(1, ge=1)


class Order(BaseModel):
    """An order as the shop knows it."""

    user_id: str = Field(min_length=1, description="Who orders.")
    lines: list[Line] = []
    currency: Currency = Currency.CNY

    @field_validator("user_id")
    @classmethod
    def _no_admin(cls, value: str) -> str:
        if value == "admin":
            raise ValueError(f"{value} may not order")
        return value


def run(function: Callable[..., Any], **arguments: Any) -> Any:
    return PythonTool(function).invoke(arguments, CONTEXT)


def properties(function: Callable[..., Any]) -> dict[str, Any]:
    schema = describe_function(function).input_schema
    compile_contract(Contract(name="t", input_schema=schema))
    found: dict[str, Any] = schema["properties"]
    return found


def lambda_like(x: Any) -> Any:
    return x


# --- binding ----------------------------------------------------------------------------------------------------


def kinds(  # noqa: PLR0913 - one of each kind
    *,
    when: dt.datetime,
    day: dt.date,
    price: Decimal,
    currency: Currency,
    point: Point,
    address: Address,
    pair: tuple[int, str],
    tags: set[str],
    sku: Sku,
    key: SecretStr,
    line: Optional[Line] = None,  # noqa: UP045 - the older spelling has to work too
) -> list[Any]:
    return [when, day, price, currency, point, address, pair, tags, sku, key.get_secret_value(), line]


def test_json_values_become_the_annotated_types() -> None:
    given: dict[str, Any] = {
        "when": "2026-11-21T10:00:00",
        "day": "2026-11-21",
        "price": "9.50",
        "currency": "USD",
        "point": {"x": 1},
        "address": {"street": "S"},
        "pair": [1, "a"],
        "tags": ["a", "b"],
        "sku": "S1",
        "key": "hush",
        "line": {"sku": "S"},
    }
    ready = compile_contract(Contract(name="kinds", input_schema=describe_function(kinds).input_schema))
    assert ready.check_input.findings(given) == []
    assert ready.secrets == ("key",)
    assert run(kinds, **given) == [
        dt.datetime(2026, 11, 21, 10),  # noqa: DTZ001 - local time stays local
        dt.date(2026, 11, 21),
        Decimal("9.50"),
        Currency.USD,
        Point(1),
        {"street": "S"},
        (1, "a"),
        {"a", "b"},
        "S1",
        "hush",
        Line(sku="S", count=1),
    ]


def test_plain_arguments_are_handed_over_unchanged_and_the_function_may_change_its_own() -> None:
    rows = [{"a": 1}]

    def keep(rows: list[dict[str, Any]], limit: float | None = None, kind: Literal["x"] = "x") -> Any:
        return rows, limit, kind

    kept = run(keep, rows=rows, limit=2)
    assert kept == (rows, 2, "x")
    assert kept[0] is not rows


class Parcel(TypedDict):
    name: str
    lines: list[dict[str, int]]


class OpenParcel(TypedDict):
    __pydantic_config__ = ConfigDict(extra="allow")  # type: ignore[misc] # how pydantic says it
    name: str


def pass_on(value: Any) -> Any:
    return value


PARCEL = {"name": "a", "lines": [{"n": 1}]}


@pytest.mark.parametrize(
    ("hint", "value"),
    [
        (list[Parcel], [PARCEL]),
        (dict[str, Parcel] | None, {"first": PARCEL}),
        (dict[Literal["a"], list[Parcel]], {"a": [PARCEL]}),
        (OpenParcel, {"name": "a", "more": [[1]]}),
        (list[OpenParcel], [{"name": "a", "more": {"x": [1]}}]),
        (tuple[Parcel, Any], [PARCEL, [[1]]]),
        (Annotated[list[Parcel], BeforeValidator(pass_on)], [PARCEL]),
        (dict[Literal["a"], Any], {"a": [PARCEL]}),
    ],
)
def test_whatever_the_type_makes_of_its_arguments_the_function_may_change_all_of_it(
    hint: Any, value: Any
) -> None:
    def take(value: Any) -> int:
        return change(value)

    take.__annotations__["value"] = hint
    before = repr(value)
    assert run(take, value=value) > 1
    assert repr(value) == before


def change(value: Any) -> int:
    """Change every list and object in the value; return how many there were."""
    if isinstance(value, list | tuple):
        changed = 1 + sum(change(one) for one in value)
        if isinstance(value, list):
            value.append("changed")
        return changed
    if isinstance(value, dict):
        changed = 1 + sum(change(one) for one in value.values())
        value["changed"] = "changed"
        return changed
    return 0


def test_a_whole_number_written_with_a_point_reaches_python_as_an_int() -> None:
    def count(
        n: int, m: Annotated[int, Field(ge=0)] | None = None, many: list[int] | None = None
    ) -> list[Any]:
        return [n, m, *(many or [])]

    assert [type(one) for one in run(count, n=2.0, m=3.0, many=[4.0])] == [int, int, int]
    assert run(count, n=2) == [2, None]


def test_a_field_as_default_works_like_a_default() -> None:
    def old_style(n: int = Field(3, ge=1), *, need: str = Field(description="Needed.")) -> str:
        return f"{n}{need}"

    schema = describe_function(old_style).input_schema
    assert schema["required"] == ["need"]
    assert schema["properties"]["n"] == {"type": "integer", "minimum": 1, "default": 3}
    assert run(old_style, need="x") == "3x"


def test_a_default_without_json_form_makes_the_argument_optional() -> None:
    marker = object()

    def find(limit: Any = marker, currency: Currency = Currency.USD) -> bool:
        return limit is marker and currency is Currency.USD

    assert properties(find)["currency"]["default"] == "USD"
    assert "default" not in properties(find)["limit"]
    assert run(find)


@pytest.mark.promise("C10")
def test_a_type_that_refuses_its_argument_is_told_by_field_and_never_by_value() -> None:
    entered: list[Any] = []

    def create(order: Order, parity: Annotated[int, AfterValidator(_even)]) -> None:
        entered.append((order, parity))

    with pytest.raises(ArgumentsRejected) as caught:
        run(create, order={"user_id": "admin"}, parity=2)
    assert [(one.path, one.problem) for one in caught.value.fields] == [
        ("/order/user_id", "was refused by the tool's own type (value_error)")
    ]
    with pytest.raises(ArgumentsRejected) as caught:
        run(create, order={"user_id": "U"}, parity=4321)
    assert caught.value.fields[0].path == "/parity"
    assert "4321" not in repr(caught.value.fields) + str(caught.value)
    assert entered == []


def _even(value: int) -> int:
    if value % 2:
        raise ValueError(f"{value} is odd")
    return value


def test_a_broken_validator_has_not_let_anything_happen() -> None:
    def crash(value: int) -> int:
        return 1 // (value - value)

    def tool(n: Annotated[int, AfterValidator(crash)]) -> int:
        return n

    with pytest.raises(NotApplied) as caught:
        run(tool, n=1)
    assert caught.value.code == "tool_failed"


def test_a_validation_error_inside_the_body_is_the_tools_own() -> None:
    def fetch(order: Order) -> Line:
        return Line.model_validate({"bad": order.user_id})

    with pytest.raises(ValueError, match="validation error") as caught:
        run(fetch, user_id="U1")
    assert not isinstance(caught.value, ArgumentsRejected)


def test_a_context_parameter_is_filled_and_hidden() -> None:
    def look(query: str, context: CallContext | None = None) -> str:
        assert context is not None
        return f"{query} {context.idempotency_key}"

    tool = PythonTool(look)
    assert tool.described.context_parameter == "context"
    assert tool.takes_key
    assert list(tool.described.input_schema["properties"]) == ["query"]
    assert tool.invoke({"query": "q"}, CONTEXT) == "q key-1"
    assert not PythonTool(lambda_like).takes_key


def test_a_model_among_other_parameters_is_made_from_its_argument() -> None:
    def create(order: Order, note: str = "") -> str:
        return order.lines[0].sku + note

    assert run(create, order={"user_id": "U", "lines": [{"sku": "S"}]}, note="!") == "S!"


# --- running ----------------------------------------------------------------------------------------------------


async def _later(x: str) -> str:
    await asyncio.sleep(0)
    return x


async def _stream(x: str) -> AsyncIterator[str]:
    yield x


def _generate(x: str) -> Iterator[str]:
    yield x


class _Service:
    def method(self, x: str) -> str:
        return x

    async def __call__(self, x: str) -> str:
        return x


@pytest.mark.parametrize(
    ("function", "mode"),
    [
        (_later, "async"),
        (_stream, "async"),
        (_generate, "thread"),
        (lambda_like, "thread"),
        (_Service().method, "thread"),
        (_Service(), "async"),
        (functools.partial(_later), "async"),
        (functools.partial(lambda_like), "thread"),
    ],
)
def test_the_mode_follows_from_the_function(function: Any, mode: str) -> None:
    tool = PythonTool(function)
    assert tool.mode == mode
    assert list(tool.described.input_schema["properties"]) == ["x"]


def test_an_async_generator_is_awaited_before_it_streams() -> None:
    async def drain() -> list[str]:
        return [one async for one in await PythonTool(_stream).invoke({"x": "a"}, CONTEXT)]

    assert asyncio.run(drain()) == ["a"]


def test_a_mode_that_does_not_fit_is_refused() -> None:
    assert PythonTool(lambda_like, "inline").mode == "inline"
    with pytest.raises(ValueError, match="async"):
        PythonTool(_later, "thread")
    with pytest.raises(ValueError, match="inline"):
        PythonTool(lambda_like, "async")


def test_arguments_bound_by_a_partial_stay_defaults() -> None:
    def search(query: str, limit: int = 10) -> str:
        return query * limit

    assert run(functools.partial(search, limit=2), query="a") == "aa"


def test_pydantic_is_not_imported_before_a_function_is_described() -> None:
    code = (
        "import sys, callwright.tools.python_tool, callwright.tools.tool_catalogue; assert 'pydantic' not in sys.modules;"
        "callwright.tools.python_tool.describe_function(lambda: None); assert 'pydantic' not in sys.modules\n"
        "def one(text: str): ...\n"
        "callwright.tools.python_tool.describe_function(one); assert 'pydantic' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.promise("C8")
@pytest.mark.parametrize(
    ("said", "times"),
    [
        ({}, (86_400_000, 86_400_000, 90_000_000)),
        ({"deadline_ms": 3_600_000}, (3_600_000, 3_600_000, 7_200_000)),
        ({"deadline_ms": 7 * 86_400_000}, (604_800_000, 604_800_000, 608_400_000)),
        ({"timeout_ms": 60_000}, (60_000, 86_400_000, 90_000_000)),
    ],
)
def test_a_long_tool_has_a_day_and_whoever_says_its_deadline_need_say_no_more(
    said: dict[str, int], times: tuple[int, ...]
) -> None:
    def report() -> None: ...

    tool, _ = make_python_tool(report, {"effect": "once", "long": True, **said})  # type: ignore[typeddict-item]
    compile_contract(tool)  # nothing in it contradicts
    assert (tool.timeout_ms, tool.deadline_ms, tool.lease_ms) == times
