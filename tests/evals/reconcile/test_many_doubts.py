"""The script that measures a very large ledger with many calls in doubt, on a small one; ``python -m scripts.doubts`` for a million."""

from pathlib import Path

import pytest
from scripts.doubts import STEPS, fill, measure, problems


@pytest.mark.promise("R19")
def test_no_step_overlooks_a_call_in_doubt(tmp_path: Path) -> None:
    fill(tmp_path, rows=1_000, doubts=60)
    measured = {step: measure(tmp_path, step) for step in STEPS}
    assert problems(measured, 60, megabytes=10_000) == []
    assert measured["sweep"].found == {"lapsed": 15}
    found = measured["reconcile"].found
    assert found["happened"] + found["did_not"] + found["left"] == 60
    assert (found["no_check"], found["happened"] > 0, found["cannot_tell"] > 0) == (15, True, True)
    assert problems(measured, 61, megabytes=0.0)[0] == f"count held {measured['count'].megabytes:.0f} MB"
