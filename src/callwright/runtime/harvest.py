"""Whatever a tool returned → plain JSON, or a named problem. Never raises for a tool's sake.

May not know: contracts, what an error looks like, what happens next. It never calls ``str`` or ``repr`` on an object it
does not know, and keeps nothing of an exception that an object raises while it is looked at.

How types are written (exactness before prettiness, and the same as the schemas derived from type hints):
``Decimal`` as its exact digits in a string · dates, times and durations as ISO 8601 · ``UUID`` and paths as text (a path in
full: a name alone could not be used in the next call) · ``Enum`` as its value · named tuples as arrays · sets as arrays in a
stable order · pydantic models by alias · bytes as their UTF-8 text, else as a ``data:`` URL in base64.
"""

import inspect
import math
from collections.abc import AsyncIterable, Callable
from typing import Any, Final, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from callwright.core.normalise import stated
from callwright.core.restating import restated
from callwright.domain.answers import Answered
from callwright.domain.contract import pointer
from callwright.domain.declared import Declared, Problem
from callwright.domain.effects import Returned
from callwright.domain.result import ToolResult
from callwright.runtime.plain import MAX_DEPTH, Unplain, bytes_as_text, plain

MAX_ITEMS: Final = 100_000
"""Items taken from one generator or iterator; more is ``too_large``."""

_SCALAR: Final = frozenset({str, int, float, bool, type(None)})
_CONTAINERS: Final = frozenset({dict, list})
_JSON: Final = _SCALAR | _CONTAINERS
_FEW: Final = 64
_NULL: Final = b"null"

_all_str = frozenset({str}).issuperset
_all_exact = (_SCALAR - {float}).issuperset
_encode = msgspec.json.Encoder().encode

Kind = Literal["json", "text", "bytes", "none"]


class _Found(NamedTuple):
    value: Any
    kind: Kind


def harvest(value: Any, *, max_bytes: int) -> Returned:
    """Turn a tool's return into plain JSON.

    Builtin dicts, lists and scalars are handed on as they are, uncopied; everything else is rebuilt, and what is a
    ``Returned`` already stays it. ``size`` is the number
    of UTF-8 bytes of the JSON encoding. On a problem ``value`` is None and ``at`` the JSON Pointer where it was found.

    Args:
        value: What the tool returned; ``Answered`` and ``ToolResult`` are taken apart. Generators are drained.
        max_bytes: A larger encoding is the problem ``too_large``; long texts are noticed before they are encoded.
    """
    kind = type(value)
    if kind is dict and _all_exact(map(type, value.values())) and _all_str(map(type, value)):
        try:  # there is no NaN to look for
            size = len(_encode(value))
        except UnicodeEncodeError:
            return _weigh(value, "json", max_bytes)
        return (
            Returned(value, "json", size) if size <= max_bytes else _unusable("too_large", "", "json", size)
        )
    if kind is ToolResult:
        value = restated(value)
        kind = Answered
    if kind is Answered:
        return _declaring(_harvest(value.value, max_bytes), value, max_bytes)
    return value if kind is Returned else _harvest(value, max_bytes)


async def aharvest(value: Any, *, max_bytes: int) -> Returned:
    """As ``harvest``; an async iterator is drained first, within the same bounds."""
    if type(value) is ToolResult:
        value = restated(value)
    if type(value) is Answered:
        return _declaring(await aharvest(value.value, max_bytes=max_bytes), value, max_bytes)
    if not issubclass(type(value), AsyncIterable):
        return harvest(value, max_bytes=max_bytes)
    items: list[Any] = []
    try:
        async for item in value:
            items.append(item)
            if len(items) > min(MAX_ITEMS, max_bytes):
                return _unusable("too_large")
    except (Exception, SystemExit):  # noqa: BLE001 - whatever the tool's own generator raises is one answer
        return _unusable("generator_failed")
    return _harvest(items, max_bytes)


def _declaring(returned: Returned, answered: Answered, max_bytes: int) -> Returned:
    """Add what a helper declared. It may have been given anything, so it is harvested and checked like a return.

    What cannot be understood is a problem of the whole answer; whether it was done stays known.
    """
    said = answered.declared
    if len(said) == 1:
        return replace(returned, declared=_DONE) if returned.problem is None else returned
    declared = _said(said, max_bytes)
    if isinstance(declared, Returned):
        return declared if said["ok"] else replace(declared, declared=_UNDONE)
    return replace(returned, declared=declared) if returned.problem is None else returned


def _said(said: dict[str, Any], max_bytes: int) -> Declared | Returned:
    """What was said, or the problem with it."""
    try:
        shown = {name: what for name, what in said.items() if not _is_mute(name, what)}
        weighed = _weigh(_found(shown, max_bytes, name_faults=True).value, "json", max_bytes)
        if weighed.problem is not None:
            return weighed
        return stated.declared(weighed.value)
    except Unplain as why:
        return _unusable(why.problem, pointer(why.at))
    except stated.Unfit as why:
        return _unusable(why.problem, why.at)
    except RecursionError:
        return _unusable("too_deep")
    except (Exception, SystemExit):  # noqa: BLE001 - a hostile object may raise anything when it is looked at
        return _unusable("not_json")


_DONE: Final = Declared(ok=True)
_FOR_READERS: Final = frozenset({"message", "suggestion", "user_message"})


def _is_mute(name: str, what: Any) -> bool:
    """An exception in the place of words says nothing: the words of its code are better than the name of its type."""
    return name in _FOR_READERS and issubclass(type(what), BaseException)


_UNDONE: Final = Declared(ok=False, code="invalid_output")
"""A failure of which nothing else can be understood."""


def _harvest(value: Any, max_bytes: int) -> Returned:
    try:
        found = _found(value, max_bytes)
    except Unplain as why:
        return _unusable(why.problem, pointer(why.at))
    except RecursionError:
        return _unusable("too_deep")
    except (Exception, SystemExit):  # noqa: BLE001 - a hostile object may raise anything when it is looked at
        return _unusable("not_json")
    return _weigh(found.value, found.kind, max_bytes)


def _found(value: Any, max_bytes: int, *, name_faults: bool = False) -> _Found:
    if value is None:
        return _Found(None, "none")
    if type(value) is str:
        return _Found(_short(value, max_bytes), "text")
    if type(value) in {bytes, bytearray, memoryview}:
        return _Found(bytes_as_text(_short(value, max_bytes)), "bytes")
    if _is_plain(value, max_bytes):
        return _Found(value, "json")
    if inspect.iscoroutine(value):
        value.close()
        raise Unplain("not_json")
    return _kind_of(plain(value, max_bytes=max_bytes, max_items=MAX_ITEMS, name_faults=name_faults))


def _kind_of(value: Any) -> _Found:
    return _Found(value, "text" if type(value) is str else "json")


def _short(value: Any, max_bytes: int) -> Any:
    if len(value) > max_bytes:
        raise Unplain("too_large")
    return value


def _is_plain(value: Any, max_bytes: int) -> bool:
    """Whether this is builtin JSON all through, not too deep and not endless; bounded by ``max_bytes`` nodes.

    A cycle and a tree too deep end in "no", and the slow road says which it is; more values than could be written in
    ``max_bytes`` (a list shared a million times) are too large at once. Texts are weighed only where containers are few:
    there the huge ones sit, and everywhere it would cost more than encoding.
    """
    level, left = [value], max_bytes
    if type(value) not in _CONTAINERS:
        return type(value) in _SCALAR
    for _ in range(MAX_DEPTH):
        left -= sum(map(len, level))
        if left < 0:
            raise Unplain("too_large")
        items, keys = _inside(level)
        kinds = set(map(type, items))
        if not (kinds <= _JSON and _all_str(map(type, keys))):
            return False
        if len(level) <= _FEW:
            left -= sum(len(item) for item in items if type(item) is str)
        if not kinds & _CONTAINERS:
            return left >= 0
        level = [item for item in items if type(item) in _CONTAINERS]
    return False


def _inside(level: list[Any]) -> tuple[list[Any], list[Any]]:
    """What stands in these dicts and lists, and the keys."""
    items: list[Any] = []
    keys: list[Any] = []
    for node in level:
        if type(node) is dict:
            keys += node
            items += node.values()
        else:
            items += node
    return items, keys


def _weigh(value: Any, kind: Kind, max_bytes: int) -> Returned:
    """Encode once: for the size, and because only the encoder knows lone surrogates and NaN at full speed."""
    try:
        encoded = _encode(value)
    except UnicodeEncodeError:
        return _unusable("not_text", _where(value, _is_unwritable), kind)
    except (Exception, SystemExit):  # noqa: BLE001 - a container changed by another thread while it is read
        return _unusable("not_json", "", kind)
    size = len(encoded)
    if size > max_bytes:
        return _unusable("too_large", "", kind, size)
    if _NULL in encoded and (at := _where(value, _is_nan)) is not None:
        return _unusable("nan", at, kind, size)
    return Returned(value, kind, size)


def _unusable(problem: Problem, at: str | None = "", kind: Kind = "json", size: int = 0) -> Returned:
    return Returned(None, kind, size, problem, at or "")


def _is_nan(value: Any) -> bool:
    return type(value) is float and not math.isfinite(value)


def _is_unwritable(value: Any) -> bool:
    return type(value) is str and not _is_writable(value)


def _is_writable(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _where(value: Any, wrong: Callable[[Any], bool]) -> str | None:
    """JSON Pointer of the first leaf or key that is wrong; a wrong key is told by its parent."""
    todo: list[tuple[tuple[str | int, ...], Any]] = [((), value)]
    while todo:
        at, node = todo.pop()
        if type(node) is dict:
            if any(map(wrong, node)):
                return pointer(at)
            todo.extend(((*at, key), item) for key, item in reversed(node.items()))
        elif type(node) is list:
            todo.extend(((*at, index), item) for index, item in reversed(list(enumerate(node))))
        elif wrong(node):
            return pointer(at)
    return None
