"""Copies of plain JSON: the receiver of a copy may change it, and the tape and the ledger keep the original."""

from typing import Any

are_all_scalar = frozenset({str, int, float, bool, type(None)}).issuperset
"""Return whether all of these types are those of JSON values without parts."""


_CONTAINER_TYPES = frozenset({dict, list})


def is_flat_object(fields: dict[str, Any]) -> bool:
    """Return whether no value of an object of plain JSON has parts."""
    for item in fields.values():  # noqa: SIM110 - every call comes by, and a generator takes twice as long
        if type(item) in _CONTAINER_TYPES:
            return False
    return True


def copy_shallow_object(fields: dict[str, Any]) -> dict[str, Any]:
    """Return a copy of an object of plain JSON whose values are lists without parts or have no parts themselves."""
    copied = fields.copy()
    for name, item in fields.items():
        if type(item) is list:
            copied[name] = item.copy()
    return copied


def copy_json(value: Any) -> Any:
    """Return a copy of plain JSON; values without parts are not copied."""
    kind = type(value)
    if kind is dict:
        if is_flat_object(value):
            return value.copy()
        return {
            name: copy_json(item) if type(item) is dict or type(item) is list else item
            for name, item in value.items()
        }
    if kind is list:
        return value.copy() if are_all_scalar(map(type, value)) else [copy_json(item) for item in value]
    return value
