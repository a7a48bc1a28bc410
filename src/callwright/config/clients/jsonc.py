"""JSON with comments and trailing commas, as a tree that knows where everything stands, so that a text can be edited.

Reads what clients write: plain JSON, JSONC, a byte order mark. A member that is there twice is refused: two readers would
take different ones.
"""

import json
import re
from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

MAX_DEPTH: Final = 100
_BLANK: Final = re.compile(r"(?>(?:[ \t\r\n\ufeff]++|//[^\n]*+|/\*[^*]*\*+(?:[^/*][^*]*\*+)*/)*)")
_STRING: Final = re.compile(r'"(?:[^"\\\x00-\x1f]|\\.)*"', re.DOTALL)
_SCALAR: Final = re.compile(r"-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null")


class JsoncError(ValueError):
    """The text is no JSON, with or without comments. ``line`` and ``column`` count from 1."""

    def __init__(self, text: str, at: int) -> None:
        super().__init__("not JSON")
        self.line = text.count("\n", 0, at) + 1
        self.column = at - text.rfind("\n", 0, at)


class Node(Struct):
    """A value and where it stands: ``start`` inclusive, ``end`` exclusive."""

    start: int
    end: int = 0
    value: Any = None
    members: "list[Member] | None" = None

    def plain(self) -> Any:
        """The value as plain JSON."""
        if self.members is not None:
            return {one.name: one.node.plain() for one in self.members}
        if isinstance(self.value, list):
            return [one.plain() for one in self.value]
        return self.value

    def member(self, name: str) -> "Member | None":
        """The member of that name, where this is an object."""
        return next((one for one in self.members or () if one.name == name), None)


class Member(Struct):
    """A member of an object; ``start`` is where its name begins."""

    name: str
    start: int
    node: Node


def parse(text: str) -> Node:
    """Read a whole text.

    Raises:
        JsoncError: it is none.
    """
    reader = _Reader(text)
    reader.skip()
    root = reader.value(0)
    reader.skip()
    if reader.at < len(text):
        raise JsoncError(text, reader.at)
    return root


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def skip(self) -> None:
        """Pass over blanks and comments."""
        found = _BLANK.match(self.text, self.at)
        self.at = found.end() if found else self.at

    def value(self, depth: int) -> Node:
        char = self.text[self.at : self.at + 1]
        if depth > MAX_DEPTH:
            raise JsoncError(self.text, self.at)
        if char == "{":
            return self._object(depth)
        if char == "[":
            return self._array(depth)
        node = Node(self.at)
        node.value = self._string() if char == '"' else self._scalar()
        node.end = self.at
        return node

    def _object(self, depth: int) -> Node:
        node = Node(self.at, members=[])
        names: set[str] = set()
        self._items("}", lambda: self._member(node, names, depth))
        node.end = self.at
        return node

    def _member(self, node: Node, names: set[str], depth: int) -> None:
        start = self.at
        name = self._string()
        if name in names:
            raise JsoncError(self.text, start)
        names.add(name)
        self.skip()
        self._take(":")
        self.skip()
        assert node.members is not None
        node.members.append(Member(name, start, self.value(depth + 1)))

    def _array(self, depth: int) -> Node:
        node = Node(self.at, value=[])
        self._items("]", lambda: node.value.append(self.value(depth + 1)))
        node.end = self.at
        return node

    def _items(self, close: str, item: Callable[[], None]) -> None:
        """Everything from the opening bracket to the closing one; a comma may stand behind the last item."""
        self.at += 1
        self.skip()
        while not self.text.startswith(close, self.at):
            item()
            self.skip()
            if not self.text.startswith(close, self.at):
                self._take(",")
                self.skip()
        self.at += 1

    def _take(self, char: str) -> None:
        if not self.text.startswith(char, self.at):
            raise JsoncError(self.text, self.at)
        self.at += 1

    def _string(self) -> str:
        found = _STRING.match(self.text, self.at)
        if found is None:
            raise JsoncError(self.text, self.at)
        try:
            value = str(json.loads(found[0]))
        except ValueError:
            raise JsoncError(self.text, self.at) from None
        self.at = found.end()
        return value

    def _scalar(self) -> Any:
        found = _SCALAR.match(self.text, self.at)
        if found is None:
            raise JsoncError(self.text, self.at)
        try:
            value = json.loads(found[0])
        except ValueError:  # a number of thousands of digits
            raise JsoncError(self.text, self.at) from None
        self.at = found.end()
        return value
