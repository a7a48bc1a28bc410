"""Decide whether a JSON value that matches a type hint's schema already is a value of that hint, so that no conversion is needed.

May not know: pydantic (its ``Field`` is recognised by name), functions, schemas.
"""

import collections.abc
import types
import typing
from typing import Any

from callwright.domain.argument_marks import ArgumentMark

_EXACT_SCALARS = frozenset({str, float, bool, types.NoneType, dict, list, object, Any})
_SCHEMA_CONSTRAINTS = frozenset({"Ge", "Gt", "Le", "Lt", "Len", "MaxLen", "MinLen", "Interval", "MultipleOf"})
"""Constraints of the ``annotated_types`` package that the schema expresses completely."""

_LIST_ORIGINS = frozenset(
    {list, collections.abc.Sequence, collections.abc.Iterable, collections.abc.Collection}
)
_DICT_ORIGINS = frozenset({dict, collections.abc.Mapping})


def is_exact_hint(hint: Any) -> bool:
    """Return whether valid JSON can be passed unchanged; False when in doubt.

    ``int`` is not exact: JSON Schema calls 2.0 an integer, and Python does not.
    """
    if isinstance(hint, typing.NewType):
        return is_exact_hint(hint.__supertype__)
    origin = None if type(hint) is type else typing.get_origin(hint)
    if origin is None:
        return _is_exact_scalar(hint)
    parts = typing.get_args(hint)
    if origin is typing.Annotated:
        return is_exact_hint(parts[0]) and all(_is_checked_by_schema(extra) for extra in parts[1:])
    if origin is typing.Literal:
        return all(type(part) in {str, bool, types.NoneType} for part in parts)
    if origin in {typing.Union, types.UnionType}:
        return all(is_exact_hint(part) for part in parts)
    return _is_exact_container(origin, parts)


def _is_exact_scalar(hint: Any) -> bool:
    try:
        return hint in _EXACT_SCALARS
    except TypeError:
        return False


def _is_exact_container(origin: Any, parts: tuple[Any, ...]) -> bool:
    if origin in _LIST_ORIGINS:
        return is_exact_hint(parts[0])
    return origin in _DICT_ORIGINS and parts[0] is str and is_exact_hint(parts[1])


def is_integral_hint(hint: Any) -> bool:
    """Return whether the hint is ``int``, a list of such, or one of them or None, with nothing beyond the schema to check."""
    if type(hint) is type:
        return hint is int
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        return is_integral_hint(parts[0]) and all(_is_checked_by_schema(extra) for extra in parts[1:])
    if origin in {typing.Union, types.UnionType}:
        rest = [part for part in parts if part is not types.NoneType]
        return len(rest) == 1 and is_integral_hint(rest[0])  # of a choice no place of a number is planned
    return hint is int or (origin in _LIST_ORIGINS and is_integral_hint(parts[0]))


def _is_checked_by_schema(extra: Any) -> bool:
    """Return whether a metadata item of ``Annotated`` is checked by the schema alone, or checks nothing."""
    kind = type(extra)
    if kind.__name__ == "FieldInfo":
        return all(_is_checked_by_schema(one) for one in extra.metadata)
    if kind.__module__ == "annotated_types":
        return kind.__name__ in _SCHEMA_CONSTRAINTS
    pattern = vars(extra).get("pattern") if hasattr(extra, "__dict__") else None
    if isinstance(pattern, str) and len(vars(extra)) == 1:
        return "(?" not in pattern
    return isinstance(extra, ArgumentMark | str)
