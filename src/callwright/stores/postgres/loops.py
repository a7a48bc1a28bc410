"""Tasks that ask: every running loop has connections of its own, read by the loop itself. No thread, no lock, no wait.

While one batch is under way the next gathers; so at width one each call goes out alone and at once, and at width 256 many
of them go together. Then there are two connections, so that the database works on one half of the calls while the loop
works on the other. Opening a connection would block, so a short-lived thread does that.
"""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

from callwright.ports import Clock, StoreError, Write
from callwright.stores.postgres.batch import MOST, Batch, Driving, Op
from callwright.stores.postgres.calls import Way
from callwright.stores.postgres.lane import Lane, Result, Talk
from callwright.stores.postgres.link import LinkLostError
from callwright.stores.postgres.pool import FIRST_PAUSE_MS, LONGEST_PAUSE_MS, PATIENCE_MS, Pool
from callwright.stores.postgres.threads import REPLY_S, fail, give_up_on, lost

Loop = asyncio.AbstractEventLoop


LANES = 2
SPLIT = 16
"""From so many on, what waits is shared out between the connections."""


OVERDUE_S = 0.005
"""So long a few wait for a connection that is busy while another is free."""


class LoopDesk:
    """Asks for the tasks of one loop. Everything here runs in that loop's thread."""

    def __init__(
        self,
        loop: Loop,
        pool: Pool,
        clock: Clock,
        deliveries: Callable[[], list[int]],
        undelivered: Callable[[list[int]], None],
        answered: Callable[[Any, Any], None],
    ) -> None:
        self._loop = loop
        self._clock = clock
        self._deliveries = deliveries
        self._answered = answered
        self._waiting: list[Op] = []
        self._due = False
        self._alone = True
        self._overdue: asyncio.TimerHandle | None = None
        self._lanes = [LoopLane(loop, pool, clock, undelivered, self.go_on) for _ in range(LANES)]

    def ask(self, effect: Any, way: Way) -> asyncio.Future[Any]:
        """Do it; the future has the answer."""
        future = Write(loop=self._loop)

        def tell(answer: Any) -> None:
            if future.done():
                return
            if isinstance(answer, Exception):
                future.set_exception(answer)
            else:
                future.set_result(answer)
                self._answered(effect, answer)

        self._waiting.append(Op(effect, way, tell, self._clock.lease_ms()))
        if not self._due:
            if self._alone and self._lanes[0].idle:
                self._begin()
            elif self._lanes[0].idle or self._lanes[1].idle:
                self._due = True
                self._loop.call_soon(self._begin)  # every task that is ready has asked by then
        return future

    def go_on(self) -> None:
        """A connection is free again."""
        if self._waiting and not self._due:
            self._due = True
            self._loop.call_soon(self._begin)

    def _begin(self, *, anyway: bool = False) -> None:
        self._due = False
        self._alone = len(self._waiting) == 1
        idle = [lane for lane in self._lanes if lane.idle]
        few = len(self._waiting) < SPLIT
        if few and not anyway and 0 < len(idle) < LANES:
            # They go with whoever comes next, unless what is under way takes long: it may be waiting for a lock.
            if self._overdue is None:
                self._overdue = self._loop.call_later(OVERDUE_S, self._go_anyway)
            return
        for lane in idle[: 1 if few else LANES]:
            count = len(self._waiting) if few else max(SPLIT // 2, -(-len(self._waiting) // len(idle)))
            ops, self._waiting = self._waiting[: min(count, MOST)], self._waiting[min(count, MOST) :]
            if ops:
                lane.start(Batch(ops, self._deliveries()))

    def _go_anyway(self) -> None:
        self._overdue = None
        if self._waiting:
            self._begin(anyway=True)

    def let_go(self) -> None:
        """The loop is closed: give the connections back."""
        for lane in self._lanes:
            lane.let_go()

    def close(self) -> None:
        """Let go of the connections; whoever still waits is told that the store is gone."""
        if self._loop.is_closed():
            self.let_go()
        elif self._is_elsewhere():
            self._loop.call_soon_threadsafe(self._shut)
        else:
            self._shut()

    def _is_elsewhere(self) -> bool:
        if not self._loop.is_running():
            return False
        try:
            return asyncio.get_running_loop() is not self._loop
        except RuntimeError:
            return True

    def _shut(self) -> None:
        waiting, self._waiting = self._waiting, []
        for lane in self._lanes:
            lane.lost()
        fail(waiting, "gone")


class LoopLane:
    """Drives one batch at a time on one connection, over a lost one if need be."""

    def __init__(
        self,
        loop: Loop,
        pool: Pool,
        clock: Clock,
        undelivered: Callable[[list[int]], None],
        ended: Callable[[], None],
    ) -> None:
        self._loop = loop
        self._pool = pool
        self._clock = clock
        self._undelivered = undelivered
        self._ended = ended
        self._lane: Lane | None = None
        self._batch: Batch | None = None
        self._driving: Driving | None = None
        self._limit: asyncio.TimerHandle | None = None
        self._pause = 0.0
        self._resting: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """Whether it can take a batch."""
        return self._batch is None

    def start(self, batch: Batch) -> None:
        """Begin a batch."""
        self._batch = batch
        self._pause = 0.0
        self._go()

    def let_go(self) -> None:
        """The loop is closed: give the connection back, unless something was under way on it."""
        lane, self._lane = self._lane, None
        if lane is None:
            return
        if self._batch is None:
            self._pool.give(lane)
        else:
            lane.close()

    def _go(self) -> None:
        """Do what is open of the batch, on the connection there is."""
        if self._lane is None and not self._attach(self._pool.take()):
            self._open()
            return
        assert self._batch is not None
        self._driving = self._batch.run()
        self._step(None)

    def _step(self, results: list[Result] | None) -> None:
        assert self._driving is not None
        try:
            talk = next(self._driving) if results is None else self._driving.send(results)
        except StopIteration:
            self._end()
        except LinkLostError:
            self.lost()
        else:
            self._send(talk)

    def _send(self, talk: Talk) -> None:
        assert self._lane is not None
        try:
            if not self._lane.send(talk):
                self._loop.add_writer(self._lane.socket, self._writable)
        except LinkLostError:
            self.lost()
        except Exception as fault:  # noqa: BLE001 - a fault of ours; nobody may wait for ever because of it
            self._give_up(fault)
        else:
            self._limit = self._loop.call_later(REPLY_S, self.lost)

    def _writable(self) -> None:
        assert self._lane is not None
        try:
            if self._lane.flush():
                self._loop.remove_writer(self._lane.socket)
        except LinkLostError:
            self.lost()

    def _readable(self) -> None:
        if self._lane is None:
            return
        try:
            # What comes unasked is most likely the server's goodbye.
            results = self._lane.receive() if self._limit is not None else None
        except LinkLostError:
            results = None
            self.lost()
        else:
            if self._limit is None:
                self.lost()
        if results is not None:
            self._still()
            self._step(results)

    def _still(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _give_up(self, fault: Exception) -> None:
        """Whoever still waits is told of the fault, and the connection is of no more use."""
        assert self._batch is not None
        for op in self._batch.open:
            op.told = True
            op.tell(fault)
        self._end()
        self.lost()

    def _end(self) -> None:
        batch, self._batch, self._driving = self._batch, None, None
        assert batch is not None
        if batch.delivered:
            self._undelivered(batch.delivered)
        self._ended()

    # --- connections ------------------------------------------------------------------------------------------

    def _attach(self, lane: Lane | None) -> bool:
        if lane is None:
            return False
        self._lane = lane
        self._loop.add_reader(lane.socket, self._readable)
        return True

    def lost(self) -> None:
        """The connection broke, under way or at rest."""
        self._still()
        lane, self._lane = self._lane, None
        if lane is not None:
            self._loop.remove_reader(lane.socket)
            self._loop.remove_writer(lane.socket)
        if self._batch is None:
            if lane is not None:
                lane.close()
            return
        lost(self._batch, self._pool, lane)
        self._again()

    def _again(self) -> None:
        """Try again after a pause, while anybody is willing to wait."""
        batch = self._batch
        assert batch is not None
        give_up_on(batch, self._clock.lease_ms() + self._pause - PATIENCE_MS, closed=self._pool.closed)
        if not batch.open:
            self._end()
            return
        pause, self._pause = self._pause, min(LONGEST_PAUSE_MS, self._pause * 2 or FIRST_PAUSE_MS)
        self._resting = self._loop.create_task(self._rest(pause))

    async def _rest(self, ms: float) -> None:
        await self._clock.asleep(ms)
        self._go()

    def _open(self) -> None:
        threading.Thread(target=self._connect, name="callwright-connect", daemon=True).start()

    def _connect(self) -> None:
        """In a thread of its own."""
        lane: Lane | None = None
        reason = "gone"
        try:
            lane = self._pool.connect()
        except StoreError as trouble:
            reason = trouble.reason
        if self._loop.is_closed():
            if lane is not None:
                self._pool.give(lane)
            return
        self._loop.call_soon_threadsafe(self._connected, lane, reason)

    def _connected(self, lane: Lane | None, reason: str) -> None:
        if self._batch is None:
            if lane is not None:
                self._pool.give(lane)
            return
        if self._attach(lane):
            self._go()
        elif reason == "gone":
            self._again()
        else:
            fail(self._batch.open, reason)
            self._end()


class Loops:
    """One ``LoopDesk`` for every loop that asks."""

    def __init__(
        self,
        pool: Pool,
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
        self._desks: dict[Loop, LoopDesk] = {}

    def ask(self, effect: Any, way: Way) -> asyncio.Future[Any]:
        """Do it on the running loop."""
        loop = asyncio.get_running_loop()
        desk = self._desks.get(loop)
        if desk is None:
            desk = self._begin(loop)
        return desk.ask(effect, way)

    def _begin(self, loop: Loop) -> LoopDesk:
        for closed in [one for one in list(self._desks) if one.is_closed()]:
            self._desks.pop(closed).let_go()
        desk = LoopDesk(loop, self._pool, self._clock, self._deliveries, self._undelivered, self._answered)
        self._desks[loop] = desk
        return desk

    def forked(self) -> None:
        """This is a child process: the parent's loops are not here."""
        self._desks = {}

    def close(self) -> None:
        """Let go of every connection."""
        desks, self._desks = list(self._desks.values()), {}
        for desk in desks:
            desk.close()
