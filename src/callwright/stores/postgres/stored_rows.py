"""Records with content in a database: walked in pages, erased in short transactions that lock what they erase.

May not decide which rows are erased. The old versions of erased rows stay in the tables until the server's vacuum has removed them.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from callwright.domain.stored_data import ErasedState, RewrittenPart, StoredKind, StoredRecord
from callwright.stores import stored_decoding
from callwright.stores.postgres import row_codec
from callwright.stores.postgres.pipeline_connection import Query, RoundTrip
from callwright.stores.postgres.row_codec import Row
from callwright.stores.postgres.slow_path import BEGIN, COMMIT, QueryGenerator, StatementTime
from callwright.stores.stored_decoding import StoredEntry

PAGE_ROWS = 200
BODIES_AT_ONCE = 8
"""Tapes, bodies and cached answers that are read together; each may be megabytes."""

_ANY_NUMBER = 2**63 - 1


class StoredRows:
    """Scan and erase the records of one ledger.

    Args:
        read: Runs queries in one round trip and returns the rows of each.
        run: Runs a transaction.
        get_time: Returns the time parameters of a statement.
    """

    def __init__(
        self,
        read: Callable[..., list[list[Row]]],
        run: Callable[[Callable[[], QueryGenerator]], Any],
        get_time: Callable[[], StatementTime],
    ) -> None:
        self._read = read
        self._run = run
        self._get_time = get_time
        self._scans: dict[StoredKind, Callable[[], Iterator[StoredRecord]]] = {
            "entry": lambda: self._scan_entries("stored_entries", archived=False),
            "archived": lambda: self._scan_entries("stored_archive", archived=True),
            "approval": self._scan_approvals,
            "shared": self._scan_shared,
            "tape": self._scan_tapes,
            "withheld": self._scan_bodies,
            "answer": self._scan_answers,
        }

    def scan(self, kind: StoredKind) -> Iterator[StoredRecord]:
        """Yield the records of a kind."""
        return self._scans[kind]() if kind in self._scans else iter(())

    def erase(self, kind: StoredKind, places: Sequence[str]) -> dict[str, ErasedState]:
        """Erase the content of these records, in one transaction and in the order of their places."""

        def run_erasure() -> QueryGenerator:
            _, moment = yield RoundTrip([BEGIN, Query("moment", self._get_time())])
            now = row_codec.decode_int(moment[0][0])
            done: dict[str, ErasedState] = {}
            for place in places:
                done[place] = yield from _erase_record(kind, place, now)
            yield RoundTrip([COMMIT])
            return done

        erased: dict[str, ErasedState] = self._run(run_erasure)
        return erased

    def rewrite(self, kind: StoredKind, parts: Sequence[RewrittenPart]) -> int:
        """Replace content by another form of it, in one transaction and in the order of the places."""

        def run_rewrite() -> QueryGenerator:
            yield RoundTrip([BEGIN])
            done = 0
            for part in parts:
                done += yield from _rewrite_part(kind, part)
            yield RoundTrip([COMMIT])
            return done

        return int(self._run(run_rewrite))

    def _scan_entries(self, query: str, *, archived: bool) -> Iterator[StoredRecord]:
        last = _ANY_NUMBER
        if not archived:
            ((span,),) = self._read(Query("span"))
            last = row_codec.decode_int(span[1])
        for row in self._iterate_numbered(query, PAGE_ROWS, last):
            yield stored_decoding.make_entry_record(self._row_to_entry(row), archived=archived)

    def _row_to_entry(self, row: Row) -> StoredEntry:
        number = row_codec.decode_int(row[0])
        apart = None
        if row[11] == b"\1":
            (found,) = self._read(Query("result", [row_codec.encode_number(number)]))
            apart = found[0][0] if found else None
        return StoredEntry(
            entry_id=number,
            key=row_codec.decode_text(row[1]),
            state=row_codec.decode_text(row[2]),
            owner=row_codec.decode_text(row[3]),
            tenant=row_codec.decode_text(row[4]),
            principal=row_codec.decode_text(row[5]),
            run_id=row_codec.decode_text_or_none(row[6]),
            tool=row_codec.decode_text(row[7]),
            at=row_codec.decode_int(row[8]),
            note=row_codec.decode_text(row[9]),
            outcome=row[10],
            apart=apart,
        )

    def _scan_approvals(self) -> Iterator[StoredRecord]:
        ((moment,),) = self._read(Query("moment", self._get_time()))
        now = row_codec.decode_int(moment[0])
        for number, *row in self._iterate_numbered("page_of_approvals", PAGE_ROWS, _ANY_NUMBER):
            place = str(row_codec.decode_int(number))
            yield stored_decoding.make_approval_record(row_codec.row_to_approval(row), place, now)

    def _scan_tapes(self) -> Iterator[StoredRecord]:
        ((last,),) = self._read(Query("last_tape"))
        rows = self._iterate_numbered("stored_tapes", BODIES_AT_ONCE, row_codec.decode_int(last[0]))
        for number, call_id, run_id, tool, at, body in rows:
            yield stored_decoding.make_tape_record(
                row_codec.decode_text(call_id),
                row_codec.decode_text_or_none(run_id),
                row_codec.decode_text(tool),
                row_codec.decode_int(at),
                str(row_codec.decode_int(number)),
                body or b"",
            )

    def _scan_bodies(self) -> Iterator[StoredRecord]:
        for row in self._iterate_named("stored_bodies"):
            yield stored_decoding.make_body_record(row_codec.row_to_kept_body(row), row[-1] or b"")

    def _scan_answers(self) -> Iterator[StoredRecord]:
        for name, at, body in self._iterate_named("stored_answers"):
            yield stored_decoding.make_answer_record(
                row_codec.decode_text(name), row_codec.decode_int(at), body or b""
            )

    def _scan_shared(self) -> Iterator[StoredRecord]:
        after = ["", ""]
        while page := self._read_page("stored_shared", row_codec.encode_texts(*after), PAGE_ROWS):
            for row in page:
                after = [row_codec.decode_text(row[0]), row_codec.decode_text(row[1])]
                yield stored_decoding.make_shared_record(after[0], after[1], row[2] or b"")

    def _iterate_numbered(self, query: str, rows: int, last: int) -> Iterator[Row]:
        """Yield rows up to the number ``last``: calls may write them faster than they are read."""
        after = -1
        while after < last and (page := self._read_page(query, [row_codec.encode_number(after)], rows)):
            yield from page
            after = row_codec.decode_int(page[-1][0])

    def _iterate_named(self, query: str) -> Iterator[Row]:
        after = ""
        while page := self._read_page(query, [row_codec.encode_text(after)], BODIES_AT_ONCE):
            yield from page
            after = row_codec.decode_text(page[-1][0])

    def _read_page(self, query: str, after: list[bytes], rows: int) -> list[Row]:
        (page,) = self._read(Query(query, [*after, row_codec.encode_number(rows)]))
        return page


_DELETIONS: dict[StoredKind, str] = {
    "tape": "erase_tape",
    "withheld": "erase_kept",
    "answer": "erase_cached",
    "shared": "drop_record",
}


_REWRITES: dict[StoredKind, tuple[str, ...]] = {
    "entry": ("rewrite_result", "rewrite_entry"),
    "archived": ("rewrite_archived",),
    "approval": ("rewrite_approval",),
    "shared": ("rewrite_shared",),
    "tape": ("rewrite_tape",),
    "withheld": ("rewrite_kept",),
    "answer": ("rewrite_cached",),
}
"""The statements that replace the part of a record; the first that finds it does."""


def _rewrite_part(kind: StoredKind, part: RewrittenPart) -> QueryGenerator:
    """Replace one part; returns whether it was there as it was read."""
    values = [part.after, part.before, *(row_codec.encode_text(one) for one in part.place.split("\n", 1))]
    for statement in _REWRITES[kind]:
        (changed,) = yield RoundTrip([Query(statement, values)])
        if changed:
            return True
    return False


def _erase_record(kind: StoredKind, place: str, now: int) -> QueryGenerator:
    """Erase one record; returns what became of it."""
    name = [row_codec.encode_text(one) for one in place.split("\n", 1)]
    if kind in _DELETIONS:
        (gone,) = yield RoundTrip([Query(_DELETIONS[kind], name)])
        return "erased" if gone else "gone"
    if kind == "approval":
        return (yield from _erase_approval(name, now))
    return (yield from _erase_entry(name, now, archived=kind == "archived"))


def _erase_entry(name: list[bytes], now: int, *, archived: bool) -> QueryGenerator:
    lock, erase = ("lock_archived_outcome", "erase_archived") if archived else ("lock_outcome", "erase_entry")
    (found,) = yield RoundTrip([Query(lock, name)])
    if not found:
        return "gone"
    state, outcome = found[0]
    if state == b"claimed" and not archived:
        return "in_flight"
    erased = stored_decoding.erase_stored_outcome(outcome, now)
    yield RoundTrip([Query(erase, [*name, erased]), Query("erase_result", name)])
    return "erased"


def _erase_approval(name: list[bytes], now: int) -> QueryGenerator:
    (found,) = yield RoundTrip([Query("lock_approval_end", name)])
    if not found:
        return "gone"
    state, expires_at = row_codec.decode_text(found[0][0]), row_codec.decode_int(found[0][1])
    if stored_decoding.is_approval_open(state, expires_at, now):
        return "in_flight"
    yield RoundTrip([Query("erase_approval", name)])
    return "erased"
