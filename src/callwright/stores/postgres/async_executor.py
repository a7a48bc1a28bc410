"""Tasks that ask: every running loop has connections of its own, read by the loop itself. No thread, no lock, no wait.

While one batch is under way the next gathers; so at width one each call goes out alone and at once, and at width 256 many
of them go together. Then there are two connections, so that the database works on one half of the calls while the loop
works on the other. Opening a connection would block, so a short-lived thread does that.
"""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

from callwright.ports import Clock, PendingWrite, StoreError
from callwright.stores.postgres.call_statements import EffectPlan
from callwright.stores.postgres.connect import ConnectionLostError
from callwright.stores.postgres.connection_pool import (
    FIRST_RECONNECT_PAUSE_MS,
    MAX_RECONNECT_PAUSE_MS,
    RECONNECT_TIMEOUT_MS,
    ConnectionPool,
)
from callwright.stores.postgres.operation_batch import (
    MAX_BATCH_OPERATIONS,
    BatchGenerator,
    OperationBatch,
    PendingOperation,
)
from callwright.stores.postgres.pipeline_connection import PipelineConnection, RoundTrip, StatementResult
from callwright.stores.postgres.thread_executor import (
    REPLY_TIMEOUT_S,
    fail_operations,
    fail_overdue_operations,
    mark_connection_lost,
)

Loop = asyncio.AbstractEventLoop


CONNECTIONS_PER_LOOP = 2
MIN_SPLIT_OPERATIONS = 16
"""From so many on, what waits is shared out between the connections."""


MAX_BUSY_WAIT_S = 0.005
"""So long a few wait for a connection that is busy while another is free."""


class LoopExecutor:
    """Asks for the tasks of one loop. Everything here runs in that loop's thread."""

    def __init__(
        self,
        loop: Loop,
        pool: ConnectionPool,
        clock: Clock,
        deliveries: Callable[[], list[int]],
        undelivered: Callable[[list[int]], None],
        answered: Callable[[Any, Any], None],
    ) -> None:
        self._loop = loop
        self._clock = clock
        self._deliveries = deliveries
        self._answered = answered
        self._waiting: list[PendingOperation] = []
        self._due = False
        self._alone = True
        self._overdue: asyncio.TimerHandle | None = None
        self._lanes = [
            LoopConnection(loop, pool, clock, undelivered, self.handle_free_connection)
            for _ in range(CONNECTIONS_PER_LOOP)
        ]

    def execute(self, effect: Any, way: EffectPlan) -> asyncio.Future[Any]:
        """Do it; the future has the answer."""
        future = PendingWrite(loop=self._loop)

        def tell(answer: Any) -> None:
            if future.done():
                return
            if isinstance(answer, Exception):
                future.set_exception(answer)
            else:
                future.set_result(answer)
                self._answered(effect, answer)

        self._waiting.append(PendingOperation(effect, way, tell, self._clock.lease_ms()))
        if not self._due:
            if self._alone and self._lanes[0].is_idle:
                self._start_batches()
            elif self._lanes[0].is_idle or self._lanes[1].is_idle:
                self._due = True
                self._loop.call_soon(self._start_batches)  # every task that is ready has asked by then
        return future

    def handle_free_connection(self) -> None:
        """A connection is free again."""
        if self._waiting and not self._due:
            self._due = True
            self._loop.call_soon(self._start_batches)

    def _start_batches(self, *, anyway: bool = False) -> None:
        self._due = False
        self._alone = len(self._waiting) == 1
        idle = [lane for lane in self._lanes if lane.is_idle]
        few = len(self._waiting) < MIN_SPLIT_OPERATIONS
        if few and not anyway and 0 < len(idle) < CONNECTIONS_PER_LOOP:
            # They go with whoever comes next, unless what is under way takes long: it may be waiting for a lock.
            if self._overdue is None:
                self._overdue = self._loop.call_later(MAX_BUSY_WAIT_S, self._start_overdue)
            return
        for lane in idle[: 1 if few else CONNECTIONS_PER_LOOP]:
            count = (
                len(self._waiting)
                if few
                else max(MIN_SPLIT_OPERATIONS // 2, -(-len(self._waiting) // len(idle)))
            )
            ops, self._waiting = (
                self._waiting[: min(count, MAX_BATCH_OPERATIONS)],
                self._waiting[min(count, MAX_BATCH_OPERATIONS) :],
            )
            if ops:
                lane.start_batch(OperationBatch(ops, self._deliveries()))

    def _start_overdue(self) -> None:
        self._overdue = None
        if self._waiting:
            self._start_batches(anyway=True)

    def release_connections(self) -> None:
        """The loop is closed: give the connections back."""
        for lane in self._lanes:
            lane.release_connection()

    def close(self) -> None:
        """Let go of the connections; whoever still waits is told that the store is gone."""
        if self._loop.is_closed():
            self.release_connections()
        elif self._is_other_thread():
            self._loop.call_soon_threadsafe(self._fail_waiting)
        else:
            self._fail_waiting()

    def _is_other_thread(self) -> bool:
        if not self._loop.is_running():
            return False
        try:
            return asyncio.get_running_loop() is not self._loop
        except RuntimeError:
            return True

    def _fail_waiting(self) -> None:
        waiting, self._waiting = self._waiting, []
        for lane in self._lanes:
            lane.handle_lost_connection()
        fail_operations(waiting, "gone")


class LoopConnection:
    """Drives one batch at a time on one connection, over a lost one if need be."""

    def __init__(
        self,
        loop: Loop,
        pool: ConnectionPool,
        clock: Clock,
        undelivered: Callable[[list[int]], None],
        ended: Callable[[], None],
    ) -> None:
        self._loop = loop
        self._pool = pool
        self._clock = clock
        self._undelivered = undelivered
        self._ended = ended
        self._lane: PipelineConnection | None = None
        self._batch: OperationBatch | None = None
        self._driving: BatchGenerator | None = None
        self._limit: asyncio.TimerHandle | None = None
        self._pause = 0.0
        self._resting: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        """Whether it can take a batch."""
        return self._batch is None

    def start_batch(self, batch: OperationBatch) -> None:
        """Begin a batch."""
        self._batch = batch
        self._pause = 0.0
        self._run_batch()

    def release_connection(self) -> None:
        """The loop is closed: give the connection back, unless something was under way on it."""
        lane, self._lane = self._lane, None
        if lane is None:
            return
        if self._batch is None:
            self._pool.put_back(lane)
        else:
            lane.close()

    def _run_batch(self) -> None:
        """Do what is open of the batch, on the connection there is."""
        if self._lane is None and not self._attach_connection(self._pool.take()):
            self._connect_in_thread()
            return
        assert self._batch is not None
        self._driving = self._batch.run()
        self._advance_batch(None)

    def _advance_batch(self, results: list[StatementResult] | None) -> None:
        assert self._driving is not None
        try:
            talk = next(self._driving) if results is None else self._driving.send(results)
        except StopIteration:
            self._finish_batch()
        except ConnectionLostError:
            self.handle_lost_connection()
        else:
            self._send_round_trip(talk)

    def _send_round_trip(self, talk: RoundTrip) -> None:
        assert self._lane is not None
        try:
            if not self._lane.send(talk):
                self._loop.add_writer(self._lane.socket, self._handle_writable)
        except ConnectionLostError:
            self.handle_lost_connection()
        except Exception as fault:  # noqa: BLE001 - a fault of ours; nobody may wait for ever because of it
            self._fail_with_fault(fault)
        else:
            self._limit = self._loop.call_later(REPLY_TIMEOUT_S, self.handle_lost_connection)

    def _handle_writable(self) -> None:
        assert self._lane is not None
        try:
            if self._lane.flush():
                self._loop.remove_writer(self._lane.socket)
        except ConnectionLostError:
            self.handle_lost_connection()

    def _handle_readable(self) -> None:
        if self._lane is None:
            return
        try:
            # What comes unasked is most likely the server's goodbye.
            results = self._lane.receive() if self._limit is not None else None
        except ConnectionLostError:
            results = None
            self.handle_lost_connection()
        else:
            if self._limit is None:
                self.handle_lost_connection()
        if results is not None:
            self._cancel_timeout()
            self._advance_batch(results)

    def _cancel_timeout(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _fail_with_fault(self, fault: Exception) -> None:
        """Whoever still waits is told of the fault, and the connection is of no more use."""
        assert self._batch is not None
        for op in self._batch.unanswered:
            op.told = True
            op.tell(fault)
        self._finish_batch()
        self.handle_lost_connection()

    def _finish_batch(self) -> None:
        batch, self._batch, self._driving = self._batch, None, None
        assert batch is not None
        if batch.delivered:
            self._undelivered(batch.delivered)
        self._ended()

    # --- connections ------------------------------------------------------------------------------------------

    def _attach_connection(self, lane: PipelineConnection | None) -> bool:
        if lane is None:
            return False
        self._lane = lane
        self._loop.add_reader(lane.socket, self._handle_readable)
        return True

    def handle_lost_connection(self) -> None:
        """The connection broke, under way or at rest."""
        self._cancel_timeout()
        lane, self._lane = self._lane, None
        if lane is not None:
            self._loop.remove_reader(lane.socket)
            self._loop.remove_writer(lane.socket)
        if self._batch is None:
            if lane is not None:
                lane.close()
            return
        mark_connection_lost(self._batch, self._pool, lane)
        self._retry_after_pause()

    def _retry_after_pause(self) -> None:
        """Try again after a pause, while anybody is willing to wait."""
        batch = self._batch
        assert batch is not None
        fail_overdue_operations(
            batch, self._clock.lease_ms() + self._pause - RECONNECT_TIMEOUT_MS, closed=self._pool.closed
        )
        if not batch.unanswered:
            self._finish_batch()
            return
        pause, self._pause = (
            self._pause,
            min(MAX_RECONNECT_PAUSE_MS, self._pause * 2 or FIRST_RECONNECT_PAUSE_MS),
        )
        self._resting = self._loop.create_task(self._sleep_then_run(pause))

    async def _sleep_then_run(self, ms: float) -> None:
        await self._clock.sleep_async(ms)
        self._run_batch()

    def _connect_in_thread(self) -> None:
        threading.Thread(target=self._connect_blocking, name="callwright-connect", daemon=True).start()

    def _connect_blocking(self) -> None:
        """In a thread of its own."""
        lane: PipelineConnection | None = None
        reason = "gone"
        try:
            lane = self._pool.connect()
        except StoreError as trouble:
            reason = trouble.reason
        if self._loop.is_closed():
            if lane is not None:
                self._pool.put_back(lane)
            return
        self._loop.call_soon_threadsafe(self._handle_connected, lane, reason)

    def _handle_connected(self, lane: PipelineConnection | None, reason: str) -> None:
        if self._batch is None:
            if lane is not None:
                self._pool.put_back(lane)
            return
        if self._attach_connection(lane):
            self._run_batch()
        elif reason == "gone":
            self._retry_after_pause()
        else:
            fail_operations(self._batch.unanswered, reason)
            self._finish_batch()


class AsyncExecutor:
    """One ``LoopExecutor`` for every loop that asks."""

    def __init__(
        self,
        pool: ConnectionPool,
        clock: Clock,
        deliveries: Callable[[], list[int]],
        undelivered: Callable[[list[int]], None],
        answered: Callable[[Any, Any], None],
    ) -> None:
        self._pool = pool
        self._clock = clock
        self._deliveries = deliveries
        self._undelivered = undelivered
        self._answered = answered
        self._desks: dict[Loop, LoopExecutor] = {}

    def execute(self, effect: Any, way: EffectPlan) -> asyncio.Future[Any]:
        """Do it on the running loop."""
        loop = asyncio.get_running_loop()
        desk = self._desks.get(loop)
        if desk is None:
            desk = self._make_loop_executor(loop)
        return desk.execute(effect, way)

    def _make_loop_executor(self, loop: Loop) -> LoopExecutor:
        for closed in [one for one in list(self._desks) if one.is_closed()]:
            self._desks.pop(closed).release_connections()
        desk = LoopExecutor(
            loop, self._pool, self._clock, self._deliveries, self._undelivered, self._answered
        )
        self._desks[loop] = desk
        return desk

    def reset_after_fork(self) -> None:
        """This is a child process: the parent's loops are not here."""
        self._desks = {}

    def close(self) -> None:
        """Let go of every connection."""
        desks, self._desks = list(self._desks.values()), {}
        for desk in desks:
            desk.close()
