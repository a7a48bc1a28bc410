"""Group commit: one transaction and one fsync for all simultaneous writers.

Knows threads, loops and transactions; may not know what a job writes. A thread that finds no commit in
progress becomes the leader and commits in its own thread, together with all queued jobs; any other thread
waits. Jobs queued after that go to one writer thread, which commits until the queue is empty. An answer is
given after its commit, never before.

A task that commits alone would cost every other task of its loop one fsync, so tasks first gather: jobs
become visible when the loop has run every task that is ready. While commits are fast the loop commits them
itself (a thread switch costs more than the fsync); when the disk is slow the writer thread does. For a task
that was alone a commit of a millisecond is still fast: it passes on twice for each commit, which no other task shares.
"""

import asyncio
import logging
import sqlite3
import threading
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import Any

from callwright.domain.effects import StoreFailed
from callwright.ports import Clock, PendingWrite, StoreError
from callwright.ports.stack_room import require_stack
from callwright.stores.background_thread import start_background_thread
from callwright.stores.sqlite.database_file import Database, StoreFaultReason, classify_error
from callwright.stores.sqlite.held_interrupts import run_without_interrupt

Operation = Callable[[sqlite3.Cursor, Any], Any]

_log = logging.getLogger("callwright.stores.sqlite")

QUICK_COMMIT_MS = 0.3
"""Commits faster than this on average may run in a loop's own thread."""

LONE_COMMIT_MS = 1.0
"""Commits of a lone task faster than this on average may run in its loop's own thread.

Nothing else waits for the store then, and two switches of thread with an empty cache take as long as a commit on a good disk.
"""

STALL_MS = 20.0
"""After a commit that took so long the writer thread makes the next one, whatever the average says."""

_FILE_BUSY = object()

MAX_LONE_COMMITS = 16
"""How many commits a lone task makes without gathering before it checks again whether others are ready."""


class AnswerSlot:
    """Where a thread waits for its answer."""

    __slots__ = ("_given", "answer")

    def __init__(self) -> None:
        self._given = threading.Lock()
        self._given.acquire()
        self.answer: Any = None

    def set_answer(self, answer: Any) -> None:
        """Set the answer and wake the thread."""
        self.answer = answer
        self._given.release()

    def wait_for_answer(self) -> Any:
        """Block until there is an answer; return or raise it."""
        self._given.acquire()
        return _unwrap_answer(self.answer)


class _OperationFailure:
    """Returned in place of an answer: the exception of the operation, which is a bug and concerns its own caller only."""

    __slots__ = ("error",)

    def __init__(self, error: Exception) -> None:
        self.error = error


def _unwrap_answer(answer: Any) -> Any:
    if type(answer) is _OperationFailure:
        raise answer.error
    return answer


Loop = asyncio.AbstractEventLoop
WriteJob = tuple[Operation, Any, AnswerSlot | None, asyncio.Future[Any] | None, Loop | None]
"""Operation, argument, and the thread or the task (with its loop) that waits, unless it is the leader itself. A plain tuple, because one is made for every write."""


COMMIT_FRAMES = 40
"""Calls within each other that a commit may need: a RecursionError within it would leave the lead held for ever."""

_AnsweredFutures = deque[tuple[asyncio.Future[Any], Any]]


class GroupWriter:
    """Run operations on one database, many per commit.

    Args:
        database: The database.
        clock: Times the commits.
        before: May write in every transaction, given its jobs; called by the leader.
        after: Called by the leader after every commit.
        on_failure: Called by the leader with an operation that a store failure kept from being committed, and its argument.
        on_no_room: Called by the leader after a transaction that did not fit into the file: ``before`` writes only what did fit the next
            time. Returns whether that is less than this time.
        without_room: For some operations, what answers instead where the file has no room for what they write.
        bulk: For some operations, a variant that runs 2 to ``bulk_size`` of them at once.
        bulk_size: How many that is at most.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        *,
        before: Callable[[sqlite3.Cursor, Sequence[WriteJob]], None],
        after: Callable[[], None],
        on_failure: Callable[[Operation, Any], None],
        on_no_room: Callable[[], bool],
        without_room: Mapping[Operation, Operation],
        bulk: Mapping[Operation, Operation],
        bulk_size: int,
    ) -> None:
        self._database = database
        self._clock = clock
        self._before = before
        self._after = after
        self._on_failure = on_failure
        self._on_no_room = on_no_room
        self._without_room = without_room
        self._bulk = bulk
        self._bulk_size = bulk_size
        self._queue: deque[WriteJob] = deque()
        self._lead = threading.Lock()
        self._gathered: dict[Loop, list[WriteJob]] = {}
        self._undelivered: dict[int, _AnsweredFutures] = {}
        self._wake: SimpleQueue[None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._closed = False
        self._commit_ms = LONE_COMMIT_MS
        self._lone_commits_left = 0

    def run(self, operation: Operation, argument: Any = None) -> Any:
        """Run the operation and block until it is committed.

        Raises:
            RecursionError: the caller's stack is nearly full; nothing was begun.
        """
        require_stack(COMMIT_FRAMES)
        return run_without_interrupt(partial(self._run_to_commit, operation, argument))

    def _run_to_commit(self, operation: Operation, argument: Any) -> Any:
        if self._gathered:
            self._queue_gathered()
        if not self._queue and self._lead.acquire(blocking=False):
            return _unwrap_answer(self._commit_one((operation, argument, None, None, None), patient=True))
        slot = AnswerSlot()
        self._queue.append((operation, argument, slot, None, None))
        if self._lead.acquire(blocking=False):
            self._lead_one_round()
        return slot.wait_for_answer()

    def run_async(self, operation: Operation, argument: Any) -> Any | Awaitable[Any]:
        """Run the operation immediately and return its answer, or return a future of it."""
        is_lone = self._lone_commits_left > 0 and not self._queue
        if is_lone and self._commit_ms < LONE_COMMIT_MS:
            answer = run_without_interrupt(partial(self._try_lone_commit, operation, argument))
            if answer is not _FILE_BUSY:
                return _unwrap_answer(answer)
            is_lone = False
        loop = asyncio.get_running_loop()
        future = PendingWrite(loop=loop)
        future.begin = partial(self._hurry, loop)
        job = (operation, argument, None, future, loop)
        gathered = self._gathered.get(loop)
        if is_lone and gathered is None:  # a turn of the loop would only be waited for
            self._lone_commits_left -= 1
            self._queue.append(job)
            run_without_interrupt(self._pass_on_lead)
        elif gathered is None:
            self._gathered[loop] = [job]
            self._flush_gathered_soon(loop)
        else:
            gathered.append(job)
        return future

    def _try_lone_commit(self, operation: Operation, argument: Any) -> Any:
        if not self._lead.acquire(blocking=False):
            return _FILE_BUSY
        self._lone_commits_left -= 1
        return self._commit_one((operation, argument, None, None, None), patient=False)

    def close(self) -> None:
        """Commit the queue, close the database and end the writer thread."""
        # All while leading: no thread that was just given the lead is lost, and no other thread uses the
        # connection.
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
        """Start over in a forked child: the parent's thread and callers do not exist here."""
        self._queue.clear()
        self._gathered.clear()
        self._undelivered.clear()
        self._wake = SimpleQueue()
        self._thread = None

    def acquire_lead(self) -> None:
        """Take the lead without committing, so that no commit is in progress."""
        self._lead.acquire()

    def release_lead(self) -> None:
        """Release the lead."""
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
        """Commit one job as leader, and pass the lead on."""
        try:
            answers = self._commit_batch([job], patient=patient)
        finally:
            self._lead.release()
            self._pass_on_lead()
        return _FILE_BUSY if answers is None else answers[0]

    def _lead_one_round(self) -> None:
        """Commit the queue as leader, and pass the lead on."""
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
        """Give the lead to the writer thread if jobs are queued: no job may be left without a leader."""
        if self._queue and self._lead.acquire(blocking=False):
            self._hand_lead_to_thread()

    def _hand_lead_to_thread(self) -> None:
        if self._closed:
            self._lead_one_round()
            return
        if self._thread is None:
            self._thread = start_background_thread(self._run_writer_thread, "callwright-writer")
        if self._thread is None:
            self._lead_one_round()
            return
        self._wake.put(None)

    def _run_writer_thread(self) -> None:
        """Run the writer thread: each wake-up gives it the lead."""
        while True:
            self._wake.get()
            if self._closed:
                return
            while self._commit_as_thread():
                pass

    def _commit_as_thread(self) -> bool:
        """Commit the queue as leader, and return whether this thread still leads.

        The lead is released before the answers are delivered: a caller that receives its answer may make the next commit itself.
        """
        batch = self._drain_queue()
        answers: Sequence[Any] = [StoreFailed("gone")] * len(batch)
        try:
            answers = self._commit_batch(batch, patient=True) or answers
        except Exception:  # noqa: BLE001 - a fault of ours must not keep the lead; it is logged with its traceback
            _log.exception("a batch could not be committed")
        if self._queue:
            self._deliver_answers(batch, answers, None)
            return True
        self._lead.release()
        self._deliver_answers(batch, answers, None)
        return bool(self._queue) and self._lead.acquire(blocking=False)

    # --- loops ---------------------------------------------------------------------------------------------

    def _queue_gathered(self) -> None:
        """Queue the jobs that this thread's loop has gathered: a thread that blocks its loop has them written before its own job."""
        with suppress(RuntimeError):  # no loop runs in this thread
            self._queue.extend(self._gathered.pop(asyncio.get_running_loop(), ()))

    def _hurry(self, loop: Loop) -> None:
        """Begin the gathered work of this loop and deliver finished answers: a signal may have ended the callbacks that were to do so."""
        self._flush_gathered_soon(loop)
        for answered in list(self._undelivered.values()):
            if answered and answered[0][0].get_loop() is loop:
                loop.call_soon(self._resolve_answered, answered)

    def _flush_gathered_soon(self, loop: Loop) -> None:
        loop.call_soon(run_without_interrupt, partial(self._flush_gathered, loop))

    def _flush_gathered(self, loop: Loop) -> None:
        """Queue the jobs of this loop: by now every ready task has submitted its own."""
        jobs = self._gathered.pop(loop, None)
        if jobs is None:
            self._pass_on_lead()
            return
        is_lone = len(jobs) == 1 and not self._queue
        self._lone_commits_left = MAX_LONE_COMMITS if is_lone else 0
        self._queue.extend(jobs)
        if not self._lead.acquire(blocking=False):
            return
        if self._commit_ms >= (LONE_COMMIT_MS if is_lone else QUICK_COMMIT_MS):
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

    def _deliver_answers(self, batch: list[WriteJob], answers: Sequence[Any], own_loop: Loop | None) -> None:
        """Deliver every answer to its waiter: one wake-up per loop, not per task."""
        other_loops: dict[Loop, _AnsweredFutures] = {}
        for (_, _, slot, future, loop), answer in zip(batch, answers, strict=True):
            if future is None:
                if slot is not None:
                    slot.set_answer(answer)
            elif loop is own_loop and type(answer) is not _OperationFailure:
                if not future.done():
                    future.set_result(answer)
            else:
                other_loops.setdefault(future.get_loop(), deque()).append((future, answer))
        for loop, answered in other_loops.items():
            self._undelivered[id(answered)] = answered
            try:
                loop.call_soon_threadsafe(self._resolve_answered, answered)
            except RuntimeError:  # the loop has closed, so nothing waits in it
                del self._undelivered[id(answered)]

    def _resolve_answered(self, answered: "_AnsweredFutures") -> None:
        while answered:
            _resolve_future(*answered[0])
            answered.popleft()
        self._undelivered.pop(id(answered), None)

    def _commit_batch(self, batch: list[WriteJob], *, patient: bool) -> list[Any] | None:
        """Run the jobs in one transaction.

        Return None if the file is busy and we may not wait: nothing was done.
        """
        try:
            cursor = self._database.begin_transaction(patient=patient)
            if cursor is None:
                return None
            self._before(cursor, batch)
            if len(batch) == 1:
                operation, argument, _, _, _ = batch[0]
                answers = [operation(cursor, argument)]
            else:
                answers = self._run_operations(cursor, batch)
            began = self._clock.lease_ms()
            cursor.execute("COMMIT")
            self._update_commit_average(self._clock.lease_ms() - began)
            self._after()
        except StoreError as error:
            self._database.rollback()
            return self._fail_batch(batch, error.reason)
        except Exception as error:  # noqa: BLE001 - an exception of one job is passed to its caller, not to the others of the batch
            self._database.rollback()
            return self._recover_batch(batch, error)
        except BaseException:
            self._database.rollback()
            raise
        return answers

    def _run_operations(self, cursor: sqlite3.Cursor, batch: list[WriteJob]) -> list[Any]:
        """Run the jobs.

        Those that have a bulk variant run out of order: all were submitted at the same time.
        """
        answers: list[Any] = [None] * len(batch)
        alike: dict[Operation, list[int]] = {operation: [] for operation in self._bulk}
        for place, (operation, argument, _, _, _) in enumerate(batch):
            places = alike.get(operation)
            if places is None:
                answers[place] = operation(cursor, argument)
            else:
                places.append(place)
        for operation, places in alike.items():
            for start in range(0, len(places), self._bulk_size):
                chunk = places[start : start + self._bulk_size]
                if len(chunk) == 1:
                    answers[chunk[0]] = operation(cursor, batch[chunk[0]][1])
                    continue
                done = self._bulk[operation](cursor, [batch[place][1] for place in chunk])
                for place, answer in zip(chunk, done, strict=True):
                    answers[place] = answer
        return answers

    def _recover_batch(self, batch: list[WriteJob], error: Exception) -> list[Any]:
        """Answer a batch that was rolled back.

        A store failure concerns all jobs, except that some may fit into a full file; an exception of one job does not concern the
        others.
        """
        reason = classify_error(error) if isinstance(error, sqlite3.Error) else None
        if reason is None and self._database.tolerate_bad_text(error):
            return self._commit_patiently(batch)
        if reason == "full":
            return self._fit_batch(batch)
        if reason is not None:
            return self._fail_batch(batch, reason)
        if len(batch) == 1:
            return [_OperationFailure(error)]
        return [answer for job in batch for answer in self._commit_batch([job], patient=True) or ()]

    def _fit_batch(self, batch: list[WriteJob]) -> list[Any]:
        """Answer a batch that did not fit into the file: with less ahead of it, then each job by itself, then without writing."""
        if self._on_no_room():
            return self._commit_patiently(batch)
        if len(batch) > 1:
            # What can be answered without room comes last.
            order = sorted(range(len(batch)), key=lambda place: batch[place][0] in self._without_room)
            answers = {place: self._commit_patiently([batch[place]])[0] for place in order}
            return [answers[place] for place in range(len(batch))]
        operation, argument, slot, future, loop = batch[0]
        if operation in self._without_room:
            return self._commit_patiently([(self._without_room[operation], argument, slot, future, loop)])
        return self._fail_batch(batch, "full")

    def _commit_patiently(self, batch: list[WriteJob]) -> list[Any]:
        answers = self._commit_batch(batch, patient=True)
        assert answers is not None  # None says that it could not wait
        return answers

    def _fail_batch(self, batch: list[WriteJob], reason: StoreFaultReason) -> list[Any]:
        """Report every job of a batch as failed, and return the answers."""
        for operation, argument, _, _, _ in batch:
            self._on_failure(operation, argument)
        return [StoreFailed(reason)] * len(batch)

    def _update_commit_average(self, elapsed_ms: float) -> None:
        """Update the moving average; a few commits that checkpoint or wait for a processor must not look like a slow disk."""
        change = min(elapsed_ms - self._commit_ms, QUICK_COMMIT_MS)
        self._commit_ms += 0.1 * change
        if elapsed_ms >= STALL_MS:
            self._commit_ms = max(self._commit_ms, LONE_COMMIT_MS)


def _resolve_future(waiter: asyncio.Future[Any], answer: Any) -> None:
    if waiter.done():
        return
    if type(answer) is _OperationFailure:
        waiter.set_exception(answer.error)
    else:
        waiter.set_result(answer)
