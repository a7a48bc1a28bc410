"""Ctrl-C at every step of our own code: nothing is done twice, no claim is left, and no next call is held for what was not done."""

import sys
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import callwright
from app.worlds import Making, World, asked, run, states

pytestmark = pytest.mark.promise("R1", "R5")

OURS = str(Path(callwright.__file__).parent)
EVERY = 11
"""Of how many steps one is interrupted; the long run takes each."""


class Interrupter:
    """Raises KeyboardInterrupt, as a signal does, before the ``at``-th line of our code in this thread."""

    def __init__(self, at: int) -> None:
        self.left = at

    def __enter__(self) -> "Interrupter":
        sys.settrace(self._enter_frame)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    @property
    def has_fired(self) -> bool:
        return self.left <= 0

    def _enter_frame(self, frame: FrameType, event: str, _arg: Any) -> Any:
        return self._count_line if frame.f_code.co_filename.startswith(OURS) else None

    def _count_line(self, _frame: FrameType, event: str, _arg: Any) -> Any:
        if event == "line":
            self.left -= 1
            if self.left == 0:
                sys.settrace(None)
                raise KeyboardInterrupt
        return self._count_line


def _interrupt_each_step(making: Making, kind: str, every: int) -> None:
    app, world = making.app(), World()
    if kind == "async":

        @app.tool(name="pay", effect="once", key=["n"])
        async def apay(n: int) -> Any:
            return world.do(n)
    else:

        @app.tool(effect="once", key=["n"], inline=kind == "inline")
        def pay(n: int) -> Any:
            return world.do(n)

    app.call(asked(n=-1))  # what the first call loads is loaded
    wrong: list[tuple[int, str, int]] = []
    at, has_fired = 1, True
    while has_fired:
        result, interrupter = None, Interrupter(at)
        try:
            with interrupter:
                result = app.call(asked(n=at))
        except KeyboardInterrupt:
            pass
        has_fired, done = interrupter.has_fired, world.done.count(at)
        if result is not None and result.effect == "none" and done:
            wrong.append((at, "it says that nothing happened", done))
        if "claimed" in states(app):
            wrong.append((at, "a claim is left", done))
        again = app.call(asked(n=at), timeout_ms=100)
        if world.done.count(at) > 1:
            wrong.append((at, "it was done twice", done))
        if not done and not world.done.count(at):
            wrong.append((at, f"held: {again.message}", done))
        at += every
    assert at > 100
    assert wrong == []


@pytest.mark.parametrize("kind", ["inline", "thread", "async"])
def test_an_interrupt_at_any_step_of_a_blocking_call_leaves_the_ledger_true(
    making: Making, kind: str
) -> None:
    _interrupt_each_step(making, kind, EVERY)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["inline", "thread", "async"])
def test_an_interrupt_at_each_step_of_a_blocking_call_leaves_the_ledger_true(
    making: Making, kind: str
) -> None:
    _interrupt_each_step(making, kind, 1)


@pytest.mark.parametrize("kind", ["inline", "thread", "async"])
def test_a_call_near_the_limit_of_recursion_leaves_no_claim_and_is_done_once(
    making: Making, kind: str
) -> None:
    app, world = making.app(), World()
    if kind == "async":

        @app.tool(name="pay", effect="once", key=["n"])
        async def apay(n: int) -> Any:
            return world.do(n)
    else:

        @app.tool(effect="once", key=["n"], inline=kind == "inline")
        def pay(n: int) -> Any:
            return world.do(n)

    def call_within(frames: int, n: int) -> Any:
        return call_within(frames - 1, n) if frames else app.call(asked(n=n))

    app.call(asked(n=-1))
    depths = range(sys.getrecursionlimit() - 130, sys.getrecursionlimit() - 5)
    broken = 0
    for depth in depths:
        try:
            call_within(depth, depth)
        except RecursionError:
            broken += 1
    assert 0 < broken < len(depths)
    assert "claimed" not in states(app)
    for depth in depths:
        app.call(asked(n=depth))
    assert max(map(world.done.count, depths)) == 1
