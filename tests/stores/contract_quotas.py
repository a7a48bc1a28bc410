"""What every store promises of quotas: exact under any race, used with the claim, given back where nothing happened."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from callwright.domain.effects import Answer, Claim, Claimed, Exhausted, InFlight, QuotaOver, Settled
from callwright.domain.quota_rules import QuotaCharge
from callwright.domain.records import RunLimits
from callwright.ports import Store
from callwright.testing import FakeClock
from stores.contract_ledger import Base
from stores.making import approval, claim, held, settle

HOUR_MS = 3_600_000


def take(limit: int = 10, amount: int = 1, quota: str = "q", **more: Any) -> QuotaCharge:
    said: dict[str, Any] = {"measure": "calls", "over": "quota_exceeded", "window_ms": HOUR_MS} | more
    return QuotaCharge(quota=quota, name=quota, limit=limit, amount=amount, **said)


def distinct(*values: str, limit: int = 2, **more: Any) -> QuotaCharge:
    return take(limit, 0, measure="distinct", values=values, **more)


def asked(n: object, *takes: QuotaCharge, **more: Any) -> Claim:
    return claim(f"k{n}", owner=f"call-{n}", quotas=takes, **more)


def kinds(answers: list[Answer]) -> list[str]:
    return [type(one).__name__ for one in answers]


@pytest.mark.promise("C1", "C6")
class QuotaContract(Base):
    def test_a_hundred_claims_at_once_take_ten_of_ten(self, store: Store) -> None:
        with ThreadPoolExecutor(20) as pool:
            answers = list(pool.map(lambda n: store.perform_effect(asked(n, take())), range(100)))
        assert kinds(answers).count("Claimed") == 10
        assert answers.count(QuotaOver("q", "quota_exceeded")) == 90
        assert len(store.list_entries()) == 10

    def test_a_hundred_reads_at_once_take_ten_of_ten(self, store: Store) -> None:
        def read(n: int) -> Answer:
            return store.perform_effect(claim(None, owner=f"call-{n}", effect="read", quotas=(take(),)))

        with ThreadPoolExecutor(20) as pool:
            answers = list(pool.map(read, range(100)))
        assert kinds(answers).count("Claimed") == 10

    def test_eleven_times_nine_hundred_against_a_thousand_stop_at_the_second(self, store: Store) -> None:
        with ThreadPoolExecutor(11) as pool:
            answers = list(
                pool.map(lambda n: store.perform_effect(asked(n, take(1_000, 900, measure="sum"))), range(11))
            )
        assert kinds(answers).count("Claimed") == 1
        held(store.perform_effect(asked("rest", take(1_000, 100, measure="sum"))))
        assert isinstance(store.perform_effect(asked("one", take(1_000, 1, measure="sum"))), QuotaOver)

    def test_racing_claims_of_two_quotas_in_either_order_end_all_of_them(self, store: Store) -> None:
        one, other = take(5, quota="a"), take(5, quota="b")

        def ask(n: int) -> Answer:
            return store.perform_effect(asked(n, *((one, other) if n % 2 else (other, one))))

        with ThreadPoolExecutor(20) as pool:
            answers = list(pool.map(ask, range(40)))
        assert (kinds(answers).count("Claimed"), kinds(answers).count("QuotaOver")) == (5, 35)

    def test_distinct_values_are_counted_once_each(self, store: Store) -> None:
        held(store.perform_effect(asked(1, distinct("x"))))
        held(store.perform_effect(asked(2, distinct("x"))))
        assert isinstance(store.perform_effect(asked(3, distinct("y", "z"))), QuotaOver)
        held(store.perform_effect(asked(4, distinct("x", "y"))))
        assert isinstance(store.perform_effect(asked(5, distinct("z"))), QuotaOver)
        held(store.perform_effect(asked(6, distinct("y"))))

    def test_a_window_slides_and_says_when_there_is_room(self, store: Store, clock: FakeClock) -> None:
        few = take(2, over="rate_limited")
        held(store.perform_effect(asked(1, few)))
        clock.advance(1_000)
        held(store.perform_effect(asked(2, few)))
        assert store.perform_effect(asked(3, few)) == QuotaOver("q", "rate_limited", HOUR_MS - 1_000)
        clock.advance(HOUR_MS - 1_001)
        assert store.perform_effect(asked(3, few)) == QuotaOver("q", "rate_limited", 1)
        clock.advance(1)
        held(store.perform_effect(asked(3, few)))
        assert store.perform_effect(asked(4, few)) == QuotaOver("q", "rate_limited", 1_000)

    def test_the_wait_for_a_sum_and_for_distinct_values_is_as_long_as_it_has_to_be(
        self, store: Store, clock: FakeClock
    ) -> None:
        sums = {"measure": "sum", "over": "rate_limited"}
        for n, amount in enumerate((10, 60, 30)):
            held(
                store.perform_effect(
                    asked(n, take(100, amount, **sums), distinct(f"v{n}", quota="d", limit=3))
                )
            )
            clock.advance(1_000)
        left = HOUR_MS - 3_000
        assert store.perform_effect(asked("s", take(100, 50, **sums))) == QuotaOver(
            "q", "rate_limited", left + 1_000
        )
        assert store.perform_effect(asked("m", take(100, 101, **sums))) == QuotaOver("q", "quota_exceeded")
        waits = distinct("v0", "new", quota="d", limit=3, over="rate_limited")
        assert store.perform_effect(asked("d", waits)) == QuotaOver("d", "rate_limited", left + 1_000)

    @pytest.mark.parametrize("key", ["k", None])
    def test_what_was_taken_is_given_back_where_nothing_happened(self, store: Store, key: str | None) -> None:
        of: dict[str, Any] = {"effect": "once" if key else "read", "args": "a", "quotas": (take(1),)}
        mine = held(store.perform_effect(claim(key, owner="call-1", **of)))
        other = {"k2": claim("k2", owner="call-2", quotas=(take(1),))}
        assert isinstance(store.perform_effect(other["k2"]), QuotaOver)
        returns = f"{mine.entry_id}.{mine.attempt}" if key else "call-1/a"
        assert store.perform_effect(settle(mine, "released", key=key, returns=returns)) == Settled()
        held(store.perform_effect(other["k2"]))

    def test_what_may_have_happened_stays_counted_until_somebody_says_that_it_did_not(
        self, store: Store
    ) -> None:
        mine = held(store.perform_effect(asked(1, take(1))))
        store.perform_effect(settle(mine, "unknown", key="k1", outcome=None))
        assert isinstance(store.perform_effect(asked(2, take(1))), QuotaOver)
        assert store.decide_entry(mine.entry_id, "failed", by="eve", why="not there")
        held(store.perform_effect(asked(2, take(1))))

    def test_a_claim_that_does_not_run_takes_nothing(self, store: Store) -> None:
        first = held(store.perform_effect(asked(1)))
        assert isinstance(store.perform_effect(asked(1, take(1), args="a")), InFlight)
        store.perform_effect(settle(first, key="k1"))
        assert type(store.perform_effect(asked(1, take(1)))).__name__ == "AlreadySettled"
        limits = RunLimits(max_tool_calls=1)
        held(store.perform_effect(asked(2, run="r", limits=limits)))
        assert isinstance(store.perform_effect(asked(3, take(1), run="r", limits=limits)), Exhausted)
        held(store.perform_effect(asked(4, take(1))))

    def test_a_quota_that_is_full_charges_no_run_and_uses_no_approval(
        self, store: Store, clock: FakeClock
    ) -> None:
        held(store.perform_effect(asked(0, take(1))))
        store.request_approval(approval("h1", expires_at=clock.now_ms() + 1_000_000))
        store.decide_approval("h1", granted=True, by="eve", reason="")
        limits = RunLimits(max_tool_calls=1)
        refused = store.perform_effect(asked(1, take(1), run="r", limits=limits, approval="d"))
        assert isinstance(refused, QuotaOver)
        kept = store.get_approval("h1")
        assert kept is not None
        assert kept.state == "granted"
        held(store.perform_effect(asked(2, run="r", limits=limits)))

    def test_an_approved_call_exceeds_a_quota_that_allows_it_and_counts(
        self, store: Store, clock: FakeClock
    ) -> None:
        asks = take(1, over="approve")
        held(store.perform_effect(asked(1, asks)))
        assert store.perform_effect(asked(2, asks)) == QuotaOver("q", "approve")
        store.request_approval(approval("h1", expires_at=clock.now_ms() + 1_000_000))
        store.decide_approval("h1", granted=True, by="eve", reason="")
        assert isinstance(store.perform_effect(asked(2, asks, approval="d")), Claimed)
        assert store.perform_effect(asked(3, take(2, over="quota_exceeded"))) == QuotaOver(
            "q", "quota_exceeded"
        )

    def test_the_strictest_of_several_full_quotas_answers(self, store: Store) -> None:
        full = [take(1, quota=over, over=over) for over in ("approve", "rate_limited", "quota_exceeded")]
        held(store.perform_effect(asked(1, *full)))
        assert store.perform_effect(asked(2, *full)) == QuotaOver("quota_exceeded", "quota_exceeded")
        assert store.perform_effect(asked(2, *full[:2])) == QuotaOver("rate_limited", "rate_limited", HOUR_MS)

    def test_a_sweep_forgets_what_has_left_its_window(self, store: Store, clock: FakeClock) -> None:
        held(store.perform_effect(asked(1, take(1))))
        store.sweep()
        assert isinstance(store.perform_effect(asked(2, take(1))), QuotaOver)
        clock.advance(HOUR_MS)
        store.sweep()
        longer = take(1, window_ms=10 * HOUR_MS)
        held(store.perform_effect(asked(2, longer)))
