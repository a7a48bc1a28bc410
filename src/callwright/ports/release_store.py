"""Protocol of the part of a store that holds releases and their figures; raises only ``StoreError``."""

from collections.abc import Iterable
from typing import Protocol

from callwright.domain.releases import Release, VersionFigures


class ReleaseStore(Protocol):
    """Decisions about versions of tools, and counts of calls by version."""

    def save_release(self, release: Release) -> bool:
        """Store the next decision about a tool; False if ``release.number`` does not follow the last one's.

        Of several concurrent decisions one succeeds.
        """
        ...

    def list_releases(self, tool: str | None = None) -> list[Release]:
        """Return every decision about a tool, newest first; with None the decision in force of every tool, by name."""
        ...

    def add_figures(self, figures: Iterable[VersionFigures]) -> None:
        """Add counts to those of the same tool, decision, version and minute."""
        ...

    def list_figures(self, tool: str, number: int) -> list[VersionFigures]:
        """Return the counts under one decision, by version and minute, newest minute first; at most 5,000 rows."""
        ...
