"""The page on threats names for every row tests that play the attack, exist and carry the row's mark."""

import pytest

from docs.reading import ROOT
from docs.row_tables import list_tests, read_marks, read_rows

PAGES = ("threats.md", "threats.zh-CN.md")


@pytest.mark.parametrize("page", PAGES)
def test_every_threat_names_tests_that_play_it(page: str) -> None:
    found = read_rows(page, "T")
    assert list(found) == [f"T{number:02}" for number in range(1, 46)]
    for row, line in found.items():
        tests = list_tests(line)
        assert tests, row
        assert [place for place in tests if row not in read_marks(place)] == []


def test_both_languages_name_the_same_tests() -> None:
    english, chinese = (read_rows(page, "T") for page in PAGES)
    assert {row: list_tests(line) for row, line in english.items()} == {
        row: list_tests(line) for row, line in chinese.items()
    }


def test_the_security_policy_leads_to_the_table() -> None:
    assert "(docs/threats.md)" in (ROOT / "SECURITY.md").read_text(encoding="utf-8")
