"""One app under many threads and a loop; tools of every kind; tools that call tools."""

import asyncio
import contextvars
import os
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from app.worlds import SOON, Making, World, asked, code, run, states
from callwright import CallContext, Callwright, Principal, Rule
from callwright.runtime.clock import SystemClock

WHO: contextvars.ContextVar[str] = contextvars.ContextVar("who", default="nobody")


@pytest.mark.promise("R3", "C4")
def test_threads_and_tasks_share_an_app_and_every_key_is_paid_once(making: Making) -> None:
    world, app = World(), Making(making.path, SystemClock()).app()

    @app.tool(effect="once", repeat="replay")
    def pay(n: int) -> dict[str, Any]:
        return world.do(n)

    @app.tool(effect="once", repeat="replay", name="apay")
    async def apay(n: int) -> dict[str, Any]:
        await asyncio.sleep(0)
        return world.do(-n)

    results: list[Any] = []

    def work() -> None:
        for n in range(1, 21):
            results.append(app.call(asked(n=n)))
            results.append(app.call(asked("apay", n=n)))

    async def tasks() -> None:
        names = ("pay", "apay")
        results.extend(
            await asyncio.gather(*(app.acall(asked(name, n=n)) for n in range(1, 21) for name in names))
        )

    threads = [threading.Thread(target=work) for _ in range(4)]
    threads += [threading.Thread(target=lambda: asyncio.run(tasks())) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(results) == 6 * 40
    assert {code(one) for one in results} <= {None, "in_progress"}
    assert sorted(world.done) == sorted([*range(-20, 0), *range(1, 21)])
    assert set(states(app)) == {"committed"}
    app.close()


@pytest.mark.promise("C6")
def test_a_blocking_call_of_an_async_tool_from_inside_a_running_loop_does_not_deadlock(
    making: Making,
) -> None:
    app = making.app()

    @app.tool(effect="once", timeout_ms=5_000)
    async def pay(n: int) -> dict[str, Any]:
        await asyncio.sleep(0)
        return {"n": n}

    async def main() -> Any:
        return app.call(asked(n=1))

    assert run(main()).data == {"n": 1}


@pytest.mark.promise("C6")
def test_a_tool_may_call_other_tools_of_its_app(making: Making) -> None:
    world, app = World(), making.app()

    @app.tool(effect="once")
    def leaf(n: int) -> dict[str, Any]:
        return world.do(n)

    @app.tool(effect="once", name="thread_parent")
    def thread_parent(n: int) -> Any:
        return app.call(asked("leaf", n=n)).data

    @app.tool(effect="once", name="async_parent")
    async def async_parent(n: int) -> Any:
        return (await app.acall(asked("leaf", n=n))).data

    @app.tool(effect="once", name="grandparent")
    async def grandparent(n: int) -> Any:
        inner = await asyncio.gather(
            *(app.acall(asked(name, n=n)) for name, n in (("async_parent", 3), ("leaf", 4)))
        )
        return [one.data for one in inner]

    assert app.call(asked("thread_parent", n=1)).data == {"receipt": 1}
    assert app.call(asked("async_parent", n=2)).data == {"receipt": 2}
    assert app.call(asked("grandparent", n=9)).data == [{"receipt": 3}, {"receipt": 4}]
    assert run(app.acall(asked("grandparent", n=10))).success
    assert len(world) == 4


@pytest.mark.promise("C6")
def test_a_tool_that_calls_itself_with_the_same_arguments_does_not_run_twice(making: Making) -> None:
    world, app = World(), making.app()

    @app.tool(effect="once", inline=True, wait_ms=10)
    def pay(n: int) -> Any:
        world.do()
        return {"inner": code(app.call(asked(n=n)))}

    assert app.call(asked(n=1)).data == {"inner": "in_progress"}
    assert len(world) == 1


@pytest.mark.promise("A1", "C6")
def test_generators_of_every_kind_are_drained_into_lists(making: Making) -> None:
    app = making.app()

    @app.tool(effect="read", inline=True)
    def inline(n: int) -> Iterator[int]:
        yield from range(n)

    @app.tool(effect="read")
    def thread(n: int) -> Iterator[int]:
        yield from range(n)

    @app.tool(effect="read")
    async def agen(n: int) -> AsyncIterator[int]:
        yield 0
        await asyncio.sleep(0)
        yield 1
        yield 2

    @app.tool(effect="read")
    async def returned(n: int) -> Any:
        return (item for item in range(n))

    @app.tool(effect="once", name="breaks")
    async def breaks(n: int) -> AsyncIterator[int]:
        yield 1
        raise RuntimeError

    drained = [app.call(asked(name, n=3)).data for name in ("inline", "thread", "agen", "returned")]
    drained += [run(app.acall(asked(name, n=3))).data for name in ("thread", "agen", "returned")]
    assert drained == [[0, 1, 2]] * 7
    assert code(app.call(asked("breaks", n=1))) == "tool_failed"


@pytest.mark.promise("C6")
def test_endless_generators_end_at_the_bound(making: Making) -> None:
    app = making.app()

    @app.tool(effect="read", inline=True)
    def endless(n: int) -> Iterator[int]:
        while True:
            yield n

    @app.tool(effect="read", timeout_ms=20_000)
    async def endless_async(n: int) -> AsyncIterator[int]:
        while True:
            yield n

    assert code(app.call(asked("endless", n=1))) == "output_too_large"
    assert code(app.call(asked("endless_async", n=1))) == "output_too_large"


@pytest.mark.promise("C6")
def test_an_async_generator_that_waits_for_ever_ends_at_its_limit(making: Making) -> None:
    app = making.app()

    @app.tool(effect="read", timeout_ms=30, retries=0)
    async def stuck(n: int) -> AsyncIterator[int]:
        yield n
        await asyncio.Event().wait()

    assert code(app.call(asked("stuck", n=1))) == "timeout"
    assert code(run(app.acall(asked("stuck", n=1)))) == "timeout"


@pytest.mark.promise("C6")
@pytest.mark.parametrize("door", ["call", "acall"])
def test_context_variables_of_the_caller_are_seen_by_its_tools(making: Making, door: str) -> None:
    app = making.app()

    @app.tool(effect="read")
    def thread(n: int) -> Any:
        return WHO.get()

    @app.tool(effect="read", name="coroutine")
    async def coroutine(n: int) -> Any:
        await asyncio.sleep(0)
        return WHO.get()

    @app.tool(effect="read", inline=True)
    def inline(n: int) -> Any:
        return WHO.get()

    async def main(name: str) -> Any:
        WHO.set("ann")
        return await app.acall(asked(name, n=1))

    for name in ("thread", "coroutine") if door == "acall" else ("thread", "coroutine", "inline"):
        token = WHO.set("ann")
        result = run(main(name)) if door == "acall" else app.call(asked(name, n=1))
        WHO.reset(token)
        assert result.data == "ann", name


@pytest.mark.promise("B7")
def test_a_tool_is_told_of_its_call_and_the_model_is_not_asked_for_it(making: Making) -> None:
    seen: list[CallContext] = []
    app = making.app(rules=[Rule("allow")])

    @app.tool(effect="keyed", inline=True)
    def pay(n: int, ctx: CallContext) -> dict[str, Any]:
        seen.append(ctx)
        return {}

    who = Principal("ann", tenant="t", roles=("clerk",))
    result = app.call(asked(n=1), principal=who, run="r", trace_id="ab" * 16)
    context = seen[0]
    assert (context.principal, context.run_id, context.trace_id) == (who, "r", "ab" * 16)
    assert context.idempotency_key == result.meta.idempotency_key
    assert (context.call_id, context.attempt, context.fence) == (result.meta.call_id, 1, 1)
    assert list(app.tools[0].contract.input_schema["properties"]) == ["n"]
    assert code(app.call(asked(n=2, ctx={"principal": "root"}), principal=who)) == "invalid_arguments"


@pytest.mark.promise("C6")
def test_what_one_tool_hangs_on_holds_up_no_other(in_memory: Making) -> None:
    app, out = in_memory.app(), threading.Event()

    @app.tool(effect="read", timeout_ms=20_000)
    def hang(n: int) -> Any:
        out.wait(SOON)
        return n

    @app.tool(effect="read")
    async def quick(n: int) -> Any:
        await asyncio.sleep(0)
        return n

    async def main() -> Any:
        slow = [asyncio.ensure_future(app.acall(asked("hang", n=n))) for n in range(20)]
        results = [(await app.acall(asked("quick", n=n))).data for n in range(50)]
        assert not any(one.done() for one in slow)
        out.set()
        assert [one.data for one in await asyncio.gather(*slow)] == list(range(20))
        return results

    assert run(main()) == list(range(50))


FORKED = """
import asyncio, os, sys
from callwright import Callwright
app = Callwright(sys.argv[1] or None)

@app.tool(effect="once")
def pay(n: int) -> int:
    return n

@app.tool(effect="once")
async def wait(n: int) -> int:
    await asyncio.sleep(0)
    return n

def both(n):
    results = [app.call({"name": name, "arguments": {"n": n}}) for name in ("pay", "wait")]
    os.write(1, f"{[one.data for one in results]}\\n".encode())

both(1)
child = os.fork()
both(2 if child else 3)
if child:
    assert os.waitpid(child, 0)[1] == 0
app.close()
"""


@pytest.mark.costly
@pytest.mark.promise("R3")
@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
def test_a_forked_child_has_threads_and_a_loop_of_its_own(making: Making) -> None:
    command = [sys.executable, "-W", "ignore::DeprecationWarning", "-c", FORKED, str(making.path or "")]
    told = subprocess.run(command, capture_output=True, text=True, check=False, timeout=50)
    assert (told.returncode, told.stderr) == (0, "")
    assert sorted(told.stdout.split("\n")) == ["", "[1, 1]", "[2, 2]", "[3, 3]"]


GIVEN = """
import os
from callwright import Callwright
from callwright.engine import EngineError
from callwright.engines.memory_engine import MemoryEngine
app = Callwright()
app.tasks.use_engine(MemoryEngine())

@app.tool(effect="once", long=True)
def report(n: int) -> int:
    return n

child = os.fork()
if child:
    assert os.waitpid(child, 0)[1] == 0
else:
    try:
        app.tasks.start_worker()
    except EngineError as refused:
        os.write(1, f"refused: {'use_engine' in str(refused)}\\n".encode())
    app.tasks.use_engine(MemoryEngine())
begun = app.call({"name": "report", "arguments": {"n": 1}})
os.write(1, f"{app.tasks.get(begun.meta.handle).result(20).data}\\n".encode())
app.close()
"""


@pytest.mark.costly
@pytest.mark.promise("R3")
@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
def test_a_forked_child_does_not_use_the_engine_that_its_parent_was_given() -> None:
    command = [sys.executable, "-W", "ignore::DeprecationWarning", "-c", GIVEN]
    told = subprocess.run(command, capture_output=True, text=True, check=False, timeout=50)
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.split("\n") == ["refused: True", "1", "1", ""]


def test_leaving_the_app_lets_go_of_its_files(making: Making) -> None:
    with Callwright(making.path) as app:

        @app.tool(effect="once", inline=True)
        def pay(n: int) -> Any:
            return n

        assert app.call(asked(n=1)).success
    if making.path is not None:
        assert code(app.call(asked(n=2))) == "unavailable"
