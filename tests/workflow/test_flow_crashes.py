"""The script that kills workers of workflows, for a few kills: a thousand of them are for `make test-flow-crashes`."""

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
    name = store if store == "sqlite" else request.getfixturevalue("database")
    ran = subprocess.run(
        [sys.executable, "-m", "scripts.flow_crashes", "--kills", "12", "--seconds", "300", "--store", name],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr[-2000:]
    assert "0 wrong" in ran.stdout
