"""Case files: calls that must be made and calls that must be refused, counted separately. Never mixed with recorded calls.

The package's own cases, or a file of the same format. A case ends as expected, or it does not.
"""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from callwright.core.contracts.contract_compiler import ContractError
from callwright.evals.cases import OwnCase, iter_cases, judge_case
from callwright.evals.json_lines import RecordedDataError, read_lines
from callwright.evals.replay import record_reasons
from callwright.evals.replay.recording_file import MAX_LINE_BYTES, DamagedLine

OWN_CASES_LABEL: Final = "callwright's own cases"


class CaseTally(Struct):
    """Cases that end as expected, of all: those that must be made, and those that must be refused."""

    made: int = 0
    to_make: int = 0
    refused: int = 0
    to_refuse: int = 0

    def count_case(self, case: OwnCase, *, kept: bool) -> None:
        """Add one case."""
        if case.expect.refuse is None:
            self.to_make += 1
            self.made += kept
        else:
            self.to_refuse += 1
            self.refused += kept


class WrongCase(Struct, frozen=True):
    """A case that does not end as expected."""

    id: str
    about: str
    wrong: str


class CaseReport(Struct, frozen=True, kw_only=True):
    """Results of cases: in total, by theme (the beginning of the id), by language; and the unexpected ones."""

    format: str = "callwright.replay-cases/1"
    files: list[str]
    cases: int
    total: CaseTally
    by_theme: dict[str, CaseTally]
    by_lang: dict[str, CaseTally]
    wrong: list[WrongCase]
    damaged: int
    damaged_lines: list[DamagedLine]


def is_case_file(path: Path) -> bool:
    """Return whether a file's first line is a case."""
    try:
        _, first = next(read_lines(path, MAX_LINE_BYTES), (0, None))
        return first is not None and bool(_decode_case(first))
    except (RecordedDataError, msgspec.MsgspecError, UnicodeError, RecursionError):
        return False


def build_case_report(paths: Sequence[Path]) -> CaseReport:
    """Judge every case of these files, or the package's own without files.

    Raises:
        RecordedDataError: a file cannot be read.
    """
    report = CaseReport(
        files=[path.name for path in paths] or [OWN_CASES_LABEL],
        cases=0,
        total=CaseTally(),
        by_theme={},
        by_lang={},
        wrong=[],
        damaged=0,
        damaged_lines=[],
    )
    counted = 0
    for one in _iter_cases(paths) if paths else iter_cases():
        if isinstance(one, DamagedLine) or not _count_case(report, one):
            report.damaged_lines.append(
                one if isinstance(one, DamagedLine) else DamagedLine(one.id, 0, _UNUSABLE_CASE)
            )
        else:
            counted += 1
    damaged = report.damaged_lines
    return msgspec.structs.replace(report, cases=counted, damaged=len(damaged), damaged_lines=damaged[:20])


_UNUSABLE_CASE: Final = record_reasons.UNUSABLE_CASE()


def _count_case(report: CaseReport, case: OwnCase) -> bool:
    try:
        wrong = judge_case(case).wrong
    except (ContractError, ValueError):
        return False
    theme = case.id.rpartition("-")[0]
    kinds = (
        report.total,
        report.by_theme.setdefault(theme, CaseTally()),
        report.by_lang.setdefault(case.lang, CaseTally()),
    )
    for kept in kinds:
        kept.count_case(case, kept=wrong is None)
    if wrong is not None:
        report.wrong.append(WrongCase(case.id, case.about, wrong))
    return True


_decode_case = msgspec.json.Decoder(OwnCase).decode


def _iter_cases(paths: Iterable[Path]) -> Iterator[OwnCase | DamagedLine]:
    for path in paths:
        for number, line in read_lines(path, MAX_LINE_BYTES):
            try:
                yield _decode_case(line or b"")
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                yield DamagedLine(path.name, number, record_reasons.NOT_A_CASE())
