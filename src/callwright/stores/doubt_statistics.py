"""Totals of calls in doubt, for ``Store.collect_stats``."""

from callwright.domain.records import InDoubtCount


def summarise_doubts(counts: list[InDoubtCount]) -> dict[str, int | None]:
    """Return the number of calls in doubt (``calls``), how many have silent owners (``silent``), and when the oldest was claimed (``oldest_at``)."""
    return {
        "calls": sum(one.unknown + one.silent for one in counts),
        "silent": sum(one.silent for one in counts),
        "oldest_at": min((one.oldest_at for one in counts), default=None),
    }
