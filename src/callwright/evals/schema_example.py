"""Derive an example that a JSON Schema accepts: the shortest that follows without guessing, or none.

Knows schemas only. If a pattern or a condition decides, no value is invented; the user has to provide an example.
"""

import math
from collections.abc import Callable
from typing import Any, Final

from msgspec import UNSET, UnsetType

_MAX_DEPTH: Final = 12
_EXAMPLE_BY_FORMAT: Final = {
    "date": "2027-01-05",
    "date-time": "2027-01-05T10:00:00Z",
    "time": "10:00:00Z",
    "duration": "PT1H",
    "email": "someone@example.com",
    "uri": "https://example.com/",
    "url": "https://example.com/",
    "uuid": "5b1c7a52-7d53-4f0e-9d0c-0d6f4b9f1a11",
    "hostname": "example.com",
    "ipv4": "192.0.2.1",
    "ipv6": "2001:db8::1",
}

MadeExample = Any | UnsetType
"""A value, or UNSET if none can be derived."""


def make_example(schema: Any, root: Any = None, depth: int = 0) -> MadeExample:
    """Return a value that the schema most likely accepts, to be validated by the caller; UNSET if none can be derived.

    Args:
        schema: A schema, or a part of one.
        root: Document that references point into; the schema itself by default.
        depth: Nesting depth of the value.
    """
    if not isinstance(schema, dict):
        return UNSET if schema is False else None
    root = schema if root is None else root
    if depth > _MAX_DEPTH or "pattern" in schema:
        return _find_stated_example(schema)
    stated = _find_stated_example(schema)
    if stated is not UNSET:
        return stated
    if "$ref" in schema:
        return make_example(_resolve_reference(root, schema["$ref"]), root, depth + 1)
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return _make_first_example(
                [one for one in schema[several] if one != {"type": "null"}], root, depth
            )
    return _make_typed_example(schema, root, depth)


def _find_stated_example(schema: dict[str, Any]) -> MadeExample:
    if "const" in schema:
        return schema["const"]
    for name in ("examples", "enum"):
        if schema.get(name) and isinstance(schema[name], list):
            return schema[name][0]
    return schema.get("default", UNSET) if schema.get("default") is not None else UNSET


def _resolve_reference(root: Any, reference: Any) -> Any:
    """Return the referenced part of the document; False, which accepts nothing, if there is none."""
    if not isinstance(reference, str) or not reference.startswith("#"):
        return False
    target = root
    for step in reference[1:].split("/")[1:]:
        target = target.get(step.replace("~1", "/").replace("~0", "~")) if isinstance(target, dict) else None
    return False if target is None else target


def _make_first_example(schemas: list[Any], root: Any, depth: int) -> MadeExample:
    made = (make_example(one, root, depth + 1) for one in schemas)
    return next((one for one in made if one is not UNSET), UNSET)


def _make_typed_example(schema: dict[str, Any], root: Any, depth: int) -> MadeExample:
    kind = schema.get("type")
    if isinstance(kind, list):
        kind = next((one for one in kind if one != "null"), "null")
    if kind is None:
        kind = "object" if "properties" in schema else "string"
    make = _MAKER_BY_TYPE.get(kind)
    return UNSET if make is None else make(schema, root, depth)


def _make_text(schema: dict[str, Any], _root: Any, _depth: int) -> MadeExample:
    shortest, longest = schema.get("minLength", 0), schema.get("maxLength", 64)
    text = _EXAMPLE_BY_FORMAT.get(schema.get("format", ""), "example")
    if shortest <= len(text) <= longest:
        return text
    if "format" in schema or shortest > min(longest, 10_000):
        return UNSET
    return (text * (shortest // len(text) + 1))[: max(shortest, min(longest, len(text)))]


def _make_number(schema: dict[str, Any], _root: Any, _depth: int) -> MadeExample:
    whole = schema.get("type") == "integer" or "integer" in schema.get("type", ())
    step = schema.get("multipleOf") or (1 if whole else 0.5)
    least = schema.get("minimum", schema.get("exclusiveMinimum"))
    most = schema.get("maximum", schema.get("exclusiveMaximum"))
    start = least if least is not None else min(1, most) if most is not None else 1
    number = math.ceil(start / step) * step
    if number == schema.get("exclusiveMinimum"):
        number += step
    if most is not None and (number > most or number == schema.get("exclusiveMaximum")):
        return UNSET
    return int(number) if whole else number


def _make_list(schema: dict[str, Any], root: Any, depth: int) -> MadeExample:
    count = max(1, schema.get("minItems", 1))
    if schema.get("maxItems", 1) < 1:
        return []
    item = make_example(schema.get("items", {"type": "string"}), root, depth + 1)
    return UNSET if item is UNSET or (count > 1 and schema.get("uniqueItems")) else [item] * count


def _make_object(schema: dict[str, Any], root: Any, depth: int) -> MadeExample:
    members = {}
    for name in schema.get("required", ()):
        members[name] = make_example(
            schema.get("properties", {}).get(name, {"type": "string"}), root, depth + 1
        )
    return UNSET if UNSET in members.values() or schema.get("minProperties", 0) > len(members) else members


_MAKER_BY_TYPE: Final[dict[str, Callable[[dict[str, Any], Any, int], MadeExample]]] = {
    "string": _make_text,
    "integer": _make_number,
    "number": _make_number,
    "boolean": lambda _schema, _root, _depth: True,
    "null": lambda _schema, _root, _depth: None,
    "array": _make_list,
    "object": _make_object,
}
