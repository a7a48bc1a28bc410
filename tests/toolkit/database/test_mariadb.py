"""The reader of MySQL on a real server, where this machine has one."""

from pathlib import Path
from typing import Any

import pytest

from callwright import Callwright, ToolResult
from callwright.toolkit import database
from callwright.toolkit.sql.mysql_reader import MySQLReader
from toolkit.database.bypasses import MYSQL, Bypass
from toolkit.database.layers import CLOCK, check_bypass, run_layers
from toolkit.database.mariadb import MariaStage, needs_mariadb

pytestmark = [pytest.mark.promise("D3"), needs_mariadb]


@pytest.mark.parametrize(
    "bypasses",
    [pytest.param(MYSQL[::8], id="some"), pytest.param(MYSQL, id="all", marks=pytest.mark.costly)],
)
def test_mariadb_alone_lets_no_bypass_write_or_make_a_file(
    maria: MariaStage, tmp_path: Path, bypasses: list[Bypass]
) -> None:
    reader = MySQLReader(maria.url, CLOCK)
    found = run_layers(bypasses, reader, lambda: tuple(maria.fingerprint()), tmp_path / "made")

    assert [
        one.bypass for one in found if one.database == "ran" and check_bypass(one.bypass) == "passed"
    ] == []


def test_what_a_role_of_mariadb_may_do_beyond_reading_is_found(maria: MariaStage) -> None:
    read = "GRANT SELECT ON shop.orders TO {}"
    roles = {
        "files": (read, "GRANT FILE ON *.* TO {}"),
        "writes": (read, "GRANT INSERT ON shop.orders TO {}"),
        "runs": (read, "GRANT EXECUTE ON shop.* TO {}"),
    }
    found = {
        name: MySQLReader(maria.role_with(name, *grants), CLOCK).inspect_role()
        for name, grants in roles.items()
    }

    assert MySQLReader(maria.url, CLOCK).inspect_role() == []
    assert found == {"files": ["server_files"], "writes": ["may_write"], "runs": ["definer_functions"]}


def ask(maria: MariaStage, sql: str, **options: Any) -> ToolResult:
    with Callwright(locale="en") as app:
        app.use(
            database(
                maria.url.render_as_string(hide_password=False), tables=("orders", "customers"), **options
            )
        )
        return app.call({"name": "database_query", "arguments": {"sql": sql}})


def test_the_toolkit_gives_rows_of_mariadb_with_their_total_and_sources(maria: MariaStage) -> None:
    result = ask(
        maria,
        "SELECT o.id, o.name, o.total FROM orders o JOIN customers c ON c.id = o.customer WHERE c.name = 'Ada' ORDER BY o.id",
    )

    assert result.data == {
        "total": 2,
        "data": [{"id": 1, "name": "tea", "total": "12.50"}, {"id": 2, "name": "咖啡", "total": "30.00"}],
    }
    assert {one.id for one in result.source} == {"table/orders", "table/customers"}


def test_an_answer_of_mariadb_is_cut_at_the_limit_and_says_how_many_rows_there_are(maria: MariaStage) -> None:
    result = ask(maria, "SELECT id FROM orders ORDER BY id", rows=2)

    assert result.data == {"total": 3, "data": [{"id": 1}, {"id": 2}]}
    assert result.confidence < 0.95


def test_a_table_that_is_not_listed_is_refused_before_mariadb_is_asked(maria: MariaStage) -> None:
    result = ask(maria, "SELECT password FROM secrets")

    assert not result.success
    assert "open sesame" not in repr(result)
