"""Ledger entries beside business records, both ways. Pure: what is compared comes in, what disagrees goes out.

1.  A record belongs to the entry whose key it carries: as it is, or as the SHA-256 that HTTP and MCP upstreams are given.
2.  Neither an entry nor a record inside the quiet time says anything yet.
3.  Committed without a record is missing; with several, each after the first is a duplicate; with one that has other
    values it is different.
4.  Released or failed with a record is unrecorded; so is a record that belongs to no entry.
5.  Entries that are claimed or unknown are somebody else's work: their records are no discrepancy.
6.  Where a repeated call may take over a key (``replay_undelivered``, ``ask``), several records of one key are no
    duplicates: each may be a call of its own.
"""

from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from typing import Any, NamedTuple

from callwright.core.normalise.pointers import ABSENT, at
from callwright.domain.checks import Check, Discrepancy, DiscrepancyKind, Record
from callwright.domain.contract import Contract
from callwright.domain.records import LedgerEntry

FindEntry = Callable[[str], LedgerEntry | None]


class Window(NamedTuple):
    """The time that is compared: from ``since`` up to ``until``, epoch milliseconds."""

    since: int
    until: int

    def holds(self, at: int | None) -> bool:
        """Whether a moment is in it; one that is not known is."""
        return at is None or self.since <= at < self.until


def upstream_key(key: str) -> str:
    """The key as HTTP and MCP upstreams are given it."""
    return sha256(key.encode()).hexdigest()


class Comparison:
    """One tool's entries beside its records. ``find`` looks a key up that none of the entries has."""

    def __init__(self, contract: Contract, check: Check, window: Window, find: FindEntry) -> None:
        self._contract = contract
        self._check = check
        self._window = window
        self._find = find

    def discrepancies(
        self, entries: Iterable[LedgerEntry], records: Iterable[Record]
    ) -> Iterator[Discrepancy]:
        """Everything that disagrees, entries first, in the order in which they are given."""
        kept: dict[str, list[Record]] = {}
        for record in records:
            kept.setdefault(record.key, []).append(record)
        for entry in entries:
            found = self._taken(kept, entry)
            if entry.updated_at < self._window.until:
                yield from self._of_entry(entry, found)
        for key, left in kept.items():
            if self._find(key) is None:
                compared = (record for record in left if self._window.holds(record.at_ms))
                yield from (self._discrepancy("unrecorded", key, None, record) for record in compared)

    def _taken(self, kept: dict[str, list[Record]], entry: LedgerEntry) -> list[Record]:
        if self._check.match is not None:
            name = at(entry.outcome.data if entry.outcome else None, self._check.match)
            return [] if name is ABSENT else kept.pop(str(name), [])
        return kept.pop(entry.key, []) + kept.pop(upstream_key(entry.key), [])

    def _of_entry(self, entry: LedgerEntry, found: list[Record]) -> Iterator[Discrepancy]:
        if entry.state == "committed":
            yield from self._of_committed(entry, found)
        elif entry.state in {"released", "failed"}:
            yield from (self._discrepancy("unrecorded", entry.key, entry, one) for one in found)

    def _of_committed(self, entry: LedgerEntry, found: list[Record]) -> Iterator[Discrepancy]:
        if not found:
            if self._window.since <= entry.created_at:
                yield self._discrepancy("missing", entry.key, entry, None)
            return
        fields = self._other_fields(entry.outcome.data if entry.outcome else None, found[0].data)
        if fields:
            yield self._discrepancy("different", entry.key, entry, found[0], fields)
        if self._contract.repeat in {"replay", "allow"}:
            yield from (self._discrepancy("duplicate", entry.key, entry, one) for one in found[1:])

    def _other_fields(self, data: Any, record: dict[str, Any]) -> tuple[str, ...]:
        ours: dict[str, Any] = data if isinstance(data, dict) else {}
        names = self._check.fields
        if names is None:
            names = tuple(name for name in record if name in ours)
        return tuple(name for name in names if ours.get(name) != record.get(name))

    def _discrepancy(
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
            ledger=entry.outcome.data if entry and entry.outcome else None,
            business=record.data if record else None,
            fields=fields,
        )
