"""``callwright ledger``: people look at what was done and decide what is in doubt."""

import sqlite3
from pathlib import Path
from typing import Any, cast

import pytest

from callwright.cli.exit_codes import ExitCode
from callwright.cli.operator_account import make_operator_principal
from callwright.runtime.clock import SystemClock
from callwright.stores import SQLiteStore
from callwright.testing import FakeClock
from cli.door import Ran, cli, shop_in
from stores.making import claim, held, settle


@pytest.fixture
def store(tmp_path: Path) -> str:
    return str(tmp_path / "shop.db")


def make(store: str, *arguments: str) -> Ran:
    app = shop_in(Path(store).parent)
    return cli("call", *arguments, "--app", app, "--store", store, "--json")


def ledger(store: str, *arguments: str) -> Ran:
    return cli("ledger", *arguments, "--store", store)


def entries(store: str, *arguments: str) -> list[dict[str, Any]]:
    return cast("list[dict[str, Any]]", ledger(store, "list", "--json", *arguments).json["entries"])


def test_the_newest_entries_are_listed_and_can_be_chosen_by_state_and_tool(store: str) -> None:
    make(store, "create_order", "sku=A", "amount=1")
    make(store, "lost", "sku=B")
    make(store, "create_order", "sku=C", "amount=1")

    lines = ledger(store, "list").out.splitlines()
    assert [line.split()[:3] for line in lines[1:]] == [
        ["3", "create_order", "committed"],
        ["2", "lost", "unknown"],
        ["1", "create_order", "committed"],
    ]
    assert [one["entry_id"] for one in entries(store, "--state", "unknown")] == [2]
    assert [one["entry_id"] for one in entries(store, "--tool", "create_order", "--limit", "1")] == [3]


def test_the_group_itself_lists_and_takes_the_store_before_or_after_its_command(store: str) -> None:
    make(store, "create_order", "sku=A", "amount=1")

    listed = ledger(store, "list").out
    assert cli("ledger", "--store", store).out == listed
    assert cli("ledger", "--store", store, "list").out == listed
    assert cli("ledger", "list", CALLWRIGHT_STORE=store).out == listed
    assert cli("ledger", "--store", store, "list", CALLWRIGHT_STORE="/nowhere.db").out == listed


def test_an_entry_is_found_by_key_by_the_beginning_of_a_key_and_by_number(store: str) -> None:
    make(store, "create_order", "sku=A", "amount=1", "--key", "order-17")
    [one] = entries(store)

    shown = ledger(store, "show", one["key"])
    assert "committed: it happened" in shown.out
    assert ledger(store, "show", one["key"][:-4]).out == shown.out == ledger(store, "show", "1").out


def test_an_archived_entry_is_shown_as_such_and_named_beside_the_one_that_has_its_key_now(store: str) -> None:
    clock = FakeClock(SystemClock().now_ms() - 3_600_000)
    kept = SQLiteStore(store, clock=clock)
    for number in range(2):
        claimed = held(kept.perform_effect(claim("k", owner=f"call-{number}")))
        kept.perform_effect(settle(claimed, key="k", ttl_s=1))
        clock.advance(5_000)

    def shown(key: str) -> tuple[bool, list[int], int]:
        seen: Any = ledger(store, "show", key, "--json").json
        return seen["archived"], seen["earlier"], seen["entry"]["entry_id"]

    assert shown("k") == (False, [1], 2)
    assert "Archived with this key  1\n" in ledger(store, "show", "k").out
    assert shown("1") == (True, [], 1)
    kept.close()
    ledger(store, "sweep")
    assert shown("k") == (True, [1], 2)
    assert "Archived                yes: its key is free again" in ledger(store, "show", "2").out


def test_a_key_that_fits_no_entry_or_several_is_refused(store: str) -> None:
    make(store, "create_order", "sku=A", "amount=1")
    make(store, "create_order", "sku=B", "amount=1")

    assert "No entry has that key" in ledger(store, "show", "zzz").err
    several = ledger(store, "show", "default/local")
    assert (several.code, "2 entries have that key" in several.err) == (ExitCode.REFUSED, True)


@pytest.mark.promise("R3")
@pytest.mark.parametrize(
    ("state", "runs_again"), [("committed", False), ("failed", False), ("released", True)]
)
def test_a_person_decides_an_unknown_call_and_the_next_one_follows(
    store: str, state: str, *, runs_again: bool
) -> None:
    make(store, "lost", "sku=A")
    assert make(store, "lost", "sku=A").code == ExitCode.UNKNOWN

    done = ledger(store, "resolve", "1", "--as", state, "--by", "ann", "--why", "seen")
    again = make(store, "lost", "sku=A").json

    assert (done.code, done.out) == (ExitCode.OK, f"Entry 1 is {state} now, decided by ann.\n")
    assert (cast("dict[str, Any]", again["meta"])["attempts"] > 0) == runs_again


def test_only_unknown_entries_are_decided_and_the_refusal_says_what_it_is(store: str) -> None:
    make(store, "create_order", "sku=A", "amount=1")

    settled = ledger(store, "resolve", "1", "--as", "released", "--by", "ann", "--why", "x", "--json")
    absent = ledger(store, "resolve", "99", "--as", "released", "--by", "ann", "--why", "x", "--json")

    assert (settled.code, settled.fault["code"]) == (ExitCode.REFUSED, "not_unknown")
    assert "committed" in settled.fault["message"]
    assert (absent.code, absent.fault["code"]) == (ExitCode.REFUSED, "no_such_entry")


def test_a_decision_needs_who_and_why(store: str) -> None:
    make(store, "lost", "sku=A")
    for missing in ("--by", "--why", "--as"):
        given = {"--as": "committed", "--by": "ann", "--why": "seen"}
        del given[missing]
        ran = ledger(store, "resolve", "1", *(word for pair in given.items() for word in pair))
        assert (ran.code, missing in ran.err) == (ExitCode.USAGE, True)


# --- approvals --------------------------------------------------------------------------------------------------


def ask(store: str) -> str:
    asked = make(store, "refund", "order=O-1", "--as", "carl", "--role", "clerk")
    return str(cast("dict[str, Any]", asked.json["meta"])["handle"])


@pytest.mark.promise("C15")
def test_an_approved_call_is_made_once(store: str) -> None:
    handle = ask(store)
    approved = ledger(store, "approve", handle)
    made = make(store, "refund", "order=O-1", "--as", "carl", "--role", "clerk")

    assert (approved.code, made.code) == (ExitCode.OK, ExitCode.OK)
    assert made.json["data"] == {"refunded": "O-1"}


@pytest.mark.promise("C15")
def test_who_asks_cannot_decide_and_what_is_closed_stays_closed(store: str) -> None:
    handle = ask(store)
    own_account = make(
        store, "refund", "order=O-2", "--as", make_operator_principal("default").id, "--role", "clerk"
    )
    mine = str(cast("dict[str, Any]", own_account.json["meta"])["handle"])

    own = ledger(store, "approve", mine, "--json")
    rejected = ledger(store, "reject", handle, "--reason", "no receipt")
    late = ledger(store, "approve", handle, "--json")
    absent = ledger(store, "approve", "nothing", "--json")

    assert [ran.fault["code"] for ran in (own, late, absent)] == [
        "own_request",
        "approval_closed",
        "no_such_approval",
    ]
    assert [ran.code for ran in (own, rejected, late, absent)] == [
        ExitCode.REFUSED,
        ExitCode.OK,
        ExitCode.REFUSED,
        ExitCode.REFUSED,
    ]
    assert (
        make(store, "refund", "order=O-1", "--as", "carl", "--role", "clerk").fault["code"]
        == "approval_rejected"
    )


def test_approvals_show_exactly_what_is_asked_for_and_hide_what_names_itself_secret(store: str) -> None:
    handle = ask(store)
    shown = ledger(store, "approvals", "--state", "asked")

    assert 'asked  refund 1.0.0 {"order":"O-1"}' in shown.out
    assert handle in shown.out
    assert ledger(store, "approvals", "--state", "used").out == "No approvals.\n"


@pytest.mark.promise("C10", "C15")
def test_an_approval_hides_what_its_contract_keeps_secret(store: str) -> None:
    ran = make(store, "log_in", "user=ann", "pass_phrase=hunter2-hunter2", "--as", "carl", "--role", "clerk")
    assert ran.fault["code"] == "approval_required"

    for json in ([], ["--json"]):
        shown = ledger(store, "approvals", *json)
        assert "hunter2" not in shown.out + shown.err
        assert '"user":"ann"' in shown.out
        assert "••••••" in shown.out


def test_json_names_every_field_of_who_asked(store: str) -> None:
    ask(store)
    make(store, "create_order", "sku=A", "amount=1")
    approvals = cast("list[Any]", ledger(store, "approvals", "--json").json["approvals"])
    entries = cast("list[Any]", ledger(store, "list", "--json").json["entries"])

    assert approvals[0]["requested_by"] == {"id": "carl", "tenant": "default", "roles": ["clerk"]}
    assert entries[0]["principal"] == {"id": "local", "tenant": "default", "roles": []}


def test_a_sweep_says_what_it_did(store: str) -> None:
    make(store, "create_order", "sku=A", "amount=1")

    assert ledger(store, "sweep", "--json").json == {
        "archived": 0,
        "unknown": 0,
        "forgotten": 0,
        "tapes": 0,
    }
    assert "已归档 0 个过期账目" in ledger(store, "sweep", "--lang", "zh-CN").out


# --- stores that cannot be used ---------------------------------------------------------------------------------


@pytest.mark.parametrize("command", [["list"], ["show", "1"], ["approvals"], ["sweep"], ["approve", "h"]])
def test_looking_at_a_ledger_that_is_not_there_never_makes_one(tmp_path: Path, command: list[str]) -> None:
    path = tmp_path / "none.db"
    ran = ledger(str(path), *command, "--json")

    assert (ran.code, ran.fault["code"], path.exists()) == (ExitCode.UNREACHABLE, "store_gone", False)


def test_no_ledger_is_never_taken_for_some_ledger() -> None:
    ran = cli("ledger", "list")

    assert (ran.code, "--store PATH" in ran.err) == (ExitCode.USAGE, True)


def test_a_file_that_is_no_ledger_is_refused_and_left_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("notes of mine " * 500, encoding="utf-8")
    before = path.read_bytes()
    ran = ledger(str(path), "list")

    assert (ran.code, path.read_bytes() == before) == (ExitCode.UNREACHABLE, True)
    assert "not a Callwright ledger" in ran.err
    assert "不是 Callwright 账本" in ledger(str(path), "list", "--lang", "zh").err


@pytest.mark.promise("B10")
def test_without_a_named_ledger_the_one_of_the_configuration_in_this_folder_is_meant(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "callwright.toml").write_text('store = "kept/here.db"\n')
    before = cli("ledger", "list")
    (tmp_path / "kept").mkdir()
    make(str(tmp_path / "kept" / "here.db"), "create_order", "sku=A", "amount=1")
    found = cli("ledger", "list")
    (tmp_path / "callwright.toml").unlink()
    neither = cli("ledger", "list")

    assert before.code == ExitCode.UNREACHABLE
    assert "here.db" in before.err
    assert found.code == ExitCode.OK
    assert "create_order" in found.out
    assert neither.code == ExitCode.USAGE
    assert "callwright.toml" in neither.err


@pytest.mark.promise("R12")
def test_a_ledger_in_doubt_is_named_by_the_doctor_and_accepted_in_both_languages(store: str) -> None:
    make(store, "create_order", "sku=A", "amount=1")
    older = Path(store).read_bytes()
    make(store, "create_order", "sku=B", "amount=1")
    Path(store).write_bytes(older)

    refused = make(store, "create_order", "sku=C", "amount=1").json
    assert refused["effect"] == "unknown"  # the lost calls may have been this one
    assert cast("dict[str, Any]", refused["error"])["code"] == "ledger_doubtful"
    assert "may have been made already" in cast("dict[str, Any]", refused["error"])["message"]
    found = cli("doctor", "--store", store, "--lang", "zh-CN")
    assert "缺少 1 条已确认的记录" in found.out

    accepted = ledger(store, "accept", "--why", "backup restored")
    assert (accepted.code, accepted.out) == (
        ExitCode.OK,
        "accepted  acknowledged claims that are missing from it: 1\n",
    )
    assert ledger(store, "accept", "--why", "again").out == "The ledger is not in doubt.\n"
    assert make(store, "create_order", "sku=C", "amount=1").json["success"]


def test_a_doubt_that_lasts_is_not_accepted(store: str) -> None:
    make(store, "create_order", "sku=A", "amount=1")
    Path(store).with_name("alias.db").hardlink_to(store)
    ran = ledger(store, "accept", "--why", "no")
    assert (ran.code, ran.out) == (
        ExitCode.REFUSED,
        "still in doubt  the file has, or is used under, 2 names (hard links, a rename)\n",
    )


@pytest.mark.promise("A1")
def test_a_row_that_cannot_be_read_is_named_with_its_fields_by_every_command(store: str) -> None:
    make(store, "create_order", "sku=A", "amount=1")
    make(store, "create_order", "sku=B", "amount=1")
    with sqlite3.connect(store) as file:
        file.execute(
            "UPDATE ledger SET state = 'paused', created_at = 'soon', roles = ? WHERE entry_id = 1", (b"{",)
        )

    listed = ledger(store, "list").out
    assert "1: state, created_at, roles" in listed
    assert [(one["entry_id"], one["unreadable"]) for one in entries(store)] == [
        (2, []),
        (1, ["state", "created_at", "roles"]),
    ]
    shown = ledger(store, "show", "1").out
    assert "state, created_at, roles" in shown
    assert "1: state" in ledger(store, "list", "--lang", "zh-CN").out
    checked = cli("doctor", "--store", store).out
    assert "ledger 1 (create_order: state)" in checked
    assert "ledger 1 (create_order: created_at)" in checked
    assert ledger(store, "sweep").code == ExitCode.OK
    again = make(store, "create_order", "sku=A", "amount=1").json
    assert cast("dict[str, Any]", again["error"])["code"] == "outcome_unknown"


def said(store: str, *arguments: str) -> dict[str, Any]:
    return cast("dict[str, Any]", ledger(store, *arguments, "--json").json)


def code_of(made: Ran) -> object:
    return cast("dict[str, Any]", made.json)["error"]["code"]


@pytest.mark.promise("E14")
def test_a_ledger_is_copied_restored_and_accepted_by_commands(store: str, tmp_path: Path) -> None:
    make(store, "create_order", "sku=A", "amount=1")
    night = str(tmp_path / "night")
    assert said(store, "backup", night)["files"][-1]["name"] == "shop.db"
    make(store, "create_order", "sku=B", "amount=1")

    restored = f"{night}/shop.db"
    assert [one["state"] for one in entries(restored)] == ["committed"]
    assert code_of(make(restored, "lost", "sku=C")) == "ledger_doubtful"
    accepted = said(restored, "accept", "--why", "compared")["accepted"]
    assert [one["reason"] for one in accepted] == ["restored"]
    assert code_of(make(restored, "lost", "sku=C")) == "outcome_unknown"


@pytest.mark.promise("E14")
def test_a_ledger_that_was_restored_by_other_means_is_put_in_doubt(store: str) -> None:
    make(store, "create_order", "sku=A", "amount=1")
    [doubt] = said(store, "mark-restored")["doubts"]
    assert doubt["reason"] == "restored"
    assert doubt["evidence"].startswith("20")
    assert code_of(make(store, "lost", "sku=C")) == "ledger_doubtful"


def test_a_backup_into_a_folder_in_use_or_of_a_database_is_refused_with_a_hint(
    store: str, tmp_path: Path
) -> None:
    make(store, "create_order", "sku=A", "amount=1")
    refused = ledger(store, "backup", str(tmp_path))
    assert refused.code == ExitCode.USAGE
    assert "something in" in refused.err
    refused = ledger("postgresql://shop@127.0.0.1:1/shop", "backup", str(tmp_path / "night"))
    assert refused.code == ExitCode.USAGE
    assert "pg_dump" in refused.err
