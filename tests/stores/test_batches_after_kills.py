"""kill -9 within a transaction that settles some calls and claims others: afterwards the ledger has all of it, or nothing."""

from pathlib import Path

import pytest

from callwright.domain.effects import AlreadySettled, Claimed
from callwright.ports import Store
from stores.contract_audit import records
from stores.homes import Home
from stores.processes import worker
from stores.processes.nursery import Child, children
from stores.processes.worker import BATCH, DONE, claim_of, happened

LEASE_MS = 60_000
POINTS = 24


def kill_in(home: Home, effects: Path, name: str, number: int) -> int | None:
    """How many steps the transaction took; None where the child died in it."""
    with children(Child(worker.settle_batch_until, home, effects, name, number)) as (child,):
        child.process.join(30)
        return child.hear() if child.talk.poll() and number < 0 else None


def judge(store: Store, name: str) -> str:
    """What became of the batch: the same for every call of it."""
    keys = [f"{name}-{n}" for n in range(BATCH)]
    began = [store.get_entry(f"{key}-new") for key in keys]
    again = [store.perform_effect(claim_of(key, "after")) for key in keys]
    assert not any(isinstance(one, Claimed) for one in again), "a call that has happened was claimed again"
    settled = [one.outcome == DONE for one in again if isinstance(one, AlreadySettled)]
    assert all(settled)
    assert len(settled) in {0, BATCH}, "some calls of the batch are settled, and others are not"
    assert [one is not None for one in began] == [bool(settled)] * BATCH
    return "written" if settled else "in doubt"


@pytest.mark.promise("R1", "C4")
def test_a_kill_within_a_transaction_of_many_calls_leaves_all_of_it_or_nothing(tmp_path: Path) -> None:
    home, effects = Home(str(tmp_path / "ledger.db")), tmp_path / "effects.txt"
    steps = kill_in(home, effects, "whole", -1)
    assert steps is not None
    assert steps > POINTS
    points = sorted({1, *range(1, steps, steps // POINTS), steps})
    for number in points:
        kill_in(home, effects, f"k{number}", number)
    store = home.frozen(2 * LEASE_MS)
    told = [judge(store, name) for name in ("whole", *(f"k{number}" for number in points))]
    assert told[0] == "written"
    assert "in doubt" in told
    assert store.list_doubts() == []
    settled = [one.entry_id for one in records(store) if one.kind == "settled"]
    assert len(settled) == len(set(settled)) == BATCH * told.count("written")
    store.close()
    names = happened(effects)
    assert len(names) == len(set(names)) == BATCH * (1 + len(points))
