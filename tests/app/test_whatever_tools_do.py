"""What a tool may do to us while it runs, and what is said then."""

import asyncio
import functools
import signal
import threading
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from app.worlds import SOON, Making, World, asked, run, states, told
from callwright import (
    CallContext,
    MayHaveHappened,
    NotApplied,
    ToolError,
    ToolResult,
    fail,
    to_json,
)

RAW = asked(n=1)


# --- a thread tool over its limit under acall is a success whose data is our own ``Raised`` ------------------------


def test_a_blocking_tool_over_its_limit_is_no_success_under_acall(making: Making) -> None:
    app, out = making.app(), threading.Event()

    @app.tool(effect="once", timeout_ms=50)
    def pay(n: int) -> Any:
        out.wait(SOON)

    result = run(app.acall(RAW))
    out.set()
    assert told(result) == ("outcome_unknown", "unknown")


# --- an inline tool under acall runs and is then reported as unknown (``await`` of a plain value) ------------------


def test_an_inline_tool_works_under_acall(making: Making) -> None:
    app = making.app()

    @app.tool(effect="once", inline=True)
    def pay(n: int) -> Any:
        return {"n": n}

    assert run(app.acall(RAW)).data == {"n": 1}


# --- ``marks_effect``: given up before its effect, released, and the thread then has its effect all the same -------


@pytest.mark.parametrize("way", ["timeout", "timeout acall", "cancel", "signal"])
def test_a_tool_that_was_given_up_before_its_effect_may_not_begin_it(  # noqa: C901
    in_memory: Making, way: str
) -> None:
    world, app = World(), in_memory.app()
    inside, out, ended = threading.Event(), threading.Event(), threading.Event()

    @app.tool(effect="once", marks_effect=True, retries=0, timeout_ms=100 if "timeout" in way else 20_000)
    def pay(n: int, ctx: CallContext) -> Any:
        if world.entered:
            ctx.effect_started()
            return world.do("second")
        world.enter()
        try:
            inside.set()
            if way == "signal":
                signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)
            out.wait(SOON)
            ctx.effect_started()
            return world.do("first")
        finally:
            ended.set()

    async def cancelled() -> None:
        task = asyncio.ensure_future(app.acall(RAW))
        await asyncio.get_running_loop().run_in_executor(None, inside.wait, SOON)
        task.cancel()
        await asyncio.wait([task])

    if way == "cancel":
        run(cancelled())
    elif way == "signal":
        with pytest.raises(KeyboardInterrupt):
            app.call(RAW)
    elif way == "timeout":
        app.call(RAW)
    else:
        run(app.acall(RAW))
    found = states(app)
    if found == ["released"]:
        assert app.call(RAW).success
    out.set()
    assert ended.wait(SOON)
    assert len(world) <= 1, world.done


# --- an async tool that outlives its cancellation is "certainly not sent": its future can always be cancelled ------


def test_an_async_tool_that_was_entered_and_did_not_stop_in_time_may_have_happened(
    in_memory: Making,
) -> None:
    world, app = World(), in_memory.app()

    @app.tool(effect="once", timeout_ms=50, retries=0)
    async def pay(n: int) -> Any:
        world.do()
        try:
            await asyncio.sleep(30)
        except asyncio.CancelledError:
            await asyncio.sleep(1.5)

    assert told(app.call(RAW)) == ("outcome_unknown", "unknown")
    app.call(RAW)
    assert len(world) == 1


# --- what is no ``Exception`` leaves the claim behind and flies at the caller --------------------------------------


class Bye(BaseException):
    pass


@pytest.mark.parametrize("mode", ["async", "thread", "inline"])
@pytest.mark.parametrize("door", ["call", "acall"])
@pytest.mark.parametrize("fault", [SystemExit, GeneratorExit, asyncio.CancelledError, StopIteration, Bye])
@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_whatever_a_tool_raises_is_an_answer(
    in_memory: Making, fault: type[BaseException], door: str, mode: str
) -> None:
    app = in_memory.app()
    if mode == "async":

        @app.tool(effect="once", timeout_ms=200, retries=0)
        async def pay(n: int) -> Any:
            await asyncio.sleep(0)
            raise fault
    else:

        @app.tool(effect="once", timeout_ms=200, retries=0, inline=mode == "inline", name="pay")
        def pay_blocking(n: int) -> Any:
            raise fault

    result: Any = None
    try:
        result = app.call(RAW) if door == "call" else run(app.acall(RAW))
    except BaseException as raised:  # noqa: BLE001 - that is the bug
        result = type(raised).__name__
    answered = fault is not asyncio.CancelledError
    assert states(app) == ["answered" if answered else "unknown"]
    assert isinstance(result, ToolResult), repr(result)
    assert result.error is not None
    assert result.error.code == ("tool_failed" if answered else "outcome_unknown")


@pytest.mark.parametrize("mode", ["async", "thread", "inline"])
def test_an_interrupt_inside_a_tool_under_acall_leaves_no_claim(in_memory: Making, mode: str) -> None:
    app = in_memory.app()
    if mode == "async":

        @app.tool(effect="once")
        async def pay(n: int) -> Any:
            raise KeyboardInterrupt
    else:

        @app.tool(effect="once", inline=mode == "inline", name="pay")
        def pay_blocking(n: int) -> Any:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(app.acall(RAW))
    assert states(app) == ["unknown"]


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_tool_that_exits_does_not_end_the_loop_of_all_async_tools(in_memory: Making) -> None:
    app = in_memory.app()

    @app.tool(effect="read", timeout_ms=200, retries=0)
    async def quits(n: int) -> Any:
        await asyncio.sleep(0)
        raise SystemExit

    @app.tool(effect="read", timeout_ms=200, retries=0)
    async def look(n: int) -> Any:
        await asyncio.sleep(0)
        return n

    app.call(asked("quits", n=1))
    assert app.call(asked("look", n=1)).success


# --- exceptions that lie or explode when looked at, or carry values of other types ---------------------------------


class _Property(Exception):  # noqa: N818
    @property
    def response(self) -> Any:
        raise RuntimeError


class _NoClass(Exception):  # noqa: N818
    @property  # type: ignore[misc]
    def __class__(self) -> Any:
        raise RuntimeError


class _Liar(Exception):  # noqa: N818
    @property  # type: ignore[misc]
    def __class__(self) -> Any:
        return NotApplied


class _Headers:
    def get(self, name: str) -> Any:
        raise ValueError


class _Answer:
    def __init__(self, headers: Any) -> None:
        self.status_code = 429
        self.headers = headers


class _Limited(Exception):  # noqa: N818
    def __init__(self, headers: Any) -> None:
        super().__init__()
        self.response = _Answer(headers)


HOSTILE: dict[str, Callable[[], BaseException]] = {
    "property": _Property,
    "no class": _NoClass,
    "liar": _Liar,
    "retry-after in superscript": lambda: _Limited({"retry-after": "²"}),
    "headers that raise": lambda: _Limited(_Headers()),
    "parameter is an int": lambda: ToolError("NOPE", {"id": 5}),  # type: ignore[dict-item]
    "parameter is an object": lambda: ToolError("NOPE", {"id": object()}),  # type: ignore[dict-item]
    "parameter is half a surrogate": lambda: ToolError("NOPE", {"id": "\ud800"}),
    "code is a list": lambda: ToolError(["x"]),  # type: ignore[arg-type]
    "wait is a text": lambda: NotApplied("rate_limited", "5"),  # type: ignore[arg-type]
    "wait is negative": lambda: NotApplied("rate_limited", -5),
    "wait is not a number": lambda: NotApplied("rate_limited", float("nan")),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_an_exception_cannot_explode_in_our_hands(making: Making, kind: str) -> None:
    app = making.app()

    @app.tool(effect="once", inline=True, retries=0, errors={"NOPE": "No {id}."})
    def pay(n: int) -> Any:
        raise HOSTILE[kind]()  # noqa: RSE102

    result: Any = None
    try:
        result = app.call(RAW)
    except Exception as raised:  # noqa: BLE001 - that is the bug
        result = type(raised).__name__
    assert "claimed" not in states(app)
    assert isinstance(result, ToolResult), repr(result)
    assert result.error is not None
    wait = result.error.retry_after_ms
    assert wait is None or (type(wait) is int and wait >= 0)


# --- C10: a tool's own code reaches ``error.details`` without the net ----------------------------------------------

CANARY = "ghp_c4n4ryV4lue9xQ7c4n4ryV4lue9xQ7c4n4r"


@pytest.mark.parametrize("way", ["MayHaveHappened", "ToolError", "fail", "code"])
def test_a_code_is_no_way_out_for_a_secret(in_memory: Making, way: str) -> None:
    app = in_memory.app()

    @app.tool(effect="once", inline=True)
    def pay(n: int) -> Any:
        if way == "MayHaveHappened":
            raise MayHaveHappened(f"password={CANARY}")
        if way == "ToolError":
            raise ToolError(f"password={CANARY}")
        return fail(CANARY, "no") if way == "fail" else {"success": False, "message": "no", "code": CANARY}

    assert CANARY not in to_json(app.call(RAW)).decode()


# --- a job waits behind a hung one although the pool could grow: an idle thread is counted after it took a job ----


@pytest.mark.costly
@pytest.mark.parametrize("again", range(20))
def test_as_many_blocking_tools_as_there_are_threads_run_at_once(in_memory: Making, again: int) -> None:
    app, inside = in_memory.app(), threading.Barrier(64)

    @app.tool(effect="read", timeout_ms=20_000, retries=0)
    def look(n: int) -> Any:
        inside.wait(SOON)
        return n

    results: list[Any] = []
    callers = [
        threading.Thread(target=lambda n=n: results.append(app.call(asked("look", n=n)))) for n in range(64)
    ]
    for caller in callers:
        caller.start()
    for caller in callers:
        caller.join(SOON)
    assert sum(one.success for one in results) == 64


@pytest.mark.promise("A1", "C4")
@pytest.mark.parametrize("door", ["call", "acall"])
def test_a_coroutine_that_a_decorator_returned_unawaited_is_carried_out(making: Making, door: str) -> None:
    """A decorator with a plain ``def`` makes a blocking function of a coroutine function: nothing would have been done."""
    world, app = World(), making.app()

    async def pay(n: int) -> dict[str, Any]:
        await asyncio.sleep(0)
        return world.do(n)

    async def pages(n: int) -> AsyncIterator[int]:
        for page in range(n):
            yield page

    def noted(function: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(function)
        def around(*given: Any, **named: Any) -> Any:
            return function(*given, **named)

        return around

    app.tool(effect="once")(noted(pay))
    app.tool(effect="once")(noted(pages))
    for name, data in (("pay", {"receipt": 1}), ("pages", [0, 1, 2])):
        raw = asked(name, n=3)
        result = app.call(raw) if door == "call" else run(app.acall(raw))
        assert (result.success, result.effect) == (True, "committed")
        assert result.data == data
    assert len(world) == 1
