"""The event loop of one simulated process: real asyncio tasks and futures on a timeline that jumps.

Callbacks of one process run in the order in which they were scheduled, as asyncio promises; the timeline decides which
process runs next and when an answer arrives. A process can be frozen, as by SIGSTOP, and killed, as by SIGKILL: from then
on none of its code runs, ``except`` and ``finally`` clauses included.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context
from functools import partial
from typing import Any, cast

from simulation.timeline import Timeline


class ProcessLoop:
    """An event loop with only what asyncio's tasks, futures, timeouts and events need."""

    def __init__(self, timeline: Timeline, process: Any) -> None:
        self.process = process
        self.alive = True
        self.frozen_until = 0.0
        self.faults: list[str] = []
        self._timeline = timeline
        self._ready: deque[asyncio.Handle] = deque()
        self._turn_is_due = False
        self._tasks: list[asyncio.Task[Any]] = []
        self.as_loop = cast("asyncio.AbstractEventLoop", self)

    # --- what happens to a process ------------------------------------------------------------------------------

    def freeze(self, ms: float) -> None:
        """Suspend the process for this many milliseconds."""
        self.frozen_until = self._timeline.ms + ms

    def kill(self) -> None:
        """Kill the process at once."""
        self.alive = False
        self._ready.clear()

    def close_tasks(self) -> bool:
        """Destroy the tasks after the history; return whether all of them had finished by themselves."""
        ended = all(task.done() for task in self._tasks)
        self.kill()
        for task in self._tasks:
            coroutine = task.get_coro()
            if not task.done() and isinstance(coroutine, Coroutine):
                coroutine.close()
        return ended

    def _run_ready_handles(self) -> None:
        if self._timeline.ms < self.frozen_until:
            self._timeline.schedule_after(self.frozen_until - self._timeline.ms, self._run_ready_handles)
            return
        self._turn_is_due = False
        asyncio._set_running_loop(self.as_loop)  # noqa: SLF001 - the hook that asyncio provides for custom loops
        try:
            while self._ready:
                handle = self._ready.popleft()
                if not handle.cancelled():
                    handle._run()  # noqa: SLF001 - the same
        finally:
            asyncio._set_running_loop(None)  # noqa: SLF001 - the same

    # --- what asyncio asks of a loop ----------------------------------------------------------------------------

    def time(self) -> float:
        """Return the timeline's time in seconds."""
        return self._timeline.ms / 1000

    def call_soon(
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        """Schedule a callback for the process's next turn."""
        handle = asyncio.Handle(callback, args, self.as_loop, context)
        self._enqueue_handle(handle)
        return handle

    def _enqueue_handle(self, handle: asyncio.Handle) -> None:
        if self.alive:
            self._ready.append(handle)
            if not self._turn_is_due:
                self._turn_is_due = True
                self._timeline.schedule_after(0, self._run_ready_handles)

    call_soon_threadsafe = call_soon

    def call_later(
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """Schedule a callback after a delay in seconds."""
        return self.call_at(self.time() + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """Schedule a callback at a time of the timeline, in seconds."""
        handle = asyncio.TimerHandle(when, callback, args, self.as_loop, context)
        self._timeline.schedule_after(
            max(0.0, when * 1000 - self._timeline.ms), partial(self._enqueue_handle, handle)
        )
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Do nothing: a cancelled timer is skipped when it expires."""

    def create_future(self) -> "asyncio.Future[Any]":
        """Create a future of this process."""
        return asyncio.Future(loop=self.as_loop)

    def create_task(self, coro: Any, **more: Any) -> "asyncio.Task[Any]":
        """Create a task of this process."""
        task: asyncio.Task[Any] = asyncio.Task(coro, loop=self.as_loop, **more)
        self._tasks.append(task)
        return task

    def get_debug(self) -> bool:
        """Return False: no debug mode."""
        return False

    def is_running(self) -> bool:
        """Return whether the process is alive."""
        return self.alive

    def is_closed(self) -> bool:
        """Return False: a killed process is silent, not closed."""
        return False

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Record an uncaught exception of a living process, which is a bug; those of a dead one's destroyed tasks are ignored."""
        if self.alive:
            self.faults.append(str(context.get("message")))
