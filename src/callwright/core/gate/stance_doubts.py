"""Doubts from what the user's words say *about* an action or a value: refused, only asked about, replaced, swapped. Pure.

Two questions to a call whose values may all have been said: does the user want this action now (``action_stance.py``, ``stance_model.py``), and does each value
still hold (``superseded_values.py``, ``swapped_fields.py``, ``record_pairing.py``)?
"""

from collections.abc import Iterator, Sequence
from datetime import date
from typing import Any

from msgspec import Struct

from callwright.core.gate.action_stance import ActionStance
from callwright.core.gate.amount_operands import find_miscomputed_amounts, find_wrong_rests
from callwright.core.gate.amount_pairing import (
    find_mispaired_amounts,
    find_mispaired_attributes,
    find_other_amounts,
    find_overtaken_amounts,
)
from callwright.core.gate.asked_acts import (
    find_unasked_act,
    is_plainly_asked,
    is_preparation,
    keeps_back,
    list_acts,
    list_forced_acts,
    refuses_other_act,
)
from callwright.core.gate.call_values import CallValue, list_call_values
from callwright.core.gate.carried_acts import CarriedAct, find_other_options
from callwright.core.gate.contradicted_texts import find_contradicted_texts
from callwright.core.gate.excluded_members import find_excluded_members
from callwright.core.gate.kept_objects import keeps_object
from callwright.core.gate.latest_answer import find_values_answered_otherwise, is_done_already
from callwright.core.gate.member_choice import find_contradicted_members
from callwright.core.gate.named_fields import find_values_of_named_fields
from callwright.core.gate.named_quantities import find_other_quantities, find_values_of_other_fields
from callwright.core.gate.named_shares import find_other_shares
from callwright.core.gate.near_twins import find_near_twins
from callwright.core.gate.order_clause import find_values_told_beside
from callwright.core.gate.other_units import find_other_measures, find_other_units
from callwright.core.gate.proposal_values import find_unproposed_values
from callwright.core.gate.recipient_choice import find_other_recipients
from callwright.core.gate.recipient_names import find_passing_names
from callwright.core.gate.reckoned_times import find_other_reckoned
from callwright.core.gate.record_pairing import find_mispaired_identifiers
from callwright.core.gate.relative_dates import find_other_days
from callwright.core.gate.slipped_values import find_slipped_values
from callwright.core.gate.stance_model import doubts_stance
from callwright.core.gate.superseded_values import find_superseded_values
from callwright.core.gate.swapped_fields import find_swapped_fields
from callwright.core.gate.switch_values import find_contradicted_switches
from callwright.core.gate.unchanged_updates import find_unchanged_values
from callwright.core.gate.work_fields import is_plan
from callwright.core.gate.work_limits import forbids_work
from callwright.core.gate.work_objects import find_other_objects
from callwright.core.ground import cue_patterns as cues
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.domain.contract import path_to_pointer


class StanceEvidence(Struct, frozen=True):
    """What the user's words say against a call, each 0..1, and the arguments concerned."""

    refused: float = 0.0
    unrequested: float = 0.0
    superseded: dict[str, float] = {}
    swapped: tuple[str, ...] = ()


def weigh_stance(
    about: ToolKeywords,
    arguments: dict[str, Any],
    index: ConversationIndex,
    *,
    changes: bool,
    may_repeat: bool = False,
    carried: CarriedAct | None = None,
    alone: bool = True,
    todays: Sequence[date] = (),
) -> StanceEvidence:
    """Weigh what the user said about the action, where the tool ``changes`` something, and about the values.

    ``may_repeat``: the tool may be carried out several times. ``carried``: what the call carries, where that can be read. ``alone``: no other call of the same output may carry out the rest of what is said. ``todays``: the days that may be today; empty where that is unknown.
    """
    clauses = index.clauses
    if not clauses:
        return StanceEvidence()
    values = list_call_values(arguments)
    refused, unrequested = (
        _weigh_action(about, arguments, values, index, carried, may_repeat=may_repeat)
        if changes and not is_plan(about)
        else (0.0, 0.0)
    )
    superseded = (
        find_superseded_values(about, values, clauses, index)
        if clauses[-1].message != clauses[0].message or _may_take_back(index)
        else {}
    )
    told = find_values_told_beside(about, values, index) if changes and alone else ()
    for pointer in (*_find_other_attributes(values, index), *told):
        superseded[pointer] = 1.0
    for name in (
        *find_unproposed_values(about, values, arguments, index),
        *find_contradicted_texts(arguments, index),
        *find_miscomputed_amounts(values, index),
        *find_other_units(values, index),
        *find_other_measures(values, index),
        *find_mispaired_identifiers(about, arguments, index, todays, reads=not changes),
        *find_contradicted_members(about, arguments, index),
        *find_other_days(values, index, todays),
        *find_other_recipients(about, values, index),
        *find_passing_names(about, values, index),
        *find_other_reckoned(values, index),
        *find_excluded_members(arguments, index),
        *find_contradicted_switches(arguments, index),
        *find_wrong_rests(values, index),
        *find_unchanged_values(about, arguments, index),
        *find_values_answered_otherwise(values, index),
        *find_other_quantities(about, values, index),
        *find_values_of_other_fields(values, index),
        *find_near_twins(values, index),
        *find_values_of_named_fields(arguments, values, index),
        *find_other_shares(arguments, values, index),
        *find_other_options(arguments, index),
        *find_slipped_values(arguments, values, index, changes=changes),
        *(find_other_objects(arguments, index, todays) if index.tool is not None else ()),
    ):
        superseded[path_to_pointer((name,))] = 1.0
    return StanceEvidence(refused, unrequested, superseded, find_swapped_fields(about, arguments, clauses))


def _weigh_action(
    about: ToolKeywords,
    arguments: dict[str, Any],
    values: Sequence[CallValue],
    index: ConversationIndex,
    carried: CarriedAct | None,
    *,
    may_repeat: bool,
) -> tuple[float, float]:
    """Return how far the action is refused, and how far it was not requested: by the rules, else by the model.

    Once a tool has answered since the user spoke, a call that may be repeated is a step of work that was accepted: the words of the request
    need not name it ("fix it and run the tests till they pass"). An act beyond the work has to be named.
    """
    if forbids_work(values, arguments, index, carried) or keeps_object(about, values, arguments, index):
        return 1.0, 0.0
    acts = carried.acts if carried is not None else list_acts(about) if index.is_at_work else ()
    acts += list_forced_acts(arguments, acts)
    if find_unasked_act(acts, index):
        return 0.0, 1.0
    refused, unrequested = ActionStance(about, values, index).judge()
    if refused and not refuses_other_act(about, acts, index):
        return refused, unrequested
    if acts and carried is not None and not keeps_back(index):
        return 0.0, 0.0
    if unrequested or is_done_already(values, index):
        return 0.0, 1.0
    goes_on = index.is_at_work and (may_repeat or carried is not None or is_preparation(about))
    doubted = not goes_on and doubts_stance(about, index) and not is_plainly_asked(acts, index)
    return 0.0, float(doubted)


def _may_take_back(index: ConversationIndex) -> bool:
    """Return whether a clause has a word without which a single message takes no value back."""
    return index.marks & cues.MAY_TAKE_BACK != 0 and any(
        one.marks & cues.MAY_TAKE_BACK and cues.MAY_REPLACE.search(one.text) for one in index.clauses
    )


def _is_computed(value: CallValue, index: ConversationIndex) -> bool:
    """Return whether the user's words lead to a number: 6 for "double it, there are 3"."""
    return value.number is not None and f"{abs(value.number):.9g}" in index.computed_numbers


def _find_other_attributes(values: Sequence[CallValue], index: ConversationIndex) -> Iterator[str]:
    """Yield the arguments whose amount, day or grade the user's words give to something else."""
    if index.marks & cues.HAS_NUMBER:
        if [one for one in values if one.number is not None]:
            yield from find_other_amounts(
                [one for one in values if not _is_computed(one, index)], index.clauses
            )
            yield from find_mispaired_amounts(values, index.clauses)
        yield from find_overtaken_amounts(values, index)
    yield from find_mispaired_attributes(values, index)
