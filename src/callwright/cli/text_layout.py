"""Fit lines to a terminal: width in cells (two per Chinese character), and wrapping by it.

Pure. May not know colours, streams or contents.
"""

import re
import unicodedata
from collections.abc import Sequence

_PIECE_PATTERN = re.compile(r"\s+|[⺀-鿿＀-￯　-〿]|[^\s⺀-鿿＀-￯　-〿]+")
_NO_LINE_START_CHARS = frozenset("，。、；：？！）》」』】”’％…—,.;:?!)]}")
_COLUMN_GAP_CELLS = 2


def measure_width(text: str) -> int:
    """Return the number of cells that a text occupies on a terminal."""
    if text.isascii():
        return len(text)
    return sum(_measure_char(char) for char in text)


def _measure_char(char: str) -> int:
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def wrap_text(text: str, cells: int) -> list[str]:
    """Wrap a paragraph to lines of at most ``cells``; a long word is not broken."""
    lines, line = [], ""
    for piece in _PIECE_PATTERN.findall(text):
        if line and measure_width(line + piece.rstrip()) > cells and not _can_hang(piece, line, cells):
            lines.append(line.rstrip())
            line = ""
        line += piece if line else piece.lstrip()
    return [*lines, line.rstrip()] if line.strip() or not lines else lines


def _can_hang(piece: str, line: str, cells: int) -> bool:
    """Return whether closing punctuation may extend beyond the edge, because a line must not begin with it."""
    return (
        piece[0] in _NO_LINE_START_CHARS
        and measure_width(line.rstrip("".join(_NO_LINE_START_CHARS))) <= cells
    )


def wrap_paragraph(text: str, cells: int, indent: str = "") -> str:
    """Wrap a text with an indent, each of its lines separately."""
    inner = max(20, cells - len(indent))
    return "\n".join((indent + line).rstrip() for own in text.split("\n") for line in wrap_text(own, inner))


def render_pairs(rows: Sequence[tuple[str, str]], cells: int, *, indent: str = "  ", widest: int = 30) -> str:
    """Lay out names and descriptions in two columns; a name wider than ``widest`` gets a separate line."""
    column = max([measure_width(left) for left, _ in rows if measure_width(left) <= widest], default=0)
    return "\n".join(_render_pair(left, right, column, cells, indent) for left, right in rows)


def _render_pair(left: str, right: str, column: int, cells: int, indent: str) -> str:
    hang = indent + " " * (column + _COLUMN_GAP_CELLS)
    lines = [line for own in right.split("\n") for line in wrap_text(own, max(20, cells - len(hang)))]
    if measure_width(left) > column:
        return "\n".join([indent + left, *(hang + line for line in lines)])
    first = indent + left + " " * (column - measure_width(left) + _COLUMN_GAP_CELLS) + lines[0]
    return "\n".join([first.rstrip(), *(hang + line for line in lines[1:])])


def render_columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Render the lines of a plain table: every column as wide as its widest cell, the last one unpadded."""
    wide = [max(measure_width(cell) for cell in column) for column in zip(*rows, strict=True)]
    return [
        "".join(
            cell + " " * (upto - measure_width(cell) + _COLUMN_GAP_CELLS)
            for cell, upto in zip(row, wide, strict=True)
        ).rstrip()
        for row in rows
    ]
