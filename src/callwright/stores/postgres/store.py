"""The store on PostgreSQL: one ledger for any number of processes on any number of machines.

May not contain SQL, rules or transactions. It combines ``core`` (decides), ``call_statements``, ``slow_path``
and ``admin`` (what to ask), ``thread_executor`` and ``async_executor`` (who asks) and ``settle_watch`` (who
waits). Correctness never depends on a process's memory: what it caches (open breakers, deliveries) may be
stale and may be lost.
"""

import asyncio
import atexit
import os
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Literal, cast
from weakref import WeakSet

import psycopg

from callwright.core.records.kept_results import DEFAULT_LIMITS, ResultLimits
from callwright.domain.effects import Answer, AwaitSettle, Claim, Settle, Settled, StoreFailed
from callwright.ports import Clock, PendingWrite, StoreEffect, StoreError
from callwright.stores.owner_heartbeat import OwnerHeartbeat
from callwright.stores.postgres import slow_path
from callwright.stores.postgres.admin import AdminQueries
from callwright.stores.postgres.async_executor import AsyncExecutor
from callwright.stores.postgres.audit_trail import PostgresAuditTrail
from callwright.stores.postgres.call_statements import CallStatements, EffectPlan
from callwright.stores.postgres.connect import (
    HINT_BY_REASON,
    LOCK_TIMEOUT_MS,
    DatabaseAddress,
    to_store_error,
)
from callwright.stores.postgres.connection_pool import ConnectionPool
from callwright.stores.postgres.failover_watch import FailoverWatch
from callwright.stores.postgres.operation_batch import StatementError
from callwright.stores.postgres.pipeline_connection import Query, RoundTrip
from callwright.stores.postgres.row_codec import Row, encode_number
from callwright.stores.postgres.schema_migration import migrate_schema
from callwright.stores.postgres.settle_watch import SettleWatcher
from callwright.stores.postgres.slow_path import BEGIN, COMMIT, QueryGenerator, StatementTime
from callwright.stores.postgres.stored_rows import StoredRows
from callwright.stores.postgres.thread_executor import ThreadExecutor
from callwright.stores.postgres.trace_buffer import TraceBuffer

_DATABASE_TIME: StatementTime = (None, None)


class PostgresStore(AdminQueries):
    """``ports.Store`` on PostgreSQL 14 or newer.

    Args:
        url: As libpq takes it: ``postgresql://user@host:port/database``; several hosts and options too. A password is better
            kept in ``~/.pgpass`` or ``PGPASSWORD``. The user must be able to create a schema, or own one with that name.
        schema: Several ledgers may share one database, each in its own schema ("callwright" by default; also as
            ``?schema=`` of the URL).
        clock: Times waits and pauses, and dates traces.
        timed_by: Which clock decides leases, budgets, breakers and expiries: the database's, or (in tests) the one above.
        make: Create the tables if there are none; False to read an existing ledger only.
        seal: A file on a local disk that remembers the newest claim while no process runs (also as ``?seal=`` of the URL).
        results: How long a result may be in the row of its call, and how long to be kept at all.
        lock_ms: Longest wait for a row that another transaction has locked, before the answer is ``StoreFailed``.

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
        lock_ms: int = LOCK_TIMEOUT_MS,
        seal: Path | None = None,
        results: ResultLimits = DEFAULT_LIMITS,
    ) -> None:
        self._address = DatabaseAddress(url, schema, lock_ms=lock_ms)
        self._failovers = FailoverWatch(clock, seal or self._address.seal)
        self._clock = clock
        self._own_time = timed_by == "database"
        migrate_schema(self._address, make=make)
        self._durability = _read_durability(self._address)
        self._owners = OwnerHeartbeat(clock, self._write_beat)
        self._results = results
        self._calls = CallStatements(
            self._clock, self._get_statement_time, self._owners, self._failovers, results
        )
        self._pool = ConnectionPool(self._address, self._failovers)
        self._delivered: list[int] = []
        self._threads = ThreadExecutor(
            self._pool, self._clock, self._take_delivered, self._put_back_delivered
        )
        self._loops = AsyncExecutor(
            self._pool, self._clock, self._take_delivered, self._put_back_delivered, self._wake_after_settle
        )
        self._watch = SettleWatcher(
            self._address, self._clock, self._announce_wait, self._announce_wait_async
        )
        self._audit = PostgresAuditTrail(self._run_transaction, self._read_rows, clock)
        self._traces = TraceBuffer(self._try_queries, self._clock, self._run_round)
        self._held = StoredRows(self._read_rows, self._run_transaction, self._get_statement_time)
        self._closing = threading.Lock()
        self._closed = False
        _OPEN_STORES.add(self)
        atexit.register(self.close)

    @property
    def durability(self) -> Literal["process", "kill", "power"]:
        """What a settled effect survives: determined by the server's own settings."""
        return self._durability

    @property
    def closed(self) -> bool:
        """Whether ``close`` was called."""
        return self._closed

    def _get_statement_time(self) -> StatementTime:
        if self._own_time:
            return _DATABASE_TIME
        return encode_number(self._clock.now_ms()), encode_number(self._clock.lease_ms())

    # --- effects ----------------------------------------------------------------------------------------------

    def perform_effect(self, effect: StoreEffect) -> Answer:
        """Answer an effect, blocking. Thread-safe."""
        if isinstance(effect, AwaitSettle):
            return self._watch.wait_blocking(effect)
        plan = self._calls.plan_effect(effect)
        if type(plan) is not EffectPlan:  # a union of all answers would be asked class by class
            return cast("Answer", plan)
        if self._traces.untried_contracts and self._needs_contract(effect):
            self._traces.flush()
        answer: Answer = self._threads.execute(effect, plan)
        self._wake_after_settle(effect, answer)
        return answer

    def perform_effect_async(self, effect: StoreEffect) -> Answer | Awaitable[Answer]:
        """Answer an effect immediately or return an awaitable of the answer."""
        if isinstance(effect, AwaitSettle):
            return self._watch.wait_async(effect)
        if self._traces.untried_contracts and self._needs_contract(effect):
            return self._write_contract_and_perform(effect)
        plan = self._calls.plan_effect(effect)
        if type(plan) is not EffectPlan:  # a union of all answers would be asked class by class
            return cast("Answer", plan)
        return self._loops.execute(effect, plan)

    def _needs_contract(self, effect: StoreEffect) -> bool:
        """Return whether it is a claim whose contract is written before it, once: a later version looks for the keys that it gave."""
        return type(effect) is Claim and effect.contract_hash in self._traces.untried_contracts

    def _write_contract_and_perform(self, effect: StoreEffect) -> Answer | Awaitable[Answer]:
        """Write the contract in a thread, because waiting for the database would stop every task of the loop; then answer the effect."""
        loop = asyncio.get_running_loop()
        try:
            written = loop.run_in_executor(None, self._traces.flush)
        except RuntimeError:  # the process can start no more threads
            self._traces.flush()
            return self.perform_effect_async(effect)
        performed = PendingWrite(loop=loop)
        performed.answer_after(written, lambda _written: self.perform_effect_async(effect))
        return performed

    def _wake_after_settle(self, effect: StoreEffect, answer: Answer) -> None:
        if type(effect) is Settle and effect.key is not None and type(answer) is Settled:
            self._watch.wake_waiters(effect.key)

    def _announce_wait(self, effect: AwaitSettle) -> Any:
        plan = self._calls.plan_effect(effect)
        assert isinstance(plan, EffectPlan)
        return self._threads.execute(effect, plan)

    def _announce_wait_async(self, effect: AwaitSettle) -> Awaitable[Any]:
        plan = self._calls.plan_effect(effect)
        assert isinstance(plan, EffectPlan)
        return self._loops.execute(effect, plan)

    # --- heartbeats
    # ---------------------------------------------------------------------------------------------

    def _write_beat(self) -> None:
        at = self._clock.lease_ms()
        answer = self._try_queries([self._calls.make_beat_query()])
        if not isinstance(answer, StoreFailed):
            self._owners.record_beat(at)
            self._failovers.apply_row(answer[0][0])
            self._failovers.write_seal()

    def holds_claim(self, key: str, entry_id: int, fence: int) -> bool:
        """Return whether this claim of this process is still current; writes a heartbeat first."""
        at = self._clock.lease_ms()
        held = self._run_transaction(
            lambda: slow_path.holds_claim(key, entry_id, fence, self._calls.make_beat_query())
        )
        self._owners.record_beat(at)
        return bool(held)

    # --- deliveries, written along with the next write
    # ---------------------------------------------------------

    def mark_delivered(self, entry_id: int) -> None:
        """Record that the caller has received this entry's answer; buffered."""
        self._delivered.append(entry_id)
        self._traces.wake_writer()

    def _take_delivered(self) -> list[int]:
        taken, self._delivered = self._delivered, []
        return taken

    def _put_back_delivered(self, entries: list[int]) -> None:
        if entries:
            self._delivered = entries + self._delivered

    def _write_deliveries(self) -> None:
        if self._delivered:
            self._try_queries([Query("sick")])

    def _run_round(self, *, busy: bool) -> bool:
        """Write deliveries and the seal, and run the audit round, in the trace writer's thread."""
        self._write_deliveries()
        self._failovers.write_seal()
        return self._audit.run_round(busy=busy)

    # --- for operators
    # ------------------------------------------------------------------------------------------

    def _run_transaction(self, transaction: Callable[[], QueryGenerator]) -> Any:
        plan = EffectPlan(None, _ignore_rows, lambda _effect, _again: transaction())
        answer = self._threads.execute(None, plan)
        if isinstance(answer, StoreFailed):
            raise StoreError(answer.reason, HINT_BY_REASON[answer.reason])
        return answer

    def _read_rows(self, *queries: Query) -> list[list[Row]]:
        def run_queries() -> QueryGenerator:
            found = yield RoundTrip([BEGIN, *queries, COMMIT])
            return found[1:-1]

        answer: list[list[Row]] = self._run_transaction(run_queries)
        return answer

    def _try_queries(self, queries: list[Query]) -> Any:
        """Run the queries in one round trip; return ``StoreFailed`` if that is not possible."""

        def run_queries() -> QueryGenerator:
            return (yield RoundTrip(queries))

        try:
            return self._threads.execute(
                None, EffectPlan(None, _ignore_rows, lambda _effect, _again: run_queries())
            )
        except StatementError:  # logged where it was refused; only traces are lost
            return StoreFailed("corrupt")

    # --- the end ----------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Flush the buffers and close every connection. Idempotent."""
        with self._closing:
            if self._closed:
                return
            self._closed = True
        _OPEN_STORES.discard(self)
        atexit.unregister(self.close)
        self._owners.close()
        self._traces.close()
        self._write_deliveries()
        self._audit.run_round(busy=False, last=True)
        self._failovers.write_seal()
        self._pool.close()
        self._loops.close()
        self._watch.close()

    def reset_after_fork(self) -> None:
        """Start over in a forked child: the parent's threads, loops and connections do not exist here."""
        self._delivered = []
        self._owners.reset_after_fork()
        self._audit.reset_after_fork()
        self._threads.reset_after_fork()
        self._loops.reset_after_fork()
        self._watch.reset_after_fork()
        self._traces.reset_after_fork()


def _ignore_rows(_effect: Any, _found: Any) -> Any:
    """Return None: these plans have no fast path."""


def _read_durability(address: DatabaseAddress) -> Literal["kill", "power"]:
    """Return "power", or "kill" for a server with fsync off, which survives the end of its process but no power loss."""
    with address.connect() as connection:
        try:
            row = connection.execute("SELECT current_setting('fsync')").fetchone()
        except psycopg.Error as error:
            raise to_store_error(error) from None
    return "power" if row == ("on",) else "kill"


_OPEN_STORES: "WeakSet[PostgresStore]" = WeakSet()


def _after_fork() -> None:
    for store in list(_OPEN_STORES):
        store.reset_after_fork()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
