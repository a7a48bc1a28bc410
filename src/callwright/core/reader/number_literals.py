"""Numbers in JSON and Python notation, parsed to the last digit."""

import re

from callwright.core.reader import reading_reasons
from callwright.core.reader.reading_notes import BrokenTextError

VALUE_END = r"(?=\s*+(?:[,)\]}:;<`#]|/[/*]|$))"
"""What may follow an unquoted value."""

JSON_NUMBER = re.compile(r"-?(?:0|[1-9]\d*+)(\.\d++)?([eE][+-]?\d++)?" + VALUE_END)
LOOSE_NUMBER = re.compile(
    r"[+-]?(?:0[xX][0-9a-fA-F]++|[1-9][\d_]*+\.?\d*+(?:[eE][+-]?\d++)?|0?\.\d++(?:[eE][+-]?\d++)?|0\.?)"
    + VALUE_END
)
MAX_DIGITS = 4000
"""Maximum digits of a number; a longer one cannot be printed."""


def parse_float(source: str) -> float:
    """Parse a fraction or a number with an exponent in JSON notation.

    Raises:
        ValueError: it has too many digits.
    """
    if len(source) > MAX_DIGITS:
        raise ValueError
    return float(source)


def parse_number(source: str, at: int) -> int | float:
    """Parse the number at ``at``; too many digits and infinity are errors."""
    if len(source) > MAX_DIGITS:
        raise BrokenTextError(reading_reasons.TOO_MANY_DIGITS(), at)
    plain = source.replace("_", "").lower()
    if "x" in plain:
        return int(plain, 16)
    if plain.lstrip("+-").isdigit():
        return int(plain)
    value = float(plain)
    if value in (float("inf"), float("-inf")):
        raise BrokenTextError(reading_reasons.NUMBER_TOO_LARGE(), at)
    return value
