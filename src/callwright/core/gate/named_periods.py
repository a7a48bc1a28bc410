"""The one period that the user names from today (last week, 上个月, October), and the periods that texts of records name. Pure.

A period is its first and its last day. Where the user's words name several, compare them or count from one, none is known.
"""

import re
from calendar import monthrange
from collections.abc import Iterator
from datetime import date, timedelta

from callwright.core.ground.period_mentions import MonthMentions
from callwright.core.text.script_pattern import ScriptPattern

Period = tuple[date, date]

_DAY = timedelta(days=1)
_DAYS_OF_WEEK = 7
_MONTHS_OF_YEAR = 12
_MONTHS_OF_QUARTER = 3

_RELATIVE = ScriptPattern(
    r"\b(?P<shift>last|past|previous|this|current|next) (?P<unit>week|month|quarter|year)(?:'?s)?\b"
    r"|\b(?P<day>yesterday|today)\b"
    "|(?P<han_shift>上上|上|这|本|下)个?(?P<han_unit>周|星期|礼拜|月|季度)(?![一二三四五六日天末])"
    "|(?P<han_year>[去今前])年|(?P<han_day>昨天|今天|前天)"
)
_SHIFTS = {
    "last": -1, "past": -1, "previous": -1, "this": 0, "current": 0, "next": 1,
    "上上": -2, "上": -1, "这": 0, "本": 0, "下": 1, "前": -2, "去": -1, "今": 0,
}  # fmt: skip
_DAYS = {"yesterday": -1, "today": 0, "昨天": -1, "今天": 0, "前天": -2}
_UNITS = {"周": "week", "星期": "week", "礼拜": "week", "月": "month", "季度": "quarter"}
_SEVERAL = ScriptPattern(
    r"\b(?:compar\w*|versus|vs|than|since|until|till|before|after|except|not|every|each|trend|earlier|both|and the)\b"
    "|比|环|同期|以来|之前|之后|以前|以后|除|不是|每|趋势|和"
)
"""Words with which the named period may not be the only one."""

_WRITTEN = re.compile(
    r"(?<![\d.])(?P<year>20\d\d)(?:[-/.年](?P<month>\d{1,2})(?:[-/.月](?P<day>\d{1,2}))?)?(?![\d.])"
    r"|(?<![\d.:-])(?P<short_month>0\d|1[0-2])-(?P<short_day>[0-3]\d)(?![\d:-])"
)
_QUARTER = re.compile(
    r"\bq(?P<q>[1-4])\D{0,2}(?P<y>20\d\d)\b|\b(?P<y2>20\d\d)\D{0,2}q(?P<q2>[1-4])\b", re.IGNORECASE
)


def find_named_period(text: str, today: date) -> Period | None:
    """Return the only period that a folded text names from today, or by the name of a month; None for none, several, or one that others are counted from."""
    if _SEVERAL.search(text):
        return None
    found = {_read_relative(match, today) for match in _RELATIVE.finditer(text)}
    found |= set(_find_months(text, today))
    return found.pop() if len(found) == 1 else None


def _read_relative(match: re.Match[str], today: date) -> Period:
    named = match.groupdict()
    day = named["day"] or named["han_day"]
    if day:
        at = today + _DAYS[day] * _DAY
        return at, at
    if named["han_year"]:
        return _shift_unit("year", _SHIFTS[named["han_year"]], today)
    unit = named["unit"] or _UNITS[named["han_unit"]]
    return _shift_unit(unit, _SHIFTS[named["shift"] or named["han_shift"]], today)


def _shift_unit(unit: str, shift: int, today: date) -> Period:
    if unit == "week":
        monday = today - today.weekday() * _DAY + shift * _DAYS_OF_WEEK * _DAY
        return monday, monday + (_DAYS_OF_WEEK - 1) * _DAY
    size = {"month": 1, "quarter": _MONTHS_OF_QUARTER, "year": _MONTHS_OF_YEAR}[unit]
    count = today.year * _MONTHS_OF_YEAR + today.month - 1
    first = (count // size + shift) * size
    return _make_months(first, size)


def _make_months(first: int, size: int) -> Period:
    """Return the period of some months, counted from the year 0."""
    year, month = divmod(first, _MONTHS_OF_YEAR)
    last_year, last_month = divmod(first + size - 1, _MONTHS_OF_YEAR)
    return date(year, month + 1, 1), date(last_year, last_month + 1, monthrange(last_year, last_month + 1)[1])


def _find_months(text: str, today: date) -> Iterator[Period]:
    """Yield the months that a text names without a year, the last of that name; none where it names a year or a day of one."""
    if re.search(r"\d{4}", text) or re.search(r"月\d|月[一二三四五六七八九十]", text):
        return
    mentions = MonthMentions(text, {})
    for number in range(1, _MONTHS_OF_YEAR + 1):
        place = mentions.find_number(number)
        if place is not None and not re.match(r" ?\d", text[place[1] :]):
            year = today.year if number <= today.month else today.year - 1
            yield _make_months(year * _MONTHS_OF_YEAR + number - 1, 1)


def list_written_periods(text: str, today: date) -> list[Period]:
    """Return the days, months, quarters and years that are written in a text; a day without a year is the nearest."""
    found = []
    rest = text
    for match in _QUARTER.finditer(text):
        year, quarter = int(match["y"] or match["y2"]), int(match["q"] or match["q2"])
        found.append(
            _make_months(year * _MONTHS_OF_YEAR + (quarter - 1) * _MONTHS_OF_QUARTER, _MONTHS_OF_QUARTER)
        )
        rest = rest.replace(match[0], " ")
    found += [period for match in _WRITTEN.finditer(rest) if (period := _read_written(match, today))]
    return found


def _read_written(match: re.Match[str], today: date) -> Period | None:
    try:
        if match["short_month"]:
            month, day = int(match["short_month"]), int(match["short_day"])
            at = min(
                (date(year, month, day) for year in (today.year - 1, today.year, today.year + 1)),
                key=lambda one: abs((one - today).days),
            )
            return at, at
        year, month = int(match["year"]), int(match["month"] or 0)
        if match["day"]:
            return date(year, month, int(match["day"])), date(year, month, int(match["day"]))
        if month:
            return _make_months(year * _MONTHS_OF_YEAR + month - 1, 1) if month <= _MONTHS_OF_YEAR else None
        return date(year, 1, 1), date(year, _MONTHS_OF_YEAR, 31)
    except ValueError:  # no such day
        return None


def overlaps(one: Period, other: Period) -> bool:
    """Return whether two periods have a day in common."""
    return one[0] <= other[1] and other[0] <= one[1]
