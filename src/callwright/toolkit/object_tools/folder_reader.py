"""Read objects of a folder: only regular files within it, even if others place links, pipes or devices there at any time."""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import Final

from callwright.toolkit.object_tools.bucket import (
    AccessRefusedError,
    ObjectChangedError,
    ObjectInfo,
    ObjectListing,
    ObjectNotFoundError,
    StoreTroubleError,
    is_file_key,
)

_OPEN_FLAGS: Final = (
    os.O_RDONLY
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_NONBLOCK", 0)
)
"""Without ``O_NONBLOCK``, opening a named pipe waits for a writer."""

_NOT_IN_KEYS: Final = frozenset({"", ".", ".."})


class FolderReader:
    """``ObjectReader`` of a folder.

    Args:
        root: The folder.
    """

    def __init__(self, root: Path) -> None:
        self._root = root.resolve()

    def head(self, key: str) -> ObjectInfo:
        """As ``ObjectReader.head``."""
        with self._open(key) as file:
            return _describe(key, os.fstat(file))

    def read(self, info: ObjectInfo, start: int, end: int) -> bytes:
        """As ``ObjectReader.read``."""
        with self._open(info.key) as file:
            if info.etag and _describe(info.key, os.fstat(file)).etag != info.etag:
                raise ObjectChangedError
            with os.fdopen(os.dup(file), "rb") as stream:
                stream.seek(start)
                return stream.read(end - start)

    def list_objects(self, prefix: str, limit: int) -> ObjectListing:
        """As ``ObjectReader.list_objects``. What cannot be read as a key is left out, and keeps no other file from being listed."""
        folder = prefix.rpartition("/")[0]
        steps = folder.split("/") if folder else []
        if not _NOT_IN_KEYS.isdisjoint(steps):
            return ObjectListing([], is_cut=False)
        try:
            os.scandir(self._root).close()
        except PermissionError as fault:
            raise AccessRefusedError from fault
        except OSError as fault:
            raise StoreTroubleError from fault
        walk = self._walk(f"{folder}/" if folder else "", prefix, frozenset())
        found = list(islice(walk, limit + 1))
        return ObjectListing(found[:limit], len(found) > limit)

    def _walk(self, start: str, prefix: str, around: frozenset[Path]) -> Iterator[ObjectInfo]:
        """Yield the files below a folder, by key. ``around``: the folders that lead to it, so that a cycle of links ends."""
        try:
            real = (self._root / start).resolve()
            if real in around or not real.is_relative_to(self._root):
                return
            with os.scandir(real) as entries:
                named = sorted(map(_name_entry, entries))
        except (OSError, RuntimeError):
            return  # it has gone, may not be read, or is a cycle of links
        for name in named:
            key = start + name
            if not key.startswith(prefix[: len(key)]):
                continue
            if key.endswith("/"):
                yield from self._walk(key, prefix, around | {real})
            elif key.startswith(prefix) and is_file_key(key) and _is_unicode(key):
                yield from self._list_file(key)

    def _list_file(self, key: str) -> Iterator[ObjectInfo]:
        """Yield the file where it is a regular one within the folder."""
        try:
            real = (self._root / key).resolve()
            found = real.lstat()
        except (OSError, RuntimeError):
            return
        if real.is_relative_to(self._root) and stat.S_ISREG(found.st_mode):
            yield _describe(key, found)

    @contextmanager
    def _open(self, key: str) -> Iterator[int]:
        if not _NOT_IN_KEYS.isdisjoint(key.split("/")):
            raise ObjectNotFoundError
        try:
            file = os.open(self._root / key, _OPEN_FLAGS)
        except (FileNotFoundError, NotADirectoryError, IsADirectoryError) as fault:
            raise ObjectNotFoundError from fault
        except PermissionError as fault:
            raise AccessRefusedError from fault
        except (OSError, ValueError) as fault:
            # A cycle of links, a name that is too long or holds a NUL, a device without a driver, a socket.
            raise ObjectNotFoundError from fault
        try:
            self._require_file_inside(key, file)
            yield file
        except OSError as fault:
            raise StoreTroubleError from fault
        finally:
            os.close(file)

    def _require_file_inside(self, key: str, file: int) -> None:
        """The open file itself is compared: a link that is swapped after a look at its path leads nowhere."""
        opened = os.fstat(file)
        if not stat.S_ISREG(opened.st_mode):
            raise ObjectNotFoundError
        try:
            real = (self._root / key).resolve()
            is_same = real.is_relative_to(self._root) and os.path.samestat(opened, real.lstat())
        except (OSError, RuntimeError) as fault:
            raise ObjectNotFoundError from fault
        if not is_same:
            raise ObjectNotFoundError


def _name_entry(entry: "os.DirEntry[str]") -> str:
    """Return the name of an entry, with a slash after that of a folder: so names sort as keys do."""
    try:
        return f"{entry.name}/" if entry.is_dir() else entry.name
    except OSError:  # a link to itself
        return entry.name


def _is_unicode(key: str) -> bool:
    """Return whether the name is Unicode: Python writes other bytes of a name as surrogates."""
    return not any("\ud800" <= one <= "\udfff" for one in key)


def _describe(key: str, found: os.stat_result) -> ObjectInfo:
    """The ETag changes with the file, its time and its size."""
    etag = f"{found.st_ino:x}-{found.st_mtime_ns:x}-{found.st_size:x}"
    modified = datetime.fromtimestamp(found.st_mtime, UTC)
    return ObjectInfo(key, found.st_size, etag, modified)
