"""From what the model wrote to the calls that stand in it. Pure.

Here: a dict, a JSON text, a provider's native tool call, or a list of these. The order of calls is kept, and either
all calls of a text are read or none is: one that cannot be read makes the whole text unreadable, with the reason.
"""

from typing import Any

import msgspec
from msgspec import Struct

from callwright.core.reader import native, strict
from callwright.domain.call import ToolCall

MAX_BYTES = 8 * 1024 * 1024
"""Largest text that is read."""

_TEXT = frozenset({str, bytes})
_SHORT = 4096
_all_plain = frozenset({str, int, float, bool, type(None)}).issuperset
_decode = msgspec.json.Decoder().decode
_WRAPPERS = ("tool_calls", "calls")


class Unreadable(Struct, frozen=True):
    """Why it is no call: ``detail`` finishes the sentence "The call could not be read: …"."""

    detail: str


def read(raw: Any, limit: int = MAX_BYTES) -> list[ToolCall] | Unreadable:
    """Read every call in ``raw``, in order."""
    try:
        return _flat(raw) or _calls(_document(raw, limit), limit)
    except strict.StrictJsonError as fault:
        return Unreadable(fault.reason)


def _flat(raw: Any) -> list[ToolCall] | None:
    """The quick road for what most calls look like: ``{"name", "arguments": {…}}`` with plain values, in a short text.

    The decoder refuses what is no JSON and numbers that are too large; with as many colons as keys no key can stand
    twice; with plain values nothing is nested. Whatever is otherwise is left to the careful road.
    """
    if type(raw) not in _TEXT or len(raw) > _SHORT:
        return None
    try:
        data = raw.encode() if type(raw) is str else raw
        document = _decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    if type(document) is not dict or len(document) != 2:
        return None
    name, arguments = document.get("name"), document.get("arguments")
    if type(arguments) is not dict or type(name) is not str or not name or name != name.strip():
        return None
    plain = _all_plain(map(type, arguments.values())) and data.count(b":") == 2 + len(arguments)
    return [ToolCall(name, arguments)] if plain else None


def _document(raw: Any, limit: int) -> Any:
    if isinstance(raw, str | bytes):
        return strict.parse(raw, limit)
    if isinstance(raw, ToolCall):
        raw = {"name": raw.name, "arguments": raw.arguments, "id": raw.model_call_id}
    if not strict.is_plain(raw):
        raise strict.StrictJsonError("it holds something that is not JSON, or is nested too deep")
    return raw


def _calls(document: Any, limit: int) -> list[ToolCall]:
    if isinstance(document, list):
        return [_one(item, limit) for item in document]
    if isinstance(document, dict):
        for wrapper in _WRAPPERS:
            inner = document.get(wrapper)
            if isinstance(inner, list) and native.find(document) is None:
                return [_one(item, limit) for item in inner]
    return [_one(document, limit)]


def _one(item: Any, limit: int) -> ToolCall:
    if not isinstance(item, dict):
        raise strict.StrictJsonError("it is JSON, but not an object with a tool's name and its arguments")
    found = native.find(item)
    if found is None:
        raise strict.StrictJsonError("it names no tool")
    name, arguments, model_call_id = found
    if not isinstance(name, str) or not name.strip():
        raise strict.StrictJsonError("the tool's name is not a text")
    return native.call_of(name.strip(), _arguments(arguments, limit), model_call_id)


def _arguments(arguments: Any, limit: int) -> dict[str, Any]:
    """Arguments as an object. Providers send them as JSON text too, and "" or null where there are none."""
    if arguments is None or arguments == "":
        return {}
    if isinstance(arguments, str):
        arguments = strict.parse(arguments, limit)
    if not isinstance(arguments, dict):
        raise strict.StrictJsonError("the arguments are not an object")
    return arguments
