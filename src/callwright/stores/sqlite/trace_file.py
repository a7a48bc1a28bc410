"""Data whose last moments may be lost: tapes in files, contracts and quarantined bodies in the traces file.

May not make a call wait: data goes to a bounded buffer, and a background thread writes it in batches.
"""

import sqlite3
import threading
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from callwright.core.records import quarantine
from callwright.domain.audit_records import AuditEvent
from callwright.domain.contract import Contract
from callwright.domain.quarantine_records import StoredBody, StoredBodyState
from callwright.domain.stored_data import ErasedState, RewrittenPart, StoredRecord
from callwright.ports import Clock, StoreError
from callwright.stores import row_decoding, stored_decoding
from callwright.stores.audit_chaining import RECHECK_INTERVAL_S, MaintenanceRound
from callwright.stores.background_thread import run_round, start_background_thread
from callwright.stores.retention import (
    CACHED_ANSWER_RETENTION_MS,
    MAX_CACHED_ANSWERS,
    QUARANTINE_RETENTION_MS,
)
from callwright.stores.sqlite import row_codec
from callwright.stores.sqlite.database_file import Database, ReadConnection, compact_file, to_store_error
from callwright.stores.sqlite.queries import TRACES_SQL
from callwright.stores.sqlite.tape_files import TapeFiles, TapeLabel

FLUSH_INTERVAL_S = 0.2
MAX_BUFFER_BYTES = 64 * 1024 * 1024
MAX_BUFFER_ROWS = 20_000
MAX_COMPACTED_BYTES = 2 * 1024 * 1024 * 1024
"""A longer file of traces is not written anew."""

BODIES_AT_ONCE = 8
"""Bodies and cached answers that are read together when all of them are walked; each may be megabytes."""

TAPE_RETENTION_MS = 14 * 24 * 3600 * 1000
"""The sweep deletes tapes older than this."""

_Row = tuple[Any, ...]
ContractRow = tuple[str, str, str, int, bytes]
"""Hash, name, version, when it was first stored (epoch ms), and the contract as JSON."""


class TraceFile:
    """Write and read the traces file.

    Args:
        database: The file.
        segments: The tapes.
        clock: Dates the records.
        every: What else the thread runs in each round; receives whether it was woken since the last one, and returns whether it
            wants another round without being woken.
    """

    def __init__(
        self, database: Database, segments: TapeFiles, clock: Clock, every: MaintenanceRound
    ) -> None:
        self._database = database
        self._reader = ReadConnection(database)
        self._segments = segments
        segments.before = self.flush
        self._clock = clock
        self._every = every
        self._buffer: deque[tuple[str, _Row]] = deque()
        self._bytes = 0
        self._dropped = 0
        self._guard = threading.Lock()
        self._writing = threading.Lock()
        self._due = threading.Event()
        self._thread: threading.Thread | None = None
        self._stop = threading.Event()
        self._saved: set[str] = set()
        self._unwritten_names: Counter[str] = Counter()  # tool → contracts that are not in the file yet

    # --- buffering
    # ----------------------------------------------------------------------------------------------

    def save_tape(
        self, call_id: str, *, run_id: str | None, tool: str, code: str | None, body: bytes
    ) -> None:
        """Buffer a finished tape."""
        self._segments.add(TapeLabel(call_id, run_id, tool, code, self._clock.now_ms()), body)
        self.wake_writer()

    def save_contract(self, contract: Contract, hash_: str) -> ContractRow | None:
        """Buffer a contract under its hash; once per process is enough. Return its row the first time."""
        if hash_ in self._saved:
            return None
        self._saved.add(hash_)
        body = msgspec.json.encode(contract)
        row = (hash_, contract.name, contract.version, self._clock.now_ms(), body)
        with self._guard:
            self._unwritten_names[contract.name] += 1  # before its row: a flush in between leaves it counted
        self._buffer_row("put_contract", row)
        return row

    def save_body(self, record: StoredBody, body: bytes) -> None:
        """Buffer a body."""
        names = (
            record.handle,
            record.tenant,
            record.principal,
            record.tool,
            record.call_id,
            record.state,
            record.verdict,
        )
        self._buffer_row("put_kept", (*names, self._clock.now_ms(), body))

    def cache_answer(self, name: str, body: bytes) -> None:
        """Buffer a good answer."""
        self._buffer_row("put_cached", (name, self._clock.now_ms(), body))

    def wake_writer(self) -> None:
        """Request a round of the writer thread."""
        if self._due.is_set():
            return
        if self._thread is None:
            self._start_thread()
        self._due.set()

    def _buffer_row(self, name: str, row: _Row) -> None:
        with self._guard:
            self._buffer.append((name, row))
            self._bytes += len(row[-1])
            while len(self._buffer) > MAX_BUFFER_ROWS or self._bytes > MAX_BUFFER_BYTES:
                oldest = self._buffer.popleft()
                self._bytes -= len(oldest[1][-1])
                self._dropped += 1
                self._forget_unwritten([oldest])
        self.wake_writer()

    # --- writing ----------------------------------------------------------------------------------------------

    def _start_thread(self) -> None:
        with self._guard:
            if self._thread is None and not self._stop.is_set():
                self._thread = start_background_thread(self._run_writer, "callwright-traces")

    def _run_writer(self) -> None:
        again = False
        while not self._stop.is_set():
            busy = self._due.wait(RECHECK_INTERVAL_S if again else None)
            self._stop.wait(FLUSH_INTERVAL_S)
            # Cleared before checking for the stop: ``close`` sets the stop first and this event after it, so
            # that either the stop is seen, or the next wait returns at once.
            self._due.clear()
            again = run_round(self._run_round, busy=busy)

    def _run_round(self, *, busy: bool) -> bool:
        self.flush()
        self._segments.flush()
        return self._every(busy=busy)

    def flush(self) -> None:
        """Write the buffer. What cannot be written is dropped and counted: it never fails a call."""
        with self._writing:
            with self._guard:
                batch = list(self._buffer)
                self._buffer.clear()
                self._bytes = 0
            if batch and not self._write_batch(batch):
                self._dropped += len(batch)
            with self._guard:
                self._forget_unwritten(batch)

    def _forget_unwritten(self, rows: Iterable[tuple[str, _Row]]) -> None:
        for statement, row in rows:
            if statement == "put_contract":
                name = row[1]
                self._unwritten_names[name] -= 1
                if not self._unwritten_names[name]:
                    del self._unwritten_names[name]

    def _write_batch(self, batch: list[tuple[str, _Row]]) -> bool:
        try:
            cursor = self._database.begin_transaction(patient=True)
            assert cursor is not None
            for name, row in batch:
                cursor.execute(TRACES_SQL[name], row)
            cursor.execute("COMMIT")
        except StoreError:
            return False
        except sqlite3.Error:
            self._database.rollback()
            return False
        return True

    # --- reading ----------------------------------------------------------------------------------------------

    def get_tape(self, call_id: str) -> bytes | None:
        """Return a tape by its call id or an unambiguous prefix of it, or None."""
        return self._segments.find_tape(call_id)

    def list_tapes(
        self, *, run_id: str | None = None, limit: int = 100
    ) -> list[tuple[str, str, str | None, int]]:
        """Return the newest tapes first: call id, tool, error code or None, epoch ms."""
        found = self._segments.list_newest(run_id, limit)
        return [(label.call_id, label.tool, label.code, label.at) for label in found]

    def get_contract(self, hash_: str) -> Contract | None:
        """Return the contract with this hash, or None."""
        self.flush()
        row = self._reader.fetch_one(TRACES_SQL["contract"], (hash_,))
        return None if row is None else row_decoding.decode_contract(row[0])

    def list_contract_rows(self, name: str | None) -> list[tuple[int, str, bytes]]:
        """Return when every contract of this tool was first stored, its hash and its body; None: of all tools."""
        if name is None:
            self.flush()
            return self._reader.fetch_all(TRACES_SQL["contracts"], ())
        if name in self._unwritten_names:  # else thousands of tools would be written one by one at a start
            self.flush()
        return self._reader.fetch_all(TRACES_SQL["contracts_of"], (name,))

    def get_body(self, handle: str) -> tuple[StoredBody, bytes] | None:
        """Return the record and the body under this handle, or None."""
        self.flush()
        row = self._reader.fetch_one(TRACES_SQL["kept"], (handle,))
        return None if row is None else (row_codec.row_to_kept_body(row), bytes(row[-1]))

    def list_bodies(
        self,
        tenant: str | None,
        tool: str | None,
        state: StoredBodyState | None,
        after: str | None,
        limit: int,
    ) -> list[StoredBody]:
        """Return withheld and released bodies, newest first."""
        self.flush()
        found = self._reader.fetch_all(TRACES_SQL["quarantined"], (tenant, tool, state, after, limit))
        return [row_codec.row_to_kept_body(row) for row in found]

    def release_body(self, handle: str, *, by: str, reason: str, note: Callable[[AuditEvent], None]) -> bool:
        """Release a withheld body to the principal of its call. Return False if it is not withheld.

        ``note`` writes the audit record to the ledger file before this file marks the body as released: a
        crash in between leaves a record of a release that did not take place, never a release without a
        record.

        Raises:
            StoreError: The release cannot be written.
        """
        self.flush()
        with self._writing:
            cursor = self._database.begin_transaction(patient=True)
            assert cursor is not None
            try:
                found = cursor.execute(TRACES_SQL["kept"], (handle,)).fetchone()
                now = self._clock.now_ms()
                row = found and quarantine.release_body(
                    row_codec.row_to_kept_body(found), by=by, reason=reason, now=now
                )
                if row:
                    cursor.execute(
                        TRACES_SQL["put_released"], (row.state, row.released_by, now, row.reason, handle)
                    )
                    note(quarantine.make_body_event(row, "quarantine_released", by=by, why=reason, at=now))
                cursor.execute("COMMIT")
            except sqlite3.Error as error:
                raise to_store_error(error) from None
            finally:
                self._database.rollback()
        return bool(row)

    def get_cached_answer(self, name: str) -> tuple[bytes, int] | None:
        """Return the last good answer under this name and when it was given (epoch ms), or None."""
        row = self._reader.fetch_one(TRACES_SQL["cached"], (name,))
        return None if row is None else (bytes(row[0]), int(row[1]))

    # --- records with content -------------------------------------------------------------------------------------

    def scan_tapes(self) -> Iterator[StoredRecord]:
        """Yield every tape."""
        for place, label, body in self._segments.iterate_tapes():
            yield stored_decoding.make_tape_record(
                label.call_id, label.run_id, label.tool, label.at, place, body
            )

    def scan_bodies(self) -> Iterator[StoredRecord]:
        """Yield every body in quarantine and behind a preview."""
        for row in self._iterate_pages("stored_bodies"):
            yield stored_decoding.make_body_record(row_codec.row_to_kept_body(row), bytes(row[-1]))

    def scan_answers(self) -> Iterator[StoredRecord]:
        """Yield every cached answer."""
        for name, at, body in self._iterate_pages("stored_answers"):
            yield stored_decoding.make_answer_record(name, at, bytes(body))

    def _iterate_pages(self, query: str) -> Iterator[_Row]:
        self.flush()
        after = ""
        while page := self._reader.fetch_all(TRACES_SQL[query], (after, BODIES_AT_ONCE)):
            yield from page
            after = page[-1][0]

    def erase_tapes(self, places: Sequence[str]) -> dict[str, ErasedState]:
        """Overwrite tapes in their files.

        Raises:
            StoreError: A file cannot be written.
        """
        return self._segments.erase_tapes(places)

    def erase_rows(self, statement: str, names: Sequence[str]) -> dict[str, ErasedState]:
        """Delete rows by name, and overwrite them.

        Raises:
            StoreError: The file cannot be written.
        """
        changed = self._overwrite_rows(statement, [(name,) for name in names])
        return {name: "erased" if one else "gone" for name, one in zip(names, changed, strict=True)}

    def rewrite_tapes(self, parts: Sequence[RewrittenPart]) -> int:
        """Write tapes in another form, and overwrite the earlier one.

        Raises:
            StoreError: A file cannot be written.
        """
        return self._segments.rewrite_tapes(parts)

    def rewrite_rows(self, statement: str, parts: Sequence[RewrittenPart]) -> int:
        """Replace the content of rows by another form of it, and overwrite the earlier one.

        Raises:
            StoreError: The file cannot be written.
        """
        return sum(self._overwrite_rows(statement, [(one.after, one.before, one.place) for one in parts]))

    def _overwrite_rows(self, statement: str, rows: Sequence[_Row]) -> list[bool]:
        """Run a statement for each row; what it deletes or replaces is overwritten. Return for each whether it changed anything."""
        self.flush()
        with self._writing:
            cursor = self._database.begin_transaction(patient=True)
            assert cursor is not None
            try:
                cursor.execute("PRAGMA secure_delete=ON")
                changed = [bool(cursor.execute(TRACES_SQL[statement], row).rowcount) for row in rows]
                cursor.execute("COMMIT")
            except sqlite3.Error as error:
                raise to_store_error(error) from None
            finally:
                self._database.rollback()
        return changed

    def compact(self) -> bool:
        """Write the file anew, without what stood in its free places; False if other processes used it for too long."""
        with self._writing:
            return compact_file(self._database.path, MAX_COMPACTED_BYTES)

    def collect_stats(self) -> dict[str, int]:
        """Return counts, and how many records could not be written."""
        self.flush()
        contracts, kept = self._reader.fetch_all(TRACES_SQL["count"])[0]
        dropped = self._dropped + self._segments.dropped
        return {
            "tapes": self._segments.count_tapes(),
            "contracts": contracts,
            "quarantined": kept,
            "traces_dropped": dropped,
        }

    def sweep(self) -> int:
        """Delete old tapes, and old quarantined bodies and cached answers; return how many tapes."""
        with self._writing:
            now = self._clock.now_ms()
            old = (now - CACHED_ANSWER_RETENTION_MS, MAX_CACHED_ANSWERS)
            self._write_batch([("drop_kept", (now - QUARANTINE_RETENTION_MS,)), ("drop_cached", old)])
        return self._segments.sweep(self._clock.now_ms() - TAPE_RETENTION_MS)

    # --- the end ----------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Write the buffer and close the files. Idempotent."""
        self._stop.set()
        thread, self._thread = self._thread, None
        if thread is not None:
            self._due.set()
            thread.join()
        self.flush()
        with self._writing:
            self._database.close()
        self._reader.close()
        self._segments.close()

    def prepare_fork(self) -> None:
        """Stop writing and close connections before a fork."""
        self._writing.acquire()
        self._guard.acquire()
        self._reader.disconnect_and_lock()
        self._database.disconnect()

    def resume_after_fork(self, *, child: bool) -> None:
        """Resume after a fork; a child has neither the parent's thread nor its buffer."""
        if child:
            self._thread = None
            self._due = threading.Event()
            self._buffer.clear()
            self._unwritten_names.clear()
            self._bytes = 0
            self._segments.reset_after_fork()
        self._reader.unlock()
        self._guard.release()
        self._writing.release()
