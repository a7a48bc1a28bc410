"""Doubts about days and durations that do not come out at what the user's words reckon. Pure.

"Three nights from Friday" ends three days after Friday; a meeting from three to half past four takes ninety minutes; what goes "to the day
after" is not on the day that was named. Only a plain case is a doubt: one number of nights, one range of times, one day in the call.
"""

import re
from collections.abc import Iterator, Sequence
from datetime import date
from typing import Final

from callwright.core.gate.call_values import CallValue
from callwright.core.ground import date_mentions
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.ground.measures import find_unit_of_word
from callwright.core.ground.moment_ranges import find_time_ranges
from callwright.core.ground.number_mentions import parse_number_text
from callwright.core.ground.user_clauses import UserClause
from callwright.core.repair.units import MeasureUnit
from callwright.core.text.script_pattern import ScriptPattern
from callwright.core.text.text_analysis import split_identifier

_FULL_DATE: Final = re.compile(r"(\d{4})-(\d{2})-(\d{2})(?:[t ]\d{2}:\d{2}.*)?")
_NIGHTS: Final = ScriptPattern(
    r"\b(?P<en>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|fourteen)[ -]nights?\b(?! (?:before|after|later|earlier|ago))"
    r"|(?<![第每再前后早晚])(?P<zh>\d{1,2}|[一两二三四五六七八九十])(?:晚|夜)(?![上餐饭点间会了])"
)
_MOVED_DAY: Final = ScriptPattern(
    r"\b(?:a|one|two|three|four|five|\d{1,2}) (?:days?|weeks?) (?:later|earlier|after|before)\b|\bthe (?:day|week) (?:after|before)\b(?! (?:the|my|our|his|her|that|we|i|they))"
    r"|(?:推迟|延后|顺延|提前|往后|往前)\S{0,2}[一两二三四五六七八九十\d]{1,2}个?(?:天|周|星期|礼拜)|[改换挪推]到?\S{0,2}(?:前一天|后一天|第二天)"
)
_MOVED_TIME: Final = ScriptPattern(
    r"\b(?:(?:hours?|minutes?|mins) (?:later|earlier|before)|(?:back|forward|out) (?:by )?(?:an?|half|\d|one|two))\b|提前|提早|推迟|延后|往后|往前|[晚早]\S{0,4}(?:小时|分钟)"
)
_OTHER_CALLS: Final = ScriptPattern(
    r"\b(?:remind|reminder|alarm|also|another|and (?:another|one)|cancel|delete)\b|提醒|闹钟|也|另|再(?:订|加|来)|取消|删"
)
"""Words with which a day is counted for another thing than the one that is moved."""

_HAN_DURATIONS: Final = ("分钟", "小时")


def find_other_reckoned(values: Sequence[CallValue], index: ConversationIndex) -> Iterator[str]:
    """Yield the arguments whose day or duration is another than the one that follows from the user's words."""
    dates = _list_dates(values)
    yield from _find_other_stays(dates, index)
    yield from _find_unmoved_days(dates, index)
    yield from _find_unmoved_times(values, index)
    yield from _find_other_durations(values, index)


def _find_unmoved_times(values: Sequence[CallValue], index: ConversationIndex) -> Iterator[str]:
    """Yield the only time of day of a call where it was named before and the user's last message moves it without a time of its own."""
    timed = [
        (value.name, parts.time)
        for value in values
        if (parts := date_mentions.parse_date_time(value.folded)) is not None and parts.time is not None
    ]
    if len(timed) != 1 or not index.clauses or not index.moved_times:
        return
    ((name, time),) = timed
    latest = index.clauses[-1].message
    last = [one.text for one in index.clauses if one.message == latest]
    if not any(map(_MOVED_TIME.search, last)) or any(
        next(iter(find(text)), None)
        for text in last
        for find in (date_mentions.find_times, date_mentions.find_bare_hours)
    ):
        return
    if time not in index.moved_times and any(time in voice.times for voice in index.voices):
        yield name


def _list_dates(values: Sequence[CallValue]) -> list[tuple[str, date]]:
    found: list[tuple[str, date]] = []
    for value in values:
        match = _FULL_DATE.fullmatch(value.folded)
        try:
            if match:
                found.append((value.name, date(*map(int, match.groups()))))
        except ValueError:
            continue
    return found


def _find_other_stays(dates: Sequence[tuple[str, date]], index: ConversationIndex) -> Iterator[str]:
    """Yield the later of two days where they are not as many nights apart as the user says, who says it once."""
    if len(dates) != len(("first", "last")) or index.user is None:
        return
    (first, start), (last, end) = dates
    nights = {parse_number_text(match["en"] or match["zh"]) for match in _NIGHTS.finditer(index.user.text)}
    if first != last and len(nights) == 1 and abs((end - start).days) not in nights:
        yield last if end >= start else first


def _find_unmoved_days(dates: Sequence[tuple[str, date]], index: ConversationIndex) -> Iterator[str]:
    """Yield the only day of a call where it was named before and the user's last message moves it without a day of its own."""
    if len(dates) != 1 or not index.clauses:
        return
    latest = index.clauses[-1].message
    last = [one for one in index.clauses if one.message == latest]
    if latest == index.clauses[0].message and index.tool is None:
        return
    ((name, day),) = dates
    if _moves_day(last) and any((day.month, day.day) in voice.days for voice in index.voices):
        yield name


def _moves_day(clauses: Sequence[UserClause]) -> bool:
    """Return whether a message moves a day that it does not name itself, and counts no day for something else."""
    return any(_MOVED_DAY.search(one.text) for one in clauses) and not any(
        one.asks
        or _OTHER_CALLS.search(one.text)
        or next(iter(date_mentions.find_days(one.text)), None)
        or next(iter(date_mentions.find_month_days(one.text)), None)
        for one in clauses
    )


def _find_other_durations(values: Sequence[CallValue], index: ConversationIndex) -> Iterator[str]:
    """Yield the only duration of a call where it is not that of the only range of times in the user's words, and nobody says its number."""
    user = index.user
    timed = [
        (value, unit)
        for value in values
        if value.number and (unit := _find_time_unit(value.name)) is not None and unit.dimension == "time"
    ]
    if user is None or len(timed) != 1:
        return
    places: dict[tuple[int, int], set[int]] = {}
    for minutes, place in find_time_ranges(user.text):
        places.setdefault(place, set()).add(minutes)
    ((value, unit),) = timed
    if len(places) != 1 or value.number is None or user.measures:
        return
    (ranges,) = places.values()
    said = value.number * float(unit.factor) / 60.0
    if said not in ranges and not any(voice.find_number(value.number) for voice in index.voices):
        yield value.name


def _find_time_unit(name: str) -> MeasureUnit | None:
    """Return the unit of a field that holds a duration: duration_minutes, 时长分钟."""
    for ending in _HAN_DURATIONS:
        if name.endswith(ending):
            return find_unit_of_word(ending)
    words = split_identifier(name)
    return find_unit_of_word(words[-1]) if len(words) > 1 and words[-1] in _DURATION_WORDS else None


_DURATION_WORDS: Final = frozenset({"minutes", "min", "mins", "hours", "hrs", "seconds", "secs"})
