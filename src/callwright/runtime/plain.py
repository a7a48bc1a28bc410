"""The slow road from any Python object to plain JSON: one function for each family of types.

May not know: sizes of encodings, what the value is for. Raises ``Unplain`` with a word and a path, never with any text of
the object. Objects it has no family for are refused, not printed.
"""

import base64
import dataclasses
import datetime as dt
import decimal
import enum
import io
import operator
import sys
import uuid
from collections.abc import Callable, Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from pathlib import PurePath
from typing import Any, Final

import msgspec

from callwright.domain.declared import Problem

MAX_DEPTH: Final = 100
"""Containers within containers; deeper is the problem ``too_deep``."""

Step = str | int
At = tuple[Step, ...]
Pairs = list[tuple[Any, Any]]


class Unplain(Exception):  # noqa: N818 - it is a finding, not an error of ours
    """The value has no plain JSON form: ``problem`` says why, ``at`` where. It carries no text."""

    def __init__(self, problem: Problem, at: At = ()) -> None:
        super().__init__()
        self.problem = problem
        self.at = at


def plain(value: Any, *, max_bytes: int, max_items: int, name_faults: bool = False) -> Any:
    """Rebuild a value as dicts, lists and scalars.

    Args:
        value: Anything. Generators are drained, at most ``max_items`` items of each.
        max_bytes: Nodes and characters together; a value that must be larger is ``too_large``.
        max_items: See above.
        name_faults: Write an exception as the name of its type. Its text is for nobody.

    Raises:
        Unplain: It cannot be done.
    """
    return _Rebuild(max_bytes, max_items, name_faults=name_faults).of(value, ())


def bytes_as_text(value: Any) -> str:
    """UTF-8 text of the bytes, or a ``data:`` URL when they are not text."""
    raw = bytes(value)
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return "data:application/octet-stream;base64," + base64.b64encode(raw).decode("ascii")


class _Rebuild:
    def __init__(self, max_bytes: int, max_items: int, *, name_faults: bool) -> None:
        self._left = max_bytes
        self._max_items = max_items
        self._name_faults = name_faults
        self._open: set[int] = set()

    def of(self, value: Any, at: At) -> Any:
        """The plain form of one node."""
        self._spend(1, at)
        kind = type(value)
        if kind in _AS_IS:
            if kind is str:
                self._spend(len(value), at)
            return value
        scalar = _scalar(kind)
        if scalar is not None:
            return self._leaf(_guarded(scalar, value, at), at)
        return self._container(value, at)

    def _leaf(self, value: Any, at: At) -> Any:
        """An Enum's value or an array may hold anything; the rest is plain by now."""
        return self.of(value, at) if type(value) not in _AS_IS else self._counted(value, at)

    def _counted(self, value: Any, at: At) -> Any:
        if type(value) is str:
            self._spend(len(value), at)
        return value

    def _container(self, value: Any, at: At) -> Any:
        if id(value) in self._open:
            raise Unplain("cyclic", at)
        if len(self._open) >= MAX_DEPTH:
            raise Unplain("too_deep", at)
        self._open.add(id(value))
        try:
            return self._opened(value, at)
        finally:
            self._open.discard(id(value))

    def _opened(self, value: Any, at: At) -> Any:
        kind = type(value)
        if self._name_faults and issubclass(kind, BaseException):
            return kind.__name__
        if _is_pydantic(kind):
            return self.of(_guarded(_dump, value, at), at)
        read = _fields_reader(kind)
        if read is not None:
            return self._fields(_guarded(read, value, at), at)
        if issubclass(kind, Iterable) and not issubclass(kind, io.IOBase):
            return self._items(value, at)
        raise Unplain("not_json", at)

    def _fields(self, pairs: Pairs, at: At) -> dict[str, Any]:
        out: dict[str, Any] = {}
        for key, item in pairs:
            name = _key(key, at)
            if name in out:
                raise Unplain("not_json", (*at, name))
            self._spend(len(name), at)
            out[name] = self.of(item, (*at, name))
        return out

    def _items(self, value: Any, at: At) -> list[Any]:
        out = [self.of(item, (*at, index)) for index, item in enumerate(self._drained(value, at))]
        return sorted(out, key=_ORDER) if issubclass(type(value), AbstractSet) else out

    def _drained(self, value: Any, at: At) -> Iterator[Any]:
        """Items one by one; what the iteration itself raises is told apart from what an item raises."""
        lazy = issubclass(type(value), Iterator)
        source = _guarded(iter, value, at)
        for count in range(self._max_items + 1 if lazy else sys.maxsize):
            try:
                item = next(source)
            except StopIteration:
                return
            except (Exception, SystemExit):  # noqa: BLE001 - the tool's own generator may raise anything
                raise Unplain("generator_failed" if lazy else "not_json", at) from None
            if lazy and count == self._max_items:
                break
            yield item
        raise Unplain("too_large", at)

    def _spend(self, amount: int, at: At) -> None:
        self._left -= amount
        if self._left < 0:
            raise Unplain("too_large", at)


def _guarded(call: Callable[[Any], Any], value: Any, at: At) -> Any:
    try:
        return call(value)
    except (Unplain, RecursionError):
        raise
    except (Exception, SystemExit):  # noqa: BLE001 - a hostile object may raise anything when it is looked at
        raise Unplain("not_json", at) from None


_AS_IS: Final = frozenset({str, int, float, bool, type(None)})
_ORDER: Final = msgspec.json.Encoder(order="deterministic").encode


def _iso(value: Any) -> Any:
    return msgspec.to_builtins(value)


def _enum_value(value: Any) -> Any:
    return value.value


# First match wins: an Enum that is also a str is its value, a datetime is also a date.
_SCALARS: Final[tuple[tuple[type | tuple[type, ...], Callable[[Any], Any]], ...]] = (
    (enum.Enum, _enum_value),
    (str, str.__str__),
    (int, int.__int__),
    (float, float.__float__),
    ((bytes, bytearray, memoryview), bytes_as_text),
    (decimal.Decimal, decimal.Decimal.__str__),
    ((dt.datetime, dt.date, dt.time, dt.timedelta), _iso),
    (uuid.UUID, uuid.UUID.__str__),
    (PurePath, PurePath.__str__),
)


def _scalar(kind: type) -> Callable[[Any], Any] | None:
    for family, read in _SCALARS:
        if issubclass(kind, family):
            return read
    if issubclass(kind, list | tuple | Mapping):
        return None
    if callable(getattr(kind, "tolist", None)):
        return _tolist
    return operator.index if hasattr(kind, "__index__") else None


def _tolist(value: Any) -> Any:
    """Arrays and array scalars of the number libraries."""
    found = value.tolist()
    if type(found) is type(value):
        raise Unplain("not_json")
    return found


def _dump(value: Any) -> Any:
    return value.model_dump(mode="json", by_alias=True)


def _fields_reader(kind: type) -> Callable[[Any], Pairs] | None:
    """How to read a record's fields as pairs; None when it is no record."""
    if issubclass(kind, Mapping):
        return lambda value: list(value.items())
    if issubclass(kind, msgspec.Struct):
        return _struct_fields
    if dataclasses.is_dataclass(kind):
        names = [field.name for field in dataclasses.fields(kind)]
        return lambda value: [(name, getattr(value, name)) for name in names]
    if "__attrs_attrs__" in vars(kind):
        attributes = [attribute.name for attribute in vars(kind)["__attrs_attrs__"]]
        return lambda value: [(name, getattr(value, name)) for name in attributes]
    return None


def _struct_fields(value: msgspec.Struct) -> Pairs:
    config = value.__struct_config__
    tag = [(config.tag_field, config.tag)] if config.tag_field else []
    names = zip(value.__struct_encode_fields__, value.__struct_fields__, strict=True)
    held = [(outer, getattr(value, inner)) for outer, inner in names]
    return [*tag, *(one for one in held if one[1] is not msgspec.UNSET)]


def _is_pydantic(kind: type) -> bool:
    """Nobody can return a pydantic model without having imported pydantic; so it need not be imported here."""
    module = sys.modules.get("pydantic")
    return module is not None and issubclass(kind, module.BaseModel)


_WORDS: Final = {True: "true", False: "false", None: "null"}


def _key(key: Any, at: At) -> str:
    """A mapping's key as text: what JSON encoders write for it. Other kinds of keys are refused, none is renamed."""
    kind = type(key)
    if kind is str:
        return str(key)
    if kind is bool or key is None:
        return _WORDS[key]
    read = _scalar(kind)
    if read is None:
        raise Unplain("not_json", at)
    found = _guarded(read, key, at)
    if type(found) in {int, float}:
        return repr(found)
    if type(found) is str:
        return found
    raise Unplain("not_json", at)
