"""How well hidden errors are found in recorded results: recall, false alarms, and examples of both mistakes.

May not know where records come from: it measures any iterable, so the caller can show progress while it is read. What the
recorder calls an error is taken as the truth; where the recorder is wrong, the examples show it.
"""

from collections.abc import Iterable
from functools import cache

from msgspec import Struct

from callwright.core.normalise.data import Failure
from callwright.core.normalise.normal import normalise
from callwright.domain.contract import Contract
from callwright.evals.recorded import RecordedResult
from callwright.runtime.harvest import harvest

MAX_EXAMPLES = 20
"""Mistakes of each kind kept as examples."""

_EXCERPT = 200


class Tally(Struct):
    """Counts of results: ``errors`` recorded as such and how many of them were ``found``; others and ``alarms`` on them."""

    errors: int = 0
    found: int = 0
    others: int = 0
    alarms: int = 0

    @property
    def recall(self) -> float:
        """Share of the recorded errors that were found; 1 where there are none."""
        return self.found / self.errors if self.errors else 1.0

    @property
    def false_alarm_rate(self) -> float:
        """Share of the other results that were taken for errors."""
        return self.alarms / self.others if self.others else 0.0

    def count(self, *, error: bool, failed: bool) -> None:
        """Add one result."""
        if error:
            self.errors += 1
            self.found += failed
        else:
            self.others += 1
            self.alarms += failed


class Mistake(Struct, frozen=True):
    """One result on which the recorder and the normaliser disagree. ``excerpt`` is recorded text: data, not a message."""

    domain: str
    tool: str
    recognised_by: str
    excerpt: str


class Report(Struct):
    """What was measured: in all, by domain, by recogniser (found and false), by code, doubts, and the mistakes."""

    total: Tally
    by_domain: dict[str, Tally]
    by_recogniser: dict[str, Tally]
    by_code: dict[str, int]
    doubted: int
    missed: list[Mistake]
    alarms: list[Mistake]


def measure(records: Iterable[RecordedResult]) -> Report:
    """Normalise every recorded result as an undeclared tool's and count.

    In ``by_recogniser`` a tally holds only what that recogniser fired on. ``doubted`` counts results that were handed on
    with a ``suspected_failure`` warning.
    """
    report = Report(Tally(), {}, {}, {}, 0, [], [])
    for record in records:
        _count(report, record)
    return report


def _count(report: Report, record: RecordedResult) -> None:
    contract = _contract(record.tool or "unknown")
    normal = normalise(harvest(record.text, max_bytes=contract.max_output_bytes), contract)
    failed = isinstance(normal, Failure)
    name = ""
    if isinstance(normal, Failure):
        name = normal.recognised_by
        report.by_code[normal.code] = report.by_code.get(normal.code, 0) + 1
        report.by_recogniser.setdefault(name, Tally()).count(error=record.error, failed=True)
    else:
        report.doubted += any(notice.code == "suspected_failure" for notice in normal.warnings)
    for tally in (report.total, report.by_domain.setdefault(record.domain, Tally())):
        tally.count(error=record.error, failed=failed)
    if failed != record.error:
        mistakes = report.missed if record.error else report.alarms
        if len(mistakes) < MAX_EXAMPLES:
            mistakes.append(Mistake(record.domain, record.tool, name, record.text[:_EXCERPT]))


@cache
def _contract(tool: str) -> Contract:
    return Contract(name=tool, input_schema={"type": "object"})
