"""What every store promises about the same call made again: what is given again, asked about, and carried out anew."""

from typing import Any

import pytest

from callwright.domain.contract import EffectClass, Repeat
from callwright.domain.effects import (
    AlreadySettled,
    Claimed,
    FencedOut,
    InFlight,
    KeyConflict,
    SecondIntent,
    Settled,
)
from callwright.domain.records import LedgerState
from callwright.ports import Store
from callwright.testing import FakeClock
from stores.contract_ledger import Base, live
from stores.making import LEASE_MS, PAID, claim, held, settle


class RepeatContract(Base):
    """What a second identical call gets: the tool's ``repeat``."""

    def deliver(self, store: Store) -> None:
        entry = store.get_entry("k")
        assert entry is not None
        store.mark_delivered(entry.entry_id)

    def finish(self, store: Store, state: LedgerState = "committed", *, deliver: bool = True) -> Claimed:
        first = held(store.perform_effect(claim(repeat="replay")))
        store.perform_effect(settle(first, state))
        if deliver:
            store.mark_delivered(first.entry_id)
        return first

    @pytest.mark.parametrize("repeat", ["replay", "replay_undelivered", "ask", "allow"])
    def test_an_answer_that_never_arrived_is_given_again_whatever_the_policy(
        self, store: Store, repeat: Repeat
    ) -> None:
        self.finish(store, deliver=False)
        assert isinstance(store.perform_effect(claim(owner="call-2", repeat=repeat)), AlreadySettled)

    def test_replay_gives_the_outcome_also_after_delivery(self, store: Store) -> None:
        self.finish(store)
        assert isinstance(store.perform_effect(claim(owner="call-2")), AlreadySettled)

    def test_a_handle_means_the_call_once_more_and_serves_once(self, store: Store) -> None:
        first = self.finish(store)
        replayed = store.perform_effect(claim(owner="call-2"))
        assert isinstance(replayed, AlreadySettled)
        handle = replayed.handle
        redeeming: dict[str, Any] = {"redeems": handle, "request": f"repeat/{handle}"}
        second = held(store.perform_effect(claim(owner="call-3", **redeeming)))
        assert second.entry_id > first.entry_id
        assert isinstance(store.perform_effect(claim(owner="call-4", **redeeming)), InFlight)
        store.perform_effect(settle(second))
        store.mark_delivered(second.entry_id)
        again = store.perform_effect(claim(owner="call-5", **redeeming))
        assert isinstance(again, AlreadySettled)
        assert again.entry_id == second.entry_id
        assert again.handle != handle

    def test_the_same_request_gets_the_lost_answer_whatever_its_class(self, store: Store) -> None:
        first = held(store.perform_effect(claim(effect="idempotent", request="q")))
        store.perform_effect(settle(first, effect="idempotent"))
        again = store.perform_effect(claim(owner="call-2", effect="idempotent", request="q"))
        assert isinstance(again, AlreadySettled)
        again = held(store.perform_effect(claim(owner="call-3", effect="idempotent", request="r")))
        assert again.earlier is None

    def test_the_same_call_of_the_model_is_answered_and_another_one_is_meant(self, store: Store) -> None:
        first = held(store.perform_effect(claim(model_call="m1")))
        store.perform_effect(settle(first))
        asked: dict[str, Any] = {"repeat": "ask", "session": "t"}
        assert isinstance(
            store.perform_effect(claim(owner="call-2", model_call="m1", **asked)), AlreadySettled
        )
        again = held(store.perform_effect(claim(owner="call-3", model_call="m2", **asked)))
        assert again.earlier is not None
        assert (again.earlier.state, again.earlier.trace_id) == ("committed", "trace-call-1")

    def test_an_answer_that_was_received_is_the_same_intent_only_in_its_session_and_window(
        self, store: Store, clock: FakeClock
    ) -> None:
        first = self.finish(store)
        assert isinstance(store.perform_effect(claim(owner="call-2", window_ms=60_000)), AlreadySettled)
        clock.advance(60_000)
        assert held(store.perform_effect(claim(owner="call-3", window_ms=60_000))).entry_id > first.entry_id

    @pytest.mark.parametrize("session", ["t", None])
    def test_another_session_makes_the_call_again_once_the_first_answer_was_received(
        self, store: Store, session: str | None
    ) -> None:
        self.finish(store, deliver=False)
        assert isinstance(store.perform_effect(claim(owner="call-2", session=session)), AlreadySettled)
        self.deliver(store)
        assert held(store.perform_effect(claim(owner="call-3", session=session))).is_suspected_duplicate

    def test_in_a_named_run_the_policy_holds_from_every_session_and_without_a_window(
        self, store: Store, clock: FakeClock
    ) -> None:
        self.finish(store)
        clock.advance(3_500_000)
        again = store.perform_effect(claim(owner="call-2", session="t", named="run", repeat="ask"))
        assert isinstance(again, SecondIntent)

    def test_an_answer_that_nobody_received_is_given_for_ten_minutes(
        self, store: Store, clock: FakeClock
    ) -> None:
        self.finish(store, deliver=False)
        clock.advance(599_999)
        assert isinstance(store.perform_effect(claim(owner="call-2", session="t")), AlreadySettled)
        clock.advance(1)
        assert held(store.perform_effect(claim(owner="call-3", session="t"))).is_suspected_duplicate

    def test_what_a_person_confirmed_is_told_to_whoever_asks_next_however_late(
        self, store: Store, clock: FakeClock
    ) -> None:
        first = held(store.perform_effect(claim()))
        store.perform_effect(settle(first, "unknown"))
        store.decide_entry(first.entry_id, "committed", by="eve", why="seen", outcome=PAID)
        clock.advance(24 * 3600 * 1000)
        assert isinstance(store.perform_effect(claim(owner="call-2", session="t")), AlreadySettled)

    def test_a_call_that_waited_for_its_twin_gets_the_twins_answer(self, store: Store) -> None:
        self.finish(store)
        waited = claim(owner="call-2", session="t", repeat="replay_undelivered", joined=True)
        assert isinstance(store.perform_effect(waited), AlreadySettled)

    def test_a_released_key_is_free_for_other_arguments(self, store: Store) -> None:
        store.perform_effect(settle(held(store.perform_effect(claim())), "released"))
        again = held(store.perform_effect(claim(owner="call-2", args="b")))
        assert (again.fence, again.attempt) == (2, 2)
        assert isinstance(store.perform_effect(claim(owner="call-3", args="a")), KeyConflict)

    def test_a_claim_that_may_only_be_answered_runs_nothing(self, store: Store) -> None:
        first = held(store.perform_effect(claim()))
        store.perform_effect(settle(first, "released"))
        assert isinstance(store.perform_effect(claim(owner="call-2", replay_only=True)), InFlight)
        assert live(store) == "released"

    def test_an_undeclared_tool_runs_again_after_delivery_under_suspicion(self, store: Store) -> None:
        first = self.finish(store)
        second = held(store.perform_effect(claim(owner="call-2", repeat="replay_undelivered")))
        assert second.is_suspected_duplicate
        assert (second.fence, second.attempt) == (1, 1)
        assert second.entry_id > first.entry_id
        assert store.perform_effect(settle(first, "failed")) == FencedOut("claimed")

    def test_a_resumed_owner_is_still_under_suspicion(self, store: Store) -> None:
        self.finish(store)
        second = claim(owner="call-2", repeat="replay_undelivered")
        again = claim(owner="call-2", repeat="replay_undelivered", resumed=True)
        assert held(store.perform_effect(second)) == held(store.perform_effect(again))

    def test_a_delivered_failure_runs_again_without_suspicion(self, store: Store) -> None:
        self.finish(store, "failed")
        assert not held(
            store.perform_effect(claim(owner="call-2", repeat="replay_undelivered"))
        ).is_suspected_duplicate

    def test_ask_asks_once_the_first_answer_was_delivered(self, store: Store) -> None:
        self.finish(store)
        asked = store.perform_effect(claim(owner="call-2", repeat="ask"))
        assert isinstance(asked, SecondIntent)
        assert (asked.trace_id, asked.state) == ("trace-call-1", "committed")

    def test_ask_gives_a_failure_again_because_nothing_happened(self, store: Store) -> None:
        self.finish(store, "failed")
        assert isinstance(store.perform_effect(claim(owner="call-2", repeat="ask")), AlreadySettled)

    def test_a_replayed_answer_that_arrives_counts_as_delivered(self, store: Store) -> None:
        self.finish(store, deliver=False)
        replayed = store.perform_effect(claim(owner="call-2", repeat="ask"))
        assert isinstance(replayed, AlreadySettled)
        store.mark_delivered(replayed.entry_id)
        assert isinstance(store.perform_effect(claim(owner="call-3", repeat="ask")), SecondIntent)

    def test_delivering_unknown_is_not_delivering_what_it_became(self, store: Store) -> None:
        first = held(store.perform_effect(claim()))
        store.perform_effect(settle(first, "unknown"))
        store.mark_delivered(first.entry_id)
        store.decide_entry(first.entry_id, "committed", by="eve", why="seen in the bank", outcome=PAID)
        assert isinstance(store.perform_effect(claim(owner="call-2", repeat="ask")), AlreadySettled)

    @pytest.mark.promise("R4")
    def test_the_late_owner_of_an_unknown_call_tells_what_the_tool_answered(
        self, store: Store, clock: FakeClock
    ) -> None:
        first = held(store.perform_effect(claim()))
        clock.advance(LEASE_MS + 1)
        store.perform_effect(claim(owner="call-2"))
        assert store.perform_effect(settle(first, "answered")) == Settled()
        assert live(store) == "answered"
        assert not store.decide_entry(first.entry_id, "released", by="eve", why="it is not in doubt")

    @pytest.mark.promise("C4")
    def test_a_failure_that_was_received_is_asked_about_or_made_again_with_a_suspicion(
        self, store: Store
    ) -> None:
        first = held(store.perform_effect(claim()))
        store.perform_effect(settle(first, "answered"))
        store.mark_delivered(first.entry_id)
        asked = store.perform_effect(claim(owner="call-2", repeat="ask"))
        assert isinstance(asked, SecondIntent)
        assert (asked.trace_id, asked.state) == ("trace-call-1", "answered")
        again = held(store.perform_effect(claim(owner="call-3", repeat="replay_undelivered")))
        assert (again.fence, again.attempt, again.is_suspected_duplicate) == (1, 1, True)

    @pytest.mark.parametrize("effect", ["idempotent", "keyed"])
    def test_a_repeatable_call_whose_failure_was_received_runs_again(
        self, store: Store, effect: EffectClass
    ) -> None:
        first = held(store.perform_effect(claim(effect=effect)))
        store.perform_effect(settle(first, "answered", effect=effect))
        store.mark_delivered(first.entry_id)
        assert held(store.perform_effect(claim(owner="call-2", effect=effect))).entry_id > first.entry_id

    def test_a_failure_that_the_tool_answered_expires(self, store: Store, clock: FakeClock) -> None:
        store.perform_effect(settle(held(store.perform_effect(claim())), "answered", ttl_s=1))
        clock.advance(1_000)
        assert store.sweep()["archived"] == 1
        assert store.get_entry("k") is None
