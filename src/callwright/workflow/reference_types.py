"""Types of references: resolve a path in a JSON Schema, and check its type against the target's type. Pure.

A type that no schema defines is unknown; an unknown type is compatible with every type.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from callwright.core.json_schema.ref_inlining import inline_references

_ALTERNATIVES: Final = ("anyOf", "oneOf")
_OF_VALUE: Final[dict[type, str]] = {
    bool: "boolean", int: "integer", float: "number", str: "string", list: "array", dict: "object", type(None): "null",
}  # fmt: skip


class Place(NamedTuple):
    """The result of resolving a path in a schema.

    Attributes:
        schemas: The possible schemas; None: unknown.
        optional: Whether the value may be absent.
        missing: The part of the path that no value can have; "" if there is none.
        undeclared: The part of the path that no schema declares, although a value may have it; "" if there is none.
        names: The properties that a value can have in the place of the missing or undeclared one.
    """

    schemas: tuple[Mapping[str, Any], ...] | None
    optional: bool = False
    missing: str = ""
    names: tuple[str, ...] = ()
    undeclared: str = ""


UNKNOWN: Final = Place(None)


def place_at(schema: Mapping[str, Any] | None, path: Iterable[str | int]) -> Place:
    """Resolve a path in a schema."""
    if schema is None:
        return UNKNOWN
    here = Place((inline_references(dict(schema)),))
    for part in path:
        if here.schemas is None:
            return here
        here = _inside(here, part)
        if here.missing:
            return here
    return here


def _inside(here: Place, part: str | int) -> Place:
    found: list[Mapping[str, Any]] = []
    optional, known, possible, declared = here.optional, True, False, False
    alternatives = [one for schema in here.schemas or () for one in _alternatives(schema)]
    for one in alternatives:
        if _is_only(one, "null"):
            optional = True
            continue
        inner = _property(one, part) if isinstance(part, str) else _item(one, part)
        if inner is None:
            continue
        possible = True
        declared = declared or not inner.undeclared
        optional = optional or inner.optional
        if inner.schemas is None:
            known = False
        else:
            found += inner.schemas
    names = tuple(sorted({name for one in alternatives for name in one.get("properties", {})}))
    if not possible:
        return Place((), missing=str(part), names=names)
    if not declared:
        return Place(None, optional=True, names=names, undeclared=str(part))
    return Place(tuple(found) if known else None, optional)


def _alternatives(schema: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Return the alternatives of a schema: ``anyOf`` and ``oneOf`` expanded.

    A part that only a run can determine becomes the schema that accepts any value.
    """
    for word in _ALTERNATIVES:
        if word in schema:
            inner = [one for one in schema[word] if isinstance(one, Mapping)]
            return [leaf for one in inner for leaf in _alternatives(one)]
    return [{}] if "$ref" in schema or "allOf" in schema else [schema]


def _property(schema: Mapping[str, Any], name: str) -> Place | None:
    if not _may_be(schema, "object"):
        return None
    own = schema.get("properties", {}).get(name)
    if isinstance(own, Mapping):
        return Place((own,), name not in schema.get("required", ()))
    others = schema.get("additionalProperties", True)
    if others is False and not schema.get("patternProperties"):
        return None
    if isinstance(others, Mapping) and others:
        return Place((others,), optional=True)
    is_listed = bool(schema.get("properties")) and not schema.get("patternProperties")
    return Place(None, optional=True, undeclared=name if is_listed else "")


def _item(schema: Mapping[str, Any], index: int) -> Place | None:
    if not _may_be(schema, "array"):
        return None
    first = schema.get("prefixItems", ())
    if index < len(first):
        return Place((first[index],), optional=True)
    items = schema.get("items")
    return (
        Place((items,), optional=True) if isinstance(items, Mapping) and items else Place(None, optional=True)
    )


def _may_be(schema: Mapping[str, Any], kind: str) -> bool:
    types = _types_of_one(schema)
    return types is None or kind in types


def _is_only(schema: Mapping[str, Any], kind: str) -> bool:
    return _types_of_one(schema) == {kind}


def _types_of_one(schema: Mapping[str, Any]) -> set[str] | None:
    said = schema.get("type")
    if isinstance(said, str):
        return {said}
    if isinstance(said, list):
        return set(said)
    if "const" in schema:
        return {_OF_VALUE.get(type(schema["const"]), "")}
    if isinstance(schema.get("enum"), list):
        return {_OF_VALUE.get(type(one), "") for one in schema["enum"]}
    return None


def types_of(schemas: Iterable[Mapping[str, Any]] | None) -> set[str] | None:
    """Return the JSON types that a value may have, or None if unknown."""
    if schemas is None:
        return None
    found: set[str] = set()
    for schema in schemas:
        for one in _alternatives(schema):
            types = _types_of_one(one)
            if types is None:
                return None
            found |= types
    return found


def types_fit(given: set[str] | None, wanted: set[str] | None) -> bool:
    """Return whether a value of one of the given types can be one of the wanted types; null is ignored."""
    if given is None or wanted is None:
        return True
    real = given - {"null"}
    if "number" in wanted:
        wanted = wanted | {"integer"}
    if "number" in real:
        real = real | {"integer"}
    return not real or bool(real & wanted)


def item_schema(place: Place) -> Mapping[str, Any] | None:
    """Return the schema of the items of a list, or None if unknown."""
    if place.schemas is None or len(place.schemas) != 1:
        return None
    for one in _alternatives(place.schemas[0]):
        items = one.get("items")
        if isinstance(items, Mapping):
            return items
    return None
