"""The JSON Schema of ``callwright.result/1``, made from the Structs; only what types cannot say is added here."""

import re
from inspect import cleandoc
from typing import Any

import msgspec

from callwright.domain.result import RESULT_FORMAT, FieldProblem, Notice, Source, ToolResult

_SHARE = {"minimum": 0, "maximum": 1}
_COUNT = {"minimum": 0}
_LIMITS: dict[tuple[str, str], dict[str, Any]] = {
    ("ToolResult", "confidence"): _SHARE,
    ("Repair", "confidence"): _SHARE,
    ("Meta", "durationMs"): _COUNT,
    ("Meta", "attempts"): _COUNT,
    ("CallError", "retryAfterMs"): _COUNT,
    ("Meta", "traceId"): {
        "minLength": 1,
        "description": "W3C trace id, 32 lower-case hex digits; a result read from elsewhere keeps its own.",
    },
    ("FieldProblem", "path"): {"pattern": "^(/.*)?$", "description": "RFC 6901 JSON Pointer."},
}
_SNAKE = re.compile(r"(?<=[a-z])_([a-z])(?=\w*``)")
_MAY_BE_ABSENT = {Source.__name__, FieldProblem.__name__, Notice.__name__}
_SUCCESS_RULE: dict[str, Any] = {
    "if": {"properties": {"success": {"const": True}}},
    "then": {"properties": {"error": {"type": "null"}}},
    "else": {"properties": {"error": {"$ref": "#/$defs/CallError"}, "data": {"type": "null"}}},
}


_LEFT_OUT = {("ToolResult", "content"), ("ToolResult", "userMessage"), ("Meta", "modelCallId")}
"""Fields that are there only where there is something to say."""


def result_schema() -> dict[str, Any]:
    """Make the schema: closed objects, every field of the envelope required, an error exactly when it failed."""
    (_,), components = msgspec.json.schema_components([ToolResult], ref_template="#/$defs/{name}")
    parts = {name: _closed(name, part) for name, part in sorted(components.items())}
    top = parts.pop(ToolResult.__name__)
    head = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:callwright:schema:result-1",
        "title": RESULT_FORMAT,
    }
    return (
        head
        | {name: value for name, value in top.items() if name != "title"}
        | _SUCCESS_RULE
        | {"$defs": parts}
    )


def _closed(name: str, part: dict[str, Any]) -> dict[str, Any]:
    properties = {
        field: _null_last(value) | _LIMITS.get((name, field), {})
        for field, value in part["properties"].items()
    }
    return part | {
        "description": _SNAKE.sub(lambda found: found.group(1).upper(), cleandoc(part["description"])),
        "properties": properties,
        "required": part["required"]
        if name in _MAY_BE_ABSENT
        else [field for field in properties if (name, field) not in _LEFT_OUT],
        "additionalProperties": False,
    }


def _null_last(value: dict[str, Any]) -> dict[str, Any]:
    """The alternatives in one order, whichever release of msgspec lists them."""
    if "anyOf" not in value:
        return value
    return value | {"anyOf": sorted(value["anyOf"], key=lambda one: one == {"type": "null"})}
