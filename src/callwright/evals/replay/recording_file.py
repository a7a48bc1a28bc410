"""Files of recordings, opened one line at a time; a damaged line is named and left out, never guessed at."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from callwright.evals.json_lines import RecordedDataError, read_lines
from callwright.evals.replay.recording_types import Recording

MAX_LINE_BYTES: Final = 16 * 1024 * 1024
"""Largest record that is read."""


class DamagedLine(Struct, frozen=True):
    """A line that is no record: ``why`` in words of ours, with the place and never with the content."""

    file: str
    line: int
    why: str


def read_recordings(path: Path) -> Iterator[Recording | DamagedLine]:
    """Every record of a file, in order.

    Raises:
        RecordedDataError: there is no such file, or it cannot be read.
    """
    if not path.is_file():
        raise RecordedDataError(f"there is no file {path.name}")
    for number, line in read_lines(path, MAX_LINE_BYTES):
        yield parse_recording(path.name, number, line)


def parse_recording(file: str, number: int, line: bytes | None) -> Recording | DamagedLine:
    """One line as a record, or what is wrong with it."""
    if line is None:
        return DamagedLine(file, number, f"longer than {MAX_LINE_BYTES} bytes")
    try:
        return _decode_recording(line)
    except msgspec.ValidationError as fault:
        field = _find_fault_field(fault)
        return DamagedLine(
            file, number, f"not a recorded output ({field})" if field else "not a recorded output"
        )
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return DamagedLine(file, number, "not JSON")


def _find_fault_field(fault: msgspec.ValidationError) -> str:
    """The field at fault; the rest of the library's words may hold what stands in the line."""
    _, found, place = str(fault).partition(" - at `$.")
    field = place.rstrip("`") if found else ""
    if not field and "required field `" in str(fault):
        field = str(fault).partition("required field `")[2].partition("`")[0]
    return field


_decode_recording = msgspec.json.Decoder(Recording).decode
