"""What a nested call did is part of the effect of the call around it, whatever its tool says: C4, R1. Through the library."""

import asyncio
from typing import Any

import pytest

from app.worlds import Making, World, asked, code, run, states
from callwright import CallContext, Callwright, MayHaveHappened, NotApplied, StandIn, ToolError
from callwright.domain.contract import DeclaredError

pytestmark = pytest.mark.promise("C4", "R1")

KINDS = ["inline", "thread", "async"]


def _add_inner(app: Callwright, world: World, fault: Exception | None = None, **options: Any) -> None:
    def inner(n: int) -> int:
        if fault is None or isinstance(fault, MayHaveHappened):
            world.do(n)
        if fault is not None:
            raise fault
        return n

    app.tool(effect="once", key=["n"], retries=0, inline=True, **options)(inner)


def _add_outer(
    app: Callwright, kind: str, fault: Exception, within: Callwright | None = None, **options: Any
) -> None:
    """A tool that makes one call of its own and then raises ``fault``."""
    caller = within or app
    name = options.pop("calls", "inner")
    if kind == "async":

        async def outer(n: int) -> int:
            await asyncio.sleep(0)
            await caller.acall(asked(name, n=n))
            raise fault

        app.tool(**options)(outer)
    else:

        def blocking(n: int) -> int:
            caller.call(asked(name, n=n))
            raise fault

        app.tool(name="outer", inline=kind == "inline", **options)(blocking)


DECLARED = DeclaredError("BUSY", message="try later", effect="none")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("fault", "options"),
    [
        (NotApplied("upstream_error"), {}),
        (NotApplied("upstream_error"), {"marks_effect": True}),
        (ToolError("BUSY"), {"errors": [DECLARED]}),
        (ValueError("no"), {"failure_means_none": True}),
    ],
    ids=["not applied", "no effect begun", "declared", "failure means none"],
)
@pytest.mark.parametrize("lost", [False, True])
def test_a_tool_whose_nested_call_wrote_cannot_say_that_nothing_happened(
    making: Making, kind: str, fault: Exception, options: dict[str, Any], *, lost: bool
) -> None:
    world, app = World(), making.app()
    _add_inner(app, world, MayHaveHappened("timeout") if lost else None)
    _add_outer(app, kind, fault, effect="once", retries=2, **options)

    result = run(app.acall(asked("outer", n=1))) if kind == "async" else app.call(asked("outer", n=1))

    assert len(world) == 1
    assert result.effect == "unknown"
    assert sorted(states(app)) == sorted(["answered", "unknown" if lost else "committed"])


@pytest.mark.parametrize("kind", KINDS)
def test_a_tool_whose_nested_call_certainly_did_nothing_may_say_so_and_is_tried_again(
    making: Making, kind: str
) -> None:
    world, app = World(), making.app()
    _add_inner(app, world, NotApplied("connection_failed"))
    _add_outer(app, kind, NotApplied("upstream_error"), effect="once", retries=1)

    result = app.call(asked("outer", n=1))

    assert (code(result), result.effect, result.meta.attempts) == ("upstream_error", "none", 2)
    assert states(app) == ["released", "released"]


def test_a_nested_call_that_only_gives_an_earlier_answer_is_no_effect_of_this_call(making: Making) -> None:
    world, app = World(), making.app()
    _add_inner(app, world)
    _add_outer(app, "thread", NotApplied("upstream_error"), effect="once", retries=0)
    app.call(asked("inner", n=1), run="r")

    result = app.call(asked("outer", n=1), run="r")

    assert (len(world), result.effect) == (1, "none")


def test_a_tool_that_fails_beside_a_nested_call_that_still_runs_cannot_say_that_nothing_happened(
    making: Making,
) -> None:
    world, app = World(), making.app()
    begun, go_on = asyncio.Event(), asyncio.Event()

    @app.tool(effect="once", key=["n"])
    async def inner(n: int) -> int:
        begun.set()
        await go_on.wait()
        world.do(n)
        return n

    @app.tool(effect="once", retries=2)
    async def outer(n: int) -> int:
        async def refuse() -> None:
            await begun.wait()
            raise NotApplied("upstream_error")

        await asyncio.gather(app.acall(asked("inner", n=n)), refuse())
        return n

    async def ask() -> Any:
        result = await app.acall(asked("outer", n=1))
        go_on.set()
        return result

    assert run(ask()).effect == "unknown"


def test_a_write_counts_for_every_call_around_it_and_for_those_of_other_applications(making: Making) -> None:
    world, app, other = World(), making.app(), making.app()
    _add_inner(other, world)

    @app.tool(effect="read", retries=0)
    def middle(n: int) -> int:
        return int(other.call(asked("inner", n=n)).data)

    _add_outer(app, "thread", NotApplied("upstream_error"), calls="middle", effect="once", retries=2)

    result = app.call(asked("outer", n=1))

    assert (len(world), result.effect) == (1, "unknown")


def test_a_tool_that_wrote_itself_after_a_nested_call_without_effect_is_judged_by_its_own_mark(
    making: Making,
) -> None:
    world, app = World(), making.app()
    _add_inner(app, world, NotApplied("connection_failed"))

    @app.tool(effect="once", marks_effect=True, retries=2)
    def outer(n: int, context: CallContext) -> int:
        app.call(asked("inner", n=n))
        context.effect_started()
        world.do(n)
        raise NotApplied("upstream_error")

    assert app.call(asked("outer", n=1)).effect == "unknown"
    assert len(world) == 1


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("lost", [False, True])
def test_a_read_whose_nested_call_wrote_is_not_made_again_by_us_and_does_not_say_that_nothing_happened(
    making: Making, kind: str, *, lost: bool
) -> None:
    world, app = World(), making.app()
    _add_inner(app, world, MayHaveHappened("timeout") if lost else None)
    _add_outer(app, kind, NotApplied("upstream_error"), effect="read", retries=2)

    result = run(app.acall(asked("outer", n=1))) if kind == "async" else app.call(asked("outer", n=1))

    assert (len(world), result.effect, result.meta.attempts) == (1, "unknown", 1)
    assert result.error is not None
    assert not result.error.retryable
    assert result.next_action != "retry"


@pytest.mark.parametrize("kind", KINDS)
def test_a_read_whose_nested_call_certainly_did_nothing_is_made_again(making: Making, kind: str) -> None:
    world, app = World(), making.app()
    _add_inner(app, world, NotApplied("connection_failed"))
    _add_outer(app, kind, NotApplied("upstream_error"), effect="read", retries=1)

    result = run(app.acall(asked("outer", n=1))) if kind == "async" else app.call(asked("outer", n=1))

    assert (result.effect, result.meta.attempts) == ("none", 2)


@pytest.mark.parametrize("returned", ["plain", {"n": 1}, {"a": [{}], "n": 1}, None, []])
def test_a_read_that_succeeds_after_its_nested_call_wrote_says_that_there_was_an_effect(
    making: Making, returned: Any
) -> None:
    world, app = World(), making.app()
    _add_inner(app, world)

    @app.tool(effect="read")
    def outer(n: int) -> Any:
        app.call(asked("inner", n=n))
        return returned

    @app.tool(effect="read")
    def only_looks(n: int) -> Any:
        return returned

    assert app.call(asked("outer", n=1)).effect == "committed"
    assert app.call(asked("only_looks", n=1)).effect == "none"


def test_a_read_whose_answer_is_unfit_after_its_nested_call_wrote_says_that_there_was_an_effect(
    making: Making,
) -> None:
    world, app = World(), making.app()
    _add_inner(app, world)

    @app.tool(effect="read", output_schema={"type": "object", "required": ["name"]})
    def outer(n: int) -> Any:
        app.call(asked("inner", n=n))
        return {"n": n}

    result = app.call(asked("outer", n=1))

    assert (code(result), result.effect) == ("invalid_output", "committed")


def test_a_read_that_another_read_stands_in_for_says_what_the_other_has_written(making: Making) -> None:
    world, app = World(), making.app()
    _add_inner(app, world)

    @app.tool(effect="read")
    def other(n: int) -> Any:
        app.call(asked("inner", n=n))
        return {"n": n}

    @app.tool(effect="read", retries=0, stand_in=StandIn(tool="other"))
    def outer(n: int) -> Any:
        raise NotApplied("connection_failed")

    result = app.call(asked("outer", n=1))

    assert (result.success, result.effect, len(world)) == (True, "committed", 1)
