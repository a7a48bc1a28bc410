"""The pure core with a dict around it: what any store must do, without locks, files or waiters."""

from callwright.core.records import circuit_breaker, ledger, run_budget
from callwright.domain.effects import (
    Answer,
    BreakerOpen,
    Claim,
    CountRefusal,
    Exhausted,
    Reserve,
    Settle,
    Settled,
)
from callwright.domain.records import BreakerRecord, LedgerEntry, LedgerState, RunBudget, ToolUse
from callwright.testing import FakeClock

RunKey = tuple[str, str]


class Oracle:
    def __init__(self, clock: FakeClock) -> None:
        self.clock = clock
        self.entries: dict[str, LedgerEntry] = {}
        self.runs: dict[RunKey, RunBudget] = {}
        self.uses: dict[tuple[RunKey, str], ToolUse] = {}
        self.breakers: dict[str, BreakerRecord] = {}
        self.made = 0

    def answer(self, effect: Claim | Settle | Reserve | CountRefusal) -> Answer:
        match effect:
            case Claim():
                return self._claim(effect)
            case Settle():
                return self._settle(effect)
            case Reserve():
                return self._reserve(effect)
            case CountRefusal():
                run = _run(effect)
                use, answer = run_budget.count_refusal(self._use(run, effect.tool), effect, self._writes(run))
                self.uses[run, effect.tool] = use
                return answer

    def _claim(self, effect: Claim) -> Answer:
        move, lease_now = run_budget.READ_CLAIM_MOVE, self.clock.lease_ms()
        if effect.key is not None:
            self.made += 1
            move = ledger.claim_entry(
                self.entries.get(effect.key),
                effect,
                now=self.clock.now_ms(),
                lease_now=lease_now,
                new_id=self.made,
            )
        if effect.run_id is not None:
            spent = self._spending(effect)
            move, paid = run_budget.charge_run(move, spent, lease_now, effect.args_hash)
            if paid is not spent:
                self._spend(effect, paid)
        if move.entry is not None:
            self.entries[move.entry.key] = move.entry
        return move.answer

    def _settle(self, effect: Settle) -> Answer:
        if effect.key is not None:
            move = ledger.settle_entry(self.entries.get(effect.key), effect, now=self.clock.now_ms())
            if move.entry is None:
                return move.answer
            self.entries[effect.key] = move.entry
        if effect.healthy is not None:
            record = self.breakers.get(effect.breaker, circuit_breaker.CLOSED_BREAKER)
            self.breakers[effect.breaker] = circuit_breaker.observe_attempt(
                record, healthy=effect.healthy, now=self.clock.lease_ms()
            )
        if effect.run_id is not None:
            run = _run(effect)
            if run in self.runs:
                self.runs[run] = run_budget.charge_ended_call(self.runs[run], effect)
            use = run_budget.count_ending(
                self._use(run, effect.tool), effect.code, effect.args_hash, self._writes(run)
            )
            self.uses[run, effect.tool] = use
        return Settled()

    def _reserve(self, effect: Reserve) -> Answer:
        record = self.breakers.get(effect.breaker, circuit_breaker.CLOSED_BREAKER)
        answer, record = circuit_breaker.admit_attempt(record, effect.effect, self.clock.lease_ms())
        if effect.attempt > 1 and effect.run_id is not None and not isinstance(answer, BreakerOpen):
            paid = run_budget.take_retry(self._spending(effect), self.clock.lease_ms())
            if isinstance(paid, Exhausted):
                return paid
            self._spend(effect, paid)
        self.breakers[effect.breaker] = record
        return answer

    def breaker(self, key: str) -> BreakerRecord:
        record = self.breakers.get(key, circuit_breaker.CLOSED_BREAKER)
        return (
            circuit_breaker.CLOSED_BREAKER
            if circuit_breaker.is_breaker_forgotten(record, self.clock.lease_ms())
            else record
        )

    def decide(self, key: str, state: LedgerState) -> bool:
        decided = ledger.decide_entry(
            self.entries[key], state, by="eve", why="looked", outcome=None, now=self.clock.now_ms()
        )
        if decided is not None:
            self.entries[key] = decided
        return decided is not None

    def deliver(self, key: str) -> None:
        self.entries[key] = ledger.deliver_entry(self.entries[key])

    def sweep(self) -> dict[str, int]:
        now, lease_now = self.clock.now_ms(), self.clock.lease_ms()
        counts = {"archived": 0, "unknown": 0}
        for key, entry in list(self.entries.items()):
            event, after = ledger.sweep_entry(entry, now=now, lease_now=lease_now)
            if event == "expire":
                counts["archived"] += 1
                del self.entries[key]
            elif event == "lapse":
                counts["unknown"] += 1
                self.entries[key] = after
        return counts

    def _writes(self, run: RunKey) -> int:
        return self.runs[run].writes if run in self.runs else 0

    def _use(self, run: RunKey, tool: str) -> ToolUse:
        return self.uses.get((run, tool), run_budget.UNUSED_TOOL)

    def _spending(self, effect: Claim | Reserve) -> run_budget.RunSpending:
        run = _run(effect)
        opened = run_budget.open_run_budget(*run, effect.limits, self.clock.lease_ms())
        return run_budget.RunSpending(self.runs.get(run, opened), self._use(run, effect.tool))

    def _spend(self, effect: Claim | Reserve, paid: run_budget.RunSpending) -> None:
        self.runs[_run(effect)] = paid.run
        self.uses[_run(effect), effect.tool] = paid.use


def _run(effect: Claim | Settle | Reserve | CountRefusal) -> RunKey:
    tenant = effect.principal.tenant if isinstance(effect, Claim) else effect.tenant
    return tenant, effect.run_id or ""
