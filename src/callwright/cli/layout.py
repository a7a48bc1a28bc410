"""Lines that fit a terminal: width in cells, where a Chinese character takes two, and wrapping that knows it.

Pure. May not know colours, streams or what is laid out.
"""

import re
import unicodedata
from collections.abc import Sequence

_PIECES = re.compile(r"\s+|[⺀-鿿＀-￯　-〿]|[^\s⺀-鿿＀-￯　-〿]+")
_NEVER_FIRST = frozenset("，。、；：？！）》」』】”’％…—,.;:?!)]}")
_GAP = 2


def width(text: str) -> int:
    """Cells that a text takes on a terminal."""
    if text.isascii():
        return len(text)
    return sum(_cells(char) for char in text)


def _cells(char: str) -> int:
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def wrap(text: str, cells: int) -> list[str]:
    """Break a paragraph into lines of at most ``cells``; a single long word is left whole."""
    lines, line = [], ""
    for piece in _PIECES.findall(text):
        if line and width(line + piece.rstrip()) > cells and not _hangs(piece, line, cells):
            lines.append(line.rstrip())
            line = ""
        line += piece if line else piece.lstrip()
    return [*lines, line.rstrip()] if line.strip() or not lines else lines


def _hangs(piece: str, line: str, cells: int) -> bool:
    """Whether closing marks may stand beyond the edge, because a line must not begin with one."""
    return piece[0] in _NEVER_FIRST and width(line.rstrip("".join(_NEVER_FIRST))) <= cells


def paragraph(text: str, cells: int, indent: str = "") -> str:
    """Wrap a text, each of its own lines by itself, behind an indent."""
    inner = max(20, cells - len(indent))
    return "\n".join((indent + line).rstrip() for own in text.split("\n") for line in wrap(own, inner))


def pairs(rows: Sequence[tuple[str, str]], cells: int, *, indent: str = "  ", widest: int = 30) -> str:
    """Lay out names and what they mean in two columns; a name wider than ``widest`` gets a line of its own."""
    column = max([width(left) for left, _ in rows if width(left) <= widest], default=0)
    return "\n".join(_pair(left, right, column, cells, indent) for left, right in rows)


def _pair(left: str, right: str, column: int, cells: int, indent: str) -> str:
    hang = indent + " " * (column + _GAP)
    lines = [line for own in right.split("\n") for line in wrap(own, max(20, cells - len(hang)))]
    if width(left) > column:
        return "\n".join([indent + left, *(hang + line for line in lines)])
    first = indent + left + " " * (column - width(left) + _GAP) + lines[0]
    return "\n".join([first.rstrip(), *(hang + line for line in lines[1:])])


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Lines of a plain table: every column as wide as its widest cell, the last one open."""
    wide = [max(width(cell) for cell in column) for column in zip(*rows, strict=True)]
    return [
        "".join(
            cell + " " * (upto - width(cell) + _GAP) for cell, upto in zip(row, wide, strict=True)
        ).rstrip()
        for row in rows
    ]
