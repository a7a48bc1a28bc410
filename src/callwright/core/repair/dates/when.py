"""A text where a date, a time or both are due: read in one way, or asked about. Pure.

Nothing is made up: a day without a time is no moment, a moment is no day unless it is midnight as written, and a missing
year, half of the day or offset is not filled in. What is told from today gets the offset of the user's zone; clocks that
skip an hour or show it twice make it a question.
"""

import re
from collections.abc import Callable, Iterator
from datetime import date, datetime, timedelta

from callwright.core.repair.dates.hours import hour_of
from callwright.core.repair.dates.reading import Day, Hour, Reading, TimeOfDay, iso_offset
from callwright.core.repair.dates.relative import relative_day
from callwright.core.repair.dates.written import number_of, written_day
from callwright.core.repair.folding import folded
from callwright.core.repair.moment import Moment
from callwright.core.repair.numerals import en_integer
from callwright.core.repair.proposal import NOTHING, Proposal, wants_moment

LONGEST = 64

_CONTRACTIONS = {
    "今晚": "今天晚上", "今早": "今天早上", "明晚": "明天晚上", "明早": "明天早上", "昨晚": "昨天晚上", "后晚": "后天晚上",
}  # fmt: skip
_ELAPSED = (
    re.compile(
        r"(?P<count>[0-9]{1,4}|半|[一二两三四五六七八九十]{1,3})(?:个)?(?P<unit>小时|钟头|分钟|秒钟|秒)(?:之|以)?(?P<way>[后前])"
    ),
    re.compile(r"in (?P<count>[0-9]{1,4}|an?|[a-z]+) (?P<unit>hour|minute|second)s?(?P<way>)"),
    re.compile(r"(?P<count>[0-9]{1,4}|an?|[a-z]+) (?P<unit>hour|minute|second)s? (?P<way>ago|from now)"),
)
_LASTS = {
    **dict.fromkeys(("小时", "钟头", "hour"), timedelta(hours=1)),
    **dict.fromkeys(("分钟", "minute"), timedelta(minutes=1)),
    **dict.fromkeys(("秒钟", "秒", "second"), timedelta(seconds=1)),
}
_NOW = frozenset({"now", "right now", "现在", "此刻"})


def read_when(text: str, formats: frozenset[str], moment: Moment | None) -> Proposal | None:
    """What the text means for a field of one of these formats (``date``, ``time``, ``date-time``), or None."""
    if len(text) > LONGEST:
        return None
    plain = _plain(text)
    found = [
        one
        for name in ("date-time", "date", "time")
        if name in formats and (one := _READ[name](plain, moment))
    ]
    return found[0] if len(found) == 1 else None


def _plain(text: str) -> str:
    plain = folded(text).lower()
    for short, long in _CONTRACTIONS.items():
        plain = plain.replace(short, long)
    return plain


# --- a day ------------------------------------------------------------------------------------------------------


def day(text: str, moment: Moment | None) -> Day | None:
    """The day that a text names or tells from today."""
    today = None if moment is None else moment.today
    return written_day(text, today) or relative_day(text, today)


_MIDNIGHT = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2})[t ]00:00(?::00(?:\.0+)?)?")


def _date(text: str, moment: Moment | None) -> Proposal | None:
    midnight = _MIDNIGHT.fullmatch(text)
    found = day(midnight[1] if midnight else text, moment)
    return None if found is None else _proposal(found, date.isoformat)


# --- a time -----------------------------------------------------------------------------------------------------


def _time(text: str, _moment: Moment | None) -> Proposal | None:
    found = hour_of(text)
    return None if found is None else _proposal(found, Hour.iso)


# --- both -------------------------------------------------------------------------------------------------------


def _date_time(text: str, moment: Moment | None) -> Proposal | None:
    if text in _NOW:
        return (
            wants_moment("date_relative") if moment is None else Proposal(_iso(moment.now), "date_relative")
        )
    for pattern in _ELAPSED:
        found = pattern.fullmatch(text)
        if found is not None:
            return _elapsed(found, moment)
    parts = list(_parts(_extended(text), moment))
    distinct = {repr(one): one for one in parts}
    if len(distinct) != 1:
        return None
    return _joined(*parts[0], moment)


_BASIC = re.compile(r"([0-9]{8})t([0-9]{2})([0-9]{2})([0-9]{2})(z|[+-][0-9]{4})?")


def _extended(text: str) -> str:
    """ISO 8601's basic format (``20240105T153000Z``) in its extended one; other texts as they are."""
    found = _BASIC.fullmatch(text)
    return f"{found[1]} {found[2]}:{found[3]}:{found[4]}{found[5] or ''}" if found else text


def _elapsed(found: re.Match[str], moment: Moment | None) -> Proposal | None:
    said = found["count"]
    half = said == "半"
    count = 1 if said in {"a", "an"} or half else en_integer(said)
    count = number_of(said) if count is None else count
    if count is None:
        return None
    if moment is None:
        return wants_moment("date_relative")
    sign = -1 if found["way"] in {"前", "ago"} else 1
    return Proposal(
        _iso(moment.after(sign * count * _LASTS[found["unit"]] / (2 if half else 1))), "date_relative"
    )


def _parts(text: str, moment: Moment | None) -> Iterator[tuple[Day, TimeOfDay]]:
    """Every way to take the text apart into a day and a time of day, in either order."""
    for cut in range(1, len(text) if _NUMERAL.search(text) else 0):
        left, right = text[:cut], text[cut:]
        if _INSIDE.match(text, cut - 1):
            continue
        left, right = _JOINT_AFTER.sub("", left).strip(), _JOINT_BEFORE.sub("", right).strip()
        first, second = hour_of(right), hour_of(left)
        if first is not None and (named := day(left, moment)):
            yield named, first
        if second is not None and (named := day(right, moment)):
            yield named, second


_NUMERAL = re.compile(r"[0-9一二两三四五六七八九十]|noon|正午")
_INSIDE = re.compile(r"[0-9]{2}|[a-z]{2}")
"""Two signs between which no text is cut: inside a number or a word."""
_JOINT_AFTER = re.compile(r"(?:[,，t的]|\bat| - )\s*$")
_JOINT_BEFORE = re.compile(r"^\s*(?:[,，t的](?=[\s0-9])|的|at\b|on\b| - )")


def _joined(named: Day, hour: TimeOfDay, moment: Moment | None) -> Proposal | None:
    if named.clock and moment is None:
        return wants_moment(named.step)
    days = named.readings if named.value is None else (named.value,)
    hours = hour.readings if hour.value is None else (hour.value,)
    step = hour.step if named.value is not None and hour.value is None else named.step
    made = [_moment_of(one, at, moment if named.from_today else None) for one in days for at in hours]
    texts = tuple(one for one in made if one is not None)
    if len(texts) < len(made) or not texts:
        return Proposal(NOTHING, "date_ambiguous")
    certain = named.value is not None and hour.value is not None
    return Proposal(texts[0], step) if certain else Proposal(texts[0], step, texts)


def _moment_of(day_: date, hour: Hour, moment: Moment | None) -> str | None:
    """The moment as text; None where the zone's clocks skip it or show it twice."""
    wall = datetime.combine(day_, hour.time)
    if moment is None:
        return wall.isoformat() + ("" if hour.offset is None else iso_offset(hour.offset))
    if hour.offset is not None:
        return None
    local = moment.local(wall)
    return None if local is None else _iso(local)


def _iso(moment: datetime) -> str:
    return moment.isoformat()


def _proposal(found: Reading[date] | Reading[Hour], write: Callable[..., str]) -> Proposal:
    if found.value is not None:
        return Proposal(write(found.value), found.step)
    texts = tuple(write(one) for one in found.readings)
    if not texts and found.clock:
        return wants_moment(found.step)
    return Proposal(texts[0] if texts else NOTHING, found.step, texts)


_READ: dict[str, Callable[[str, Moment | None], Proposal | None]] = {
    "date": _date,
    "time": _time,
    "date-time": _date_time,
}
