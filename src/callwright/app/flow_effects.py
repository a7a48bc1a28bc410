"""Determine the effects of a run that has ended: from its records, from the ledger, and from its child runs.

A call that the run recorded as unknown may have been decided later by a person or a reconciler; the ledger has that decision. A call
whose worker died has no record in the run; its ledger entry is found by the id of the run. An effect whose evidence may have been
deleted, with a child run or by the retention of the ledger, is unknown.
"""

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from callwright.domain.records import LedgerEntry, LedgerState
from callwright.domain.result import EffectState
from callwright.engine import TaskLostError
from callwright.ports import StoreError
from callwright.workflow.definition import tool_names
from callwright.workflow.records import ENDED, JournalEntry, RunRecord
from callwright.workflow.run_effects import (
    CallEffect,
    apply_undos,
    combine_effects,
    list_call_effects,
    list_started_children,
)

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
    """Return whether the calls of a run, and of the runs within it, had effects; "unknown" while it continues.

    Raises:
        EngineError: The records cannot be read.
    """
    if record.state not in ENDED:
        return "unknown"
    journal = flows.engine.journal(record.run_id)
    try:
        own = _find_own_effects(flows, record, journal)
    except StoreError:
        own = None
    children = flows.engine.find(tenant=record.principal.tenant, parent=record.run_id, limit=_MAX_ENTRIES + 1)
    started = list_started_children(record.run_id, _leave_out_taken_over(flows, record, journal))
    has_forgotten_child = bool(started - {one.run_id for one in children})
    if own is None or has_forgotten_child or len(children) > _MAX_ENTRIES:
        return "unknown"
    return combine_effects([*own, *(find_run_effect(flows, one) for one in children)])


def _leave_out_taken_over(
    flows: "Flows", record: RunRecord, journal: list[JournalEntry]
) -> list[JournalEntry]:
    """Return the records that a run has made itself; those that a fork has taken over are in its source as well."""
    if record.forked_from is None:
        return journal
    source = {(one.name, one.started_at, one.text) for one in flows.engine.journal(record.forked_from)}
    return [one for one in journal if (one.name, one.started_at, one.text) not in source]


def _find_own_effects(
    flows: "Flows", record: RunRecord, journal: list[JournalEntry]
) -> list[EffectState] | None:
    """Return the effects of the run's own calls; None if there are too many to tell, or the ledger may have forgotten one."""
    calls = list_call_effects(record.run_id, journal)
    effects = apply_undos(_ask_ledger(flows, one) for one in calls)
    entries = flows.app.store.list_entries(run_id=record.run_id, limit=_MAX_ENTRIES + 1)
    if len(entries) > _MAX_ENTRIES or (_may_lack_records(record) and _is_ledger_expired(flows, record)):
        return None
    known = {one.key for one in calls}
    return effects + [
        _get_effect(one)
        for one in entries
        if one.key not in known and one.principal.tenant == record.principal.tenant
    ]


def _may_lack_records(record: RunRecord) -> bool:
    """Return whether a call of this run may have ended without a record: its worker died, or failed over a result."""
    return record.attempt > 1 or (record.stopped is not None and record.stopped.code == "internal")


def _is_ledger_expired(flows: "Flows", record: RunRecord) -> bool:
    """Return whether the ledger may have forgotten a finished call of this run, because it is older than it remembers."""
    try:
        names = tool_names(flows.definition(record.definition))
    except TaskLostError:
        return True
    found = [flows.app.catalogue.find(name, None, record.principal) for name in names]
    remembered_s = [
        0 if one is None else one[0].contract.ttl_s
        for one in found
        if one is None or one[0].contract.effect != "read"
    ]
    return bool(remembered_s) and flows.now_ms() - record.created_at >= min(remembered_s) * 1_000


def _ask_ledger(flows: "Flows", call: CallEffect) -> CallEffect:
    if call.effect != "unknown" or not call.key:
        return call
    entry = flows.app.store.get_entry(call.key)
    return call if entry is None else replace(call, effect=_get_effect(entry))


def _get_effect(entry: LedgerEntry) -> EffectState:
    return _EFFECT_BY_STATE.get(entry.state, "unknown")
