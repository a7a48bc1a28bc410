import os
import subprocess
import sys

import pytest
from msgspec.structs import replace
from simulation.history_batch import (
    EMPTY_TOTALS,
    HistoryTotals,
    play_block,
    play_histories,
    play_logged_history,
)
from simulation.simulated_database import DATABASE_KINDS, DatabaseTraits
from simulation.simulated_history import play_history

from callwright.core.records import ledger, run_budget
from callwright.core.records.store_rules import STORE_RULES, StoreRules
from callwright.domain.audit_records import AuditSegment
from callwright.domain.effects import Answer, Claim, Claimed, Exhausted, FencedOut, Settle
from callwright.domain.records import LedgerEntry
from callwright.ports import StoreEffect
from callwright.stores.memory_store import MemoryStore

BLOCK = 1_000
CAUGHT_WITHIN = 1_000


@pytest.mark.costly
@pytest.mark.promise("R18", "C3", "C4", "C5")
@pytest.mark.parametrize(
    "first", [0, *(pytest.param(first, marks=pytest.mark.crash) for first in range(BLOCK, 10_000, BLOCK))]
)
def test_no_rule_is_broken_in_ten_thousand_histories_of_crashing_processes(first: int) -> None:
    played = play_block(first, BLOCK)
    again = "python -m scripts.simulate --seed"
    assert [f"{again} {one.seed}: {one.broken}" for one in played.broken] == []
    assert played.calls > 3 * BLOCK
    assert played.deaths > BLOCK / 10
    assert played.done > BLOCK


@pytest.mark.slow
@pytest.mark.promise("R18")
@pytest.mark.timeout(900)
def test_no_rule_is_broken_in_a_hundred_thousand_histories_on_all_cores() -> None:
    heard: list[HistoryTotals] = []
    played = play_histories(1_000_000, 100_000, os.cpu_count() or 1, heard.append)
    assert (played.histories, played.broken) == (100_000, [])
    assert heard[-1] == played


# --- a broken rule is noticed -------------------------------------------------------------------------------------


def without_fence(entry: LedgerEntry | None, effect: Settle, *, now: int) -> ledger.LedgerMove:
    if entry is not None and entry.entry_id == effect.entry_id:
        effect = replace(effect, fence=entry.fence)
    return ledger.settle_entry(entry, effect, now=now)


def without_once(
    entry: LedgerEntry | None, effect: Claim, *, now: int, lease_now: float, new_id: int
) -> ledger.LedgerMove:
    soft = None if entry is None else replace(entry, effect="idempotent")
    harmless = replace(effect, effect="idempotent")
    move = ledger.claim_entry(soft, harmless, now=now, lease_now=lease_now, new_id=new_id)
    return move if move.entry is None else replace(move, entry=replace(move.entry, effect=effect.effect))


def without_lease(
    entry: LedgerEntry | None, effect: Claim, *, now: int, lease_now: float, new_id: int
) -> ledger.LedgerMove:
    return ledger.claim_entry(entry, effect, now=now, lease_now=lease_now + 1e9, new_id=new_id)


def without_earlier_attempts(
    entry: LedgerEntry | None, effect: Claim, *, now: int, lease_now: float, new_id: int
) -> ledger.LedgerMove:
    """Whoever takes a call over from a silent owner takes it for one that was never made."""
    move = ledger.claim_entry(entry, effect, now=now, lease_now=lease_now, new_id=new_id)
    if not isinstance(move.answer, Claimed) or move.entry is None:
        return move
    return replace(move, answer=replace(move.answer, after_unknown=False), entry=replace(move.entry, note=""))


def without_unknown(entry: LedgerEntry | None, effect: Settle, *, now: int) -> ledger.LedgerMove:
    return ledger.settle_entry(
        entry, replace(effect, state="released") if effect.state == "unknown" else effect, now=now
    )


def without_refund(
    move: ledger.LedgerMove, spent: run_budget.RunSpending, lease_now: float, args_hash: str
) -> tuple[ledger.LedgerMove, run_budget.RunSpending]:
    """Replays, conflicts and calls in flight are paid for as if they ran."""
    paid = run_budget.take_call(spent, lease_now, args_hash)
    if move.executes or isinstance(paid, Exhausted):
        return run_budget.charge_run(move, spent, lease_now, args_hash)
    return run_budget.charge_run(move, paid, lease_now, args_hash)


def without_budget(
    move: ledger.LedgerMove, spent: run_budget.RunSpending, lease_now: float, args_hash: str
) -> tuple[ledger.LedgerMove, run_budget.RunSpending]:
    charged, _ = run_budget.charge_run(move, spent, lease_now, args_hash)
    return charged, spent


BROKEN = {
    "the fence": (StoreRules(settle=without_fence), "by somebody overtaken"),
    "the once branch": (StoreRules(claim=without_once), "was done 2 times"),
    "the end of a lease": (StoreRules(claim=without_lease), "still claimed when every lease is over"),
    "the doubt of earlier attempts": (
        StoreRules(claim=without_earlier_attempts),
        "is released and did happen",
    ),
    "the third outcome": (StoreRules(settle=without_unknown), "is released and did happen"),
    "the budget's refund": (StoreRules(charge=without_refund), "is refused after"),
    "the budget": (StoreRules(charge=without_budget), "was given call"),
}


@pytest.mark.promise("R18", "C4", "C3")
@pytest.mark.parametrize("what", BROKEN)
def test_a_store_that_lost_a_rule_is_caught_within_a_thousand_histories(what: str) -> None:
    rules, words = BROKEN[what]
    database = DatabaseTraits(notices_dead_owners=what != "the end of a lease")  # otherwise heartbeats end it
    caught = next(
        (
            seed
            for seed in range(CAUGHT_WITHIN)
            if any(words in said for said in play_history(seed, rules, database=database).broken)
        ),
        None,
    )
    assert caught is not None
    assert play_history(caught, STORE_RULES).broken == ()


# --- a broken trail is noticed ------------------------------------------------------------------------------------


class Silent(MemoryStore):
    """Drops what it should write on the trail."""

    silent_on = "settled"

    def append_entry_end(self, entry: LedgerEntry, kind: str, by: str = "", why: str = "") -> None:
        if kind != self.silent_on:
            super().append_entry_end(entry, kind, by, why)


class SilentOnLapses(Silent):
    silent_on = "lapsed"


class SilentOnDecisions(Silent):
    silent_on = "decided"


class Stammering(MemoryStore):
    """Writes what is in doubt twice."""

    def append_entry_end(self, entry: LedgerEntry, kind: str, by: str = "", why: str = "") -> None:
        super().append_entry_end(entry, kind, by, why)
        if entry.state == "unknown":
            super().append_entry_end(entry, kind, by, why)


class Boasting(MemoryStore):
    """Writes down a settle that it refuses, too."""

    def perform_effect(self, effect: StoreEffect) -> Answer:
        answer = super().perform_effect(effect)
        if isinstance(effect, Settle) and isinstance(answer, FencedOut):
            entry = self.get_entry(effect.key or "")
            if entry is not None:
                self.append_entry_end(replace(entry, state=effect.state), "settled")
        return answer


class Hasty(MemoryStore):
    """Names whoever owns the entry by now, not whose call it was."""

    def append_entry_end(self, entry: LedgerEntry, kind: str, by: str = "", why: str = "") -> None:
        super().append_entry_end(replace(entry, owner=self.list_entries(limit=1)[0].owner), kind, by, why)


class Torn(MemoryStore):
    """Loses a record that was chained."""

    def list_segments(self, *, after: int = 0, limit: int = 16) -> list[AuditSegment]:
        return [
            replace(one, body=b"".join(one.body.splitlines(keepends=True)[1:]))
            for one in super().list_segments(after=after, limit=limit)
        ]


BROKEN_TRAILS: dict[str, tuple[type[MemoryStore], str]] = {
    "what was settled": (Silent, "on the trail stands nothing"),
    "what has lapsed": (SilentOnLapses, "on the trail stands nothing"),
    "what was decided": (SilentOnDecisions, "decided"),
    "that it is said once": (Stammering, "on the trail stands"),
    "that it has happened": (Boasting, "on the trail stands"),
    "whose call it was": (Hasty, "on the trail stands"),
    "the chain": (Torn, "the chain of the trail does not hold"),
}


@pytest.mark.promise("R18", "E7")
@pytest.mark.parametrize("what", BROKEN_TRAILS)
def test_a_trail_that_lost_something_is_caught_within_a_thousand_histories(what: str) -> None:
    made, words = BROKEN_TRAILS[what]
    caught = next(
        (
            seed
            for seed in range(CAUGHT_WITHIN)
            if any(words in said for said in play_history(seed, made=made).broken)
        ),
        None,
    )
    assert caught is not None
    assert play_history(caught).broken == ()


# --- a broken database is noticed ----------------------------------------------------------------------------------

BROKEN_DATABASES = {
    "a file that answers before its commit": (DatabaseTraits("sqlite", answers_after_commit=False), 0),
    "a server that answers before its flush": (DatabaseTraits("postgres", answers_after_commit=False), 0),
    "a ledger on which the claims of dead owners stand": (DatabaseTraits(notices_dead_owners=False), 80),
    "a file whose lost claims nobody notices": (DatabaseTraits("sqlite", notices_lost_tail=False), 480),
}
"""What is broken, and a seed near which that shows: it does within a hundred histories."""


@pytest.mark.promise("R18", "C4")
@pytest.mark.parametrize("what", BROKEN_DATABASES)
def test_a_database_that_loses_what_it_has_answered_is_caught(what: str) -> None:
    traits, first = BROKEN_DATABASES[what]
    seeds = range(first, first + 100)
    caught = next((seed for seed in seeds if play_history(seed, database=traits).broken), None)
    assert caught is not None
    assert play_history(caught, database=DatabaseTraits(traits.kind)).broken == ()


@pytest.mark.costly
@pytest.mark.promise("R18")
@pytest.mark.parametrize("kind", DATABASE_KINDS)
def test_histories_on_one_kind_of_database_hold_every_rule(kind: str) -> None:
    verdicts = [play_history(seed, database=DatabaseTraits(kind)) for seed in range(100)]
    assert [one for one in verdicts if one.broken] == []
    assert sum(one.done for one in verdicts) > 100


# --- a seed is a history ------------------------------------------------------------------------------------------


@pytest.mark.costly
@pytest.mark.promise("R18")
def test_a_seed_gives_the_same_history_to_the_letter_in_this_and_in_another_process() -> None:
    for seed in (3, 18, 114):
        log, verdict = play_logged_history(seed)
        assert (log, verdict) == play_logged_history(seed)
        shown = subprocess.run(
            [sys.executable, "-m", "scripts.simulate", "--seed", str(seed)],
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": str(seed)},
            check=True,
        )
        assert shown.stdout.splitlines() == log


@pytest.mark.costly
def test_histories_on_several_processes_are_those_of_one() -> None:
    def told(_: HistoryTotals) -> None:
        return None

    alone = play_histories(7, 60, 1, told)
    assert play_histories(7, 60, 2, told) == alone
    assert play_histories(7, 0, 2, told) == EMPTY_TOTALS
    assert alone.histories == 60


@pytest.mark.costly
@pytest.mark.promise("R18", "R4", "R20")
def test_histories_hold_what_they_are_played_for() -> None:
    words = (
        "is killed",
        "stands still",
        "the store is down",
        "the store's answer is lost",
        "unheard",
        "slow",
        "broken",
        "its transaction is rolled back",
        "the file is locked",
        "could not serialise access",
        "crashes, 1 requests are lost",
        "noticed: True",
        "its heartbeat is not written",
        "StoreFailed(reason='doubtful'",
    )
    said = "\n".join(line for seed in range(300) for line in play_logged_history(seed)[0])
    assert [word for word in words if word not in said] == []
    assert all(
        f"→ {name}(" in said for name in ("FencedOut", "InDoubt", "InFlight", "Exhausted", "SecondIntent")
    )
