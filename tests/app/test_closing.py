"""A closed app leaves nothing behind: no thread, no loop, no call that the ledger does not know the truth of."""

import asyncio
import gc
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from app.worlds import SOON, Making, World, asked, code, states
from callwright import Callwright


def _open() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def _ours() -> set[threading.Thread]:
    return {thread for thread in threading.enumerate() if thread.name.startswith("callwright-")}


def _with_tools(app: Callwright) -> Callwright:
    @app.tool(effect="read")
    async def waits(n: int) -> int:
        await asyncio.sleep(0)
        return n

    @app.tool(effect="read")
    def blocks(n: int) -> int:
        return n

    return app


def _used(app: Callwright) -> None:
    for name in ("waits", "blocks"):
        assert app.call(asked(name, n=1)).data == 1


@pytest.mark.promise("C9")
def test_a_closed_app_keeps_no_thread_and_no_file_of_its_own(making: Making) -> None:
    before, files = _ours(), _open()
    apps = [_with_tools(making.app()) for _ in range(5)]
    for app in apps:
        _used(app)
    threads = _ours() - before
    assert len(threads) >= 10
    for app in apps:
        app.close()
        app.close()
    for thread in threads:
        thread.join(SOON)
    assert not _ours() & threads
    assert _open() <= files


def test_an_app_that_nobody_holds_any_more_ends_its_threads() -> None:
    before, files = _ours(), _open()
    _used(_with_tools(Callwright()))
    threads = _ours() - before
    gc.collect()
    for thread in threads:
        thread.join(SOON)
    assert threads
    assert not _ours() & threads
    assert _open() <= files


@pytest.mark.promise("C10")
def test_closing_while_a_coroutine_waits_ends_it_and_leaves_its_outcome_open(making: Making) -> None:
    app, begun, world = making.app(), threading.Event(), World()
    results: list[Any] = []

    @app.tool(effect="once", repeat="replay")
    async def pay(n: int) -> dict[str, Any]:
        world.do(n)
        begun.set()
        await asyncio.Event().wait()
        return {}

    def call() -> None:
        results.append(app.call(asked(n=1)))

    caller = threading.Thread(target=call)
    caller.start()
    assert begun.wait(SOON)
    left = app.close(wait_s=0.2)
    caller.join(SOON)
    assert not caller.is_alive()
    assert left == (results[0].meta.call_id,)
    assert (code(results[0]), results[0].effect) == ("outcome_unknown", "unknown")
    assert world.done == [1]
    assert states(making.app()) == ["unknown"]


def _paying(app: Callwright) -> tuple[threading.Event, threading.Event]:
    inside, go = threading.Event(), threading.Event()

    @app.tool(effect="once")
    def pay(n: int) -> int:
        inside.set()
        assert go.wait(SOON)
        return n

    return inside, go


@pytest.mark.promise("C10")
def test_closing_waits_for_a_call_that_runs_and_leaves_nothing(making: Making) -> None:
    app = making.app()
    inside, go = _paying(app)
    with ThreadPoolExecutor(2) as pool:
        called = pool.submit(app.call, asked(n=1))
        assert inside.wait(SOON)
        closed = pool.submit(app.close, SOON)
        go.set()
        assert called.result(SOON).success
        assert closed.result(SOON) == ()
    assert states(making.app()) == ["committed"]


@pytest.mark.promise("C10", "C4")
def test_a_blocking_call_that_closing_left_is_settled_or_says_that_it_is_not(making: Making) -> None:
    app = making.app()
    inside, go = _paying(app)
    with ThreadPoolExecutor(1) as pool:
        called = pool.submit(app.call, asked(n=1))
        assert inside.wait(SOON)
        left = app.close(wait_s=0)
        go.set()
        result = called.result(SOON)
    assert left == (result.meta.call_id,)
    warned = "unsettled" in [one.code for one in result.warnings]
    assert states(making.app()) == (["claimed"] if warned else ["committed"])


@pytest.mark.promise("C10")
def test_closing_on_the_loop_of_a_call_does_not_wait_for_it(making: Making) -> None:
    app = making.app()

    async def main() -> tuple[str, ...]:
        begun = asyncio.Event()

        @app.tool(effect="read")
        async def waits(n: int) -> int:
            begun.set()
            await asyncio.Event().wait()
            return n

        call = asyncio.ensure_future(app.acall(asked("waits", n=1)))
        await begun.wait()
        left = app.close(wait_s=SOON)
        call.cancel()
        return left

    assert len(asyncio.run(main())) == 1


def check_a_closed_app(app: Callwright) -> None:
    """Check what a closed app answers, whatever its ledger."""
    world = World()

    @app.tool(effect="once", key=["n"])
    def pay(n: int) -> dict[str, Any]:
        return world.do(n)

    @app.read
    def look(n: int) -> int:
        return n

    @app.tool(effect="read", without_store=True)
    def look_without(n: int) -> int:
        return n

    assert app.call(asked(n=1), run="r").success
    assert app.call(asked("look", n=1)).data == 1
    app.close()
    reply = {
        "role": "assistant",
        "content": [{"type": "tool_use", "id": "toolu_01A09q90", "name": "pay", "input": {"n": 2}}],
    }
    refused = [
        app.call(asked(n=1), run="r"),
        app.call(asked(n=2)),
        asyncio.run(app.acall(asked(n=2))),
        app.turn(reply).results[0],
        app.call(asked("look", n=3)),
        asyncio.run(app.acall(asked("look", n=3), run="r")),
    ]
    for result in refused:
        assert (code(result), result.effect, result.next_action) == ("unavailable", "none", "stop")
        assert result.error is not None
        assert (
            result.error.message
            == "The call was not made: its ledger is not available: the application was closed."
        )
        assert (result.error.retryable, "again later" in (result.error.suggestion or "")) == (False, False)
    assert world.done == [1]
    assert app.call(asked("look_without", n=3)).data == 3


@pytest.mark.promise("C10")
def test_a_closed_app_makes_no_call_whatever_its_store(making: Making) -> None:
    check_a_closed_app(making.app())
