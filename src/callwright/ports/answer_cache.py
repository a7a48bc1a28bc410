"""Protocol of a shared cache of good answers, used while a tool is unreachable; raises only ``StoreError``."""

from typing import Protocol


class SharedAnswers(Protocol):
    """Good answers of reads, for other processes and after a restart. They may be lost without harm."""

    def cache_answer(self, name: str, body: bytes) -> None:
        """Store an answer under a name that identifies one call of one principal; buffered, never blocks a call."""
        ...

    def get_cached_answer(self, name: str) -> tuple[bytes, int] | None:
        """Return the last answer that any process stored under this name, and when (epoch ms); None where nothing is shared."""
        ...
