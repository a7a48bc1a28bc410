"""Decode a text to what a model would understand: without invisible characters, look-alikes and encodings.

May not know the searched words. Called with one passage of bounded length, only after a cheap sign of hidden text; linear in its
size: runs of combining marks are cut first (UAX #15, stream-safe text), because canonical reordering inside normalisation is
quadratic in such a run.
"""

import binascii
import codecs
import html
import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from string import ascii_letters, ascii_lowercase, ascii_uppercase, digits, hexdigits
from typing import Final, NamedTuple

from callwright.core.guard.confusable_letters import LATIN_BY_LOOKALIKE
from callwright.core.protocols.percent_encoding import decode_percent
from callwright.core.text.late_pattern import compile_late

MAX_COMBINING_RUN: Final = 30
"""Combining marks that may follow each other, as in stream-safe text."""

_MARKS: Final = "\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u0610-\u061a\u064b-\u065f\u0730-\u074a\u07eb-\u07f3\u0816-\u082d\u0859-\u085b\u0898-\u08e1\u0f71-\u0f84\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u302a-\u302f\u3099\u309a\ua66f-\ua67d\ua8e0-\ua8f1\ufe20-\ufe2f\U000101fd\U00010376-\U0001037a\U0001d165-\U0001d1ad\U0001e000-\U0001e02a\U0001e8d0-\U0001e8d6\U0001e944-\U0001e94a"
_LONG_MARK_RUN: Final = compile_late(f"([{_MARKS}]{{{MAX_COMBINING_RUN}}})[{_MARKS}]+")
_LATIN_MARK: Final = "[\u0300-\u036f\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]"
_LATIN_MARKS: Final = compile_late(f"{_LATIN_MARK}(?<=[A-Za-z].){_LATIN_MARK}*")
"""The marks behind a letter; the letter is looked at last, since a search for the marks passes over all else quickly."""

_INVISIBLE: Final = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
_INVISIBLE_CHARACTERS: Final = compile_late(f"[{_INVISIBLE}]")
_MARK_OR_INVISIBLE: Final = compile_late(f"[{_MARKS}{_INVISIBLE}]")
_MARK: Final = compile_late(f"[{_MARKS}]")
"""Holds the Latin marks, too."""

_LATIN_WITH_MARK: Final = compile_late("[\u00c0-\u024f\u1e00-\u1eff]")
"""The letters that NFKD divides into a Latin letter and a mark, and a few others."""

_TAG_CHARACTERS: Final = {0xE0000 + code: chr(code) for code in range(0x20, 0x7F)}
_TAG_CHARACTER: Final = compile_late("[\U000e0020-\U000e007e]")
_VARIATION_RUN: Final = compile_late("[\ufe00-\ufe0f\U000e0100-\U000e01ef]{6,}")
_TAG_RUN: Final = compile_late("[\U000e0020-\U000e007e]{4,}")
_SPACED_LETTERS: Final = compile_late(r"(?<![^\W_])[^\W_]([ .\-_*|])[^\W_](?:\1[^\W_])+(?![^\W_])")
"""Letters with one sign between them: where words are written so, the sign between words is another."""

_SPACED_REGION: Final = compile_late(r"(?<!\S)(?:\S {1,4}){7,}\S(?!\S)")
_SINGLE_GAP: Final = compile_late(r"(?<! ) (?! )")
_WIDE_GAP: Final = compile_late("  +")
_SPACED_CHINESE_SIGN: Final = "[\u4e00-\u9fff,。:;!?]"
_CHINESE_GAP: Final = "[ \u3000.*_|-]{1,2}"
_SPACED_CHINESE: Final = compile_late(f"(?<={_SPACED_CHINESE_SIGN}){_CHINESE_GAP}(?={_SPACED_CHINESE_SIGN})")
_REVERSED_TEXT: Final = compile_late("\u202e([^\u202c\n]{1,2000})")
_LEET_LETTERS: Final = bytes.maketrans(b"013457@$!", b"oieastasi")
_MAX_NESTED_DECODINGS: Final = 2
_SAMPLE_CHARS: Final = 100


class _Coding(NamedTuple):
    """One encoding: how to decode what ``pattern`` matches, which holds at least ``len(needle)`` of its signs in a row.

    The pattern is one of ASCII behind any sign; where the run has to stand behind a certain sign, it begins with that, and its group is the run.
    """

    decode: Callable[[str], tuple[str, ...]]
    pattern: re.Pattern[bytes]
    classes: bytes
    """Translates ASCII text to ``_INSIDE`` for the signs of the encoding, all else to ``_OUTSIDE``."""

    needle: bytes
    padding: int
    """How many signs of padding may follow the last sign of a match."""

    text_start: re.Pattern[str]
    """Matches the beginning of every run that is UTF-8."""

    read_digits: Callable[[bytes], bytes] | None = None
    """Decodes digits of the encoding alone, a whole number of groups of ``_START_SIGNS``; None where beginnings are not sorted out together."""

    separators: bytes = b""
    """Signs that may stand between its digits."""

    has_both_cases: bool = False
    """Whether only runs with capital and small letters are text."""

    tokens: bytes = b""
    """Translates ASCII text to its runs with blanks between them; b"" where other signs may stand in a run."""

    necessary: str | None = None
    """A pattern for RE2 without which there is no run; None where most rows of the signs are runs."""

    text_signs: re.Pattern[bytes] | None = None
    """Signs of which one is in every run that is text."""


def cut_combining_runs(text: str) -> str:
    """Return the text with at most ``MAX_COMBINING_RUN`` combining marks in a row."""
    if not _SPARSE_MARK_RUN.search(text[::_MARK_STEP]):
        return text
    return _LONG_MARK_RUN.sub(r"\1", text)


_MARK_STEP: Final = 3
_SPARSE_MARK_RUN: Final = compile_late(f"[{_MARKS}]{{{MAX_COMBINING_RUN // _MARK_STEP}}}")
"""What a longer run leaves of every third character."""


def show_escaped_letters(text: str) -> str:
    r"""Return a text with the printable characters that JSON writes as ``\uXXXX``: an error that is JSON in a text is read by nobody otherwise."""
    return _ESCAPED_CHARACTER.sub(_show_character, text) if "\\u" in text else text


def _show_character(match: re.Match[str]) -> str:
    shown = bytes.fromhex(match[0].replace("\\u", "")).decode("utf-16-be", errors="replace")
    return shown if shown.isprintable() and "\ufffd" not in shown else match[0]


_ESCAPED_CHARACTER: Final = compile_late(
    r"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}"
)


def unmask_text(text: str) -> str:
    """Return the text without obfuscation, followed by its decoded runs (base64, base32, hex …), one per line."""
    return "\n".join((reveal_letters(text), *decode_runs(text)))


def reveal_letters(text: str) -> str:
    """Return the text as it looks: without invisible characters, with look-alikes, codes and spaced letters resolved."""
    plain = text if text.isascii() else _resolve_characters(_REVERSED_TEXT.sub(_reverse_text, text))
    if "&" in plain:
        plain = _REFERENCES.decode_all(plain)
    if "\\" in plain:
        plain = _CHARACTER_CODES.decode_all(plain)
    if "%" in plain:
        plain = decode_percent(plain)
    return _join_letters_apart(plain)


def _join_letters_apart(text: str) -> str:
    """Return the text with letters that stand apart as words; few texts hold any, and one linear search tells."""
    signs = _find_letters_apart(text)
    if _REGION_SIGN in signs:
        joined = _SPACED_REGION.sub(_join_spaced_region, text)
        if joined != text:
            text, signs = joined, _find_letters_apart(joined)
    if _LETTERS_SIGN in signs:
        joined = _SPACED_LETTERS.sub(_join_spaced_letters, text)
        if joined != text:
            text, signs = joined, _find_letters_apart(joined)
    return _SPACED_CHINESE.sub("", text) if _CHINESE_SIGN in signs else text


_REGION_SIGN, _LETTERS_SIGN, _CHINESE_SIGN = range(3)
_CERTAIN_LETTERS: Final = "\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0400-\u0481\u4e00-\u9fff"
"""Latin, Cyrillic and Chinese letters."""


def _find_letters_apart(text: str) -> list[int]:
    """Return which of the patterns of letters that stand apart could match, by their numbers; a little more often than they do."""
    return _compile_letters_apart()(text.encode(errors="replace")) or []


@cache
def _compile_letters_apart() -> Callable[[bytes], list[int] | None]:
    """Compile the patterns for RE2, without look-around; a character outside ASCII is a letter, and may be none but for usual letters."""
    import re2  # noqa: PLC0415 - needed at the first scan, not at the start

    options = re2.Options()
    options.never_capture = True
    search = re2.Set.SearchSet(options)
    letter, other = r"[0-9A-Za-z\x{80}-\x{10ffff}]", f"[^0-9A-Za-z{_CERTAIN_LETTERS}]"
    search.Add(r"(?:\S {1,4}){7}\S")
    search.Add(rf"(?:^|{other})(?:{letter}[ .\-_*|]){{2,}}{letter}(?:{other}|$)")
    search.Add(rf"{_SPACED_CHINESE_SIGN}{_CHINESE_GAP}{_SPACED_CHINESE_SIGN}")
    search.Compile()
    match: Callable[[bytes], list[int] | None] = search.Match
    return match


def _resolve_characters(text: str) -> str:
    """Return the text without invisible characters, with every look-alike as the letter that it resembles."""
    encoded = text.encode(errors="replace").translate(None, _ASCII)
    beyond = encoded.decode()  # most searches need to look at no other characters
    alphabet = next((one for one in _compile_alphabets() if one.may_be_of(beyond)), None)
    resolved = None if alphabet is None else alphabet.resolve(text)
    if resolved is not None:
        return resolved
    has_marks = False
    sign = _MARK_OR_INVISIBLE.search(beyond)
    if sign is not None:
        has_marks = _MARK.search(beyond, sign.start()) is not None
        if has_marks and (unmarked := _drop_marks(text)) is not None:
            return unmarked
        text = cut_combining_runs(text) if has_marks else text
        if encoded.find(_FIRST_BYTES_OF_TAGS) >= 0 and _TAG_CHARACTER.search(beyond):
            text = text.translate(_TAG_CHARACTERS)
        text, beyond = _drop_invisible(text, beyond)
    if has_marks or not unicodedata.is_normalized("NFKC", beyond) or _LATIN_WITH_MARK.search(beyond):
        plain = unicodedata.normalize("NFKD", text)
        plain = _LATIN_MARKS.sub("", plain) if _may_hold_latin_mark(plain) else plain
        text = beyond = unicodedata.normalize("NFKC", plain)
    return text if text.isascii() else _replace_lookalikes(text, beyond)


_ASCII: Final = bytes(range(128))


def _may_hold_latin_mark(text: str) -> bool:
    """Return whether a text may hold one of the marks of Latin letters: by the bytes with which they begin in UTF-8, in few passes of C."""
    encoded = text.encode(errors="replace")
    return any(encoded.find(one) >= 0 for one in _FIRST_BYTES_OF_LATIN_MARKS)


_FIRST_BYTES_OF_LATIN_MARKS: Final = (
    b"\xcc",
    b"\xcd",
    b"\xd2\x89",
    b"\xe1\xaa",
    b"\xe1\xab",
    b"\xe1\xb7",
    b"\xe2\x83",
)


def _drop_marks(text: str) -> str | None:
    """Return a text of ASCII and marks alone without its marks, in a few passes of C; None where one stands behind another sign than a letter."""
    try:
        signs, _ = codecs.charmap_encode(text, "strict", _ASCII_AND_MARKS)
    except UnicodeEncodeError:
        return None
    kinds = signs.translate(_MARK_KINDS)
    if kinds.startswith(b"^") or b".^" in kinds:
        return None
    return signs.translate(None, _SIGNS_OF_MARKS).decode()


_ASCII_AND_MARKS: Final = codecs.charmap_build("".join(map(chr, (*range(128), *range(0x300, 0x370), 0x489))))
_SIGNS_OF_MARKS: Final = bytes(range(128, 256))
_MARK_KINDS: Final = bytes(
    ord("^" if byte >= 128 else "a" if chr(byte) in ascii_letters else ".") for byte in range(256)
)


def _drop_invisible(text: str, beyond: str) -> tuple[str, str]:
    """Return the text, and its characters that are not ASCII (``beyond``), without those that are invisible; few texts hold many different ones."""
    at = 0
    for _ in range(_MAX_SINGLE_REMOVALS):
        found = _INVISIBLE_CHARACTERS.search(beyond, at)
        if found is None:
            return text, beyond
        at = found.start()
        text, beyond = text.replace(found[0], ""), beyond.replace(found[0], "")
    plain = _INVISIBLE_CHARACTERS.sub("", text)
    return plain, plain


_MAX_SINGLE_REMOVALS: Final = 4


def _replace_lookalikes(text: str, beyond: str) -> str:
    """Return the text with look-alikes as letters; ``beyond``: its characters that are not ASCII, or the text.

    A table is slow for each character, and few characters differ.
    """
    if not _compile_search(_ANY_LOOKALIKE)(beyond.encode(errors="replace")):
        return text
    lookalikes = _LOOKALIKES.intersection(beyond)
    if len(lookalikes) > _MAX_SINGLE_REPLACEMENTS:
        return text.translate(LATIN_BY_LOOKALIKE)
    for one in lookalikes:
        text = text.replace(one, LATIN_BY_LOOKALIKE[ord(one)])
    return text


_LOOKALIKES: Final = frozenset(map(chr, LATIN_BY_LOOKALIKE))


_ANY_LOOKALIKE: Final = f"[{''.join(sorted(_LOOKALIKES))}]"
_MAX_SINGLE_REPLACEMENTS: Final = 40


class _Alphabet:
    """Resolves text of one alphabet, in which every character stands for one other whatever is beside it, in two passes of C.

    ``firsts``, ``seconds``: characters for which that does not hold where one of the second follows one of the first, as of marks that may
    change places; such text is resolved elsewhere. The same characters, or none in both.
    """

    def __init__(self, letters: str, firsts: str = "", seconds: str = "") -> None:
        own = "".join(
            dict.fromkeys([*map(chr, range(128)), *letters, *firsts, *seconds, *_SIGNS_OF_TYPESETTING])
        )
        self._kinds = bytes((one in firsts) or (one in seconds) * 2 for one in own).ljust(256, b"\0")
        self._pair = b"\1\1" if firsts == seconds else b"\1\2"
        self._letters = frozenset(own)
        self._encoding = codecs.charmap_build(own)
        self._resolved = "".join(map(_resolve_character, own))

    def may_be_of(self, beyond: str) -> bool:
        """Return whether some of the characters of a text that are not ASCII are of this alphabet: it is rarely tried in vain."""
        return self._letters.issuperset(beyond[:: len(beyond) // _TRIED_CHARACTERS + 1])

    def resolve(self, text: str) -> str | None:
        """Return the resolved text; None where it holds a character of another alphabet."""
        for sign, letters in _LONG_FORMS.items():
            text = text.replace(sign, letters)
        try:
            signs, _ = codecs.charmap_encode(text, "strict", self._encoding)
        except UnicodeEncodeError:
            return None
        if signs.translate(self._kinds).find(self._pair) >= 0:
            return None
        resolved, _ = codecs.charmap_decode(signs, "strict", self._resolved)
        return resolved


def _resolve_character(one: str) -> str:
    plain = _LATIN_MARKS.sub("", unicodedata.normalize("NFKD", one))
    return unicodedata.normalize("NFKC", plain).translate(LATIN_BY_LOOKALIKE)


@cache
def _compile_alphabets() -> tuple[_Alphabet, ...]:
    greek = "".join(one for one in map(chr, range(0x386, 0x3CF)) if one.isalpha())
    return (
        _Alphabet("".join(map(chr, (*range(0x400, 0x460), 0x490, 0x491)))),
        _Alphabet(greek),
        _Alphabet(_ARABIC, _MARKS_OF_VOWELS, _MARKS_OF_VOWELS),
        _Alphabet(_DEVANAGARI, _BEFORE_DOT, _DOT_BELOW),
    )


_ARABIC: Final = "\u060c\u061b\u061f" + "".join(map(chr, (*range(0x621, 0x64B), *range(0x660, 0x66E))))
_MARKS_OF_VOWELS: Final = "".join(map(chr, range(0x64B, 0x653)))
_DEVANAGARI: Final = "".join(
    chr(code) for code in (*range(0x901, 0x93C), *range(0x93D, 0x951), *range(0x964, 0x971))
)
_DOT_BELOW: Final = "\u093c"
_BEFORE_DOT: Final = "\u0928\u0930\u0933\u094d"
"""Letters that are composed with the dot below, and the sign that changes places with it."""


_TRIED_CHARACTERS: Final = 20
_SIGNS_OF_TYPESETTING: Final = "\u00a0«»—–“”„‘’‚•·°§©®±×÷€£→←↓−†‹›"
_LONG_FORMS: Final = {"…": "...", "№": "No"}
"""Signs of any alphabet that are compatible with several characters."""


def join_lines(encoded: bytes) -> bytes:
    """Return UTF-8 text with sentences that continue in the next line or field on one line, and single spaces between words."""
    if encoded.find(b"\x1e", 1, -1) < 0:  # at the edges of the text no field ends amid a sentence
        encoded = _LINE_IN_SENTENCE.sub(b" ", encoded) if _LINE_FEED in encoded else encoded
    elif _LINE_FEED not in encoded:
        encoded = _FIELD_IN_SENTENCE.sub(b" ", encoded)
    else:  # what the first replaces must not look like a blank to the second
        encoded = _FIELD_IN_SENTENCE.sub(b" ", _LINE_IN_SENTENCE.sub(_NOT_IN_UTF8, encoded))
        encoded = encoded.replace(_NOT_IN_UTF8, b" ")
    return _SPACES.sub(b" ", encoded) if encoded.find(b"  ") >= 0 else encoded


_LINE_FEED: Final = ord("\n")

_END_IN_SENTENCE: Final = rb"(?<=[A-Za-z, ].)[ \t>]*+(?=[a-z])(?![\w.]++ ?[=(\[])"
_LINE_IN_SENTENCE: Final = compile_late(rb"(?s)\n" + _END_IN_SENTENCE)
_FIELD_IN_SENTENCE: Final = compile_late(rb"(?s)\x1e" + _END_IN_SENTENCE)
"""A line that starts with an assignment or a call is code: no sentence continues in it. Two patterns, because one that begins with a single
sign is searched five times as fast."""

_NOT_IN_UTF8: Final = b"\xff"
_SPACES: Final = compile_late(rb"  (?<! ..) *+(?=[!-~])")
"""Runs of blanks; each is tried from its first two only: without that the time is quadratic."""


def read_leet(encoded: bytes) -> bytes:
    """Return UTF-8 text with digits and signs read as the letters that they represent; every byte keeps its place."""
    return encoded.translate(_LEET_LETTERS)


def read_invisible(text: str) -> list[str]:
    """Return the texts that no reader can see: in tag characters, and in the bytes of variation selectors."""
    if text.isascii():
        return []
    encoded = text.encode(errors="replace")
    if encoded.find(_FIRST_BYTES_OF_TAGS) < 0:
        return list(_decode_variation_selectors(text)) if _SHORT_SELECTORS.search(encoded) else []
    found = ["".join(chr(ord(one) - 0xE0000) for one in run) for run in _TAG_RUN.findall(text)]
    return found + list(_decode_variation_selectors(text))


_FIRST_BYTES_OF_TAGS: Final = b"\xf3\xa0"
"""In UTF-8, of the tag characters and of the variation selectors from U+E0100."""

_SHORT_SELECTORS: Final = compile_late(rb"\xef\xb8[\x80-\x8f](?:\xef\xb8[\x80-\x8f]){5}")
"""Six in a row. A pattern that begins with known bytes is searched fifty times as fast as one that begins with a group."""


def decode_runs(
    text: str, charge: Callable[[float], bool] = lambda _: False, depth: int = 0
) -> Iterator[str]:
    """Yield the readable texts that are encoded in a text: base64, base32, hex, binary, rot13, reversed lines.

    An encoding inside another is decoded too, up to ``_MAX_NESTED_DECODINGS``. ``charge``: called with units of work (about 1 µs)
    before runs are decoded; a true answer ends the decoding.
    """
    # One byte a character, so that places are the same; what is not ASCII is in no run.
    signs = text.encode("ascii", "replace")
    codings = _list_present_codings(signs)
    marks = _find_marks(signs if text.isascii() else text.encode(errors="replace"))
    names_rot13 = _ROT13_MARK in marks and _ROT13.search(text) is not None
    has_reversed = _REVERSED_MARK in marks
    if not (codings or names_rot13 or has_reversed):
        return
    for start, end in _split_between_runs(signs):
        piece = text[start:end]
        runs = [(one.decode, run) for one in codings for run in _find_runs(one, signs[start:end])]
        if names_rot13:
            runs.append((_decode_rot13, piece))
        if has_reversed:
            runs += [(_decode_reversed_text, line) for line in _find_reversed_lines(piece)]
        yield from _decode_found(runs, charge, depth)


def _list_present_codings(signs: bytes) -> list[_Coding]:
    """Return the encodings that may have a run in ASCII text."""
    present: list[_Coding] = []
    for outer, inner in _NESTED_CODINGS:
        within = signs.translate(outer.classes)
        if within.find(min(outer.needle, inner.needle, key=len)) < 0:
            continue
        if within.find(outer.needle) >= 0 and not (outer.has_both_cases and _has_one_case(signs)):
            present.append(outer)
        if signs.translate(inner.classes).find(inner.needle) >= 0:
            present.append(inner)
    return present


def _has_one_case(signs: bytes) -> bool:
    return signs.islower() or signs.isupper()


def _decode_found(
    runs: list[tuple[Callable[[str], tuple[str, ...]], str]], charge: Callable[[float], bool], depth: int
) -> Iterator[str]:
    texts: list[str] = []
    for decode, run in runs:
        if charge(_RUN_WORK + len(run) * _DECODING_WORK):
            return
        for decoded in decode(run):
            if charge(_TEXT_WORK + len(decoded) * _READING_WORK):
                return
            yield decoded
            texts.append(decoded)
    if texts and depth + 1 < _MAX_NESTED_DECODINGS:
        yield from decode_runs("\n".join(texts), charge, depth + 1)


def holds_base64(encoded: bytes) -> bool:
    """Return whether some run of letters and digits of UTF-8 text is readable text in base64; few identifiers and keys are."""
    signs = encoded if encoded.isascii() else encoded.decode().encode("ascii", "replace")
    if len(signs) <= _SHORT_TEXT and not may_begin_base64(signs):
        return False
    return any(map(_decode_base64, _find_runs(_BASE64, signs)))


_SHORT_TEXT: Final = 1_000


def may_begin_base64(signs: bytes) -> bool:
    """Return whether ``_find_runs`` finds a run of base64 in ASCII; in a short text, which has few runs, this takes a third of its time."""
    before, run, after = signs.translate(_BASE64_CLASSES).partition(_BASE64_NEEDLE)
    start = len(before)
    while run:
        if signs[start] in _BASE64_FIRSTS and _match_base64_start(signs, start):
            return True
        if len(after) < len(run):
            return False
        _, run, after = after.lstrip(_INSIDE).partition(_BASE64_NEEDLE)
        start = len(signs) - len(after) - len(run)
    return False


def _find_runs(coding: _Coding, signs: bytes) -> list[str]:
    """Return the runs of a piece that the pattern of an encoding matches and that may be text; ``signs``: the piece with one byte for each character."""
    if coding.has_both_cases and _has_one_case(signs):
        return []
    within = signs.translate(coding.classes)
    start = within.find(coding.needle)
    if start < 0 or not _may_hold_text(coding, signs):
        return []
    if coding.tokens and within.count(coding.needle, start) >= _MIN_SORTED_RUNS:
        runs = [one for one in signs.translate(coding.tokens).split() if len(one) >= len(coding.needle)]
    else:
        runs = _list_runs(coding, signs, within, start)
    if coding.read_digits is not None and len(runs) >= _MIN_SORTED_RUNS:
        runs = _sort_out_beginnings(runs, coding.read_digits, coding.separators)
    return list(filter(coding.text_start.match, [one.decode() for one in runs]))


def _may_hold_text(coding: _Coding, signs: bytes) -> bool:
    """Return whether ASCII text may have a run of the encoding that is text, by cheaper looks than the search for runs."""
    if coding.text_signs is not None and coding.text_signs.search(signs) is None:
        return False
    return (
        coding.necessary is None
        or len(signs) <= _SHORT_TEXT
        or bool(_compile_search(coding.necessary)(signs))
    )


@cache
def _compile_search(pattern: str) -> Callable[[bytes], list[int] | None]:
    import re2  # noqa: PLC0415 - needed at the first scan, not at the start

    options = re2.Options()
    options.never_capture = True
    search = re2.Set.SearchSet(options)
    search.Add(pattern)
    search.Compile()
    match: Callable[[bytes], list[int] | None] = search.Match
    return match


def _list_runs(coding: _Coding, signs: bytes, within: bytes, start: int) -> list[bytes]:
    """Return what the pattern of an encoding matches; it is tried only where enough signs of the encoding follow each other.

    ``within``: the classes of the signs; ``start``: where the first such place begins.
    """
    behind = b" " + signs  # so that a sign is before each place
    runs: list[bytes] = []
    for _ in range(_MAX_SINGLE_ROWS):
        if start < 0:
            return runs
        end = within.find(_OUTSIDE, start + len(coding.needle))
        end = len(within) if end < 0 else end
        runs += coding.pattern.findall(behind, start, end + coding.padding + 1)
        start = within.find(coding.needle, end)
    if start >= 0:
        end = within.rfind(coding.needle) + len(coding.needle) + coding.padding
        runs += coding.pattern.findall(behind, start, end + 1)
    return runs


_MAX_SINGLE_ROWS: Final = 10
"""Where a piece has more rows of signs, the rest of it is searched at once."""

_MIN_SORTED_RUNS: Final = 8
"""Fewer runs are told apart one by one in less time."""


def _sort_out_beginnings(
    runs: list[bytes], read_digits: Callable[[bytes], bytes], separators: bytes
) -> list[bytes]:
    """Return the runs whose first bytes may be UTF-8, and few others: most ids and digests need not be decoded one by one.

    The first bytes of all runs are decoded together; then each place is looked at in all runs at once, as the bytes of one number.
    """
    digits = b"\n".join(runs).translate(None, separators).split(b"\n") if separators else runs
    beginnings = b"".join([run[:_START_SIGNS] for run in digits])
    kinds = read_digits(beginnings).translate(_KINDS)
    count = len(runs)
    length = len(kinds) // count
    ones = int.from_bytes(b"\1" * count, "big")
    bad, before = 0, ones << _PLAIN
    for place in range(length):
        kind = int.from_bytes(kinds[place::length], "big")
        continues = kind >> _CONTINUES
        bad |= (before >> _LEAD) & ~continues | before & continues | kind >> _NEVER
        before = kind
    return [run for run, is_bad in zip(runs, (bad & ones).to_bytes(count, "big"), strict=True) if not is_bad]


_PLAIN, _LEAD, _CONTINUES, _NEVER = range(4)
"""Numbers of the bits that tell what a byte may be in UTF-8: a character, the first of several bytes, a further one, or none."""


def _tell_kind(byte: int) -> int:
    if byte < 0x80:
        return 1 << _PLAIN
    if byte < 0xC0:
        return 1 << _CONTINUES
    return 1 << (_LEAD if 0xC2 <= byte <= 0xF4 else _NEVER)


_KINDS: Final = bytes(map(_tell_kind, range(256)))


def _find_marks(encoded: bytes) -> list[int]:
    """Return which of ``_ROT13`` and ``_REVERSED_WORD`` could match UTF-8 text, by their numbers; a little more often than they do."""
    return _compile_marks()(encoded) or []


_ROT13_MARK, _REVERSED_MARK = range(2)


def _find_reversed_lines(piece: str) -> list[str]:
    if _REVERSED_MARK not in _find_marks(piece.encode(errors="replace")):
        return []
    lines = _LINE_END.split(piece)
    if not piece.isascii():  # letters outside ASCII may have an ASCII one as their other case
        return [line for line in lines if _REVERSED_WORD.search(line)]
    small = piece.lower()
    literals = [literal for literal in _REVERSED_LITERALS if literal in small]
    return [
        line
        for line, lowered in zip(lines, _LINE_END.split(small), strict=True)
        if any(literal in lowered for literal in literals) and _REVERSED_WORD.search(line)
    ]


@cache
def _compile_marks() -> Callable[[bytes], list[int] | None]:
    import re2  # noqa: PLC0415 - needed at the first scan, not at the start

    options = re2.Options()
    options.never_capture = True
    marks = re2.Set.SearchSet(options)
    marks.Add("(?i)rot[- ]?13")
    # The standard library takes the Turkish letters for an i in other case, RE2 does not.
    marks.Add("(?i)" + _REVERSED_PATTERN.replace(r"\b", "").replace("i", "[i\u0130\u0131]"))
    marks.Compile()
    match: Callable[[bytes], list[int] | None] = marks.Match
    return match


def _split_between_runs(signs: bytes) -> Iterator[tuple[int, int]]:
    """Yield the bounds of pieces of about ``_PIECE_CHARS`` that end where no encoded run can continue; a longer run is cut between its groups."""
    at = 0
    while at < len(signs):
        boundary = signs[at + _PIECE_CHARS : at + 2 * _PIECE_CHARS].translate(_RUN_CLASSES).find(_OUTSIDE)
        end = at + _PIECE_CHARS + boundary + 1 if boundary >= 0 else _find_cut(signs, at)
        yield at, end
        at = end


def _find_cut(signs: bytes, at: int) -> int:
    """Return the end of a piece inside a run: a whole number of groups after its start, or behind its last separator."""
    end = at + 2 * _PIECE_CHARS
    if end >= len(signs):
        return len(signs)
    last = max(signs.rfind(sign, at, end) for sign in b" :,")
    start = last + 1 if last >= 0 else at
    return end - (end - start) % _GROUP_CHARS


_GROUP_CHARS: Final = 8
"""A multiple of the groups of base64 (4), base32 (8) and hexadecimal digits (2)."""

_PIECE_CHARS: Final = 8_000
_RUN_WORK: Final = 3
_DECODING_WORK: Final = 0.02
_TEXT_WORK: Final = 32
_READING_WORK: Final = 0.03
"""Units for each decoded text, and for each of its characters: it is searched for cues by itself."""

_LINE_END: Final = compile_late("[\n\x1e]")
_ROT13: Final = compile_late("(?i)\\brot[- ]?13\\b")
_REVERSED_PATTERN: Final = r"\b(?:erongi|dragersid|tegrof|snoitcurtsni|tnatsissa|drowssap|tpmorp|liame|resu eht|backwards?)\b|倒着读|倒序|令指|则规|略忽|手助"
_REVERSED_WORD: Final = compile_late(f"(?i){_REVERSED_PATTERN}")
_REVERSED_LITERALS: Final = tuple(
    re.findall("[a-z]+(?: [a-z]+)?", _REVERSED_PATTERN.replace(r"\b", "").replace("s?", ""))
)
"""Its words of ASCII, of which a pattern for every place of a line takes fifty times as long."""


class _CharacterForms(dict[str, str]):
    """Decodes the forms of characters that a pattern, one group, matches; it remembers those seen lately, since a text has few different ones."""

    def __init__(self, pattern: str, decode: Callable[[str], str]) -> None:
        super().__init__()
        self._pattern, self._decode = compile_late(pattern), decode

    def __missing__(self, form: str) -> str:
        if len(self) > _MAX_KNOWN_FORMS:
            self.clear()
        decoded = self[form] = self._decode(form)
        return decoded

    def decode_all(self, text: str) -> str:
        """Return the text with each form as its character."""
        parts = self._pattern.split(text)
        parts[1::2] = map(self.__getitem__, parts[1::2])
        return "".join(parts)


def _decode_character(code: str) -> str:
    number = int(code.strip("\\ux{}"), 16)
    return "" if 0xD800 <= number <= 0xDFFF else chr(number)


_MAX_KNOWN_FORMS: Final = 10_000
_REFERENCES: Final = _CharacterForms(
    r"(&(?:#[0-9]+;?|#[xX][0-9a-fA-F]+;?|[^\t\n\f <&#;]{1,32};?))", html.unescape
)
"""References of HTML, as the standard library finds them."""

_CHARACTER_CODES: Final = _CharacterForms(r"(\\u\{?[0-9a-fA-F]{4,5}\}?|\\x[0-9a-fA-F]{2})", _decode_character)


def _reverse_text(match: re.Match[str]) -> str:
    """Reverse the text after a right-to-left override."""
    return match[1][::-1]


def _join_spaced_region(match: re.Match[str]) -> str:
    """Join letters that stand one space apart; wider gaps separate words. Where nothing does, a long row of letters is joined as a whole."""
    if "  " in match[0]:
        return _WIDE_GAP.sub(" ", _SINGLE_GAP.sub("", match[0]))
    signs = match[0][::2]
    is_text = len(signs) >= _MIN_ROW and sum(map(str.isalpha, signs)) >= _MIN_LETTER_SHARE * len(signs)
    return signs if is_text else match[0]


_MIN_ROW: Final = 20
_MIN_LETTER_SHARE: Final = 0.7
"""A row of fewer signs, or of fewer letters among them, is rather a table, a formula or a list."""


def _join_spaced_letters(match: re.Match[str]) -> str:
    """Join a letter-spaced run; wider gaps are already outside the run, so words stay separate."""
    return match[0][::2]


def _decode_base64(run: str) -> tuple[str, ...]:
    body = run.rstrip("=").replace("-", "+").replace("_", "/")
    if not _begins_with_text(binascii.a2b_base64, body):
        return ()
    body = body[: len(body) - (len(body) % 4 == 1)]
    return _read_bytes(binascii.a2b_base64, body + "=" * (-len(body) % 4))


def _begins_with_text(decode: Callable[[str], bytes], body: str) -> bool:
    """Return whether the first signs, a whole number of groups, are the beginning of UTF-8: random ones hardly ever are."""
    try:
        codecs.utf_8_decode(decode(body[:_START_SIGNS]), "strict", False)
    except (binascii.Error, ValueError):
        return False
    return True


_START_SIGNS: Final = 16


def _decode_base32(run: str) -> tuple[str, ...]:
    body = run.rstrip("=")
    if not _begins_with_text(_read_base32, body):
        return ()
    body = body[: len(body) - {1: 1, 3: 1, 6: 1}.get(len(body) % 8, 0)]
    return _read_bytes(_read_base32, body)


def _read_base64_digits(digits: bytes) -> bytes:
    return binascii.a2b_base64(digits.translate(_STANDARD_BASE64))


_STANDARD_BASE64: Final = bytes.maketrans(b"-_", b"+/")


def _read_base32(body: str) -> bytes:
    """Return the whole bytes of base32 without padding; ten times as fast as the standard library, which reads it in Python."""
    bits = 5 * len(body)
    return (int(body.translate(_BASE32_DIGITS), 32) >> bits % 8).to_bytes(bits // 8, "big")


_BASE32_DIGITS: Final = str.maketrans(f"{ascii_uppercase}234567", f"{digits}{ascii_uppercase[:22]}")


def _decode_hex(run: str) -> tuple[str, ...]:
    return _read_bytes(bytes.fromhex, re.sub("[^0-9a-fA-F]", "", run))


def _decode_bits(run: str) -> tuple[str, ...]:
    bits = run.replace(" ", "").replace(",", "")
    return _read_bytes(lambda bits: int(bits, 2).to_bytes(len(bits) // 8, "big"), bits)


def _decode_variation_selectors(text: str) -> Iterator[str]:
    """Read selectors as bytes, and the common shift of that scheme (byte = selector − 16, + 16 or as it is)."""
    for run in _VARIATION_RUN.findall(text):
        numbers, _ = codecs.charmap_encode(run, "strict", _NUMBERS_OF_SELECTORS)
        for shift in (0, 16, -16, 32):
            if not numbers.translate(None, _SHIFTED[shift].held):
                yield from _read_bytes(numbers.translate, _SHIFTED[shift].moved)


class _Shift(NamedTuple):
    """``held``: the bytes that are bytes after the shift, too. ``moved``: a table for ``bytes.translate``."""

    held: bytes
    moved: bytes


_SHIFTED: Final = {
    shift: _Shift(
        bytes(byte for byte in range(256) if 0 <= byte + shift < 256),
        bytes((byte + shift) % 256 for byte in range(256)),
    )
    for shift in (0, 16, -16, 32)
}
_NUMBERS_OF_SELECTORS: Final = dict(enumerate(range(16), 0xFE00)) | dict(enumerate(range(16, 256), 0xE0100))
"""A table for ``charmap_encode``."""


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


_OUTSIDE: Final = b"\0"
_INSIDE: Final = b"\1"
_RUN_CLASSES: Final = b"".join(
    _INSIDE if chr(byte) in f"{ascii_letters}{digits}+/=_ :,-" else _OUTSIDE for byte in range(256)
)
"""Translates ASCII text to ``_INSIDE`` for the signs that may stand in an encoded run."""


def _define_coding(
    decode: Callable[[str], tuple[str, ...]],
    pattern: str,
    text_start: str,
    signs: str,
    length: int,
    padding: int = 0,
    read_digits: Callable[[bytes], bytes] | None = None,
    separators: bytes = b"",
    *,
    has_both_cases: bool = False,
) -> _Coding:
    classes = b"".join(_INSIDE if chr(byte) in signs else _OUTSIDE for byte in range(256))
    return _Coding(
        decode,
        re.compile(pattern.encode()),
        classes,
        _INSIDE * length,
        padding,
        re.compile(text_start),
        read_digits,
        separators,
        has_both_cases,
        bytes(byte if chr(byte) in signs else ord(" ") for byte in range(256)) if " " not in signs else b"",
    )


def _match_text_start(alphabet: Sequence[str], bits: int) -> str:
    """Return a pattern of the first two digits, of so many bits each, of UTF-8; ``alphabet``: the signs for each value."""
    firsts_by_second: dict[str, str] = {}
    for high, first in enumerate(alphabet):
        seconds = "".join(
            second
            for low, second in enumerate(alphabet)
            if _may_begin_text((high << bits | low) >> 2 * bits - 10)
        )
        firsts_by_second[seconds] = firsts_by_second.get(seconds, "") + first
    pairs = [
        (re.escape(firsts), re.escape(seconds)) for seconds, firsts in firsts_by_second.items() if seconds
    ]
    return "(?:" + "|".join(f"[{firsts}][{seconds}]" for firsts, seconds in pairs) + ")"


def _list_text_firsts(alphabet: Sequence[str], bits: int) -> frozenset[int]:
    """Return the ASCII codes with which a match of ``_match_text_start`` begins."""
    return frozenset(
        ord(sign)
        for high, first in enumerate(alphabet)
        if any(_may_begin_text((high << bits | low) >> 2 * bits - 10) for low in range(len(alphabet)))
        for sign in first
    )


def _may_begin_text(start: int) -> bool:
    """Return whether UTF-8 may begin with these ten bits: one byte, and the upper two bits of the next."""
    byte, continues = start >> 2, start & 3 == 2
    return not continues if byte < 0x80 else continues and 0xC2 <= byte <= 0xF4


def _match_characters(one: str, two: str, three: str, four: str, more: str, between: str) -> str:
    """Return a pattern of one character of UTF-8, by the patterns of its first byte (of one to four), of each further byte and of what may stand after any."""
    more += between
    return f"(?:{one}{between}|{two}{between}{more}|{three}{between}{more}{more}|{four}{between}{more}{more}{more})"


_BASE64_ALPHABET: Final = (*ascii_uppercase, *ascii_lowercase, *digits, "+-", "/_")
_BASE64_FIRSTS: Final = _list_text_firsts(_BASE64_ALPHABET, 6)
_BASE64: Final = _define_coding(
    _decode_base64,
    "[A-Za-z0-9+/_-]{20,}+={0,2}",
    f"(?={_match_text_start(_BASE64_ALPHABET, 6)})(?=[a-z0-9+/_-]{{0,200}}[A-Z])(?=[A-Z0-9+/_-]{{0,200}}[a-z])",
    f"{ascii_letters}{digits}+/_-",
    20,
    2,
    _read_base64_digits,
    has_both_cases=True,
)
_BASE64_CLASSES, _BASE64_NEEDLE = _BASE64.classes, _BASE64.needle
_match_base64_start: Final = re.compile(_BASE64.text_start.pattern.encode()).match
_HEX: Final = "[0-9a-fA-F]"
_CODINGS: Final = (
    _BASE64,
    _define_coding(
        _decode_base32,
        "[A-Z2-7]{16,}+={0,6}",
        _match_text_start(f"{ascii_uppercase}234567", 5),
        f"{ascii_uppercase}234567",
        16,
        6,
        lambda encoded: _read_base32(encoded.decode()),
    ),
    _define_coding(
        _decode_hex,
        "[^0-9A-Za-z](" + f"{_HEX}{_HEX}[ :,-]?+" * 12 + f"(?>(?:(?:{_HEX}{{32}}|{_HEX}{{2}})[ :,-]?)*))",
        _match_characters(
            f"[0-7]{_HEX}",
            f"(?:[cC][2-9a-fA-F]|[dD]{_HEX})",
            f"[eE]{_HEX}",
            "[fF][0-4]",
            f"[89abAB]{_HEX}",
            "[ :,-]?",
        )
        + "{3}",
        f"{hexdigits} :,-",
        24,
        0,
        lambda encoded: bytes.fromhex(encoded.decode()),
        b" :,-",
    )._replace(text_signs=re.compile(b"[24567cdefCDEF]")),
    _define_coding(
        _decode_bits,
        "[^01]([01]{8}[ ,]?(?:[01]{8}[ ,]?){9,})",
        _match_characters("0[01]{7}", "110[01]{5}", "1110[01]{4}", "11110[01]{3}", "10[01]{6}", "[ ,]?")
        + "{2}",
        "01 ,",
        80,
    )._replace(necessary="(?:^|[^01])(?:[01]{8}[ ,]?){10}"),
)
"""The encodings. A run is tried from its beginning only, so that the time is linear; text in base64 has letters of both cases."""

_NESTED_CODINGS: Final = ((_CODINGS[0], _CODINGS[1]), (_CODINGS[2], _CODINGS[3]))
"""Pairs of which the signs of the second are among those of the first."""
