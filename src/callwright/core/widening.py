"""An output schema with room for one more key: what is offered to clients, so that a notice fits into a structured result.

May not know which key, nor who reads it. Only schemas of objects that allow no other key are changed, and only where such a key
can stand: at the object itself, and in what is chosen or joined in its place (``$ref``, ``allOf``, ``anyOf``, ``oneOf``, ``then``,
``else``). What is checked is the schema as it was declared. A schema that cannot be widened is left as it is; whether a value
fits is for a validator to say.
"""

from typing import Any, Final

from callwright.domain.contract import pointer_steps

_KEY: Final = {
    "type": "string",
    "description": "A notice of Callwright about this result; not the tool's own.",
}
_DEEPEST: Final = 8
_CLOSING: Final = ("additionalProperties", "unevaluatedProperties")
_LISTS: Final = ("allOf", "anyOf", "oneOf")
_BRANCHES: Final = ("then", "else")


def widened(schema: dict[str, Any], name: str) -> dict[str, Any]:
    """The schema with an optional text under ``name``; the very same object where it needs none."""
    return _open(schema, schema, name, 0)


def _open(node: dict[str, Any], root: dict[str, Any], name: str, depth: int) -> dict[str, Any]:
    placed = _in_place(node, root)
    wider = _with_key(_chosen(placed, root, name, depth), name)
    return node if wider == placed else wider


def _chosen(node: dict[str, Any], root: dict[str, Any], name: str, depth: int) -> dict[str, Any]:
    """The node with everything widened that is chosen or joined in its place."""
    if depth > _DEEPEST:
        return node
    wider = dict(node)
    for word in _LISTS:
        if isinstance(node.get(word), list):
            wider[word] = [_branch(one, root, name, depth) for one in node[word]]
    for word in _BRANCHES:
        if word in node:
            wider[word] = _branch(node[word], root, name, depth)
    return wider


def _with_key(node: dict[str, Any], name: str) -> dict[str, Any]:
    """The node with the key among its own properties, where it lets no other in."""
    properties, most = node.get("properties", {}), node.get("maxProperties")
    closed = any(node.get(word, True) is not True for word in _CLOSING)
    if not isinstance(properties, dict) or name in properties or not (closed or type(most) is int):
        return node
    wider = {**node, "properties": {**properties, name: _KEY}}
    return {**wider, "maxProperties": most + 1} if type(most) is int else wider


def _branch(node: Any, root: dict[str, Any], name: str, depth: int) -> Any:
    return _open(node, root, name, depth + 1) if isinstance(node, dict) else node


def _in_place(node: dict[str, Any], root: dict[str, Any]) -> dict[str, Any]:
    """A reference within the document that leads to a closed object, written out; anything else as it is."""
    ref = node.get("$ref")
    target = _target(root, ref) if isinstance(ref, str) and ref.startswith("#/") else None
    if target is None or "$id" in target or any(key in target for key in node if key != "$ref"):
        return node
    return {**target, **{key: value for key, value in node.items() if key != "$ref"}}


def _target(root: dict[str, Any], ref: str) -> dict[str, Any] | None:
    found: Any = root
    for step in pointer_steps(ref.removeprefix("#")):
        found = found.get(step) if isinstance(found, dict) else None
    return found if isinstance(found, dict) else None
