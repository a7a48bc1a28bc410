"""Store queries for operators and commands: entries, approvals, traces, housekeeping.

Raises ``StoreError`` only.

May not know connections: the store passes in a way to run queries.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain, islice
from typing import Any

import msgspec
from msgspec.structs import replace

from callwright.core.policy import approvals
from callwright.core.records import audit_chain, circuit_breaker, ledger, quarantine
from callwright.core.records.kept_results import ResultLimits, is_apart
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
from callwright.domain.releases import Release, VersionFigures
from callwright.domain.replication import Replication
from callwright.domain.stored_data import ErasedState, RewrittenPart, StoredKind, StoredRecord
from callwright.stores import row_decoding
from callwright.stores.doubt_statistics import summarise_doubts
from callwright.stores.owner_heartbeat import MAX_SILENCE_MS, OwnerHeartbeat
from callwright.stores.postgres import row_codec, slow_path, trace_buffer
from callwright.stores.postgres.audit_trail import PostgresAuditTrail
from callwright.stores.postgres.connect import DatabaseAddress
from callwright.stores.postgres.failover_watch import FailoverWatch
from callwright.stores.postgres.pipeline_connection import Query, RoundTrip
from callwright.stores.postgres.row_codec import Row
from callwright.stores.postgres.slow_path import (
    BEGIN,
    COMMIT,
    QueryGenerator,
    StatementTime,
    build_approval_queries,
    build_release_queries,
    make_approval_event_query,
)
from callwright.stores.postgres.stored_rows import StoredRows
from callwright.stores.postgres.trace_buffer import TraceBuffer
from callwright.stores.retention import (
    APPROVAL_RETENTION_MS,
    ARCHIVE_RETENTION_MS,
    FIGURE_RETENTION_MS,
    MAX_FIGURE_ROWS,
)

RUN_RETENTION_MS = 24 * 3600 * 1000
"""A run is forgotten this long after its last call; until then its budget does not restart."""

SWEEP_SLICE_ROWS = 5_000
"""Rows that a sweep examines per transaction."""

_encode_doubt = msgspec.json.Encoder().encode


class AdminQueries(ABC):
    """The part of ``ports.Store`` that no call waits for."""

    _traces: TraceBuffer
    _audit: PostgresAuditTrail
    _address: DatabaseAddress
    _owners: OwnerHeartbeat
    _failovers: FailoverWatch
    _results: ResultLimits
    _held: StoredRows

    @abstractmethod
    def _get_statement_time(self) -> StatementTime:
        """Return the time parameters of a statement; NULL twice for the database's own clock."""

    @abstractmethod
    def _run_transaction(self, transaction: Any) -> Any:
        """Run a transaction (a generator function that begins one, as in ``slow_path``) and return its result."""

    @abstractmethod
    def _read_rows(self, *queries: Query) -> list[list[Row]]:
        """Run the queries in one round trip, after pending deliveries have been written; return the rows of each."""

    @property
    @abstractmethod
    def durability(self) -> Any:
        """What a settled effect survives."""

    @property
    def replication(self) -> Replication:
        """What the server's standbys add to ``durability``, as the server says now."""
        ((row,),) = self._read_rows(Query("replication"))
        return row_codec.row_to_replication(row)

    def _read_first_row(self, name: str, *values: row_codec.Cell) -> Row | None:
        (found,) = self._read_rows(Query(name, values))
        return found[0] if found else None

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
        wanted = [row_codec.encode_text_or_none(one) for one in (state, tool, run_id)]
        lease = self._read_lease_now() if state == "in_doubt" else None
        (found,) = self._read_rows(Query("listed", [*wanted, row_codec.encode_number(limit), lease]))
        return [row_codec.row_to_entry(row) for row in found]

    def scan_entries(
        self,
        *,
        after: int = 0,
        state: EntryFilter | None = None,
        tool: str | None = None,
        limit: int = 1_000,
    ) -> list[LedgerEntry]:
        """Return the next live entries after ``after``, oldest first."""
        wanted = [
            row_codec.encode_text_or_none(state),
            row_codec.encode_text_or_none(tool),
            row_codec.encode_number(after),
            row_codec.encode_number(limit),
        ]
        lease = self._read_lease_now() if state == "in_doubt" else None
        (found,) = self._read_rows(Query("scanned", [*wanted, lease]))
        return [row_codec.row_to_entry(row) for row in found]

    def count_doubts(self) -> list[InDoubtCount]:
        """Count calls in doubt by tool and effect class."""
        (found,) = self._read_rows(Query("doubts", [self._read_lease_now()]))
        return [row_codec.row_to_doubt_count(row) for row in found]

    def _read_lease_now(self) -> row_codec.Cell:
        (moment,) = self._read_rows(Query("moment", self._get_statement_time()))
        return row_codec.encode_number(row_codec.decode_float(moment[0][1]))

    def get_entry(self, key: str) -> LedgerEntry | None:
        """Return the live entry with this key, or None."""
        row = self._read_first_row("by_key", row_codec.digest_name(key))
        return None if row is None else self._fill_entry(row_codec.row_to_entry(row, key))

    def find_archived_entries(self, key: str, *, limit: int = 20) -> list[LedgerEntry]:
        """Return entries that had this key, or have this number, and whose key is free again; newest first."""
        wanted = [
            row_codec.encode_text(key),
            row_codec.encode_number(row_decoding.parse_entry_id(key)),
            row_codec.encode_number(limit),
        ]
        (found,) = self._read_rows(Query("archived", wanted))
        return [self._fill_entry(row_codec.row_to_entry(row)) for row in found]

    def _fill_entry(self, entry: LedgerEntry) -> LedgerEntry:
        """Return the entry with the outcome that is stored apart from its row."""
        if not is_apart(entry.outcome):
            return entry
        row = self._read_first_row("result", row_codec.encode_number(entry.entry_id))
        return replace(entry, outcome=row_decoding.decode_apart(row[0] if row else None))

    def find_met_entry(self, effect: Claim) -> LedgerEntry | None:
        """Return the live entry that this claim would meet, or None."""
        if not ledger.has_alternate_keys(effect):
            return None if effect.key is None else self.get_entry(effect.key)
        found, moment = self._read_rows(
            Query("met", row_codec.encode_claim_lookup(effect)), Query("moment", self._get_statement_time())
        )
        entry = ledger.find_met_entry(
            row_codec.rows_to_entries(found, effect), effect, now=row_codec.decode_int(moment[0][0])
        )
        return entry and self._fill_entry(entry)

    def find_unreadable_rows(self, *, limit: int = 100) -> list[UnreadableRow]:
        """Return live entries and approvals that cannot be decoded in full."""
        found = (row_codec.row_to_entry(row) for row in self._iterate_pages("page_of_entries"))
        entries = chain.from_iterable(map(row_decoding.list_entry_faults, found))
        asked = (row_codec.row_to_approval(row[1:]) for row in self._iterate_pages("page_of_approvals"))
        requests = chain.from_iterable(map(row_decoding.list_approval_faults, asked))
        return list(islice(chain(entries, requests), limit))

    def _iterate_pages(self, query: str) -> Iterator[Row]:
        after = -1
        while page := self._read_rows(
            Query(query, [row_codec.encode_number(after), row_codec.encode_number(row_decoding.PAGE_ROWS)])
        )[0]:
            yield from page
            after = row_codec.decode_int(page[-1][0])

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

        def decide(entry: LedgerEntry, now: int) -> LedgerEntry | None:
            return ledger.decide_entry(entry, state, by=by, why=why, outcome=outcome, now=now, seen=seen)

        return bool(
            self._run_transaction(
                lambda: slow_path.decide_entry(
                    entry_id, self._get_statement_time(), decide, by=by, why=why, limits=self._results
                )
            )
        )

    def list_doubts(self) -> list[LedgerDoubt]:
        """Look for signs that the server lost what it had acknowledged, and return them."""
        row = self._read_first_row("identity")
        if row is not None:
            self._failovers.apply_row(row)
        return self._failovers.doubts

    def put_in_doubt(self, doubt: LedgerDoubt) -> None:
        """Store a sign that the ledger is unreliable; one that is stored already stays."""

        def run_storing() -> QueryGenerator:
            yield RoundTrip(
                [BEGIN, Query("put_doubt", [row_codec.encode_text(_encode_doubt(doubt).decode())]), COMMIT]
            )
            return True

        self._run_transaction(run_storing)
        self.list_doubts()

    def accept_doubts(self, *, by: str, why: str) -> list[LedgerDoubt]:
        """Accept the ledger as it is, and return the doubts that this ended."""
        found = self.list_doubts()
        if not found:
            return []

        def run_acceptance() -> QueryGenerator:
            _, accepted, _ = yield RoundTrip([BEGIN, Query("accept_doubt"), COMMIT])
            return bool(accepted)

        if not self._run_transaction(run_acceptance):
            return []
        self._failovers.forget_witnesses()
        for one in found:
            self._audit.append_event(audit_chain.make_doubt_event(one, by=by, why=why))
        return found

    def get_breaker(self, key: str) -> BreakerRecord:
        """Return the breaker's record; a closed one if nothing has failed lately."""
        found, moment = self._read_rows(
            Query("breaker", [row_codec.digest_name(key)]), Query("moment", self._get_statement_time())
        )
        record = row_codec.row_to_breaker(found[0] if found else None)
        return (
            circuit_breaker.CLOSED_BREAKER
            if circuit_breaker.is_breaker_forgotten(record, row_codec.decode_float(moment[0][1]))
            else record
        )

    # --- approvals --------------------------------------------------------------------------------------------

    def request_approval(self, approval: Approval) -> Approval:
        """Store an approval request, or return the active one with the same digest."""

        def run_request() -> QueryGenerator:
            digest = [row_codec.encode_text(approval.digest)]
            queries = [
                BEGIN,
                Query("lock_digest", digest),
                Query("last_approval", digest),
                Query("moment", self._get_statement_time()),
            ]
            _, _, found, moment = yield RoundTrip(queries)
            standing = row_codec.row_to_approval(found[0]) if found else None
            if standing is not None and approvals.is_approval_active(
                standing, now=row_codec.decode_int(moment[0][0])
            ):
                yield RoundTrip([COMMIT])
                return standing
            event = make_approval_event_query(approval, row_codec.decode_int(moment[0][0]))
            yield RoundTrip([Query("add_approval", row_codec.encode_approval(approval)), event, COMMIT])
            return approval

        answer: Approval = self._run_transaction(run_request)
        return answer

    def get_approval(self, handle: str) -> Approval | None:
        """Return the approval with this handle, or None."""
        row = self._read_first_row("by_handle", row_codec.encode_text(handle))
        return None if row is None else row_codec.row_to_approval(row)

    def count_open_approvals(self, principal: Principal) -> tuple[int, int]:
        """Return how many approvals wait for a decision: of this principal, and of its tenant."""
        wanted = [row_codec.encode_text(principal.tenant), self._get_statement_time()[0]]
        (found,) = self._read_rows(Query("open_requesters", wanted))
        return row_decoding.count_requests_of(principal.id, [body for (body,) in found]), len(found)

    def list_approvals(
        self, *, state: str | None = None, tenant: str | None = None, limit: int = 100
    ) -> list[Approval]:
        """Return approvals, newest first."""
        chosen = [
            row_codec.encode_text_or_none(state),
            row_codec.encode_number(limit),
            row_codec.encode_text_or_none(tenant),
        ]
        (found,) = self._read_rows(Query("approvals", chosen))
        return [row_codec.row_to_approval(row) for row in found]

    def decide_approval(self, handle: str, *, granted: bool, by: str, reason: str) -> bool:
        """Grant or reject. Return False if it is not pending, is expired, or ``by`` is the requester."""

        def run_decision() -> QueryGenerator:
            queries = [
                BEGIN,
                Query("lock_handle", [row_codec.encode_text(handle)]),
                Query("moment", self._get_statement_time()),
            ]
            _, found, moment = yield RoundTrip(queries)
            approval = row_codec.row_to_approval(found[0]) if found else None
            now = row_codec.decode_int(moment[0][0])
            decided = approval and approvals.decide_approval(
                approval, granted=granted, by=by, reason=reason, now=now
            )
            yield RoundTrip([*build_approval_queries(decided, now), COMMIT] if decided else [COMMIT])
            return decided is not None

        return bool(self._run_transaction(run_decision))

    def use_approval(self, digest: str, *, by: str) -> Approval | None:
        """Use the granted approval of this digest; an approval can be used once."""

        def run_use() -> QueryGenerator:
            queries = [
                BEGIN,
                Query("granted", [row_codec.encode_text(digest)]),
                Query("moment", self._get_statement_time()),
            ]
            _, found, moment = yield RoundTrip(queries)
            now = row_codec.decode_int(moment[0][0])
            used = [
                row
                for one in found
                if (row := approvals.use_approval(row_codec.row_to_approval(one), by=by, now=now))
            ]
            yield RoundTrip([*build_approval_queries(used[0], now), COMMIT] if used else [COMMIT])
            return used[0] if used else None

        answer: Approval | None = self._run_transaction(run_use)
        return answer

    def find_last_approval(self, digest: str) -> Approval | None:
        """Return the newest approval requested for this digest, in any state, or None."""
        row = self._read_first_row("last_approval", row_codec.encode_text(digest))
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
        self._traces.write_contracts(name)
        query = Query("contracts") if name is None else Query("contracts_of", [row_codec.encode_text(name)])
        (kept,) = self._read_rows(query)
        found = (trace_buffer.body_to_contract(row[0] or b"") for row in kept)
        return [one for one in found if one is not None]

    def save_contract(self, contract: Contract, hash_: str) -> None:
        """Store a contract under its hash."""
        self._traces.save_contract(contract, hash_)

    def get_contract(self, hash_: str) -> Contract | None:
        """Return the contract with this hash, or None."""
        self._traces.flush()
        row = self._read_first_row("contract", row_codec.encode_text(hash_))
        return None if row is None else trace_buffer.body_to_contract(row[0] or b"")

    def save_tape(
        self, call_id: str, *, run_id: str | None, tool: str, code: str | None, body: bytes
    ) -> None:
        """Store a finished tape; buffered."""
        self._traces.save_tape(call_id, run_id=run_id, tool=tool, code=code, body=body)

    def get_tape(self, call_id: str) -> bytes | None:
        """Return a tape by its call id or an unambiguous prefix of it, or None."""
        self._traces.flush()
        (found,) = self._read_rows(Query("tape", [row_codec.encode_text(call_id)]))
        by_id = {row_codec.decode_text(row[0]): row[1] for row in found}
        return by_id.get(call_id) or (next(iter(by_id.values())) if len(by_id) == 1 else None)

    def list_tapes(
        self, *, run_id: str | None = None, limit: int = 100
    ) -> list[tuple[str, str, str | None, int]]:
        """Return the newest tapes first: call id, tool, error code or None, epoch ms."""
        self._traces.flush()
        (found,) = self._read_rows(
            Query("tapes", [row_codec.encode_text_or_none(run_id), row_codec.encode_number(limit)])
        )
        return [
            (
                row_codec.decode_text(row[0]),
                row_codec.decode_text(row[1]),
                row_codec.decode_text_or_none(row[2]),
                row_codec.decode_int(row[3]),
            )
            for row in found
        ]

    def save_body(self, kept: StoredBody, body: bytes) -> None:
        """Store a body."""
        self._traces.save_body(kept, body)

    def get_body(self, handle: str) -> tuple[StoredBody, bytes] | None:
        """Return the record and the body under this handle, or None."""
        self._traces.flush()
        row = self._read_first_row("kept", row_codec.encode_text(handle))
        return None if row is None else (row_codec.row_to_kept_body(row), row[-1] or b"")

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
        self._traces.flush()
        chosen = [row_codec.encode_text_or_none(one) for one in (tenant, tool, state, after)]
        (found,) = self._read_rows(Query("quarantined", [*chosen, row_codec.encode_number(limit)]))
        return [row_codec.row_to_kept_body(row) for row in found]

    def release_body(self, handle: str, *, by: str, reason: str) -> bool:
        """Release a withheld body to the principal of its call. Return False if it is not withheld."""
        self._traces.flush()

        def run_release() -> QueryGenerator:
            queries = [
                BEGIN,
                Query("lock_kept", [row_codec.encode_text(handle)]),
                Query("moment", self._get_statement_time()),
            ]
            _, found, moment = yield RoundTrip(queries)
            now = row_codec.decode_int(moment[0][0])
            kept = row_codec.row_to_kept_body(found[0]) if found else None
            row = kept and quarantine.release_body(kept, by=by, reason=reason, now=now)
            yield RoundTrip([*build_release_queries(row, now), COMMIT] if row else [COMMIT])
            return row is not None

        return bool(self._run_transaction(run_release))

    def cache_answer(self, name: str, body: bytes) -> None:
        """Cache a good answer of a read."""
        self._traces.cache_answer(name, body)

    def get_cached_answer(self, name: str) -> tuple[bytes, int] | None:
        """Return the last good answer under this name and when it was given (epoch ms), or None."""
        row = self._read_first_row("cached", row_codec.digest_name(name))
        return None if row is None else (bytes(row[0] or b""), row_codec.decode_int(row[1]))

    # --- releases ---------------------------------------------------------------------------------------------

    def save_release(self, release: Release) -> bool:
        """Store the next decision about a tool; False if another came first."""
        row = [
            row_codec.encode_text(release.tool),
            row_codec.encode_number(release.number),
            row_codec.encode_json(release),
        ]

        def run_insert() -> QueryGenerator:
            _, found, _ = yield RoundTrip([BEGIN, Query("put_release", row), COMMIT])
            return bool(found)

        return bool(self._run_transaction(run_insert))

    def list_releases(self, tool: str | None = None) -> list[Release]:
        """Return the history of a tool, newest first, or the decision in force of every tool."""
        query = (
            Query("releases_in_force", [])
            if tool is None
            else Query("releases_of", [row_codec.encode_text(tool)])
        )
        (rows,) = self._read_rows(query)
        found = (row_decoding.decode_release(body or b"") for (body,) in rows)
        return [one for one in found if one is not None]

    def add_figures(self, figures: Iterable[VersionFigures]) -> None:
        """Add counts to those of the same minute."""
        queries = [
            Query("add_figures", row_codec.encode_figures(one))
            for one in sorted(figures, key=lambda one: (one.tool, one.number, one.at, one.version))
        ]

        def run_additions() -> QueryGenerator:
            yield RoundTrip([BEGIN, *queries, COMMIT])
            return None

        self._run_transaction(run_additions)

    def list_figures(self, tool: str, number: int) -> list[VersionFigures]:
        """Return the counts under one decision, newest minute first."""
        wanted = [
            row_codec.encode_text(tool),
            row_codec.encode_number(number),
            row_codec.encode_number(MAX_FIGURE_ROWS),
        ]
        (rows,) = self._read_rows(Query("figures_of", wanted))
        return [row_codec.row_to_figures(row) for row in rows]

    # --- shared records ---------------------------------------------------------------------------------------

    @property
    def is_shared(self) -> bool:
        """Return True: any number of processes may use the database."""
        return True

    def put_record(
        self, kind: str, name: str, body: bytes, *, ttl_ms: int | None = None, replace: bool = True
    ) -> bool:
        """Store a record."""
        row = [
            *self._get_statement_time(),
            row_codec.encode_text(kind),
            row_codec.encode_text(name),
            body,
            row_codec.encode_number_or_none(ttl_ms),
            b"true" if replace else b"false",
        ]

        def run_insert() -> QueryGenerator:
            _, found, _ = yield RoundTrip([BEGIN, Query("put_record", row), COMMIT])
            return bool(found)

        return bool(self._run_transaction(run_insert))

    def get_records(self, kind: str, names: Collection[str]) -> dict[str, bytes]:
        """Return the bodies of the records that stand."""
        wanted = row_codec.encode_array("text", [row_codec.encode_text(name) for name in names])
        (rows,) = self._read_rows(
            Query("records", [*self._get_statement_time(), row_codec.encode_text(kind), wanted])
        )
        return {row_codec.decode_text(name): bytes(body or b"") for name, body in rows}

    def drop_record(self, kind: str, name: str) -> bool:
        """Delete a record."""
        place = [row_codec.encode_text(kind), row_codec.encode_text(name)]

        def run_deletion() -> QueryGenerator:
            _, found, _ = yield RoundTrip([BEGIN, Query("drop_record", place), COMMIT])
            return bool(found)

        return bool(self._run_transaction(run_deletion))

    # --- records with content -------------------------------------------------------------------------------------

    def scan_stored(self, kind: StoredKind) -> Iterator[StoredRecord]:
        """Yield the records of a kind with their content."""
        self._traces.flush()
        return self._held.scan(kind)

    def erase_stored(self, kind: StoredKind, places: Sequence[str]) -> dict[str, ErasedState]:
        """Erase the content of these records."""
        return self._held.erase(kind, places)

    def rewrite_stored(self, kind: StoredKind, parts: Sequence[RewrittenPart]) -> int:
        """Replace content by another form of it."""
        return self._held.rewrite(kind, parts)

    def has_tasks_beside(self) -> bool:
        """Return whether the database has tables of tasks for this ledger."""
        row = self._read_first_row("has_tasks")
        return row is not None and row[0] == b"\1"

    def compact_stored(self) -> bool:
        """Return True: autovacuum frees old versions of rows by itself, and later writes take their places."""
        return True

    # --- housekeeping -----------------------------------------------------------------------------------------

    def sweep(self) -> dict[str, int]:
        """Archive expired entries, mark claims with lapsed leases as unknown, forget old runs, breakers and tapes."""
        span = self._read_first_row("span")
        assert span is not None
        expired = lapsed = 0
        for start in range(
            row_codec.decode_int(span[0]), row_codec.decode_int(span[1]) + 1, SWEEP_SLICE_ROWS
        ):
            gone, unknown = self._run_transaction(partial(self._sweep_slice, start))
            expired, lapsed = expired + gone, lapsed + unknown
        self._run_transaction(self._forget_old_records)
        forgotten = self._delete_in_slices("drop_archive", ARCHIVE_RETENTION_MS) + self._delete_in_slices(
            "drop_approvals", APPROVAL_RETENTION_MS
        )
        self._delete_in_slices("drop_quota_uses", 0)
        self._delete_in_slices("drop_figures", FIGURE_RETENTION_MS)
        self._delete_in_slices("drop_records", 0)
        tapes = self._traces.sweep()
        return {"archived": expired, "unknown": lapsed, "forgotten": forgotten, "tapes": tapes}

    def _delete_in_slices(self, name: str, keep_ms: int) -> int:
        """Delete the oldest rows in short transactions, until a slice has none that is old enough."""
        forgotten = 0
        while gone := self._run_transaction(partial(self._delete_slice, name, keep_ms)):
            forgotten += gone
        return forgotten

    def _delete_slice(self, name: str, keep_ms: int) -> QueryGenerator:
        _, moment = yield RoundTrip([BEGIN, Query("moment", self._get_statement_time())])
        before = row_codec.encode_number(row_codec.decode_int(moment[0][0]) - keep_ms)
        gone, _ = yield RoundTrip([Query(name, [before, row_codec.encode_number(SWEEP_SLICE_ROWS)]), COMMIT])
        return row_codec.decode_int(gone[0][0])

    def _sweep_slice(self, start: int) -> QueryGenerator:
        _, moment = yield RoundTrip([BEGIN, Query("moment", self._get_statement_time())])
        now, lease = row_codec.decode_int(moment[0][0]), row_codec.decode_float(moment[0][1])
        span = [
            row_codec.encode_number(start),
            row_codec.encode_number(start + SWEEP_SLICE_ROWS - 1),
            row_codec.encode_number(now),
        ]
        gone, unknown, _ = yield RoundTrip(
            [
                Query("expire", span),
                Query("lapse", [*span, row_codec.encode_number(lease), *self._encode_silence_limit(lease)]),
                COMMIT,
            ]
        )
        return row_codec.decode_int(gone[0][0]), row_codec.decode_int(unknown[0][0])

    def _encode_silence_limit(self, lease: float) -> list[row_codec.Cell]:
        """Return this process, and the time before which the last heartbeat of another process counts as lapsed."""
        return [row_codec.encode_text(self._owners.process), row_codec.encode_number(lease - MAX_SILENCE_MS)]

    def _forget_old_records(self) -> QueryGenerator:
        _, moment, records = yield RoundTrip(
            [BEGIN, Query("moment", self._get_statement_time()), Query("all_breakers")]
        )
        now, lease = row_codec.decode_int(moment[0][0]), row_codec.decode_float(moment[0][1])
        long_ago = [row_codec.encode_number(now - RUN_RETENTION_MS)]
        gone = [
            row
            for row in records
            if circuit_breaker.is_breaker_forgotten(row_codec.row_to_breaker(row), lease)
        ]
        drops = [Query("drop_breaker", [row[7]]) for row in gone]
        drops.append(
            Query(
                "drop_owners",
                [
                    row_codec.encode_text(self._owners.process),
                    row_codec.encode_number(lease - RUN_RETENTION_MS),
                ],
            )
        )
        yield RoundTrip([Query("drop_runs", long_ago), Query("drop_uses", long_ago), *drops, COMMIT])
        return None

    def collect_stats(self) -> dict[str, Any]:
        """Return counts by state, sizes in bytes, durability: for ``doctor``.

        The path contains no password.
        """
        self._traces.flush()
        ((apart, apart_bytes),), states, archived, sizes, kept, (copies,) = self._read_rows(
            Query("count_results"),
            Query("count_states"),
            Query("count_archive"),
            Query("sizes"),
            Query("count_traces"),
            Query("replication"),
        )
        replication = row_codec.row_to_replication(copies)
        tapes, contracts, quarantined = (row_codec.decode_int(cell) for cell in kept[0])
        return {
            "durability": self.durability,
            "replication": replication.kind,
            "synchronous_commit": replication.commit,
            "synchronous_standby_names": replication.standby_names,
            "standbys": replication.standbys,
            "entries": {row_codec.decode_text(row[0]): row_codec.decode_int(row[1]) for row in states},
            "archived": row_codec.decode_int(archived[0][0]),
            "in_doubt": summarise_doubts(self.count_doubts()),
            "results_apart": row_codec.decode_int(apart),
            "results_apart_bytes": row_codec.decode_int(apart_bytes),
            "path": self._address.shown,
            "server": row_codec.decode_text(sizes[0][0]),
            "bytes": row_codec.decode_int(sizes[0][1]),
            "database_bytes": row_codec.decode_int(sizes[0][2]),
            "tapes": tapes,
            "contracts": contracts,
            "quarantined": quarantined,
            "audit": self._audit.get_head().seq,
            "audit_dropped": self._audit.dropped,
            "traces_dropped": self._traces.dropped,
        }
