"""When a store chains what waits on its audit trail."""

import pytest

from callwright.stores.audit_chaining import MAX_CHAIN_DELAY_MS, QUIET_PERIOD_MS, ChainPacer
from callwright.testing import FakeClock


@pytest.mark.promise("E7")
def test_a_busy_process_chains_in_its_first_quiet_second() -> None:
    clock = FakeClock()
    pace = ChainPacer(clock)
    for _ in range(5):
        assert not pace.is_chaining_due(busy=True)
        clock.advance(200)
    assert not pace.is_chaining_due(busy=False)
    clock.advance(QUIET_PERIOD_MS - 201)
    assert not pace.is_chaining_due(busy=False)
    clock.advance(1)
    assert pace.is_chaining_due(busy=False)


@pytest.mark.promise("E7")
def test_one_that_is_never_quiet_chains_every_ten_seconds() -> None:
    clock = FakeClock()
    pace = ChainPacer(clock)
    chained = []
    for at in range(0, 3 * MAX_CHAIN_DELAY_MS + 1, 200):
        if pace.is_chaining_due(busy=True):
            chained.append(at)
        clock.advance(200)
    assert chained == [MAX_CHAIN_DELAY_MS, 2 * MAX_CHAIN_DELAY_MS + 200]


@pytest.mark.promise("E7")
def test_a_clock_that_was_set_back_holds_up_nothing() -> None:
    clock = FakeClock(lease_ms=10 * MAX_CHAIN_DELAY_MS)
    pace = ChainPacer(clock)
    assert not pace.is_chaining_due(busy=True)
    clock.advance(-9 * MAX_CHAIN_DELAY_MS)
    assert pace.is_chaining_due(busy=False)
