"""The store on one SQLite file (and a second one for traces), shared by all processes of a host.

This file may not contain SQL, rules or transactions: it puts together who decides (``core``), who writes
(``calls``, ``desk``), who commits (``writer``) and who waits (``watch``).
"""

import atexit
import os
import sqlite3
import threading
from collections import deque
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Literal
from weakref import WeakSet

from callwright.domain.effects import (
    Answer,
    AwaitSettle,
    Claim,
    Claimed,
    CountRefusal,
    Reserve,
    Reserved,
    Settle,
    Settled,
    StoreFailed,
)
from callwright.ports import Clock, StoreEffect, StoreError
from callwright.stores.owners import Owners, process_of
from callwright.stores.pacing import Round
from callwright.stores.sqlite.audit import Audit
from callwright.stores.sqlite.calls import TOGETHER, Calls
from callwright.stores.sqlite.desk import Desk
from callwright.stores.sqlite.file import Database, Reader
from callwright.stores.sqlite.queries import LEDGER
from callwright.stores.sqlite.rows import boot_number
from callwright.stores.sqlite.segments import Segments
from callwright.stores.sqlite.traces import Traces
from callwright.stores.sqlite.watch import Watch
from callwright.stores.sqlite.writer import GroupWriter, Operation

_READ_CLAIMED = Claimed(0, 0, 1, None)
_RESERVED = Reserved()
_SETTLED = Settled()


class SQLiteStore(Desk):
    """``ports.Store`` on SQLite in WAL mode, for any number of threads, loops and processes of one host.

    Args:
        path: The ledger file; traces go to ``<stem>.traces.db`` and ``<stem>.tapes/`` beside it. A local disk: WAL needs shared memory.
        clock: Times leases, budgets and waits; must be the same kind in every process.
        durability: What a settled effect survives. "power" waits for the disk at every commit, "kill" does not.
        busy_ms: Longest wait for a file that another process has locked, before the answer is ``StoreFailed``.
        max_bytes: The ledger may not grow beyond this; None for no limit.

    Raises:
        StoreError: The file cannot be used; the hint says what to do.
    """

    def __init__(
        self,
        path: str | os.PathLike[str],
        *,
        clock: Clock,
        durability: Literal["kill", "power"] = "power",
        busy_ms: float = 5_000,
        max_bytes: int | None = None,
    ) -> None:
        ledger_path = Path(path).absolute()
        self._durability: Literal["kill", "power"] = durability
        self._clock = clock
        self._database = Database(
            ledger_path,
            clock=clock,
            folder="ledger",
            synchronous="FULL" if durability == "power" else "NORMAL",
            busy_ms=busy_ms,
            max_bytes=max_bytes,
        )
        self._owners = Owners(clock, self._show_life)
        self._calls = Calls(clock, self._owners)
        self._writer = self._group_writer()
        self._run_async = self._writer.run_async
        self._people, self._glance = Reader(self._database), Reader(self._database)
        self._watch = Watch(clock, self._lease_left)
        self._delivered: deque[int] = deque()
        self._noted = 0
        self._closing = threading.Lock()
        self._closed = False
        self._audit = Audit(self._people, self._write_plainly, clock)
        self._traces = _traces(ledger_path, clock, busy_ms, self._round)
        self._claim, self._settle = self._calls.claim, self._calls.settle
        self._ways: dict[type, Callable[[Any], Answer | Operation]] = {
            Claim: self._way_of_claim,
            Settle: self._way_of_settle,
            Reserve: self._way_of_reserve,
            CountRefusal: self._way_of_refusal,
        }
        _OPEN.add(self)
        atexit.register(self.close)

    @property
    def durability(self) -> Literal["process", "kill", "power"]:
        """What a settled effect survives."""
        return self._durability

    # --- effects ----------------------------------------------------------------------------------------------

    def _group_writer(self) -> GroupWriter:
        calls = self._calls
        return GroupWriter(
            self._database,
            self._clock,
            before=self._begun,
            after=self._committed,
            bulk={calls.settle: calls.settle_many, calls.claim: calls.claim_many},
            together=TOGETHER,
        )

    def answer(self, effect: StoreEffect) -> Answer:
        """Answer an effect, blocking. Safe from any thread."""
        if type(effect) is AwaitSettle:
            return self._watch.block(effect)
        way = self._ways[type(effect)](effect)
        answer: Answer = self._writer.run(way, effect) if callable(way) else way
        return answer

    def answer_async(self, effect: StoreEffect) -> Answer | Awaitable[Answer]:
        """Answer an effect at once or later."""
        if type(effect) is AwaitSettle:
            return self._watch.wait(effect)
        way = self._ways[type(effect)](effect)
        answer: Answer | Awaitable[Answer] = self._run_async(way, effect) if callable(way) else way
        return answer

    def _way_of_claim(self, effect: Claim) -> Answer | Operation:
        if effect.key is not None:
            return self._claim
        free = effect.run_id is None and not effect.approval and not effect.quotas
        return _READ_CLAIMED if free else self._calls.claim_read

    def _way_of_reserve(self, effect: Reserve) -> Answer | Operation:
        if effect.attempt > 1 and effect.run_id is not None:
            return self._calls.reserve
        try:
            return self._calls.reserve if self._is_sick(effect.breaker) else _RESERVED
        except StoreError as trouble:
            return StoreFailed(trouble.reason)

    def _way_of_settle(self, effect: Settle) -> Answer | Operation:
        self._owners.settled(effect.entry_id)
        if effect.key is not None or effect.run_id is not None or effect.approval or effect.returns:
            return self._settle
        try:
            news = effect.healthy is False or (effect.healthy and self._is_sick(effect.breaker))
        except StoreError as trouble:
            return StoreFailed(trouble.reason)
        return self._settle if news else _SETTLED

    def _way_of_refusal(self, effect: CountRefusal) -> Answer | Operation:
        del effect  # every refusal is counted
        return self._calls.count_refusal

    def _is_sick(self, key: str) -> bool:
        return self._calls.sick.has(key, self._read_sick)

    def _read_sick(self) -> list[tuple[str]]:
        return [(key,) for (key,) in self._glance.all(LEDGER["sick"])]

    def _lease_left(self, key: str) -> float | None:
        try:
            row = self._glance.one(LEDGER["state_of"], (key,))
        except StoreError:
            return None  # the claim that follows will say what is wrong
        if row is None or row[0] != "claimed" or row[1] != boot_number(self._clock.boot()):
            return None
        process = process_of(row[3].partition("@")[2])
        found = self._glance.one(LEDGER["sign_of_life"], (process,)) if process else None
        heard = None if found is None else self._calls.heard(*found)
        left = self._owners.lease_of(process, float(row[2]), heard) - self._clock.lease_ms()
        return None if left < 0 else left + 1

    # --- signs of life ----------------------------------------------------------------------------------------

    def _show_life(self) -> None:
        self._writer.run(self._calls.beat)

    def keeps(self, key: str, entry_id: int, fence: int) -> bool:
        """Whether this claim of this process still stands; shows a sign of life first."""
        answer = self._writer.run(self._calls.keeps, (key, entry_id, fence))
        if isinstance(answer, StoreFailed):
            raise StoreError(answer.reason)
        return bool(answer)

    # --- deliveries, written along with whatever is written next ----------------------------------------------

    def delivered(self, entry_id: int) -> None:
        """The caller has the answer of this entry."""
        self._delivered.append(entry_id)
        if len(self._delivered) == 1:
            self._traces.nudge()

    def _begun(self, cursor: sqlite3.Cursor) -> None:
        self._calls.begin()
        self._noted = len(self._delivered)
        if self._noted:
            cursor.executemany(LEDGER["deliver"], [(self._delivered[i],) for i in range(self._noted)])

    def _committed(self) -> None:
        """After every commit, under the lead."""
        self._calls.committed()
        for _ in range(self._noted):
            self._delivered.popleft()
        self._noted = 0
        if self._calls.ended:
            self._audit.due = True
        for key in self._calls.ended:
            self._watch.wake(key)
        self._calls.ended.clear()

    def _write_deliveries(self) -> None:
        if self._delivered:
            self._writer.run(_nothing)

    def _round(self, *, busy: bool) -> bool:
        """What the thread of the traces does along with them."""
        self._write_deliveries()
        return self._audit.round(busy=busy)

    # --- for people -------------------------------------------------------------------------------------------

    def _write(self, operation: Callable[[sqlite3.Cursor], Any]) -> Any:
        answer = self._write_plainly(operation)
        self._audit.due = True
        return answer

    def _write_plainly(self, operation: Callable[[sqlite3.Cursor], Any]) -> Any:
        answer = self._writer.run(_call, operation)
        if isinstance(answer, StoreFailed):
            raise StoreError(answer.reason)
        return answer

    # --- the end ----------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Write what is buffered and let go of files. Idempotent."""
        with self._closing:
            if self._closed:
                return
            self._closed = True
        _OPEN.discard(self)
        atexit.unregister(self.close)
        self._owners.close()
        self._traces.close()
        self._write_deliveries()
        self._audit.round(busy=False, last=True)
        self._writer.close()
        self._people.close()
        self._glance.close()

    def hold(self) -> None:
        """Before a fork: nothing is under way and no connection is open, so that no lock is inherited."""
        self._writer.hold()
        self._traces.hold()
        self._people.hold()
        self._glance.hold()
        self._database.let_go()

    def let_go(self, *, child: bool) -> None:
        """After a fork."""
        if child:
            self._writer.forked()
            self._owners.forked()
            self._delivered.clear()
            self._audit.forked()
        self._glance.let_go()
        self._people.let_go()
        self._traces.let_go(child=child)
        self._writer.let_go()


def _nothing(cursor: sqlite3.Cursor, argument: Any) -> None:
    """An operation that only commits what goes along."""


def _call(cursor: sqlite3.Cursor, operation: Callable[[sqlite3.Cursor], Any]) -> Any:
    return operation(cursor)


# --- forking ------------------------------------------------------------------------------------------------------

_OPEN: "WeakSet[SQLiteStore]" = WeakSet()
_HELD: list[SQLiteStore] = []


def _before_fork() -> None:
    for store in list(_OPEN):
        store.hold()
        _HELD.append(store)


def _after_fork(*, child: bool) -> None:
    while _HELD:
        _HELD.pop().let_go(child=child)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(
        before=_before_fork,
        after_in_parent=lambda: _after_fork(child=False),
        after_in_child=lambda: _after_fork(child=True),
    )


def _traces(ledger: Path, clock: Clock, busy_ms: float, every: Round) -> Traces:
    """What may lose its last moments, in files beside the ledger."""
    database = Database(
        ledger.with_name(ledger.stem + ".traces.db"),
        clock=clock,
        folder="traces",
        synchronous="NORMAL",
        busy_ms=busy_ms,
    )
    return Traces(database, Segments(ledger.with_name(ledger.stem + ".tapes"), clock), clock, every)
