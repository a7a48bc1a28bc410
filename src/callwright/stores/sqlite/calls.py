"""What a running call asks of the ledger, inside a transaction that somebody else began and will commit.

May not decide anything: the usual way is spelt out in SQL, every other way asks the tables in ``core``. Both must come
to the same; the contract suite, which also runs on the store in memory, holds them together.
"""

import sqlite3
from collections.abc import Callable, Sequence

from msgspec.structs import astuple, replace

from callwright.core import approval, audit, breaker, budget, ledger, quotas
from callwright.domain.effects import (
    Answer,
    ApprovalMissing,
    BreakerOpen,
    Claim,
    Claimed,
    CountRefusal,
    Exhausted,
    QuotaOver,
    Reserve,
    Settle,
    Settled,
)
from callwright.domain.records import Approval, BreakerRecord, LedgerEntry, RunLimits, ToolUse
from callwright.ports import Clock
from callwright.stores.owners import Owners, process_of
from callwright.stores.sqlite import rows
from callwright.stores.sqlite.queries import AUDIT, LEDGER, repeated

SICK_VIEW_MS = 100
"""How old a process's idea of which breakers have a record may be. A breaker without one admits everybody."""

TOGETHER = 16
"""So many claims or settles of one batch are written by one statement."""

RunKey = tuple[str, str]
"""A run's tenant and id."""

_CLAIM = LEDGER["claim"]
_CLAIM_MANY = repeated(_CLAIM, TOGETHER)
_SETTLE = LEDGER["settle"]
_SETTLE_MANY = repeated(LEDGER["settle_many"], TOGETHER)
_TAKE = LEDGER["take"]
_ENDED = AUDIT["ended"]
_ENDED_MANY = repeated(AUDIT["ended_many"], TOGETHER)
_SETTLED = Settled()


def _is_longer(effect: Claim) -> bool:
    """Whether more than the key has to be looked at."""
    return bool(effect.approval or effect.quotas or effect.also or effect.read_key)


class Sick:
    """Which breakers have a record, at most ``SICK_VIEW_MS`` ago."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._keys: frozenset[str] = frozenset()
        self._read_at = -1.0

    def has(self, key: str, read: Callable[[], list[tuple[str]]]) -> bool:
        """Whether the breaker has a record. A view that is as old as now is of a clock that stands still: read again."""
        return key in self.all(read)

    def all(self, read: Callable[[], list[tuple[str]]]) -> frozenset[str]:
        """Those that have a record."""
        now = self._clock.lease_ms()
        if not 0 < now - self._read_at < SICK_VIEW_MS:
            self._keys = frozenset(row[0] for row in read())
            self._read_at = now
        return self._keys

    def forget(self) -> None:
        """Something changed: read again."""
        self._read_at = -1.0


class Calls:
    """The operations for ``GroupWriter``. ``ended`` collects the keys whose waiters have reason to look again."""

    def __init__(self, clock: Clock, owners: Owners) -> None:
        self._clock = clock
        self._owners = owners
        self.sick = Sick(clock)
        self.ended: list[str] = []
        self.begin()

    def begin(self) -> None:
        """A new transaction: everything in it happens at one moment."""
        clock = self._clock
        self._beat: float | None = None
        self._now, self._lease_now, self._boot = (
            clock.now_ms(),
            clock.lease_ms(),
            rows.boot_number(clock.boot()),
        )

    # --- claim ----------------------------------------------------------------------------------------------------

    def claim(self, cursor: sqlite3.Cursor, effect: Claim) -> Answer:
        """Take a call that has a key."""
        if self._owners.is_due(self._lease_now):
            self.beat(cursor)
        if _is_longer(effect):
            return self._claim_longer(cursor, effect)
        cursor.execute(_CLAIM, self._claim_values(effect))
        if cursor.rowcount != 1:
            return self._claim_taken(cursor, effect)
        return self._claim_fresh(cursor, effect, cursor.lastrowid or 0)

    def claim_many(self, cursor: sqlite3.Cursor, effects: Sequence[Claim]) -> list[Answer]:
        """Take ``TOGETHER`` calls that have keys."""
        if self._owners.is_due(self._lease_now):
            self.beat(cursor)
        if any(map(_is_longer, effects)):
            return [self.claim(cursor, effect) for effect in effects]
        values: list[object] = []
        for effect in effects:
            values += self._claim_values(effect)
        cursor.execute(_CLAIM_MANY, values)
        added, last = cursor.rowcount, cursor.lastrowid or 0
        if added == TOGETHER:
            first = last - TOGETHER + 1
            return [self._claim_fresh(cursor, effect, first + n) for n, effect in enumerate(effects)]
        if added:
            cursor.execute(LEDGER["unclaim_span"], (last - added + 1, last))
        return [self.claim(cursor, effect) for effect in effects]

    def _claim_values(self, effect: Claim) -> rows.Row:
        who, holder = effect.principal, effect.holder
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
            who.tenant,
            who.id,
            rows.encode(who.roles) if who.roles else None,
            self._now,
            self._now,
            effect.contract_hash,
            effect.session,
            effect.request,
            effect.model_call,
        )

    def _claim_fresh(self, cursor: sqlite3.Cursor, effect: Claim, entry_id: int) -> Answer:
        """The key was free: pay, or withdraw the claim before anybody has seen it."""
        claimed = Claimed(entry_id, 1, 1, None)
        if effect.holder is not None:
            self._owners.claimed(entry_id, self._lease_now + effect.lease_ms)
        if effect.run_id is None:
            return claimed
        move = self._pay(cursor, ledger.Move(claimed, executes=True), effect)
        if isinstance(move.answer, Exhausted):
            cursor.execute(LEDGER["unclaim"], (entry_id,))
        return move.answer

    def claim_read(self, cursor: sqlite3.Cursor, effect: Claim) -> Answer:
        """Pay for a read; it has no row."""
        if effect.approval or effect.quotas:
            return self._claim_longer(cursor, effect)
        return self._pay(cursor, budget.READ_CLAIM, effect).answer

    def _claim_taken(self, cursor: sqlite3.Cursor, effect: Claim) -> Answer:
        """The key is in use: ask the table what becomes of the claim."""
        effect = ledger.held_by(effect, self._owners.process)
        entry = self._as_known(cursor, self._live(cursor, effect.key))
        (new_id,) = cursor.execute(LEDGER["next_id"]).fetchone()
        move = ledger.claim(entry, effect, now=self._now, lease_now=self._lease_now, new_id=new_id)
        if effect.run_id is not None:
            move = self._charge(cursor, move, effect)
        return self._written(cursor, move, new_id)

    def _written(self, cursor: sqlite3.Cursor, move: ledger.Move, new_id: int) -> Answer:
        if move.retired is not None and move.entry is not None:
            cursor.execute(LEDGER["retire"], (move.retired.entry_id,))
        if move.entry is not None:
            self.put(cursor, move.entry, new=move.entry.entry_id == new_id)
            if isinstance(move.answer, Claimed) and move.entry.holder:
                self._owners.claimed(move.entry.entry_id, move.entry.lease_until)
        return move.answer

    def _claim_longer(self, cursor: sqlite3.Cursor, effect: Claim) -> Answer:
        """Take a call that a person had to approve, that has quotas, or is known by more than its key; use what it needs to run."""
        if effect.key is None:
            move, new_id = budget.READ_CLAIM, 0
        else:
            (new_id,) = cursor.execute(LEDGER["next_id"]).fetchone()
            effect = ledger.held_by(effect, self._owners.process)
            entry = self._as_known(cursor, self._met(cursor, effect))
            move = ledger.claim(entry, effect, now=self._now, lease_now=self._lease_now, new_id=new_id)
        used = None
        if move.executes and effect.approval:
            row = cursor.execute(LEDGER["granted"], (effect.approval, self._now)).fetchone()
            used = row and approval.used(rows.approval_of(row), by=effect.owner, now=self._now)
            if used is None:
                return ApprovalMissing()
        over = self._over_quota(cursor, effect) if move.executes else None
        if over is not None:
            return over
        if effect.run_id is not None:
            move = self._charge(cursor, move, effect)
        if move.executes and isinstance(move.answer, Claimed):
            if used is not None:
                self._put_approval(cursor, used)
            uses = quotas.uses(effect, move.answer, self._now)
            cursor.executemany(LEDGER["use_quota"], [astuple(one) for one in uses])
        return self._written(cursor, move, new_id)

    def _over_quota(self, cursor: sqlite3.Cursor, effect: Claim) -> QuotaOver | None:
        """The quota that has no room for the claim. One writer at a time: what is read here still holds at the write."""
        answers = []
        for take in quotas.held(effect):
            within = take.quota, self._now - take.window_ms
            (used,) = cursor.execute(LEDGER["quota_sum"], within).fetchone()
            distinct = take.measure == "distinct"
            values = cursor.execute(LEDGER["quota_values"], within).fetchall() if distinct else ()
            if quotas.is_over(take, used, frozenset(value for (value,) in values)):
                found = cursor.execute(LEDGER["quota_uses"], within).fetchall()
                answers.append(quotas.over(take, [quotas.QuotaUse(*row) for row in found], self._now))
        return quotas.strictest(answers)

    def give_back_quotas(self, cursor: sqlite3.Cursor, used_by: str) -> None:
        """Whoever took of quotas has done nothing."""
        cursor.execute(LEDGER["give_back_quotas"], (used_by,))

    def _give_back(self, cursor: sqlite3.Cursor, effect: Settle) -> None:
        """The call had no effect: the approval that it used may serve again."""
        row = cursor.execute(LEDGER["used_approval"], (effect.approval, effect.owner)).fetchone()
        self._give_back_used(cursor, row, effect.owner)

    def give_back_approval_of(self, cursor: sqlite3.Cursor, entry: LedgerEntry) -> None:
        """The call of this entry had no effect, as is known now: the approval that it used may serve again."""
        user = approval.user_of(entry)
        row = cursor.execute(LEDGER["approval_used_by"], (entry.tool, user)).fetchone()
        self._give_back_used(cursor, row, user)

    def _give_back_used(self, cursor: sqlite3.Cursor, row: rows.Row | None, by: str) -> None:
        free = None if row is None else approval.given_back(rows.approval_of(row), by=by)
        if free is not None:
            self._put_approval(cursor, free, given_back=True)

    def _put_approval(self, cursor: sqlite3.Cursor, one: Approval, *, given_back: bool = False) -> None:
        cursor.execute(
            LEDGER["put_approval"], (one.state, one.decided_by, one.reason, one.used_by, one.handle)
        )
        event = audit.of_approval(one, self._now, given_back=given_back)
        cursor.execute(AUDIT["note"], rows.event_row(event))

    def _pay(self, cursor: sqlite3.Cursor, move: ledger.Move, effect: Claim) -> ledger.Move:
        """Take a call from the run by the guarded update; where the guard holds, ask the arithmetic which limit it was."""
        paid = cursor.execute(
            _TAKE,
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
            return self._charge(cursor, move, effect)
        claimed = move.answer
        assert isinstance(claimed, Claimed)
        limit_ms, spent_ms, deadline = paid
        left = budget.least_left(limit_ms, spent_ms, deadline, self._lease_now)
        return ledger.Move(Claimed(claimed.entry_id, claimed.fence, claimed.attempt, left))

    def _charge(self, cursor: sqlite3.Cursor, move: ledger.Move, effect: Claim) -> ledger.Move:
        run = effect.principal.tenant, effect.run_id or ""
        spent = self._spending(cursor, run, effect.tool, effect.limits)
        move, paid = budget.charge(move, spent, self._lease_now, effect.args_hash)
        if paid is not spent:
            self._spend(cursor, effect.tool, spent, paid)
        return move

    # --- settle ---------------------------------------------------------------------------------------------------

    def settle(self, cursor: sqlite3.Cursor, effect: Settle) -> Answer:
        """Write how a call ended, and what that says of its endpoint and its run."""
        if effect.key is not None:
            refused = self._settle_entry(cursor, effect)
            if refused is not None:
                return refused
        if effect.approval:
            self._give_back(cursor, effect)
        if effect.returns:
            self.give_back_quotas(cursor, effect.returns)
        return self._spread(cursor, effect)

    def settle_many(self, cursor: sqlite3.Cursor, effects: Sequence[Settle]) -> list[Answer]:
        """Write how ``TOGETHER`` calls ended. Settling again what was settled a moment ago changes nothing."""
        values: list[object] = [self._now]
        if any(effect.approval or effect.returns for effect in effects):
            return [self.settle(cursor, effect) for effect in effects]
        for effect in effects:
            values += self._settle_values(effect)
        cursor.execute(_SETTLE_MANY, values)
        if cursor.rowcount != TOGETHER:
            return [self.settle(cursor, effect) for effect in effects]
        self.ended += [effect.key or "" for effect in effects]
        cursor.execute(_ENDED_MANY, [effect.entry_id for effect in effects])
        if not all(effect.healthy for effect in effects):
            return [self._spread(cursor, effect) for effect in effects]
        sick = self.sick.all(lambda: cursor.execute(LEDGER["sick"]).fetchall())
        return [
            self._spread(cursor, effect) if effect.run_id is not None or effect.breaker in sick else _SETTLED
            for effect in effects
        ]

    def _settle_values(self, effect: Settle) -> rows.Row:
        state = effect.state
        return (
            state,
            None if effect.outcome is None else rows.encode(effect.outcome),
            self._now + effect.ttl_s * 1000 if state in ledger.FINISHED else None,
            effect.entry_id,
            effect.fence,
            effect.key,
        )

    def _settle_entry(self, cursor: sqlite3.Cursor, effect: Settle) -> Answer | None:
        if effect.state != "claimed":
            cursor.execute(_SETTLE, (self._now, *self._settle_values(effect)))
            if cursor.rowcount == 1:
                self.ended.append(effect.key or "")
                cursor.execute(_ENDED, (effect.entry_id, "settled", "", ""))
                return None
        return ledger.settle(self._live(cursor, effect.key), effect, now=self._now).answer

    def _spread(self, cursor: sqlite3.Cursor, effect: Settle) -> Answer:
        """Tell the breaker and the run."""
        if effect.healthy is not None:
            self._observe(cursor, effect)
        if effect.run_id is not None:
            self._end_in_run(cursor, (effect.tenant, effect.run_id), effect)
        return _SETTLED

    def _observe(self, cursor: sqlite3.Cursor, effect: Settle) -> None:
        key, healthy = effect.breaker, bool(effect.healthy)
        if healthy and not self.sick.has(key, lambda: cursor.execute(LEDGER["sick"]).fetchall()):
            return
        record = self._breaker(cursor, key)
        seen = breaker.observe(record, healthy=healthy, now=self._lease_now)
        self._keep_breaker(cursor, key, record, seen)

    def _end_in_run(self, cursor: sqlite3.Cursor, run: RunKey, effect: Settle) -> None:
        tool, code = effect.tool, effect.code
        cursor.execute(LEDGER["charge_time"], (effect.spent_ms, budget.has_written(effect), self._now, *run))
        if code is None:
            cursor.execute(LEDGER["use_succeeded"], (*run, tool))
        else:
            use, writes = self._use(cursor, run, tool), self._writes(cursor, run)
            self._put_use(cursor, run, tool, budget.count_ending(use, code, effect.args_hash, writes))

    def _writes(self, cursor: sqlite3.Cursor, run: RunKey) -> int:
        row = cursor.execute(LEDGER["run_writes"], run).fetchone()
        return 0 if row is None else int(row[0])

    def count_refusal(self, cursor: sqlite3.Cursor, effect: CountRefusal) -> Answer:
        """Count a refusal before the claim."""
        run = effect.tenant, effect.run_id
        use = self._use(cursor, run, effect.tool)
        use, answer = budget.count_refusal(use, effect, self._writes(cursor, run))
        self._put_use(cursor, run, effect.tool, use)
        return answer

    # --- reserve --------------------------------------------------------------------------------------------------

    def reserve(self, cursor: sqlite3.Cursor, effect: Reserve) -> Answer:
        """Ask a breaker that has a record, and take a retry from the run: one probe for all processes."""
        record = self._breaker(cursor, effect.breaker)
        answer, admitted = breaker.admit(record, effect.effect, self._lease_now)
        if effect.attempt > 1 and effect.run_id is not None and not isinstance(answer, BreakerOpen):
            run = effect.tenant, effect.run_id
            spent = self._spending(cursor, run, effect.tool, effect.limits)
            paid = budget.take_retry(spent, self._lease_now)
            if isinstance(paid, Exhausted):
                return paid
            self._spend(cursor, effect.tool, spent, paid)
        self._keep_breaker(cursor, effect.breaker, record, admitted)
        return answer

    # --- keeping --------------------------------------------------------------------------------------------------

    def put(self, cursor: sqlite3.Cursor, entry: LedgerEntry, *, new: bool = False) -> None:
        """Write an entry as it is now; one that is not running any more has lapsed."""
        cursor.execute(LEDGER["add" if new else "change"], rows.entry_row(entry, self._boot))
        if entry.state != "claimed":
            self._end(cursor, entry, "lapsed", "", "")

    def decide(self, cursor: sqlite3.Cursor, entry: LedgerEntry, by: str, why: str) -> None:
        """Write an entry as somebody has decided it."""
        cursor.execute(LEDGER["change"], rows.entry_row(entry, self._boot))
        self._end(cursor, entry, "decided", by, why)

    def _end(self, cursor: sqlite3.Cursor, entry: LedgerEntry, kind: str, by: str, why: str) -> None:
        self.ended.append(entry.key)
        cursor.execute(_ENDED, (entry.entry_id, kind, by, why))

    def _live(self, cursor: sqlite3.Cursor, key: str | None) -> LedgerEntry | None:
        row = cursor.execute(LEDGER["by_key"], (key,)).fetchone()
        return None if row is None else rows.entry_of(row, self._boot)

    def _met(self, cursor: sqlite3.Cursor, effect: Claim) -> LedgerEntry | None:
        if not ledger.is_known_by_more(effect):
            return self._live(cursor, effect.key)
        found = cursor.execute(LEDGER["met"], rows.met_values(effect)).fetchall()
        return ledger.met((rows.entry_of(row, self._boot) for row in found), effect, now=self._now)

    def _as_known(self, cursor: sqlite3.Cursor, entry: LedgerEntry | None) -> LedgerEntry | None:
        """With the lease that its owner has left: one that shows no signs of life has none."""
        if entry is None or entry.state != "claimed":
            return entry
        process = process_of(entry.holder)
        found = cursor.execute(LEDGER["sign_of_life"], (process,)).fetchone()
        lease_until = self._owners.lease_of(process, entry.lease_until, found and self.heard(*found))
        return entry if lease_until == entry.lease_until else replace(entry, lease_until=lease_until)

    def heard(self, boot: int, beat: float) -> float:
        """The moment of a sign of life on the clock of this boot."""
        return beat if boot == self._boot else rows.ANOTHER_BOOT

    # --- signs of life --------------------------------------------------------------------------------------------

    def beat(self, cursor: sqlite3.Cursor, _argument: object = None) -> None:
        """Write that this process is alive; it counts once it is committed."""
        cursor.execute(LEDGER["beat"], (self._owners.process, self._boot, self._lease_now))
        self._beat = self._lease_now

    def committed(self) -> None:
        """What was written is durable."""
        if self._beat is not None:
            self._owners.shown(self._beat)

    def keeps(self, cursor: sqlite3.Cursor, claim: tuple[str, int, int]) -> bool:
        """Whether this claim of this process still stands; with a sign of life."""
        self.beat(cursor)
        key, entry_id, fence = claim
        entry = self._live(cursor, key)
        return entry is not None and ledger.stands(entry, entry_id, fence)

    def _breaker(self, cursor: sqlite3.Cursor, key: str) -> BreakerRecord:
        return rows.breaker_of(cursor.execute(LEDGER["breaker"], (key,)).fetchone(), self._boot)

    def _keep_breaker(self, cursor: sqlite3.Cursor, key: str, was: BreakerRecord, is_: BreakerRecord) -> None:
        if is_ == breaker.CLOSED:
            cursor.execute(LEDGER["drop_breaker"], (key,))
        elif is_ != was:
            cursor.execute(LEDGER["put_breaker"], rows.breaker_row(key, is_, self._boot))
        self.sick.forget()

    def _use(self, cursor: sqlite3.Cursor, run: RunKey, tool: str) -> ToolUse:
        return rows.use_of(cursor.execute(LEDGER["use"], (*run, tool)).fetchone())

    def _put_use(self, cursor: sqlite3.Cursor, run: RunKey, tool: str, use: ToolUse) -> None:
        counts = (use.retries, use.last_code, use.same_failures, use.last_args, use.last_writes)
        cursor.execute(LEDGER["put_use"], (*run, tool, *counts, self._now))

    def _spending(self, cursor: sqlite3.Cursor, run: RunKey, tool: str, limits: RunLimits) -> budget.Spending:
        row = cursor.execute(LEDGER["run"], run).fetchone()
        if row is None:
            spent = budget.open_run(*run, limits, self._lease_now)
        else:
            spent = rows.run_of(run, row, self._boot)
        return budget.Spending(spent, self._use(cursor, run, tool))

    def _spend(
        self, cursor: sqlite3.Cursor, tool: str, spent: budget.Spending, paid: budget.Spending
    ) -> None:
        cursor.execute(LEDGER["put_run"], rows.run_row(paid.run, self._boot, self._now))
        if paid.use != spent.use:
            self._put_use(cursor, (paid.run.tenant, paid.run.run_id), tool, paid.use)
