"""Somebody else's file is replaced in one step, only when it is still what was read, with a copy kept first.

A link is followed and stays a link: what it leads to is replaced. May not know what is in a file.
"""

import contextlib
import os
import secrets
import stat
from hashlib import sha256
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

MAX_FILE_BYTES: Final = 32 * 1024 * 1024
FileFaultReason = Literal[
    "unreadable", "not_text", "no_file", "too_large", "changed", "unwritable", "no_backup"
]


class FileReplacementError(Exception):
    """A file cannot be read or replaced; nothing of it was changed. ``path`` is the one."""

    def __init__(self, reason: FileFaultReason, path: Path) -> None:
        super().__init__(reason)
        self.reason = reason
        self.path = path


class FileSnapshot(Struct, frozen=True):
    """A file as it was read. ``path`` is where it really is; ``data`` None: it is not there."""

    path: Path
    data: bytes | None

    @property
    def text(self) -> str:
        """Its text; "" where it is not there.

        Raises:
            FileFault: it is no text.
        """
        try:
            return (self.data or b"").decode()
        except UnicodeDecodeError:
            raise FileReplacementError("not_text", self.path) from None


def read_snapshot(path: Path) -> FileSnapshot:
    """Read a file, through links.

    Raises:
        FileFault: it cannot be read, is no file, or is too large.
    """
    try:
        real = path.resolve(strict=False)
        if not real.exists():
            return FileSnapshot(real, None)
        if not stat.S_ISREG(real.stat().st_mode):
            raise FileReplacementError("no_file", path)
        with real.open("rb") as file:
            data = file.read(MAX_FILE_BYTES + 1)
    except (OSError, RuntimeError):  # the latter for links that lead round in a ring
        raise FileReplacementError("unreadable", path) from None
    if len(data) > MAX_FILE_BYTES:
        raise FileReplacementError("too_large", path)
    return FileSnapshot(real, data)


def replace_file(before: FileSnapshot, data: bytes) -> None:
    """Put this in the file's place, with the same rights, if it is still as it was read.

    Raises:
        FileFault: it has changed meanwhile, or cannot be written.
    """
    path = before.path
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        mode = stat.S_IMODE(path.stat().st_mode) if before.data is not None else 0o600
        beside = path.with_name(f".{path.name}.{secrets.token_hex(6)}")
        try:
            _write_new_file(beside, data, mode)
            if read_snapshot(path).data != before.data:
                raise FileReplacementError("changed", path)
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
        _flush_folder(path.parent)
    except OSError:
        raise FileReplacementError("unwritable", path) from None


def remove_file(before: FileSnapshot) -> None:
    """Take the file away, if it is still as it was read.

    Raises:
        FileFault: it has changed meanwhile, or cannot be removed.
    """
    if read_snapshot(before.path).data != before.data:
        raise FileReplacementError("changed", before.path)
    try:
        before.path.unlink(missing_ok=True)
    except OSError:
        raise FileReplacementError("unwritable", before.path) from None


def _write_new_file(path: Path, data: bytes, mode: int) -> None:
    opened = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(opened, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    path.chmod(mode)


def _flush_folder(folder: Path) -> None:
    """The new name survives a loss of power too, where folders can be flushed."""
    with contextlib.suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


# --- what was changed -----------------------------------------------------------------------------------------------


class ConnectedFile(Struct, frozen=True):
    """One file that we have changed.

    Attributes:
        wrote: SHA-256 of what we wrote: as long as the file is that, it can be restored as it was.
        original: The copy of what it was before; "" where it was not there, None where that is not known any more.
    """

    wrote: str
    original: str | None


class ConnectionRecords:
    """What was changed, and the copies, in one folder.

    Args:
        folder: Where they are kept; made when first needed, for its owner only.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._path = folder / "connections.json"

    def get_record(self, path: Path) -> ConnectedFile | None:
        """What we know of a file."""
        return self._read_all().get(str(path))

    def _read_all(self) -> dict[str, ConnectedFile]:
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=dict[str, ConnectedFile])
        except FileNotFoundError:
            return {}
        except (OSError, msgspec.MsgspecError, UnicodeError, RecursionError):
            raise FileReplacementError("unreadable", self._path) from None

    def save_copy(self, before: FileSnapshot, word: str) -> str:
        """Keep a copy of a file; gives its path, "" where the file is not there.

        Raises:
            FileFault: it cannot be kept.
        """
        if before.data is None:
            return ""
        folder = self._folder / "backups"
        name = folder / f"{word}-{sha256(before.data).hexdigest()[:12]}-{before.path.name}"
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not name.exists():
                _write_new_file(name, before.data, 0o600)
        except OSError:
            raise FileReplacementError("no_backup", name) from None
        return str(name)

    def record_change(self, before: FileSnapshot, wrote: bytes, copy: str) -> None:
        """Write down that this file was changed by us.

        Raises:
            FileFault: it cannot be written down.
        """
        known = self._read_all()
        last = known.get(str(before.path))
        original: str | None = copy
        if last is not None:
            original = last.original if last.wrote == digest_data(before.data) else None
        known[str(before.path)] = ConnectedFile(digest_data(wrote), original)
        self._write_all(known)

    def remove_record(self, path: Path) -> None:
        """The file is no business of ours any more.

        Raises:
            FileFault: it cannot be written down.
        """
        known = self._read_all()
        if known.pop(str(path), None) is not None:
            self._write_all(known)

    def _write_all(self, known: dict[str, ConnectedFile]) -> None:
        data = msgspec.json.format(msgspec.json.encode(known, order="sorted"), indent=2) + b"\n"
        replace_file(read_snapshot(self._path), data)


def digest_data(data: bytes | None) -> str:
    """SHA-256, hex; "" of a file that is not there."""
    return "" if data is None else sha256(data).hexdigest()
