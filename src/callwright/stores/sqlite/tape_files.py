"""Tapes on disk: append-only files in a folder beside the ledger, one writer per file, the oldest dropped first.

A database would cost a call more than all the rest of its tape: two kilobytes into a B-tree, its log and its indexes. A
file costs one write for many tapes. May lose the last moments on a crash; a record that was cut off is skipped.

A record is the sign RS, one JSON line about the tape, and the tape's own lines. JSON never holds a raw RS.
"""

import contextlib
import os
import threading
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from callwright.ports import Clock

FLUSH_TAPES = 64
"""So many tapes are written at once, by the call that fills the buffer; fewer are written by the next round."""

MAX_FILE_BYTES = 8 * 1024 * 1024
MAX_TOTAL_BYTES = 512 * 1024 * 1024
"""All segments together; the oldest go first."""

_RECORD_SEPARATOR = b"\x1e"


class TapeLabel(Struct, frozen=True, rename="camel"):
    """What a list of tapes says of one."""

    call_id: str
    run_id: str | None
    tool: str
    code: str | None
    at: int


_encode_label = msgspec.json.Encoder().encode
_decode_label = msgspec.json.Decoder(TapeLabel).decode


class TapeFiles:
    """The tapes of one store.

    Args:
        folder: Where the files are; made when the first tape is written.
        clock: Dates the files.
    """

    def __init__(self, folder: Path, clock: Clock) -> None:
        self.before: Callable[[], None] = lambda: None
        self._folder = folder
        self._clock = clock
        self._lock = threading.Lock()
        self._buffer: deque[tuple[TapeLabel, bytes]] = deque()
        self._file: int | None = None
        self._size = 0
        self._made = 0
        self.dropped = 0

    def add(self, label: TapeLabel, body: bytes) -> None:
        """Take a tape; every so many it writes what has come together."""
        self._buffer.append((label, body))
        if len(self._buffer) >= FLUSH_TAPES:
            self.flush()

    def flush(self) -> None:
        """Write what is buffered. What cannot be written is dropped and counted: no call is lost with it.

        ``before`` is called first: whoever sees a tape must find the contract that it names.
        """
        if self._buffer:
            self.before()
        with self._lock:
            # One by one, because other threads go on adding: a list that is swapped for another loses what they add.
            records = [self._buffer.popleft() for _ in range(len(self._buffer))]
            if not records:
                return
            try:
                self._write_bytes(b"".join(map(_encode_record, records)))
            except OSError:
                self.dropped += len(records)
                self._close_file()

    def _write_bytes(self, data: bytes) -> None:
        if self._file is None or self._size > MAX_FILE_BYTES:
            self._open_next_file()
        assert self._file is not None
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(self._file, rest) :]
        self._size += len(data)

    def _open_next_file(self) -> None:
        self._close_file()
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._made += 1
        name = f"{self._clock.now_ms():013d}-{os.getpid()}-{self._made:06d}.tapes"
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND
        self._file, self._size = os.open(self._folder / name, flags, 0o600), 0
        self._delete_oldest_files()

    def _delete_oldest_files(self) -> None:
        left = MAX_TOTAL_BYTES
        for path in self._list_paths():
            left -= _get_file_size(path)
            if left < 0:
                path.unlink(missing_ok=True)

    def _close_file(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None

    # --- reading ----------------------------------------------------------------------------------------------

    def find_tape(self, call_id: str) -> bytes | None:
        """A tape by its call id, or by a beginning of it that fits one tape only; of two writings the newer."""
        self.flush()
        found: dict[str, bytes] = {}
        sign = _RECORD_SEPARATOR + b'{"callId":"' + call_id.encode(errors="replace")
        for path in self._list_paths():
            matches = _find_records(_read_file(path), sign)
            found = matches | found
            if call_id in found:
                return found[call_id]
        return next(iter(found.values())) if len(found) == 1 else None

    def list_newest(self, run_id: str | None, limit: int) -> list[TapeLabel]:
        """Labels, newest first."""
        self.flush()
        labels: dict[str, TapeLabel] = {}
        for path in self._list_paths():
            for label in reversed(list(_iterate_labels(_read_file(path)))):
                if run_id in {None, label.run_id}:
                    labels.setdefault(label.call_id, label)
            if len(labels) >= limit:
                break
        return sorted(labels.values(), key=lambda one: (one.at, one.call_id), reverse=True)[:limit]

    def count_tapes(self) -> int:
        """How many tapes there are."""
        self.flush()
        return sum(_read_file(path).count(_RECORD_SEPARATOR) for path in self._list_paths())

    def sweep(self, before_ms: int) -> int:
        """Drop files whose last tape is older; says how many tapes went."""
        self.flush()
        dropped = 0
        for path in self._list_paths():
            if _get_modified_ms(path) < before_ms:
                dropped += _read_file(path).count(_RECORD_SEPARATOR)
                path.unlink(missing_ok=True)
        return dropped

    def _list_paths(self) -> list[Path]:
        """The files, newest first."""
        with contextlib.suppress(OSError):
            return sorted(self._folder.glob("*.tapes"), reverse=True)
        return []

    # --- the end ----------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Write what is buffered and let go of the file. Idempotent."""
        self.flush()
        with self._lock:
            self._close_file()

    def reset_after_fork(self) -> None:
        """This is a child process now: the file and what was buffered are the parent's."""
        self._lock = threading.Lock()
        self._buffer.clear()
        self._close_file()


def _encode_record(record: tuple[TapeLabel, bytes]) -> bytes:
    label, body = record
    return b"%b%b\n%b" % (_RECORD_SEPARATOR, _encode_label(label), body)


def _read_file(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""


def _get_file_size(path: Path) -> int:
    with contextlib.suppress(OSError):
        return path.stat().st_size
    return 0


def _get_modified_ms(path: Path) -> int:
    with contextlib.suppress(OSError):
        return path.stat().st_mtime_ns // 1_000_000
    return 0


def _iterate_labels(data: bytes) -> Iterator[TapeLabel]:
    at = data.find(_RECORD_SEPARATOR)
    while at >= 0:
        label, _ = _decode_record(data, at)
        if label is not None:
            yield label
        at = data.find(_RECORD_SEPARATOR, at + 1)


def _find_records(data: bytes, sign: bytes) -> dict[str, bytes]:
    """Tapes whose record begins so, by call id; of two writings of one the newer."""
    found: dict[str, bytes] = {}
    at = data.find(sign)
    while at >= 0:
        label, body = _decode_record(data, at)
        if label is not None:
            found[label.call_id] = body
        at = data.find(sign, at + 1)
    return found


def _decode_record(data: bytes, at: int) -> tuple[TapeLabel | None, bytes]:
    """The label and the tape that begin at an RS; no label where the record was cut off."""
    end = data.find(_RECORD_SEPARATOR, at + 1)
    record = data[at + 1 : end if end >= 0 else len(data)]
    first, _, body = record.partition(b"\n")
    try:
        return _decode_label(first), body
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None, b""
