"""The command line on a PostgreSQL ledger: the same commands, and a password that nobody sees."""

import subprocess
import sys
from pathlib import Path
from typing import cast
from urllib.parse import urlsplit

import pytest

from callwright.cli.exit_codes import ExitCode
from cli.door import Ran, cli, shop_in
from stores.postgres import Ledgers

SECRET = "hunter2-and-more"


@pytest.fixture
def store(ledgers: Ledgers) -> str:
    """A URL with a password in it, which this server does not ask for."""
    return f"{ledgers.url.replace('postgres@', f'postgres:{SECRET}@')}?schema={ledgers.fresh()}"


def findings(ran: Ran) -> dict[str, dict[str, str]]:
    return {one["id"]: one for one in cast("list[dict[str, str]]", ran.json["findings"])}


@pytest.mark.promise("C10", "E5")
def test_a_call_is_found_in_the_ledger_swept_and_examined_and_the_password_is_shown_nowhere(
    tmp_path: Path, store: str
) -> None:
    app = shop_in(tmp_path)
    ran = [
        cli("call", "lost", "sku=A", "--app", app, "--store", store),
        cli("call", "create_order", "sku=B", "amount=1", "--app", app, CALLWRIGHT_STORE=store),
        cli("ledger", "list", "--store", store),
        cli("ledger", "sweep", "--store", store),
        cli("tape", "list", "--store", store),
        cli("doctor", "--store", store),
        cli("doctor", "--store", store, "--json"),
    ]

    assert SECRET not in "".join(one.out + one.err for one in ran)
    assert [one.code for one in ran[1:]] == [ExitCode.OK] * 6
    assert [line.split()[1:3] for line in ran[2].out.splitlines()[1:]] == [
        ["create_order", "committed"],
        ["lost", "unknown"],
    ]
    found = findings(ran[6])
    assert found["server"]["seen"].startswith("PostgreSQL 16")
    assert found["durability"]["seen"].startswith("kill")
    assert found["unknown"]["verdict"] == "warn"
    assert found["password"]["verdict"] == "warn"


def test_a_ledger_that_is_not_there_is_not_made_by_looking_at_it(store: str) -> None:
    for command in (("ledger", "list"), ("ledger", "sweep"), ("tape", "list")):
        ran = cli(*command, "--store", store, "--json")
        assert (ran.code, ran.fault["code"]) == (ExitCode.UNREACHABLE, "store_absent")
    assert findings(cli("doctor", "--store", store, "--json"))["store"]["verdict"] == "fail"


def test_tables_that_up_would_make_are_no_failure_of_its_configuration(tmp_path: Path, store: str) -> None:
    path = tmp_path / "callwright.toml"
    path.write_text('store = "${LEDGER}"\n')
    nobody = store.replace(f":{urlsplit(store).port}/", ":1/")

    to_be_made = cli("doctor", "--config", str(path), "--json", LEDGER=store)
    unreachable = cli("doctor", "--config", str(path), "--json", LEDGER=nobody)

    assert (to_be_made.code, findings(to_be_made)["store"]["verdict"]) == (ExitCode.OK, "ok")
    assert (unreachable.code, findings(unreachable)["store"]["verdict"]) == (ExitCode.PROBLEMS, "fail")


@pytest.mark.promise("C10")
def test_a_server_that_does_not_answer_is_told_without_the_password(tmp_path: Path, store: str) -> None:
    nobody = store.replace(f":{urlsplit(store).port}/", ":1/")
    app = shop_in(tmp_path)
    for ran in (
        cli("ledger", "list", "--store", nobody, "--json"),
        cli("call", "create_order", "sku=A", "amount=1", "--app", app, "--store", nobody, "--json"),
    ):
        assert (ran.code, ran.fault["code"]) == (ExitCode.UNREACHABLE, "store_gone")
        assert SECRET not in ran.out + ran.err
        assert "postgresql://postgres@127.0.0.1:1/postgres" in ran.fault["message"]


@pytest.mark.promise("C10")
def test_a_database_that_an_app_cannot_open_is_named_in_place_of_the_apps_file(
    tmp_path: Path, store: str
) -> None:
    nobody = store.replace(f":{urlsplit(store).port}/", ":1/")
    own = tmp_path / "own.py"
    own.write_text(f'from callwright import Callwright\napp = Callwright("{nobody}")\n')
    ran = cli("tools", "--app", f"{own}:app", "--json")
    assert (ran.code, ran.fault["code"]) == (ExitCode.UNREACHABLE, "store_gone")
    assert ran.fault["message"].startswith("postgresql://postgres@127.0.0.1:1/postgres?")
    assert SECRET not in ran.out + ran.err


def test_an_app_whose_database_has_no_driver_here_is_told_what_to_install(tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text(
        'import sys\nsys.modules["psycopg"] = None\nfrom callwright import Callwright\n'
        'app = Callwright("postgresql://shop@127.0.0.1:1/shop")\n'
    )
    command = [sys.executable, "-m", "callwright", "tools", "--app", f"{own}:app", "--json"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert (ran.returncode, "callwright[postgres]" in ran.stderr + ran.stdout) == (ExitCode.UNREACHABLE, True)


def test_another_ledger_than_the_apps_own_is_refused_and_named_without_its_password(
    tmp_path: Path, store: str
) -> None:
    own = tmp_path / "own.py"
    own.write_text(f'from callwright import Callwright\napp = Callwright("{tmp_path / "own.db"}")\n')
    ran = cli("call", "x", "--app", f"{own}:app", "--store", store, "--json")
    assert ran.code == ExitCode.USAGE
    assert SECRET not in ran.err
    same = tmp_path / "same.py"
    same.write_text(f'from callwright import Callwright\napp = Callwright("{store}")\n')
    ran = cli("call", "x", "--app", f"{same}:app", "--store", store, "--json")
    assert ran.code != ExitCode.USAGE
