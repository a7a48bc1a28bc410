"""Is this JSON Schema fit to be compiled? A walk over the document, never recursive, before any engine sees it.

Pure: knows nothing of the engine, of contracts or of values. What it lets through stays inside its document, ends, and
costs a bounded amount of work per value:

1. the document is plain JSON of bounded depth, size and number of nodes;
2. every reference is ``#…`` and points into the document; nothing changes the base it is resolved against;
3. no chain of references comes back to where it started without going down into the value;
4. the number of sub-schemas that can be applied along one path of a value is bounded (no ``$ref`` doubling).
"""

import math
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from callwright.core.percent import decoded
from callwright.domain.contract import pointer

MAX_DEPTH = 64
MAX_NODES = 20_000
MAX_BYTES = 1_000_000
MAX_ENUM = 5_000
MAX_PATTERN = 1_000
MAX_PATTERNS = 200
MAX_APPLIED = 50_000
"""Sub-schemas that may be applied along one path of a value; a doubling chain of 16 references passes it."""
MAX_HEIGHT = 100
"""Sub-schemas that may be open inside one another, the rounds of a recursive schema not counted."""

_ONE = frozenset({
    "additionalItems", "additionalProperties", "contains", "contentSchema", "else", "if", "items", "not",
    "propertyNames", "then", "unevaluatedItems", "unevaluatedProperties",
})  # fmt: skip
_MANY = frozenset({"allOf", "anyOf", "items", "oneOf", "prefixItems"})
_MAP = frozenset({
    "$defs", "definitions", "dependencies", "dependentSchemas", "patternProperties", "properties",
})  # fmt: skip
_SAME_PLACE = frozenset({
    "$ref", "allOf", "anyOf", "dependencies", "dependentSchemas", "else", "if", "not", "oneOf", "then",
})  # fmt: skip
_BELOW_ALL = frozenset({"contains", "contentSchema", "patternProperties", "propertyNames"})
_NOT_APPLIED = frozenset({"$defs", "definitions"})
_MULTIPLIES = ("$ref", "unevaluatedProperties", "unevaluatedItems")
_REVISITED = 3
"""``unevaluated…`` looks at what its neighbours have looked at: the engine then visits them about three times."""

Edge = tuple[str, str]
"""The keyword that applies a sub-schema, and the pointer of that sub-schema."""


class SchemaError(ValueError):
    """The schema at ``path`` (a JSON Pointer) cannot be used: ``problem``. ``hint`` says what to write instead."""

    def __init__(self, path: str, problem: str, hint: str = "") -> None:
        super().__init__(f"{path or '(root)'} {problem}." + (f" {hint}" if hint else ""))
        self.path = path
        self.problem = problem
        self.hint = hint


class Shape(msgspec.Struct, frozen=True):
    """What the guard has learnt: whether the schema can come back to itself, and every property name in it."""

    recursive: bool
    names: frozenset[str]


def guard(document: dict[str, Any]) -> Shape:
    """Let a fit schema through or raise ``SchemaError``. First failure wins: size, then references, then cost."""
    _measure(document)
    _weigh(document)
    nodes = _schemas(document)
    recursive = False
    if not _is_cheap(nodes):
        _refuse_endless(nodes)
        recursive = _bound_cost(nodes)
    return Shape(recursive, frozenset(_names(nodes.values())))


# --- 1. plain and small -----------------------------------------------------------------------------------------


def _measure(document: Any) -> None:
    layer: list[tuple[str, Any]] = [("", document)]
    seen = 0
    for _ in range(MAX_DEPTH + 1):
        layer = [child for path, value in layer for child in _children(path, value)]
        seen += len(layer)
        if seen > MAX_NODES:
            raise SchemaError("", f"has more than {MAX_NODES} values", "Split the tool or shorten its lists.")
        if not layer:
            return
    raise SchemaError(layer[0][0], f"is nested deeper than {MAX_DEPTH} levels", "Name the parts in $defs.")


def _children(path: str, value: Any) -> Iterable[tuple[str, Any]]:
    if isinstance(value, dict):
        return [(_below(path, _text(path, key)), child) for key, child in value.items()]
    if isinstance(value, list | tuple):
        return [(f"{path}/{index}", child) for index, child in enumerate(value)]
    if isinstance(value, float) and not math.isfinite(value):
        raise SchemaError(path, "is not a finite number")
    if value is not None and not isinstance(value, str | int | float):
        raise SchemaError(
            path, "is not a JSON value", "Only objects, lists, text, numbers, true, false, null."
        )
    return ()


def _below(path: str, key: str) -> str:
    """The pointer one step down; hardly any name needs escaping."""
    return path + pointer([key]) if "/" in key or "~" in key else f"{path}/{key}"


def _text(path: str, key: Any) -> str:
    if not isinstance(key, str):
        raise SchemaError(path, "has a name that is not text")
    return key


def _weigh(document: Any) -> None:
    try:
        size = len(msgspec.json.encode(document))
    except ValueError:
        raise SchemaError(
            "", "cannot be written as JSON", "Half a surrogate pair or a number of thousands of digits."
        ) from None
    if size > MAX_BYTES:
        raise SchemaError("", f"is larger than {MAX_BYTES} bytes", "Shorten its lists and descriptions.")


# --- 2. references stay inside ----------------------------------------------------------------------------------


class _Node(msgspec.Struct):
    schema: dict[str, Any]
    edges: list[Edge]


def _schemas(document: dict[str, Any]) -> dict[str, _Node]:
    """Every sub-schema that stands where a schema may stand, or that a reference points to, by its pointer."""
    nodes: dict[str, _Node] = {}
    anchors: dict[str, str] = {}
    waiting: list[tuple[str, Any]] = [("", document)]
    references: list[tuple[str, str]] = []
    while waiting or references:
        if waiting:
            path, schema = waiting.pop()
            if isinstance(schema, dict) and path not in nodes:
                _look(path, schema, document, anchors)
                edges = list(_applied(path, schema))
                nodes[path] = _Node(schema, [edge for edge, _ in edges if edge[0] not in _NOT_APPLIED])
                waiting += [(target, child) for (_, target), child in edges]
                references += [(path, schema["$ref"])] if "$ref" in schema else []
        else:
            path, text = references.pop()
            target, child = _resolve(path, text, document, anchors)
            nodes[path].edges.append(("$ref", target))
            waiting.append((target, child))
    _bound_patterns(nodes)
    return nodes


def _look(path: str, schema: dict[str, Any], document: dict[str, Any], anchors: dict[str, str]) -> None:
    for keyword in ("$dynamicRef", "$recursiveRef", "$vocabulary"):
        if keyword in schema:
            raise SchemaError(f"{path}/{keyword}", "is not supported", 'Write a plain "$ref": "#/$defs/…".')
    if path and "$id" in schema:
        raise SchemaError(f"{path}/$id", "changes where references lead", "Only the root may have an $id.")
    if path and schema.get("$schema", document.get("$schema")) != document.get("$schema"):
        raise SchemaError(f"{path}/$schema", "differs from the draft of the document")
    for keyword in ("$anchor", "$dynamicAnchor"):
        name = schema.get(keyword)
        if isinstance(name, str) and anchors.setdefault(name, path) != path:
            raise SchemaError(f"{path}/{keyword}", "names an anchor a second time")
    if isinstance(schema.get("enum"), list) and len(schema["enum"]) > MAX_ENUM:
        raise SchemaError(
            f"{path}/enum", f"has more than {MAX_ENUM} members", "Check it in the tool instead."
        )


def _applied(path: str, schema: dict[str, Any]) -> Iterator[tuple[Edge, Any]]:
    for keyword, value in schema.items():
        if keyword in _MAP and isinstance(value, dict):
            yield from (
                ((keyword, _below(f"{path}/{keyword}", name)), child) for name, child in value.items()
            )
        elif keyword in _MANY and isinstance(value, list):
            yield from (((keyword, f"{path}/{keyword}/{index}"), child) for index, child in enumerate(value))
        elif keyword in _ONE:
            yield (keyword, f"{path}/{keyword}"), value


def _resolve(path: str, text: Any, document: dict[str, Any], anchors: dict[str, str]) -> tuple[str, Any]:
    here = f"{path}/$ref"
    if not isinstance(text, str) or not text.startswith("#"):
        raise SchemaError(here, "leads out of the document", 'Copy it into $defs and write "#/$defs/…".')
    fragment = decoded(text[1:])
    if fragment and not fragment.startswith("/"):
        if fragment not in anchors:
            raise SchemaError(here, "names an anchor that is not in the document")
        fragment = anchors[fragment]
    value: Any = document
    steps = [step.replace("~1", "/").replace("~0", "~") for step in fragment.split("/")[1:]]
    for step in steps:
        value = _step(value, step)
        if value is None:
            raise SchemaError(here, "points to nothing in the document", "Check the spelling under $defs.")
    return pointer(steps), value


def _step(value: Any, step: str) -> Any:
    if isinstance(value, dict):
        return value.get(step)
    if isinstance(value, list) and step.isascii() and step.isdigit() and int(step) < len(value):
        return value[int(step)]
    return None


def _bound_patterns(nodes: dict[str, _Node]) -> None:
    patterns = [found for path, node in nodes.items() for found in _patterns(path, node.schema)]
    if len(patterns) > MAX_PATTERNS:
        raise SchemaError(patterns[-1][0], f"is one of more than {MAX_PATTERNS} patterns")
    for path, text in patterns:
        if len(text) > MAX_PATTERN:
            raise SchemaError(path, f"is a pattern of more than {MAX_PATTERN} characters")


def _patterns(path: str, schema: dict[str, Any]) -> Iterator[tuple[str, str]]:
    if isinstance(schema.get("pattern"), str):
        yield f"{path}/pattern", schema["pattern"]
    if isinstance(schema.get("patternProperties"), dict):
        yield from ((f"{path}/patternProperties", name) for name in schema["patternProperties"])


def _names(nodes: Iterable[_Node]) -> Iterator[str]:
    for node in nodes:
        for keyword in ("properties", "dependencies", "dependentSchemas", "dependentRequired"):
            if isinstance(node.schema.get(keyword), dict):
                yield from node.schema[keyword]
        if isinstance(node.schema.get("required"), list):
            yield from (name for name in node.schema["required"] if isinstance(name, str))


# --- 3. and 4. it ends, soon ------------------------------------------------------------------------------------


def _is_cheap(nodes: dict[str, _Node]) -> bool:
    """Whether nothing can come back or multiply: a tree costs its nodes and opens its depth, both bounded in step 1."""
    return not any(word in node.schema for node in nodes.values() for word in _MULTIPLIES)


def _refuse_endless(nodes: dict[str, _Node]) -> None:
    done: set[str] = set()
    for root in nodes:
        for path, back in _upwards(nodes, root, done, same_place=True):
            if back:
                raise SchemaError(
                    path, "refers to itself without going down into the value, so it never ends"
                )
            done.add(path)


def _bound_cost(nodes: dict[str, _Node]) -> bool:
    applied: dict[str, int] = {}
    height: dict[str, int] = {}
    recursive = False
    for path, back in _upwards(nodes, "", applied.keys(), same_place=False):
        recursive = recursive or back
        if back:
            continue
        applied[path] = _cost(nodes[path], applied)
        height[path] = 1 + max((height.get(target, 0) for _, target in nodes[path].edges), default=0)
        if applied[path] > MAX_APPLIED:
            raise SchemaError(path, "multiplies into too many sub-schemas", "Refer to each part once.")
        if height[path] > MAX_HEIGHT:
            raise SchemaError(path, f"opens more than {MAX_HEIGHT} sub-schemas inside one another")
    return recursive


def _cost(node: _Node, applied: dict[str, int]) -> int:
    """Upper bound of the sub-schemas applied along one path of a value: neighbours in one place add up, places do not."""
    here = sum(applied.get(target, 1) for keyword, target in node.edges if keyword in _SAME_PLACE)
    every = sum(applied.get(target, 1) for keyword, target in node.edges if keyword in _BELOW_ALL)
    other = (
        applied.get(target, 1)
        for keyword, target in node.edges
        if keyword not in _SAME_PLACE and keyword not in _BELOW_ALL
    )
    revisits = "unevaluatedProperties" in node.schema or "unevaluatedItems" in node.schema
    return 1 + here * (_REVISITED if revisits else 1) + every + max(other, default=0)


def _upwards(
    nodes: dict[str, _Node], root: str, done: Iterable[str], *, same_place: bool
) -> Iterator[tuple[str, bool]]:
    """Walk depth first: each node after all below it, ``(path, False)``; ``(path, True)`` where an edge closes a ring."""
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
                if not same_place or keyword in _SAME_PLACE
            ]
