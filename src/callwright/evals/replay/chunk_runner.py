"""Score files on all cores, chunk by chunk and in order, in bounded memory.

Lines are read here and scored by independent worker processes; at most a few chunks are in flight.
Results are small, so that a run can be written to disk as it proceeds. May not know the figures made of it.
"""

import os
import signal
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Final, Literal
from zlib import crc32

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from callwright.core.contracts.contract_compiler import ContractError
from callwright.evals.json_lines import RecordedDataError, read_lines
from callwright.evals.replay import record_reasons
from callwright.evals.replay.bfcl_checker import load_checker
from callwright.evals.replay.output_score import OutputScore, score_recording
from callwright.evals.replay.recording_file import MAX_LINE_BYTES, DamagedLine, parse_recording
from callwright.evals.replay.recording_types import Recording

CHUNK_RECORDS: Final = 256
"""Records per chunk."""

SelectionField = Literal["mode", "category", "family", "format", "language", "model", "question"]
SELECTION_FIELDS: Final[tuple[SelectionField, ...]] = (
    "mode", "category", "family", "format", "language", "model", "question",
)  # fmt: skip
"""Fields that a run may be filtered by."""


class RecordSelection(Struct, frozen=True):
    """Selection of the records to score.

    Attributes:
        limit: Number of lines, counted over all files; None takes all.
        share: Share of the questions, 0..1, always the same ones; all outputs to a question stay together.
        only: Field → accepted values.
        peers: Whether installed peers are scored too.
    """

    limit: int | None = None
    share: float = 1.0
    only: dict[SelectionField, tuple[str, ...]] = {}
    peers: bool = False

    @property
    def without_peers(self) -> "RecordSelection":
        """Return the same selection without peers."""
        return replace(self, peers=False)

    def is_selected(self, recording: Recording) -> bool:
        """Return whether this record is selected."""
        if self.share < 1.0 and crc32(recording.id.encode()) >= self.share * 2**32:
            return False
        return all(_get_field_value(recording, name) in accepted for name, accepted in self.only.items())


ALL_RECORDS: Final = RecordSelection()


def _get_field_value(recording: Recording, name: SelectionField) -> str:
    match name:
        case "mode":
            return recording.report_mode
        case "question":
            return recording.id
        case _:
            return str(getattr(recording, name))


PlacedLine = tuple[int, str, int, bytes | None]
"""Index over all files, file, line number, and the line's bytes."""


class ScoredChunk(Struct, frozen=True):
    """The results of one chunk, in order."""

    chunk: int
    scores: list[OutputScore]
    damaged: list[DamagedLine]


class WorkerDiedError(Exception):
    """A worker process died: most often the machine ran out of memory. Cure: fewer jobs."""


def count_cores() -> int:
    """Return the number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def count_lines(paths: Sequence[Path], selection: RecordSelection = ALL_RECORDS) -> int:
    """Count the lines to score, for showing progress.

    Raises:
        RecordedDataError: a file cannot be read.
    """
    return sum(1 for _ in iter_lines(paths, selection))


def score_files(
    paths: Sequence[Path], selection: RecordSelection = ALL_RECORDS, *, jobs: int | None = None, skip: int = 0
) -> Iterator[ScoredChunk]:
    """Score files; yield every finished chunk in order. The first ``skip`` chunks are skipped.

    Raises:
        RecordedDataError: a file cannot be read.
        WorkerDiedError: a worker process died.
    """
    chunks = islice(_iter_chunks(paths, selection), skip, None)
    if (jobs or count_cores()) == 1:
        yield from (score_chunk(chunk, selection) for chunk in chunks)
        return
    first = list(islice(chunks, 2))
    if len(first) < 2:  # not worth starting a process
        yield from (score_chunk(chunk, selection) for chunk in first)
        return
    yield from _score_in_parallel(_chain_chunks(first, chunks), selection, jobs or count_cores())


def _chain_chunks(
    first: Sequence[tuple[int, list[PlacedLine]]], rest: Iterable[tuple[int, list[PlacedLine]]]
) -> Iterator[tuple[int, list[PlacedLine]]]:
    yield from first
    yield from rest


def _score_in_parallel(
    chunks: Iterable[tuple[int, list[PlacedLine]]], selection: RecordSelection, jobs: int
) -> Iterator[ScoredChunk]:
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_ignore_interrupts)
    under_way: deque[Future[ScoredChunk]] = deque()
    try:
        for chunk in chunks:
            under_way.append(pool.submit(score_chunk, chunk, selection))
            if len(under_way) > 2 * jobs:
                yield under_way.popleft().result()
        while under_way:
            yield under_way.popleft().result()
    except BrokenProcessPool:
        raise WorkerDiedError("a worker process ended") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ignore Ctrl-C in workers: the main process handles it and lets them finish their chunk."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def iter_lines(paths: Sequence[Path], selection: RecordSelection) -> Iterator[PlacedLine]:
    """Yield every line of the files, in order, up to the limit.

    Raises:
        RecordedDataError: a file cannot be read.
    """
    return islice(_iter_all_lines(paths), selection.limit)


def _iter_all_lines(paths: Sequence[Path]) -> Iterator[PlacedLine]:
    place = 0
    for path in paths:
        if not path.is_file():
            raise RecordedDataError(f"there is no file {path.name}")
        for number, line in read_lines(path, MAX_LINE_BYTES):
            yield place, path.name, number, line
            place += 1


def _iter_chunks(paths: Sequence[Path], selection: RecordSelection) -> Iterator[tuple[int, list[PlacedLine]]]:
    every = iter_lines(paths, selection)
    number = 0
    while chunk := list(islice(every, CHUNK_RECORDS)):
        yield number, chunk
        number += 1


def score_chunk(chunk: tuple[int, list[PlacedLine]], selection: RecordSelection) -> ScoredChunk:
    """Score one chunk, in any process."""
    number, lines = chunk
    scores: list[OutputScore] = []
    damaged: list[DamagedLine] = []
    for line in lines:
        one = _score_line(line, selection)
        if isinstance(one, OutputScore):
            scores.append(one)
        elif one is not None:
            damaged.append(one)
    return ScoredChunk(number, scores, damaged)


def _score_line(line: PlacedLine, selection: RecordSelection) -> OutputScore | DamagedLine | None:
    place, file, number, text = line
    recording = parse_recording(file, number, text)
    if isinstance(recording, DamagedLine):
        return recording
    if not selection.is_selected(recording):
        return None
    try:
        return score_recording(place, recording, load_checker(), peers=selection.peers)
    except (ContractError, msgspec.ValidationError):
        return DamagedLine(file, number, record_reasons.UNUSABLE_OFFER())
