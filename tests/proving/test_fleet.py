"""A fleet that is restarted at noon: two gateways behind nginx, one after the other stopped and started under load.

``RESTARTS`` (3) restarts on PostgreSQL; `make test-fleet` makes 50.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from scripts.postgres_server import running

from proving.fleet import run_fleet

RESTARTS = int(os.environ.get("RESTARTS", "3"))

pytestmark = [
    pytest.mark.slow,
    pytest.mark.promise("E12", "E14"),
    pytest.mark.timeout(240 + 60 * RESTARTS),
]


@pytest.fixture
def database() -> Iterator[str]:
    with running(durable=True) as server:
        yield server.url


def prove(folder: Path, store: str, restarts: int) -> None:
    with run_fleet(folder, store) as fleet:
        fleet.restart_in_turn(restarts, pause_s=1.0)
        verdict = fleet.judge()
    sys.stderr.write(
        f"{restarts} restarts: {verdict.answered} orders answered, {len(verdict.failed)} failed, "
        f"{len(verdict.lost)} lost, {len(verdict.double)} double; slowest {verdict.slowest_s} s\n"
    )
    assert (verdict.failed, verdict.lost, verdict.double) == ([], [], [])
    assert verdict.answered > 20 * restarts


def test_gateways_on_postgresql_are_restarted_in_turn_and_no_order_fails(
    tmp_path: Path, database: str
) -> None:
    prove(tmp_path, database, RESTARTS)


def test_two_gateways_on_one_file_are_restarted_in_turn_and_no_order_fails(tmp_path: Path) -> None:
    prove(tmp_path, str(tmp_path / "ledger.db"), 2)
