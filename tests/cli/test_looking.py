"""``tools``, ``lint`` and ``errors``: what an app promises, what it leaves open, and what a code means."""

import re
from pathlib import Path
from typing import Any, cast

import pytest

from callwright.cli.exit_codes import ExitCode
from callwright.core.contracts.contract_lint import LINT_RULES
from callwright.domain.error_codes import ERRORS
from callwright.domain.notices import NOTICES
from cli.door import cli, shop_in

CLEAN_APP = """
from typing import Annotated
from callwright import Callwright
app = Callwright()
"""
FAULTY_APP = '''
from callwright import Callwright
app = Callwright()

@app.tool(effect="read")
def delete_order(order: str) -> dict[str, str]:
    """Delete an order."""
    return {}
'''


@pytest.fixture
def app(tmp_path: Path) -> str:
    return shop_in(tmp_path)


def test_tools_are_listed_one_on_a_line_with_effect_and_key(app: str) -> None:
    lines = cli("tools", "--app", app).out.splitlines()

    assert lines[0].split() == ["Name", "Version", "Effect", "Key", "Description"]
    assert [line.split()[:4] for line in lines[1:3]] == [
        ["create_order", "1.0.0", "once", "sku"],
        ["hostile", "1.0.0", "read", "-"],
    ]


def test_a_contract_is_shown_in_full_in_both_languages(app: str) -> None:
    en = cli("tools", "look", "--app", app).out
    zh = cli("tools", "create_order", "--app", app, "--lang", "zh-CN").out

    assert "read: changes nothing" in en
    assert '"number"' in en
    assert "NO_SUCH" in en
    assert "once：不得重复执行" in zh
    assert "replay：再次给出首次的结果" in zh


def test_the_json_of_a_contract_holds_its_schema_and_hash(app: str) -> None:
    listed = cast("list[dict[str, Any]]", cli("tools", "--app", app, "--json").json["tools"])
    [one] = cast(
        "list[dict[str, Any]]", cli("tools", "create_order", "--app", app, "--json").json["contracts"]
    )

    assert [tool["name"] for tool in listed] == sorted(tool["name"] for tool in listed)
    assert one["input_schema"]["required"] == ["sku", "amount"]
    assert len(one["hash"]) == 64


def test_a_misspelt_tool_is_told_which_one_was_meant(app: str) -> None:
    ran = cli("tools", "creat_order", "--app", app)

    assert (ran.code, ran.out) == (ExitCode.USAGE, "")
    assert "Did you mean create_order?" in ran.err


def test_an_app_without_tools_says_so(tmp_path: Path) -> None:
    (tmp_path / "none.py").write_text(CLEAN_APP, encoding="utf-8")

    assert cli("tools", "--app", f"{tmp_path}/none.py:app").out == "The app offers no tools.\n"


# --- lint -------------------------------------------------------------------------------------------------------


@pytest.mark.promise("A8")
def test_lint_ends_with_1_for_errors_and_for_warnings_only_when_strict(app: str, tmp_path: Path) -> None:
    (tmp_path / "faulty.py").write_text(FAULTY_APP, encoding="utf-8")
    (tmp_path / "clean.py").write_text(CLEAN_APP, encoding="utf-8")
    faulty, clean = f"{tmp_path}/faulty.py:app", f"{tmp_path}/clean.py:app"

    assert cli("lint", "--app", faulty).code == ExitCode.PROBLEMS
    assert cli("lint", "--app", app).code == ExitCode.OK
    assert cli("lint", "--app", app, "--strict").code == ExitCode.PROBLEMS
    assert cli("lint", "--app", clean, "--strict").code == ExitCode.OK


@pytest.mark.promise("A8")
def test_lint_names_code_place_meaning_and_cure_in_the_language_of_the_reader(app: str) -> None:
    en, zh = cli("lint", "--app", app), cli("lint", "--app", app, "--lang", "zh-CN")
    [rule] = [one for one in LINT_RULES if one.code == "L005"]

    assert "L005 create_order errors" in en.out
    assert rule.en in en.out
    assert rule.cure in en.out
    assert rule.zh in zh.out
    assert rule.cure_zh in zh.out


def test_the_json_of_lint_counts_what_it_lists(app: str) -> None:
    found = cli("lint", "--app", app, "--json").json
    notes = cast("list[dict[str, str]]", found["notes"])

    assert found["ok"] is True
    assert sum(cast("dict[str, int]", found["counts"]).values()) == len(notes) > 5


# --- errors -----------------------------------------------------------------------------------------------------


@pytest.mark.promise("C1")
def test_the_table_of_errors_has_a_line_for_every_code() -> None:
    lines = cli("errors").out.splitlines()

    assert [line.split()[0] for line in lines[1 : 1 + len(ERRORS)]] == list(ERRORS)
    assert cli("errors", "list").out == cli("errors").out


@pytest.mark.promise("C1")
@pytest.mark.parametrize("code", [*ERRORS, *NOTICES])
def test_every_code_is_explained_in_both_languages(code: str) -> None:
    en, zh = cli("errors", "explain", code), cli("errors", "explain", code, "--lang", "zh-CN")
    row = ERRORS.get(code)

    assert (en.code, zh.code) == (0, 0)
    if row is not None:
        assert row.meaning in en.out
        assert row.meaning_zh in zh.out
        assert row.model in en.out
        assert row.cure in en.out


def test_the_json_of_a_code_is_its_row() -> None:
    row = cast("dict[str, Any]", cli("errors", "explain", "timeout", "--json").json["error"])

    assert (row["code"], row["http"]) == ("timeout", 504)


@pytest.mark.parametrize(
    ("said", "meant"),
    [("time_out", "timeout"), ("outcome-unknwn", "outcome_unknown"), ("replaid", "replayed")],
)
def test_a_misspelt_code_is_told_the_nearest(said: str, meant: str) -> None:
    ran = cli("errors", "explain", said)

    assert (ran.code, ran.out) == (ExitCode.USAGE, "")
    assert f"Did you mean {meant}?" in ran.err


def test_a_code_like_none_is_told_where_codes_are_listed() -> None:
    assert "`callwright errors` lists them" in cli("errors", "explain", "zzzzzzzz").err


def test_case_and_dashes_of_a_code_play_no_part() -> None:
    assert cli("errors", "explain", "Outcome-Unknown").out == cli("errors", "explain", "outcome_unknown").out


# --- groups -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "says", "cure"),
    [
        (["eror"], "no command eror", "Did you mean errors?"),
        (["zzz"], "no command zzz", "Use one of: up, connect, disconnect"),
        (["approvals"], "no command approvals", "Did you mean ledger approvals?"),
        (["approve", "x"], "no command approve", "Did you mean ledger approve?"),
        (["--json"], "A command is missing", "--help"),
        (["tape", "--lang", "en"], "A command is missing", "`callwright tape --help`"),
        (["errors", "explain"], "needs CODE", "`callwright errors explain --help`"),
        (["errors", "list", "more"], "more arguments than", "--help"),
        (["ledger", "list", "--store"], "--store is used wrongly", "`callwright ledger list --help`"),
        (["tape", "--store"], "--store is used wrongly", "`callwright tape --help`"),
        (
            ["ledger", "resolve", "1", "--reason", "x"],
            "no option --reason",
            "`callwright ledger resolve --help`",
        ),
        (["--jsn"], "no option --jsn", "Did you mean --json?"),
    ],
)
def test_a_command_that_is_none_is_told_which_there_are(given: list[str], says: str, cure: str) -> None:
    ran = cli(*given)

    assert (ran.code, ran.out) == (ExitCode.USAGE, "")
    assert says in ran.err
    assert cure in ran.err


@pytest.mark.parametrize(
    ("given", "says", "cure"),
    [
        (["up", "--store", ""], "--store is empty", "leave it out"),
        (["up", "--config", " "], "--config is empty", "leave it out"),
        (["up", "--store", "$HOME/x.db"], "a variable that was not replaced", "~/"),
        (["ledger", "list", "--store", "${LEDGER}"], "a variable that was not replaced", "~/"),
        (["up", "--config", "https://example.org/callwright.toml"], "takes a file, not an address", "Download it"),
        (["up", "https://example.org/mcp"], "names no attribute", "[servers.NAME] with url = …"),
    ],
)  # fmt: skip
def test_a_path_that_can_be_none_is_refused_and_nothing_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: list[str], says: str, cure: str
) -> None:
    monkeypatch.chdir(tmp_path)
    told, chinese = (
        cli(*given, "--port", "0") if given[0] == "up" else cli(*given),
        cli(*given, "--lang", "zh"),
    )

    assert (told.code, chinese.code) == (ExitCode.USAGE, ExitCode.USAGE)
    assert says in told.err
    assert cure in told.err
    assert "提示：" in chinese.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("given", [["doctor"], ["errors", "explain", "timeout"], ["call", "create_order", "sku=A", "amount=2件", "--dry-run"]])  # fmt: skip
def test_a_colon_before_or_after_chinese_is_a_chinese_one(app: str, given: list[str]) -> None:
    ran = cli(*given, *(["--app", app] if given[0] == "call" else []), "--lang", "zh")

    assert "：" in ran.out
    assert re.findall("[\u4e00-\u9fff]: |: [\u4e00-\u9fff]", ran.out) == []


def test_a_reply_of_a_run_that_the_ledger_does_not_know_is_told_apart(app: str, tmp_path: Path) -> None:
    store, reply = str(tmp_path / "shop.db"), tmp_path / "reply.txt"
    reply.write_text("I've refunded the deposit.")
    assert (
        cli("call", "create_order", "sku=A", "amount=1", "--app", app, "--store", store, "--run", "r-1").code
        == 0
    )
    given = ("check-reply", str(reply), "--store", store, "--run")

    known, mistyped = cli(*given, "r-1"), cli(*given, "r-2")

    assert (known.code, mistyped.code) == (ExitCode.PROBLEMS, ExitCode.PROBLEMS)
    assert "has no call of run" not in known.out
    assert "This ledger has no call of run r-2" in mistyped.out
    assert "没有运行 r-2 的任何调用" in cli(*given, "r-2", "--lang", "zh").out


def test_a_tilde_is_the_home_folder_also_where_no_shell_replaces_it(tmp_path: Path) -> None:
    told = cli("ledger", "list", "--store", "~/x.db", HOME=str(tmp_path))
    set_by_a_client = cli("ledger", "list", CALLWRIGHT_STORE="~/x.db", HOME=str(tmp_path))

    assert told.err.startswith(f"error: {tmp_path / 'x.db'} is not there")
    assert set_by_a_client.err == told.err


@pytest.mark.parametrize("name", ["http://host/shop", "."])
def test_what_can_be_no_ledger_is_not_called_damaged_or_absent(name: str) -> None:
    told = cli("ledger", "list", "--store", name, "--json")

    assert (told.code, told.fault["code"]) == (ExitCode.UNREACHABLE, "store_no_place")


def test_without_any_word_the_page_of_the_program_is_shown_as_a_wrong_use() -> None:
    ran = cli()

    assert (ran.code, ran.out) == (ExitCode.USAGE, "")
    assert ran.err == cli("--help").out


def test_a_language_in_the_environment_that_is_not_ours_is_an_error_and_not_passed_over() -> None:
    ran = cli("errors", CALLWRIGHT_LANG="fr")

    assert (ran.code, ran.out) == (ExitCode.USAGE, "")
    assert "CALLWRIGHT_LANG names a language" in ran.err
    assert cli("errors", LANG="fr_FR.UTF-8").code == ExitCode.OK
