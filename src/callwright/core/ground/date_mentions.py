"""Days and times of day as written by people and machines. Pure; reads no clock.

Finds, in a folded text, every day (``2026-03-03``, ``03/03``, ``march 3rd``, ``3 march 2026``, ``三月三日``), every year and
every time of day (``14:00``, ``2 pm``, ``下午两点``; not ``half past``), and reads the same from a value. ``11/12`` is both
possible days: this module decides whether a value can represent a mention, not which day the user meant.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from functools import lru_cache
from itertools import chain

from callwright.core.ground.number_mentions import TextSpan, parse_han_number
from callwright.core.text.script_pattern import ScriptPattern

MonthDay = tuple[int, int]
"""Month and day."""

MONTH_NUMBERS = {
    name: at // 2 + 1
    for at, name in enumerate((
        "january", "jan", "february", "feb", "march", "mar", "april", "apr", "may", "may", "june", "jun", "july", "jul",
        "august", "aug", "september", "sep", "october", "oct", "november", "nov", "december", "dec",
    ))
} | {"sept": 9}  # fmt: skip
_MONTH_PATTERN = "(" + "|".join(sorted(MONTH_NUMBERS, key=len, reverse=True)) + r")\b\.?"
_ORDINAL_DAY = r"(\d{1,2})(?:st|nd|rd|th)?"
_HAN_SMALL_NUMBER = "(?:\\d{1,3}|[〇零一二两三四五六七八九十]{1,3})"

_YEAR_MONTH_DAY = re.compile(r"(?<!\d)(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})(?!\d)")
_COMPACT_DATE = re.compile(r"(?<!\d)((?:19|20)\d\d)(\d\d)(\d\d)(?!\d)")
_NUMERIC_DAY = re.compile(r"(?<![\d/.-])(\d{1,2})([-/.])(\d{1,2})(?:\2(\d{4}|\d\d))?(?![\d/]|[kK]\b|[万%％])")
_MONTH_THEN_DAY = re.compile(_MONTH_PATTERN + r"[ ,]*(?:the )?" + _ORDINAL_DAY + r"(?!\d|:|,\d{3}(?!\d))")
_MONTH_THEN_DAYS = re.compile(
    _MONTH_PATTERN
    + r" ?\d{1,2}(?:st|nd|rd|th)?(?P<more>(?:(?:, ?| ?(?:and|&|to|or|through|until|till|-) ?)(?:the )?\d{1,2}(?:st|nd|rd|th)?(?![\d:]| ?(?:[ap]m|people|of|nights?|days?)\b))+)"
)
_DAY_THEN_MONTH = re.compile(r"(?<![\d:])" + _ORDINAL_DAY + r"(?: of|-|,)? ?(?:day of )?" + _MONTH_PATTERN)
_DAYS_THEN_MONTH = re.compile(
    r"(?<![\d:.])(?:the )?(?P<first>\d{1,2})(?:st|nd|rd|th)?(?: ?(?:and|&|to|through|until|till|-|–) ?)(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? ?"
    + _MONTH_PATTERN
)
_HAN_DAY = re.compile(rf"({_HAN_SMALL_NUMBER}) ?月 ?({_HAN_SMALL_NUMBER})(?: ?[日号號])?")
_YEAR = re.compile(r"(?<![\d.,])((?:1[5-9]|20|21)\d\d)(?![\d,])|([〇零一二三四五六七八九]{4})年")

_CLOCK_TIME = re.compile(
    r"(?<![\d.])(\d{1,2})(?::(\d{2}))?(?::\d{2})? ?(a\.?m\b|p\.?m\b|o'clock|noon|in the (?:morning|afternoon|evening)|at night)?(?!\d)"
)
_HAN_CLOCK = re.compile(
    rf"(上午|早上|凌晨|中午|下午|晚上|傍晚)? ?(?<![周期拜])({_HAN_SMALL_NUMBER}) ?[点點时時:](?!间|候) ?(半|(?![一二三四五六七八九](?![十分刻\d])){_HAN_SMALL_NUMBER})?"
)
_CLOCK_PARTS = {
    "quarter": 15,
    "half": 30,
    "five": 5,
    "ten": 10,
    "twenty": 20,
    "一刻": 15,
    "十分": 10,
    "五分": 5,
    "三刻": 45,
}
_CLOCK_HOURS = {
    word: at + 1
    for at, word in enumerate("one two three four five six seven eight nine ten eleven twelve".split())
}
_SPOKEN_CLOCK = re.compile(
    r"\b(quarter|half|five|ten|twenty) (past |to |(?<=half ))(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b"
)
_HAN_PART_CLOCK = re.compile(
    rf"差(一刻|十分|五分)钟?(?:到)?({_HAN_SMALL_NUMBER})[点點]|({_HAN_SMALL_NUMBER})[点點](?:差(一刻|十分|五分)|(一刻|三刻))"
)
_DOTTED_CLOCK = re.compile(r"(?<![\d.])([01]?\d|2[0-3])\.([0-5]\d)(?![\d.])")
_MONTH_DAY_ALONE = re.compile(
    r"\b(?:the )?(\d{1,2})(?:st|nd|rd|th)\b|(?<!\d)(\d{1,2}|[一二三]?十[一二三四五六七八九]?|[一二三四五六七八九]) ?[号號日](?!码|线|楼|店|桌)"
)
_DAY_RANGE = re.compile(r"月(\d{1,2})[日号]?(?:到|至|-|~)(\d{1,2})(?![\d月:点])")
_ORDINAL_WORDS = {
    word: at + 1
    for at, word in enumerate(
        "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split()
    )
}
_ORDINAL_OF_MONTH = re.compile("(" + "|".join(_ORDINAL_WORDS) + ") (?:of )?" + _MONTH_PATTERN)
_ORDINAL_DAY_WORD = re.compile(
    r"\b(?:on|by|from|until|till|before|after|starting) the ("
    + "|".join(_ORDINAL_WORDS)
    + r")\b(?! (?:one|two|time|floor|of)\b)"
)
_BARE_HOUR = re.compile(
    r"\b(?:at|from|till|until|by|around|about|before|after|to) (\d{1,2}|"
    + "|".join(_CLOCK_HOURS)
    + r")(?![\w:.%]|,\d| ?(?:%|am\b|pm\b|a\.m|p\.m|people|persons|percent|dollars|euros|pounds|days?|weeks?|months?|years?|nights?|hours?|minutes?|mins?|k\b|km\b|kg\b))"
)
_HOUR_ISH = re.compile(r"\b(\d{1,2}|" + "|".join(_CLOCK_HOURS) + r")-?ish\b")
_HOUR_RANGE = re.compile(
    r"(?<![\d.:/-])(\d{1,2}) ?(?:-|to|till|until) ?(\d{1,2})(?![\d.:/-]) ?(am|pm|a\.m|p\.m)?"
)
_NAMED_TIMES = {
    "noon": (12, 0),
    "midday": (12, 0),
    "midnight": (0, 0),
    "正午": (12, 0),
    "午夜": (0, 0),
    "零点": (0, 0),
}
_NAMED_TIME = ScriptPattern(r"\b(?:noon|midday|midnight)\b|正午|午夜|零点")
WEEKDAY_NAME = ScriptPattern(
    r"\b(mon|tue|wed|thu|fri|sat|sun)(?:s|r|rs|days?|sdays?|nesdays?|rsdays?|urdays?)?\b|(?:周|星期|礼拜)([一二三四五六日天]{1,7})(?!个)"
)
TIME_PATTERNS = (_SPOKEN_CLOCK, _NAMED_TIME, _BARE_HOUR, _HOUR_ISH)
"""The patterns of times of day that need neither a digit nor a character for an hour."""
_WEEKDAY_NUMBERS = (
    {name: at for at, name in enumerate(("mon", "tue", "wed", "thu", "fri", "sat", "sun"))}
    | {name: at for at, name in enumerate("一二三四五六日")}
    | {"天": 6}
)
_SHORT_YEAR = re.compile(r"\bborn (?:in )?'?(\d\d)\b|(?<!\d)(\d\d)年(?=的|生|出生|毕业|入)")
_RELATIVE_DAY = ScriptPattern(
    r"\b(?:today|tonight|tomorrow|tmrw|tmr|yesterday|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun|this (?:morning|afternoon|evening)|net \d{1,3}|now|current|currently|latest"
    r"|(?:next|last|this|past|coming|previous|following|first|second|third|fourth) (?:\w+ )?(?:days?|weeks?|months?|years?|quarter)|q[1-4]"
    r"|(?:in|within)(?: about| around| roughly)? \w+ (?:days?|weeks?|months?|fortnights?)|(?:days?|weeks?|months?|years?) ago"
    r"|(?:end|start|beginning|middle) of (?:the|this|next|that) (?:week|month|quarter|year)|(?:last|tomorrow) (?:night|evening|nite)|tonite|overnight|at present|at the moment)\b"
    r"|今天|今日|今晚|今早|今儿|今夜|明天|明日|明晚|明早|明儿|后晚|后天|後天|昨天|昨日|昨晚|昨儿|昨夜|前天|前晚|现在|目前|眼下|这会儿|最近|周末|明后[两天]|今明[两天]|[本上下这那去今明后]个?(?:周|星期|礼拜|月|年|季度?)|第[一二三四]季度|[周星期礼拜][一二三四五六日天]|(?:天|周|星期|礼拜|个月)[之以]?[后前内]|月[底末初中]|年[底末初]"
)


_HOURS_OF_DAY = 24


_MAX_CACHED_CHARS = 4_096
"""Longer texts are searched anew each time, so that the cache stays small."""

_HOLIDAYS: dict[str, MonthDay] = {
    "new year's eve": (12, 31), "new year's day": (1, 1), "new year's": (1, 1), "new year": (1, 1), "christmas eve": (12, 24), "christmas day": (12, 25),
    "christmas": (12, 25), "xmas": (12, 25), "boxing day": (12, 26), "halloween": (10, 31), "valentine's day": (2, 14),
    "跨年夜": (12, 31), "元旦": (1, 1), "平安夜": (12, 24), "圣诞节": (12, 25), "圣诞": (12, 25), "情人节": (2, 14), "劳动节": (5, 1),
    "国庆节": (10, 1), "国庆": (10, 1), "双十一": (11, 11), "双十二": (12, 12),
}  # fmt: skip
"""Holidays that fall on the same day every year."""
_HOLIDAY = ScriptPattern("|".join(map(re.escape, sorted(_HOLIDAYS, key=len, reverse=True))))
_HOLIDAY_CUE = re.compile(r"mas\b|new year|valentine|boxing|halloween|元旦|节|跨年|平安夜|圣诞|国庆|双十")
_DAY_CUE = re.compile(
    r"[\d〇零一二两三四五六七八九十]|(?:st|nd|rd|th)\b|mas\b|new year|halloween|valentine|boxing day|元旦|情人节|劳动节|跨年夜|平安夜|圣诞|国庆"
)
_MONTH_CUE = re.compile(r"jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec")
_DIGIT = re.compile(r"\d")


def find_days(text: str) -> Iterator[tuple[MonthDay, TextSpan]]:
    """Yield every day named in a folded text."""
    if not _DAY_CUE.search(text):
        return iter(())
    return iter(_list_days(text)) if len(text) <= _MAX_CACHED_CHARS else _search_days(text)


@lru_cache(256)
def _list_days(text: str) -> tuple[tuple[MonthDay, TextSpan], ...]:
    return tuple(_search_days(text))


def _search_days(text: str) -> Iterator[tuple[MonthDay, TextSpan]]:
    if _DIGIT.search(text):
        yield from _find_numeric_days(text)
    if _MONTH_CUE.search(text):
        yield from _find_named_months(text)
    for match in _HOLIDAY.finditer(text) if _HOLIDAY_CUE.search(text) else ():
        yield _HOLIDAYS[match[0]], match.span()
    if not text.isascii():
        for match in _HAN_DAY.finditer(text):
            yield from _keep_valid_day(
                _parse_small_number(match[1]), _parse_small_number(match[2]), match.span()
            )


def _find_numeric_days(text: str) -> Iterator[tuple[MonthDay, TextSpan]]:
    for pattern in (_YEAR_MONTH_DAY, _COMPACT_DATE):
        for match in pattern.finditer(text):
            yield from _keep_valid_day(int(match[2]), int(match[3]), match.span())
    for match in _NUMERIC_DAY.finditer(text):
        one, two = int(match[1]), int(match[3])
        yield from _keep_valid_day(one, two, match.span())
        yield from _keep_valid_day(two, one, match.span())


def _find_named_months(text: str) -> Iterator[tuple[MonthDay, TextSpan]]:
    for match in _MONTH_THEN_DAY.finditer(text):
        yield from _keep_valid_day(MONTH_NUMBERS[match[1]], int(match[2]), match.span())
    for match in _MONTH_THEN_DAYS.finditer(text):
        for day in re.findall(r"\d+", match["more"]):
            yield from _keep_valid_day(MONTH_NUMBERS[match[1]], int(day), match.span())
    for match in _DAY_THEN_MONTH.finditer(text):
        yield from _keep_valid_day(MONTH_NUMBERS[match[2]], int(match[1]), match.span())
    for match in _DAYS_THEN_MONTH.finditer(text):
        yield from _keep_valid_day(MONTH_NUMBERS[match[2]], int(match["first"]), match.span("first"))
    for match in _ORDINAL_OF_MONTH.finditer(text):
        yield from _keep_valid_day(MONTH_NUMBERS[match[2]], _ORDINAL_WORDS[match[1]], match.span())


def is_month_name(folded: str) -> bool:
    """Return whether a folded word is the name of a month."""
    return folded in MONTH_NUMBERS


def find_years(text: str) -> Iterator[tuple[int, TextSpan]]:
    """Yield every year named in a folded text."""
    for match in _YEAR.finditer(text):
        number = float(match[1]) if match[1] else parse_han_number(match[2])
        if number is not None:
            yield int(number), match.span()


def find_month_days(text: str) -> Iterator[tuple[int, TextSpan]]:
    """Yield every day of a month that is named without its month: the 30th, 28号."""
    if not _DAY_CUE.search(text):
        return iter(())
    return iter(_list_month_days(text)) if len(text) <= _MAX_CACHED_CHARS else _search_month_days(text)


@lru_cache(256)
def _list_month_days(text: str) -> tuple[tuple[int, TextSpan], ...]:
    return tuple(_search_month_days(text))


def _search_month_days(text: str) -> Iterator[tuple[int, TextSpan]]:
    for match in _MONTH_DAY_ALONE.finditer(text):
        yield int(match[1]) if match[1] else _parse_small_number(match[2]), match.span()
    if "月" in text:
        for match in _DAY_RANGE.finditer(text):
            yield from ((int(match[1]), match.span()), (int(match[2]), match.span()))
    if " the " in text:
        for match in _ORDINAL_DAY_WORD.finditer(text):
            yield _ORDINAL_WORDS[match[1]], match.span()


def find_weekdays(text: str) -> Iterator[tuple[int, TextSpan]]:
    """Yield every weekday named in a folded text, Monday as 0."""
    for match in WEEKDAY_NAME.finditer(text):
        for name in (match[1],) if match[1] else match[2]:
            yield _WEEKDAY_NUMBERS[name], match.span()


def find_bare_hours(text: str) -> Iterator[tuple[tuple[int, int], TextSpan]]:
    """Yield the times that an hour without am or pm may mean where a time stands: at 7, from one to 5, noon."""
    for match in _NAMED_TIME.finditer(text):
        yield _NAMED_TIMES[match[0]], match.span()
    for match in chain(_BARE_HOUR.finditer(text), _HOUR_ISH.finditer(text) if "ish" in text else ()):
        hour = _CLOCK_HOURS.get(match[1]) or int(match[1])
        if hour <= _HOURS_OF_DAY:
            yield from ((one, match.span()) for one in _list_possible_times(hour, 0, ""))
    for start, end, place in find_hour_ranges(text):
        for hour in (start, end):
            yield from ((one, place) for one in _list_possible_times(hour, 0, ""))


def find_hour_ranges(text: str) -> Iterator[tuple[int, int, TextSpan]]:
    """Yield ranges of hours of the day, first and last: from 1 to 5, 2-4pm."""
    for match in _HOUR_RANGE.finditer(text) if _DIGIT.search(text) else ():
        start, end = int(match[1]), int(match[2])
        if start <= _HOURS_OF_DAY and end <= _HOURS_OF_DAY and start != end:
            yield start, end, match.span()


def find_short_years(text: str) -> Iterator[tuple[int, TextSpan]]:
    """Yield the years that two digits can mean where a year is said: born 58, 58年的."""
    for match in _SHORT_YEAR.finditer(text):
        digits = int(match[1] or match[2])
        yield from ((1900 + digits, match.span()), (2000 + digits, match.span()))


def _find_spoken_times(text: str) -> Iterator[tuple[tuple[int, int], TextSpan]]:
    for match in _SPOKEN_CLOCK.finditer(text) if _SPOKEN_CUE.search(text) else ():
        hour = _CLOCK_HOURS.get(match[3]) or int(match[3])
        minutes = _CLOCK_PARTS[match[1]]
        total = 60 * hour + (-minutes if match[2] == "to " else minutes)
        yield from (((one // 60 % 24, one % 60), match.span()) for one in (total, total + 720))
    for match in _HAN_PART_CLOCK.finditer(text) if not text.isascii() else ():
        hour = _parse_small_number(match[2] or match[3])
        total = 60 * hour + (_CLOCK_PARTS[match[5]] if match[5] else -_CLOCK_PARTS[match[1] or match[4]])
        yield from (((one // 60 % 24, one % 60), match.span()) for one in (total, total + 720))
    for match in _DOTTED_CLOCK.finditer(text) if "." in text else ():
        yield from ((one, match.span()) for one in _list_possible_times(int(match[1]), int(match[2]), ""))


def find_times(text: str) -> Iterator[tuple[tuple[int, int], TextSpan]]:
    """Yield every time of day, as hour and minute; ``2:30`` without am or pm gives both possible times."""
    if not _TIME_CUE.search(text):
        return iter(())
    return iter(_list_times(text)) if len(text) <= _MAX_CACHED_CHARS else _search_times(text)


_SPOKEN_CUE = re.compile(r"past |to |half ")
_TIME_CUE = re.compile(r"[\d点點时時刻]|past |to |half ")


@lru_cache(256)
def _list_times(text: str) -> tuple[tuple[tuple[int, int], TextSpan], ...]:
    return tuple(_search_times(text))


_HALVES = {"in the morning": "a", "in the afternoon": "p", "in the evening": "p", "at night": "p"}


def _search_times(text: str) -> Iterator[tuple[tuple[int, int], TextSpan]]:
    for match in _CLOCK_TIME.finditer(text) if _DIGIT.search(text) else ():
        hour, minute = int(match[1]), int(match[2] or 0)
        half = _HALVES.get(match[3] or "", (match[3] or "")[:1])
        if (match[2] or half) and hour < 25 and minute < 60:
            yield from ((one, match.span()) for one in _list_possible_times(hour, minute, half))
    yield from _find_spoken_times(text)
    if not text.isascii():
        for match in _HAN_CLOCK.finditer(text):
            half = {"上": "a", "早": "a", "凌": "a", "中": "p", "下": "p", "晚": "p", "傍": "p"}.get(
                (match[1] or " ")[0], ""
            )
            minute = 30 if match[3] == "半" else _parse_small_number(match[3] or "0")
            yield from (
                (one, match.span())
                for one in _list_possible_times(_parse_small_number(match[2]), minute, half)
            )


def find_relative_day(text: str) -> TextSpan | None:
    """Return where a folded text first names a day relative to today, or None."""
    match = _RELATIVE_DAY.search(text)
    return match.span() if match else None


_OFFSET_COUNTS = {
    "a": 1,
    "an": 1,
    "another": 1,
    "one": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "ten": 10,
}
_OFFSET_DAYS = {
    "day": 1,
    "night": 1,
    "week": 7,
    "fortnight": 14,
    "天": 1,
    "晚": 1,
    "夜": 1,
    "周": 7,
    "星期": 7,
    "礼拜": 7,
}
_EN_COUNT = r"(?P<count>\d{1,2}|" + "|".join(_OFFSET_COUNTS) + ")"
_DAY_OFFSET = re.compile(
    rf"\b{_EN_COUNT} (?:more |extra |further )?(?P<unit>day|night|week|fortnight)s?\b(?: (?P<way>before|earlier|prior|ahead|in advance|after|later)\b)?"
    r"|\b(?:day|night|evening|morning) (?P<next>before|after)\b"
    rf"|(?P<han_way>提前|提早|早|往前\S?|推迟|延后|顺延|晚|再|往后\S?)?了?(?P<han>{_HAN_SMALL_NUMBER})个?(?P<han_unit>天|晚|夜|周|星期|礼拜)"
    r"|(?P<beside>前一?[天晚]|头一?[天晚]|后一天|次日|第二天)"
)
_EARLIER_WORDS = frozenset({"before", "earlier", "prior", "ahead", "in advance", "提前", "提早", "早"})


def find_day_offsets(text: str) -> Iterator[int]:
    """Yield the days by which a folded text shifts another day: -2 for "two days before" and 提前两天, both ways for "three nights"."""
    for match in _DAY_OFFSET.finditer(text):
        if beside := match["next"] or match["beside"]:
            yield -1 if beside == "before" or beside[0] in "前头" else 1
            continue
        way = match["way"] or match["han_way"]
        written = match["count"] or match["han"]
        count = _OFFSET_COUNTS.get(written) or _parse_small_number(written)
        days = count * _OFFSET_DAYS[match["unit"] or match["han_unit"]]
        if way is None or (way not in _EARLIER_WORDS and not way.startswith("往前")):
            yield days
        if way is None or way in _EARLIER_WORDS or way.startswith("往前"):
            yield -days


def _list_possible_times(hour: int, minute: int, half: str) -> list[tuple[int, int]]:
    if half == "a":
        return [(hour % 12, minute)]
    if half == "p" and hour < 13:
        return [(hour % 12 + 12, minute)]
    return [(hour, minute), (hour + 12, minute)] if 0 < hour < 12 else [(hour % 24, minute)]


def _keep_valid_day(month: int, day: int, place: TextSpan) -> Iterator[tuple[MonthDay, TextSpan]]:
    if 1 <= month <= 12 and 1 <= day <= 31:
        yield (month, day), place


def _parse_small_number(text: str) -> int:
    number = float(text) if text.isdigit() else parse_han_number(text)
    return int(number) if number is not None and number < 100 else 0


# --- values -----------------------------------------------------------------------------------------------------

_DATE_TIME_VALUE = re.compile(
    r"(?:(?P<y>\d{4})-(?P<m>\d{1,2})-(?P<d>\d{1,2}))?(?:[ t]|(?<!\d)(?=\d))?(?:(?P<h>\d{1,2}):(?P<min>\d{2})(?::\d{2}(?:\.\d+)?)?(?: ?(?P<half>am|pm))?)?"
    r"(?:z|[+-]\d{2}:?\d{2})?"
)


_DATE_DIGIT = re.compile(r"[\d一二三四五六七八九十]")


_MOMENT = re.compile(r"\b(\d{4})-(\d{2})-(\d{2})[t ](\d{2}):(\d{2})")


def find_moments(text: str) -> Iterator[datetime]:
    """Yield days with a time of day in ISO form, in a folded text: 2026-11-29 10:00. The zone is not read."""
    for match in _MOMENT.finditer(text):
        with suppress(ValueError):
            year, month, day, hour, minute = map(int, match.groups())
            yield datetime(year, month, day, hour, minute)  # noqa: DTZ001 - compared with a local value of the same text


class DateTimeParts:
    """The day and time of day in a value; None for an absent part."""

    __slots__ = ("day", "time", "year")

    def __init__(self, year: int | None, day: MonthDay | None, time: tuple[int, int] | None) -> None:
        self.year = year
        self.day = day
        self.time = time


@lru_cache(1_024)
def parse_date_time(folded: str) -> DateTimeParts | None:
    """Parse a whole value as a day or time of day; None for any other text."""
    return _parse_short_value(folded) if len(folded) <= _MAX_VALUE_CHARS else None


_MAX_VALUE_CHARS = 40


@lru_cache(1_024)
def _parse_short_value(folded: str) -> DateTimeParts | None:
    """Parse a value, which most checks of a call ask for anew."""
    if not _DATE_DIGIT.search(folded):
        return None
    match = _DATE_TIME_VALUE.fullmatch(folded)
    # An offset alone is no moment: -1000 and +0530 are amounts and telephone codes.
    if match and (match["y"] or match["h"]):
        return _parse_iso_value(match)
    return _parse_written_value(folded)


def _parse_iso_value(match: re.Match[str]) -> DateTimeParts | None:
    day = (int(match["m"]), int(match["d"])) if match["d"] else None
    if match["h"] is None:
        return DateTimeParts(int(match["y"]), day, None)
    half = (match["half"] or "")[:1]
    times_ = _list_possible_times(int(match["h"]), int(match["min"]), half)
    return DateTimeParts(int(match["y"]) if match["y"] else None, day, times_[0])


def _parse_written_value(folded: str) -> DateTimeParts | None:
    day = next(((one, place) for one, place in find_days(folded)), None)
    if day is None:
        return None
    rest = len(folded) - (day[1][1] - day[1][0])
    year = next((one for one, _ in find_years(folded)), None)
    return DateTimeParts(year, day[0], None) if rest <= 12 else None
