"""Copies of plain JSON: the receiver of a copy may change it, and the tape and the ledger keep the original."""

from typing import Any

are_all_scalar = frozenset({str, int, float, bool, type(None)}).issuperset
"""Return whether all of these types are those of JSON values without parts."""


def copy_json(value: Any) -> Any:
    """Return a copy of plain JSON; values without parts are not copied."""
    kind = type(value)
    if kind is dict:
        if are_all_scalar(map(type, value.values())):
            return value.copy()
        return {
            name: copy_json(item) if type(item) is dict or type(item) is list else item
            for name, item in value.items()
        }
    if kind is list:
        return value.copy() if are_all_scalar(map(type, value)) else [copy_json(item) for item in value]
    return value
