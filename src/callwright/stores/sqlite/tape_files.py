"""Tapes on disk: append-only files in a folder beside the ledger, one writer per file, the oldest deleted first.

In a database, a tape would cost a call more than everything else about it: two kilobytes into a B-tree, its
log and its indexes. A file costs one write for many tapes. A crash may lose the last moments; a truncated
record is skipped.

A record is the character RS, one JSON line about the tape, and the tape's own lines. JSON never contains a
raw RS.
"""

import contextlib
import errno
import os
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from pathlib import Path

import msgspec
from msgspec import Struct

from callwright.domain.stored_data import ErasedState, RewrittenPart
from callwright.ports import Clock, StoreError

FLUSH_TAPES = 64
"""Tapes written together by the call that fills the buffer; fewer are written by the next round."""

MAX_FILE_BYTES = 8 * 1024 * 1024
MAX_TOTAL_BYTES = 512 * 1024 * 1024
"""All files together; the oldest are deleted first."""

_RECORD_SEPARATOR = b"\x1e"
_RECORD_START = b"\x1e{"
"""A separator without a label behind it is where a tape was erased."""

_MAX_LABEL_BYTES = 16 * 1024
"""A tape with a longer label is not written in another form."""

_ERASE_BYTES = 64 * 1024
"""Bytes of an erased tape that are overwritten at once."""


class TapeLabel(Struct, frozen=True, rename="camel"):
    """The metadata of a tape in a list."""

    call_id: str
    run_id: str | None
    tool: str
    code: str | None
    at: int


_DAMAGED_LABEL = TapeLabel("", None, "", None, 0)
_encode_label = msgspec.json.Encoder().encode
_decode_label = msgspec.json.Decoder(TapeLabel).decode


class TapeFiles:
    """The tapes of one store.

    Args:
        folder: The folder of the files; created with the first tape.
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
        """Buffer a tape; flushes the buffer every ``FLUSH_TAPES`` tapes."""
        self._buffer.append((label, body))
        if len(self._buffer) >= FLUSH_TAPES:
            self.flush()

    def flush(self) -> None:
        """Write the buffer. What cannot be written is dropped and counted: it never fails a call.

        ``before`` is called first: a reader of a tape must find the contract that it names.
        """
        if self._buffer:
            self.before()
        with self._lock:
            # One by one, because other threads keep appending: swapping the list for another would lose what
            # they append.
            records = [self._buffer.popleft() for _ in range(len(self._buffer))]
            if not records:
                return
            try:
                self._write_bytes(b"".join(chain.from_iterable(map(_split_record, records))))
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
        """Return a tape by its call id or an unambiguous prefix of it, or None.

        If it was written twice, the newer wins.
        """
        self.flush()
        found: dict[str, bytes] = {}
        prefix = _RECORD_SEPARATOR + b'{"callId":"' + call_id.encode(errors="replace")
        for path in self._list_paths():
            matches = _find_records(_read_file(path), prefix)
            found = matches | found
            if call_id in found:
                return found[call_id]
        return next(iter(found.values())) if len(found) == 1 else None

    def list_newest(self, run_id: str | None, limit: int) -> list[TapeLabel]:
        """Return labels, newest first."""
        self.flush()
        labels: dict[str, TapeLabel] = {}
        for path in self._list_paths():
            for label in reversed(list(_iterate_labels(_read_file(path)))):
                if label.call_id and run_id in {None, label.run_id}:
                    labels.setdefault(label.call_id, label)
            if len(labels) >= limit:
                break
        return sorted(labels.values(), key=lambda label: (label.at, label.call_id), reverse=True)[:limit]

    def count_tapes(self) -> int:
        """Return how many tapes there are."""
        self.flush()
        return sum(_read_file(path).count(_RECORD_START) for path in self._list_paths())

    def sweep(self, before_ms: int) -> int:
        """Delete files whose last tape is older than ``before_ms``; return how many tapes they held."""
        self.flush()
        dropped = 0
        for path in self._list_paths():
            if _get_modified_ms(path) < before_ms:
                dropped += _read_file(path).count(_RECORD_START)
                path.unlink(missing_ok=True)
        return dropped

    def _list_paths(self) -> list[Path]:
        """Return the files, newest first."""
        with contextlib.suppress(OSError):
            return sorted(self._folder.glob("*.tapes"), reverse=True)
        return []

    # --- erasing ----------------------------------------------------------------------------------------------

    def iterate_tapes(self) -> Iterator[tuple[str, TapeLabel, bytes]]:
        """Yield place, label and body of every tape, oldest file first; a damaged one whole, with an empty label.

        When all of them are written anew and the files become too long, those that go first are those that were overwritten.
        """
        self.flush()
        for path in reversed(self._list_paths()):
            data = _read_file(path)
            at = data.find(_RECORD_SEPARATOR)
            while at >= 0:
                label, body = _decode_record(data, at)
                following = data.find(_RECORD_SEPARATOR, at + 1)
                if label is None:
                    label, body = _DAMAGED_LABEL, data[at + 1 : following if following >= 0 else len(data)]
                if label is not _DAMAGED_LABEL or body.strip():
                    yield f"{path.name}:{at}", label, body
                at = following

    def erase_tapes(self, places: Sequence[str]) -> dict[str, ErasedState]:
        """Overwrite tapes where they stand: a file may be one that another process appends to.

        Raises:
            StoreError: A file cannot be written.
        """
        by_file: dict[str, list[str]] = {}
        for place in places:
            by_file.setdefault(place.rpartition(":")[0], []).append(place)
        done: dict[str, ErasedState] = {}
        try:
            for name, found in by_file.items():
                done |= self._erase_in_file(name, found)
        except OSError as error:
            raise StoreError("full" if error.errno in {errno.ENOSPC, errno.EDQUOT} else "read_only") from None
        return done

    def _erase_in_file(self, name: str, places: Sequence[str]) -> dict[str, ErasedState]:
        try:
            file = os.open(self._folder / name, os.O_RDWR)
        except FileNotFoundError:
            return dict.fromkeys(places, "gone")
        try:
            erased = {place: _overwrite_record(file, int(place.rpartition(":")[2]) + 1) for place in places}
            os.fsync(file)  # once for all of them: it takes longer than everything else
        finally:
            os.close(file)
        return {place: "erased" if was_there else "gone" for place, was_there in erased.items()}

    def rewrite_tapes(self, parts: Sequence[RewrittenPart]) -> int:
        """Append tapes in another form under their labels, then overwrite the earlier ones; return how many.

        A process that is killed in between leaves both, of which the newer is read.

        Raises:
            StoreError: A file cannot be written.
        """
        found: list[tuple[str, tuple[TapeLabel, bytes]]] = []
        for part in parts:
            name, _, at = part.place.rpartition(":")
            data = _read_slice(self._folder / name, int(at), len(part.before) + _MAX_LABEL_BYTES)
            label, body = _decode_record(data, 0)
            if label is None:
                label, body = _DAMAGED_LABEL, data[1:].partition(_RECORD_SEPARATOR)[0]
            if body == part.before:
                found.append((part.place, (label, part.after)))
        if found:
            self._append_durably(b"".join(chain.from_iterable(_split_record(one) for _, one in found)))
            self.erase_tapes([place for place, _ in found])
        return len(found)

    def _append_durably(self, data: bytes) -> None:
        with self._lock:
            try:
                self._write_bytes(data)
                assert self._file is not None
                os.fsync(self._file)
            except OSError as error:
                self._close_file()
                raise StoreError(
                    "full" if error.errno in {errno.ENOSPC, errno.EDQUOT} else "read_only"
                ) from None

    # --- the end ----------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Write the buffer and close the file. Idempotent."""
        self.flush()
        with self._lock:
            self._close_file()

    def reset_after_fork(self) -> None:
        """Start over in a forked child: the file and the buffer belong to the parent."""
        self._lock = threading.Lock()
        self._buffer.clear()
        self._close_file()


def _overwrite_record(file: int, at: int) -> bool:
    """Overwrite a file with blanks up to the next separator or its end; return whether there was anything else.

    What another process appended meanwhile is seen.
    """
    had_content = False
    while data := os.pread(file, _ERASE_BYTES, at):
        end = data.find(_RECORD_SEPARATOR)
        content = data if end < 0 else data[:end]
        had_content = had_content or bool(content.strip())
        os.pwrite(file, b" " * len(content), at)
        if end >= 0:
            break
        at += len(data)
    return had_content


def _split_record(record: tuple[TapeLabel, bytes]) -> tuple[bytes, ...]:
    """Return a record as parts to be joined: a tape may be megabytes, and is copied once."""
    label, body = record
    return _RECORD_SEPARATOR, _encode_label(label), b"\n", body


def _read_file(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""


def _read_slice(path: Path, at: int, size: int) -> bytes:
    try:
        with path.open("rb") as file:
            file.seek(at)
            return file.read(size)
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


def _find_records(data: bytes, prefix: bytes) -> dict[str, bytes]:
    """Return the tapes whose records begin with ``prefix``, by call id; if one was written twice, the newer wins."""
    found: dict[str, bytes] = {}
    at = data.find(prefix)
    while at >= 0:
        label, body = _decode_record(data, at)
        if label is not None:
            found[label.call_id] = body
        at = data.find(prefix, at + 1)
    return found


def _decode_record(data: bytes, at: int) -> tuple[TapeLabel | None, bytes]:
    """Decode the label and the tape at an RS; None if the record is truncated."""
    end = data.find(_RECORD_SEPARATOR, at + 1)
    record = data[at + 1 : end if end >= 0 else len(data)]
    first, _, body = record.partition(b"\n")
    try:
        return _decode_label(first), body
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None, b""
