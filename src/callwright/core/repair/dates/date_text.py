"""Read a text as a date, a time or both: with one reading, or as a question. Pure.

Nothing is invented: a day without a time is not a date-time, a date-time is not a day unless it is midnight as written, and a
missing year, half of the day or offset is not filled in. A value relative to today gets the offset of the user's zone; a time
that clocks skip or repeat becomes a question.
"""

import re
from collections.abc import Callable, Iterator
from datetime import date, datetime, timedelta

from callwright.core.repair.dates.date_reading import (
    ClockTime,
    DateReading,
    DayReading,
    TimeReading,
    render_iso_offset,
)
from callwright.core.repair.dates.relative_days import parse_relative_day
from callwright.core.repair.dates.times_of_day import parse_time_of_day
from callwright.core.repair.dates.written_days import parse_small_number, parse_written_day
from callwright.core.repair.local_moment import LocalMoment
from callwright.core.repair.numerals import parse_en_integer
from callwright.core.repair.proposal import NOTHING, Proposal, request_moment
from callwright.core.repair.text_folding import fold_text

MAX_DATE_TEXT_CHARS = 64

_CONTRACTIONS = {
    "今晚": "今天晚上", "今早": "今天早上", "明晚": "明天晚上", "明早": "明天早上", "昨晚": "昨天晚上", "后晚": "后天晚上",
}  # fmt: skip
_ELAPSED_PATTERNS = (
    re.compile(
        r"(?P<count>[0-9]{1,4}|半|[一二两三四五六七八九十]{1,3})(?:个)?(?P<unit>小时|钟头|分钟|秒钟|秒)(?:之|以)?(?P<way>[后前])"
    ),
    re.compile(r"in (?P<count>[0-9]{1,4}|an?|[a-z]+) (?P<unit>hour|minute|second)s?(?P<way>)"),
    re.compile(r"(?P<count>[0-9]{1,4}|an?|[a-z]+) (?P<unit>hour|minute|second)s? (?P<way>ago|from now)"),
)
_UNIT_DURATIONS = {
    **dict.fromkeys(("小时", "钟头", "hour"), timedelta(hours=1)),
    **dict.fromkeys(("分钟", "minute"), timedelta(minutes=1)),
    **dict.fromkeys(("秒钟", "秒", "second"), timedelta(seconds=1)),
}
_NOW_WORDS = frozenset({"now", "right now", "现在", "此刻"})


def read_date_text(text: str, formats: frozenset[str], moment: LocalMoment | None) -> Proposal | None:
    """Return the meaning of the text for a field of one of these formats (``date``, ``time``, ``date-time``), or None."""
    if len(text) > MAX_DATE_TEXT_CHARS:
        return None
    plain = _normalise_text(text)
    readings = [
        one
        for name in ("date-time", "date", "time")
        if name in formats and (one := _PROPOSERS_BY_FORMAT[name](plain, moment))
    ]
    return readings[0] if len(readings) == 1 else None


def _normalise_text(text: str) -> str:
    plain = fold_text(text).lower()
    for short, long in _CONTRACTIONS.items():
        plain = plain.replace(short, long)
    return plain


# --- a day ------------------------------------------------------------------------------------------------------


def parse_day(text: str, moment: LocalMoment | None) -> DayReading | None:
    """Return the day that a text names, absolute or relative to today."""
    today = None if moment is None else moment.today
    return parse_written_day(text, today) or parse_relative_day(text, today)


_MIDNIGHT_DATE = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2})[t ]00:00(?::00(?:\.0+)?)?")


def _propose_date(text: str, moment: LocalMoment | None) -> Proposal | None:
    midnight = _MIDNIGHT_DATE.fullmatch(text)
    reading = parse_day(midnight[1] if midnight else text, moment)
    return None if reading is None else _make_proposal(reading, date.isoformat)


# --- a time -----------------------------------------------------------------------------------------------------


def _propose_time(text: str, _moment: LocalMoment | None) -> Proposal | None:
    reading = parse_time_of_day(text)
    return None if reading is None else _make_proposal(reading, ClockTime.to_iso)


# --- both -------------------------------------------------------------------------------------------------------


def _propose_date_time(text: str, moment: LocalMoment | None) -> Proposal | None:
    if text in _NOW_WORDS:
        return (
            request_moment("date_relative")
            if moment is None
            else Proposal(_render_iso(moment.now), "date_relative")
        )
    for pattern in _ELAPSED_PATTERNS:
        match = pattern.fullmatch(text)
        if match is not None:
            return _propose_elapsed(match, moment)
    parts = list(_split_day_and_time(_expand_iso_basic(text), moment))
    distinct = {repr(one): one for one in parts}
    if len(distinct) != 1:
        return None
    return _combine_day_and_time(*parts[0], moment)


_ISO_BASIC_FORMAT = re.compile(r"([0-9]{8})t([0-9]{2})([0-9]{2})([0-9]{2})(z|[+-][0-9]{4})?")


def _expand_iso_basic(text: str) -> str:
    """Convert ISO 8601's basic format (``20240105T153000Z``) to its extended one; other texts are unchanged."""
    match = _ISO_BASIC_FORMAT.fullmatch(text)
    return f"{match[1]} {match[2]}:{match[3]}:{match[4]}{match[5] or ''}" if match else text


def _propose_elapsed(match: re.Match[str], moment: LocalMoment | None) -> Proposal | None:
    said = match["count"]
    half = said == "半"
    count = 1 if said in {"a", "an"} or half else parse_en_integer(said)
    count = parse_small_number(said) if count is None else count
    if count is None:
        return None
    if moment is None:
        return request_moment("date_relative")
    sign = -1 if match["way"] in {"前", "ago"} else 1
    return Proposal(
        _render_iso(moment.add_elapsed(sign * count * _UNIT_DURATIONS[match["unit"]] / (2 if half else 1))),
        "date_relative",
    )


def _split_day_and_time(text: str, moment: LocalMoment | None) -> Iterator[tuple[DayReading, TimeReading]]:
    """Yield every way to split the text into a day and a time of day, in either order."""
    for cut in range(1, len(text) if _ANY_NUMERAL.search(text) else 0):
        left, right = text[:cut], text[cut:]
        if _UNSPLITTABLE_PAIR.match(text, cut - 1):
            continue
        left, right = _JOINT_AFTER.sub("", left).strip(), _JOINT_BEFORE.sub("", right).strip()
        first, second = parse_time_of_day(right), parse_time_of_day(left)
        if first is not None and (named := parse_day(left, moment)):
            yield named, first
        if second is not None and (named := parse_day(right, moment)):
            yield named, second


_ANY_NUMERAL = re.compile(r"[0-9一二两三四五六七八九十]|noon|正午")
_UNSPLITTABLE_PAIR = re.compile(r"[0-9]{2}|[a-z]{2}")
"""Two characters between which a text is never split: inside a number or a word."""
_JOINT_AFTER = re.compile(r"(?:[,，t的]|\bat| - )\s*$")
_JOINT_BEFORE = re.compile(r"^\s*(?:[,，t的](?=[\s0-9])|的|at\b|on\b| - )")


def _combine_day_and_time(day: DayReading, hour: TimeReading, moment: LocalMoment | None) -> Proposal | None:
    if day.clock and moment is None:
        return request_moment(day.step)
    days = day.readings if day.value is None else (day.value,)
    hours = hour.readings if hour.value is None else (hour.value,)
    step = hour.step if day.value is not None and hour.value is None else day.step
    made = [_render_moment(one, at, moment if day.from_today else None) for one in days for at in hours]
    texts = tuple(one for one in made if one is not None)
    if len(texts) < len(made) or not texts:
        return Proposal(NOTHING, "date_ambiguous")
    certain = day.value is not None and hour.value is not None
    return Proposal(texts[0], step) if certain else Proposal(texts[0], step, texts)


def _render_moment(day_: date, hour: ClockTime, moment: LocalMoment | None) -> str | None:
    """Return the date-time as text; None where the zone's clocks skip or repeat it."""
    wall = datetime.combine(day_, hour.time)
    if moment is None:
        return wall.isoformat() + ("" if hour.offset is None else render_iso_offset(hour.offset))
    if hour.offset is not None:
        return None
    local = moment.resolve_wall_time(wall)
    return None if local is None else _render_iso(local)


def _render_iso(moment: datetime) -> str:
    return moment.isoformat()


def _make_proposal(
    reading: DateReading[date] | DateReading[ClockTime], write: Callable[..., str]
) -> Proposal:
    if reading.value is not None:
        return Proposal(write(reading.value), reading.step)
    texts = tuple(write(one) for one in reading.readings)
    if not texts and reading.clock:
        return request_moment(reading.step)
    return Proposal(texts[0] if texts else NOTHING, reading.step, texts)


_PROPOSERS_BY_FORMAT: dict[str, Callable[[str, LocalMoment | None], Proposal | None]] = {
    "date": _propose_date,
    "time": _propose_time,
    "date-time": _propose_date_time,
}
