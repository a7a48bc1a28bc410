"""What is told about a value that was not repaired: the rule, what is accepted, and what was probably meant. Pure.

A rejected value is never echoed. What a question step proposes is told where it is ours: a member, a number, a date; not
where it would repeat what was written, and never for a secret field.
"""

from collections.abc import Mapping
from typing import Any

from callwright.core.repair.enums import choices
from callwright.core.repair.names import nearest
from callwright.core.repair.place import Place, get, known_names
from callwright.core.repair.proposal import NOTHING, Proposal
from callwright.core.repair.quantities import is_quantity
from callwright.core.repair.temporal import HOW
from callwright.domain.contract import CompiledContract, Finding
from callwright.domain.result import FieldProblem
from callwright.domain.steps import STEPS

MOST_ACCEPTED = 32
_LONGEST_NAME = 100
_ECHOES = frozenset(
    {"scalar_to_list", "list_to_scalar", "null_dropped", "text_split", "own_corrector", "letter_case"}
)
"""Steps whose proposal repeats what was written."""


def problem_of(
    finding: Finding, tool: CompiledContract, arguments: Mapping[str, Any], proposal: Proposal | None
) -> FieldProblem:
    """Say what is wrong at one place, with the question of a step that would know an answer."""
    if finding.keyword in {"additionalProperties", "unevaluatedProperties"}:
        return _unknown_name(finding, tool, arguments)
    if finding.keyword == "required" or not finding.at:
        return finding.problem()
    place = Place(tool, arguments, finding, None)
    said = finding.problem()
    question = _question(proposal)
    text = said.problem + _how(place, finding, asked=bool(question)) + question
    if finding.at[0] in tool.secrets:
        return FieldProblem(said.path, text, _members(place))
    accepted = _members(place) or _readings(proposal)
    return FieldProblem(said.path, text, accepted, _closest(place, proposal))


def _unknown_name(finding: Finding, tool: CompiledContract, arguments: Mapping[str, Any]) -> FieldProblem:
    said = finding.problem()
    written = get(arguments, finding.at)
    known = known_names(tool.contract.input_schema, finding.at)
    free = [one for one in known if one not in written]
    closest = nearest(finding.unexpected[0], free) if finding.unexpected else None
    return FieldProblem(said.path, said.problem, known, closest)


def _how(place: Place, finding: Finding, *, asked: bool) -> str:
    """How the field is written: its format, the unit of its number."""
    if finding.keyword == "format" and finding.expected in HOW:
        return f", written as {HOW[finding.expected]}"
    if not place.due & {"integer", "number"} or place.text is None:
        return ""
    if place.units:
        return f", in {' or '.join(place.units)}"
    return ", without a unit: none is declared" if not asked and is_quantity(place.text) else ""


def _question(proposal: Proposal | None) -> str:
    if proposal is None:
        return ""
    step = STEPS[proposal.step]
    if proposal.wants_moment:
        return "; relative dates are read only where the user's time zone is known"
    return "" if step.faithful else f"; {step.meaning}"


def _members(place: Place) -> list[Any] | None:
    return choices(place)[:MOST_ACCEPTED] or None


def _readings(proposal: Proposal | None) -> list[Any] | None:
    return list(proposal.readings) if proposal is not None and len(proposal.readings) > 1 else None


def _closest(place: Place, proposal: Proposal | None) -> str | None:
    if proposal is not None and proposal.value is not NOTHING and proposal.step not in _ECHOES:
        return None if len(proposal.readings) > 1 else _written(proposal.value)
    texts = [one for one in choices(place) if isinstance(one, str)]
    if place.text is None or len(place.text) >= _LONGEST_NAME or not texts:
        return None
    return nearest(place.text, texts)


def _written(value: Any) -> str | None:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int | float | str) else None
