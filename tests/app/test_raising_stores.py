"""R10: whatever a store's driver raises, a call ends with an envelope, and nothing is said to be written that may not be."""

import sqlite3
from collections.abc import Awaitable
from itertools import product
from typing import Any, cast

import pytest

from app.worlds import Making, World, asked, code, run
from callwright import Callwright, MayHaveHappened, NotApplied, Rule
from callwright.domain.effects import AwaitSettle, Claim, CountRefusal, Effect, Reserve, Settle
from callwright.ports import Store
from sampling import sample_pairs

RAW = asked(n=1)


class Raising:
    """A store whose driver raises at one method, or for one kind of effect: at once, or when it is awaited."""

    def __init__(self, inner: Store, at: Any, *, awaited: bool = False) -> None:
        self._inner, self._at, self._awaited = inner, at, awaited

    def perform_effect(self, effect: Any) -> Any:
        if type(effect) is self._at:
            raise sqlite3.ProgrammingError
        return self._inner.perform_effect(effect)

    def perform_effect_async(self, effect: Any) -> Any:
        if type(effect) is not self._at:
            return self._inner.perform_effect_async(effect)
        if self._awaited:
            return self._later()
        raise sqlite3.ProgrammingError

    async def _later(self) -> Any:
        raise sqlite3.ProgrammingError

    def __getattr__(self, name: str) -> Any:
        if name == self._at:
            return self._raise
        return getattr(self._inner, name)

    def _raise(self, *_args: Any, **_named: Any) -> None:
        raise sqlite3.ProgrammingError


def _called(making: Making, at: Any, door: str, world: World, **options: Any) -> tuple[Callwright, Any]:
    app = making.app(store=cast("Store", Raising(making.store(), at, awaited=door == "awaited")), **options)

    @app.tool(effect="once", retries=1, repeat="replay_undelivered")
    def pay(n: int) -> dict[str, Any]:
        return world.do(n)

    waiting: Awaitable[Any] | None = None if door == "call" else app.acall(RAW, run="r")
    return app, app.call(RAW, run="r") if waiting is None else run(waiting)


DOORS = ["call", "acall", "awaited"]


@pytest.mark.promise("R10")
@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("at", [Claim, Reserve])
def test_a_driver_that_raises_before_the_tool_makes_the_call_unavailable(
    making: Making, at: type[Effect[Any]], door: str
) -> None:
    world = World()
    _, result = _called(making, at, door, world)
    assert (code(result), result.effect) == ("unavailable", "none")
    assert len(world) == 0


@pytest.mark.promise("R10")
@pytest.mark.parametrize("door", DOORS)
def test_a_driver_that_raises_after_the_tool_is_told_as_unsettled(making: Making, door: str) -> None:
    world = World()
    app, result = _called(making, Settle, door, world)
    assert (result.success, result.effect) == (True, "committed")
    assert "unsettled" in [one.code for one in result.warnings]
    assert [entry.state for entry in app.store.list_entries()] == ["claimed"]
    assert len(world) == 1


@pytest.mark.promise("R10")
@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize(
    ("raised", "effect"), [(NotApplied("not_found"), "none"), (MayHaveHappened("timeout"), "unknown")]
)
def test_what_is_not_known_to_be_done_is_not_told_as_done_where_it_cannot_be_recorded(
    making: Making, door: str, raised: Exception, effect: str
) -> None:
    app = making.app(store=cast("Store", Raising(making.store(), Settle, awaited=door == "awaited")))

    @app.tool(effect="once")
    def pay(n: int) -> dict[str, Any]:
        raise raised

    result = app.call(RAW, run="r") if door == "call" else run(app.acall(RAW, run="r"))
    assert result.effect == effect
    assert [one.code for one in result.warnings] == ["unrecorded"]


@pytest.mark.promise("R10")
@pytest.mark.parametrize("door", DOORS)
def test_a_read_whose_run_cannot_be_charged_is_not_told_as_done(making: Making, door: str) -> None:
    app = making.app(store=cast("Store", Raising(making.store(), Settle, awaited=door == "awaited")))

    @app.tool(effect="read")
    def pay(n: int) -> int:
        return n

    result = app.call(RAW, run="r") if door == "call" else run(app.acall(RAW, run="r"))
    assert (result.success, list(result.warnings)) == (True, [])


@pytest.mark.promise("R10")
@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("at", ["save_tape", "mark_delivered"])
def test_a_driver_that_raises_beside_the_ledger_costs_no_result(making: Making, at: str, door: str) -> None:
    world = World()
    _, result = _called(making, at, door, world)
    assert result.success
    assert len(world) == 1


@pytest.mark.promise("R10")
@pytest.mark.parametrize("door", DOORS)
def test_a_driver_that_raises_when_somebody_is_to_approve_approves_nothing(making: Making, door: str) -> None:
    world = World()
    rules = [Rule("approve", tools=("pay",))]
    _, result = _called(making, "request_approval", door, world, rules=rules)
    assert code(result) == "unavailable"
    assert len(world) == 0


@pytest.mark.promise("R10")
@pytest.mark.parametrize("door", DOORS)
def test_a_driver_that_raises_while_a_refusal_is_counted_leaves_the_refusal(
    making: Making, door: str
) -> None:
    app = making.app(store=cast("Store", Raising(making.store(), CountRefusal, awaited=door == "awaited")))
    refused = (
        app.call(asked("nothing"), run="r") if door == "call" else run(app.acall(asked("nothing"), run="r"))
    )
    assert code(refused) == "unknown_tool"


@pytest.mark.promise("R10")
@pytest.mark.parametrize("door", DOORS)
def test_a_driver_that_raises_while_the_same_call_is_waited_for_says_that_it_goes_on(
    making: Making, door: str
) -> None:
    world, inner = World(), making.store()
    first = making.app(store=cast("Store", Raising(inner, Settle)))

    def pay(n: int) -> dict[str, Any]:
        return world.do(n)

    first.tool(effect="once")(pay)
    first.call(RAW)
    second = making.app(store=cast("Store", Raising(inner, AwaitSettle, awaited=door == "awaited")))
    second.tool(effect="once")(pay)
    busy = second.call(RAW) if door == "call" else run(second.acall(RAW))
    assert (code(busy), busy.effect) == ("in_progress", "unknown")
    assert len(world) == 1


class RaisingOnce:
    """A store whose driver raises once for one kind of effect: before it is written, or after it was."""

    def __init__(self, inner: Store, at: type[Effect[Any]], fault: Exception, *, written: bool) -> None:
        self._inner, self._at, self._fault, self._written = inner, at, fault, written
        self._is_left = True

    def _is_due(self, effect: Any) -> bool:
        is_due = self._is_left and type(effect) is self._at
        self._is_left = self._is_left and not is_due
        return is_due

    def perform_effect(self, effect: Any) -> Any:
        if not self._is_due(effect):
            return self._inner.perform_effect(effect)
        if self._written:
            self._inner.perform_effect(effect)
        raise self._fault

    def perform_effect_async(self, effect: Any) -> Any:
        return self._raise_later(effect) if self._is_due(effect) else self._inner.perform_effect_async(effect)

    async def _raise_later(self, effect: Any) -> Any:
        if self._written:
            self._inner.perform_effect(effect)
        raise self._fault

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)


class OddError(Exception):
    """What no driver documents."""


FAULTS = [
    OddError(), ValueError("x"), MemoryError(), sqlite3.OperationalError("odd"), ExceptionGroup("g", [ValueError()]), RecursionError(),
    OSError(5, "io"), UnicodeDecodeError("utf-8", b"x", 0, 1, "r"), SystemError(), KeyError("k"), TimeoutError(), AssertionError(),
]  # fmt: skip
MOMENTS = list(product(["call", "acall"], [False, True], [Claim, Settle]))
"""By which door a call comes, whether the store has written before its driver raises, and at what it does."""


@pytest.mark.costly
@pytest.mark.promise("R10", "C4")
@pytest.mark.parametrize(("fault", "moment"), sample_pairs(FAULTS, MOMENTS, every=2))
def test_a_driver_that_raises_once_leaves_no_claim_and_costs_no_effect(
    making: Making, fault: Exception, moment: tuple[str, bool, type[Effect[Any]]]
) -> None:
    door, written, at = moment
    world, store = World(), making.store()
    app = making.app(store=cast("Store", RaisingOnce(store, at, fault, written=written)))

    @app.tool(effect="once", key=["n"])
    def pay(n: int) -> dict[str, Any]:
        return world.do(n)

    result = app.call(RAW, run="r") if door == "call" else run(app.acall(RAW, run="r"))

    assert (result.success, result.effect, len(world)) == (True, "committed", 1)
    assert [entry.state for entry in store.list_entries()] == ["committed"]
    assert app.call(RAW, run="r").meta.replayed
    assert len(world) == 1
