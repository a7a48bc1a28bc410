"""Read JSON Lines, plain or gzipped, line by line. Knows nothing of the lines' content.

Memory is bounded by the longest accepted line; a longer one is returned as None, so that its number can be reported.
"""

import gzip
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final, cast

__all__ = ["MAX_LINE_BYTES", "RecordedDataError", "read_lines"]

MAX_LINE_BYTES: Final = 64 * 1024 * 1024
_GZIP_MAGIC: Final = b"\x1f\x8b"


class RecordedDataError(Exception):
    """The recorded data is absent or damaged; the message names the file and, if damaged, the line."""


def read_lines(path: Path, longest: int = MAX_LINE_BYTES) -> Iterator[tuple[int, bytes | None]]:
    """Yield number (from 1) and bytes of every non-blank line; None for one of more than ``longest`` bytes.

    Gzip is recognised by the file's first bytes, not by its name.

    Raises:
        RecordedDataError: the file cannot be read, or its compressed data is truncated.
    """
    number = 0
    try:
        with _open_plain_or_gzip(path) as file:
            while line := file.readline(longest + 1):
                number += 1
                if len(line) > longest and not line.endswith(b"\n"):
                    _skip_line(file, longest)
                    yield number, None
                elif line.strip():
                    yield number, line
    except (OSError, EOFError, zlib.error):
        raise RecordedDataError(f"{path.name}, after line {number}: cannot be read") from None


def _open_plain_or_gzip(path: Path) -> IO[bytes]:
    with path.open("rb") as file:
        packed = file.read(2) == _GZIP_MAGIC
    return cast("IO[bytes]", gzip.open(path)) if packed else path.open("rb")


def _skip_line(file: IO[bytes], longest: int) -> None:
    """Skip to the end of an overlong line."""
    while (rest := file.readline(longest)) and not rest.endswith(b"\n"):
        pass
