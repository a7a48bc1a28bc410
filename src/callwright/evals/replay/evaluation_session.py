"""One evaluation from files to figures: score, count, choose examples, and write the run's folder if one is given.

An interrupted run is resumed; its figures equal those of an uninterrupted run. May not know how progress
is displayed.
"""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from callwright import __version__
from callwright.domain.reason import encode_reason
from callwright.evals.replay.bfcl_checker import load_checker
from callwright.evals.replay.chunk_runner import RecordSelection, ScoredChunk, score_files
from callwright.evals.replay.example_choice import ExampleChoice, read_examples
from callwright.evals.replay.json_repair_peers import list_installed_peers
from callwright.evals.replay.page import render_html_page
from callwright.evals.replay.recording_file import DamagedLine
from callwright.evals.replay.replay_report import ReplayReport, build_replay_report
from callwright.evals.replay.run_folder import RunFolder, build_run_head
from callwright.evals.replay.score_counts import ReplayCounts

ChunkCallback = Callable[[int], None]
"""Callback with the number of finished chunks."""


class EvaluationRequest(Struct, frozen=True, kw_only=True):
    """One evaluation. ``out`` is its folder; None stores nothing. ``lang`` is the language of its page."""

    files: tuple[Path, ...]
    selection: RecordSelection = RecordSelection()
    jobs: int | None = None
    out: Path | None = None
    fresh: bool = False
    lang: str = "en"


class NothingScoredError(Exception):
    """No line of the files is a selected record. ``damaged`` lists the faults of invalid lines."""

    def __init__(self, damaged: Sequence[DamagedLine]) -> None:
        super().__init__("nothing was scored")
        self.damaged = tuple(damaged)


def evaluate_recordings(asked: EvaluationRequest, tell: ChunkCallback) -> ReplayReport:
    """Score, count, and write the reports.

    Raises:
        RecordedDataError: a file cannot be read.
        NothingScoredError: there is nothing to report.
        WorkerDiedError: a worker process died.
        FolderTakenError, FolderBusyError, OSError: the folder cannot be used.
    """
    if asked.out is None:
        return _build_report(asked, score_files(asked.files, asked.selection, jobs=asked.jobs), tell, None)
    head = build_run_head(
        asked.files,
        asked.selection,
        checker=load_checker() is not None,
        peers=list_installed_peers() if asked.selection.peers else (),
    )
    with RunFolder(asked.out, head, fresh=asked.fresh) as folder:
        choice = ExampleChoice()
        found = _build_report(asked, _iter_all_chunks(asked, folder), tell, choice)
        shown = read_examples(asked.files, choice.list_chosen())
        folder.write_report("report.html", render_html_page(found, shown, asked.lang))
        folder.write_report(
            "report.json",
            msgspec.json.format(msgspec.json.encode(found, enc_hook=encode_reason), indent=1).decode() + "\n",
        )
    return found


def _iter_all_chunks(asked: EvaluationRequest, folder: RunFolder) -> Iterator[ScoredChunk]:
    """Yield the stored chunks, then the new ones, each stored before it is counted."""
    yield from folder.iter_chunks()
    for chunk in score_files(asked.files, asked.selection, jobs=asked.jobs, skip=folder.done):
        folder.append_chunk(chunk)
        yield chunk


def _build_report(
    asked: EvaluationRequest, chunks: Iterator[ScoredChunk], tell: ChunkCallback, choice: ExampleChoice | None
) -> ReplayReport:
    counts = ReplayCounts()
    damaged: list[DamagedLine] = []
    for chunk in chunks:
        damaged += chunk.damaged
        for score in chunk.scores:
            counts.add_score(score)
            if choice is not None:
                choice.add_score(score)
        tell(chunk.chunk + 1)
    if not counts.records:
        raise NothingScoredError(damaged)
    return build_replay_report(
        counts,
        version=__version__,
        files=[path.name for path in asked.files],
        damaged=damaged,
        scored=load_checker() is not None,
    )
