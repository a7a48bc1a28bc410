"""The tools that have failed in each run, as far as this process knows: only these can be in a loop of failures.

A run that is limited only against loops has no budget that a successful read would use. Until its tool has failed in the run, a read
therefore needs no budget record in a store that no other process or application uses: that saves two writes, a tenth of such a call.
"""

import threading
from collections import OrderedDict
from typing import Final
from weakref import WeakKeyDictionary

from callwright.domain.effects import Claim
from callwright.domain.records import RunLimits
from callwright.ports import Store

MAX_FAILING_TOOLS: Final = 10_000
"""Maximum number of remembered tools of runs. After one is forgotten, its next failure is written to the store and remembered again."""

_FailingTool = tuple[str, str, str]
"""Tenant, run and tool."""


class FailingTools:
    """The tools whose last call in a run has failed, or was refused. Thread-safe: each method is one operation on the dict.

    Args:
        is_complete: Whether every call that the store counts is one of this application. May become False, never True again.
    """

    def __init__(self, *, is_complete: bool = False) -> None:
        self.is_complete = is_complete
        self._failing: OrderedDict[_FailingTool, None] = OrderedDict()

    def is_free_read(self, claim: Claim) -> bool:
        """Return whether the claim is for a read that uses no budget of its run and cannot be in a loop of failures."""
        return (
            self.is_complete
            and claim.key is None
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


_BY_STORE: Final["WeakKeyDictionary[Store, FailingTools]"] = WeakKeyDictionary()
_LOCK: Final = threading.Lock()


def make_failing_tools(store: Store) -> FailingTools:
    """Return the record of one application. That of a second one on the same store is incomplete, and makes the first one so."""
    is_private = getattr(store, "durability", "") == "process" and getattr(store, "is_shared", True) is False
    if not is_private:
        return FailingTools()
    try:
        with _LOCK:
            first = _BY_STORE.get(store)
            if first is not None:
                first.is_complete = False
                return FailingTools()
            return _BY_STORE.setdefault(store, FailingTools(is_complete=True))
    except (
        TypeError
    ):  # a store without hash or weak references: other applications on it could not be noticed
        return FailingTools()


def bounds_only_loops(limits: RunLimits) -> bool:
    """Return whether these limits bound neither calls nor retries nor time."""
    return (
        limits.max_tool_calls is None
        and limits.max_retries_per_tool is None
        and limits.max_total_latency_ms is None
        and limits.deadline_ms is None
    )
