"""The fast path: calls in the few most common shapes, recognised by their exact fields.

Providers' objects with their arguments as JSON text, and plain JSON of ``name`` and ``arguments``. Anything else, and
everything that needs a repair or an error message, is left to the general reader, which reads these shapes in the same way.
"""

import re
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

_OPENAI_CALL_FIELDS = frozenset({"id", "type", "function", "index"})
_ANTHROPIC_CALL_FIELDS = frozenset({"type", "id", "name", "input"})
_GOOGLE_CALL_FIELDS = frozenset({"id", "name", "args"})
_INNER_FIELDS: Final = {"openai_chat": "function", "google": "functionCall"}
"""Shape → the field whose object is the call."""

_MAX_NAME_CHARS: Final = 128
_MAX_ID_CHARS: Final = 4000
_Shape = tuple[str, Any, Any, Any]
"""Dialect, name, arguments and the model's own id of the call."""

_match_name = re.compile(r"[A-Za-z_][\w.\-]*+", re.ASCII).fullmatch


def read_common_shapes(document: Any, *, parsed: bool) -> Reading | None:
    """Return the calls in an object or a list of objects; None where the general reader is needed.

    Args:
        document: Plain JSON where ``parsed``; otherwise any value given by a caller.
        parsed: It was parsed strictly, so that nothing in it has to be checked again.
    """
    if not parsed and not strict_json.is_small_plain_json(document):
        return None
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
        shape = _recognise_shape(item)
        call = None if shape is None else _build_call(*shape[1:])
        if shape is None or call is None:
            return None
        calls.append(call)
        shapes[shape[0]] = True
    return Reading(tuple(calls), "+".join(shapes))


def read_single_object(document: Any) -> tuple[ToolCall, bytes] | None:
    """Return the call in one object, as ``read_common_shapes`` does; None for anything else.

    Beside it its arguments as JSON where they were encoded to check them; else b"".
    """
    shape = _recognise_shape(document) if type(document) is dict else None
    if shape is None:
        return None
    arguments = strict_json.encode_small_plain_json(shape[2]) if type(shape[2]) is dict else b""
    if not (
        _is_plain_around(document, shape, is_checked=arguments != b"")
        or strict_json.is_small_plain_json(document)
    ):
        return None
    call = _build_call(*shape[1:])
    return None if call is None else (call, arguments)


def _is_plain_around(document: dict[str, Any], shape: _Shape, *, is_checked: bool) -> bool:
    """Return whether a call in a common shape is certainly valid JSON unchanged, by a look at its arguments and its id alone.

    ``is_checked``: the arguments are. The other fields are exact: known keys, and a name that ``_build_call`` accepts only in
    ASCII. False says nothing.
    """
    dialect, _, arguments, call_id = shape
    field = _INNER_FIELDS.get(dialect)
    inner = document if field is None else document[field]
    return (
        "index" not in document
        and _has_text_keys(document)
        and (inner is document or _has_text_keys(inner))
        and (call_id is None or (type(call_id) is str and len(call_id) < _MAX_ID_CHARS and call_id.isascii()))
        and (
            is_checked
            or (arguments.isascii() if type(arguments) is str else strict_json.is_small_plain_json(arguments))
        )
    )


def _has_text_keys(fields: dict[Any, Any]) -> bool:
    for name in fields:  # noqa: SIM110 - every call comes by, and a generator takes twice as long
        if type(name) is not str:
            return False
    return True


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


def _recognise_shape(item: dict[str, Any]) -> _Shape | None:
    """Return the parts of a call in one of the common shapes; None for any other object."""
    if len(item) == 2 and "name" in item and "arguments" in item:
        return "json", item["name"], item["arguments"], None
    kind = item.get("type")
    if type(kind) is not str:  # perhaps an object whose comparison raises
        return _recognise_google_call(item) if len(item) == 1 else None
    if kind == "function":
        return _recognise_openai_call(item)
    if kind == "tool_use":
        plain = item.keys() == _ANTHROPIC_CALL_FIELDS and type(item["input"]) is dict
        return ("anthropic", item["name"], item["input"], item["id"]) if plain else None
    return None


def _recognise_openai_call(item: dict[str, Any]) -> _Shape | None:
    inner = item.get("function")
    if type(inner) is not dict or len(inner) != 2 or not item.keys() <= _OPENAI_CALL_FIELDS:
        return None
    if "name" not in inner or "arguments" not in inner:
        return None
    return "openai_chat", inner["name"], inner["arguments"], item.get("id")


def _recognise_google_call(item: dict[str, Any]) -> _Shape | None:
    inner = item.get("functionCall")
    if type(inner) is not dict or not inner.keys() <= _GOOGLE_CALL_FIELDS or "name" not in inner:
        return None
    arguments = inner.get("args")
    return ("google", inner["name"], arguments, inner.get("id")) if type(arguments) is dict else None


def _build_call(name: Any, arguments: Any, call_id: Any) -> ToolCall | None:
    if type(name) is not str or len(name) > _MAX_NAME_CHARS or not _is_plain_name(name):
        return None
    if call_id is not None and type(call_id) is not str:
        return None
    if type(arguments) is str:
        arguments = _parse_or_none(arguments)
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
