"""Which words of a text may be names of tools: what is asked before a text is read for calls."""

import re
from typing import Any

from callwright.core.reader.finish import bare
from callwright.core.reader.known import NAME, unescaped
from callwright.core.reader.sites import GLUE

MOST_WORDS = 512
"""Names that are asked about. A tool named further behind is still found by its call, if not in prose."""

_LONGEST = 128
_WORD = re.compile(rf"(?<![\w\\])(?>({NAME}))(?=[\"'`*]|[ \t]*+[({{<:>\[（｛：]|[ \t]*+(?:\n|$))")


def names_in(raw: Any) -> tuple[str, ...]:
    """Words that stand where a tool's name may stand, in the order of the text."""
    text = (
        raw.decode(errors="replace") if isinstance(raw, bytes) else raw if isinstance(raw, str) else str(raw)
    )
    found: dict[str, None] = {}
    for word in _WORD.finditer(text):
        for name in _readings(unescaped(word[1])):
            if len(name) <= _LONGEST:
                found[name] = None
        if len(found) >= MOST_WORDS:
            break
    return tuple(found)[:MOST_WORDS]


def _readings(word: str) -> list[str]:
    """The word itself, without what a dialect puts around it, and what follows a sentence that runs into it."""
    short = word[-_LONGEST:]
    return [word, bare(word), *(short[sign.end() :] for sign in GLUE.finditer(short))]
