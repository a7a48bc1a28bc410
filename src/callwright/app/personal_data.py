"""``app.data``: find, export and erase the stored data of one person.

Every export and every erasure is on record in the audit trail before anything is returned or erased; the record names who, why and
how much, and of the person only a keyed digest.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, get_args

import msgspec

from callwright.core.records.audit_chain import KeyedDigest, parse_record
from callwright.core.records.stored_data import (
    DataMatcher,
    check_query,
    export_content,
    make_audit_record,
    make_data_event,
    may_handle_data,
)
from callwright.domain import rule_reasons
from callwright.domain.audit_records import AuditKind
from callwright.domain.call import Principal
from callwright.domain.reason import ReasonError
from callwright.domain.stored_data import (
    DataQuery,
    ErasedState,
    ErasureReport,
    ExportedRecord,
    StoredFinding,
    StoredKind,
    StoredRecord,
)
from callwright.runtime.journals import JournalFolder

if TYPE_CHECKING:
    from callwright.app import Callwright

ERASED_AT_ONCE: Final = 50
"""Records that are erased in one transaction, so that no call waits long behind it."""

MAX_POSTPONED: Final = 20
_KINDS: Final[tuple[StoredKind, ...]] = get_args(StoredKind)

ShowProgress = Callable[[StoredKind, int], None]
"""Is told the kind that is searched, and the number of records that were searched so far."""


class PersonalData:
    """Finds, exports and erases the records of one person, while the application and others use the store.

    Args:
        app: The application.

    ``query`` says whose data is meant. ``by`` needs the role ``data_officer`` in the tenant of the query; without a tenant all
    tenants are searched, which only an operator (``user:…``) may. ``progress`` is called with each kind and the number of records searched.
    """

    def __init__(self, app: "Callwright") -> None:
        self._app = app
        self._journals: JournalFolder | None = None

    def use_journals(self, journals: JournalFolder | None) -> None:
        """Search these journals, instead of those of the application."""
        self._journals = journals

    def find(
        self, query: DataQuery, *, by: Principal, progress: ShowProgress | None = None
    ) -> Iterator[StoredFinding]:
        """Yield where the person's data stands, without its content; a record at a time is in memory.

        Raises:
            TypeError: ``query`` or ``by`` is of another type.
            ValueError: the query is empty, or a value would match everything.
            PermissionError: ``by`` may not.
            StoreError: the store cannot be used.
            EngineError: there are tasks, and they cannot be read.
        """
        _check(query, by)
        return (finding for _, finding in self._match(query, progress))

    def export(
        self, query: DataQuery, *, by: Principal, reason: str = "", progress: ShowProgress | None = None
    ) -> Iterator[ExportedRecord]:
        """Yield the person's data with its content, likely secrets masked. It may name other people too.

        Raises:
            TypeError, ValueError, PermissionError, StoreError, EngineError: as ``find``; ValueError also if the reason holds the value.
        """
        _check(query, by)
        matcher = DataMatcher(query)
        _check_reason(matcher, query, reason)
        self._record("data_exported", query, Counter(), by=by, why=reason, state="")
        return (
            ExportedRecord(finding=finding, content=export_content(record))
            for record, finding in self._match(query, progress)
        )

    def erase(
        self,
        query: DataQuery,
        *,
        by: Principal,
        reason: str,
        compact: bool = True,
        progress: ShowProgress | None = None,
    ) -> ErasureReport:
        """Erase the person's data and return a report. Records in use are left; erase again once they have ended.

        Interrupted at any point, it can be run again: erased data stays erased. A call stays in the ledger, so that it is not made
        again; a repeated call gets the answer that its result was erased.

        Args:
            query: Whose data is meant.
            by: Who erases.
            reason: Why, for the audit trail, which is never erased: it must not contain one of the values.
            compact: Write the files of a SQLite store anew, without what stood in their free places. Calls wait meanwhile.
            progress: Is called with each kind and the number of records searched.

        Raises:
            TypeError, ValueError, PermissionError, StoreError, EngineError: as ``find``; ValueError also if the reason holds the value.
            OSError: a journal cannot be written.
        """
        _check(query, by)
        _check_reason(DataMatcher(query), query, reason)
        self._app.store.chain_events()  # the ends of calls that wait to be chained hold the beginning of their results
        self._record("data_erased", query, Counter(), by=by, why=reason, state="begun")
        count, matcher = _ErasureCount(), DataMatcher(query)
        for kind in _KINDS:
            found = self._match_records(matcher, kind, progress)
            for batch in _batch((record.place, finding) for record, finding in found):
                self._erase_batch(kind, batch, count)
        self._app._world.kept.forget_answers()  # noqa: SLF001 - a part of the application
        self._app.store.chain_events()
        compacted = self._app.store.compact_stored() if compact else False
        self._record("data_erased", query, count.erased, by=by, why=reason, state="done")
        return count.report(compacted=compacted)

    def _erase_batch(
        self, kind: StoredKind, batch: list[tuple[str, StoredFinding]], count: "_ErasureCount"
    ) -> None:
        places = [place for place, finding in batch if finding.state == "stored"]
        done = self._erase_records(kind, places) if places else {}
        for place, finding in batch:
            count.add(finding, done.get(place))

    # --- records ------------------------------------------------------------------------------------------------

    def _match(
        self, query: DataQuery, progress: ShowProgress | None
    ) -> Iterator[tuple[StoredRecord, StoredFinding]]:
        matcher = DataMatcher(query)
        for kind in _KINDS:
            yield from self._match_records(matcher, kind, progress)

    def _match_records(
        self, matcher: DataMatcher, kind: StoredKind, progress: ShowProgress | None
    ) -> Iterator[tuple[StoredRecord, StoredFinding]]:
        number = 0
        for number, record in enumerate(self._scan(kind), 1):
            if progress is not None and number % ERASED_AT_ONCE == 0:
                progress(kind, number)
            finding = matcher.match(record)
            if finding is not None:
                yield record, finding
        if progress is not None:
            progress(kind, number)

    def _scan(self, kind: StoredKind) -> Iterator[StoredRecord]:
        if kind == "audit":
            return self._scan_audit()
        if kind == "journal":
            journals = self._find_journals()
            return iter(()) if journals is None else journals.scan(self._app.tape)
        if kind in {"task", "run"}:
            engine = self._app.tasks.find_engine()
            if engine is None:
                return iter(())
            return engine.scan_tasks() if kind == "task" else self._app.flows.engine.scan_runs()
        return self._app.store.scan_stored(kind)

    def _erase_records(self, kind: StoredKind, places: Sequence[str]) -> dict[str, ErasedState]:
        if kind == "journal":
            journals = self._find_journals()
            return {} if journals is None else journals.erase(places)
        if kind == "task":
            return self._app.tasks.engine.erase_tasks(places)
        if kind == "run":
            return self._app.flows.engine.erase_runs(places)
        return self._app.store.erase_stored(kind, places)

    def _find_journals(self) -> JournalFolder | None:
        folder = self._app.host.journal
        return self._journals or (None if folder is None else JournalFolder(folder))

    def _scan_audit(self) -> Iterator[StoredRecord]:
        self._app.store.chain_events()
        after = 0
        while segments := self._app.store.list_segments(after=after):
            for segment in segments:
                for line in segment.body.splitlines():
                    record = parse_record(line)
                    if record is not None:
                        yield make_audit_record(line, record)
            after = segments[-1].last

    def _record(
        self, kind: AuditKind, query: DataQuery, counts: Counter[str], *, by: Principal, why: str, state: str
    ) -> None:
        """Write an audit record; it is durable on return."""
        text = msgspec.json.encode(query).decode()
        digest = KeyedDigest(self._app.store.get_digest_key()).compute(text)
        about = {name: str(number) for name, number in sorted(counts.items())}
        event = make_data_event(kind, query, about, by=by.id, why=why, digest=digest, state=state)
        self._app.store.append_event(event)


class _ErasureCount:
    """What an erasure did so far."""

    def __init__(self) -> None:
        self.erased: Counter[str] = Counter()
        self._in_flight: Counter[str] = Counter()
        self._kept: Counter[str] = Counter()
        self._postponed: list[StoredFinding] = []

    def add(self, finding: StoredFinding, done: ErasedState | None) -> None:
        """Count one record: erased, or left in the state that it was found in."""
        if done == "erased":
            self.erased[finding.kind] += 1
        elif done == "in_flight" or finding.state == "in_flight":
            self._in_flight[finding.kind] += 1
            if len(self._postponed) < MAX_POSTPONED:
                self._postponed.append(msgspec.structs.replace(finding, state="in_flight"))
        elif finding.state == "kept":
            self._kept[finding.kind] += 1

    def report(self, *, compacted: bool) -> ErasureReport:
        """Return the whole."""
        return ErasureReport(
            erased=dict(self.erased),
            in_flight=dict(self._in_flight),
            kept=dict(self._kept),
            postponed=self._postponed,
            compacted=compacted,
        )


def _batch(found: Iterable[tuple[str, StoredFinding]]) -> Iterator[list[tuple[str, StoredFinding]]]:
    batch: list[tuple[str, StoredFinding]] = []
    for one in found:
        batch.append(one)
        if len(batch) == ERASED_AT_ONCE:
            yield batch
            batch = []
    if batch:
        yield batch


def _check(query: object, by: object) -> None:
    if not isinstance(query, DataQuery):
        raise TypeError("query must be a DataQuery, such as DataQuery(principal='ann', tenant='acme')")
    if not isinstance(by, Principal):
        raise TypeError(
            "by must be the Principal who asks, such as Principal('lena', 'acme', ['data_officer'])"
        )
    check_query(query)
    if not may_handle_data(by, query.tenant):
        raise PermissionError("this needs the role data_officer in the tenant of the query")


def _check_reason(matcher: DataMatcher, query: DataQuery, reason: str) -> None:
    if type(reason) is not str:
        raise TypeError(f"reason must be a text, not {type(reason).__name__}")
    if query.values and matcher.is_in(reason):
        raise ReasonError(rule_reasons.VALUE_IN_REASON())
