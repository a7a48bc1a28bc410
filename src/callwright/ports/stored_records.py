"""Protocol of the part of a store that is walked to find, export and erase the data of a person; raises only ``StoreError``."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from callwright.domain.stored_data import ErasedState, RewrittenPart, StoredKind, StoredRecord


class StoredRecords(Protocol):
    """Every record with content, by kind. Other processes may write meanwhile; what they write behind the scan is not seen."""

    def scan_stored(self, kind: StoredKind) -> Iterator[StoredRecord]:
        """Yield the records of a kind with their content, in short reads; at most a page of them is in memory at a time.

        Of kinds that a store does not hold it yields none.
        """
        ...

    def erase_stored(self, kind: StoredKind, places: Sequence[str]) -> dict[str, ErasedState]:
        """Erase the content of these records; durable on return. An erased record stays erased: erasing again changes nothing.

        A record that is in use now (a claimed call, an open approval) is left: ``in_flight``. A call stays in the ledger with its key,
        its state and the digests of its arguments, so that it is not made again; its result and its note are gone.
        """
        ...

    def rewrite_stored(self, kind: StoredKind, parts: Sequence[RewrittenPart]) -> int:
        """Replace content by another form of it, and overwrite the earlier; durable on return. Return how many were replaced.

        A part that differs from its ``before`` by now is left as it is: another writer has changed it. Nothing else of a record changes.
        """
        ...

    def has_tasks_beside(self) -> bool:
        """Return whether tasks and workflow runs are kept beside this store, so that they have to be searched too."""
        ...

    def compact_stored(self) -> bool:
        """Overwrite the places where earlier copies of erased content may stand.

        False if that was not possible: others use the store, or it is so long that their calls would wait for too long. True where the
        database reuses such places by itself.
        """
        ...
