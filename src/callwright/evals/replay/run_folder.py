"""The folder of a run: its scores so far, so that an interrupted run can be resumed, and its reports.

``run.json`` identifies the question, the files and the code; ``scores.jsonl`` holds one line per finished chunk.
A line truncated by a crash is scored again. A folder serves one run: another one is refused, never mixed in.
"""

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, Final, Self

import msgspec
from msgspec import Struct

import callwright
from callwright.domain.reason import decode_reason, encode_reason
from callwright.domain.struct_decoding import describe_types
from callwright.evals.replay.chunk_runner import RecordSelection, ScoredChunk

try:
    import fcntl
except ImportError:  # no file locks on this system: two runs in one folder cannot be prevented
    fcntl = None  # type: ignore[assignment]

HEAD_FILE: Final = "run.json"
SCORES_FILE: Final = "scores.jsonl"
REPORT_FILES: Final = ("report.json", "report.html", "summary.txt")
_SCORING_MODULES: Final = (
    "bfcl_checker",
    "call_heads",
    "chunk_runner",
    "json_repair_peers",
    "loss_witness",
    "output_decision",
    "output_score",
    "recording_file",
    "recording_types",
    "strict_reading",
)
_MAX_CHUNK_BYTES: Final = 64 * 1024 * 1024


class InputFile(Struct, frozen=True):
    """One input file of a run: name and content hash."""

    name: str
    size: int
    sha256: str


class RunHead(Struct, frozen=True):
    """Identity of a run. ``code`` is a hash over everything that decides and scores."""

    version: str
    code: str
    checker: bool
    peers: tuple[str, ...]
    files: tuple[InputFile, ...]
    selection: RecordSelection


class FolderTakenError(Exception):
    """The folder holds something else. ``differs`` names it: other files of a user, or the differing parts of a run.

    Cure: another folder, or start anew if it is a run.
    """

    def __init__(self, differs: Sequence[str]) -> None:
        super().__init__(", ".join(differs))
        self.differs = tuple(differs)


class FolderBusyError(Exception):
    """Another process is using the folder. Cure: wait for it, or choose another folder."""


def build_run_head(
    paths: Sequence[Path], selection: RecordSelection, *, checker: bool, peers: Sequence[str]
) -> RunHead:
    """Build the identity of a run of these files."""
    files = tuple(_describe_file(path) for path in paths)
    return RunHead(callwright.__version__, _hash_source(), checker, tuple(peers), files, selection)


def _describe_file(path: Path) -> InputFile:
    with path.open("rb") as file:
        return InputFile(path.name, path.stat().st_size, hashlib.file_digest(file, "sha256").hexdigest())


def _hash_source() -> str:
    """Hash the package's source code: all figures of one run must come from the same code."""
    whole = hashlib.sha256()
    root = Path(callwright.__file__).parent
    decides = [path for part in ("core", "domain") for path in sorted((root / part).rglob("*.py"))]
    for path in (*decides, *(root / "evals" / "replay" / f"{name}.py" for name in _SCORING_MODULES)):
        whole.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return whole.hexdigest()


class RunFolder:
    """One run's folder, open for writing. Use as a context manager.

    Args:
        folder: Created if absent.
        head: Identity of the requested run.
        fresh: Start anew if it holds another run (or a part of this one).

    Raises:
        FolderTakenError: it holds other files, or another run and ``fresh`` is not set.
        FolderBusyError: another process is using it.
        OSError: it cannot be created or written.
    """

    def __init__(self, folder: Path, head: RunHead, *, fresh: bool = False) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self._file = _open_scores_file(folder, head, fresh=fresh)
        self.done = self._recover_chunks()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def append_chunk(self, scored: ScoredChunk) -> None:
        """Append one chunk."""
        self._file.write(msgspec.json.encode(scored, enc_hook=encode_reason) + b"\n")
        self._file.flush()
        self.done += 1

    def iter_chunks(self) -> Iterator[ScoredChunk]:
        """Yield every stored chunk, in order."""
        return read_chunks(self.folder)

    def write_report(self, name: str, text: str) -> Path:
        """Write one report atomically."""
        whole = self.folder / name
        part = self.folder / f".{name}.part"
        part.write_text(text, encoding="utf-8")
        part.replace(whole)
        return whole

    def _recover_chunks(self) -> int:
        """Count the complete chunks and truncate the file after them."""
        number, end = 0, 0
        for line in self._file:
            if _parse_chunk(line, number) is None:
                break
            number, end = number + 1, end + len(line)
        self._file.seek(end)
        self._file.truncate()
        return number


def read_chunks(folder: Path) -> Iterator[ScoredChunk]:
    """Yield every stored chunk of a folder, in order.

    Raises:
        OSError: the file does not exist, or cannot be read.
    """
    with (folder / SCORES_FILE).open("rb") as file:
        for number, line in enumerate(file):
            scored = _parse_chunk(line, number)
            if scored is None:
                return
            yield scored


def read_run_head(folder: Path) -> RunHead | None:
    """Read the identity of a folder's run, or None if it is not a run's."""
    try:
        return msgspec.json.decode((folder / HEAD_FILE).read_bytes(), type=RunHead)
    except (OSError, msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


_decode_chunk = msgspec.json.Decoder(ScoredChunk, dec_hook=decode_reason).decode


def _parse_chunk(line: bytes, number: int) -> ScoredChunk | None:
    if not line.endswith(b"\n") or len(line) > _MAX_CHUNK_BYTES:
        return None
    try:
        scored = _decode_chunk(line)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return scored if scored.chunk == number else None


def _open_scores_file(folder: Path, head: RunHead, *, fresh: bool) -> IO[bytes]:
    """Open and lock the file of scores, empty or of the same run."""
    existing = read_run_head(folder)
    if existing is None and _list_foreign_files(folder):
        raise FolderTakenError(["files"])
    if existing is not None and existing != head and not fresh:
        raise FolderTakenError(_list_differences(existing, head))
    file = (folder / SCORES_FILE).open("a+b")
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise FolderBusyError(folder.name) from None
    if existing != head or fresh:
        file.truncate(0)
        (folder / HEAD_FILE).write_bytes(msgspec.json.format(msgspec.json.encode(head), indent=2))
    file.seek(0)
    return file


def _list_foreign_files(folder: Path) -> list[str]:
    return [one.name for one in folder.iterdir() if one.name not in {HEAD_FILE, SCORES_FILE, *REPORT_FILES}]


def _list_differences(one: RunHead, other: RunHead) -> list[str]:
    return [name for name in RunHead.__struct_fields__ if getattr(one, name) != getattr(other, name)]


describe_types(RunHead)
