"""Tell by its form whether a value can be a credential: mixed signs, random characters, no placeholder of documentation.

May not know the words around the value.
"""

import re
from itertools import pairwise
from typing import Final

Span = tuple[int, int]
"""Where a part of a text begins and ends."""

_SIGN_CHARACTER: Final = re.compile(r"[!@#$%^&*+/=~]")
_PLAIN_REFERENCE: Final = re.compile(r"\d+(?:[.,:-]\d+)*|[a-z]+(?:_[a-z]+)+", re.IGNORECASE)
"""An amount, a time, or a name in snake case."""

_ALGORITHM_NAME: Final = re.compile(
    r"(?:rsa|aes|sha|md|des|sm|ecc|ecdsa|ed|tls|ssl|hs|rs|es|ps|utf|base|oauth|v|x|ipv|http|qps)-?\d{1,5}(?:[-./]\w{1,8}){0,3}",
    re.IGNORECASE,
)
"""Names of algorithms and versions."""

_PLACEHOLDER: Final = re.compile(
    r"[<\[{(%].*|![A-Za-z]{1,12}|\$[({A-Za-z_].*|[*•·.…x#_-]+|[A-Z]{2,}(?:_[A-Z]+)+"
    r"|(?:your|my|insert|replace|example|sample|dummy|placeholder|redacted|masked|hidden|removed)[a-z_ -]*+",
    re.IGNORECASE,
)
_EXPRESSION: Final = re.compile(
    r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*[(\[].*|(?:process|os|sys|self|this|config|settings|env|ctx|req|request)\.[\w.]+"
)
"""The right side of an assignment in program code: a call, an index, an attribute."""

FILE_PATH: Final = re.compile(r"[.~]{0,2}/|[\w.-]+/[\w./-]+\.\w{1,5}(?::\d|$)|[\w-]+\.[a-z]{1,4}:\d")
_PLAIN_WORDS: Final = frozenset(
    {"true", "false", "null", "none", "nil", "undefined", "required", "missing", "invalid", "expired", "await", "new", "not", "string",
     "str", "number", "optional", "password", "passwd", "pass", "pwd", "secret", "token", "empty", "unset", "yes", "expected", "unknown"}
)  # fmt: skip


def is_placeholder(value: str) -> bool:
    """Return whether the value stands for one: a word, a name in brackets, an expression of program code."""
    return (
        value.lower() in _PLAIN_WORDS
        or _PLACEHOLDER.fullmatch(value) is not None
        or _EXPRESSION.match(value) is not None
    )


def is_mixed(value: str) -> bool:
    """Return whether letters are mixed with digits or signs, unlike a word."""
    if _PLAIN_REFERENCE.fullmatch(value) or _ALGORITHM_NAME.fullmatch(value):
        return False
    letters, digits = any(map(str.isalpha, value)), any(map(str.isdigit, value))
    signed = _SIGN_CHARACTER.search(value) is not None
    return (letters and digits) or (signed and (letters or digits))


_CONSONANT_RUN: Final = re.compile(r"[bcdfghjklmnpqrstvwxz]{5}")


def is_unpronounceable(value: str) -> bool:
    """Return whether twelve or more letters contain a run of consonants that no word has."""
    return len(value) >= 12 and value.isalpha() and _CONSONANT_RUN.search(value.lower()) is not None


HEX_KEY: Final = re.compile(r"(?:[0-9a-f]{24,}|[0-9A-F]{24,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})")


def is_key_like(value: str) -> bool:
    """Return whether sixteen or more characters cannot be a word: randomly mixed, hexadecimal, or unpronounceable."""
    if len(value) < 16 or "://" in value:
        return False
    return HEX_KEY.fullmatch(value) is not None or is_random(value, 16) or is_unpronounceable(value)


def is_random(run: str, shortest: int = 32) -> bool:
    """Return whether letters and digits alternate more often than in a name: ``CamelCase2`` and a path change too seldom."""
    digits, upper = sum(map(str.isdigit, run)), sum(map(str.isupper, run))
    lower = sum(map(str.islower, run))
    if len(run) < shortest or digits < 2 or upper + lower < 4:
        return False
    if shortest >= 32 and (upper < 4 or lower < 4):
        return False
    kinds = [0 if c.isdigit() else 1 if c.isupper() else 2 for c in run if c.isalnum()]
    changes = sum(a != b for a, b in pairwise(kinds))
    return changes >= 0.4 * len(kinds) or (shortest < 32 and changes >= 4)
