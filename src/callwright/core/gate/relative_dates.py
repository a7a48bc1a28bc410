"""Doubts about a day that is none of the meanings of the user's relative date: 2026-11-20 for "next Friday" on 23 November. Pure.

Only a plain case is a doubt: the user's last message names one relative date and no other day, nothing shifts it ("the day before", 提前), the
call has one date, and no voice of the conversation has that date in full. Every reading of the phrase counts, in every zone in which
the user may be.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import date, timedelta

from callwright.core.gate.call_values import CallValue, list_field_stems
from callwright.core.ground import cue_patterns as cues
from callwright.core.ground import date_mentions
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.repair.dates.relative_days import parse_relative_day
from callwright.core.repair.dates.written_days import parse_weekday
from callwright.core.text.script_pattern import ScriptPattern
from callwright.core.text.text_analysis import stem_word

_SHIFTS = ScriptPattern(
    r"\b(?:before|after|earlier|later|until|till|by|within|from|since|through|between|every|each|daily"
    "|weekly|monthly|anniversary|deadline|due|except|not|or|either|around|about|roughly"
    r"|(?:\d+|[a-z]+) (?:days|weeks|nights|months|fortnight))\b|n't\b"
    "|[前后](?!天)|提前|提早|头一?[天晚]|次日|第二天|挪|早[一两]|晚[一两]"
    r"|[\d二两三四五六七八九十](?:天|晚|周)|[\d一二两三四五六七八九十]个(?:月|星期|礼拜)|推迟|顺延|之内"
    "|以内|截止|到|至|起|每|或|左右|大概|除|不|别|周年"
)
"""Words by which another day than the named one may be meant."""

_PAST_FIELDS = frozenset(map(stem_word, ("birth", "born", "created", "issued", "now", "current", "today")))
_FULL_DATE = re.compile(r"(\d{4})-(\d{2})-(\d{2})(?:[t ]\d{2}:\d{2}.*)?")
_ZONED = re.compile(r"(?:z|[+-]\d{2}:?\d{2})$")
_MIDNIGHT = re.compile(r"[t ]00:00")
_WEEK = timedelta(days=7)


def names_one_date(values: Iterable[CallValue], index: ConversationIndex) -> bool:
    """Return whether a day of the call can be checked against a relative date, for which today must be known."""
    return _find_checked(values, index) is not None


def find_other_days(
    values: Sequence[CallValue], index: ConversationIndex, todays: Sequence[date]
) -> list[str]:
    """Return the argument whose day is no meaning of the only relative date in the user's last message. ``todays``: what may be today."""
    checked = _find_checked(values, index) if todays else None
    if checked is None:
        return []
    value, day, phrase = checked
    meant = {one for today in todays for one in _list_meanings(phrase, today)}
    if not meant:
        return []
    if _ZONED.search(value.folded) or _MIDNIGHT.search(value.folded):
        meant |= {one + timedelta(days=shift) for one in meant for shift in (-1, 1)}
    return [] if day in meant else [value.name]


def _find_checked(
    values: Iterable[CallValue], index: ConversationIndex
) -> tuple[CallValue, date, str] | None:
    """Return the only date of a call and the only relative date of the user's last message; None where either is not the only one."""
    if not index.marks & cues.NAMES_RELATIVE_DATE:
        return None
    latest = index.clauses[-1].message
    text = " , ".join(one.text for one in index.clauses if one.message == latest)
    phrases = list(cues.RELATIVE_DATE.finditer(text))
    if len(phrases) != 1:
        return None
    dates = [(one, day) for one in values if (day := _read_full_date(one.folded)) is not None]
    if len(dates) != 1 or not list_field_stems(dates[0][0].name).isdisjoint(_PAST_FIELDS):
        return None
    value, day = dates[0]
    rest = text[: phrases[0].start()] + " # " + text[phrases[0].end() :]
    if _SHIFTS.search(rest) or _names_day(rest) or any(_has_day(day, text) for text in _iter_voices(index)):
        return None
    return value, day, phrases[0][0]


def _names_day(text: str) -> bool:
    """Return whether a text names a day in another way: a date, a day of the month, a weekday."""
    return any(
        next(iter(find(text)), None) is not None
        for find in (date_mentions.find_days, date_mentions.find_month_days, date_mentions.find_weekdays)
    )


def _read_full_date(folded: str) -> date | None:
    match = _FULL_DATE.fullmatch(folded)
    try:
        return date(*map(int, match.groups())) if match else None
    except ValueError:
        return None


def _iter_voices(index: ConversationIndex) -> Iterator[str]:
    yield from (voice.text for voice in index.voices)


def _has_day(day: date, text: str) -> bool:
    return any(found == (day.month, day.day) for found, _ in date_mentions.find_days(text))


def _list_meanings(phrase: str, today: date) -> set[date]:
    """Return every day that a relative date can mean; none where that is not known."""
    reading = parse_relative_day(phrase, today)
    if reading is None:
        return set()
    days = {reading.value, *reading.readings} - {None}
    bare = cues.BARE_WEEKDAY.fullmatch(phrase)
    if bare:
        # The coming one, the one after it, or the past one of which the user tells.
        coming = next(iter(days), None)
        days |= {coming + shift for shift in (-_WEEK, _WEEK)} if coming else set()
    elif (match := cues.NEXT_WEEKDAY.fullmatch(phrase)) and (
        weekday := parse_weekday(match["day"])
    ) is not None:
        ahead = today + timedelta(days=(weekday - today.weekday()) % 7)
        days |= {ahead, ahead + _WEEK}
    return {one for one in days if one is not None}
