"""Days relative to today: ``三天后``, ``下周三``, ``tomorrow``, ``next Friday``. Pure; today is an argument.

Weeks begin on Monday (ISO 8601, GB/T 7408); where a week that begins on Sunday would give another day, it is a question. So
is every phrase that people use in two ways, unless both give the same day: ``next Friday`` is the coming one *and*
that of next week, or a question. A month is a calendar month; a day that it does not have is a question.
"""

import re
from calendar import monthrange
from collections.abc import Callable
from datetime import date, timedelta

from msgspec.structs import replace

from callwright.core.repair.dates.date_reading import CLOCK_NEEDED, DateReading, DayReading
from callwright.core.repair.dates.written_days import (
    make_date,
    parse_small_number,
    parse_weekday,
    parse_written_day,
)
from callwright.core.repair.numerals import parse_en_integer

_DAYS_FROM_TODAY = {
    "today": 0, "今天": 0, "今日": 0, "本日": 0,
    "tomorrow": 1, "明天": 1, "明日": 1,
    "后天": 2, "the day after tomorrow": 2, "day after tomorrow": 2, "大后天": 3,
    "yesterday": -1, "昨天": -1, "昨日": -1,
    "前天": -2, "the day before yesterday": -2, "day before yesterday": -2, "大前天": -3,
}  # fmt: skip
_WEEK_OFFSETS = {"上上": -2, "上": -1, "本": 0, "这": 0, "下": 1, "下下": 2, "last": -1, "this": 0, "next": 1}
_MONTH_OFFSETS = {"上": -1, "本": 0, "这": 0, "当": 0, "下": 1, "last": -1, "this": 0, "the": 0, "next": 1}
_YEAR_OFFSETS = {"去": -1, "今": 0, "明": 1, "后": 2, "last": -1, "this": 0, "next": 1}
_UNITS_BY_WORD = {
    "天": "day", "日": "day", "周": "week", "星期": "week", "礼拜": "week", "月": "month", "年": "year",
    "day": "day", "week": "week", "month": "month", "year": "year",
}  # fmt: skip

RelativeDayParser = Callable[[re.Match[str], date], DayReading | None]


def parse_relative_day(text: str, today: date | None) -> DayReading | None:
    """Return the day that a folded, lower-case text names relative to today, or None."""
    text = text.removeprefix("on ")
    for pattern, read in _RELATIVE_DAY_PARSERS:
        match = pattern.fullmatch(text)
        if match is not None:
            day = CLOCK_NEEDED if today is None else read(match, today)
            return None if day is None else replace(day, from_today=True)
    return None


def _make_certain_reading(day: date | None) -> DayReading | None:
    return None if day is None else DateReading(day, "date_relative")


def _require_same_day(*days: date) -> DayReading:
    """Return a certain reading where all interpretations give the same day, else a question."""
    different = tuple(dict.fromkeys(days))
    if len(different) == 1:
        return DateReading(different[0], "date_relative")
    return DateReading(None, "date_ambiguous", different)


def _shift_days(today: date, days: int) -> date | None:
    try:
        return today + timedelta(days=days)
    except OverflowError:
        return None


def _parse_fixed_word(match: re.Match[str], today: date) -> DayReading | None:
    return _make_certain_reading(_shift_days(today, _DAYS_FROM_TODAY[match[0]]))


# --- numbers of days, weeks, months -----------------------------------------------------------------------------


def _parse_counted_units(match: re.Match[str], today: date) -> DayReading | None:
    groups = match.groupdict()
    count = 1 if groups["count"] in {"a", "one"} else parse_en_integer(groups["count"])
    count = parse_small_number(groups["count"]) if count is None else count
    if count is None:
        return None
    sign = -1 if (groups.get("way") or "").endswith(("前", "ago")) else 1
    unit = _UNITS_BY_WORD[groups["unit"]]
    if unit in {"day", "week"}:
        return _make_certain_reading(_shift_days(today, sign * count * (7 if unit == "week" else 1)))
    return _shift_months(today, sign * count * (12 if unit == "year" else 1))


def _shift_months(today: date, months: int) -> DayReading | None:
    year, month = _add_months(today, months)
    exact = make_date(year, month, today.day)
    if exact is not None or not 1000 <= year <= 9999:
        return _make_certain_reading(exact)
    last = date(year, month, monthrange(year, month)[1])
    return DateReading(None, "date_ambiguous", (last, last + timedelta(days=1)))


def _add_months(today: date, months: int) -> tuple[int, int]:
    count = today.year * 12 + today.month - 1 + months
    return count // 12, count % 12 + 1


# --- weekdays ---------------------------------------------------------------------------------------------------


def _parse_day_of_week(match: re.Match[str], today: date) -> DayReading | None:
    groups = match.groupdict()
    weekday = parse_weekday(groups["weekday"])
    if weekday is None:
        return None
    if groups["week"] is None:
        return _read_bare_weekday(today, weekday)
    return _require_same_day(*_list_days_in_week(today, _WEEK_OFFSETS[groups["week"]], weekday))


def _list_days_in_week(today: date, weeks: int, weekday: int) -> list[date]:
    """Return the weekday of that week, for weeks that begin on Monday and on Sunday; ``this Sunday`` is never in the past."""
    monday = today - timedelta(days=today.weekday())
    sunday = today - timedelta(days=(today.weekday() + 1) % 7)
    first = monday + timedelta(days=7 * weeks + weekday)
    second = sunday + timedelta(days=7 * weeks + (weekday + 1) % 7)
    return [first] if weeks == 0 and second < today <= first else [first, second]


def _read_bare_weekday(today: date, weekday: int) -> DayReading:
    """Read ``Friday``: mostly the coming one, sometimes the past one; never applied."""
    coming = today + timedelta(days=(weekday - today.weekday()) % 7)
    return DateReading(None, "date_ambiguous", (coming,))


def _parse_english_weekday(match: re.Match[str], today: date) -> DayReading | None:
    """Read ``next Friday``: the coming one and that of next week, or a question; ``this``, ``last`` and ``coming`` alike."""
    weekday = parse_weekday(match["weekday"])
    if weekday is None:
        return None
    ahead = (weekday - today.weekday()) % 7
    word = match["word"]
    if word.endswith("coming"):
        first = today + timedelta(days=ahead or 7)
        return _require_same_day(first) if ahead else _require_same_day(today, first)
    first = {
        "next": today + timedelta(days=ahead or 7),
        "this": today + timedelta(days=ahead),
        "last": today - timedelta(days=7 - ahead),
    }[word]
    return _require_same_day(first, *_list_days_in_week(today, _WEEK_OFFSETS[word], weekday))


# --- days of a month, of a year ---------------------------------------------------------------------------------


def _parse_day_of_month(match: re.Match[str], today: date) -> DayReading | None:
    groups = match.groupdict()
    year, month = _add_months(today, _MONTH_OFFSETS[groups["month"]])
    return _make_certain_reading(make_date(year, month, parse_small_number(groups["day"])))


def _parse_edge_of_month(match: re.Match[str], today: date) -> DayReading | None:
    groups = match.groupdict()
    year, month = _add_months(today, _MONTH_OFFSETS[groups["month"] or "this"])
    first = groups["edge"] in {"first", "第一"}
    return _make_certain_reading(make_date(year, month, 1 if first else monthrange(year, month)[1]))


def _parse_end_of_month(match: re.Match[str], today: date) -> DayReading | None:
    """Read ``月底``, ``end of month``: either the last day or the last days."""
    year, month = _add_months(today, _MONTH_OFFSETS[match.groupdict()["month"] or "this"])
    day = make_date(year, month, monthrange(year, month)[1])
    return None if day is None else DateReading(None, "date_ambiguous", (day,))


def _parse_day_of_year(match: re.Match[str], today: date) -> DayReading | None:
    groups = match.groupdict()
    year = today.year + _YEAR_OFFSETS[groups["year"]]
    spelled = f"{year}年{groups['rest']}" if "月" in groups["rest"] else f"{groups['rest']}, {year}"
    day = parse_written_day(spelled, today)
    return None if day is None or day.value is None else DateReading(day.value, "date_relative")


_ZH_COUNT = "[0-9]{1,4}|[一二两三四五六七八九十百]{1,5}"
_EN_COUNT = "[0-9]{1,4}|a|[a-z]+(?:-[a-z]+)?"
_ZH_DAY = "[0-9]{1,2}|[一二三四五六七八九十]{1,3}"
_EN_DAYS = (
    "monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues|tue|wed|thurs|thur|thu|fri|sat|sun"
)
_RELATIVE_DAY_PARSERS: tuple[tuple[re.Pattern[str], RelativeDayParser], ...] = tuple(
    (re.compile(pattern), read)
    for pattern, read in (
        ("|".join(sorted(_DAYS_FROM_TODAY, key=len, reverse=True)), _parse_fixed_word),
        (
            rf"(?P<count>{_ZH_COUNT}) ?(?:个)?(?P<unit>天|日|周|星期|礼拜|月|年)(?P<way>(?:之|以)?[后前])",
            _parse_counted_units,
        ),
        (
            rf"in (?P<count>{_EN_COUNT}) (?P<unit>day|week|month|year)s?(?: time|' time)?",
            _parse_counted_units,
        ),
        (
            rf"(?P<count>{_EN_COUNT}) (?P<unit>day|week|month|year)s? (?P<way>ago|from now|from today)",
            _parse_counted_units,
        ),
        (
            r"(?P<week>上上|下下|上|下|本|这)?(?:个)?(?:周|星期|礼拜)(?P<weekday>[一二三四五六日天])",
            _parse_day_of_week,
        ),
        (rf"(?P<weekday>{_EN_DAYS})(?:,? of)?(?:,? (?P<week>last|this|next) week)?", _parse_day_of_week),
        (rf"(?P<week>last|this|next) week,?(?: on)? (?P<weekday>{_EN_DAYS})", _parse_day_of_week),
        (rf"(?P<word>next|this coming|this|last|coming) (?P<weekday>{_EN_DAYS})", _parse_english_weekday),
        (rf"(?P<month>上|下|本|这|当)(?:个)?月 ?(?P<day>{_ZH_DAY}) ?[日号]", _parse_day_of_month),
        (
            r"(?:the )?(?P<day>[0-9]{1,2})(?:st|nd|rd|th)? of (?P<month>last|this|next) month",
            _parse_day_of_month,
        ),
        (r"(?P<month>上|下|本|这|当)?(?:个)?月的?(?P<edge>第一|最后一|末)天?", _parse_edge_of_month),
        (r"(?:the )?(?P<edge>first|last) day of (?P<month>last|this|the|next) month", _parse_edge_of_month),
        (r"(?P<month>上|下|本|这|当)?(?:个)?月(?:底|末)", _parse_end_of_month),
        (
            r"(?:the )?(?:end of|month end)(?: (?P<month>last|this|the|next))? ?(?:month)?",
            _parse_end_of_month,
        ),
        (r"(?P<year>去|今|明|后)年 ?(?P<rest>.{3,12})", _parse_day_of_year),
        (r"(?P<rest>.{4,16}?),?(?: of)? (?P<year>last|this|next) year", _parse_day_of_year),
    )
)
