"""Doubts about amounts that are not what the user's words measure: 4 seconds for "4 minutes", 3000 m for "3 miles". Pure.

The field names its unit (``seconds``, ``weight_kg``), the user's words name theirs behind the number. Where both are of one dimension and
differ, the number cannot be the same, and a number that nobody said has to be the measure, converted.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from callwright.core.gate.call_values import CallValue
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.ground.measures import Measure, find_unit_of_word, is_calendar_unit, is_measure
from callwright.core.ground.number_mentions import find_durations
from callwright.core.ground.user_clauses import UserClause
from callwright.core.repair.units import MeasureUnit, find_unit
from callwright.core.text.script_pattern import ScriptPattern
from callwright.core.text.text_analysis import split_identifier

_MIN_UNIT_CHARS = 2
_AMBIGUOUS_WORDS = frozenset({"in", "min", "mi", "ft", "us", "mm", "cm", "日", "分", "周", "码", "度"})
"""Words for a unit that mean something else as often: a preposition, the smallest value, a day of the month, a score."""

_WORD_BEHIND = re.compile(r"[ -]?(?:([a-z]+)|([\u4e00-\u9fff]{1,3}))")


def find_other_units(values: Sequence[CallValue], index: ConversationIndex) -> list[str]:
    """Return the number arguments whose number the user says only with another unit of the field's dimension."""
    found = []
    for value in values:
        declared = find_field_unit(value.name) if value.number is not None else None
        if declared is None:
            continue
        said = list(_list_said_units(value, index.clauses))
        if said and all(
            unit is not None and unit.dimension == declared.dimension and unit.factor != declared.factor
            for unit in said
        ):
            found.append(value.name)
    return found


_WORKED_OUT = ScriptPattern(
    r"\b(?:more|less|fewer|extra|extend|longer|shorter|add|another|by|double|twice|triple|halve|split|each|per|every|total|altogether|remaining|left|rest|difference|between|times|minus|plus|instead|early|late|earlier|later|before|after|until|till|ago|old|off)\b"
    r"|一[杯瓶份次袋盒片包桶箱]|再|多|少|加|减|延|每|共|各|剩|余|差|倍|提前|推迟|之前|之后|前|后|平|均|除"
)
"""Words by which another amount than the named one may be meant."""

_CLOCK_FIELDS = frozenset({"hour", "minute", "second", "day", "year", "month", "week", "date", "time"})
"""Last words of fields that are a part of a day or time."""


def find_other_measures(values: Sequence[CallValue], index: ConversationIndex) -> list[str]:
    """Return the number arguments in a known unit that are none of the user's measures of its dimension, nor a bare number of anybody."""
    user = index.user
    numbers = [(one, abs(one.number), _find_any_unit(one.name)) for one in values if one.number is not None]
    measured = [(value, number, unit) for value, number, unit in numbers if unit is not None and number]
    if user is None or not measured or not user.measures or _WORKED_OUT.search(user.text):
        return []
    found = []
    for value, number, unit in measured:
        said = [one for one in user.measures if one[1].dimension == unit.dimension]
        if any(is_calendar_unit(one) for _, one, _ in said) or is_calendar_unit(unit):
            continue
        converted = any(is_measure(number, unit, one) for one in said)
        if (
            said
            and not converted
            and _has_untaken(said, measured)
            and not _is_bare_number(number, said, index)
            and not _is_spelled_duration(number, unit, index)
        ):
            found.append(value.name)
    return found


def _has_untaken(said: Sequence[Measure], measured: Sequence[tuple[CallValue, float, MeasureUnit]]) -> bool:
    """Return whether no value of the call is one of the measures: where all are taken up, another value is about something else."""
    taken = [one[2] for one in said if any(is_measure(number, unit, one) for _, number, unit in measured)]
    return not all(
        any(first <= start and end <= last for first, last in taken) for _, _, (start, end) in said
    )


def _is_rate(name: str, words: Sequence[str]) -> bool:
    """Return whether a field is an amount per unit: then its last word is not the unit of its number."""
    return "per" in words[1:] or "每" in name[1:]


def _find_any_unit(name: str) -> MeasureUnit | None:
    words = split_identifier(name)
    return (
        None
        if not words or _is_rate(name, words) or words[-1] in _CLOCK_FIELDS
        else find_unit_of_word(words[-1])
    )


_DAY = 86_400.0
"""Seconds of a day."""


def _is_spelled_duration(number: float, unit: MeasureUnit, index: ConversationIndex) -> bool:
    """Return whether hours and minutes that the user says together are the number: an hour and a quarter, next week for 7 days."""
    user = index.user
    if user is None or unit.dimension != "time":
        return False
    seconds = float(number * unit.factor)
    return (seconds == number * _DAY and number in user.known_numbers) or any(
        abs(60.0 * minutes - seconds) < 1.0 for minutes, _ in find_durations(user.text)
    )


def _is_bare_number(number: float, said: Sequence[Measure], index: ConversationIndex) -> bool:
    """Return whether somebody says the number outside the user's measures."""
    for voice in index.voices:
        spans = [place for _, _, place in said] if voice is index.user else []
        for other, (start, end) in voice.list_number_places():
            if other == number and not any(first <= start and end <= last for first, last in spans):
                return True
    return False


@lru_cache(4_096)
def find_field_unit(name: str) -> MeasureUnit | None:
    """Return the unit that the last word of a field's name means; None for fields without one, and for temperatures."""
    words = split_identifier(name)
    unit = _find_plain_unit(words[-1]) if words and not _is_rate(name, words) else None
    return None if unit is None or unit.dimension == "temperature" else unit


def _find_plain_unit(word: str) -> MeasureUnit | None:
    if word in _AMBIGUOUS_WORDS or (word.isascii() and len(word) < _MIN_UNIT_CHARS):
        return None
    return find_unit(word)


def _list_said_units(value: CallValue, clauses: Sequence[UserClause]) -> Iterator[MeasureUnit | None]:
    """Yield the unit behind each mention of the value's number; None for a mention without one."""
    for clause in clauses:
        for number, (_, end) in clause.numbers:
            if value.number is None or number != abs(value.number):
                continue
            match = _WORD_BEHIND.match(clause.text, end)
            latin, han = match.groups("") if match else ("", "")
            sizes = range(len(han), 0, -1)
            yield next(
                (
                    unit
                    for word in (latin, *(han[:size] for size in sizes))
                    if word and (unit := _find_plain_unit(word))
                ),
                None,
            )
