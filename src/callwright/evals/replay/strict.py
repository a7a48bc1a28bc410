"""Strict reading of a recorded output: exactly the form that the prompt asked for, by the standard library alone.

The baseline that repair is measured against, and the witness of what was written where that needs no liberty at all. It
shares no code with the reader under test.
"""

import ast
import json
import re
import warnings
from collections.abc import Callable, Mapping
from typing import Any, Final

from callwright.evals.replay.recordings import Recording

Call = tuple[str, dict[str, Any]]

JSON_FORMATS: Final = frozenset({"hermes", "xlam", "granite"})
"""Formats of a prompt that ask for JSON documents."""

_FAULTS: Final = (AttributeError, KeyError, MemoryError, RecursionError, SyntaxError, TypeError, ValueError)
_HERMES: Final = re.compile(r"\s*<tool_call>\s*(\{.*?\})\s*</tool_call>\s*", re.DOTALL)
_GRANITE: Final = re.compile(r"<function_call>")
_FENCED: Final = re.compile(r"\s*```(?:python|py)?\n(.*?)\n?\s*```\s*", re.DOTALL)
_GLM: Final = re.compile(r"\s*([\w.-]+)\n(\{.*\})\s*", re.DOTALL)


class NotStrict(Exception):  # noqa: N818 - it is an answer of this file, and never leaves it
    """The output is not in the declared form."""


def strict_calls(recording: Recording) -> list[Call] | None:
    """The calls of an output that keeps to the form it was asked for, or None where it does not."""
    try:
        if recording.mode == "native":
            return [(one.name, _object(one.arguments)) for one in recording.calls or ()] or None
        return _READERS[recording.format](recording.text or "") or None
    except (NotStrict, *_FAULTS):
        return None


def _object(arguments: Any) -> dict[str, Any]:
    given = _json(arguments) if isinstance(arguments, str) else arguments
    if not isinstance(given, dict):
        raise NotStrict
    return given


def _json(text: str) -> Any:
    return json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise NotStrict
    return found


def _no_constant(_name: str) -> Any:
    raise NotStrict


def _named(document: Any) -> Call:
    if not isinstance(document, dict) or set(document) != {"name", "arguments"}:
        raise NotStrict
    return str(document["name"]), _object(document["arguments"])


# --- call syntax ------------------------------------------------------------------------------------------------------


def _py_calls(text: str) -> list[Call]:
    tree = _expression(text.strip())
    if not isinstance(tree, ast.List):
        raise NotStrict
    return [_call(one) for one in tree.elts]


def _py_fenced(text: str) -> list[Call]:
    found = _FENCED.fullmatch(text)
    if found is None:
        raise NotStrict
    return _py_calls(found[1])


def _gorilla(text: str) -> list[Call]:
    return _py_calls(f"[{text.strip()}]")


def _raven(text: str) -> list[Call]:
    return [_call(_expression(part)) for part in _statements(text)]


def _statements(text: str) -> list[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        body = ast.parse(text.strip()).body
    return [ast.unparse(one) for one in body]


def _expression(text: str) -> ast.expr:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return ast.parse(text, mode="eval").body


def _call(node: ast.expr) -> Call:
    if not isinstance(node, ast.Call) or node.args:
        raise NotStrict
    arguments = {str(one.arg): _value(one.value) for one in node.keywords if one.arg is not None}
    if len(arguments) != len(node.keywords):
        raise NotStrict
    return _name(node.func), arguments


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return f"{_name(node.value)}.{node.attr}"
    if isinstance(node, ast.Name):
        return node.id
    raise NotStrict


def _value(node: ast.expr) -> Any:
    value = ast.literal_eval(node)
    return _plain(value)


def _plain(value: Any) -> Any:
    """Tuples as the lists they become in JSON; what JSON has not is refused."""
    if isinstance(value, tuple | list):
        return [_plain(one) for one in value]
    if isinstance(value, dict):
        if not all(isinstance(key, str) for key in value):
            raise NotStrict
        return {key: _plain(one) for key, one in value.items()}
    if value is None or isinstance(value, str | int | float | bool):
        return value
    raise NotStrict


# --- JSON -------------------------------------------------------------------------------------------------------------


def _hermes(text: str) -> list[Call]:
    calls, place = [], 0
    while found := _HERMES.match(text, place):
        calls.append(_named(_json(found[1])))
        place = found.end()
    if text[place:].strip():
        raise NotStrict
    return calls


def _xlam(text: str) -> list[Call]:
    document = _json(text)
    if not isinstance(document, dict) or set(document) != {"tool_calls"}:
        raise NotStrict
    return [_named(one) for one in document["tool_calls"]]


def _granite(text: str) -> list[Call]:
    before, *parts = _GRANITE.split(text)
    if before.strip():
        raise NotStrict
    return [_named(_json(part)) for part in parts]


def _glm(text: str) -> list[Call]:
    found = _GLM.fullmatch(text)
    if found is None:
        raise NotStrict
    return [(found[1], _object(found[2]))]


_READERS: Final[Mapping[str, Callable[[str], list[Call]]]] = {
    "py_calls": _py_calls,
    "py_fenced": _py_fenced,
    "gorilla": _gorilla,
    "raven": _raven,
    "hermes": _hermes,
    "xlam": _xlam,
    "granite": _granite,
    "glm": _glm,
}
