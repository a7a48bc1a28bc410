"""The quick road for what most calls look like. Whatever it does not know, it leaves to the careful ones. Pure."""

from typing import Any

import msgspec

from callwright.domain.call import ToolCall

_TEXT = frozenset({str, bytes})
SHORT = 4000
"""Longest text for which a quick road is worth trying; a longer one may hold a number of too many digits."""

_all_plain = frozenset({str, int, float, bool, type(None)}).issuperset
_decode = msgspec.json.Decoder().decode


def read_flat(raw: Any) -> ToolCall | None:
    """Read ``{"name", "arguments": {…}}`` with plain values, in a short text; None for anything else.

    The decoder refuses what is no JSON and numbers that are too large; with as many colons as keys no key can stand
    twice; with plain values nothing is nested. Whatever is otherwise is left to the careful road.
    """
    if type(raw) not in _TEXT or len(raw) > SHORT:
        return None
    try:
        document = _decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    if type(document) is not dict or len(document) != 2:
        return None
    name, arguments = document.get("name"), document.get("arguments")
    if type(arguments) is not dict or type(name) is not str or not name.isidentifier():
        return None
    plain = _all_plain(map(type, arguments.values())) and raw.count(
        ":" if type(raw) is str else b":"
    ) == 2 + len(arguments)
    return ToolCall(name, arguments) if plain else None
