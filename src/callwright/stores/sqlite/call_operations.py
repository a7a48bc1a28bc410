"""The ledger operations of a running call, inside a transaction that the caller begins and commits.

May not decide anything: the fast path is written in SQL, every other path asks the tables in ``core``. Both
must give the same result; the contract suite, which also runs on the in-memory store, checks that.
"""

import sqlite3
from collections.abc import Callable, Sequence

from msgspec.structs import astuple, replace

from callwright.core.policy import approvals, quotas
from callwright.core.records import audit_chain, circuit_breaker, ledger, run_budget
from callwright.core.records.kept_results import ResultLimits, is_apart, place_outcome
from callwright.domain.doubts import DoubtReason
from callwright.domain.effects import (
    AlreadySettled,
    Answer,
    ApprovalMissing,
    BreakerOpen,
    Claim,
    Claimed,
    CountRefusal,
    Exhausted,
    InDoubt,
    QuotaOver,
    Reserve,
    Settle,
    Settled,
    StoreFailed,
)
from callwright.domain.records import Approval, BreakerRecord, LedgerEntry, RunLimits, ToolUse
from callwright.ports import Clock
from callwright.stores import row_decoding
from callwright.stores.owner_heartbeat import OwnerHeartbeat, parse_holder_process
from callwright.stores.sqlite import row_codec
from callwright.stores.sqlite.queries import AUDIT_SQL, LEDGER_SQL, repeat_values_upto

BREAKER_CACHE_MS = 100
"""Maximum age of a process's view of which breakers have a record.

A breaker without a record admits every call.
"""

BULK_ROWS = 16
"""Claims or settles of one batch that one statement writes at most.

Each step of a statement gives up the interpreter and waits for it again, while the loop of the calls wants it.
"""

MAX_DELIVERIES = 32
"""Deliveries that wait until a transaction concerns their entries, or for the next round; more are written by the next transaction.

One statement for many of them costs a call a fraction of a statement of its own.
"""

RunKey = tuple[str, str]
"""Tenant and id of a run."""

_CLAIM_SQL = LEDGER_SQL["claim"]
_CLAIM_MANY_SQL = repeat_values_upto(_CLAIM_SQL, BULK_ROWS)
_SETTLE_SQL = LEDGER_SQL["settle"]
_SETTLE_MANY_SQL = repeat_values_upto(_SETTLE_SQL, BULK_ROWS)
_TAKE_CALL_SQL = LEDGER_SQL["take"]
_APPEND_ENDED_SQL = AUDIT_SQL["ended"]
_SETTLED = Settled()


def _needs_full_lookup(effect: Claim) -> bool:
    """Return whether the claim needs more than a look-up of its key."""
    return bool(effect.approval or effect.quotas or effect.also or effect.read_key)


class OpenBreakerCache:
    """Which breakers have a record, at most ``BREAKER_CACHE_MS`` old."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._keys: frozenset[str] = frozenset()
        self._read_at = -1.0

    def get_keys(self, read: Callable[[], list[tuple[str]]]) -> frozenset[str]:
        """Return the breakers that have a record.

        A view exactly as old as now comes from a stopped clock and is read again.
        """
        now = self._clock.lease_ms()
        if not 0 < now - self._read_at < BREAKER_CACHE_MS:
            self._keys = frozenset(row[0] for row in read())
            self._read_at = now
        return self._keys

    def invalidate(self) -> None:
        """Force the next check to read again."""
        self._read_at = -1.0


class CallOperations:
    """The operations for ``GroupWriter``. ``ended`` collects the keys whose waiters have to be woken.

    ``newest_claim`` is the highest number of an entry that the transaction adds; 0 if it adds none. ``latest_reclaim`` is the
    entry, and its fence, that it claims although it was claimed before; zeros if there is none.

    ``unwritten`` holds settles that a failure of the file kept from being written: each transaction writes them first, and
    while one does not fit no call is claimed. So a full disk leaves at most the calls in doubt that were running when it
    became full, and none once there is room. Known outcomes are answered all the while: ``claim_without_room`` writes nothing.

    ``is_short`` says, in a transaction, whether the room that is left is kept for settles.

    ``delivered`` holds the entries whose answers were received, as keys. They are written before any of them is read or changed:
    an answer that was received is not what its entry becomes later.
    """

    def __init__(
        self,
        clock: Clock,
        owners: OwnerHeartbeat,
        limits: ResultLimits,
        *,
        is_short: Callable[[sqlite3.Cursor], bool],
    ) -> None:
        self._clock = clock
        self._owners = owners
        self._limits = limits
        self._is_short = is_short
        self.open_breakers = OpenBreakerCache(clock)
        self.ended: list[str] = []
        self.unwritten: list[Settle] = []
        self.delivered: dict[int, None] = {}
        self._deliveries_written: list[int] = []
        self._rewritten: list[Settle] = []
        self._fitting = 0
        self._refusal: StoreFailed | None = None
        self.begin_transaction(clock.now_ms(), clock.lease_ms())

    def begin_transaction(self, now: int, lease_now: float, doubt: DoubtReason | None = None) -> None:
        """Start a transaction: everything in it has the same timestamp. With a doubt it claims no ``once`` call.

        ``now`` is epoch ms, ``lease_now`` ms on the lease clock.
        """
        self._now, self._lease_now = now, lease_now
        self._boot = row_codec.hash_boot_name(self._clock.boot_id())
        self._doubt = doubt
        self._deliveries_written = []
        self.newest_claim = 0
        self.latest_reclaim = (0, 0)
        self._beat: float | None = None

    def write_deliveries(self, cursor: sqlite3.Cursor, _argument: object = None) -> None:
        """Write the deliveries that wait. Those of a transaction that is rolled back are written again."""
        if len(self.delivered) > len(self._deliveries_written):
            self._deliveries_written = list(self.delivered)
            cursor.execute(LEDGER_SQL["deliver"], (row_codec.encode_json(self._deliveries_written).decode(),))

    # --- settles that could not be written ------------------------------------------------------------------------

    def keep_unwritten(self, effect: object) -> None:
        """Keep an effect that could not be written, if it is the settle of an entry."""
        if isinstance(effect, Settle) and effect.key is not None:
            self.unwritten.append(effect)

    def write_unwritten(self, cursor: sqlite3.Cursor, *, without_room: bool = False) -> None:
        """Write kept settles, the shortest first. A stale owner's writes nothing.

        Args:
            cursor: Of the transaction.
            without_room: The transaction before found no room: write only what fitted into it, and claim no call.

        Raises:
            sqlite3.Error: They do not all fit. SQLite may have ended the transaction.
        """
        self._rewritten, self._refusal = [], None
        if not self.unwritten and not without_room:
            return
        woken = len(self.ended)
        kept = sorted(self.unwritten, key=self._measure_outcome)
        if without_room:
            kept, self._refusal = kept[: self._fitting], StoreFailed("full")
        try:
            for effect in kept:
                self.settle(cursor, effect)
                self._rewritten.append(effect)
        except sqlite3.Error:
            self._fitting, self._rewritten = len(self._rewritten), []
            del self.ended[woken:]
            raise

    def handle_no_room(self) -> None:
        """Note that the transaction found no room; if all of the first part was written, it took the room of the rest."""
        if self._rewritten:
            self._fitting = 0

    def _measure_outcome(self, effect: Settle) -> int:
        placed = place_outcome(effect.outcome, self._limits)
        return len(placed.row_body or b"") + len(placed.apart or b"")

    def claim_without_room(self, cursor: sqlite3.Cursor, effect: Claim) -> Answer:
        """Answer the claim of a call that has a key where nothing can be written."""
        return self._refuse_claim(cursor, effect, StoreFailed("full"))

    def _refuse_claim(self, cursor: sqlite3.Cursor, effect: Claim, refusal: StoreFailed) -> Answer:
        """Refuse a claim that would run its tool; one that the ledger answers without a write is answered. Writes nothing.

        A call whose owner is dead is in doubt, even if that cannot be written.
        """
        effect = ledger.assign_holder(effect, self._owners.process)
        entry = self._apply_owner_lease(cursor, self._find_met_entry(cursor, effect))
        if entry is not None and entry.entry_id in self.delivered and entry.state in ledger.FINISHED_STATES:
            entry = replace(entry, delivered=True)  # as it will be written
        move = ledger.claim_entry(entry, effect, now=self._now, lease_now=self._lease_now, new_id=0)
        is_answered = move.entry is None or isinstance(move.answer, InDoubt)
        return _fill_answer(cursor, move.answer) if is_answered else refusal

    # --- claim ----------------------------------------------------------------------------------------------------

    def claim(self, cursor: sqlite3.Cursor, effect: Claim) -> Answer:
        """Claim a call that has a key."""
        refusal = self._refusal or self._find_doubt(effect) or self._find_shortage(cursor)
        if refusal is not None:
            return self._refuse_claim(cursor, effect, refusal)
        if self._owners.is_beat_due(self._lease_now):
            self.write_beat(cursor)
        if _needs_full_lookup(effect):
            return self._claim_with_full_lookup(cursor, effect)
        cursor.execute(_CLAIM_SQL, self._claim_to_row(effect))
        if cursor.rowcount != 1:
            return self._claim_existing(cursor, effect)
        return self._finish_new_claim(cursor, effect, cursor.lastrowid or 0)

    def _find_doubt(self, effect: Claim) -> StoreFailed | None:
        """Return why this call may not begin while the ledger is in doubt, or None."""
        if self._doubt is None or effect.effect != "once":
            return None
        return StoreFailed("doubtful", self._doubt)

    def _find_shortage(self, cursor: sqlite3.Cursor) -> StoreFailed | None:
        """Return why no call may begin while the room that is left is kept for settles, or None."""
        return StoreFailed("full") if self._is_short(cursor) else None

    def claim_many(self, cursor: sqlite3.Cursor, effects: Sequence[Claim]) -> list[Answer]:
        """Claim 2 to ``BULK_ROWS`` calls that have keys."""
        if self._owners.is_beat_due(self._lease_now):
            self.write_beat(cursor)
        held = self._refusal or self._doubt or self._find_shortage(cursor)
        if held is not None:
            return [self.claim(cursor, effect) for effect in effects]
        values: list[object] = []
        for effect in effects:
            if _needs_full_lookup(effect):
                return [self.claim(cursor, one) for one in effects]
            values += self._claim_to_row(effect)
        cursor.execute(_CLAIM_MANY_SQL[len(effects)], values)
        added, last = cursor.rowcount, cursor.lastrowid or 0
        if added == len(effects):
            first = last - added + 1
            return [self._finish_new_claim(cursor, effect, first + n) for n, effect in enumerate(effects)]
        if added:
            cursor.execute(LEDGER_SQL["unclaim_span"], (last - added + 1, last))
        return [self.claim(cursor, effect) for effect in effects]

    def _claim_to_row(self, effect: Claim) -> row_codec.Row:
        principal, holder = effect.principal, effect.holder
        owner = effect.owner if holder is None else f"{effect.owner}@{self._owners.process}"
        return (
            effect.key,
            effect.tool,
            effect.version,
            effect.args_hash,
            effect.effect,
            f"{owner}/{holder}" if holder else owner,
            self._boot,
            self._lease_now + effect.lease_ms,
            effect.trace_id,
            effect.run_id,
            principal.tenant,
            principal.id,
            row_codec.encode_json(principal.roles) if principal.roles else None,
            self._now,
            self._now,
            effect.contract_hash,
            effect.session,
            effect.request,
            effect.model_call,
        )

    def _finish_new_claim(self, cursor: sqlite3.Cursor, effect: Claim, entry_id: int) -> Answer:
        """Charge the run for a newly inserted claim, or delete the claim before the commit makes it visible."""
        answer: Answer = Claimed(entry_id, 1, 1, None)
        if effect.run_id is not None:
            answer = self._charge_run_guarded(cursor, ledger.LedgerMove(answer, executes=True), effect).answer
        if isinstance(answer, Exhausted):
            cursor.execute(LEDGER_SQL["unclaim"], (entry_id,))
            return answer
        self.newest_claim = max(self.newest_claim, entry_id)
        if effect.holder is not None:
            self._owners.track_claim(entry_id, self._lease_now + effect.lease_ms)
        return answer

    def claim_read(self, cursor: sqlite3.Cursor, effect: Claim) -> Answer:
        """Charge a read; it has no row."""
        if effect.approval or effect.quotas:
            return self._claim_with_full_lookup(cursor, effect)
        return self._charge_run_guarded(cursor, run_budget.READ_CLAIM_MOVE, effect).answer

    def _claim_existing(self, cursor: sqlite3.Cursor, effect: Claim) -> Answer:
        """Decide a claim whose key is in use by the table in ``core``."""
        self.write_deliveries(cursor)
        effect = ledger.assign_holder(effect, self._owners.process)
        entry = self._apply_owner_lease(cursor, self._find_live_entry(cursor, effect.key))
        (new_id,) = cursor.execute(LEDGER_SQL["next_id"]).fetchone()
        move = ledger.claim_entry(entry, effect, now=self._now, lease_now=self._lease_now, new_id=new_id)
        if effect.run_id is not None:
            move = self._charge_run(cursor, move, effect)
        return self._write_move(cursor, move, new_id)

    def _write_move(self, cursor: sqlite3.Cursor, move: ledger.LedgerMove, new_id: int) -> Answer:
        if move.retired is not None and move.entry is not None:
            cursor.execute(LEDGER_SQL["retire"], (move.retired.entry_id,))
        if move.entry is not None:
            is_new = move.entry.entry_id == new_id
            self.save_entry(cursor, move.entry, new=is_new)
            if is_new:
                self.newest_claim = max(self.newest_claim, new_id)
            if isinstance(move.answer, Claimed) and move.entry.fence > 1:
                self.latest_reclaim = (move.entry.entry_id, move.entry.fence)
            if isinstance(move.answer, Claimed) and move.entry.holder:
                self._owners.track_claim(move.entry.entry_id, move.entry.lease_until)
        return _fill_answer(cursor, move.answer)

    def _claim_with_full_lookup(self, cursor: sqlite3.Cursor, effect: Claim) -> Answer:
        """Claim a call with an approval, quotas or alternate keys; use what it needs to run."""
        if effect.key is None:
            move, new_id = run_budget.READ_CLAIM_MOVE, 0
        else:
            self.write_deliveries(cursor)
            (new_id,) = cursor.execute(LEDGER_SQL["next_id"]).fetchone()
            effect = ledger.assign_holder(effect, self._owners.process)
            entry = self._apply_owner_lease(cursor, self._find_met_entry(cursor, effect))
            move = ledger.claim_entry(entry, effect, now=self._now, lease_now=self._lease_now, new_id=new_id)
        used = None
        if move.executes and effect.approval:
            row = cursor.execute(LEDGER_SQL["granted"], (effect.approval, self._now)).fetchone()
            used = row and approvals.use_approval(
                row_codec.row_to_approval(row), by=effect.owner, now=self._now
            )
            if used is None:
                return ApprovalMissing()
        over = self._find_exceeded_quota(cursor, effect) if move.executes else None
        if over is not None:
            return over
        if effect.run_id is not None:
            move = self._charge_run(cursor, move, effect)
        if move.executes and isinstance(move.answer, Claimed):
            if used is not None:
                self._save_approval(cursor, used)
            uses = quotas.make_quota_uses(effect, move.answer, self._now)
            cursor.executemany(LEDGER_SQL["use_quota"], [astuple(one) for one in uses])
        return self._write_move(cursor, move, new_id)

    def _find_exceeded_quota(self, cursor: sqlite3.Cursor, effect: Claim) -> QuotaOver | None:
        """Return the quota that has no room for the claim, or None.

        There is one writer at a time, so the count still holds at the write.
        """
        answers = []
        for take in quotas.select_limited_takes(effect):
            within = take.quota, self._now - take.window_ms
            (used,) = cursor.execute(LEDGER_SQL["quota_sum"], within).fetchone()
            distinct = take.measure == "distinct"
            values = cursor.execute(LEDGER_SQL["quota_values"], within).fetchall() if distinct else ()
            if quotas.is_over_quota(take, used, frozenset(value for (value,) in values)):
                found = cursor.execute(LEDGER_SQL["quota_uses"], within).fetchall()
                answers.append(
                    quotas.make_quota_over(take, [quotas.QuotaUse(*row) for row in found], self._now)
                )
        return quotas.choose_strictest(answers)

    def give_back_quotas(self, cursor: sqlite3.Cursor, used_by: str) -> None:
        """Give back the quota uses of a call that had no effect."""
        cursor.execute(LEDGER_SQL["give_back_quotas"], (used_by,))

    def _give_back_used_approval(self, cursor: sqlite3.Cursor, effect: Settle) -> None:
        """Make the approval used by this call, which had no effect, usable again."""
        row = cursor.execute(LEDGER_SQL["used_approval"], (effect.approval, effect.owner)).fetchone()
        self._give_back_approval_row(cursor, row, effect.owner)

    def give_back_approval_of_entry(self, cursor: sqlite3.Cursor, entry: LedgerEntry) -> None:
        """Make the approval usable again after this entry's call turned out to have had no effect."""
        user = approvals.get_claim_owner(entry)
        row = cursor.execute(LEDGER_SQL["approval_used_by"], (entry.tool, user)).fetchone()
        self._give_back_approval_row(cursor, row, user)

    def _give_back_approval_row(self, cursor: sqlite3.Cursor, row: row_codec.Row | None, by: str) -> None:
        free = None if row is None else approvals.give_back_approval(row_codec.row_to_approval(row), by=by)
        if free is not None:
            self._save_approval(cursor, free, given_back=True)

    def _save_approval(self, cursor: sqlite3.Cursor, approval: Approval, *, given_back: bool = False) -> None:
        cursor.execute(
            LEDGER_SQL["put_approval"],
            (approval.state, approval.decided_by, approval.reason, approval.used_by, approval.handle),
        )
        event = audit_chain.make_approval_event(approval, self._now, given_back=given_back)
        cursor.execute(AUDIT_SQL["note"], row_codec.event_to_row(event))

    def _charge_run_guarded(
        self, cursor: sqlite3.Cursor, move: ledger.LedgerMove, effect: Claim
    ) -> ledger.LedgerMove:
        """Charge a call to the run by a guarded update; if the guard refuses, compute which limit was reached."""
        paid = cursor.execute(
            _TAKE_CALL_SQL,
            (
                effect.run_id,
                self._boot,
                self._lease_now,
                effect.tool,
                self._now,
                effect.principal.tenant,
                effect.args_hash,
            ),
        ).fetchone()
        if paid is None:
            return self._charge_run(cursor, move, effect)
        claimed = move.answer
        assert isinstance(claimed, Claimed)
        limit_ms, spent_ms, deadline = paid
        left = run_budget.compute_least_left_ms(limit_ms, spent_ms, deadline, self._lease_now)
        return ledger.LedgerMove(Claimed(claimed.entry_id, claimed.fence, claimed.attempt, left))

    def _charge_run(
        self, cursor: sqlite3.Cursor, move: ledger.LedgerMove, effect: Claim
    ) -> ledger.LedgerMove:
        run = effect.principal.tenant, effect.run_id or ""
        spent = self._load_spending(cursor, run, effect.tool, effect.limits)
        move, paid = run_budget.charge_run(move, spent, self._lease_now, effect.args_hash)
        if paid is not spent:
            self._save_spending(cursor, effect.tool, spent, paid)
        return move

    # --- settle ---------------------------------------------------------------------------------------------------

    def settle(self, cursor: sqlite3.Cursor, effect: Settle) -> Answer:
        """Write how a call ended, and update its breaker and run."""
        if effect.entry_id in self.delivered:
            self.write_deliveries(cursor)
        if effect.key is not None:
            refused = self._settle_entry(cursor, effect)
            if refused is not None:
                return refused
        if effect.approval:
            self._give_back_used_approval(cursor, effect)
        if effect.returns:
            self.give_back_quotas(cursor, effect.returns)
        return self._update_breaker_and_run(cursor, effect)

    def settle_many(self, cursor: sqlite3.Cursor, effects: Sequence[Settle]) -> list[Answer]:
        """Write how 2 to ``BULK_ROWS`` calls ended: in one statement, or one by one where one of them is stale."""
        values: list[object] = []
        are_healthy = True
        for effect in effects:
            row, apart = self._settle_to_row(effect)
            are_healthy = are_healthy and bool(effect.healthy)
            if apart is not None or effect.approval or effect.returns or effect.entry_id in self.delivered:
                return [self.settle(cursor, one) for one in effects]
            values += row
        try:
            cursor.execute(_SETTLE_MANY_SQL[len(effects)], values)
        except sqlite3.IntegrityError:
            return [self.settle(cursor, effect) for effect in effects]
        self.ended += [effect.key or "" for effect in effects]
        if not are_healthy:
            return [self._update_breaker_and_run(cursor, effect) for effect in effects]
        sick = self._get_open_breakers(cursor)
        return [
            self._update_breaker_and_run(cursor, effect)
            if effect.run_id is not None or effect.breaker in sick
            else _SETTLED
            for effect in effects
        ]

    def _settle_to_row(self, effect: Settle) -> tuple[row_codec.Row, bytes | None]:
        """Return the values of ``settle``, and what of the outcome is stored apart."""
        state = effect.state
        placed = place_outcome(effect.outcome, self._limits)
        row = (
            self._now,
            state,
            placed.row_body,
            self._now + effect.ttl_s * 1000 if state in ledger.FINISHED_STATES else None,
            effect.entry_id,
            effect.fence,
            effect.key,
        )
        return row, placed.apart

    def _settle_entry(self, cursor: sqlite3.Cursor, effect: Settle) -> Answer | None:
        if effect.state != "claimed":
            row, apart = self._settle_to_row(effect)
            try:
                cursor.execute(_SETTLE_SQL, row)
            except sqlite3.IntegrityError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_CONSTRAINT_TRIGGER:
                    raise
            else:
                _write_result(cursor, effect.entry_id, apart)
                self.ended.append(effect.key or "")
                return None
        return ledger.settle_entry(self._find_live_entry(cursor, effect.key), effect, now=self._now).answer

    def _update_breaker_and_run(self, cursor: sqlite3.Cursor, effect: Settle) -> Answer:
        """Update the breaker and the run."""
        if effect.healthy is not None:
            self._update_breaker(cursor, effect)
        if effect.run_id is not None:
            self._end_call_in_run(cursor, (effect.tenant, effect.run_id), effect)
        return _SETTLED

    def _update_breaker(self, cursor: sqlite3.Cursor, effect: Settle) -> None:
        key, healthy = effect.breaker, bool(effect.healthy)
        if healthy and key not in self._get_open_breakers(cursor):
            return
        record = self._load_breaker(cursor, key)
        seen = circuit_breaker.observe_attempt(record, healthy=healthy, now=self._lease_now)
        self._save_breaker(cursor, key, record, seen)

    def _get_open_breakers(self, cursor: sqlite3.Cursor) -> frozenset[str]:
        return self.open_breakers.get_keys(lambda: cursor.execute(LEDGER_SQL["sick"]).fetchall())

    def _end_call_in_run(self, cursor: sqlite3.Cursor, run: RunKey, effect: Settle) -> None:
        tool, code = effect.tool, effect.code
        cursor.execute(
            LEDGER_SQL["charge_time"], (effect.spent_ms, run_budget.has_written(effect), self._now, *run)
        )
        if code is None:
            cursor.execute(LEDGER_SQL["use_succeeded"], (*run, tool))
        else:
            use, writes = self._load_tool_use(cursor, run, tool), self._count_run_writes(cursor, run)
            self._save_tool_use(
                cursor, run, tool, run_budget.count_ending(use, code, effect.args_hash, writes)
            )

    def _count_run_writes(self, cursor: sqlite3.Cursor, run: RunKey) -> int:
        row = cursor.execute(LEDGER_SQL["run_writes"], run).fetchone()
        return 0 if row is None else int(row[0])

    def count_refusal(self, cursor: sqlite3.Cursor, effect: CountRefusal) -> Answer:
        """Count a refusal before the claim."""
        run = effect.tenant, effect.run_id
        use = self._load_tool_use(cursor, run, effect.tool)
        use, answer = run_budget.count_refusal(use, effect, self._count_run_writes(cursor, run))
        self._save_tool_use(cursor, run, effect.tool, use)
        return answer

    # --- reserve --------------------------------------------------------------------------------------------------

    def reserve(self, cursor: sqlite3.Cursor, effect: Reserve) -> Answer:
        """Ask a breaker that has a record, and charge a retry to the run: one probe for all processes."""
        record = self._load_breaker(cursor, effect.breaker)
        answer, admitted = circuit_breaker.admit_attempt(record, effect.effect, self._lease_now)
        if effect.attempt > 1 and effect.run_id is not None and not isinstance(answer, BreakerOpen):
            run = effect.tenant, effect.run_id
            spent = self._load_spending(cursor, run, effect.tool, effect.limits)
            paid = run_budget.take_retry(spent, self._lease_now)
            if isinstance(paid, Exhausted):
                return paid
            self._save_spending(cursor, effect.tool, spent, paid)
        self._save_breaker(cursor, effect.breaker, record, admitted)
        return answer

    # --- writing
    # --------------------------------------------------------------------------------------------------

    def save_entry(self, cursor: sqlite3.Cursor, entry: LedgerEntry, *, new: bool = False) -> None:
        """Write an entry; if it is no longer running, it has lapsed."""
        self._write_entry(cursor, "add" if new else "change", entry)
        if entry.state != "claimed":
            self._append_entry_end(cursor, entry, "lapsed", "", "")

    def save_decision(self, cursor: sqlite3.Cursor, entry: LedgerEntry, by: str, why: str) -> None:
        """Write an entry resolved by an operator or a reconciler."""
        self._write_entry(cursor, "change", entry)
        self._append_entry_end(cursor, entry, "decided", by, why)

    def _write_entry(self, cursor: sqlite3.Cursor, statement: str, entry: LedgerEntry) -> None:
        placed = place_outcome(entry.outcome, self._limits)
        cursor.execute(LEDGER_SQL[statement], row_codec.entry_to_row(entry, self._boot, placed.row_body))
        _write_result(cursor, entry.entry_id, placed.apart)

    def _append_entry_end(
        self, cursor: sqlite3.Cursor, entry: LedgerEntry, kind: str, by: str, why: str
    ) -> None:
        self.ended.append(entry.key)
        cursor.execute(_APPEND_ENDED_SQL, (entry.entry_id, kind, by, why))

    def _find_live_entry(self, cursor: sqlite3.Cursor, key: str | None) -> LedgerEntry | None:
        row = cursor.execute(LEDGER_SQL["by_key"], (key,)).fetchone()
        return None if row is None else row_codec.row_to_entry(row, self._boot)

    def _find_met_entry(self, cursor: sqlite3.Cursor, effect: Claim) -> LedgerEntry | None:
        if not ledger.has_alternate_keys(effect):
            return self._find_live_entry(cursor, effect.key)
        found = cursor.execute(LEDGER_SQL["met"], row_codec.claim_to_lookup_row(effect)).fetchall()
        return ledger.find_met_entry(
            (row_codec.row_to_entry(row, self._boot) for row in found), effect, now=self._now
        )

    def _apply_owner_lease(self, cursor: sqlite3.Cursor, entry: LedgerEntry | None) -> LedgerEntry | None:
        """Return the entry with its effective lease: an owner without heartbeats has none."""
        if entry is None or entry.state != "claimed":
            return entry
        process = parse_holder_process(entry.holder)
        found = cursor.execute(LEDGER_SQL["sign_of_life"], (process,)).fetchone()
        lease_until = self._owners.compute_lease_end(
            process, entry.lease_until, found and self.normalise_beat(*found)
        )
        return entry if lease_until == entry.lease_until else replace(entry, lease_until=lease_until)

    def normalise_beat(self, boot: int, beat: float) -> float:
        """Return the time of a heartbeat on this boot's clock."""
        return beat if boot == self._boot else row_codec.OTHER_BOOT_TIME

    # --- heartbeats
    # -----------------------------------------------------------------------------------------------

    def write_beat(self, cursor: sqlite3.Cursor, _argument: object = None) -> None:
        """Write a heartbeat of this process; it counts once it is committed."""
        cursor.execute(LEDGER_SQL["beat"], (self._owners.process, self._boot, self._lease_now))
        self._beat = self._lease_now

    def handle_commit(self) -> None:
        """Record what the transaction that was just committed has written: its heartbeat, deliveries, and kept settles."""
        for entry_id in self._deliveries_written:
            del self.delivered[entry_id]
        self._deliveries_written = []
        if self._rewritten:
            self.unwritten = [one for one in self.unwritten if one not in self._rewritten]
            self._rewritten = []
        if self._beat is not None:
            self._owners.record_beat(self._beat)

    def holds_claim(self, cursor: sqlite3.Cursor, claim: tuple[str, int, int]) -> bool:
        """Return whether this claim of this process is still current; writes a heartbeat too."""
        self.write_beat(cursor)
        key, entry_id, fence = claim
        entry = self._find_live_entry(cursor, key)
        return entry is not None and ledger.is_claim_current(entry, entry_id, fence)

    def _load_breaker(self, cursor: sqlite3.Cursor, key: str) -> BreakerRecord:
        return row_codec.row_to_breaker(cursor.execute(LEDGER_SQL["breaker"], (key,)).fetchone(), self._boot)

    def _save_breaker(
        self, cursor: sqlite3.Cursor, key: str, before: BreakerRecord, after: BreakerRecord
    ) -> None:
        if after == circuit_breaker.CLOSED_BREAKER:
            cursor.execute(LEDGER_SQL["drop_breaker"], (key,))
        elif after != before:
            cursor.execute(LEDGER_SQL["put_breaker"], row_codec.breaker_to_row(key, after, self._boot))
        self.open_breakers.invalidate()

    def _load_tool_use(self, cursor: sqlite3.Cursor, run: RunKey, tool: str) -> ToolUse:
        return row_codec.row_to_tool_use(cursor.execute(LEDGER_SQL["use"], (*run, tool)).fetchone())

    def _save_tool_use(self, cursor: sqlite3.Cursor, run: RunKey, tool: str, use: ToolUse) -> None:
        counts = (use.retries, use.last_code, use.same_failures, use.last_args, use.last_writes)
        cursor.execute(LEDGER_SQL["put_use"], (*run, tool, *counts, self._now))

    def _load_spending(
        self, cursor: sqlite3.Cursor, run: RunKey, tool: str, limits: RunLimits
    ) -> run_budget.RunSpending:
        row = cursor.execute(LEDGER_SQL["run"], run).fetchone()
        if row is None:
            spent = run_budget.open_run_budget(*run, limits, self._lease_now)
        else:
            spent = row_codec.row_to_run_budget(run, row, self._boot)
        return run_budget.RunSpending(spent, self._load_tool_use(cursor, run, tool))

    def _save_spending(
        self, cursor: sqlite3.Cursor, tool: str, spent: run_budget.RunSpending, paid: run_budget.RunSpending
    ) -> None:
        cursor.execute(LEDGER_SQL["put_run"], row_codec.run_budget_to_row(paid.run, self._boot, self._now))
        if paid.use != spent.use:
            self._save_tool_use(cursor, (paid.run.tenant, paid.run.run_id), tool, paid.use)


def _write_result(cursor: sqlite3.Cursor, entry_id: int, apart: bytes | None) -> None:
    """Write the parts stored apart from the row of an entry, in the transaction that writes the row."""
    if apart is not None:
        cursor.execute(LEDGER_SQL["put_result"], (entry_id, apart))


def _fill_answer(cursor: sqlite3.Cursor, answer: Answer) -> Answer:
    """Return the answer to a claim with the outcome that is stored apart."""
    if type(answer) is not AlreadySettled or not is_apart(answer.outcome):
        return answer
    row = cursor.execute(LEDGER_SQL["result"], (answer.entry_id,)).fetchone()
    return replace(answer, outcome=row_decoding.decode_apart(row and row[0]))
