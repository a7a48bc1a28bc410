"""Threads for tools that block, and one loop for coroutines that are called from blocking code.

A tool that hangs keeps its thread, and nothing else waits for it, not even the exit.
"""

import asyncio
import contextvars
import queue
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import Any

MAX_THREADS = 64
"""Blocking tools that run at once; further ones queue, and their queue time counts against their deadline."""


_LOOP = "callwright-loop"


class Workers:
    """A pool of daemon threads, grown on demand and never shrunk."""

    def __init__(self, limit: int = MAX_THREADS) -> None:
        self._limit = limit
        self._jobs: queue.SimpleQueue[tuple[Future[Any], Callable[[], Any]]] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._threads = 0
        self._open = 0
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self, coroutine: Coroutine[Any, Any, Any]) -> "Future[Any]":
        """Run the coroutine on the loop of these workers, which lives as long as they do.

        Called from that loop itself, by a tool that blocks on another tool, it runs on a loop of its own: the one loop
        cannot go on while it is blocked.
        """
        if threading.current_thread().name == _LOOP:
            return self.submit(lambda: asyncio.run(_awaited(coroutine)))
        with self._lock:
            if self._loop is None:
                self._loop = asyncio.new_event_loop()
                threading.Thread(target=self._loop.run_forever, name=_LOOP, daemon=True).start()
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop)

    def submit(self, job: Callable[[], Any]) -> "Future[Any]":
        """Run the job in a thread, in the caller's context. A future that can still be cancelled was never begun."""
        future: Future[Any] = Future()
        context = contextvars.copy_context()
        with self._lock:
            self._open += 1
            grow = self._open > self._threads and self._threads < self._limit
            self._threads += grow
        self._jobs.put((future, lambda: context.run(job)))
        if grow:
            threading.Thread(target=self._work, name="callwright-tool", daemon=True).start()
        return future

    def _work(self) -> None:
        while True:
            future, job = self._jobs.get()
            if future.set_running_or_notify_cancel():
                _run(future, job)
            with self._lock:
                self._open -= 1


async def _awaited(coroutine: Coroutine[Any, Any, Any]) -> Any:
    return await coroutine


def _run(future: "Future[Any]", job: Callable[[], Any]) -> None:
    try:
        result = job()
    except BaseException as fault:  # noqa: BLE001 - the thread belongs to nobody; whoever waits gets it
        future.set_exception(fault)
    else:
        future.set_result(result)
