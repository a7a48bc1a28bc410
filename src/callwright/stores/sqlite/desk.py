"""What people and commands ask of the store: entries, approvals, traces, housekeeping. Raises ``StoreError`` only.

May not know how writes are grouped: it is given a way to write and a way to read.
"""

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain, islice
from typing import Any

from callwright.core import approval as approvals
from callwright.core import audit, breaker, ledger
from callwright.core.quotas import user_of
from callwright.domain.audit import AuditEvent, AuditHead, AuditSegment
from callwright.domain.contract import Contract
from callwright.domain.effects import Claim
from callwright.domain.quarantine import KeptBody, KeptState
from callwright.domain.records import (
    Approval,
    BreakerRecord,
    DoubtCount,
    EntryFilter,
    LedgerEntry,
    LedgerState,
    Outcome,
    UnreadableRow,
)
from callwright.ports import Clock
from callwright.stores import reading
from callwright.stores.doubts import doubt_stats
from callwright.stores.keeping import APPROVAL_KEEP_MS, ARCHIVE_KEEP_MS
from callwright.stores.owners import SILENT_MS, Owners
from callwright.stores.sqlite import rows
from callwright.stores.sqlite.audit import Audit
from callwright.stores.sqlite.calls import Calls
from callwright.stores.sqlite.file import Database, Reader
from callwright.stores.sqlite.queries import AUDIT, LEDGER
from callwright.stores.sqlite.traces import Traces

RUN_MEMORY_MS = 24 * 3600 * 1000
"""A run is forgotten this long after its last call; until then its budget does not start afresh."""

SLICE = 250
"""So many rows a sweep looks at in one transaction."""


class Desk(ABC):
    """The part of ``ports.Store`` that no call waits for."""

    _clock: Clock
    _calls: Calls
    _database: Database
    _people: Reader
    _traces: Traces
    _audit: Audit
    _owners: Owners

    @abstractmethod
    def _write(self, operation: Callable[[sqlite3.Cursor], Any]) -> Any:
        """Run it in a transaction and hand back what it returns."""

    @abstractmethod
    def _write_deliveries(self) -> None:
        """Write what has been delivered, so that people see it."""

    # --- entries ----------------------------------------------------------------------------------------------

    def entries(
        self,
        *,
        state: EntryFilter | None = None,
        tool: str | None = None,
        run_id: str | None = None,
        limit: int = 100,
    ) -> list[LedgerEntry]:
        """Live ledger entries, newest first."""
        self._write_deliveries()
        boot, lease_now = rows.boot_number(self._clock.boot()), self._clock.lease_ms()
        wanted = (state, tool, run_id, limit, boot, lease_now)
        return [rows.entry_of(row, boot) for row in self._people.all(LEDGER["listed"], wanted)]

    def scan(
        self,
        *,
        after: int = 0,
        state: EntryFilter | None = None,
        tool: str | None = None,
        limit: int = 1_000,
    ) -> list[LedgerEntry]:
        """The next live entries, oldest first."""
        self._write_deliveries()
        boot, lease_now = rows.boot_number(self._clock.boot()), self._clock.lease_ms()
        wanted = (state, tool, after, limit, boot, lease_now)
        return [rows.entry_of(row, boot) for row in self._people.all(LEDGER["scanned"], wanted)]

    def doubts(self) -> list[DoubtCount]:
        """Calls in doubt, counted by tool and effect class."""
        now = (rows.boot_number(self._clock.boot()), self._clock.lease_ms())
        return [
            DoubtCount(tool=tool, effect=effect, unknown=unknown, silent=silent, oldest_at=oldest)
            for tool, effect, unknown, silent, oldest in self._people.all(LEDGER["doubts"], now)
        ]

    def entry(self, key: str) -> LedgerEntry | None:
        """The live entry with this key."""
        self._write_deliveries()
        row = self._people.one(LEDGER["by_key"], (key,))
        return None if row is None else rows.entry_of(row, rows.boot_number(self._clock.boot()))

    def met(self, effect: Claim) -> LedgerEntry | None:
        """The live entry that this claim would meet."""
        if not ledger.is_known_by_more(effect):
            return None if effect.key is None else self.entry(effect.key)
        self._write_deliveries()
        boot = rows.boot_number(self._clock.boot())
        found = self._people.all(LEDGER["met"], rows.met_values(effect))
        return ledger.met((rows.entry_of(row, boot) for row in found), effect, now=self._clock.now_ms())

    def unreadable(self, *, limit: int = 100) -> list[UnreadableRow]:
        """Live entries and approvals that cannot be read in full."""
        entries = (reading.entry_fault(*row) for row in self._pages("page_of_entries"))
        asked = (reading.approval_fault(*row[1:]) for row in self._pages("page_of_approvals"))
        return list(islice((one for one in chain(entries, asked) if one is not None), limit))

    def _pages(self, query: str) -> Iterator[rows.Row]:
        after = -1
        while page := self._people.all(LEDGER[query], (after, reading.PAGE)):
            yield from page
            after = page[-1][0]

    def decide(
        self,
        entry_id: int,
        state: LedgerState,
        *,
        by: str,
        why: str,
        outcome: Outcome | None = None,
        seen: LedgerEntry | None = None,
    ) -> bool:
        """A person or a reconciler resolves an unknown entry; False if it is not unknown, or not as ``seen`` any more."""

        def write(cursor: sqlite3.Cursor) -> bool:
            row = cursor.execute(LEDGER["by_id"], (entry_id,)).fetchone()
            if row is None:
                return False
            entry = rows.entry_of(row, rows.boot_number(self._clock.boot()))
            now = self._clock.now_ms()
            decided = ledger.decide(entry, state, by=by, why=why, outcome=outcome, now=now, seen=seen)
            if decided is not None:
                self._calls.decide(cursor, decided, by, why)
                if state != "committed":
                    self._calls.give_back_quotas(cursor, user_of(entry_id, entry.attempt))
                    self._calls.give_back_approval_of(cursor, decided)
            return decided is not None

        return bool(self._write(write))

    def breaker(self, key: str) -> BreakerRecord:
        """The breaker's record; a closed one when nothing failed lately."""
        record = rows.breaker_of(
            self._people.one(LEDGER["breaker"], (key,)), rows.boot_number(self._clock.boot())
        )
        return breaker.CLOSED if breaker.is_forgotten(record, self._clock.lease_ms()) else record

    # --- approvals --------------------------------------------------------------------------------------------

    def ask_approval(self, approval: Approval) -> Approval:
        """Keep a question to a person; the one that stands when the same digest is already asked."""

        def write(cursor: sqlite3.Cursor) -> Approval:
            row = cursor.execute(LEDGER["last_approval"], (approval.digest,)).fetchone()
            standing = None if row is None else rows.approval_of(row)
            if standing is not None and approvals.stands(standing, now=self._clock.now_ms()):
                return standing
            cursor.execute(LEDGER["add_approval"], rows.approval_row(approval))
            self._note_approval(cursor, approval)
            return approval

        answer: Approval = self._write(write)
        return answer

    def approval(self, handle: str) -> Approval | None:
        """The approval with this handle."""
        row = self._people.one(LEDGER["approval"], (handle,))
        return None if row is None else rows.approval_of(row)

    def approvals(
        self, *, state: str | None = None, tenant: str | None = None, limit: int = 100
    ) -> list[Approval]:
        """Approvals, newest first."""
        found = self._people.all(LEDGER["approvals"], (state, limit, tenant))
        return [rows.approval_of(row) for row in found]

    def decide_approval(self, handle: str, *, granted: bool, by: str, reason: str) -> bool:
        """Grant or reject; False when it is not open, is expired, or ``by`` is who asked."""

        def write(cursor: sqlite3.Cursor) -> bool:
            row = cursor.execute(LEDGER["approval"], (handle,)).fetchone()
            if row is None:
                return False
            now = self._clock.now_ms()
            decided = approvals.decided(rows.approval_of(row), granted=granted, by=by, reason=reason, now=now)
            if decided is not None:
                self._put_approval(cursor, decided)
            return decided is not None

        return bool(self._write(write))

    def use_approval(self, digest: str, *, by: str) -> Approval | None:
        """Use the granted approval of this digest: it serves once."""

        def write(cursor: sqlite3.Cursor) -> Approval | None:
            now = self._clock.now_ms()
            row = cursor.execute(LEDGER["granted"], (digest, now)).fetchone()
            used = None if row is None else approvals.used(rows.approval_of(row), by=by, now=now)
            if used is not None:
                self._put_approval(cursor, used)
            return used

        answer: Approval | None = self._write(write)
        return answer

    def _put_approval(self, cursor: sqlite3.Cursor, one: Approval) -> None:
        cursor.execute(
            LEDGER["put_approval"], (one.state, one.decided_by, one.reason, one.used_by, one.handle)
        )
        self._note_approval(cursor, one)

    def _note_approval(self, cursor: sqlite3.Cursor, one: Approval) -> None:
        cursor.execute(AUDIT["note"], rows.event_row(audit.of_approval(one, self._clock.now_ms())))

    def last_approval(self, digest: str) -> Approval | None:
        """The newest approval asked for this digest, whatever became of it."""
        row = self._people.one(LEDGER["last_approval"], (digest,))
        return None if row is None else rows.approval_of(row)

    # --- audit trail ------------------------------------------------------------------------------------------

    def note(self, event: AuditEvent) -> None:
        """Write an event that nothing else stands for."""
        self._audit.note(event)

    def note_later(self, event: AuditEvent) -> None:
        """The same, never blocking a call."""
        self._audit.note_later(event)
        self._traces.nudge()

    def chain(self) -> AuditHead:
        """Chain everything that waits."""
        return self._audit.chain()

    def head(self) -> AuditHead:
        """Where the chain ends, and how many events wait."""
        return self._audit.head()

    def segments(self, *, after: int = 0, limit: int = 16) -> list[AuditSegment]:
        """Segments with a record later than ``after``, in order."""
        return self._audit.segments(after=after, limit=limit)

    def newest_segments(self, *, before: int | None = None, limit: int = 16) -> list[AuditSegment]:
        """Segments that begin before ``before``, newest first."""
        return self._audit.newest_segments(before=before, limit=limit)

    # --- traces -----------------------------------------------------------------------------------------------

    def contracts(self, name: str) -> list[Contract]:
        """Every contract of this tool that was kept, in the order in which they were first kept."""
        return self._traces.contracts(name)

    def save_contract(self, contract: Contract, hash_: str) -> None:
        """Keep a contract under its hash."""
        self._traces.save_contract(contract, hash_)

    def contract(self, hash_: str) -> Contract | None:
        """The contract with this hash."""
        return self._traces.contract(hash_)

    def save_tape(
        self, call_id: str, *, run_id: str | None, tool: str, code: str | None, body: bytes
    ) -> None:
        """Keep a finished tape; buffered."""
        self._traces.save_tape(call_id, run_id=run_id, tool=tool, code=code, body=body)

    def tape(self, call_id: str) -> bytes | None:
        """A tape by its call id (or an unambiguous beginning of it)."""
        return self._traces.tape(call_id)

    def tapes(self, *, run_id: str | None = None, limit: int = 100) -> list[tuple[str, str, str | None, int]]:
        """Newest tapes first: call id, tool, error code or None, epoch ms."""
        return self._traces.tapes(run_id=run_id, limit=limit)

    def keep(self, kept: KeptBody, body: bytes) -> None:
        """Keep a body."""
        self._traces.keep(kept, body)

    def kept(self, handle: str) -> tuple[KeptBody, bytes] | None:
        """What is kept under this handle, and the body."""
        return self._traces.kept(handle)

    def quarantined(
        self,
        *,
        tenant: str | None = None,
        tool: str | None = None,
        state: KeptState | None = None,
        after: str | None = None,
        limit: int = 100,
    ) -> list[KeptBody]:
        """Withheld and released bodies, newest first."""
        return self._traces.quarantined(tenant, tool, state, after, limit)

    def release(self, handle: str, *, by: str, reason: str) -> bool:
        """Let the principal whose call it was read a withheld body."""
        return self._traces.release(handle, by=by, reason=reason, note=self._audit.note)

    def cache(self, name: str, body: bytes) -> None:
        """Keep a good answer of a read."""
        self._traces.cache(name, body)

    def cached(self, name: str) -> tuple[bytes, int] | None:
        """The last good answer under this name, and when."""
        return self._traces.cached(name)

    # --- housekeeping -----------------------------------------------------------------------------------------

    def sweep(self) -> dict[str, int]:
        """Archive expired entries, end dead leases as unknown, forget old runs, breakers and tapes."""
        first, last = self._people.all(LEDGER["span"])[0]
        expired = lapsed = 0
        for start in range(first, last + 1, SLICE):
            gone, unknown = self._write(partial(self._sweep_slice, start))
            expired, lapsed = expired + gone, lapsed + unknown
        self._write(self._forget)
        now = self._clock.now_ms()
        forgotten = self._cut("drop_archive", now - ARCHIVE_KEEP_MS)
        forgotten += self._cut("drop_approvals", now - APPROVAL_KEEP_MS)
        self._cut("drop_quota_uses", now)
        tapes = self._traces.sweep()
        return {"archived": expired, "unknown": lapsed, "forgotten": forgotten, "tapes": tapes}

    def _cut(self, name: str, before_ms: int) -> int:
        """Delete the oldest rows in short transactions, until a slice has none that is old enough."""
        forgotten = 0
        while gone := self._write(lambda cursor: cursor.execute(LEDGER[name], (before_ms, SLICE)).rowcount):
            forgotten += gone
        return forgotten

    def _sweep_slice(self, start: int, cursor: sqlite3.Cursor) -> tuple[int, int]:
        now, clock = self._clock.now_ms(), self._clock
        span = (start, start + SLICE - 1, now)
        gone = cursor.execute(LEDGER["expire"], span).rowcount
        lease_now = clock.lease_ms()
        known = self._owners.process, lease_now - SILENT_MS
        dead = (*span, rows.boot_number(clock.boot()), lease_now, *known)
        cursor.execute(AUDIT["lapses"], dead)
        unknown = cursor.execute(LEDGER["lapse"], dead).rowcount
        cursor.execute(LEDGER["archive_retired"], span[:2])
        cursor.execute(LEDGER["drop_retired"], span[:2])
        return gone, unknown

    def _forget(self, cursor: sqlite3.Cursor) -> None:
        long_ago = self._clock.now_ms() - RUN_MEMORY_MS
        cursor.execute(LEDGER["drop_runs"], (long_ago,))
        cursor.execute(LEDGER["drop_uses"], (long_ago,))
        boot, lease_now = rows.boot_number(self._clock.boot()), self._clock.lease_ms()
        for key, *row in cursor.execute(LEDGER["all_breakers"]).fetchall():
            if breaker.is_forgotten(rows.breaker_of(tuple(row), boot), lease_now):
                cursor.execute(LEDGER["drop_breaker"], (key,))
        cursor.execute(LEDGER["drop_owners"], (self._owners.process, boot, lease_now - RUN_MEMORY_MS))

    def stats(self) -> dict[str, Any]:
        """Counts by state, sizes in bytes, durability: for ``doctor``."""
        self._write_deliveries()
        path = self._database.path
        beside = path.with_name(path.name + "-wal")
        return {
            "durability": self.durability,
            "entries": dict(self._people.all(LEDGER["count_states"])),
            "archived": self._people.all(LEDGER["count_archive"])[0][0],
            "in_doubt": doubt_stats(self.doubts()),
            "path": str(path),
            "bytes": path.stat().st_size if path.exists() else 0,
            "wal_bytes": beside.stat().st_size if beside.exists() else 0,
            "audit": self._audit.head().seq,
            "audit_dropped": self._audit.dropped,
            **self._traces.stats(),
        }

    @property
    @abstractmethod
    def durability(self) -> Any:
        """What a settled effect survives."""
