"""Regular expressions with English and Chinese alternatives; a text in plain ASCII is searched only for those that it can match. Pure.

Half of a bilingual pattern's alternatives cannot match an English text, and a search tries every one of them at every character.
"""

import re
from collections.abc import Iterator

_LATIN_WORD = re.compile(r"[A-Za-z]{2,}")
_ESCAPE_OR_FLAG = re.compile(r"\\[A-Za-z]|\(\?[a-zA-Z:=!<]+|\(\?P<\w+>")


class ScriptPattern:
    """A compiled pattern, and the same without the alternatives that need a character beyond ASCII."""

    def __init__(self, pattern: str, flags: int = 0) -> None:
        self.pattern = pattern
        self._whole = re.compile(pattern, flags)
        plain = [one for one in split_alternatives(pattern) if _may_match_ascii(one)]
        self._plain = re.compile("|".join(plain) if plain else r"(?!)", flags)

    def choose(self, text: str) -> re.Pattern[str]:
        """Return the pattern that finds the same in this text, at the least cost."""
        return self._plain if text.isascii() else self._whole

    def search(self, text: str) -> re.Match[str] | None:
        """Return the first match in a text, or None."""
        return (self._plain if text.isascii() else self._whole).search(text)

    def finditer(self, text: str) -> Iterator[re.Match[str]]:
        """Yield the matches in a text."""
        return (self._plain if text.isascii() else self._whole).finditer(text)

    def sub(self, replacement: str, text: str) -> str:
        """Return a text with its matches replaced."""
        return (self._plain if text.isascii() else self._whole).sub(replacement, text)


def split_alternatives(pattern: str) -> list[str]:
    """Return the alternatives of a pattern that are in no group."""
    parts: list[str] = []
    depth = at = start = class_start = 0
    in_class = False
    while at < len(pattern):
        char = pattern[at]
        if char == "\\":
            at += 2
            continue
        if in_class:
            in_class = char != "]" or at == class_start + 1
        elif char == "[":
            in_class, class_start = True, at + (pattern[at + 1 : at + 2] == "^")
        elif char in "()":
            depth += 1 if char == "(" else -1
        elif char == "|" and depth == 0:
            parts.append(pattern[start:at])
            start = at + 1
        at += 1
    return [*parts, pattern[start:]]


def _may_match_ascii(alternative: str) -> bool:
    """Return whether an alternative can match without a character beyond ASCII; True where that is not plain."""
    if alternative.isascii():
        return True
    return bool(_LATIN_WORD.search(_ESCAPE_OR_FLAG.sub(" ", alternative)))
