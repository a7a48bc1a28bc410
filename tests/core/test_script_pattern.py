"""A pattern in two languages finds the same in an English text as all of its alternatives together."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.text.script_pattern import ScriptPattern, split_alternatives

PATTERNS = (
    r"\b(?:not|never)\b|n't\b|没|未(?!来)|不(?!过)",
    r"^\W*(?:(?:oh|哎),? ?)?(?:no|wait|等等)\b|算了",
    r"\b(?:who|what)\b|吗[?？]?$|[|)]|[^|]x",
    r"(?:is|are) [(\\|] (?:on|off)|已(?:生效|运行)",
)


@given(st.text(alphabet="abntoevrhwisxf '|()\\?,", max_size=40), st.sampled_from(PATTERNS))
def test_an_english_text_has_the_same_matches(text: str, pattern: str) -> None:
    assert [one.span() for one in ScriptPattern(pattern).finditer(text)] == [
        one.span() for one in re.finditer(pattern, text)
    ]


@pytest.mark.parametrize("text", ["不是今天", "no, 等等", "哎 no", "算了 never mind", "已运行"])
def test_a_text_with_chinese_has_the_same_first_match(text: str) -> None:
    for pattern in PATTERNS:
        found, whole = ScriptPattern(pattern).search(text), re.search(pattern, text)
        assert (found and found.span()) == (whole and whole.span())


def test_alternatives_are_split_outside_of_groups_and_classes() -> None:
    assert split_alternatives(r"a|(b|c)|[|]|\||[^]|]d") == ["a", "(b|c)", "[|]", r"\|", "[^]|]d"]
