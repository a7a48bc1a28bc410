"""Limits: what is known about a tool that was given up, and what becomes of it when it ends after all."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

from app.worlds import SOON, WRITES, Making, World, asked, code, states, told
from callwright import CallContext, Callwright, RunLimits, ToolResult
from callwright.domain.contract import EffectClass
from callwright.runtime.workers import MAX_GROUP_THREADS

RAW = asked(n=1)


@pytest.mark.promise("C4", "R2")
@pytest.mark.parametrize("effect", WRITES)
def test_an_async_tool_over_its_limit_may_have_happened(making: Making, effect: EffectClass) -> None:
    import asyncio

    world, app = World(), making.app()

    @app.tool(effect=effect, timeout_ms=20, retries=0)
    async def pay(n: int, ctx: CallContext) -> dict[str, Any]:
        receipt = world.do()
        if len(world) == 1:
            await asyncio.Event().wait()
        return receipt

    first = app.call(RAW)
    assert told(first) == ("outcome_unknown", "unknown")
    assert first.error is not None
    assert first.error.details == {"cause": "timeout"}
    again = app.call(RAW)
    assert (code(again), len(world)) == (("outcome_unknown", 1) if effect == "once" else (None, 2))


def _slow(app: Callwright, world: World, out: threading.Event, effect: EffectClass) -> None:
    @app.tool(effect=effect, timeout_ms=50, retries=0)
    def pay(n: int, ctx: CallContext) -> dict[str, Any]:
        world.enter()
        out.wait(SOON)
        return world.do()


@pytest.mark.promise("C4", "R2", "R4")
@pytest.mark.parametrize("effect", WRITES)
def test_an_effect_that_lands_late_is_found_by_whoever_asks_again(
    making: Making, effect: EffectClass
) -> None:
    world, out = World(), threading.Event()
    app, store = making.noticed()
    _slow(app, world, out, effect)
    assert told(app.call(RAW)) == ("outcome_unknown", "unknown")
    assert states(app) == ["unknown"]
    store.wait_for_settle()  # the one that said "unknown"
    out.set()
    store.wait_for_settle()
    assert states(app) == ["committed"]
    again, repeated = app.call(RAW), effect == "idempotent"
    assert (again.success, again.meta.replayed) == (True, not repeated)
    assert again.data == {"receipt": 2 if repeated else 1}
    assert len(world) == world.entered == 1 + repeated


@pytest.mark.promise("C4", "R2")
@pytest.mark.parametrize("effect", ["idempotent", "keyed"])
def test_an_unknown_outcome_is_not_told_as_done_where_an_earlier_attempt_ended_late(
    making: Making, effect: EffectClass
) -> None:
    world, outs = World(), [threading.Event(), threading.Event()]
    app, store = making.noticed()

    @app.tool(effect=effect, timeout_ms=250, retries=1)
    def pay(n: int, ctx: CallContext) -> dict[str, Any]:
        if ctx.attempt == 2:
            outs[0].set()
            store.wait_for_settle()
        outs[ctx.attempt - 1].wait(SOON)
        return world.do()

    result = app.call(RAW)
    outs[1].set()
    assert told(result) == ("outcome_unknown", "unknown")
    assert not result.warnings
    assert states(app) == ["committed"]


@pytest.mark.promise("C4", "R4")
def test_a_failure_that_lands_late_is_told_as_it_was(making: Making) -> None:
    from callwright import NotApplied

    out = threading.Event()
    app, store = making.noticed()

    @app.tool(effect="once", timeout_ms=50)
    def pay(n: int) -> dict[str, Any]:
        if not out.is_set():
            out.wait(SOON)
            raise NotApplied
        return {"receipt": 1}

    assert code(app.call(RAW)) == "outcome_unknown"
    store.wait_for_settle()
    out.set()
    store.wait_for_settle()
    assert states(app) == ["released"]
    assert app.call(RAW).success


@pytest.mark.promise("C4")
def test_what_a_person_decided_meanwhile_is_not_overruled_by_a_late_answer(making: Making) -> None:
    world, out = World(), threading.Event()
    app, store = making.noticed()
    _slow(app, world, out, "once")
    app.call(RAW)
    store.wait_for_settle()
    entry = app.store.list_entries()[0]
    assert app.store.decide_entry(entry.entry_id, "failed", by="ann", why="looked")
    out.set()
    store.wait_for_settle()
    assert states(app) == ["failed"]


@pytest.mark.promise("C4", "C7")
def test_a_call_that_never_left_the_queue_has_certainly_not_happened(in_memory: Making) -> None:
    """More hung tools than workers: who waits behind them is told that nothing was sent."""
    world, out, inside = World(), threading.Event(), threading.Semaphore(0)
    app = in_memory.app()

    @app.tool(effect="once", timeout_ms=60_000)
    def hang(n: int) -> dict[str, Any]:
        world.enter()
        inside.release()
        out.wait(SOON)
        return {"n": n}

    callers = [
        threading.Thread(target=app.call, args=(asked("hang", n=n),)) for n in range(MAX_GROUP_THREADS)
    ]
    for caller in callers:
        caller.start()
        assert inside.acquire(timeout=SOON)
    late = asked("hang", n=MAX_GROUP_THREADS)
    refused = app.call(late, timeout_ms=30)
    out.set()
    for caller in callers:
        caller.join(SOON)
    assert told(refused) == ("timeout", "none")
    assert world.entered == MAX_GROUP_THREADS
    assert app.call(late).success


def _marked(app: Callwright, world: World, fails: Callable[[str], None]) -> None:
    @app.tool(effect="once", marks_effect=True, retries=0)
    def pay(n: int, ctx: CallContext) -> dict[str, Any]:
        fails("before")
        ctx.effect_started()
        fails("after")
        return world.do()


@pytest.mark.promise("C4")
@pytest.mark.parametrize("fault", [ConnectionResetError, TimeoutError, RuntimeError, ValueError])
@pytest.mark.parametrize("where", ["before", "after"])
def test_a_tool_that_marks_its_effect_is_believed_about_what_came_before(
    making: Making, where: str, fault: type[Exception]
) -> None:
    world, app, broken = World(), making.app(), True

    def fails(here: str) -> None:
        if broken and here == where:
            raise fault

    _marked(app, world, fails)
    first = app.call(RAW)
    broken = False
    again = app.call(RAW)
    if where == "before":
        assert first.effect == "none"
        assert states(app) == ["committed"]
        assert again.success
    else:
        answered = fault in {RuntimeError, ValueError}
        assert told(first) == (("tool_failed", "unknown") if answered else ("outcome_unknown", "unknown"))
        assert states(app) == ["answered" if answered else "unknown"]
        if not answered:
            assert (told(again), len(world)) == (("outcome_unknown", "unknown"), 0)


@pytest.mark.promise("C3", "R7")
def test_the_run_leaves_an_attempt_no_more_time_than_it_has_itself(making: Making) -> None:
    app, left = making.app(limits=RunLimits(max_total_latency_ms=5_000)), []

    @app.tool(effect="once", repeat="allow", timeout_ms=30_000, inline=True)
    def pay(n: int, ctx: CallContext) -> dict[str, Any]:
        left.append(ctx.deadline_ms - making.clock.lease_ms())
        making.clock.sleep(3_000)
        return {"n": n}

    results = [app.call(asked(n=n), run="r") for n in range(3)]
    assert left == [5_000, 2_000]
    assert [code(one) for one in results] == [None, None, "budget_exhausted"]


@pytest.mark.promise("C3")
@pytest.mark.parametrize("limit", [0, -1, 1])
def test_a_callers_own_limit_caps_the_attempt_and_none_is_begun_without_time(
    making: Making, limit: int
) -> None:
    app, left = making.app(), []

    @app.tool(effect="once", inline=True)
    def pay(n: int, ctx: CallContext) -> dict[str, Any]:
        left.append(ctx.deadline_ms - making.clock.lease_ms())
        return {"n": n}

    result: ToolResult = app.call(RAW, timeout_ms=limit)
    assert left == ([1] if limit == 1 else [])
    assert result.success == (limit == 1)
    assert states(app) == (["committed"] if limit == 1 else ["released"])


@pytest.mark.promise("C12")
@pytest.mark.parametrize("effect", ["read", "idempotent"])
def test_a_limit_of_the_callers_own_opens_the_breaker_for_nobody(making: Making, effect: EffectClass) -> None:
    app = making.app()

    @app.tool(effect=effect, retries=0)
    async def look(n: int) -> int:
        if n < 10:
            await asyncio.Event().wait()  # for ever
        return n

    for n in range(8):
        assert code(app.call(asked("look", n=n), timeout_ms=1)) in {"timeout", "outcome_unknown"}
    result = app.call(asked("look", n=10))
    assert (code(result), result.data) == (None, 10)
