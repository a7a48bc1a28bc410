"""A process that can start no more threads, in the middle of a call: nothing stays claimed, and later calls are made."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from callwright import Callwright
from callwright.domain.result import ToolResult
from callwright.ports import Store
from callwright.runtime.clock import SystemClock
from callwright.stores import SQLiteStore
from callwright.stores.memory_store import MemoryStore
from callwright.stores.postgres import PostgresStore
from stores.postgres import Ledgers


@contextmanager
def no_more_threads() -> Iterator[None]:
    """The system refuses every new thread: none has an address space for its stack."""
    before = threading.stack_size(1 << 46)
    try:
        yield
    finally:
        threading.stack_size(before)


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    clock = SystemClock()
    if request.param == "memory":
        yield MemoryStore(clock)
    elif request.param == "sqlite":
        yield SQLiteStore(tmp_path / "ledger.db", clock=clock)
    else:
        ledgers: Ledgers = request.getfixturevalue("ledgers")
        database = PostgresStore(ledgers.url, schema=ledgers.fresh(), clock=clock)
        yield database
        database.close()


class Shop:
    """Tools of every mode, and what they did."""

    def __init__(self, store: Store) -> None:
        self.app = Callwright(store)
        self.sold: list[str] = []
        self.app.tool(effect="once", key=["sku"])(self.sell)
        self.app.tool(effect="once", key=["sku"])(self.sell_async)
        self.app.tool(effect="once", key=["sku"])(self.sell_much)
        self.app.tool(effect="once", key=["sku"], inline=True)(self.sell_inline)

    def sell(self, sku: str) -> dict[str, str]:
        self.sold.append(sku)
        return {"sku": sku}

    async def sell_async(self, sku: str) -> dict[str, str]:
        self.sold.append(sku)
        await asyncio.sleep(0)
        return {"sku": sku}

    async def sell_much(self, sku: str) -> dict[str, str]:
        """Its answer is so large that it is judged beside the loop."""
        self.sold.append(sku)
        await asyncio.sleep(0)
        return {"sku": sku, "text": "word " * 20_000}

    def sell_inline(self, sku: str) -> dict[str, str]:
        self.sold.append(sku)
        return {"sku": sku}

    def check(self, result: ToolResult, sku: str) -> None:
        """What is told is true, and nothing is left claimed."""
        done = self.sold.count(sku)
        assert (result.success, result.effect) == ((True, "committed") if done else (False, "none"))
        if not done:
            assert result.error is not None
            assert result.error.code == "unavailable"
        assert [one.state for one in self.app.store.list_entries() if one.state == "claimed"] == []


def call_blocking(app: Callwright, tool: str, sku: str) -> ToolResult:
    return app.call({"name": tool, "arguments": {"sku": sku}})


def call_without_threads(app: Callwright, tool: str, sku: str) -> ToolResult:
    with no_more_threads():
        return call_blocking(app, tool, sku)


def call_on_loop_without_threads(app: Callwright, tool: str, sku: str) -> ToolResult:
    async def call() -> ToolResult:
        with no_more_threads():
            return await app.acall({"name": tool, "arguments": {"sku": sku}})

    return asyncio.run(call())


MANNERS: list[Callable[..., ToolResult]] = [call_without_threads, call_on_loop_without_threads]
TOOLS = ["sell", "sell_async", "sell_much", "sell_inline"]


@pytest.mark.costly
@pytest.mark.promise("R1", "C4")
@pytest.mark.parametrize("make_call", MANNERS)
@pytest.mark.parametrize("tool", TOOLS)
@pytest.mark.parametrize("used_before", [False, True])
def test_a_call_without_threads_is_made_or_has_no_effect_and_the_next_one_works(
    store: Store, make_call: Callable[..., ToolResult], tool: str, *, used_before: bool
) -> None:
    shop = Shop(store)
    if used_before:
        shop.check(call_blocking(shop.app, "sell_inline", "Z"), "Z")

    shop.check(make_call(shop.app, tool, "A"), "A")

    assert call_blocking(shop.app, tool, "B").success
    assert call_blocking(shop.app, tool, "A").success
    assert shop.sold.count("A") == 1
    shop.app.close()


@pytest.mark.promise("R1")
def test_many_refused_threads_leave_room_for_every_later_job() -> None:
    shop = Shop(MemoryStore(SystemClock()))
    with no_more_threads():
        for number in range(100):
            shop.check(call_blocking(shop.app, "sell", str(number)), str(number))
    for number in range(100):
        assert call_blocking(shop.app, "sell", str(number)).success
    assert len(shop.sold) == 100


@pytest.mark.promise("R1")
def test_many_tasks_at_once_without_threads_each_get_an_answer(store: Store) -> None:
    shop = Shop(store)

    async def call_all() -> list[ToolResult]:
        calls: list[Any] = [
            shop.app.acall({"name": tool, "arguments": {"sku": f"{tool}-{number}"}})
            for tool in TOOLS
            for number in range(10)
        ]
        with no_more_threads():
            results: list[ToolResult] = await asyncio.gather(*calls)
        return results

    results = asyncio.run(call_all())
    for place, result in enumerate(results):
        shop.check(result, f"{TOOLS[place // 10]}-{place % 10}")
    shop.app.close()


def reply_of(*names: str) -> dict[str, Any]:
    calls = [
        {"type": "function", "id": f"c{at}", "function": {"name": name, "arguments": f'{{"n": {at}}}'}}
        for at, name in enumerate(names)
    ]
    return {"role": "assistant", "content": None, "tool_calls": calls}


@pytest.mark.promise("A9")
@pytest.mark.parametrize("on_loop", [False, True])
def test_every_call_of_a_turn_has_an_answer_where_no_thread_can_be_started(*, on_loop: bool) -> None:
    app = Callwright()

    @app.tool(effect="read", inline=True)
    def at_once(n: int) -> int:
        return n

    @app.tool(effect="read")
    def in_a_thread(n: int) -> int:
        return n

    async def on_the_loop() -> Any:
        return await app.aturn(reply)

    reply = reply_of("at_once", "in_a_thread", "at_once", "in_a_thread")
    with no_more_threads():
        turn = asyncio.run(on_the_loop()) if on_loop else app.turn(reply)
    codes = [one.error.code if one.error else None for one in turn.results]
    assert codes == [None, "unavailable", None, "unavailable"]
    assert [one["tool_call_id"] for one in turn.messages[1:]] == ["c0", "c1", "c2", "c3"]
    app.close()


@pytest.mark.promise("R1", "C8")
@pytest.mark.parametrize("kept", [False, True])
def test_a_long_call_whose_worker_can_start_no_thread_has_no_effect_and_runs_when_it_is_made_again(
    tmp_path: Path, *, kept: bool
) -> None:
    app = Callwright(tmp_path / "ledger.db") if kept else Callwright()

    @app.tool(effect="once", long=True)
    def build(n: int) -> int:
        return n

    call = {"name": "build", "arguments": {"n": 1}}
    with no_more_threads():
        refused = app.call(call)
    assert refused.error is not None
    assert (refused.error.code, refused.effect) == ("unavailable", "none")
    assert [one.state for one in app.store.list_entries()] == ["released"]
    assert app.tasks.get(app.call(call).meta.handle or "").result(20).data == 1
    app.close()
