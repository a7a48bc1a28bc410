"""What every store promises to people: approvals, tapes, contracts, quarantine."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from callwright.domain.contract import Contract
from callwright.ports import Store
from callwright.testing import FakeClock
from stores.contract_ledger import Base
from stores.making import ANN, approval


class ApprovalContract(Base):
    def ask(self, store: Store, clock: FakeClock, handle: str = "h1", *, days: int = 7) -> None:
        now = clock.now_ms()
        asked = approval(handle, expires_at=now + days * 86_400_000, created_at=now)
        assert store.ask_approval(asked) == asked

    @pytest.mark.promise("C15", "R15")
    def test_a_granted_approval_serves_once_even_under_twenty_takers(
        self, store: Store, clock: FakeClock
    ) -> None:
        self.ask(store, clock)
        assert store.use_approval("d") is None
        assert store.decide_approval("h1", granted=True, by="eve", reason="fine")
        with ThreadPoolExecutor(20) as pool:
            taken = [row for row in pool.map(lambda _: store.use_approval("d"), range(20)) if row]
        assert [(row.handle, row.state, row.decided_by) for row in taken] == [("h1", "used", "eve")]
        kept = store.approval("h1")
        assert kept is not None
        assert (kept.state, kept.reason, kept.contract_hash) == ("used", "fine", "c0ffee")

    @pytest.mark.promise("C15")
    def test_whoever_asked_cannot_approve(self, store: Store, clock: FakeClock) -> None:
        self.ask(store, clock)
        assert not store.decide_approval("h1", granted=True, by=ANN.id, reason="")
        assert not store.decide_approval("h1", granted=False, by=ANN.id, reason="")
        assert store.use_approval("d") is None
        assert store.decide_approval("h1", granted=True, by="eve", reason="")

    @pytest.mark.promise("C15", "R15")
    def test_a_grant_that_came_in_time_expires_all_the_same(self, store: Store, clock: FakeClock) -> None:
        self.ask(store, clock)
        store.decide_approval("h1", granted=True, by="eve", reason="")
        clock.advance(7 * 86_400_000)
        assert store.use_approval("d") is None

    @pytest.mark.promise("C15")
    def test_an_expired_question_cannot_be_decided_and_is_asked_anew(
        self, store: Store, clock: FakeClock
    ) -> None:
        self.ask(store, clock, days=1)
        clock.advance(86_400_000)
        assert not store.decide_approval("h1", granted=True, by="eve", reason="")
        self.ask(store, clock, "h2")
        newest = store.last_approval("d")
        assert newest is not None
        assert newest.handle == "h2"

    @pytest.mark.promise("C15")
    @pytest.mark.parametrize("state", ["asked", "granted"])
    def test_a_standing_question_or_grant_is_not_asked_twice(
        self, store: Store, clock: FakeClock, state: str
    ) -> None:
        self.ask(store, clock)
        if state == "granted":
            store.decide_approval("h1", granted=True, by="eve", reason="")
        again = approval("h2", expires_at=clock.now_ms() + 1_000_000)
        assert store.ask_approval(again).handle == "h1"
        assert store.approval("h2") is None

    @pytest.mark.promise("C15")
    def test_a_rejected_call_may_be_asked_about_again_and_is_never_decided_twice(
        self, store: Store, clock: FakeClock
    ) -> None:
        self.ask(store, clock)
        assert store.decide_approval("h1", granted=False, by="eve", reason="too much")
        assert not store.decide_approval("h1", granted=True, by="eve", reason="")
        assert store.use_approval("d") is None
        self.ask(store, clock, "h2")

    def test_an_approval_covers_exactly_its_digest(self, store: Store, clock: FakeClock) -> None:
        self.ask(store, clock)
        store.decide_approval("h1", granted=True, by="eve", reason="")
        assert store.use_approval("other") is None
        assert store.last_approval("other") is None
        assert not store.decide_approval("nobody", granted=True, by="eve", reason="")

    def test_approvals_are_listed_newest_first_and_by_state(self, store: Store, clock: FakeClock) -> None:
        for n in (1, 2, 3):
            expires_at = clock.now_ms() + 1_000
            store.ask_approval(approval(f"h{n}", f"d{n}", expires_at=expires_at, created_at=clock.now_ms()))
            clock.advance(1)
        store.decide_approval("h2", granted=True, by="eve", reason="")
        assert [row.handle for row in store.approvals()] == ["h3", "h2", "h1"]
        assert [row.handle for row in store.approvals(limit=2)] == ["h3", "h2"]
        assert [row.handle for row in store.approvals(state="granted")] == ["h2"]
        assert store.approval("h3") == store.approvals()[0]


class KeepingContract(Base):
    def test_a_tape_is_found_by_its_id_or_an_unambiguous_beginning(self, store: Store) -> None:
        for call_id in ("aab1", "aab2", "aac3", "aab"):
            store.save_tape(call_id, run_id="r", tool="pay", code=None, body=call_id.encode())
        assert store.tape("aab1") == b"aab1"
        assert store.tape("aac") == b"aac3"
        assert store.tape("aab") == b"aab"
        assert store.tape("aa") is None
        assert store.tape("zz") is None

    def test_tapes_are_listed_newest_first_and_by_run(self, store: Store, clock: FakeClock) -> None:
        store.save_tape("c1", run_id="r", tool="pay", code=None, body=b"1")
        clock.advance(5)
        store.save_tape("c2", run_id=None, tool="ship", code="timeout", body=b"2")
        now = clock.now_ms()
        assert store.tapes() == [("c2", "ship", "timeout", now), ("c1", "pay", None, now - 5)]
        assert store.tapes(run_id="r") == [("c1", "pay", None, now - 5)]
        assert store.tapes(limit=1) == [("c2", "ship", "timeout", now)]

    def test_a_contract_is_kept_under_its_hash(self, store: Store) -> None:
        contract = Contract(name="pay", input_schema={"type": "object"}, units={"n": ("件",)}, sinks=("to",))
        store.save_contract(contract, "hash-1")
        store.save_contract(contract, "hash-1")
        assert store.contract("hash-1") == contract
        assert store.contract("hash-2") is None

    def test_a_quarantined_body_is_reachable_by_its_handle_alone(self, store: Store) -> None:
        store.keep("h1", call_id="c1", tool="pay", body=b"\x00bad", verdict="injection")
        assert store.kept("h1") == (b"\x00bad", "injection")
        assert store.kept("c1") is None

    def test_the_store_says_what_it_survives_and_closes_twice(self, store: Store) -> None:
        assert store.durability in {"process", "kill", "power"}
        assert store.stats()["durability"] == store.durability
        store.close()
        store.close()
