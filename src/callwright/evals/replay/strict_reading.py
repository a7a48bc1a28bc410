"""Strict reading of a recorded output: exactly the requested format, by the standard library alone.

The baseline for repairs, and an independent reading of the outputs that need no repair. It shares no code with the reader
under test.
"""

import ast
import json
import re
import warnings
from collections.abc import Callable, Mapping
from typing import Any, Final

from callwright.evals.replay.recording_types import Recording

CallTuple = tuple[str, dict[str, Any]]

JSON_FORMATS: Final = frozenset({"hermes", "xlam", "granite"})
"""Prompt formats that request JSON documents."""

_PARSE_ERRORS: Final = (
    AttributeError,
    KeyError,
    MemoryError,
    RecursionError,
    SyntaxError,
    TypeError,
    ValueError,
)
_HERMES_PATTERN: Final = re.compile(r"\s*<tool_call>\s*(\{.*?\})\s*</tool_call>\s*", re.DOTALL)
_GRANITE_PATTERN: Final = re.compile(r"<function_call>")
_FENCE_PATTERN: Final = re.compile(r"\s*```(?:python|py)?\n(.*?)\n?\s*```\s*", re.DOTALL)
_GLM_PATTERN: Final = re.compile(r"\s*([\w.-]+)\n(\{.*\})\s*", re.DOTALL)


class NotStrictError(Exception):
    """The output is not in the declared format."""


def read_strict_calls(recording: Recording) -> list[CallTuple] | None:
    """Return the calls of an output in the requested format, or None if it is not in it."""
    try:
        if recording.mode == "native":
            return [(one.name, _read_object(one.arguments)) for one in recording.calls or ()] or None
        return _READER_BY_FORMAT[recording.format](recording.text or "") or None
    except (NotStrictError, *_PARSE_ERRORS):
        return None


def _read_object(arguments: Any) -> dict[str, Any]:
    given = _parse_json(arguments) if isinstance(arguments, str) else arguments
    if not isinstance(given, dict):
        raise NotStrictError
    return given


def _parse_json(text: str) -> Any:
    return json.loads(text, object_pairs_hook=_build_unique_object, parse_constant=_refuse_constant)


def _build_unique_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise NotStrictError
    return found


def _refuse_constant(_name: str) -> Any:
    raise NotStrictError


def _read_named_call(document: Any) -> CallTuple:
    if not isinstance(document, dict) or set(document) != {"name", "arguments"}:
        raise NotStrictError
    return str(document["name"]), _read_object(document["arguments"])


# --- call syntax ------------------------------------------------------------------------------------------------------


def _read_py_calls(text: str) -> list[CallTuple]:
    tree = _parse_expression(text.strip())
    if not isinstance(tree, ast.List):
        raise NotStrictError
    return [_read_call_node(one) for one in tree.elts]


def _read_py_fenced(text: str) -> list[CallTuple]:
    found = _FENCE_PATTERN.fullmatch(text)
    if found is None:
        raise NotStrictError
    return _read_py_calls(found[1])


def _read_gorilla(text: str) -> list[CallTuple]:
    return _read_py_calls(f"[{text.strip()}]")


def _read_raven(text: str) -> list[CallTuple]:
    return [_read_call_node(_parse_expression(part)) for part in _split_statements(text)]


def _split_statements(text: str) -> list[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        body = ast.parse(text.strip()).body
    return [ast.unparse(one) for one in body]


def _parse_expression(text: str) -> ast.expr:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return ast.parse(text, mode="eval").body


def _read_call_node(node: ast.expr) -> CallTuple:
    if not isinstance(node, ast.Call) or node.args:
        raise NotStrictError
    arguments = {str(one.arg): _read_value_node(one.value) for one in node.keywords if one.arg is not None}
    if len(arguments) != len(node.keywords):
        raise NotStrictError
    return _read_name_node(node.func), arguments


def _read_name_node(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return f"{_read_name_node(node.value)}.{node.attr}"
    if isinstance(node, ast.Name):
        return node.id
    raise NotStrictError


def _read_value_node(node: ast.expr) -> Any:
    value = ast.literal_eval(node)
    return _to_json_value(value)


def _to_json_value(value: Any) -> Any:
    """Convert tuples to lists, as in JSON; values that JSON lacks are refused."""
    if isinstance(value, tuple | list):
        return [_to_json_value(one) for one in value]
    if isinstance(value, dict):
        if not all(isinstance(key, str) for key in value):
            raise NotStrictError
        return {key: _to_json_value(one) for key, one in value.items()}
    if value is None or isinstance(value, str | int | float | bool):
        return value
    raise NotStrictError


# --- JSON -------------------------------------------------------------------------------------------------------------


def _read_hermes(text: str) -> list[CallTuple]:
    calls, place = [], 0
    while found := _HERMES_PATTERN.match(text, place):
        calls.append(_read_named_call(_parse_json(found[1])))
        place = found.end()
    if text[place:].strip():
        raise NotStrictError
    return calls


def _read_xlam(text: str) -> list[CallTuple]:
    document = _parse_json(text)
    if not isinstance(document, dict) or set(document) != {"tool_calls"}:
        raise NotStrictError
    return [_read_named_call(one) for one in document["tool_calls"]]


def _read_granite(text: str) -> list[CallTuple]:
    before, *parts = _GRANITE_PATTERN.split(text)
    if before.strip():
        raise NotStrictError
    return [_read_named_call(_parse_json(part)) for part in parts]


def _read_glm(text: str) -> list[CallTuple]:
    found = _GLM_PATTERN.fullmatch(text)
    if found is None:
        raise NotStrictError
    return [(found[1], _read_object(found[2]))]


_READER_BY_FORMAT: Final[Mapping[str, Callable[[str], list[CallTuple]]]] = {
    "py_calls": _read_py_calls,
    "py_fenced": _read_py_fenced,
    "gorilla": _read_gorilla,
    "raven": _read_raven,
    "hermes": _read_hermes,
    "xlam": _read_xlam,
    "granite": _read_granite,
    "glm": _read_glm,
}
