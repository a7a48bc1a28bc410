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
_EXPONENT = re.compile(rb"[0-9][eE]")
_MANY_DIGITS = re.compile(rb"[0-9]{300}")
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
    """Whether a number in it may have become infinite: only with an exponent or with hundreds of digits."""
    return _EXPONENT.search(data) is not None or (len(data) > 300 and _MANY_DIGITS.search(data) is not None)


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
    """Whether a Python value is JSON as it stands: str keys, finite numbers, no more than 200 levels, no cycle."""
    return _plain(value, MAX_DEPTH)


def _plain(value: Any, depth: int) -> bool:
    kind = type(value)
    if kind is str:
        return value.isascii() or _encodes(value)
    if kind is int or kind is bool or value is None:
        return True
    if kind is float:
        return math.isfinite(value)
    if depth == 0:
        return False
    if kind is dict:
        return all(type(key) is str and _plain(item, depth - 1) for key, item in value.items())
    return kind is list and all(_plain(item, depth - 1) for item in value)


def _encodes(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
