"""Hold a call back for a while that keeps failing in the same way, for clients that name no run and have no limits.

The rules of a row are those of a run's budget (``core/records/run_budget.py``): the same tool, arguments and code, with no
successful call between them that may have written. A row counts only while it is fast: a client that polls is never held.
Everything is kept in this process, for as long as a row can still hold a call. Knows no transport.
"""

from collections import OrderedDict, deque
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec import Struct

from callwright.core.records.run_budget import UNUSED_TOOL, count_ending
from callwright.domain.call import HeldCall
from callwright.domain.records import ToolUse
from callwright.domain.result import ToolResult

MAX_FAILURES: Final = 8
"""Failures in a row after which the same call is held."""

WINDOW_S: Final = 30.0
"""Seconds within which they have to happen; also the longest time that a call is held."""

_MAX_RUNS: Final = 1_000
_MAX_TOOLS: Final = 64
_encode_sorted = msgspec.json.Encoder(order="deterministic").encode


class _FailureRow(Struct, eq=False):
    """The failures in a row of one tool in one run, and when the last of them happened."""

    use: ToolUse = UNUSED_TOOL
    times: deque[float] = msgspec.field(default_factory=lambda: deque(maxlen=MAX_FAILURES))


class _RunRows(Struct, eq=False):
    """The rows of one run, the number of its writes since the first of them, and when a call last failed."""

    rows: OrderedDict[str, _FailureRow] = msgspec.field(default_factory=OrderedDict)
    writes: int = 0
    failed_at: float = 0.0


class RepeatedFailures:
    """The fast failures of all inferred runs. ``now`` is a monotonic clock in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._runs: OrderedDict[str, _RunRows] = OrderedDict()

    @property
    def is_counting(self) -> bool:
        """Whether there is a failure to remember; without one, no call needs to be looked at."""
        return bool(self._runs)

    def find_held(self, run: str | None, call: Any) -> HeldCall | None:
        """Return how long the call may not run; None if it may. ``call`` is its text, or its name and arguments."""
        found = self._find_run(run)
        if found is None:
            return None
        digest = _hash_call(call)
        for row in found.rows.values():
            if (row.use.last_args, row.use.last_writes) == (digest, found.writes):
                return self._weigh_row(row)
        return None

    def _weigh_row(self, row: _FailureRow) -> HeldCall | None:
        if len(row.times) < MAX_FAILURES:
            return None
        left_s = row.times[0] + WINDOW_S - self._now()
        return HeldCall(row.use.same_failures, max(1, int(left_s * 1000))) if left_s > 0 else None

    def count_ending(self, run: str | None, call: Any, result: ToolResult) -> None:
        """Count how the call has ended. A call that was not carried out, and an answer given again, change nothing."""
        if run is None or result.meta.replayed or not result.meta.attempts:
            return
        code = None if result.error is None else result.error.code
        found = self._find_run(run)
        if found is None:
            if code is None:
                return
            found = self._open_run(run)
        found.writes += code is None and result.effect != "none"
        if code is not None or result.meta.tool_name in found.rows:
            self._count_in_row(found, _hash_call(call), code, result.meta.tool_name)

    def _count_in_row(self, run: _RunRows, digest: str, code: str | None, tool: str) -> None:
        row = run.rows.pop(tool, None) or _FailureRow()
        row.use = count_ending(row.use, code, digest, run.writes)
        if row.use.same_failures <= 1:
            row.times.clear()
        if code is None:
            return
        run.failed_at = self._now()
        row.times.append(run.failed_at)
        run.rows[tool] = row
        if len(run.rows) > _MAX_TOOLS:
            run.rows.popitem(last=False)

    def _open_run(self, run: str) -> _RunRows:
        made = self._runs[run] = _RunRows()
        if len(self._runs) > _MAX_RUNS:
            self._runs.popitem(last=False)
        return made

    def _find_run(self, run: str | None) -> _RunRows | None:
        """Return the rows of a run; forget those whose last failure is too old to hold anything, from the longest unused on."""
        if run is None:
            return None
        found = self._runs.get(run)
        if found is not None:
            self._runs.move_to_end(run)
        oldest = self._now() - WINDOW_S
        while self._runs and (first := next(iter(self._runs.values()))).failed_at < oldest:
            self._runs.popitem(last=False)
            found = None if first is found else found
        return found


def _hash_call(call: Any) -> str:
    return sha256(call if type(call) is bytes else _encode_sorted(call)).hexdigest()
