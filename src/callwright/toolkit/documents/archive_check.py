"""Whether a ZIP archive may be unpacked, by its directory alone. Pure; nothing is unpacked.

The directory may lie about sizes. It is the first layer; the limits of the process that unpacks are the second.
"""

import struct
import zipfile
from io import BytesIO
from itertools import pairwise
from typing import Final

from callwright.toolkit.documents.conversion import ConversionError

MAX_ENTRIES: Final = 10_000
MAX_DIRECTORY_BYTES: Final = 4_194_304
MAX_RATIO: Final = 200
_RATIO_COUNTS_FROM: Final = 1_048_576
"""A small entry of many equal letters is no bomb."""

_END: Final = b"PK\x05\x06"
_LONGEST_COMMENT: Final = 65_535 + 22
_ENCRYPTED: Final = 0x1


def check_archive(body: bytes, max_unpacked_bytes: int) -> None:
    """Look through the directory of an archive.

    Raises:
        ConversionError: ``bomb``, ``encrypted`` or ``unreadable``.
    """
    _check_end(body)
    try:
        with zipfile.ZipFile(BytesIO(body)) as archive:
            entries = archive.infolist()
    except (zipfile.BadZipFile, ValueError, struct.error, RuntimeError, OverflowError) as fault:
        raise ConversionError("unreadable") from fault
    if any(entry.flag_bits & _ENCRYPTED for entry in entries):
        raise ConversionError("encrypted")
    if sum(entry.file_size for entry in entries) > max_unpacked_bytes or any(map(_is_bomb, entries)):
        raise ConversionError("bomb")
    if _overlap(entries):
        raise ConversionError("bomb")


def _check_end(body: bytes) -> None:
    """How many entries and bytes the directory claims to have, before it is read into memory."""
    at = body.rfind(_END, max(0, len(body) - _LONGEST_COMMENT))
    if at < 0 or at + 22 > len(body):
        raise ConversionError("unreadable")
    _, _, _, _, entries, size, _, _ = struct.unpack("<4s4H2LH", body[at : at + 22])
    if entries == 0xFFFF or size == 0xFFFF_FFFF:  # ZIP64 is for more than any document has
        raise ConversionError("bomb")
    if entries > MAX_ENTRIES or size > MAX_DIRECTORY_BYTES:
        raise ConversionError("bomb")


def _is_bomb(entry: zipfile.ZipInfo) -> bool:
    return entry.file_size > _RATIO_COUNTS_FROM and entry.file_size > MAX_RATIO * max(1, entry.compress_size)


def _overlap(entries: list[zipfile.ZipInfo]) -> bool:
    """Whether two entries share compressed bytes: so a small file unpacks to many large ones."""
    ordered = sorted((one.header_offset, one.compress_size) for one in entries)
    return any(first + size > second for (first, size), (second, _) in pairwise(ordered))
