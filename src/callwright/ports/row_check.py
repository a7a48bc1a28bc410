"""What a store promises of its own rows; raises ``StoreError`` and nothing else."""

from typing import Protocol

from callwright.domain.records import UnreadableRow


class RowCheck(Protocol):
    """One row that cannot be read holds up nobody: it is read as far as it can be, and named to whoever asks."""

    def find_unreadable_rows(self, *, limit: int = 100) -> list[UnreadableRow]:
        """Live entries and approvals that cannot be read in full, oldest first. Looks through all of them."""
        ...
