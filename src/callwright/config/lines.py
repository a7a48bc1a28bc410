"""On which line of a TOML document each key stands. Reads lines, not values: the document is known to be sound.

A key inside an inline table or an array is on the line of the key that holds it.
"""

import re
from typing import Final

_PART: Final = r'(?:[A-Za-z0-9_-]+|"(?:[^"\\]|\\.)*"|\'[^\']*\')'
_KEY: Final = rf"\s*({_PART}(?:\s*\.\s*{_PART})*)\s*"
_TABLE: Final = re.compile(rf"\[(\[)?{_KEY}\]")
_VALUE: Final = re.compile(rf"{_KEY}=")
_ONE: Final = re.compile(_PART)
_TOKENS: Final = re.compile(r'"""|\'\'\'|"(?:[^"\\]|\\.)*"|\'[^\']*\'|#|[][{}]')

Path = tuple[str | int, ...]


class Lines:
    """The lines of one document."""

    def __init__(self, text: str) -> None:
        self._at: dict[Path, int] = {}
        self._headers: dict[Path, int] = {}
        self._counts: dict[Path, int] = {}
        self._table: Path = ()
        self._quote = ""
        self._depth = 0
        for number, line in enumerate(text.splitlines(), 1):
            if not self._quote and not self._depth:
                line = self._begun(line, number)  # noqa: PLW2901 - what is left of it
            self._walk(line)

    def of(self, path: Path) -> int:
        """The line of a key, or of the nearest one that holds it; 0 for the whole document."""
        for upto in range(len(path), 0, -1):
            found = self._at.get(path[:upto])
            if found is not None:
                return found
        return 0

    def header(self, path: Path) -> int:
        """The line of the header ``[path]``; 0 where the table has none of its own."""
        return self._headers.get(path, 0)

    def _begun(self, line: str, number: int) -> str:
        """Note the table or key that the line begins with; gives what comes after it."""
        line = line.strip()
        table = _TABLE.match(line)
        if table is not None:
            self._table = self._numbered(_split(table[2]), listed=table[1] is not None)
            self._note(self._table, number)
            self._headers.setdefault(self._table, number)
            return ""
        value = _VALUE.match(line)
        if value is None:
            return ""
        self._note((*self._table, *_split(value[1])), number)
        return line[value.end() :]

    def _numbered(self, path: Path, *, listed: bool) -> Path:
        """The path with the index of every list of tables on it."""
        found: Path = ()
        for position, part in enumerate(path):
            found = (*found, part)
            if listed and position == len(path) - 1:
                self._counts[found] = self._counts.get(found, -1) + 1
            if found in self._counts:
                found = (*found, self._counts[found])
        return found

    def _note(self, path: Path, number: int) -> None:
        for upto in range(1, len(path) + 1):
            self._at.setdefault(path[:upto], number)

    def _walk(self, rest: str) -> None:
        """Follow strings and brackets that stay open over the end of the line."""
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


def _split(key: str) -> Path:
    return tuple(_unquoted(part) for part in _ONE.findall(key))


def _unquoted(part: str) -> str:
    if part[0] == "'":
        return part[1:-1]
    return re.sub(r"\\(.)", r"\1", part[1:-1]) if part[0] == '"' else part
