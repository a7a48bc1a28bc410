"""Steps forward in a text."""

import re

WHITESPACE = re.compile(r"[\s\ufeff]*+")


def skip_pattern(pattern: re.Pattern[str], text: str, pos: int) -> int:
    """Where the text goes on behind what the pattern takes at ``pos``; ``pos`` itself where it takes nothing."""
    found = pattern.match(text, pos)
    return found.end() if found else pos


def skip_whitespace(text: str, pos: int = 0) -> int:
    """Where the text goes on behind blanks and line breaks."""
    return skip_pattern(WHITESPACE, text, pos)
