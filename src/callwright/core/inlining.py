"""A JSON Schema without references into itself, for clients that cannot follow them. Pure.

``#/$defs/NAME`` and ``#/definitions/NAME`` become what they stand for. What refers to itself cannot be written out and stays
a reference, and so does everything in a schema that would grow beyond ``LARGEST``.
"""

from typing import Any, Final

import msgspec

LARGEST: Final = 256 * 1024
"""Bytes of a schema that is written out; a larger one is given as it is."""

_MAPS: Final = frozenset({"properties", "patternProperties", "dependentSchemas", "$defs", "definitions"})
_VALUES: Final = frozenset({"enum", "const", "default", "examples", "required"})
_PLACES: Final = ("$defs", "definitions")
_ABOUT: Final = frozenset(
    {"title", "description", "default", "examples", "deprecated", "readOnly", "writeOnly"}
)
_encode: Final = msgspec.json.Encoder().encode


class _AsItIs(Exception):  # noqa: N818 - a decision
    """It would grow too large, or names of its own say what its references mean."""


def inlined(schema: dict[str, Any]) -> dict[str, Any]:
    """The same schema, written out as far as it can be."""
    writer = _Writer(schema)
    try:
        made = {key: writer.member(key, value, ()) for key, value in schema.items() if key not in _PLACES}
    except (_AsItIs, RecursionError):
        return schema
    if writer.left:
        made |= {key: schema[key] for key in _PLACES if key in schema}
    return made if len(_encode(made)) <= LARGEST else schema


class _Writer:
    """Writes one schema out; ``left`` says whether a reference had to stay."""

    def __init__(self, schema: dict[str, Any]) -> None:
        self._schema = schema
        self._written = 0
        self._old = "draft-0" in str(schema.get("$schema"))
        self.left = False

    def member(self, key: str, value: Any, inside: tuple[str, ...]) -> Any:
        """What stands under a keyword."""
        if key in _VALUES:
            return value
        if key in _MAPS and isinstance(value, dict):
            return {name: self._schema_of(one, inside) for name, one in value.items()}
        return self._schema_of(value, inside)

    def _schema_of(self, value: Any, inside: tuple[str, ...]) -> Any:
        if isinstance(value, list):
            return [self._schema_of(one, inside) for one in value]
        if not isinstance(value, dict):
            return value
        self._written += 1
        if self._written > LARGEST // 16 or isinstance(value.get("$id"), str):
            raise _AsItIs
        self.left = self.left or "$dynamicRef" in value
        target = value.get("$ref")
        if not isinstance(target, str):
            return {key: self.member(key, one, inside) for key, one in value.items()}
        return self._followed(target, value, inside)

    def _followed(self, target: str, value: dict[str, Any], inside: tuple[str, ...]) -> Any:
        _, _, rest = target.partition("#/")
        place, _, name = rest.partition("/")
        found = (
            self._schema.get(place, {}).get(name) if place in _PLACES and target.startswith("#/") else None
        )
        if found is None or target in inside:
            self.left = True
            return value
        meant = self._schema_of(found, (*inside, target))
        beside = {key: self.member(key, one, inside) for key, one in value.items() if key != "$ref"}
        if self._old:  # up to draft 7 a reference stands alone: what is beside it says nothing but words
            beside = {key: one for key, one in beside.items() if key in _ABOUT}
        if isinstance(meant, dict) and beside.keys() <= _ABOUT:
            return {**meant, **beside}
        return {"allOf": [meant, beside]} if beside else meant
