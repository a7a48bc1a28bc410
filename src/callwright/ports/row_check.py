"""Protocol of a store's check of its rows; raises only ``StoreError``."""

from typing import Protocol

from callwright.domain.records import UnreadableRow


class RowCheck(Protocol):
    """Search for unreadable rows. An unreadable row blocks nothing: its readable parts are used, and the row is reported."""

    def find_unreadable_rows(self, *, limit: int = 100) -> list[UnreadableRow]:
        """Return live entries and approvals that cannot be read in full, oldest first. Reads all of them."""
        ...
