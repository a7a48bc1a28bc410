"""The values of a call as texts and numbers, and where the user's clauses mention them. Pure."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct

from callwright.core.ground import date_mentions, number_mentions, world_facts
from callwright.core.ground.user_clauses import (
    UserClause,
)
from callwright.core.text.text_analysis import (
    fold_text,
    split_identifier,
    stem_word,
)

EXCLUDING_VALUE = re.compile(r"\b(?:no|not|non|without|never)\b|不|无|别|免")


_MAX_VALUES = 24


_MAX_VALUE_CHARS = 80


class CallValue(Struct, frozen=True):
    """A leaf of the arguments that is a text or a number: its top-level argument, its folded text, its raw text."""

    name: str
    folded: str
    raw: str
    number: float | None


def list_call_values(arguments: dict[str, Any]) -> list[CallValue]:
    """Return the texts and numbers in the arguments, at most 24, in order."""
    found: list[CallValue] = []
    waiting: list[tuple[str, Any]] = list(reversed(arguments.items()))
    while waiting and len(found) < _MAX_VALUES:
        name, value = waiting.pop()
        if isinstance(value, str):
            raw = value.strip()
            if 0 < len(raw) <= _MAX_VALUE_CHARS:
                folded = fold_text(raw)
                found.append(CallValue(name, folded, raw, number_mentions.parse_number_text(folded)))
        elif isinstance(value, dict):
            waiting += [(name, one) for one in reversed(value.values())]
        elif isinstance(value, list):
            waiting += [(name, one) for one in reversed(value)]
        elif isinstance(value, int | float) and not isinstance(value, bool):
            written = f"{value:g}"
            found.append(CallValue(name, written, written, float(value)))
    return found


def mentions_value(value: CallValue, clause: UserClause) -> bool:
    """Return whether a clause has a number of the value's magnitude, or its text."""
    if value.number is not None:
        return any(number == abs(value.number) for number, _ in clause.numbers)
    return len(value.folded) > 1 and value.folded in clause.text


def find_last_mention(value: CallValue, clauses: Sequence[UserClause]) -> tuple[UserClause, int, int] | None:
    """Return the last clause with the value, and its place there."""
    for clause in reversed(clauses):
        place = find_value_place(value, clause)
        if place is not None:
            return clause, *place
    return None


def find_value_place(value: CallValue, clause: UserClause) -> tuple[int, int] | None:
    """Return where a clause mentions a value: verbatim, as a number, as a day or time, or by another name."""
    text = clause.text
    at = text.rfind(value.folded)
    if at >= 0 and _is_whole(text, at, at + len(value.folded)):
        return at, at + len(value.folded)
    if value.number is not None:
        return next((place for number, place in clause.numbers if number == abs(value.number)), None)
    moment = date_mentions.parse_date_time(value.folded)
    if moment is not None:
        days = (place for day, place in date_mentions.find_days(text) if moment.day == day)
        times = (place for time, place in date_mentions.find_times(text) if moment.time == time)
        bare = (place for time, place in date_mentions.find_bare_hours(text) if moment.time == time)
        return next(days, None) or next(times, None) or next(bare, None)
    names = ((text.rfind(name), name) for name in sorted(world_facts.get_other_names(value.folded)))
    return next(((at, at + len(name)) for at, name in names if at >= 0), None)


def _is_whole(text: str, start: int, end: int) -> bool:
    return not (_is_latin_pair(text[start - 1 : start + 1]) or _is_latin_pair(text[end - 1 : end + 1]))


def _is_latin_pair(beside: str) -> bool:
    """Return whether two neighbouring characters belong to one word of Latin letters and digits."""
    return len(beside) == _PAIR and beside.isalnum() and beside.isascii()


_PAIR = 2


@lru_cache(4_096)
def list_field_words(name: str) -> frozenset[str]:
    """Return the words of a field's name."""
    return frozenset(split_identifier(name))


@lru_cache(4_096)
def list_field_stems(name: str) -> frozenset[str]:
    """Return the stems of the words of a field's name."""
    return frozenset(map(stem_word, split_identifier(name)))
