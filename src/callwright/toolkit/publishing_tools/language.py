"""Decide whether a text is English, by its letters and its most frequent words. Pure, without a model; distinguishes languages, not styles."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

_CODE: Final = re.compile(r"```.*?```|`[^`\n]*`|https?://\S+|<[^>\n]{1,200}>", re.DOTALL)
_WORD: Final = re.compile(r"[^\W\d_]+")
_COMMON: Final = frozenset(
    """
    a about all an and are as at be been but by can do for from had has have he her his how i if in into is it its more not of on one or
    our out she so some than that the their them then there these they this to up use was we were what when which who will with would you your
    """.split()
)

LEAST_LATIN_SHARE: Final = 0.9
"""Of the letters; quotations and names in other scripts have their place in the rest."""

LEAST_COMMON_SHARE: Final = 0.15
"""Of the words: English prose has about two fifths, German, French and Spanish a twentieth (``a``, ``in``, ``on`` and their like)."""

_LEAST_WORDS: Final = 20
"""In shorter texts the commonest words say nothing."""


def is_english(text: str) -> bool:
    """Whether a text is English. Code, links and tags do not count; a text without letters is."""
    prose = _CODE.sub(" ", text)
    letters = [one for one in prose if one.isalpha()]
    if letters and sum(map(_is_latin, letters)) < LEAST_LATIN_SHARE * len(letters):
        return False
    words = [word.lower() for word in _WORD.findall(prose)]
    if len(words) < _LEAST_WORDS:
        return True
    return sum(word in _COMMON for word in words) >= LEAST_COMMON_SHARE * len(words)


@lru_cache(maxsize=4_096)
def _is_latin(letter: str) -> bool:
    return letter.isascii() or unicodedata.name(letter, "").startswith("LATIN")
