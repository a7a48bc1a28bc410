"""Compare what a reply says of one entry with that entry: a row of a result, or one of several calls of one tool. Pure; knows no clock.

A value that is recorded, but of another row, is wrong where one row is named; a weekday is wrong where no recorded day falls on it.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from functools import cached_property
from typing import Any

from callwright.core.ground.date_mentions import find_weekdays
from callwright.core.text import text_analysis
from callwright.core.text.script_pattern import ScriptPattern
from callwright.core.truth.ledger_facts import LedgerFact, list_leaves
from callwright.core.truth.row_figures import calculate_row_figures
from callwright.core.truth.value_claims import (
    LedgerValues,
    blank_tokens,
    find_counts,
    find_identifiers,
    find_numbers,
    has_one_other_digit,
    is_turned,
)  # fmt: skip

Row = dict[str, list[Any]]
"""Name of a field → its values in a row."""

_MAX_ROWS = 24
_MAX_STATE_CHARS = 14
_LEAST_NAME_CHARS = 2
_LEAST_PAIRS = 2
_SAME = 0.006
_COMPARED = ScriptPattern(
    r"\b(?:than|more|less|fewer|cheaper|dearer|later|earlier|faster|difference|together|total|average|both|each|other|others|instead|rather|from|versus|vs|against|before|previously)\b|比|多|少|贵|便宜|差|合计|一共|总共|平均|都|各|其他|其余|另|原|从|而不是",
    re.IGNORECASE,
)
"""Words of a clause that speaks of more than one row."""
_DAY = re.compile(r"(?<!\d)((?:19|20)\d\d)-(\d\d?)-(\d\d?)(?!\d)")
_WEEKDAY_CUE = re.compile(r"day\b|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b|周|星期|礼拜", re.IGNORECASE)
_WORD_EDGE = r"(?<![A-Za-z0-9]){}(?![A-Za-z0-9])"
BEFORE_SPAN = re.compile(
    r"(?:\b(?:every|each|until|till|by|through|before|after|since|between|and|from|to|next|last)|[每至从上]|(?<![改移挪定约排推延])到|下个?|之前|之后) ?$",
    re.IGNORECASE,
)
AFTER_SPAN = re.compile(r" ?(?:之?前|之?后|以[前后]|起|开始|至)|s\b", re.IGNORECASE)
"""What stands beside a weekday that is not that of the event itself."""


class RunEntries:
    """The rows and the days that a run recorded, computed once for a reply."""

    def __init__(self, facts: Sequence[LedgerFact], values: LedgerValues, today: date | None = None) -> None:
        self._facts = facts
        self._values = values
        self._own_day = None if today is None else today.weekday()
        "The weekday of the reply, which heads what is told of this day."

    @cached_property
    def _groups(self) -> list[list[Row]]:
        """Rows that stand beside each other: the objects of a list, the calls of one tool."""
        happened = [fact for fact in self._facts if fact.happened]
        groups = [
            [_read_row([row]) for row in rows] for fact in happened for rows in _list_object_lists(fact.data)
        ]
        calls: defaultdict[str, list[LedgerFact]] = defaultdict(list)
        for fact in happened:
            calls[fact.tool].append(fact)
        repeated = [same for same in calls.values() if 1 < len(same) <= _MAX_ROWS]
        return groups + [[_read_row([fact.arguments, fact.data]) for fact in same] for same in repeated]

    @cached_property
    def _weekdays(self) -> frozenset[int]:
        """The weekdays of the recorded days, and those that recorded texts name, Monday as 0."""
        text = self._values.text
        days = frozenset(filter(None, map(_find_weekday, _DAY.findall(text))))
        return frozenset(day - 1 for day in days) | frozenset(
            day for day, _ in find_weekdays(text_analysis.fold_text(text))
        )

    def find_wrong_values(self, clause: str, *, asserts: bool) -> Iterator[tuple[str, str]]:
        """Yield the values of a clause that belong to another entry than the one it names, each with the recorded one.

        Weekdays are compared where it ``asserts``: on which day nothing is need not be recorded.
        """
        if self._groups and not _COMPARED.search(clause):
            for rows in self._groups:
                yield from self._find_swapped_values(clause, rows)
        if asserts and _WEEKDAY_CUE.search(clause) and self._weekdays:
            yield from self._find_wrong_weekdays(clause)

    def _find_swapped_values(self, clause: str, rows: Sequence[Row]) -> Iterator[tuple[str, str]]:
        folded = clause.lower()
        field = _find_naming_field(rows)
        named = [row for row in rows if any(_is_in(name, folded) for name in _list_names(row, rows, field))]
        if len(named) > 1:
            yield from _find_swapped_pairs(clause, rows, field)
        if len(named) != 1:
            return
        own = named[0]
        others = [row for row in rows if row is not own]
        yield from self._find_swapped_numbers(clause, own, others)
        yield from _find_swapped_states(folded, own, others)

    def _find_swapped_numbers(
        self, clause: str, own: Row, others: Sequence[Row]
    ) -> Iterator[tuple[str, str]]:
        blanked = blank_tokens(clause)
        said = [(number, text) for number, _, _, text in find_numbers(blanked)]
        said += [(number, text) for number, _, text in find_counts(blanked)]
        numbers = {one for values in own.values() for one in values if _is_number(one)}
        for number, text in said:
            if any(_is_same(number, one) for one in numbers) or self._is_elsewhere(number, own):
                continue
            for name, values in own.items():
                known = next((one for one in values if _is_number(one)), None)
                if known is None or any(_is_same(one, known) for one, _ in said):
                    continue
                swapped = any(
                    _is_same(number, one) for row in others for one in row.get(name, ()) if _is_number(one)
                )
                if swapped or self._is_slip(number, known):
                    yield text, f"{known:g}"
                    break

    def _is_slip(self, number: float, known: float) -> bool:
        """Return whether a number that nothing recorded has differs from a recorded one in a digit, or in their order."""
        if self._values.written_numbers.has_written(number, 0.0) or self._values.written_derived.has_written(
            number, 0.0
        ):
            return False
        return has_one_other_digit(number, abs(known)) or is_turned(number, abs(known))

    def _is_elsewhere(self, number: float, own: Row) -> bool:
        """Return whether a number may also be a count, or follows from the named row itself."""
        if number in self._values.lengths:
            return True
        figures = calculate_row_figures([{name: values[0] for name, values in own.items() if values}])
        return any(_is_same(number, one) for one in figures.totals)

    def find_other_entry(self, clause: str) -> tuple[str, str] | None:
        """Return the id that a claim of an action names and only a read gave, with the id that the effect was given instead of it.

        The effect's id is one of its arguments, looks like the named one and is not in the reply, or stands beside it in a list.
        """
        said = {_GROUP.sub("", one.lower()): one for one in find_identifiers(clause)}
        if not said or not self._only_read or _COMPARED.search(clause.replace("都", "")):
            return None
        listed = _LISTED.search(clause) is not None
        for plain, written in said.items():
            if plain not in self._only_read:
                continue
            for known in self._given:
                compact = _GROUP.sub("", known.lower())
                if _get_shape(compact) == _get_shape(plain) and (
                    compact not in self._values.said_compact or (listed and compact in said)
                ):
                    return written, known
        return None

    def names_only_read(self, clause: str) -> str | None:
        """Return the id, or its number, that a clause names and only a read gave, where it has no value of an effect."""
        if not self._only_read or any(one in clause.lower() for one in self._given_texts):
            return None
        said = {_GROUP.sub("", one.lower()) for one in find_identifiers(clause)}
        numbers = set(_LONG_NUMBER.findall(clause))
        for known in self._only_read:
            tail = _LONG_TAIL.search(known)
            if known in said or (tail is not None and tail[0] in numbers and not self._is_given(tail[0])):
                return known
        return None

    def _is_given(self, number: str) -> bool:
        return any(number in one for one in self._given_texts)

    @cached_property
    def _given(self) -> list[str]:
        """The ids among the arguments of the effects that were carried out."""
        return [
            one
            for fact in self._facts
            if not fact.reads and fact.happened
            for _, value in list_leaves(fact.arguments)
            if isinstance(value, str) and len(value) <= _MAX_ID_CHARS
            for one in find_identifiers(value)
        ]

    @cached_property
    def _given_texts(self) -> frozenset[str]:
        """The texts and longer numbers of all effects, in lower case."""
        return frozenset(
            f"{value}".lower()
            for fact in self._facts
            if not fact.reads
            for _, value in list_leaves((fact.arguments, fact.data))
            if not isinstance(value, bool) and len(f"{value}") > _LEAST_NAME_CHARS
        )

    @cached_property
    def _only_read(self) -> frozenset[str]:
        """The ids, without case and hyphens, that only reads have, of calls or rows that share no value with an effect."""
        found: set[str] = set()
        if not self._given_texts or not any(fact.reads for fact in self._facts):
            return frozenset()
        whole = " ".join(self._given_texts)
        for fact in self._facts:
            if not fact.reads or not fact.happened:
                continue
            asked = list(list_leaves(fact.arguments))
            rows = [row for rows in _list_object_lists(fact.data) for row in rows] or [fact.data]
            for row in rows:
                texts = [f"{value}" for _, value in [*list_leaves(row), *(asked if len(rows) == 1 else ())]]
                if any(text.lower() in self._given_texts for text in texts if len(text) > _LEAST_NAME_CHARS):
                    continue
                found.update(
                    one.lower()
                    for text in texts
                    if len(text) <= _MAX_ID_CHARS
                    for one in find_identifiers(text)
                    if one.lower() not in whole
                )
        return frozenset(_GROUP.sub("", one) for one in found)

    def _find_wrong_weekdays(self, clause: str) -> Iterator[tuple[str, str]]:
        folded = text_analysis.fold_text(clause)
        reply = {day for day, _ in find_weekdays(text_analysis.fold_text(self._values.reply))}
        if not self._weekdays.isdisjoint(reply):
            return
        for day, (start, end) in find_weekdays(folded):
            is_span = BEFORE_SPAN.search(folded[:start]) or AFTER_SPAN.match(folded[end:])
            if day not in self._weekdays and not is_span and day != self._own_day:
                span = start, end
                yield clause[slice(*span)].strip(), _WEEKDAYS[min(self._weekdays)]


_GROUP = re.compile(r"[\s\-_.·/()+:,#]")
_LISTED = re.compile(r"\band\b|[和与及、&,，]", re.IGNORECASE)
_LONG_NUMBER = re.compile(r"(?<![\w.,$£€¥-])\d{3,}(?![\w.%-]|,\d|[元块])", re.ASCII)
_LONG_TAIL = re.compile(r"\d{3,}$", re.ASCII)
_MAX_ID_CHARS = 24


def _get_shape(token: str) -> str:
    """Return the groups of letters and of digits of an id."""
    return _DIGITS.sub("9", _LETTERS.sub("a", token))


_LETTERS = re.compile(r"[^\W\d]+")
_DIGITS = re.compile(r"\d+")


_WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


def _find_weekday(parts: tuple[str, str, str]) -> int | None:
    """Return the weekday of a day, Monday as 1; None where there is no such day."""
    try:
        return date(*map(int, parts)).isoweekday()
    except ValueError:
        return None


def _find_swapped_pairs(clause: str, rows: Sequence[Row], field: str) -> Iterator[tuple[str, str]]:
    """Yield the numbers that a clause gives several rows in turn, each that of another one: 91 in Maths and 82 in History."""
    pairs = _pair_rows_with_numbers(clause, rows, field)
    given = [one for row, _, _ in pairs for one in _list_numbers(row)]
    for row, number, text in pairs:
        own = _list_numbers(row)
        if (
            own
            and not any(_is_same(number, one) for one in own)
            and any(_is_same(number, one) for one in given)
        ):
            yield text, f"{own[0]:g}"


def _pair_rows_with_numbers(clause: str, rows: Sequence[Row], field: str) -> list[tuple[Row, float, str]]:
    """Return each row that a clause names with the number beside it; none where names and numbers do not take turns."""
    folded = clause.lower()
    named: list[tuple[int, Row]] = [
        (folded.index(name), row)
        for row in rows
        for name in _list_names(row, rows, field)[:1]
        if _is_in(name, folded)
    ]
    named.sort(key=lambda one: one[0])
    numbers = [(start, number, text) for number, _, start, text in find_numbers(blank_tokens(clause))]
    if len(named) != len(numbers) or len(named) < _LEAST_PAIRS:
        return []
    starts = [[one[0], other[0]] for one, other in zip(named, numbers, strict=True)]
    if numbers[0][0] < named[0][0]:
        starts = [pair[::-1] for pair in starts]
    flat = [start for pair in starts for start in pair]
    if flat != sorted(flat):
        return []
    return [(row, number, text) for (_, row), (_, number, text) in zip(named, numbers, strict=True)]


def _list_numbers(row: Row) -> list[float]:
    return [float(one) for values in row.values() for one in values if _is_number(one)]


def _find_swapped_states(folded: str, own: Row, others: Sequence[Row]) -> Iterator[tuple[str, str]]:
    """Yield the state, or other short text, of another row that a clause gives the named one."""
    texts = {one.lower() for values in own.values() for one in values if isinstance(one, str)}
    for name, values in own.items():
        known = next((one for one in values if isinstance(one, str)), None)
        if known is None or known.lower() in folded or not _is_state(known):
            continue
        for other in (one for row in others for one in row.get(name, ()) if isinstance(one, str)):
            if _is_state(other) and other.lower() not in texts and _is_in(other.lower(), folded):
                yield other, known
                return


def _is_state(text: str) -> bool:
    return _LEAST_NAME_CHARS <= len(text) <= _MAX_STATE_CHARS and not any(char.isdigit() for char in text)


def _find_naming_field(rows: Sequence[Row]) -> str:
    """Return the field by whose texts rows are named: the first that has another text in each row; "" for none."""
    for name in reversed(
        list(rows[0])
    ):  # the leaves of an object are listed from its last field to its first
        texts = [one for row in rows for one in row.get(name, ())[:1] if isinstance(one, str)]
        if len(texts) == len(rows) == len(set(texts)):
            return name
    return ""


def _list_names(row: Row, rows: Sequence[Row], field: str) -> list[str]:
    """Return the texts by which a row is named: that of the naming field, and those with digits that no other row has."""
    known = Counter(text for one in rows for text in {*_list_texts(one)})
    names = [one.lower() for one in row.get(field, ()) if isinstance(one, str)]
    names += [text for text in _list_texts(row) if any(map(str.isdigit, text))]
    return [text for text in names if known[text] == 1 and len(text) >= _LEAST_NAME_CHARS]


def _list_texts(row: Row) -> list[str]:
    return [one.lower() for values in row.values() for one in values if isinstance(one, str)]


def _is_in(name: str, folded: str) -> bool:
    """Return whether a text has a name, in Latin script as a word of its own."""
    if not name.isascii():
        return name in folded
    return name in folded and re.search(_WORD_EDGE.format(re.escape(name)), folded) is not None


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_same(one: float, two: float) -> bool:
    return abs(abs(one) - abs(two)) < _SAME or abs(abs(one) * 100 - abs(two)) < 100 * _SAME


def _list_object_lists(value: Any) -> Iterator[list[dict[str, Any]]]:
    """Yield each list of two objects or more in a value, but longer ones than are compared."""
    if isinstance(value, dict):
        for part in value.values():
            yield from _list_object_lists(part)
    elif (
        isinstance(value, list)
        and 1 < len(value) <= _MAX_ROWS
        and all(isinstance(one, dict) for one in value)
    ):
        yield value


def _read_row(values: Iterable[Any]) -> Row:
    row: defaultdict[str, list[Any]] = defaultdict(list)
    for value in values:
        for name, one in list_leaves(value):
            row[name].append(one)
    return dict(row)
