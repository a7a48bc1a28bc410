"""``callwright audit``: who had what done, checked, exported and anchored elsewhere."""

import json
import sqlite3
from pathlib import Path
from typing import Any, cast, get_args

import pytest

from callwright.cli.commands.audit import RECORD_KINDS
from callwright.cli.exit_codes import ExitCode
from callwright.core.records.audit_chain import compress_segment, decompress_segment
from callwright.domain.audit_records import AuditKind
from cli.door import Ran, cli, shop_in

pytestmark = pytest.mark.promise("E7")


@pytest.fixture
def store(tmp_path: Path) -> str:
    path = str(tmp_path / "shop.db")
    app = shop_in(tmp_path)
    for arguments in (("create_order", "sku=secret-sku", "amount=7"), ("lost", "sku=B")):
        cli("call", *arguments, "--app", app, "--store", path)
    cli("ledger", "resolve", "2", "--as", "committed", "--by", "ann", "--why", "seen", "--store", path)
    return path


@pytest.mark.parametrize("page", ["audit.md", "audit.zh-CN.md"])
def test_every_kind_of_record_can_be_asked_for_and_is_explained(page: str) -> None:
    said = (Path(__file__).parents[2] / "docs" / page).read_text(encoding="utf-8")
    assert get_args(AuditKind) == RECORD_KINDS
    assert [kind for kind in RECORD_KINDS if f"`{kind}`" not in said] == []


def audit(store: str, *arguments: str) -> Ran:
    return cli("audit", *arguments, "--store", store)


def records(store: str, *arguments: str) -> list[dict[str, Any]]:
    return cast("list[dict[str, Any]]", audit(store, "show", "--json", *arguments).json["records"])


def head(store: str) -> str:
    return audit(store, "head").out.strip()


def rewritten(store: str, old: bytes, new: bytes) -> None:
    """What somebody does who can write to the file."""
    with sqlite3.connect(store) as database:
        for first, body in database.execute("SELECT first_seq, body FROM audit_chain").fetchall():
            changed = compress_segment(decompress_segment(body).replace(old, new))
            database.execute("UPDATE audit_chain SET body = ? WHERE first_seq = ?", (changed, first))
    database.close()


def test_records_are_shown_newest_first_and_can_be_chosen(store: str) -> None:
    lines = audit(store).out.splitlines()
    assert [line.split()[3] for line in lines[1:]] == ["decided", "settled", "settled"]
    assert "ann" in lines[1]
    assert "seen" in lines[1]
    assert [one["seq"] for one in records(store)] == [3, 2, 1]
    assert [one["seq"] for one in records(store, "--kind", "decided")] == [3]
    assert [one["seq"] for one in records(store, "--tool", "lost", "--limit", "1")] == [3]
    [first] = records(store, "--tool", "create_order")
    assert [one["seq"] for one in records(store, "--call", first["callId"])] == [1]
    assert records(store, "--run", "none") == []
    who = first["principal"]
    assert [one["seq"] for one in records(store, "--principal", who)] == [3, 2, 1]
    assert [one["seq"] for one in records(store, "--principal", f"{first['tenant']}/{who}")] == [3, 2, 1]
    assert records(store, "--principal", "somebody else") == []
    assert "No records." in audit(store, "show", "--tool", "none").out


@pytest.mark.promise("T40")
def test_no_argument_and_no_result_is_in_an_export(store: str) -> None:
    exported = audit(store, "export").out
    assert len(exported.splitlines()) == 3
    assert "secret-sku" not in exported
    for line in exported.splitlines():
        assert json.loads(line)["format"] == "callwright.audit/1"
    assert audit(store, "export", "--after", "2").out == exported.splitlines(keepends=True)[2]


@pytest.mark.promise("T38")
def test_a_sound_trail_is_told_and_what_was_changed_in_the_file_is_named(store: str) -> None:
    kept = head(store)
    sound = audit(store, "verify", "--head", kept)
    assert (sound.code, "3 records, one unbroken chain." in sound.out) == (ExitCode.OK, True)
    assert "--head" in audit(store, "verify").out
    rewritten(store, b'"tool":"create_order"', b'"tool":"create_horse"')
    found = audit(store, "verify", "--json")
    assert found.code == ExitCode.PROBLEMS
    assert found.json["troubles"] == [{"kind": "changed", "seq": 1, "upto": 1}]
    assert "Record 1: changed after it was chained." in audit(store, "verify").out


@pytest.mark.promise("T38")
def test_a_trail_that_was_cut_off_and_tidied_up_is_told_by_a_head_that_was_kept(store: str) -> None:
    kept = head(store)
    with sqlite3.connect(store) as database:
        database.execute("DELETE FROM audit_chain")
        database.execute("UPDATE audit_head SET seq = 0, hash = ?", ("0" * 64,))
    database.close()
    assert audit(store, "verify").code == ExitCode.OK
    found = audit(store, "verify", "--head", kept, "--json")
    assert (found.code, found.json["troubles"]) == (
        ExitCode.PROBLEMS,
        [{"kind": "truncated", "seq": 1, "upto": 3}],
    )


def test_an_export_is_verified_without_the_ledger(store: str, tmp_path: Path) -> None:
    file = tmp_path / "audit.jsonl"
    file.write_text(audit(store, "export").out)
    kept = head(store)
    assert cli("audit", "verify", "--file", str(file), "--head", kept).code == ExitCode.OK
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:2]))
    found = cli("audit", "verify", "--file", str(file), "--head", kept)
    assert (found.code, "Record 3: cut off at the end." in found.out) == (ExitCode.PROBLEMS, True)
    file.write_bytes(b"\xff\xfe\n" + lines[1].encode())
    assert cli("audit", "verify", "--file", str(file)).code == ExitCode.PROBLEMS


def test_a_head_that_is_none_and_a_file_that_is_none_are_told(store: str, tmp_path: Path) -> None:
    assert audit(store, "verify", "--head", "3", "--json").code == ExitCode.USAGE
    none = cli("audit", "verify", "--file", str(tmp_path / "none"), "--json")
    assert (none.code, none.fault["code"]) == (ExitCode.UNREACHABLE, "file_unreadable")


def test_a_head_is_one_line_to_be_kept_elsewhere(store: str) -> None:
    shown = head(store)
    assert shown.partition(":")[0] == "3"
    assert len(shown) == 66
    assert audit(store, "head", "--json").json["head"] == shown


def test_a_ledger_that_was_changed_by_hand_is_found_beside_the_trail(store: str) -> None:
    sound = audit(store, "verify", "--ledger", "--json").json
    assert (sound["ok"], sound["entries"], sound["entryTroubles"]) == (True, 2, [])
    assert "2 entries of the ledger agree with it." in audit(store, "verify", "--ledger").out
    with sqlite3.connect(store) as database:
        database.execute("UPDATE ledger SET state = 'unknown' WHERE entry_id = 1")
        columns = [row[1] for row in database.execute("PRAGMA table_info(ledger)")]
        other = {"entry_id": "3", "key": "'new'", "state": "'committed'"}
        values = ", ".join(other.get(name, name) for name in columns)
        database.execute(f"INSERT INTO ledger SELECT {values} FROM ledger WHERE entry_id = 1")
    database.close()
    found = audit(store, "verify", "--ledger", "--json")
    assert (found.code, found.json["ok"], found.json["troubles"]) == (ExitCode.PROBLEMS, False, [])
    assert found.json["entryTroubles"] == [
        {"entryId": 1, "tool": "create_order", "state": "unknown", "told": "committed", "seq": 1},
        {"entryId": 3, "tool": "create_order", "state": "committed", "told": "", "seq": 0},
    ]
    said = audit(store, "verify", "--ledger").out
    assert "Entry 1 (create_order) is unknown in the ledger, and committed by record 1." in said
    assert "Entry 3 (create_order) is committed in the ledger, and no record describes its end." in said
    assert audit(store, "verify", "--ledger", "--file", "x").code == ExitCode.USAGE
