"""Execute the effects of asyncio tasks: every running loop has its own connections, read by the loop itself. No thread, lock or blocking wait.

While one batch is in flight, the next one gathers: with a single task each call goes out alone and
immediately, and with 256 tasks many calls share a batch. Two connections per loop let the database process
one half of the calls while the loop processes the other. Opening a connection would block, so a short-lived
thread does that.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from callwright.ports import Clock, PendingWrite, StoreError
from callwright.stores.background_thread import start_background_thread
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
"""From this many pending operations on, they are divided between the connections."""


MAX_BUSY_WAIT_S = 0.005
"""How long a few operations wait for a busy connection while another one is free."""


class LoopExecutor:
    """Execute operations for the tasks of one loop. Everything here runs in that loop's thread."""

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
        self._connections = [
            LoopConnection(loop, pool, clock, undelivered, self.handle_free_connection)
            for _ in range(CONNECTIONS_PER_LOOP)
        ]

    def execute(self, effect: Any, plan: EffectPlan) -> asyncio.Future[Any]:
        """Start the operation and return a future of its answer."""
        future = PendingWrite(loop=self._loop)

        def resolve_future(answer: Any) -> None:
            if future.done():
                return
            if isinstance(answer, Exception):
                future.set_exception(answer)
            else:
                future.set_result(answer)
                self._answered(effect, answer)

        self._waiting.append(PendingOperation(effect, plan, resolve_future, self._clock.lease_ms()))
        if not self._due:
            if self._alone and self._connections[0].is_idle:
                self._start_batches()
            elif self._connections[0].is_idle or self._connections[1].is_idle:
                self._due = True
                self._loop.call_soon(
                    self._start_batches
                )  # by then every ready task has submitted its operation
        return future

    def handle_free_connection(self) -> None:
        """Start pending batches: a connection has become free."""
        if self._waiting and not self._due:
            self._due = True
            self._loop.call_soon(self._start_batches)

    def _start_batches(self, *, anyway: bool = False) -> None:
        self._due = False
        self._alone = len(self._waiting) == 1
        first, second = self._connections
        if self._alone and first.is_idle and second.is_idle:
            ops, self._waiting = self._waiting, []
            first.start_batch(OperationBatch(ops, self._deliveries()))
            return
        idle = [connection for connection in self._connections if connection.is_idle]
        few = len(self._waiting) < MIN_SPLIT_OPERATIONS
        if few and not anyway and 0 < len(idle) < CONNECTIONS_PER_LOOP:
            # They join the next batch, unless the current one takes long: it may be waiting for a lock.
            if self._overdue is None:
                self._overdue = self._loop.call_later(MAX_BUSY_WAIT_S, self._start_overdue)
            return
        for connection in idle[: 1 if few else CONNECTIONS_PER_LOOP]:
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
                connection.start_batch(OperationBatch(ops, self._deliveries()))

    def _start_overdue(self) -> None:
        self._overdue = None
        if self._waiting:
            self._start_batches(anyway=True)

    def release_connections(self) -> None:
        """Return the connections to the pool: the loop has closed."""
        for connection in self._connections:
            connection.release_connection()

    def close(self) -> None:
        """Release the connections; pending operations fail with ``gone``."""
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
        for connection in self._connections:
            connection.handle_lost_connection()
        fail_operations(waiting, "gone")


class LoopConnection:
    """Run one batch at a time on one connection; reconnect if it is lost."""

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
        self._connection: PipelineConnection | None = None
        self._batch: OperationBatch | None = None
        self._driving: BatchGenerator | None = None
        self._reply_due: float | None = None
        self._reply_check: asyncio.TimerHandle | None = None
        self._pause = 0.0
        self._retry_task: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        """Whether it can take a batch."""
        return self._batch is None

    def start_batch(self, batch: OperationBatch) -> None:
        """Start a batch."""
        self._batch = batch
        self._pause = 0.0
        self._run_batch()

    def release_connection(self) -> None:
        """Return the connection to the pool (the loop has closed), unless a batch was in flight on it."""
        connection, self._connection = self._connection, None
        if connection is None:
            return
        if self._batch is None:
            self._pool.put_back(connection)
        else:
            connection.close()

    def _run_batch(self) -> None:
        """Run the unanswered operations of the batch, connecting first if needed."""
        if self._connection is None and not self._attach_connection(self._pool.take()):
            self._connect_in_thread()
            return
        assert self._batch is not None
        self._driving = self._batch.run()
        self._advance_batch(None)

    def _advance_batch(self, results: list[StatementResult] | None) -> None:
        assert self._driving is not None
        try:
            round_trip = next(self._driving) if results is None else self._driving.send(results)
        except StopIteration:
            self._finish_batch()
        except ConnectionLostError:
            self.handle_lost_connection()
        else:
            self._send_round_trip(round_trip)

    def _send_round_trip(self, round_trip: RoundTrip) -> None:
        assert self._connection is not None
        try:
            if not self._connection.send(round_trip):
                self._loop.add_writer(self._connection.socket, self._handle_writable)
        except ConnectionLostError:
            self.handle_lost_connection()
        except Exception as fault:  # noqa: BLE001 - a fault of ours; no caller may wait forever because of it
            self._fail_with_fault(fault)
        else:
            self._reply_due = self._loop.time() + REPLY_TIMEOUT_S
            if self._reply_check is None:
                self._reply_check = self._loop.call_at(self._reply_due, self._check_reply)

    def _check_reply(self) -> None:
        """Give up a reply that is overdue. One timer serves many round trips: to set and cancel one for each costs more than a query."""
        self._reply_check = None
        if self._reply_due is None:
            return
        if self._loop.time() >= self._reply_due:
            self.handle_lost_connection()
        else:
            self._reply_check = self._loop.call_at(self._reply_due, self._check_reply)

    def _handle_writable(self) -> None:
        assert self._connection is not None
        try:
            if self._connection.flush():
                self._loop.remove_writer(self._connection.socket)
        except ConnectionLostError:
            self.handle_lost_connection()

    def _handle_readable(self) -> None:
        if self._connection is None:
            return
        try:
            # Unsolicited data is most likely the server closing the session.
            results = self._connection.receive() if self._reply_due is not None else None
        except ConnectionLostError:
            results = None
            self.handle_lost_connection()
        else:
            if self._reply_due is None:
                self.handle_lost_connection()
        if results is not None:
            self._reply_due = None
            self._advance_batch(results)

    def _fail_with_fault(self, fault: Exception) -> None:
        """Raise the fault in every caller that is still waiting; the connection is not usable afterwards."""
        assert self._batch is not None
        for op in self._batch.unanswered:
            op.answered = True
            op.set_answer(fault)
        self._finish_batch()
        self.handle_lost_connection()

    def _finish_batch(self) -> None:
        batch, self._batch, self._driving = self._batch, None, None
        assert batch is not None
        if batch.delivered:
            self._undelivered(batch.delivered)
        self._ended()

    # --- connections ------------------------------------------------------------------------------------------

    def _attach_connection(self, connection: PipelineConnection | None) -> bool:
        if connection is None:
            return False
        self._connection = connection
        self._loop.add_reader(connection.socket, self._handle_readable)
        return True

    def handle_lost_connection(self) -> None:
        """Handle a broken connection, in flight or idle."""
        self._reply_due = None
        connection, self._connection = self._connection, None
        if connection is not None:
            self._loop.remove_reader(connection.socket)
            self._loop.remove_writer(connection.socket)
        if self._batch is None:
            if connection is not None:
                connection.close()
            return
        mark_connection_lost(self._batch, self._pool, connection)
        self._retry_after_pause()

    def _retry_after_pause(self) -> None:
        """Retry after a pause, as long as an operation has time left."""
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
        self._retry_task = self._loop.create_task(self._sleep_then_run(pause))

    async def _sleep_then_run(self, ms: float) -> None:
        await self._clock.sleep_async(ms)
        self._run_batch()

    def _connect_in_thread(self) -> None:
        if start_background_thread(self._connect_blocking, "callwright-connect") is None:
            self._connect_blocking()  # on the loop: a call may be between its claim and its settle

    def _connect_blocking(self) -> None:
        """Connect, in a separate thread."""
        connection: PipelineConnection | None = None
        reason = "gone"
        try:
            connection = self._pool.connect()
        except StoreError as trouble:
            reason = trouble.reason
        if self._loop.is_closed():
            if connection is not None:
                self._pool.put_back(connection)
            return
        self._loop.call_soon_threadsafe(self._handle_connected, connection, reason)

    def _handle_connected(self, connection: PipelineConnection | None, reason: str) -> None:
        if self._batch is None:
            if connection is not None:
                self._pool.put_back(connection)
            return
        if self._attach_connection(connection):
            self._run_batch()
        elif reason == "gone":
            self._retry_after_pause()
        else:
            fail_operations(self._batch.unanswered, reason)
            self._finish_batch()


class AsyncExecutor:
    """One ``LoopExecutor`` per running loop."""

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
        self._executors: dict[Loop, LoopExecutor] = {}

    def execute(self, effect: Any, plan: EffectPlan) -> asyncio.Future[Any]:
        """Start the operation on the running loop and return a future of its answer."""
        loop = asyncio.get_running_loop()
        executor = self._executors.get(loop)
        if executor is None:
            executor = self._make_loop_executor(loop)
        return executor.execute(effect, plan)

    def _make_loop_executor(self, loop: Loop) -> LoopExecutor:
        for closed_loop in [known_loop for known_loop in list(self._executors) if known_loop.is_closed()]:
            self._executors.pop(closed_loop).release_connections()
        executor = LoopExecutor(
            loop, self._pool, self._clock, self._deliveries, self._undelivered, self._answered
        )
        self._executors[loop] = executor
        return executor

    def reset_after_fork(self) -> None:
        """Start over in a forked child: the parent's loops do not run here."""
        self._executors = {}

    def close(self) -> None:
        """Release every connection."""
        executors, self._executors = list(self._executors.values()), {}
        for executor in executors:
            executor.close()
