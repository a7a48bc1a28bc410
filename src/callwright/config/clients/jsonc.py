"""Parse JSON with comments and trailing commas into a tree with positions, so that the text can be edited.

Accepts what clients write: plain JSON, JSONC, a byte order mark. A duplicate member is refused: readers
disagree on which one counts.
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
    """The text is not JSON, with or without comments. ``line`` and ``column`` count from 1.

    ``repeated``: the name that occurs a second time there in one object, which readers understand differently; "" for another fault.
    """

    def __init__(self, text: str, at: int, repeated: str = "") -> None:
        super().__init__("not JSON")
        self.repeated = repeated
        self.line = text.count("\n", 0, at) + 1
        self.column = at - text.rfind("\n", 0, at)


class Node(Struct):
    """A value and its position: ``start`` inclusive, ``end`` exclusive."""

    start: int
    end: int = 0
    value: Any = None
    members: "list[Member] | None" = None

    def to_plain(self) -> Any:
        """Return the value as plain JSON."""
        if self.members is not None:
            return {one.name: one.node.to_plain() for one in self.members}
        if isinstance(self.value, list):
            return [one.to_plain() for one in self.value]
        return self.value

    def find_member(self, name: str) -> "Member | None":
        """Return the member with that name if this is an object, else None."""
        return next((one for one in self.members or () if one.name == name), None)


class Member(Struct):
    """A member of an object; ``start`` is the position of its name."""

    name: str
    start: int
    node: Node


def parse_jsonc(text: str) -> Node:
    """Parse a whole text.

    Raises:
        JsoncError: It is not JSON.
    """
    reader = _JsoncReader(text)
    reader.skip_blanks()
    root = reader.read_value(0)
    reader.skip_blanks()
    if reader.at < len(text):
        raise JsoncError(text, reader.at)
    return root


class _JsoncReader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def skip_blanks(self) -> None:
        """Skip blanks and comments."""
        found = _BLANK.match(self.text, self.at)
        self.at = found.end() if found else self.at

    def read_value(self, depth: int) -> Node:
        char = self.text[self.at : self.at + 1]
        if depth > MAX_DEPTH:
            raise JsoncError(self.text, self.at)
        if char == "{":
            return self._read_object(depth)
        if char == "[":
            return self._read_array(depth)
        node = Node(self.at)
        node.value = self._read_string() if char == '"' else self._read_scalar()
        node.end = self.at
        return node

    def _read_object(self, depth: int) -> Node:
        node = Node(self.at, members=[])
        names: set[str] = set()
        self._read_items("}", lambda: self._read_member(node, names, depth))
        node.end = self.at
        return node

    def _read_member(self, node: Node, names: set[str], depth: int) -> None:
        start = self.at
        name = self._read_string()
        if name in names:
            raise JsoncError(self.text, start, name)
        names.add(name)
        self.skip_blanks()
        self._expect_char(":")
        self.skip_blanks()
        assert node.members is not None
        node.members.append(Member(name, start, self.read_value(depth + 1)))

    def _read_array(self, depth: int) -> Node:
        node = Node(self.at, value=[])
        self._read_items("]", lambda: node.value.append(self.read_value(depth + 1)))
        node.end = self.at
        return node

    def _read_items(self, close: str, item: Callable[[], None]) -> None:
        """Read everything from the opening bracket to the closing one; a trailing comma is allowed."""
        self.at += 1
        self.skip_blanks()
        while not self.text.startswith(close, self.at):
            item()
            self.skip_blanks()
            if not self.text.startswith(close, self.at):
                self._expect_char(",")
                self.skip_blanks()
        self.at += 1

    def _expect_char(self, char: str) -> None:
        if not self.text.startswith(char, self.at):
            raise JsoncError(self.text, self.at)
        self.at += 1

    def _read_string(self) -> str:
        found = _STRING.match(self.text, self.at)
        if found is None:
            raise JsoncError(self.text, self.at)
        try:
            value = str(json.loads(found[0]))
        except ValueError:
            raise JsoncError(self.text, self.at) from None
        self.at = found.end()
        return value

    def _read_scalar(self) -> Any:
        found = _SCALAR.match(self.text, self.at)
        if found is None:
            raise JsoncError(self.text, self.at)
        try:
            value = json.loads(found[0])
        except ValueError:  # a number of thousands of digits
            raise JsoncError(self.text, self.at) from None
        self.at = found.end()
        return value
