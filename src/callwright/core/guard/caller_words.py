"""The paths and addresses that the caller wrote itself, as arguments: they are no secret of the server that repeats them.

A text counts that is a path or an address as a whole; a sentence may have been copied from anywhere. May not know who the caller is, nor for what its words are compared.
"""

import re
from collections.abc import Iterator
from functools import cached_property
from itertools import accumulate, takewhile
from typing import Any, Final

_MIN_CHARS: Final = 4
_MAX_CHARS: Final = 65_536
"""Characters of the caller's texts that are compared, the shortest texts first; the others count as not written."""

_PLACE: Final = re.compile(
    r"(?=.{4})(?:(?:[A-Za-z][\w+.-]{0,20}://|~?/|\.{1,2}/|[A-Za-z]:[\\/]|\\\\)[^\n\0]{0,1000}|[\w.-]{1,200}(?::\d{1,5})?(?:[/\\][^\s\0]{0,800})?)"
)
"""A path or an address and nothing else."""

_LOOPBACK: Final = re.compile(r"localhost|127\.0\.0\.1|::1", re.IGNORECASE)
_FOLDER_END: Final = re.compile(r"(?<=[^/\\])[/\\]")
_BETWEEN_TEXTS: Final = "\0"


class CallerWords:
    """The paths and addresses in a JSON value that the caller wrote; they are collected when the first part is compared."""

    def __init__(self, value: Any = None) -> None:
        self._value = value

    def hold(self, part: str) -> bool:
        """Return whether the caller wrote this path or address, a folder of it, or something below it."""
        part = part.strip().rstrip("/\\.,:")
        if len(part) < _MIN_CHARS or _BETWEEN_TEXTS in part:
            return False
        return part in self._joined or any(
            part[: end.start()] in self._places for end in _FOLDER_END.finditer(part)
        )

    def hold_loopback(self) -> bool:
        """Return whether the caller named its own machine, whose addresses stand for one another."""
        return _LOOPBACK.search(self._joined) is not None

    @cached_property
    def _joined(self) -> str:
        texts = sorted(filter(_PLACE.fullmatch, _iterate_texts(self._value)), key=len)
        fitting = takewhile(lambda end: end <= _MAX_CHARS, accumulate(map(len, texts)))
        return _BETWEEN_TEXTS.join(texts[: sum(1 for _ in fitting)])

    @cached_property
    def _places(self) -> frozenset[str]:
        """The texts that may be a folder or the beginning of an address."""
        places = (one.rstrip("/\\") for one in self._joined.split(_BETWEEN_TEXTS))
        return frozenset(one for one in places if len(one) >= _MIN_CHARS)


NO_WORDS: Final = CallerWords()


def _iterate_texts(value: Any) -> Iterator[str]:
    """Yield the texts of a JSON value."""
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, str):
            yield one
        elif isinstance(one, dict):
            waiting += [*one.values(), *one.keys()]
        elif isinstance(one, list | tuple):
            waiting += one
