"""Lines that fit, and characters that cannot act."""

import json
import re
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from callwright.cli.output_options import read_output_options
from callwright.cli.text_layout import measure_width, render_columns, render_pairs, wrap_paragraph, wrap_text
from callwright.cli.time_format import render_time
from callwright.core.guard.field_masking import MASK, mask_fields
from callwright.domain.terminal_escape import escape_for_terminal

anything = st.text(st.characters(codec=None, categories=None), max_size=60)
words = st.text(st.sampled_from("ab c，。中文字（）é"), max_size=120)


@pytest.mark.promise("T09")
@given(anything)
@example("\x1b[31m\r\n\x07\x9b\u202e\u2066\u200b\u2028\ufeff\U000e0041\ud800")
def test_nothing_that_acts_on_a_terminal_is_left(text: str) -> None:
    shown = escape_for_terminal(text)

    assert all(unicodedata.category(char) not in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"} for char in shown)


@given(st.text(st.characters(categories=["L", "N", "P", "S", "Zs"]), max_size=60))
def test_text_that_only_shows_itself_is_left_as_it_is(text: str) -> None:
    assert escape_for_terminal(text) == text


@given(st.dictionaries(anything, anything, max_size=4))
def test_json_that_was_made_visible_is_the_same_json(value: dict[str, str]) -> None:
    assert json.loads(escape_for_terminal(json.dumps(value, ensure_ascii=False))) == value


@given(words, st.integers(10, 60))
def test_wrapping_loses_no_character_and_keeps_to_its_width(text: str, cells: int) -> None:
    lines = wrap_text(text, cells)

    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    longest_word = max((measure_width(word) for word in text.split()), default=0)
    hanging = max(
        (measure_width(run) for run in re.findall(r"[，。、；：？！）》」』】”’％…—,.;:?!)\]}\s]+", text)),
        default=0,
    )
    assert all(measure_width(line) <= max(cells, longest_word) + hanging for line in lines)


sentences = st.lists(st.sampled_from(["ab ", "c", "中", "文，", "字。", "（é）"]), max_size=60).map("".join)


@given(sentences, st.integers(20, 60))
def test_no_line_begins_with_a_closing_mark(text: str, cells: int) -> None:
    assert [line for line in wrap_text(text, cells)[1:] if line[:1] in "，。）"] == []


def test_a_chinese_character_takes_two_cells_and_columns_align_by_cells() -> None:
    assert (measure_width("ab"), measure_width("中文"), measure_width("e\u0301")) == (2, 4, 1)
    assert render_columns([("名称", "b"), ("a", "c")]) == ["名称  b", "a     c"]
    assert render_pairs([("中", "x"), ("abc", "y")], 40) == "  中   x\n  abc  y"


def test_a_name_too_wide_for_its_column_gets_a_line_of_its_own() -> None:
    assert render_pairs([("a" * 40, "x"), ("b", "y")], 60) == f"  {'a' * 40}\n     x\n  b  y"


def test_a_paragraph_keeps_its_own_lines_and_its_indent() -> None:
    assert wrap_paragraph("one\ntwo three", 24, "  ") == "  one\n  two three"


# --- manner -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "environ", "lang"),
    [
        ([], {}, "en"),
        ([], {"LANG": "zh_CN.UTF-8"}, "zh-CN"),
        ([], {"LANG": "zh_CN.UTF-8", "LC_ALL": "C"}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "zh_CN", "CALLWRIGHT_LANG": "en"}, "en"),
        (["--lang", "zh"], {"CALLWRIGHT_LANG": "en"}, "zh-CN"),
        (["x", "--lang=zh-Hans-CN"], {}, "zh-CN"),
        (["--", "--lang", "zh"], {}, "en"),
        (["--lang"], {}, "en"),
        (["--lang", "zh", "--lang", "en_GB"], {}, "en"),
    ],
)
def test_the_first_that_says_something_about_language_wins(
    arguments: list[str], environ: dict[str, str], lang: str
) -> None:
    assert read_output_options(arguments, environ).lang == lang


# --- masks and moments ------------------------------------------------------------------------------------------


def test_declared_secrets_and_names_that_say_so_are_hidden_at_any_depth() -> None:
    value = {"code": "x", "a": [{"pin": 1234, "apiKey": "k"}], "user_password": {"deep": 1}, "token_count": 3}

    assert mask_fields(value, ["code"]) == {
        "code": MASK,
        "a": [{"pin": MASK, "apiKey": MASK}],
        "user_password": MASK,
        "token_count": 3,
    }


@pytest.mark.parametrize("epoch_ms", [10**30, -(10**30)])
def test_a_moment_beyond_every_calendar_is_its_number(epoch_ms: int) -> None:
    assert render_time(epoch_ms) == str(epoch_ms)
    assert render_time(None) == "-"
