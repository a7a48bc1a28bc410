"""Every test of the app runs on both embedded stores, unless it says otherwise."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.worlds import Making
from callwright.testing import FakeClock


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture(params=["memory", "sqlite"])
def making(request: pytest.FixtureRequest, tmp_path: Path, clock: FakeClock) -> Iterator[Making]:
    """Makes apps that share one ledger, as the processes of one host do."""
    made = Making(tmp_path / "ledger.db" if request.param == "sqlite" else None, clock)
    yield made
    made.close()


@pytest.fixture
def in_memory(clock: FakeClock) -> Iterator[Making]:
    """The same where the home of the ledger makes no difference."""
    made = Making(None, clock)
    yield made
    made.close()
