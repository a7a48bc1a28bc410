r"""Escape every character that a terminal or a form would interpret instead of display: untrusted text is data.

Escape sequences, carriage returns, and marks that reorder, hide or join text become ``\u001b`` and the like. JSON decodes
such an escape to the character itself, so the same function serves both kinds of output.
"""

import unicodedata

_CONTROL_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Unicode categories: control, format (bidi, zero width, tags), lone surrogates, private, unassigned, separators."""


def escape_for_terminal(text: str, keep: str = "") -> str:
    """Escape every character that a terminal interprets, except those in ``keep``."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(char if char in keep or _is_printable(char) else _escape_character(char) for char in text)


def _is_printable(char: str) -> bool:
    return unicodedata.category(char) not in _CONTROL_CATEGORIES


def _escape_character(char: str) -> str:
    code = ord(char)
    if code < 0x10000:
        return f"\\u{code:04x}"
    code -= 0x10000
    return f"\\u{0xD800 + (code >> 10):04x}\\u{0xDC00 + (code & 0x3FF):04x}"
