"""C12, R20: what one tool does to itself, it does to no other; calls within a call are part of it."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from app.worlds import SOON, Making, World, asked, code, run
from callwright import CallContext, Callwright, MayHaveHappened, Principal, Rule, RunLimits
from callwright.runtime.clock import SystemClock

ANYONE = [Rule("allow")]


class Hanging:
    """A blocking tool that hangs until it is let go."""

    def __init__(self) -> None:
        self.inside = threading.Semaphore(0)
        self.go = threading.Event()

    def hang(self, n: int) -> int:
        self.inside.release()
        assert self.go.wait(SOON)
        return n

    def wait_for(self, times: int) -> None:
        for _ in range(times):
            assert self.inside.acquire(timeout=SOON)


@contextlib.contextmanager
def _hung(app: Callwright, calls: int, inside: int) -> Iterator[None]:
    hanging = Hanging()
    app.tool(effect="read", timeout_ms=20_000, retries=0)(hanging.hang)
    with ThreadPoolExecutor(calls) as pool:
        made = [pool.submit(app.call, asked("hang", n=n)) for n in range(calls)]
        hanging.wait_for(inside)
        try:
            yield
        finally:
            hanging.go.set()
        assert all(one.result(SOON).success for one in made)


@pytest.mark.promise("C12")
@pytest.mark.parametrize("door", ["call", "acall"])
def test_sixty_four_hung_calls_of_one_tool_leave_every_other_tool_served(
    in_memory: Making, door: str
) -> None:
    app = in_memory.app(clock=SystemClock())

    @app.tool(effect="read", timeout_ms=5_000, retries=0)
    def look(n: int) -> int:
        return n

    with _hung(app, calls=70, inside=64):
        results = [
            app.call(asked("look", n=n)) if door == "call" else run(app.acall(asked("look", n=n)))
            for n in range(5)
        ]
    assert [code(one) for one in results] == [None] * 5


@pytest.mark.promise("C12")
def test_a_call_that_queues_behind_hung_ones_waits_no_longer_than_its_deadline(in_memory: Making) -> None:
    app = in_memory.app(clock=SystemClock())
    with _hung(app, calls=64, inside=64):
        late = app.call(asked("hang", n=99), timeout_ms=50)
        assert (code(late), late.effect) == ("timeout", "none")


def _blocks(n: int) -> int:
    return n + 1


async def _waits(n: int) -> int:
    await asyncio.sleep(0)
    return n + 1


class Nested:
    """Tools that call a tool. The first 64 that block are all inside before one of them goes on: no thread is to spare."""

    def __init__(self, app: Callwright) -> None:
        self._app = app
        self._together = threading.Barrier(64)

    def _meet(self, n: int) -> None:
        if n < 64:
            self._together.wait(SOON)

    def blocking(self, n: int) -> int:
        self._meet(n)
        return int(self._app.call(asked("inner", n=n)).data)

    async def waiting(self, n: int) -> int:
        return int((await self._app.acall(asked("inner", n=n))).data)

    def itself(self, n: int, depth: int = 0) -> int:
        if depth == 0:
            self._meet(n)
        return n + 1 if depth == 3 else int(self._app.call(asked("outer", n=n, depth=depth + 1)).data)


@pytest.mark.promise("C12")
@pytest.mark.parametrize("door", ["call", "acall"])
@pytest.mark.parametrize("kind", ["thread in thread", "async in thread", "thread in async", "itself"])
def test_eighty_tools_that_each_call_a_tool_all_end(in_memory: Making, kind: str, door: str) -> None:
    app = in_memory.app(clock=SystemClock(), limits=RunLimits(None, None, None, None))
    options: dict[str, Any] = {"effect": "read", "timeout_ms": 20_000, "retries": 0}
    nested = Nested(app)
    functions: dict[str, Any] = {"thread in async": nested.waiting, "itself": nested.itself}
    app.tool(**options, name="inner")(_waits if kind == "async in thread" else _blocks)
    app.tool(**options, name="outer")(functions.get(kind, nested.blocking))
    raws = [asked("outer", n=n) for n in range(80)]

    async def all_on_one_loop() -> list[Any]:
        return list(await asyncio.gather(*(app.acall(raw) for raw in raws)))

    if door == "acall":
        results = run(all_on_one_loop())
    else:
        with ThreadPoolExecutor(80) as pool:
            results = list(pool.map(app.call, raws))
    assert [one.data for one in results] == [n + 1 for n in range(80)]


def _nesting(app: Callwright, kind: str, inner_said: dict[str, Any], calls: int) -> list[Any]:
    """Register a tool that calls another one so often; what is known within is put into the list that is given back."""
    within: list[Any] = []

    def look(n: int, ctx: CallContext) -> int:
        within.append((ctx.run_id, ctx.trace_id, ctx.principal.id, ctx.deadline_ms))
        return n

    app.tool(effect="read", inline=kind == "inline", retries=0)(look)
    raws = [asked("look", n=n) for n in range(calls)]
    if kind == "async":

        async def outer() -> list[str | None]:
            await asyncio.sleep(0)
            return [code(await app.acall(raw, **inner_said)) for raw in raws]

        app.tool(effect="read", retries=0, timeout_ms=5_000)(outer)
    else:

        def outer_blocking() -> list[str | None]:
            return [code(app.call(raw, **inner_said)) for raw in raws]

        app.tool(effect="read", inline=kind == "inline", retries=0, timeout_ms=5_000, name="outer")(
            outer_blocking
        )
    return within


KINDS = ["inline", "thread", "async"]


@pytest.mark.promise("C3", "R7")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("door", ["call", "acall"])
def test_a_call_within_a_call_is_of_its_run_trace_and_principal_and_ends_with_it(
    making: Making, kind: str, door: str
) -> None:
    app = making.app(rules=ANYONE)
    within = _nesting(app, kind, {}, 1)
    said: Any = {"run": "r", "trace_id": "a" * 32, "principal": Principal("ann", "acme")}
    began = making.clock.lease_ms()
    result = app.call(asked("outer"), **said) if door == "call" else run(app.acall(asked("outer"), **said))
    assert result.data == [None]
    assert within == [("r", "a" * 32, "ann", began + 5_000)]
    after = app.call(asked("look", n=2))
    assert after.success
    assert within[1][0] is None, "nothing is inherited when the tool has ended"


@pytest.mark.promise("C3", "R7")
@pytest.mark.parametrize("kind", KINDS)
def test_fifty_calls_within_one_call_of_a_run_of_three_are_two(making: Making, kind: str) -> None:
    app = making.app(limits=RunLimits(max_tool_calls=3))
    within = _nesting(app, kind, {}, 50)
    result = app.call(asked("outer"), run="r")
    assert result.data == [None, None, *["budget_exhausted"] * 48]
    assert len(within) == 2


@pytest.mark.promise("C3")
@pytest.mark.parametrize("kind", KINDS)
def test_what_a_call_within_a_call_says_itself_holds(making: Making, kind: str) -> None:
    app = making.app(rules=ANYONE)
    within = _nesting(app, kind, {"run": "own", "principal": Principal("bob"), "timeout_ms": 100}, 1)
    began = making.clock.lease_ms()
    assert app.call(asked("outer"), run="r").data == [None]
    assert (within[0][0], within[0][2:]) == ("own", ("bob", began + 100))


@pytest.mark.promise("C3")
def test_the_time_of_a_call_within_a_call_is_charged_once(making: Making) -> None:
    app = making.app(limits=RunLimits(max_total_latency_ms=10_000))

    @app.tool(effect="read", inline=True)
    def look() -> int:
        making.clock.sleep(3_000)
        return 1

    @app.tool(effect="read", inline=True)
    def outer() -> Any:
        return app.call(asked("look")).data

    assert [code(app.call(asked("outer"), run="r")) for _ in range(5)] == [None] * 4 + ["budget_exhausted"]


@pytest.mark.promise("C12")
def test_a_tool_whose_links_are_dead_shuts_no_other_tool_of_its_server(making: Making) -> None:
    world, app = World(), making.app()

    @app.tool(effect="read", endpoint="server", retries=0)
    def fetch(url: str) -> str:
        raise MayHaveHappened("connection_failed")

    @app.tool(effect="once", endpoint="server")
    def pay(n: int) -> dict[str, Any]:
        return world.do(n)

    codes = [code(app.call(asked("fetch", url=f"http://{n}"))) for n in range(8)]
    assert codes == ["connection_failed"] * 5 + ["circuit_open"] * 3
    assert all(app.call(asked(n=n)).success for n in range(40))
    assert len(world) == 40


@pytest.mark.promise("C12")
@pytest.mark.parametrize(
    "words", ["Error: connection refused by backend", "503 Service Unavailable", "Error: request timed out"]
)
def test_no_words_of_a_tool_open_its_breaker(making: Making, words: str) -> None:
    app = making.app()

    @app.tool(effect="read", retries=0)
    def fetch(url: str) -> dict[str, str]:
        return {"error": words}

    codes = {code(app.call(asked("fetch", url=f"http://{n}"))) for n in range(20)}
    assert "circuit_open" not in codes
    assert None not in codes
