"""Case files are judged apart: what has to be made, what has to be refused."""

from pathlib import Path

import pytest

from callwright.evals.replay.case_report import CaseTally, build_case_report, is_case_file
from evals.replay.writing import SHELF, case, row, written

REFUSE = {"expect": {"refuse": {"code": "invalid_arguments", "path": "/count"}}}


def test_what_must_be_made_and_what_must_be_refused_are_counted_apart(tmp_path: Path) -> None:
    path = written(
        tmp_path / "cases.jsonl",
        case(1, "2"),
        case(2, "3"),
        case(3, "two or three", **REFUSE),
        case(4, "2", lang="zh", **REFUSE),
    )
    found = build_case_report([path])

    assert found.total == CaseTally(made=1, to_make=2, refused=1, to_refuse=2)
    assert found.by_lang["zh"] == CaseTally(to_refuse=1)
    assert list(found.by_theme) == ["mine"]
    assert [(one.id, one.wrong) for one in found.wrong] == [
        ("mine-2", "other calls would be made"),
        ("mine-4", "not refused"),
    ]


def test_a_line_that_is_no_case_and_a_case_that_cannot_be_judged_are_named(tmp_path: Path) -> None:
    bad = {**SHELF, "parameters": {"type": "object", "properties": 7}}
    path = written(tmp_path / "cases.jsonl", case(1, "2"), case(2, 2, tools=[bad]), case(3, 2, now="soon"))
    path.write_bytes(path.read_bytes() + b"{}\n")
    found = build_case_report([path])

    assert (found.cases, found.damaged) == (1, 3)
    assert [one.file for one in found.damaged_lines] == ["mine-2", "mine-3", "cases.jsonl"]


@pytest.mark.costly
def test_the_packages_own_cases_are_judged_where_no_file_is_named() -> None:
    found = build_case_report([])

    assert found.cases > 300
    assert found.total.made == found.total.to_make
    assert found.total.refused == found.total.to_refuse
    assert found.total.to_refuse >= found.total.to_make


def test_cases_are_known_by_their_content(tmp_path: Path) -> None:
    assert is_case_file(written(tmp_path / "a", case(1, 2)))
    assert not is_case_file(written(tmp_path / "b", row(text="")))
    assert not is_case_file(tmp_path / "absent")
