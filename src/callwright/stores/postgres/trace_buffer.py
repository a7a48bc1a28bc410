"""Data whose last moments may be lost: tapes, contracts and quarantined bodies.

May not make a call wait: data goes to a bounded buffer, and a background thread writes it, many tapes as one
value.
"""

import threading
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from callwright.domain.contract import Contract
from callwright.domain.effects import StoreFailed
from callwright.domain.quarantine_records import StoredBody
from callwright.ports import Clock
from callwright.stores import row_decoding
from callwright.stores.audit_chaining import RECHECK_INTERVAL_S, MaintenanceRound
from callwright.stores.background_thread import run_round, start_background_thread
from callwright.stores.postgres import row_codec
from callwright.stores.postgres.pipeline_connection import Query
from callwright.stores.postgres.slow_path import BEGIN, COMMIT
from callwright.stores.retention import (
    CACHED_ANSWER_RETENTION_MS,
    MAX_CACHED_ANSWERS,
    QUARANTINE_RETENTION_MS,
)

FLUSH_INTERVAL_S = 0.2
MAX_BUFFER_BYTES = 64 * 1024 * 1024
MAX_SEGMENT_BYTES = 512 * 1024
TAPE_RETENTION_MS = 14 * 24 * 3600 * 1000
MAX_TAPE_BYTES = 512 * 1024 * 1024
"""All tapes together; the oldest are deleted first."""

CLEANUP_INTERVAL_BYTES = 32 * 1024 * 1024
"""A process cleans up after writing this many bytes."""

RunQueries = Callable[[list[Query]], Any]
"""Run queries in one round trip; the rows of each, or ``StoreFailed``."""


class TapeLabel(msgspec.Struct):
    """The metadata of a tape in a list, and its position in its segment."""

    call_id: str
    run_id: str | None
    tool: str
    code: str | None
    at: int
    start: int
    size: int


class TraceBuffer:
    """Write and read traces.

    Args:
        run_queries: Queries the database.
        clock: Dates the records.
        every: What else the thread runs in each round; receives whether it was woken since the last one, and returns whether it
            wants another round without being woken.
    """

    def __init__(self, run_queries: RunQueries, clock: Clock, every: MaintenanceRound) -> None:
        self._run_queries = run_queries
        self._clock = clock
        self._every = every
        self._saved: set[str] = set()
        self.untried_contracts: set[str] = set()
        """Hashes of contracts that no flush has tried to write yet: a claim under one of them waits for a flush, once."""
        self._contracts: dict[str, tuple[str, Query]] = {}  # hash → tool and statement, until it is written
        self._unwritten_names: Counter[str] = Counter()
        self._dropped = 0
        self._written = 0
        self.reset_after_fork()

    def reset_after_fork(self) -> None:
        """Start over; in a forked child the parent's thread and buffer do not exist."""
        self._labels: list[TapeLabel] = []
        self._bodies: list[bytes] = []
        self._others: list[Query] = []
        self._cached: dict[bytes, Query] = {}
        self._bytes = 0
        self._guard = threading.Lock()
        self._writing = threading.Lock()
        self._due = threading.Event()
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    # --- buffering
    # ----------------------------------------------------------------------------------------------

    def save_tape(
        self, call_id: str, *, run_id: str | None, tool: str, code: str | None, body: bytes
    ) -> None:
        """Buffer a finished tape."""
        at = self._clock.now_ms()
        label = TapeLabel(
            _replace_nul(call_id),
            run_id and _replace_nul(run_id),
            _replace_nul(tool),
            code and _replace_nul(code),
            at,
            0,
            len(body),
        )
        with self._guard:
            if self._bytes > MAX_BUFFER_BYTES:
                self._dropped += 1
                return
            self._labels.append(label)
            self._bodies.append(body)
            self._bytes += len(body)
        if not self._due.is_set():
            self.wake_writer()

    def save_contract(self, contract: Contract, hash_: str) -> None:
        """Buffer a contract under its hash; once per process is enough."""
        if hash_ in self._saved:
            return
        self._saved.add(hash_)
        named = [
            row_codec.encode_text(hash_),
            row_codec.encode_text(contract.name),
            row_codec.encode_text(contract.version),
        ]
        body = msgspec.json.encode(contract)
        query = Query("add_contract", [*named, row_codec.encode_number(self._clock.now_ms()), body])
        with self._guard:
            self._contracts[hash_] = contract.name, query
            self.untried_contracts.add(hash_)
            self._unwritten_names[contract.name] += 1
        if not self._due.is_set():
            self.wake_writer()

    def write_contracts(self, name: str | None) -> None:
        """Write the buffer if it holds a contract of this tool, of any tool with None.

        Thousands of tools ask at a start; each asking would otherwise be a transaction.
        """
        if self._unwritten_names if name is None else name in self._unwritten_names:
            self.flush()

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
        cells = [row_codec.encode_text(name) for name in names]
        self._buffer_query(Query("add_kept", [*cells, row_codec.encode_number(self._clock.now_ms()), body]))

    def cache_answer(self, name: str, body: bytes) -> None:
        """Buffer a good answer; of several under one name the last is written."""
        id_ = row_codec.digest_name(name)
        with self._guard:
            if self._bytes > MAX_BUFFER_BYTES:
                self._dropped += 1
                return
            self._cached[id_] = Query(
                "put_cached", [id_, row_codec.encode_number(self._clock.now_ms()), body]
            )
            self._bytes += len(body)
        if not self._due.is_set():
            self.wake_writer()

    def _buffer_query(self, ask: Query) -> None:
        size = len(ask.values[-1] or b"")
        with self._guard:
            if self._bytes > MAX_BUFFER_BYTES:
                self._dropped += 1
                return
            self._others.append(ask)
            self._bytes += size
        if not self._due.is_set():
            self.wake_writer()

    def wake_writer(self) -> None:
        """Request a round of the writer thread."""
        if self._thread is None:
            self._start_thread()
        self._due.set()

    # --- writing ----------------------------------------------------------------------------------------------

    def _start_thread(self) -> None:
        with self._guard:
            if self._thread is None and not self._stop.is_set():
                self._thread = start_background_thread(self._run_writer, "callwright-traces")

    def _run_writer(self) -> None:
        ended = again = False
        while not ended:
            busy = self._due.wait(RECHECK_INTERVAL_S if again else None)
            ended = self._stop.wait(FLUSH_INTERVAL_S)
            self._due.clear()
            again = run_round(self._run_round, busy=busy)

    def _run_round(self, *, busy: bool) -> bool:
        self.flush()
        return self._every(busy=busy)

    def flush(self) -> None:
        """Write the buffer. What cannot be written is dropped and counted: it never fails a call."""
        with self._writing:
            with self._guard:
                labels, self._labels = self._labels, []
                bodies, self._bodies = self._bodies, []
                others, self._others = self._others, []
                cached, self._cached = self._cached, {}
                contracts = dict(self._contracts)
                written, self._bytes = self._bytes, 0
            if contracts:  # separately, so that nothing else is lost with them, nor they with it
                statements = [query for _, query in contracts.values()]
                if not isinstance(
                    self._run_queries([BEGIN, Query("no_flush"), *statements, COMMIT]), StoreFailed
                ):
                    self._forget_written(contracts)
                self.untried_contracts -= contracts.keys()
            queries = others + _build_segment_queries(labels, bodies, self._clock.now_ms())
            if queries and isinstance(
                self._run_queries([BEGIN, Query("no_flush"), *queries, COMMIT]), StoreFailed
            ):
                self._dropped += len(labels) + len(others)
            if (
                cached
            ):  # in the same order in all processes, and separately, so that nothing else is lost with them
                answers = [query for _, query in sorted(cached.items())]
                self._run_queries([BEGIN, Query("no_flush"), *answers, COMMIT])
            self._sweep_if_due(written)

    def _forget_written(self, contracts: Mapping[str, tuple[str, Query]]) -> None:
        with self._guard:
            for hash_, (name, _) in contracts.items():
                del self._contracts[hash_]
                self._unwritten_names[name] -= 1
                if not self._unwritten_names[name]:
                    del self._unwritten_names[name]

    def _sweep_if_due(self, written: int) -> None:
        self._written += written
        if self._written > CLEANUP_INTERVAL_BYTES:
            self._written = 0
            self.sweep()

    def sweep(self) -> int:
        """Delete old tapes; return how many."""
        now = self._clock.now_ms()
        old = [
            row_codec.encode_number(now - CACHED_ANSWER_RETENTION_MS),
            row_codec.encode_number(MAX_CACHED_ANSWERS),
        ]
        self._run_queries(
            [
                Query("drop_kept", [row_codec.encode_number(now - QUARANTINE_RETENTION_MS)]),
                Query("drop_cached", old),
            ]
        )
        before = now - TAPE_RETENTION_MS
        found = self._run_queries(
            [Query("drop_tapes", [row_codec.encode_number(before), row_codec.encode_number(MAX_TAPE_BYTES)])]
        )
        return 0 if isinstance(found, StoreFailed) else row_codec.decode_int(found[0][0][0])

    @property
    def dropped(self) -> int:
        """How many records could not be written."""
        return self._dropped

    # --- the end ----------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Write the buffer and end the thread. Idempotent."""
        self._stop.set()
        thread, self._thread = self._thread, None
        if thread is not None:
            self._due.set()
            thread.join()
        self.flush()


def body_to_contract(body: bytes) -> Contract | None:
    """Decode a contract; None if it is unreadable."""
    return row_decoding.decode_contract(body)


def _build_segment_queries(labels: list[TapeLabel], bodies: list[bytes], now: int) -> list[Query]:
    """Build the queries that write the tapes, split into values below the maximum size."""
    queries: list[Query] = []
    first = size = 0
    for place, label in enumerate(labels):
        if size and size + label.size > MAX_SEGMENT_BYTES:
            queries.append(_make_segment_query(labels[first:place], bodies[first:place], now))
            first, size = place, 0
        label.start = size
        size += label.size
    if first < len(labels):
        queries.append(_make_segment_query(labels[first:], bodies[first:], now))
    return queries


def _make_segment_query(labels: list[TapeLabel], bodies: list[bytes], now: int) -> Query:
    body = b"".join(bodies)
    return Query(
        "add_tapes",
        [row_codec.encode_number(now), row_codec.encode_number(len(body)), body, msgspec.json.encode(labels)],
    )


def _replace_nul(name: str) -> str:
    """Replace NUL, which PostgreSQL does not store in a text."""
    return name.replace("\0", "\N{REPLACEMENT CHARACTER}")
