"""The script that kills workers of workflows, for a few kills: every place of it, on both stores, is for ``scripts.flow_crashes``."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
@pytest.mark.promise("D1")
@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_workers_killed_around_records_of_every_kind_of_step_repeat_and_lose_nothing(
    store: str, request: pytest.FixtureRequest
) -> None:
    place = [] if store == "sqlite" else ["--store", request.getfixturevalue("database")]
    ran = subprocess.run(
        [sys.executable, "-m", "scripts.flow_crashes", "--kills", "4", "--seconds", "300", *place],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr[-2000:]
    assert "0 wrong" in ran.stdout
