"""What an attacker tries, layer by layer: the check of the tree, and the database without it."""

from pathlib import Path

import pytest

from toolkit.database.bypasses import BYPASSES, MYSQL, POSTGRES, SQLITE, Bypass
from toolkit.database.layers import HARMLESS, check_bypass, postgres_layers, sqlite_layers
from toolkit.database.stage import PostgresStage

pytestmark = pytest.mark.promise("D3")

LEFT_TO_THE_CLOCK = {
    "SELECT count(*) FROM orders a, orders b, orders c, orders d, orders e, orders f, orders g, orders h, orders i, orders j"
}
"""A query like any other, only a long one."""


@pytest.mark.promise("T37")
@pytest.mark.parametrize("bypass", BYPASSES, ids=lambda one: f"{one.dialect}-{one.text[:40]!r}")
def test_the_check_alone_refuses_every_bypass_or_leaves_nothing_of_it(bypass: Bypass) -> None:
    expected = "passed" if bypass.text in LEFT_TO_THE_CLOCK else None
    outcome = check_bypass(bypass)
    assert outcome == expected if expected else outcome != "passed"


def test_what_is_called_harmless_does_pass_the_check() -> None:
    assert {one.text for one in BYPASSES if check_bypass(one) == "harmless"} == HARMLESS.keys()


def test_sqlite_alone_lets_no_bypass_write_make_a_file_or_read_what_is_not_listed(sqlite_file: Path) -> None:
    ran = [one.bypass for one in sqlite_layers(SQLITE, sqlite_file) if one.database == "ran"]
    assert {one.harm for one in ran} <= {"denial", "confusion"}
    assert [one.text[:20] for one in ran] == ["SELECT 'xxxxxxxxxxxx", "EXPLAIN QUERY PLAN S"]


@pytest.mark.promise("T37")
@pytest.mark.costly
def test_postgresql_alone_lets_no_bypass_write_or_touch_a_file(
    reports: PostgresStage, tmp_path: Path
) -> None:
    ran = [one.bypass for one in postgres_layers(POSTGRES, reports, tmp_path) if one.database == "ran"]
    assert {one.harm for one in ran}.isdisjoint({"write", "file"})
    assert [one for one in ran if check_bypass(one) == "passed"] == []


def test_there_are_bypasses_tried_on_every_database_and_no_two_are_the_same() -> None:
    assert len(set(BYPASSES)) == len(BYPASSES) >= 300
    assert min(len(SQLITE), len(POSTGRES), len(MYSQL)) >= 70
