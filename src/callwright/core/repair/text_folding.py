"""Fold full-width characters to their ASCII equivalents, and nothing else. Pure.

Not NFKC: that turns ``5²`` into 52 and ``①`` into 1.
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
    """Fold full-width letters, digits, signs and spaces; strip outer spaces, collapse inner ones."""
    return _SPACES.sub(" ", text.translate(_FOLDING_TABLE)).strip()
