"""Detect the charset of a text, and decode a part of it. Pure.

A byte order mark or valid UTF-8 is conclusive; a declared or detected charset is a guess, and is reported as one.
"""

import codecs
import re
from typing import Final

from msgspec import Struct

_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_WIDER: Final = {
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "cp936": "gb18030",
    "big5": "big5hkscs",
    "ascii": "utf-8",
}
"""Charset → the charset that includes it: a part without rare characters may be detected as the smaller one, and is read correctly."""

_LEAST_HAN_SHARE: Final = 0.7
_MOST_CONTROLS: Final = 0.01
_CONTROLS: Final = frozenset(map(chr, range(32))) - set("\t\n\r\f\x1b")


_WESTERN: Final = frozenset("àáâãäåæçèéêëìíîïñòóôõöøœùúûüßÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØŒÙÚÛÜ€£§°«»¡–—…‘’“”„")
_OPENING_QUESTION: Final = re.compile(r"(?<!\w)¿(?=[A-ZÁÉÍÓÚÑ])")
_FOREIGN_RUN: Final = re.compile(r"[^\x00-\x7f]+")
_LEAST_SINGLE_SHARE: Final = 0.6


class Charset(Struct, frozen=True):
    """A charset by Python's name. ``mark`` is the length of the byte order mark; ``is_guess`` says that nothing proves it."""

    name: str
    is_guess: bool
    mark: int = 0


def detect_charset(sample: bytes, declared: str | None, *, is_whole: bool) -> Charset | None:
    """Detect the charset of a text from its first bytes; return None for binary data.

    Args:
        sample: The first bytes.
        declared: The charset of its Content-Type, if any.
        is_whole: The sample is all there is; otherwise its last sign may be cut.
    """
    for mark, name in _MARKS:
        if sample.startswith(mark):
            return Charset(name, is_guess=False, mark=len(mark))
    if b"\0" in sample:
        return _wide_charset(sample)
    text = _try_decode(sample, "utf-8", is_whole=is_whole)
    if text is not None:
        return Charset("utf-8", is_guess=False) if _is_text(text) else None
    said = _known(declared)
    if said is not None and _reads_as_text(sample, said, is_whole=is_whole):
        return Charset(said, is_guess=True)
    return _guess(sample, is_whole=is_whole)


def _wide_charset(sample: bytes) -> Charset | None:
    """UTF-16 without a mark, by the zeros of its ASCII letters; else zeros are no text."""
    half = max(1, len(sample) // 2)
    for name, zeros in (("utf-16-le", sample[1::2]), ("utf-16-be", sample[::2])):
        if zeros.count(0) > 0.4 * half and _reads_as_text(sample[: len(sample) & ~1], name, is_whole=False):
            return Charset(name, is_guess=True)
    return None


def _guess(sample: bytes, *, is_whole: bool) -> Charset | None:
    if _reads_as_western(sample):
        return Charset("cp1252", is_guess=True)
    text = _try_decode(sample, "gb18030", is_whole=is_whole)
    if text is not None and _is_text(text) and _han_share(text) >= _LEAST_HAN_SHARE:
        return Charset("gb18030", is_guess=True)
    from charset_normalizer import from_bytes  # noqa: PLC0415 - only for what is rare

    best = from_bytes(sample).best()
    if best is None or not _is_text(str(best)):
        return None
    return Charset(_WIDER.get(codecs.lookup(best.encoding).name, best.encoding), is_guess=True)


def _reads_as_western(sample: bytes) -> bool:
    """Whether it is a text of Western Europe: single letters with accents between others.

    Such a letter and the one behind it are also a sign of GB 18030, and of a short text other guesses are rare charsets. Where
    several of them follow each other, or one is no letter of these languages, it is another script or Central Europe.
    """
    text = _OPENING_QUESTION.sub("", sample.decode("cp1252", "replace"))
    runs = _FOREIGN_RUN.findall(text)
    single = sum(len(one) == 1 for one in runs)
    is_western = single >= _LEAST_SINGLE_SHARE * len(runs) and _WESTERN.issuperset("".join(runs))
    return bool(runs) and is_western and _is_text(text)


def _known(declared: str | None) -> str | None:
    if not declared:
        return None
    try:
        found = codecs.lookup(declared)
    except (LookupError, ValueError):
        return None
    is_text: bool = getattr(found, "_is_text_encoding", True)  # base64 and its like are codecs too
    return _WIDER.get(found.name, found.name) if is_text else None


def _reads_as_text(sample: bytes, name: str, *, is_whole: bool) -> bool:
    text = _try_decode(sample, name, is_whole=is_whole)
    return text is not None and _is_text(text)


def _try_decode(sample: bytes, name: str, *, is_whole: bool) -> str | None:
    try:
        return codecs.getincrementaldecoder(name)("strict").decode(sample, is_whole)
    except (UnicodeError, LookupError, TypeError):
        return None


def _is_text(text: str) -> bool:
    return sum(one in _CONTROLS for one in text) <= _MOST_CONTROLS * len(text)


def _han_share(text: str) -> float:
    foreign = [one for one in text if not one.isascii()]
    common = sum("\u4e00" <= one <= "\u9fff" or one in "，。、；：？！“”‘’（）《》【】—…" for one in foreign)
    return common / len(foreign) if foreign else 0.0


class DecodedPart(Struct, frozen=True):
    """A part of a text.

    Attributes:
        text: Without a byte order mark.
        skipped: Bytes at its beginning that belong to a sign that begins before it.
        used: Bytes that were read, those that were skipped among them; the sign that is cut at its end is not.
        replaced: Bytes were not valid and stand as U+FFFD.
    """

    text: str
    skipped: int
    used: int
    replaced: bool


def decode_part(part: bytes, charset: Charset, offset: int, *, is_last: bool) -> DecodedPart:
    """The text of the bytes from ``offset`` on; a sign that is cut at either end is left to its neighbour."""
    skipped = charset.mark if offset == 0 else _misaligned(part, charset.name, offset)
    body = part[skipped:]
    decoder = codecs.getincrementaldecoder(charset.name)("replace")
    text = decoder.decode(body, is_last)
    pending = 0 if is_last else len(decoder.getstate()[0])
    return DecodedPart(
        text, skipped, len(part) - pending, "\ufffd" in text and not _is_clean(body, charset.name)
    )


def _misaligned(part: bytes, name: str, offset: int) -> int:
    """How many bytes at the beginning belong to a sign before it, where that can be told."""
    if name == "utf-8":
        continuation = next((at for at, byte in enumerate(part[:4]) if byte & 0xC0 != 0x80), 4)
        return min(continuation, len(part), 3)
    width = 2 if name.startswith("utf-16") else 4 if name.startswith("utf-32") else 1
    return -offset % width


def _is_clean(body: bytes, name: str) -> bool:
    return _try_decode(body, name, is_whole=False) is not None
