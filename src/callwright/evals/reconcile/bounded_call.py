"""Functions that a user declared, called so that none of them can hold or end whoever calls: in time, or not at all.

A plain function runs in a daemon thread of its own, so that one which hangs neither blocks the loop nor keeps the process
alive. A coroutine function runs on the loop and must not block it. Raises ``NoAnswerError`` and nothing else.
"""

import asyncio
import contextvars
import inspect
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any


class NoAnswerError(Exception):
    """The function failed or did not answer in time. ``why`` is a sentence of ours: no text of an exception is in it."""

    def __init__(self, why: str, *, in_time: bool) -> None:
        super().__init__(why)
        self.why = why
        self.in_time = in_time


async def call_bounded(function: Callable[..., Any], *arguments: Any, limit_ms: int) -> Any:
    """What the function gives, or what the awaitable that it gives comes to.

    Args:
        function: Plain or a coroutine function.
        arguments: Its arguments.
        limit_ms: Milliseconds for all of it. What takes longer is left behind: a task is cancelled and not waited for, a
            thread goes on and is heard by nobody.

    Raises:
        NoAnswer: it raised anything at all, ``SystemExit`` too, or it took too long.
    """
    task = asyncio.ensure_future(_call_catching_all(function, arguments))
    try:
        done, _ = await asyncio.wait({task}, timeout=limit_ms / 1000)
    finally:
        task.cancel()  # nothing happens to one that is done
    if not done:
        raise NoAnswerError(f"the check did not answer within {limit_ms / 1000:g} s", in_time=False)
    value, fault = task.result()
    if fault is not None:
        raise NoAnswerError(f"the check failed with {fault}", in_time=True)
    return value


async def _call_catching_all(
    function: Callable[..., Any], arguments: tuple[Any, ...]
) -> tuple[Any, str | None]:
    """The value and None, or None and the name of what was raised: ``SystemExit`` must not reach the loop."""
    try:
        if inspect.iscoroutinefunction(function):
            value = await function(*arguments)
        else:
            value = await run_in_daemon_thread(function, *arguments)
            if inspect.isawaitable(value):
                value = await value
    except BaseException as fault:  # noqa: BLE001 - a user's own function: whatever it raises is no answer
        return None, type(fault).__name__
    return value, None


async def run_in_daemon_thread(function: Callable[..., Any], *arguments: Any) -> Any:
    """Run a blocking function in a thread that ends with the process, and give what it gives or raise what it raises.

    Unlike ``asyncio.to_thread`` it takes no place in a pool, and neither the end of the loop nor that of the process waits
    for it.
    """
    loop, done = asyncio.get_running_loop(), asyncio.Event()
    given: list[Any] = []
    raised: list[BaseException] = []

    def work() -> None:
        try:
            given.append(function(*arguments))
        except BaseException as fault:  # noqa: BLE001 - raised again where it is waited for
            raised.append(fault)
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(done.set)

    threading.Thread(target=contextvars.copy_context().run, args=(work,), daemon=True).start()
    await done.wait()
    if raised:
        raise raised.pop()  # kept nowhere: its frames hold connections, which would stay open until the collector comes
    return given.pop()
