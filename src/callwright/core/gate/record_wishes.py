"""What the user's words ask of a record beside its name: a price up to an amount, an arrival by a time, a part of the day, a period. Pure.

A wish is met or broken by a record, or the record says nothing of it. Only a record that breaks a wish beside one that meets all is doubted.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from datetime import date

from callwright.core.gate.named_periods import Period, find_named_period, list_written_periods, overlaps
from callwright.core.gate.result_records import ResultRecord
from callwright.core.ground import date_mentions
from callwright.core.text.script_pattern import ScriptPattern
from callwright.core.text.text_analysis import fold_text

Wish = Callable[[ResultRecord], bool | None]
"""Whether a record meets a wish; None where it says nothing of it."""

PRICE_KEY = re.compile(r"price|cost|total|amount|fare|fee|rate|价|金额|费|钱", re.IGNORECASE)
_ARRIVAL_KEY = re.compile(r"arr|到达|到站|抵达", re.IGNORECASE)
_DEPARTURE_KEY = re.compile(r"dep|start|begin|time|slot|出发|发车|起飞|开始|时间", re.IGNORECASE)

_NO_PRICE = r"(?![\d.,]*\d|\s*(?:[:%]|[ap]\.?m\b|o'clock|h(?:ours?|rs?)?\b|min|days?\b|nights?\b|km\b|m(?:eters?|iles?)\b|kg\b|people|persons?|guests?|replicas?|[点时号月分公人个台位次天晚]))"
_CEILING = ScriptPattern(
    rf"\b(?:under|below|less than|at most|no more than|not more than|max(?:imum)?(?: of)?|up to|within) [$€£¥]?(?P<most>\d+(?:\.\d+)?){_NO_PRICE}"
    rf"|(?:别|不要|不能|不)(?:要)?(?:超过|高于) ?(?P<han>\d+(?:\.\d+)?){_NO_PRICE}"
    rf"|(?P<within>\d+(?:\.\d+)?) ?(?:元|块)?(?:以内|以下|之内)|最多 ?(?P<top>\d+(?:\.\d+)?){_NO_PRICE}"
)
_ARRIVE_BY = ScriptPattern(
    r"\b(?:by|before|no later than) (?P<hour>\d{1,2})(?::(?P<minute>\d{2}))? ?(?P<half>am|pm)?\b(?! ?(?:%|euros?|dollars?|people))"
    "|(?P<han_hour>\\d{1,2})[点:：](?P<han_minute>\\d{2}|半)?分?(?:之前|以前|前)(?:到|抵)"
)
_PART_OF_DAY = ScriptPattern(
    r"\b(?P<part>morning|afternoon|evening|night|midday|noon) (?:one|flight|train|bus|ferry|slot|session|appointment|class|show|option|departure|service|boat)\b"
    "|(?P<han>早上|早晨|上午|中午|下午|傍晚|晚上|夜里|早|晚)(?:的)?那?一?(?:班|趟|个|场|档|节)"
)
_HOURS = {
    "morning": (4, 12), "noon": (11, 14), "midday": (11, 14), "afternoon": (12, 18), "evening": (17, 24), "night": (18, 24),
    "早上": (4, 12), "早晨": (4, 12), "上午": (4, 12), "早": (4, 12), "中午": (11, 14), "下午": (12, 18), "傍晚": (17, 20), "晚上": (17, 24),
    "夜里": (20, 24), "晚": (17, 24),
}  # fmt: skip
_MINUTES = 60
_NOON = 12


def list_wishes(text: str, today: date | None) -> list[Wish]:
    """Return what a folded text asks of a record. ``today``: None where it is unknown: then no period is a wish."""
    return [*_iter_limits(text), *_iter_parts_of_day(text), *_iter_periods(text, today)]


def judge_record(record: ResultRecord, wishes: Sequence[Wish]) -> bool | None:
    """Return False for a record that breaks a wish, True for one that meets those of which it says something, None for one that says nothing."""
    found = [one for wish in wishes if (one := wish(record)) is not None]
    return all(found) if found else None


def _iter_limits(text: str) -> Iterator[Wish]:
    ceilings = {float(next(filter(None, match.groups()))) for match in _CEILING.finditer(text)}
    if len(ceilings) == 1:
        most = ceilings.pop()
        yield lambda record: _is_priced_within(record, most)
    latest = {_read_limit(match) for match in _ARRIVE_BY.finditer(text)}
    if len(latest) == 1:
        minutes = latest.pop()
        yield lambda record: _arrives_by(record, minutes)


def _is_priced_within(record: ResultRecord, most: float) -> bool | None:
    prices = [
        value
        for key, value in record.items()
        if PRICE_KEY.search(key) and isinstance(value, int | float) and not isinstance(value, bool)
    ]
    return prices[0] <= most if len(prices) == 1 else None


def _read_limit(match: re.Match[str]) -> int:
    named = match.groupdict()
    hour = int(named["hour"] or named["han_hour"])
    if named["half"] == "pm" and hour < _NOON:
        hour += _NOON
    minute = named["minute"] or named["han_minute"] or "0"
    return hour * _MINUTES + (_MINUTES // 2 if minute == "半" else int(minute))


def _arrives_by(record: ResultRecord, minutes: int) -> bool | None:
    times = list_times(record, _ARRIVAL_KEY)
    return all(one <= minutes for one in times) if times else None


def _iter_parts_of_day(text: str) -> Iterator[Wish]:
    parts = {match["part"] or match["han"] for match in _PART_OF_DAY.finditer(text)}
    if len(parts) == 1:
        first, end = _HOURS[parts.pop()]
        yield lambda record: _begins_within(record, first * _MINUTES, end * _MINUTES)


def _begins_within(record: ResultRecord, first: int, end: int) -> bool | None:
    times = list_times(record, _DEPARTURE_KEY)
    return any(first <= one < end for one in times) if times else None


def list_times(record: ResultRecord, key: re.Pattern[str]) -> list[int]:
    """Return the times of day under keys that a pattern finds, in minutes."""
    moments = (
        date_mentions.parse_date_time(fold_text(value).strip()[:16])
        for name, value in record.items()
        if isinstance(value, str) and key.search(name)
    )
    return [
        one.time[0] * _MINUTES + one.time[1] for one in moments if one is not None and one.time is not None
    ]


def _iter_periods(text: str, today: date | None) -> Iterator[Wish]:
    period = None if today is None else find_named_period(text, today)
    if today is not None and period is not None:
        day, within = today, period
        yield lambda record: _is_of_period(record, within, day)


def _is_of_period(record: ResultRecord, period: Period, today: date) -> bool | None:
    written = [
        one
        for value in record.values()
        if isinstance(value, str)
        for one in list_written_periods(fold_text(value), today)
    ]
    return any(overlaps(one, period) for one in written) if written else None
