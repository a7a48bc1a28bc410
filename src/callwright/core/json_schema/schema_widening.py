"""Add room for one more key to an output schema, as offered to clients, so that a notice fits into a structured result.

Must not depend on the key or on its reader. Only schemas of objects that forbid other keys are changed, and only where such a key
can occur: at the object itself, and in alternatives or parts of it (``$ref``, ``allOf``, ``anyOf``, ``oneOf``, ``then``,
``else``). Results are checked against the declared schema. A schema that cannot be widened is unchanged; whether a value
fits is decided by a validator.
"""

from typing import Any, Final

from callwright.domain.contract import pointer_to_path

_NOTICE_SCHEMA: Final = {
    "type": "string",
    "description": "A notice of Callwright about this result; not the tool's own.",
}
_MAX_DEPTH: Final = 8
_CLOSING_KEYWORDS: Final = ("additionalProperties", "unevaluatedProperties")
_COMBINING_KEYWORDS: Final = ("allOf", "anyOf", "oneOf")
_BRANCH_KEYWORDS: Final = ("then", "else")


def add_text_property(schema: dict[str, Any], name: str) -> dict[str, Any]:
    """Return the schema with an optional text under ``name``; the very same object where it needs none."""
    return _widen_node(schema, schema, name, 0)


def _widen_node(node: dict[str, Any], root: dict[str, Any], name: str, depth: int) -> dict[str, Any]:
    placed = _expand_reference(node, root)
    wider = _add_property(_widen_alternatives(placed, root, name, depth), name)
    return node if wider == placed else wider


def _widen_alternatives(node: dict[str, Any], root: dict[str, Any], name: str, depth: int) -> dict[str, Any]:
    """Return the node with all its alternatives and parts widened."""
    if depth > _MAX_DEPTH:
        return node
    wider = dict(node)
    for word in _COMBINING_KEYWORDS:
        if isinstance(node.get(word), list):
            wider[word] = [_widen_branch(one, root, name, depth) for one in node[word]]
    for word in _BRANCH_KEYWORDS:
        if word in node:
            wider[word] = _widen_branch(node[word], root, name, depth)
    return wider


def _add_property(node: dict[str, Any], name: str) -> dict[str, Any]:
    """Return the node with the key among its own properties, where it forbids others."""
    properties, most = node.get("properties", {}), node.get("maxProperties")
    closed = any(node.get(word, True) is not True for word in _CLOSING_KEYWORDS)
    if not isinstance(properties, dict) or name in properties or not (closed or type(most) is int):
        return node
    wider = {**node, "properties": {**properties, name: _NOTICE_SCHEMA}}
    return {**wider, "maxProperties": most + 1} if type(most) is int else wider


def _widen_branch(node: Any, root: dict[str, Any], name: str, depth: int) -> Any:
    return _widen_node(node, root, name, depth + 1) if isinstance(node, dict) else node


def _expand_reference(node: dict[str, Any], root: dict[str, Any]) -> dict[str, Any]:
    """Inline an internal reference that leads to a closed object; return anything else unchanged."""
    ref = node.get("$ref")
    target = _resolve_reference(root, ref) if isinstance(ref, str) and ref.startswith("#/") else None
    if target is None or "$id" in target or any(key in target for key in node if key != "$ref"):
        return node
    return {**target, **{key: value for key, value in node.items() if key != "$ref"}}


def _resolve_reference(root: dict[str, Any], ref: str) -> dict[str, Any] | None:
    found: Any = root
    for step in pointer_to_path(ref.removeprefix("#")):
        found = found.get(step) if isinstance(found, dict) else None
    return found if isinstance(found, dict) else None
