"""What is read of bytes and pages by themselves: any bytes, any HTML, any lines; nothing is lost between two parts of a file."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.toolkit.github_tools import file_text
from callwright.toolkit.github_tools.file_text import (
    NotTextError,
    decode_text,
    extract_lines,
    parse_lfs_pointer,
)
from callwright.toolkit.github_tools.trending_page import find_drift, parse_page
from toolkit.github_server import NOTHING, page, row

pytestmark = pytest.mark.promise("D2")

LINES = st.lists(
    st.text(st.characters(exclude_characters="\n\r", exclude_categories=["Cs"]), max_size=40), max_size=60
)


@given(st.binary(max_size=2_000))
def test_any_bytes_are_a_text_or_are_told_to_be_none(data: bytes) -> None:
    try:
        decoded = decode_text(data)
    except NotTextError:
        return
    assert len(decoded.text) <= len(data)
    assert decoded.guessed == (decoded.encoding in {"gb18030", "windows-1252"})


@given(
    st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=300).filter(
        lambda text: "\0" not in text
    )
)
def test_what_is_utf_8_is_read_as_it_is(text: str) -> None:
    decoded = decode_text(text.encode())
    assert decoded.text == text.removeprefix("\ufeff")
    assert not decoded.guessed


@given(LINES, st.integers(1, 10))
def test_parts_that_follow_each_other_are_the_whole_file(lines: list[str], size: int) -> None:
    text = "".join(f"{one}\r\n" if place % 2 else f"{one}\n" for place, one in enumerate(lines))
    parts = [extract_lines(text, first, first + size - 1) for first in range(1, len(lines) + 1, size)]

    assert "\n".join(one.text for one in parts) == "\n".join(lines)
    assert all(one.total_lines == len(lines) and not one.cut for one in parts)


@given(LINES)
def test_a_text_is_complete_only_where_all_of_it_is_given(lines: list[str]) -> None:
    text = "\n".join([*lines, ""])
    assert extract_lines(text, 1, None).is_complete
    assert extract_lines(text, 2, None).is_complete is False


def test_no_more_is_given_at_once_than_may_be() -> None:
    text = "".join(f"{'x' * 99}\n" for _ in range(2_000))
    found = extract_lines(text, 1, None)
    assert len(found.text) < file_text.MAX_CHARACTERS
    assert (found.last_line, found.is_complete) == (1_000, False)


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace(b"sha256", b"md5"),
        lambda text: text.replace(b"size 12", b"size twelve"),
        lambda text: text + b"more\n",
        lambda text: text.replace(b"spec/v1", b"spec/one"),
        lambda text: text + b"\n" * 1_024,
    ],
)
def test_only_a_whole_pointer_is_one(change: Callable[[bytes], bytes]) -> None:
    pointer = b"version https://git-lfs.github.com/spec/v1\noid sha256:%b\nsize 12\n" % (b"0" * 64)
    extended = pointer.replace(b"\noid", b"\next-0-foo sha256:%b\noid" % (b"1" * 64))
    assert (parse_lfs_pointer(pointer), parse_lfs_pointer(extended)) == (12, 12)
    assert parse_lfs_pointer(change(pointer)) is None


@given(st.text(max_size=400))
def test_any_page_can_be_read_and_is_empty_only_where_it_says_so(html: str) -> None:
    found = parse_page(html)
    assert find_drift(found, "daily") is not None or found.rows


@given(st.integers(0, 30), st.integers(0, 400))
def test_a_page_that_broke_off_gives_whole_entries_or_none_of_them(rows: int, cut: int) -> None:
    whole = page(*(row(f"octo/tool-{number}") for number in range(rows)), instead=NOTHING).decode()
    found = parse_page(whole[: len(whole) - cut])
    assert all(one.repo.startswith("octo/tool-") and one.stars in {12345, None} for one in found.rows)
    assert len(found.rows) + len(found.unreadable) <= rows
