"""Secrets configured in this process: their exact values are never shown, regardless of their form.

Stored for the life of the process, or until they are replaced, and never listed. Every resolver of a secret reference calls
``remember_secret``; what a server sends passes ``mask_known_secret_bytes`` before anything reads it.
"""

import json
import re
from base64 import b64encode, urlsafe_b64encode
from functools import lru_cache
from typing import Final

MIN_SECRET_CHARS: Final = 8
"""Shorter values are ignored: they may be ordinary words."""

_PUBLIC_DEFAULTS: Final = frozenset(
    {
        "changeme",
        "changeit",
        "password",
        "passw0rd",
        "postgres",
        "12345678",
        "123456789",
        "localhost",
        "undefined",
    }
)
"""Values that everybody knows protect nothing, and hiding them would damage ordinary results and names of tools."""

_ESCAPED_ASCII: Final = re.compile(rb"\\u00[2-7][0-9a-fA-F]")
_ESCAPE: Final = re.compile(rb"\\(?:u00([2-7][0-9a-fA-F])|.)", re.DOTALL)
_UNSAFE_IN_URL: Final = re.compile(rb"[^A-Za-z0-9_.~-]")
_UPPER_ESCAPE: Final = re.compile(r"\\u[0-9a-f]{4}")

_forms: dict[str, tuple[bytes, ...]] = {}
"""Each secret, and the forms that its bytes take in JSON, in URLs and in base64, longer ones first."""


def remember_secret(value: str) -> None:
    """Redact the exact value from every filtered text; values shorter than ``MIN_SECRET_CHARS`` characters are ignored."""
    if len(value) >= MIN_SECRET_CHARS and value not in _forms and value.lower() not in _PUBLIC_DEFAULTS:
        _forms[value] = _encode_forms(value)


def forget_secret(value: str) -> None:
    """Stop redacting a value that has been replaced, such as an access token; unknown values are ignored."""
    _forms.pop(value, None)


def _encode_forms(value: str) -> tuple[bytes, ...]:
    raw = value.encode("utf-8", "surrogatepass")
    in_json, in_ascii = json.dumps(value, ensure_ascii=False)[1:-1], json.dumps(value)[1:-1]
    forms = {
        in_json.encode("utf-8", "surrogatepass"),
        in_json.replace("/", "\\/").encode("utf-8", "surrogatepass"),
        in_ascii.encode(),
        _UPPER_ESCAPE.sub(lambda match: "\\u" + match[0][2:].upper(), in_ascii).encode(),
        _UNSAFE_IN_URL.sub(lambda match: f"%{match[0][0]:02X}".encode(), raw),
        b64encode(raw).rstrip(b"="),
        urlsafe_b64encode(raw).rstrip(b"="),
    }
    return tuple(sorted(forms, key=len, reverse=True))


def has_known_secret(text: str) -> bool:
    """Return whether the text contains a configured secret."""
    return any(value in text for value in tuple(_forms))


def mask_known_secrets(text: str, mark: str) -> str:
    """Replace every configured secret in the text, longer ones first."""
    if not has_known_secret(text):
        return text
    for value in sorted(_forms, key=len, reverse=True):
        text = text.replace(value, mark)
    return text


def mask_known_secret_forms(text: str, mark: str) -> str:
    """Replace every configured secret in the text, in any form of ``list_secret_forms``, longer ones first."""
    found = [
        form for value in tuple(_forms) for form in list_secret_forms(value) if len(form) > 1 and form in text
    ]
    for form in sorted(found, key=len, reverse=True):
        text = text.replace(form, mark)
    return text


@lru_cache(256)
def list_secret_forms(value: str) -> tuple[str, ...]:
    """Return the forms in which a program writes a text: as it is, in JSON, URLs, base64 or a ``repr``, longer ones first."""
    raw = value.encode("utf-8", "surrogatepass")
    forms = {one.decode("utf-8", "surrogatepass") for one in _encode_forms(value)}
    forms |= {value, repr(value)[1:-1], ascii(value)[1:-1], repr(raw)[2:-1]}
    return tuple(sorted(forms, key=len, reverse=True))


def mask_known_secret_bytes(data: bytes, mark: bytes) -> bytes:
    """Replace every configured secret in JSON text, in any form that it takes there, longer ones first.

    ``mark`` stays valid JSON inside a string: it may have no quote or backslash. Costs one search per form where there is none.
    """
    if not _forms:
        return data
    if _ESCAPED_ASCII.search(data):
        data = _ESCAPE.sub(_unescape_ascii, data)
    found = [form for forms in tuple(_forms.values()) for form in forms if form in data]
    for form in sorted(found, key=len, reverse=True):
        # digits may stand outside a string, where the mark would break the JSON
        data = data.replace(form, b"1" * len(form) if form.isdigit() else mark)
    return data


def _unescape_ascii(match: re.Match[bytes]) -> bytes:
    """Return the shortest form of a character whose escape is needless, by which a secret could be hidden; other escapes as they are."""
    if not match[1]:
        return match[0]
    character = bytes([int(match[1], 16)])
    return b"\\" + character if character in {b'"', b"\\"} else character
