"""What every store promises to people: approvals, tapes, contracts, quarantine."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from callwright.domain.call import Principal
from callwright.domain.contract import Contract
from callwright.domain.effects import AlreadySettled, ApprovalMissing, Claimed, Exhausted, InFlight, Settled
from callwright.domain.records import ApprovalTerms, LedgerState, RunLimits
from callwright.ports import Store
from callwright.testing import FakeClock
from stores.contract_audit import records
from stores.contract_ledger import Base
from stores.making import ANN, approval, claim, held, kept, settle


class ApprovalContract(Base):
    def ask(self, store: Store, clock: FakeClock, handle: str = "h1", *, days: int = 7) -> None:
        now = clock.now_ms()
        asked = approval(handle, expires_at=now + days * 86_400_000, created_at=now)
        assert store.request_approval(asked) == asked

    @pytest.mark.promise("C15", "R15")
    def test_a_granted_approval_serves_once_even_under_twenty_takers(
        self, store: Store, clock: FakeClock
    ) -> None:
        self.ask(store, clock)
        assert store.use_approval("d", by="call-1") is None
        assert store.decide_approval("h1", granted=True, by="eve", reason="fine")
        with ThreadPoolExecutor(20) as pool:
            taken = [
                row for row in pool.map(lambda _: store.use_approval("d", by="call-1"), range(20)) if row
            ]
        assert [(row.handle, row.state, row.decided_by) for row in taken] == [("h1", "used", "eve")]
        kept = store.get_approval("h1")
        assert kept is not None
        assert (kept.state, kept.reason, kept.contract_hash) == ("used", "fine", "c0ffee")

    @pytest.mark.promise("T19", "T32")
    def test_open_approvals_are_counted_by_principal_and_tenant_without_decided_and_expired_ones(
        self, store: Store, clock: FakeClock
    ) -> None:
        now = clock.now_ms()
        eve, bob = Principal("eve", ANN.tenant, ("lead",)), Principal("ann", "other")
        for n, who in enumerate([ANN, ANN, ANN, eve, bob]):
            store.request_approval(
                approval(f"h{n}", f"d{n}", expires_at=now + 10_000, created_at=now, requested_by=who)
            )
        store.request_approval(approval("short", "d9", expires_at=now + 1, created_at=now))
        assert store.decide_approval("h0", granted=True, by="boss", reason="")
        clock.advance(5)
        counts = [store.count_open_approvals(one) for one in (ANN, eve, bob, Principal("nob", ANN.tenant))]
        assert counts == [(2, 3), (1, 3), (1, 1), (0, 3)]

    @pytest.mark.promise("C15", "R15")
    @pytest.mark.parametrize("key", ["k", None])
    def test_a_claim_uses_its_approval_and_gives_it_back_where_nothing_happened(
        self, store: Store, clock: FakeClock, key: str | None
    ) -> None:
        self.ask(store, clock)
        asked = claim(key, approval="d", owner="call-1", effect="once" if key else "read")
        assert store.perform_effect(asked) == ApprovalMissing()
        store.decide_approval("h1", granted=True, by="eve", reason="")
        held_claim = store.perform_effect(asked)
        assert isinstance(held_claim, Claimed)
        assert self.state_of(store) == ("used", "call-1")
        ended = settle(held_claim, "released", key=key, approval="d", owner="call-1")
        assert store.perform_effect(ended) == Settled()
        assert self.state_of(store) == ("granted", "")
        again = claim(key, approval="d", owner="call-2", effect="once" if key else "read")
        assert isinstance(store.perform_effect(again), Claimed)
        assert self.state_of(store) == ("used", "call-2")
        kinds = [row.kind for row in records(store) if row.kind.startswith("approval_")]
        assert kinds[2:] == ["approval_used", "approval_given_back", "approval_used"]

    @pytest.mark.promise("C15", "C8")
    @pytest.mark.parametrize(
        ("state", "kept"),
        [("released", ("granted", "")), ("failed", ("granted", "")), ("committed", ("used", "call-1"))],
    )
    @pytest.mark.parametrize("resumed", [False, True], ids=["as it began", "resumed"])
    def test_an_unknown_call_that_did_not_happen_gives_its_approval_back(
        self, store: Store, clock: FakeClock, *, state: LedgerState, kept: tuple[str, str], resumed: bool
    ) -> None:
        self.ask(store, clock)
        store.decide_approval("h1", granted=True, by="eve", reason="")
        begun = held(store.perform_effect(claim("k", approval="d", owner="call-1", effect="once")))
        if resumed:
            assert (
                held(store.perform_effect(claim("k", owner="call-1", effect="once", resumed=True))) == begun
            )
        other = held(store.perform_effect(claim("other", owner="call-2", effect="once")))
        for one, key in ((begun, "k"), (other, "other")):
            store.perform_effect(settle(one, "unknown", key=key))
        assert store.decide_entry(other.entry_id, state, by="eve", why="another call")
        assert self.state_of(store) == ("used", "call-1")

        assert store.decide_entry(begun.entry_id, state, by="eve", why="not in the bank")

        assert self.state_of(store) == kept
        again = [row.kind for row in records(store)].count("approval_given_back")
        assert again == int(state != "committed")

    @pytest.mark.promise("C15")
    def test_a_claim_that_does_not_run_uses_no_approval(self, store: Store, clock: FakeClock) -> None:
        self.ask(store, clock)
        store.decide_approval("h1", granted=True, by="eve", reason="")
        first = held(store.perform_effect(claim("k", owner="call-0")))
        assert isinstance(store.perform_effect(claim("k", approval="d", owner="call-1")), InFlight)
        store.perform_effect(settle(first))
        assert isinstance(store.perform_effect(claim("k", approval="d", owner="call-1")), AlreadySettled)
        limits = RunLimits(max_tool_calls=1)
        held(store.perform_effect(claim("k2", run="r", limits=limits)))
        spent = claim("k3", run="r", limits=limits, approval="d", owner="call-1")
        assert isinstance(store.perform_effect(spent), Exhausted)
        assert self.state_of(store) == ("granted", "")

    @pytest.mark.promise("C15", "R15")
    def test_a_hundred_claims_at_once_use_one_approval_once(self, store: Store, clock: FakeClock) -> None:
        self.ask(store, clock)
        store.decide_approval("h1", granted=True, by="eve", reason="")
        asked = [claim(f"k{n}", approval="d", owner=f"call-{n}") for n in range(100)]
        with ThreadPoolExecutor(20) as pool:
            answers = list(pool.map(store.perform_effect, asked))
        assert [type(one) for one in answers].count(Claimed) == 1
        assert [type(one) for one in answers].count(ApprovalMissing) == 99

    def state_of(self, store: Store) -> tuple[str, str]:
        kept = store.get_approval("h1")
        assert kept is not None
        return kept.state, kept.used_by

    @pytest.mark.promise("C15")
    def test_approvals_of_one_tenant_are_listed_alone_and_keep_who_may_decide(
        self, store: Store, clock: FakeClock
    ) -> None:
        terms = ApprovalTerms((("role:boss",), ()), user_confirms=True, rule="big sums")
        for n, tenant in enumerate(("a", "b", "a")):
            by = Principal("ann", tenant)
            one = approval(f"h{n}", f"d{n}", expires_at=clock.now_ms() + 1_000, requested_by=by, terms=terms)
            store.request_approval(one)
        assert [row.handle for row in store.list_approvals(tenant="a", state="asked")] == ["h2", "h0"]
        assert [row.handle for row in store.list_approvals(tenant="a", limit=1)] == ["h2"]
        assert store.list_approvals(tenant="c") == []
        assert {row.terms for row in store.list_approvals()} == {terms}

    @pytest.mark.promise("C15")
    def test_whoever_asked_cannot_approve(self, store: Store, clock: FakeClock) -> None:
        self.ask(store, clock)
        assert not store.decide_approval("h1", granted=True, by=ANN.id, reason="")
        assert not store.decide_approval("h1", granted=False, by=ANN.id, reason="")
        assert store.use_approval("d", by="call-1") is None
        assert store.decide_approval("h1", granted=True, by="eve", reason="")

    @pytest.mark.promise("C15", "R15")
    def test_a_grant_that_came_in_time_expires_all_the_same(self, store: Store, clock: FakeClock) -> None:
        self.ask(store, clock)
        store.decide_approval("h1", granted=True, by="eve", reason="")
        clock.advance(7 * 86_400_000)
        assert store.use_approval("d", by="call-1") is None

    @pytest.mark.promise("C15")
    def test_an_expired_question_cannot_be_decided_and_is_asked_anew(
        self, store: Store, clock: FakeClock
    ) -> None:
        self.ask(store, clock, days=1)
        clock.advance(86_400_000)
        assert not store.decide_approval("h1", granted=True, by="eve", reason="")
        self.ask(store, clock, "h2")
        newest = store.find_last_approval("d")
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
        assert store.request_approval(again).handle == "h1"
        assert store.get_approval("h2") is None

    @pytest.mark.promise("C15")
    def test_a_rejected_call_may_be_asked_about_again_and_is_never_decided_twice(
        self, store: Store, clock: FakeClock
    ) -> None:
        self.ask(store, clock)
        assert store.decide_approval("h1", granted=False, by="eve", reason="too much")
        assert not store.decide_approval("h1", granted=True, by="eve", reason="")
        assert store.use_approval("d", by="call-1") is None
        self.ask(store, clock, "h2")

    def test_an_approval_covers_exactly_its_digest(self, store: Store, clock: FakeClock) -> None:
        self.ask(store, clock)
        store.decide_approval("h1", granted=True, by="eve", reason="")
        assert store.use_approval("other", by="call-1") is None
        assert store.find_last_approval("other") is None
        assert not store.decide_approval("nobody", granted=True, by="eve", reason="")

    def test_approvals_are_listed_newest_first_and_by_state(self, store: Store, clock: FakeClock) -> None:
        for n in (1, 2, 3):
            expires_at = clock.now_ms() + 1_000
            store.request_approval(
                approval(f"h{n}", f"d{n}", expires_at=expires_at, created_at=clock.now_ms())
            )
            clock.advance(1)
        store.decide_approval("h2", granted=True, by="eve", reason="")
        assert [row.handle for row in store.list_approvals()] == ["h3", "h2", "h1"]
        assert [row.handle for row in store.list_approvals(limit=2)] == ["h3", "h2"]
        assert [row.handle for row in store.list_approvals(state="granted")] == ["h2"]
        assert store.get_approval("h3") == store.list_approvals()[0]


class KeepingContract(Base):
    def test_a_tape_is_found_by_its_id_or_an_unambiguous_beginning(self, store: Store) -> None:
        for call_id in ("aab1", "aab2", "aac3", "aab"):
            store.save_tape(call_id, run_id="r", tool="pay", code=None, body=call_id.encode())
        assert store.get_tape("aab1") == b"aab1"
        assert store.get_tape("aac") == b"aac3"
        assert store.get_tape("aab") == b"aab"
        assert store.get_tape("aa") is None
        assert store.get_tape("zz") is None

    def test_tapes_are_listed_newest_first_and_by_run(self, store: Store, clock: FakeClock) -> None:
        store.save_tape("c1", run_id="r", tool="pay", code=None, body=b"1")
        clock.advance(5)
        store.save_tape("c2", run_id=None, tool="ship", code="timeout", body=b"2")
        now = clock.now_ms()
        assert store.list_tapes() == [("c2", "ship", "timeout", now), ("c1", "pay", None, now - 5)]
        assert store.list_tapes(run_id="r") == [("c1", "pay", None, now - 5)]
        assert store.list_tapes(limit=1) == [("c2", "ship", "timeout", now)]

    def test_a_contract_is_kept_under_its_hash(self, store: Store) -> None:
        contract = Contract(name="pay", input_schema={"type": "object"}, units={"n": ("件",)}, sinks=("to",))
        store.save_contract(contract, "hash-1")
        store.save_contract(contract, "hash-1")
        assert store.get_contract("hash-1") == contract
        assert store.get_contract("hash-2") is None

    def test_the_contracts_of_one_tool_are_given_in_the_order_in_which_they_were_kept(
        self, store: Store, clock: FakeClock
    ) -> None:
        kept = [
            Contract(name="pay", version=version, input_schema={"type": "object"})
            for version in ("2.0.0", "1.0.0")
        ]
        for hash_, one in zip("ba", kept, strict=True):
            store.save_contract(one, hash_)
            store.save_contract(one, hash_)
            clock.advance(1)
        store.save_contract(Contract(name="pay_2", input_schema={"type": "object"}), "c")
        assert store.list_contracts("ship") == []
        assert store.list_contracts("pay") == kept
        store.save_contract(Contract(name="pay", version="3.0.0", input_schema={"type": "object"}), "d")
        assert [one.version for one in store.list_contracts("pay")] == ["2.0.0", "1.0.0", "3.0.0"]

    def test_a_kept_body_is_reachable_by_its_handle_alone_with_whose_it_is(
        self, store: Store, clock: FakeClock
    ) -> None:
        store.save_body(kept("h1"), b"\x00bad")
        assert store.get_body("h1") == (kept("h1", at=clock.now_ms(), size=4), b"\x00bad")
        assert store.get_body("c1") is None

    @pytest.mark.promise("C11")
    def test_withheld_bodies_are_listed_by_tenant_tool_and_state_without_previews(self, store: Store) -> None:
        store.save_body(kept("h1"), b"1")
        store.save_body(kept("h2", tool="ship"), b"2")
        store.save_body(kept("h3", tenant="other"), b"3")
        store.save_body(kept("h4", state="preview"), b"4")
        assert store.release_body("h2", by="lena", reason="fine")

        def listed(**chosen: Any) -> set[str]:
            return {row.handle for row in store.list_bodies(**chosen)}

        assert listed() == {"h1", "h2", "h3"}
        assert listed(tenant=ANN.tenant) == {"h1", "h2"}
        assert listed(tenant=ANN.tenant, state="withheld") == {"h1"}
        assert listed(tool="ship") == listed(state="released") == {"h2"}
        assert listed(tenant="nobody") == set()

    @pytest.mark.promise("C11")
    @pytest.mark.parametrize("apart_ms", [0, 1])
    def test_pages_of_withheld_bodies_hold_each_body_once(
        self, store: Store, clock: FakeClock, apart_ms: int
    ) -> None:
        for n in range(7):
            store.save_body(kept(f"h{n}"), b"x")
            clock.advance(apart_ms)
        seen: list[str] = []
        while page := store.list_bodies(tenant=ANN.tenant, after=seen[-1] if seen else None, limit=3):
            seen += [row.handle for row in page]
        assert seen == [f"h{n}" for n in reversed(range(7))]
        assert store.list_bodies(after="nothing") == []

    @pytest.mark.promise("C11")
    def test_a_body_is_released_once_by_somebody_else_and_that_is_on_record(
        self, store: Store, clock: FakeClock
    ) -> None:
        store.save_body(kept("h1"), b"bad")
        store.save_body(kept("h2", state="preview"), b"whole")
        assert not store.release_body("h1", by=ANN.id, reason="mine")
        assert not store.release_body("h2", by="lena", reason="a preview waits for nobody")
        assert not store.release_body("nothing", by="lena", reason="")
        clock.advance(5)
        with ThreadPoolExecutor(10) as pool:
            done = list(
                pool.map(lambda n: store.release_body("h1", by=f"r{n}", reason="harmless"), range(10))
            )
        assert done.count(True) == 1
        found = store.get_body("h1")
        assert found is not None
        by = f"r{done.index(True)}"
        now = clock.now_ms()
        assert found[0] == kept(
            "h1", state="released", at=now - 5, size=3, released_by=by, released_at=now, reason="harmless"
        )
        noted = [row for row in records(store) if row.kind == "quarantine_released"]
        assert [(row.by, row.why, row.tenant, row.principal, row.tool) for row in noted] == [
            (by, "harmless", ANN.tenant, ANN.id, "pay")
        ]
        assert noted[0].about == {"handle": "h1", "verdict": "injection"}

    def test_the_store_says_what_it_survives_and_closes_twice(self, store: Store) -> None:
        assert store.durability in {"process", "kill", "power"}
        assert store.collect_stats()["durability"] == store.durability
        store.close()
        store.close()
