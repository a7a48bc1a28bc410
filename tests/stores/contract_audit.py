"""What every store promises of the audit trail."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.structs import replace

from callwright.core.records.audit_chain import AuditExaminer, compare_entries, parse_record
from callwright.domain.audit_records import AuditEvent, AuditExamination, AuditHead, AuditRecord
from callwright.domain.effects import InDoubt
from callwright.domain.records import LedgerState, Outcome
from callwright.ports import Store
from callwright.testing import FakeClock
from stores.contract_ledger import Base, MakeStore
from stores.making import ANN, LEASE_MS, approval, claim, held, settle


def examined(store: Store, anchors: dict[int, str] | None = None) -> AuditExamination:
    """The whole trail, after everything was chained."""
    store.chain_events()
    examiner = AuditExaminer(anchors)
    after = 0
    while found := store.list_segments(after=after, limit=2):
        for segment in found:
            examiner.examine_segment(segment)
        after = found[-1].last
    return examiner.finish(store.get_head())


def records(store: Store) -> list[AuditRecord]:
    store.chain_events()
    found = [line for one in store.list_segments(limit=1_000) for line in one.body.splitlines()]
    made = [parse_record(line) for line in found]
    return [one for one in made if one is not None]


class AuditContract(Base):
    @pytest.mark.promise("E7", "C4")
    def test_every_end_of_an_effect_is_on_the_trail_with_who_asked_and_under_which_contract(
        self, store: Store
    ) -> None:
        ends: tuple[LedgerState, ...] = ("committed", "failed", "released", "unknown")
        for state in ends:
            mine = held(store.perform_effect(claim(f"k-{state}", run="r")))
            outcome = None if state == "committed" else Outcome(code="timeout")
            store.perform_effect(settle(mine, state, key=f"k-{state}", outcome=outcome, run="r"))
        found = records(store)
        assert [(one.kind, one.state) for one in found] == [("settled", state) for state in ends]
        assert [one.code for one in found] == ["", "timeout", "timeout", "timeout"]
        first = found[0]
        assert (first.tenant, first.principal, first.tool, first.version) == ("acme", "ann", "pay", "1.0.0")
        assert (first.contract_hash, first.effect, first.call_id) == ("c0ffee", "once", "call-1")
        assert (first.run_id, first.trace_id, first.fence, first.attempt) == ("r", "trace-call-1", 1, 1)
        assert [one.seq for one in found] == [1, 2, 3, 4]

    @pytest.mark.promise("E7")
    def test_arguments_and_keys_are_on_the_trail_as_digests_that_only_this_store_can_make(
        self, make_store: object, store: Store, clock: FakeClock
    ) -> None:
        other = make_store(clock)  # type: ignore[operator] # as the base class has it
        for one in (store, other):
            for key in ("k1", "k2"):
                one.perform_effect(settle(held(one.perform_effect(claim(key, args="a" * 64))), key=key))
        mine, theirs = records(store), records(other)
        assert mine[0].arguments_digest == mine[1].arguments_digest != theirs[0].arguments_digest
        assert mine[0].key_digest != mine[1].key_digest
        assert {len(one.arguments_digest) for one in mine} == {64}
        assert "a" * 64 not in {mine[0].arguments_digest, theirs[0].arguments_digest}
        other.close()

    @pytest.mark.promise("E7", "B11")
    def test_a_decision_of_a_person_says_who_and_why(self, store: Store) -> None:
        mine = held(store.perform_effect(claim()))
        store.perform_effect(settle(mine, "unknown"))
        assert not store.decide_entry(mine.entry_id + 1, "released", by="ann", why="not this one")
        assert store.decide_entry(mine.entry_id, "released", by="ann", why="bank statement")
        decided = records(store)[-1]
        assert (decided.kind, decided.state, decided.fence) == ("decided", "released", 2)
        assert (decided.by, decided.why) == ("ann", "bank statement")

    @pytest.mark.promise("E7", "C4")
    def test_whatever_becomes_of_a_call_ledger_and_trail_say_the_same(
        self, store: Store, clock: FakeClock
    ) -> None:
        ends: tuple[LedgerState, ...] = ("committed", "failed", "released", "unknown")
        for state in ends:
            store.perform_effect(
                settle(held(store.perform_effect(claim(f"k-{state}"))), state, key=f"k-{state}")
            )
        unknown = held(store.perform_effect(claim("decided")))
        store.perform_effect(settle(unknown, "unknown", key="decided"))
        store.decide_entry(unknown.entry_id, "committed", by="ann", why="seen")
        store.perform_effect(claim("lapsed"))
        store.perform_effect(claim("taken over", effect="keyed"))
        clock.advance(LEASE_MS + 1)
        store.perform_effect(claim("lapsed", owner="call-2"))
        store.perform_effect(claim("taken over", owner="call-2", effect="keyed"))
        store.perform_effect(claim("running"))
        entries, told = store.list_entries(), records(store)
        assert {one.state for one in entries} >= {"claimed", "committed", "failed", "unknown"}
        assert compare_entries(entries, reversed(told)) == []
        changed = [replace(one, state="claimed" if one.state != "claimed" else "failed") for one in entries]
        assert {one.entry_id for one in compare_entries(changed, reversed(told))} == {
            one.entry_id for one in entries
        }

    @pytest.mark.promise("E7", "R1")
    def test_a_call_whose_owner_fell_silent_is_on_the_trail_whoever_notices_it(
        self, store: Store, clock: FakeClock
    ) -> None:
        store.perform_effect(claim("k1"))
        store.perform_effect(claim("k2", owner="call-2"))
        clock.advance(LEASE_MS + 1)
        assert isinstance(store.perform_effect(claim("k1", owner="call-3")), InDoubt)
        store.sweep()
        found = records(store)
        assert [(one.kind, one.state, one.call_id) for one in found] == [
            ("lapsed", "unknown", "call-1"),
            ("lapsed", "unknown", "call-2"),
        ]

    @pytest.mark.promise("E7", "C15")
    def test_an_approval_is_on_the_trail_from_asking_to_using_and_its_handle_is_not(
        self, store: Store, clock: FakeClock
    ) -> None:
        for handle, digest in (("handle-one-long", "d1"), ("handle-two-long", "d2")):
            store.request_approval(approval(handle, digest, expires_at=clock.now_ms() + 1_000))
        store.request_approval(approval("handle-three", "d1", expires_at=clock.now_ms() + 1_000))
        store.decide_approval("handle-one-long", granted=True, by="eve", reason="fine")
        store.decide_approval("handle-one-long", granted=True, by="eve", reason="again")
        store.decide_approval("handle-two-long", granted=False, by="eve", reason="no")
        store.use_approval("d1", by="call-1")
        store.use_approval("d1", by="call-1")
        found = records(store)
        assert [(one.kind, one.by, one.why) for one in found] == [
            ("approval_asked", "", ""),
            ("approval_asked", "", ""),
            ("approval_granted", "eve", "fine"),
            ("approval_rejected", "eve", "no"),
            ("approval_used", "eve", "fine"),
        ]
        assert {(one.principal, one.tenant, one.contract_hash) for one in found} == {
            (ANN.id, ANN.tenant, "c0ffee")
        }
        lines = b"".join(one.body for one in store.list_segments())
        assert b"handle-o" in lines
        assert b"handle-one" not in lines

    @pytest.mark.promise("E7")
    def test_reads_and_refused_settles_leave_nothing(self, store: Store) -> None:
        mine = held(store.perform_effect(claim()))
        store.perform_effect(settle(mine))
        store.perform_effect(settle(mine))
        store.perform_effect(settle(mine, "failed"))
        store.perform_effect(claim(None, run="r"))
        store.perform_effect(claim(owner="call-2"))
        assert [one.call_id for one in records(store)] == ["call-1"]

    @pytest.mark.promise("E7")
    def test_what_somebody_notes_is_chained_in_order_and_dated_by_the_store(
        self, store: Store, clock: FakeClock
    ) -> None:
        at = clock.now_ms()
        store.append_event(AuditEvent(kind="pin_accepted", by="ann", about={"server": "shop", "tool": "pay"}))
        store.append_event_later(AuditEvent(kind="refused", tool="pay", code="permission_denied", at=5))
        found = records(store)
        assert [(one.kind, one.at) for one in found] == [("pin_accepted", at), ("refused", 5)]
        assert found[0].about == {"server": "shop", "tool": "pay"}
        assert store.get_head().waiting == 0

    @pytest.mark.promise("E7")
    def test_the_words_of_an_event_are_on_the_trail_as_they_were_given(self, store: Store) -> None:
        odd = 'quote " backslash \\ line\nend tab\t \x7f \u2028 \u4f60\u597d \U0001f600'
        about = {"finding": odd, "rule": "7B22"}
        store.append_event(AuditEvent(kind="failed", tool=odd, code="timeout", by=odd, why=odd, about=about))
        (found,) = records(store)
        assert (found.tool, found.code, found.by, found.why, found.about) == (odd, "timeout", odd, odd, about)

    @pytest.mark.promise("T40")
    def test_the_key_of_digests_is_long_the_same_at_every_reading_and_of_this_store_alone(
        self, store: Store, make_store: MakeStore, clock: FakeClock
    ) -> None:
        key = store.get_digest_key()
        assert len(key) == 32
        assert store.get_digest_key() == key
        assert make_store(clock).get_digest_key() != key

    @pytest.mark.promise("E7")
    def test_a_trail_of_many_writers_is_one_chain_without_gaps(self, store: Store) -> None:
        def make(number: int) -> None:
            key = f"k{number}"
            store.perform_effect(settle(held(store.perform_effect(claim(key, owner=key))), key=key))
            if number % 7 == 0:
                store.chain_events()

        with ThreadPoolExecutor(8) as pool:
            list(pool.map(make, range(200)))
        found = examined(store)
        assert (found.records, found.troubles) == (200, ())
        assert sorted(one.call_id for one in records(store)) == sorted(f"k{n}" for n in range(200))

    @pytest.mark.promise("E7")
    def test_calls_of_many_tasks_are_chained_too(self, store: Store) -> None:
        async def make(number: int) -> None:
            key = f"k{number}"
            claimed = store.perform_effect_async(claim(key, owner=key))
            mine = held(claimed if not hasattr(claimed, "__await__") else await claimed)
            ended = store.perform_effect_async(settle(mine, key=key))
            if hasattr(ended, "__await__"):
                await ended

        async def all_of_them() -> None:
            await asyncio.gather(*(make(number) for number in range(64)))

        asyncio.run(all_of_them())
        found = examined(store)
        assert (found.records, found.troubles) == (64, ())

    @pytest.mark.promise("E7")
    def test_a_head_that_was_kept_elsewhere_is_found_on_the_trail_and_another_is_not(
        self, store: Store
    ) -> None:
        store.perform_effect(settle(held(store.perform_effect(claim()))))
        kept = store.chain_events()
        assert kept != AuditHead()
        store.append_event(AuditEvent(kind="refused"))
        assert examined(store, {kept.seq: kept.hash}).troubles == ()
        assert [one.kind for one in examined(store, {kept.seq: "0" * 64}).troubles] == ["not_anchored"]
        beyond = examined(store, {9: kept.hash}).troubles
        assert [(one.kind, one.seq, one.upto) for one in beyond] == [("truncated", 3, 9)]

    @pytest.mark.promise("E7")
    def test_the_newest_records_are_found_without_reading_the_oldest(self, store: Store) -> None:
        for number in range(5):
            store.append_event(AuditEvent(kind="refused", call_id=f"c{number}"))
            store.chain_events()
        newest = store.list_newest_segments(limit=2)
        assert [one.first for one in newest] == [5, 4]
        assert [one.first for one in store.list_newest_segments(before=3)] == [2, 1]
        assert [one.first for one in store.list_segments(after=3)] == [4, 5]
