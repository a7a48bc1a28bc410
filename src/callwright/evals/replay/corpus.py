"""Files of recordings, opened one line at a time; a damaged line is named and left out, never guessed at."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from callwright.evals.lines import RecordedDataError, lines
from callwright.evals.replay.recordings import Recording

MAX_LINE: Final = 16 * 1024 * 1024
"""Largest record that is read."""


class Damaged(Struct, frozen=True):
    """A line that is no record: ``why`` in words of ours, with the place and never with the content."""

    file: str
    line: int
    why: str


def recordings(path: Path) -> Iterator[Recording | Damaged]:
    """Every record of a file, in order.

    Raises:
        RecordedDataError: there is no such file, or it cannot be read.
    """
    if not path.is_file():
        raise RecordedDataError(f"there is no file {path.name}")
    for number, line in lines(path, MAX_LINE):
        yield parsed(path.name, number, line)


def parsed(file: str, number: int, line: bytes | None) -> Recording | Damaged:
    """One line as a record, or what is wrong with it."""
    if line is None:
        return Damaged(file, number, f"longer than {MAX_LINE} bytes")
    try:
        return _decode(line)
    except msgspec.ValidationError as fault:
        field = _where(fault)
        return Damaged(file, number, f"not a recorded output ({field})" if field else "not a recorded output")
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return Damaged(file, number, "not JSON")


def _where(fault: msgspec.ValidationError) -> str:
    """The field at fault; the rest of the library's words may hold what stands in the line."""
    _, found, place = str(fault).partition(" - at `$.")
    field = place.rstrip("`") if found else ""
    if not field and "required field `" in str(fault):
        field = str(fault).partition("required field `")[2].partition("`")[0]
    return field


_decode = msgspec.json.Decoder(Recording).decode
