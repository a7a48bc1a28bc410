"""``callwright keys``: keys are made, listed and revoked; none is ever shown twice."""

import getpass
import stat
from pathlib import Path
from typing import Any, cast

import pytest

from callwright.cli.exit_codes import ExitCode
from callwright.domain.call import Principal
from callwright.gateway.identity.key_file import KeyFile
from callwright.runtime.clock import SystemClock
from cli.door import Ran, cli


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "keys.json"


def keys(path: Path, *arguments: str) -> Ran:
    return cli("keys", *arguments, "--keys", str(path))


def test_a_key_is_made_listed_and_revoked(path: Path) -> None:
    made = keys(
        path,
        "new",
        "ci",
        "--tenant",
        "acme",
        "--role",
        "deploy",
        "--role",
        "read",
        "--days",
        "90",
        "--note",
        "pipeline",
    )
    token = made.out.splitlines()[1]
    held = KeyFile(path, SystemClock())

    assert held.find_principal(token) == Principal("ci", "acme", ("deploy", "read"))
    listed = keys(path, "list")
    assert [line.split()[1:3] for line in listed.out.splitlines()[1:]] == [["ci", "acme"]]
    key_id = listed.out.splitlines()[1].split()[0]
    assert keys(path, "revoke", key_id).code == ExitCode.OK
    assert held.find_principal(token) is None
    assert "revoked" in keys(path).out

    assert token not in path.read_text() + listed.out
    assert token.split("_", 2)[2] not in path.read_text()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_scripts_get_json_without_the_hash(path: Path) -> None:
    made = keys(path, "new", "ci", "--json").json
    listed = cast("list[dict[str, Any]]", keys(path, "list", "--json").json["keys"])

    assert str(made["key"]).startswith(f"cw_{made['id']}_")
    assert [one["state"] for one in listed] == ["good"]
    assert not {"hash", "key"} & listed[0].keys()
    assert keys(path, "revoke", str(made["id"]), "--json").json["state"] == "revoked"


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (("new", "a b"), ExitCode.REFUSED, "not valid"),
        (("new", "ci", "--tenant", "../x"), ExitCode.REFUSED, "not valid"),
        (("new", "ci", "--role", ""), ExitCode.REFUSED, "not valid"),
        (("new", "ci", "--days", "0"), ExitCode.USAGE, "--days"),
        (("new",), ExitCode.USAGE, "WHO"),
        (("revoke", "nothing"), ExitCode.REFUSED, "no key with that id"),
    ],
)
def test_what_cannot_be_done_is_said(
    path: Path, arguments: tuple[str, ...], code: ExitCode, told: str
) -> None:
    ran = keys(path, *arguments)

    assert (ran.code, told in ran.err) == (code, True)
    assert not path.exists()


def test_a_file_that_holds_something_else_is_left_alone(path: Path) -> None:
    path.write_text('{"important": true}')

    for arguments in (("new", "ci"), ("list",), ("revoke", "x")):
        assert keys(path, *arguments).code == ExitCode.UNREACHABLE
    assert path.read_text() == '{"important": true}'
    assert keys(path.parent / "none" / "keys.json", "new", "ci").code == ExitCode.UNREACHABLE
    assert cli("keys", "list", "--keys", str(path), "--lang", "zh-CN").err.count("密钥") >= 1


def test_without_a_file_there_are_no_keys(path: Path) -> None:
    assert keys(path, "list").out == "No keys.\n"


@pytest.mark.promise("E7")
def test_keys_that_are_made_and_revoked_are_on_the_audit_trail_without_the_key(path: Path) -> None:
    store = str(path.with_name("shop.db"))
    made = keys(path, "new", "ci", "--tenant", "acme", "--role", "reviewer", "--store", store, "--json").json
    assert made["recorded"] is True
    assert keys(path, "revoke", str(made["id"]), "--store", store).code == ExitCode.OK
    found: Any = cli("audit", "show", "--store", store, "--json").json["records"]
    about = {"key": made["id"], "holder": "ci", "roles": "reviewer"}
    assert sorted((one["kind"], one["tenant"], one["by"]) for one in found) == [
        ("key_made", "acme", f"user:{getpass.getuser()}"),
        ("key_revoked", "acme", f"user:{getpass.getuser()}"),
    ]
    assert [one["about"] for one in found] == [about, about]
    assert str(made["key"]).split("_", 2)[2] not in str(found)


@pytest.mark.promise("E7")
def test_a_change_that_cannot_be_recorded_is_not_made_and_one_without_a_ledger_says_so(path: Path) -> None:
    broken = path.with_name("broken.db")
    broken.write_text("no database at all, but long enough to be taken for one " * 40)
    assert keys(path, "new", "ci", "--store", str(broken)).code == ExitCode.UNREACHABLE
    assert not path.exists()
    assert "on no audit trail" in keys(path, "new", "ci").out
