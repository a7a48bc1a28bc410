"""Read files of recordings line by line; an invalid line is reported and skipped, never guessed."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from callwright.domain.reason import Reason
from callwright.evals.json_lines import RecordedDataError, read_lines
from callwright.evals.replay import record_reasons
from callwright.evals.replay.recording_types import Recording

MAX_LINE_BYTES: Final = 16 * 1024 * 1024
"""Maximum size of a record in bytes."""


class DamagedLine(Struct, frozen=True):
    """An invalid line: ``why`` is a fixed text with the place, never the content."""

    file: str
    line: int
    why: Reason


def read_recordings(path: Path) -> Iterator[Recording | DamagedLine]:
    """Yield every record of a file, in order.

    Raises:
        RecordedDataError: the file does not exist, or cannot be read.
    """
    if not path.is_file():
        raise RecordedDataError(f"there is no file {path.name}")
    for number, line in read_lines(path, MAX_LINE_BYTES):
        yield parse_recording(path.name, number, line)


def parse_recording(file: str, number: int, line: bytes | None) -> Recording | DamagedLine:
    """Parse one line; return the record, or the fault."""
    if line is None:
        return DamagedLine(file, number, record_reasons.TOO_LONG(most=MAX_LINE_BYTES))
    try:
        return _decode_recording(line)
    except msgspec.ValidationError as fault:
        field = _find_fault_field(fault)
        return DamagedLine(
            file,
            number,
            record_reasons.WRONG_FIELD_OF_RECORDED_OUTPUT(field=field)
            if field
            else record_reasons.NOT_A_RECORDED_OUTPUT(),
        )
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return DamagedLine(file, number, record_reasons.NOT_JSON())


def _find_fault_field(fault: msgspec.ValidationError) -> str:
    """Return the field at fault; the rest of the library's message may contain recorded text."""
    _, found, place = str(fault).partition(" - at `$.")
    field = place.rstrip("`") if found else ""
    if not field and "required field `" in str(fault):
        field = str(fault).partition("required field `")[2].partition("`")[0]
    return field


_decode_recording = msgspec.json.Decoder(Recording).decode
