"""What every store promises of sealed content: nothing readable is stored, keys change while it is used, and moved values do not open."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from msgspec.structs import replace

from callwright.core.records.kept_results import ResultLimits
from callwright.domain.effects import AlreadySettled
from callwright.domain.stored_data import RewrittenPart, StoredKind, StoredRecord
from callwright.ports import Store, StoreError
from callwright.stores.aes_sealer import AesSealer
from callwright.stores.sealed_store import (
    BATCH_RECORDS,
    SEALED_KINDS,
    SealedStore,
    is_probe,
    open_sealed,
    seal_store,
)
from callwright.testing import FakeClock
from stores.contract_ledger import Base
from stores.making import PAID, approval, claim, held, kept, settle

OLD, NEW = bytes(range(32)), bytes(range(1, 33))
PHONE = "13912345678"
TAPE = (
    b'{"format":"callwright.tape/1","request":{"raw":"x","principal":{"id":"ann","tenant":"acme"}}}\n'
    + f'[{{"phone":"{PHONE}"}}]\n'.encode()
)


def fill(store: Store, clock: FakeClock, *, name: str = "1") -> None:
    """Write a value of every kind."""
    owner = held(store.perform_effect(claim(f"k{name}", owner=f"call-{name}")))
    paid = replace(PAID, data={"phone": PHONE}, message=PHONE, params={"who": PHONE})
    store.perform_effect(settle(owner, key=f"k{name}", outcome=paid))
    asked = approval(f"h{name}", f"d{name}", expires_at=clock.now_ms() + 1_000)
    store.request_approval(replace(asked, arguments={"phone": PHONE}))
    store.save_tape(f"call-{name}", run_id=None, tool="pay", code=None, body=TAPE)
    store.save_body(kept(f"b{name}"), PHONE.encode())
    store.cache_answer(f"a{name}", PHONE.encode())
    store.put_record("session", f"s{name}", PHONE.encode())


def read_all(store: Store) -> list[StoredRecord]:
    return [one for kind in SEALED_KINDS for one in store.scan_stored(kind)]


def read_bytes(store: Store) -> bytes:
    return b"".join(body for one in read_all(store) for body in one.parts.values())


def reseal(store: Store) -> dict[StoredKind, int]:
    assert isinstance(store, SealedStore)
    return {one.kind: one.resealed for one in store.reseal()}


def count_seals(store: Store) -> dict[str, int]:
    assert isinstance(store, SealedStore)
    return {str(state): count for state, count in store.count_seals().items()}


@pytest.mark.promise("E13")
class SealingContract(Base):
    """``make_store`` makes plain stores."""

    @pytest.fixture
    def sealed(self, store: Store) -> Store:
        return seal_store(store, AesSealer([OLD]))

    def test_nothing_that_was_given_is_stored_readable(
        self, store: Store, sealed: Store, clock: FakeClock
    ) -> None:
        fill(sealed, clock)
        assert PHONE.encode() not in read_bytes(store)
        assert read_bytes(sealed).count(PHONE.encode()) >= len(read_all(sealed))

    def test_a_repeated_call_gets_its_result(self, sealed: Store, clock: FakeClock) -> None:
        fill(sealed, clock)
        again = sealed.perform_effect(claim("k1", owner="call-2"))
        assert isinstance(again, AlreadySettled)
        assert again.outcome.data == {"phone": PHONE}
        assert not again.outcome.sealed

    def test_what_was_plain_stays_readable_until_it_is_sealed(self, store: Store, clock: FakeClock) -> None:
        fill(store, clock)
        before = read_all(store)
        sealed = seal_store(store, AesSealer([OLD]))
        assert read_all(sealed) == before
        assert set(count_seals(sealed)) == {"plain"}
        assert sum(reseal(sealed).values()) == len(before)
        assert set(count_seals(sealed)) == {"current"}
        assert PHONE.encode() not in read_bytes(store)
        assert _content(sealed) == _content_of(before)
        assert sum(reseal(sealed).values()) == 0

    def test_a_call_made_before_the_switch_is_not_made_again(self, store: Store, clock: FakeClock) -> None:
        fill(store, clock)
        sealed = seal_store(store, AesSealer([OLD]))
        for _ in range(2):
            again = sealed.perform_effect(claim("k1", owner="call-2"))
            assert isinstance(again, AlreadySettled)
            assert again.outcome.data == {"phone": PHONE}
            reseal(sealed)

    def test_a_key_is_changed_while_both_are_given(
        self, store: Store, sealed: Store, clock: FakeClock
    ) -> None:
        fill(sealed, clock)
        before = _content(sealed)
        both = seal_store(store, AesSealer([NEW, OLD]))
        assert _content(both) == before
        fill(both, clock, name="2")
        assert set(count_seals(both)) == {"current", "earlier"}
        reseal(both)
        only = seal_store(store, AesSealer([NEW]))
        assert set(count_seals(only)) == {"current"}
        assert read_bytes(only).count(PHONE.encode()) == read_bytes(both).count(PHONE.encode())
        with pytest.raises(StoreError) as refused:
            seal_store(store, AesSealer([OLD]))
        assert refused.value.cause == "wrong_key"

    def test_a_store_is_not_opened_without_its_key_or_with_another(self, store: Store, sealed: Store) -> None:
        del sealed
        with pytest.raises(StoreError) as refused:
            open_sealed(store, lambda: None)
        assert refused.value.cause == "no_key"
        with pytest.raises(StoreError) as refused:
            seal_store(store, AesSealer([NEW]))
        assert refused.value.cause == "wrong_key"

    def test_to_look_at_a_store_locks_nobody_out_of_it(self, store: Store, sealed: Store) -> None:
        del sealed
        open_sealed(store, lambda: AesSealer([NEW, OLD]))
        seal_store(store, AesSealer([OLD]))
        seal_store(store, AesSealer([NEW, OLD]))
        with pytest.raises(StoreError):
            seal_store(store, AesSealer([OLD]))

    def test_of_two_that_begin_with_different_keys_one_is_refused(self, store: Store) -> None:
        def begin(key: bytes) -> str:
            try:
                seal_store(store, AesSealer([key]))
            except StoreError as refused:
                return refused.cause
            return "begun"

        with ThreadPoolExecutor(2) as pool:
            assert sorted(pool.map(begin, (OLD, NEW))) == ["begun", "wrong_key"]

    def test_an_interrupted_run_is_finished_by_the_next_while_calls_go_on(
        self, store: Store, clock: FakeClock
    ) -> None:
        for number in range(BATCH_RECORDS + 1):
            fill(store, clock, name=f"{number:02}")
        sealed = seal_store(store, AesSealer([OLD]))
        assert isinstance(sealed, SealedStore)
        interrupted = sealed.reseal()
        assert next(interrupted).resealed == BATCH_RECORDS
        del interrupted
        assert set(count_seals(sealed)) == {"plain", "current"}
        for number, _ in enumerate(sealed.reseal()):
            fill(sealed, clock, name=f"meanwhile-{number}")
        assert set(count_seals(sealed)) == {"current"}
        for name in ("00", f"{BATCH_RECORDS:02}", "meanwhile-0"):
            again = sealed.perform_effect(claim(f"k{name}", owner="again"))
            assert isinstance(again, AlreadySettled)
            assert again.outcome.data == {"phone": PHONE}

    def test_a_store_without_a_key_opens_as_before(self, store: Store) -> None:
        asked: list[None] = []
        assert open_sealed(store, lambda: asked.append(None)) is store
        assert asked == []

    def test_a_result_in_another_row_does_not_open(
        self, store: Store, sealed: Store, clock: FakeClock
    ) -> None:
        fill(sealed, clock, name="1")
        fill(sealed, clock, name="2")
        first, second = store.scan_stored("entry")
        moved = RewrittenPart(second.place, second.parts["outcome"], first.parts["outcome"])
        assert store.rewrite_stored("entry", [moved]) == 1
        again = sealed.perform_effect(claim("k2", owner="call-3"))
        assert isinstance(again, AlreadySettled)
        assert (again.outcome.data, again.outcome.code) == (None, "invalid_output")
        assert [one.part for one in sealed.find_unreadable_rows()] == ["outcome"]

    def test_arguments_with_the_names_of_sealed_ones_are_sealed_like_others(
        self, store: Store, clock: FakeClock
    ) -> None:
        given = {"callwright/sealed": PHONE, "callwright/digest": "d"}
        asked = replace(approval("h1", "d1", expires_at=clock.now_ms() + 1_000), arguments=given)
        store.request_approval(asked)
        sealed = seal_store(store, AesSealer([OLD]))
        assert [one.arguments for one in sealed.list_approvals()] == [given]
        assert reseal(sealed)["approval"] == 1
        sealed.request_approval(replace(asked, handle="h2", digest="d2"))
        assert [one.arguments for one in sealed.list_approvals()] == [given, given]
        assert PHONE.encode() not in read_bytes(store)

    def test_an_approval_that_cannot_be_read_is_not_granted(
        self, store: Store, sealed: Store, clock: FakeClock
    ) -> None:
        fill(sealed, clock)
        seal_store(store, AesSealer([NEW, OLD]))
        only_new = seal_store(store, AesSealer([NEW]))
        assert not only_new.decide_approval("h1", granted=True, by="lena", reason="")
        assert sealed.decide_approval("h1", granted=True, by="lena", reason="")

    def test_a_tape_that_was_cut_off_is_counted_and_stops_no_search(
        self, store: Store, sealed: Store, clock: FakeClock
    ) -> None:
        fill(sealed, clock, name="1")
        fill(sealed, clock, name="2")
        one = next(one for one in store.scan_stored("tape") if one.call_id == "call-1")
        cut = RewrittenPart(one.place, one.parts["tape"], one.parts["tape"][:-9])
        assert store.rewrite_stored("tape", [cut]) == 1
        found = {one.call_id: one.parts["tape"] for one in sealed.scan_stored("tape")}
        assert (PHONE.encode() in found["call-1"], PHONE.encode() in found["call-2"]) == (False, True)
        assert count_seals(sealed)["changed"] == 1
        with pytest.raises(StoreError) as refused:
            sealed.get_tape("call-1")
        assert refused.value.cause == "unopened"
        assert isinstance(sealed, SealedStore)
        assert sum(done.erased for done in sealed.reseal(erase_unopened=True) if done.kind == "tape") == 1
        assert set(count_seals(sealed)) == {"current"}

    def test_a_search_stops_at_a_value_whose_key_was_not_given(
        self, store: Store, sealed: Store, clock: FakeClock
    ) -> None:
        fill(sealed, clock)
        seal_store(store, AesSealer([NEW, OLD]))
        only_new = seal_store(store, AesSealer([NEW]))
        assert set(count_seals(only_new)) == {"foreign"}
        for kind in {one.kind for one in read_all(store) if not is_probe(one)}:
            with pytest.raises(StoreError) as refused:
                list(only_new.scan_stored(kind))
            assert refused.value.cause == "unopened"

    @pytest.mark.parametrize("kind", ["tape", "withheld", "shared"])
    def test_a_value_in_another_place_is_refused(
        self, kind: StoredKind, store: Store, sealed: Store, clock: FakeClock
    ) -> None:
        fill(sealed, clock, name="1")
        fill(sealed, clock, name="2")
        first, second = sorted(
            (one for one in store.scan_stored(kind) if "seal" not in one.id), key=lambda one: one.id
        )
        ((part, body),) = first.parts.items()
        assert store.rewrite_stored(kind, [RewrittenPart(second.place, second.parts[part], body)]) == 1
        with pytest.raises(StoreError):
            _read(sealed, kind)

    def test_a_value_that_somebody_changed_meanwhile_is_left(self, store: Store, sealed: Store) -> None:
        sealed.put_record("session", "s", b"one")
        (before,) = (one.parts["record"] for one in store.scan_stored("shared") if "session" in one.id)
        sealed.put_record("session", "s", b"two")
        assert store.rewrite_stored("shared", [RewrittenPart("session\ns", before, b"three")]) == 0
        assert sealed.get_records("session", ["s"]) == {"s": b"two"}

    def test_an_erased_call_has_nothing_sealed_left(
        self, store: Store, sealed: Store, clock: FakeClock
    ) -> None:
        fill(sealed, clock)
        (one,) = sealed.scan_stored("entry")
        sealed.erase_stored("entry", [one.place])
        assert read_bytes(store).count(b'"sealed"') == 0
        again = sealed.perform_effect(claim("k1", owner="call-2"))
        assert isinstance(again, AlreadySettled)
        assert (again.outcome.data, again.outcome.erased_at) == (None, clock.now_ms())

    def test_a_long_result_that_stands_apart_is_sealed_and_sealed_anew(
        self, make_store: Any, clock: FakeClock
    ) -> None:
        store: Store = make_store(clock, results=ResultLimits(row_bytes=1024, kept_bytes=100_000))
        fill(store, clock)
        owner = held(store.perform_effect(claim("long", owner="long")))
        rows = [PHONE] * 200
        store.perform_effect(settle(owner, key="long", outcome=replace(PAID, data={"rows": rows})))
        sealed = seal_store(store, AesSealer([OLD]))
        reseal(sealed)
        assert PHONE.encode() not in read_bytes(store)
        entry = sealed.get_entry("long")
        assert entry is not None
        assert entry.outcome is not None
        assert entry.outcome.data == {"rows": rows}


class DamagedRowsContract(SealingContract):
    """Of stores with rows, which may be damaged."""

    def test_an_outcome_that_cannot_be_read_does_not_stay_plain(
        self, store: Store, sealed: Store, clock: FakeClock
    ) -> None:
        fill(store, clock)
        (one,) = store.scan_stored("entry")
        before, damaged = one.parts["outcome"], f'{{"phone":"{PHONE}'.encode()
        assert store.rewrite_stored("entry", [RewrittenPart(one.place, before, damaged)]) == 1
        assert reseal(sealed)["entry"] == 1
        assert PHONE.encode() not in read_bytes(store)
        assert [one.part for one in sealed.find_unreadable_rows()] == ["outcome"]
        again = sealed.perform_effect(claim("k1", owner="call-2"))
        assert isinstance(again, AlreadySettled)
        assert again.outcome.code == "invalid_output"
        assert set(count_seals(sealed)) == {"current"}


def _read(store: Store, kind: StoredKind) -> None:
    reads: dict[StoredKind, Any] = {
        "tape": lambda: store.get_tape("call-2"),
        "withheld": lambda: store.get_body("b2"),
        "shared": lambda: store.get_records("session", ["s2"]),
    }
    reads[kind]()


def _content(store: Store) -> list[Any]:
    return _content_of(read_all(store))


def _content_of(records: list[StoredRecord]) -> list[Any]:
    return sorted((one.kind, sorted(one.parts.items())) for one in records)
