"""Steps forward in a text."""

import re

SPACE = re.compile(r"[\s\ufeff]*+")


def past(pattern: re.Pattern[str], text: str, pos: int) -> int:
    """Where the text goes on behind what the pattern takes at ``pos``; ``pos`` itself where it takes nothing."""
    found = pattern.match(text, pos)
    return found.end() if found else pos


def past_space(text: str, pos: int = 0) -> int:
    """Where the text goes on behind blanks and line breaks."""
    return past(SPACE, text, pos)
