"""``CallMetrics``: counts ended calls for Prometheus, in this process.

Nothing that a model writes becomes a label: the name of a tool is one only if the call met that tool's contract.
"""

import threading
from bisect import bisect_left
from collections import Counter, deque
from typing import Final

from callwright.domain.call_events import CallEvent
from callwright.telemetry.metric_families import Histogram, Labels, MetricFamily

DURATION_BOUNDS_S: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 300.0)
_BOUNDS_MS: Final = tuple(int(bound * 1000) for bound in DURATION_BOUNDS_S)

MAX_SERIES: Final = 4_000
"""Combinations of labels that are counted apart; a further one is counted with ``(other)`` for its tool and code."""

MAX_RULES: Final = 500
"""The same for the names of repairs."""

OTHER: Final = "(other)"

MAX_PENDING: Final = 1_024
"""Ended calls that are noted before they are added up: an ended call pays for a note alone, without a lock."""

_Note = tuple[str, str, str, str | None, str, int, int]
"""Contract hash, tool, decision, code, effect, milliseconds, attempts."""

_Key = tuple[str, str, str | None, str]
"""Tool, decision, code, effect."""


class _CallCell:
    """The counts of the calls with the same labels."""

    __slots__ = ("attempts", "counts", "ms")

    def __init__(self) -> None:
        self.counts = [0] * (len(_BOUNDS_MS) + 1)
        self.ms = 0
        self.attempts = 0

    def add(self, calls: int, ms: int, attempts: int) -> None:
        """Add calls that took this long each, and their number of attempts."""
        self.counts[bisect_left(_BOUNDS_MS, ms)] += calls
        self.ms += calls * ms
        self.attempts += calls * attempts


class _Duration:
    """The durations of calls with different codes and effects together."""

    def __init__(self) -> None:
        self._counts = [0] * (len(_BOUNDS_MS) + 1)
        self._ms = 0

    def add(self, counts: list[int], ms: int) -> None:
        self._counts = [a + b for a, b in zip(self._counts, counts, strict=True)]
        self._ms += ms

    def to_histogram(self) -> Histogram:
        return Histogram(tuple(self._counts), self._ms / 1000)


class CallMetrics:
    """Counts calls by tool, decision, code and effect, since it was made. Thread-safe.

    ``app.observe(metrics.count_call)`` has it count them; ``collect`` returns the figures.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._notes = deque[_Note]()
        self._cells: dict[_Key, _CallCell] = {}
        self._repairs = Counter[str]()
        self._alerts = Counter[str]()

    def count_call(self, event: CallEvent) -> None:
        """Count one call; the observer."""
        result, notes = event.result, self._notes
        notes.append(
            (
                result.meta.contract_hash,
                event.tool,
                event.decision,
                event.code,
                result.effect,
                event.latency_ms,
                event.attempts,
            )
        )
        if result.repairs or event.alert:
            self._count_rare(event)
        if len(notes) >= MAX_PENDING:
            with self._lock:
                self._add_notes()

    def _count_rare(self, event: CallEvent) -> None:
        with self._lock:
            self._count_repairs(event)
            if event.alert:
                self._alerts[event.code or ""] += 1

    def _add_notes(self) -> None:
        take = self._notes.popleft  # other threads may add notes meanwhile: none is lost, none counted twice
        noted = Counter([take() for _ in range(len(self._notes))])
        for (contract_hash, tool, decision, code, effect, ms, attempts), calls in noted.items():
            key = (tool if contract_hash else "", decision, code, effect)
            cell = self._cells.get(key) or self._add_cell(key)
            cell.add(calls, ms, attempts)

    def _add_cell(self, key: _Key) -> _CallCell:
        if len(self._cells) >= MAX_SERIES:
            _, decision, code, effect = key
            key = (OTHER, decision, None if code is None else OTHER, effect)
        return self._cells.setdefault(key, _CallCell())

    def _count_repairs(self, event: CallEvent) -> None:
        for one in event.result.repairs:
            is_known = one.rule in self._repairs or len(self._repairs) < MAX_RULES
            self._repairs[one.rule if is_known else OTHER] += 1

    def collect(self) -> list[MetricFamily]:
        """Return the metrics of the calls that have ended."""
        with self._lock:
            self._add_notes()
            cells = [(key, list(cell.counts), cell.ms, cell.attempts) for key, cell in self._cells.items()]
            repairs, alerts = dict(self._repairs), dict(self._alerts)
        calls: dict[Labels, float | Histogram] = {}
        attempts = Counter[Labels]()
        durations: dict[Labels, _Duration] = {}
        for (tool, decision, code, effect), counts, ms, tries in sorted(cells, key=str):
            calls[tool, decision, code or "", effect] = sum(counts)
            if decision == "executed":
                attempts[tool,] += tries
                durations.setdefault((tool,), _Duration()).add(counts, ms)
        return [
            MetricFamily(
                name="callwright_calls",
                type="counter",
                help="Calls that have ended. code is empty for a success, tool is empty where no tool was found.",
                labels=("tool", "decision", "code", "effect"),
                samples=calls,
            ),
            MetricFamily(
                name="callwright_call_duration_seconds",
                type="histogram",
                help="Time from the arrival of a call to its result, of calls whose tool was run.",
                labels=("tool",),
                samples={labels: one.to_histogram() for labels, one in durations.items()},
                bounds=DURATION_BOUNDS_S,
            ),
            MetricFamily(
                name="callwright_tool_attempts",
                type="counter",
                help="How often tools were run, retries included.",
                labels=("tool",),
                samples=dict(attempts),
            ),
            MetricFamily(
                name="callwright_repairs",
                type="counter",
                help="Repairs of arguments and calls, by the step that made them.",
                labels=("rule",),
                samples={(rule,): count for rule, count in sorted(repairs.items())},
            ),
            MetricFamily(
                name="callwright_alerts",
                type="counter",
                help="Calls that ended in a code of which people are to be notified at once.",
                labels=("code",),
                samples={(code,): count for code, count in sorted(alerts.items())},
            ),
        ]
