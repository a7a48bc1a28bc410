"""Read and replace files that other processes read and replace too, without waiting for a writer or reading without end."""

import contextlib
import os
import secrets
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

try:
    import fcntl
except ImportError:
    # Not available everywhere: there, of two changes made at the same moment one is lost.
    fcntl = None  # type: ignore[assignment]

_OPEN_FLAGS: Final = (
    os.O_RDONLY
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_NONBLOCK", 0)
)
"""Without ``O_NONBLOCK``, opening a named pipe waits for a writer."""

_LOCK_TIMEOUT_S: Final = 10.0
_LOCK_RETRY_S: Final = 0.01


def read_regular_file(path: Path, most: int) -> bytes:
    """Return a file's contents, at most the first ``most`` bytes.

    Raises:
        OSError: It cannot be read, or is no regular file: a folder, a pipe, a device.
    """
    opened = os.open(path, _OPEN_FLAGS)
    with os.fdopen(opened, "rb") as file:
        if not stat.S_ISREG(os.fstat(opened).st_mode):
            raise OSError(f"{path} is no regular file.")
        return file.read(most)


def replace_regular_file(path: Path, data: bytes) -> os.stat_result:
    """Replace a file's contents in one step, following links; its permissions and its owner stay. Returns the state of the new file.

    A new file is readable by its owner only. One that root makes belongs to the owner of its folder, as far as the process may
    say so: a service that reads it runs under another account than an administrator who changes it.

    Raises:
        OSError: It cannot be written.
    """
    path = path.resolve()
    try:
        before = path.stat()
    except FileNotFoundError:
        before = None
    beside = path.with_name(f".{path.name}.{secrets.token_hex(6)}")
    try:
        opened = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(opened, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
            written = os.fstat(file.fileno())
            give_to_owner(opened, before or path.parent.stat())
            if before is not None and os.name == "posix":
                os.fchmod(opened, stat.S_IMODE(before.st_mode))
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    return written


def give_to_owner(opened: int, owner: os.stat_result) -> None:
    """Give a file that this process has just made to the owner of another, if the process is root's; otherwise nothing.

    Takes the open file: a path might lead elsewhere by now.
    """
    if os.name == "posix" and os.geteuid() == 0:
        with contextlib.suppress(OSError):
            os.fchown(opened, owner.st_uid, owner.st_gid)


def open_lock_file(path: Path) -> int:
    """Open a file that serves as a lock and has no contents, made if it is absent; its owner as with ``replace_regular_file``.

    Raises:
        OSError: It cannot be opened.
    """
    try:
        opened = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    give_to_owner(opened, path.parent.stat())
    return opened


@contextlib.contextmanager
def lock_folder(folder: Path) -> Iterator[None]:
    """Lock a folder against other processes that change a file in it under this lock; bounded, and short.

    A folder, because a lock file that one account makes cannot be opened by another. Without effect where the system or the
    file system has no such locks.

    Raises:
        OSError: It is locked for more than ten seconds, or there is no such folder.
    """
    if os.name != "posix":  # where there is no fcntl
        yield
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        _acquire_lock(opened)
        yield
    finally:
        os.close(opened)


def _acquire_lock(opened: int) -> None:
    until = time.monotonic() + _LOCK_TIMEOUT_S
    while True:
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() > until:
                raise
            time.sleep(_LOCK_RETRY_S)
        except OSError:
            return  # a file system without locks, such as some on a network
        else:
            return
