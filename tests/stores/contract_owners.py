"""What every store promises about the owners of claims: those of a task, and those whose process shows no sign of life."""

import pytest
from msgspec.structs import replace

from callwright.domain.contract import EffectClass
from callwright.domain.effects import FencedOut, InDoubt, InFlight, Settled
from callwright.domain.records import LedgerState
from callwright.ports import Store
from callwright.testing import FakeClock
from stores.contract_ledger import Base, live
from stores.making import LEASE_MS, claim, held, settle

TAKE_OVER = replace(claim(), task="take_over")
LAPSE = replace(claim(), task="lapse")


class OwnersContract(Base):
    @pytest.mark.promise("R4", "R13")
    @pytest.mark.parametrize("effect", ["once", "keyed", "idempotent"])
    def test_each_worker_that_is_given_a_task_has_a_higher_fence_and_earlier_ones_settle_nothing(
        self, store: Store, effect: EffectClass
    ) -> None:
        asked = held(store.perform_effect(claim(effect=effect)))
        first, second = (held(store.perform_effect(replace(TAKE_OVER, effect=effect))) for _ in range(2))
        assert [asked.fence, first.fence, second.fence] == [1, 2, 3]
        assert (first.entry_id, second.entry_id) == (asked.entry_id, asked.entry_id)
        for late in (asked, first):
            assert store.perform_effect(settle(late)) == FencedOut("claimed")
        assert store.perform_effect(settle(second)) == Settled()
        assert live(store) == "committed"

    @pytest.mark.promise("R4", "R13")
    @pytest.mark.parametrize("state", ["committed", "released", "answered"])
    def test_a_task_that_lapsed_is_settled_by_the_worker_that_was_taken_for_dead(
        self, store: Store, state: LedgerState
    ) -> None:
        store.perform_effect(claim())
        first = held(store.perform_effect(TAKE_OVER))
        assert store.perform_effect(LAPSE) == InDoubt("trace-call-1")
        assert live(store) == "unknown"
        assert store.perform_effect(TAKE_OVER) == InDoubt("trace-call-1")
        assert store.perform_effect(settle(first, state)) == Settled()
        assert live(store) == state

    @pytest.mark.promise("R4")
    @pytest.mark.parametrize("task", ["take_over", "lapse"])
    def test_the_claim_of_another_call_is_not_a_tasks_to_take(self, store: Store, task: str) -> None:
        mine = held(store.perform_effect(claim()))
        other = replace(claim(owner="call-2"), task=task)
        assert isinstance(store.perform_effect(other), InFlight)
        assert store.perform_effect(settle(mine)) == Settled()

    def test_the_lease_of_a_task_grows_with_each_worker_and_never_shrinks(
        self, store: Store, clock: FakeClock
    ) -> None:
        store.perform_effect(replace(claim(), lease_ms=10 * LEASE_MS))
        store.perform_effect(TAKE_OVER)
        clock.advance(9 * LEASE_MS)
        assert isinstance(store.perform_effect(claim(owner="call-2")), InFlight)
        store.perform_effect(TAKE_OVER)
        clock.advance(LEASE_MS * 1.5)
        assert isinstance(store.perform_effect(claim(owner="call-2")), InDoubt)
