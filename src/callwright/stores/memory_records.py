"""What a store in memory keeps for people: approvals, contracts, tapes and quarantined bodies. All of it is bounded.

This file may not know the ledger. Whether an approval may be given or used is decided in ``core``; here it is kept.
"""

import threading
from collections import OrderedDict, deque
from itertools import islice
from typing import Any

from msgspec.structs import replace

from callwright.core.policy import approvals
from callwright.core.records import audit_chain, quarantine
from callwright.domain.contract import Contract
from callwright.domain.quarantine_records import StoredBody, StoredBodyState
from callwright.domain.records import Approval, LedgerEntry
from callwright.ports import Clock
from callwright.stores.memory_audit import MemoryAuditTrail

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
        self._newest: dict[str, str] = {}  # digest → handle: only the newest of a digest can still stand
        self._contracts: dict[str, Contract] = {}
        self._tapes: deque[_TapeRecord] = deque()
        self._tape_bytes = 0
        self._kept: OrderedDict[str, tuple[StoredBody, bytes]] = OrderedDict()

    def request_approval(self, approval: Approval) -> Approval:
        """Keep a question; the one that stands when the same digest is already asked (or granted) and not expired."""
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
        """The approval with this handle."""
        return self._approvals.get(handle)

    def list_approvals(
        self, *, state: str | None = None, tenant: str | None = None, limit: int = 100
    ) -> list[Approval]:
        """Approvals, newest first."""
        with self._lock:
            newest = list(reversed(self._approvals.values()))
        chosen = (
            row for row in newest if state in (None, row.state) and tenant in (None, row.requested_by.tenant)
        )
        return list(islice(chosen, limit))

    def decide_approval(self, handle: str, *, granted: bool, by: str, reason: str) -> bool:
        """Grant or reject; False when it is not open, is expired, or ``by`` is who asked."""
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
        """The granted approval of this digest as the call ``by`` would use it; the caller holds the lock of the ledger."""
        newest = self.find_last_approval(digest)
        return approvals.use_approval(newest, by=by, now=self._clock.now_ms()) if newest else None

    def use_approval(self, digest: str, *, by: str) -> Approval | None:
        """Use the granted approval of this digest: it serves once."""
        with self._lock:
            used = self.find_usable_approval(digest, by)
            if used is not None:
                self.save_approval(used)
            return used

    def give_back_approval(self, digest: str, by: str) -> None:
        """The call ``by``, which used it, had no effect."""
        newest = self.find_last_approval(digest)
        row = approvals.give_back_approval(newest, by=by) if newest else None
        if row is not None:
            self.save_approval(row, given_back=True)

    def give_back_approval_of_entry(self, entry: LedgerEntry) -> None:
        """The call of this entry had no effect, as is known now; the caller holds the lock of the ledger."""
        user = approvals.get_claim_owner(entry)
        for row in reversed(self._approvals.values()):
            free = approvals.give_back_approval(row, by=user) if row.tool == entry.tool else None
            if free is not None:
                self.save_approval(free, given_back=True)
                return

    def save_approval(self, row: Approval, *, given_back: bool = False) -> None:
        """Keep it as it is now, and note that on the trail."""
        with self._lock:
            self._approvals[row.handle] = row
            self.append_event(
                audit_chain.make_approval_event(row, self._clock.now_ms(), given_back=given_back)
            )

    def _append_approval_event(self, row: Approval) -> None:
        self.append_event(audit_chain.make_approval_event(row, self._clock.now_ms()))

    def find_last_approval(self, digest: str) -> Approval | None:
        """The newest approval asked for this digest, whatever became of it."""
        with self._lock:
            handle = self._newest.get(digest)
            return None if handle is None else self._approvals[handle]

    def save_contract(self, contract: Contract, hash_: str) -> None:
        """Keep a contract under its hash."""
        self._contracts[hash_] = contract

    def get_contract(self, hash_: str) -> Contract | None:
        """The contract with this hash."""
        return self._contracts.get(hash_)

    def list_contracts(self, name: str) -> list[Contract]:
        """Every contract of this tool that was kept, in the order in which they were first kept."""
        return [one for one in list(self._contracts.values()) if one.name == name]

    def save_tape(
        self, call_id: str, *, run_id: str | None, tool: str, code: str | None, body: bytes
    ) -> None:
        """Keep a finished tape; the oldest go when there are 2,000 of them or 64 MB."""
        tapes, lock = self._tapes, self._lock
        lock.acquire()  # not "with", which takes twice as long, at every call
        try:
            tapes.append((call_id, run_id, tool, code, self._clock.now_ms(), body))
            self._tape_bytes += len(body)
            while len(tapes) > MAX_TAPES or (self._tape_bytes > MAX_TAPE_BYTES and len(tapes) > 1):
                self._tape_bytes -= len(tapes.popleft()[5])
        finally:
            lock.release()

    def get_tape(self, call_id: str) -> bytes | None:
        """A tape by its call id (or an unambiguous beginning of it)."""
        with self._lock:
            found = {row[0]: row[5] for row in self._tapes if row[0].startswith(call_id)}
        if call_id not in found and len(found) != 1:
            return None
        return found.get(call_id) or next(iter(found.values()))

    def list_tapes(
        self, *, run_id: str | None = None, limit: int = 100
    ) -> list[tuple[str, str, str | None, int]]:
        """Newest tapes first: call id, tool, error code or None, epoch ms."""
        with self._lock:
            newest = list(reversed(self._tapes))
        chosen = [(row[0], row[2], row[3], row[4]) for row in newest if run_id in (None, row[1])]
        return chosen[:limit]

    def save_body(self, kept: StoredBody, body: bytes) -> None:
        """Keep a body; the oldest of more than 1,000 go."""
        with self._lock:
            self._kept.setdefault(kept.handle, (replace(kept, at=self._clock.now_ms(), size=len(body)), body))
            if len(self._kept) > MAX_KEPT_BODIES:
                self._kept.popitem(last=False)

    def get_body(self, handle: str) -> tuple[StoredBody, bytes] | None:
        """What is kept under this handle, and the body."""
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
        """Withheld and released bodies, newest first."""
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
        """Let the principal whose call it was read a withheld body."""
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
        """Nobody else could ask for it: what this process has, the application keeps itself."""

    def get_cached_answer(self, name: str) -> tuple[bytes, int] | None:
        """Nothing."""
        del name
        return None

    def count_records(self) -> dict[str, Any]:
        """Counts and sizes of what is kept here."""
        return {
            "approvals": len(self._approvals),
            "tapes": len(self._tapes),
            "tape_bytes": self._tape_bytes,
        }
