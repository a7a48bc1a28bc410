"""Containers under construction while a value is read: objects, lists, tuples, and the arguments of a call."""

from typing import Any

from callwright.core.reader import reading_reasons
from callwright.core.reader.reading_notes import BrokenTextError


class CallArguments:
    """The arguments between the brackets of a call: named and positional values."""

    __slots__ = ("last_bare", "named", "positional")

    def __init__(self) -> None:
        self.named: dict[str, Any] = {}
        self.positional: list[Any] = []
        self.last_bare: str | None = None


class OpenContainer:
    """A container that has been opened; ``key`` is the key of the next value."""

    __slots__ = ("commas", "items", "key", "kind")

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.commas = 0
        self.key: str | int = 0
        self.items: Any = {} if kind == "{" else CallArguments() if kind == "f" else []

    def put(self, value: Any, at: int) -> None:
        """Store a value under the current key; a duplicate key is an error."""
        if isinstance(self.items, list):
            self.items.append(value)
            self.key = len(self.items)
            return
        arguments = isinstance(self.items, CallArguments)
        if arguments and isinstance(self.key, int):
            self.items.positional.append(value)
            self.key += 1
            return
        named = self.items.named if arguments else self.items
        if self.key in named:
            raise BrokenTextError(reading_reasons.DUPLICATE_KEY(), at)
        named[self.key] = value
        if arguments:
            self.key = len(self.items.positional)
