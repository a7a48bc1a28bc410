"""Where one JSON Schema accepts values that another refuses. Pure.

Exact for types, choices, limits, properties, items and alternatives; any other keyword that differs counts as a gap. References stay
in the document and end, as the guard has checked.
"""

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from callwright.domain.contract import path_to_pointer

_TEXT_KEYWORDS: Final = frozenset({
    "$anchor", "$comment", "$defs", "$id", "$schema", "default", "definitions", "deprecated", "description", "example", "examples",
    "readOnly", "title", "writeOnly",
})  # fmt: skip
_COMPARED_KEYWORDS: Final = frozenset({
    "$ref", "additionalProperties", "anyOf", "const", "enum", "exclusiveMaximum", "exclusiveMinimum", "items", "maxItems",
    "maxLength", "maxProperties", "maximum", "minItems", "minLength", "minProperties", "minimum", "oneOf", "properties", "required",
    "type",
})  # fmt: skip
_LOWER_LIMITS: Final = ("minLength", "minItems", "minProperties")
_UPPER_LIMITS: Final = ("maxLength", "maxItems", "maxProperties")
_KIND_OF_LIMIT: Final = {"Length": "string", "Items": "array", "Properties": "object"}
_MAX_DEPTH: Final = 64

Path = tuple[str, ...]


class SchemaGap(Struct, frozen=True):
    """A place where values of the first schema are refused by the second.

    Attributes:
        path: JSON Pointer of the value; ``*`` represents every item.
        keyword: What refuses them.
        required: Name of the property that only the second demands, or "".
    """

    path: str
    keyword: str
    required: str = ""


def find_gaps(
    first: dict[str, Any], second: dict[str, Any], *, closed_matters: bool = True
) -> list[SchemaGap]:
    """Return the places where the second schema refuses what the first accepts; empty if it accepts at least as much.

    ``closed_matters``: a property that the second does not know, and forbids, is a gap.
    """
    comparison = _Comparison(first, second, closed_matters=closed_matters)
    return list(dict.fromkeys(comparison.find_gaps(first, second, ())))


class _Comparison:
    """One comparison: the documents that references point into, and the pairs that are being compared."""

    def __init__(self, first: dict[str, Any], second: dict[str, Any], *, closed_matters: bool) -> None:
        self._first = first
        self._second = second
        self._closed_matters = closed_matters
        self._open: set[tuple[int, int]] = set()

    def find_gaps(self, first: Any, second: Any, path: Path) -> Iterator[SchemaGap]:
        first, second = _resolve(first, self._first), _resolve(second, self._second)
        pair = id(first), id(second)
        if pair in self._open or _accepts_all(second) or first is False:
            return
        if len(self._open) > _MAX_DEPTH:
            yield _gap(path, "$ref")
            return
        self._open.add(pair)
        try:
            if second is False:
                yield _gap(path, "not")
            else:
                yield from self._compare(first if isinstance(first, dict) else {}, second, path)
        finally:
            self._open.discard(pair)

    def _compare(self, first: dict[str, Any], second: dict[str, Any], path: Path) -> Iterator[SchemaGap]:
        ours, theirs = _list_alternatives(first), _list_alternatives(second)
        if ours is not None or theirs is not None:
            yield from self._compare_alternatives(first, second, ours, theirs, path)
            return
        kinds, accepted = _get_types(first), _get_types(second)
        lost = sorted(kinds - accepted)
        if lost:
            yield _gap(path, "type")
            return
        yield from _compare_members(first, second, path)
        yield from _compare_limits(first, second, kinds, path)
        yield from _compare_others(first, second, path)
        if "object" in kinds:
            yield from self._compare_properties(first, second, path)
        if "array" in kinds and "items" in second:
            yield from self.find_gaps(first.get("items", True), second["items"], (*path, "*"))

    def _compare_alternatives(
        self,
        first: dict[str, Any],
        second: dict[str, Any],
        ours: list[Any] | None,
        theirs: list[Any] | None,
        path: Path,
    ) -> Iterator[SchemaGap]:
        """Every alternative of the first must fit one of the second."""
        word = "anyOf" if "anyOf" in (second if theirs is not None else first) else "oneOf"
        rest = {key: value for key, value in second.items() if key not in ("anyOf", "oneOf")}
        around = {key: value for key, value in first.items() if key not in ("anyOf", "oneOf")}
        options = theirs if theirs is not None else [rest]
        if theirs is not None and _strip_texts(rest) and _strip_texts(rest) != _strip_texts(around):
            yield _gap(path, word)
            return
        for one in ours if ours is not None else [first]:
            found = [list(self.find_gaps(one, option, path)) for option in options]
            if [] in found:
                continue
            if len(found) == 1:
                yield from found[0]
            else:
                closest = min(found, key=len)
                yield from (
                    closest if len(closest) == 1 and closest[0].keyword != "type" else [_gap(path, word)]
                )

    def _compare_properties(
        self, first: dict[str, Any], second: dict[str, Any], path: Path
    ) -> Iterator[SchemaGap]:
        ours, theirs = first.get("properties", {}), second.get("properties", {})
        demanded = set(first.get("required", ()))
        for name in second.get("required", ()):
            if name not in demanded:
                yield SchemaGap(path_to_pointer((*path, name)), "required", name)
        others = second.get("additionalProperties", True)
        for name, schema in ours.items():
            inside = (*path, name)
            if name in theirs:
                yield from self.find_gaps(schema, theirs[name], inside)
            elif others is not False:
                yield from self.find_gaps(schema, others, inside)
            elif self._closed_matters:
                yield _gap(inside, "additionalProperties")
        if self._closed_matters and not _accepts_all(others):
            yield from self._compare_other_properties(first, others, path)

    def _compare_other_properties(
        self, first: dict[str, Any], others: Any, path: Path
    ) -> Iterator[SchemaGap]:
        """Compare the rules of both schemas for properties that the first does not name."""
        more = first.get("additionalProperties", True)
        if more is False and "patternProperties" not in first:
            return
        if others is False or more is False:
            yield _gap(path, "additionalProperties")
        else:
            yield from self.find_gaps(more, others, (*path, "*"))


def _gap(path: Path, keyword: str) -> SchemaGap:
    return SchemaGap(path_to_pointer(path), keyword)


def _resolve(schema: Any, document: dict[str, Any]) -> Any:
    """Resolve a local ``$ref`` and return its schema; keywords beside the reference override those of the target."""
    for _ in range(_MAX_DEPTH):
        if not isinstance(schema, dict) or not isinstance(schema.get("$ref"), str):
            return schema
        value: Any = document
        for step in schema["$ref"].split("/")[1:]:
            name = step.replace("~1", "/").replace("~0", "~")
            value = value.get(name) if isinstance(value, dict) else None
        beside = {key: said for key, said in schema.items() if key != "$ref" and key not in _TEXT_KEYWORDS}
        schema = {**value, **beside} if isinstance(value, dict) and beside else value
    return schema


def _accepts_all(schema: Any) -> bool:
    return schema is True or schema is None or (isinstance(schema, dict) and not _strip_texts(schema))


def _strip_texts(schema: dict[str, Any]) -> dict[str, Any]:
    return {
        key: said for key, said in schema.items() if key not in _TEXT_KEYWORDS and not key.startswith("x-")
    }


def _list_alternatives(schema: dict[str, Any]) -> list[Any] | None:
    found = schema.get("anyOf", schema.get("oneOf"))
    return found if isinstance(found, list) else None


_ALL_TYPES: Final = frozenset({"array", "boolean", "integer", "null", "number", "object", "string"})


def _get_types(schema: dict[str, Any]) -> frozenset[str]:
    """Return the types that a schema accepts; a number includes the integers."""
    declared = schema.get("type")
    if declared is None:
        members = _get_members(schema)
        return _ALL_TYPES if members is None else frozenset(map(_get_type, members))
    types = frozenset([declared] if isinstance(declared, str) else declared)
    return types | {"integer"} if "number" in types else types


def _get_type(value: Any) -> str:
    if isinstance(value, float) and value.is_integer():
        return "integer"
    return _TYPE_NAMES[type(value)]


_TYPE_NAMES: Final = {
    bool: "boolean", dict: "object", float: "number", int: "integer", list: "array", str: "string", type(None): "null",
}  # fmt: skip


def _compare_members(first: dict[str, Any], second: dict[str, Any], path: Path) -> Iterator[SchemaGap]:
    ours, theirs = _get_members(first), _get_members(second)
    if theirs is not None and (
        ours is None or not all(any(_is_equal(one, other) for other in theirs) for one in ours)
    ):
        yield _gap(path, "enum" if "enum" in second else "const")


def _is_equal(one: Any, other: Any) -> bool:
    return one == other and isinstance(one, bool) == isinstance(other, bool)


def _get_members(schema: dict[str, Any]) -> list[Any] | None:
    if "const" in schema:
        return [schema["const"]]
    members = schema.get("enum")
    return members if isinstance(members, list) else None


def _compare_limits(
    first: dict[str, Any], second: dict[str, Any], kinds: frozenset[str], path: Path
) -> Iterator[SchemaGap]:
    if kinds & {"integer", "number"}:
        for word, exclusive, sign in (
            ("minimum", "exclusiveMinimum", 1),
            ("maximum", "exclusiveMaximum", -1),
        ):
            wanted = _get_limit(second, word, exclusive, sign)
            if wanted is not None:
                own = _get_limit(first, word, exclusive, sign)
                if own is None or own < wanted:
                    yield _gap(path, word if word in second else exclusive)
    for word in (*_LOWER_LIMITS, *_UPPER_LIMITS):
        if word not in second or _KIND_OF_LIMIT[word[3:]] not in kinds:
            continue
        sign = 1 if word in _LOWER_LIMITS else -1
        if sign * second[word] > (
            sign * first[word] if word in first else (0 if sign > 0 else float("-inf"))
        ):
            yield _gap(path, word)


def _get_limit(schema: dict[str, Any], word: str, exclusive: str, sign: int) -> tuple[float, bool] | None:
    """Return the limit as (signed number, whether it is excluded): a greater one is stricter."""
    found = [
        (sign * schema[key], key == exclusive)
        for key in (word, exclusive)
        if isinstance(schema.get(key), int | float) and not isinstance(schema[key], bool)
    ]
    return max(found) if found else None


def _compare_others(first: dict[str, Any], second: dict[str, Any], path: Path) -> Iterator[SchemaGap]:
    """Any other keyword of the second must be one of the first, word for word."""
    ours = _strip_texts(first)
    for word, said in _strip_texts(second).items():
        if word not in _COMPARED_KEYWORDS and ours.get(word) != said:
            yield _gap(path, word)
