"""Scoring whole files on all cores, chunk by chunk and in order, in bounded memory.

Lines are read here and scored by worker processes that know nothing of each other; at most a few chunks are under way.
What comes back is small, so a run can be written down as it goes. May not know what figures are made of it.
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

from callwright.core.compile import ContractError
from callwright.evals.lines import RecordedDataError, lines
from callwright.evals.replay.bfcl import checker
from callwright.evals.replay.corpus import MAX_LINE, Damaged, parsed
from callwright.evals.replay.recordings import Recording
from callwright.evals.replay.score import Score, score

CHUNK: Final = 256
"""Records that are scored together."""

Field = Literal["mode", "category", "family", "format", "language", "model", "question"]
FIELDS: Final[tuple[Field, ...]] = (
    "mode", "category", "family", "format", "language", "model", "question",
)  # fmt: skip
"""What a run may be narrowed by."""


class Selection(Struct, frozen=True):
    """Which records are scored.

    Attributes:
        limit: The first so many lines of the files together; None takes all.
        share: Share of the questions, 0..1, always the same ones; all outputs to a question stay together.
        only: Field → accepted values.
        peers: Whether peers that are installed are scored beside us.
    """

    limit: int | None = None
    share: float = 1.0
    only: dict[Field, tuple[str, ...]] = {}
    peers: bool = False

    @property
    def records(self) -> "Selection":
        """The same records, whoever else is scored beside us."""
        return replace(self, peers=False)

    def takes(self, recording: Recording) -> bool:
        """Whether this record is one of them."""
        if self.share < 1.0 and crc32(recording.id.encode()) >= self.share * 2**32:
            return False
        return all(_of(recording, name) in accepted for name, accepted in self.only.items())


ALL: Final = Selection()


def _of(recording: Recording, name: Field) -> str:
    match name:
        case "mode":
            return recording.asked
        case "question":
            return recording.id
        case _:
            return str(getattr(recording, name))


Line = tuple[int, str, int, bytes | None]
"""Place in all files together, file, line in it, and its bytes."""


class Scored(Struct, frozen=True):
    """What became of one chunk, in order."""

    chunk: int
    scores: list[Score]
    damaged: list[Damaged]


class WorkerDied(Exception):  # noqa: N818 - it says what happened
    """A worker process ended in the middle of its work: most often the machine ran out of memory. Cure: fewer jobs."""


def cores() -> int:
    """Cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def count_lines(paths: Sequence[Path], selection: Selection = ALL) -> int:
    """Lines to look at, for showing how far a run is.

    Raises:
        RecordedDataError: a file cannot be read.
    """
    return sum(1 for _ in every_line(paths, selection))


def run(
    paths: Sequence[Path], selection: Selection = ALL, *, jobs: int | None = None, skip: int = 0
) -> Iterator[Scored]:
    """Score files; gives every chunk when it is done, in order. The first ``skip`` chunks are passed over.

    Raises:
        RecordedDataError: a file cannot be read.
        WorkerDied: a worker process ended.
    """
    chunks = islice(_chunks(paths, selection), skip, None)
    if (jobs or cores()) == 1:
        yield from (scored(chunk, selection) for chunk in chunks)
        return
    first = list(islice(chunks, 2))
    if len(first) < 2:  # not worth the start of a process
        yield from (scored(chunk, selection) for chunk in first)
        return
    yield from _spread(_again(first, chunks), selection, jobs or cores())


def _again(
    first: Sequence[tuple[int, list[Line]]], rest: Iterable[tuple[int, list[Line]]]
) -> Iterator[tuple[int, list[Line]]]:
    yield from first
    yield from rest


def _spread(chunks: Iterable[tuple[int, list[Line]]], selection: Selection, jobs: int) -> Iterator[Scored]:
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_ctrl_c)
    under_way: deque[Future[Scored]] = deque()
    try:
        for chunk in chunks:
            under_way.append(pool.submit(scored, chunk, selection))
            if len(under_way) > 2 * jobs:
                yield under_way.popleft().result()
        while under_way:
            yield under_way.popleft().result()
    except BrokenProcessPool:
        raise WorkerDied("a worker process ended") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_ctrl_c() -> None:
    """Ctrl-C is for the process that the person started; it lets the workers finish their chunk and go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def every_line(paths: Sequence[Path], selection: Selection) -> Iterator[Line]:
    """Every line of the files, in order, up to the limit.

    Raises:
        RecordedDataError: a file cannot be read.
    """
    return islice(_each_line(paths), selection.limit)


def _each_line(paths: Sequence[Path]) -> Iterator[Line]:
    place = 0
    for path in paths:
        if not path.is_file():
            raise RecordedDataError(f"there is no file {path.name}")
        for number, line in lines(path, MAX_LINE):
            yield place, path.name, number, line
            place += 1


def _chunks(paths: Sequence[Path], selection: Selection) -> Iterator[tuple[int, list[Line]]]:
    every = every_line(paths, selection)
    number = 0
    while chunk := list(islice(every, CHUNK)):
        yield number, chunk
        number += 1


def scored(chunk: tuple[int, list[Line]], selection: Selection) -> Scored:
    """Score one chunk, in whatever process."""
    number, given = chunk
    scores: list[Score] = []
    damaged: list[Damaged] = []
    for line in given:
        one = _scored_line(line, selection)
        if isinstance(one, Score):
            scores.append(one)
        elif one is not None:
            damaged.append(one)
    return Scored(number, scores, damaged)


def _scored_line(line: Line, selection: Selection) -> Score | Damaged | None:
    place, file, number, written = line
    recording = parsed(file, number, written)
    if isinstance(recording, Damaged):
        return recording
    if not selection.takes(recording):
        return None
    try:
        return score(place, recording, checker(), peers=selection.peers)
    except (ContractError, msgspec.ValidationError):
        return Damaged(file, number, "the tools on offer cannot be used")
