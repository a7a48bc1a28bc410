"""C4, R20: whoever cancels a call sees the cancellation that it sent: scopes of anyio, limits and groups of asyncio."""

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from typing import Any

import anyio
import pytest
from anyio.abc import TaskGroup

from app.worlds import SOON, Making, World, asked, code, run, states
from callwright import Callwright
from callwright.domain.contract import EffectClass

RAW = asked(n=1)
LIMIT_S = 0.05
Call = Callable[[], Coroutine[Any, Any, Any]]


class Entered(World):
    """A world that lets a test wait for the tool to begin."""

    def __init__(self) -> None:
        super().__init__()
        self._inside = threading.Event()

    def enter(self) -> None:
        super().enter()
        self._inside.set()

    async def wait(self) -> None:
        assert await asyncio.to_thread(self._inside.wait, SOON)

    async def limit_from_entry(self, scope: anyio.CancelScope) -> None:
        """Let the scope's time end shortly after the tool has begun."""
        await self.wait()
        scope.deadline = anyio.current_time() + LIMIT_S


def _waits_for_ever(app: Callwright, kind: str, effect: EffectClass, world: World) -> None:
    async def never(n: int) -> int:
        world.enter()
        await asyncio.Event().wait()
        return n

    async def never_in_pieces(n: int) -> AsyncIterator[int]:
        world.enter()
        yield n
        await asyncio.Event().wait()

    async def turns_it_into_another(n: int) -> int:
        world.enter()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            raise LookupError from None
        return n

    async def forgets_it(n: int) -> int:
        world.enter()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        raise LookupError

    def blocks(n: int) -> int:
        world.enter()
        asyncio.run(asyncio.wait_for(asyncio.Event().wait(), 1))
        return n

    kinds: dict[str, Callable[..., Any]] = {
        "coroutine": never,
        "generator": never_in_pieces,
        "another fault": turns_it_into_another,
        "no trace of it": forgets_it,
        "thread": blocks,
    }
    app.tool(effect=effect, retries=0, name="pay")(kinds[kind])


KINDS = ("coroutine", "generator", "another fault", "no trace of it", "thread")


@pytest.mark.promise("R20", "C4")
@pytest.mark.parametrize("effect", ["read", "once"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_scope_of_anyio_that_moves_on_leaves_its_block_and_nothing_more(
    making: Making, kind: str, effect: EffectClass
) -> None:
    world, app = Entered(), making.app()
    _waits_for_ever(app, kind, effect, world)

    async def main() -> tuple[bool, int]:
        with anyio.move_on_after(SOON) as scope:
            limiting = asyncio.create_task(world.limit_from_entry(scope))
            await app.acall(RAW)
        await limiting
        task = asyncio.current_task()
        assert task is not None
        await asyncio.sleep(0)
        return scope.cancelled_caught, task.cancelling()

    assert run(main()) == (True, 0)
    assert world.entered == 1
    assert states(app) == ([] if effect == "read" else ["unknown"])


@pytest.mark.promise("R20", "C4")
@pytest.mark.parametrize("kind", KINDS)
def test_a_scope_of_anyio_that_fails_after_a_time_raises_its_timeout(making: Making, kind: str) -> None:
    world, app = Entered(), making.app()
    _waits_for_ever(app, kind, "once", world)

    async def main() -> None:
        with anyio.fail_after(SOON) as scope:
            limiting = asyncio.create_task(world.limit_from_entry(scope))
            await app.acall(RAW)
        await limiting

    with pytest.raises(TimeoutError):
        run(main())
    assert states(app) == ["unknown"]


async def _in_group_of_anyio(call: Call, world: Entered) -> str:
    async def cancels(group: TaskGroup) -> None:
        await world.wait()
        group.cancel_scope.cancel()

    async with anyio.create_task_group() as group:
        group.start_soon(call)
        group.start_soon(cancels, group)
    return "left"


async def _in_group_of_asyncio(call: Call, world: Entered) -> str:
    async def fails() -> None:
        await world.wait()
        raise LookupError

    async def calls() -> None:
        await call()

    async def both() -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(calls())
            group.create_task(fails())

    with pytest.raises(ExceptionGroup) as caught:
        await both()
    assert caught.group_contains(LookupError)
    return "left"


async def _in_request(call: Call, world: Entered) -> str:
    """As Starlette answers a request in parts: who listens for the client's end cancels who answers."""

    async def until(done: Callable[[], Awaitable[Any]], group: TaskGroup) -> None:
        await done()
        group.cancel_scope.cancel()

    with anyio.CancelScope() as request:
        async with anyio.create_task_group() as group:
            group.start_soon(until, world.wait, group)
            await until(call, group)
    return "left" if not request.cancelled_caught else "the scope around it was cancelled"


async def _in_limit_of_asyncio(call: Call, world: Entered) -> str:
    try:
        async with asyncio.timeout(LIMIT_S):
            await call()
    except TimeoutError:
        assert world.entered
        return "left"
    return "not cancelled"


@pytest.mark.promise("R20", "C4")
@pytest.mark.parametrize("way", [_in_group_of_anyio, _in_group_of_asyncio, _in_request, _in_limit_of_asyncio])
@pytest.mark.parametrize("kind", KINDS)
def test_a_group_or_limit_around_a_call_ends_as_it_does_around_any_wait(
    in_memory: Making, kind: str, way: Callable[..., Awaitable[str]]
) -> None:
    world, app = Entered(), in_memory.app()
    _waits_for_ever(app, kind, "once", world)
    left = run(way(lambda: app.acall(RAW), world))
    assert left == "left"
    assert states(app) == ["unknown"]


@pytest.mark.promise("R20")
def test_the_very_cancellation_that_was_sent_reaches_the_caller(in_memory: Making) -> None:
    world, app = Entered(), in_memory.app()
    _waits_for_ever(app, "coroutine", "once", world)

    async def main() -> tuple[Any, ...]:
        task = asyncio.ensure_future(app.acall(RAW))
        await world.wait()
        task.cancel("for this reason")
        with pytest.raises(asyncio.CancelledError) as caught:
            await task
        return caught.value.args

    assert run(main()) == ("for this reason",)


@pytest.mark.promise("A9")
@pytest.mark.parametrize("waits", [True, False])
@pytest.mark.parametrize("door", ["call", "acall"])
@pytest.mark.parametrize("fault", [GeneratorExit, SystemExit, LookupError])
def test_a_generator_that_raises_anything_is_an_answer_and_leaves_no_claim(
    making: Making, fault: type[BaseException], door: str, *, waits: bool
) -> None:
    app = making.app()

    @app.tool(effect="once", retries=0)
    async def pay(n: int) -> AsyncIterator[int]:
        yield n
        if waits:
            await asyncio.sleep(0)
        raise fault

    result = app.call(RAW) if door == "call" else run(app.acall(RAW))
    assert code(result) is not None
    assert "claimed" not in states(app)
