"""The figures of errors told as data: what is counted as found, as missed and as a false alarm."""

import json
from pathlib import Path

import pytest
from bench.vendor_errors import compute_wilson_interval, main

FOUND = {"payload": {"errcode": 40001, "errmsg": "invalid credential"}, "is_error": True, "vendor": "WeChat"}
MISSED = {"payload": {"city": "Kiel"}, "is_error": True, "vendor": "WeChat", "source": "https://a.example"}
QUIET = {"payload": {"city": "Kiel"}, "is_error": False, "vendor": "WeChat"}
ALARM = {"payload": {"errcode": 40001, "errmsg": "invalid credential"}, "is_error": False, "vendor": "WeChat"}


def print_figures(folder: Path, cases: list[dict[str, object]], capsys: pytest.CaptureFixture[str]) -> str:
    file = folder / "cases.jsonl"
    file.write_text("".join(json.dumps(case) + "\n" for case in cases), "utf-8")
    assert main([str(file)]) == 0
    return capsys.readouterr().out


def test_recall_and_false_alarms_are_shares_of_errors_and_of_harmless_answers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cases = [FOUND, FOUND, MISSED, QUIET, QUIET, QUIET, ALARM]
    recall, _, vendors, alarms = print_figures(tmp_path, cases, capsys).splitlines()
    assert recall.split()[:6] == ["errors", "recognised", "2", "of", "3", "66.7%"]
    assert vendors.split()[:8] == "vendors without a missed error 0 of 1".split()
    assert alarms.split()[:6] == ["false", "alarms", "1", "of", "4", "25.0%"]


def test_the_class_counts_only_where_a_case_gives_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = print_figures(tmp_path, [FOUND | {"code": "auth"}, FOUND | {"code": "conflict"}, FOUND], capsys)
    assert "errors of the right class           1 of    2" in lines


def test_a_file_without_harmless_answers_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "false alarms                        no cases" in print_figures(tmp_path, [FOUND], capsys)


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [(0, 0, 0.0, 1.0), (0, 10, 0.0, 0.2775), (9, 10, 0.5958, 0.9821), (200, 200, 0.9812, 1.0)],
)
def test_the_interval_is_the_one_of_wilson(count: int, of: int, low: float, high: float) -> None:
    assert compute_wilson_interval(count, of) == pytest.approx((low, high), abs=5e-5)
