"""Find words in a text that may be names of tools, to look them up before the text is read for calls."""

import re
from typing import Any

from callwright.core.reader.call_builder import strip_dialect_affixes
from callwright.core.reader.call_sites import GLUED_NAME_START
from callwright.core.reader.offered_tools import TOOL_NAME_PATTERN, unescape_name

MAX_CANDIDATES = 512
"""Maximum number of names that are looked up. A tool named later is still found by its call, if not in prose."""

_MAX_NAME_CHARS = 128
_CANDIDATE_WORD = re.compile(
    rf"(?<![\w\\])(?>({TOOL_NAME_PATTERN}))(?=[\"'`*]|[ \t]*+[({{<:>\[（｛：]|[ \t]*+(?:\n|$))"
)

_ESCAPED_BLANK = re.compile(r"\\[nrt]")


def find_candidate_names(raw: Any) -> tuple[str, ...]:
    """Return words in positions where a tool's name may occur, in the order of the text."""
    text = (
        raw.decode(errors="replace") if isinstance(raw, bytes) else raw if isinstance(raw, str) else str(raw)
    )
    if "\\" in text:  # in the JSON of a message the line breaks of its text are escaped
        text = _ESCAPED_BLANK.sub("\n", text)
    found: dict[str, None] = {}
    for word in _CANDIDATE_WORD.finditer(text):
        for name in _list_name_variants(unescape_name(word[1])):
            if len(name) <= _MAX_NAME_CHARS:
                found[name] = None
        if len(found) >= MAX_CANDIDATES:
            break
    return tuple(found)[:MAX_CANDIDATES]


def _list_name_variants(word: str) -> list[str]:
    """Return the word itself, the word without dialect affixes, and the part after a sentence glued to it."""
    short = word[-_MAX_NAME_CHARS:]
    return [
        word,
        strip_dialect_affixes(word),
        *(short[sign.end() :] for sign in GLUED_NAME_START.finditer(short)),
    ]
