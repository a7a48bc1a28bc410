"""What every store promises about run budgets and breakers."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.structs import replace

from callwright.domain.effects import (
    AlreadySettled,
    Answer,
    BreakerOpen,
    Claimed,
    Counted,
    Exhausted,
    Reserved,
    Settled,
)
from callwright.domain.records import BreakerRecord, RunLimits
from callwright.ports import Store
from callwright.testing import FakeClock
from stores.contract_ledger import Base
from stores.making import LEASE_MS, by, claim, ending, held, read, refusal, reserve, settle

PAUSE_MS = 15_000


class BudgetContract(Base):
    @pytest.mark.promise("C3", "R7")
    def test_a_run_gets_twelve_calls_reads_and_writes_together(self, store: Store) -> None:
        answers = [store.perform_effect(read(run="r")) for _ in range(6)]
        answers += [store.perform_effect(claim(f"k{n}", run="r")) for n in range(6)]
        assert all(isinstance(answer, Claimed) for answer in answers)
        assert store.perform_effect(read(run="r")) == Exhausted("calls", 12)
        assert store.perform_effect(claim("more", run="r")) == Exhausted("calls", 12)
        assert store.get_entry("more") is None
        assert isinstance(store.perform_effect(read(run="another")), Claimed)

    @pytest.mark.promise("C3", "R7")
    def test_eight_threads_never_take_a_thirteenth_call(self, store: Store) -> None:
        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(lambda n: store.perform_effect(claim(f"k{n}", run="r")), range(64)))
        assert sum(isinstance(answer, Claimed) for answer in answers) == 12
        assert len(store.list_entries(run_id="r")) == 12

    @pytest.mark.promise("C3", "R7")
    def test_eight_threads_never_take_a_third_retry_of_a_tool(self, store: Store) -> None:
        store.perform_effect(read(run="r"))
        with ThreadPoolExecutor(8) as pool:
            answers = list(
                pool.map(lambda n: store.perform_effect(reserve(attempt=n, run="r")), range(2, 34))
            )
        assert sum(isinstance(answer, Reserved) for answer in answers) == 2
        assert answers.count(Exhausted("retries", 2)) == 30
        assert isinstance(store.perform_effect(reserve(attempt=2, tool="other", run="r")), Reserved)

    def test_a_first_attempt_and_a_call_without_a_run_take_no_retry(self, store: Store) -> None:
        assert all(isinstance(store.perform_effect(reserve(attempt=1, run="r")), Reserved) for _ in range(5))
        assert all(isinstance(store.perform_effect(reserve(attempt=9)), Reserved) for _ in range(5))

    @pytest.mark.promise("C3", "R7")
    def test_the_run_ends_after_sixty_seconds_in_its_calls(self, store: Store) -> None:
        assert held(store.perform_effect(read(run="r"))).remaining_ms == 60_000
        store.perform_effect(ending(run="r", spent_ms=20_000))
        taken = held(store.perform_effect(claim("k1", run="r")))
        assert taken.remaining_ms == 40_000
        store.perform_effect(settle(taken, key="k1", run="r", spent_ms=39_999))
        taken = held(store.perform_effect(claim("k2", run="r", effect="keyed")))
        assert taken.remaining_ms == 1
        store.perform_effect(settle(taken, "released", key="k2", run="r", code="not_found", spent_ms=1))
        assert store.perform_effect(claim("k3", run="r")) == Exhausted("latency", 60_000)
        assert store.perform_effect(reserve(attempt=2, run="r")) == Exhausted("latency", 60_000)

    @pytest.mark.promise("C3", "R7")
    def test_time_between_the_calls_of_a_run_is_not_charged(self, store: Store, clock: FakeClock) -> None:
        for _ in range(12):
            assert held(store.perform_effect(read(run="r"))).remaining_ms == 60_000
            store.perform_effect(ending(run="r"))
            clock.advance(3_600_000)

    @pytest.mark.promise("C3", "R7")
    def test_eight_threads_that_end_calls_charge_their_time_exactly(self, store: Store) -> None:
        limits = RunLimits(max_tool_calls=None)
        store.perform_effect(read(run="r", limits=limits))
        with ThreadPoolExecutor(8) as pool:
            list(pool.map(lambda n: store.perform_effect(ending(run="r", spent_ms=n)), range(100)))
        assert held(store.perform_effect(read(run="r", limits=limits))).remaining_ms == 60_000 - 4_950

    @pytest.mark.promise("C3", "R7")
    def test_a_deadline_ends_the_run_whatever_its_calls_took(self, store: Store, clock: FakeClock) -> None:
        limits = RunLimits(deadline_ms=100_000)
        assert held(store.perform_effect(read(run="r", limits=limits))).remaining_ms == 60_000
        clock.advance(99_999)
        assert held(store.perform_effect(claim("k1", run="r", limits=limits))).remaining_ms == 1
        clock.advance(1)
        assert store.perform_effect(claim("k2", run="r", limits=limits)) == Exhausted("deadline", 100_000)
        assert store.perform_effect(read(run="r", limits=limits)) == Exhausted("deadline", 100_000)
        assert store.perform_effect(reserve(attempt=2, run="r", limits=limits)) == Exhausted(
            "deadline", 100_000
        )

    @pytest.mark.promise("C3", "R12")
    def test_a_jump_of_the_wall_clock_moves_no_deadline(self, store: Store, clock: FakeClock) -> None:
        limits = RunLimits(deadline_ms=60_000)
        store.perform_effect(read(run="r", limits=limits))
        clock.move_wall_clock(-3_600_000)
        clock.advance(60_000)
        assert store.perform_effect(read(run="r", limits=limits)) == Exhausted("deadline", 60_000)

    @pytest.mark.promise("C3")
    def test_a_run_without_limits_is_never_refused(self, store: Store, clock: FakeClock) -> None:
        none = RunLimits(None, None, None, None)
        for n in range(50):
            taken = held(store.perform_effect(claim(f"k{n}", run="r", limits=none)))
            assert taken.remaining_ms is None
            end = settle(taken, "released", key=f"k{n}", run="r", code="not_found", spent_ms=60_000)
            assert store.perform_effect(end) == Settled()
            assert held(store.perform_effect(read(run="r", limits=none))).remaining_ms is None
            assert store.perform_effect(ending(run="r", code="not_found")) == Settled()
            assert store.perform_effect(reserve(attempt=2, run="r", limits=none)) == Reserved()
            assert store.perform_effect(refusal("denied", limits=none)) == Counted(1, False)
            clock.advance(60_000)

    def test_a_later_process_cannot_widen_the_limits_of_a_run(self, store: Store) -> None:
        store.perform_effect(read(run="r", limits=RunLimits(max_tool_calls=1)))
        wide = RunLimits(max_tool_calls=99)
        assert store.perform_effect(read(run="r", limits=wide)) == Exhausted("calls", 1)

    @pytest.mark.promise("C3")
    def test_a_replay_costs_nothing_and_is_given_when_nothing_is_left(self, store: Store) -> None:
        one = RunLimits(max_tool_calls=1)
        store.perform_effect(settle(held(store.perform_effect(claim(run="r", limits=one))), run="r"))
        for n in range(20):
            answer = store.perform_effect(claim(owner=f"call-{n}", run="r", limits=one))
            assert isinstance(answer, AlreadySettled)

    def test_a_refused_claim_leaves_what_stood_there(self, store: Store, clock: FakeClock) -> None:
        none = RunLimits(max_tool_calls=0)
        store.perform_effect(settle(held(store.perform_effect(claim())), "released"))
        before = store.get_entry("k")
        refused = store.perform_effect(claim(owner="call-2", run="r", limits=none))
        assert refused == Exhausted("calls", 0)
        assert store.get_entry("k") == before

    @pytest.mark.promise("R6", "R7")
    def test_a_further_attempt_by_a_replanned_call_is_a_retry_of_the_tool(self, store: Store) -> None:
        for attempt in (1, 2, 3):
            taken = held(store.perform_effect(claim(owner=f"call-{attempt}", run="r")))
            assert taken.attempt == attempt
            store.perform_effect(settle(taken, "released", run="r", code=f"code-{attempt}"))
        assert store.perform_effect(claim(owner="call-4", run="r")) == Exhausted("retries", 2)

    def test_corrected_arguments_under_a_released_key_are_a_new_call_and_no_retry(self, store: Store) -> None:
        for number in range(5):
            taken = held(store.perform_effect(claim(owner=f"call-{number}", args=f"a{number}", run="r")))
            assert taken.attempt == number + 1
            store.perform_effect(settle(taken, "released", run="r", code="x"))
        for number in (5, 6):
            taken = held(store.perform_effect(claim(owner=f"call-{number}", args="a4", run="r")))
            store.perform_effect(settle(taken, "released", run="r", code="x"))
        assert store.perform_effect(claim(owner="call-7", args="a4", run="r")) == Exhausted("retries", 2)

    @pytest.mark.promise("R7")
    def test_a_dead_claim_that_runs_again_is_a_retry_of_the_tool(
        self, store: Store, clock: FakeClock
    ) -> None:
        for attempt in (1, 2, 3):
            assert (
                held(store.perform_effect(claim(owner=f"c{attempt}", run="r", effect="idempotent"))).attempt
                == attempt
            )
            clock.advance(LEASE_MS + 1)
        assert store.perform_effect(claim(owner="c4", run="r", effect="idempotent")) == Exhausted(
            "retries", 2
        )

    def test_an_owner_resumed_from_its_tape_does_not_pay_twice(self, store: Store) -> None:
        one = RunLimits(max_tool_calls=1)
        first = held(store.perform_effect(claim(run="r", limits=one)))
        assert held(store.perform_effect(claim(run="r", limits=one, resumed=True))) == first

    @pytest.mark.promise("C3")
    def test_the_same_failure_three_times_in_a_row_stops_the_tool(self, store: Store) -> None:
        for _ in range(3):
            assert isinstance(store.perform_effect(read(run="r")), Claimed)
            assert store.perform_effect(ending(run="r", code="not_found")) == Settled()
        assert store.perform_effect(read(run="r")) == Exhausted("loop", 3)
        assert isinstance(store.perform_effect(read("other", run="r")), Claimed)
        assert isinstance(store.perform_effect(read(run="another")), Claimed)

    @pytest.mark.promise("C3")
    def test_failures_of_other_arguments_are_not_the_same_failure(self, store: Store) -> None:
        for args in "abcdabcd":
            assert isinstance(store.perform_effect(read(run="r", args=args)), Claimed)
            store.perform_effect(ending(run="r", args=args, code="not_found"))
        assert isinstance(store.perform_effect(read(run="r", args="good")), Claimed)

    @pytest.mark.promise("C3")
    def test_a_loop_stops_the_call_that_fails_and_no_other_of_the_tool(self, store: Store) -> None:
        for _ in range(3):
            store.perform_effect(read(run="r"))
            store.perform_effect(ending(run="r", code="not_found"))
        for _ in range(5):
            assert store.perform_effect(read(run="r")) == Exhausted("loop", 3)
        assert store.perform_effect(claim("k", run="r")) == Exhausted("loop", 3)
        assert isinstance(store.perform_effect(read(run="r", args="b")), Claimed)
        assert isinstance(store.perform_effect(claim("k", run="r", args="b")), Claimed)

    @pytest.mark.promise("C3")
    def test_what_failed_before_a_write_of_the_run_may_be_tried_after_it(self, store: Store) -> None:
        limits = RunLimits(max_tool_calls=None)
        for n in range(8):
            assert isinstance(store.perform_effect(read("check", run="r", limits=limits)), Claimed)
            store.perform_effect(replace(ending(run="r", code="tool_failed"), tool="check"))
            edit = held(store.perform_effect(claim(f"k{n}", run="r", args=f"edit-{n}", limits=limits)))
            store.perform_effect(settle(edit, key=f"k{n}", run="r", args=f"edit-{n}"))
        for _ in range(3):
            assert isinstance(store.perform_effect(read("check", run="r", limits=limits)), Claimed)
            store.perform_effect(replace(ending(run="r", code="tool_failed"), tool="check"))
        assert store.perform_effect(read("check", run="r", limits=limits)) == Exhausted("loop", 3)

    @pytest.mark.promise("C3")
    def test_refusals_of_other_arguments_are_not_the_same_refusal(self, store: Store) -> None:
        for args in "abcabc":
            assert store.perform_effect(refusal("invalid_arguments", args=args)) == Counted(1, False)

    def test_a_success_or_another_failure_starts_the_count_afresh(self, store: Store) -> None:
        for code in ("not_found", "not_found", None, "not_found", "not_found", "timeout", "timeout"):
            assert isinstance(store.perform_effect(read(run="r")), Claimed)
            store.perform_effect(ending(run="r", code=code))
        assert isinstance(store.perform_effect(read(run="r")), Claimed)

    def test_refusals_before_the_claim_count_too(self, store: Store) -> None:
        counted = [store.perform_effect(refusal("invalid_arguments")) for _ in range(3)]
        assert counted == [Counted(1, False), Counted(2, False), Counted(3, True)]
        assert store.perform_effect(read(run="r")) == Exhausted("loop", 3)
        assert store.perform_effect(refusal("unknown_tool")) == Counted(1, False)

    @pytest.mark.promise("C3", "R7")
    def test_two_tenants_that_use_the_same_run_id_have_a_budget_each(self, store: Store) -> None:
        two = RunLimits(max_tool_calls=2)
        for tenant in ("acme", "zeta"):
            assert isinstance(store.perform_effect(by(tenant, read(run="r", limits=two))), Claimed)
            assert isinstance(store.perform_effect(by(tenant, claim(tenant, run="r", limits=two))), Claimed)
        for tenant in ("acme", "zeta"):
            assert store.perform_effect(by(tenant, read(run="r", limits=two))) == Exhausted("calls", 2)
            more = by(tenant, claim(f"more of {tenant}", run="r", limits=two))
            assert store.perform_effect(more) == Exhausted("calls", 2)

    @pytest.mark.promise("C3", "R7")
    def test_two_tenants_that_use_the_same_run_id_have_retries_of_their_own(self, store: Store) -> None:
        for tenant in ("acme", "zeta"):
            taken = [store.perform_effect(by(tenant, reserve(attempt=n, run="r"))) for n in (2, 3, 4)]
            assert taken == [Reserved(), Reserved(), Exhausted("retries", 2)]

    @pytest.mark.promise("C3")
    def test_failures_and_refusals_of_one_tenant_stop_no_loop_of_another(self, store: Store) -> None:
        for n in range(2):
            store.perform_effect(by("acme", ending(run="r", code="not_found")))
            assert store.perform_effect(by("zeta", refusal("not_found"))) == Counted(n + 1, stop=False)
        assert isinstance(store.perform_effect(by("acme", read(run="r"))), Claimed)
        assert store.perform_effect(by("acme", refusal("not_found"))) == Counted(3, stop=True)
        assert isinstance(store.perform_effect(by("zeta", read(run="r"))), Claimed)
        store.perform_effect(by("zeta", ending(run="r")))
        assert store.perform_effect(by("acme", read(run="r"))) == Exhausted("loop", 3)

    def test_no_tenant_and_run_id_read_together_are_those_of_another(self, store: Store) -> None:
        one = RunLimits(max_tool_calls=1)
        for tenant, run in (("a", "bc"), ("ab", "c"), ("a/b", "c"), ("a", "b/c"), ("1:a", "b"), ("1", ":ab")):
            assert isinstance(store.perform_effect(by(tenant, read(run=run, limits=one))), Claimed)

    def test_a_settle_that_is_fenced_out_or_repeated_counts_nothing(self, store: Store) -> None:
        first = held(store.perform_effect(claim(run="r")))
        for _ in range(5):
            store.perform_effect(settle(first, "failed", run="r", code="not_found"))
        store.perform_effect(settle(first, "committed", run="r", code="not_found"))
        assert isinstance(store.perform_effect(claim("k2", run="r")), Claimed)


class BreakerContract(Base):
    def fail(self, store: Store, times: int = 5) -> None:
        for _ in range(times):
            store.perform_effect(ending(healthy=False))

    @pytest.mark.promise("C12")
    def test_five_failures_open_it_for_fifteen_seconds(self, store: Store, clock: FakeClock) -> None:
        self.fail(store, 4)
        assert isinstance(store.perform_effect(reserve()), Reserved)
        self.fail(store, 1)
        assert store.perform_effect(reserve()) == BreakerOpen(PAUSE_MS)
        clock.advance(PAUSE_MS - 1)
        assert store.perform_effect(reserve("once")) == BreakerOpen(1)
        assert isinstance(store.perform_effect(reserve(breaker="other")), Reserved)

    @pytest.mark.promise("C12")
    def test_half_failures_open_it_and_fewer_do_not(self, store: Store) -> None:
        for healthy in (False, True, True, True, False, True, True, True):
            store.perform_effect(ending(healthy=healthy))
        assert isinstance(store.perform_effect(reserve()), Reserved)
        self.fail(store, 4)
        assert isinstance(store.perform_effect(reserve()), BreakerOpen)

    def test_failures_of_another_minute_do_not_count(self, store: Store, clock: FakeClock) -> None:
        self.fail(store, 4)
        clock.advance(60_001)
        self.fail(store, 4)
        assert isinstance(store.perform_effect(reserve()), Reserved)

    def test_a_healthy_endpoint_has_no_record(self, store: Store) -> None:
        for _ in range(20):
            store.perform_effect(ending(healthy=True))
        assert store.get_breaker("pay") == BreakerRecord()
        self.fail(store, 4)
        assert isinstance(store.perform_effect(reserve()), Reserved)

    @pytest.mark.promise("C12", "R9")
    def test_fifty_callers_of_a_half_open_breaker_make_one_probe(
        self, store: Store, clock: FakeClock
    ) -> None:
        self.fail(store)
        clock.advance(PAUSE_MS)
        with ThreadPoolExecutor(50) as pool:
            answers = list(pool.map(lambda _: store.perform_effect(reserve()), range(50)))
        assert sum(isinstance(answer, Reserved) for answer in answers) == 1

    @pytest.mark.promise("C12", "R9")
    def test_a_write_that_cannot_be_repeated_is_never_the_probe(self, store: Store, clock: FakeClock) -> None:
        self.fail(store)
        clock.advance(PAUSE_MS)
        answers = [store.perform_effect(reserve(effect)) for effect in ("once", "keyed", "once")]
        assert all(isinstance(answer, BreakerOpen) for answer in answers)
        assert isinstance(store.perform_effect(reserve("idempotent")), Reserved)
        assert isinstance(store.perform_effect(reserve("once")), BreakerOpen)

    @pytest.mark.promise("C12")
    def test_a_healthy_probe_closes_it_and_a_failed_one_doubles_the_pause(
        self, store: Store, clock: FakeClock
    ) -> None:
        self.fail(store)
        clock.advance(PAUSE_MS)
        assert isinstance(store.perform_effect(reserve()), Reserved)
        self.fail(store, 1)
        assert store.perform_effect(reserve()) == BreakerOpen(2 * PAUSE_MS)
        clock.advance(2 * PAUSE_MS)
        assert isinstance(store.perform_effect(reserve()), Reserved)
        store.perform_effect(ending(healthy=True))
        assert store.get_breaker("pay") == BreakerRecord()
        assert isinstance(store.perform_effect(reserve("once")), Reserved)

    def test_a_probe_that_never_comes_back_gives_way_to_another(self, store: Store, clock: FakeClock) -> None:
        self.fail(store)
        clock.advance(PAUSE_MS)
        assert isinstance(store.perform_effect(reserve()), Reserved)
        assert isinstance(store.perform_effect(reserve()), BreakerOpen)
        clock.advance(30_000)
        assert isinstance(store.perform_effect(reserve()), Reserved)

    def test_an_endpoint_that_nobody_may_probe_is_not_shut_for_ever(
        self, store: Store, clock: FakeClock
    ) -> None:
        self.fail(store)
        clock.advance(PAUSE_MS)
        refused = store.perform_effect(reserve("once"))
        assert isinstance(refused, BreakerOpen)
        clock.advance(refused.retry_after_ms)
        assert isinstance(store.perform_effect(reserve("once")), Reserved)

    def test_an_open_breaker_takes_no_retry_and_a_spent_budget_takes_no_probe(
        self, store: Store, clock: FakeClock
    ) -> None:
        self.fail(store)
        store.perform_effect(read(run="r"))
        for _ in range(5):
            assert isinstance(store.perform_effect(reserve(attempt=2, run="r")), BreakerOpen)
        assert isinstance(store.perform_effect(reserve(breaker="well", attempt=2, run="r")), Reserved)
        assert isinstance(store.perform_effect(reserve(breaker="well", attempt=3, run="r")), Reserved)
        clock.advance(PAUSE_MS)
        assert store.perform_effect(reserve(attempt=2, run="r")) == Exhausted("retries", 2)
        assert isinstance(store.perform_effect(reserve()), Reserved)

    def test_the_settle_of_a_write_carries_the_news_and_a_stale_one_does_not(self, store: Store) -> None:
        for n in range(5):
            taken = held(store.perform_effect(claim(f"k{n}")))
            news = settle(taken, "released", key=f"k{n}", healthy=False)
            answers: list[Answer] = [store.perform_effect(news), store.perform_effect(news)]
            assert answers == [Settled(), Settled()]
            expected = "closed" if n < 4 else "open"
            assert store.get_breaker("pay").state == expected
