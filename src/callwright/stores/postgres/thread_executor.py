"""Threads that ask: each takes a free connection; when all are busy, whoever gets the next one asks for all who wait.

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
"""Longest wait for an answer: the server itself would have ended the statement by then."""

MAX_LEADERS = 4
"""So many threads ask at the same time; the others gather."""


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
        """Block; True when the answer is there, False when it is this thread's turn."""
        self._given.acquire()
        led, self.leads = self.leads, False
        return not led


_WaitingOperation = tuple[PendingOperation, _AnswerSlot]


class ThreadExecutor:
    """Asks for threads.

    Args:
        pool: Where connections come from.
        clock: Times the wait for a server that is away.
        deliveries: Takes the entries that were delivered; given back what could not be written.
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
        """Start afresh; also in a child process, where nobody of the parent's threads is."""
        self._lock = threading.Lock()
        self._waiting: deque[_WaitingOperation] = deque()
        self._leaders = 0

    def execute(self, effect: Any, way: EffectPlan) -> Any:
        """Do it and block until it is done. A signal that comes meanwhile is raised; it may then have been done."""
        slot = _AnswerSlot()
        op = PendingOperation(effect, way, slot.set_answer, self._clock.lease_ms())
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
            # A signal in the leader's thread is not the others': they are asked for by the next one.
            left = [(op, slot) for op, slot in waiting[1:] if not op.told]
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
            # The next in the row finds itself at the head, and everybody behind it.
            _, slot = self._waiting.popleft()
            slot.leads = True
        slot.wake_leader()


class BatchLeader:
    """Drives one batch on a connection, over a lost one if need be."""

    def __init__(self, pool: ConnectionPool, clock: Clock) -> None:
        self._pool = pool
        self._clock = clock

    def run_batch(self, batch: OperationBatch, undelivered: Callable[[list[int]], None]) -> None:
        """Have everything in the batch answered."""
        pause = 0.0
        lane: PipelineConnection | None = None
        while batch.unanswered or batch.delivered:
            try:
                lane = self._pool.take() or self._pool.connect()
                drive_batch(lane, batch)
                self._pool.put_back(lane)
                break
            except ConnectionLostError:
                mark_connection_lost(batch, self._pool, lane)
            except StoreError as trouble:
                if trouble.reason != "gone":
                    fail_operations(batch.unanswered, trouble.reason)
            except BaseException:
                mark_connection_lost(batch, self._pool, lane)
                undelivered(batch.delivered)
                raise
            pause = min(MAX_RECONNECT_PAUSE_MS, pause * 2)
            if not self._fail_overdue(batch, pause):
                break
            self._clock.sleep(pause)
            pause = pause or FIRST_RECONNECT_PAUSE_MS
        undelivered(batch.delivered)

    def _fail_overdue(self, batch: OperationBatch, pause: float) -> bool:
        """Those who have waited long enough are told; is anybody left?"""
        fail_overdue_operations(
            batch, self._clock.lease_ms() + pause - RECONNECT_TIMEOUT_MS, closed=self._pool.closed
        )
        return bool(batch.unanswered)


def mark_connection_lost(
    batch: OperationBatch, pool: ConnectionPool, lane: PipelineConnection | None
) -> None:
    """The connection broke: whatever is open is asked again, knowing that it may have been done."""
    if lane is not None:
        lane.close()
    pool.close_free()
    for op in batch.unanswered:
        op.again = True


def fail_operations(ops: list[PendingOperation], reason: Any) -> None:
    """Nothing was done, or nothing can be found out about it."""
    for op in ops:
        op.told = True
        op.tell(StoreFailed(reason))


def fail_overdue_operations(batch: OperationBatch, since: float, *, closed: bool) -> None:
    """Tell those who have been waiting since then or longer; all, when the store was closed."""
    fail_operations([op for op in batch.unanswered if closed or op.since <= since], "gone")


def drive_batch(lane: PipelineConnection, batch: OperationBatch) -> None:
    """Do the whole batch on this connection, blocking."""
    with selectors.DefaultSelector() as selector:
        selector.register(lane.socket, selectors.EVENT_READ)
        driving = batch.run()
        try:
            talk = next(driving)
            while True:
                talk = driving.send(run_round_trip(lane, talk, selector))
        except StopIteration:
            return


def run_round_trip(
    lane: PipelineConnection, talk: RoundTrip, selector: selectors.BaseSelector
) -> list[StatementResult]:
    """One talk, blocking."""
    sent = lane.send(talk)
    while True:
        if not sent:
            selector.modify(lane.socket, selectors.EVENT_READ | selectors.EVENT_WRITE)
        if not selector.select(REPLY_TIMEOUT_S):
            raise ConnectionLostError
        if not sent:
            sent = lane.flush()
            selector.modify(lane.socket, selectors.EVENT_READ)
        results = lane.receive()
        if results is not None:
            return results


def unwrap_answer(answer: Any) -> Any:
    """The answer; a fault of ours is raised."""
    if isinstance(answer, Exception):
        raise answer
    return answer
