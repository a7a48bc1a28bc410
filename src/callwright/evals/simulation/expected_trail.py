"""Writes down for itself what must stand on the audit trail, and compares it with what does; trusts no record of the store.

Every end of an effect stands there once, under the call that it is of, in the order in which it happened; nothing else
does; the chain holds; and the ledger and the world say the same.
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
    """One record: what has become of an entry, and whose call it was."""

    kind: AuditKind
    state: str
    fence: int
    call_id: str
    tool: str
    effect: str
    tenant: str
    run_id: str


class _HeldEntry(Struct):
    """An entry as its answers leave it."""

    claim: Claim
    fence: int
    state: LedgerState


class ExpectedTrail:
    """What must stand on the trail, from the answers of the store alone."""

    def __init__(self) -> None:
        self._held: dict[int, _HeldEntry] = {}
        self._live: dict[str, int] = {}
        self._ends: dict[int, list[EffectEnd]] = {}

    def observe_answer(self, effect: object, answer: Answer) -> None:
        """The store has given this answer."""
        if isinstance(effect, Claim) and effect.key is not None:
            if isinstance(answer, Claimed):
                self._held[answer.entry_id] = _HeldEntry(effect, answer.fence, "claimed")
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
        """The entry is unknown now; unless it was so before, its lease has just been found to be over."""
        if self._held[entry_id].state == "claimed":
            self._add_end("lapsed", entry_id, "unknown")

    def observe_decision(self, entry_id: int, state: LedgerState) -> None:
        """Somebody has said what became of it; what is given free has a new fence."""
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
        """What does not hold, in words. ``done`` are the entries of which something happened in the world."""
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
    """The trail beside the ledger, and beside the world."""
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
