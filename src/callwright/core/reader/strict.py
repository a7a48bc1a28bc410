"""Strict JSON: what RFC 8259 allows, and nothing that two parsers could read differently.

Duplicate keys, NaN, infinities, numbers out of range, lone surrogates, bytes that are not UTF-8, more than 200 levels
and more than ``limit`` bytes are errors, each in words of ours with the place and never with the content.
"""

import math
import re
from typing import Any

import jiter

MAX_DEPTH = 200
"""Levels of nesting that are read; the parser's own limit."""

_PLACE = re.compile(r"at line (\d+) column (\d+)$")
_SIGNS = bytes(
    48 if 48 <= sign <= 57 else 101 if sign in b"eE" else 43 if sign == 43 else 32 for sign in range(256)
)
"""Every digit a 0, every e an e, plus as it is, and all else a space."""

_MANY = 200
_TOO_LARGE = (b"0e000", b"0e+000", b"0" * _MANY)
"""What a float must hold to become infinite: an exponent of three digits, or digits that make up for it."""

MAX_NODES = 2_000_000
"""Values that are looked at in an object of the caller's; one that shares its parts may have many more than bytes."""

_SCALARS = frozenset({str, int, bool, float, type(None)})
_CONTAINERS = frozenset({dict, list})
_REASONS = (
    ("duplicate key", "a key occurs twice in one object"),
    ("recursion limit", f"it is nested deeper than {MAX_DEPTH} levels"),
    ("number out of range", "a number has too many digits"),
    ("EOF", "it ends too early"),
    ("trailing characters", "something follows the JSON document"),
    ("control character", "a string holds a raw control character"),
    ("escape", "a string holds an escape that is not valid"),
)


class StrictJsonError(Exception):
    """The text is not JSON that may be acted on.

    ``reason`` says why in words of ours, with line and column where known. Cure: write one plain JSON document.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def parse(text: str | bytes, limit: int) -> Any:
    """Read one JSON document of at most ``limit`` bytes.

    Raises:
        StrictJsonError: with the reason.
    """
    data = text if type(text) is bytes else _bytes(text)
    if len(data) > limit:
        raise StrictJsonError(f"it is larger than {limit} bytes")
    try:
        value = jiter.from_json(data, allow_inf_nan=False, catch_duplicate_keys=True)
    except ValueError as fault:
        raise StrictJsonError(_reason(str(fault), data)) from None
    if _may_overflow(data) and not is_plain(value):
        raise StrictJsonError("a number is too large")
    return value


def _may_overflow(data: bytes) -> bool:
    """Whether a number in it may have become infinite. The engine of ``re`` takes ten times as long over a megabyte."""
    signs = data.translate(_SIGNS)
    exponent, signed, digits = _TOO_LARGE
    return exponent in signs or signed in signs or (len(signs) >= _MANY and digits in signs)


def _bytes(text: str | bytes) -> bytes:
    if isinstance(text, bytes):
        return text
    try:
        return text.encode()
    except UnicodeEncodeError:
        raise StrictJsonError("it holds a lone surrogate, which no encoding can carry") from None


def _reason(fault: str, data: bytes) -> str:
    if not data.strip():
        return "it is empty"
    if not _is_utf8(data):
        return "it is not UTF-8"
    place = _PLACE.search(fault)
    where = f" (line {place[1]}, column {place[2]})" if place else ""
    for sign, reason in _REASONS:
        if sign in fault:
            return reason + where
    return "it is not JSON" + where


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def is_plain(value: Any) -> bool:
    """Whether a Python value is JSON as it stands: str keys, finite numbers, at most 200 levels, no cycle.

    At most ``MAX_NODES`` values are looked at, level by level; more is no.
    """
    items, left = [value], MAX_NODES
    for _ in range(MAX_DEPTH + 1):
        kinds = set(map(type, items))
        if not kinds <= _SCALARS | _CONTAINERS or not _are_writable(items, kinds):
            return False
        level = [item for item in items if type(item) in _CONTAINERS] if kinds & _CONTAINERS else []
        if not level:
            return True
        left -= sum(map(len, level))
        if left < 0 or not _have_plain_keys(level):
            return False
        items = [item for node in level for item in (node.values() if type(node) is dict else node)]
    return False


MOST_BITS = 14_000
"""Of a whole number; one of more than 4,300 digits is printed by nobody."""


def _have_plain_keys(level: list[Any]) -> bool:
    keys = [key for node in level if type(node) is dict for key in node]
    return all(type(key) is str for key in keys) and _are_writable(keys, {str})


def _are_writable(items: list[Any], kinds: set[type]) -> bool:
    """Whether numbers can be printed and texts have no lone surrogate; a text in many places is tried once."""
    if float in kinds and not all(math.isfinite(item) for item in items if type(item) is float):
        return False
    if int in kinds and not all(item.bit_length() <= MOST_BITS for item in items if type(item) is int):
        return False
    return str not in kinds or all(
        map(_encodes, {item for item in items if type(item) is str and not item.isascii()})
    )


def _encodes(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
