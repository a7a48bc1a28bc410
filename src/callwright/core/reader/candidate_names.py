"""Which words of a text may be names of tools: what is asked before a text is read for calls."""

import re
from typing import Any

from callwright.core.reader.call_builder import strip_dialect_affixes
from callwright.core.reader.call_sites import GLUED_NAME_START
from callwright.core.reader.offered_tools import TOOL_NAME_PATTERN, unescape_name

MAX_CANDIDATES = 512
"""Names that are asked about. A tool named further behind is still found by its call, if not in prose."""

_MAX_NAME_CHARS = 128
_CANDIDATE_WORD = re.compile(
    rf"(?<![\w\\])(?>({TOOL_NAME_PATTERN}))(?=[\"'`*]|[ \t]*+[({{<:>\[（｛：]|[ \t]*+(?:\n|$))"
)


def find_candidate_names(raw: Any) -> tuple[str, ...]:
    """Words that stand where a tool's name may stand, in the order of the text."""
    text = (
        raw.decode(errors="replace") if isinstance(raw, bytes) else raw if isinstance(raw, str) else str(raw)
    )
    found: dict[str, None] = {}
    for word in _CANDIDATE_WORD.finditer(text):
        for name in _list_name_variants(unescape_name(word[1])):
            if len(name) <= _MAX_NAME_CHARS:
                found[name] = None
        if len(found) >= MAX_CANDIDATES:
            break
    return tuple(found)[:MAX_CANDIDATES]


def _list_name_variants(word: str) -> list[str]:
    """The word itself, without what a dialect puts around it, and what follows a sentence that runs into it."""
    short = word[-_MAX_NAME_CHARS:]
    return [
        word,
        strip_dialect_affixes(word),
        *(short[sign.end() :] for sign in GLUED_NAME_START.finditer(short)),
    ]
