"""Threads for blocking tools, and one loop for coroutines that are called from blocking code.

A tool that hangs keeps its thread, and nothing else waits for it, not even the exit: each group of jobs (one
tool on one endpoint) has a share of the threads, and no group can take another's. A job submitted inside
another job of these workers is part of it and never queues, because the outer job may hold its thread until
it ends. Threads and loop end with `Workers.close`, or when the workers are no longer referenced; neither
waits for a running job. In a forked child the parent's threads do not exist: there the workers start over.
"""

import asyncio
import contextvars
import os
import queue
import threading
import weakref
from collections import deque
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from typing import Any

MAX_GROUP_THREADS = 64
"""Jobs of one group that run at once; further ones queue, and their queue time counts against their deadline."""

MAX_ALL_THREADS = 512
"""Jobs of all groups that run at once. A group without a running job may always begin one."""

THREAD_IDLE_S = 30.0
"""A thread that has been idle for this long ends."""

LOOP_JOIN_S = 1.0
"""How long `Workers.close` waits for coroutines that it cancels; one that blocks the loop is abandoned."""


_LOOP_THREAD_NAME = "callwright-loop"


class NoThreadError(RuntimeError):
    """The process can start no more threads; the job was not begun and never will be."""


ThreadJob = tuple["Future[Any]", Callable[[], Any], "_JobGroup"]
"""The future, the function, and its group."""

_WITHIN_JOB: contextvars.ContextVar[bool] = contextvars.ContextVar("callwright_within_job", default=False)


class Workers:
    """A pool of daemon threads, grown on demand, and a loop in a separate thread, started with its first coroutine.

    Closed workers start again with the next job.
    """

    def __init__(self, limit: int = MAX_GROUP_THREADS) -> None:
        self._limit = limit
        self._lock = threading.Lock()
        self._threads: _ThreadPool | None = None
        self._loop: _LoopThread | None = None
        _ALL_WORKERS.add(self)

    def reset_after_fork(self) -> None:
        """Start over in a forked child: the threads and the loop are the parent's, and one of them may hold a lock."""
        self._lock = threading.Lock()
        self._threads = self._loop = None

    def start(self, coroutine: Coroutine[Any, Any, Any]) -> "Future[Any]":
        """Run the coroutine on the loop of these workers, which lives as long as they do.

        Called from that loop itself, by a tool that blocks on another tool, it runs on a separate loop: the
        shared one cannot proceed while it is blocked.

        Raises:
            NoThreadError: the coroutine was not begun.
        """
        try:
            if threading.current_thread().name == _LOOP_THREAD_NAME:
                return self.submit(lambda: asyncio.run(_await_coroutine(coroutine)))
            with self._lock:
                if self._loop is None:
                    self._loop = _LoopThread()
                    weakref.finalize(self, self._loop.end).atexit = False
                return asyncio.run_coroutine_threadsafe(coroutine, self._loop.loop)
        except NoThreadError:
            coroutine.close()
            raise

    def submit(self, job: Callable[[], Any], group: str = "") -> "Future[Any]":
        """Run the job in a thread, in the caller's context.

        A future that can still be cancelled was never begun.

        Raises:
            NoThreadError: the job was not begun.
        """
        future: Future[Any] = Future()
        is_nested = _WITHIN_JOB.get()
        context = contextvars.copy_context()
        context.run(_WITHIN_JOB.set, True)
        with self._lock:
            if self._threads is None:
                self._threads = _ThreadPool(self._limit)
                weakref.finalize(self, self._threads.end).atexit = False
            self._threads.take(future, partial(context.run, job), group, at_once=is_nested)
        return future

    def close(self) -> None:
        """End the loop, whose coroutines are cancelled, and each thread when its job is done. Idempotent."""
        with self._lock:
            loop, self._loop = self._loop, None
            threads, self._threads = self._threads, None
        if threads is not None:
            threads.end()
        if loop is not None:
            loop.end()
            if threading.current_thread() is not loop.thread:
                loop.thread.join(LOOP_JOIN_S)


class _LoopThread:
    """One event loop and its thread."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(
            target=_run_loop, args=(self.loop,), name=_LOOP_THREAD_NAME, daemon=True
        )
        try:
            self.thread.start()
        except RuntimeError:
            self.loop.close()
            raise NoThreadError from None

    def end(self) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.loop.stop)


def _run_loop(loop: asyncio.AbstractEventLoop) -> None:
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.get_loop().run_forever()


class _JobGroup:
    """The running jobs of one group, and those that wait for one of them to end."""

    running = 0
    waiting: "deque[ThreadJob] | None" = None

    def __init__(self, name: str) -> None:
        self.name = name


class _ThreadPool:
    """Threads that take jobs from one queue; they do not refer to the workers, so that unreferenced workers are collected."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._jobs: queue.SimpleQueue[ThreadJob | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._groups: dict[str, _JobGroup] = {}
        self._begun = 0
        self._open = 0

    def take(
        self, future: "Future[Any]", function: Callable[[], Any], name: str, *, at_once: bool = False
    ) -> None:
        with self._lock:
            group = self._groups.get(name)
            if group is None:
                group = self._groups[name] = _JobGroup(name)
            job = future, function, group
            if not (at_once or not group.running or self._has_room(group)):
                self._queue_job(group, job)
                return
            grow = self._begin_job(group, job)
        if grow and not self._start_thread() and self._take_back(job):
            raise NoThreadError

    def _queue_job(self, group: _JobGroup, job: ThreadJob) -> None:
        """Queue the job until one of its group has ended. The lock is held."""
        if group.waiting is None:
            group.waiting = deque()
        while group.waiting and group.waiting[0][0].cancelled():
            group.waiting.popleft()
        group.waiting.append(job)

    def _has_room(self, group: _JobGroup) -> bool:
        return not group.running or (group.running < self._limit and self._open < MAX_ALL_THREADS)

    def _begin_job(self, group: _JobGroup, job: ThreadJob) -> bool:
        """Give the job to a thread; return whether a new one has to be started. The lock is held."""
        group.running += 1
        self._open += 1
        grow = self._open > self._begun
        self._begun += grow
        self._jobs.put(job)
        return grow

    def _start_thread(self) -> bool:
        """Start a thread; return whether the system allowed it."""
        try:
            threading.Thread(target=self._run_jobs, name="callwright-tool", daemon=True).start()
        except RuntimeError:
            with self._lock:
                self._begun -= 1
            return False
        return True

    def _take_back(self, job: ThreadJob) -> bool:
        """Take a job back from the queue; return whether it was there: an idle thread may have taken it."""
        with self._lock:
            others: list[ThreadJob | None] = []
            found = False
            with suppress(queue.Empty):
                while not found:
                    one = self._jobs.get_nowait()
                    found = one is job
                    if not found:
                        others.append(one)
            for one in others:
                self._jobs.put(one)
        if found:
            self._finish_job(job[2])
        return found

    def end(self) -> None:
        for _ in range(self._begun):
            self._jobs.put(None)

    def _run_jobs(self) -> None:
        while (job := self._next_job()) is not None:
            future, function, group = job
            if future.set_running_or_notify_cancel():
                _run_job(future, function)
            del job, future, function  # an idle thread keeps no reference to its last job
            self._finish_job(group)
            del group

    def _next_job(self) -> ThreadJob | None:
        """Return the next job; None if the thread has to end."""
        while True:
            try:
                return self._jobs.get(timeout=THREAD_IDLE_S)
            except queue.Empty:
                with self._lock:
                    if self._open < self._begun:
                        self._begun -= 1
                        return None

    def _finish_job(self, group: _JobGroup) -> None:
        """Finish a job of this group, and begin queued jobs for which there is room now."""
        grow = 0
        with self._lock:
            group.running -= 1
            self._open -= 1
            while group.waiting and self._has_room(group):
                job = group.waiting.popleft()
                if not job[0].cancelled():
                    grow += self._begin_job(group, job)
            if not group.running:
                del self._groups[group.name]
        for _ in range(grow):
            self._start_thread()


async def _await_coroutine(coroutine: Coroutine[Any, Any, Any]) -> Any:
    return await coroutine


def _run_job(future: "Future[Any]", job: Callable[[], Any]) -> None:
    try:
        result = job()
    except BaseException as error:  # noqa: BLE001 - the exception belongs to the waiting caller
        future.set_exception(error)
    else:
        future.set_result(result)


_ALL_WORKERS: "weakref.WeakSet[Workers]" = weakref.WeakSet()


def _reset_after_fork() -> None:
    for workers in list(_ALL_WORKERS):
        workers.reset_after_fork()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_reset_after_fork)
