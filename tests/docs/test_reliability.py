"""The page on reliability names tests that exist, carry the row's mark, and says of every row what holds it."""

import pytest

from docs.row_tables import is_wanting, list_tests, read_marks, read_rows

PAGES = ("reliability.md", "reliability.zh-CN.md")


@pytest.mark.parametrize("page", PAGES)
def test_every_row_of_the_reliability_page_names_tests_that_show_it_or_says_what_is_missing(
    page: str,
) -> None:
    found = read_rows(page, "R")
    assert list(found) == [f"R{number}" for number in range(1, 21)]
    for row, line in found.items():
        assert [place for place in list_tests(line) if row not in read_marks(place)] == []
        assert not is_wanting(line)


def test_both_languages_name_the_same_tests() -> None:
    english, chinese = (read_rows(page, "R") for page in PAGES)
    for row, line in english.items():
        assert list_tests(line) == list_tests(chinese[row])
