import pytest

from callwright.domain.effects import Claimed, Exhausted
from callwright.domain.records import RunLimits
from callwright.stores.memory import RUN_MEMORY_MS, MemoryStore
from callwright.stores.shelves import APPROVALS, KEPT_BODIES, TAPE_BYTES, TAPES
from callwright.testing import FakeClock
from stores.contract import MakeStore, StoreContract
from stores.making import approval, kept, read


class TestMemoryStore(StoreContract):
    @pytest.fixture
    def make_store(self) -> MakeStore:
        return MemoryStore


def test_the_oldest_tapes_go_when_there_are_too_many() -> None:
    store = MemoryStore(FakeClock())
    for n in range(TAPES + 1):
        store.save_tape(f"c{n}", run_id=None, tool="pay", code=None, body=b"x")
    assert store.tape("c0") is None
    assert len(store.tapes(limit=TAPES + 1)) == TAPES


def test_the_oldest_tapes_go_when_they_are_too_large_but_never_the_last() -> None:
    store = MemoryStore(FakeClock())
    body = bytes(TAPE_BYTES)
    for call_id in ("a", "b"):
        store.save_tape(call_id, run_id=None, tool="pay", code=None, body=body)
    assert [row[0] for row in store.tapes()] == ["b"]
    assert store.stats()["tape_bytes"] == TAPE_BYTES


def test_quarantine_and_approvals_are_bounded_too() -> None:
    store = MemoryStore(FakeClock())
    for n in range(max(KEPT_BODIES, APPROVALS) + 1):
        store.keep(kept(f"h{n}"), b"x")
        store.ask_approval(approval(f"h{n}", f"d{n}", expires_at=2**60))
    assert store.kept("h0") is None
    assert store.approval("h0") is None
    assert store.stats()["approvals"] == APPROVALS


def test_a_run_is_forgotten_a_day_after_it_was_last_heard_of_and_no_sooner() -> None:
    clock = FakeClock()
    store = MemoryStore(clock)
    one = RunLimits(max_tool_calls=1)
    store.answer(read(run="r", limits=one))
    clock.advance(RUN_MEMORY_MS - 1)
    store.sweep()
    assert isinstance(store.answer(read(run="r", limits=one)), Exhausted)
    clock.advance(RUN_MEMORY_MS)
    store.sweep()
    assert isinstance(store.answer(read(run="r", limits=one)), Claimed)
