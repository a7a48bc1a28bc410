"""Compare the calls of one output with each other. Pure."""

from collections.abc import Sequence

from callwright.core.records.idempotency import compute_digest
from callwright.domain.call import Siblings, ToolCall


def compare_siblings(calls: Sequence[ToolCall]) -> list[Siblings]:
    """Return for each call of an output, in order, its relation to the others: calls are the same with the same arguments."""
    seen: set[tuple[str, str]] = set()
    siblings: list[Siblings] = []
    for place, call in enumerate(calls):
        same = call.name, compute_digest(call.arguments)
        siblings.append(Siblings(len(calls), place, same in seen))
        seen.add(same)
    return siblings
