"""Call user-declared functions so that none can block or terminate the caller: they answer in time, or not at all.

A plain function runs in its own daemon thread, so that one which hangs neither blocks the loop nor keeps the process
alive. A coroutine function runs on the loop and must not block it. Raises ``NoAnswerError`` and nothing else.
"""

import asyncio
import contextvars
import inspect
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from callwright.domain.reason import Reason
from callwright.evals.reconcile import check_reasons


class NoAnswerError(Exception):
    """The function failed or did not answer in time. ``why`` is a fixed sentence, without text of an exception."""

    def __init__(self, why: Reason, *, in_time: bool) -> None:
        super().__init__(str(why))
        self.why = why
        self.in_time = in_time


async def call_bounded(function: Callable[..., Any], *arguments: Any, limit_ms: int) -> Any:
    """Return the function's value, or the result of the awaitable it returns.

    Args:
        function: Plain or a coroutine function.
        arguments: Its arguments.
        limit_ms: Time limit in milliseconds for everything. When it expires, a task is cancelled without waiting for it, and a
            thread runs on with its result discarded.

    Raises:
        NoAnswerError: it raised anything, ``SystemExit`` included, or exceeded the limit.
    """
    task = asyncio.ensure_future(_call_catching_all(function, arguments))
    try:
        done, _ = await asyncio.wait({task}, timeout=limit_ms / 1000)
    finally:
        task.cancel()  # does nothing if it is done
    if not done:
        raise NoAnswerError(check_reasons.TOO_SLOW(seconds=f"{limit_ms / 1000:g}"), in_time=False)
    value, fault = task.result()
    if fault is not None:
        raise NoAnswerError(check_reasons.CHECK_FAILED(fault=fault), in_time=True)
    return value


async def _call_catching_all(
    function: Callable[..., Any], arguments: tuple[Any, ...]
) -> tuple[Any, str | None]:
    """Return the value and None, or None and the exception's class name: ``SystemExit`` must not reach the loop."""
    try:
        if inspect.iscoroutinefunction(function):
            value = await function(*arguments)
        else:
            value = await run_in_daemon_thread(function, *arguments)
            if inspect.isawaitable(value):
                value = await value
    except BaseException as fault:  # noqa: BLE001 - a user's function: any exception means no answer
        return None, type(fault).__name__
    return value, None


async def run_in_daemon_thread(function: Callable[..., Any], *arguments: Any) -> Any:
    """Run a blocking function in a daemon thread, and return its value or raise its exception.

    Unlike ``asyncio.to_thread`` it occupies no place in a pool, and neither the loop's nor the process's end waits
    for it.
    """
    loop, done = asyncio.get_running_loop(), asyncio.Event()
    returned: list[Any] = []
    raised: list[BaseException] = []

    def work() -> None:
        try:
            returned.append(function(*arguments))
        except BaseException as fault:  # noqa: BLE001 - raised again in the awaiting coroutine
            raised.append(fault)
        with suppress(RuntimeError):  # the loop is closed: nothing awaits the result
            loop.call_soon_threadsafe(done.set)

    threading.Thread(target=contextvars.copy_context().run, args=(work,), daemon=True).start()
    await done.wait()
    if raised:
        raise raised.pop()  # no other reference: its frames hold connections
    return returned.pop()
