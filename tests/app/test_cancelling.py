"""R20: a caller may let go at every await; the ledger is true afterwards and the cancellation reaches the caller."""

import asyncio
import signal
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from app.worlds import CLASSES, SOON, WRITES, Making, World, asked, code, run, states, told
from callwright import CallContext, Callwright, NotApplied
from callwright.domain.contract import EffectClass
from callwright.stores import MemoryStore
from callwright.testing import FakeClock

RAW = asked(n=1)
MOST_TURNS = 20_000


def _cuts() -> Iterator[int]:
    """Turns of the loop after which to cancel: every one, then wider steps through the waits for a disk."""
    turns = 0
    while turns < MOST_TURNS:
        yield turns
        turns = turns + 1 if turns < 40 else turns * 5 // 4


async def _cancelled_after(app: Callwright, turns: int, run_id: str | None = None) -> tuple[bool, Any]:
    """Cancel a call after so many turns of the loop: (was it over by then?, its result if it gave one)."""
    task = asyncio.ensure_future(app.acall(RAW, run=run_id))
    for _ in range(turns):
        await asyncio.sleep(0)
    over = task.done()
    task.cancel()
    try:
        return over, await task
    except asyncio.CancelledError:
        return over, None


@pytest.mark.promise("R20", "C4")
@pytest.mark.parametrize("effect", CLASSES)
def test_a_cancel_at_every_await_of_an_async_tool_leaves_the_ledger_true(
    making: Making, effect: EffectClass
) -> None:
    world, app = World(), making.app()

    @app.tool(effect=effect)
    async def pay(n: int, ctx: CallContext) -> dict[str, Any]:
        world.enter()
        await asyncio.sleep(0)
        receipt = world.do(n)
        await asyncio.sleep(0)
        return receipt

    seen: set[str] = set()
    over = False
    for turns in _cuts():
        world.entered = 0
        over, result = run(_cancelled_after(app, turns, f"cut-{turns}"))
        if over:
            break
        assert result is None, "the cancellation reaches the caller"
        seen.add(_true_for(app, effect, world, f"cut-{turns}"))
    assert over
    assert seen >= ({"", "ran"} if effect == "read" else {"", "unknown"})


def _true_for(app: Callwright, effect: EffectClass, world: World, run_id: str) -> str:
    """Check one cut; say how the ledger had it."""
    entered, before = world.entered, len(world)
    found = "".join(entry.state for entry in app.store.list_entries(run_id=run_id))
    if not entered:
        assert found in {"", "released"}
    elif effect != "read":
        assert found in {"unknown", "committed"}
    again = app.call(RAW, run=run_id)
    if found == "unknown" and effect == "once":
        assert told(again) == ("outcome_unknown", "unknown")
    else:
        assert again.success
        assert again.meta.replayed == (found == "committed")
    ran_again = found != "committed" and not (found == "unknown" and effect == "once")
    assert len(world) == before + ran_again
    return found or ("ran" if entered else "")


class Gate:
    """A blocking tool that stays inside until it is let out."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.inside = threading.Event()
        self.out = threading.Event()

    def pass_through(self, what: Any) -> dict[str, Any]:
        self._world.enter()
        self.inside.set()
        assert self.out.wait(SOON)
        return self._world.do(what)


@pytest.mark.promise("R20", "C4")
@pytest.mark.parametrize("turns", range(6))
@pytest.mark.parametrize("effect", WRITES)
def test_a_cancel_before_a_blocking_tool_was_entered_means_that_it_never_is(
    making: Making, effect: EffectClass, turns: int
) -> None:
    """Whether the thread was quicker than the cancel is chance; that the ledger agrees with it is not."""
    world = World()
    gate = Gate(world)
    app, store = making.noticed()
    app.tool(effect=effect)(_paying_through(gate))
    over, result = run(_cancelled_after(app, turns))
    assert (over, result) == (False, None)
    found = states(app)
    gate.out.set()
    if found == ["unknown"]:
        store.wait_for_settle()
        assert states(app) == ["committed"]
        assert len(world) == 1
    else:
        assert found in ([], ["released"])
        assert world.entered == 0
    assert app.call(RAW).success
    assert len(world) == (2 if found == ["unknown"] and effect == "idempotent" else 1)


def _paying_through(gate: Gate) -> Callable[..., Any]:
    def pay(n: int, ctx: CallContext) -> dict[str, Any]:
        return gate.pass_through(n)

    return pay


@pytest.mark.promise("R20", "R2")
@pytest.mark.parametrize("effect", WRITES)
def test_a_cancel_while_a_blocking_tool_runs_is_unknown_until_it_returns(
    making: Making, effect: EffectClass
) -> None:
    world = World()
    gate = Gate(world)
    app, store = making.noticed()
    app.tool(effect=effect)(_paying_through(gate))

    async def main() -> None:
        task = asyncio.ensure_future(app.acall(RAW))
        await asyncio.get_running_loop().run_in_executor(None, gate.inside.wait, SOON)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    run(main())
    assert states(app) == ["unknown"]
    gate.out.set()
    store.wait_for_settle()
    assert states(app) == ["committed"]
    again, repeated = app.call(RAW), effect == "idempotent"
    assert (again.success, again.meta.replayed) == (True, not repeated)
    assert again.data == {"receipt": 2 if repeated else 1}
    assert len(world) == 1 + repeated


def _never_ends(app: Callwright, world: World) -> None:
    @app.tool(effect="once")
    async def pay(n: int) -> dict[str, Any]:
        world.enter()
        await asyncio.Event().wait()
        return world.do()


@pytest.mark.promise("R20")
@pytest.mark.parametrize("way", ["timeout", "wait_for"])
def test_a_limit_of_the_callers_own_is_a_cancellation_that_becomes_its_timeout(
    making: Making, way: str
) -> None:
    world, app = World(), making.app()
    begun = asyncio.Event()

    @app.tool(effect="once")
    async def pay(n: int) -> dict[str, Any]:
        world.enter()
        begun.set()
        await asyncio.Event().wait()
        return world.do()

    async def main() -> None:
        async with asyncio.timeout(None) as limit:
            if way == "wait_for":
                call = asyncio.ensure_future(app.acall(RAW))
                await begun.wait()
                await asyncio.wait_for(call, 0.05)
            ending = asyncio.ensure_future(end_soon(limit))
            await app.acall(RAW)
            await ending

    async def end_soon(limit: asyncio.Timeout) -> None:
        await begun.wait()
        limit.reschedule(asyncio.get_running_loop().time() + 0.05)

    with pytest.raises(TimeoutError):
        run(main())
    assert world.entered == 1
    assert states(app) == ["unknown"]
    assert code(app.call(RAW)) == "outcome_unknown"


async def _fails() -> None:
    raise LookupError


@pytest.mark.promise("R20", "A9")
@pytest.mark.parametrize("way", ["raises", "turns into another", "before the call"])
def test_a_group_that_fails_inside_of_a_tool_cancels_nobody_else(making: Making, way: str) -> None:
    """Before Python 3.13 a ``TaskGroup`` leaves its own task marked as cancelled when a part of it fails."""
    app = making.app()

    async def grouped() -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(_fails())

    @app.tool(effect="once", retries=0)
    async def pay(n: int) -> int:
        await asyncio.sleep(0)
        try:
            if way == "before the call":
                raise ValueError
            await grouped()
        except* LookupError as fault:
            if way == "raises":
                raise fault.exceptions[0] from fault
            raise KeyError from None
        return n

    async def main() -> tuple[Any, int]:
        if way == "before the call":
            with pytest.raises(ExceptionGroup):
                await grouped()
        task = asyncio.current_task()
        assert task is not None
        before = task.cancelling()
        result = await app.acall(RAW)
        return result, task.cancelling() - before

    result, left = run(main())
    assert (code(result), left) == ("tool_failed", 0)


@pytest.mark.promise("R20")
def test_a_group_that_fails_cancels_its_calls_and_each_is_settled(making: Making) -> None:
    world, app = World(), making.app()
    all_in = asyncio.Event()

    @app.tool(effect="once")
    async def pay(n: int) -> dict[str, Any]:
        world.enter()
        if world.entered == 5:
            all_in.set()
        await asyncio.Event().wait()
        return world.do()

    async def fails() -> None:
        await all_in.wait()
        raise LookupError

    async def main() -> None:
        async with asyncio.TaskGroup() as group:
            for n in range(5):
                group.create_task(app.acall(asked(n=n)))
            group.create_task(fails())

    with pytest.raises(ExceptionGroup):
        run(main())
    assert states(app) == ["unknown"] * 5


@pytest.mark.promise("R20")
def test_a_cancel_while_waiting_for_the_same_call_elsewhere_takes_nothing_from_it(in_memory: Making) -> None:
    clock = FakeClock(auto=False)
    world, app = World(), in_memory.app(store=MemoryStore(clock), clock=clock)
    free = asyncio.Event()

    @app.tool(effect="once")
    async def pay(n: int) -> dict[str, Any]:
        await free.wait()
        return world.do()

    async def main() -> None:
        first = asyncio.ensure_future(app.acall(RAW))
        second = asyncio.ensure_future(app.acall(RAW))
        for _ in range(10):
            await asyncio.sleep(0)
        second.cancel()
        with pytest.raises(asyncio.CancelledError):
            await second
        assert states(app) == ["claimed"]
        free.set()
        assert (await first).success

    run(main())
    assert (states(app), len(world)) == (["committed"], 1)


@pytest.mark.promise("R20")
def test_a_cancel_while_waiting_for_a_retry_ends_the_wait_and_releases(in_memory: Making) -> None:
    clock = FakeClock(auto=False)
    app = in_memory.app(store=MemoryStore(clock), clock=clock)

    @app.tool(effect="once")
    async def pay(n: int) -> dict[str, Any]:
        raise NotApplied("upstream_error", 5_000)

    async def main() -> None:
        task = asyncio.ensure_future(app.acall(RAW))
        for _ in range(20):
            await asyncio.sleep(0)
        assert clock.slept
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    run(main())
    assert states(app) == ["released"]


@pytest.mark.promise("R20")
@pytest.mark.parametrize(("effect", "state"), [("once", "unknown"), ("idempotent", "unknown")])
def test_an_interrupt_inside_an_inline_tool_reaches_the_caller_and_is_settled_first(
    making: Making, effect: EffectClass, state: str
) -> None:
    app = making.app()

    @app.tool(effect=effect, inline=True)
    def pay(n: int) -> dict[str, Any]:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        app.call(RAW)
    assert states(app) == [state]


@pytest.mark.promise("R20")
def test_a_signal_while_a_blocking_tool_runs_reaches_the_caller_and_is_settled_first(making: Making) -> None:
    world, app = World(), making.app()
    out = threading.Event()

    @app.tool(effect="once")
    def pay(n: int) -> dict[str, Any]:
        world.enter()
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)
        out.wait(SOON)
        return world.do()

    with pytest.raises(KeyboardInterrupt):
        app.call(RAW)
    assert states(app) == ["unknown"]
    assert code(app.call(RAW)) == "outcome_unknown"
    out.set()
    assert world.entered == 1
