"""Move forward in a text."""

import re

WHITESPACE = re.compile(r"[\s\ufeff]*+")


def skip_pattern(pattern: re.Pattern[str], text: str, pos: int) -> int:
    """Return the position after a match of the pattern at ``pos``; ``pos`` itself without a match."""
    match = pattern.match(text, pos)
    return match.end() if match else pos


def skip_whitespace(text: str, pos: int = 0) -> int:
    """Return the position after blanks and line breaks."""
    return skip_pattern(WHITESPACE, text, pos)
