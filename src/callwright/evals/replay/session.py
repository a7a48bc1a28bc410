"""One evaluation from files to figures: scores, counts, chooses examples, and writes the folder of the run where one is named.

A run that is stopped goes on where it was; its figures are those of a run that was never stopped. May not know how progress
is shown.
"""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from callwright import __version__
from callwright.evals.replay.bfcl import checker
from callwright.evals.replay.corpus import Damaged
from callwright.evals.replay.counts import Counts
from callwright.evals.replay.examples import Choice, examples
from callwright.evals.replay.folder import RunFolder, head_of
from callwright.evals.replay.page import page
from callwright.evals.replay.peers import installed
from callwright.evals.replay.report import Report, report
from callwright.evals.replay.run import Scored, Selection, run

Tell = Callable[[int], None]
"""Told the number of chunks that are done."""


class Asked(Struct, frozen=True, kw_only=True):
    """One evaluation. ``out`` is its folder; None keeps nothing. ``lang`` is that of its page."""

    files: tuple[Path, ...]
    selection: Selection = Selection()
    jobs: int | None = None
    out: Path | None = None
    fresh: bool = False
    lang: str = "en"


class NothingScored(Exception):  # noqa: N818 - it says what is the case
    """No line of the files is a record that was asked for. ``damaged`` says what is wrong with those that are none."""

    def __init__(self, damaged: Sequence[Damaged]) -> None:
        super().__init__("nothing was scored")
        self.damaged = tuple(damaged)


def evaluate(asked: Asked, tell: Tell) -> Report:
    """Score, count, and write the reports.

    Raises:
        RecordedDataError: a file cannot be read.
        NothingScored: there is nothing to report.
        WorkerDied: a worker process ended.
        FolderTaken, FolderBusy, OSError: the folder cannot be used.
    """
    if asked.out is None:
        return _figures(asked, run(asked.files, asked.selection, jobs=asked.jobs), tell, None)
    head = head_of(
        asked.files,
        asked.selection,
        checker=checker() is not None,
        peers=installed() if asked.selection.peers else (),
    )
    with RunFolder(asked.out, head, fresh=asked.fresh) as folder:
        choice = Choice()
        found = _figures(asked, _kept(asked, folder), tell, choice)
        shown = examples(asked.files, choice.chosen())
        folder.write("report.html", page(found, shown, asked.lang))
        folder.write("report.json", msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n")
    return found


def _kept(asked: Asked, folder: RunFolder) -> Iterator[Scored]:
    """What was done before, then the rest, each chunk written down before it is counted."""
    yield from folder.scored()
    for chunk in run(asked.files, asked.selection, jobs=asked.jobs, skip=folder.done):
        folder.add(chunk)
        yield chunk


def _figures(asked: Asked, chunks: Iterator[Scored], tell: Tell, choice: Choice | None) -> Report:
    counts = Counts()
    damaged: list[Damaged] = []
    for chunk in chunks:
        damaged += chunk.damaged
        for score in chunk.scores:
            counts.add(score)
            if choice is not None:
                choice.add(score)
        tell(chunk.chunk + 1)
    if not counts.records:
        raise NothingScored(damaged)
    return report(
        counts,
        version=__version__,
        files=[path.name for path in asked.files],
        damaged=damaged,
        scored=checker() is not None,
    )
