"""The records of a tool result: objects of a JSON list, rows of a table, lines of a list in a text. Pure.

A record is a name → value mapping. Only a list of two or more is one: what a single object says is compared with nothing.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from callwright.core.ground.user_clauses import CODE_PATTERN

ResultRecord = dict[str, Any]

MAX_RECORDS = 50
_MAX_NESTED = 8
"""Members of a list within a record that count for it: the items of an order."""

_MAX_CELLS = 24
_MAX_CELL_CHARS = 200
_RULE = re.compile(r"[\s|:+=-]+")
_BULLET = re.compile(r"\s{0,8}(?:[-*•·]|\d{1,3}[.)、])\s+(?=\S)")
_PART = re.compile(r"\s*(?:[：:，,;；|()（）—–]|\s-\s)\s*")
_PAGE_REFERENCE = re.compile(r"\b(?:ref|uid)=")
"""Elements of a page: which of them comes first on the way to what the user names is not told by their labels."""

_NUMBER = re.compile(r"-?\d{1,12}(?:\.\d{1,6})?")
_GROUPED_NUMBER = re.compile(r"-?\d{1,3}(?:,\d{3})+(?:\.\d+)?")
_COLUMNS = re.compile(r"\t| {2,}")


def iter_record_lists(raw: str) -> Iterator[list[ResultRecord]]:
    """Yield every list of two or more records in a result.

    Texts in a list are records of one name each, and the numbers of an object are records of a name and a number: ``{"wolf fur": 12}``.
    """
    try:
        decoded = msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError):
        yield from _iter_text_lists(raw)
        return
    yield from _iter_json_lists(decoded)


def _iter_json_lists(decoded: Any) -> Iterator[list[ResultRecord]]:
    waiting: list[Any] = [decoded]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict):
            waiting += one.values()
            counts = [(key, value) for key, value in one.items() if isinstance(value, int | float)]
            if len(counts) > 1 and len(counts) == len(one):
                yield [{"name": key, "value": value} for key, value in counts[:MAX_RECORDS]]
        elif isinstance(one, list):
            records = [_flatten(item) for item in one[:MAX_RECORDS] if isinstance(item, dict)]
            texts = [{"": item} for item in one[:MAX_RECORDS] if isinstance(item, str)]
            rows = [item for item in one[:MAX_RECORDS] if isinstance(item, list)]
            table = list(_read_rows(rows))
            for group in (records, texts, table):
                if len(group) > 1:
                    yield group
            waiting += [item for item in one[:MAX_RECORDS] if not (table and isinstance(item, list))]


def _flatten(record: ResultRecord) -> ResultRecord:
    """Return a record with the values of its nested objects, and of the objects in its lists."""
    flat = dict(record)
    for key, value in record.items():
        if isinstance(value, dict):
            flat |= {f"{key}.{inner}": one for inner, one in value.items()}
        elif isinstance(value, list):
            for at, item in enumerate(value[:_MAX_NESTED]):
                if isinstance(item, dict):
                    flat |= {f"{key}.{at}.{inner}": one for inner, one in item.items()}
    return flat


# --- tables and lists in texts -----------------------------------------------------------------------------------


def _iter_text_lists(raw: str) -> Iterator[list[ResultRecord]]:
    """Yield the tables of a text, and its lists of lines with a mark before each."""
    lines = raw.splitlines()[: 4 * MAX_RECORDS]
    for rows in _iter_row_groups(lines):
        found = list(_read_rows(rows))
        if len(found) > 1:
            yield found
    marked = [
        line[mark.end() :]
        for line in lines
        if (mark := _BULLET.match(line)) is not None and not _PAGE_REFERENCE.search(line)
    ]
    if len(marked) > 1:
        yield [_read_line(one) for one in marked[:MAX_RECORDS]]


def _iter_row_groups(lines: Sequence[str]) -> Iterator[list[list[str]]]:
    """Yield the cells of neighbouring lines that are split into as many."""
    rows: list[list[str]] = []
    for line in [*lines, ""]:
        if rows and line.strip() and _RULE.fullmatch(line):
            continue
        cells = _split_cells(line)
        if rows and len(cells) != len(rows[0]):
            if len(rows) > 1:
                yield rows
            rows = []
        if len(cells) > 1:
            rows.append(cells)


def _split_cells(line: str) -> list[str]:
    """Return the cells of a line of a table: between bars, tabs, two spaces, or commas without a space; none for another line."""
    text = line.strip()
    if not text or len(text) > _MAX_CELL_CHARS or line[0].isspace() or _BULLET.match(line):
        return []
    if text.startswith("|"):
        return [one.strip() for one in text.strip("|").split("|")][:_MAX_CELLS]
    if _COLUMNS.search(text):
        return [one.strip() for one in _COLUMNS.split(text)][:_MAX_CELLS]
    if "," in text and ", " not in text:
        return [one.strip() for one in text.split(",")][:_MAX_CELLS]
    return []


def _read_rows(rows: Sequence[list[Any]]) -> Iterator[ResultRecord]:
    """Yield the records of a table; the first row names the columns where no cell of it is a number."""
    if len(rows) < _MIN_ROWS or len({len(one) for one in rows}) > 1:
        return
    head = [str(one) for one in rows[0]]
    named = len(set(head)) == len(head) and not any(any(map(str.isdigit, one)) for one in head)
    for row in rows[1:] if named else rows:
        keys = head if named else [str(at) for at in range(len(row))]
        yield {key: _read_cell(one) for key, one in zip(keys, row, strict=True)}


_MIN_ROWS = 2


def _read_cell(cell: Any) -> Any:
    """Return a number for the text of one: ``1,250``."""
    if not isinstance(cell, str):
        return cell
    if _GROUPED_NUMBER.fullmatch(cell):
        cell = cell.replace(",", "")
    if _NUMBER.fullmatch(cell) and not (cell[:1] == "0" and cell[1:2].isdigit()):
        return float(cell) if "." in cell else int(cell)
    return cell


def _read_line(line: str) -> ResultRecord:
    """Return the parts of a line between its marks, and its codes."""
    parts = [one for one in _PART.split(line[:_MAX_CELL_CHARS]) if one][:_MAX_CELLS]
    record: ResultRecord = {str(at): _read_cell(one) for at, one in enumerate(parts)}
    for at, code in enumerate(CODE_PATTERN.findall(line)[:_MAX_NESTED]):
        record[f"code {at}"] = _read_cell(code.lstrip("#"))
    return record
