"""What people and commands ask of the store: entries, approvals, traces, housekeeping. Raises ``StoreError`` only.

May not know connections: it is given a way to talk.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from functools import partial
from itertools import chain, islice
from typing import Any

from callwright.core import approval as approvals
from callwright.core import breaker, ledger, quarantine
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
from callwright.stores import reading
from callwright.stores.doubts import doubt_stats
from callwright.stores.keeping import APPROVAL_KEEP_MS, ARCHIVE_KEEP_MS
from callwright.stores.owners import SILENT_MS, Owners
from callwright.stores.postgres import longer, rows, traces
from callwright.stores.postgres.audit import Audit
from callwright.stores.postgres.lane import Ask, Talk
from callwright.stores.postgres.link import Address
from callwright.stores.postgres.longer import (
    BEGIN,
    COMMIT,
    At,
    Talking,
    note_approval,
    put_approval,
    put_released,
)
from callwright.stores.postgres.rows import Row
from callwright.stores.postgres.traces import Traces

RUN_MEMORY_MS = 24 * 3600 * 1000
"""A run is forgotten this long after its last call; until then its budget does not start afresh."""

SLICE = 5_000
"""So many rows a sweep looks at in one transaction."""


class Desk(ABC):
    """The part of ``ports.Store`` that no call waits for."""

    _traces: Traces
    _audit: Audit
    _address: Address
    _owners: Owners

    @abstractmethod
    def _at(self) -> At:
        """The time that a statement is given; NULL twice for the database's own."""

    @abstractmethod
    def _transact(self, talking: Any) -> Any:
        """Run a transaction (a function that begins one, as in ``longer``) and hand back what it returns."""

    @abstractmethod
    def _read(self, *asks: Ask) -> list[list[Row]]:
        """Ask in one talk, after everything that was delivered has been written; the rows of each."""

    @property
    @abstractmethod
    def durability(self) -> Any:
        """What a settled effect survives."""

    def _one(self, name: str, *values: rows.Cell) -> Row | None:
        (found,) = self._read(Ask(name, values))
        return found[0] if found else None

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
        wanted = [rows.text_or_none(one) for one in (state, tool, run_id)]
        lease = self._lease_now() if state == "in_doubt" else None
        (found,) = self._read(Ask("listed", [*wanted, rows.number(limit), lease]))
        return [rows.entry_of(row) for row in found]

    def scan(
        self,
        *,
        after: int = 0,
        state: EntryFilter | None = None,
        tool: str | None = None,
        limit: int = 1_000,
    ) -> list[LedgerEntry]:
        """The next live entries, oldest first."""
        wanted = [rows.text_or_none(state), rows.text_or_none(tool), rows.number(after), rows.number(limit)]
        lease = self._lease_now() if state == "in_doubt" else None
        (found,) = self._read(Ask("scanned", [*wanted, lease]))
        return [rows.entry_of(row) for row in found]

    def doubts(self) -> list[DoubtCount]:
        """Calls in doubt, counted by tool and effect class."""
        (found,) = self._read(Ask("doubts", [self._lease_now()]))
        return [rows.doubt_of(row) for row in found]

    def _lease_now(self) -> rows.Cell:
        (moment,) = self._read(Ask("moment", self._at()))
        return rows.number(rows.real(moment[0][1]))

    def entry(self, key: str) -> LedgerEntry | None:
        """The live entry with this key."""
        row = self._one("by_key", rows.digest(key))
        return None if row is None else rows.entry_of(row, key)

    def met(self, effect: Claim) -> LedgerEntry | None:
        """The live entry that this claim would meet."""
        if not ledger.is_known_by_more(effect):
            return None if effect.key is None else self.entry(effect.key)
        found, moment = self._read(Ask("met", rows.met_values(effect)), Ask("moment", self._at()))
        return ledger.met(rows.entries_met(found, effect), effect, now=rows.whole(moment[0][0]))

    def unreadable(self, *, limit: int = 100) -> list[UnreadableRow]:
        """Live entries and approvals that cannot be read in full."""
        entries = (
            reading.entry_fault(rows.whole(number), rows.word(tool), found, held)
            for number, tool, found, held in self._pages("page_of_entries")
        )
        asked = (
            reading.approval_fault(rows.word(handle), rows.word(tool), said or b"{}", who or b"{}")
            for _, handle, tool, said, who in self._pages("page_of_approvals")
        )
        return list(islice((one for one in chain(entries, asked) if one is not None), limit))

    def _pages(self, query: str) -> Iterator[Row]:
        after = -1
        while page := self._read(Ask(query, [rows.number(after), rows.number(reading.PAGE)]))[0]:
            yield from page
            after = rows.whole(page[-1][0])

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

        def how(entry: LedgerEntry, now: int) -> LedgerEntry | None:
            return ledger.decide(entry, state, by=by, why=why, outcome=outcome, now=now, seen=seen)

        return bool(self._transact(lambda: longer.decide(entry_id, self._at(), how, by=by, why=why)))

    def breaker(self, key: str) -> BreakerRecord:
        """The breaker's record; a closed one when nothing failed lately."""
        found, moment = self._read(Ask("breaker", [rows.digest(key)]), Ask("moment", self._at()))
        record = rows.breaker_of(found[0] if found else None)
        return breaker.CLOSED if breaker.is_forgotten(record, rows.real(moment[0][1])) else record

    # --- approvals --------------------------------------------------------------------------------------------

    def ask_approval(self, approval: Approval) -> Approval:
        """Keep a question to a person; the one that stands when the same digest is already asked."""

        def talking() -> Talking:
            named = [rows.text(approval.digest)]
            looks = [BEGIN, Ask("lock_digest", named), Ask("last_approval", named), Ask("moment", self._at())]
            _, _, found, moment = yield Talk(looks)
            standing = rows.approval_of(found[0]) if found else None
            if standing is not None and approvals.stands(standing, now=rows.whole(moment[0][0])):
                yield Talk([COMMIT])
                return standing
            noted = note_approval(approval, rows.whole(moment[0][0]))
            yield Talk([Ask("add_approval", rows.approval_values(approval)), noted, COMMIT])
            return approval

        answer: Approval = self._transact(talking)
        return answer

    def approval(self, handle: str) -> Approval | None:
        """The approval with this handle."""
        row = self._one("by_handle", rows.text(handle))
        return None if row is None else rows.approval_of(row)

    def approvals(
        self, *, state: str | None = None, tenant: str | None = None, limit: int = 100
    ) -> list[Approval]:
        """Approvals, newest first."""
        chosen = [rows.text_or_none(state), rows.number(limit), rows.text_or_none(tenant)]
        (found,) = self._read(Ask("approvals", chosen))
        return [rows.approval_of(row) for row in found]

    def decide_approval(self, handle: str, *, granted: bool, by: str, reason: str) -> bool:
        """Grant or reject; False when it is not open, is expired, or ``by`` is who asked."""

        def talking() -> Talking:
            looks = [BEGIN, Ask("lock_handle", [rows.text(handle)]), Ask("moment", self._at())]
            _, found, moment = yield Talk(looks)
            asked = rows.approval_of(found[0]) if found else None
            now = rows.whole(moment[0][0])
            row = asked and approvals.decided(asked, granted=granted, by=by, reason=reason, now=now)
            yield Talk([*put_approval(row, now), COMMIT] if row else [COMMIT])
            return row is not None

        return bool(self._transact(talking))

    def use_approval(self, digest: str, *, by: str) -> Approval | None:
        """Use the granted approval of this digest: it serves once."""

        def talking() -> Talking:
            looks = [BEGIN, Ask("granted", [rows.text(digest)]), Ask("moment", self._at())]
            _, found, moment = yield Talk(looks)
            now = rows.whole(moment[0][0])
            used = [row for one in found if (row := approvals.used(rows.approval_of(one), by=by, now=now))]
            yield Talk([*put_approval(used[0], now), COMMIT] if used else [COMMIT])
            return used[0] if used else None

        answer: Approval | None = self._transact(talking)
        return answer

    def last_approval(self, digest: str) -> Approval | None:
        """The newest approval asked for this digest, whatever became of it."""
        row = self._one("last_approval", rows.text(digest))
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
        self._traces.flush()
        (kept,) = self._read(Ask("contracts", [rows.text(name)]))
        found = (traces.contract_of(row[0] or b"") for row in kept)
        return [one for one in found if one is not None]

    def save_contract(self, contract: Contract, hash_: str) -> None:
        """Keep a contract under its hash."""
        self._traces.save_contract(contract, hash_)

    def contract(self, hash_: str) -> Contract | None:
        """The contract with this hash."""
        self._traces.flush()
        row = self._one("contract", rows.text(hash_))
        return None if row is None else traces.contract_of(row[0] or b"")

    def save_tape(
        self, call_id: str, *, run_id: str | None, tool: str, code: str | None, body: bytes
    ) -> None:
        """Keep a finished tape; buffered."""
        self._traces.save_tape(call_id, run_id=run_id, tool=tool, code=code, body=body)

    def tape(self, call_id: str) -> bytes | None:
        """A tape by its call id (or an unambiguous beginning of it)."""
        self._traces.flush()
        (found,) = self._read(Ask("tape", [rows.text(call_id)]))
        by_id = {rows.word(row[0]): row[1] for row in found}
        return by_id.get(call_id) or (next(iter(by_id.values())) if len(by_id) == 1 else None)

    def tapes(self, *, run_id: str | None = None, limit: int = 100) -> list[tuple[str, str, str | None, int]]:
        """Newest tapes first: call id, tool, error code or None, epoch ms."""
        self._traces.flush()
        (found,) = self._read(Ask("tapes", [rows.text_or_none(run_id), rows.number(limit)]))
        return [
            (rows.word(row[0]), rows.word(row[1]), rows.word_or_none(row[2]), rows.whole(row[3]))
            for row in found
        ]

    def keep(self, kept: KeptBody, body: bytes) -> None:
        """Keep a body."""
        self._traces.keep(kept, body)

    def kept(self, handle: str) -> tuple[KeptBody, bytes] | None:
        """What is kept under this handle, and the body."""
        self._traces.flush()
        row = self._one("kept", rows.text(handle))
        return None if row is None else (rows.kept_of(row), row[-1] or b"")

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
        self._traces.flush()
        chosen = [rows.text_or_none(one) for one in (tenant, tool, state, after)]
        (found,) = self._read(Ask("quarantined", [*chosen, rows.number(limit)]))
        return [rows.kept_of(row) for row in found]

    def release(self, handle: str, *, by: str, reason: str) -> bool:
        """Let the principal whose call it was read a withheld body."""
        self._traces.flush()

        def talking() -> Talking:
            looks = [BEGIN, Ask("lock_kept", [rows.text(handle)]), Ask("moment", self._at())]
            _, found, moment = yield Talk(looks)
            now = rows.whole(moment[0][0])
            kept = rows.kept_of(found[0]) if found else None
            row = kept and quarantine.released(kept, by=by, reason=reason, now=now)
            yield Talk([*put_released(row, now), COMMIT] if row else [COMMIT])
            return row is not None

        return bool(self._transact(talking))

    def cache(self, name: str, body: bytes) -> None:
        """Keep a good answer of a read."""
        self._traces.cache(name, body)

    def cached(self, name: str) -> tuple[bytes, int] | None:
        """The last good answer under this name, and when."""
        row = self._one("cached", rows.digest(name))
        return None if row is None else (bytes(row[0] or b""), rows.whole(row[1]))

    # --- housekeeping -----------------------------------------------------------------------------------------

    def sweep(self) -> dict[str, int]:
        """Archive expired entries, end dead leases as unknown, forget old runs, breakers and tapes."""
        span = self._one("span")
        assert span is not None
        expired = lapsed = 0
        for start in range(rows.whole(span[0]), rows.whole(span[1]) + 1, SLICE):
            gone, unknown = self._transact(partial(self._sweep_slice, start))
            expired, lapsed = expired + gone, lapsed + unknown
        self._transact(self._forget)
        forgotten = self._cut("drop_archive", ARCHIVE_KEEP_MS) + self._cut("drop_approvals", APPROVAL_KEEP_MS)
        self._cut("drop_quota_uses", 0)
        tapes = self._traces.sweep()
        return {"archived": expired, "unknown": lapsed, "forgotten": forgotten, "tapes": tapes}

    def _cut(self, name: str, keep_ms: int) -> int:
        """Delete the oldest rows in short transactions, until a slice has none that is old enough."""
        forgotten = 0
        while gone := self._transact(partial(self._cut_slice, name, keep_ms)):
            forgotten += gone
        return forgotten

    def _cut_slice(self, name: str, keep_ms: int) -> Talking:
        _, moment = yield Talk([BEGIN, Ask("moment", self._at())])
        before = rows.number(rows.whole(moment[0][0]) - keep_ms)
        gone, _ = yield Talk([Ask(name, [before, rows.number(SLICE)]), COMMIT])
        return rows.whole(gone[0][0])

    def _sweep_slice(self, start: int) -> Talking:
        _, moment = yield Talk([BEGIN, Ask("moment", self._at())])
        now, lease = rows.whole(moment[0][0]), rows.real(moment[0][1])
        span = [rows.number(start), rows.number(start + SLICE - 1), rows.number(now)]
        gone, unknown, _ = yield Talk(
            [Ask("expire", span), Ask("lapse", [*span, rows.number(lease), *self._silent(lease)]), COMMIT]
        )
        return rows.whole(gone[0][0]), rows.whole(unknown[0][0])

    def _silent(self, lease: float) -> list[rows.Cell]:
        """Since when another process than this has to have shown no sign of life to be taken for dead."""
        return [rows.text(self._owners.process), rows.number(lease - SILENT_MS)]

    def _forget(self) -> Talking:
        _, moment, records = yield Talk([BEGIN, Ask("moment", self._at()), Ask("all_breakers")])
        now, lease = rows.whole(moment[0][0]), rows.real(moment[0][1])
        long_ago = [rows.number(now - RUN_MEMORY_MS)]
        gone = [row for row in records if breaker.is_forgotten(rows.breaker_of(row), lease)]
        drops = [Ask("drop_breaker", [row[7]]) for row in gone]
        drops.append(
            Ask("drop_owners", [rows.text(self._owners.process), rows.number(lease - RUN_MEMORY_MS)])
        )
        yield Talk([Ask("drop_runs", long_ago), Ask("drop_uses", long_ago), *drops, COMMIT])
        return None

    def stats(self) -> dict[str, Any]:
        """Counts by state, sizes in bytes, durability: for ``doctor``. The path has no password in it."""
        self._traces.flush()
        states, archived, sizes, kept = self._read(
            Ask("count_states"), Ask("count_archive"), Ask("sizes"), Ask("count_traces")
        )
        tapes, contracts, quarantined = (rows.whole(cell) for cell in kept[0])
        return {
            "durability": self.durability,
            "entries": {rows.word(row[0]): rows.whole(row[1]) for row in states},
            "archived": rows.whole(archived[0][0]),
            "in_doubt": doubt_stats(self.doubts()),
            "path": self._address.shown,
            "server": rows.word(sizes[0][0]),
            "bytes": rows.whole(sizes[0][1]),
            "database_bytes": rows.whole(sizes[0][2]),
            "tapes": tapes,
            "contracts": contracts,
            "quarantined": quarantined,
            "audit": self._audit.head().seq,
            "audit_dropped": self._audit.dropped,
            "traces_dropped": self._traces.dropped,
        }
