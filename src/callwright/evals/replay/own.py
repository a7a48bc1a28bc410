"""Case files: what has to be made and what has to be refused, each counted apart. Never mixed with recorded calls.

The package's own cases, or a file of the same form. There is nothing to interpret: a case ends as it has to, or it does not.
"""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from callwright.core.compile import ContractError
from callwright.evals.cases import Case, cases, judge
from callwright.evals.lines import RecordedDataError, lines
from callwright.evals.replay.corpus import MAX_LINE, Damaged

OWN: Final = "callwright's own cases"


class Kept(Struct):
    """Cases that end as they have to, of all: those that have to be made, and those that have to be refused."""

    made: int = 0
    to_make: int = 0
    refused: int = 0
    to_refuse: int = 0

    def count(self, case: Case, *, kept: bool) -> None:
        """Add one case."""
        if case.expect.refuse is None:
            self.to_make += 1
            self.made += kept
        else:
            self.to_refuse += 1
            self.refused += kept


class WrongCase(Struct, frozen=True):
    """A case that ends otherwise."""

    id: str
    about: str
    wrong: str


class CaseReport(Struct, frozen=True, kw_only=True):
    """How cases ended: in all, by theme (the beginning of the id), by language; and those that ended otherwise."""

    format: str = "callwright.replay-cases/1"
    files: list[str]
    cases: int
    total: Kept
    by_theme: dict[str, Kept]
    by_lang: dict[str, Kept]
    wrong: list[WrongCase]
    damaged: int
    damaged_lines: list[Damaged]


def holds_cases(path: Path) -> bool:
    """Whether a file's first line is a case."""
    try:
        _, first = next(lines(path, MAX_LINE), (0, None))
        return first is not None and bool(_decode(first))
    except (RecordedDataError, msgspec.MsgspecError, UnicodeError, RecursionError):
        return False


def case_report(paths: Sequence[Path]) -> CaseReport:
    """Judge every case of these files, or the package's own where none is named.

    Raises:
        RecordedDataError: a file cannot be read.
    """
    report = CaseReport(
        files=[path.name for path in paths] or [OWN],
        cases=0,
        total=Kept(),
        by_theme={},
        by_lang={},
        wrong=[],
        damaged=0,
        damaged_lines=[],
    )
    counted = 0
    for one in _all(paths) if paths else cases():
        if isinstance(one, Damaged) or not _counted(report, one):
            report.damaged_lines.append(one if isinstance(one, Damaged) else Damaged(one.id, 0, _UNUSABLE))
        else:
            counted += 1
    damaged = report.damaged_lines
    return msgspec.structs.replace(report, cases=counted, damaged=len(damaged), damaged_lines=damaged[:20])


_UNUSABLE: Final = "its tools, its moment or its time zone cannot be used"


def _counted(report: CaseReport, case: Case) -> bool:
    try:
        wrong = judge(case).wrong
    except (ContractError, ValueError):
        return False
    theme = case.id.rpartition("-")[0]
    kinds = (
        report.total,
        report.by_theme.setdefault(theme, Kept()),
        report.by_lang.setdefault(case.lang, Kept()),
    )
    for kept in kinds:
        kept.count(case, kept=wrong is None)
    if wrong is not None:
        report.wrong.append(WrongCase(case.id, case.about, wrong))
    return True


_decode = msgspec.json.Decoder(Case).decode


def _all(paths: Iterable[Path]) -> Iterator[Case | Damaged]:
    for path in paths:
        for number, line in lines(path, MAX_LINE):
            try:
                yield _decode(line or b"")
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                yield Damaged(path.name, number, "not a case")
