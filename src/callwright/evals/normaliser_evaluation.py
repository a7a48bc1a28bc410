"""Measure how well hidden errors are recognised in recorded results: recall, false alarms, and examples of both mistakes.

May not know where records come from: it measures any iterable, so that the caller can show progress. The recorder's
verdict is taken as the truth; where the recorder is wrong, the examples show it.
"""

from collections.abc import Iterable
from functools import cache

from msgspec import Struct

from callwright.core.normalise.normalised_answer import NormalisedFailure
from callwright.core.normalise.return_normaliser import normalise_return
from callwright.domain.contract import Contract
from callwright.evals.recorded_conversations import RecordedResult
from callwright.runtime.result_to_json import convert_return_value

MAX_EXAMPLES = 20
"""Examples kept per kind of mistake."""

_EXCERPT_CHARS = 200


class ErrorTally(Struct):
    """Counts of results: recorded ``errors`` and ``found`` ones among them; other results and ``alarms`` on them."""

    errors: int = 0
    found: int = 0
    others: int = 0
    alarms: int = 0

    @property
    def recall(self) -> float:
        """Share of the recorded errors that were found; 1 if there are none."""
        return self.found / self.errors if self.errors else 1.0

    @property
    def false_alarm_rate(self) -> float:
        """Share of the other results that were mistaken for errors."""
        return self.alarms / self.others if self.others else 0.0

    def count_result(self, *, error: bool, failed: bool) -> None:
        """Add one result."""
        if error:
            self.errors += 1
            self.found += failed
        else:
            self.others += 1
            self.alarms += failed


class NormaliserMistake(Struct, frozen=True):
    """One result on which recorder and normaliser disagree. ``excerpt`` is recorded text: data, not a message."""

    domain: str
    tool: str
    recognised_by: str
    excerpt: str


class NormaliserReport(Struct):
    """The measurement: in total, by domain, by recogniser (found and false), by code, doubts, and the mistakes."""

    total: ErrorTally
    by_domain: dict[str, ErrorTally]
    by_recogniser: dict[str, ErrorTally]
    by_code: dict[str, int]
    doubted: int
    missed: list[NormaliserMistake]
    alarms: list[NormaliserMistake]


def measure_normaliser(records: Iterable[RecordedResult]) -> NormaliserReport:
    """Normalise every recorded result as an undeclared tool's and count.

    In ``by_recogniser`` a tally holds only the results on which that recogniser fired. ``doubted`` counts results returned
    with a ``suspected_failure`` warning.
    """
    report = NormaliserReport(ErrorTally(), {}, {}, {}, 0, [], [])
    for record in records:
        _count_record(report, record)
    return report


def _count_record(report: NormaliserReport, record: RecordedResult) -> None:
    contract = _build_contract(record.tool or "unknown")
    normal = normalise_return(
        convert_return_value(record.text, max_bytes=contract.max_output_bytes), contract
    )
    failed = isinstance(normal, NormalisedFailure)
    name = ""
    if isinstance(normal, NormalisedFailure):
        name = normal.recognised_by
        report.by_code[normal.code] = report.by_code.get(normal.code, 0) + 1
        report.by_recogniser.setdefault(name, ErrorTally()).count_result(error=record.error, failed=True)
    else:
        report.doubted += any(notice.code == "suspected_failure" for notice in normal.warnings)
    for tally in (report.total, report.by_domain.setdefault(record.domain, ErrorTally())):
        tally.count_result(error=record.error, failed=failed)
    if failed != record.error:
        mistakes = report.missed if record.error else report.alarms
        if len(mistakes) < MAX_EXAMPLES:
            mistakes.append(NormaliserMistake(record.domain, record.tool, name, record.text[:_EXCERPT_CHARS]))


@cache
def _build_contract(tool: str) -> Contract:
    return Contract(name=tool, input_schema={"type": "object"})
