"""What every store promises about the data of people: it is found wherever it stands, erased for good, and nothing runs twice for it."""

from typing import Any

import pytest
from msgspec.structs import replace

from callwright.core.records.kept_results import ResultLimits
from callwright.domain.effects import AlreadySettled, Claimed, KeyConflict
from callwright.domain.records import Outcome
from callwright.domain.stored_data import StoredKind, StoredRecord
from callwright.ports import Store
from callwright.stores.stored_decoding import REPEATABLE_KIND
from callwright.testing import FakeClock
from stores.contract_ledger import Base
from stores.making import ANN, PAID, approval, claim, held, kept, settle

ZHANG = "张三@example.com"
OF_ZHANG = replace(PAID, data={"mail": ZHANG})
TAPE = (
    b'{"format":"callwright.tape/1","request":{"raw":"x","principal":{"id":"ann","tenant":"acme"}}}\n'
    + f'[{{"mail":"{ZHANG}"}}]\n'.encode()
)
ERASABLE: tuple[StoredKind, ...] = ("entry", "archived", "tape", "withheld", "approval", "answer", "shared")


def scan(store: Store, kind: StoredKind) -> dict[str, StoredRecord]:
    return {one.id: one for one in store.scan_stored(kind)}


def only(store: Store, kind: StoredKind) -> StoredRecord:
    (one,) = store.scan_stored(kind)
    return one


def end_call(store: Store, key: str = "k", outcome: Outcome = OF_ZHANG, **more: Any) -> Claimed:
    owner = held(store.perform_effect(claim(key, owner=f"call-{key}", **more)))
    store.perform_effect(settle(owner, key=key, outcome=outcome))
    return owner


def content(store: Store) -> bytes:
    return b"".join(
        body for kind in ERASABLE for one in store.scan_stored(kind) for body in one.parts.values()
    )


class StoredContract(Base):
    @pytest.mark.promise("E13")
    def test_an_entry_is_found_with_its_result_and_whose_it_is(self, store: Store) -> None:
        end_call(store)
        one = only(store, "entry")
        assert (one.tenant, one.principal, one.call_id, one.tool) == ("acme", "ann", "call-k", "pay")
        assert (one.state, one.names["key"]) == ("stored", "k")
        assert ZHANG.encode() in one.parts["outcome"]

    @pytest.mark.promise("E13")
    def test_an_erased_call_is_not_made_again_and_its_answer_says_so(
        self, store: Store, clock: FakeClock
    ) -> None:
        end_call(store)
        place = only(store, "entry").place
        assert store.erase_stored("entry", [place]) == {place: "erased"}
        again = store.perform_effect(claim(owner="call-2"))
        assert isinstance(again, AlreadySettled)
        assert (again.state, again.outcome.data, again.outcome.erased_at) == (
            "committed",
            None,
            clock.now_ms(),
        )
        assert isinstance(store.perform_effect(claim(owner="call-3", args="other")), KeyConflict)

    @pytest.mark.promise("E13")
    def test_an_erased_failure_keeps_its_code(self, store: Store) -> None:
        failure = replace(OF_ZHANG, code="not_found", message=ZHANG, params={"who": ZHANG})
        end_call(store, outcome=failure)
        store.erase_stored("entry", [only(store, "entry").place])
        answer = store.perform_effect(claim(owner="call-2"))
        assert isinstance(answer, AlreadySettled)
        assert (answer.outcome.code, answer.outcome.params, answer.outcome.message) == ("not_found", {}, "")

    @pytest.mark.promise("E13")
    def test_erasing_again_changes_nothing(self, store: Store, clock: FakeClock) -> None:
        end_call(store)
        place = only(store, "entry").place
        store.erase_stored("entry", [place])
        before = store.get_entry("k")
        clock.advance(1_000)
        store.erase_stored("entry", [place])
        assert store.get_entry("k") == before
        assert (only(store, "entry").state, only(store, "entry").parts) == ("erased", {})

    @pytest.mark.promise("E13")
    def test_a_long_result_that_stands_apart_is_found_and_erased(
        self, make_store: Any, clock: FakeClock
    ) -> None:
        store: Store = make_store(clock, results=ResultLimits(row_bytes=1024, kept_bytes=100_000))
        end_call(store, outcome=replace(PAID, data={"rows": [ZHANG] * 200}))
        one = only(store, "entry")
        assert one.parts["outcome"].count(ZHANG.encode()) == 200
        store.erase_stored("entry", [one.place])
        assert store.collect_stats()["results_apart"] == 0
        assert content(store) == b""
        again = store.perform_effect(claim(owner="call-2"))
        assert isinstance(again, AlreadySettled)
        assert again.outcome.erased_at

    @pytest.mark.promise("E13")
    def test_a_call_that_runs_is_left_and_can_be_erased_once_it_has_ended(self, store: Store) -> None:
        owner = held(store.perform_effect(claim()))
        one = only(store, "entry")
        assert (one.state, one.reason) == ("in_flight", "claimed")
        assert store.erase_stored("entry", [one.place]) == {one.place: "in_flight"}
        store.perform_effect(settle(owner, outcome=OF_ZHANG))
        assert store.erase_stored("entry", [one.place]) == {one.place: "erased"}
        assert content(store) == b""

    @pytest.mark.promise("E13")
    def test_a_call_in_doubt_stays_in_doubt(self, store: Store) -> None:
        owner = held(store.perform_effect(claim()))
        store.perform_effect(settle(owner, "unknown", outcome=None))
        store.erase_stored("entry", [only(store, "entry").place])
        entry = store.get_entry("k")
        assert entry is not None
        assert entry.state == "unknown"
        assert (only(store, "entry").state, only(store, "entry").reason) == ("in_flight", "doubt")

    @pytest.mark.promise("E13")
    def test_the_note_of_a_decision_is_erased_with_its_call(self, store: Store) -> None:
        owner = held(store.perform_effect(claim()))
        store.perform_effect(settle(owner, "unknown", outcome=None))
        store.decide_entry(owner.entry_id, "failed", by="lena", why=f"asked {ZHANG}")
        one = only(store, "entry")
        assert ZHANG.encode() in one.parts["note"]
        store.erase_stored("entry", [one.place])
        entry = store.get_entry("k")
        assert entry is not None
        assert (entry.state, entry.note) == ("failed", "")

    @pytest.mark.promise("E13")
    def test_an_open_approval_is_left_and_a_decided_one_is_erased(
        self, store: Store, clock: FakeClock
    ) -> None:
        asked = replace(approval(expires_at=clock.now_ms() + 1_000), arguments={"to": ZHANG})
        store.request_approval(asked)
        place = only(store, "approval").place
        assert store.erase_stored("approval", [place]) == {place: "in_flight"}
        store.decide_approval("h1", granted=False, by="lena", reason=f"not {ZHANG}")
        assert store.erase_stored("approval", [place]) == {place: "erased"}
        found = store.get_approval("h1")
        assert found is not None
        assert (found.arguments, found.reason, found.state) == ({}, "", "rejected")
        assert only(store, "approval").state == "erased"

    @pytest.mark.promise("E13")
    def test_a_tape_is_erased_and_the_others_stay(self, store: Store) -> None:
        for name in ("a", "b", "c"):
            store.save_tape(name, run_id="r", tool="pay", code=None, body=TAPE)
        found = scan(store, "tape")
        assert sorted(found) == ["a", "b", "c"]
        assert {(one.tenant, one.principal, one.run_id) for one in found.values()} == {("acme", "ann", "r")}
        assert store.erase_stored("tape", [found["b"].place]) == {found["b"].place: "erased"}
        assert store.erase_stored("tape", [found["b"].place]) == {found["b"].place: "gone"}
        assert store.get_tape("b") is None
        assert (store.get_tape("a"), store.get_tape("c")) == (TAPE, TAPE)
        assert sorted(one[0] for one in store.list_tapes()) == ["a", "c"]
        store.save_tape("d", run_id="r", tool="pay", code=None, body=TAPE)
        assert sorted(scan(store, "tape")) == ["a", "c", "d"]
        assert store.get_tape("d") == TAPE

    @pytest.mark.promise("E13")
    def test_a_withheld_body_is_found_and_erased(self, store: Store) -> None:
        store.save_body(kept("q1"), ZHANG.encode())
        store.save_body(kept("q2"), b"other")
        one = scan(store, "withheld")["q1"]
        assert (one.tenant, one.principal) == (ANN.tenant, ANN.id)
        assert store.erase_stored("withheld", [one.place]) == {one.place: "erased"}
        assert store.get_body("q1") is None
        assert store.get_body("q2") is not None

    @pytest.mark.promise("E13")
    def test_a_call_that_may_be_repeated_is_erased_and_what_belongs_to_a_session_is_left(
        self, store: Store
    ) -> None:
        store.put_record(REPEATABLE_KIND, "n", ZHANG.encode())
        store.put_record("session", "n", b"s")
        found = {one.place: one for one in store.scan_stored("shared")}
        (repeatable,) = (place for place, one in found.items() if one.state == "stored")
        assert [one.reason for one in found.values() if one.state == "in_flight"] == ["session"]
        assert store.erase_stored("shared", [repeatable]) == {repeatable: "erased"}
        assert store.get_records(REPEATABLE_KIND, ["n"]) == {}
        assert store.get_records("session", ["n"]) == {"n": b"s"}

    @pytest.mark.promise("E13")
    def test_what_is_not_there_is_gone(self, store: Store) -> None:
        assert store.erase_stored("entry", ["4711"]) == {"4711": "gone"}
        assert store.erase_stored("withheld", ["q9"]) == {"q9": "gone"}

    @pytest.mark.promise("E13")
    def test_every_page_is_walked_while_what_was_found_is_erased(self, store: Store) -> None:
        for number in range(450):
            end_call(store, f"k{number:03}")
        seen = 0
        for one in store.scan_stored("entry"):
            store.erase_stored("entry", [one.place])
            seen += 1
        assert seen == 450
        assert content(store) == b""

    @pytest.mark.promise("E13")
    @pytest.mark.parametrize("kind", ["entry", "tape"])
    def test_a_walk_ends_although_calls_are_made_faster_than_it_reads(
        self, store: Store, kind: StoredKind
    ) -> None:
        def make_call(name: str) -> None:
            end_call(store, name)
            store.save_tape(f"call-{name}", run_id=None, tool="pay", code=None, body=TAPE)
            store.collect_stats()  # a tape is buffered until then

        make_call("0")
        seen = 0
        for seen, _ in enumerate(store.scan_stored(kind), start=1):
            assert seen < 9
            make_call(f"{seen}")
        assert seen >= 1
        assert len(list(store.scan_stored(kind))) == seen + 1

    @pytest.mark.promise("E13")
    def test_the_trail_of_an_erased_call_still_verifies(self, store: Store) -> None:
        end_call(store)
        head = store.chain_events()
        store.erase_stored("entry", [only(store, "entry").place])
        assert store.chain_events().hash == head.hash
        assert store.compact_stored()
        assert store.get_entry("k") is not None
