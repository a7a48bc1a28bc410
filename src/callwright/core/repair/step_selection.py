"""Select the steps for a finding, and their order. Pure.

The first step with a proposal wins. Where any text is accepted too, a text stays a text: no
step interprets it.
"""

from collections.abc import Callable

from callwright.core.repair.argument_place import ArgumentPlace
from callwright.core.repair.correctors import apply_declared_reading, propose_declared_change
from callwright.core.repair.date_steps import propose_date_or_time
from callwright.core.repair.enum_steps import (
    propose_currency_name,
    propose_enum_form,
    propose_enum_number,
    propose_enum_synonym,
)
from callwright.core.repair.proposal import Proposal
from callwright.core.repair.quantity_steps import propose_quantity
from callwright.core.repair.type_steps import (
    propose_boolean_in_string,
    propose_boolean_word,
    propose_json_in_string,
    propose_list_to_scalar,
    propose_literal_in_string,
    propose_members_in_text,
    propose_null_default,
    propose_null_dropped,
    propose_null_in_string,
    propose_scalar_to_list,
    propose_text_of_number,
)

ProposalStep = Callable[[ArgumentPlace], Proposal | None]

_CHOICE_STEPS: tuple[ProposalStep, ...] = (
    propose_enum_form,
    propose_enum_synonym,
    propose_enum_number,
    propose_currency_name,
)
_TYPE_STEPS: tuple[ProposalStep, ...] = (
    propose_null_default,
    propose_json_in_string,
    propose_null_in_string,
    propose_boolean_in_string,
    propose_quantity,
    propose_literal_in_string,
    propose_members_in_text,
    propose_text_of_number,
)
_QUESTION_STEPS: tuple[ProposalStep, ...] = (
    propose_scalar_to_list,
    propose_list_to_scalar,
    propose_null_dropped,
    propose_boolean_word,
)
_ALL_STEPS = (*_CHOICE_STEPS, *_TYPE_STEPS, propose_date_or_time, *_QUESTION_STEPS)

STEPS_BY_KEYWORD: dict[str, tuple[ProposalStep, ...]] = {
    "type": (*_TYPE_STEPS, propose_date_or_time, *_QUESTION_STEPS),
    "enum": (
        propose_null_default,
        *_CHOICE_STEPS,
        propose_null_in_string,
        propose_json_in_string,
        *_QUESTION_STEPS,
    ),
    "const": (
        propose_null_default,
        *_CHOICE_STEPS,
        propose_null_in_string,
        propose_json_in_string,
        *_QUESTION_STEPS,
    ),
    "format": (propose_null_in_string, propose_date_or_time),
    "pattern": (
        propose_null_in_string,
        propose_enum_form,
        propose_enum_synonym,
        propose_currency_name,
        propose_quantity,
        propose_date_or_time,
    ),
    "anyOf": _ALL_STEPS,
    "oneOf": _ALL_STEPS,
}
"""JSON Schema keyword of the finding → steps, tried in order."""


def propose_change(place: ArgumentPlace) -> Proposal | None:
    """Return the proposal for one finding, or None."""
    if place.is_sink or place.is_free_text:
        return None
    proposal = propose_declared_change(place)
    if proposal is not None:
        return proposal
    for step in STEPS_BY_KEYWORD.get(place.finding.keyword, ()):
        proposal = step(place)
        if proposal is not None:
            return apply_declared_reading(place, proposal)
    return None
