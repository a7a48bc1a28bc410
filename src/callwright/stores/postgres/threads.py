"""Threads that ask: each takes a free connection; when all are busy, whoever gets the next one asks for all who wait.

Blocks, with a limit: a server that does not answer in ``REPLY_S`` counts as lost.
"""

import selectors
import threading
from collections import deque
from collections.abc import Callable
from typing import Any

from callwright.domain.effects import StoreFailed
from callwright.ports import Clock, StoreError
from callwright.stores.postgres.batch import MOST, Batch, Op
from callwright.stores.postgres.calls import Way
from callwright.stores.postgres.lane import Lane, Result, Talk
from callwright.stores.postgres.link import STATEMENT_MS, LinkLostError
from callwright.stores.postgres.pool import FIRST_PAUSE_MS, LONGEST_PAUSE_MS, PATIENCE_MS, Pool

REPLY_S = STATEMENT_MS / 1000 + 5
"""Longest wait for an answer: the server itself would have ended the statement by then."""

AT_ONCE = 4
"""So many threads ask at the same time; the others gather."""


class _Slot:
    """Where a thread waits: for its answer, or for its turn to lead."""

    __slots__ = ("_given", "answer", "leads")

    def __init__(self) -> None:
        self._given = threading.Lock()
        self._given.acquire()
        self.leads = False
        self.answer: Any = None

    def give(self, answer: Any) -> None:
        self.answer = answer
        self._given.release()

    def lead(self) -> None:
        self._given.release()

    def wait(self) -> bool:
        """Block; True when the answer is there, False when it is this thread's turn."""
        self._given.acquire()
        led, self.leads = self.leads, False
        return not led


_Waiting = tuple[Op, _Slot]


class Threads:
    """Asks for threads.

    Args:
        pool: Where connections come from.
        clock: Times the wait for a server that is away.
        deliveries: Takes the entries that were delivered; given back what could not be written.
    """

    def __init__(
        self,
        pool: Pool,
        clock: Clock,
        deliveries: Callable[[], list[int]],
        undelivered: Callable[[list[int]], None],
    ) -> None:
        self._pool = pool
        self._clock = clock
        self._deliveries = deliveries
        self._undelivered = undelivered
        self.forked()

    def forked(self) -> None:
        """Start afresh; also in a child process, where nobody of the parent's threads is."""
        self._lock = threading.Lock()
        self._waiting: deque[_Waiting] = deque()
        self._leaders = 0

    def ask(self, effect: Any, way: Way) -> Any:
        """Do it and block until it is done. A signal that comes meanwhile is raised; it may then have been done."""
        slot = _Slot()
        op = Op(effect, way, slot.give, self._clock.lease_ms())
        with self._lock:
            leads = self._leaders < AT_ONCE
            if leads:
                self._leaders += 1
            else:
                self._waiting.append((op, slot))
        if leads:
            self._lead([(op, slot)])
            slot.wait()
        elif not self._wait(op, slot):
            self._lead([(op, slot), *self._gathered()])
            slot.wait()
        return opened(slot.answer)

    def _wait(self, op: Op, slot: _Slot) -> bool:
        try:
            return slot.wait()
        except BaseException:
            with self._lock:
                if (op, slot) in self._waiting:
                    self._waiting.remove((op, slot))
            if slot.leads:
                self._hand_on()
            raise

    def _gathered(self) -> list[_Waiting]:
        with self._lock:
            return [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST - 1))]

    def _lead(self, waiting: list[_Waiting]) -> None:
        batch = Batch([op for op, _ in waiting], self._deliveries())
        try:
            Leader(self._pool, self._clock).serve(batch, self._undelivered)
        except BaseException:
            # A signal in the leader's thread is not the others': they are asked for by the next one.
            left = [(op, slot) for op, slot in waiting[1:] if not op.told]
            with self._lock:
                self._waiting.extendleft(reversed(left))
            raise
        finally:
            self._hand_on()

    def _hand_on(self) -> None:
        with self._lock:
            if not self._waiting:
                self._leaders -= 1
                return
            # The next in the row finds itself at the head, and everybody behind it.
            _, slot = self._waiting.popleft()
            slot.leads = True
        slot.lead()


class Leader:
    """Drives one batch on a connection, over a lost one if need be."""

    def __init__(self, pool: Pool, clock: Clock) -> None:
        self._pool = pool
        self._clock = clock

    def serve(self, batch: Batch, undelivered: Callable[[list[int]], None]) -> None:
        """Have everything in the batch answered."""
        pause = 0.0
        lane: Lane | None = None
        while batch.open or batch.delivered:
            try:
                lane = self._pool.take() or self._pool.connect()
                drive(lane, batch)
                self._pool.give(lane)
                break
            except LinkLostError:
                lost(batch, self._pool, lane)
            except StoreError as trouble:
                if trouble.reason != "gone":
                    fail(batch.open, trouble.reason)
            except BaseException:
                lost(batch, self._pool, lane)
                undelivered(batch.delivered)
                raise
            pause = min(LONGEST_PAUSE_MS, pause * 2)
            if not self._may_wait(batch, pause):
                break
            self._clock.sleep(pause)
            pause = pause or FIRST_PAUSE_MS
        undelivered(batch.delivered)

    def _may_wait(self, batch: Batch, pause: float) -> bool:
        """Those who have waited long enough are told; is anybody left?"""
        give_up_on(batch, self._clock.lease_ms() + pause - PATIENCE_MS, closed=self._pool.closed)
        return bool(batch.open)


def lost(batch: Batch, pool: Pool, lane: Lane | None) -> None:
    """The connection broke: whatever is open is asked again, knowing that it may have been done."""
    if lane is not None:
        lane.close()
    pool.drop_free()
    for op in batch.open:
        op.again = True


def fail(ops: list[Op], reason: Any) -> None:
    """Nothing was done, or nothing can be found out about it."""
    for op in ops:
        op.told = True
        op.tell(StoreFailed(reason))


def give_up_on(batch: Batch, since: float, *, closed: bool) -> None:
    """Tell those who have been waiting since then or longer; all, when the store was closed."""
    fail([op for op in batch.open if closed or op.since <= since], "gone")


def drive(lane: Lane, batch: Batch) -> None:
    """Do the whole batch on this connection, blocking."""
    with selectors.DefaultSelector() as selector:
        selector.register(lane.socket, selectors.EVENT_READ)
        driving = batch.run()
        try:
            talk = next(driving)
            while True:
                talk = driving.send(converse(lane, talk, selector))
        except StopIteration:
            return


def converse(lane: Lane, talk: Talk, selector: selectors.BaseSelector) -> list[Result]:
    """One talk, blocking."""
    sent = lane.send(talk)
    while True:
        if not sent:
            selector.modify(lane.socket, selectors.EVENT_READ | selectors.EVENT_WRITE)
        if not selector.select(REPLY_S):
            raise LinkLostError
        if not sent:
            sent = lane.flush()
            selector.modify(lane.socket, selectors.EVENT_READ)
        results = lane.receive()
        if results is not None:
            return results


def opened(answer: Any) -> Any:
    """The answer; a fault of ours is raised."""
    if isinstance(answer, Exception):
        raise answer
    return answer
