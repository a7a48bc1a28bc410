"""The fast path for the most common form of a call. Anything else is left to the general readers. Pure."""

from typing import Any

import msgspec
from msgspec import Struct

from callwright.domain.call import ToolCall

_TEXT_TYPES = frozenset({str, bytes})
MAX_FAST_PATH_CHARS = 4000
"""Maximum length of a text for the fast path; a longer one may hold a number with too many digits."""


class _FlatCall(Struct, forbid_unknown_fields=True, gc=False):
    name: str
    arguments: dict[str, str | int | float | bool | None]


_decode_flat_call = msgspec.json.Decoder(_FlatCall).decode
_decode_flat_fields = msgspec.json.Decoder(dict[str, str | int | float | bool | None]).decode


def read_flat_call(raw: Any) -> ToolCall | None:
    """Read ``{"name", "arguments": {…}}`` with plain values, in a short text; None for anything else.

    The decoder rejects invalid JSON, other fields, nested values and too large numbers; with as many colons as
    keys no key can occur twice. Anything else is left to the general reader.
    """
    if type(raw) not in _TEXT_TYPES or len(raw) > MAX_FAST_PATH_CHARS:
        return None
    try:
        flat = _decode_flat_call(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    name, arguments = flat.name, flat.arguments
    has_unique_keys = (
        raw.count(":" if type(raw) is str else b":") == 2 + len(arguments) and name.isidentifier()
    )
    return ToolCall(name, arguments) if has_unique_keys else None


def read_flat_arguments(text: str) -> dict[str, Any] | None:
    """Read the arguments of a call, ``{…}`` with plain values, in a short text; None for anything else. As ``read_flat_call``."""
    if len(text) > MAX_FAST_PATH_CHARS:
        return None
    try:
        fields = _decode_flat_fields(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return fields if text.count(":") == len(fields) else None
