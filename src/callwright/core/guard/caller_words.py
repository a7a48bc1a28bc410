"""What the caller wrote itself, for instance its arguments: the paths and addresses in it are no secret of the server that repeats them.

May not know who the caller is, nor for what its words are compared.
"""

from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final

_MIN_CHARS: Final = 4
_LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")


class CallerWords:
    """The texts in a JSON value that the caller wrote; they are collected when the first part is compared."""

    def __init__(self, value: Any = None) -> None:
        self._value = value

    @cached_property
    def _texts(self) -> tuple[str, ...]:
        return tuple(one for one in _iterate_texts(self._value) if len(one) >= _MIN_CHARS)

    def hold(self, part: str) -> bool:
        """Return whether the caller wrote this path or address, a folder of it, or something below it."""
        part = part.strip().rstrip("/\\.,:")
        return len(part) >= _MIN_CHARS and any(part in one or _is_below(part, one) for one in self._texts)

    def hold_loopback(self) -> bool:
        """Return whether the caller named its own machine, whose addresses stand for one another."""
        return any(name in one.lower() for one in self._texts for name in _LOOPBACK)


NO_WORDS: Final = CallerWords()


def _is_below(part: str, place: str) -> bool:
    place = place.rstrip("/\\")
    return len(place) >= _MIN_CHARS and part.startswith((place + "/", place + "\\"))


def _iterate_texts(value: Any) -> Iterator[str]:
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, str):
            yield one
        elif isinstance(one, dict):
            waiting += [*one.keys(), *one.values()]
        elif isinstance(one, list | tuple):
            waiting += one
