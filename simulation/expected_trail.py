"""Derive the expected audit trail independently and compare it with the actual one; trusts no record of the store.

Every end of an effect is recorded once, under its call, in the order of events; nothing else
is; the hash chain is valid; and ledger and world agree with it.
"""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct

from callwright.core.records import audit_chain, ledger
from callwright.domain.audit_records import AuditKind, AuditRecord
from callwright.domain.effects import Answer, Claim, Claimed, InDoubt, Settle, Settled
from callwright.domain.records import LedgerEntry, LedgerState
from callwright.ports import Store

MAX_SEGMENTS = 1_000


class EffectEnd(NamedTuple):
    """One record: the outcome of an entry, and the call it belongs to."""

    kind: AuditKind
    state: str
    fence: int
    call_id: str
    tool: str
    effect: str
    tenant: str
    run_id: str


class _StoredEntry(Struct):
    """An entry's state as implied by the store's answers."""

    claim: Claim
    fence: int
    state: LedgerState


class ExpectedTrail:
    """The expected trail, derived from the store's answers alone."""

    def __init__(self) -> None:
        self._held: dict[int, _StoredEntry] = {}
        self._live: dict[str, int] = {}
        self._ends: dict[int, list[EffectEnd]] = {}

    def observe_answer(self, effect: object, answer: Answer) -> None:
        """Process an answer of the store."""
        if isinstance(effect, Claim) and effect.key is not None:
            if isinstance(answer, Claimed):
                self._held[answer.entry_id] = _StoredEntry(effect, answer.fence, "claimed")
                self._live[effect.key] = answer.entry_id
            elif isinstance(answer, InDoubt):
                self.observe_lapse(self._live[effect.key])
        elif isinstance(effect, Settle) and effect.key is not None and isinstance(answer, Settled):
            self._observe_settle(effect)

    def _observe_settle(self, effect: Settle) -> None:
        said_again = (
            self._held[effect.entry_id].state == effect.state and effect.state in ledger.FINISHED_STATES
        )
        if not said_again:
            self._add_end("settled", effect.entry_id, effect.state)

    def observe_lapse(self, entry_id: int) -> None:
        """Mark the entry as unknown; unless it was so before, its lease has just been found expired."""
        if self._held[entry_id].state == "claimed":
            self._add_end("lapsed", entry_id, "unknown")

    def observe_decision(self, entry_id: int, state: LedgerState) -> None:
        """Process a person's decision; a released entry has a new fence."""
        self._held[entry_id].fence += state == "released"
        self._add_end("decided", entry_id, state)

    def _add_end(self, kind: AuditKind, entry_id: int, state: LedgerState) -> None:
        held = self._held[entry_id]
        held.state = state
        mine = held.claim
        who = mine.principal.tenant
        end = EffectEnd(kind, state, held.fence, mine.owner, mine.tool, mine.effect, who, mine.run_id or "")
        self._ends.setdefault(entry_id, []).append(end)

    # --- when all is over -----------------------------------------------------------------------------------------

    def compare_with_store(self, store: Store, entries: list[LedgerEntry], done: set[int]) -> Iterator[str]:
        """Yield the differences, in words. ``done`` are the entries with an effect in the world."""
        store.chain_events()
        segments = store.list_segments(limit=MAX_SEGMENTS)
        examiner = audit_chain.AuditExaminer()
        found: dict[int, list[EffectEnd]] = {}
        for segment in segments:
            examiner.examine_segment(segment)
            for record in filter(None, map(audit_chain.parse_record, segment.body.splitlines())):
                found.setdefault(record.entry_id, []).append(_record_to_end(record))
        for trouble in examiner.finish(store.get_head()).troubles:
            yield f"the chain of the trail does not hold: {trouble.kind} {trouble.seq} to {trouble.upto}"
        for entry_id in sorted(self._ends | found):
            wanted, stands = self._ends.get(entry_id, []), found.get(entry_id, [])
            if wanted != stands:
                yield f"entry {entry_id} came to {_summarise_ends(wanted)}, and on the trail stands {_summarise_ends(stands)}"
        yield from _compare_with_ledger(found, entries, done)


def _compare_with_ledger(
    found: dict[int, list[EffectEnd]], entries: list[LedgerEntry], done: set[int]
) -> Iterator[str]:
    """Compare the trail with the ledger, and with the world."""
    for entry in entries:
        last = found.get(entry.entry_id, [None])[-1]
        if entry.state != "claimed" and (
            last is None or (last.state, last.fence) != (entry.state, entry.fence)
        ):
            yield f"entry {entry.entry_id} is {entry.state}, and the trail's last word on it is {last}"
    running = {entry.entry_id for entry in entries if entry.state == "claimed"}
    for entry_id in sorted(done - running - found.keys()):
        yield f"entry {entry_id} was done, and nothing of it stands on the trail"
    for entry_id, ends in found.items():
        if entry_id not in done and any(one.state == "committed" and one.effect != "keyed" for one in ends):
            yield f"entry {entry_id} is committed on the trail, and did not happen"


def _record_to_end(record: AuditRecord) -> EffectEnd:
    return EffectEnd(
        record.kind,
        record.state,
        record.fence,
        record.call_id,
        record.tool,
        record.effect,
        record.tenant,
        record.run_id,
    )


def _summarise_ends(ends: list[EffectEnd]) -> str:
    return (
        ", ".join(f"{one.kind} {one.state} ({one.call_id}, fence {one.fence})" for one in ends) or "nothing"
    )
