"""Line numbers of the keys of a TOML document. Reads lines, not values: the document is known to be valid.

A key inside an inline table or an array has the line of the key that contains it.
"""

import re
from typing import Final

_KEY_PART_PATTERN: Final = r'(?:[A-Za-z0-9_-]+|"(?:[^"\\]|\\.)*"|\'[^\']*\')'
_KEY_PATTERN: Final = rf"\s*({_KEY_PART_PATTERN}(?:\s*\.\s*{_KEY_PART_PATTERN})*)\s*"
_TABLE_HEADER: Final = re.compile(rf"\[(\[)?{_KEY_PATTERN}\]")
_KEY_BEFORE_VALUE: Final = re.compile(rf"{_KEY_PATTERN}=")
_KEY_PART: Final = re.compile(_KEY_PART_PATTERN)
_TOKENS: Final = re.compile(r'"""|\'\'\'|"(?:[^"\\]|\\.)*"|\'[^\']*\'|#|[][{}]')

KeyPath = tuple[str | int, ...]


class TomlLines:
    """The lines of one document."""

    def __init__(self, text: str) -> None:
        self._at: dict[KeyPath, int] = {}
        self._headers: dict[KeyPath, int] = {}
        self._counts: dict[KeyPath, int] = {}
        self._table: KeyPath = ()
        self._quote = ""
        self._depth = 0
        for number, line in enumerate(text.split("\n"), 1):  # other separators of Unicode end no line in TOML
            if not self._quote and not self._depth:
                line = self._read_line_start(line, number)  # noqa: PLW2901 - the rest of the line
            self._track_open_tokens(line)

    def find_line(self, path: KeyPath) -> int:
        """Return the line of a key, or of the nearest key that contains it; 0 for the whole document."""
        for upto in range(len(path), 0, -1):
            found = self._at.get(path[:upto])
            if found is not None:
                return found
        return 0

    def find_header_line(self, path: KeyPath) -> int:
        """Return the line of the header ``[path]``; 0 if the table has none."""
        return self._headers.get(path, 0)

    def _read_line_start(self, line: str, number: int) -> str:
        """Note the table or key that the line begins with; return the rest of the line."""
        line = line.strip()
        table = _TABLE_HEADER.match(line)
        if table is not None:
            self._table = self._number_path(_split_key(table[2]), listed=table[1] is not None)
            self._note_line(self._table, number)
            self._headers.setdefault(self._table, number)
            return ""
        value = _KEY_BEFORE_VALUE.match(line)
        if value is None:
            return ""
        self._note_line((*self._table, *_split_key(value[1])), number)
        return line[value.end() :]

    def _number_path(self, path: KeyPath, *, listed: bool) -> KeyPath:
        """Insert the index of every array of tables into the path."""
        found: KeyPath = ()
        for position, part in enumerate(path):
            found = (*found, part)
            if listed and position == len(path) - 1:
                self._counts[found] = self._counts.get(found, -1) + 1
            if found in self._counts:
                found = (*found, self._counts[found])
        return found

    def _note_line(self, path: KeyPath, number: int) -> None:
        for upto in range(1, len(path) + 1):
            self._at.setdefault(path[:upto], number)

    def _track_open_tokens(self, rest: str) -> None:
        """Track strings and brackets that continue on the next line."""
        at = 0
        while at < len(rest):
            if self._quote:
                end = rest.find(self._quote, at)
                if end < 0:
                    return
                at, self._quote = end + 3, ""
                continue
            token = _TOKENS.search(rest, at)
            if token is None or token[0] == "#":
                return
            at = token.end()
            if token[0] in {'"""', "'''"}:
                self._quote = token[0]
            elif token[0] in "[{]}":
                self._depth += 1 if token[0] in "[{" else -1


def _split_key(key: str) -> KeyPath:
    return tuple(_unquote_part(part) for part in _KEY_PART.findall(key))


def _unquote_part(part: str) -> str:
    if part[0] == "'":
        return part[1:-1]
    return re.sub(r"\\(.)", r"\1", part[1:-1]) if part[0] == '"' else part
