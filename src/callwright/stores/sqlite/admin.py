"""Store queries for operators and commands: entries, approvals, traces, housekeeping.

Raises ``StoreError`` only.

May not know how writes are grouped: the store passes in a way to write and a way to read.
"""

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain, islice
from typing import Any

import msgspec
from msgspec.structs import replace

from callwright.core.policy import approvals
from callwright.core.policy.quotas import render_entry_user
from callwright.core.records import audit_chain, circuit_breaker, ledger
from callwright.core.records.kept_results import is_apart
from callwright.domain.audit_records import AuditEvent, AuditHead, AuditSegment
from callwright.domain.call import Principal
from callwright.domain.contract import Contract
from callwright.domain.doubts import LedgerDoubt
from callwright.domain.effects import Claim
from callwright.domain.quarantine_records import StoredBody, StoredBodyState
from callwright.domain.records import (
    Approval,
    BreakerRecord,
    EntryFilter,
    InDoubtCount,
    LedgerEntry,
    LedgerState,
    Outcome,
    UnreadableRow,
)
from callwright.domain.releases import RATE_NAMES, Release, VersionFigures
from callwright.domain.stored_data import ErasedState, RewrittenPart, StoredKind, StoredRecord
from callwright.ports import Clock, StoreError
from callwright.stores import row_decoding
from callwright.stores.doubt_statistics import summarise_doubts
from callwright.stores.owner_heartbeat import MAX_SILENCE_MS, OwnerHeartbeat
from callwright.stores.retention import (
    APPROVAL_RETENTION_MS,
    ARCHIVE_RETENTION_MS,
    FIGURE_RETENTION_MS,
    MAX_FIGURE_ROWS,
)
from callwright.stores.sqlite import row_codec
from callwright.stores.sqlite.audit_trail import SQLiteAuditTrail
from callwright.stores.sqlite.call_operations import CallOperations
from callwright.stores.sqlite.database_file import Database, ReadConnection
from callwright.stores.sqlite.deception_watch import DeceptionWatch
from callwright.stores.sqlite.queries import AUDIT_SQL, LEDGER_SQL
from callwright.stores.sqlite.stored_rows import StoredRows
from callwright.stores.sqlite.trace_file import ContractRow, TraceFile

TASKS_FILE_SUFFIX = ".tasks"
"""Suffix of the file of tasks and workflow runs, after the ledger's name; their engine writes it."""

RUN_RETENTION_MS = 24 * 3600 * 1000
"""A run is forgotten this long after its last call; until then its budget does not restart."""

_FIGURE_COLUMNS = ("tool", "number", "version", "at", "calls", *RATE_NAMES)

SWEEP_SLICE_ROWS = 250
"""Rows that a sweep examines per transaction."""


class AdminQueries(ABC):
    """The part of ``ports.Store`` that no call waits for."""

    _clock: Clock
    _calls: CallOperations
    _database: Database
    _admin_reader: ReadConnection
    _traces: TraceFile
    _unclaimed_contracts: dict[str, ContractRow]
    """Contracts under which this process has not claimed a call yet, by hash."""
    _audit: SQLiteAuditTrail
    _owners: OwnerHeartbeat
    _deception: DeceptionWatch
    _held: StoredRows

    @abstractmethod
    def _write_audited(self, operation: Callable[[sqlite3.Cursor], Any]) -> Any:
        """Run the operation in a transaction and return its result."""

    @abstractmethod
    def _write_unaudited(self, operation: Callable[[sqlite3.Cursor], Any]) -> Any:
        """Run the operation in a transaction that writes nothing to the audit trail, and return its result."""

    @abstractmethod
    def _write_deliveries(self) -> None:
        """Write pending deliveries, so that operators see them."""

    # --- entries ----------------------------------------------------------------------------------------------

    def list_entries(
        self,
        *,
        state: EntryFilter | None = None,
        tool: str | None = None,
        run_id: str | None = None,
        limit: int = 100,
    ) -> list[LedgerEntry]:
        """Return live ledger entries, newest first."""
        self._write_deliveries()
        boot, lease_now = row_codec.hash_boot_name(self._clock.boot_id()), self._clock.lease_ms()
        wanted = (state, tool, run_id, limit, boot, lease_now)
        return [
            row_codec.row_to_entry(row, boot)
            for row in self._admin_reader.fetch_all(LEDGER_SQL["listed"], wanted)
        ]

    def scan_entries(
        self,
        *,
        after: int = 0,
        state: EntryFilter | None = None,
        tool: str | None = None,
        limit: int = 1_000,
    ) -> list[LedgerEntry]:
        """Return the next live entries after ``after``, oldest first."""
        self._write_deliveries()
        boot, lease_now = row_codec.hash_boot_name(self._clock.boot_id()), self._clock.lease_ms()
        wanted = (state, tool, after, limit, boot, lease_now)
        return [
            row_codec.row_to_entry(row, boot)
            for row in self._admin_reader.fetch_all(LEDGER_SQL["scanned"], wanted)
        ]

    def count_doubts(self) -> list[InDoubtCount]:
        """Count calls in doubt by tool and effect class."""
        now = (row_codec.hash_boot_name(self._clock.boot_id()), self._clock.lease_ms())
        return [
            row_decoding.make_doubt_count(*row)
            for row in self._admin_reader.fetch_all(LEDGER_SQL["doubts"], now)
        ]

    def get_entry(self, key: str) -> LedgerEntry | None:
        """Return the live entry with this key, or None."""
        self._write_deliveries()
        boot = row_codec.hash_boot_name(self._clock.boot_id())
        row = self._admin_reader.fetch_one(LEDGER_SQL["by_key"], (key,))
        return None if row is None else self._fill_entry(row_codec.row_to_entry(row, boot))

    def find_archived_entries(self, key: str, *, limit: int = 20) -> list[LedgerEntry]:
        """Return entries that had this key, or have this number, and whose key is free again; newest first."""
        boot = row_codec.hash_boot_name(self._clock.boot_id())
        wanted = (key, row_decoding.parse_entry_id(key), limit)
        found = self._admin_reader.fetch_all(LEDGER_SQL["archived"], wanted)
        return [self._fill_entry(row_codec.row_to_entry(row, boot)) for row in found]

    def _fill_entry(self, entry: LedgerEntry) -> LedgerEntry:
        """Return the entry with the outcome that is stored apart from its row."""
        if not is_apart(entry.outcome):
            return entry
        row = self._admin_reader.fetch_one(LEDGER_SQL["result"], (entry.entry_id,))
        return replace(entry, outcome=row_decoding.decode_apart(row[0] if row else None))

    def find_met_entry(self, effect: Claim) -> LedgerEntry | None:
        """Return the live entry that this claim would meet, or None."""
        if not ledger.has_alternate_keys(effect):
            return None if effect.key is None else self.get_entry(effect.key)
        self._write_deliveries()
        boot = row_codec.hash_boot_name(self._clock.boot_id())
        found = self._admin_reader.fetch_all(LEDGER_SQL["met"], row_codec.claim_to_lookup_row(effect))
        entry = ledger.find_met_entry(
            (row_codec.row_to_entry(row, boot) for row in found), effect, now=self._clock.now_ms()
        )
        return entry and self._fill_entry(entry)

    def find_unreadable_rows(self, *, limit: int = 100) -> list[UnreadableRow]:
        """Return live entries and approvals that cannot be decoded in full."""
        entries = chain.from_iterable(map(row_decoding.list_entry_faults, self._iterate_entries()))
        found = (row_codec.row_to_approval(row[1:]) for row in self._iterate_pages("page_of_approvals"))
        requests = chain.from_iterable(map(row_decoding.list_approval_faults, found))
        return list(islice(chain(entries, requests), limit))

    def _iterate_entries(self) -> Iterator[LedgerEntry]:
        boot = row_codec.hash_boot_name(self._clock.boot_id())
        return (row_codec.row_to_entry(row, boot) for row in self._iterate_pages("page_of_entries"))

    def _iterate_pages(self, query: str) -> Iterator[row_codec.Row]:
        after = -1
        while page := self._admin_reader.fetch_all(LEDGER_SQL[query], (after, row_decoding.PAGE_ROWS)):
            yield from page
            after = page[-1][0]

    def decide_entry(
        self,
        entry_id: int,
        state: LedgerState,
        *,
        by: str,
        why: str,
        outcome: Outcome | None = None,
        seen: LedgerEntry | None = None,
    ) -> bool:
        """Resolve an unknown entry by an operator or a reconciler.

        Return False if it is not unknown, or has changed since ``seen``.
        """

        def write(cursor: sqlite3.Cursor) -> bool:
            row = cursor.execute(LEDGER_SQL["by_id"], (entry_id,)).fetchone()
            if row is None:
                return False
            entry = row_codec.row_to_entry(row, row_codec.hash_boot_name(self._clock.boot_id()))
            now = self._clock.now_ms()
            decided = ledger.decide_entry(entry, state, by=by, why=why, outcome=outcome, now=now, seen=seen)
            if decided is not None:
                self._calls.save_decision(cursor, decided, by, why)
                if state != "committed":
                    self._calls.give_back_quotas(cursor, render_entry_user(entry_id, entry.attempt))
                    self._calls.give_back_approval_of_entry(cursor, decided)
            return decided is not None

        return bool(self._write_audited(write))

    def list_doubts(self) -> list[LedgerDoubt]:
        """Look for signs that the file was deceived, and return them."""
        self._accept_doubts(lambda _: [])
        return list(self._deception.doubts)

    def put_in_doubt(self, doubt: LedgerDoubt) -> None:
        """Store a sign that the ledger is unreliable; one that is stored already stays."""
        self._write_unaudited(lambda cursor: self._deception.put_doubt(cursor, doubt))

    def accept_doubts(self, *, by: str, why: str) -> list[LedgerDoubt]:
        """Accept the ledger as it is, and return the doubts that this ended."""
        accepted = self._accept_doubts(self._deception.accept)
        for one in accepted:
            self._audit.append_event(audit_chain.make_doubt_event(one, by=by, why=why))
        return accepted

    def _accept_doubts(self, accept: Callable[[sqlite3.Cursor], list[LedgerDoubt]]) -> list[LedgerDoubt]:
        """Bring the doubts up to date and accept some; none of a file that may not be written now."""
        try:
            return list(self._write_unaudited(accept))
        except StoreError as fault:
            if fault.reason != "doubtful":
                raise
            return []

    def get_breaker(self, key: str) -> BreakerRecord:
        """Return the breaker's record; a closed one if nothing has failed lately."""
        record = row_codec.row_to_breaker(
            self._admin_reader.fetch_one(LEDGER_SQL["breaker"], (key,)),
            row_codec.hash_boot_name(self._clock.boot_id()),
        )
        return (
            circuit_breaker.CLOSED_BREAKER
            if circuit_breaker.is_breaker_forgotten(record, self._clock.lease_ms())
            else record
        )

    # --- approvals --------------------------------------------------------------------------------------------

    def request_approval(self, approval: Approval) -> Approval:
        """Store an approval request, or return the active one with the same digest."""

        def write(cursor: sqlite3.Cursor) -> Approval:
            row = cursor.execute(LEDGER_SQL["last_approval"], (approval.digest,)).fetchone()
            standing = None if row is None else row_codec.row_to_approval(row)
            if standing is not None and approvals.is_approval_active(standing, now=self._clock.now_ms()):
                return standing
            cursor.execute(LEDGER_SQL["add_approval"], row_codec.approval_to_row(approval))
            self._append_approval_event(cursor, approval)
            return approval

        answer: Approval = self._write_audited(write)
        return answer

    def get_approval(self, handle: str) -> Approval | None:
        """Return the approval with this handle, or None."""
        row = self._admin_reader.fetch_one(LEDGER_SQL["approval"], (handle,))
        return None if row is None else row_codec.row_to_approval(row)

    def count_open_approvals(self, principal: Principal) -> tuple[int, int]:
        """Return how many approvals wait for a decision: of this principal, and of its tenant."""
        wanted = principal.tenant, self._clock.now_ms()
        found = self._admin_reader.fetch_all(LEDGER_SQL["open_requesters"], wanted)
        return row_decoding.count_requests_of(principal.id, [body for (body,) in found]), len(found)

    def list_approvals(
        self, *, state: str | None = None, tenant: str | None = None, limit: int = 100
    ) -> list[Approval]:
        """Return approvals, newest first."""
        found = self._admin_reader.fetch_all(LEDGER_SQL["approvals"], (state, limit, tenant))
        return [row_codec.row_to_approval(row) for row in found]

    def decide_approval(self, handle: str, *, granted: bool, by: str, reason: str) -> bool:
        """Grant or reject. Return False if it is not pending, is expired, or ``by`` is the requester."""

        def write(cursor: sqlite3.Cursor) -> bool:
            row = cursor.execute(LEDGER_SQL["approval"], (handle,)).fetchone()
            if row is None:
                return False
            now = self._clock.now_ms()
            decided = approvals.decide_approval(
                row_codec.row_to_approval(row), granted=granted, by=by, reason=reason, now=now
            )
            if decided is not None:
                self._save_approval(cursor, decided)
            return decided is not None

        return bool(self._write_audited(write))

    def use_approval(self, digest: str, *, by: str) -> Approval | None:
        """Use the granted approval of this digest; an approval can be used once."""

        def write(cursor: sqlite3.Cursor) -> Approval | None:
            now = self._clock.now_ms()
            row = cursor.execute(LEDGER_SQL["granted"], (digest, now)).fetchone()
            used = (
                None
                if row is None
                else approvals.use_approval(row_codec.row_to_approval(row), by=by, now=now)
            )
            if used is not None:
                self._save_approval(cursor, used)
            return used

        answer: Approval | None = self._write_audited(write)
        return answer

    def _save_approval(self, cursor: sqlite3.Cursor, approval: Approval) -> None:
        cursor.execute(
            LEDGER_SQL["put_approval"],
            (approval.state, approval.decided_by, approval.reason, approval.used_by, approval.handle),
        )
        self._append_approval_event(cursor, approval)

    def _append_approval_event(self, cursor: sqlite3.Cursor, approval: Approval) -> None:
        cursor.execute(
            AUDIT_SQL["note"],
            row_codec.event_to_row(audit_chain.make_approval_event(approval, self._clock.now_ms())),
        )

    def find_last_approval(self, digest: str) -> Approval | None:
        """Return the newest approval requested for this digest, in any state, or None."""
        row = self._admin_reader.fetch_one(LEDGER_SQL["last_approval"], (digest,))
        return None if row is None else row_codec.row_to_approval(row)

    # --- audit trail ------------------------------------------------------------------------------------------

    def append_event(self, event: AuditEvent) -> None:
        """Write an event that no other record implies."""
        self._audit.append_event(event)

    def append_event_later(self, event: AuditEvent) -> None:
        """Buffer an event, without blocking a call."""
        self._audit.append_event_later(event)
        self._traces.wake_writer()

    def chain_events(self) -> AuditHead:
        """Chain all pending events."""
        return self._audit.chain_events()

    def get_digest_key(self) -> bytes:
        """Return the key for digests of declared secrets."""
        return self._audit.get_digest_key()

    def get_head(self) -> AuditHead:
        """Return the head of the chain, and how many events are pending."""
        return self._audit.get_head()

    def list_segments(self, *, after: int = 0, limit: int = 16) -> list[AuditSegment]:
        """Return segments with a record later than ``after``, in order."""
        return self._audit.list_segments(after=after, limit=limit)

    def list_newest_segments(self, *, before: int | None = None, limit: int = 16) -> list[AuditSegment]:
        """Return segments that begin before ``before``, newest first."""
        return self._audit.list_newest_segments(before=before, limit=limit)

    # --- traces -----------------------------------------------------------------------------------------------

    def list_contracts(self, name: str | None) -> list[Contract]:
        """Return every stored contract of this tool, in the order in which they were first stored; None: of all tools."""
        if name is None:
            claimed = self._admin_reader.fetch_all(LEDGER_SQL["contracts"], ())
        else:
            claimed = self._admin_reader.fetch_all(LEDGER_SQL["contracts_of"], (name,))
        bodies: dict[str, bytes] = {}
        for _, hash_, body in sorted([*self._traces.list_contract_rows(name), *claimed]):
            bodies.setdefault(hash_, body)
        contracts = map(row_decoding.decode_contract, bodies.values())
        return [contract for contract in contracts if contract is not None]

    def save_contract(self, contract: Contract, hash_: str) -> None:
        """Store a contract under its hash; the ledger too has it before it has a claim under it."""
        row = self._traces.save_contract(contract, hash_)
        if row is not None:
            self._unclaimed_contracts[hash_] = row

    def get_contract(self, hash_: str) -> Contract | None:
        """Return the contract with this hash, or None."""
        found = self._traces.get_contract(hash_)
        if found is not None:
            return found
        row = self._admin_reader.fetch_one(LEDGER_SQL["contract"], (hash_,))
        return None if row is None else row_decoding.decode_contract(row[0])

    def save_tape(
        self, call_id: str, *, run_id: str | None, tool: str, code: str | None, body: bytes
    ) -> None:
        """Store a finished tape; buffered."""
        self._traces.save_tape(call_id, run_id=run_id, tool=tool, code=code, body=body)

    def get_tape(self, call_id: str) -> bytes | None:
        """Return a tape by its call id or an unambiguous prefix of it, or None."""
        return self._traces.get_tape(call_id)

    def list_tapes(
        self, *, run_id: str | None = None, limit: int = 100
    ) -> list[tuple[str, str, str | None, int]]:
        """Return the newest tapes first: call id, tool, error code or None, epoch ms."""
        return self._traces.list_tapes(run_id=run_id, limit=limit)

    def save_body(self, kept: StoredBody, body: bytes) -> None:
        """Store a body."""
        self._traces.save_body(kept, body)

    def get_body(self, handle: str) -> tuple[StoredBody, bytes] | None:
        """Return the record and the body under this handle, or None."""
        return self._traces.get_body(handle)

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
        return self._traces.list_bodies(tenant, tool, state, after, limit)

    def release_body(self, handle: str, *, by: str, reason: str) -> bool:
        """Release a withheld body to the principal of its call. Return False if it is not withheld."""
        return self._traces.release_body(handle, by=by, reason=reason, note=self._audit.append_event)

    def cache_answer(self, name: str, body: bytes) -> None:
        """Cache a good answer of a read."""
        self._traces.cache_answer(name, body)

    def get_cached_answer(self, name: str) -> tuple[bytes, int] | None:
        """Return the last good answer under this name and when it was given (epoch ms), or None."""
        return self._traces.get_cached_answer(name)

    # --- releases ---------------------------------------------------------------------------------------------

    def save_release(self, release: Release) -> bool:
        """Store the next decision about a tool; False if another came first."""
        row = release.tool, release.number, msgspec.json.encode(release)
        return bool(
            self._write_unaudited(lambda cursor: cursor.execute(LEDGER_SQL["put_release"], row).rowcount == 1)
        )

    def list_releases(self, tool: str | None = None) -> list[Release]:
        """Return the history of a tool, newest first, or the decision in force of every tool."""
        rows = (
            self._admin_reader.fetch_all(LEDGER_SQL["releases_in_force"])
            if tool is None
            else self._admin_reader.fetch_all(LEDGER_SQL["releases_of"], (tool,))
        )
        found = (row_decoding.decode_release(body) for (body,) in rows)
        return [one for one in found if one is not None]

    def add_figures(self, figures: Iterable[VersionFigures]) -> None:
        """Add counts to those of the same minute."""
        rows = [
            (
                one.tool,
                one.number,
                one.version,
                one.at,
                one.calls,
                *(getattr(one, name) for name in RATE_NAMES),
            )
            for one in figures
        ]
        self._write_unaudited(lambda cursor: cursor.executemany(LEDGER_SQL["add_figures"], rows))

    def list_figures(self, tool: str, number: int) -> list[VersionFigures]:
        """Return the counts under one decision, newest minute first."""
        rows = self._admin_reader.fetch_all(LEDGER_SQL["figures_of"], (tool, number, MAX_FIGURE_ROWS))
        return [VersionFigures(**dict(zip(_FIGURE_COLUMNS, row, strict=True))) for row in rows]

    # --- shared records ---------------------------------------------------------------------------------------

    @property
    def is_shared(self) -> bool:
        """Return True: other processes on this machine may have the file open."""
        return True

    def put_record(
        self, kind: str, name: str, body: bytes, *, ttl_ms: int | None = None, replace: bool = True
    ) -> bool:
        """Store a record."""

        def write(cursor: sqlite3.Cursor) -> bool:
            now = self._clock.now_ms()
            row = (kind, name, body, None if ttl_ms is None else now + ttl_ms, replace, now)
            return cursor.execute(LEDGER_SQL["put_record"], row).rowcount == 1

        return bool(self._write_unaudited(write))

    def get_records(self, kind: str, names: Collection[str]) -> dict[str, bytes]:
        """Return the bodies of the records that stand."""
        wanted = (kind, msgspec.json.encode(list(names)).decode(), self._clock.now_ms())
        return dict(self._admin_reader.fetch_all(LEDGER_SQL["records"], wanted))

    def drop_record(self, kind: str, name: str) -> bool:
        """Delete a record."""
        return bool(
            self._write_unaudited(
                lambda cursor: cursor.execute(LEDGER_SQL["drop_record"], (kind, name)).rowcount == 1
            )
        )

    # --- records with content -------------------------------------------------------------------------------------

    def scan_stored(self, kind: StoredKind) -> Iterator[StoredRecord]:
        """Yield the records of a kind with their content."""
        return self._held.scan(kind)

    def erase_stored(self, kind: StoredKind, places: Sequence[str]) -> dict[str, ErasedState]:
        """Erase the content of these records."""
        return self._held.erase(kind, places)

    def rewrite_stored(self, kind: StoredKind, parts: Sequence[RewrittenPart]) -> int:
        """Replace content by another form of it."""
        return self._held.rewrite(kind, parts)

    def has_tasks_beside(self) -> bool:
        """Return whether there is a file of tasks."""
        path = self._database.path
        return path.with_name(path.name + TASKS_FILE_SUFFIX).exists()

    def compact_stored(self) -> bool:
        """Write the files anew; False if others used them for too long."""
        return self._held.compact()

    # --- housekeeping -----------------------------------------------------------------------------------------

    def sweep(self) -> dict[str, int]:
        """Archive expired entries, mark claims with lapsed leases as unknown, forget old runs, breakers and tapes.

        While the ledger is in doubt no key is freed: its clock may be wrong.
        """
        first, last = self._admin_reader.fetch_all(LEDGER_SQL["span"])[0]
        expired = lapsed = 0
        for start in range(first, last + 1, SWEEP_SLICE_ROWS):
            gone, unknown = self._write_audited(partial(self._sweep_slice, start))
            expired, lapsed = expired + gone, lapsed + unknown
        self._write_audited(self._forget_old_records)
        now = 0 if self._deception.doubts else self._clock.now_ms()
        forgotten = self._delete_in_slices("drop_archive", now - ARCHIVE_RETENTION_MS)
        forgotten += self._delete_in_slices("drop_approvals", now - APPROVAL_RETENTION_MS)
        self._delete_in_slices("drop_quota_uses", now)
        self._delete_in_slices("drop_figures", now - FIGURE_RETENTION_MS)
        self._delete_in_slices("drop_records", now)
        tapes = self._traces.sweep()
        return {"archived": expired, "unknown": lapsed, "forgotten": forgotten, "tapes": tapes}

    def _delete_in_slices(self, name: str, before_ms: int) -> int:
        """Delete the oldest rows in short transactions, until a slice has none that is old enough."""
        forgotten = 0
        while gone := self._write_audited(
            lambda cursor: cursor.execute(LEDGER_SQL[name], (before_ms, SWEEP_SLICE_ROWS)).rowcount
        ):
            forgotten += gone
        return forgotten

    def _sweep_slice(self, start: int, cursor: sqlite3.Cursor) -> tuple[int, int]:
        now, clock = self._clock.now_ms(), self._clock
        span = (start, start + SWEEP_SLICE_ROWS - 1, now)
        gone = 0 if self._deception.doubts else cursor.execute(LEDGER_SQL["expire"], span).rowcount
        lease_now = clock.lease_ms()
        known = self._owners.process, lease_now - MAX_SILENCE_MS
        dead = (*span, row_codec.hash_boot_name(clock.boot_id()), lease_now, *known)
        cursor.execute(AUDIT_SQL["lapses"], dead)
        unknown = cursor.execute(LEDGER_SQL["lapse"], dead).rowcount
        cursor.execute(LEDGER_SQL["drop_results"], span[:2])
        cursor.execute(LEDGER_SQL["archive_retired"], span[:2])
        cursor.execute(LEDGER_SQL["drop_retired"], span[:2])
        return gone, unknown

    def _forget_old_records(self, cursor: sqlite3.Cursor) -> None:
        long_ago = self._clock.now_ms() - RUN_RETENTION_MS
        cursor.execute(LEDGER_SQL["drop_runs"], (long_ago,))
        cursor.execute(LEDGER_SQL["drop_uses"], (long_ago,))
        boot, lease_now = row_codec.hash_boot_name(self._clock.boot_id()), self._clock.lease_ms()
        for key, *row in cursor.execute(LEDGER_SQL["all_breakers"]).fetchall():
            if circuit_breaker.is_breaker_forgotten(row_codec.row_to_breaker(tuple(row), boot), lease_now):
                cursor.execute(LEDGER_SQL["drop_breaker"], (key,))
        cursor.execute(LEDGER_SQL["drop_owners"], (self._owners.process, boot, lease_now - RUN_RETENTION_MS))

    def collect_stats(self) -> dict[str, Any]:
        """Return counts by state, sizes in bytes, durability: for ``doctor``."""
        self._write_deliveries()
        path = self._database.path
        apart, apart_bytes = self._admin_reader.fetch_all(LEDGER_SQL["count_results"])[0]
        beside = path.with_name(path.name + "-wal")
        return {
            "durability": self.durability,
            "entries": dict(self._admin_reader.fetch_all(LEDGER_SQL["count_states"])),
            "archived": self._admin_reader.fetch_all(LEDGER_SQL["count_archive"])[0][0],
            "in_doubt": summarise_doubts(self.count_doubts()),
            "results_apart": apart,
            "results_apart_bytes": apart_bytes,
            "path": str(path),
            "bytes": path.stat().st_size if path.exists() else 0,
            "wal_bytes": beside.stat().st_size if beside.exists() else 0,
            "audit": self._audit.get_head().seq,
            "audit_dropped": self._audit.dropped,
            **self._traces.collect_stats(),
        }

    @property
    @abstractmethod
    def durability(self) -> Any:
        """What a settled effect survives."""
