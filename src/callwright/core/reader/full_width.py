"""Full-width characters in place of plain ones: ``f（a＝1，b="x"）``, ``｛"name"："f"｝``. Quoted text is unchanged.

Every character is replaced by one character, so that all positions stay the same.
"""

from itertools import pairwise
from typing import Any

from callwright.core.text.late_pattern import compile_late

_NARROW_BY_WIDE = {
    "（": "(", "）": ")", "，": ",", "＝": "=", "｛": "{", "｝": "}", "［": "[", "］": "]", "【": "[", "】": "]", "、": ",",
    **{chr(0xFF10 + digit): str(digit) for digit in range(10)},
}  # fmt: skip
_NARROWING_TABLE = str.maketrans(_NARROW_BY_WIDE)
_FULL_WIDTH_COLON = compile_late("(?<![\u3040-\u9fff])：")
"""A colon behind a Chinese word belongs to the sentence."""

_FULL_WIDTH_SIGN = compile_late("[：" + "".join(_NARROW_BY_WIDE) + "]")
_QUOTED_TEXT = compile_late(
    r"\"(?>(?:[^\"\\\n]|\\.)*)\"|(?<![A-Za-z])'(?>(?:[^'\\\n]|\\.)*)'|“[^”\n]*+”|‘[^’\n]*+’|「[^」\n]*+」|『[^』\n]*+』"
)


def narrow_full_width(text: str) -> str | None:
    """Return the text with plain characters for full-width ones outside of quotes; None where there are none."""
    if _FULL_WIDTH_SIGN.search(text) is None:
        return None
    quoted = [match.span() for match in _QUOTED_TEXT.finditer(text)]
    edges = [0, *(edge for span in quoted for edge in span), len(text)]
    parts = [
        text[start:end] if at % 2 else _FULL_WIDTH_COLON.sub(":", text[start:end]).translate(_NARROWING_TABLE)
        for at, (start, end) in enumerate(pairwise(edges))
    ]
    plain = "".join(parts)
    return None if plain == text else plain


def is_written_verbatim(value: Any, text: str) -> bool:
    """Return whether every text in a value occurs verbatim in the text that it was read from."""
    items = [value]
    while items:
        item = items.pop()
        if isinstance(item, str) and item not in text:
            return False
        items += item.values() if isinstance(item, dict) else item if isinstance(item, list) else ()
    return True
