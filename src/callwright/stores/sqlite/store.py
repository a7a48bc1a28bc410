"""The store on one SQLite file (and a second one for traces), shared by all processes of a host.

May not contain SQL, rules or transactions. It combines ``core`` (decides), ``call_operations`` and ``admin``
(write), ``group_writer`` (commits) and ``settle_watch`` (waits).
"""

import atexit
import logging
import os
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal
from weakref import WeakSet

from callwright.core.records.kept_results import DEFAULT_LIMITS, ResultLimits
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
from callwright.stores.audit_chaining import MaintenanceRound
from callwright.stores.owner_heartbeat import OwnerHeartbeat, parse_holder_process
from callwright.stores.sqlite.admin import AdminQueries
from callwright.stores.sqlite.audit_trail import SQLiteAuditTrail
from callwright.stores.sqlite.call_operations import BULK_ROWS, MAX_DELIVERIES, CallOperations
from callwright.stores.sqlite.database_file import HINT_BY_REASON, Database, ReadConnection
from callwright.stores.sqlite.deception_watch import DeceptionWatch, read_mounts
from callwright.stores.sqlite.group_writer import GroupWriter, Operation, WriteJob
from callwright.stores.sqlite.queries import LEDGER_SQL
from callwright.stores.sqlite.row_codec import hash_boot_name
from callwright.stores.sqlite.settle_watch import SettleWatcher
from callwright.stores.sqlite.stored_rows import StoredRows
from callwright.stores.sqlite.tape_files import TapeFiles
from callwright.stores.sqlite.trace_file import ContractRow, TraceFile

_log = logging.getLogger("callwright.stores.sqlite")
_READ_CLAIMED = Claimed(0, 0, 1, None)
_RESERVED = Reserved()
_SETTLED = Settled()


class SQLiteStore(AdminQueries):
    """``ports.Store`` on SQLite in WAL mode, for any number of threads, loops and processes of one host.

    Args:
        path: The ledger file; traces go to ``<stem>.traces.db`` and ``<stem>.tapes/`` beside it. A local disk: WAL needs shared memory.
        clock: Times leases, budgets and waits; must be the same kind in every process.
        durability: What a settled effect survives. "power" waits for the disk at every commit, "kill" does not.
        busy_ms: Longest wait for a file that another process has locked, before the answer is ``StoreFailed``.
        max_bytes: Maximum size of the ledger; None for no limit. The last eighth of it is kept for the outcomes of calls that run: from
            there on no call is claimed, while known outcomes are answered.
        results: How long a result may be in the row of its call, and how long to be kept at all.
        mounts: Reads the list of mounts, by which a network file system is noticed.

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
        results: ResultLimits = DEFAULT_LIMITS,
        mounts: Callable[[], str] = read_mounts,
    ) -> None:
        ledger_path = Path(path).absolute()
        self._durability: Literal["kill", "power"] = durability
        self._clock = clock
        self._deception = DeceptionWatch(
            ledger_path, clock, survives_power=durability == "power", mounts=mounts
        )
        self._database = Database(
            ledger_path,
            clock=clock,
            folder="ledger",
            synchronous="FULL" if durability == "power" else "NORMAL",
            busy_ms=busy_ms,
            max_bytes=max_bytes,
            watch=self._deception,
            setup=(LEDGER_SQL["make_settling"], LEDGER_SQL["make_settling_trigger"]),
        )
        self._owners = OwnerHeartbeat(clock, self._write_beat)
        self._calls = CallOperations(clock, self._owners, results, is_short=self._database.is_short_of_room)
        self._has_no_room = self._is_held_back = False
        self._unclaimed_contracts: dict[str, ContractRow] = {}
        self._contracts_written: list[str] = []
        self._writer = self._make_group_writer()
        self._run_async = self._writer.run_async
        self._admin_reader, self._call_reader = ReadConnection(self._database), ReadConnection(self._database)
        self._watch = SettleWatcher(clock, self._compute_lease_left)
        self._closing = threading.Lock()
        self._closed = False
        self._audit = SQLiteAuditTrail(self._admin_reader, self._write_unaudited, clock)
        self._traces = _open_traces(ledger_path, clock, busy_ms, self._run_round)
        self._held = StoredRows(
            ledger_path, self._admin_reader, self._traces, self._write_unaudited, self._pause_writing, clock
        )
        self._claim, self._settle = self._calls.claim, self._calls.settle
        self._call_operations = (self._claim, self._settle, self._calls.claim_without_room)
        self._routes: dict[type, Callable[[Any], Answer | Operation]] = {
            Claim: self._route_claim,
            Settle: self._route_settle,
            Reserve: self._route_reserve,
            CountRefusal: self._route_refusal,
        }
        _OPEN_STORES.add(self)
        atexit.register(self.close)

    @property
    def durability(self) -> Literal["process", "kill", "power"]:
        """What a settled effect survives."""
        return self._durability

    # --- effects ----------------------------------------------------------------------------------------------

    def _make_group_writer(self) -> GroupWriter:
        calls = self._calls
        return GroupWriter(
            self._database,
            self._clock,
            before=self._prepare_transaction,
            after=self._handle_commit,
            on_failure=self._keep_unwritten_settle,
            on_no_room=self._handle_no_room,
            without_room={calls.claim: calls.claim_without_room},
            bulk={calls.settle: calls.settle_many, calls.claim: calls.claim_many},
            bulk_size=BULK_ROWS,
        )

    def perform_effect(self, effect: StoreEffect) -> Answer:
        """Answer an effect, blocking. Thread-safe."""
        if type(effect) is AwaitSettle:
            return self._watch.wait_blocking(effect)
        route = self._routes[type(effect)](effect)
        answer: Answer = self._writer.run(route, effect) if callable(route) else route
        return answer

    def perform_effect_async(self, effect: StoreEffect) -> Answer | Awaitable[Answer]:
        """Answer an effect immediately or return an awaitable of the answer."""
        if type(effect) is AwaitSettle:
            return self._watch.wait_async(effect)
        route = self._routes[type(effect)](effect)
        answer: Answer | Awaitable[Answer] = self._run_async(route, effect) if callable(route) else route
        return answer

    def _route_claim(self, effect: Claim) -> Answer | Operation:
        if effect.key is not None:
            return self._claim
        is_free = effect.run_id is None and not effect.approval and not effect.quotas
        if self._deception.forbids_writing and not (effect.approval or effect.quotas):
            is_free = True  # a read goes on, at no charge to its run
        return _READ_CLAIMED if is_free else self._calls.claim_read

    def _route_reserve(self, effect: Reserve) -> Answer | Operation:
        if effect.attempt > 1 and effect.run_id is not None:
            return self._calls.reserve
        try:
            return self._calls.reserve if self._has_breaker_record(effect.breaker) else _RESERVED
        except StoreError as error:
            return StoreFailed(error.reason)

    def _route_settle(self, effect: Settle) -> Answer | Operation:
        self._owners.untrack_claim(effect.entry_id)
        if effect.key is not None or effect.run_id is not None or effect.approval or effect.returns:
            return self._settle
        try:
            is_news = effect.healthy is False or (effect.healthy and self._has_breaker_record(effect.breaker))
        except StoreError as error:
            return StoreFailed(error.reason)
        return self._settle if is_news else _SETTLED

    def _route_refusal(self, effect: CountRefusal) -> Answer | Operation:
        del effect  # every refusal is counted
        return self._calls.count_refusal

    def _has_breaker_record(self, key: str) -> bool:
        return key in self._calls.open_breakers.get_keys(self._read_breaker_keys)

    def _read_breaker_keys(self) -> list[tuple[str]]:
        return [(key,) for (key,) in self._call_reader.fetch_all(LEDGER_SQL["sick"])]

    def _compute_lease_left(self, key: str) -> float | None:
        try:
            row = self._call_reader.fetch_one(LEDGER_SQL["state_of"], (key,))
        except StoreError:
            return None  # the claim that follows will report the failure
        if row is None or row[0] != "claimed" or row[1] != hash_boot_name(self._clock.boot_id()):
            return None
        process = parse_holder_process(row[3].partition("@")[2])
        found = self._call_reader.fetch_one(LEDGER_SQL["sign_of_life"], (process,)) if process else None
        heard = None if found is None else self._calls.normalise_beat(*found)
        left = self._owners.compute_lease_end(process, float(row[2]), heard) - self._clock.lease_ms()
        return None if left < 0 else left + 1

    # --- heartbeats
    # ---------------------------------------------------------------------------------------------

    def _write_beat(self) -> None:
        self._writer.run(self._calls.write_beat)

    def holds_claim(self, key: str, entry_id: int, fence: int) -> bool:
        """Return whether this claim of this process is still current; writes a heartbeat first."""
        answer = self._writer.run(self._calls.holds_claim, (key, entry_id, fence))
        if isinstance(answer, StoreFailed):
            raise StoreError(answer.reason)
        return bool(answer)

    # --- deliveries and unwritten settles, written along with the next write
    # ---------------------------------------------------------

    def mark_delivered(self, entry_id: int) -> None:
        """Record that the caller has received this entry's answer; buffered."""
        self._calls.delivered[entry_id] = None
        self._traces.wake_writer()

    def _prepare_transaction(self, cursor: sqlite3.Cursor, batch: Sequence[WriteJob]) -> None:
        """Write what goes ahead of the jobs; after a transaction that did not fit, as little as possible."""
        self._is_held_back, self._has_no_room = self._has_no_room, False
        self._contracts_written.clear()
        without_room = self._is_held_back
        calls, deception = self._calls, self._deception
        now, lease_now = self._clock.now_ms(), self._clock.lease_ms()
        deception.check(cursor, self._database.links, now, lease_now, may_write=not without_room)
        if deception.forbids_writing:
            raise StoreError("doubtful", HINT_BY_REASON["doubtful"])
        doubts = deception.doubts
        calls.begin_transaction(now, lease_now, doubts[0].reason if doubts else None)
        calls.write_unwritten(cursor, without_room=without_room)
        are_due = len(calls.delivered) >= MAX_DELIVERIES or not self._are_calls(batch)
        if calls.delivered and are_due and not without_room:
            calls.write_deliveries(cursor)
        if self._unclaimed_contracts and not without_room:
            self._write_contracts(cursor, batch)

    def _write_contracts(self, cursor: sqlite3.Cursor, batch: Sequence[WriteJob]) -> None:
        """Write the contracts of the claims ahead of them: a later version looks for the keys that they gave."""
        for operation, argument, *_ in batch:
            row = self._unclaimed_contracts.get(argument.contract_hash) if operation == self._claim else None
            if row is not None:
                cursor.execute(LEDGER_SQL["put_contract"], row)
                self._contracts_written.append(row[0])

    def _handle_no_room(self) -> bool:
        """Hold back what goes ahead of the next transaction; return whether it went ahead of this one."""
        self._calls.handle_no_room()
        self._has_no_room = True
        return not self._is_held_back

    def _are_calls(self, batch: Sequence[WriteJob]) -> bool:
        """Return whether the jobs are claims and settles only, which know which deliveries concern them."""
        known = self._call_operations
        for job in batch:  # noqa: SIM110 - a generator for each transaction costs as much as the rest of this
            if job[0] not in known:
                return False
        return True

    def _handle_commit(self) -> None:
        """Record the written changes, and wake waiters; called by the leader after every commit."""
        calls = self._calls
        calls.handle_commit()
        while self._contracts_written:
            self._unclaimed_contracts.pop(self._contracts_written.pop(), None)
        if calls.newest_claim or calls.latest_reclaim[0]:
            self._deception.seal_claims(calls.newest_claim, calls.latest_reclaim)
        if calls.ended:
            self._audit.due = True
            self._watch.wake_waiters(calls.ended)
            calls.ended.clear()

    def _keep_unwritten_settle(self, operation: Operation, argument: Any) -> None:
        if operation == self._settle and not self._closed:
            self._calls.keep_unwritten(argument)
            self._traces.wake_writer()

    def _write_deliveries(self) -> None:
        if self._calls.delivered or self._calls.unwritten:
            self._writer.run(self._calls.write_deliveries)

    def _run_round(self, *, busy: bool) -> bool:
        """Write deliveries and settles that are still to be written, and run the audit round, in the trace writer's thread."""
        self._write_deliveries()
        return self._audit.run_round(busy=busy) or bool(self._calls.unwritten)

    # --- for operators
    # ------------------------------------------------------------------------------------------

    def _write_audited(self, operation: Callable[[sqlite3.Cursor], Any]) -> Any:
        answer = self._write_unaudited(operation)
        self._audit.due = True
        return answer

    def _write_unaudited(self, operation: Callable[[sqlite3.Cursor], Any]) -> Any:
        answer = self._writer.run(_call_operation, operation)
        if isinstance(answer, StoreFailed):
            raise StoreError(answer.reason)
        return answer

    @contextmanager
    def _pause_writing(self) -> Iterator[None]:
        """Let no thread of this process write to the ledger meanwhile: calls wait."""
        self._writer.acquire_lead()
        try:
            yield
        finally:
            self._writer.release_lead()

    # --- the end ----------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Flush the buffers and close the files. Idempotent."""
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
        self._writer.close()
        if self._calls.unwritten:
            _log.error(
                "outcomes that could not be written: %d; the ledger will have their calls in doubt",
                len(self._calls.unwritten),
            )
        self._admin_reader.close()
        self._call_reader.close()
        self._deception.close()

    def prepare_fork(self) -> None:
        """Stop all work and close all connections before a fork, so that no lock is inherited."""
        self._writer.acquire_lead()
        self._traces.prepare_fork()
        self._admin_reader.disconnect_and_lock()
        self._call_reader.disconnect_and_lock()
        self._database.disconnect()

    def resume_after_fork(self, *, child: bool) -> None:
        """Resume after a fork."""
        if child:
            self._writer.reset_after_fork()
            self._owners.reset_after_fork()
            self._calls.delivered.clear()
            self._calls.unwritten.clear()
            self._audit.reset_after_fork()
        self._call_reader.unlock()
        self._admin_reader.unlock()
        self._traces.resume_after_fork(child=child)
        self._writer.release_lead()


def _call_operation(cursor: sqlite3.Cursor, operation: Callable[[sqlite3.Cursor], Any]) -> Any:
    return operation(cursor)


# --- forking ------------------------------------------------------------------------------------------------------

_OPEN_STORES: "WeakSet[SQLiteStore]" = WeakSet()
_STORES_HELD_FOR_FORK: list[SQLiteStore] = []


def _before_fork() -> None:
    for store in list(_OPEN_STORES):
        store.prepare_fork()
        _STORES_HELD_FOR_FORK.append(store)


def _after_fork(*, child: bool) -> None:
    while _STORES_HELD_FOR_FORK:
        _STORES_HELD_FOR_FORK.pop().resume_after_fork(child=child)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(
        before=_before_fork,
        after_in_parent=lambda: _after_fork(child=False),
        after_in_child=lambda: _after_fork(child=True),
    )


def _open_traces(ledger: Path, clock: Clock, busy_ms: float, every: MaintenanceRound) -> TraceFile:
    """Open the files beside the ledger for data whose last moments may be lost."""
    database = Database(
        ledger.with_name(ledger.stem + ".traces.db"),
        clock=clock,
        folder="traces",
        synchronous="NORMAL",
        busy_ms=busy_ms,
    )
    return TraceFile(database, TapeFiles(ledger.with_name(ledger.stem + ".tapes"), clock), clock, every)
