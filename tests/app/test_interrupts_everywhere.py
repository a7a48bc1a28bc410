"""Ctrl-C at every step of our own code: nothing is done twice, no claim is left, and no next call is held for what was not done."""

import asyncio
import gc
import signal
import sys
from contextlib import suppress
from dis import get_instructions
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Self

import pytest

import callwright
from app.worlds import Making, World, asked, states
from callwright import Callwright, ToolResult
from callwright.runtime.enclosing_call import ENCLOSING_CALL

pytestmark = [
    pytest.mark.promise("R1", "R5"),
    # an interrupt between the making of a coroutine and its start: it is never begun, which is right
    pytest.mark.filterwarnings("ignore::RuntimeWarning", "ignore::pytest.PytestUnraisableExceptionWarning"),
]

OURS = str(Path(callwright.__file__).parent)
EVERY = 11
"""Of how many steps one is interrupted; the long run takes each."""

ENTERING = ("_invoke_tool", "invoke")
"""The last steps before a tool: from there on it may have begun."""


class Interrupter:
    """Sends SIGINT before the ``at``-th line of our code in this thread, and again ``later`` lines after that."""

    def __init__(self, at: int, later: int | None = None) -> None:
        self.left, self.where, self.is_entering = at, "", False
        self.later, self.sent = later, 0

    def __enter__(self) -> Self:
        sys.settrace(self._enter_frame)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def _enter_frame(self, frame: FrameType, _event: str, _arg: Any) -> Any:
        return self._count_line if frame.f_code.co_filename.startswith(OURS) else None

    def _count_line(self, frame: FrameType, event: str, _arg: Any) -> Any:
        if event == "line":
            self.left -= 1
            if self.left <= 0 and not _enters_contexts(frame.f_code):
                self.sent += 1
                if self.later is None or self.sent == 2:
                    sys.settrace(None)
                else:
                    self.left = self.later
                self.where += f" {frame.f_code.co_filename.removeprefix(OURS)}:{frame.f_lineno}"
                self.is_entering = frame.f_code.co_name in ENTERING
                signal.raise_signal(signal.SIGINT)
        return self._count_line


class InterrupterWithin(Interrupter):
    """Counts the lines of one function alone."""

    def __init__(self, function: str, at: int) -> None:
        super().__init__(at)
        self._function = function

    def _enter_frame(self, frame: FrameType, event: str, arg: Any) -> Any:
        return super()._enter_frame(frame, event, arg) if frame.f_code.co_name == self._function else None


@cache
def _enters_contexts(code: CodeType) -> bool:
    """Return whether the function has a ``with``: at some of its lines only a tracer, and no signal, can leave a lock held."""
    return any(one.opname in ("BEFORE_WITH", "BEFORE_ASYNC_WITH") for one in get_instructions(code))


def _add_payment(app: Callwright, world: World, kind: str) -> None:
    if kind == "async":

        @app.tool(name="pay", effect="once", key=["n"])
        async def apay(n: int) -> Any:
            return world.do(n)
    else:

        @app.tool(effect="once", key=["n"], inline=kind == "inline")
        def pay(n: int) -> Any:
            return world.do(n)

    app.call(asked(n=-1))  # what the first call loads is loaded


def _interrupt_one_step(app: Callwright, world: World, n: int) -> tuple[bool, list[str]]:
    """Return whether the call was long enough for that, and what came out wrong."""
    wrong, result, interrupter = [], None, Interrupter(n)
    try:
        with interrupter:
            result = app.call(asked(n=n))
    except KeyboardInterrupt:
        pass
    done, at = world.done.count(n), interrupter.where
    if result is not None and result.effect == "none" and done:
        wrong.append(f"{at}: it says that nothing happened")
    if app.store.list_entries(state="claimed"):
        wrong.append(f"{at}: a claim is left")
    again = app.call(asked(n=n), timeout_ms=100)
    if ENCLOSING_CALL.get() is not None:
        wrong.append(f"{at}: later calls count as made within this one")
    if world.done.count(n) > 1:
        wrong.append(f"{at}: it was done twice")
    if not world.done.count(n) and not interrupter.is_entering:
        wrong.append(f"{at}: held, {again.message}")
    return interrupter.left <= 0, wrong


def _interrupt_steps(making: Making, kind: str, every: int) -> None:
    app, world = making.app(), World()
    _add_payment(app, world, kind)
    at, is_long_enough, wrong = 1, True, list[str]()
    while is_long_enough:
        is_long_enough, found = _interrupt_one_step(app, world, at)
        wrong += found
        at += every
    gc.collect()  # what was never begun says so within this test
    assert at > 100
    assert wrong == []


@pytest.mark.costly
@pytest.mark.parametrize("kind", ["inline", "thread", "async"])
def test_an_interrupt_at_any_step_of_a_blocking_call_leaves_the_ledger_true(
    making: Making, kind: str
) -> None:
    _interrupt_steps(making, kind, EVERY)


@pytest.mark.parametrize("kind", ["inline", "thread"])
def test_an_interrupt_once_the_tool_has_returned_leaves_no_claim_and_the_call_is_not_made_again(
    making: Making, kind: str
) -> None:
    app, world = making.app(), World()
    _add_payment(app, world, kind)
    interrupted = 0
    for n in range(1, 12):
        interrupter = InterrupterWithin("_finish_attempt", n)
        with suppress(KeyboardInterrupt), interrupter:
            app.call(asked(n=n))
        interrupted += interrupter.sent
        app.call(asked(n=n), timeout_ms=100)
        assert world.done.count(n) == 1
        assert app.store.list_entries(state="claimed") == []
    assert interrupted > 3


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["inline", "thread", "async"])
def test_an_interrupt_at_each_step_of_a_blocking_call_leaves_the_ledger_true(
    making: Making, kind: str
) -> None:
    _interrupt_steps(making, kind, 1)


def _call_twice_interrupted(
    app: Callwright, n: int, interrupter: Interrupter, *, on_a_loop: bool
) -> ToolResult | None:
    """Make a call in a thread that two signals interrupt; ``asyncio.run`` answers the first with a cancellation."""

    async def call() -> ToolResult:
        return await app.acall(asked(n=n))

    try:
        with interrupter:
            return asyncio.run(call()) if on_a_loop else app.call(asked(n=n))
    except (KeyboardInterrupt, asyncio.CancelledError):
        return None


def _interrupt_twice(making: Making, kind: str, *, on_a_loop: bool, every: int) -> None:
    app, world = making.app(), World()
    _add_payment(app, world, kind)
    n, at, wrong, left = 0, 1, list[str](), set[int]()
    is_long_enough = True
    while is_long_enough:
        later = 1
        while True:
            n += 1
            interrupter = Interrupter(at, later)
            result = _call_twice_interrupted(app, n, interrupter, on_a_loop=on_a_loop)
            claims = {one.entry_id for one in app.store.list_entries(state="claimed")} - left
            left |= claims
            if claims:
                wrong.append(f"{interrupter.where}: a claim is left")
            if result is not None and result.effect == "none" and world.done.count(n):
                wrong.append(f"{interrupter.where}: it says that nothing happened")
            app.call(asked(n=n), timeout_ms=100)
            if world.done.count(n) > 1:
                wrong.append(f"{interrupter.where}: it was done twice")
            if interrupter.sent < 2:
                break
            later += every
        is_long_enough = interrupter.sent > 0
        at += every
    gc.collect()
    assert n > 10
    assert wrong == []


@pytest.mark.costly
@pytest.mark.parametrize("on_a_loop", [False, True])
@pytest.mark.parametrize("kind", ["inline", "thread", "async"])
def test_a_second_interrupt_while_the_first_is_handled_leaves_no_claim_and_nothing_hanging(
    making: Making, kind: str, *, on_a_loop: bool
) -> None:
    _interrupt_twice(making, kind, on_a_loop=on_a_loop, every=79)


@pytest.mark.slow
@pytest.mark.parametrize("on_a_loop", [False, True])
@pytest.mark.parametrize("kind", ["inline", "thread", "async"])
def test_a_second_interrupt_at_many_steps_leaves_no_claim_and_nothing_hanging(
    making: Making, kind: str, *, on_a_loop: bool
) -> None:
    _interrupt_twice(making, kind, on_a_loop=on_a_loop, every=29)


@pytest.mark.parametrize("kind", ["inline", "thread"])
def test_a_call_near_the_limit_of_recursion_leaves_no_claim_and_is_done_once(
    making: Making, kind: str
) -> None:
    app, world = making.app(), World()
    _add_payment(app, world, kind)

    def call_within(frames: int, n: int) -> Any:
        return call_within(frames - 1, n) if frames else app.call(asked(n=n))

    depths = range(sys.getrecursionlimit() - 130, sys.getrecursionlimit() - 5)
    broken = 0
    for depth in depths:
        try:
            call_within(depth, depth)
        except RecursionError:
            broken += 1
            assert depth not in world.done
    assert broken
    assert "claimed" not in states(app)
    for depth in depths:
        app.call(asked(n=depth))
    assert {world.done.count(depth) for depth in depths} == {1}
