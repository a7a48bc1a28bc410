"""Text as it was meant: full-width forms as their ASCII twins, and nothing else. Pure.

Not NFKC: that makes ``5²`` a 52 and ``①`` a 1.
"""

import re

_FULL_WIDTH: dict[int, int | str] = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
_FOLDING_TABLE: dict[int, int | str] = {
    **_FULL_WIDTH,
    0x3000: " ",
    0x00A0: " ",
    0x2009: " ",
    0x202F: " ",
    0x2212: "-",
    0xFFE5: "¥",
    0xFFE1: "£",
    0xFFE0: "¢",
}
_SPACES = re.compile(r"\s+")


def fold_text(text: str) -> str:
    """Full-width letters, digits, signs and spaces in their usual form; outer spaces away, inner ones single."""
    return _SPACES.sub(" ", text.translate(_FOLDING_TABLE)).strip()
