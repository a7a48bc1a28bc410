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
from functools import cache
from typing import Any, Final

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
_MAX_DECODED_RUNS: Final = 50
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
    return _SPACES.sub(b" ", _LINE_IN_SENTENCE.sub(_join_line, encoded))


_LINE_IN_SENTENCE: Final = re.compile(rb"[\n\x1e][ \t>]*+(?=[a-z])")
_SPACES: Final = re.compile(
    rb"(?<! )  ++(?=[!-~])"
)  # one start for each run: without that the time is quadratic
_ENDS_OF_CONTINUED_LINES: Final = frozenset(b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ, ")


def _join_line(match: re.Match[bytes]) -> bytes:
    before = match.string[match.start() - 1] if match.start() else 0
    return b" " if before in _ENDS_OF_CONTINUED_LINES else match[0]


def read_leet(encoded: bytes) -> bytes:
    """Return UTF-8 text with digits and signs read as the letters that they stand for; every byte keeps its place."""
    return encoded.translate(_LEET_LETTERS)


def read_invisible(text: str) -> list[str]:
    """Return the texts that no reader can see: in tag characters, and in the bytes of variation selectors."""
    found = ["".join(chr(ord(one) - 0xE0000) for one in run) for run in _TAG_RUN.findall(text)]
    return found + list(_decode_variation_selectors(text))


def decode_runs(text: str, depth: int = 0) -> list[str]:
    """Return the readable texts that are encoded in a text: base64, base32, hex, binary, rot13, reversed lines.

    An encoding inside another is decoded too, up to ``_MAX_NESTED_DECODINGS``.
    """
    found: list[str] = []
    encoded = text.encode(errors="replace")
    signs, patterns = _compile_codings()
    for index in signs.Match(encoded) or ():
        decode, pattern = patterns[index]
        for count, run in enumerate(pattern.finditer(encoded)):
            if count == _MAX_DECODED_RUNS:
                break
            for decoded in decode(run.group().decode(errors="replace")):
                found.append(decoded)
                if depth + 1 < _MAX_NESTED_DECODINGS:
                    found += decode_runs(decoded, depth + 1)
    return found


@cache
def _compile_codings() -> tuple[Any, tuple[tuple[Callable[[str], Iterator[str]], Any], ...]]:
    """Compile the patterns of encoded runs: one automaton that says which there are, and each by itself."""
    import re2  # noqa: PLC0415 - needed at the first hidden text, not at the start

    options = re2.Options()
    options.never_capture = True
    signs = re2.Set.SearchSet(options)
    for pattern in _CODINGS.values():
        signs.Add(pattern)
    signs.Compile()
    return signs, tuple((decode, re2.compile(pattern, options)) for decode, pattern in _CODINGS.items())


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


def _decode_base64(run: str) -> Iterator[str]:
    if run.islower() or run.isupper():
        return  # a name in a program; text in base64 has letters of both cases
    body = run.rstrip("=").replace("-", "+").replace("_", "/")
    body = body[: len(body) - (len(body) % 4 == 1)]
    yield from _read_bytes(base64.b64decode, body + "=" * (-len(body) % 4))


def _decode_base32(run: str) -> Iterator[str]:
    body = run.rstrip("=")
    body = body[: len(body) - {1: 1, 3: 1, 6: 1}.get(len(body) % 8, 0)]
    yield from _read_bytes(base64.b32decode, body + "=" * (-len(body) % 8))


def _decode_hex(run: str) -> Iterator[str]:
    yield from _read_bytes(bytes.fromhex, re.sub("[^0-9a-fA-F]", "", run))


def _decode_bits(run: str) -> Iterator[str]:
    yield from _read_bytes(lambda digits: bytes(int(one, 2) for one in re.findall("[01]{8}", digits)), run)


def _decode_variation_selectors(text: str) -> Iterator[str]:
    """Read selectors as bytes, and the common shift of that scheme (byte = selector − 16, + 16 or as it is)."""
    for run in _VARIATION_RUN.finditer(text):
        numbers = [code - 0xFE00 if (code := ord(one)) < 0xFE10 else code - 0xE0100 + 16 for one in run[0]]
        for shift in (0, 16, -16, 32):
            moved = [number + shift for number in numbers]
            if all(0 <= number < 256 for number in moved):
                yield from _read_bytes(bytes, moved)


def _decode_rot13(text: str) -> Iterator[str]:
    yield codecs.encode(text, "rot13")


def _decode_reversed_text(line: str) -> Iterator[str]:
    yield line[::-1]


def _read_bytes(decode: Callable[..., bytes], encoded: object) -> Iterator[str]:
    try:
        text = decode(encoded).decode()
    except (binascii.Error, ValueError):
        return
    sample = text[:_SAMPLE_CHARS]
    if len(sample) >= 6 and (sum(map(str.isalpha, sample)) + sample.count(" ")) * 10 >= len(sample) * 6:
        yield text


_CODINGS: Final[dict[Callable[[str], Iterator[str]], str]] = {
    _decode_base64: r"[A-Za-z0-9+/_-]{20,}={0,2}",
    _decode_base32: r"\b[A-Z2-7]{16,}={0,6}",
    _decode_hex: r"\b(?:[0-9a-fA-F]{2}[ :,-]?){12,}",
    _decode_bits: r"(?:[01]{8}[ ,]?){10,}",
    _decode_rot13: r"(?is)^.*rot[- ]?13.*$",
    _decode_reversed_text: r"(?i)[^\n\x1e]*(?:\b(?:erongi|dragersid|tegrof|snoitcurtsni|tnatsissa|drowssap|tpmorp|liame|resu eht|backwards?)\b|倒着读|倒序|令指|则规|略忽|手助)[^\n\x1e]*",
}
"""The pattern of each coding, in RE2 syntax, and how to decode what it matches; rot13 concerns the whole text that names it."""
