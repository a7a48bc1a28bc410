"""Inline the internal references of a JSON Schema, for clients that cannot follow them. Pure.

``#/$defs/NAME`` and ``#/definitions/NAME`` are replaced by their targets. A recursive definition cannot be inlined and stays
a reference, and so does everything in a schema that would grow beyond ``MAX_INLINED_BYTES``.
"""

from typing import Any, Final

import msgspec

MAX_INLINED_BYTES: Final = 256 * 1024
"""Maximum bytes of an inlined schema; a larger one is returned unchanged."""

_SCHEMA_MAP_KEYWORDS: Final = frozenset(
    {"properties", "patternProperties", "dependentSchemas", "$defs", "definitions"}
)
_VALUE_KEYWORDS: Final = frozenset({"enum", "const", "default", "examples", "required"})
_DEFINITION_KEYWORDS: Final = ("$defs", "definitions")
_ANNOTATION_KEYWORDS: Final = frozenset(
    {"title", "description", "default", "examples", "deprecated", "readOnly", "writeOnly"}
)
_encode_json: Final = msgspec.json.Encoder().encode


class _NotInlinableError(Exception):
    """The schema would grow too large, or redefines the base of its references."""


def inline_references(schema: dict[str, Any]) -> dict[str, Any]:
    """Return the same schema with references inlined as far as possible."""
    writer = _ReferenceInliner(schema)
    try:
        made = {
            key: writer.inline_member(key, value, ())
            for key, value in schema.items()
            if key not in _DEFINITION_KEYWORDS
        }
    except (_NotInlinableError, RecursionError):
        return schema
    if writer.left:
        made |= {key: schema[key] for key in _DEFINITION_KEYWORDS if key in schema}
    return made if len(_encode_json(made)) <= MAX_INLINED_BYTES else schema


class _ReferenceInliner:
    """Inlines one schema; ``left`` says whether a reference had to stay."""

    def __init__(self, schema: dict[str, Any]) -> None:
        self._schema = schema
        self._written = 0
        self._old = "draft-0" in str(schema.get("$schema"))
        self.left = False

    def inline_member(self, key: str, value: Any, inside: tuple[str, ...]) -> Any:
        """Return the value of a keyword with its references inlined."""
        if key in _VALUE_KEYWORDS:
            return value
        if key in _SCHEMA_MAP_KEYWORDS and isinstance(value, dict):
            return {name: self._inline_schema(one, inside) for name, one in value.items()}
        return self._inline_schema(value, inside)

    def _inline_schema(self, value: Any, inside: tuple[str, ...]) -> Any:
        if isinstance(value, list):
            return [self._inline_schema(one, inside) for one in value]
        if not isinstance(value, dict):
            return value
        self._written += 1
        if self._written > MAX_INLINED_BYTES // 16 or isinstance(value.get("$id"), str):
            raise _NotInlinableError
        self.left = self.left or "$dynamicRef" in value
        target = value.get("$ref")
        if not isinstance(target, str):
            return {key: self.inline_member(key, one, inside) for key, one in value.items()}
        return self._inline_reference(target, value, inside)

    def _inline_reference(self, target: str, value: dict[str, Any], inside: tuple[str, ...]) -> Any:
        _, _, rest = target.partition("#/")
        place, _, name = rest.partition("/")
        found = (
            self._schema.get(place, {}).get(name)
            if place in _DEFINITION_KEYWORDS and target.startswith("#/")
            else None
        )
        if found is None or target in inside:
            self.left = True
            return value
        meant = self._inline_schema(found, (*inside, target))
        beside = {key: self.inline_member(key, one, inside) for key, one in value.items() if key != "$ref"}
        if self._old:  # up to draft 7 keywords beside a reference are ignored, except annotations
            beside = {key: one for key, one in beside.items() if key in _ANNOTATION_KEYWORDS}
        if isinstance(meant, dict) and beside.keys() <= _ANNOTATION_KEYWORDS:
            return {**meant, **beside}
        return {"allOf": [meant, beside]} if beside else meant
