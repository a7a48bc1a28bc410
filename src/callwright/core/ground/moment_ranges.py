"""Ranges of times and days, and times that the user moves: from half past two until four, between Christmas and New Year, back by an hour. Pure.

A time within a range, or after a shift, is not stated in the conversation, but derived from it.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime, timedelta
from itertools import chain, pairwise
from typing import Final

from callwright.core.ground import date_mentions
from callwright.core.ground.date_mentions import MonthDay
from callwright.core.ground.measures import Measure
from callwright.core.ground.number_mentions import TextSpan
from callwright.core.text.script_pattern import ScriptPattern

_MAX_TIMES: Final = 60
_MAX_SEARCHED_CHARS: Final = 16 * 1024
_HALF_DAY: Final = 12 * 60
_DAY: Final = 24 * 60
_TIMES_JOINED: Final = re.compile(r" ?(?:to|till|until|til|through|-|–|—|~|[\u4e00-\u9fff]{0,3}[到至]) ?")
_BARE_TO: Final = re.compile(r"(?:to|till|until) ")
_BETWEEN: Final = ScriptPattern(r"\bbetween (?:the )?|之间")
_DAYS_JOINED: Final = re.compile(r"(?:,? ?\d{4})?\W? ?(?:and|和|到|至|与) ?(?:the )?(?P<new_year>new year)?")
_MAX_BETWEEN_CHARS: Final = 60
_MOVED: Final = ScriptPattern(
    r"\b(?:later|earlier|early|back|forward|push|move|shift|delay|postpone|bring|sooner|extend|after|before|takes?)\b|推迟|提前|提早|延后|延迟|往后|往前|晚点|早点|顺延|推后|[之以]?[前后]|[晚早]\S{0,3}(?:小时|钟)"
)

TimeOfDay = tuple[int, int]


def find_time_ranges(text: str) -> Iterator[tuple[int, TextSpan]]:
    """Yield the minutes from one time of day to another that a folded text joins to a range; half a day is counted on the clock's face."""
    spoken: dict[TextSpan, set[int]] = {}
    text = text[:_MAX_SEARCHED_CHARS]
    for (hour, minute), place in chain(date_mentions.find_times(text), date_mentions.find_bare_hours(text)):
        if len(spoken) < _MAX_TIMES:
            spoken.setdefault(place, set()).add(60 * hour + minute)
    for (first, starts), (second, ends) in pairwise(sorted(spoken.items())):
        gap = text[first[1] : second[0]]
        joined = _TIMES_JOINED.fullmatch(gap) or (
            not gap.strip() and _BARE_TO.match(text, second[0], second[1])
        )
        if first[1] <= second[0] and joined:
            for minutes in sorted({(end - start) % _HALF_DAY for start in starts for end in ends} - {0}):
                yield minutes, (first[0], second[1])


def find_day_ranges(text: str) -> Iterator[tuple[MonthDay, MonthDay, TextSpan]]:
    """Yield the first and last day of each range in a folded text of which any day may be meant: between the 3rd of May and the 9th of May."""
    for match in _BETWEEN.finditer(text[:_MAX_SEARCHED_CHARS]):
        ahead = match[0][0] == "b"
        start = match.end() if ahead else max(0, match.start() - _MAX_BETWEEN_CHARS)
        part = text[start : start + _MAX_BETWEEN_CHARS] if ahead else text[start : match.start()]
        days = sorted((place, day) for day, place in date_mentions.find_days(part))
        for (place, day), (beside, other) in pairwise(days):
            if place[1] <= beside[0] and _DAYS_JOINED.fullmatch(part, place[1], beside[0]):
                yield day, other, (start + place[0], start + beside[1])
        for place, day in days:
            joined = _DAYS_JOINED.match(part, place[1])
            if joined and joined["new_year"]:
                yield day, (1, 1), (start + place[0], start + joined.end())


def is_between(day: MonthDay, first: MonthDay, last: MonthDay) -> bool:
    """Return whether a day lies in a range of days, which may reach into the next year."""
    return first <= day <= last if first <= last else day >= first or day <= last


def moves_time(text: str) -> bool:
    """Return whether a folded text has a word that moves a time."""
    return _MOVED.search(text) is not None


def list_moved_times(
    measures: Iterable[Measure], times: Iterable[TimeOfDay], *, back: bool = True
) -> frozenset[TimeOfDay]:
    """Return the times to which one of these measures moves any of these times; not ``back``: only later ones."""
    shifts = [
        int(number * unit.factor) // 60
        for number, unit, _ in measures
        if unit.dimension == "time" and 60 <= number * unit.factor < 60 * _DAY
    ]
    return frozenset(
        (moved // 60 % 24, moved % 60)
        for hour, minute in list(times)[:_MAX_TIMES]
        for shift in shifts
        for moved in [(60 * hour + minute + one) % _DAY for one in ((shift, -shift) if back else (shift,))]
    )


def is_after_wait(value: datetime, wait: timedelta, moments: Sequence[datetime]) -> bool:
    """Return whether a moment is as long after one of these as the user says to wait, give or take what a model takes to answer."""
    return any(abs(value - one.replace(tzinfo=None) - wait) <= _SLACK for one in moments)


_SLACK: Final = timedelta(minutes=3)
