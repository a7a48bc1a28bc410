"""Months and years as people and machines write them: "in October", 上个月, ``2026-10``, last year. Pure; reads no clock.

A month that is said without a year may be the last or the coming one of that name: which, is not decided here.
"""

import re
from calendar import monthrange
from collections.abc import Collection, Iterator, Mapping
from datetime import date

from callwright.core.ground.date_mentions import MONTH_NUMBERS, MonthDay
from callwright.core.ground.number_mentions import TextSpan, parse_han_number, parse_number_text

_VERBS = ("may", "march", "mar")
"""Names of months that are other words, too: they count beside a word or a number that goes with a month."""

_NAMES = "|".join(sorted(MONTH_NUMBERS.keys() - set(_VERBS), key=len, reverse=True))
_NAMED = re.compile(
    rf"\b({_NAMES})\b"
    r"|\b(?:in|of|for|since|from|until|till|by|through|during|last|next|this|early|late|mid|before|after|and|or|\d{1,2}(?:st|nd|rd|th)?)[ -](?:the )?(may|march|mar)\b"
    r"|\b(may|march|mar)\.? (?=\d{4}\b|\d{1,2}(?:st|nd|rd|th)?\b)"
    r"|(?<![\d〇零一二三四五六七八九十第])(1[0-2]|0?[1-9]|十[一二]?|[一二三四五六七八九]) ?月(?!\d*个)"
)
_LUNAR_MONTHS = {"正月": 1, "冬月": 11, "腊月": 12}
_LUNAR_MONTH = re.compile("|".join(_LUNAR_MONTHS))
_CUE = re.compile(r"jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|月")
_SHIFTED = re.compile(
    r"\b(?:(last|past|previous|preceding|this|current|next|coming|following) month|month before (last))\b"
)
_HAN_SHIFTED = re.compile(r"(上上|下下|[上下这本当])个?月")
_SHIFTS = {
    "last": -1, "past": -1, "previous": -1, "preceding": -1, "this": 0, "current": 0, "next": 1, "coming": 1, "following": 1,
    "上上": -2, "上": -1, "这": 0, "本": 0, "当": 0, "下": 1, "下下": 2,
}  # fmt: skip
_BEFORE_LAST = -2
_YEARS = re.compile(
    r"\b(?:(last|past|previous|this|current|next|coming|following) year\b|(?P<ago>\d{1,2}|[a-z]{3,5}) (?:years?|yrs?) ago\b|(?:last|past|previous) (?P<past>\d{1,2}|[a-z]{3,5}) (?:years?|yrs?)\b)"
    r"|([今本去前明后])年|(?:近|最近|过去)(?P<han>\d{1,2}|[一二两三四五六七八九十]{1,2}) ?年|(?P<han_ago>\d{1,2}|[一二两三四五六七八九十]{1,2}) ?年前"
)
_YEAR_CUE = re.compile(r"\b(?:years?|yrs?)\b|年")
_YEAR_SHIFTS = {**_SHIFTS, "今": 0, "本": 0, "去": -1, "前": -2, "明": 1, "后": 2}
_VALUE = re.compile(r"(\d{4})[-/.年](\d{1,2})月?")
_MONTHS_OF_YEAR = 12
_END_OF_MONTH = re.compile(
    r"\b(?:end of (?:the |this )?month|month[- ]?end)\b|(?<![上下])(?<![上下]个)月(?:底|末)"
)

YearMonth = tuple[int, int]


def parse_month(folded: str) -> YearMonth | None:
    """Parse a whole value as a month, as year and month; None for any other text."""
    match = _VALUE.fullmatch(folded)
    if match is None or not 1 <= int(match[2]) <= _MONTHS_OF_YEAR:
        return None
    return int(match[1]), int(match[2])


def is_end_of_month(text: str, day: date, todays: Collection[date]) -> bool:
    """Return whether a text names the end of this month and that is ``day``."""
    if day.day != monthrange(day.year, day.month)[1] or not _END_OF_MONTH.search(text):
        return False
    return any((one.year, one.month) == (day.year, day.month) for one in todays)


def is_edge_of_month(year: int, day: MonthDay) -> bool:
    """Return whether a day is the first or the last of its month."""
    return 1 <= day[0] <= _MONTHS_OF_YEAR and day[1] in {1, monthrange(year, day[0])[1]}


class MonthMentions:
    """The months that a text names.

    Args:
        text: The folded text.
        years: The years that it names.
    """

    def __init__(self, text: str, years: Mapping[int, TextSpan]) -> None:
        self._years = years
        names = reversed(list(_find_names(text))) if _CUE.search(text) else ()
        self._named = dict(names)
        self._shifts = [] if "month" not in text and "月" not in text else list(_find_shifts(text))

    def find(self, month: YearMonth, todays: Collection[date]) -> TextSpan | None:
        """Return where a month is named, in words or from today; any year, respectively day, fits where the text, respectively ``todays``, has none."""
        place = self.find_name(month, todays)
        if place is not None:
            return place
        passed = {_count_months(month) - _count_months((one.year, one.month)) for one in todays}
        return next((place for shift, place in self._shifts if not passed or shift in passed), None)

    def find_number(self, month: int) -> TextSpan | None:
        """Return where a month is named, in any year."""
        return self._named.get(month)

    def find_name(self, month: YearMonth, todays: Collection[date]) -> TextSpan | None:
        """Return where a month is named in words: without a year only one within a year of today."""
        place = self._named.get(month[1])
        if place is None or month[0] in self._years:
            return place
        if self._years:
            return None
        count = _count_months(month)
        near = [abs(count - _count_months((one.year, one.month))) < _MONTHS_OF_YEAR for one in todays]
        return place if any(near) or not near else None


def _count_months(month: YearMonth) -> int:
    return _MONTHS_OF_YEAR * month[0] + month[1]


def _find_names(text: str) -> Iterator[tuple[int, TextSpan]]:
    for match in _NAMED.finditer(text):
        name = match[1] or match[2] or match[3]
        if name:
            yield MONTH_NUMBERS[name], match.span()
            continue
        number = float(match[4]) if match[4].isdigit() else parse_han_number(match[4])
        if number is not None:
            yield int(number), match.span()
    for match in _LUNAR_MONTH.finditer(text) if not text.isascii() else ():
        yield _LUNAR_MONTHS[match[0]], match.span()


def _find_shifts(text: str) -> Iterator[tuple[int, TextSpan]]:
    for match in _SHIFTED.finditer(text):
        yield _BEFORE_LAST if match[2] else _SHIFTS[match[1]], match.span()
    for match in _HAN_SHIFTED.finditer(text) if not text.isascii() else ():
        yield _SHIFTS[match[1]], match.span()


def find_year_shifts(text: str) -> Iterator[tuple[int, TextSpan]]:
    """Yield the years that are named from this one: -1 for last year, 去年 and a year ago."""
    for match in _YEARS.finditer(text) if _YEAR_CUE.search(text) else ():
        word = match[1] or match[4]
        if word:
            yield _YEAR_SHIFTS[word], match.span()
            continue
        count = parse_number_text(match["ago"] or match["past"] or match["han"] or match["han_ago"])
        if count is not None:
            yield -int(count), match.span()
