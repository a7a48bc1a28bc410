"""Which steps look at a finding, and in which order. Pure.

The first step that can make something of the value has the word. Where a free text is accepted too, a text is a text: no
step looks for anything else in it.
"""

from collections.abc import Callable

from callwright.core.repair.correctors import declared_step, permits
from callwright.core.repair.enums import currency_name, enum_form, enum_number, enum_synonym
from callwright.core.repair.place import Place
from callwright.core.repair.plain import (
    boolean_in_string,
    boolean_word,
    json_in_string,
    list_to_scalar,
    literal_in_string,
    members_in_text,
    null_default,
    null_dropped,
    null_in_string,
    scalar_to_list,
    text_of_number,
)
from callwright.core.repair.proposal import Proposal
from callwright.core.repair.quantities import quantity
from callwright.core.repair.temporal import temporal

Step = Callable[[Place], Proposal | None]

_CHOICES: tuple[Step, ...] = (enum_form, enum_synonym, enum_number, currency_name)
_TYPES: tuple[Step, ...] = (
    null_default,
    json_in_string,
    null_in_string,
    boolean_in_string,
    quantity,
    literal_in_string,
    members_in_text,
    text_of_number,
)
_QUESTIONS: tuple[Step, ...] = (scalar_to_list, list_to_scalar, null_dropped, boolean_word)
_EVERY = (*_CHOICES, *_TYPES, temporal, *_QUESTIONS)

STEPS: dict[str, tuple[Step, ...]] = {
    "type": (*_TYPES, temporal, *_QUESTIONS),
    "enum": (null_default, *_CHOICES, null_in_string, json_in_string, *_QUESTIONS),
    "const": (null_default, *_CHOICES, null_in_string, json_in_string, *_QUESTIONS),
    "format": (null_in_string, temporal),
    "pattern": (null_in_string, enum_form, enum_synonym, currency_name, temporal),
    "anyOf": _EVERY,
    "oneOf": _EVERY,
}
"""JSON Schema keyword of the finding → steps, tried in order."""


def propose(place: Place) -> Proposal | None:
    """What is to be done about one finding; None where nothing can be said."""
    if place.sink or place.free_text:
        return None
    found = declared_step(place)
    if found is not None:
        return found
    for step in STEPS.get(place.finding.keyword, ()):
        found = step(place)
        if found is not None:
            return permits(place, found)
    return None
