"""Types of references: where a path leads in a JSON Schema, and whether what it leads to fits where it is put. Pure.

Nothing is guessed: what no schema says is unknown, and fits everywhere.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from callwright.core.json_schema.ref_inlining import inline_references

_ALTERNATIVES: Final = ("anyOf", "oneOf")
_OF_VALUE: Final[dict[type, str]] = {
    bool: "boolean", int: "integer", float: "number", str: "string", list: "array", dict: "object", type(None): "null",
}  # fmt: skip


class Place(NamedTuple):
    """What a path leads to.

    Attributes:
        schemas: What it may be; None: nothing is known.
        optional: It may be absent.
        missing: The part of the path that no value can have; "" where there is none.
    """

    schemas: tuple[Mapping[str, Any], ...] | None
    optional: bool = False
    missing: str = ""


UNKNOWN: Final = Place(None)


def place_at(schema: Mapping[str, Any] | None, path: Iterable[str | int]) -> Place:
    """Where a path leads in a schema."""
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
    optional, known, possible = here.optional, True, False
    alternatives = [one for schema in here.schemas or () for one in _alternatives(schema)]
    for one in alternatives:
        if _is_only(one, "null"):
            optional = True
            continue
        inner = _property(one, part) if isinstance(part, str) else _item(one, part)
        if inner is None:
            continue
        possible = True
        optional = optional or inner.optional
        if inner.schemas is None:
            known = False
        else:
            found += inner.schemas
    if not possible:
        return Place((), missing=str(part))
    return Place(tuple(found) if known else None, optional)


def _alternatives(schema: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The schema as what it may be: ``anyOf`` and ``oneOf`` spread out; what only a run can tell is the schema of anything."""
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
    return (
        Place((others,), optional=True)
        if isinstance(others, Mapping) and others
        else Place(None, optional=True)
    )


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
    """The JSON types that a value may have; None: nothing is known."""
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
    """Whether a value of one of the given types can be one of the wanted; null apart."""
    if given is None or wanted is None:
        return True
    real = given - {"null"}
    if "number" in wanted:
        wanted = wanted | {"integer"}
    if "number" in real:
        real = real | {"integer"}
    return not real or bool(real & wanted)


def item_schema(place: Place) -> Mapping[str, Any] | None:
    """The schema of the items of a list; None where it is not known."""
    if place.schemas is None or len(place.schemas) != 1:
        return None
    for one in _alternatives(place.schemas[0]):
        items = one.get("items")
        if isinstance(items, Mapping):
            return items
    return None
