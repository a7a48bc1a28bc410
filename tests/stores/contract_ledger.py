"""What every store promises about the ledger. Each test is a rule of ``core/records/ledger.py``, seen through ``ports.Store``."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Literal

import pytest

from callwright.domain.contract import Contract, EffectClass
from callwright.domain.effects import (
    AlreadySettled,
    Answer,
    AwaitSettle,
    Claimed,
    FencedOut,
    InDoubt,
    InFlight,
    KeyConflict,
    Settled,
    WaitedOut,
    Woken,
)
from callwright.domain.records import InDoubtCount, LedgerState, Outcome
from callwright.ports import Store
from callwright.testing import FakeClock
from stores.making import LEASE_MS, PAID, claim, held, settle

MakeStore = Callable[..., Store]


class Base:
    """A store under test: a subclass gives ``make_store``; every test gets a clock and a fresh, empty store."""

    @pytest.fixture
    def clock(self) -> FakeClock:
        return FakeClock()

    @pytest.fixture
    def store(self, make_store: MakeStore, clock: FakeClock) -> Store:
        return make_store(clock)


def live(store: Store, key: str = "k") -> LedgerState:
    entry = store.get_entry(key)
    assert entry is not None
    return entry.state


class LedgerContract(Base):
    @pytest.mark.promise("C4")
    def test_the_first_claim_gets_the_call_and_a_duplicate_is_told_that_it_runs(self, store: Store) -> None:
        first = held(store.perform_effect(claim()))
        assert (first.fence, first.attempt, first.remaining_ms, first.is_suspected_duplicate) == (
            1,
            1,
            None,
            False,
        )
        second = store.perform_effect(claim(owner="call-2"))
        assert isinstance(second, InFlight)
        assert 0 < second.retry_after_ms <= LEASE_MS

    @pytest.mark.promise("C4")
    @pytest.mark.parametrize("state", ["committed", "failed", "answered"])
    def test_a_finished_call_gives_its_first_outcome_again(
        self, store: Store, state: Literal["committed", "failed", "answered"]
    ) -> None:
        first = held(store.perform_effect(claim()))
        assert store.perform_effect(settle(first, state)) == Settled()
        again = store.perform_effect(claim(owner="call-2"))
        assert isinstance(again, AlreadySettled)
        assert (again.state, again.outcome, again.trace_id) == (state, PAID, "trace-call-1")
        assert (again.entry_id, again.version, again.contract_hash) == (first.entry_id, "1.0.0", "c0ffee")

    @pytest.mark.promise("R5", "T20")
    @pytest.mark.parametrize("state", ["claimed", "committed", "failed", "answered", "unknown"])
    def test_other_arguments_under_the_same_key_are_a_conflict_unless_it_was_released(
        self, store: Store, state: LedgerState
    ) -> None:
        first = held(store.perform_effect(claim()))
        if state != "claimed":
            store.perform_effect(settle(first, state))
        before = store.get_entry("k")
        refused = store.perform_effect(claim(owner="call-2", args="b"))
        assert before is not None
        assert isinstance(refused, KeyConflict)
        assert (refused.key, refused.at_ms) == ("k", before.created_at)
        assert store.get_entry("k") == before

    def test_a_released_call_runs_again_as_a_further_attempt_with_a_higher_fence(self, store: Store) -> None:
        store.perform_effect(settle(held(store.perform_effect(claim())), "released"))
        again = held(store.perform_effect(claim(owner="call-2")))
        assert (again.fence, again.attempt) == (2, 2)

    @pytest.mark.promise("R1", "R4")
    def test_a_dead_lease_on_once_is_unknown_and_nobody_runs_it_again(
        self, store: Store, clock: FakeClock
    ) -> None:
        first = held(store.perform_effect(claim()))
        clock.advance(LEASE_MS + 1)
        for owner in ("call-2", "call-3"):
            assert store.perform_effect(claim(owner=owner)) == InDoubt("trace-call-1")
        entry = store.get_entry("k")
        assert entry is not None
        assert (entry.state, entry.fence, entry.owner) == ("unknown", first.fence, "call-1")

    @pytest.mark.promise("R4")
    def test_the_late_owner_of_an_unknown_call_resolves_it(self, store: Store, clock: FakeClock) -> None:
        first = held(store.perform_effect(claim()))
        clock.advance(LEASE_MS + 1)
        store.perform_effect(claim(owner="call-2"))
        assert store.perform_effect(settle(first)) == Settled()
        assert isinstance(store.perform_effect(claim(owner="call-3")), AlreadySettled)

    @pytest.mark.promise("R4")
    @pytest.mark.parametrize("effect", ["idempotent", "keyed"])
    def test_a_dead_lease_on_a_repeatable_call_gets_a_new_owner_and_the_old_one_is_fenced_out(
        self, store: Store, clock: FakeClock, effect: EffectClass
    ) -> None:
        first = held(store.perform_effect(claim(effect=effect)))
        clock.advance(LEASE_MS + 1)
        second = held(store.perform_effect(claim(owner="call-2", effect=effect)))
        assert (second.fence, second.attempt) == (2, 2)
        assert store.perform_effect(settle(first, effect=effect)) == FencedOut("claimed")
        assert store.perform_effect(settle(second, effect=effect)) == Settled()
        assert store.perform_effect(settle(first, "failed", effect=effect)) == FencedOut("committed")

    @pytest.mark.promise("R4", "C4")
    @pytest.mark.parametrize("lapsed", [True, False])
    def test_whoever_takes_over_from_a_silent_owner_is_told_that_the_call_may_have_been_made(
        self, store: Store, clock: FakeClock, *, lapsed: bool
    ) -> None:
        held(store.perform_effect(claim(effect="idempotent", run="r")))
        clock.advance(LEASE_MS + 1)
        if lapsed:
            store.sweep()
        second = held(store.perform_effect(claim(owner="call-2", effect="idempotent", run="r")))
        assert second.after_unknown
        resumed = claim(owner="call-2", effect="idempotent", run="r", resumed=True)
        assert held(store.perform_effect(resumed)).after_unknown
        clock.advance(LEASE_MS + 1)
        third = held(store.perform_effect(claim(owner="call-3", effect="idempotent")))
        assert third.after_unknown
        assert store.perform_effect(settle(third, "unknown", effect="idempotent")) == Settled()
        entry = store.get_entry("k")
        assert entry is not None
        assert store.decide_entry(entry.entry_id, "released", by="ann", why="nothing was done")
        assert not held(store.perform_effect(claim(owner="call-4", effect="idempotent"))).after_unknown

    @pytest.mark.promise("R4", "C4")
    def test_an_attempt_after_a_released_one_follows_nothing_unknown(self, store: Store) -> None:
        first = held(store.perform_effect(claim(effect="idempotent")))
        store.perform_effect(settle(first, "released", effect="idempotent"))
        assert not held(store.perform_effect(claim(owner="call-2", effect="idempotent"))).after_unknown

    def test_a_lease_is_alive_to_its_last_moment(self, store: Store, clock: FakeClock) -> None:
        store.perform_effect(claim())
        clock.advance(LEASE_MS)
        assert isinstance(store.perform_effect(claim(owner="call-2")), InFlight)

    @pytest.mark.promise("R12")
    def test_a_jump_of_the_wall_clock_moves_no_lease(self, store: Store, clock: FakeClock) -> None:
        store.perform_effect(claim())
        for hours in (1, -2):
            clock.move_wall_clock(hours * 3_600_000)
            assert isinstance(store.perform_effect(claim(owner="call-2")), InFlight)

    @pytest.mark.promise("R2")
    @pytest.mark.parametrize("effect", ["once", "idempotent", "keyed"])
    def test_an_unknown_call_may_run_again_only_if_its_class_allows(
        self, store: Store, effect: EffectClass
    ) -> None:
        store.perform_effect(settle(held(store.perform_effect(claim(effect=effect))), "unknown"))
        again = store.perform_effect(claim(owner="call-2", effect=effect))
        if effect == "once":
            assert again == InDoubt("trace-call-1")
        else:
            assert (held(again).fence, held(again).attempt) == (2, 2)

    def test_the_more_careful_class_holds_when_a_contract_was_corrected(self, store: Store) -> None:
        store.perform_effect(settle(held(store.perform_effect(claim(effect="idempotent"))), "unknown"))
        assert isinstance(store.perform_effect(claim(owner="call-2", effect="once")), InDoubt)

    def test_repeating_the_settle_that_stands_is_no_error_and_no_change(self, store: Store) -> None:
        first = held(store.perform_effect(claim()))
        store.perform_effect(settle(first))
        before = store.get_entry("k")
        assert store.perform_effect(settle(first)) == Settled()
        assert store.perform_effect(settle(first, "failed")) == FencedOut("committed")
        assert store.get_entry("k") == before

    def test_a_finished_call_expires_and_frees_its_key_and_its_owner_matches_nothing(
        self, store: Store, clock: FakeClock
    ) -> None:
        first = held(store.perform_effect(claim()))
        store.perform_effect(settle(first, ttl_s=60))
        clock.advance(60_000)
        second = held(store.perform_effect(claim(owner="call-2", args="b")))
        assert (second.fence, second.attempt, second.is_suspected_duplicate) == (1, 1, False)
        assert second.entry_id > first.entry_id
        assert store.perform_effect(settle(first)) == FencedOut("claimed")

    @pytest.mark.parametrize("state", ["claimed", "unknown"])
    def test_running_and_unknown_calls_never_expire(
        self, store: Store, clock: FakeClock, state: LedgerState
    ) -> None:
        first = held(store.perform_effect(claim()))
        if state == "unknown":
            store.perform_effect(settle(first, "unknown", ttl_s=1))
        clock.advance(400 * 24 * 3_600_000)
        store.sweep()
        assert live(store) == "unknown"

    @pytest.mark.promise("R1")
    def test_the_sweep_ends_dead_leases_of_every_class_and_archives_what_expired(
        self, store: Store, clock: FakeClock
    ) -> None:
        classes: tuple[EffectClass, ...] = ("once", "idempotent", "keyed")
        for effect in classes:
            store.perform_effect(claim(effect, effect=effect))
        store.perform_effect(settle(held(store.perform_effect(claim("done"))), key="done", ttl_s=1))
        clock.advance(LEASE_MS + 1)
        swept = store.sweep()
        assert (swept["archived"], swept["unknown"]) == (1, 3)
        assert [live(store, effect) for effect in classes] == ["unknown"] * 3
        assert store.get_entry("done") is None

    @pytest.mark.parametrize("effect", ["idempotent", "keyed"])
    def test_a_lapsed_call_of_a_repeatable_class_runs_again_with_a_higher_fence(
        self, store: Store, clock: FakeClock, effect: EffectClass
    ) -> None:
        first = held(store.perform_effect(claim(effect=effect)))
        clock.advance(LEASE_MS + 1)
        store.sweep()
        second = held(store.perform_effect(claim(owner="call-2", effect=effect)))
        assert (second.fence, second.attempt) == (first.fence + 1, 2)
        assert store.perform_effect(settle(first, effect=effect)) == FencedOut("claimed")

    @pytest.mark.parametrize("effect", ["once", "idempotent", "keyed"])
    def test_the_late_owner_of_a_lapsed_call_settles_it_whatever_its_class(
        self, store: Store, clock: FakeClock, effect: EffectClass
    ) -> None:
        first = held(store.perform_effect(claim(effect=effect)))
        clock.advance(LEASE_MS + 1)
        store.sweep()
        assert store.perform_effect(settle(first, effect=effect)) == Settled()
        assert live(store) == "committed"

    def test_calls_in_doubt_are_unknown_ones_and_claims_of_silent_owners(
        self, store: Store, clock: FakeClock
    ) -> None:
        began = clock.now_ms()
        store.perform_effect(claim("silent", effect="keyed"))
        store.perform_effect(settle(held(store.perform_effect(claim("unknown"))), "unknown", key="unknown"))
        store.perform_effect(settle(held(store.perform_effect(claim("done"))), key="done"))
        clock.advance(LEASE_MS + 1)
        store.perform_effect(claim("running", tool="ship"))
        assert [row.key for row in store.list_entries(state="in_doubt")] == ["unknown", "silent"]
        assert [row.key for row in store.scan_entries(state="in_doubt")] == ["silent", "unknown"]
        assert store.count_doubts() == [
            InDoubtCount(tool="pay", effect="keyed", unknown=0, silent=1, oldest_at=began),
            InDoubtCount(tool="pay", effect="once", unknown=1, silent=0, oldest_at=began),
        ]
        store.sweep()
        assert [(one.unknown, one.silent) for one in store.count_doubts()] == [(1, 0), (1, 0)]

    def test_a_ledger_without_doubts_counts_none(self, store: Store) -> None:
        store.perform_effect(claim())
        assert (store.count_doubts(), store.scan_entries(state="in_doubt")) == ([], [])

    @pytest.mark.promise("R1")
    def test_an_owner_resumed_from_its_tape_gets_its_own_claim_back(
        self, store: Store, clock: FakeClock
    ) -> None:
        first = held(store.perform_effect(claim()))
        clock.advance(LEASE_MS + 1)
        assert held(store.perform_effect(claim(resumed=True))) == first
        assert isinstance(store.perform_effect(claim(owner="call-2", resumed=True)), InFlight)


class DecideContract(Base):
    """A person or a reconciler resolves what nobody else can."""

    def doubt(self, store: Store) -> Claimed:
        first = held(store.perform_effect(claim()))
        store.perform_effect(settle(first, "unknown", outcome=None))
        return first

    def test_a_person_confirms_and_the_outcome_is_given_from_then_on(self, store: Store) -> None:
        first = self.doubt(store)
        assert store.decide_entry(first.entry_id, "committed", by="eve", why="seen", outcome=PAID)
        again = store.perform_effect(claim(owner="call-2"))
        assert isinstance(again, AlreadySettled)
        assert (again.outcome, again.entry_id) == (PAID, first.entry_id)
        entry = store.get_entry("k")
        assert entry is not None
        assert entry.note == "eve: seen"

    def test_a_person_rejects_without_an_outcome_and_duplicates_get_a_failure(self, store: Store) -> None:
        first = self.doubt(store)
        assert store.decide_entry(first.entry_id, "failed", by="eve", why="never arrived")
        again = store.perform_effect(claim(owner="call-2"))
        assert isinstance(again, AlreadySettled)
        assert again.outcome == Outcome(code="tool_failed")

    @pytest.mark.promise("R4")
    def test_a_person_releases_and_the_owner_declared_dead_stays_out(self, store: Store) -> None:
        first = self.doubt(store)
        assert store.decide_entry(first.entry_id, "released", by="eve", why="not there")
        assert store.perform_effect(settle(first)) == FencedOut("released")
        second = held(store.perform_effect(claim(owner="call-2")))
        assert second.fence > first.fence + 1
        assert store.perform_effect(settle(first)) == FencedOut("claimed")

    def test_only_an_unknown_entry_can_be_decided_and_only_to_an_end(self, store: Store) -> None:
        first = held(store.perform_effect(claim()))
        assert not store.decide_entry(first.entry_id, "committed", by="eve", why="")
        store.perform_effect(settle(first, "unknown"))
        assert not store.decide_entry(first.entry_id, "claimed", by="eve", why="")
        assert not store.decide_entry(first.entry_id, "unknown", by="eve", why="")
        assert not store.decide_entry(first.entry_id + 99, "failed", by="eve", why="")
        assert store.decide_entry(first.entry_id, "failed", by="eve", why="")
        assert not store.decide_entry(first.entry_id, "committed", by="eve", why="")

    def test_a_decision_about_an_earlier_attempt_decides_nothing(self, store: Store) -> None:
        first = held(store.perform_effect(claim(effect="keyed")))
        store.perform_effect(settle(first, "unknown", effect="keyed", outcome=None))
        seen = store.get_entry("k")
        second = held(store.perform_effect(claim(owner="call-2", effect="keyed")))
        store.perform_effect(settle(second, "unknown", effect="keyed", outcome=None))
        assert second.entry_id == first.entry_id
        assert not store.decide_entry(first.entry_id, "released", by="eve", why="not there", seen=seen)
        assert live(store) == "unknown"
        assert store.decide_entry(
            first.entry_id, "released", by="eve", why="not there", seen=store.get_entry("k")
        )

    def test_a_scan_gives_every_live_entry_once_oldest_first_page_by_page(self, store: Store) -> None:
        for number in range(7):
            store.perform_effect(claim(f"k{number}", tool="ship" if number % 2 else "pay"))
        pages, after = [], 0
        while page := store.scan_entries(after=after, limit=3):
            pages.append([row.key for row in page])
            after = page[-1].entry_id
        assert pages == [["k0", "k1", "k2"], ["k3", "k4", "k5"], ["k6"]]
        assert [row.key for row in store.scan_entries(tool="ship", limit=2)] == ["k1", "k3"]
        assert store.scan_entries(state="committed") == []

    def test_entries_are_listed_newest_first_and_by_state_tool_and_run(self, store: Store) -> None:
        store.perform_effect(claim("k1"))
        store.perform_effect(claim("k2", tool="ship", run="r"))
        third = held(store.perform_effect(claim("k3")))
        store.perform_effect(settle(third, key="k3"))
        assert [row.key for row in store.list_entries()] == ["k3", "k2", "k1"]
        assert [row.key for row in store.list_entries(limit=1)] == ["k3"]
        assert [row.key for row in store.list_entries(state="claimed")] == ["k2", "k1"]
        assert [row.key for row in store.list_entries(tool="ship")] == ["k2"]
        assert [row.key for row in store.list_entries(run_id="r")] == ["k2"]
        assert store.collect_stats()["entries"] == {"claimed": 2, "committed": 1}


class ParallelContract(Base):
    @pytest.mark.promise("R3", "C4")
    def test_fifty_threads_and_one_key_make_one_call(self, store: Store) -> None:
        start = threading.Barrier(50)

        def take(n: int) -> Answer:
            start.wait()
            return store.perform_effect(claim(owner=f"call-{n}"))

        with ThreadPoolExecutor(50) as pool:
            answers = list(pool.map(take, range(50)))
        assert sorted(type(answer).__name__ for answer in answers) == ["Claimed"] + ["InFlight"] * 49

    @pytest.mark.promise("R3")
    def test_fifty_threads_on_a_released_key_make_one_call(self, store: Store) -> None:
        store.perform_effect(settle(held(store.perform_effect(claim())), "released"))
        with ThreadPoolExecutor(16) as pool:
            answers = list(pool.map(lambda n: store.perform_effect(claim(owner=f"call-{n}")), range(2, 52)))
        assert sum(isinstance(answer, Claimed) for answer in answers) == 1


class WaitingContract(Base):
    """A duplicate waits for the call that runs: woken when it ends, told when it does not."""

    @pytest.mark.promise("R3")
    def test_a_waiting_thread_is_woken_by_the_settle(self, store: Store) -> None:
        first = held(store.perform_effect(claim()))
        with ThreadPoolExecutor(1) as pool:
            waiting = pool.submit(store.perform_effect, AwaitSettle("k", LEASE_MS))
            store.perform_effect(settle(first))
            assert waiting.result(5) == Woken()

    def test_nobody_waits_for_a_call_that_does_not_run(self, store: Store) -> None:
        assert store.perform_effect(AwaitSettle("k", 60_000)) == Woken()
        store.perform_effect(settle(held(store.perform_effect(claim())), "unknown"))
        assert store.perform_effect(AwaitSettle("k", 60_000)) == Woken()

    def test_a_waiting_thread_is_told_when_the_time_is_up(self, store: Store) -> None:
        store.perform_effect(claim())
        assert store.perform_effect(AwaitSettle("k", 20)) == WaitedOut()

    @pytest.mark.promise("R3")
    def test_waiting_tasks_are_woken_by_a_settle_from_another_thread(self, make_store: MakeStore) -> None:
        store = make_store(FakeClock(auto=False))
        first = held(store.perform_effect(claim()))

        async def story() -> list[Answer]:
            waiting = [asyncio.ensure_future(_await(store, "k", LEASE_MS)) for _ in range(8)]
            await asyncio.sleep(0)
            await asyncio.to_thread(store.perform_effect, settle(first))
            return await asyncio.wait_for(asyncio.gather(*waiting), 5)

        assert asyncio.run(story()) == [Woken()] * 8

    def test_a_waiting_task_is_told_when_the_time_is_up(self, store: Store) -> None:
        store.perform_effect(claim())
        assert asyncio.run(_await(store, "k", 20)) == WaitedOut()

    def test_a_cancelled_wait_leaves_the_store_in_order(self, make_store: MakeStore) -> None:
        store = make_store(FakeClock(auto=False))
        first = held(store.perform_effect(claim()))

        async def story() -> None:
            waiting = asyncio.ensure_future(_await(store, "k", LEASE_MS))
            await asyncio.sleep(0)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting

        asyncio.run(story())
        assert store.perform_effect(settle(first)) == Settled()

    @pytest.mark.promise("R20")
    def test_claims_are_answered_although_everything_that_waits_is_cancelled(self, store: Store) -> None:
        store.save_contract(Contract(name="pay", input_schema={"type": "object"}), "c0ffee")

        async def story() -> list[Answer]:
            asked = [claim(f"k{number}", owner=f"call-{number}") for number in range(20)]
            started = [store.perform_effect_async(one) for one in asked]
            waiting = [asyncio.ensure_future(one) for one in started if isinstance(one, Awaitable)]
            await asyncio.sleep(0)
            for one in waiting:  # the end of a loop does the same
                one.cancel()
            at_once = [one for one in started if not isinstance(one, Awaitable)]
            return [*at_once, *await asyncio.gather(*waiting)]

        assert [type(one) for one in asyncio.run(story())] == [Claimed] * 20


async def _await(store: Store, key: str, upto_ms: int) -> Answer:
    answer = store.perform_effect_async(AwaitSettle(key, upto_ms))
    return await answer if isinstance(answer, Awaitable) else answer
