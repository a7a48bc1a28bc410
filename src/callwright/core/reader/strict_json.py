"""Strict JSON: what RFC 8259 allows, without anything that two parsers could read differently.

Duplicate keys, NaN, infinities, numbers out of range, lone surrogates, bytes that are not UTF-8, more than 200 levels
and more than ``limit`` bytes are errors, each with a fixed message and the position and never with the content. Python values
given by a caller must meet the same limits as their text would.
"""

import math
import re
from collections.abc import Collection, Iterable
from typing import Any, Final

import jiter
import msgspec

from callwright.core.reader import reading_reasons
from callwright.domain.reason import Reason

MAX_BYTES: Final = 8 * 1024 * 1024
"""Maximum size of a text, and of the text of a value, in bytes."""

MAX_DEPTH = 200
"""Maximum nesting depth; the parser's own limit."""

_ERROR_POSITION = re.compile(r"at line (\d+) column (\d+)$")
_DIGIT_CLASSES = bytes(48 if 48 <= sign <= 57 else 101 if sign in b"eE" else 32 for sign in range(256))
"""Translation table: every digit to 0, every e to e, all else to a space."""

_OVERFLOW_DIGITS = 200
_TOO_MANY_DIGITS: Final = reading_reasons.TOO_MANY_DIGITS()
_JSON_STRING = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"', re.DOTALL)
_LONG_NUMBER = re.compile(rb"[0-9.]{4001}")
"""A fraction with this many digits would be cut to the sixteen or so of a float; the parser itself rejects most such integers."""

_OVERFLOW_MARKERS = (b"0e000", b"0" * _OVERFLOW_DIGITS)
"""What a float must contain to become infinite: a three-digit exponent, or enough digits."""

_PARSER_REASONS = (
    ("duplicate key", reading_reasons.DUPLICATE_KEY()),
    ("recursion limit", reading_reasons.NESTED_TOO_DEEPLY(most=MAX_DEPTH)),
    ("number out of range", _TOO_MANY_DIGITS),
    ("EOF", reading_reasons.ENDS_TOO_EARLY()),
    ("trailing characters", reading_reasons.TRAILING_TEXT()),
    ("control character", reading_reasons.RAW_CONTROL_CHARACTER()),
    ("escape", reading_reasons.INVALID_ESCAPE()),
    ("key must be a string", reading_reasons.UNQUOTED_KEY()),
    ("trailing comma", reading_reasons.TRAILING_COMMA()),
    ("expected `:`", reading_reasons.MISSING_COLON()),
    ("expected `,`", reading_reasons.MISSING_COMMA()),
    ("invalid number", reading_reasons.NOT_JSON_NUMBER()),
    ("expected value", reading_reasons.NO_VALUE()),
)


_NOT_JSON: Final = reading_reasons.NOT_JSON()


class StrictJsonError(Exception):
    """The text is not acceptable JSON.

    ``reason`` is a fixed message, with line and column where known. Cure: write one plain JSON document.
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


def parse_strict_json(text: str | bytes, limit: int) -> Any:
    """Parse one JSON document of at most ``limit`` bytes.

    Raises:
        StrictJsonError: with the reason.
    """
    data = text if type(text) is bytes else _encode_text(text)
    if len(data) > limit:
        raise StrictJsonError(explain_too_large(limit))
    try:
        value = jiter.from_json(data, allow_inf_nan=False, catch_duplicate_keys=True, cache_mode="keys")
    except ValueError as fault:
        raise StrictJsonError(_explain_fault(str(fault), data)) from None
    if _may_overflow(data):
        if find_json_fault(value, limit) is not None:
            raise StrictJsonError(reading_reasons.NUMBER_TOO_LARGE())
        if _LONG_NUMBER.search(_JSON_STRING.sub(b'""', data)):
            raise StrictJsonError(_TOO_MANY_DIGITS)
    return value


def _may_overflow(data: bytes) -> bool:
    """Return whether a number in it may have become infinite. A regular expression would take ten times as long for a megabyte."""
    signs = data.translate(_DIGIT_CLASSES, b"+")
    exponent, digits = _OVERFLOW_MARKERS
    return exponent in signs or (len(signs) >= _OVERFLOW_DIGITS and digits in signs)


def _encode_text(text: str | bytes) -> bytes:
    if isinstance(text, bytes):
        return text
    try:
        return text.encode()
    except UnicodeEncodeError:
        raise StrictJsonError(LONE_SURROGATE_REASON) from None


def _explain_fault(fault: str, data: bytes) -> Reason:
    if not data.strip():
        return reading_reasons.EMPTY()
    if not _is_utf8(data):
        return reading_reasons.NOT_UTF8()
    place = _ERROR_POSITION.search(fault)
    reason = _NOT_JSON
    for sign, said in _PARSER_REASONS:
        if sign in fault:
            reason = said
            break
    if place is None:
        return reason
    return reading_reasons.AT_POSITION(reason=reason, line=int(place[1]), column=int(place[2]))


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


_OBJECT_WITHOUT_JSON: Final = reading_reasons.OBJECT_WITHOUT_JSON()


class NonJsonValue:
    """A placeholder for a value that is not JSON, or is too large to be kept, with the reason for its refusal."""

    def __init__(self, reason: Reason = _OBJECT_WITHOUT_JSON) -> None:
        self.reason = reason


def is_plain_json(value: Any) -> bool:
    """Return whether a Python value is plain JSON; see ``find_json_fault``."""
    return find_json_fault(value) is None


_SCALAR_TYPES: Final = frozenset({str, int, bool, float, type(None)})
_CONTAINER_TYPES: Final = frozenset({dict, list})
_NUMBER_TYPES: Final = frozenset({int, float})
_JSON_TYPES: Final = _SCALAR_TYPES | _CONTAINER_TYPES
_are_all_text = frozenset({str}).issuperset
MAX_INTEGER_BITS: Final = 14_000
"""Maximum bits of an integer; one of more than 4,300 digits cannot be printed."""


def find_json_fault(value: Any, limit: int = MAX_BYTES) -> Reason | None:
    """Return why a Python value is not plain JSON, to complete “The call could not be read: …”; None where it is.

    JSON has texts as keys, finite printable numbers, encodable texts, and at most 200 levels. The value is
    checked level by level, and no further than a text of ``limit`` bytes could reach: two bytes per value, one per character.
    """
    level: list[Any] = [[value]]
    budget = limit + 2
    for _ in range(MAX_DEPTH + 1):
        budget -= 2 * sum(map(len, level))
        if budget < 0:
            return explain_too_large(limit)
        keys = [key for node in level if type(node) is dict for key in node]
        items = [item for node in level for item in (node.values() if type(node) is dict else node)]
        if (fault := _find_level_fault(keys, items)) is not None:
            return fault
        texts = [*keys, *(item for item in items if type(item) is str)]
        budget -= sum(map(len, texts))
        if budget < 0:
            return explain_too_large(limit)
        level = [item for item in items if type(item) in _CONTAINER_TYPES]
        if not are_encodable(texts):
            return LONE_SURROGATE_REASON
        if not level:
            return None
    return reading_reasons.NESTED_TOO_DEEPLY_OR_CYCLIC(most=MAX_DEPTH)


_MAX_SMALL_CHARS: Final = 4000
_MAX_SMALL_NODES: Final = 64
_MAX_SMALL_ITEMS: Final = 1000
_MAX_SMALL_INTEGER: Final = 2**63
_MIN_SMALL_INTEGER: Final = -(2**63)


def is_small_plain_json(document: Any) -> bool:
    """Return whether a Python value is certainly valid JSON unchanged, by one walk over a small value.

    True implies that ``find_json_fault`` finds nothing. False says nothing: a larger value is not walked to its end. Small is
    at most 64 objects and lists of 1,000 items each, and 4,000 characters of texts.
    """
    nodes = [document]
    others: list[str] = []
    chars = 0
    for node in nodes:  # grows while it is walked: nested objects and lists come later
        kind = type(node)
        if (kind is not dict and kind is not list) or len(node) > _MAX_SMALL_ITEMS:
            return False
        if kind is dict:
            chars += _measure_names(node, others)
        chars += _measure_items(node.values() if kind is dict else node, nodes, others)
        if len(nodes) > _MAX_SMALL_NODES or chars > _MAX_SMALL_CHARS:
            return False
    return not others or are_encodable(others)


def encode_small_plain_json(fields: dict[Any, Any]) -> bytes:
    """Return the JSON of an object that is certainly valid JSON unchanged, by a look at its fields; b"" says nothing.

    More than b"" implies that ``find_json_fault`` finds nothing. Fields are texts, numbers, flags, null and lists of such without
    fractions. The encoder finds lone surrogates, and a short encoding bounds all lengths and digits.
    """
    # In Python: most calls have few arguments, most of them texts, and one search through their types takes as long as this.
    for name, item in fields.items():
        if type(name) is not str:
            return b""
        kind = type(item)
        if kind is str or kind is int or kind in _EXACT_TYPES:
            continue
        if kind is float:
            if not _MIN_SMALL_INTEGER < item < _MAX_SMALL_INTEGER:  # neither is NaN
                return b""
        elif kind is not list or not _are_all_exact(map(type, item)):
            return b""
    try:
        encoded = _encode_json(fields)
    except ValueError:  # half a surrogate pair, or too many digits
        return b""
    return encoded if len(encoded) <= _MAX_SMALL_CHARS else b""


_EXACT_TYPES: Final = frozenset({str, int, bool, type(None)})
_are_all_exact = _EXACT_TYPES.issuperset
_encode_json = msgspec.json.Encoder().encode


def _measure_names(fields: dict[Any, Any], others: list[str]) -> int:
    """Return the characters of the names of fields, and note those not in ASCII; too many where one is no text."""
    chars = 0
    for name in fields:
        if type(name) is not str:
            return _TOO_MANY_CHARS
        chars += len(name)
        if not name.isascii():
            others.append(name)
    return chars


def _measure_items(items: Collection[Any], nodes: list[Any], others: list[str]) -> int:
    """Return the characters of the texts among the items, and note nested values and texts not in ASCII; too many where an item is no plain JSON.

    A loop of plain comparisons: on a few items the functions of the standard library take twice as long.
    """
    chars = 0
    for item in items:
        kind = type(item)
        if kind is str:
            chars += len(item)
            if not item.isascii():
                others.append(item)
        elif kind is int or kind is float:
            if not _MIN_SMALL_INTEGER < item < _MAX_SMALL_INTEGER:  # neither is NaN
                return _TOO_MANY_CHARS
        elif kind is dict or kind is list:
            nodes.append(item)
        elif kind is not bool and item is not None:
            return _TOO_MANY_CHARS
    return chars


_TOO_MANY_CHARS: Final = _MAX_SMALL_CHARS + 1


LONE_SURROGATE_REASON: Final = reading_reasons.LONE_SURROGATE()


def explain_too_large(limit: int) -> Reason:
    """Return the message for a text, or a value, beyond the limit."""
    return reading_reasons.TOO_LARGE(limit=limit)


def _find_level_fault(keys: list[Any], items: list[Any]) -> Reason | None:
    """Return the first problem among keys and values of one level."""
    if not _are_all_text(map(type, keys)):
        return reading_reasons.KEY_NOT_TEXT()
    kinds = set(map(type, items))
    if not kinds <= _JSON_TYPES:
        reasons = (item.reason for item in items if type(item) is NonJsonValue)
        return next(reasons, reading_reasons.NOT_REPRESENTABLE())
    if float in kinds and not all(math.isfinite(item) for item in items if type(item) is float):
        return reading_reasons.NUMBER_NOT_FINITE()
    if int in kinds and not all(item.bit_length() <= MAX_INTEGER_BITS for item in items if type(item) is int):
        return _TOO_MANY_DIGITS
    return None


def are_encodable(texts: Iterable[str]) -> bool:
    """Return whether none of the texts holds a lone surrogate."""
    try:
        "".join(texts).encode()
    except UnicodeEncodeError:
        return False
    return True
