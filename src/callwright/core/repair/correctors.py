"""Corrections declared by a contract for a field: question steps that are right there, and functions of the tool. Pure.

A declared step is applied because the contract says so for exactly this field; its result is checked like any other value.
When a function of the tool fails, it proposes nothing: the call is refused with the field's own problem.
"""

import copy
from collections.abc import Callable
from typing import Any

from callwright.core.reader import strict_json
from callwright.core.records.idempotency import encode_canonical
from callwright.core.repair.argument_place import ArgumentPlace
from callwright.core.repair.proposal import Proposal
from callwright.core.repair.text_folding import fold_text
from callwright.domain.contract import CompiledContract, Corrector


def propose_declared_change(place: ArgumentPlace) -> Proposal | None:
    """Return the proposal of the field's first built-in corrector that has one."""
    for corrector in place.correctors:
        make = _PROPOSERS_BY_CORRECTOR.get(corrector.name)
        proposal = None if make is None else make(place, corrector)
        if proposal is not None:
            return proposal
    return None


def apply_declared_reading(place: ArgumentPlace, proposal: Proposal) -> Proposal:
    """Return the proposal of a question step with the declared reading, marked as declared."""
    for corrector in place.correctors:
        if corrector.name == proposal.step:
            month_first = corrector.options.get("order") == "month_first"
            value = proposal.readings[1] if month_first else proposal.value
            return Proposal(value, proposal.step, declared=True)
    return proposal


def propose_own_correction(tool: CompiledContract, name: str, value: Any) -> Proposal | None:
    """Return the correction of a whole argument by the tool's own function; called for a finding anywhere in it."""
    function = tool.own_correctors.get(name)
    if function is None or name in tool.contract.sinks:
        return None
    try:
        corrected = function(copy.deepcopy(value))
        changed = (
            corrected is not None
            and strict_json.is_plain_json(corrected)
            and encode_canonical(corrected) != encode_canonical(value)
        )
    except (Exception, SystemExit):  # noqa: BLE001 - a stranger's function; its failure means that it cannot read the value
        return None
    return Proposal(corrected, "own_corrector", declared=True) if changed else None


def _split_text(place: ArgumentPlace, corrector: Corrector) -> Proposal | None:
    """``"a、b"`` → ``["a", "b"]`` by a declared separator."""
    if place.text is None or "array" not in place.accepted_types:
        return None
    parts = [part.strip() for part in place.text.split(corrector.options["by"])]
    return Proposal(parts, "text_split", declared=True) if all(parts) else None


_CASE_FUNCTIONS: dict[str, Callable[[str], str]] = {"upper": str.upper, "lower": str.lower}


def _change_letter_case(place: ArgumentPlace, corrector: Corrector) -> Proposal | None:
    """``"ord-1"`` → ``"ORD-1"`` where the field is declared to be in one case."""
    if place.text is None or "string" not in place.accepted_types:
        return None
    changed = _CASE_FUNCTIONS[corrector.options["to"]](fold_text(place.text))
    return Proposal(changed, "letter_case", declared=True) if changed != place.text else None


_PROPOSERS_BY_CORRECTOR: dict[str, Callable[[ArgumentPlace, Corrector], Proposal | None]] = {
    "text_split": _split_text,
    "letter_case": _change_letter_case,
}
