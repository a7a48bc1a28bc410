"""Everything the in-memory store keeps besides calls: approvals, contracts, tapes and quarantined bodies.

All bounded.

May not know the ledger. ``core`` decides whether an approval may be granted or used; this module stores it.
"""

import threading
from collections import OrderedDict, deque
from collections.abc import Collection, Iterable, Iterator
from itertools import islice
from typing import Any

import msgspec
from msgspec.structs import replace

from callwright.core.contracts.release_rules import add_figures
from callwright.core.policy import approvals
from callwright.core.records import audit_chain, quarantine
from callwright.domain.call import Principal
from callwright.domain.contract import Contract
from callwright.domain.quarantine_records import StoredBody, StoredBodyState
from callwright.domain.records import Approval, LedgerEntry
from callwright.domain.releases import Release, VersionFigures
from callwright.domain.stored_data import ErasedState, RewrittenPart, StoredKind, StoredRecord
from callwright.ports import Clock
from callwright.stores import stored_decoding
from callwright.stores.memory_audit import MemoryAuditTrail
from callwright.stores.retention import MAX_FIGURE_ROWS

MAX_TAPES = 2_000
MAX_TAPE_BYTES = 64 * 1024 * 1024
MAX_KEPT_BODIES = 1_000
MAX_APPROVALS = 10_000

_TapeRecord = tuple[str, str | None, str, str | None, int, bytes]


class MemoryRecords(MemoryAuditTrail):
    """The part of ``ports.Store`` that has nothing to do with running calls. One lock guards it all."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock
        self._lock = threading.RLock()
        self._approvals: OrderedDict[str, Approval] = OrderedDict()
        self._newest: dict[
            str, str
        ] = {}  # digest → handle: only the newest approval of a digest can still be active
        self._contracts: dict[str, Contract] = {}
        self._contract_hashes: dict[
            str, dict[str, None]
        ] = {}  # tool → hashes in the order of their first storing
        self._tapes: deque[_TapeRecord] = deque()
        self._tape_bytes = 0
        self._kept: OrderedDict[str, tuple[StoredBody, bytes]] = OrderedDict()
        self._releases: dict[str, list[Release]] = {}
        self._figures: dict[tuple[str, int], dict[tuple[int, str], VersionFigures]] = {}
        self._shared: dict[tuple[str, str], tuple[bytes, int | None]] = {}

    def request_approval(self, approval: Approval) -> Approval:
        """Store an approval request, or return the active one (pending or granted, not expired) with the same digest."""
        with self._lock:
            standing = self.find_last_approval(approval.digest)
            if standing is not None and approvals.is_approval_active(standing, now=self._clock.now_ms()):
                return standing
            self._approvals[approval.handle] = approval
            self._append_approval_event(approval)
            self._newest[approval.digest] = approval.handle
            if len(self._approvals) > MAX_APPROVALS:
                self._drop_oldest_approval()
            return approval

    def _drop_oldest_approval(self) -> None:
        handle, oldest = self._approvals.popitem(last=False)
        if self._newest[oldest.digest] == handle:
            del self._newest[oldest.digest]

    def get_approval(self, handle: str) -> Approval | None:
        """Return the approval with this handle, or None."""
        return self._approvals.get(handle)

    def count_open_approvals(self, principal: Principal) -> tuple[int, int]:
        """Return how many approvals wait for a decision: of this principal, and of its tenant."""
        now = self._clock.now_ms()
        with self._lock:
            asking = [
                one.requested_by
                for one in self._approvals.values()
                if one.state == "asked"
                and one.requested_by.tenant == principal.tenant
                and now < one.expires_at
            ]
        return sum(one.id == principal.id for one in asking), len(asking)

    def list_approvals(
        self, *, state: str | None = None, tenant: str | None = None, limit: int = 100
    ) -> list[Approval]:
        """Return approvals, newest first."""
        with self._lock:
            newest = list(reversed(self._approvals.values()))
        chosen = (
            row for row in newest if state in (None, row.state) and tenant in (None, row.requested_by.tenant)
        )
        return list(islice(chosen, limit))

    def decide_approval(self, handle: str, *, granted: bool, by: str, reason: str) -> bool:
        """Grant or reject. Return False if it is not pending, is expired, or ``by`` is the requester."""
        with self._lock:
            asked = self._approvals.get(handle)
            if asked is None:
                return False
            now = self._clock.now_ms()
            row = approvals.decide_approval(asked, granted=granted, by=by, reason=reason, now=now)
            if row is not None:
                self._approvals[handle] = row
                self._append_approval_event(row)
            return row is not None

    def find_usable_approval(self, digest: str, by: str) -> Approval | None:
        """Return the granted approval of this digest as used by the call ``by``, or None.

        The caller holds the ledger's lock.
        """
        newest = self.find_last_approval(digest)
        return approvals.use_approval(newest, by=by, now=self._clock.now_ms()) if newest else None

    def use_approval(self, digest: str, *, by: str) -> Approval | None:
        """Use the granted approval of this digest; an approval can be used once."""
        with self._lock:
            used = self.find_usable_approval(digest, by)
            if used is not None:
                self.save_approval(used)
            return used

    def give_back_approval(self, digest: str, by: str) -> None:
        """Make the approval usable again: the call ``by``, which used it, had no effect."""
        newest = self.find_last_approval(digest)
        row = approvals.give_back_approval(newest, by=by) if newest else None
        if row is not None:
            self.save_approval(row, given_back=True)

    def give_back_approval_of_entry(self, entry: LedgerEntry) -> None:
        """Make the approval usable again after this entry's call turned out to have had no effect.

        The caller holds the ledger's lock.
        """
        user = approvals.get_claim_owner(entry)
        for row in reversed(self._approvals.values()):
            free = approvals.give_back_approval(row, by=user) if row.tool == entry.tool else None
            if free is not None:
                self.save_approval(free, given_back=True)
                return

    def save_approval(self, row: Approval, *, given_back: bool = False) -> None:
        """Store the approval's new state and record it in the audit trail."""
        with self._lock:
            self._approvals[row.handle] = row
            self.append_event(
                audit_chain.make_approval_event(row, self._clock.now_ms(), given_back=given_back)
            )

    def _append_approval_event(self, row: Approval) -> None:
        self.append_event(audit_chain.make_approval_event(row, self._clock.now_ms()))

    def find_last_approval(self, digest: str) -> Approval | None:
        """Return the newest approval requested for this digest, in any state, or None."""
        with self._lock:
            handle = self._newest.get(digest)
            return None if handle is None else self._approvals[handle]

    def save_contract(self, contract: Contract, hash_: str) -> None:
        """Store a contract under its hash."""
        self._contracts[hash_] = contract
        self._contract_hashes.setdefault(contract.name, {})[hash_] = None

    def get_contract(self, hash_: str) -> Contract | None:
        """Return the contract with this hash, or None."""
        return self._contracts.get(hash_)

    def list_contracts(self, name: str | None) -> list[Contract]:
        """Return every stored contract of this tool, in the order in which they were first stored; None: of all tools."""
        if name is None:
            return list(self._contracts.values())
        return [self._contracts[hash_] for hash_ in list(self._contract_hashes.get(name, ()))]

    def save_release(self, release: Release) -> bool:
        """Store the next decision about a tool; False if another came first."""
        with self._lock:
            history = self._releases.setdefault(release.tool, [])
            if release.number != len(history) + 1:
                return False
            history.append(release)
            return True

    def list_releases(self, tool: str | None = None) -> list[Release]:
        """Return the history of a tool, newest first, or the decision in force of every tool."""
        with self._lock:
            if tool is not None:
                return self._releases.get(tool, [])[::-1]
            return [history[-1] for _, history in sorted(self._releases.items()) if history]

    def add_figures(self, figures: Iterable[VersionFigures]) -> None:
        """Add counts to those of the same minute."""
        with self._lock:
            for one in figures:
                minutes = self._figures.setdefault((one.tool, one.number), {})
                known = minutes.get((one.at, one.version))
                minutes[one.at, one.version] = one if known is None else add_figures(known, one)

    def list_figures(self, tool: str, number: int) -> list[VersionFigures]:
        """Return the counts under one decision, newest minute first."""
        with self._lock:
            minutes = self._figures.get((tool, number), {})
            return [minutes[place] for place in sorted(minutes, reverse=True)][:MAX_FIGURE_ROWS]

    def save_tape(
        self, call_id: str, *, run_id: str | None, tool: str, code: str | None, body: bytes
    ) -> None:
        """Store a finished tape. Beyond 2,000 tapes or 64 MB the oldest are dropped."""
        tapes, lock = self._tapes, self._lock
        lock.acquire()  # not "with", which takes twice as long, and this runs on every call
        try:
            tapes.append((call_id, run_id, tool, code, self._clock.now_ms(), body))
            self._tape_bytes += len(body)
            while len(tapes) > MAX_TAPES or (self._tape_bytes > MAX_TAPE_BYTES and len(tapes) > 1):
                self._tape_bytes -= len(tapes.popleft()[5])
        finally:
            lock.release()

    def get_tape(self, call_id: str) -> bytes | None:
        """Return a tape by its call id or an unambiguous prefix of it, or None."""
        with self._lock:
            found = {row[0]: row[5] for row in self._tapes if row[0].startswith(call_id)}
        if call_id not in found and len(found) != 1:
            return None
        return found.get(call_id) or next(iter(found.values()))

    def list_tapes(
        self, *, run_id: str | None = None, limit: int = 100
    ) -> list[tuple[str, str, str | None, int]]:
        """Return the newest tapes first: call id, tool, error code or None, epoch ms."""
        with self._lock:
            newest = list(reversed(self._tapes))
        chosen = [(row[0], row[2], row[3], row[4]) for row in newest if run_id in (None, row[1])]
        return chosen[:limit]

    def save_body(self, kept: StoredBody, body: bytes) -> None:
        """Store a body. Beyond 1,000 bodies the oldest are dropped."""
        with self._lock:
            self._kept.setdefault(kept.handle, (replace(kept, at=self._clock.now_ms(), size=len(body)), body))
            if len(self._kept) > MAX_KEPT_BODIES:
                self._kept.popitem(last=False)

    def get_body(self, handle: str) -> tuple[StoredBody, bytes] | None:
        """Return the record and the body under this handle, or None."""
        return self._kept.get(handle)

    def list_bodies(
        self,
        *,
        tenant: str | None = None,
        tool: str | None = None,
        state: StoredBodyState | None = None,
        after: str | None = None,
        limit: int = 100,
    ) -> list[StoredBody]:
        """Return withheld and released bodies, newest first."""
        with self._lock:
            rows = [row for row, _ in reversed(self._kept.values())]
        if after is not None:
            begin = next((at for at, row in enumerate(rows, 1) if row.handle == after), len(rows))
            rows = rows[begin:]
        chosen = (
            row
            for row in rows
            if row.state != "preview"
            and tenant in (None, row.tenant)
            and tool in (None, row.tool)
            and state in (None, row.state)
        )
        return list(islice(chosen, limit))

    def release_body(self, handle: str, *, by: str, reason: str) -> bool:
        """Release a withheld body to the principal of its call. Return False if it is not withheld."""
        with self._lock:
            found = self._kept.get(handle)
            now = self._clock.now_ms()
            row = found and quarantine.release_body(found[0], by=by, reason=reason, now=now)
            if not found or row is None:
                return False
            self.append_event(
                quarantine.make_body_event(row, "quarantine_released", by=by, why=reason, at=now)
            )
            self._kept[handle] = (row, found[1])
            return True

    def cache_answer(self, name: str, body: bytes) -> None:
        """Do nothing: no other process could read it, and the application caches this process's answers itself."""

    def get_cached_answer(self, name: str) -> tuple[bytes, int] | None:
        """Return None: nothing is cached here."""
        del name
        return None

    @property
    def is_shared(self) -> bool:
        """Return False: no other process reaches this memory."""
        return False

    def put_record(
        self, kind: str, name: str, body: bytes, *, ttl_ms: int | None = None, replace: bool = True
    ) -> bool:
        """Store a record."""
        with self._lock:
            now = self._clock.now_ms()
            if not replace and self._find_record(kind, name, now) is not None:
                return False
            self._shared[kind, name] = body, None if ttl_ms is None else now + ttl_ms
            return True

    def get_records(self, kind: str, names: Collection[str]) -> dict[str, bytes]:
        """Return the bodies of the records that stand."""
        with self._lock:
            now = self._clock.now_ms()
            found = {name: self._find_record(kind, name, now) for name in names}
            return {name: body for name, body in found.items() if body is not None}

    def _find_record(self, kind: str, name: str, now: int) -> bytes | None:
        body, expires_at = self._shared.get((kind, name), (None, None))
        return None if expires_at is not None and expires_at <= now else body

    def drop_record(self, kind: str, name: str) -> bool:
        """Delete a record."""
        with self._lock:
            return self._shared.pop((kind, name), None) is not None

    def drop_expired_records(self) -> None:
        """Delete the records that have expired."""
        with self._lock:
            now = self._clock.now_ms()
            self._shared = {
                place: record
                for place, record in self._shared.items()
                if record[1] is None or record[1] > now
            }

    def scan_other_records(self, kind: StoredKind) -> Iterator[StoredRecord]:
        """Yield the records with content of a kind, besides entries."""
        with self._lock:
            approvals_now, tapes = list(self._approvals.values()), list(self._tapes)
            bodies, shared = list(self._kept.values()), list(self._shared.items())
        now = self._clock.now_ms()
        if kind == "approval":
            yield from (stored_decoding.make_approval_record(one, one.handle, now) for one in approvals_now)
        elif kind == "tape":
            for call_id, run_id, tool, _, at, body in tapes:
                yield stored_decoding.make_tape_record(call_id, run_id, tool, at, call_id, body)
        elif kind == "withheld":
            yield from (stored_decoding.make_body_record(*one) for one in bodies)
        elif kind == "shared":
            for (record_kind, name), (body, _) in shared:
                yield stored_decoding.make_shared_record(record_kind, name, body)

    def erase_other_record(self, kind: StoredKind, place: str) -> ErasedState:
        """Erase the content of one record; the caller holds the lock."""
        if kind == "approval":
            return self._erase_approval(place)
        if kind == "tape":
            left = [row for row in self._tapes if row[0] != place]
            is_there = len(left) < len(self._tapes)
            self._tapes = deque(left)
            self._tape_bytes = sum(len(row[5]) for row in left)
        elif kind == "withheld":
            is_there = self._kept.pop(place, None) is not None
        else:
            record_kind, _, name = place.partition("\n")
            is_there = self._shared.pop((record_kind, name), None) is not None
        return "erased" if is_there else "gone"

    def rewrite_other_record(self, kind: StoredKind, part: RewrittenPart) -> bool:
        """Replace the content of one record; the caller holds the lock."""
        if kind == "tape":
            return self._rewrite_tape(part)
        if kind == "approval":
            row = self._approvals.get(part.place)
            if row is None or msgspec.json.encode(row.arguments) != part.before:
                return False
            self._approvals[part.place] = replace(row, arguments=msgspec.json.decode(part.after))
            return True
        return self._rewrite_body(part) if kind == "withheld" else self._rewrite_shared(part)

    def _rewrite_body(self, part: RewrittenPart) -> bool:
        kept = self._kept.get(part.place)
        if kept is None or kept[1] != part.before:
            return False
        self._kept[part.place] = (replace(kept[0], size=len(part.after)), part.after)
        return True

    def _rewrite_shared(self, part: RewrittenPart) -> bool:
        record_kind, _, name = part.place.partition("\n")
        body, expires_at = self._shared.get((record_kind, name), (None, None))
        if body != part.before:
            return False
        self._shared[record_kind, name] = part.after, expires_at
        return True

    def _rewrite_tape(self, part: RewrittenPart) -> bool:
        before = list(self._tapes)
        self._tapes = deque(
            (*row[:5], part.after) if (row[0], row[5]) == (part.place, part.before) else row for row in before
        )
        self._tape_bytes = sum(len(row[5]) for row in self._tapes)
        return list(self._tapes) != before

    def _erase_approval(self, handle: str) -> ErasedState:
        row = self._approvals.get(handle)
        if row is None:
            return "gone"
        if stored_decoding.is_approval_open(row.state, row.expires_at, self._clock.now_ms()):
            return "in_flight"
        self._approvals[handle] = replace(row, arguments={}, reason="")
        return "erased"

    def count_records(self) -> dict[str, Any]:
        """Return counts and sizes of the stored records."""
        return {
            "approvals": len(self._approvals),
            "tapes": len(self._tapes),
            "tape_bytes": self._tape_bytes,
        }
