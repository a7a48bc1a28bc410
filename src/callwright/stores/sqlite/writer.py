"""Group commit: one transaction and one fsync for all who wait at the same time.

Knows threads, loops and transactions; may not know what a job writes. Whoever finds nobody committing becomes the
leader and commits in its own thread, with all who queue; whoever finds a leader waits. What a leader leaves behind
goes to one writer thread, which commits until nobody is left. An answer is given after its commit, never before.

A task that commits alone would cost every other task of its loop one fsync, so tasks first gather: jobs become
visible when the loop has run every task that is ready. While commits are quick the loop then commits them itself
(a change of threads costs more than the fsync); when the disk is slow the writer thread does.
"""

import asyncio
import sqlite3
import threading
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from callwright.domain.effects import StoreFailed
from callwright.ports import Clock, StoreError
from callwright.stores.sqlite.file import Database, reason_of

Operation = Callable[[sqlite3.Cursor, Any], Any]

QUICK_MS = 0.3
"""A commit that takes less than this on average may be made in a loop's own thread."""

ALONE = 8
"""So many commits a lone task makes without gathering before it looks again whether others are ready."""


class Job:
    """One piece of work and the place for its answer. ``late`` jobs are done even when their caller has gone."""

    __slots__ = ("answer", "argument", "error", "future", "late", "loop", "operation", "slot")

    def __init__(self, operation: Operation, argument: Any, *, late: bool = False) -> None:
        self.operation = operation
        self.argument = argument
        self.late = late
        self.answer: Any = None
        self.error: Exception | None = None
        self.slot: threading.Lock | None = None
        self.future: asyncio.Future[Any] | None = None
        self.loop: asyncio.AbstractEventLoop | None = None

    def result(self) -> Any:
        """The answer; raises what the operation raised, which is a bug."""
        if self.error is not None:
            raise self.error
        return self.answer

    def unwanted(self) -> bool:
        """The caller has gone before the job was begun, and it is of no use without it."""
        if self.future is None or self.late:
            return False
        return self.future.cancelled() or (self.loop is not None and self.loop.is_closed())

    def resolve(self) -> None:
        """Give the answer to the task that waits; in its own loop."""
        if self.future is None or self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.answer)


class _Gathering(threading.local):
    """The jobs that the running loop of this thread has gathered since its last flush."""

    loop: asyncio.AbstractEventLoop | None = None
    jobs: list[Job] | None = None


class GroupWriter:
    """Runs operations on one database, many to a commit.

    ``before`` may write into every transaction, ``after`` is told of every commit; both run under the lead.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        *,
        before: Callable[[sqlite3.Cursor], None],
        after: Callable[[], None],
    ) -> None:
        self._database = database
        self._clock = clock
        self._before = before
        self._after = after
        self._queue: deque[Job] = deque()
        self._lead = threading.Lock()
        self._gathering = _Gathering()
        self._wake = threading.Semaphore(0)
        self._thread: threading.Thread | None = None
        self._closed = False
        self._commit_ms = QUICK_MS
        self._alone = 0

    @property
    def commit_ms(self) -> float:
        """What a commit costs at present, averaged."""
        return self._commit_ms

    def run(self, operation: Operation, argument: Any = None) -> Any:
        """Do it and block until it is committed."""
        job = Job(operation, argument)
        if not self._lead.acquire(blocking=False):
            job.slot = threading.Lock()
            job.slot.acquire()
            self._queue.append(job)
            if not self._lead.acquire(blocking=False):
                job.slot.acquire()
                return job.result()
        else:
            self._queue.append(job)
        # An earlier leader may have done the job between the two lines above; then this round serves the others.
        self._round()
        return job.result()

    def run_async(self, operation: Operation, argument: Any, *, late: bool = False) -> Any | Awaitable[Any]:
        """Do it now and hand back the answer, or hand back a future of it."""
        job = Job(operation, argument, late=late)
        if (
            self._alone
            and self._commit_ms < QUICK_MS
            and not self._queue
            and self._lead.acquire(blocking=False)
        ):
            self._alone -= 1
            if self._round_now([job]):
                return job.result()
        job.loop = loop = asyncio.get_running_loop()
        job.future = loop.create_future()
        gathering = self._gathering
        if gathering.jobs is not None and gathering.loop is loop:
            gathering.jobs.append(job)
        else:
            gathering.loop, gathering.jobs = loop, [job]
            loop.call_soon(self._flush, gathering.jobs)
        return job.future

    def close(self) -> None:
        """Finish what is queued and end the writer thread."""
        self._closed = True
        with self._lead:
            self._commit_all(self._drain())
        if self._thread is not None:
            self._wake.release()
            self._thread.join()
            self._thread = None

    def forked(self) -> None:
        """This is a child process now: the parent's thread and callers are not here."""
        self._queue.clear()
        self._gathering = _Gathering()
        self._wake = threading.Semaphore(0)
        self._thread = None

    def hold(self) -> None:
        """Take the lead without committing, so that nothing is under way."""
        self._lead.acquire()

    def let_go(self) -> None:
        """Give the lead back."""
        self._lead.release()
        self._pass_on()

    # --- leading -------------------------------------------------------------------------------------------

    def _drain(self) -> list[Job]:
        batch = []
        queue = self._queue
        while queue:
            batch.append(queue.popleft())
        return batch

    def _round(self) -> None:
        """Commit what is queued, as leader, and hand the lead on."""
        try:
            self._commit_all(self._drain())
        finally:
            self._lead.release()
            self._pass_on()

    def _round_now(self, batch: list[Job]) -> bool:
        """Commit these, as leader, without waiting for the file; False when it is busy: then nothing was done."""
        done = False
        try:
            done = self._commit(batch, patient=False)
        finally:
            self._lead.release()
            self._pass_on()
        return done

    def _pass_on(self) -> None:
        """Nobody may be left in the queue without a leader: what is there now is the writer thread's."""
        if self._queue and self._lead.acquire(blocking=False):
            self._hand_over()

    def _hand_over(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._serve, name="callwright-writer", daemon=True)
            self._thread.start()
        self._wake.release()

    def _serve(self) -> None:
        """The writer thread: each wake hands it the lead."""
        while True:
            self._wake.acquire()
            if self._closed:
                return
            while True:
                self._commit_all(self._drain())
                if self._queue:
                    continue
                self._lead.release()
                if not (self._queue and self._lead.acquire(blocking=False)):
                    break

    # --- loops ---------------------------------------------------------------------------------------------

    def _flush(self, jobs: list[Job]) -> None:
        """Every task that was ready has asked by now."""
        self._gathering.jobs = None
        self._alone = ALONE if len(jobs) == 1 else 0
        self._queue.extend(jobs)
        if not self._lead.acquire(blocking=False):
            return
        if self._commit_ms >= QUICK_MS:
            self._hand_over()
            return
        batch, done = self._drain(), True
        try:
            done = self._commit(batch, patient=False)
        finally:
            if done:
                self._tell(batch, jobs[0].loop)
                self._lead.release()
                self._pass_on()
        if not done:
            self._queue.extendleft(reversed(batch))
            self._hand_over()

    # --- committing ----------------------------------------------------------------------------------------

    def _commit_all(self, batch: list[Job]) -> None:
        try:
            self._commit(batch, patient=True)
        finally:
            self._tell(batch, None)

    def _tell(self, batch: list[Job], here: asyncio.AbstractEventLoop | None) -> None:
        """Give every answer where it is waited for: one wake-up per loop, not per task."""
        elsewhere: dict[asyncio.AbstractEventLoop, list[Job]] = {}
        for job in batch:
            if job.loop is None:
                if job.slot is not None:
                    job.slot.release()
            elif job.loop is here:
                job.resolve()
            else:
                elsewhere.setdefault(job.loop, []).append(job)
        for loop, jobs in elsewhere.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_resolve, jobs)

    def _commit(self, batch: list[Job], *, patient: bool) -> bool:
        """One transaction for all of them. False when the file is busy and we may not wait: nothing was done."""
        try:
            cursor = self._database.begin(patient=patient)
            if cursor is None:
                return False
            self._before(cursor)
            for job in batch:
                if not job.unwanted():
                    job.answer = job.operation(cursor, job.argument)
            began = self._clock.lease_ms()
            cursor.execute("COMMIT")
            self._measure(self._clock.lease_ms() - began)
            self._after()
        except StoreError as trouble:
            _fail(batch, StoreFailed(trouble.reason))
        except Exception as trouble:  # noqa: BLE001 - whatever one job raises is handed to its caller, not to its neighbours
            self._database.rollback()
            self._recover(batch, trouble)
        except BaseException:
            self._database.rollback()
            _fail(batch, StoreFailed("gone"))
            raise
        return True

    def _recover(self, batch: list[Job], trouble: Exception) -> None:
        """The transaction is undone. Trouble of the store is everybody's; trouble of one job is not its neighbours'."""
        reason = reason_of(trouble) if isinstance(trouble, sqlite3.Error) else None
        if reason is not None:
            _fail(batch, StoreFailed(reason))
        elif len(batch) > 1:
            for job in batch:
                self._commit([job], patient=True)
        else:
            _fail(batch, StoreFailed("gone"))
            batch[0].error = trouble

    def _measure(self, took_ms: float) -> None:
        """Keep the average; one commit that also checkpoints may not look like a slow disk."""
        self._commit_ms += 0.1 * (min(took_ms, 4 * QUICK_MS) - self._commit_ms)


def _fail(batch: list[Job], answer: StoreFailed) -> None:
    for job in batch:
        job.answer = answer


def _resolve(jobs: list[Job]) -> None:
    for job in jobs:
        job.resolve()
