"""The one piece of work that everybody is measured on: placing an order.

Standard library only: peers read this file under their own interpreters.
"""

import json
from typing import Any

CURRENCIES = ("CNY", "EUR", "USD")

INPUT_SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        "user_id": {"type": "string"},
        "sku": {"type": "string"},
        "amount": {"type": "integer", "minimum": 1, "maximum": 100},
        "currency": {"type": "string", "enum": list(CURRENCIES)},
    },
    "required": ["user_id", "sku", "amount", "currency"],
    "additionalProperties": False,
}

OUTPUT_SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {"order_id": {"type": "string"}},
    "required": ["order_id"],
    "additionalProperties": False,
}


def _arguments(index: int) -> dict[str, Any]:
    return {
        "user_id": f"user-{index:08d}",
        "sku": f"SKU-{index % 997:05d}",
        "amount": index % 100 + 1,
        "currency": CURRENCIES[index % 3],
    }


VARIETY = 1024
_ARGUMENTS = [_arguments(index) for index in range(VARIETY)]


def arguments(index: int) -> dict[str, Any]:
    """Valid arguments, made beforehand; they come round again after ``VARIETY`` calls."""
    return _ARGUMENTS[index % VARIETY]


def messages(tool: str) -> list[bytes]:
    """``VARIETY`` calls of that tool as a model writes them, in JSON."""
    return [json.dumps({"name": tool, "arguments": given}).encode() for given in _ARGUMENTS]


def order_id(user_id: str, sku: str, amount: int, currency: str) -> str:
    """The effect itself, as cheap as an effect can be."""
    return f"order-{user_id}-{sku}-{amount}-{currency}"
