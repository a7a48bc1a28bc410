"""Times of day as people write them: ``17:00``, ``5 pm``, ``下午三点半``. Pure.

Noon and midnight as 12 a.m. and 12 p.m. are read differently (NIST), and so is ``三点`` without a part of the day: questions.
"""

import re
from collections.abc import Callable
from datetime import UTC, time, timedelta, timezone

from callwright.core.repair.dates.reading import Hour, Reading, TimeOfDay
from callwright.core.repair.dates.written import number_of

_SIGNED = "[+-][0-9]{1,2}(?::?[0-9]{2})?"
_NAMED_OFFSET = re.compile(rf"(?<=[0-9m])(?P<all> ?(?:z|utc|gmt)(?P<offset>{_SIGNED})?)$")
_SIGNED_OFFSET = re.compile(rf":[0-9]{{2}}:[0-9]{{2}}(?:\.[0-9]{{1,6}})?(?P<all> ?(?P<offset>{_SIGNED}))$")
_CLOCK = re.compile(
    r"([0-9]{1,2}):([0-9]{2})(?::([0-9]{2})(?:\.([0-9]{1,6}))?)?(?: ?(am|pm))?(?: in the (morning|afternoon|evening))?"
)
_HOUR = re.compile(r"([0-9]{1,2})(?: ?(am|pm)| o'?clock)(?: in the (morning|afternoon|evening))?")
_IN_PART = re.compile(r"([0-9]{1,2}) in the (morning|afternoon|evening)")
_PART = "凌晨|清晨|早上|早晨|上午|中午|下午|午后|傍晚|晚上|夜里|夜晚"
_NUMBER = "[0-9]{1,2}|[零〇一二两三四五六七八九十]{1,3}"
_ZH = re.compile(
    rf"({_PART})? ?({_NUMBER}) ?[点时](?: ?钟|整|(半)|([一三])刻| ?({_NUMBER}) ?分?(?: ?({_NUMBER}) ?秒)?)?"
)
_ZH_CLOCK = re.compile(rf"({_PART}) ?([0-9]{{1,2}}):([0-9]{{2}})(?::([0-9]{{2}}))?")
_NOON = frozenset({"noon", "12 noon", "正午"})


def hour_of(text: str) -> TimeOfDay | None:
    """The time of day that a folded, lower-case text names, or None when it names none."""
    text = text.replace("a.m.", "am").replace("p.m.", "pm").replace("a.m", "am").replace("p.m", "pm")
    text = text.removeprefix("at ").strip()
    offset, rest = _offset(text)
    if rest != text and offset is None:
        return None
    found = next((one for read in _READERS if (one := read(rest))), None)
    if found is None or found.value is None:
        return found if rest == text else None
    return Reading(Hour(found.value.time, offset))


def _offset(text: str) -> tuple[timezone | None, str]:
    """An offset at the end, and the text without it. A signed one only after seconds: ``9:00-11:00`` is a span."""
    found = _NAMED_OFFSET.search(text) or _SIGNED_OFFSET.search(text)
    if found is None:
        return None, text
    return offset_of(found["offset"] or "z"), text[: found.start("all")].strip()


def offset_of(written: str) -> timezone | None:
    """``z``, ``+8``, ``+08``, ``+0800``, ``-05:30``; None for an offset that no clock has."""
    if written == "z":
        return UTC
    digits = written[1:].replace(":", "")
    hours, minutes = (int(digits), 0) if len(digits) <= 2 else (int(digits[:-2]), int(digits[-2:]))
    if hours > 14 or minutes > 59:
        return None
    elapsed = timedelta(hours=hours, minutes=minutes)
    return timezone(-elapsed if written[0] == "-" else elapsed)


def _time(
    hour: int | None, minute: int | None = 0, second: int | None = 0, fraction: str = ""
) -> Hour | None:
    if hour is None or minute is None or second is None or hour > 23 or minute > 59 or second > 59:
        return None
    return Hour(time(hour, minute, second, int(fraction.ljust(6, "0")) if fraction else 0))


def _certain(found: Hour | None) -> TimeOfDay | None:
    return None if found is None else Reading(found)


def _clock(text: str) -> TimeOfDay | None:
    found = _CLOCK.fullmatch(text)
    if found is None:
        return None
    hour, minute, second = int(found[1]), int(found[2]), int(found[3] or 0)
    half = found[5] or _HALF_OF.get(found[6] or "")
    if half:
        return _of_half(half, hour, minute, second)
    return _certain(_time(hour, minute, second, found[4] or ""))


def _o_clock(text: str) -> TimeOfDay | None:
    found = _HOUR.fullmatch(text)
    if found is None:
        return None
    half = found[2] or _HALF_OF.get(found[3] or "")
    return _of_half(half, int(found[1]), 0, 0) if half else _either(int(found[1]), 0, 0)


def _in_the_part(text: str) -> TimeOfDay | None:
    found = _IN_PART.fullmatch(text)
    return None if found is None else _of_half(_HALF_OF[found[2]], int(found[1]), 0, 0)


_HALF_OF = {"morning": "am", "afternoon": "pm", "evening": "pm"}


def _of_half(half: str, hour: int, minute: int, second: int) -> TimeOfDay | None:
    if not 1 <= hour <= 12:
        return None
    if hour == 12 and minute == 0 and second == 0:
        likely = _time(0 if half == "am" else 12)
        return None if likely is None else Reading(None, "date_ambiguous", (likely,))
    return _certain(_time(hour % 12 + (12 if half == "pm" else 0), minute, second))


def _noon(text: str) -> TimeOfDay | None:
    return _certain(_time(12)) if text in _NOON else None


# --- Chinese ----------------------------------------------------------------------------------------------------

_PARTS: dict[str, dict[int, int]] = {
    "凌晨": {hour: hour for hour in range(6)},
    **{key: {hour: hour for hour in range(5, 12)} for key in ("清晨", "早上", "早晨", "上午")},
    "中午": {11: 11, 12: 12, 1: 13, 2: 14},
    **{key: {hour: hour + 12 for hour in range(1, 8)} for key in ("下午", "午后")},
    "傍晚": {hour: hour + 12 for hour in range(5, 9)},
    **{key: {hour: hour + 12 for hour in range(6, 12)} for key in ("晚上", "夜里", "夜晚")},
}
"""Part of the day → the hours that are said with it; ``晚上十二点`` is midnight of which day?"""
_AFTERNOON = frozenset({"下午", "午后", "傍晚", "晚上", "夜里", "夜晚"})


def _chinese(text: str) -> TimeOfDay | None:
    found = _ZH.fullmatch(text)
    if found is None:
        return None
    part, hour, half, quarter, minute, second = found.groups()
    minutes = 30 if half else {"一": 15, "三": 45}[quarter] if quarter else number_of(minute or "0")
    return _in_part(part, number_of(hour), minutes, number_of(second or "0"))


def _chinese_clock(text: str) -> TimeOfDay | None:
    found = _ZH_CLOCK.fullmatch(text)
    return None if found is None else _in_part(found[1], int(found[2]), int(found[3]), int(found[4] or 0))


def _in_part(part: str | None, hour: int | None, minute: int | None, second: int | None) -> TimeOfDay | None:
    if hour is None or minute is None or second is None:
        return None
    if part is None:
        return _either(hour, minute, second)
    if hour > 12 and part in _AFTERNOON:
        return _certain(_time(hour, minute, second))
    return _certain(_time(_PARTS[part].get(hour), minute, second))


def _either(hour: int, minute: int, second: int) -> TimeOfDay | None:
    """An hour without a part of the day: over 12 it is certain, else it may be of either half."""
    first, second_half = _time(hour, minute, second), _time((hour + 12) % 24, minute, second)
    if first is None or second_half is None or hour == 0 or hour > 12:
        return _certain(first)
    return Reading(None, "date_ambiguous", (first, second_half))


_READERS: tuple[Callable[[str], TimeOfDay | None], ...] = (
    _clock,
    _o_clock,
    _in_the_part,
    _noon,
    _chinese,
    _chinese_clock,
)
