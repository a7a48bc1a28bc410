"""The in-memory store. Its contents are lost with the process: for reads, tests and experiments.

May not decide anything: every decision is a pure function of ``core``; this module stores, locks and wakes.
One lock guards all records. A read with a healthy breaker and no run needs neither record nor lock and
touches none.
"""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from heapq import nlargest, nsmallest
from operator import attrgetter
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from callwright.core.policy import quotas
from callwright.core.records import circuit_breaker, ledger, run_budget
from callwright.core.records.kept_results import (
    DEFAULT_LIMITS,
    ResultLimits,
    erase_outcome,
    is_apart,
    place_outcome,
)
from callwright.core.records.store_rules import STORE_RULES, StoreRules
from callwright.domain.contract import EffectClass
from callwright.domain.doubts import LedgerDoubt
from callwright.domain.effects import (
    AlreadySettled,
    Answer,
    ApprovalMissing,
    AwaitSettle,
    BreakerOpen,
    Claim,
    Claimed,
    CountRefusal,
    Exhausted,
    Reserve,
    Reserved,
    Settle,
    Settled,
    WaitedOut,
    Woken,
)
from callwright.domain.records import (
    BreakerRecord,
    EntryFilter,
    InDoubtCount,
    LedgerEntry,
    LedgerState,
    Outcome,
    RunBudget,
    RunLimits,
    ToolUse,
    UnreadableRow,
)
from callwright.domain.stored_data import ErasedState, RewrittenPart, StoredKind, StoredRecord
from callwright.ports import Clock, StoreEffect
from callwright.stores import stored_decoding
from callwright.stores.doubt_statistics import summarise_doubts
from callwright.stores.key_waiters import KeyWaiters, make_task_waker
from callwright.stores.memory_quotas import QuotaUses
from callwright.stores.memory_records import MemoryRecords

RUN_RETENTION_MS = 24 * 3600 * 1000
"""A run is forgotten this long after its last call; until then its budget does not restart."""

_READ_CLAIMED = Claimed(0, 0, 1, None)
_RESERVED = Reserved()
_SETTLED = Settled()
_WOKEN = Woken()
_WAITED_OUT = WaitedOut()


_get_entry_id = attrgetter("entry_id")
_RunKey = tuple[str, str]
"""Tenant and id of a run."""


class _RunState:
    """State of one run. ``budget`` is None while only refusals have been counted."""

    __slots__ = ("budget", "heard", "uses")

    def __init__(self) -> None:
        self.budget: RunBudget | None = None
        self.uses: dict[str, ToolUse] = {}
        self.heard = 0.0


class MemoryStore(MemoryRecords):
    """``ports.Store`` in memory. Never fails; the data does not outlive the process.

    Args:
        clock: Times leases, budgets and waits in a running loop. A blocking wait is timed by its own event.
        rules: The decision functions. Pass others than ``STORE_RULES`` only to prove that a broken rule is detected.
        results: How long a result may be in the record of its call, and how long to be kept at all.
    """

    durability: Literal["process"] = "process"

    def __init__(
        self, clock: Clock, rules: StoreRules = STORE_RULES, results: ResultLimits = DEFAULT_LIMITS
    ) -> None:
        super().__init__(clock)
        self._limits = results
        self._apart: dict[int, tuple[Outcome, int]] = {}
        self._rules = rules
        self._waiters = KeyWaiters()
        self._entries: dict[str, LedgerEntry] = {}
        self._keys: dict[int, str] = {}
        self._read_keys: dict[str, str] = {}
        self._last_id = 0
        self._archived = 0
        self._runs: dict[_RunKey, _RunState] = {}
        self._breakers: dict[str, BreakerRecord] = {}
        self._quotas = QuotaUses()
        self._answers: dict[type, Callable[[Any], Answer]] = {
            Claim: self._claim,
            Reserve: self._reserve,
            Settle: self._settle,
            CountRefusal: self._count_refusal,
            AwaitSettle: self._await_settle,
        }

    # --- effects
    # ------------------------------------------------------------------------------------------------

    def perform_effect(self, effect: StoreEffect) -> Answer:
        """Answer an effect, blocking. Thread-safe."""
        return self._answers[type(effect)](effect)

    def perform_effect_async(self, effect: StoreEffect) -> Answer | Awaitable[Answer]:
        """Answer immediately; only a wait for a running call returns an awaitable."""
        if type(effect) is not AwaitSettle:
            return self._answers[type(effect)](effect)
        return _WOKEN if self._compute_lease_left(effect.key) is None else self._await_settle_async(effect)

    def _claim(self, effect: Claim) -> Answer:
        if effect.key is None:
            free = effect.run_id is None and not effect.approval and not effect.quotas
            return _READ_CLAIMED if free else self._claim_read(effect)
        with self._lock:
            lease_now = self._clock.lease_ms()
            now = self._clock.now_ms()
            entry = (
                self._find_met_entry(effect, now)
                if effect.also or effect.read_key
                else self._entries.get(effect.key)
            )
            move = self._rules.claim(entry, effect, now=now, lease_now=lease_now, new_id=self._last_id + 1)
            if effect.run_id is not None or effect.approval or effect.quotas:
                move = self._charge_claim(move, effect, lease_now)
            return self._fill_answer(self._apply_move(move).answer)

    def _find_met_entry(self, effect: Claim, now: int) -> LedgerEntry | None:
        keys = (effect.key or "", self._read_keys.get(effect.read_key, ""), *(one.key for one in effect.also))
        found = {key: self._entries[key] for key in keys if key in self._entries}
        return ledger.find_met_entry(found.values(), effect, now=now)

    def _claim_read(self, effect: Claim) -> Answer:
        with self._lock:
            return self._charge_claim(run_budget.READ_CLAIM_MOVE, effect, self._clock.lease_ms()).answer

    def _charge_claim(self, move: ledger.LedgerMove, effect: Claim, lease_now: float) -> ledger.LedgerMove:
        """Charge run, approval and quotas for the claim. If one of them cannot pay, nothing is written."""
        if not ((effect.approval or effect.quotas) and move.executes):
            return self._charge_run(move, effect, lease_now)
        used = self.find_usable_approval(effect.approval, effect.owner) if effect.approval else None
        if effect.approval and used is None:
            return ledger.LedgerMove(ApprovalMissing())
        now = self._clock.now_ms()
        over = self._quotas.find_exceeded(effect, now)
        if over is not None:
            return ledger.LedgerMove(over)
        move = self._charge_run(move, effect, lease_now)
        if isinstance(move.answer, Claimed):
            self._quotas.record_uses(quotas.make_quota_uses(effect, move.answer, now))
            if used is not None:
                self.save_approval(used)
        return move

    def _charge_run(self, move: ledger.LedgerMove, effect: Claim, lease_now: float) -> ledger.LedgerMove:
        if effect.run_id is None:
            return move
        key = effect.principal.tenant, effect.run_id
        run, spent = self._load_spending(key, effect.tool, effect.limits, lease_now)
        move, paid = self._rules.charge(move, spent, lease_now, effect.args_hash)
        if paid is not spent:
            self._save_spending(run, effect.tool, paid)
        return move

    def _reserve(self, effect: Reserve) -> Answer:
        again = effect.attempt > 1 and effect.run_id is not None
        if not again and effect.breaker not in self._breakers:
            return _RESERVED
        with self._lock:
            lease_now = self._clock.lease_ms()
            record = self._breakers.get(effect.breaker, circuit_breaker.CLOSED_BREAKER)
            answer, record = circuit_breaker.admit_attempt(record, effect.effect, lease_now)
            if again and not isinstance(answer, BreakerOpen):
                exhausted = self._take_retry(effect, lease_now)
                if exhausted is not None:
                    return exhausted
            self._save_breaker(effect.breaker, record)
            return answer

    def _take_retry(self, effect: Reserve, lease_now: float) -> Exhausted | None:
        key = effect.tenant, effect.run_id or ""
        run, spent = self._load_spending(key, effect.tool, effect.limits, lease_now)
        paid = run_budget.take_retry(spent, lease_now)
        if isinstance(paid, Exhausted):
            return paid
        self._save_spending(run, effect.tool, paid)
        return None

    def _settle(self, effect: Settle) -> Answer:
        free = effect.key is None and effect.run_id is None and not (effect.approval or effect.returns)
        if free and self._leaves_breaker_unchanged(effect):
            return _SETTLED
        with self._lock:
            if effect.key is not None:
                entry = self._entries.get(effect.key)
                move = self._apply_move(
                    self._rules.settle(entry, effect, now=self._clock.now_ms()), "settled"
                )
                if move.entry is None:
                    return move.answer
            if effect.approval:
                self.give_back_approval(effect.approval, effect.owner)
            if effect.returns:
                self._quotas.give_back_uses(effect.returns)
            if effect.run_id is not None or not self._leaves_breaker_unchanged(effect):
                self._update_breaker_and_run(effect)
            return _SETTLED

    def _leaves_breaker_unchanged(self, effect: Settle) -> bool:
        return effect.healthy is None or (effect.healthy and effect.breaker not in self._breakers)

    def _update_breaker_and_run(self, effect: Settle) -> None:
        if not self._leaves_breaker_unchanged(effect):
            record = self._breakers.get(effect.breaker, circuit_breaker.CLOSED_BREAKER)
            healthy = bool(effect.healthy)
            record = circuit_breaker.observe_attempt(record, healthy=healthy, now=self._clock.lease_ms())
            self._save_breaker(effect.breaker, record)
        if effect.run_id is not None:
            run = self._touch_run((effect.tenant, effect.run_id), self._clock.lease_ms())
            use, writes = run.uses.get(effect.tool, run_budget.UNUSED_TOOL), 0
            if run.budget is not None:
                run.budget = run_budget.charge_ended_call(run.budget, effect)
                writes = run.budget.writes
            run.uses[effect.tool] = run_budget.count_ending(use, effect.code, effect.args_hash, writes)

    def _count_refusal(self, effect: CountRefusal) -> Answer:
        with self._lock:
            run = self._touch_run((effect.tenant, effect.run_id), self._clock.lease_ms())
            use = run.uses.get(effect.tool, run_budget.UNUSED_TOOL)
            use, answer = run_budget.count_refusal(use, effect, run.budget.writes if run.budget else 0)
            run.uses[effect.tool] = use
            return answer

    # --- waiting ------------------------------------------------------------------------------------------------

    def _await_settle(self, effect: AwaitSettle) -> Answer:
        event = threading.Event()
        with self._waiters.register_waiter(effect.key, event.set):
            left = self._compute_lease_left(effect.key)
            if left is None or event.wait(min(effect.upto_ms, left) / 1000):
                return _WOKEN
        return _WOKEN if left <= effect.upto_ms else _WAITED_OUT

    async def _await_settle_async(self, effect: AwaitSettle) -> Answer:
        event = asyncio.Event()
        with self._waiters.register_waiter(effect.key, make_task_waker(asyncio.get_running_loop(), event)):
            left = self._compute_lease_left(effect.key)
            if left is None or await self._wait_for_event(event, min(effect.upto_ms, left)):
                return _WOKEN
        return _WOKEN if left <= effect.upto_ms else _WAITED_OUT

    async def _wait_for_event(self, event: asyncio.Event, ms: float) -> bool:
        woken = asyncio.ensure_future(event.wait())
        asleep = asyncio.ensure_future(self._clock.sleep_async(ms))
        try:
            await asyncio.wait({woken, asleep}, return_when=asyncio.FIRST_COMPLETED)
            return event.is_set()
        finally:
            woken.cancel()
            asleep.cancel()

    def _compute_lease_left(self, key: str) -> float | None:
        """Return the milliseconds until the running call with this key counts as dead; None if none is running."""
        entry = self._entries.get(key)
        if entry is None or entry.state != "claimed":
            return None
        left = entry.lease_until - self._clock.lease_ms()
        return None if left < 0 else left + 1

    # --- writing; the lock is held
    # -----------------------------------------------------------------------------

    def _apply_move(self, move: ledger.LedgerMove, kind: str = "lapsed") -> ledger.LedgerMove:
        if move.retired is not None and move.entry is not None:
            self._archive_entry(move.retired)
        if move.entry is not None:
            self._save_entry(move.entry, kind)
        return move

    def _save_entry(self, entry: LedgerEntry, kind: str, by: str = "", why: str = "") -> None:
        """Store an entry; ``kind`` says how it ended, if it has."""
        placed = place_outcome(entry.outcome, self._limits)
        if placed.apart is not None and entry.outcome is not None:
            self._apart[entry.entry_id] = (entry.outcome, len(placed.apart))
        if placed.row is not entry.outcome:
            entry = replace(entry, outcome=placed.row)
        self._entries[entry.key] = entry
        self._keys[entry.entry_id] = entry.key
        if entry.read_key:
            self._read_keys[entry.read_key] = entry.key
        self._last_id = max(self._last_id, entry.entry_id)
        if entry.state != "claimed":
            self.append_entry_end(entry, kind, by, why)
            self._waiters.wake_waiters(entry.key)

    def _fill_answer(self, answer: Answer) -> Answer:
        """Return the answer to a claim with the outcome that is stored apart."""
        if type(answer) is not AlreadySettled or not is_apart(answer.outcome):
            return answer
        return replace(answer, outcome=self._apart[answer.entry_id][0])

    def _fill_entry(self, entry: LedgerEntry | None) -> LedgerEntry | None:
        if entry is None or not is_apart(entry.outcome):
            return entry
        return replace(entry, outcome=self._apart[entry.entry_id][0])

    def _archive_entry(self, entry: LedgerEntry) -> None:
        del self._entries[entry.key]
        del self._keys[entry.entry_id]
        self._apart.pop(entry.entry_id, None)
        if self._read_keys.get(entry.read_key) == entry.key:
            del self._read_keys[entry.read_key]
        self._archived += 1

    def _save_breaker(self, key: str, record: BreakerRecord) -> None:
        if record == circuit_breaker.CLOSED_BREAKER:
            self._breakers.pop(key, None)
        else:
            self._breakers[key] = record

    def _touch_run(self, key: _RunKey, lease_now: float) -> _RunState:
        run = self._runs.get(key)
        if run is None:
            run = self._runs[key] = _RunState()
        run.heard = lease_now
        return run

    def _load_spending(
        self, key: _RunKey, tool: str, limits: RunLimits, lease_now: float
    ) -> tuple[_RunState, run_budget.RunSpending]:
        run = self._touch_run(key, lease_now)
        opened = run.budget or run_budget.open_run_budget(*key, limits, lease_now)
        return run, run_budget.RunSpending(opened, run.uses.get(tool, run_budget.UNUSED_TOOL))

    def _save_spending(self, run: _RunState, tool: str, paid: run_budget.RunSpending) -> None:
        run.budget = paid.run
        if paid.use is not run_budget.UNUSED_TOOL:
            run.uses[tool] = paid.use

    def holds_claim(self, key: str, entry_id: int, fence: int) -> bool:
        """Return whether this claim is still current."""
        entry = self._entries.get(key)
        return entry is not None and ledger.is_claim_current(entry, entry_id, fence)

    # --- entries, for operators
    # ---------------------------------------------------------------------------------

    def mark_delivered(self, entry_id: int) -> None:
        """Record that the caller has received this entry's answer."""
        with self._lock:
            key = self._keys.get(entry_id)
            if key is not None:
                self._entries[key] = ledger.deliver_entry(self._entries[key])

    def list_entries(
        self,
        *,
        state: EntryFilter | None = None,
        tool: str | None = None,
        run_id: str | None = None,
        limit: int = 100,
    ) -> list[LedgerEntry]:
        """Return live ledger entries, newest first."""
        chosen = (row for row in self._select_entries(state, tool) if run_id in (None, row.run_id))
        return nlargest(limit, chosen, key=_get_entry_id)

    def scan_entries(
        self,
        *,
        after: int = 0,
        state: EntryFilter | None = None,
        tool: str | None = None,
        limit: int = 1_000,
    ) -> list[LedgerEntry]:
        """Return the next live entries after ``after``, oldest first."""
        return nsmallest(
            limit,
            (row for row in self._select_entries(state, tool) if row.entry_id > after),
            key=_get_entry_id,
        )

    def _select_entries(self, state: EntryFilter | None, tool: str | None) -> Iterator[LedgerEntry]:
        with self._lock:
            rows = list(self._entries.values())
        lease_now = self._clock.lease_ms()
        for row in rows:
            if tool not in (None, row.tool):
                continue
            if state in (None, row.state) or (
                state == "in_doubt" and ledger.is_in_doubt(row, lease_now=lease_now)
            ):
                yield row

    def count_doubts(self) -> list[InDoubtCount]:
        """Count calls in doubt by tool and effect class."""
        groups: dict[tuple[str, EffectClass], list[LedgerEntry]] = {}
        for row in self._select_entries("in_doubt", None):
            groups.setdefault((row.tool, row.effect), []).append(row)
        return [
            InDoubtCount(
                tool=tool,
                effect=effect,
                unknown=sum(row.state == "unknown" for row in rows),
                silent=sum(row.state == "claimed" for row in rows),
                oldest_at=min(row.created_at for row in rows),
            )
            for (tool, effect), rows in sorted(groups.items())
        ]

    def find_unreadable_rows(self, *, limit: int = 100) -> list[UnreadableRow]:  # noqa: ARG002 - memory holds objects, so there is no row to decode
        """Return an empty list: memory holds objects, so there is no row to decode."""
        return []

    def get_entry(self, key: str) -> LedgerEntry | None:
        """Return the live entry with this key, or None."""
        with self._lock:
            return self._fill_entry(self._entries.get(key))

    def find_archived_entries(self, key: str, *, limit: int = 20) -> list[LedgerEntry]:  # noqa: ARG002 - memory keeps only their number
        """Return an empty list: memory keeps only the number of archived entries."""
        return []

    def find_met_entry(self, effect: Claim) -> LedgerEntry | None:
        """Return the live entry that this claim would meet, or None."""
        with self._lock:
            return self._fill_entry(self._find_met_entry(effect, self._clock.now_ms()))

    def decide_entry(
        self,
        entry_id: int,
        state: LedgerState,
        *,
        by: str,
        why: str,
        outcome: Outcome | None = None,
        seen: LedgerEntry | None = None,
    ) -> bool:
        """Resolve an unknown entry by an operator or a reconciler.

        Return False if it is not unknown, or has changed since ``seen``.
        """
        with self._lock:
            key = self._keys.get(entry_id)
            if key is None:
                return False
            now = self._clock.now_ms()
            entry = self._entries[key]
            decided = ledger.decide_entry(entry, state, by=by, why=why, outcome=outcome, now=now, seen=seen)
            if decided is not None:
                self._save_entry(decided, "decided", by, why)
                if state != "committed":
                    self._quotas.give_back_uses(quotas.render_entry_user(entry_id, entry.attempt))
                    self.give_back_approval_of_entry(decided)
            return decided is not None

    def list_doubts(self) -> list[LedgerDoubt]:
        """Return no doubt: no other process reaches this memory, and it ends with this one."""
        return []

    def put_in_doubt(self, doubt: LedgerDoubt) -> None:
        """Store nothing: there is never a doubt."""

    def accept_doubts(self, *, by: str, why: str) -> list[LedgerDoubt]:  # noqa: ARG002 - the signature of the port
        """Accept nothing: there is never a doubt."""
        return []

    def get_breaker(self, key: str) -> BreakerRecord:
        """Return the breaker's record; a closed one if nothing has failed lately."""
        record = self._breakers.get(key, circuit_breaker.CLOSED_BREAKER)
        return (
            circuit_breaker.CLOSED_BREAKER
            if circuit_breaker.is_breaker_forgotten(record, self._clock.lease_ms())
            else record
        )

    # --- records with content -------------------------------------------------------------------------------------

    def scan_stored(self, kind: StoredKind) -> Iterator[StoredRecord]:
        """Yield the records of a kind; memory keeps nothing of archived entries."""
        return self._scan_entries() if kind == "entry" else self.scan_other_records(kind)

    def _scan_entries(self) -> Iterator[StoredRecord]:
        with self._lock:
            rows = list(self._entries.values())
        for row in rows:
            filled = self._fill_entry(row)
            yield stored_decoding.make_entry_record(
                stored_decoding.entry_to_held(filled or row), archived=False
            )

    def erase_stored(self, kind: StoredKind, places: Sequence[str]) -> dict[str, ErasedState]:
        """Erase the content of these records."""
        with self._lock:
            if kind != "entry":
                return {place: self.erase_other_record(kind, place) for place in places}
            return {place: self._erase_entry(int(place)) for place in places}

    def rewrite_stored(self, kind: StoredKind, parts: Sequence[RewrittenPart]) -> int:
        """Replace content by another form of it."""
        with self._lock:
            rewrite = self._rewrite_entry if kind == "entry" else partial(self.rewrite_other_record, kind)
            return sum(rewrite(one) for one in parts)

    def _rewrite_entry(self, part: RewrittenPart) -> bool:
        entry = self._fill_entry(self._entries.get(self._keys.get(int(part.place), "")))
        if entry is None or entry.outcome is None or msgspec.json.encode(entry.outcome) != part.before:
            return False
        placed = place_outcome(msgspec.json.decode(part.after, type=Outcome), self._limits)
        self._apart.pop(entry.entry_id, None)
        if placed.apart is not None:
            self._apart[entry.entry_id] = (msgspec.json.decode(part.after, type=Outcome), len(placed.apart))
        self._entries[entry.key] = replace(entry, outcome=placed.row)
        return True

    def _erase_entry(self, entry_id: int) -> ErasedState:
        entry = self._entries.get(self._keys.get(entry_id, ""))
        if entry is None:
            return "gone"
        if entry.state == "claimed":
            return "in_flight"
        outcome = erase_outcome(entry.outcome, self._clock.now_ms()) or entry.outcome
        self._entries[entry.key] = replace(entry, outcome=outcome, note="")
        self._apart.pop(entry_id, None)
        return "erased"

    def has_tasks_beside(self) -> bool:
        """Return False: tasks of a store in memory are in the memory of their engine."""
        return False

    def compact_stored(self) -> bool:
        """Return True: nothing of it is on a disk."""
        return True

    # --- housekeeping -------------------------------------------------------------------------------------------

    def sweep(self) -> dict[str, int]:
        """Archive expired entries, mark claims with lapsed leases as unknown, forget old runs and breakers."""
        with self._lock:
            now, lease_now = self._clock.now_ms(), self._clock.lease_ms()
            moved = [self._rules.sweep(row, now=now, lease_now=lease_now) for row in self._entries.values()]
            expired = [row for event, row in moved if event == "expire"]
            lapsed = [row for event, row in moved if event == "lapse"]
            for row in expired:
                self._archive_entry(row)
            for row in lapsed:
                self._save_entry(row, "lapsed")
            self._forget_old_records(lease_now)
            self._quotas.sweep(now)
            self.drop_expired_records()
            return {"archived": len(expired), "unknown": len(lapsed), "forgotten": 0, "tapes": 0}

    def _forget_old_records(self, lease_now: float) -> None:
        self._runs = {
            name: run for name, run in self._runs.items() if lease_now - run.heard < RUN_RETENTION_MS
        }
        for key in [
            k for k, row in self._breakers.items() if circuit_breaker.is_breaker_forgotten(row, lease_now)
        ]:
            del self._breakers[key]

    def collect_stats(self) -> dict[str, Any]:
        """Return counts by state, sizes in bytes, durability."""
        with self._lock:
            states = [row.state for row in self._entries.values()]
            return {
                "durability": self.durability,
                "entries": {state: states.count(state) for state in sorted(set(states))},
                "archived": self._archived,
                "in_doubt": summarise_doubts(self.count_doubts()),
                "results_apart": len(self._apart),
                "results_apart_bytes": sum(size for _, size in self._apart.values()),
                **self.count_records(),
            }

    def close(self) -> None:
        """Do nothing: nothing is buffered and no file is open."""
