"""What every store promises about a call that is known by more than its key: other versions' keys, arguments as read."""

import threading

import pytest

from callwright.domain.effects import (
    AlreadySettled,
    AlternateKey,
    Answer,
    Claimed,
    InDoubt,
    InFlight,
    KeyConflict,
    Settled,
)
from callwright.domain.records import LedgerState
from callwright.ports import Store
from callwright.testing import FakeClock
from stores.contract_ledger import Base
from stores.making import LEASE_MS, claim, held, settle

OLD = (AlternateKey("old", "a-old"),)


class KeyContract(Base):
    """A claim meets the entry that the same call has under another key."""

    @pytest.mark.promise("C4", "B1")
    def test_a_call_that_runs_under_the_key_of_another_version_is_not_made_again(
        self, store: Store, clock: FakeClock
    ) -> None:
        held(store.perform_effect(claim("old", args="a-old")))
        again = claim("new", owner="call-2", also=OLD)
        answer = store.perform_effect(again)
        assert isinstance(answer, InFlight)
        assert answer.key == "old"
        clock.advance(LEASE_MS + 1)
        assert isinstance(store.perform_effect(again), InDoubt)
        entry = store.get_entry("old")
        assert entry is not None
        assert entry.state == "unknown"
        assert store.get_entry("new") is None

    @pytest.mark.promise("C4", "B1")
    @pytest.mark.parametrize("named", ["", "run"])
    def test_a_finished_call_is_given_again_to_every_version(self, store: Store, named: str) -> None:
        first = held(store.perform_effect(claim("old", args="a-old")))
        store.perform_effect(settle(first, key="old"))
        answer = store.perform_effect(claim("new", owner="call-2", also=OLD, named=named))
        assert isinstance(answer, AlreadySettled)
        assert answer.entry_id == first.entry_id
        met = store.find_met_entry(claim("new", also=OLD))
        assert met is not None
        assert met.entry_id == first.entry_id

    @pytest.mark.promise("C4", "B1")
    def test_other_arguments_under_the_key_of_another_version_are_another_call(self, store: Store) -> None:
        held(store.perform_effect(claim("old", args="other")))
        assert held(store.perform_effect(claim("new", owner="call-2", also=OLD))).key == ""
        assert isinstance(store.perform_effect(claim("old", owner="call-3", args="third")), KeyConflict)

    @pytest.mark.promise("C4", "B1")
    @pytest.mark.parametrize("state", ["released", "answered"])
    def test_what_may_run_again_goes_on_under_the_key_that_it_has(
        self, store: Store, state: LedgerState
    ) -> None:
        first = held(store.perform_effect(claim("old", args="a-old", effect="keyed")))
        store.perform_effect(settle(first, state, key="old", effect="keyed"))
        again = held(store.perform_effect(claim("new", owner="call-2", effect="keyed", also=OLD)))
        assert again.key == "old"
        assert isinstance(store.perform_effect(settle(again, key="old", effect="keyed")), Settled)
        third = store.perform_effect(claim("new", owner="call-3", effect="keyed", also=OLD))
        assert isinstance(third, AlreadySettled)
        assert third.entry_id == again.entry_id

    @pytest.mark.promise("C4", "B3")
    def test_arguments_that_were_read_alike_are_one_call_however_they_were_corrected(
        self, store: Store
    ) -> None:
        first = held(store.perform_effect(claim("monday", args="monday", read_key="tomorrow")))
        again = store.perform_effect(claim("tuesday", args="tuesday", owner="call-2", read_key="tomorrow"))
        assert isinstance(again, InFlight)
        assert again.key == "monday"
        store.perform_effect(settle(first, key="monday"))
        again = store.perform_effect(claim("tuesday", args="tuesday", owner="call-2", read_key="tomorrow"))
        assert isinstance(again, AlreadySettled)
        assert again.entry_id == first.entry_id
        assert held(store.perform_effect(claim("tuesday", args="tuesday", owner="call-3"))).key == ""

    @pytest.mark.promise("C4", "B3")
    def test_a_key_of_the_callers_own_is_no_conflict_with_the_same_words(self, store: Store) -> None:
        first = held(store.perform_effect(claim("k", args="monday", read_key="tomorrow", named="key")))
        store.perform_effect(settle(first))
        again = claim("k", args="tuesday", owner="call-2", read_key="tomorrow", named="key")
        assert isinstance(store.perform_effect(again), AlreadySettled)
        other = claim("k", args="tuesday", owner="call-3", read_key="in two days", named="key")
        assert isinstance(store.perform_effect(other), KeyConflict)

    @pytest.mark.promise("C4", "B3")
    def test_an_entry_that_gave_way_to_another_is_met_no_more(self, store: Store) -> None:
        first = held(store.perform_effect(claim("k", read_key="r", repeat="allow")))
        store.perform_effect(settle(first))
        store.mark_delivered(first.entry_id)
        second = held(
            store.perform_effect(claim("j", owner="call-2", args="b", read_key="r", repeat="allow"))
        )
        assert second.entry_id > first.entry_id
        met = store.find_met_entry(claim("j", owner="call-3", args="b", read_key="r"))
        assert met is not None
        assert met.entry_id == second.entry_id

    @pytest.mark.promise("C4", "B1")
    def test_what_is_in_doubt_comes_before_what_has_ended(self, store: Store, clock: FakeClock) -> None:
        store.perform_effect(settle(held(store.perform_effect(claim("new")))))
        held(store.perform_effect(claim("old", owner="call-2", args="a-old")))
        clock.advance(LEASE_MS + 1)
        assert isinstance(store.perform_effect(claim("new", owner="call-3", also=OLD)), InDoubt)

    @pytest.mark.promise("C4", "B1")
    def test_versions_that_know_each_other_make_a_call_once_however_many_ask_at_once(
        self, store: Store
    ) -> None:
        keys = ("old", "new")
        answers: list[Answer] = []
        together = threading.Barrier(8)

        def ask(number: int) -> None:
            key, other = keys[number % 2], keys[1 - number % 2]
            together.wait()
            answers.append(
                store.perform_effect(claim(key, owner=f"call-{number}", also=(AlternateKey(other, "a"),)))
            )

        threads = [threading.Thread(target=ask, args=(number,)) for number in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(type(one).__name__ for one in answers) == ["Claimed", *["InFlight"] * 7]
        assert sum(isinstance(one, Claimed) for one in answers) == 1
