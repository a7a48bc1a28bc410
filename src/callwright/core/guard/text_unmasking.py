"""Decode a text to what a model would understand: without invisible characters, look-alikes and encodings.

May not know the searched words. Called with one passage of bounded length, only after a cheap sign of hidden text; linear in its
size: runs of combining marks are cut first (UAX #15, stream-safe text), because canonical reordering inside normalisation is
quadratic in such a run.
"""

import base64
import binascii
import codecs
import html
import re
import unicodedata
from collections.abc import Callable, Iterator
from typing import Final

from callwright.core.guard.confusable_letters import LATIN_BY_LOOKALIKE
from callwright.core.protocols.percent_encoding import decode_percent

MAX_COMBINING_RUN: Final = 30
"""Combining marks that may follow each other, as in stream-safe text."""

_MARKS: Final = "\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u0610-\u061a\u064b-\u065f\u0730-\u074a\u07eb-\u07f3\u0816-\u082d\u0859-\u085b\u0898-\u08e1\u0f71-\u0f84\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u302a-\u302f\u3099\u309a\ua66f-\ua67d\ua8e0-\ua8f1\ufe20-\ufe2f\U000101fd\U00010376-\U0001037a\U0001d165-\U0001d1ad\U0001e000-\U0001e02a\U0001e8d0-\U0001e8d6\U0001e944-\U0001e94a"
_LONG_MARK_RUN: Final = re.compile(f"([{_MARKS}]{{{MAX_COMBINING_RUN}}})[{_MARKS}]+")
_LATIN_MARKS: Final = re.compile("(?<=[A-Za-z])[\u0300-\u036f\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]+")
_INVISIBLE_CHARACTERS: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
_TAG_CHARACTERS: Final = {0xE0000 + code: chr(code) for code in range(0x20, 0x7F)}
_VARIATION_RUN: Final = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]{6,}")
_TAG_RUN: Final = re.compile("[\U000e0020-\U000e007e]{4,}")
_SPACED_LETTERS: Final = re.compile(r"(?<![^\W_])(?:[^\W_][ .\-_*|]){2,}[^\W_](?![^\W_])")
_SPACED_REGION: Final = re.compile(r"(?<!\S)(?:\S {1,4}){7,}\S(?!\S)")
_SINGLE_GAP: Final = re.compile(r"(?<! ) (?! )")
_WIDE_GAP: Final = re.compile("  +")
_SPACED_CHINESE: Final = re.compile(
    r"(?<=[\u4e00-\u9fff,。:;!?])[ \u3000.*_|-]{1,2}(?=[\u4e00-\u9fff,。:;!?])"
)
_CHARACTER_CODES: Final = re.compile(r"\\u\{?([0-9a-fA-F]{4,5})\}?|\\x([0-9a-fA-F]{2})")
_REVERSED_TEXT: Final = re.compile("\u202e([^\u202c\n]{1,2000})")
_LEET_LETTERS: Final = bytes.maketrans(b"013457@$!", b"oieastasi")
_MAX_NESTED_DECODINGS: Final = 2
_SAMPLE_CHARS: Final = 100


def cut_combining_runs(text: str) -> str:
    """Return the text with at most ``MAX_COMBINING_RUN`` combining marks in a row."""
    return _LONG_MARK_RUN.sub(r"\1", text)


def unmask_text(text: str) -> str:
    """Return the text without obfuscation, followed by its decoded runs (base64, base32, hex …), one per line."""
    return "\n".join((reveal_letters(text), *decode_runs(text)))


def reveal_letters(text: str) -> str:
    """Return the text as it looks: without invisible characters, with look-alikes, codes and spaced letters resolved."""
    plain = text if text.isascii() else _resolve_characters(_REVERSED_TEXT.sub(_reverse_text, text))
    if "&" in plain:
        plain = html.unescape(plain)
    if "\\" in plain:
        plain = _CHARACTER_CODES.sub(_decode_character, plain)
    if "%" in plain:
        plain = decode_percent(plain)
    plain = _SPACED_REGION.sub(_join_spaced_region, plain)
    return _SPACED_CHINESE.sub("", _SPACED_LETTERS.sub(_join_spaced_letters, plain))


def _resolve_characters(text: str) -> str:
    """Return the text without invisible characters, with every look-alike as the letter that it resembles."""
    plain = _INVISIBLE_CHARACTERS.sub("", cut_combining_runs(text.translate(_TAG_CHARACTERS)))
    plain = _LATIN_MARKS.sub("", unicodedata.normalize("NFKD", plain))
    return unicodedata.normalize("NFKC", plain).translate(LATIN_BY_LOOKALIKE)


def join_lines(encoded: bytes) -> bytes:
    """Return UTF-8 text with sentences that go on in the next line or field on one line, and single spaces between words."""
    if b"\n" in encoded or b"\x1e" in encoded:
        encoded = _LINE_IN_SENTENCE.sub(b" ", encoded)
    return _SPACES.sub(b" ", encoded) if b"  " in encoded else encoded


_LINE_IN_SENTENCE: Final = re.compile(rb"(?s)[\n\x1e](?<=[A-Za-z, ].)[ \t>]*+(?=[a-z])(?![\w.]++ ?[=(\[])")
"""A line that starts with an assignment or a call is code: no sentence goes on in it."""
_SPACES: Final = re.compile(rb" (?<! .) ++(?=[!-~])")
"""Runs of blanks; each is tried from its first only: without that the time is quadratic."""


def read_leet(encoded: bytes) -> bytes:
    """Return UTF-8 text with digits and signs read as the letters that they stand for; every byte keeps its place."""
    return encoded.translate(_LEET_LETTERS)


def read_invisible(text: str) -> list[str]:
    """Return the texts that no reader can see: in tag characters, and in the bytes of variation selectors."""
    found = ["".join(chr(ord(one) - 0xE0000) for one in run) for run in _TAG_RUN.findall(text)]
    return found + list(_decode_variation_selectors(text))


def decode_runs(
    text: str, charge: Callable[[float], bool] = lambda _: False, depth: int = 0
) -> Iterator[str]:
    """Yield the readable texts that are encoded in a text: base64, base32, hex, binary, rot13, reversed lines.

    An encoding inside another is decoded too, up to ``_MAX_NESTED_DECODINGS``. ``charge``: called with units of work (about 1 µs)
    before runs are decoded; a true answer ends the decoding.
    """
    names_rot13 = _ROT13.search(text) is not None
    for piece in _split_between_runs(text):
        for decoded in _decode_piece(piece, charge, names_rot13=names_rot13):
            yield decoded
            if depth + 1 < _MAX_NESTED_DECODINGS:
                yield from decode_runs(decoded, charge, depth + 1)


def holds_base64(text: str) -> bool:
    """Return whether some run of letters and digits is readable text in base64; few identifiers and keys are."""
    return any(map(_decode_base64, _CODINGS[_decode_base64].findall(text)))


def _decode_piece(piece: str, charge: Callable[[float], bool], *, names_rot13: bool) -> Iterator[str]:
    runs = [(decode, run) for decode, pattern in _CODINGS.items() for run in pattern.findall(piece)]
    if names_rot13:
        runs.append((_decode_rot13, piece))
    if _REVERSED_WORD.search(piece):
        runs += [
            (_decode_reversed_text, line) for line in _LINE_END.split(piece) if _REVERSED_WORD.search(line)
        ]
    for decode, run in runs:
        if charge(_RUN_WORK + len(run) * _DECODING_WORK):
            return
        yield from decode(run)


def _split_between_runs(text: str) -> Iterator[str]:
    """Yield pieces of about ``_PIECE_CHARS`` that end where no encoded run can go on; a longer run is cut between its groups."""
    at = 0
    while at < len(text):
        boundary = _BETWEEN_RUNS.search(text, at + _PIECE_CHARS, at + 2 * _PIECE_CHARS)
        end = boundary.end() if boundary else _find_cut(text, at)
        yield text[at:end]
        at = end


def _find_cut(text: str, at: int) -> int:
    """Return the end of a piece inside a run: a whole number of groups after its start, or behind its last separator."""
    end = at + 2 * _PIECE_CHARS
    if end >= len(text):
        return len(text)
    last = max(text.rfind(sign, at, end) for sign in " :,")
    start = last + 1 if last >= 0 else at
    return end - (end - start) % _GROUP_CHARS


_GROUP_CHARS: Final = 8
"""A multiple of the groups of base64 (4), base32 (8) and hexadecimal digits (2)."""

_PIECE_CHARS: Final = 8_000
_RUN_WORK: Final = 6
_DECODING_WORK: Final = 0.02
_BETWEEN_RUNS: Final = re.compile("[^A-Za-z0-9+/=_ :,-]")
_LINE_END: Final = re.compile("[\n\x1e]")
_ROT13: Final = re.compile("(?i)\\brot[- ]?13\\b")
_REVERSED_WORD: Final = re.compile(
    r"(?i)\b(?:erongi|dragersid|tegrof|snoitcurtsni|tnatsissa|drowssap|tpmorp|liame|resu eht|backwards?)\b|倒着读|倒序|令指|则规|略忽|手助"
)


def _decode_character(match: re.Match[str]) -> str:
    code = int(match[1] or match[2], 16)
    return "" if 0xD800 <= code <= 0xDFFF else chr(code)


def _reverse_text(match: re.Match[str]) -> str:
    """Reverse the text after a right-to-left override."""
    return match[1][::-1]


def _join_spaced_region(match: re.Match[str]) -> str:
    """Join letters that stand one space apart; wider gaps separate words."""
    return _WIDE_GAP.sub(" ", _SINGLE_GAP.sub("", match[0])) if "  " in match[0] else match[0]


def _join_spaced_letters(match: re.Match[str]) -> str:
    """Join a letter-spaced run; wider gaps are already outside the run, so words stay separate."""
    return match[0][::2]


def _decode_base64(run: str) -> tuple[str, ...]:
    body = run.rstrip("=").replace("-", "+").replace("_", "/")
    body = body[: len(body) - (len(body) % 4 == 1)]
    return _read_bytes(binascii.a2b_base64, body + "=" * (-len(body) % 4))


def _decode_base32(run: str) -> tuple[str, ...]:
    body = run.rstrip("=")
    body = body[: len(body) - {1: 1, 3: 1, 6: 1}.get(len(body) % 8, 0)]
    return _read_bytes(base64.b32decode, body + "=" * (-len(body) % 8))


def _decode_hex(run: str) -> tuple[str, ...]:
    return _read_bytes(bytes.fromhex, re.sub("[^0-9a-fA-F]", "", run))


def _decode_bits(run: str) -> tuple[str, ...]:
    return _read_bytes(lambda digits: bytes(int(one, 2) for one in re.findall("[01]{8}", digits)), run)


def _decode_variation_selectors(text: str) -> Iterator[str]:
    """Read selectors as bytes, and the common shift of that scheme (byte = selector − 16, + 16 or as it is)."""
    for run in _VARIATION_RUN.finditer(text):
        numbers = [code - 0xFE00 if (code := ord(one)) < 0xFE10 else code - 0xE0100 + 16 for one in run[0]]
        for shift in (0, 16, -16, 32):
            moved = [number + shift for number in numbers]
            if all(0 <= number < 256 for number in moved):
                yield from _read_bytes(bytes, moved)


def _decode_rot13(text: str) -> tuple[str, ...]:
    return (codecs.encode(text, "rot13"),)


def _decode_reversed_text(line: str) -> tuple[str, ...]:
    return (line[::-1],)


def _read_bytes(decode: Callable[..., bytes], encoded: object) -> tuple[str, ...]:
    """Return the decoded text alone, or nothing where it is not readable."""
    try:
        text = decode(encoded).decode()
    except (binascii.Error, ValueError):
        return ()
    sample = text[:_SAMPLE_CHARS]
    if len(sample) >= 6 and (sum(map(str.isalpha, sample)) + sample.count(" ")) * 10 >= len(sample) * 6:
        return (text,)
    return ()


_CODINGS: Final[dict[Callable[[str], tuple[str, ...]], re.Pattern[str]]] = {
    _decode_base64: re.compile(
        r"(?<![A-Za-z0-9+/_-])(?=[A-Za-fw-z0-9])(?=[a-z0-9+/_-]{0,200}[A-Z])(?=[A-Z0-9+/_-]{0,200}[a-z])[A-Za-z0-9+/_-]{20,}={0,2}"
    ),
    _decode_base32: re.compile(r"(?<![A-Z2-7])[A-Z2-7]{16,}={0,6}"),
    _decode_hex: re.compile(r"(?<![0-9A-Za-z])(?:[0-9a-fA-F]{2}[ :,-]?){12,}"),
    _decode_bits: re.compile(r"(?<![01])(?:[01]{8}[ ,]?){10,}"),
}
"""How to decode what each pattern matches. A run is tried from its beginning only, so that the time is linear; text in base64 has letters of both cases,
and its first sign stands for six bits with which no character of UTF-8 begins if it is one of g–v, + and /."""
