"""The audit trail in the database: writing events that no other record implies, chaining pending ones, and reading.

May not know connections: the store passes in a way to run queries. Chaining locks the row of the head for one
transaction; only another process that chains ever waits for that lock.
"""

from collections.abc import Callable, Generator
from functools import partial
from typing import Any

from callwright.core.records import audit_chain
from callwright.domain.audit_records import AuditEvent, AuditHead, AuditSegment
from callwright.ports import Clock
from callwright.stores.audit_chaining import AuditChainer
from callwright.stores.postgres import row_codec
from callwright.stores.postgres.pipeline_connection import Query, RoundTrip
from callwright.stores.postgres.row_codec import Row
from callwright.stores.postgres.slow_path import BEGIN, COMMIT, QueryGenerator

SEGMENT_RECORDS = 500

RunTransaction = Callable[[Callable[[], QueryGenerator]], Any]
ReadRows = Callable[..., list[list[Row]]]


class PostgresAuditTrail(AuditChainer):
    """``ports.audit.AuditTrail`` on a database.

    Args:
        transact: Runs a transaction (a generator function that begins one) and returns its result.
        read: Runs queries in one round trip; the rows of each.
        clock: Dates events, and paces the chaining.
    """

    def __init__(self, transact: RunTransaction, read: ReadRows, clock: Clock) -> None:
        super().__init__(clock)
        self._transact = transact
        self._read = read

    def run_round(self, *, busy: bool, last: bool = False) -> bool:
        """Run one round.

        Settles are noted in the database itself, so a busy process always checks for pending events.
        """
        self.due = self.due or busy or last
        return super().run_round(busy=busy, last=last)

    def _write_events(self, events: list[AuditEvent]) -> None:
        self._transact(partial(_insert_events, events))

    def _chain_waiting(self, *, wait: bool) -> None:
        head = "lock_head" if wait else "try_head"
        while self._transact(partial(_chain_segment, head)) == SEGMENT_RECORDS:
            pass

    # --- reading ----------------------------------------------------------------------------------------------

    def get_digest_key(self) -> bytes:
        """Return the key for digests of declared secrets."""
        ((row,),) = self._read(Query("secret"))
        return audit_chain.derive_digest_key(row[0] or b"")

    def get_head(self) -> AuditHead:
        """Return the head of the chain, and how many events are pending."""
        ((row,),) = self._read(Query("head"))
        waiting = row_codec.decode_int(row[3]) + len(self._later)
        return AuditHead(
            row_codec.decode_int(row[0]), row_codec.decode_text(row[1]), row_codec.decode_int(row[2]), waiting
        )

    def list_segments(self, *, after: int = 0, limit: int = 16) -> list[AuditSegment]:
        """Return segments with a record later than ``after``, in order."""
        (found,) = self._read(
            Query("segments_after", [row_codec.encode_number(after), row_codec.encode_number(limit)])
        )
        return [row_codec.row_to_segment(row) for row in found]

    def list_newest_segments(self, *, before: int | None = None, limit: int = 16) -> list[AuditSegment]:
        """Return segments that begin before ``before``, newest first."""
        (found,) = self._read(
            Query(
                "segments_before", [row_codec.encode_number_or_none(before), row_codec.encode_number(limit)]
            )
        )
        return [row_codec.row_to_segment(row) for row in found]


def _insert_events(events: list[AuditEvent]) -> QueryGenerator:
    yield RoundTrip([BEGIN, *(Query("note", row_codec.encode_event(one)) for one in events), COMMIT])


def _chain_segment(head: str) -> Generator[RoundTrip, list[list[Row]], int]:
    """Chain one segment; return how many events were pending."""
    _, held, waiting = yield RoundTrip(
        [BEGIN, Query(head), Query("waiting", [row_codec.encode_number(SEGMENT_RECORDS)])]
    )
    if not held or not waiting:
        yield RoundTrip([COMMIT])
        return 0
    seq, hash_, at, secret = held[0]
    events = [row_codec.row_to_event(row) for row in waiting]
    segment = audit_chain.chain_events(
        events,
        AuditHead(row_codec.decode_int(seq), row_codec.decode_text(hash_), row_codec.decode_int(at)),
        secret or b"",
    )
    numbers = ",".join(str(row_codec.decode_int(row[0])) for row in waiting)
    moved = [
        row_codec.encode_number(segment.last),
        row_codec.encode_text(segment.head),
        row_codec.encode_number(segment.at),
    ]
    yield RoundTrip(
        [
            Query("append", row_codec.encode_segment(segment)),
            Query("move_head", moved),
            Query("chained", [f"{{{numbers}}}".encode()]),
            COMMIT,
        ]
    )
    return len(waiting)
