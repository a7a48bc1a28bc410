"""Workers and callers that stand still and die at random, for a short time; ``make test-pauses`` for a long one."""

from pathlib import Path

import pytest
from scripts.pauses import Report, run


def _held(report: Report) -> None:
    assert report.holds, report
    assert report.pauses
    assert report.effects


@pytest.mark.costly
@pytest.mark.promise("R4", "R13")
def test_nothing_is_done_twice_and_no_verdict_contradicts_the_ledger_when_workers_stand_still(
    tmp_path: Path,
) -> None:
    _held(run(str(tmp_path / "ledger.db"), tmp_path, seconds=6, workers=2))


@pytest.mark.slow
@pytest.mark.promise("R4", "R13")
def test_the_same_for_a_minute_on_a_database(database: str, tmp_path: Path) -> None:
    _held(run(database, tmp_path, seconds=60, workers=4))
