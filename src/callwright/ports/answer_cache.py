"""What a store promises of good answers that stand in for a tool that is gone; raises ``StoreError`` and nothing else."""

from typing import Protocol


class SharedAnswers(Protocol):
    """Good answers of reads, for other processes and after a restart. They may be lost, and nothing is wrong without them."""

    def cache_answer(self, name: str, body: bytes) -> None:
        """Keep an answer under a name that is for one call of one principal; buffered, never blocks a call."""
        ...

    def get_cached_answer(self, name: str) -> tuple[bytes, int] | None:
        """The last answer that any process kept under this name, and when (epoch ms); None where nothing is shared."""
        ...
