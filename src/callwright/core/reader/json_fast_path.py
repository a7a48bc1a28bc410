"""The fast path: calls in the few most common shapes, recognised by their exact fields.

Providers' objects with their arguments as JSON text, and plain JSON of ``name`` and ``arguments``. Anything else, and
everything that needs a repair or an error message, is left to the general reader, which reads these shapes in the same way.
"""

import re
from functools import lru_cache
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from callwright.core.reader import strict_json
from callwright.core.reader.call_builder import has_dialect_affix
from callwright.core.reader.call_shapes import is_parallel_wrapper
from callwright.core.reader.flat_json import read_flat_arguments
from callwright.core.reader.reading_outcome import Reading
from callwright.domain.call import ToolCall
from callwright.domain.struct_decoding import describe_types

MAX_FAST_PATH_CALLS: Final = 64
MAX_ARGUMENT_CHARS: Final = 4000
"""Maximum characters of arguments; a longer text may hold a number that cannot be printed."""

_OPENAI_CALL_FIELDS = frozenset({"id", "type", "function", "index"})
_ANTHROPIC_CALL_FIELDS = frozenset({"type", "id", "name", "input"})
_GOOGLE_CALL_FIELDS = frozenset({"id", "name", "args"})
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


class _PlainCall(Struct, forbid_unknown_fields=True, gc=False):
    name: str
    arguments: Any


class _OpenAIFunction(Struct, forbid_unknown_fields=True, gc=False):
    name: str
    arguments: Any


class _OpenAICall(Struct, forbid_unknown_fields=True, gc=False):
    function: _OpenAIFunction
    type: Literal["function"]
    id: str | None = None


class _AnthropicCall(Struct, forbid_unknown_fields=True, gc=False):
    type: Literal["tool_use"]
    id: str
    name: str
    input: Any


class _GeminiCall(Struct, forbid_unknown_fields=True, gc=False):
    name: str
    args: Any
    id: str | None = None


class _GeminiPart(Struct, forbid_unknown_fields=True, gc=False):
    call: _GeminiCall = msgspec.field(name="functionCall")


describe_types(_PlainCall, _OpenAICall, _AnthropicCall, _GeminiPart)


def read_single_object(document: dict[Any, Any]) -> tuple[ToolCall, bytes] | None:
    """Return the call in one object, as ``read_common_shapes`` does; None for anything else.

    Beside it its arguments as JSON where they were encoded to check them; else b"".
    """
    parts = _take_usual_parts(document)
    if parts is not None:
        name, arguments, call_id = parts
        found = _build_usual_call(name, arguments, call_id)
        if found is not None:
            return found
    shape = _recognise_shape(document)
    if shape is None or not strict_json.is_small_plain_json(document):
        return None
    call = _build_call(*shape[1:])
    return None if call is None else (call, b"")


def _take_usual_parts(document: dict[Any, Any]) -> tuple[str, Any, str | None] | None:
    """Return name, arguments and the model's own id of a call in one of the common shapes with no other field; None for any other document.

    ``convert`` checks the field names and the types; the contents of names, ids and arguments are not checked.
    """
    fields = len(document)
    try:
        if fields == 1:
            inner = msgspec.convert(document, _GeminiPart).call
            return inner.name, inner.args, inner.id
        if fields == 2:
            plain = msgspec.convert(document, _PlainCall)
            return plain.name, plain.arguments, None
        if fields == 3:
            chat = msgspec.convert(document, _OpenAICall)
            return chat.function.name, chat.function.arguments, chat.id
        if fields == 4:
            block = msgspec.convert(document, _AnthropicCall)
            return block.name, block.input, block.id
    except msgspec.ValidationError:
        pass
    return None


def _build_usual_call(name: str, arguments: Any, call_id: str | None) -> tuple[ToolCall, bytes] | None:
    """Return the call with these parts, as ``read_single_object`` does; None says nothing."""
    if type(name) is not str or len(name) > _MAX_NAME_CHARS or not _is_plain_name(name):
        return None
    if call_id is not None:
        if type(call_id) is not str or len(call_id) >= _MAX_ID_CHARS or not call_id.isascii():
            return None
        if len(call_id) > 200:
            call_id = call_id[:200]
    if type(arguments) is dict:
        encoded = strict_json.encode_small_plain_json(arguments)
        return (ToolCall(name, arguments, call_id), encoded) if encoded else None
    fields = read_flat_arguments(arguments) if type(arguments) is str else None
    return None if fields is None else (ToolCall(name, fields, call_id), b"")


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
