"""Calculate what a reply may work out from the rows and the fields that a run recorded: totals, differences, averages, shares. Pure.

Rows are the objects of a list; a text field, such as a state, parts them into groups. The number fields of one object are rows too:
passed, failed and skipped tests.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import chain, combinations, permutations
from typing import Any

from msgspec import Struct

_MAX_SUBSET_ROWS = 6
"""Rows above which only whole columns and groups are added up, not every choice of rows."""
_MAX_ROWS = 100
_MAX_GROUPS = 12


class RowFigures(Struct, frozen=True):
    """Figures that follow from recorded rows: sums and differences, averages, and shares in per cent."""

    totals: frozenset[float]
    averages: frozenset[float]
    shares: frozenset[float]


def calculate_row_figures(values: Iterable[Any]) -> RowFigures:
    """Return the figures of all rows in these results."""
    totals: set[float] = set()
    averages: set[float] = set()
    shares: set[float] = set()
    for value in values:
        columns = list(_list_columns(value))
        averages.update(_divide_totals([column for column, _ in columns]))
        for column, groups in columns:
            whole, sums = sum(column), [sum(group) for group in groups]
            parts = [*map(list, _choose_rows(column)), *groups]
            totals.update(map(sum, parts))
            totals.update(abs(one - two) for one, two in combinations([*column, *sums], 2))
            totals.update(abs(whole - 2 * sum(part)) for part in parts)  # what a part exceeds the rest by
            averages.update(sum(part) / len(part) for part in parts if part)
            shares.update(100 * one / whole for one in [*column, *sums, *map(sum, parts)] if whole)
            shares.update(100 * len(group) / len(column) for group in groups)
            shares.update(
                100 * one / sum(pair) for pair in combinations(column, 2) for one in pair if sum(pair)
            )
    return RowFigures(frozenset(totals), frozenset(averages), frozenset(shares))


def _divide_totals(columns: list[list[float]]) -> Iterator[float]:
    """Yield the total of one column by that of another of as many rows: revenue by orders."""
    for one, two in permutations(columns[:_MAX_GROUPS], 2):
        total = sum(two, 0.0)
        if len(one) == len(two) and total:
            yield sum(one, 0.0) / total


def _choose_rows(column: list[float]) -> Iterator[tuple[float, ...]]:
    """Yield the choices of two or more rows, or the whole column where it is long."""
    if len(column) > _MAX_SUBSET_ROWS:
        return iter((tuple(column),))
    return chain.from_iterable(combinations(column, size) for size in range(2, len(column) + 1))


def _list_columns(value: Any) -> Iterator[tuple[list[float], list[list[float]]]]:
    """Yield each column of two numbers or more, and its numbers by group."""
    if isinstance(value, dict):
        numbers = [float(part) for part in value.values() if _is_number(part)]
        if len(numbers) > 1:
            yield numbers, []
        for part in value.values():
            yield from _list_columns(part)
    elif isinstance(value, list):
        rows = [row for row in value[:_MAX_ROWS] if isinstance(row, dict)]
        for name in rows[0] if rows else ():
            column = [float(row[name]) for row in rows if _is_number(row.get(name))]
            if len(column) > 1:
                yield column, _group_rows(rows, name)
        for row in rows:
            yield from _list_columns(
                {key: part for key, part in row.items() if isinstance(part, dict | list)}
            )


def _group_rows(rows: list[dict[str, Any]], name: str) -> list[list[float]]:
    """Return the numbers of a column in groups of rows that have one text in a field."""
    groups: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
    for row in rows:
        for key, text in row.items():
            if isinstance(text, str) and _is_number(row.get(name)):
                groups[key, text].append(float(row[name]))
    return [group for group in groups.values() if len(group) > 1][:_MAX_GROUPS]


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
