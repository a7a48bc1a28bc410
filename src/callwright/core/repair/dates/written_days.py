"""Absolute dates: year, month and day in any order and language. Pure; needs a clock only for a missing year.

One reading or none: ``13/12/2026`` has one, ``11/12/2026`` has two and is a question, ``12/12/26`` is not read at all. A
weekday beside the date must match it.
"""

import re
from collections.abc import Callable
from datetime import date

from callwright.core.repair.dates.date_reading import DateReading, DayReading
from callwright.core.text.chinese_numerals import parse_zh_digits, parse_zh_integer

_MONTHS = "january february march april may june july august september october november december".split()
_MONTH_NUMBERS = {
    name: number
    for number, month in enumerate(_MONTHS, 1)
    for name in (month, month[:3], "sept" if month == "september" else month)
}
_MONTH_PATTERN = f"({'|'.join(sorted(_MONTH_NUMBERS, key=len, reverse=True))})\\.?"
_WEEKDAYS = "monday tuesday wednesday thursday friday saturday sunday".split()
_WEEKDAY_NUMBERS = {
    **{name: number for number, day in enumerate(_WEEKDAYS) for name in (day, day[:3])},
    "tues": 1,
    "wednes": 2,
    "thur": 3,
    "thurs": 3,
}
_ZH_WEEKDAY_NUMBERS = {char: number for number, char in enumerate("一二三四五六日")} | {"天": 6}
_EN_WEEKDAY = re.compile(
    rf"({'|'.join(sorted(_WEEKDAY_NUMBERS, key=len, reverse=True))})\.?,? +(?=\S)|,? *\(?({'|'.join(_WEEKDAYS)})\)?$"
)
_ZH_WEEKDAY = re.compile(r"[,，]? ?[(（]?(?:星期|周|礼拜)([一二三四五六日天])[)）]?,? ?$")
_ORDINAL_SUFFIX = "(?:st|nd|rd|th)?"
_NUMERAL_PATTERN = "[0-9]{1,2}|[零〇一二两三四五六七八九十廿卅]{1,3}"


def parse_written_day(text: str, today: date | None) -> DayReading | None:
    """Return the day that a folded, lower-case text names, or None."""
    weekday, rest = _split_weekday(text)
    found = next((day for read in _WRITTEN_DAY_PARSERS if (day := read(rest, today))), None)
    if found is None or weekday is None:
        return found
    fits = [one for one in (found.readings or (found.value,)) if one is not None and one.weekday() == weekday]
    return DateReading(fits[0]) if len(fits) == 1 else None


def parse_weekday(word: str) -> int | None:
    """Return the weekday, Monday is 0; None for other words."""
    return _WEEKDAY_NUMBERS.get(word, _ZH_WEEKDAY_NUMBERS.get(word))


def parse_month(word: str) -> int | None:
    """Return the month, January is 1; None for other words."""
    return _MONTH_NUMBERS.get(word.rstrip("."))


def parse_small_number(text: str) -> int | None:
    """Parse a day or month in digits or Chinese numerals."""
    return int(text) if text.isdigit() and text.isascii() else parse_zh_integer(text)


def make_date(year: int | None, month: int | None, day: int | None) -> date | None:
    """Return the date if it exists; years have four digits."""
    if year is None or month is None or day is None or not 1000 <= year <= 9999:
        return None
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _split_weekday(text: str) -> tuple[int | None, str]:
    """Return a weekday written beside a date, and the date without it."""
    match = (
        _EN_WEEKDAY.search(text) if text[:1].isalpha() or text[-1:].isalpha() or text.endswith(")") else None
    )
    if match and (match.start() == 0 or match.end() == len(text)):
        rest = (text[: match.start()] + text[match.end() :]).strip()
        return (_WEEKDAY_NUMBERS[match[1] or match[2]], rest) if any(map(str.isdigit, rest)) else (None, text)
    match = _ZH_WEEKDAY.search(text)
    if match and match.start() > 0 and text[match.start() - 1] in "日号0123456789":
        return _ZH_WEEKDAY_NUMBERS[match[1]], text[: match.start()].strip()
    return None, text


def _make_certain_reading(day: date | None) -> DayReading | None:
    return None if day is None else DateReading(day)


def _parse_year_first(text: str, _today: date | None) -> DayReading | None:
    match = _YEAR_FIRST.fullmatch(text)
    return _make_certain_reading(make_date(int(match[1]), int(match[3]), int(match[4]))) if match else None


def _parse_compact_date(text: str, _today: date | None) -> DayReading | None:
    match = _COMPACT_DATE.fullmatch(text)
    return _make_certain_reading(make_date(int(match[1]), int(match[2]), int(match[3]))) if match else None


def _parse_year_last(text: str, _today: date | None) -> DayReading | None:
    """Parse ``13/12/2026``: the number over 12 is the day. Where both could be, both readings are given, day first."""
    match = _YEAR_LAST.fullmatch(text)
    if match is None:
        return None
    one, other, year = int(match[1]), int(match[3]), int(match[4])
    both = [make_date(year, other, one), make_date(year, one, other)]
    days = list(dict.fromkeys(day for day in both if day is not None))
    if len(days) < 2:
        return _make_certain_reading(days[0] if days else None)
    return DateReading(None, "date_order", tuple(days))


def _parse_chinese_date(text: str, today: date | None) -> DayReading | None:
    match = _CHINESE_DATE.fullmatch(text)
    if match is None:
        return None
    month, day = parse_small_number(match[2]), parse_small_number(match[3])
    if match[1] is None:
        return _propose_missing_year(month, day, today)
    year = int(match[1]) if match[1].isdigit() and match[1].isascii() else parse_zh_digits(match[1])
    return _make_certain_reading(make_date(year, month, day))


def _parse_era_date(text: str, _today: date | None) -> DayReading | None:
    """Parse ``民国113年5月6日``, ``令和六年五月六日``: a year of an era, if the day is in it."""
    match = _ERA_DATE.fullmatch(text)
    if match is None:
        return None
    first, last = _ERAS[match[1]]
    number = 1 if match[2] == "元" else _parse_era_year(match[2])
    month, day = parse_small_number(match[3]), parse_small_number(match[4])
    found = None if not number else make_date(first.year - 1 + number, month, day)
    return DateReading(found) if found is not None and first <= found <= last else None


def _parse_era_year(text: str) -> int | None:
    if text.isdigit() and text.isascii():
        return int(text)
    return (
        parse_zh_digits(text)
        if len(text) > 1 and "十" not in text and "百" not in text
        else parse_zh_integer(text)
    )


def _parse_named_month(text: str, today: date | None) -> DayReading | None:
    for pattern, month, day, year in _NAMED_MONTH_PATTERNS:
        match = pattern.fullmatch(text)
        if match is None:
            continue
        number, which = int(match[day]), parse_month(match[month])
        if match[year] is None:
            return _propose_missing_year(which, number, today)
        return _make_certain_reading(make_date(int(match[year]), which, number))
    return None


def _propose_missing_year(month: int | None, day: int | None, today: date | None) -> DayReading | None:
    """Propose the next year in which the day occurs; the year is never guessed."""
    if today is None:
        known = make_date(2000, month, day) is not None
        return DateReading(None, "date_without_year", clock=True) if known else None
    for year in range(today.year, today.year + 9):
        found = make_date(year, month, day)
        if found is not None and found >= today:
            return DateReading(None, "date_without_year", (found,), from_today=True)
    return None


_YEAR_FIRST = re.compile(r"([0-9]{4})([-/.])([0-9]{1,2})\2([0-9]{1,2})")
_COMPACT_DATE = re.compile(r"([0-9]{4})([0-9]{2})([0-9]{2})")
_YEAR_LAST = re.compile(r"([0-9]{1,2})([-/.])([0-9]{1,2})\2([0-9]{4})")
_CHINESE_DATE = re.compile(
    rf"(?:([0-9]{{4}}|[零〇一二三四五六七八九]{{4}}) ?年 ?)?({_NUMERAL_PATTERN}) ?月 ?({_NUMERAL_PATTERN}) ?[日号]?"
)
_ERAS = {
    **dict.fromkeys(("民国", "民國", "中华民国", "中華民國"), (date(1912, 1, 1), date.max)),
    "令和": (date(2019, 5, 1), date.max),
    "平成": (date(1989, 1, 8), date(2019, 4, 30)),
    "昭和": (date(1926, 12, 25), date(1989, 1, 7)),
    "大正": (date(1912, 7, 30), date(1926, 12, 24)),
}
"""Name of an era → its first and last day."""

_ERA_DATE = re.compile(
    rf"({'|'.join(_ERAS)}) ?([0-9]{{1,3}}|元|[零〇一二三四五六七八九十百]{{1,7}}) ?年 ?({_NUMERAL_PATTERN}) ?月 ?({_NUMERAL_PATTERN}) ?[日号]?"
)
_NAMED_MONTH_PATTERNS = (
    (re.compile(rf"{_MONTH_PATTERN} ?([0-9]{{1,2}}){_ORDINAL_SUFFIX}(?:(?:, ?| )([0-9]{{4}}))?"), 1, 2, 3),
    (
        re.compile(
            rf"(?:the )?([0-9]{{1,2}}){_ORDINAL_SUFFIX}(?: of)?[ -]?{_MONTH_PATTERN}(?:(?:, ?|[ -])([0-9]{{4}}))?"
        ),
        2,
        1,
        3,
    ),
    (re.compile(rf"([0-9]{{4}}),?[ -]{_MONTH_PATTERN}[ -]([0-9]{{1,2}}){_ORDINAL_SUFFIX}"), 2, 3, 1),
)
_WRITTEN_DAY_PARSERS: tuple[Callable[[str, date | None], DayReading | None], ...] = (
    _parse_year_first,
    _parse_compact_date,
    _parse_year_last,
    _parse_chinese_date,
    _parse_era_date,
    _parse_named_month,
)
