"""``callwright doctor``: looks, changes nothing, and says what to do."""

import contextlib
import sqlite3
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.cli.actions.version_ranges import is_version_allowed, parse_requirement
from callwright.cli.exit_codes import ExitCode
from cli.door import cli, shop_in


def findings(*arguments: str, **env: str | None) -> dict[str, dict[str, str]]:
    listed = cast(
        "list[dict[str, str]]", cli("doctor", "--json", *arguments, stdin=b"", **env).json["findings"]
    )
    return {one["id"]: one for one in listed}


@pytest.fixture
def store(tmp_path: Path) -> str:
    path = str(tmp_path / "shop.db")
    app = shop_in(tmp_path)
    assert cli("call", "create_order", "sku=A", "amount=1", "--app", app, "--store", path).code == ExitCode.OK
    return path


def test_the_installation_is_examined_package_by_package() -> None:
    found = findings()

    assert found["python"]["verdict"] == "ok"
    assert found["package:click"]["verdict"] == "ok"
    assert "allowed" in found["package:msgspec"]["seen"]
    assert "package:starlette" not in found
    assert {"locale", "clock", "data"} <= found.keys()


def test_a_sound_store_is_told_with_what_its_durability_survives(store: str) -> None:
    found = findings("--store", store)

    assert [found[one]["verdict"] for one in ("integrity", "store", "durability", "folder", "disk")] == [
        "ok"
    ] * 5
    assert "survives a loss of power" in found["durability"]["seen"]
    assert "committed 1" in found["store"]["seen"]
    assert cli("doctor", "--store", store).code == ExitCode.OK


def test_a_ledger_that_another_process_has_locked_is_not_called_damaged(store: str) -> None:
    with contextlib.closing(sqlite3.connect(store, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN IMMEDIATE")
        found = findings("--store", store)
    assert (found["integrity"]["verdict"], "locked" in found["integrity"]["seen"]) == ("warn", True)
    assert found["store"]["verdict"] == "fail"


def test_calls_in_doubt_are_a_warning_that_names_the_command_that_lists_them(
    store: str, tmp_path: Path
) -> None:
    cli("call", "lost", "sku=A", "--app", shop_in(tmp_path), "--store", store)

    assert "ledger list --state in_doubt" in findings("--store", store)["unknown"]["hint"]


def test_a_store_that_is_not_there_is_a_failure_and_is_not_made(tmp_path: Path) -> None:
    path = tmp_path / "none.db"
    ran = cli("doctor", "--store", str(path), "--lang", "zh-CN")

    assert (ran.code, path.exists()) == (ExitCode.PROBLEMS, False)
    assert f"失败  账本：{path} 不存在" in ran.out


def test_a_damaged_store_is_a_failure_with_what_to_do(store: str) -> None:
    with sqlite3.connect(store) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    body = bytearray(Path(store).read_bytes())
    body[4096:] = b"\x5a" * (len(body) - 4096)
    Path(store).write_bytes(body)

    ran = cli("doctor", "--store", store)
    assert ran.code == ExitCode.PROBLEMS
    assert "FAIL  Integrity: damaged or not a database" in ran.out
    assert "restore a backup" in ran.out


def test_a_file_of_something_else_is_a_failure_and_left_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE mine (a)")
    connection.commit()
    connection.close()
    before = path.read_bytes()

    assert findings("--store", str(path))["store"]["verdict"] == "fail"
    assert path.read_bytes() == before


def test_an_app_is_examined_with_its_ledger_and_its_journal_folder(tmp_path: Path) -> None:
    (tmp_path / "kept.py").write_text(
        "from callwright import Callwright\n"
        f"app = Callwright({str(tmp_path / 'kept.db')!r}, journal={str(tmp_path / 'deep' / 'journal')!r})\n",
        encoding="utf-8",
    )
    kept, forgets = findings("--app", f"{tmp_path}/kept.py:app"), findings("--app", shop_in(tmp_path))

    assert [kept[one]["verdict"] for one in ("app", "app_ledger", "journal")] == ["warn", "ok", "ok"]
    assert not (tmp_path / "deep").exists()
    assert (forgets["app"]["verdict"], forgets["app_ledger"]["verdict"]) == ("ok", "warn")


def test_an_app_that_cannot_be_loaded_is_a_failure_among_the_others(tmp_path: Path) -> None:
    ran = cli("doctor", "--app", f"{tmp_path}/none.py:app")

    assert ran.code == ExitCode.PROBLEMS
    assert "FAIL  App: There is no file" in ran.out


def test_recorded_data_is_told_where_it_is_and_plainly_where_it_is_not(tmp_path: Path) -> None:
    here, nowhere = findings(CALLWRIGHT_DATA=str(tmp_path)), findings(CALLWRIGHT_DATA=str(tmp_path / "no"))

    assert (here["data"]["verdict"], here["data"]["seen"]) == ("ok", str(tmp_path))
    assert (nowhere["data"]["verdict"], nowhere["data"]["seen"]) == ("warn", "absent")


# --- ranges of versions -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("version", "range_", "is_allowed"),
    [
        ("8.2", ">=8.2,<9", True),
        ("8.2.0", ">=8.2,<9", True),
        ("8.10", ">=8.2,<9", True),
        ("8.1.99", ">=8.2,<9", False),
        ("9", ">=8.2,<9", False),
        ("9.0.0", "<9", False),
        ("1.1.20240702", ">=1.1.20240702,<2", True),
        ("0.55.1rc1", ">=0.55,<1", True),
        ("2.0", "!=2", False),
        ("2.0", "==2", True),
        ("1", "", True),
    ],
)
def test_a_version_is_held_against_every_bound_of_its_range(
    version: str, range_: str, *, is_allowed: bool
) -> None:
    assert is_version_allowed(version, range_) == is_allowed


numbers = st.lists(st.integers(0, 30), min_size=1, max_size=4)


@given(numbers, numbers)
def test_bounds_order_releases_as_tuples_padded_with_zeros(one: list[int], other: list[int]) -> None:
    padded = [tuple(part + [0] * (4 - len(part))) for part in (one, other)]
    written, bound = (".".join(map(str, part)) for part in (one, other))

    assert is_version_allowed(written, f">={bound}") == (padded[0] >= padded[1])
    assert is_version_allowed(written, f"<{bound}") == (padded[0] < padded[1])


def test_what_only_an_extra_asks_for_is_no_requirement() -> None:
    assert parse_requirement("click<9,>=8.2") == ("click", "<9,>=8.2")
    assert parse_requirement("psycopg[binary]<4,>=3.2; extra == 'postgres'") is None
    assert parse_requirement("tomli (>=2) ; python_version < '3.11'") == ("tomli", ">=2")


def test_rows_that_cannot_be_read_are_a_warning_that_names_them(store: str) -> None:
    with sqlite3.connect(store) as connection:
        connection.execute("UPDATE ledger SET outcome = ?", (b'{"source":[{"type":"web","id":"d"}]}',))

    rows = findings("--store", store)["rows"]

    assert (rows["verdict"], rows["seen"]) == (
        "warn",
        "1 rows cannot be read in full: ledger 1 (create_order: outcome)",
    )
    listed = cli("ledger", "list", "--store", store)
    assert listed.code == ExitCode.OK
    assert "cannot be read, and have careful values here: 1: outcome." in listed.out


def test_the_warnings_of_the_workflows_of_a_configuration_are_shown(tmp_path: Path) -> None:
    (tmp_path / "post.yaml").write_text(
        """
name: post
steps:
  - call: save
    tool: blog_save
    with: {title: "x", content: "y"}
    on_stop: {go_to: last}
  - sleep: rest
    time: 1s
  - call: last
    tool: blog_save
    with: {title: "{save.data.title}", content: "y"}
""",
        encoding="utf-8",
    )
    config = tmp_path / "callwright.toml"
    config.write_text(
        '[toolkit.publishing]\nurl = "sqlite:///blog.db"\n[toolkit.workflows]\nfiles = ["post.yaml"]\n',
        encoding="utf-8",
    )
    found = findings("--config", str(config))["workflow:post"]

    assert found["verdict"] == "warn"
    assert found["seen"].startswith("last.arguments.title: {save.data.title}")
    assert found["hint"]


def test_a_tool_that_a_module_which_may_not_run_could_have_is_not_said_to_be_absent(tmp_path: Path) -> None:
    (tmp_path / "module_of_doctor.py").write_text("from callwright import Callwright\n\napp = Callwright()\n")
    config = tmp_path / "callwright.toml"
    config.write_text(
        '[python.shop]\nmodule = "module_of_doctor"\n[[rules]]\neffect = "approve"\ntools = ["refund"]\n'
    )
    words = ("doctor", "--config", str(config), "--json")

    def problems(*more: str) -> list[str]:
        report: Any = cli(*words, *more).json
        return [one["seen"] for one in report["findings"] if one["id"] == "config" and one["verdict"] != "ok"]

    (unread,) = problems()
    (read,) = problems("--allow-python", "module_of_doctor")

    assert "may not run yet" in unread
    assert "there is no tool refund" in read


def test_a_workflow_over_tools_of_a_module_is_a_failure_only_where_the_module_may_run(tmp_path: Path) -> None:
    (tmp_path / "tools_of_doctor.py").write_text(
        "from callwright import Callwright\n\napp = Callwright()\n\n\n"
        '@app.tool(effect="read")\ndef find(q: str) -> list[int]:\n    """Find."""\n    return [1]\n',
        encoding="utf-8",
    )
    (tmp_path / "post.yaml").write_text(
        "name: post\nsteps:\n  - call: a\n    tool: find\n    with: {q: x}\n", encoding="utf-8"
    )
    config = tmp_path / "callwright.toml"
    config.write_text(
        '[python.shop]\nmodule = "tools_of_doctor:app"\n[toolkit.workflows]\nfiles = ["post.yaml"]\n',
        encoding="utf-8",
    )
    words = ("doctor", "--config", str(config), "--json")

    def config_findings(*more: str) -> list[Any]:
        report: Any = cli(*words, *more).json
        return [one for one in report["findings"] if one["id"] == "config" and one["verdict"] != "ok"]

    unread = config_findings()
    assert [one["verdict"] for one in unread] == ["warn", "warn"]
    assert "--allow-python" in unread[1]["hint"]
    assert config_findings("--allow-python", "tools_of_doctor") == []
    (tmp_path / "post.yaml").write_text("name: post\nsteps:\n  - call: a\n    tool: fnd\n", encoding="utf-8")
    assert [one["verdict"] for one in config_findings("--allow-python", "tools_of_doctor")] == ["fail"]
