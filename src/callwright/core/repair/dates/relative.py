"""Days that are told from today: ``三天后``, ``下周三``, ``tomorrow``, ``next Friday``. Pure; today is handed in.

Weeks begin on Monday (ISO 8601, GB/T 7408); where a week that begins on Sunday would give another day, it is a question. So
is every phrase that people use in two ways, unless both give the same day: ``next Friday`` is the first one to come *and*
that of next week, or a question. A month is a calendar month; a day that it does not have is a question.
"""

import re
from calendar import monthrange
from collections.abc import Callable
from datetime import date, timedelta

from msgspec.structs import replace

from callwright.core.repair.dates.reading import CLOCK, Day, Reading
from callwright.core.repair.dates.written import day_of, number_of, weekday_of, written_day
from callwright.core.repair.numerals import en_integer

_FIXED = {
    "today": 0, "今天": 0, "今日": 0, "本日": 0,
    "tomorrow": 1, "明天": 1, "明日": 1,
    "后天": 2, "the day after tomorrow": 2, "day after tomorrow": 2, "大后天": 3,
    "yesterday": -1, "昨天": -1, "昨日": -1,
    "前天": -2, "the day before yesterday": -2, "day before yesterday": -2, "大前天": -3,
}  # fmt: skip
_WEEK_OF = {"上上": -2, "上": -1, "本": 0, "这": 0, "下": 1, "下下": 2, "last": -1, "this": 0, "next": 1}
_MONTH_OF = {"上": -1, "本": 0, "这": 0, "当": 0, "下": 1, "last": -1, "this": 0, "the": 0, "next": 1}
_YEAR_OF = {"去": -1, "今": 0, "明": 1, "后": 2, "last": -1, "this": 0, "next": 1}
_UNITS = {
    "天": "day", "日": "day", "周": "week", "星期": "week", "礼拜": "week", "月": "month", "年": "year",
    "day": "day", "week": "week", "month": "month", "year": "year",
}  # fmt: skip

Reader = Callable[[re.Match[str], date], Day | None]


def relative_day(text: str, today: date | None) -> Day | None:
    """The day that a folded, lower-case text tells from today, or None when it tells none."""
    text = text.removeprefix("on ")
    for pattern, read in _READERS:
        found = pattern.fullmatch(text)
        if found is not None:
            day = CLOCK if today is None else read(found, today)
            return None if day is None else replace(day, from_today=True)
    return None


def _certain(day: date | None) -> Day | None:
    return None if day is None else Reading(day, "date_relative")


def _one_of(*days: date) -> Day:
    """Certain where all ways to understand it give the same day."""
    different = tuple(dict.fromkeys(days))
    if len(different) == 1:
        return Reading(different[0], "date_relative")
    return Reading(None, "date_ambiguous", different)


def _shifted(today: date, days: int) -> date | None:
    try:
        return today + timedelta(days=days)
    except OverflowError:
        return None


def _fixed(found: re.Match[str], today: date) -> Day | None:
    return _certain(_shifted(today, _FIXED[found[0]]))


# --- so many days, weeks, months --------------------------------------------------------------------------------


def _counted(found: re.Match[str], today: date) -> Day | None:
    said = found.groupdict()
    count = 1 if said["count"] in {"a", "one"} else en_integer(said["count"])
    count = number_of(said["count"]) if count is None else count
    if count is None:
        return None
    sign = -1 if (said.get("way") or "").endswith(("前", "ago")) else 1
    unit = _UNITS[said["unit"]]
    if unit in {"day", "week"}:
        return _certain(_shifted(today, sign * count * (7 if unit == "week" else 1)))
    return _months_on(today, sign * count * (12 if unit == "year" else 1))


def _months_on(today: date, months: int) -> Day | None:
    year, month = _month(today, months)
    exact = day_of(year, month, today.day)
    if exact is not None or not 1000 <= year <= 9999:
        return _certain(exact)
    last = date(year, month, monthrange(year, month)[1])
    return Reading(None, "date_ambiguous", (last, last + timedelta(days=1)))


def _month(today: date, months: int) -> tuple[int, int]:
    count = today.year * 12 + today.month - 1 + months
    return count // 12, count % 12 + 1


# --- weekdays ---------------------------------------------------------------------------------------------------


def _of_week(found: re.Match[str], today: date) -> Day | None:
    said = found.groupdict()
    weekday = weekday_of(said["weekday"])
    if weekday is None:
        return None
    if said["week"] is None:
        return _bare(today, weekday)
    return _one_of(*_in_week(today, _WEEK_OF[said["week"]], weekday))


def _in_week(today: date, weeks: int, weekday: int) -> list[date]:
    """The weekday of that week, for weeks that begin on Monday and on Sunday; ``this Sunday`` is not one that is past."""
    monday = today - timedelta(days=today.weekday())
    sunday = today - timedelta(days=(today.weekday() + 1) % 7)
    first = monday + timedelta(days=7 * weeks + weekday)
    second = sunday + timedelta(days=7 * weeks + (weekday + 1) % 7)
    return [first] if weeks == 0 and second < today <= first else [first, second]


def _bare(today: date, weekday: int) -> Day:
    """``Friday``: the coming one most often, and the past one too; never applied."""
    coming = today + timedelta(days=(weekday - today.weekday()) % 7)
    return Reading(None, "date_ambiguous", (coming,))


def _english_weekday(found: re.Match[str], today: date) -> Day | None:
    """``next Friday``: the first to come and that of next week, or a question; ``this``, ``last`` and ``coming`` alike."""
    weekday = weekday_of(found["weekday"])
    if weekday is None:
        return None
    ahead = (weekday - today.weekday()) % 7
    word = found["word"]
    if word.endswith("coming"):
        first = today + timedelta(days=ahead or 7)
        return _one_of(first) if ahead else _one_of(today, first)
    first = {
        "next": today + timedelta(days=ahead or 7),
        "this": today + timedelta(days=ahead),
        "last": today - timedelta(days=7 - ahead),
    }[word]
    return _one_of(first, *_in_week(today, _WEEK_OF[word], weekday))


# --- days of a month, of a year ---------------------------------------------------------------------------------


def _of_month(found: re.Match[str], today: date) -> Day | None:
    said = found.groupdict()
    year, month = _month(today, _MONTH_OF[said["month"]])
    return _certain(day_of(year, month, number_of(said["day"])))


def _edge_of_month(found: re.Match[str], today: date) -> Day | None:
    said = found.groupdict()
    year, month = _month(today, _MONTH_OF[said["month"] or "this"])
    first = said["edge"] in {"first", "第一"}
    return _certain(day_of(year, month, 1 if first else monthrange(year, month)[1]))


def _about_the_end(found: re.Match[str], today: date) -> Day | None:
    """``月底``, ``end of month``: the last day to some, the last days to others."""
    year, month = _month(today, _MONTH_OF[found.groupdict()["month"] or "this"])
    day = day_of(year, month, monthrange(year, month)[1])
    return None if day is None else Reading(None, "date_ambiguous", (day,))


def _of_year(found: re.Match[str], today: date) -> Day | None:
    said = found.groupdict()
    year = today.year + _YEAR_OF[said["year"]]
    spelled = f"{year}年{said['rest']}" if "月" in said["rest"] else f"{said['rest']}, {year}"
    day = written_day(spelled, today)
    return None if day is None or day.value is None else Reading(day.value, "date_relative")


_ZH_COUNT = "[0-9]{1,4}|[一二两三四五六七八九十百]{1,5}"
_EN_COUNT = "[0-9]{1,4}|a|[a-z]+(?:-[a-z]+)?"
_ZH_DAY = "[0-9]{1,2}|[一二三四五六七八九十]{1,3}"
_EN_DAYS = (
    "monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues|tue|wed|thurs|thur|thu|fri|sat|sun"
)
_READERS: tuple[tuple[re.Pattern[str], Reader], ...] = tuple(
    (re.compile(pattern), read)
    for pattern, read in (
        ("|".join(sorted(_FIXED, key=len, reverse=True)), _fixed),
        (
            rf"(?P<count>{_ZH_COUNT}) ?(?:个)?(?P<unit>天|日|周|星期|礼拜|月|年)(?P<way>(?:之|以)?[后前])",
            _counted,
        ),
        (rf"in (?P<count>{_EN_COUNT}) (?P<unit>day|week|month|year)s?(?: time|' time)?", _counted),
        (
            rf"(?P<count>{_EN_COUNT}) (?P<unit>day|week|month|year)s? (?P<way>ago|from now|from today)",
            _counted,
        ),
        (r"(?P<week>上上|下下|上|下|本|这)?(?:个)?(?:周|星期|礼拜)(?P<weekday>[一二三四五六日天])", _of_week),
        (rf"(?P<weekday>{_EN_DAYS})(?:,? of)?(?:,? (?P<week>last|this|next) week)?", _of_week),
        (rf"(?P<week>last|this|next) week,?(?: on)? (?P<weekday>{_EN_DAYS})", _of_week),
        (rf"(?P<word>next|this coming|this|last|coming) (?P<weekday>{_EN_DAYS})", _english_weekday),
        (rf"(?P<month>上|下|本|这|当)(?:个)?月 ?(?P<day>{_ZH_DAY}) ?[日号]", _of_month),
        (r"(?:the )?(?P<day>[0-9]{1,2})(?:st|nd|rd|th)? of (?P<month>last|this|next) month", _of_month),
        (r"(?P<month>上|下|本|这|当)?(?:个)?月的?(?P<edge>第一|最后一|末)天?", _edge_of_month),
        (r"(?:the )?(?P<edge>first|last) day of (?P<month>last|this|the|next) month", _edge_of_month),
        (r"(?P<month>上|下|本|这|当)?(?:个)?月(?:底|末)", _about_the_end),
        (r"(?:the )?(?:end of|month end)(?: (?P<month>last|this|the|next))? ?(?:month)?", _about_the_end),
        (r"(?P<year>去|今|明|后)年 ?(?P<rest>.{3,12})", _of_year),
        (r"(?P<rest>.{4,16}?),?(?: of)? (?P<year>last|this|next) year", _of_year),
    )
)
