"""Group commit: one transaction and one fsync for all who wait at the same time.

Knows threads, loops and transactions; may not know what a job writes. Whoever finds nobody committing becomes the
leader and commits in its own thread, with all who queue; whoever finds a leader waits. What a leader leaves behind
goes to one writer thread, which commits until nobody is left. An answer is given after its commit, never before.

A task that commits alone would cost every other task of its loop one fsync, so tasks first gather: jobs become
visible when the loop has run every task that is ready. While commits are quick the loop then commits them itself
(a change of threads costs more than the fsync); when the disk is slow the writer thread does.
"""

import asyncio
import logging
import sqlite3
import threading
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from queue import SimpleQueue
from typing import Any

from callwright.domain.effects import StoreFailed
from callwright.ports import Clock, PendingWrite, StoreError
from callwright.stores.sqlite.database_file import Database, classify_error

Operation = Callable[[sqlite3.Cursor, Any], Any]

_log = logging.getLogger("callwright.stores.sqlite")

QUICK_COMMIT_MS = 0.3
"""A commit that takes less than this on average may be made in a loop's own thread."""

_FILE_BUSY = object()

MAX_LONE_COMMITS = 16
"""So many commits a lone task makes without gathering before it looks again whether others are ready."""


class AnswerSlot:
    """Where a thread waits for its answer."""

    __slots__ = ("_given", "answer")

    def __init__(self) -> None:
        self._given = threading.Lock()
        self._given.acquire()
        self.answer: Any = None

    def set_answer(self, answer: Any) -> None:
        """Wake the thread."""
        self.answer = answer
        self._given.release()

    def wait_for_answer(self) -> Any:
        """Block until there is an answer."""
        self._given.acquire()
        return _unwrap_answer(self.answer)


class _OperationFailure:
    """In the place of an answer: what the operation raised, which is a bug and its own caller's alone."""

    __slots__ = ("error",)

    def __init__(self, error: Exception) -> None:
        self.error = error


def _unwrap_answer(answer: Any) -> Any:
    if type(answer) is _OperationFailure:
        raise answer.error
    return answer


Loop = asyncio.AbstractEventLoop
WriteJob = tuple[Operation, Any, AnswerSlot | None, asyncio.Future[Any] | None, Loop | None]
"""What to do, with what, and the thread or the task (in which loop) that waits, if it is not the leader itself. A plain
tuple, because one is made for every write."""


class GroupWriter:
    """Runs operations on one database, many to a commit.

    Args:
        database: Where to.
        clock: Times the commits.
        before: May write into every transaction, under the lead.
        after: Is told of every commit, under the lead.
        bulk: For some operations, one that does ``together`` of them at once.
        together: How many that is.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        *,
        before: Callable[[sqlite3.Cursor], None],
        after: Callable[[], None],
        bulk: Mapping[Operation, Operation],
        together: int,
    ) -> None:
        self._database = database
        self._clock = clock
        self._before = before
        self._after = after
        self._bulk = bulk
        self._together = together
        self._queue: deque[WriteJob] = deque()
        self._lead = threading.Lock()
        self._gathered: dict[Loop, list[WriteJob]] = {}
        self._wake: SimpleQueue[None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._closed = False
        self._commit_ms = QUICK_COMMIT_MS
        self._alone = 0

    def run(self, operation: Operation, argument: Any = None) -> Any:
        """Do it and block until it is committed."""
        if not self._queue and self._lead.acquire(blocking=False):
            return _unwrap_answer(self._commit_one((operation, argument, None, None, None), patient=True))
        slot = AnswerSlot()
        self._queue.append((operation, argument, slot, None, None))
        if self._lead.acquire(blocking=False):
            self._lead_one_round()
        return slot.wait_for_answer()

    def run_async(self, operation: Operation, argument: Any) -> Any | Awaitable[Any]:
        """Do it now and hand back the answer, or hand back a future of it."""
        if (
            self._alone
            and not self._queue
            and self._commit_ms < QUICK_COMMIT_MS
            and self._lead.acquire(blocking=False)
        ):
            self._alone -= 1
            answer = self._commit_one((operation, argument, None, None, None), patient=False)
            if answer is not _FILE_BUSY:
                return _unwrap_answer(answer)
        loop = asyncio.get_running_loop()
        future = PendingWrite(loop=loop)
        job = (operation, argument, None, future, loop)
        gathered = self._gathered.get(loop)
        if gathered is None:
            self._gathered[loop] = [job]
            loop.call_soon(self._flush_gathered, loop)
        else:
            gathered.append(job)
        return future

    def close(self) -> None:
        """Finish what is queued, close the database and end the writer thread."""
        # All under the lead: then no thread that was just handed it is lost, and nobody is using the connection.
        with self._lead:
            self._closed = True
            self._commit_queue()
            self._database.close()
        self._pass_on_lead()
        if self._thread is not None:
            self._wake.put(None)
            self._thread.join()
            self._thread = None

    def reset_after_fork(self) -> None:
        """This is a child process now: the parent's thread and callers are not here."""
        self._queue.clear()
        self._gathered.clear()
        self._wake = SimpleQueue()
        self._thread = None

    def acquire_lead(self) -> None:
        """Take the lead without committing, so that nothing is under way."""
        self._lead.acquire()

    def release_lead(self) -> None:
        """Give the lead back."""
        self._lead.release()
        self._pass_on_lead()

    # --- leading -------------------------------------------------------------------------------------------

    def _drain_queue(self) -> list[WriteJob]:
        batch = []
        queue = self._queue
        while queue:
            batch.append(queue.popleft())
        return batch

    def _commit_one(self, job: WriteJob, *, patient: bool) -> Any:
        """Commit one job, as leader, and hand the lead on."""
        try:
            answers = self._commit_batch([job], patient=patient)
        finally:
            self._lead.release()
            self._pass_on_lead()
        return _FILE_BUSY if answers is None else answers[0]

    def _lead_one_round(self) -> None:
        """Commit what is queued, as leader, and hand the lead on."""
        try:
            self._commit_queue()
        finally:
            self._lead.release()
            self._pass_on_lead()

    def _commit_queue(self) -> None:
        batch = self._drain_queue()
        answers: Sequence[Any] = [StoreFailed("gone")] * len(batch)
        try:
            answers = self._commit_batch(batch, patient=True) or answers
        finally:
            self._deliver_answers(batch, answers, None)

    def _pass_on_lead(self) -> None:
        """Nobody may be left in the queue without a leader: what is there now is the writer thread's."""
        if self._queue and self._lead.acquire(blocking=False):
            self._hand_lead_to_thread()

    def _hand_lead_to_thread(self) -> None:
        if self._closed:
            self._lead_one_round()
            return
        if self._thread is None:
            self._thread = threading.Thread(
                target=self._run_writer_thread, name="callwright-writer", daemon=True
            )
            self._thread.start()
        self._wake.put(None)

    def _run_writer_thread(self) -> None:
        """The writer thread: each wake hands it the lead."""
        while True:
            self._wake.get()
            if self._closed:
                return
            while True:
                try:
                    self._commit_queue()
                except Exception:  # noqa: BLE001 - see below; it is logged with its trace
                    # Everybody who waited has been told; a fault of ours must not take the lead with it.
                    _log.exception("a batch could not be committed")
                if self._queue:
                    continue
                self._lead.release()
                if not (self._queue and self._lead.acquire(blocking=False)):
                    break

    # --- loops ---------------------------------------------------------------------------------------------

    def _flush_gathered(self, loop: Loop) -> None:
        """Every task that was ready has asked by now."""
        jobs = self._gathered.pop(loop)
        self._alone = MAX_LONE_COMMITS if len(jobs) == 1 else 0
        self._queue.extend(jobs)
        if not self._lead.acquire(blocking=False):
            return
        if self._commit_ms >= QUICK_COMMIT_MS:
            self._hand_lead_to_thread()
            return
        batch = self._drain_queue()
        answers: list[Any] | None = [StoreFailed("gone")] * len(batch)
        try:
            answers = self._commit_batch(batch, patient=False)
        finally:
            if answers is None:
                self._queue.extendleft(reversed(batch))
                self._hand_lead_to_thread()
            else:
                self._deliver_answers(batch, answers, loop)
                self._lead.release()
                self._pass_on_lead()

    # --- committing ----------------------------------------------------------------------------------------

    def _deliver_answers(self, batch: list[WriteJob], answers: Sequence[Any], here: Loop | None) -> None:
        """Give every answer where it is waited for: one wake-up per loop, not per task."""
        elsewhere: dict[Loop, list[tuple[asyncio.Future[Any], Any]]] = {}
        for (_, _, slot, future, loop), answer in zip(batch, answers, strict=True):
            if future is None:
                if slot is not None:
                    slot.set_answer(answer)
            elif loop is here and type(answer) is not _OperationFailure:
                if not future.done():
                    future.set_result(answer)
            else:
                elsewhere.setdefault(future.get_loop(), []).append((future, answer))
        for loop, answered in elsewhere.items():
            with suppress(RuntimeError):  # the loop is closed, and nobody waits there any more
                loop.call_soon_threadsafe(_resolve_futures, answered)

    def _commit_batch(self, batch: list[WriteJob], *, patient: bool) -> list[Any] | None:
        """One transaction for all of them. None when the file is busy and we may not wait: nothing was done."""
        try:
            cursor = self._database.begin_transaction(patient=patient)
            if cursor is None:
                return None
            self._before(cursor)
            answers = self._run_operations(cursor, batch)
            began = self._clock.lease_ms()
            cursor.execute("COMMIT")
            self._update_commit_average(self._clock.lease_ms() - began)
            self._after()
        except StoreError as trouble:
            return [StoreFailed(trouble.reason)] * len(batch)
        except Exception as trouble:  # noqa: BLE001 - whatever one job raises is handed to its caller, not to its neighbours
            self._database.rollback()
            return self._recover_batch(batch, trouble)
        except BaseException:
            self._database.rollback()
            raise
        return answers

    def _run_operations(self, cursor: sqlite3.Cursor, batch: list[WriteJob]) -> list[Any]:
        """Do the jobs. Those that can be done together are, out of turn: all of them are asked at the same time."""
        if len(batch) == 1:
            return [batch[0][0](cursor, batch[0][1])]
        answers: list[Any] = [None] * len(batch)
        alike: dict[Operation, list[int]] = {operation: [] for operation in self._bulk}
        for place, (operation, argument, _, _, _) in enumerate(batch):
            places = alike.get(operation)
            if places is None:
                answers[place] = operation(cursor, argument)
            else:
                places.append(place)
        for operation, places in alike.items():
            alone = len(places) % self._together
            for place in places[:alone]:
                answers[place] = operation(cursor, batch[place][1])
            for start in range(alone, len(places), self._together):
                chunk = places[start : start + self._together]
                done = self._bulk[operation](cursor, [batch[place][1] for place in chunk])
                for place, answer in zip(chunk, done, strict=True):
                    answers[place] = answer
        return answers

    def _recover_batch(self, batch: list[WriteJob], trouble: Exception) -> list[Any]:
        """The transaction is undone. Trouble of the store is everybody's; trouble of one job is not its neighbours'."""
        reason = classify_error(trouble) if isinstance(trouble, sqlite3.Error) else None
        if reason is not None:
            return [StoreFailed(reason)] * len(batch)
        if len(batch) == 1:
            return [_OperationFailure(trouble)]
        return [answer for job in batch for answer in self._commit_batch([job], patient=True) or ()]

    def _update_commit_average(self, took_ms: float) -> None:
        """Keep the average; one commit that also checkpoints may not look like a slow disk."""
        self._commit_ms += 0.1 * (min(took_ms, 4 * QUICK_COMMIT_MS) - self._commit_ms)


def _resolve_future(waiter: asyncio.Future[Any], answer: Any) -> None:
    if waiter.done():
        return
    if type(answer) is _OperationFailure:
        waiter.set_exception(answer.error)
    else:
        waiter.set_result(answer)


def _resolve_futures(answered: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for waiter, answer in answered:
        _resolve_future(waiter, answer)
