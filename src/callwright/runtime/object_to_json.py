"""Convert any Python object to plain JSON, the slow path: one function per family of types.

May not know encoded sizes, nor what the value is for. Raises ``NotPlainError`` with a problem and a path,
never with any text of the object. Objects of unknown families are refused, not printed.
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

from callwright.domain.declared_answer import AnswerProblem

MAX_DEPTH: Final = 100
"""Nested containers; deeper is the problem ``too_deep``."""

PathStep = str | int
ValuePath = tuple[PathStep, ...]
FieldPairs = list[tuple[Any, Any]]


class NotPlainError(Exception):
    """The value has no plain JSON form: ``problem`` says why, ``at`` where, ``kind`` of which class. It carries no text.

    Its cause, if any, is what the value raised while it was read.
    """

    def __init__(self, problem: AnswerProblem, at: ValuePath = (), kind: type | None = None) -> None:
        super().__init__()
        self.problem = problem
        self.at = at
        self.kind = kind


def object_to_json(value: Any, *, max_bytes: int, max_items: int, name_faults: bool = False) -> Any:
    """Rebuild a value as dicts, lists and scalars.

    Args:
        value: Anything. Generators are drained, at most ``max_items`` items of each.
        max_bytes: Limit on nodes and characters together; a value that must be larger is ``too_large``.
        max_items: See above.
        name_faults: Convert an exception to the name of its type. Its text is never used.

    Raises:
        NotPlainError: The value cannot be converted.
    """
    return _JsonBuilder(max_bytes, max_items, name_faults=name_faults).build_node(value, ())


def bytes_to_text(value: Any) -> str:
    """Decode the bytes as UTF-8, or render them as a ``data:`` URL if they are not text."""
    raw = bytes(value)
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return "data:application/octet-stream;base64," + base64.b64encode(raw).decode("ascii")


class _JsonBuilder:
    def __init__(self, max_bytes: int, max_items: int, *, name_faults: bool) -> None:
        self._left = max_bytes
        self._max_items = max_items
        self._name_faults = name_faults
        self._open: set[int] = set()

    def build_node(self, value: Any, at: ValuePath) -> Any:
        """Return the plain form of one node."""
        self._spend_budget(1, at)
        kind = type(value)
        if kind in _PLAIN_TYPES:
            if kind is str:
                self._spend_budget(len(value), at)
            return value
        scalar = _find_scalar_reader(kind)
        if scalar is not None:
            return self._build_leaf(_call_guarded(scalar, value, at), at)
        return self._build_container(value, at)

    def _build_leaf(self, value: Any, at: ValuePath) -> Any:
        """Build a leaf: the value of an Enum or an array may be anything; all others are plain by now."""
        return self.build_node(value, at) if type(value) not in _PLAIN_TYPES else self._count_text(value, at)

    def _count_text(self, value: Any, at: ValuePath) -> Any:
        if type(value) is str:
            self._spend_budget(len(value), at)
        return value

    def _build_container(self, value: Any, at: ValuePath) -> Any:
        if id(value) in self._open:
            raise NotPlainError("cyclic", at)
        if len(self._open) >= MAX_DEPTH:
            raise NotPlainError("too_deep", at)
        self._open.add(id(value))
        try:
            return self._build_by_type(value, at)
        finally:
            self._open.discard(id(value))

    def _build_by_type(self, value: Any, at: ValuePath) -> Any:
        kind = type(value)
        if self._name_faults and issubclass(kind, BaseException):
            return kind.__name__
        if _is_pydantic_model(kind):
            return self.build_node(_call_guarded(_dump_pydantic, value, at), at)
        read = _find_fields_reader(kind)
        if read is not None:
            return self._build_object(_call_guarded(read, value, at), at)
        if issubclass(kind, Iterable) and not issubclass(kind, io.IOBase):
            return self._build_list(value, at)
        raise NotPlainError("not_json", at, kind)

    def _build_object(self, pairs: FieldPairs, at: ValuePath) -> dict[str, Any]:
        out: dict[str, Any] = {}
        for key, item in pairs:
            name = _key_to_text(key, at)
            if name in out:
                raise NotPlainError("not_json", (*at, name))
            self._spend_budget(len(name), at)
            out[name] = self.build_node(item, (*at, name))
        return out

    def _build_list(self, value: Any, at: ValuePath) -> list[Any]:
        out = [
            self.build_node(item, (*at, index)) for index, item in enumerate(self._iterate_bounded(value, at))
        ]
        return sorted(out, key=_encode_sort_key) if issubclass(type(value), AbstractSet) else out

    def _iterate_bounded(self, value: Any, at: ValuePath) -> Iterator[Any]:
        """Iterate items; an exception of the iteration itself is distinguished from one of an item."""
        lazy = issubclass(type(value), Iterator)
        source = _call_guarded(iter, value, at)
        for count in range(self._max_items + 1 if lazy else sys.maxsize):
            try:
                item = next(source)
            except StopIteration:
                return
            except (Exception, SystemExit) as fault:
                raise NotPlainError("generator_failed" if lazy else "not_json", at, type(value)) from fault
            if lazy and count == self._max_items:
                break
            yield item
        raise NotPlainError("too_large", at)

    def _spend_budget(self, amount: int, at: ValuePath) -> None:
        self._left -= amount
        if self._left < 0:
            raise NotPlainError("too_large", at)


def _call_guarded(call: Callable[[Any], Any], value: Any, at: ValuePath) -> Any:
    try:
        return call(value)
    except (NotPlainError, RecursionError):
        raise
    except (Exception, SystemExit) as fault:
        raise NotPlainError("not_json", at, type(value)) from fault


_PLAIN_TYPES: Final = frozenset({str, int, float, bool, type(None)})
_encode_sort_key: Final = msgspec.json.Encoder(order="deterministic").encode


def _date_to_text(value: Any) -> Any:
    return msgspec.to_builtins(value)


def _get_enum_value(value: Any) -> Any:
    return value.value


# First match wins: an Enum that is also a str is its value, a datetime is also a date.
_SCALAR_READERS: Final[tuple[tuple[type | tuple[type, ...], Callable[[Any], Any]], ...]] = (
    (enum.Enum, _get_enum_value),
    (str, str.__str__),
    (int, int.__int__),
    (float, float.__float__),
    ((bytes, bytearray, memoryview), bytes_to_text),
    (decimal.Decimal, decimal.Decimal.__str__),
    ((dt.datetime, dt.date, dt.time, dt.timedelta), _date_to_text),
    (uuid.UUID, uuid.UUID.__str__),
    (PurePath, PurePath.__str__),
)


def _find_scalar_reader(kind: type) -> Callable[[Any], Any] | None:
    for family, read in _SCALAR_READERS:
        if issubclass(kind, family):
            return read
    if issubclass(kind, list | tuple | Mapping):
        return None
    if callable(getattr(kind, "tolist", None)):
        return _array_to_list
    return operator.index if hasattr(kind, "__index__") else None


def _array_to_list(value: Any) -> Any:
    """Convert arrays and array scalars of numeric libraries."""
    converted = value.tolist()
    if type(converted) is type(value):
        raise NotPlainError("not_json")
    return converted


def _dump_pydantic(value: Any) -> Any:
    return value.model_dump(mode="json", by_alias=True)


def _find_fields_reader(kind: type) -> Callable[[Any], FieldPairs] | None:
    """Return a function that reads a record's fields as pairs; None if it is not a record."""
    if issubclass(kind, Mapping):
        return lambda value: list(value.items())
    if issubclass(kind, msgspec.Struct):
        return _read_struct_fields
    if dataclasses.is_dataclass(kind):
        names = [field.name for field in dataclasses.fields(kind)]
        return lambda value: [(name, getattr(value, name)) for name in names]
    if "__attrs_attrs__" in vars(kind):
        attributes = [attribute.name for attribute in vars(kind)["__attrs_attrs__"]]
        return lambda value: [(name, getattr(value, name)) for name in attributes]
    return None


def _read_struct_fields(value: msgspec.Struct) -> FieldPairs:
    config = value.__struct_config__
    tag = [(config.tag_field, config.tag)] if config.tag_field else []
    names = zip(value.__struct_encode_fields__, value.__struct_fields__, strict=True)
    fields = [(outer, getattr(value, inner)) for outer, inner in names]
    return [*tag, *(field for field in fields if field[1] is not msgspec.UNSET)]


def _is_pydantic_model(kind: type) -> bool:
    """Return whether this is a pydantic model.

    No one can return one without having imported pydantic, so it is not imported here.
    """
    module = sys.modules.get("pydantic")
    return module is not None and issubclass(kind, module.BaseModel)


_KEYWORD_KEYS: Final = {True: "true", False: "false", None: "null"}


def _key_to_text(key: Any, at: ValuePath) -> str:
    """Convert a mapping's key to the text that JSON encoders write for it.

    Other kinds of keys are refused, none is renamed.
    """
    kind = type(key)
    if kind is str:
        return str(key)
    if kind is bool or key is None:
        return _KEYWORD_KEYS[key]
    read = _find_scalar_reader(kind)
    if read is None:
        raise NotPlainError("not_json", at)
    scalar = _call_guarded(read, key, at)
    if type(scalar) in {int, float}:
        return repr(scalar)
    if type(scalar) is str:
        return scalar
    raise NotPlainError("not_json", at)
