"""Calls in doubt, summed up for ``Store.collect_stats``."""

from callwright.domain.records import InDoubtCount


def summarise_doubts(counts: list[InDoubtCount]) -> dict[str, int | None]:
    """How many ``calls`` are in doubt, those of ``silent`` owners among them, and ``oldest_at``: when the oldest was claimed."""
    return {
        "calls": sum(one.unknown + one.silent for one in counts),
        "silent": sum(one.silent for one in counts),
        "oldest_at": min((one.oldest_at for one in counts), default=None),
    }
