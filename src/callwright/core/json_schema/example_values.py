"""A smallest value that meets a JSON Schema, for simulations. Pure. The schema's own examples come first."""

from collections.abc import Mapping
from typing import Any, Final

from callwright.core.json_schema.compiled_schema import compile_schema
from callwright.core.json_schema.ref_inlining import inline_references

_MAX_DEPTH: Final = 12
_FORMATS: Final = {
    "date": "2026-01-01",
    "date-time": "2026-01-01T00:00:00Z",
    "time": "00:00:00Z",
    "email": "someone@example.com",
    "uri": "https://example.com/",
    "uuid": "00000000-0000-4000-8000-000000000000",
    "ipv4": "192.0.2.1",
}


class NoExampleError(ValueError):
    """No value can be made up for this schema. Cure: write one."""


def make_example(schema: Mapping[str, Any] | None) -> Any:
    """Return a value that meets the schema; lists have one item, and objects all their properties.

    Raises:
        NoExampleError: There is no schema, or the value made up does not meet it (a pattern, a condition).
    """
    if schema is None:
        raise NoExampleError
    value = _make(inline_references(dict(schema)), 0)
    if not compile_schema(dict(schema)).is_valid(value):
        raise NoExampleError
    return value


def _make(schema: Any, depth: int) -> Any:
    if schema is True or schema == {}:
        return "text"
    if not isinstance(schema, Mapping) or depth > _MAX_DEPTH:
        raise NoExampleError
    written = [*schema.get("examples", ()), *schema.get("enum", ())]
    written += [schema[word] for word in ("const", "default") if schema.get(word) is not None]
    if written:
        return written[0]
    inner = _choose_alternative(schema)
    if inner is not None:
        return _make(inner, depth + 1)
    kind = schema.get("type", "object" if "properties" in schema else "string")
    if isinstance(kind, list):
        kind = next((one for one in kind if one != "null"), "null")
    return _make_typed(schema, kind, depth)


def _choose_alternative(schema: Mapping[str, Any]) -> dict[str, Any] | None:
    """Return the schema with the first of its alternatives that is not null in their place; None if it has none."""
    for word in ("anyOf", "oneOf", "allOf"):
        inner = [one for one in schema.get(word, ()) if one != {"type": "null"}]
        if inner:
            return {**{key: value for key, value in schema.items() if key != word}, **inner[0]}
    return None


def _make_typed(schema: Mapping[str, Any], kind: str, depth: int) -> Any:
    match kind:
        case "object":
            properties = schema.get("properties", {})
            return {name: _make(one, depth + 1) for name, one in properties.items()}
        case "array":
            count = max(1, int(schema.get("minItems", 1)))
            return [_make(schema.get("items", True), depth + 1) for _ in range(count)]
        case "integer" | "number":
            return _make_number(schema, kind)
        case "boolean":
            return True
        case "null":
            return None
        case _:
            text = _FORMATS.get(str(schema.get("format")), "text")
            return text.ljust(int(schema.get("minLength", 0)), "x")[
                : int(schema.get("maxLength", len(text) + 4096))
            ]


def _make_number(schema: Mapping[str, Any], kind: str) -> float | int:
    low = schema.get("minimum", schema.get("exclusiveMinimum", 0))
    value = low + 1 if "exclusiveMinimum" in schema or low == 0 else low
    high = schema.get("maximum")
    value = min(value, high) if high is not None else value
    step = schema.get("multipleOf")
    if step:
        value = step * max(1, -(-value // step))
    return int(value) if kind == "integer" else value
