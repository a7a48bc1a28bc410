"""Replace a foreign file atomically, only if it is unchanged since it was read, and with a copy kept first.

A symbolic link is followed and kept: its target is replaced. May not know the contents of files.
"""

import contextlib
import os
import secrets
import stat
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from callwright.domain.struct_decoding import describe_types

MAX_FILE_BYTES: Final = 32 * 1024 * 1024
FileFaultReason = Literal[
    "unreadable", "not_text", "no_file", "too_large", "changed", "unwritable", "no_backup"
]


class FileReplacementError(Exception):
    """A file cannot be read or replaced; it is unchanged. ``path`` names it."""

    def __init__(self, reason: FileFaultReason, path: Path) -> None:
        super().__init__(reason)
        self.reason = reason
        self.path = path


class FileSnapshot(Struct, frozen=True):
    """A file as it was read. ``path`` is its real path; ``data`` is None if it does not exist."""

    path: Path
    data: bytes | None

    @property
    def text(self) -> str:
        """Its text; "" if it does not exist.

        Raises:
            FileReplacementError: It is not text.
        """
        try:
            return (self.data or b"").decode()
        except UnicodeDecodeError:
            raise FileReplacementError("not_text", self.path) from None


def read_snapshot(path: Path) -> FileSnapshot:
    """Read a file, following links.

    Raises:
        FileReplacementError: It cannot be read, is not a regular file, or is too large.
    """
    try:
        real = path.resolve(strict=False)
        if not real.exists():
            return FileSnapshot(real, None)
        if not stat.S_ISREG(real.stat().st_mode):
            raise FileReplacementError("no_file", path)
        with real.open("rb") as file:
            data = file.read(MAX_FILE_BYTES + 1)
    except (OSError, RuntimeError):  # the latter for links that form a loop
        raise FileReplacementError("unreadable", path) from None
    if len(data) > MAX_FILE_BYTES:
        raise FileReplacementError("too_large", path)
    return FileSnapshot(real, data)


def replace_file(before: FileSnapshot, data: bytes) -> None:
    """Replace the file's contents with the same permissions, if it is unchanged since it was read.

    Raises:
        FileReplacementError: It has changed meanwhile, or cannot be written.
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
    """Delete the file, if it is unchanged since it was read.

    Raises:
        FileReplacementError: It has changed meanwhile, or cannot be removed.
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
    """Sync the folder, so that the new name survives a power loss, if the system supports that."""
    with contextlib.suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


# --- records of changes
# ---------------------------------------------------------------------------------------------


class ConnectedFile(Struct, frozen=True):
    """One file that we have changed.

    Attributes:
        wrote: SHA-256 of what we wrote: as long as the file has it, the original can be restored.
        original: The copy of the original; "" if there was no file, None if it is no longer known.
        moved: Entries of servers that we have taken out, by their names in the file.
    """

    wrote: str
    original: str | None
    moved: dict[str, Any] = {}


class ConnectionRecords:
    """Records of changed files and their copies, in one folder.

    Args:
        folder: Created when first needed, accessible to its owner only.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._path = folder / "connections.json"

    def get_record(self, path: Path) -> ConnectedFile | None:
        """Return the record of a file, or None."""
        return self._read_all().get(str(path))

    def _read_all(self) -> dict[str, ConnectedFile]:
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=dict[str, ConnectedFile])
        except FileNotFoundError:
            return {}
        except (OSError, msgspec.MsgspecError, UnicodeError, RecursionError):
            raise FileReplacementError("unreadable", self._path) from None

    def save_copy(self, before: FileSnapshot, word: str) -> str:
        """Keep a copy of a file; return its path, "" if the file does not exist.

        Raises:
            FileReplacementError: The copy cannot be written.
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

    def record_change(
        self, before: FileSnapshot, wrote: bytes, copy: str, moved: Mapping[str, Any] = MappingProxyType({})
    ) -> None:
        """Record that we have changed this file, and taken these entries out of it.

        Raises:
            FileReplacementError: The record cannot be written.
        """
        known = self._read_all()
        last = known.get(str(before.path))
        original: str | None = copy
        if last is not None:
            original = last.original if last.wrote == digest_data(before.data) else None
        earlier = {} if last is None else last.moved
        known[str(before.path)] = ConnectedFile(digest_data(wrote), original, {**earlier, **moved})
        self._write_all(known)

    def remove_record(self, path: Path) -> None:
        """Remove the record of a file.

        Raises:
            FileReplacementError: The records cannot be written.
        """
        known = self._read_all()
        if known.pop(str(path), None) is not None:
            self._write_all(known)

    def _write_all(self, known: dict[str, ConnectedFile]) -> None:
        data = msgspec.json.format(msgspec.json.encode(known, order="sorted"), indent=2) + b"\n"
        replace_file(read_snapshot(self._path), data)


def digest_data(data: bytes | None) -> str:
    """Return the SHA-256 in hex; "" for a file that does not exist."""
    return "" if data is None else sha256(data).hexdigest()


describe_types(dict[str, ConnectedFile])
