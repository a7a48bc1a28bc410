"""What every store promises about the same call made again: what is given again, asked about, and carried out anew."""

import pytest

from callwright.domain.contract import EffectClass, Repeat
from callwright.domain.effects import AlreadySettled, Claimed, FencedOut, SecondIntent, Settled
from callwright.domain.records import LedgerState
from callwright.ports import Store
from callwright.testing import FakeClock
from stores.contract_ledger import Base, live
from stores.making import LEASE_MS, PAID, claim, held, settle


class RepeatContract(Base):
    """What a second identical call gets: the tool's ``repeat``."""

    def finish(self, store: Store, state: LedgerState = "committed", *, deliver: bool = True) -> Claimed:
        first = held(store.answer(claim(repeat="replay")))
        store.answer(settle(first, state))
        if deliver:
            store.delivered(first.entry_id)
        return first

    @pytest.mark.parametrize("repeat", ["replay", "replay_undelivered", "ask", "allow"])
    def test_an_answer_that_never_arrived_is_given_again_whatever_the_policy(
        self, store: Store, repeat: Repeat
    ) -> None:
        self.finish(store, deliver=False)
        assert isinstance(store.answer(claim(owner="call-2", repeat=repeat)), AlreadySettled)

    @pytest.mark.parametrize("repeat", ["replay", "allow"])
    def test_replay_gives_the_outcome_also_after_delivery(self, store: Store, repeat: Repeat) -> None:
        self.finish(store)
        assert isinstance(store.answer(claim(owner="call-2", repeat=repeat)), AlreadySettled)

    def test_an_undeclared_tool_runs_again_after_delivery_under_suspicion(self, store: Store) -> None:
        first = self.finish(store)
        second = held(store.answer(claim(owner="call-2", repeat="replay_undelivered")))
        assert second.suspected
        assert (second.fence, second.attempt) == (1, 1)
        assert second.entry_id > first.entry_id
        assert store.answer(settle(first, "failed")) == FencedOut("claimed")

    def test_a_resumed_owner_is_still_under_suspicion(self, store: Store) -> None:
        self.finish(store)
        second = claim(owner="call-2", repeat="replay_undelivered")
        again = claim(owner="call-2", repeat="replay_undelivered", resumed=True)
        assert held(store.answer(second)) == held(store.answer(again))

    def test_a_delivered_failure_runs_again_without_suspicion(self, store: Store) -> None:
        self.finish(store, "failed")
        assert not held(store.answer(claim(owner="call-2", repeat="replay_undelivered"))).suspected

    def test_ask_asks_once_the_first_answer_was_delivered(self, store: Store) -> None:
        self.finish(store)
        assert store.answer(claim(owner="call-2", repeat="ask")) == SecondIntent("trace-call-1")

    def test_ask_gives_a_failure_again_because_nothing_happened(self, store: Store) -> None:
        self.finish(store, "failed")
        assert isinstance(store.answer(claim(owner="call-2", repeat="ask")), AlreadySettled)

    def test_a_replayed_answer_that_arrives_counts_as_delivered(self, store: Store) -> None:
        self.finish(store, deliver=False)
        replayed = store.answer(claim(owner="call-2", repeat="ask"))
        assert isinstance(replayed, AlreadySettled)
        store.delivered(replayed.entry_id)
        assert isinstance(store.answer(claim(owner="call-3", repeat="ask")), SecondIntent)

    def test_delivering_unknown_is_not_delivering_what_it_became(self, store: Store) -> None:
        first = held(store.answer(claim()))
        store.answer(settle(first, "unknown"))
        store.delivered(first.entry_id)
        store.decide(first.entry_id, "committed", by="eve", why="seen in the bank", outcome=PAID)
        assert isinstance(store.answer(claim(owner="call-2", repeat="ask")), AlreadySettled)

    @pytest.mark.promise("R4")
    def test_the_late_owner_of_an_unknown_call_tells_what_the_tool_answered(
        self, store: Store, clock: FakeClock
    ) -> None:
        first = held(store.answer(claim()))
        clock.advance(LEASE_MS + 1)
        store.answer(claim(owner="call-2"))
        assert store.answer(settle(first, "answered")) == Settled()
        assert live(store) == "answered"
        assert not store.decide(first.entry_id, "released", by="eve", why="it is not in doubt")

    @pytest.mark.promise("C4")
    def test_a_failure_that_was_received_is_asked_about_or_made_again_with_a_suspicion(
        self, store: Store
    ) -> None:
        first = held(store.answer(claim()))
        store.answer(settle(first, "answered"))
        store.delivered(first.entry_id)
        assert store.answer(claim(owner="call-2", repeat="ask")) == SecondIntent("trace-call-1")
        again = held(store.answer(claim(owner="call-3", repeat="replay_undelivered")))
        assert (again.fence, again.attempt, again.suspected) == (1, 1, True)

    @pytest.mark.parametrize("effect", ["idempotent", "keyed"])
    def test_a_repeatable_call_whose_failure_was_received_runs_again(
        self, store: Store, effect: EffectClass
    ) -> None:
        first = held(store.answer(claim(effect=effect)))
        store.answer(settle(first, "answered", effect=effect))
        store.delivered(first.entry_id)
        assert held(store.answer(claim(owner="call-2", effect=effect))).entry_id > first.entry_id

    def test_a_failure_that_the_tool_answered_expires(self, store: Store, clock: FakeClock) -> None:
        store.answer(settle(held(store.answer(claim())), "answered", ttl_s=1))
        clock.advance(1_000)
        assert store.sweep()["archived"] == 1
        assert store.entry("k") is None
