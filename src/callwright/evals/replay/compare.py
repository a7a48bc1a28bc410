"""Two runs held against each other: what changed, how surely, and which records flipped.

Where both folders hold the scores of the same records, differences are taken question by question over the same draws, so
that even small ones show. From reports alone only the figures can be subtracted.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from callwright.evals.replay.counts import BLOCKS, Counts
from callwright.evals.replay.folder import REPORTS, RunHead, read_head, read_scores
from callwright.evals.replay.intervals import Interval, Resampler, ratio
from callwright.evals.replay.report import FORMAT, BlockReport, Report, block_sums, levels_of
from callwright.evals.replay.score import Score

MOST_FLIPS: Final = 200
"""Flipped records that are named for each kind of flip."""


class NoRun(Exception):  # noqa: N818 - it says what is the case
    """The path is neither a run's folder nor a report of one. Cure: name what ``--out`` wrote."""


class Change(Struct, frozen=True):
    """One figure in two runs. ``interval`` is of the difference; None where the runs can't be held question by question."""

    block: str
    figure: str
    old: float | None
    new: float | None
    difference: float | None
    interval: Interval | None


class Flip(Struct, frozen=True):
    """One record that came out differently."""

    place: int
    question: str
    model: str
    mode: str


class Comparison(Struct, frozen=True):
    """Two runs. ``paired`` says whether the same records were held against each other; flips by "before → after"."""

    old: str
    new: str
    paired: bool
    changes: list[Change]
    flips: dict[str, int]
    flipped: dict[str, list[Flip]]


class _Run:
    """What a path holds: a report, and where it is a folder the scores."""

    def __init__(self, path: Path) -> None:
        self.name = path.name if path.is_dir() else str(Path(path.parent.name, path.name))
        file = path / REPORTS[0] if path.is_dir() else path
        try:
            self.report = msgspec.json.decode(file.read_bytes(), type=Report)
        except (OSError, msgspec.MsgspecError, UnicodeError, RecursionError):
            raise NoRun(str(path)) from None
        if self.report.format != FORMAT:
            raise NoRun(str(path))
        self.folder = file.parent
        self.head: RunHead | None = read_head(file.parent)

    def scores(self) -> Iterator[Score]:
        for chunk in read_scores(self.folder):
            yield from chunk.scores


def compare(old: Path, new: Path) -> Comparison:
    """Hold two runs (folders, or their ``report.json``) against each other.

    Raises:
        NoRun: one of them is no run.
        OSError: its scores cannot be read.
    """
    before, after = _Run(old), _Run(new)
    paired = (
        before.head is not None
        and after.head is not None
        and (before.head.files, before.head.selection.records)
        == (after.head.files, after.head.selection.records)
    )
    if not paired:
        return Comparison(before.name, after.name, False, _subtracted(before.report, after.report), {}, {})
    flips, flipped = _flips(before, after)
    return Comparison(before.name, after.name, True, _paired(before, after), flips, flipped)


_FIGURES: Final = ("parse_success", "right", "contract_error_rate", "faithfulness")
_COUNTS: Final = ("calls_lost", "silent_changes")


def _subtracted(old: Report, new: Report) -> list[Change]:
    found = []
    for name in BLOCKS:
        before, after = old.block(name), new.block(name)
        if before is not None and after is not None:
            then, now = _values(before), _values(after)
            found += [_change(name, figure, then[figure], now[figure], None) for figure in then]
    return found


def _values(block: BlockReport) -> dict[str, float | None]:
    values: dict[str, float | None] = {name: getattr(block, name) for name in (*_FIGURES, *_COUNTS)}
    values |= {"per_call": block.ungated.per_call, "no_call_due": block.ungated.no_call_due}
    for kept, one in block.misinvocation.items():
        values |= {f"per_call@{kept}": one.per_call, f"no_call_due@{kept}": one.no_call_due}
    return values


def _paired(old: _Run, new: _Run) -> list[Change]:
    before, after = Counts(), Counts()
    for counts, run in ((before, old), (after, new)):
        for score in run.scores():
            counts.add(score)
    draws = Resampler(sorted(before.questions | after.questions))
    found = []
    for one in _subtracted(old.report, new.report):
        then, now = before.parts[one.block], after.parts[one.block]  # type: ignore[index] # its own name
        sums = [
            block_sums(part, levels_of(counts), scored=run.report.scored).get(one.figure, {})
            for part, counts, run in ((then, before, old), (now, after, new))
        ]
        interval = draws.difference(*sums) if all(ratio(each) is not None for each in sums) else None
        found.append(msgspec.structs.replace(one, interval=interval))
    return found


def _change(
    block: str, figure: str, old: float | None, new: float | None, interval: Interval | None
) -> Change:
    difference = None if old is None or new is None else new - old
    return Change(block, figure, old, new, difference, interval)


# --- flips ------------------------------------------------------------------------------------------------------------


def _flips(old: _Run, new: _Run) -> tuple[dict[str, int], dict[str, list[Flip]]]:
    """Records in both runs that came out differently; both stand in the order of their places."""
    counted: Counter[str] = Counter()
    flipped: dict[str, list[Flip]] = {}
    for before, after in _both(old.scores(), new.scores()):
        kind = f"{came_to(before)} → {came_to(after)}"
        if came_to(before) != came_to(after):
            counted[kind] += 1
            named = flipped.setdefault(kind, [])
            if len(named) < MOST_FLIPS:
                named.append(Flip(after.place, after.question, after.model, after.mode))
    return dict(counted.most_common()), flipped


def _both(old: Iterator[Score], new: Iterator[Score]) -> Iterator[tuple[Score, Score]]:
    before, after = next(old, None), next(new, None)
    while before is not None and after is not None:
        if before.place == after.place:
            yield before, after
            before, after = next(old, None), next(new, None)
        elif before.place < after.place:
            before = next(old, None)
        else:
            after = next(new, None)


def came_to(score: Score) -> str:
    """What became of a record, in one word."""
    if not score.due:
        return "executed" if any(call.valid for call in score.calls) else "left alone"
    if not score.calls:
        return "not read"
    if not score.parsed:
        return "refused"
    return "right" if score.right else "wrong"
