"""Check that a JSON Schema is safe to compile: a walk over the document, never recursive, before any engine sees it.

Pure: knows nothing about the engine, contracts or values. An accepted schema stays inside its document, terminates, and
costs a bounded amount of work per value:

1. the document is plain JSON of bounded depth, size and number of nodes;
2. every reference is ``#…`` and points into the document; nothing changes its base URI;
3. no chain of references returns to its start without descending into the value;
4. the number of sub-schemas that can be applied along one path of a value is bounded (no ``$ref`` doubling).
"""

import math
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from callwright.core.json_schema import schema_reasons
from callwright.core.protocols.percent_encoding import decode_percent
from callwright.domain.contract import path_to_pointer
from callwright.domain.reason import Reason

MAX_DEPTH = 64
MAX_NODES = 20_000
MAX_BYTES = 1_000_000
MAX_ENUM_MEMBERS = 5_000
MAX_PATTERN_CHARS = 1_000
MAX_PATTERNS = 200
MAX_APPLIED_SCHEMAS = 50_000
"""Maximum sub-schemas that may be applied along one path of a value; a doubling chain of 16 references exceeds it."""
MAX_OPEN_SCHEMAS = 100
"""Maximum nesting of open sub-schemas, not counting the rounds of a recursive schema."""

_SINGLE_KEYWORDS = frozenset({
    "additionalItems", "additionalProperties", "contains", "contentSchema", "else", "if", "items", "not",
    "propertyNames", "then", "unevaluatedItems", "unevaluatedProperties",
})  # fmt: skip
_LIST_KEYWORDS = frozenset({"allOf", "anyOf", "items", "oneOf", "prefixItems"})
_MAP_KEYWORDS = frozenset({
    "$defs", "definitions", "dependencies", "dependentSchemas", "patternProperties", "properties",
})  # fmt: skip
_IN_PLACE_KEYWORDS = frozenset({
    "$ref", "allOf", "anyOf", "dependencies", "dependentSchemas", "else", "if", "not", "oneOf", "then",
})  # fmt: skip
_EVERY_CHILD_KEYWORDS = frozenset({"contains", "contentSchema", "patternProperties", "propertyNames"})
_DEFINITION_KEYWORDS = frozenset({"$defs", "definitions"})
_MULTIPLYING_KEYWORDS = ("$ref", "unevaluatedProperties", "unevaluatedItems")
_REVISIT_FACTOR = 3
"""``unevaluated…`` re-examines what its neighbours have examined: the engine then visits them about three times."""

SchemaEdge = tuple[str, str]
"""The keyword that applies a sub-schema, and the pointer of that sub-schema."""


class SchemaError(ValueError):
    """The schema at ``path`` (a JSON Pointer) cannot be used: ``problem``. ``hint`` says what to write instead."""

    def __init__(self, path: str, problem: Reason, hint: Reason | str = "") -> None:
        super().__init__(f"{path or '(root)'} {problem}." + (f" {hint}" if hint else ""))
        self.path = path
        self.problem = problem
        self.hint = hint


class SchemaShape(msgspec.Struct, frozen=True):
    """The guard's results: whether the schema is recursive, and every property name in it."""

    recursive: bool
    names: frozenset[str]


def guard_schema(document: dict[str, Any]) -> SchemaShape:
    """Accept a safe schema or raise ``SchemaError``. First failure wins: size, then references, then cost."""
    _check_nesting(document)
    _check_byte_size(document)
    nodes = _collect_schemas(document)
    recursive = False
    if not _has_bounded_cost(nodes):
        _check_termination(nodes)
        recursive = _check_cost(nodes)
    return SchemaShape(recursive, frozenset(_list_property_names(nodes.values())))


# --- 1. plain and small -----------------------------------------------------------------------------------------


def _check_nesting(document: Any) -> None:
    layer: list[tuple[str, Any]] = [("", document)]
    seen = 0
    for _ in range(MAX_DEPTH + 1):
        layer = [child for path, value in layer for child in _list_children(path, value)]
        seen += len(layer)
        if seen > MAX_NODES:
            raise SchemaError("", schema_reasons.TOO_MANY_VALUES(most=MAX_NODES), schema_reasons.SPLIT_TOOL())
        if not layer:
            return
    raise SchemaError(
        layer[0][0], schema_reasons.NESTED_TOO_DEEPLY(most=MAX_DEPTH), schema_reasons.NAME_PARTS_IN_DEFS()
    )


def _list_children(path: str, value: Any) -> Iterable[tuple[str, Any]]:
    if isinstance(value, dict):
        return [(_extend_pointer(path, _require_text_key(path, key)), child) for key, child in value.items()]
    if isinstance(value, list | tuple):
        return [(f"{path}/{index}", child) for index, child in enumerate(value)]
    if isinstance(value, float) and not math.isfinite(value):
        raise SchemaError(path, schema_reasons.NOT_A_FINITE_NUMBER())
    if value is not None and not isinstance(value, str | int | float):
        raise SchemaError(path, schema_reasons.NOT_A_JSON_VALUE(), schema_reasons.USE_JSON_VALUES())
    return ()


def _extend_pointer(path: str, key: str) -> str:
    """Return the pointer one level down; names rarely need escaping."""
    return path + path_to_pointer([key]) if "/" in key or "~" in key else f"{path}/{key}"


def _require_text_key(path: str, key: Any) -> str:
    if not isinstance(key, str):
        raise SchemaError(path, schema_reasons.NAME_IS_NOT_TEXT())
    return key


def _check_byte_size(document: Any) -> None:
    try:
        size = len(msgspec.json.encode(document))
    except ValueError:
        raise SchemaError(
            "", schema_reasons.NOT_WRITABLE_AS_JSON(), schema_reasons.LONE_SURROGATE_OR_LONG_NUMBER()
        ) from None
    if size > MAX_BYTES:
        raise SchemaError("", schema_reasons.TOO_LARGE(most=MAX_BYTES), schema_reasons.SHORTEN())


# --- 2. references stay inside ----------------------------------------------------------------------------------


class _SchemaNode(msgspec.Struct):
    schema: dict[str, Any]
    edges: list[SchemaEdge]


def _collect_schemas(document: dict[str, Any]) -> dict[str, _SchemaNode]:
    """Return every sub-schema at a schema position, or that a reference points to, by its pointer."""
    nodes: dict[str, _SchemaNode] = {}
    anchors: dict[str, str] = {}
    waiting: list[tuple[str, Any]] = [("", document)]
    references: list[tuple[str, str]] = []
    while waiting or references:
        if waiting:
            path, schema = waiting.pop()
            if isinstance(schema, dict) and path not in nodes:
                _check_keywords(path, schema, document, anchors)
                edges = list(_list_subschemas(path, schema))
                nodes[path] = _SchemaNode(
                    schema, [edge for edge, _ in edges if edge[0] not in _DEFINITION_KEYWORDS]
                )
                waiting += [(target, child) for (_, target), child in edges]
                references += [(path, schema["$ref"])] if "$ref" in schema else []
        else:
            path, text = references.pop()
            target, child = _resolve_reference(path, text, document, anchors)
            nodes[path].edges.append(("$ref", target))
            waiting.append((target, child))
    _check_patterns(nodes)
    return nodes


def _check_keywords(
    path: str, schema: dict[str, Any], document: dict[str, Any], anchors: dict[str, str]
) -> None:
    for keyword in ("$dynamicRef", "$recursiveRef", "$vocabulary"):
        if keyword in schema:
            raise SchemaError(
                f"{path}/{keyword}",
                schema_reasons.UNSUPPORTED_KEYWORD(),
                schema_reasons.WRITE_PLAIN_REFERENCE(),
            )
    if path and "$id" in schema:
        raise SchemaError(f"{path}/$id", schema_reasons.CHANGED_BASE_URI(), schema_reasons.ONLY_ROOT_ID())
    if path and schema.get("$schema", document.get("$schema")) != document.get("$schema"):
        raise SchemaError(f"{path}/$schema", schema_reasons.DIFFERENT_DRAFT())
    for keyword in ("$anchor", "$dynamicAnchor"):
        name = schema.get(keyword)
        if isinstance(name, str) and anchors.setdefault(name, path) != path:
            raise SchemaError(f"{path}/{keyword}", schema_reasons.ANCHOR_DEFINED_TWICE())
    if isinstance(schema.get("enum"), list) and len(schema["enum"]) > MAX_ENUM_MEMBERS:
        raise SchemaError(
            f"{path}/enum",
            schema_reasons.TOO_MANY_MEMBERS(most=MAX_ENUM_MEMBERS),
            schema_reasons.CHECK_IN_TOOL(),
        )


def _list_subschemas(path: str, schema: dict[str, Any]) -> Iterator[tuple[SchemaEdge, Any]]:
    for keyword, value in schema.items():
        if keyword in _MAP_KEYWORDS and isinstance(value, dict):
            yield from (
                ((keyword, _extend_pointer(f"{path}/{keyword}", name)), child)
                for name, child in value.items()
            )
        elif keyword in _LIST_KEYWORDS and isinstance(value, list):
            yield from (((keyword, f"{path}/{keyword}/{index}"), child) for index, child in enumerate(value))
        elif keyword in _SINGLE_KEYWORDS:
            yield (keyword, f"{path}/{keyword}"), value


def _resolve_reference(
    path: str, text: Any, document: dict[str, Any], anchors: dict[str, str]
) -> tuple[str, Any]:
    here = f"{path}/$ref"
    if not isinstance(text, str) or not text.startswith("#"):
        raise SchemaError(here, schema_reasons.REFERENCE_LEAVES_DOCUMENT(), schema_reasons.COPY_INTO_DEFS())
    fragment = decode_percent(text[1:])
    if fragment and not fragment.startswith("/"):
        if fragment not in anchors:
            raise SchemaError(here, schema_reasons.UNKNOWN_ANCHOR())
        fragment = anchors[fragment]
    value: Any = document
    steps = [step.replace("~1", "/").replace("~0", "~") for step in fragment.split("/")[1:]]
    for step in steps:
        value = _follow_step(value, step)
        if value is None:
            raise SchemaError(
                here, schema_reasons.REFERENCE_TO_NOTHING(), schema_reasons.CHECK_SPELLING_IN_DEFS()
            )
    return path_to_pointer(steps), value


def _follow_step(value: Any, step: str) -> Any:
    if isinstance(value, dict):
        return value.get(step)
    if isinstance(value, list) and step.isascii() and step.isdigit() and int(step) < len(value):
        return value[int(step)]
    return None


def _check_patterns(nodes: dict[str, _SchemaNode]) -> None:
    patterns = [found for path, node in nodes.items() for found in _list_patterns(path, node.schema)]
    if len(patterns) > MAX_PATTERNS:
        raise SchemaError(patterns[-1][0], schema_reasons.TOO_MANY_PATTERNS(most=MAX_PATTERNS))
    for path, text in patterns:
        if len(text) > MAX_PATTERN_CHARS:
            raise SchemaError(path, schema_reasons.PATTERN_TOO_LONG(most=MAX_PATTERN_CHARS))


def _list_patterns(path: str, schema: dict[str, Any]) -> Iterator[tuple[str, str]]:
    if isinstance(schema.get("pattern"), str):
        yield f"{path}/pattern", schema["pattern"]
    if isinstance(schema.get("patternProperties"), dict):
        yield from ((f"{path}/patternProperties", name) for name in schema["patternProperties"])


def _list_property_names(nodes: Iterable[_SchemaNode]) -> Iterator[str]:
    for node in nodes:
        for keyword in ("properties", "dependencies", "dependentSchemas", "dependentRequired"):
            if isinstance(node.schema.get(keyword), dict):
                yield from node.schema[keyword]
        if isinstance(node.schema.get("required"), list):
            yield from (name for name in node.schema["required"] if isinstance(name, str))


# --- 3. and 4. bounded cost -------------------------------------------------------------------------------------


def _has_bounded_cost(nodes: dict[str, _SchemaNode]) -> bool:
    """Return whether the schema is a tree without repeats: its cost is its nodes and its depth, both bounded in step 1."""
    return not any(word in node.schema for node in nodes.values() for word in _MULTIPLYING_KEYWORDS)


def _check_termination(nodes: dict[str, _SchemaNode]) -> None:
    done: set[str] = set()
    for root in nodes:
        for path, back in _walk_depth_first(nodes, root, done, same_place=True):
            if back:
                raise SchemaError(path, schema_reasons.ENDLESS_REFERENCE())
            done.add(path)


def _check_cost(nodes: dict[str, _SchemaNode]) -> bool:
    applied: dict[str, int] = {}
    height: dict[str, int] = {}
    recursive = False
    for path, back in _walk_depth_first(nodes, "", applied.keys(), same_place=False):
        recursive = recursive or back
        if back:
            continue
        applied[path] = _compute_cost(nodes[path], applied)
        height[path] = 1 + max((height.get(target, 0) for _, target in nodes[path].edges), default=0)
        if applied[path] > MAX_APPLIED_SCHEMAS:
            raise SchemaError(path, schema_reasons.TOO_MANY_SUBSCHEMAS(), schema_reasons.REFER_ONCE())
        if height[path] > MAX_OPEN_SCHEMAS:
            raise SchemaError(path, schema_reasons.TOO_MANY_OPEN_SUBSCHEMAS(most=MAX_OPEN_SCHEMAS))
    return recursive


def _compute_cost(node: _SchemaNode, applied: dict[str, int]) -> int:
    """Return an upper bound of the sub-schemas applied along one path: neighbours in one place add up, places do not."""
    here = sum(applied.get(target, 1) for keyword, target in node.edges if keyword in _IN_PLACE_KEYWORDS)
    every = sum(applied.get(target, 1) for keyword, target in node.edges if keyword in _EVERY_CHILD_KEYWORDS)
    other = (
        applied.get(target, 1)
        for keyword, target in node.edges
        if keyword not in _IN_PLACE_KEYWORDS and keyword not in _EVERY_CHILD_KEYWORDS
    )
    revisits = "unevaluatedProperties" in node.schema or "unevaluatedItems" in node.schema
    return 1 + here * (_REVISIT_FACTOR if revisits else 1) + every + max(other, default=0)


def _walk_depth_first(
    nodes: dict[str, _SchemaNode], root: str, done: Iterable[str], *, same_place: bool
) -> Iterator[tuple[str, bool]]:
    """Walk depth first: each node after all below it, ``(path, False)``; ``(path, True)`` where an edge closes a cycle."""
    open_: set[str] = set()
    stack = [(root, False)]
    while stack:
        path, leaving = stack.pop()
        if leaving:
            open_.discard(path)
            yield path, False
        elif path in open_:
            yield path, True
        elif path in nodes and path not in done:
            open_.add(path)
            stack.append((path, True))
            stack += [
                (target, False)
                for keyword, target in nodes[path].edges
                if not same_place or keyword in _IN_PLACE_KEYWORDS
            ]
