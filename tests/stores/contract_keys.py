"""What every store promises about a call that is known by more than its key: other versions' keys, arguments as read."""

import threading

import pytest

from callwright.domain.effects import (
    AlreadySettled,
    Alternate,
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

OLD = (Alternate("old", "a-old"),)


class KeyContract(Base):
    """A claim meets the entry that the same call has under another key."""

    @pytest.mark.promise("C4", "B1")
    def test_a_call_that_runs_under_the_key_of_another_version_is_not_made_again(
        self, store: Store, clock: FakeClock
    ) -> None:
        held(store.answer(claim("old", args="a-old")))
        again = claim("new", owner="call-2", also=OLD)
        answer = store.answer(again)
        assert isinstance(answer, InFlight)
        assert answer.key == "old"
        clock.advance(LEASE_MS + 1)
        assert isinstance(store.answer(again), InDoubt)
        entry = store.entry("old")
        assert entry is not None
        assert entry.state == "unknown"
        assert store.entry("new") is None

    @pytest.mark.promise("C4", "B1")
    @pytest.mark.parametrize("named", ["", "run"])
    def test_a_finished_call_is_given_again_to_every_version(self, store: Store, named: str) -> None:
        first = held(store.answer(claim("old", args="a-old")))
        store.answer(settle(first, key="old"))
        answer = store.answer(claim("new", owner="call-2", also=OLD, named=named))
        assert isinstance(answer, AlreadySettled)
        assert answer.entry_id == first.entry_id
        met = store.met(claim("new", also=OLD))
        assert met is not None
        assert met.entry_id == first.entry_id

    @pytest.mark.promise("C4", "B1")
    def test_other_arguments_under_the_key_of_another_version_are_another_call(self, store: Store) -> None:
        held(store.answer(claim("old", args="other")))
        assert held(store.answer(claim("new", owner="call-2", also=OLD))).key == ""
        assert isinstance(store.answer(claim("old", owner="call-3", args="third")), KeyConflict)

    @pytest.mark.promise("C4", "B1")
    @pytest.mark.parametrize("state", ["released", "answered"])
    def test_what_may_run_again_goes_on_under_the_key_that_it_has(
        self, store: Store, state: LedgerState
    ) -> None:
        first = held(store.answer(claim("old", args="a-old", effect="keyed")))
        store.answer(settle(first, state, key="old", effect="keyed"))
        again = held(store.answer(claim("new", owner="call-2", effect="keyed", also=OLD)))
        assert again.key == "old"
        assert isinstance(store.answer(settle(again, key="old", effect="keyed")), Settled)
        third = store.answer(claim("new", owner="call-3", effect="keyed", also=OLD))
        assert isinstance(third, AlreadySettled)
        assert third.entry_id == again.entry_id

    @pytest.mark.promise("C4", "B3")
    def test_arguments_that_were_read_alike_are_one_call_however_they_were_corrected(
        self, store: Store
    ) -> None:
        first = held(store.answer(claim("monday", args="monday", read_key="tomorrow")))
        again = store.answer(claim("tuesday", args="tuesday", owner="call-2", read_key="tomorrow"))
        assert isinstance(again, InFlight)
        assert again.key == "monday"
        store.answer(settle(first, key="monday"))
        again = store.answer(claim("tuesday", args="tuesday", owner="call-2", read_key="tomorrow"))
        assert isinstance(again, AlreadySettled)
        assert again.entry_id == first.entry_id
        assert held(store.answer(claim("tuesday", args="tuesday", owner="call-3"))).key == ""

    @pytest.mark.promise("C4", "B3")
    def test_a_key_of_the_callers_own_is_no_conflict_with_the_same_words(self, store: Store) -> None:
        first = held(store.answer(claim("k", args="monday", read_key="tomorrow", named="key")))
        store.answer(settle(first))
        again = claim("k", args="tuesday", owner="call-2", read_key="tomorrow", named="key")
        assert isinstance(store.answer(again), AlreadySettled)
        other = claim("k", args="tuesday", owner="call-3", read_key="in two days", named="key")
        assert isinstance(store.answer(other), KeyConflict)

    @pytest.mark.promise("C4", "B3")
    def test_an_entry_that_gave_way_to_another_is_met_no_more(self, store: Store) -> None:
        first = held(store.answer(claim("k", read_key="r", repeat="allow")))
        store.answer(settle(first))
        store.delivered(first.entry_id)
        second = held(store.answer(claim("j", owner="call-2", args="b", read_key="r", repeat="allow")))
        assert second.entry_id > first.entry_id
        met = store.met(claim("j", owner="call-3", args="b", read_key="r"))
        assert met is not None
        assert met.entry_id == second.entry_id

    @pytest.mark.promise("C4", "B1")
    def test_what_is_in_doubt_comes_before_what_has_ended(self, store: Store, clock: FakeClock) -> None:
        store.answer(settle(held(store.answer(claim("new")))))
        held(store.answer(claim("old", owner="call-2", args="a-old")))
        clock.advance(LEASE_MS + 1)
        assert isinstance(store.answer(claim("new", owner="call-3", also=OLD)), InDoubt)

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
            answers.append(store.answer(claim(key, owner=f"call-{number}", also=(Alternate(other, "a"),))))

        threads = [threading.Thread(target=ask, args=(number,)) for number in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(type(one).__name__ for one in answers) == ["Claimed", *["InFlight"] * 7]
        assert sum(isinstance(one, Claimed) for one in answers) == 1
