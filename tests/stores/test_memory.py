import pytest

from callwright.domain.effects import Claimed, Exhausted
from callwright.domain.records import RunLimits
from callwright.stores.memory_records import MAX_APPROVALS, MAX_KEPT_BODIES, MAX_TAPE_BYTES, MAX_TAPES
from callwright.stores.memory_store import RUN_RETENTION_MS, MemoryStore
from callwright.testing import FakeClock
from stores.contract import MakeStore, StoreContract
from stores.making import approval, kept, read


class TestMemoryStore(StoreContract):
    @pytest.fixture
    def make_store(self) -> MakeStore:
        return MemoryStore


def test_the_oldest_tapes_go_when_there_are_too_many() -> None:
    store = MemoryStore(FakeClock())
    for n in range(MAX_TAPES + 1):
        store.save_tape(f"c{n}", run_id=None, tool="pay", code=None, body=b"x")
    assert store.get_tape("c0") is None
    assert len(store.list_tapes(limit=MAX_TAPES + 1)) == MAX_TAPES


def test_the_oldest_tapes_go_when_they_are_too_large_but_never_the_last() -> None:
    store = MemoryStore(FakeClock())
    body = bytes(MAX_TAPE_BYTES)
    for call_id in ("a", "b"):
        store.save_tape(call_id, run_id=None, tool="pay", code=None, body=body)
    assert [row[0] for row in store.list_tapes()] == ["b"]
    assert store.collect_stats()["tape_bytes"] == MAX_TAPE_BYTES


def test_quarantine_and_approvals_are_bounded_too() -> None:
    store = MemoryStore(FakeClock())
    for n in range(max(MAX_KEPT_BODIES, MAX_APPROVALS) + 1):
        store.save_body(kept(f"h{n}"), b"x")
        store.request_approval(approval(f"h{n}", f"d{n}", expires_at=2**60))
    assert store.get_body("h0") is None
    assert store.get_approval("h0") is None
    assert store.collect_stats()["approvals"] == MAX_APPROVALS


def test_a_run_is_forgotten_a_day_after_it_was_last_heard_of_and_no_sooner() -> None:
    clock = FakeClock()
    store = MemoryStore(clock)
    one = RunLimits(max_tool_calls=1)
    store.perform_effect(read(run="r", limits=one))
    clock.advance(RUN_RETENTION_MS - 1)
    store.sweep()
    assert isinstance(store.perform_effect(read(run="r", limits=one)), Exhausted)
    clock.advance(RUN_RETENTION_MS)
    store.sweep()
    assert isinstance(store.perform_effect(read(run="r", limits=one)), Claimed)
