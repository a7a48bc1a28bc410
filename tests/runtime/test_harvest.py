"""What a tool may return, and what becomes of it: promises A1 and T10, at the door ``convert_return_value``."""

import array
import asyncio
import collections
import dataclasses
import datetime as dt
import decimal
import enum
import json
import pathlib
import re
import uuid
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Annotated, Any, NamedTuple

import attrs
import msgspec
import pydantic
import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.domain.declared_answer import DeclaredAnswer
from callwright.domain.effects import Returned
from callwright.domain.tool_answers import ok
from callwright.runtime.result_to_json import (
    MAX_ITERATOR_ITEMS,
    convert_return_value,
    convert_return_value_async,
)

MEGABYTE = 1024 * 1024
SECRET = "hunter2-at-10.0.0.3"


def got(value: Any, max_bytes: int = MEGABYTE) -> Returned:
    return convert_return_value(value, max_bytes=max_bytes)


class Colour(enum.StrEnum):
    RED = "red"


class Deep(enum.Enum):
    PAIR = (1, 2)


@dataclasses.dataclass
class Point:
    x: int
    note: Any = None


class Model(pydantic.BaseModel):
    number: Annotated[decimal.Decimal, pydantic.Field(serialization_alias="theNumber")] = decimal.Decimal(
        "1.20"
    )


class Root(pydantic.RootModel[list[int]]):
    pass


class Record(msgspec.Struct, rename="camel", tag=True):
    some_field: int = 1


@attrs.define
class Attrs:
    a: int = 1


class Pair(NamedTuple):
    a: int
    b: str


class Text(str):
    __slots__ = ()


class Loud:
    """Every way of looking at it raises, with a secret in the text."""

    def __getattr__(self, name: str) -> Any:
        raise ValueError(SECRET)

    def __str__(self) -> str:
        raise ValueError(SECRET)

    __repr__ = __str__

    def __iter__(self) -> Iterator[Any]:
        raise SystemExit(SECRET)

    def model_dump(self, **_: Any) -> Any:
        raise ValueError(SECRET)


class LoudDict(dict[str, Any]):
    def items(self) -> Any:
        raise ValueError(SECRET)


class LoudModel(pydantic.BaseModel):
    @pydantic.model_serializer
    def written(self) -> Any:
        raise ValueError(SECRET)


def endless() -> Iterator[int]:
    while True:
        yield 1


def breaking() -> Iterator[int]:
    yield 1
    raise ValueError(SECRET)


@pytest.mark.promise("A1")
@pytest.mark.parametrize(
    ("value", "plain", "kind"),
    [
        (None, None, "none"),
        ("text", "text", "text"),
        ("", "", "text"),
        (b"text", "text", "bytes"),
        (bytearray("中".encode()), "中", "bytes"),
        (b"\xff", "data:application/octet-stream;base64,/w==", "bytes"),
        (True, True, "json"),
        (2**70, 2**70, "json"),
        ((1, (2,)), [1, [2]], "json"),
        ({3, 1, 2}, [1, 2, 3], "json"),
        (frozenset({"b", "a"}), ["a", "b"], "json"),
        (collections.deque([1]), [1], "json"),
        (range(3), [0, 1, 2], "json"),
        (array.array("i", [1, 2]), [1, 2], "json"),
        ((n for n in (1, 2)), [1, 2], "json"),
        ({"a": 1}.items(), [["a", 1]], "json"),
        (
            {1: "a", None: "b", False: "c", Colour.RED: "d"},
            {"1": "a", "null": "b", "false": "c", "red": "d"},
            "json",
        ),
        (collections.OrderedDict(a=1), {"a": 1}, "json"),
        (Colour.RED, "red", "text"),
        (Deep.PAIR, [1, 2], "json"),
        (Text("x"), "x", "text"),
        (
            Point(1, [Colour.RED, b"\xff"]),
            {"x": 1, "note": ["red", "data:application/octet-stream;base64,/w=="]},
            "json",
        ),
        (Model(), {"theNumber": "1.20"}, "json"),
        (Root([1, 2]), [1, 2], "json"),
        (Record(), {"type": "Record", "someField": 1}, "json"),
        (Attrs(), {"a": 1}, "json"),
        (Pair(1, "x"), [1, "x"], "json"),
        (decimal.Decimal("1.10"), "1.10", "text"),
        (dt.datetime(2024, 5, 1, 8, tzinfo=dt.UTC), "2024-05-01T08:00:00Z", "text"),
        (
            [dt.date(2024, 5, 1), dt.time(8, 30), dt.timedelta(seconds=90)],
            ["2024-05-01", "08:30:00", "PT90S"],
            "json",
        ),
        (uuid.UUID(int=1), "00000000-0000-0000-0000-000000000001", "text"),
        (pathlib.PurePosixPath("/reports/may.csv"), "/reports/may.csv", "text"),
    ],
)
def test_every_family_of_types_has_one_plain_form(value: Any, plain: Any, kind: str) -> None:
    returned = got(value)
    assert (returned.value, returned.kind, returned.problem) == (plain, kind, None)
    assert returned.size == len(msgspec.json.encode(plain))


@pytest.mark.promise("A1", "T10")
@pytest.mark.parametrize(
    ("value", "problem", "at"),
    [
        (float("nan"), "nan", ""),
        ({"a": [None, 1.5, float("-inf")]}, "nan", "/a/2"),
        ("\ud800", "not_text", ""),
        ({"a": {"b/c": "\udfff"}}, "not_text", "/a/b~1c"),
        ({"a": {"\ud800": 1}}, "not_text", "/a"),
        ({1: "a", "1": "b"}, "not_json", "/1"),
        ({(1, 2): "a"}, "not_json", ""),
        ({"a": [object()]}, "not_json", "/a/0"),
        (ValueError(SECRET), "not_json", ""),
        (Loud, "not_json", ""),
        (Loud(), "not_json", ""),
        ({"x": Loud()}, "not_json", "/x"),
        (LoudDict(a=1), "not_json", ""),
        (LoudModel(), "not_json", ""),
        (Point(1, Loud()), "not_json", "/note"),
        (breaking(), "generator_failed", ""),
        ({"rows": breaking()}, "generator_failed", "/rows"),
        (print, "not_json", ""),
    ],
    ids=lambda value: value if type(value) is str else "",
)
def test_what_has_no_plain_form_is_a_named_problem_with_its_place(value: Any, problem: str, at: str) -> None:
    returned = got(value)
    assert (returned.value, returned.problem, returned.at) == (None, problem, at)
    assert SECRET not in repr(returned)


@pytest.mark.promise("A1")
def test_builtin_values_are_handed_on_uncopied() -> None:
    value = {"rows": [{"id": 1}], "note": None}
    assert got(value).value is value


@pytest.mark.promise("A1")
def test_a_cycle_is_told_from_depth() -> None:
    ring: list[Any] = []
    ring.append(ring)
    deep: list[Any] = []
    for _ in range(5_000):
        deep = [deep]
    assert got(ring).problem == "cyclic"
    assert got(deep).problem == "too_deep"


@pytest.mark.promise("A1")
def test_a_tree_within_the_bound_of_depth_is_kept() -> None:
    tree: Any = 1
    for _ in range(99):
        tree = {"a": tree}
    assert got(tree).problem is None
    assert got({"a": (tree,)}).problem == "too_deep"


@pytest.mark.promise("A1")
@pytest.mark.parametrize("value", ["x" * 2_000, b"x" * 2_000, ["x" * 600] * 4, {"a": "x" * 2_000}, endless()])
def test_what_is_larger_than_allowed_is_refused(value: Any) -> None:
    assert got(value, max_bytes=1_000).problem == "too_large"


@pytest.mark.promise("A1")
def test_a_list_shared_a_million_times_ends_soon() -> None:
    bomb: list[Any] = [0] * 10
    for _ in range(30):
        bomb = [bomb] * 10
    assert got(bomb).problem == "too_large"


LONG = "x" * 10_000


@pytest.mark.promise("A1")
@pytest.mark.parametrize(
    "value",
    [
        {f"list {n}": [LONG] * 4 for n in range(40)},
        [[LONG] for _ in range(1_000)],
        [[LONG, n] for n in range(1_000)],
        [{LONG: n} for n in range(1_000)],
        {f"field {n}": LONG for n in range(1_000)},
        {f"field {n}": LONG if n % 2 else n for n in range(1_000)},
        {f"field {n}": LONG if n % 2 else 0.5 for n in range(1_000)},
    ],
    ids=[
        "40 lists",
        "1,000 lists",
        "lists of two kinds",
        "keys",
        "fields",
        "fields and numbers",
        "fields and fractions",
    ],
)
def test_a_long_text_that_stands_in_many_places_is_not_encoded_to_be_measured(value: Any) -> None:
    """Each value is small in memory, and its JSON is many megabytes."""
    returned = got(value, max_bytes=MEGABYTE)
    assert (returned.problem, returned.size) == ("too_large", 0)


@pytest.mark.promise("A1")
def test_an_endless_generator_is_stopped_at_the_bound_of_items() -> None:
    assert got(endless(), max_bytes=100 * MEGABYTE).problem == "too_large"
    assert len(got(iter(range(MAX_ITERATOR_ITEMS)), max_bytes=MEGABYTE).value) == MAX_ITERATOR_ITEMS


@pytest.mark.promise("A1")
def test_an_answer_of_our_helpers_keeps_what_it_declares() -> None:
    declared = DeclaredAnswer(ok=True, message="saved", signals=("exact",))
    returned = got(ok(Point(1), "saved", signals=["exact"]))
    assert (returned.value, returned.declared) == ({"x": 1, "note": None}, declared)


@pytest.mark.promise("A1", "T08")
def test_a_dict_that_looks_like_an_answer_declares_nothing() -> None:
    returned = got({"value": 1, "declared": {"ok": True, "signals": ["exact"]}})
    assert returned.declared is None


@pytest.mark.promise("A1")
def test_a_coroutine_nobody_awaited_is_closed_and_refused() -> None:
    async def forgotten() -> int:
        return 1

    assert got(forgotten()).problem == "not_json"


@pytest.mark.promise("A1")
def test_async_generators_are_drained_within_the_same_bounds() -> None:
    async def numbers(upto: int) -> AsyncIterator[int]:
        for number in range(upto):
            yield number

    async def broken() -> AsyncIterator[int]:
        yield 1
        raise ValueError(SECRET)

    async def all_of_them() -> list[Returned]:
        values = [numbers(3), numbers(2_000), broken(), {"a": 1}, ok(numbers(1))]
        return [await convert_return_value_async(value, max_bytes=1_000) for value in values]

    few, many, failed, plain, answered = asyncio.run(all_of_them())
    assert few.value == [0, 1, 2]
    assert (many.problem, failed.problem) == ("too_large", "generator_failed")
    assert plain.value == {"a": 1}
    assert answered.value == [0]
    assert answered.declared is not None


def make(factory: Callable[[], Any]) -> Any:
    return factory()


SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.binary()
    | st.decimals()
    | st.datetimes()
    | st.timedeltas()
    | st.uuids()
    | st.complex_numbers()
    | st.sampled_from([Colour.RED, Deep.PAIR, ..., NotImplemented])
    | st.sampled_from([Loud, LoudModel, object, breaking, lambda: LoudDict(a=1), lambda: Loud]).map(make)
)
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.lists(inner, max_size=4).map(tuple)
        | st.lists(inner, max_size=4).map(iter)
        | st.dictionaries(st.text(max_size=5) | st.integers() | st.none() | st.floats(), inner, max_size=4)
        | inner.map(lambda item: Point(1, item))
        | inner.map(ok)
    ),
    max_leaves=12,
)


@pytest.mark.promise("A1", "T10")
@given(ANYTHING)
def test_any_python_value_becomes_json_or_a_problem(value: Any) -> None:
    returned = got(value)
    assert SECRET not in repr(returned)
    if returned.problem is None:
        text = msgspec.json.encode(returned.value)
        assert returned.size == len(text)
        assert json.loads(text) == returned.value
    else:
        assert returned.value is None
        assert re.fullmatch(r"(/.*)?", returned.at, re.DOTALL)
