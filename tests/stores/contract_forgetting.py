"""What a lasting store keeps for other processes, and what it forgets and when."""

import threading

import pytest

from callwright.ports import Store
from callwright.stores.retention import (
    APPROVAL_RETENTION_MS,
    ARCHIVE_RETENTION_MS,
    CACHED_ANSWER_RETENTION_MS,
    QUARANTINE_RETENTION_MS,
)
from callwright.testing import FakeClock
from stores.contract_audit import examined
from stores.contract_ledger import Base
from stores.making import approval, claim, held, kept, settle

DAY_MS = 86_400_000


class ForgettingContract(Base):
    def end(self, store: Store, key: str) -> None:
        store.perform_effect(settle(held(store.perform_effect(claim(key))), key=key, ttl_s=1))

    @pytest.mark.promise("R19")
    def test_the_archive_forgets_what_is_too_old_and_keeps_the_rest(
        self, store: Store, clock: FakeClock
    ) -> None:
        for key in ("old-1", "old-2"):
            self.end(store, key)
        clock.advance(30 * DAY_MS)
        self.end(store, "young")
        store.perform_effect(claim("running"))
        clock.advance(2_000)
        swept = store.sweep()
        assert (swept["archived"], swept["forgotten"]) == (3, 0)
        clock.advance(ARCHIVE_RETENTION_MS - 30 * DAY_MS)
        assert store.sweep()["forgotten"] == 2
        assert store.collect_stats()["archived"] == 1
        assert store.sweep()["forgotten"] == 0
        assert (
            examined(store).records == 4
        )  # three ends, and one whose owner fell silent: the trail forgets nothing

    @pytest.mark.promise("R19")
    def test_an_archived_entry_is_found_by_its_key_and_number_before_and_after_a_sweep(
        self, store: Store, clock: FakeClock
    ) -> None:
        for _ in range(3):
            self.end(store, "k")
            clock.advance(2_000)
        live = store.get_entry("k")
        assert live is not None

        def found(key: str) -> list[tuple[str, str, str, int]]:
            return [
                (one.key, one.state, one.tool, one.created_at) for one in store.find_archived_entries(key)
            ]

        start = live.created_at
        earlier = [("k", "committed", "pay", start - 2_000), ("k", "committed", "pay", start - 4_000)]
        assert found("k") == earlier
        assert store.sweep()["archived"] == 1
        assert found("k") == [("k", "committed", "pay", start), *earlier]
        assert found(str(live.entry_id)) == [("k", "committed", "pay", start)]
        assert found("0") == found("another") == found("9" * 30) == []
        assert len(store.find_archived_entries("k", limit=2)) == 2

    @pytest.mark.promise("R19", "C15")
    def test_an_approval_is_forgotten_long_after_it_has_expired(self, store: Store, clock: FakeClock) -> None:
        now = clock.now_ms()
        store.request_approval(approval("h1", "d1", expires_at=now + DAY_MS, created_at=now))
        store.request_approval(approval("h2", "d2", expires_at=now + 9 * DAY_MS, created_at=now))
        clock.advance(APPROVAL_RETENTION_MS + DAY_MS)
        assert store.sweep()["forgotten"] == 0
        clock.advance(1)
        assert store.sweep()["forgotten"] == 1
        assert (store.get_approval("h1"), store.get_approval("h2") is None) == (None, False)

    @pytest.mark.promise("R19")
    def test_a_quarantined_body_is_forgotten_after_its_time(self, store: Store, clock: FakeClock) -> None:
        store.save_body(kept("h"), b"x")
        assert store.get_body("h") is not None
        clock.advance(QUARANTINE_RETENTION_MS)
        store.sweep()
        assert store.get_body("h") is not None
        clock.advance(1)
        store.sweep()
        assert store.get_body("h") is None

    @pytest.mark.promise("C5", "R19")
    def test_a_good_answer_is_kept_under_its_name_until_it_is_too_old(
        self, store: Store, clock: FakeClock
    ) -> None:
        store.cache_answer("n", b"first")
        clock.advance(5)
        store.cache_answer("n", b"second")
        store.cache_answer("other", b"x")
        store.collect_stats()  # what is buffered is written
        at = clock.now_ms()
        assert store.get_cached_answer("n") == (b"second", at)
        assert store.get_cached_answer("none") is None
        clock.advance(CACHED_ANSWER_RETENTION_MS)
        store.sweep()
        assert store.get_cached_answer("n") == (b"second", at)
        clock.advance(1)
        store.sweep()
        assert store.get_cached_answer("n") is None

    @pytest.mark.promise("E7")
    def test_what_waits_is_chained_once_the_store_is_quiet_though_nobody_looks(
        self, store: Store, clock: FakeClock
    ) -> None:
        mine = held(store.perform_effect(claim()))
        store.perform_effect(settle(mine))
        store.mark_delivered(mine.entry_id)
        assert store.get_head().waiting == 1
        for _ in range(1_000):
            if not store.get_head().waiting:
                break
            clock.advance(200)
            threading.Event().wait(0.02)
        assert (store.get_head().seq, store.get_head().waiting) == (1, 0)
