"""Which tools have failed in which runs, as far as this process knows: only there can a loop be growing.

A run whose limits stop nothing but loops has no budget that a successful read could take. As long as its tool has not failed in
it, a read needs nothing of a store that no other process uses: two writes less. May not know the store.
"""

from collections import OrderedDict
from typing import Final

from callwright.domain.effects import Claim
from callwright.domain.records import RunLimits

MAX_FAILING_TOOLS: Final = 10_000
"""Tools of runs that are remembered; of one that was forgotten the next failure is written, and remembered, again."""

_FailingTool = tuple[str, str, str]
"""Tenant, run and tool."""


class FailingTools:
    """The tools whose last call in a run has failed, or was refused. Thread-safe: each method is one operation on the dict."""

    def __init__(self) -> None:
        self._failing: OrderedDict[_FailingTool, None] = OrderedDict()

    def is_free_read(self, claim: Claim) -> bool:
        """Return whether the claim is of a read that costs its run nothing, and that no loop of failures concerns."""
        return (
            claim.key is None
            and claim.run_id is not None
            and not claim.approval
            and not claim.quotas
            and bounds_only_loops(claim.limits)
            and (claim.principal.tenant, claim.run_id, claim.tool) not in self._failing
        )

    def record_failure(self, tenant: str, run_id: str, tool: str) -> None:
        """Remember that a call of the tool has failed in the run."""
        self._failing[tenant, run_id, tool] = None
        if len(self._failing) > MAX_FAILING_TOOLS:
            self._failing.popitem(last=False)

    def record_success(self, tenant: str, run_id: str, tool: str) -> None:
        """Forget the failures of the tool in the run: the store counts from zero again."""
        self._failing.pop((tenant, run_id, tool), None)


def bounds_only_loops(limits: RunLimits) -> bool:
    """Return whether these limits bound neither calls nor retries nor time."""
    return (
        limits.max_tool_calls is None
        and limits.max_retries_per_tool is None
        and limits.max_total_latency_ms is None
        and limits.deadline_ms is None
    )
