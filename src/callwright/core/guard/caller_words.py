"""What the caller wrote itself, for instance its arguments: the paths and addresses in it are no secret of the server that repeats them.

May not know who the caller is, nor for what its words are compared.
"""

import re
from collections.abc import Iterator
from functools import cached_property
from itertools import accumulate, takewhile
from typing import Any, Final

_MIN_CHARS: Final = 4
_MAX_CHARS: Final = 65_536
"""Characters of the caller's texts that are compared, the shortest texts first; the others count as not written."""

_LOOPBACK: Final = re.compile(r"localhost|127\.0\.0\.1|::1", re.IGNORECASE)
_FOLDER_END: Final = re.compile(r"(?<=[^/\\])[/\\]")
_BETWEEN_TEXTS: Final = "\0"


class CallerWords:
    """The texts in a JSON value that the caller wrote; they are collected when the first part is compared."""

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
        texts = sorted((one for one in _iterate_texts(self._value) if len(one) >= _MIN_CHARS), key=len)
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
