"""The store on PostgreSQL: one ledger for any number of processes on any number of machines.

This file may not contain SQL, rules or transactions: it puts together who decides (``core``), what is asked (``calls``,
``longer``, ``desk``), who asks (``threads``, ``loops``) and who waits (``watch``). Nothing that is right or wrong depends on
what a process remembers: what it does remember (which breakers are sick, what was delivered) may be late and may be lost.
"""

import atexit
import os
import threading
from collections.abc import Awaitable, Callable
from typing import Any, Literal
from weakref import WeakSet

import psycopg

from callwright.domain.effects import Answer, AwaitSettle, Settle, Settled, StoreFailed
from callwright.ports import Clock, StoreEffect, StoreError
from callwright.stores.owners import Owners
from callwright.stores.postgres import longer
from callwright.stores.postgres.audit import Audit
from callwright.stores.postgres.batch import StatementError
from callwright.stores.postgres.calls import Calls, Way
from callwright.stores.postgres.desk import Desk
from callwright.stores.postgres.lane import Ask, Talk
from callwright.stores.postgres.link import HINTS, LOCK_MS, Address, trouble
from callwright.stores.postgres.longer import BEGIN, COMMIT, At, Talking
from callwright.stores.postgres.loops import Loops
from callwright.stores.postgres.migrate import migrate
from callwright.stores.postgres.pool import Pool
from callwright.stores.postgres.rows import Row, number
from callwright.stores.postgres.threads import Threads
from callwright.stores.postgres.traces import Traces
from callwright.stores.postgres.watch import Watch

_OWN_TIME: At = (None, None)


class PostgresStore(Desk):
    """``ports.Store`` on PostgreSQL 14 or newer.

    Args:
        url: As libpq takes it: ``postgresql://user@host:port/database``; several hosts and options too. A password is better
            kept in ``~/.pgpass`` or ``PGPASSWORD``. The user must be able to make a schema, or own one of that name.
        schema: Several ledgers may live in one database, each in a schema of its own ("callwright" where none is named,
            here or as ``?schema=`` of the URL).
        clock: Times waits and pauses, and dates traces.
        timed_by: Whose clock decides leases, budgets, breakers and expiries: the database's, or (in tests) the one above.
        make: Make the tables where there are none; False to look at a ledger that is there.
        lock_ms: Longest wait for a row that another transaction holds, before the answer is ``StoreFailed``.

    Raises:
        StoreError: The database cannot be used; the hint says what to do.
    """

    def __init__(
        self,
        url: str,
        *,
        clock: Clock,
        schema: str | None = None,
        timed_by: Literal["database", "clock"] = "database",
        make: bool = True,
        lock_ms: int = LOCK_MS,
    ) -> None:
        self._address = Address(url, schema, lock_ms=lock_ms)
        self._clock = clock
        self._own_time = timed_by == "database"
        migrate(self._address, make=make)
        self._durability = _durability(self._address)
        self._owners = Owners(clock, self._show_life)
        self._calls = Calls(self._clock, self._at, self._owners)
        self._pool = Pool(self._address)
        self._delivered: list[int] = []
        self._threads = Threads(self._pool, self._clock, self._take_delivered, self._give_back)
        self._loops = Loops(self._pool, self._clock, self._take_delivered, self._give_back, self._wake)
        self._watch = Watch(self._address, self._clock, self._say_waiting, self._say_waiting_async)
        self._audit = Audit(self._transact, self._read, clock)
        self._traces = Traces(self._talk_if_possible, self._clock, self._round)
        self._closing = threading.Lock()
        self._closed = False
        _OPEN.add(self)
        atexit.register(self.close)

    @property
    def durability(self) -> Literal["process", "kill", "power"]:
        """What a settled effect survives: what the server's own settings make it survive."""
        return self._durability

    @property
    def closed(self) -> bool:
        """Whether ``close`` was called."""
        return self._closed

    def _at(self) -> At:
        if self._own_time:
            return _OWN_TIME
        return number(self._clock.now_ms()), number(self._clock.lease_ms())

    # --- effects ----------------------------------------------------------------------------------------------

    def answer(self, effect: StoreEffect) -> Answer:
        """Answer an effect, blocking. Safe from any thread."""
        if isinstance(effect, AwaitSettle):
            return self._watch.block(effect)
        way = self._calls.way_of(effect)
        if isinstance(way, Answer):
            return way
        answer: Answer = self._threads.ask(effect, way)
        self._wake(effect, answer)
        return answer

    def answer_async(self, effect: StoreEffect) -> Answer | Awaitable[Answer]:
        """Answer an effect at once or later."""
        if isinstance(effect, AwaitSettle):
            return self._watch.wait(effect)
        way = self._calls.way_of(effect)
        if isinstance(way, Answer):
            return way
        return self._loops.ask(effect, way)

    def _wake(self, effect: StoreEffect, answer: Answer) -> None:
        if type(effect) is Settle and effect.key is not None and type(answer) is Settled:
            self._watch.wake(effect.key)

    def _say_waiting(self, effect: AwaitSettle) -> Any:
        way = self._calls.way_of(effect)
        assert isinstance(way, Way)
        return self._threads.ask(effect, way)

    def _say_waiting_async(self, effect: AwaitSettle) -> Awaitable[Any]:
        way = self._calls.way_of(effect)
        assert isinstance(way, Way)
        return self._loops.ask(effect, way)

    # --- signs of life ----------------------------------------------------------------------------------------

    def _show_life(self) -> None:
        at = self._clock.lease_ms()
        if not isinstance(self._talk_if_possible([self._calls.beat()]), StoreFailed):
            self._owners.shown(at)

    def keeps(self, key: str, entry_id: int, fence: int) -> bool:
        """Whether this claim of this process still stands; shows a sign of life first."""
        at = self._clock.lease_ms()
        kept = self._transact(lambda: longer.keeps(key, entry_id, fence, self._calls.beat()))
        self._owners.shown(at)
        return bool(kept)

    # --- deliveries, written along with whatever is written next ----------------------------------------------

    def delivered(self, entry_id: int) -> None:
        """The caller has the answer of this entry."""
        self._delivered.append(entry_id)
        self._traces.nudge()

    def _take_delivered(self) -> list[int]:
        taken, self._delivered = self._delivered, []
        return taken

    def _give_back(self, entries: list[int]) -> None:
        if entries:
            self._delivered = entries + self._delivered

    def _write_delivered(self) -> None:
        if self._delivered:
            self._talk_if_possible([Ask("sick")])

    def _round(self, *, busy: bool) -> bool:
        """What the thread of the traces does along with them."""
        self._write_delivered()
        return self._audit.round(busy=busy)

    # --- for people -------------------------------------------------------------------------------------------

    def _transact(self, talking: Callable[[], Talking]) -> Any:
        way = Way(None, _unread, lambda _effect, _again: talking())
        answer = self._threads.ask(None, way)
        if isinstance(answer, StoreFailed):
            raise StoreError(answer.reason, HINTS[answer.reason])
        return answer

    def _read(self, *asks: Ask) -> list[list[Row]]:
        def talking() -> Talking:
            found = yield Talk([BEGIN, *asks, COMMIT])
            return found[1:-1]

        answer: list[list[Row]] = self._transact(talking)
        return answer

    def _talk_if_possible(self, asks: list[Ask]) -> Any:
        """Everything in one talk; ``StoreFailed`` where it cannot be."""

        def talking() -> Talking:
            return (yield Talk(asks))

        try:
            return self._threads.ask(None, Way(None, _unread, lambda _effect, _again: talking()))
        except StatementError:  # logged where it was refused; what may be lost is
            return StoreFailed("corrupt")

    # --- the end ----------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Write what is buffered and let go of every connection. Idempotent."""
        with self._closing:
            if self._closed:
                return
            self._closed = True
        _OPEN.discard(self)
        atexit.unregister(self.close)
        self._owners.close()
        self._traces.close()
        self._write_delivered()
        self._audit.round(busy=False, last=True)
        self._pool.close()
        self._loops.close()
        self._watch.close()

    def forked(self) -> None:
        """This is a child process now: the parent's threads, loops and connections are not here."""
        self._delivered = []
        self._owners.forked()
        self._audit.forked()
        self._threads.forked()
        self._loops.forked()
        self._watch.forked()
        self._traces.forked()


def _unread(_effect: Any, _found: Any) -> Any:
    """Nothing goes the usual way here."""


def _durability(address: Address) -> Literal["kill", "power"]:
    """A server that never flushes survives the end of its own process, and no loss of power."""
    with address.connect() as connection:
        try:
            row = connection.execute("SELECT current_setting('fsync')").fetchone()
        except psycopg.Error as error:
            raise trouble(error) from None
    return "power" if row == ("on",) else "kill"


_OPEN: "WeakSet[PostgresStore]" = WeakSet()


def _after_fork() -> None:
    for store in list(_OPEN):
        store.forked()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
