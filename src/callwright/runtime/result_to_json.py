"""Convert any return value of a tool to plain JSON, or to a named problem. Never raises because of a tool.

May not know contracts, errors or later steps. It never calls ``str`` or ``repr`` on an unknown object, and
keeps nothing of an exception that an object raises while it is inspected.

How types are written (exact rather than pretty, and the same as in schemas derived from type hints):
``Decimal`` as its exact digits in a string · dates, times and durations as ISO 8601 · ``UUID`` and paths as text (a path in
full: a name alone could not be used in the next call) · ``Enum`` as its value · named tuples as arrays · sets as arrays in a
stable order · pydantic models by alias · bytes as their UTF-8 text, else as a ``data:`` URL in base64.
"""

import inspect
import math
from collections.abc import AsyncIterable, Callable, Iterable
from typing import Any, Final, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from callwright.core.call.returned_result import result_to_answered
from callwright.core.normalise import declaration_check
from callwright.domain.contract import path_to_pointer
from callwright.domain.declared_answer import AnswerProblem, DeclaredAnswer
from callwright.domain.effects import Returned
from callwright.domain.result import ToolResult
from callwright.domain.tool_answers import ToolAnswer
from callwright.runtime.object_to_json import MAX_DEPTH, NotPlainError, bytes_to_text, object_to_json

MAX_ITERATOR_ITEMS: Final = 100_000
"""Items taken from one generator or iterator; more is ``too_large``."""

_SCALAR_TYPES: Final = frozenset({str, int, float, bool, type(None)})
_CONTAINER_TYPES: Final = frozenset({dict, list})
_JSON_TYPES: Final = _SCALAR_TYPES | _CONTAINER_TYPES
_EXACT_TYPES: Final = _SCALAR_TYPES - {float}
_NULL_BYTES: Final = b"null"

_are_all_text = frozenset({str}).issuperset
_are_all_numbers = frozenset({int, float, bool, type(None)}).issuperset
_are_all_exact_numbers = frozenset({int, bool, type(None)}).issuperset
_encode_json = msgspec.json.Encoder().encode

ReturnKind = Literal["json", "text", "bytes", "none"]


class _PlainValue(NamedTuple):
    value: Any
    kind: ReturnKind


UnfitValueHandler = Callable[[NotPlainError], None]
"""Is told of a value that cannot be converted, for the developer of the tool."""


def convert_return_value(value: Any, *, max_bytes: int, report: UnfitValueHandler | None = None) -> Returned:
    """Convert a tool's return value to plain JSON.

    Builtin dicts, lists and scalars are passed on uncopied; everything else is rebuilt, and a ``Returned`` is
    returned unchanged. ``size`` is the number of UTF-8 bytes of the JSON encoding. On a problem ``value`` is
    None and ``at`` the JSON Pointer of its location.

    Args:
        value: The tool's return value; ``ToolAnswer`` and ``ToolResult`` are unpacked. Generators are drained.
        max_bytes: A larger encoding is the problem ``too_large``; long texts are detected before encoding.
        report: Called with a value that cannot be converted.
    """
    kind = type(value)
    flat = convert_flat_object(value, max_bytes) if kind is dict else None
    if flat is not None:
        return flat[0]
    if kind is ToolResult:
        value = result_to_answered(value)
        kind = ToolAnswer
    if kind is ToolAnswer:
        return _add_declared(_convert_undeclared(value.value, max_bytes, report), value, max_bytes)
    return value if kind is Returned else _convert_undeclared(value, max_bytes, report)


def convert_flat_object(value: Any, max_bytes: int) -> tuple[Returned, bytes] | None:
    """Convert a dict of plain values and short lists of them, as ``convert_return_value`` does; return None for any other value.

    The second item is the value as JSON, which was encoded to measure it and is reused by guard and tape; b"" if the answer is a
    problem.
    """
    kind = _find_kind_of_fields(value, max_bytes) if type(value) is dict else "others"
    if kind == "others":
        return None
    is_oversized = len(value) > _MAX_UNWEIGHED_FIELDS and _count_text(value.values()) > max_bytes
    try:
        encoded = b"" if is_oversized else _encode_json(value)
    except UnicodeEncodeError:
        return None
    size = len(encoded)
    if is_oversized or size > max_bytes:
        return _build_problem("too_large", "", "json", size), b""
    if kind != "exact" and encoded.find(_NULL_BYTES) >= 0:  # it may be a NaN
        return None
    return Returned(value, "json", size), encoded


def _find_kind_of_fields(fields: dict[Any, Any], max_bytes: int) -> Literal["exact", "fractions", "others"]:
    """Return the least plain kind of the values of an object and of the items of its lists: only ``fractions`` may hold a NaN.

    Lists are of numbers or of texts, and short together. In Python: most answers have few fields, and each search through their types
    takes as long as this.
    """
    kind: Literal["exact", "fractions"] = "exact"
    listed = 0
    for name, item in fields.items():
        found = type(item)
        if type(name) is not str:
            return "others"
        if found is str or found is int or found in _EXACT_TYPES:
            continue
        if found is list:
            listed += len(item)
            if listed <= _MAX_LISTED and not _are_all_exact_numbers(map(type, item)):
                kind = "fractions"
                listed += _count_listed_text(item)
            if listed > _MAX_LISTED or listed > max_bytes:
                return "others"
        elif found is float:
            kind = "fractions"
        else:
            return "others"
    return kind


_MAX_UNWEIGHED_FIELDS: Final = 16
"""Maximum number of fields whose texts are not measured before they are encoded: few fields can repeat one long text only a few times."""


def _count_text(items: Iterable[Any]) -> int:
    """Return the number of characters of the texts among these values."""
    return sum([len(item) for item in items if type(item) is str])


def _count_listed_text(items: list[Any]) -> int:
    """Return the number of characters of a list of texts, 0 of a list of numbers, and too many of any other."""
    if _are_all_numbers(map(type, items)):
        return 0
    return sum(map(len, items)) if _are_all_text(map(type, items)) else _MAX_LISTED + 1


_MAX_LISTED: Final = 4_000
"""Maximum number of items in the lists of a flat object, and of characters in their texts: the same list may occur many times."""


async def convert_return_value_async(
    value: Any, *, max_bytes: int, report: UnfitValueHandler | None = None
) -> Returned:
    """Convert like ``convert_return_value``; an async iterator is drained first, within the same bounds."""
    if type(value) is ToolResult:
        value = result_to_answered(value)
    if type(value) is ToolAnswer:
        return _add_declared(
            await convert_return_value_async(value.value, max_bytes=max_bytes, report=report),
            value,
            max_bytes,
        )
    if not issubclass(type(value), AsyncIterable):
        return convert_return_value(value, max_bytes=max_bytes, report=report)
    items: list[Any] = []
    try:
        async for item in value:
            items.append(item)
            if len(items) > min(MAX_ITERATOR_ITEMS, max_bytes):
                return _build_problem("too_large")
    except (Exception, SystemExit) as fault:  # noqa: BLE001 - any exception of the tool's own generator is one answer
        if report is not None:
            broken = NotPlainError("generator_failed", (), type(value))
            broken.__cause__ = fault
            report(broken)
        return _build_problem("generator_failed")
    return _convert_undeclared(items, max_bytes, report)


def _add_declared(returned: Returned, answered: ToolAnswer, max_bytes: int) -> Returned:
    """Add a helper's declaration, which may contain anything, so it is converted and checked like a return value.

    An invalid declaration is a problem of the whole answer; whether the effect was applied remains known.
    """
    fields = answered.declared
    if len(fields) == 1:
        return replace(returned, declared=_DECLARED_SUCCESS) if returned.problem is None else returned
    declared = _check_declared(fields, max_bytes)
    if isinstance(declared, Returned):
        return declared if fields["ok"] else replace(declared, declared=_DECLARED_FAILURE)
    return replace(returned, declared=declared) if returned.problem is None else returned


def _check_declared(fields: dict[str, Any], max_bytes: int) -> DeclaredAnswer | Returned:
    """Return the checked declaration, or the problem with it."""
    try:
        shown = {name: value for name, value in fields.items() if not _is_exception_message(name, value)}
        weighed = _measure_encoding(
            _find_plain_value(shown, max_bytes, name_faults=True).value, "json", max_bytes
        )
        if weighed.problem is not None:
            return weighed
        return declaration_check.check_declared(weighed.value)
    except NotPlainError as error:
        return _build_problem(error.problem, path_to_pointer(error.at))
    except declaration_check.UnfitDeclarationError as error:
        return _build_problem(error.problem, error.at)
    except RecursionError:
        return _build_problem("too_deep")
    except (Exception, SystemExit):  # noqa: BLE001 - a hostile object may raise anything when it is inspected
        return _build_problem("not_json")


_DECLARED_SUCCESS: Final = DeclaredAnswer(ok=True)
_MESSAGE_FIELDS: Final = frozenset({"message", "suggestion", "user_message"})


def _is_exception_message(name: str, value: Any) -> bool:
    """Return whether an exception was passed as a message: the words of its code are better than the name of its type."""
    return name in _MESSAGE_FIELDS and issubclass(type(value), BaseException)


_DECLARED_FAILURE: Final = DeclaredAnswer(ok=False, code="invalid_output")
"""A failure whose details are unreadable."""


def _convert_undeclared(value: Any, max_bytes: int, report: UnfitValueHandler | None) -> Returned:
    try:
        found = _find_plain_value(value, max_bytes)
    except NotPlainError as error:
        if report is not None:
            report(error)
        return _build_problem(error.problem, path_to_pointer(error.at))
    except RecursionError:
        return _build_problem("too_deep")
    except (Exception, SystemExit):  # noqa: BLE001 - a hostile object may raise anything when it is inspected
        return _build_problem("not_json")
    return _measure_encoding(found.value, found.kind, max_bytes)


def _find_plain_value(value: Any, max_bytes: int, *, name_faults: bool = False) -> _PlainValue:
    if value is None:
        return _PlainValue(None, "none")
    if type(value) is str:
        return _PlainValue(_refuse_oversized(value, max_bytes), "text")
    if type(value) in {bytes, bytearray, memoryview}:
        return _PlainValue(bytes_to_text(_refuse_oversized(value, max_bytes)), "bytes")
    if _is_builtin_json(value, max_bytes):
        return _PlainValue(value, "json")
    if inspect.iscoroutine(value):
        value.close()
        raise NotPlainError("not_json")
    return _label_kind(
        object_to_json(value, max_bytes=max_bytes, max_items=MAX_ITERATOR_ITEMS, name_faults=name_faults)
    )


def _label_kind(value: Any) -> _PlainValue:
    return _PlainValue(value, "text" if type(value) is str else "json")


def _refuse_oversized(value: Any, max_bytes: int) -> Any:
    if len(value) > max_bytes:
        raise NotPlainError("too_large")
    return value


def _is_builtin_json(value: Any, max_bytes: int) -> bool:
    """Return whether this is builtin JSON throughout, neither too deep nor too large; bounded by ``max_bytes`` nodes.

    Cycles and excessive depth return False, and the slow path tells which it is; more values or text than fit
    in ``max_bytes`` (a list shared a million times, a long text in a thousand lists) raise ``too_large``.
    """
    level, left = [value], max_bytes
    if type(value) not in _CONTAINER_TYPES:
        return type(value) in _SCALAR_TYPES
    for _ in range(MAX_DEPTH):
        left -= sum(map(len, level))
        if left < 0:
            raise NotPlainError("too_large")
        items, keys = _list_children(level)
        kinds = set(map(type, items))
        if not (kinds <= _JSON_TYPES and _are_all_text(map(type, keys))):
            return False
        left -= sum(map(len, keys))
        if str in kinds:
            left -= _count_text(items)
        if left < 0:
            raise NotPlainError("too_large")
        if not kinds & _CONTAINER_TYPES:
            return True
        level = [item for item in items if type(item) in _CONTAINER_TYPES]
    return False


def _list_children(level: list[Any]) -> tuple[list[Any], list[Any]]:
    """Return the items of these dicts and lists, and the keys."""
    items: list[Any] = []
    keys: list[Any] = []
    for node in level:
        if type(node) is dict:
            keys += node
            items += node.values()
        else:
            items += node
    return items, keys


def _measure_encoding(value: Any, kind: ReturnKind, max_bytes: int) -> Returned:
    """Encode once: for the size, and because only the encoder detects lone surrogates and NaN at full speed."""
    try:
        encoded = _encode_json(value)
    except UnicodeEncodeError:
        return _build_problem("not_text", _find_first_pointer(value, _is_unencodable_text), kind)
    except (Exception, SystemExit):  # noqa: BLE001 - a container changed by another thread while it was read
        return _build_problem("not_json", "", kind)
    size = len(encoded)
    if size > max_bytes:
        return _build_problem("too_large", "", kind, size)
    if _NULL_BYTES in encoded and (at := _find_first_pointer(value, _is_nan)) is not None:
        return _build_problem("nan", at, kind, size)
    return Returned(value, kind, size)


def _build_problem(
    problem: AnswerProblem, at: str | None = "", kind: ReturnKind = "json", size: int = 0
) -> Returned:
    return Returned(None, kind, size, problem, at or "")


def _is_nan(value: Any) -> bool:
    return type(value) is float and not math.isfinite(value)


def _is_unencodable_text(value: Any) -> bool:
    return type(value) is str and not _is_encodable(value)


def _is_encodable(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _find_first_pointer(value: Any, is_wrong: Callable[[Any], bool]) -> str | None:
    """Return the JSON Pointer of the first wrong leaf or key; a wrong key is reported at its parent."""
    todo: list[tuple[tuple[str | int, ...], Any]] = [((), value)]
    while todo:
        at, node = todo.pop()
        if type(node) is dict:
            if any(map(is_wrong, node)):
                return path_to_pointer(at)
            todo.extend(((*at, key), item) for key, item in reversed(node.items()))
        elif type(node) is list:
            todo.extend(((*at, index), item) for index, item in reversed(list(enumerate(node))))
        elif is_wrong(node):
            return path_to_pointer(at)
    return None
