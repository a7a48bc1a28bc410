"""What the calls of one output say of each other. Pure."""

from collections.abc import Sequence

from callwright.core.records.idempotency import compute_digest
from callwright.domain.call import Siblings, ToolCall


def compare_siblings(calls: Sequence[ToolCall]) -> list[Siblings]:
    """For each call of an output, in order, how it stands beside the others: calls are the same with the same arguments."""
    seen: set[tuple[str, str]] = set()
    found: list[Siblings] = []
    for place, call in enumerate(calls):
        same = call.name, compute_digest(call.arguments)
        found.append(Siblings(len(calls), place, same in seen))
        seen.add(same)
    return found
