"""Times of day as people write them: ``17:00``, ``5 pm``, ``下午三点半``. Pure.

12 a.m. and 12 p.m. are understood differently (NIST), and so is ``三点`` without a part of the day: they are questions.
"""

import re
from collections.abc import Callable
from datetime import UTC, time, timedelta, timezone

from callwright.core.repair.dates.date_reading import ClockTime, DateReading, TimeReading
from callwright.core.repair.dates.written_days import parse_small_number

_OFFSET_PATTERN = "[+-][0-9]{1,2}(?::?[0-9]{2})?"
_NAMED_OFFSET = re.compile(rf"(?<=[0-9m])(?P<all> ?(?:z|utc|gmt)(?P<offset>{_OFFSET_PATTERN})?)$")
_SIGNED_OFFSET = re.compile(
    rf":[0-9]{{2}}:[0-9]{{2}}(?:\.[0-9]{{1,6}})?(?P<all> ?(?P<offset>{_OFFSET_PATTERN}))$"
)
_CLOCK_TIME = re.compile(
    r"([0-9]{1,2}):([0-9]{2})(?::([0-9]{2})(?:\.([0-9]{1,6}))?)?(?: ?(am|pm))?(?: in the (morning|afternoon|evening))?"
)
_HOUR_ONLY = re.compile(r"([0-9]{1,2})(?: ?(am|pm)| o'?clock)(?: in the (morning|afternoon|evening))?")
_HOUR_IN_DAY_PART = re.compile(r"([0-9]{1,2}) in the (morning|afternoon|evening)")
_ZH_DAY_PARTS = "凌晨|清晨|早上|早晨|上午|中午|下午|午后|傍晚|晚上|夜里|夜晚"
_ZH_NUMBER = "[0-9]{1,2}|[零〇一二两三四五六七八九十]{1,3}"
_ZH_TIME = re.compile(
    rf"({_ZH_DAY_PARTS})? ?({_ZH_NUMBER}) ?[点时](?: ?钟|整|(半)|([一三])刻| ?({_ZH_NUMBER}) ?分?(?: ?({_ZH_NUMBER}) ?秒)?)?"
)
_ZH_CLOCK = re.compile(rf"({_ZH_DAY_PARTS}) ?([0-9]{{1,2}}):([0-9]{{2}})(?::([0-9]{{2}}))?")
_NOON_WORDS = frozenset({"noon", "12 noon", "正午"})


def parse_time_of_day(text: str) -> TimeReading | None:
    """Return the time of day that a folded, lower-case text names, or None."""
    text = text.replace("a.m.", "am").replace("p.m.", "pm").replace("a.m", "am").replace("p.m", "pm")
    text = text.removeprefix("at ").strip()
    offset, rest = _split_offset(text)
    if rest != text and offset is None:
        return None
    found = next((one for read in _TIME_PARSERS if (one := read(rest))), None)
    if found is None or found.value is None:
        return found if rest == text else None
    return DateReading(ClockTime(found.value.time, offset))


def _split_offset(text: str) -> tuple[timezone | None, str]:
    """Return an offset at the end, and the text without it. A signed one only after seconds: ``9:00-11:00`` is a range."""
    match = _NAMED_OFFSET.search(text) or _SIGNED_OFFSET.search(text)
    if match is None:
        return None, text
    return parse_offset(match["offset"] or "z"), text[: match.start("all")].strip()


def parse_offset(text: str) -> timezone | None:
    """Parse ``z``, ``+8``, ``+08``, ``+0800``, ``-05:30``; None for an impossible offset."""
    if text == "z":
        return UTC
    digits = text[1:].replace(":", "")
    hours, minutes = (int(digits), 0) if len(digits) <= 2 else (int(digits[:-2]), int(digits[-2:]))
    if hours > 14 or minutes > 59:
        return None
    elapsed = timedelta(hours=hours, minutes=minutes)
    return timezone(-elapsed if text[0] == "-" else elapsed)


def _make_clock_time(
    hour: int | None, minute: int | None = 0, second: int | None = 0, fraction: str = ""
) -> ClockTime | None:
    if hour is None or minute is None or second is None or hour > 23 or minute > 59 or second > 59:
        return None
    return ClockTime(time(hour, minute, second, int(fraction.ljust(6, "0")) if fraction else 0))


def _make_certain_reading(clock_time: ClockTime | None) -> TimeReading | None:
    return None if clock_time is None else DateReading(clock_time)


def _parse_clock(text: str) -> TimeReading | None:
    match = _CLOCK_TIME.fullmatch(text)
    if match is None:
        return None
    hour, minute, second = int(match[1]), int(match[2]), int(match[3] or 0)
    half = match[5] or _HALF_BY_DAY_PART.get(match[6] or "")
    if half:
        return _resolve_half_day(half, hour, minute, second)
    return _make_certain_reading(_make_clock_time(hour, minute, second, match[4] or ""))


def _parse_o_clock(text: str) -> TimeReading | None:
    match = _HOUR_ONLY.fullmatch(text)
    if match is None:
        return None
    half = match[2] or _HALF_BY_DAY_PART.get(match[3] or "")
    return (
        _resolve_half_day(half, int(match[1]), 0, 0)
        if half
        else _resolve_without_day_part(int(match[1]), 0, 0)
    )


def _parse_hour_in_day_part(text: str) -> TimeReading | None:
    match = _HOUR_IN_DAY_PART.fullmatch(text)
    return None if match is None else _resolve_half_day(_HALF_BY_DAY_PART[match[2]], int(match[1]), 0, 0)


_HALF_BY_DAY_PART = {"morning": "am", "afternoon": "pm", "evening": "pm"}


def _resolve_half_day(half: str, hour: int, minute: int, second: int) -> TimeReading | None:
    if not 1 <= hour <= 12:
        return None
    if hour == 12 and minute == 0 and second == 0:
        likely = _make_clock_time(0 if half == "am" else 12)
        return None if likely is None else DateReading(None, "date_ambiguous", (likely,))
    return _make_certain_reading(_make_clock_time(hour % 12 + (12 if half == "pm" else 0), minute, second))


def _parse_noon(text: str) -> TimeReading | None:
    return _make_certain_reading(_make_clock_time(12)) if text in _NOON_WORDS else None


# --- Chinese ----------------------------------------------------------------------------------------------------

_HOURS_BY_DAY_PART: dict[str, dict[int, int]] = {
    "凌晨": {hour: hour for hour in range(6)},
    **{key: {hour: hour for hour in range(5, 12)} for key in ("清晨", "早上", "早晨", "上午")},
    "中午": {11: 11, 12: 12, 1: 13, 2: 14},
    **{key: {hour: hour + 12 for hour in range(1, 8)} for key in ("下午", "午后")},
    "傍晚": {hour: hour + 12 for hour in range(5, 9)},
    **{key: {hour: hour + 12 for hour in range(6, 12)} for key in ("晚上", "夜里", "夜晚")},
}
"""Part of the day → the hours used with it; ``晚上十二点`` is midnight, of an ambiguous day."""
_AFTERNOON_PARTS = frozenset({"下午", "午后", "傍晚", "晚上", "夜里", "夜晚"})


def _parse_chinese_time(text: str) -> TimeReading | None:
    match = _ZH_TIME.fullmatch(text)
    if match is None:
        return None
    part, hour, half, quarter, minute, second = match.groups()
    minutes = 30 if half else {"一": 15, "三": 45}[quarter] if quarter else parse_small_number(minute or "0")
    return _resolve_day_part(part, parse_small_number(hour), minutes, parse_small_number(second or "0"))


def _parse_chinese_clock(text: str) -> TimeReading | None:
    match = _ZH_CLOCK.fullmatch(text)
    return (
        None
        if match is None
        else _resolve_day_part(match[1], int(match[2]), int(match[3]), int(match[4] or 0))
    )


def _resolve_day_part(
    part: str | None, hour: int | None, minute: int | None, second: int | None
) -> TimeReading | None:
    if hour is None or minute is None or second is None:
        return None
    if part is None:
        return _resolve_without_day_part(hour, minute, second)
    if hour > 12 and part in _AFTERNOON_PARTS:
        return _make_certain_reading(_make_clock_time(hour, minute, second))
    return _make_certain_reading(_make_clock_time(_HOURS_BY_DAY_PART[part].get(hour), minute, second))


def _resolve_without_day_part(hour: int, minute: int, second: int) -> TimeReading | None:
    """Read an hour without a part of the day: over 12 it is certain, else it may be in either half."""
    first, second_half = (
        _make_clock_time(hour, minute, second),
        _make_clock_time((hour + 12) % 24, minute, second),
    )
    if first is None or second_half is None or hour == 0 or hour > 12:
        return _make_certain_reading(first)
    return DateReading(None, "date_ambiguous", (first, second_half))


_TIME_PARSERS: tuple[Callable[[str], TimeReading | None], ...] = (
    _parse_clock,
    _parse_o_clock,
    _parse_hour_in_day_part,
    _parse_noon,
    _parse_chinese_time,
    _parse_chinese_clock,
)
