"""Recordings written for tests: a small shop, and models that write well and badly. Nothing of it was ever recorded."""

import gzip
import json
from pathlib import Path
from typing import Any

import msgspec

from callwright.evals.replay.recording_types import Recording

ORDER: dict[str, Any] = {
    "name": "shop.order",
    "description": "Order an item.",
    "parameters": {
        "type": "object",
        "x-bfcl-type": "dict",
        "properties": {
            "item": {"type": "string"},
            "count": {"type": "integer"},
            "price": {"type": "number", "x-bfcl-type": "float"},
            "gift": {"type": "boolean", "default": False},
        },
        "required": ["item", "count"],
        "additionalProperties": False,
    },
}
STOCK: dict[str, Any] = {
    "name": "stock",
    "description": "How many are left.",
    "parameters": {
        "type": "object",
        "properties": {"item": {"type": "string"}},
        "required": ["item"],
        "additionalProperties": False,
    },
}
LAMP: dict[str, Any] = {"item": ["lamp", "a lamp"], "count": [2], "gift": ["", False]}
FORMAT_OF = {"native": "native", "prompt": "py_calls"}


def row(**said: Any) -> dict[str, Any]:
    """One record as a file has it: a question about two lamps, unless said otherwise."""
    mode = "native" if "calls" in said else "prompt"
    usual: dict[str, Any] = {
        "id": "simple_python_0",
        "model": "scribe-1",
        "family": "scribe",
        "category": "simple_python",
        "language": "python",
        "mode": mode,
        "format": FORMAT_OF[mode],
        "source": "written here",
        "question": [{"role": "user", "content": "Please order 2 pieces of the lamp."}],
        "tools": [ORDER, STOCK],
        "expect": "call",
        "gold": [{"name": "shop.order", "args": LAMP}],
        "gold_src": "v4",
        "text": None,
        "calls": None,
    }
    return usual | said


def recording(**said: Any) -> Recording:
    """The same, read."""
    return msgspec.json.decode(json.dumps(row(**said)), type=Recording)


def native(name: str, **arguments: Any) -> dict[str, Any]:
    """One native call."""
    return {"name": name, "arguments": json.dumps(arguments)}


def written(path: Path, *rows: dict[str, Any]) -> Path:
    """A file of records; gzipped where its name says so."""
    text = "".join(json.dumps(one) + "\n" for one in rows).encode()
    path.write_bytes(gzip.compress(text) if path.suffix == ".gz" else text)
    return path


# --- cases ------------------------------------------------------------------------------------------------------------

SHELF = {
    "name": "stock",
    "description": "Set the stock.",
    "parameters": {
        "type": "object",
        "properties": {"count": {"type": "integer"}},
        "required": ["count"],
        "additionalProperties": False,
    },
}


def case(number: int, written_: Any, **said: Any) -> dict[str, Any]:
    """A case of somebody's own: a number is written, and two are due."""
    usual: dict[str, Any] = {
        "id": f"mine-{number}",
        "about": "a number",
        "lang": "en",
        "tools": [SHELF],
        "now": "2026-11-21T10:30:00+08:00",
        "text": json.dumps({"name": "stock", "arguments": {"count": written_}}),
        "expect": {"calls": [{"name": "stock", "arguments": {"count": 2}}]},
    }
    return usual | said
