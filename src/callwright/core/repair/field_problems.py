"""Describe a value that was not repaired: the rule, the accepted values, and the likely meaning. Pure.

A rejected value is never echoed. The proposal of a question step is reported where it is our own text: a member, a number, a
date; not where it would repeat the input, and never for a secret field.
"""

from collections.abc import Mapping
from typing import Any

from callwright.core.repair.argument_place import ArgumentPlace, get_at_path, list_known_names
from callwright.core.repair.date_steps import NOTATION_BY_FORMAT
from callwright.core.repair.enum_steps import list_choices
from callwright.core.repair.name_spelling import find_nearest_name
from callwright.core.repair.proposal import NOTHING, Proposal
from callwright.core.repair.quantity_steps import is_quantity
from callwright.domain.contract import CompiledContract, Finding
from callwright.domain.repair_steps import STEPS
from callwright.domain.result import FieldProblem

MAX_ACCEPTED_VALUES = 32
_MAX_NAME_CHARS = 100
_ECHOING_STEPS = frozenset(
    {"scalar_to_list", "list_to_scalar", "null_dropped", "text_split", "own_corrector", "letter_case"}
)
"""Steps whose proposal repeats the input."""


def describe_problem(
    finding: Finding, tool: CompiledContract, arguments: Mapping[str, Any], proposal: Proposal | None
) -> FieldProblem:
    """Describe the problem of one value, with the question of a step that has a proposal."""
    if finding.keyword in {"additionalProperties", "unevaluatedProperties"}:
        return _describe_unknown_name(finding, tool, arguments)
    if finding.keyword == "required" or not finding.at:
        return finding.to_field_problem()
    place = ArgumentPlace(tool, arguments, finding, None)
    described = finding.to_field_problem()
    question = _describe_question(proposal)
    text = described.problem + _describe_notation(place, finding, is_question=bool(question)) + question
    if finding.at[0] in tool.secrets:
        return FieldProblem(described.path, text, _list_members(place))
    accepted = _list_members(place) or _list_readings(proposal)
    return FieldProblem(described.path, text, accepted, _find_closest(place, proposal))


def _describe_unknown_name(
    finding: Finding, tool: CompiledContract, arguments: Mapping[str, Any]
) -> FieldProblem:
    described = finding.to_field_problem()
    value = get_at_path(arguments, finding.at)
    names = list_known_names(tool.contract.input_schema, finding.at)
    free = [one for one in names if one not in value]
    closest = find_nearest_name(finding.unexpected[0], free) if finding.unexpected else None
    return FieldProblem(described.path, described.problem, names, closest)


def _describe_notation(place: ArgumentPlace, finding: Finding, *, is_question: bool) -> str:
    """Return the notation of the field: its format, the unit of its number."""
    if finding.keyword == "format" and finding.expected in NOTATION_BY_FORMAT:
        return f", written as {NOTATION_BY_FORMAT[finding.expected]}"
    if not place.accepted_types & {"integer", "number"} or place.text is None:
        return ""
    if place.units:
        return f", in {' or '.join(place.units)}"
    return ", without a unit: none is declared" if not is_question and is_quantity(place.text) else ""


def _describe_question(proposal: Proposal | None) -> str:
    if proposal is None:
        return ""
    step = STEPS[proposal.step]
    if proposal.wants_moment:
        return "; relative dates are read only where the user's time zone is known"
    return "" if step.faithful else f"; {step.meaning}"


def _list_members(place: ArgumentPlace) -> list[Any] | None:
    return list_choices(place)[:MAX_ACCEPTED_VALUES] or None


def _list_readings(proposal: Proposal | None) -> list[Any] | None:
    return list(proposal.readings) if proposal is not None and len(proposal.readings) > 1 else None


def _find_closest(place: ArgumentPlace, proposal: Proposal | None) -> str | None:
    if proposal is not None and proposal.value is not NOTHING and proposal.step not in _ECHOING_STEPS:
        return None if len(proposal.readings) > 1 else _render_scalar(proposal.value)
    texts = [one for one in list_choices(place) if isinstance(one, str)]
    if place.text is None or len(place.text) >= _MAX_NAME_CHARS or not texts:
        return None
    return find_nearest_name(place.text, texts)


def _render_scalar(value: Any) -> str | None:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int | float | str) else None
