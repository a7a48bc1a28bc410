"""Three small promises: a claim is resumed once, a caller's copy is its own, a running call is not said to be undone."""

from typing import Any

import pytest
from msgspec.structs import replace

from callwright import Callwright
from callwright.domain.call import Principal
from callwright.domain.effects import Claim, Claimed, InFlight
from callwright.domain.records import RunLimits
from callwright.stores import MemoryStore
from callwright.testing import FakeClock

CALL = {"name": "pay", "arguments": {"n": 1}}
CLAIM = Claim(
    "k", "pay", "1.0.0", "h", "once", "replay", "call-1", 90_000, "0" * 32, Principal(), None, RunLimits()
)


def paying(clock: FakeClock) -> Callwright:
    app = Callwright(MemoryStore(clock), clock=clock)

    @app.tool(effect="once", repeat="replay", inline=True, wait_ms=0)
    def pay(n: int) -> dict[str, Any]:
        """Pay."""
        return {"receipt": {"n": n}, "lines": [1]}

    return app


@pytest.mark.promise("R1", "C4")
def test_the_name_of_an_owner_is_used_up_by_resuming_so_that_a_second_resume_finds_another_owner() -> None:
    store = MemoryStore(FakeClock())
    assert isinstance(store.perform_effect(CLAIM), Claimed)
    resumed = replace(CLAIM, resumed=True)
    assert store.perform_effect(resumed) == Claimed(1, 1, 1, None)
    assert isinstance(store.perform_effect(resumed), InFlight)


@pytest.mark.promise("C4", "B7")
def test_a_caller_who_changes_its_data_changes_neither_the_ledger_nor_the_tape() -> None:
    app = paying(FakeClock())
    first = app.call(CALL)
    first.data["receipt"]["n"] = 99
    first.data["lines"].append(2)
    first.data["more"] = True
    again = app.call(CALL)
    assert again.meta.replayed
    assert again.data == {"receipt": {"n": 1}, "lines": [1]}
    assert app.replay(first.meta.call_id).data == {"receipt": {"n": 1}, "lines": [1]}


@pytest.mark.promise("C4")
def test_a_call_that_runs_elsewhere_is_unknown_and_never_said_to_be_undone() -> None:
    app = paying(FakeClock())
    story = app.call(CALL, dry_run=True)
    assert story.effect == "none"
    key = app.call(CALL).meta.idempotency_key
    entry = app.store.get_entry(key or "")
    assert entry is not None
    other = paying(FakeClock())
    held = replace(CLAIM, key=key, args_hash=entry.args_hash)
    assert isinstance(other.store.perform_effect(held), Claimed)
    running = other.call(CALL)
    assert running.error is not None
    assert (running.error.code, running.effect) == ("in_progress", "unknown")
