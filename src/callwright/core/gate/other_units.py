"""Doubts about amounts that keep the user's number where the field has another unit: 4 seconds for "4 minutes". Pure.

The field names its unit (``seconds``, ``weight_kg``), the user's words name theirs behind the number. Where both are of one dimension and
differ, the number cannot be the same.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from callwright.core.gate.call_values import CallValue
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.ground.user_clauses import UserClause
from callwright.core.repair.units import MeasureUnit, find_unit
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


@lru_cache(4_096)
def find_field_unit(name: str) -> MeasureUnit | None:
    """Return the unit that the last word of a field's name means; None for fields without one, and for temperatures."""
    words = split_identifier(name)
    unit = _find_plain_unit(words[-1]) if words else None
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
