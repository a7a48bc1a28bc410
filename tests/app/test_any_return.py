"""A1: whatever a tool returns or raises, the one envelope comes out, meets its published schema and can be written."""

import asyncio
import datetime as dt
import decimal
import enum
import math
import uuid
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any

import jsonschema_rs
import msgspec
import pydantic
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.worlds import CLASSES, asked, run
from callwright import (
    Callwright,
    DeclaredError,
    MayHaveHappened,
    NotApplied,
    RetryPolicy,
    ToolError,
    empty,
    fail,
    from_json,
    ok,
    partial,
    to_json,
)
from callwright.domain.contract import EffectClass
from callwright.schemas import result_schema
from callwright.testing import FakeClock
from sampling import count_examples

SCHEMA = jsonschema_rs.Draft202012Validator(result_schema())


class Colour(enum.Enum):
    RED = "red"
    ODD = object()


@dataclass
class Point:
    x: Any
    y: Any = None


class Model(pydantic.BaseModel):
    a: Any = None


class Struct(msgspec.Struct):
    b: Any = None


class Hostile:
    """Everything about it fails."""

    def __getattribute__(self, name: str) -> Any:
        raise RuntimeError(name)

    def __iter__(self) -> Any:
        raise RuntimeError

    def __repr__(self) -> str:
        raise RuntimeError

    def __bool__(self) -> bool:
        raise RuntimeError

    def __eq__(self, other: object) -> bool:
        raise RuntimeError

    __hash__ = None  # type: ignore[assignment]


def _cycle() -> list[Any]:
    ring: list[Any] = []
    ring.append({"again": ring})
    return ring


def _deep() -> list[Any]:
    deep: list[Any] = []
    for _ in range(5_000):
        deep = [deep]
    return deep


SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(min_value=10**4300, max_value=10**4301),
    st.floats(),
    st.text(),
    st.text(st.characters(categories=["Cs"]), min_size=1, max_size=2),
    st.binary(max_size=8),
    st.sampled_from([math.inf, math.nan, -0.0, 1e308, 2**53 + 1, 2**70]),
    st.decimals(),
    st.datetimes(),
    st.dates(),
    st.timedeltas(),
    st.uuids(),
    st.complex_numbers(),
    st.sampled_from([Colour.RED, Colour.ODD, PurePosixPath("/a"), ..., NotImplemented, object, len, Hostile]),
    st.sampled_from(
        ["Error: no", "timeout", "404 Not Found", "失败", "", " ", "{", "[]", '{"error": "x"}', "null"]
    ),
)
KEYS = st.one_of(
    st.text(max_size=5),
    st.sampled_from(
        ["success", "error", "status", "code", "ok", "isError", "data", "message", "errors", "result"]
    ),
    st.integers(),
    st.booleans(),
    st.none(),
    st.tuples(st.integers()),
)
MADE: list[Callable[[], Any]] = [
    Hostile, _cycle, _deep, lambda: iter([1, Hostile()]), lambda: (1 / 0 for _ in [1]), lambda: ok(Hostile()),
    lambda: ok(1, "said", score=float("nan")), lambda: ok(1, score=7.0), lambda: fail("NOPE", "no"),
    lambda: fail("x" * 500, "y" * 5000), empty, lambda: partial([Hostile()], [(1, "no")]), lambda: partial([1], []),
    lambda: partial([], [(object(), "no")]), lambda: bytearray(b"x"), lambda: range(3), lambda: memoryview(b"\xff"),
    lambda: dt.UTC, lambda: decimal.Decimal("sNaN"), lambda: uuid.UUID(int=0), lambda: asyncio.sleep,
]  # fmt: skip


def _containers(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.one_of(
        st.lists(inner, max_size=4),
        st.tuples(inner, inner),
        st.dictionaries(KEYS, inner, max_size=4),
        st.frozensets(st.one_of(st.integers(), st.text(max_size=3)), max_size=3),
        inner.map(Point),
        inner.map(lambda value: Model(a=value)),
        inner.map(Struct),
        st.lists(inner, max_size=3).map(deque),
        st.lists(inner, max_size=3).map(iter),
        st.lists(inner, max_size=3).map(lambda items: (item for item in items)),
    )


RETURNS = st.recursive(SCALARS, _containers, max_leaves=8)
CODES = st.sampled_from(
    ["NOPE", "timeout", "rate_limited", "unheard_of", "", "ERR\n", "outcome_unknown", "cancelled"]
)
WAITS = st.one_of(st.none(), st.integers(min_value=0, max_value=10**12))
RAISES = st.one_of(
    st.sampled_from(
        [ValueError, KeyError, TimeoutError, ConnectionError, OSError, MemoryError, LookupError]
    ).flatmap(lambda kind: st.text().map(kind)),
    st.builds(NotApplied, CODES, WAITS),
    st.builds(MayHaveHappened, CODES),
    st.builds(
        ToolError,
        CODES,
        st.dictionaries(st.text(max_size=3), st.text(st.characters(exclude_categories=["Cs"]))),
    ),
)


def _app(effect: EffectClass, outcome: Any, *, raises: bool, untrusted: bool) -> Callwright:
    app = Callwright(clock=FakeClock())
    options: Any = {
        "effect": effect,
        "retries": RetryPolicy(1, 1, 1),
        "errors": (DeclaredError("NOPE", "No {why}."),),
        "untrusted": untrusted,
        "repeat": "allow",
    }

    def end() -> Any:
        if raises:
            raise outcome
        return outcome

    if effect == "keyed":
        from callwright import CallContext

        @app.tool(**options, inline=True, name="tool")
        def keyed(n: int, ctx: CallContext) -> Any:
            return end()

        return app

    @app.tool(**options, inline=True)
    def tool(n: int) -> Any:
        return end()

    @app.tool(**options, name="atool")
    async def atool(n: int) -> Any:
        await asyncio.sleep(0)
        return end()

    return app


def _sound(app: Callwright, name: str) -> None:
    result = app.call(asked(name, n=1)) if name == "tool" else run(app.acall(asked(name, n=1)))
    written = to_json(result)
    SCHEMA.validate(msgspec.json.decode(written))
    assert from_json(written).meta == result.meta
    assert result.success == (result.error is None)
    assert "claimed" not in [entry.state for entry in app.store.list_entries()]
    again = app.replay(result.meta.call_id)
    assert to_json(again) == written


FEW = settings(
    max_examples=count_examples(40, long=100), deadline=None, suppress_health_check=list(HealthCheck)
)


@pytest.mark.costly
@pytest.mark.promise("A1")
@FEW
@given(effect=st.sampled_from(CLASSES), outcome=RETURNS, untrusted=st.booleans())
def test_whatever_a_tool_returns_is_one_sound_envelope(
    effect: EffectClass, outcome: Any, *, untrusted: bool
) -> None:
    _sound(_app(effect, outcome, raises=False, untrusted=untrusted), "tool")


@pytest.mark.promise("A1")
@settings(FEW, max_examples=count_examples(30, long=80))
@given(effect=st.sampled_from(["read", "once"]), outcome=RETURNS)
def test_whatever_an_async_tool_returns_is_one_sound_envelope(effect: EffectClass, outcome: Any) -> None:
    _sound(_app(effect, outcome, raises=False, untrusted=False), "atool")


@pytest.mark.costly
@pytest.mark.promise("A1", "A9")
@FEW
@given(effect=st.sampled_from(CLASSES), outcome=RAISES)
def test_whatever_a_tool_raises_is_one_sound_envelope(effect: EffectClass, outcome: BaseException) -> None:
    _sound(_app(effect, outcome, raises=True, untrusted=False), "tool")


@pytest.mark.costly
@pytest.mark.promise("A1")
@pytest.mark.parametrize("around", [lambda it: it, lambda it: [it, 1], lambda it: {"a": {"b": it}}, Point])
@pytest.mark.parametrize("make", MADE)
def test_whatever_cannot_be_looked_at_is_one_sound_envelope(
    make: Callable[[], Any], around: Callable[[Any], Any]
) -> None:
    for effect in CLASSES:
        _sound(_app(effect, around(make()), raises=False, untrusted=True), "tool")


def test_the_place_of_a_problem_in_a_deep_value_leaves_room_for_the_problem() -> None:
    app = Callwright()

    @app.tool(effect="read", output_schema=None)
    def deep() -> object:
        return _deep()

    result = app.call(asked("deep"))
    assert result.error is not None
    assert result.error.message.endswith("… is nested too deeply.")
