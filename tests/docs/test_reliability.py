"""The page on reliability names tests that exist, carry the row's mark, and says of every row what holds it."""

import re

import pytest

from docs.reading import ROOT

PAGES = ("reliability.md", "reliability.zh-CN.md")


def rows(page: str) -> dict[str, str]:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return {line.split("|")[1].strip(): line for line in text.splitlines() if re.match(r"\| R\d+ \|", line)}


def marks_of(place: str) -> set[str]:
    """The rows that a test marks, by its decorators."""
    file, _, name = place.partition("::")
    text = (ROOT / file).read_text(encoding="utf-8")
    before = text[: text.index(f"def {name}(")]
    decorators = before[before.rfind("\n\n") :]
    return set(re.findall(r'"(R\d+)"', decorators))


@pytest.mark.parametrize("page", PAGES)
def test_every_row_of_the_reliability_page_names_tests_that_show_it_or_says_what_is_missing(
    page: str,
) -> None:
    found = rows(page)
    assert list(found) == [f"R{number}" for number in range(1, 21)]
    for row, line in found.items():
        tests = re.findall(r"`(tests/[^`]+)`", line)
        assert [place for place in tests if row not in marks_of(place)] == []
        assert tests or line.rstrip("| ").split("|")[-1].strip() != "-"


def test_both_languages_name_the_same_tests() -> None:
    english, chinese = (rows(page) for page in PAGES)
    for row, line in english.items():
        assert re.findall(r"`(tests/[^`]+)`", line) == re.findall(r"`(tests/[^`]+)`", chinese[row])
