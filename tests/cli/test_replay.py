"""``callwright replay``: recorded calls through the command line."""

from pathlib import Path
from typing import Any, cast

import pytest

from callwright import Callwright
from callwright.cli.exit_codes import ExitCode
from callwright.tapes import Sampling
from cli.door import cli
from evals.replay.writing import case, native, row, written


@pytest.fixture
def recorded(tmp_path: Path) -> str:
    rows = [
        row(id="a", calls=[native("shop.order", item="lamp", count="2")]),
        row(id="a", calls=[native("shop.order", item="lamp", count=2)]),
        row(id="b", text='[{"name": "stock", "arguments": {"item": "lamp"}}]'),
    ]
    return str(written(tmp_path / "calls.jsonl.gz", *rows))


@pytest.mark.promise("B8")
def test_json_is_one_object_with_the_figures_of_every_mode(recorded: str) -> None:
    ran = cli("replay", recorded, "--json")

    assert (ran.code, ran.err) == (ExitCode.OK, "")
    for mode in ("text", "native"):
        block = cast("dict[str, Any]", ran.json[mode])
        assert {
            "records", "parse_success", "right", "contract_error_rate", "faithfulness", "calls_lost",
            "silent_changes", "us_p50", "us_p99",
        } <= set(block)  # fmt: skip
        assert list(block["misinvocation"]) == ["1.0", "0.98", "0.95", "0.90"]
        assert list(block["misinvocation"]["0.95"]) == ["per_call", "no_call_due"]


def test_a_person_gets_a_table_of_figures_and_one_of_repairs(recorded: str) -> None:
    ran = cli("replay", recorded, "--jobs", "1")

    assert (ran.code, ran.err) == (ExitCode.OK, "")
    assert "3 records, 2 questions: calls.jsonl.gz" in ran.out
    assert "parse success %" in ran.out
    assert "number_in_string  1        100.0" in ran.out
    assert "json-repair + pydantic" in ran.out


def test_the_same_in_chinese(recorded: str) -> None:
    ran = cli("replay", recorded, "--lang", "zh-CN")

    assert "3 条记录，2 个问题：calls.jsonl.gz" in ran.out
    assert "解析成功 %" in ran.out


def test_records_can_be_chosen_by_what_they_are(recorded: str) -> None:
    ran = cli("replay", recorded, "--only", "mode=native", "--only", "question=a", "--json")

    assert (ran.json["records"], ran.json["text"]) == (2, None)


@pytest.mark.parametrize("given", ["mode", "colour=red", "=native"])
def test_a_field_that_is_none_is_refused_with_those_that_are(recorded: str, given: str) -> None:
    ran = cli("replay", recorded, "--only", given, "--json")

    assert (ran.code, ran.fault["code"]) == (ExitCode.USAGE, "usage")
    assert "category" in ran.fault["hint"]


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    ran = cli("replay", str(tmp_path / "gone.jsonl"), "--json")

    assert (ran.code, ran.fault["code"]) == (ExitCode.UNREACHABLE, "file_not_found")


def test_a_file_of_something_else_is_told_with_its_first_bad_line(tmp_path: Path) -> None:
    (tmp_path / "other.jsonl").write_text('{"a": "sk-secret"}\n', encoding="utf-8")
    ran = cli("replay", str(tmp_path / "other.jsonl"), "--json")

    assert (ran.code, ran.fault["code"]) == (ExitCode.UNREACHABLE, "not_recorded_calls")
    assert "Line 1" in ran.fault["message"]
    assert "sk-secret" not in ran.err


def test_a_choice_that_leaves_nothing_is_told(recorded: str) -> None:
    ran = cli("replay", recorded, "--only", "family=nobody", "--json")

    assert (ran.code, ran.fault["code"]) == (ExitCode.UNREACHABLE, "nothing_recorded")


def test_a_packed_file_that_is_cut_is_told(recorded: str) -> None:
    Path(recorded).write_bytes(Path(recorded).read_bytes()[:-9])
    ran = cli("replay", recorded, "--json")

    assert (ran.code, ran.fault["code"]) == (ExitCode.UNREACHABLE, "file_unreadable")


def test_damaged_lines_are_named_and_the_rest_is_scored(recorded: str, tmp_path: Path) -> None:
    path = written(tmp_path / "calls.jsonl", row(calls=[native("stock", item="lamp")]))
    path.write_bytes(path.read_bytes() + b"oops\n")
    ran = cli("replay", str(path))

    assert ran.code == ExitCode.PROBLEMS
    assert "calls.jsonl:2: not JSON" in ran.out


# --- folders of runs ----------------------------------------------------------------------------------------------


def test_a_run_with_a_folder_names_its_page_and_goes_on_where_it_was(recorded: str, tmp_path: Path) -> None:
    out = str(tmp_path / "run")
    first, again = cli("replay", recorded, "--out", out), cli("replay", recorded, "--out", out)

    assert first.out == again.out
    assert f"The page: {Path(out) / 'report.html'}" in first.out
    assert (tmp_path / "run" / "report.json").is_file()


def test_a_folder_of_another_run_is_refused_with_what_differs(recorded: str, tmp_path: Path) -> None:
    out = str(tmp_path / "run")
    cli("replay", recorded, "--out", out)
    ran = cli("replay", recorded, "--out", out, "--limit", "1", "--json")

    assert (ran.code, ran.fault["code"]) == (ExitCode.UNREACHABLE, "folder_taken")
    assert "selection" in ran.fault["message"]
    assert cli("replay", recorded, "--out", out, "--limit", "1", "--fresh").code == ExitCode.OK


def test_a_folder_of_other_files_and_a_place_that_is_no_folder_are_refused(
    recorded: str, tmp_path: Path
) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "notes.txt").touch()
    taken, unusable = (
        cli("replay", recorded, "--json", "--out", str(tmp_path / where))
        for where in ("mine", "calls.jsonl.gz")
    )

    assert (taken.code, taken.fault["code"]) == (ExitCode.UNREACHABLE, "folder_taken")
    assert (unusable.code, unusable.fault["code"]) == (ExitCode.UNREACHABLE, "folder_unusable")


def test_two_runs_are_compared(recorded: str, tmp_path: Path) -> None:
    old, new = str(tmp_path / "old"), str(tmp_path / "new")
    cli("replay", recorded, "--out", old, "--no-peers")
    cli("replay", recorded, "--out", new)

    assert "No figure differs." in cli("replay", "--compare", old, new).out
    assert cli("replay", "--compare", old, new, "--json").json["paired"] is True


def test_runs_over_other_records_show_what_differs(recorded: str, tmp_path: Path) -> None:
    old, new = str(tmp_path / "old"), str(tmp_path / "new")
    cli("replay", recorded, "--out", old)
    cli("replay", recorded, "--out", new, "--only", "question=b")
    ran = cli("replay", "--compare", old, new, "--lang", "zh-CN")

    assert "together  right" in ran.out
    assert "没有相同记录" in ran.out


@pytest.mark.parametrize(
    ("arguments", "code", "exit_"),
    [
        ([], "usage", ExitCode.USAGE),
        (["--compare", "a", "b", "calls.jsonl"], "usage", ExitCode.USAGE),
        (["--compare", "nowhere", "either"], "no_run", ExitCode.UNREACHABLE),
    ],
)
def test_what_is_neither_files_nor_two_runs_is_refused(
    arguments: list[str], code: str, exit_: ExitCode
) -> None:
    ran = cli("replay", *arguments, "--json")

    assert (ran.code, ran.fault["code"]) == (exit_, code)


# --- samples of live traffic --------------------------------------------------------------------------------------


@pytest.fixture
def sampled(tmp_path: Path) -> str:
    with Callwright(sample=Sampling(tmp_path / "samples", 1.0)) as app:

        @app.tool(effect="once", units={"amount": ["件"]})
        def create_order(sku: str, amount: int) -> str:
            return "done"

        app.call('{"name": "create_order", "arguments": {"sku": "A", "amount": "2件"}}')
        app.call("nothing")
    (file,) = (tmp_path / "samples").iterdir()
    return str(file)


@pytest.mark.promise("B9")
def test_samples_are_replayed_by_the_same_command(sampled: str) -> None:
    ran = cli("replay", sampled)

    assert (ran.code, ran.err) == (ExitCode.OK, "")
    assert "2 sampled calls of 1 tools" in ran.out
    assert "50.0 % would go on to the policy." in ran.out
    assert "counted_number  1" in ran.out
    assert "0 of 2 comparable calls" in ran.out
    assert cli("replay", sampled, "--json").json["drifted"] == 0


def test_a_drifted_sample_is_shown_with_what_it_was(sampled: str) -> None:
    text = Path(sampled).read_text("utf-8").replace('"invalid_json"', '"low_confidence"')
    Path(sampled).write_text(text + "{}\n", encoding="utf-8")
    ran = cli("replay", sampled, "--lang", "zh-CN")

    assert ran.code == ExitCode.PROBLEMS
    assert "low_confidence  invalid_json" in ran.out


def test_samples_are_not_mixed_with_recorded_calls(sampled: str, recorded: str, tmp_path: Path) -> None:
    mixed = cli("replay", recorded, sampled, "--json")
    kept = cli("replay", sampled, "--out", str(tmp_path / "run"), "--json")

    assert (mixed.code, mixed.fault["code"]) == (ExitCode.USAGE, "usage")
    assert (kept.code, kept.fault["code"]) == (ExitCode.USAGE, "usage")


# --- cases --------------------------------------------------------------------------------------------------------


@pytest.mark.costly
def test_the_packages_own_cases_are_judged_and_reported_apart() -> None:
    ran = cli("replay", "--cases")

    assert (ran.code, ran.err) == (ExitCode.OK, "")
    assert "callwright's own cases" in ran.out
    assert "units" in ran.out


def test_a_file_of_cases_is_known_by_its_content_and_what_ends_otherwise_is_told(tmp_path: Path) -> None:
    good, bad = case(1, "2"), case(2, "3")
    path = str(written(tmp_path / "mine.jsonl", good, bad))
    ran = cli("replay", path, "--lang", "zh-CN")

    assert ran.code == ExitCode.PROBLEMS
    assert "mine-2 (a number): other calls would be made" in ran.out
    assert cast("dict[str, Any]", cli("replay", path, "--json").json["total"])["made"] == 1


def test_cases_are_not_mixed_and_have_no_folder(recorded: str, tmp_path: Path) -> None:
    for arguments in ([recorded, "--cases"], ["--cases", "--out", str(tmp_path / "run")]):
        ran = cli("replay", *arguments, "--json")
        assert (ran.code, ran.fault["code"]) == (ExitCode.USAGE, "usage")
