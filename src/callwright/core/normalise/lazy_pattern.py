"""Regular expressions that are compiled when they are first needed: most answers of tools need none of them."""

import re
from collections.abc import Iterator
from functools import cached_property
from typing import Final


class LazyPattern:
    """A pattern with the arguments and the methods of ``re.compile``."""

    def __init__(self, pattern: str, flags: int = 0) -> None:
        self._source = pattern, flags
        _LAZY_PATTERNS.append(self)

    @cached_property
    def compiled(self) -> re.Pattern[str]:
        """The compiled pattern."""
        return re.compile(*self._source)

    def match(self, text: str, at: int = 0) -> re.Match[str] | None:
        """Return the match at a place of a text, by default its start, or None."""
        return self.compiled.match(text, at)

    def fullmatch(self, text: str) -> re.Match[str] | None:
        """Return the match of a whole text, or None."""
        return self.compiled.fullmatch(text)

    def search(self, text: str) -> re.Match[str] | None:
        """Return the first match in a text, or None."""
        return self.compiled.search(text)

    def finditer(self, text: str) -> Iterator[re.Match[str]]:
        """Return all matches in a text, in order."""
        return self.compiled.finditer(text)


_LAZY_PATTERNS: Final[list[LazyPattern]] = []


def compile_patterns() -> None:
    """Compile all patterns of the modules imported so far, for when there will be no time to."""
    for pattern in _LAZY_PATTERNS:
        _ = pattern.compiled
