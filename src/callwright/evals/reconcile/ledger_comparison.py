"""Compare ledger entries with business records in both directions. Pure: entries and records in, discrepancies out.

1.  A record belongs to the entry whose key it has: unchanged, or as the SHA-256 that HTTP and MCP upstreams receive.
2.  Entries and records within the quiet time are not judged yet.
3.  Committed without a record is missing; with several, each after the first is a duplicate; with one that has other
values it is different.
4.  Released or failed with a record is unrecorded; so is a record that belongs to no entry.
5.  Entries that are claimed, unknown or answered may have had an effect: their records are no discrepancy.
6.  Where a repeated call may take over a key (``replay_undelivered``, ``ask``), several records of one key are no
    duplicates: each may be its own call.
7.  A record that cannot be compared counts as an effect without differences. If a record's key cannot be read,
    nothing may be reported as missing.
8.  An entry that cannot be read in full is not judged. Where its records cannot be found, nothing may be reported as unrecorded.
"""

from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from typing import Any, NamedTuple, Protocol

from callwright.core.normalise.json_pointers import ABSENT, resolve_pointer
from callwright.core.records.kept_results import is_apart
from callwright.domain.contract import Contract
from callwright.domain.reconcile_checks import Check, Discrepancy, DiscrepancyKind, Record
from callwright.domain.records import LedgerEntry

FindEntry = Callable[[str], LedgerEntry | None]


class BusinessRecords(Protocol):
    """The business's records by key. ``has_unreadable_keys``: some records' keys cannot be read."""

    @property
    def has_unreadable_keys(self) -> bool:
        """Whether some record's key cannot be read."""
        ...

    def take_records(self, key: str) -> list[Record | None]:
        """Take the records of that key, which are not returned again; None for one that cannot be compared."""
        ...

    def iter_untaken(self) -> Iterator[Record]:
        """Iterate over the comparable records that were not taken."""
        ...


class ComparisonWindow(NamedTuple):
    """The compared period: from ``since`` up to ``until``, epoch milliseconds."""

    since: int
    until: int

    def contains_time(self, at: int | None) -> bool:
        """Return whether a time is in the period; an unknown time is."""
        return at is None or self.since <= at < self.until


def derive_upstream_key(key: str) -> str:
    """Return the key as sent to HTTP and MCP upstreams."""
    return sha256(key.encode()).hexdigest()


class LedgerComparison:
    """Comparison of one tool's entries with its records, which may exceed memory.

    ``compare_entries`` receives the entries, page by page; then ``find_unrecorded`` reports the rest. ``find`` looks up a key
    that none of the entries has.
    """

    def __init__(
        self,
        contract: Contract,
        check: Check,
        window: ComparisonWindow,
        records: BusinessRecords,
        find: FindEntry,
    ) -> None:
        self._records = records
        self._contract = contract
        self._check = check
        self._window = window
        self._find = find
        self._misses_records = False

    def compare_entries(self, entries: Iterable[LedgerEntry]) -> Iterator[Discrepancy]:
        """Yield a discrepancy for every entry that disagrees with its records, in order."""
        for entry in map(self._read_in_full, entries):
            matching = self._take_matching_records(entry)
            if self._check.match is not None and not _is_result_kept(entry):
                self._misses_records = True  # one of the untaken records is that of this call
            elif entry.unreadable:
                name = "key" if self._check.match is None else "outcome"
                self._misses_records = self._misses_records or name in entry.unreadable
            elif entry.updated_at < self._window.until:
                yield from self._compare_entry(entry, matching)

    def _read_in_full(self, entry: LedgerEntry) -> LedgerEntry:
        """Return the entry with its outcome: a page of entries has none that is stored apart."""
        return (self._find(entry.key) or entry) if is_apart(entry.outcome) else entry

    def find_unrecorded(self) -> Iterator[Discrepancy]:
        """Yield every record that no entry has taken and the ledger does not know, in order."""
        for record in self._records.iter_untaken() if not self._misses_records else ():
            if self._window.contains_time(record.at_ms) and self._find(record.key) is None:
                yield self._build_discrepancy("unrecorded", record.key, None, record)

    def _take_matching_records(self, entry: LedgerEntry) -> list[Record | None]:
        if self._check.match is not None:
            name = resolve_pointer(_get_outcome_data(entry), self._check.match)
            return [] if name is ABSENT else self._records.take_records(str(name))
        return self._records.take_records(entry.key) + self._records.take_records(
            derive_upstream_key(entry.key)
        )

    def _compare_entry(self, entry: LedgerEntry, matching: list[Record | None]) -> Iterator[Discrepancy]:
        if entry.state == "committed":
            yield from self._compare_committed(entry, matching)
        elif entry.state in {"released", "failed"}:
            yield from (self._build_discrepancy("unrecorded", entry.key, entry, one) for one in matching)

    def _compare_committed(self, entry: LedgerEntry, matching: list[Record | None]) -> Iterator[Discrepancy]:
        if not matching:
            if self._window.since <= entry.created_at and not self._records.has_unreadable_keys:
                yield self._build_discrepancy("missing", entry.key, entry, None)
            return
        first = matching[0]
        fields = (
            ()
            if first is None or not _is_result_kept(entry)
            else self._find_differing_fields(_get_outcome_data(entry), first.data)
        )
        if fields:
            yield self._build_discrepancy("different", entry.key, entry, first, fields)
        if self._contract.repeat in {"replay", "allow"}:
            yield from (self._build_discrepancy("duplicate", entry.key, entry, one) for one in matching[1:])

    def _find_differing_fields(self, data: Any, record: dict[str, Any]) -> tuple[str, ...]:
        ours: dict[str, Any] = data if isinstance(data, dict) else {}
        names = self._check.fields
        if names is None:
            names = tuple(name for name in record if name in ours)
        return tuple(name for name in names if ours.get(name) != record.get(name))

    def _build_discrepancy(
        self,
        kind: DiscrepancyKind,
        key: str,
        entry: LedgerEntry | None,
        record: Record | None,
        fields: tuple[str, ...] = (),
    ) -> Discrepancy:
        return Discrepancy(
            tool=self._contract.name,
            kind=kind,
            key=key,
            entry_id=entry.entry_id if entry else None,
            ledger=None if entry is None else _get_outcome_data(entry),
            business=record.data if record else None,
            fields=fields,
        )


def _is_result_kept(entry: LedgerEntry) -> bool:
    """Return False for a result that was too long for the ledger, or was erased at the request of a person."""
    return entry.outcome is None or not (entry.outcome.dropped_bytes or entry.outcome.erased_at)


def _get_outcome_data(entry: LedgerEntry) -> Any:
    return entry.outcome.data if entry.outcome else None
