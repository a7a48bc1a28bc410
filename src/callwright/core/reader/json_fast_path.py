"""The fast path: calls in the few most common shapes, recognised by their exact fields.

Providers' objects with their arguments as JSON text, and plain JSON of ``name`` and ``arguments``. Anything else, and
everything that needs a repair or an error message, is left to the general reader, which reads these shapes in the same way.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from callwright.core.reader import strict_json
from callwright.core.reader.call_builder import has_dialect_affix
from callwright.core.reader.call_shapes import is_parallel_wrapper
from callwright.core.reader.reading_outcome import Reading
from callwright.domain.call import ToolCall

MAX_FAST_PATH_CALLS: Final = 64
MAX_ARGUMENT_CHARS: Final = 4000
"""Maximum characters of arguments; a longer text may hold a number that cannot be printed."""

_PLAIN_TYPES = frozenset({str, bool, type(None)})
_OPENAI_CALL_FIELDS = frozenset({"id", "type", "function", "index"})
_MAX_NAME_CHARS: Final = 128
_match_name = re.compile(r"[A-Za-z_][\w.\-]*+", re.ASCII).fullmatch


def read_common_shapes(document: Any, *, parsed: bool) -> Reading | None:
    """Return the calls in an object or a list of objects; None where the general reader is needed.

    Args:
        document: Plain JSON where ``parsed``; otherwise any value given by a caller.
        parsed: It was parsed strictly, so that nothing in it has to be checked again.
    """
    items = document if type(document) is list else (document,)
    if type(document) is dict and len(document) == 1 and type(document.get("tool_calls")) is list:
        items = document["tool_calls"]
    if not 0 < len(items) <= MAX_FAST_PATH_CALLS:
        return None
    calls = []
    shapes = {}
    for item in items:
        if type(item) is not dict:
            return None
        dialect, shape, call_id = _recognise_shape(item)
        call = _build_call(shape, call_id, parsed=parsed) if shape is not None else None
        if call is None:
            return None
        calls.append(call)
        shapes[dialect] = True
    return Reading(tuple(calls), "+".join(shapes))


def read_tagged_json(text: str) -> Reading | None:
    """Return the calls of a text that consists only of JSON objects between ``<tool_call>`` and ``</tool_call>``."""
    before, *parts = text.split(_OPEN)
    if before.strip() or not 0 < len(parts) <= MAX_FAST_PATH_CALLS:
        return None
    calls: list[ToolCall] = []
    dialects = {}
    for part in parts:
        inside, closed, after = part.partition(_CLOSE)
        found = (
            read_common_shapes(_parse_or_none(inside), parsed=True) if closed and not after.strip() else None
        )
        if found is None or len(found.calls) != 1:
            return None
        calls += found.calls
        dialects[found.dialect] = True
    return Reading(tuple(calls), "+".join(dialects))


_OPEN, _CLOSE = "<tool_call>", "</tool_call>"


def _recognise_shape(item: dict[str, Any]) -> tuple[str, Mapping[str, Any] | None, Any]:
    """Return the dialect, the object that holds name and arguments, and the model's own id of the call."""
    if len(item) == 2:
        return "json", item if "name" in item and "arguments" in item else None, None
    inner = item.get("function")
    if (
        type(inner) is dict
        and len(inner) == 2
        and item.get("type") == "function"
        and item.keys() <= _OPENAI_CALL_FIELDS
    ):
        return "openai_chat", inner if "name" in inner and "arguments" in inner else None, item.get("id")
    return "", None, None


def _build_call(function: Mapping[str, Any], call_id: Any, *, parsed: bool) -> ToolCall | None:
    name, arguments = function["name"], function["arguments"]
    if type(name) is not str or len(name) > _MAX_NAME_CHARS or not _is_plain_name(name):
        return None
    if call_id is not None and type(call_id) is not str:
        return None
    if type(arguments) is str:
        arguments = _parse_or_none(arguments)
    elif not parsed and not _is_flat_ascii(arguments):
        return None
    if type(arguments) is not dict:
        return None
    return ToolCall(name, arguments, None if call_id is None else call_id[:200])


@lru_cache(1024)
def _is_plain_name(name: str) -> bool:
    """Return whether a name has no dialect affix. Cached: the same few names recur."""
    return _match_name(name) is not None and not has_dialect_affix(name) and not is_parallel_wrapper(name)


def _parse_or_none(text: str) -> Any:
    if len(text) > MAX_ARGUMENT_CHARS:
        return None
    try:
        return strict_json.parse_strict_json(text, MAX_ARGUMENT_CHARS * 4)
    except strict_json.StrictJsonError:
        return None


def _is_flat_ascii(arguments: Any) -> bool:
    """Return whether it is an object of plain ASCII texts and booleans, which needs no further check."""
    if type(arguments) is not dict or not _PLAIN_TYPES.issuperset(map(type, arguments.values())):
        return False
    texts = [*arguments, *(one for one in arguments.values() if type(one) is str)]
    return (
        all(type(one) is str and one.isascii() for one in texts)
        and sum(map(len, texts)) <= MAX_ARGUMENT_CHARS
    )
