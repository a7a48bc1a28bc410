"""What is known of the effects of a run that has ended: from its records, the ledger, and the runs within it.

A call that is on record as unknown may have been decided since, by a person or a reconciler: the ledger says so. A call whose
worker died has no record; its ledger entry is found by the id of the run.
"""

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from callwright.domain.records import LedgerEntry, LedgerState
from callwright.domain.result import EffectState
from callwright.ports import StoreError
from callwright.workflow.records import ENDED, RunRecord
from callwright.workflow.run_effects import CallEffect, apply_undos, combine_effects, list_call_effects

if TYPE_CHECKING:
    from callwright.app.flows import Flows

_MAX_ENTRIES: Final = 1_000
"""A run with more ledger entries, or more child runs, is not looked through: its effects stay unknown."""

_EFFECT_BY_STATE: Final[dict[LedgerState, EffectState]] = {
    "committed": "committed",
    "failed": "none",
    "released": "none",
}
"""The other states of an entry do not say whether the call had its effect."""


def find_run_effect(flows: "Flows", record: RunRecord) -> EffectState:
    """Return whether the calls of a run, and of the runs within it, had effects; "unknown" while it goes on.

    Raises:
        EngineError: The records cannot be read.
    """
    if record.state not in ENDED:
        return "unknown"
    try:
        own = _find_own_effects(flows, record)
    except StoreError:
        return "unknown"
    children = flows.engine.find(tenant=record.principal.tenant, parent=record.run_id, limit=_MAX_ENTRIES + 1)
    if own is None or len(children) > _MAX_ENTRIES:
        return "unknown"
    return combine_effects([*own, *(find_run_effect(flows, one) for one in children)])


def _find_own_effects(flows: "Flows", record: RunRecord) -> list[EffectState] | None:
    """Return the effects of the run's own calls; None if there are too many to tell."""
    calls = list_call_effects(record.run_id, flows.engine.journal(record.run_id))
    effects = apply_undos(_ask_ledger(flows, one) for one in calls)
    if record.attempt <= 1:
        return effects
    entries = flows.app.store.list_entries(run_id=record.run_id, limit=_MAX_ENTRIES + 1)
    if len(entries) > _MAX_ENTRIES:
        return None
    known = {one.key for one in calls}
    return effects + [
        _get_effect(one)
        for one in entries
        if one.key not in known and one.principal.tenant == record.principal.tenant
    ]


def _ask_ledger(flows: "Flows", call: CallEffect) -> CallEffect:
    if call.effect != "unknown" or not call.key:
        return call
    entry = flows.app.store.get_entry(call.key)
    return call if entry is None else replace(call, effect=_get_effect(entry))


def _get_effect(entry: LedgerEntry) -> EffectState:
    return _EFFECT_BY_STATE.get(entry.state, "unknown")
