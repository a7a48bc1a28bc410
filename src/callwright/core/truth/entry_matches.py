"""Which of the values that a clause names a recorded call has: numbers, times, days and ids. Pure; judges nothing.

A call has a value in any form in which a reply may write it: a number in words, rounded, as a sum, a difference or a share of its numbers,
a time on a clock of twelve hours, a day without its month.
"""

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import date
from functools import cached_property
from typing import Any, Final, Literal, get_args

from msgspec import Struct

from callwright.core.ground.date_mentions import find_days, find_month_days, find_times, find_weekdays
from callwright.core.ground.number_mentions import TextSpan, find_spoken_numbers, find_written_numbers
from callwright.core.text.text_analysis import fold_text
from callwright.core.truth.claim_support import list_content_words
from callwright.core.truth.entry_values import AFTER_SPAN, BEFORE_SPAN
from callwright.core.truth.ledger_facts import LedgerFact, list_leaves
from callwright.core.truth.replaced_values import list_relative_days
from callwright.core.truth.value_claims import (
    blank_measures,
    blank_tokens,
    find_identifiers,
    list_ends,
    list_minutes,
)

MentionKind = Literal["number", "time", "day", "weekday", "id"]
MENTION_KINDS: Final[tuple[MentionKind, ...]] = get_args(MentionKind)

_TWO_OF = re.compile(r"(?<=[一二三四五六七八九])(?=两[^百千万])")
"""Between the items of a list and their number: 五、六两集."""
_HAS_DIGIT = re.compile(r"\d|[一二两三四五六七八九十]")
_EN_VALUE = re.compile(
    r"\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|noon|midnight|half past|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|hundred|thousand|dozen|both|half|twice)\b",
    re.IGNORECASE,
)
"""What an English clause without digits has that names a value; some words more do no harm."""
_GROUP = re.compile(r"[\s\-_.·/()+:,#]")
_DIGITS = re.compile(r"\d{1,9}")
_ISO_DAY = re.compile(r"(?<!\d)((?:19|20)\d\d)-(\d\d?)-(\d\d?)(?!\d)")
_MAX_LEAVES = 200
"""Values of a call that are read."""
_MAX_COMBINED = 8
"""Numbers of a call up to which a reply may give their sums, differences, products and shares."""
_MAX_ROWS = 40
_SAME = 0.006
_HALF_UNIT = 0.51
_ROUNDED = 0.05
"""The share of itself by which a round number may differ from the recorded one."""
_LEAST_ROUNDED = 20
_LEAST_SHARE = 2
"""The number from which on a share is rounded to whole per cent."""
_CENTS = 100
_TENTHS_SLACK = 0.06


class Mention(Struct, frozen=True):
    """A value that a clause names: its kind, and all that it may stand for.

    Attributes:
        kind: What ``values`` hold: magnitudes; hour, below 12, and minute; month, or 0, and day; weekdays, Monday as 0; ids without case and hyphens.
        values: One of them is meant.
    """

    kind: MentionKind
    values: frozenset[Any]


class EntryValues:
    """The values of one call by kind, computed once for a reply."""

    def __init__(self, fact: LedgerFact) -> None:
        self._fact = fact
        self._leaves = list(list_leaves((fact.arguments, fact.data)))[:_MAX_LEAVES]

    @cached_property
    def text(self) -> str:
        """The tool's name, the error code and all values, folded."""
        values = [f"{value}" for _, value in self._leaves]
        return fold_text(" \n ".join([self._fact.tool, self._fact.code, *values]))

    @cached_property
    def texts(self) -> list[str]:
        """The values of two characters or more, in lower case."""
        return [one for _, value in self._leaves if len(one := f"{value}".lower()) > 1]

    @cached_property
    def given_texts(self) -> list[str]:
        """Those of ``texts`` that it was given."""
        return [one for _, value in list_leaves(self._fact.arguments) if len(one := f"{value}".lower()) > 1]

    @cached_property
    def words(self) -> frozenset[str]:
        """The words of its texts, numbers left out: what it may be named by."""
        texts = " . ".join(value for _, value in self._leaves if isinstance(value, str))
        return list_names(texts)

    @cached_property
    def _strings(self) -> list[str]:
        """The texts with digits, folded."""
        return [
            fold_text(value.replace("T", " "))
            for _, value in self._leaves
            if isinstance(value, str) and _HAS_DIGIT.search(value)
        ]

    @cached_property
    def own_numbers(self) -> list[float]:
        """The numbers of its values and in its texts, as they are recorded."""
        found = [
            abs(float(value))
            for _, value in self._leaves
            if isinstance(value, int | float) and not isinstance(value, bool)
        ]
        for one in self._strings:
            found += [number for numbers in _list_numbers(one) for number in numbers]
        return list(dict.fromkeys(found))

    @cached_property
    def _numbers(self) -> list[float]:
        """The numbers and what a reply may take from them."""
        own = self.own_numbers
        found = [*own, *map(float, _list_sizes((self._fact.data, self._fact.arguments)))]
        found += map(float, _DIGITS.findall(self.text))
        found += [one / _CENTS for one in own if one >= _CENTS] + [one * _CENTS for one in own if one <= 1]
        found += self._durations
        if len(own) <= _MAX_COMBINED:
            for at, one in enumerate(own):
                for other in own[at + 1 :]:
                    found += [one + other, abs(one - other), one * other]
            found.append(sum(own))
        return list(dict.fromkeys(found))

    @cached_property
    def _durations(self) -> list[float]:
        """The minutes, and the hours, between its times of day; the days between its dates, with the last one and without."""
        moments = sorted(
            60 * hour + minute for one in self._strings for (hour, minute), _ in find_times(one)
        )[:_MAX_COMBINED]
        apart = {float(later - one) for at, one in enumerate(moments) for later in moments[at + 1 :]}
        days = sorted({day.toordinal() for one in self._dates for day in one})[:_MAX_COMBINED]
        nights = {later - one for at, one in enumerate(days) for later in days[at + 1 :]}
        counted = {float(one + more) for one in nights for more in (0, 1)}
        return [*apart, *(minutes / 60 for minutes in apart), *counted]

    def lasts(self, mention: Mention) -> bool:
        """Return whether a number is the time between two of its times of day, in minutes or hours."""
        return any(abs(one - two) <= _SAME for one in mention.values for two in self._durations)

    @property
    def _dates(self) -> Iterator[list[date]]:
        """The full dates of its texts, by text."""
        for parts in _ISO_DAY.findall(" ".join(self._strings)):
            with suppress(ValueError):  # a number that looks like a day
                yield [date(*map(int, parts))]

    @cached_property
    def _shares(self) -> list[float]:
        """The quotients of its numbers, and the share of each in its sum with another, also in per cent."""
        own = self.own_numbers
        if len(own) > _MAX_COMBINED:
            return []
        found = [one / other for one in own for other in own if other and one != other]
        found += [one / (one + other) for one in own for other in own if one + other]
        return found + [_CENTS * one for one in found]

    @cached_property
    def _times(self) -> frozenset[tuple[int, int]]:
        found = {time for one in self._strings for time, _ in find_times(one)}
        ends = list_ends(found, list_minutes(self._leaves))
        return frozenset((hour % 12, minute) for hour, minute in found | ends)

    @cached_property
    def _days(self) -> frozenset[tuple[int, int]]:
        return frozenset(day for one in self._strings for day, _ in find_days(blank_measures(one)))

    @cached_property
    def _weekdays(self) -> frozenset[int]:
        """The weekdays of its days and those that it names."""
        texts = [fold_text(value) for _, value in self._leaves if isinstance(value, str)]
        found = {day for one in texts for day, _ in find_weekdays(one)}
        dated = _ISO_DAY.findall(" ".join(self._strings))
        return frozenset(found | {day for one in dated if (day := _find_weekday(one)) is not None})

    @cached_property
    def _compact(self) -> str:
        return _GROUP.sub("", self.text)

    @cached_property
    def ids(self) -> list[str]:
        """The ids in its texts, without case and hyphens."""
        return [_GROUP.sub("", one.lower()) for text in self._strings for one in find_identifiers(text)]

    def has(self, mention: Mention) -> bool:
        """Return whether a value is one of this call's."""
        match mention.kind:
            case "number":
                return any(_is_among(one, self._numbers, self.own_numbers) for one in mention.values)
            case "time":
                return not self._times.isdisjoint(mention.values)
            case "day":
                numbers = {day for _, day in self._days}
                return any(one in self._days or (not one[0] and one[1] in numbers) for one in mention.values)
            case "weekday":
                return not self._weekdays.isdisjoint(mention.values)
            case "id":
                return any(one in self._compact for one in mention.values)

    def has_exactly(self, mention: Mention) -> bool:
        """Return whether a number is recorded as it is, in cents, as the length of a list or within a text: not rounded, and not derived."""
        said = max(mention.values)
        return any(abs(said - number) <= _SAME * max(1.0, said) for number in self._plain_numbers)

    @cached_property
    def _plain_numbers(self) -> list[float]:
        own = self.own_numbers
        found = [*own, *map(float, _list_sizes((self._fact.data, self._fact.arguments)))]
        found += map(float, _DIGITS.findall(self.text))
        found += [one / _CENTS for one in own if one >= _CENTS] + [one * _CENTS for one in own if one <= 1]
        return found

    def has_share(self, mention: Mention) -> bool:
        """Return whether a number is a quotient of two numbers of this call, as it is, in per cent or rounded."""
        return any(
            abs(one - share) <= max(_HALF_UNIT if one > _LEAST_SHARE else _SAME, share / _CENTS)
            for one in mention.values
            for share in self._shares
        )

    def has_tenths(self, mention: Mention) -> bool:
        """Return whether so many tenths (九成, nine in ten) are a share of its numbers, or recorded or left of a whole as per cent."""
        return any(
            10 * one in self.own_numbers
            or _CENTS - 10 * one in self.own_numbers
            or any(abs(one / 10 - share) <= _TENTHS_SLACK for share in self._shares)
            for one in mention.values
        )

    def has_unsaid(self, kind: MentionKind, said: "SaidValues") -> bool:
        """Return whether it has a value of a kind that the reply does not give; numbers above 1 alone are compared."""
        match kind:
            case "number":
                return any(one > 1 and not said.has_number(one) for one in self.own_numbers)
            case "time":
                return not self._times <= said.times
            case "day":
                return any(one not in said.days and (0, one[1]) not in said.days for one in self._days)
            case "weekday":
                return not self._weekdays <= said.weekdays
            case "id":
                return any(one not in said.compact for one in self.ids)


class SaidValues:
    """The values that a reply names, by kind."""

    def __init__(self, reply: str, today: date | None) -> None:
        found: dict[MentionKind, set[Any]] = {kind: set() for kind in MENTION_KINDS}
        for one in list_mentions(reply, today):
            found[one.kind] |= one.values
        self.times, self.days, self.weekdays = found["time"], found["day"], found["weekday"]
        self._numbers = found["number"]
        self.compact = _GROUP.sub("", fold_text(reply))

    def names_number(self, number: float) -> bool:
        """Return whether one of the numbers of the reply is this one, as it is, rounded, or in another unit of money."""
        forms = [number, number / _CENTS, number * _CENTS]
        return any(_is_among(one, forms, [number]) for one in self._numbers)

    def has_number(self, number: float) -> bool:
        """Return whether the reply gives a number, as it is, rounded, or in another unit of money."""
        digits = f"{number:g}"
        return self.names_number(number) or (len(digits) > 1 and digits in self.compact)


def list_rows(facts: Sequence[LedgerFact]) -> list[EntryValues]:
    """Return the objects in the lists of results, up to 40, each as a call of its own."""
    found: list[EntryValues] = []
    for fact in facts:
        stack = [fact.data] if fact.happened else []
        while stack and len(found) < _MAX_ROWS:
            value = stack.pop()
            if isinstance(value, dict):
                stack.extend(value.values())
            elif isinstance(value, list):
                rows = [one for one in value if isinstance(one, dict)][:_MAX_ROWS]
                found += (EntryValues(LedgerFact(fact.tool, True, "success", None, one)) for one in rows)
    return found[:_MAX_ROWS]


def list_names(text: str) -> frozenset[str]:
    """Return the words of a text by which a thing may be named: its content words but numbers."""
    return frozenset(one for one in list_content_words(text) if not one[0].isdigit())


def list_mentions(clause: str, today: date | None = None) -> list[Mention]:
    """Return the values that a clause names, but 0 and 1. ``today``: the day of the reply, by which "tomorrow" is one."""
    if clause.isascii() and not _HAS_DIGIT.search(clause) and not _EN_VALUE.search(clause):
        return []
    folded = fold_text(clause)
    times: list[tuple[TextSpan, Any]] = [
        (span, (hour % 12, minute)) for (hour, minute), span in find_times(folded)
    ]
    days: list[tuple[TextSpan, Any]] = [(span, day) for day, span in find_days(blank_measures(folded))]
    days += [(span, (0, number)) for number, span in find_month_days(folded)]
    for _, moment, start, end in list_relative_days(clause, today) if today is not None else ():
        days.append(((start, end), (moment.month, moment.day)))
    found = [Mention("id", frozenset([_GROUP.sub("", one.lower())])) for one in find_identifiers(clause)]
    found += [Mention("time", one) for one in _join_spans(times)]
    found += [Mention("day", one) for one in _join_spans(days)]
    found += [
        Mention("weekday", frozenset([one]))
        for one, (start, end) in find_weekdays(folded)
        if not BEFORE_SPAN.search(folded[:start]) and not AFTER_SPAN.match(folded[end:])
    ]
    found += [Mention("number", one) for one in _list_numbers(folded)]
    return found


def _list_numbers(folded: str) -> Iterator[frozenset[float]]:
    """Yield the numbers of a folded text but 0 and 1, each with all that it may stand for: 2,300 or 2 and 300."""
    text = _TWO_OF.sub(" ", blank_tokens(folded))
    for _, (start, end) in find_weekdays(text):
        text = f"{text[:start]}{' ' * (end - start)}{text[end:]}"
    spans: list[tuple[TextSpan, Any]] = [
        (span, float(number)) for number, span, _ in find_written_numbers(text)
    ]
    spans += [(span, float(number)) for number, span in find_spoken_numbers(text)]
    for values in _join_spans(spans):
        if values - {0.0, 1.0}:
            yield values


def _join_spans(found: list[tuple[TextSpan, Any]]) -> Iterator[frozenset[Any]]:
    """Yield the values that stand at one place, those of the longest span alone: 236.5 for 236块5."""
    found.sort(key=lambda one: (one[0][0], -one[0][1]))
    longest, values = (-1, -1), set[Any]()
    for span, value in found:
        if span[0] >= longest[1]:
            if values:
                yield frozenset(values)
            longest, values = span, set()
        if span == longest:
            values.add(value)
        elif span[1] > longest[1]:
            longest, values = (longest[0], span[1]), {value}
    if values:
        yield frozenset(values)


def _is_among(number: float, numbers: Sequence[float], own: Sequence[float]) -> bool:
    """Return whether a number is one of ``numbers``, or one of ``own`` rounded."""
    slack = _SAME * max(1.0, number)
    if any(abs(number - one) <= slack for one in numbers):
        return True
    if number.is_integer() and any(not one.is_integer() and abs(number - one) <= _HALF_UNIT for one in own):
        return True
    is_round = number >= _LEAST_ROUNDED and number % 10 == 0
    sums = [sum(own)] if len(own) <= _MAX_COMBINED else []
    return is_round and any(
        abs(number - one) <= _ROUNDED * number and _count_figures(number) < _count_figures(one)
        for one in [*own, *sums]
    )


def _count_figures(number: float) -> int:
    """Return how many digits of a number are not zeros at its end: a rounded number has fewer than what it stands for."""
    return len(f"{number:.2f}".rstrip("0").rstrip(".").replace(".", "").strip("0"))


def _find_weekday(parts: Sequence[str]) -> int | None:
    try:
        return date(*map(int, parts)).weekday()
    except ValueError:  # a number that looks like a day
        return None


def _list_sizes(value: Any) -> Iterator[int]:
    """Yield the lengths of the lists in a value."""
    if isinstance(value, dict):
        for part in value.values():
            yield from _list_sizes(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from _list_sizes(part)
    elif isinstance(value, list):
        yield len(value)
        for part in value[:_MAX_LEAVES]:
            yield from _list_sizes(part)
