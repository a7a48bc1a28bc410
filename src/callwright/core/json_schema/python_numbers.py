"""Convert numbers to Python's types: JSON has one kind of number, a Python function two.

For JSON Schema 2.0 is an integer and 5 a number; a function whose parameter is an ``int`` fails on 2.0, and one that divides or
formats a ``float`` expects 5.0. A whole number becomes an ``int`` where only integers are accepted, and an ``int`` a
``float`` where any number is, without loss: one that a float cannot hold exactly is unchanged. Pure.
"""

from collections.abc import Mapping
from typing import Any

NumberPlan = type[int] | type[float] | list[Any] | dict[str, Any]
"""Location of numbers in a value: the value itself, the items of a list ``[plan]``, the fields ``{name: plan}``."""

_MAX_EXACT_INTEGER = 2**53
_MAX_DEPTH = 32


def make_number_plan(schema: Any, depth: int = 0) -> NumberPlan | None:
    """Return where numbers are in a value of this schema; None where there are none, or where the schema offers a choice."""
    if not isinstance(schema, dict) or depth > _MAX_DEPTH:
        return None
    if isinstance(schema.get("anyOf"), list):
        rest = [one for one in schema["anyOf"] if one != {"type": "null"}]
        return make_number_plan(rest[0], depth + 1) if len(rest) == 1 else None
    kind = _get_single_type(schema.get("type"))
    return _PLAN_BY_TYPE[kind] if kind in _PLAN_BY_TYPE else _plan_container(schema, kind, depth)


_PLAN_BY_TYPE: dict[Any, NumberPlan] = {"integer": int, "number": float}


def _plan_container(schema: dict[str, Any], kind: Any, depth: int) -> NumberPlan | None:
    """Return where numbers are in a list or an object."""
    if kind == "array" and "prefixItems" not in schema:
        items = make_number_plan(schema.get("items"), depth + 1)
        return None if items is None else [items]
    properties = schema.get("properties") if kind == "object" else None
    if not isinstance(properties, dict):
        return None
    plans = {name: plan for name, one in properties.items() if (plan := make_number_plan(one, depth + 1))}
    return plans or None


def _get_single_type(declared: Any) -> Any:
    """Return the one type that is accepted beside null."""
    if isinstance(declared, list):
        rest = [one for one in declared if one != "null"]
        return rest[0] if len(rest) == 1 else None
    return declared


def to_python_numbers(value: Any, plan: NumberPlan) -> Any:
    """Return a valid value with its numbers in Python's types; the value itself where nothing changes."""
    kind = type(value)
    if plan is int:
        return int(value) if kind is float and value.is_integer() else value
    if plan is float:
        return float(value) if kind is int and -_MAX_EXACT_INTEGER <= value <= _MAX_EXACT_INTEGER else value
    if kind is list and isinstance(plan, list):
        inner = plan[0]
        if all(type(one) is inner for one in value):
            return value
        return [to_python_numbers(one, inner) for one in value]
    if kind is dict and isinstance(plan, Mapping):
        return {
            name: to_python_numbers(one, plan[name]) if name in plan else one for name, one in value.items()
        }
    return value
