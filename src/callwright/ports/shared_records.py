"""Protocol of the part of a store that holds what gateways on one store share; raises only ``StoreError``."""

from collections.abc import Collection
from typing import Protocol


class SharedRecords(Protocol):
    """Small records under a kind and a name, for every process on the store and after a restart; each may expire."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes can read these records."""
        ...

    def put_record(
        self, kind: str, name: str, body: bytes, *, ttl_ms: int | None = None, replace: bool = True
    ) -> bool:
        """Store a record for ``ttl_ms``, or for good; of several concurrent writers without ``replace`` one succeeds.

        False if ``replace`` is False and a record with this name stands that has not expired.
        """
        ...

    def get_records(self, kind: str, names: Collection[str]) -> dict[str, bytes]:
        """Return the bodies of these records, without those that are absent or have expired."""
        ...

    def drop_record(self, kind: str, name: str) -> bool:
        """Delete a record; False if there was none."""
        ...
