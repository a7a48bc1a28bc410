"""The effects that would happen again if steps of a run were done again, by a resume, a fork or a retry.

A call is known from the records of the run. One whose worker died, or is making it now, has no record; its ledger entry names its
place in the run. A step that starts another run has the effects of that run.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Final, Literal

from msgspec.structs import replace

from callwright.domain.records import LedgerEntry
from callwright.engine import EngineError
from callwright.engines import engine_reasons
from callwright.ports import StoreError
from callwright.workflow.forking import RepeatedEffect, find_effects
from callwright.workflow.records import JournalEntry, RunRecord, path_of_record
from callwright.workflow.run_effects import list_call_effects, list_started_children

if TYPE_CHECKING:
    from callwright.app.flows import Flows

_MAX_ENTRIES: Final = 10_000
"""How many of the newest ledger entries of a run, and of the runs within it, are looked through."""

_WITHOUT_EFFECT: Final = frozenset({"failed", "released"})
"""States of a ledger entry whose call has had no effect."""

_HARMLESS: Final = frozenset({"read", "idempotent"})
"""Effect classes of calls that may be made again."""


def find_repeats(
    flows: "Flows", record: RunRecord, journal: Iterable[JournalEntry], is_redone: Callable[[str], bool]
) -> list[RepeatedEffect]:
    """Return the effects that would happen again, if the steps of these paths were done again.

    Calls of tools that read or are idempotent are left out, and those of steps that were taken back.

    Raises:
        EngineError: The records or the ledger cannot be read.
    """
    journal = list(journal)
    undone = {
        one.path
        for one in list_call_effects(record.run_id, journal)
        if one.undoes and one.effect == "committed"
    }
    redone = [
        one for one in journal if not one.name.startswith("undo:") and is_redone(path_of_record(one.name))
    ]

    def may_repeat(tool: str) -> bool:
        return flows.may_run_again(tool, record.principal)

    found = {(one.key or one.call_id): one for one in find_effects(redone, may_repeat)}
    try:
        for entry, place in _list_placed_entries(flows, record):
            path = path_of_record(place)
            if not place.startswith("undo:") and is_redone(path):
                _note_entry(found, entry, place, path)
    except StoreError as fault:
        raise EngineError(engine_reasons.LEDGER_UNREADABLE(fault=fault.reason)) from fault
    own = [one for one in found.values() if one.effect != "committed" or one.path not in undone]
    return own + list(_find_repeats_of_children(flows, record, redone, is_redone))


def _list_placed_entries(flows: "Flows", record: RunRecord) -> Iterator[tuple[LedgerEntry, str]]:
    """Yield the ledger entries of the run's calls, each with the call's place in the run."""
    prefix = f"task:{record.run_id}:"
    for entry in flows.app.store.list_entries(run_id=record.run_id, limit=_MAX_ENTRIES):
        if entry.principal.tenant == record.principal.tenant and (entry.request or "").startswith(prefix):
            yield entry, (entry.request or "").removeprefix(prefix).rpartition(":")[0]


def _note_entry(found: dict[str, RepeatedEffect], entry: LedgerEntry, place: str, path: str) -> None:
    """Add what the ledger knows of a call: it may have learnt more since the call was recorded."""
    if entry.state in _WITHOUT_EFFECT or entry.effect in _HARMLESS:
        found.pop(entry.key, None)
        return
    effect: Literal["committed", "unknown"] = "committed" if entry.state == "committed" else "unknown"
    recorded = found.get(entry.key)
    found[entry.key] = (
        replace(recorded, effect=effect)
        if recorded is not None
        else RepeatedEffect(
            path=path,
            tool=entry.tool,
            effect=effect,
            call_id=entry.owner,
            by_agent="/" in place,
            key=entry.key,
            is_recorded=False,
        )
    )


def _find_repeats_of_children(
    flows: "Flows", record: RunRecord, redone: Iterable[JournalEntry], is_redone: Callable[[str], bool]
) -> Iterator[RepeatedEffect]:
    """Yield the effects of the runs that these steps have started, and of the runs within those."""
    prefix = f"{record.run_id}."
    children = flows.engine.find(tenant=record.principal.tenant, parent=record.run_id, limit=_MAX_ENTRIES)
    named: dict[str, RunRecord | None] = {}
    for one in reversed(children):  # as they were started
        name = one.run_id.removeprefix(prefix)
        if is_redone(path_of_record(name)):
            named[name] = one
    for started in list_started_children(record.run_id, redone):
        name = started.removeprefix(prefix)
        if name not in named:  # a fork has taken over the record, or the child run is forgotten
            named[name] = _find_child_of_source(flows, record, name)
    for name, child in named.items():
        path = path_of_record(name)
        if child is None:
            yield RepeatedEffect(path=path, tool="workflow", effect="unknown", call_id="")
            continue
        journal = flows.engine.journal(child.run_id)
        for effect in find_repeats(flows, child, journal, lambda _: True):
            yield replace(effect, path=path, by_agent=False)


def _find_child_of_source(flows: "Flows", record: RunRecord, name: str) -> RunRecord | None:
    """Return the child run that one of the runs was started with from which this one was forked."""
    source = record.forked_from
    while source is not None:
        child = flows.engine.look(f"{source}.{name}")
        above = flows.engine.look(source)
        if child is not None or above is None:
            return child
        source = above.forked_from
    return None
