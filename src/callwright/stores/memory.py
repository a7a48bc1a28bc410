"""The store in this process's memory. What it holds is gone with the process: for reads, tests and trying things out.

It may not decide anything: every decision is a pure function of ``core``; this file keeps, locks and wakes. One lock
guards all records. A read with a healthy breaker and no run needs neither record nor lock and touches none.
"""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from heapq import nlargest, nsmallest
from operator import attrgetter
from typing import Any, Literal

from callwright.core import breaker, budget, ledger, quotas
from callwright.core.rules import RULES, Rules
from callwright.domain.contract import EffectClass
from callwright.domain.effects import (
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
    DoubtCount,
    EntryFilter,
    LedgerEntry,
    LedgerState,
    Outcome,
    RunBudget,
    RunLimits,
    ToolUse,
    UnreadableRow,
)
from callwright.ports import Clock, StoreEffect
from callwright.stores.doubts import doubt_stats
from callwright.stores.memory_quotas import QuotaUses
from callwright.stores.shelves import Shelves
from callwright.stores.waiting import Waiters, wake_task

RUN_MEMORY_MS = 24 * 3600 * 1000
"""A run is forgotten this long after it was last heard of; until then its budget does not start afresh."""

_READ_CLAIMED = Claimed(0, 0, 1, None)
_RESERVED = Reserved()
_SETTLED = Settled()
_WOKEN = Woken()
_WAITED_OUT = WaitedOut()


_by_id = attrgetter("entry_id")
_RunKey = tuple[str, str]
"""A run's tenant and id."""


class _Run:
    """What is kept of one run. ``budget`` is None while only refusals have been counted."""

    __slots__ = ("budget", "heard", "uses")

    def __init__(self) -> None:
        self.budget: RunBudget | None = None
        self.uses: dict[str, ToolUse] = {}
        self.heard = 0.0


class MemoryStore(Shelves):
    """``ports.Store`` in memory. Never fails; survives nothing but an exception.

    Args:
        clock: Times leases, budgets and waits in a running loop. A blocking wait is timed by its own event.
        rules: What decides; others than ``RULES`` only to prove that a broken one is noticed.
    """

    durability: Literal["process"] = "process"

    def __init__(self, clock: Clock, rules: Rules = RULES) -> None:
        super().__init__(clock)
        self._rules = rules
        self._waiters = Waiters()
        self._entries: dict[str, LedgerEntry] = {}
        self._keys: dict[int, str] = {}
        self._read_keys: dict[str, str] = {}
        self._last_id = 0
        self._archived = 0
        self._runs: dict[_RunKey, _Run] = {}
        self._breakers: dict[str, BreakerRecord] = {}
        self._quotas = QuotaUses()
        self._answers: dict[type, Callable[[Any], Answer]] = {
            Claim: self._claim,
            Reserve: self._reserve,
            Settle: self._settle,
            CountRefusal: self._count_refusal,
            AwaitSettle: self._await_blocking,
        }

    # --- effects ------------------------------------------------------------------------------------------------

    def answer(self, effect: StoreEffect) -> Answer:
        """Answer an effect, blocking. Safe from any thread."""
        return self._answers[type(effect)](effect)

    def answer_async(self, effect: StoreEffect) -> Answer | Awaitable[Answer]:
        """Answer at once; only a wait for a running call is an awaitable."""
        if type(effect) is not AwaitSettle:
            return self._answers[type(effect)](effect)
        return _WOKEN if self._lease_left(effect.key) is None else self._await_async(effect)

    def _claim(self, effect: Claim) -> Answer:
        if effect.key is None:
            free = effect.run_id is None and not effect.approval and not effect.quotas
            return _READ_CLAIMED if free else self._claim_read(effect)
        with self._lock:
            lease_now = self._clock.lease_ms()
            now = self._clock.now_ms()
            entry = (
                self._met(effect, now) if effect.also or effect.read_key else self._entries.get(effect.key)
            )
            move = self._rules.claim(entry, effect, now=now, lease_now=lease_now, new_id=self._last_id + 1)
            if effect.run_id is not None or effect.approval or effect.quotas:
                move = self._paid(move, effect, lease_now)
            return self._write(move).answer

    def _met(self, effect: Claim, now: int) -> LedgerEntry | None:
        keys = (effect.key or "", self._read_keys.get(effect.read_key, ""), *(one.key for one in effect.also))
        found = {key: self._entries[key] for key in keys if key in self._entries}
        return ledger.met(found.values(), effect, now=now)

    def _claim_read(self, effect: Claim) -> Answer:
        with self._lock:
            return self._paid(budget.READ_CLAIM, effect, self._clock.lease_ms()).answer

    def _paid(self, move: ledger.Move, effect: Claim, lease_now: float) -> ledger.Move:
        """The move once run, approval and quotas have paid for it; where one of them cannot, nothing is written."""
        if not ((effect.approval or effect.quotas) and move.executes):
            return self._charge(move, effect, lease_now)
        used = self.usable_approval(effect.approval, effect.owner) if effect.approval else None
        if effect.approval and used is None:
            return ledger.Move(ApprovalMissing())
        now = self._clock.now_ms()
        over = self._quotas.over(effect, now)
        if over is not None:
            return ledger.Move(over)
        move = self._charge(move, effect, lease_now)
        if isinstance(move.answer, Claimed):
            self._quotas.use(quotas.uses(effect, move.answer, now))
            if used is not None:
                self.put_approval(used)
        return move

    def _charge(self, move: ledger.Move, effect: Claim, lease_now: float) -> ledger.Move:
        if effect.run_id is None:
            return move
        key = effect.principal.tenant, effect.run_id
        run, spent = self._spending(key, effect.tool, effect.limits, lease_now)
        move, paid = self._rules.charge(move, spent, lease_now, effect.args_hash)
        if paid is not spent:
            self._spend(run, effect.tool, paid)
        return move

    def _reserve(self, effect: Reserve) -> Answer:
        again = effect.attempt > 1 and effect.run_id is not None
        if not again and effect.breaker not in self._breakers:
            return _RESERVED
        with self._lock:
            lease_now = self._clock.lease_ms()
            record = self._breakers.get(effect.breaker, breaker.CLOSED)
            answer, record = breaker.admit(record, effect.effect, lease_now)
            if again and not isinstance(answer, BreakerOpen):
                exhausted = self._take_retry(effect, lease_now)
                if exhausted is not None:
                    return exhausted
            self._keep_breaker(effect.breaker, record)
            return answer

    def _take_retry(self, effect: Reserve, lease_now: float) -> Exhausted | None:
        key = effect.tenant, effect.run_id or ""
        run, spent = self._spending(key, effect.tool, effect.limits, lease_now)
        paid = budget.take_retry(spent, lease_now)
        if isinstance(paid, Exhausted):
            return paid
        self._spend(run, effect.tool, paid)
        return None

    def _settle(self, effect: Settle) -> Answer:
        free = effect.key is None and effect.run_id is None and not (effect.approval or effect.returns)
        if free and self._is_no_news(effect):
            return _SETTLED
        with self._lock:
            if effect.key is not None:
                entry = self._entries.get(effect.key)
                move = self._write(self._rules.settle(entry, effect, now=self._clock.now_ms()), "settled")
                if move.entry is None:
                    return move.answer
            if effect.approval:
                self.give_back_approval(effect.approval, effect.owner)
            if effect.returns:
                self._quotas.give_back(effect.returns)
            if effect.run_id is not None or not self._is_no_news(effect):
                self._observe(effect)
            return _SETTLED

    def _is_no_news(self, effect: Settle) -> bool:
        return effect.healthy is None or (effect.healthy and effect.breaker not in self._breakers)

    def _observe(self, effect: Settle) -> None:
        if not self._is_no_news(effect):
            record = self._breakers.get(effect.breaker, breaker.CLOSED)
            healthy = bool(effect.healthy)
            record = breaker.observe(record, healthy=healthy, now=self._clock.lease_ms())
            self._keep_breaker(effect.breaker, record)
        if effect.run_id is not None:
            run = self._run((effect.tenant, effect.run_id), self._clock.lease_ms())
            use, writes = run.uses.get(effect.tool, budget.UNUSED), 0
            if run.budget is not None:
                run.budget = budget.end_call(run.budget, effect)
                writes = run.budget.writes
            run.uses[effect.tool] = budget.count_ending(use, effect.code, effect.args_hash, writes)

    def _count_refusal(self, effect: CountRefusal) -> Answer:
        with self._lock:
            run = self._run((effect.tenant, effect.run_id), self._clock.lease_ms())
            use = run.uses.get(effect.tool, budget.UNUSED)
            use, answer = budget.count_refusal(use, effect, run.budget.writes if run.budget else 0)
            run.uses[effect.tool] = use
            return answer

    # --- waiting ------------------------------------------------------------------------------------------------

    def _await_blocking(self, effect: AwaitSettle) -> Answer:
        event = threading.Event()
        with self._waiters.waiting(effect.key, event.set):
            left = self._lease_left(effect.key)
            if left is None or event.wait(min(effect.upto_ms, left) / 1000):
                return _WOKEN
        return _WOKEN if left <= effect.upto_ms else _WAITED_OUT

    async def _await_async(self, effect: AwaitSettle) -> Answer:
        event = asyncio.Event()
        with self._waiters.waiting(effect.key, wake_task(asyncio.get_running_loop(), event)):
            left = self._lease_left(effect.key)
            if left is None or await self._woken_within(event, min(effect.upto_ms, left)):
                return _WOKEN
        return _WOKEN if left <= effect.upto_ms else _WAITED_OUT

    async def _woken_within(self, event: asyncio.Event, ms: float) -> bool:
        woken = asyncio.ensure_future(event.wait())
        asleep = asyncio.ensure_future(self._clock.asleep(ms))
        try:
            await asyncio.wait({woken, asleep}, return_when=asyncio.FIRST_COMPLETED)
            return event.is_set()
        finally:
            woken.cancel()
            asleep.cancel()

    def _lease_left(self, key: str) -> float | None:
        """Milliseconds until the running call with this key is believed dead; None when nobody is running it."""
        entry = self._entries.get(key)
        if entry is None or entry.state != "claimed":
            return None
        left = entry.lease_until - self._clock.lease_ms()
        return None if left < 0 else left + 1

    # --- keeping; the lock is held ------------------------------------------------------------------------------

    def _write(self, move: ledger.Move, kind: str = "lapsed") -> ledger.Move:
        if move.retired is not None and move.entry is not None:
            self._archive(move.retired)
        if move.entry is not None:
            self._put(move.entry, kind)
        return move

    def _put(self, entry: LedgerEntry, kind: str, by: str = "", why: str = "") -> None:
        """Keep an entry; ``kind`` says how it came to its end, where it has."""
        self._entries[entry.key] = entry
        self._keys[entry.entry_id] = entry.key
        if entry.read_key:
            self._read_keys[entry.read_key] = entry.key
        self._last_id = max(self._last_id, entry.entry_id)
        if entry.state != "claimed":
            self.ended(entry, kind, by, why)
            self._waiters.wake(entry.key)

    def _archive(self, entry: LedgerEntry) -> None:
        del self._entries[entry.key]
        del self._keys[entry.entry_id]
        if self._read_keys.get(entry.read_key) == entry.key:
            del self._read_keys[entry.read_key]
        self._archived += 1

    def _keep_breaker(self, key: str, record: BreakerRecord) -> None:
        if record == breaker.CLOSED:
            self._breakers.pop(key, None)
        else:
            self._breakers[key] = record

    def _run(self, key: _RunKey, lease_now: float) -> _Run:
        run = self._runs.get(key)
        if run is None:
            run = self._runs[key] = _Run()
        run.heard = lease_now
        return run

    def _spending(
        self, key: _RunKey, tool: str, limits: RunLimits, lease_now: float
    ) -> tuple[_Run, budget.Spending]:
        run = self._run(key, lease_now)
        opened = run.budget or budget.open_run(*key, limits, lease_now)
        return run, budget.Spending(opened, run.uses.get(tool, budget.UNUSED))

    def _spend(self, run: _Run, tool: str, paid: budget.Spending) -> None:
        run.budget = paid.run
        if paid.use is not budget.UNUSED:
            run.uses[tool] = paid.use

    def keeps(self, key: str, entry_id: int, fence: int) -> bool:
        """Whether this claim still stands."""
        entry = self._entries.get(key)
        return entry is not None and ledger.stands(entry, entry_id, fence)

    # --- entries, for people ------------------------------------------------------------------------------------

    def delivered(self, entry_id: int) -> None:
        """The caller has the answer of this entry."""
        with self._lock:
            key = self._keys.get(entry_id)
            if key is not None:
                self._entries[key] = ledger.deliver(self._entries[key])

    def entries(
        self,
        *,
        state: EntryFilter | None = None,
        tool: str | None = None,
        run_id: str | None = None,
        limit: int = 100,
    ) -> list[LedgerEntry]:
        """Live ledger entries, newest first."""
        chosen = (row for row in self._chosen(state, tool) if run_id in (None, row.run_id))
        return nlargest(limit, chosen, key=_by_id)

    def scan(
        self,
        *,
        after: int = 0,
        state: EntryFilter | None = None,
        tool: str | None = None,
        limit: int = 1_000,
    ) -> list[LedgerEntry]:
        """The next live entries, oldest first."""
        return nsmallest(
            limit, (row for row in self._chosen(state, tool) if row.entry_id > after), key=_by_id
        )

    def _chosen(self, state: EntryFilter | None, tool: str | None) -> Iterator[LedgerEntry]:
        with self._lock:
            rows = list(self._entries.values())
        lease_now = self._clock.lease_ms()
        for row in rows:
            if tool not in (None, row.tool):
                continue
            if state in (None, row.state) or (
                state == "in_doubt" and ledger.in_doubt(row, lease_now=lease_now)
            ):
                yield row

    def doubts(self) -> list[DoubtCount]:
        """Calls in doubt, counted by tool and effect class."""
        groups: dict[tuple[str, EffectClass], list[LedgerEntry]] = {}
        for row in self._chosen("in_doubt", None):
            groups.setdefault((row.tool, row.effect), []).append(row)
        return [
            DoubtCount(
                tool=tool,
                effect=effect,
                unknown=sum(row.state == "unknown" for row in rows),
                silent=sum(row.state == "claimed" for row in rows),
                oldest_at=min(row.created_at for row in rows),
            )
            for (tool, effect), rows in sorted(groups.items())
        ]

    def unreadable(self, *, limit: int = 100) -> list[UnreadableRow]:  # noqa: ARG002 - nothing is written out here
        """Nothing: what is kept here was never written out."""
        return []

    def entry(self, key: str) -> LedgerEntry | None:
        """The live entry with this key."""
        return self._entries.get(key)

    def met(self, effect: Claim) -> LedgerEntry | None:
        """The live entry that this claim would meet."""
        with self._lock:
            return self._met(effect, self._clock.now_ms())

    def decide(
        self,
        entry_id: int,
        state: LedgerState,
        *,
        by: str,
        why: str,
        outcome: Outcome | None = None,
        seen: LedgerEntry | None = None,
    ) -> bool:
        """A person or a reconciler resolves an unknown entry; False if it is not unknown, or not as ``seen`` any more."""
        with self._lock:
            key = self._keys.get(entry_id)
            if key is None:
                return False
            now = self._clock.now_ms()
            entry = self._entries[key]
            decided = ledger.decide(entry, state, by=by, why=why, outcome=outcome, now=now, seen=seen)
            if decided is not None:
                self._put(decided, "decided", by, why)
                if state != "committed":
                    self._quotas.give_back(quotas.user_of(entry_id, entry.attempt))
                    self.give_back_approval_of(decided)
            return decided is not None

    def breaker(self, key: str) -> BreakerRecord:
        """The breaker's record; a closed one when nothing failed lately."""
        record = self._breakers.get(key, breaker.CLOSED)
        return breaker.CLOSED if breaker.is_forgotten(record, self._clock.lease_ms()) else record

    # --- housekeeping -------------------------------------------------------------------------------------------

    def sweep(self) -> dict[str, int]:
        """Archive expired entries, end dead leases as unknown, forget old runs and breakers."""
        with self._lock:
            now, lease_now = self._clock.now_ms(), self._clock.lease_ms()
            moved = [ledger.sweep(row, now=now, lease_now=lease_now) for row in self._entries.values()]
            expired = [row for event, row in moved if event == "expire"]
            lapsed = [row for event, row in moved if event == "lapse"]
            for row in expired:
                self._archive(row)
            for row in lapsed:
                self._put(row, "lapsed")
            self._forget(lease_now)
            self._quotas.sweep(now)
            return {"archived": len(expired), "unknown": len(lapsed), "forgotten": 0, "tapes": 0}

    def _forget(self, lease_now: float) -> None:
        self._runs = {name: run for name, run in self._runs.items() if lease_now - run.heard < RUN_MEMORY_MS}
        for key in [k for k, row in self._breakers.items() if breaker.is_forgotten(row, lease_now)]:
            del self._breakers[key]

    def stats(self) -> dict[str, Any]:
        """Counts by state, sizes in bytes, durability."""
        with self._lock:
            states = [row.state for row in self._entries.values()]
            return {
                "durability": self.durability,
                "entries": {state: states.count(state) for state in sorted(set(states))},
                "archived": self._archived,
                "in_doubt": doubt_stats(self.doubts()),
                **self.shelf_stats(),
            }

    def close(self) -> None:
        """Nothing is buffered and no file is open."""
