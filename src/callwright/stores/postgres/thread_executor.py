"""Execute the effects of threads: each takes an idle connection; if all are busy, the next free thread leads for all waiting ones.

Blocks, with a limit: a server that does not answer in ``REPLY_TIMEOUT_S`` counts as lost.
"""

import selectors
import threading
from collections import deque
from collections.abc import Callable
from typing import Any

from callwright.domain.effects import StoreFailed
from callwright.ports import Clock, StoreError
from callwright.stores.postgres.call_statements import EffectPlan
from callwright.stores.postgres.connect import STATEMENT_TIMEOUT_MS, ConnectionLostError
from callwright.stores.postgres.connection_pool import (
    FIRST_RECONNECT_PAUSE_MS,
    MAX_RECONNECT_PAUSE_MS,
    RECONNECT_TIMEOUT_MS,
    ConnectionPool,
)
from callwright.stores.postgres.operation_batch import MAX_BATCH_OPERATIONS, OperationBatch, PendingOperation
from callwright.stores.postgres.pipeline_connection import PipelineConnection, RoundTrip, StatementResult

REPLY_TIMEOUT_S = STATEMENT_TIMEOUT_MS / 1000 + 5
"""Longest wait for an answer: by then the server would have cancelled the statement itself."""

MAX_LEADERS = 4
"""Threads that round_trip to the database at the same time; the others queue."""


class _AnswerSlot:
    """Where a thread waits: for its answer, or for its turn to lead."""

    __slots__ = ("_given", "answer", "leads")

    def __init__(self) -> None:
        self._given = threading.Lock()
        self._given.acquire()
        self.leads = False
        self.answer: Any = None

    def set_answer(self, answer: Any) -> None:
        self.answer = answer
        self._given.release()

    def wake_leader(self) -> None:
        self._given.release()

    def wait_for_answer(self) -> bool:
        """Block. Return True when the answer is there, False when this thread has to lead."""
        self._given.acquire()
        led, self.leads = self.leads, False
        return not led


_WaitingOperation = tuple[PendingOperation, _AnswerSlot]


class ThreadExecutor:
    """Execute operations for threads.

    Args:
        pool: The connections.
        clock: Times the wait for an unreachable server.
        deliveries: Takes the pending deliveries.
        undelivered: Takes back those that could not be written.
    """

    def __init__(
        self,
        pool: ConnectionPool,
        clock: Clock,
        deliveries: Callable[[], list[int]],
        undelivered: Callable[[list[int]], None],
    ) -> None:
        self._pool = pool
        self._clock = clock
        self._deliveries = deliveries
        self._undelivered = undelivered
        self.reset_after_fork()

    def reset_after_fork(self) -> None:
        """Start over; also in a forked child, where the parent's threads do not run."""
        self._lock = threading.Lock()
        self._waiting: deque[_WaitingOperation] = deque()
        self._leaders = 0

    def execute(self, effect: Any, plan: EffectPlan) -> Any:
        """Execute the operation and block until it is committed.

        A signal in between is raised; the operation may then have been committed.
        """
        slot = _AnswerSlot()
        op = PendingOperation(effect, plan, slot.set_answer, self._clock.lease_ms())
        with self._lock:
            leads = self._leaders < MAX_LEADERS
            if leads:
                self._leaders += 1
            else:
                self._waiting.append((op, slot))
        if leads:
            self._lead_batch([(op, slot)])
            slot.wait_for_answer()
        elif not self._wait_for_answer(op, slot):
            self._lead_batch([(op, slot), *self._take_waiting()])
            slot.wait_for_answer()
        return unwrap_answer(slot.answer)

    def _wait_for_answer(self, op: PendingOperation, slot: _AnswerSlot) -> bool:
        try:
            return slot.wait_for_answer()
        except BaseException:
            with self._lock:
                if (op, slot) in self._waiting:
                    self._waiting.remove((op, slot))
            if slot.leads:
                self._hand_lead_on()
            raise

    def _take_waiting(self) -> list[_WaitingOperation]:
        with self._lock:
            return [self._waiting.popleft() for _ in range(min(len(self._waiting), MAX_BATCH_OPERATIONS - 1))]

    def _lead_batch(self, waiting: list[_WaitingOperation]) -> None:
        batch = OperationBatch([op for op, _ in waiting], self._deliveries())
        try:
            BatchLeader(self._pool, self._clock).run_batch(batch, self._undelivered)
        except BaseException:
            # A signal in the leader's thread does not concern the others: the next leader runs their
            # operations.
            left = [(op, slot) for op, slot in waiting[1:] if not op.answered]
            with self._lock:
                self._waiting.extendleft(reversed(left))
            raise
        finally:
            self._hand_lead_on()

    def _hand_lead_on(self) -> None:
        with self._lock:
            if not self._waiting:
                self._leaders -= 1
                return
            # The next thread in the queue leads, with all operations queued behind it.
            _, slot = self._waiting.popleft()
            slot.leads = True
        slot.wake_leader()


class BatchLeader:
    """Run one batch on a connection; reconnect if it is lost."""

    def __init__(self, pool: ConnectionPool, clock: Clock) -> None:
        self._pool = pool
        self._clock = clock

    def run_batch(self, batch: OperationBatch, undelivered: Callable[[list[int]], None]) -> None:
        """Run until every operation of the batch has an answer."""
        pause = 0.0
        connection: PipelineConnection | None = None
        while batch.unanswered or batch.delivered:
            try:
                connection = self._pool.take() or self._pool.connect()
                drive_batch(connection, batch)
                self._pool.put_back(connection)
                break
            except ConnectionLostError:
                mark_connection_lost(batch, self._pool, connection)
            except StoreError as trouble:
                if trouble.reason != "gone":
                    fail_operations(batch.unanswered, trouble.reason)
            except BaseException:
                mark_connection_lost(batch, self._pool, connection)
                undelivered(batch.delivered)
                raise
            pause = min(MAX_RECONNECT_PAUSE_MS, pause * 2)
            if not self._fail_overdue(batch, pause):
                break
            self._clock.sleep(pause)
            pause = pause or FIRST_RECONNECT_PAUSE_MS
        undelivered(batch.delivered)

    def _fail_overdue(self, batch: OperationBatch, pause: float) -> bool:
        """Fail operations that have waited long enough; return whether any is left."""
        fail_overdue_operations(
            batch, self._clock.lease_ms() + pause - RECONNECT_TIMEOUT_MS, closed=self._pool.closed
        )
        return bool(batch.unanswered)


def mark_connection_lost(
    batch: OperationBatch, pool: ConnectionPool, connection: PipelineConnection | None
) -> None:
    """Close the broken connection and mark unanswered operations as retries, since they may have been committed."""
    if connection is not None:
        connection.close()
    pool.close_free()
    for op in batch.unanswered:
        op.is_retry = True


def fail_operations(ops: list[PendingOperation], reason: Any) -> None:
    """Fail the operations: nothing was written, or it cannot be found out."""
    for op in ops:
        op.answered = True
        op.set_answer(StoreFailed(reason))


def fail_overdue_operations(batch: OperationBatch, since: float, *, closed: bool) -> None:
    """Fail operations that have been waiting since then or longer; all of them if the store was closed."""
    fail_operations([op for op in batch.unanswered if closed or op.since <= since], "gone")


def drive_batch(connection: PipelineConnection, batch: OperationBatch) -> None:
    """Run the whole batch on this connection, blocking."""
    driving = batch.run()
    try:
        round_trip = next(driving)
        while True:
            round_trip = driving.send(run_round_trip(connection, round_trip))
    except StopIteration:
        return


def run_round_trip(connection: PipelineConnection, round_trip: RoundTrip) -> list[StatementResult]:
    """Run one round trip, blocking."""
    selector = connection.get_selector()
    sent = connection.send(round_trip)
    while True:
        if not sent:
            selector.modify(connection.socket, selectors.EVENT_READ | selectors.EVENT_WRITE)
        if not selector.select(REPLY_TIMEOUT_S):
            raise ConnectionLostError
        if not sent:
            sent = connection.flush()
            selector.modify(connection.socket, selectors.EVENT_READ)
        results = connection.receive()
        if results is not None:
            return results


def unwrap_answer(answer: Any) -> Any:
    """Return the answer, or raise it if it is an internal fault."""
    if isinstance(answer, Exception):
        raise answer
    return answer
