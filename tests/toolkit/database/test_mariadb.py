"""The reader of MySQL on a real server, where this machine has one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from callwright.toolkit.sql.mysql_reader import MySQLReader
from toolkit.database.bypasses import MYSQL
from toolkit.database.layers import CLOCK, check_bypass, run_layers
from toolkit.database.mariadb import SERVER, MariaStage

pytestmark = [
    pytest.mark.promise("D3"),
    pytest.mark.skipif(
        SERVER is None, reason="there is no MariaDB server here (Debian: mariadb-server-core)"
    ),
]


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MariaStage]:
    stage = MariaStage(tmp_path_factory.mktemp("mariadb") / "data")
    yield stage
    stage.close()


def test_mariadb_alone_lets_no_bypass_write_or_make_a_file(shop: MariaStage, tmp_path: Path) -> None:
    reader = MySQLReader(shop.url, CLOCK)
    found = run_layers(MYSQL, reader, lambda: tuple(shop.fingerprint()), tmp_path / "made")

    assert [
        one.bypass for one in found if one.database == "ran" and check_bypass(one.bypass) == "passed"
    ] == []


def test_what_a_role_of_mariadb_may_do_beyond_reading_is_found(shop: MariaStage) -> None:
    read = "GRANT SELECT ON shop.orders TO {}"
    roles = {
        "files": (read, "GRANT FILE ON *.* TO {}"),
        "writes": (read, "GRANT INSERT ON shop.orders TO {}"),
        "runs": (read, "GRANT EXECUTE ON shop.* TO {}"),
    }
    found = {
        name: MySQLReader(shop.role_with(name, *grants), CLOCK).inspect_role()
        for name, grants in roles.items()
    }

    assert MySQLReader(shop.url, CLOCK).inspect_role() == []
    assert found == {"files": ["server_files"], "writes": ["may_write"], "runs": ["definer_functions"]}
