"""Read files that somebody else may replace while this process runs, without waiting for a writer or reading without end."""

import os
import stat
from pathlib import Path
from typing import Final

_OPEN_FLAGS: Final = (
    os.O_RDONLY
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_NONBLOCK", 0)
)
"""Without ``O_NONBLOCK``, opening a named pipe waits for a writer."""


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
