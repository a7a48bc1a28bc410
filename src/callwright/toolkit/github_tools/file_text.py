"""Convert the bytes of a file to text: the kind of file, its encoding, and the requested lines. No I/O."""

import codecs
import re
from typing import Final, Literal

from msgspec import Struct

Encoding = Literal["utf-8", "utf-16", "utf-32", "gb18030", "big5", "shift_jis", "euc-kr", "windows-1252"]

MAX_CHARACTERS: Final = 100_000
"""Maximum length of a text in one result; the rest can be requested by its lines."""

_LFS: Final = re.compile(
    rb"version https://git-lfs\.github\.com/spec/v\d+\n(?:[a-z0-9.-]+ [^\n]*\n)*?oid sha256:[0-9a-f]{64}\nsize (\d{1,19})\n?\Z"
)
_MARKS: Final[tuple[tuple[bytes, Encoding], ...]] = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_LOOKED_AT: Final = 8_000
"""As git does: a NUL among the first bytes means that a file is binary."""

_CJK: Final = re.compile("[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]")
_CONTROL: Final = re.compile("[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]")


class NotTextError(Exception):
    """The bytes are not text in the requested encoding. ``binary``: they are not text in any encoding."""

    def __init__(self, *, binary: bool) -> None:
        super().__init__("binary" if binary else "another encoding")
        self.binary = binary


class DecodedText(Struct, frozen=True):
    """A text, its encoding, and whether that was a guess."""

    text: str
    encoding: Encoding
    guessed: bool


class TextExtract(Struct, frozen=True):
    """Lines of a text.

    Attributes:
        text: The lines, with line feeds between them.
        first_line: Number of the first line, from 1.
        last_line: Number of the last line.
        total_lines: Number of lines of the whole text.
        cut: The last line is truncated: it alone exceeds the limit.
    """

    text: str
    first_line: int
    last_line: int
    total_lines: int
    cut: bool

    @property
    def is_complete(self) -> bool:
        """Whether it is the whole text."""
        return self.first_line == 1 and self.last_line == self.total_lines and not self.cut


def parse_lfs_pointer(data: bytes) -> int | None:
    """Parse a Git LFS pointer; return the size of its file, or None if the bytes are not a pointer."""
    found = _LFS.match(data) if len(data) < 1024 else None
    return int(found[1]) if found else None


def decode_text(data: bytes, asked: Encoding | None = None) -> DecodedText:
    """Decode the text of a file.

    The encoding is that of a byte order mark; otherwise UTF-8 if valid; otherwise GB18030 if the text is mostly Chinese;
    otherwise Windows-1252. The last two are guesses.

    Raises:
        NotTextError: it is not text.
    """
    if asked is not None:
        return DecodedText(_decode_bytes(data, asked), asked, guessed=False)
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return DecodedText(_decode_bytes(data, encoding), encoding, guessed=False)
    if b"\0" in data[:_LOOKED_AT]:
        raise NotTextError(binary=True)
    try:
        return DecodedText(_decode_bytes(data, "utf-8"), "utf-8", guessed=False)
    except NotTextError:
        return _guess_encoding(data)


def _guess_encoding(data: bytes) -> DecodedText:
    try:
        text = _decode_bytes(data, "gb18030")
    except NotTextError:
        text = ""
    foreign = sum(1 for sign in text if ord(sign) > 0x7F)
    if foreign and len(_CJK.findall(text)) > foreign * 0.7:
        return DecodedText(text, "gb18030", guessed=True)
    try:
        text = _decode_bytes(data, "windows-1252")
    except NotTextError:
        raise NotTextError(binary=True) from None
    if len(_CONTROL.findall(text)) > len(text) * 0.01:
        raise NotTextError(binary=True)
    return DecodedText(text, "windows-1252", guessed=True)


def _decode_bytes(data: bytes, encoding: Encoding) -> str:
    try:
        return data.decode("utf-8-sig" if encoding == "utf-8" else encoding)
    except UnicodeDecodeError:
        raise NotTextError(binary=False) from None


def extract_lines(text: str, first: int, last: int | None) -> TextExtract:
    """Return the lines from ``first`` to ``last``, 1-based and inclusive, up to the limit of one result.

    Lines end with a line feed, as GitHub numbers them; a carriage return before it is part of the line ending.
    """
    lines = [one.removesuffix("\r") for one in text.split("\n")]
    if lines and not lines[-1]:
        lines.pop()
    total = len(lines)
    until = total if last is None else min(last, total)
    taken: list[str] = []
    left = MAX_CHARACTERS
    for line in lines[first - 1 : until]:
        left -= len(line) + 1
        if left < 0:
            break
        taken.append(line)
    if not taken and first <= until:
        return TextExtract(lines[first - 1][:MAX_CHARACTERS], first, first, total, cut=True)
    return TextExtract("\n".join(taken), first, first + len(taken) - 1, total, cut=False)
