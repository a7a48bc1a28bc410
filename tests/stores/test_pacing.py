"""When a store chains what waits on its audit trail."""

import pytest

from callwright.stores.pacing import LATEST_MS, QUIET_MS, Pace
from callwright.testing import FakeClock


@pytest.mark.promise("E7")
def test_a_busy_process_chains_in_its_first_quiet_second() -> None:
    clock = FakeClock()
    pace = Pace(clock)
    for _ in range(5):
        assert not pace.due(busy=True)
        clock.advance(200)
    assert not pace.due(busy=False)
    clock.advance(QUIET_MS - 201)
    assert not pace.due(busy=False)
    clock.advance(1)
    assert pace.due(busy=False)


@pytest.mark.promise("E7")
def test_one_that_is_never_quiet_chains_every_ten_seconds() -> None:
    clock = FakeClock()
    pace = Pace(clock)
    chained = []
    for at in range(0, 3 * LATEST_MS + 1, 200):
        if pace.due(busy=True):
            chained.append(at)
        clock.advance(200)
    assert chained == [LATEST_MS, 2 * LATEST_MS + 200]


@pytest.mark.promise("E7")
def test_a_clock_that_was_set_back_holds_up_nothing() -> None:
    clock = FakeClock(lease_ms=10 * LATEST_MS)
    pace = Pace(clock)
    assert not pace.due(busy=True)
    clock.advance(-9 * LATEST_MS)
    assert pace.due(busy=False)
