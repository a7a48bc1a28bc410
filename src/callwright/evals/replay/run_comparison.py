"""Compare two runs: changed figures, their significance, and flipped records.

If both folders hold scores of the same records, differences are taken per question over the same draws, so
that even small ones become significant. From reports alone only the figures can be subtracted.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from callwright.domain.reason import decode_reason
from callwright.domain.struct_decoding import describe_types
from callwright.evals.replay.output_score import OutputScore
from callwright.evals.replay.replay_report import (
    REPORT_FORMAT,
    BlockReport,
    ReplayReport,
    find_levels,
    sum_block_rates,
)
from callwright.evals.replay.resampled_intervals import Interval, Resampler, compute_ratio
from callwright.evals.replay.run_folder import REPORT_FILES, RunHead, read_chunks, read_run_head
from callwright.evals.replay.score_counts import BLOCKS, ReplayCounts

MAX_NAMED_FLIPS: Final = 200
"""Flipped records listed per kind of flip."""


class NotARunError(Exception):
    """The path is neither a run's folder nor its report. Cure: give the path that ``--out`` wrote."""


class FigureChange(Struct, frozen=True):
    """One figure in two runs. ``interval`` is that of the difference; None if the runs cannot be paired by question."""

    block: str
    figure: str
    old: float | None
    new: float | None
    difference: float | None
    interval: Interval | None


class RecordFlip(Struct, frozen=True):
    """One record with a changed outcome."""

    place: int
    question: str
    model: str
    mode: str


class RunComparison(Struct, frozen=True):
    """The comparison of two runs. ``paired`` says whether the same records were compared; flips by "before → after"."""

    old: str
    new: str
    paired: bool
    changes: list[FigureChange]
    flips: dict[str, int]
    flipped: dict[str, list[RecordFlip]]


class _StoredRun:
    """Contents of a path: a report, and the scores if it is a folder."""

    def __init__(self, path: Path) -> None:
        self.name = path.name if path.is_dir() else str(Path(path.parent.name, path.name))
        file = path / REPORT_FILES[0] if path.is_dir() else path
        try:
            self.report = msgspec.json.decode(file.read_bytes(), type=ReplayReport, dec_hook=decode_reason)
        except (OSError, msgspec.MsgspecError, UnicodeError, RecursionError):
            raise NotARunError(str(path)) from None
        if self.report.format != REPORT_FORMAT:
            raise NotARunError(str(path))
        self.folder = file.parent
        self.head: RunHead | None = read_run_head(file.parent)

    def iter_scores(self) -> Iterator[OutputScore]:
        for chunk in read_chunks(self.folder):
            yield from chunk.scores


def compare_runs(old: Path, new: Path) -> RunComparison:
    """Compare two runs (folders, or their ``report.json``).

    Raises:
        NotARunError: one of them is not a run.
        OSError: its scores cannot be read.
    """
    before, after = _StoredRun(old), _StoredRun(new)
    paired = (
        before.head is not None
        and after.head is not None
        and (before.head.files, before.head.selection.without_peers)
        == (after.head.files, after.head.selection.without_peers)
    )
    if not paired:
        return RunComparison(
            before.name, after.name, False, _subtract_reports(before.report, after.report), {}, {}
        )
    flips, flipped = _find_flips(before, after)
    return RunComparison(before.name, after.name, True, _compare_paired(before, after), flips, flipped)


_SHARE_FIGURES: Final = ("parse_success", "right", "contract_error_rate", "faithfulness")
_COUNT_FIGURES: Final = ("calls_lost", "silent_changes")


def _subtract_reports(old: ReplayReport, new: ReplayReport) -> list[FigureChange]:
    changes = []
    for name in BLOCKS:
        before, after = old.get_block(name), new.get_block(name)
        if before is not None and after is not None:
            then, now = _collect_values(before), _collect_values(after)
            changes += [_build_change(name, figure, then[figure], now[figure], None) for figure in then]
    return changes


def _collect_values(block: BlockReport) -> dict[str, float | None]:
    values: dict[str, float | None] = {
        name: getattr(block, name) for name in (*_SHARE_FIGURES, *_COUNT_FIGURES)
    }
    values |= {"per_call": block.ungated.per_call, "no_call_due": block.ungated.no_call_due}
    for kept, one in block.misinvocation.items():
        values |= {f"per_call@{kept}": one.per_call, f"no_call_due@{kept}": one.no_call_due}
    return values


def _compare_paired(old: _StoredRun, new: _StoredRun) -> list[FigureChange]:
    before, after = ReplayCounts(), ReplayCounts()
    for counts, run in ((before, old), (after, new)):
        for score in run.iter_scores():
            counts.add_score(score)
    draws = Resampler(sorted(before.questions | after.questions))
    changes = []
    for one in _subtract_reports(old.report, new.report):
        then, now = before.parts[one.block], after.parts[one.block]  # type: ignore[index] # its own name
        sums = [
            sum_block_rates(part, find_levels(counts), scored=run.report.scored).get(one.figure, {})
            for part, counts, run in ((then, before, old), (now, after, new))
        ]
        interval = (
            draws.compute_difference_interval(*sums)
            if all(compute_ratio(each) is not None for each in sums)
            else None
        )
        changes.append(msgspec.structs.replace(one, interval=interval))
    return changes


def _build_change(
    block: str, figure: str, old: float | None, new: float | None, interval: Interval | None
) -> FigureChange:
    difference = None if old is None or new is None else new - old
    return FigureChange(block, figure, old, new, difference, interval)


# --- flips ------------------------------------------------------------------------------------------------------------


def _find_flips(old: _StoredRun, new: _StoredRun) -> tuple[dict[str, int], dict[str, list[RecordFlip]]]:
    """Return the records in both runs with changed outcomes; both are ordered by place."""
    counted: Counter[str] = Counter()
    flipped: dict[str, list[RecordFlip]] = {}
    for before, after in _pair_scores(old.iter_scores(), new.iter_scores()):
        kind = f"{describe_outcome(before)} → {describe_outcome(after)}"
        if describe_outcome(before) != describe_outcome(after):
            counted[kind] += 1
            named = flipped.setdefault(kind, [])
            if len(named) < MAX_NAMED_FLIPS:
                named.append(RecordFlip(after.place, after.question, after.model, after.mode))
    return dict(counted.most_common()), flipped


def _pair_scores(
    old: Iterator[OutputScore], new: Iterator[OutputScore]
) -> Iterator[tuple[OutputScore, OutputScore]]:
    before, after = next(old, None), next(new, None)
    while before is not None and after is not None:
        if before.place == after.place:
            yield before, after
            before, after = next(old, None), next(new, None)
        elif before.place < after.place:
            before = next(old, None)
        else:
            after = next(new, None)


def describe_outcome(score: OutputScore) -> str:
    """Return a record's outcome in one word."""
    if not score.due:
        return "executed" if any(call.is_valid for call in score.calls) else "left alone"
    if not score.calls:
        return "not read"
    if not score.is_parsed:
        return "refused"
    return "right" if score.right else "wrong"


describe_types(ReplayReport)
