"""Convert definitions from and to YAML. A YAML definition has the same hash as the builders' with the same steps.

The key of a step is its kind, and the value its name: ``call: trend``. ``with`` holds arguments. ``on_stop``
is ``stop``, ``ask``, ``{default: value}``, ``{go_to: step}``, ``{retry: {times: 3, pause: 1m, then: ...}}``
or ``{ask: {approvers: [...]}}``.

Must not access files. YAML is parsed strictly: no aliases, no tags, no duplicate keys.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from callwright.domain.reason import Reason, ReasonError
from callwright.workflow import definition_reasons
from callwright.workflow.definition import DefinitionError, Workflow, from_plain

MAX_TEXT: Final = 512 * 1024
"""Maximum length of a document, in characters."""

KINDS: Final = ("call", "agent", "each", "approve", "wait", "sleep", "branch", "workflow", "python")


def workflow_from_document(document: Any) -> Workflow:
    """Return the definition in a document parsed from YAML or JSON.

    Raises:
        DefinitionError: The document is not a valid definition.
    """
    if not isinstance(document, Mapping):
        raise DefinitionError("", [definition_reasons.NOT_A_WORKFLOW()])
    plain = {str(key): value for key, value in document.items()}
    try:
        if "steps" in plain:
            plain["steps"] = _steps(plain["steps"], "steps")
    except ReasonError as fault:
        raise DefinitionError(str(plain.get("name", "")), [fault.reason]) from None
    return from_plain(plain)


def workflow_from_yaml(text: str) -> Workflow:
    """Parse a YAML document; return its definition. Needs the extra ``workflow``.

    Raises:
        DefinitionError: The text is not valid YAML, or not a valid definition; the message names the
            position.
    """
    if len(text) > MAX_TEXT:
        raise DefinitionError("", [definition_reasons.TOO_LONG(most=MAX_TEXT)])
    from callwright.workflow.strict_yaml import YamlError, find_line, read_yaml  # noqa: PLC0415 - an extra

    try:
        document = read_yaml(text)
    except YamlError as fault:
        raise DefinitionError("", [fault.reason]) from None
    try:
        return workflow_from_document(document)
    except DefinitionError as fault:
        lines = [find_line(text, _find_path(problem)) for problem in fault.reasons]
        problems = [
            problem if line is None else definition_reasons.AT_LINE(line=line, problem=problem)
            for line, problem in zip(lines, fault.reasons, strict=True)
        ]
        raise DefinitionError(fault.workflow, problems) from None


def _find_path(problem: Reason | str) -> list[list[str]]:
    """Return the path that a problem names, such as ``steps[0].do[1]``, as the keys each part may have in a document.

    The path is [] where a problem names a step instead of a path.
    """
    fields = dict(problem.fields) if isinstance(problem, Reason) else {}
    where = str(fields.get("where") or fields.get("path") or "").removeprefix("$.")
    return [_DOCUMENT_KEYS.get(key, [key]) if key else [number] for key, number in _PATH_PART.findall(where)]


_PATH_PART: Final = re.compile(r"(?:^|\.)([a-z_]+)|\[(\d+)\]")


def workflow_to_yaml(workflow: Workflow) -> str:
    """Return the definition as a YAML document. Needs the extra ``workflow``."""
    from callwright.workflow.strict_yaml import write_yaml  # noqa: PLC0415 - an extra

    return write_yaml(workflow_to_document(workflow))


def _steps(given: Any, where: str) -> list[dict[str, Any]]:
    if isinstance(given, Mapping):
        given = [given]
    if not isinstance(given, list | tuple):
        raise ReasonError(definition_reasons.NOT_A_LIST_OF_STEPS(where=where))
    return [_step(one, f"{where}[{number}]") for number, one in enumerate(given)]


def _step(given: Any, where: str) -> dict[str, Any]:
    if not isinstance(given, Mapping):
        raise ReasonError(definition_reasons.NOT_A_STEP(where=where))
    kinds = [kind for kind in KINDS if kind in given]
    if "kind" in given:
        return dict(given)
    if given.get("workflow") is not None and len(kinds) == 1:
        return _child(given, where)
    if len(kinds) != 1:
        raise ReasonError(definition_reasons.NO_STEP_KIND(where=where, kinds=tuple(KINDS)))
    kind = kinds[0]
    step = {str(_FIELDS.get(key, key)): value for key, value in given.items() if key != kind}
    step |= {"kind": kind, "name": given[kind]}
    return _inner(step, where)


def _child(given: Mapping[str, Any], where: str) -> dict[str, Any]:
    """Parse a child step: ``workflow`` is the name of the step, ``run`` the name of the workflow if it differs."""
    step: dict[str, Any] = {
        "input" if key == "with" else key: value
        for key, value in given.items()
        if key not in {"workflow", "run"}
    }
    step |= {"kind": "workflow", "name": given["workflow"], "workflow": given.get("run", given["workflow"])}
    return _inner(step, where)


_FIELDS: Final = {"with": "arguments", "else": "otherwise"}
_DOCUMENT_KEYS: Final = {
    "arguments": ["with", "arguments"],
    "input": ["with", "input"],
    "otherwise": ["else", "otherwise"],
    "name": [*KINDS, "name"],
}
"""Keys under which a document may have a field of a definition."""


def _inner(step: dict[str, Any], where: str) -> dict[str, Any]:
    where = f"{where} ({step['name']})"
    for field in ("do", "otherwise"):
        if field in step:
            step[field] = _steps(step[field], f"{where}.{field}")
    if "cases" in step:
        step["cases"] = [
            {**one, "do": _steps(one.get("do"), f"{where}.cases[{number}].do")}
            for number, one in enumerate(step["cases"])
        ]
    if "on_stop" in step:
        step["on_stop"] = _on_stop(step["on_stop"], where)
    if "undo" in step:
        undo = step["undo"]
        step["undo"] = (
            {"tool": undo} if isinstance(undo, str) else {_FIELDS.get(k, k): v for k, v in undo.items()}
        )
    return step


def _on_stop(given: Any, where: str) -> dict[str, Any]:
    if given in ("stop", "ask"):
        return {"do": given}
    if not isinstance(given, Mapping) or len(given) != 1:
        raise ReasonError(definition_reasons.WRONG_REACTION(where=f"{where}.on_stop"))
    (do, value), *_ = given.items()
    make = _REACTIONS.get(do)
    if make is None:
        raise ReasonError(definition_reasons.UNKNOWN_REACTION(where=f"{where}.on_stop", reaction=do))
    made = {"do": do, **make(value)}
    if "then" in made:
        made["then"] = _on_stop(made["then"], where)
    return made


_REACTIONS: Final[dict[Any, Callable[[Any], dict[str, Any]]]] = {
    "default": lambda value: {"value": value},
    "go_to": lambda value: {"step": value},
    "retry": lambda value: {"times": value} if isinstance(value, int) else dict(value),
    "ask": lambda value: dict(value or {}),
}


# --- serialisation -----------------------------------------------------------------------------------------------------


def workflow_to_document(workflow: Workflow) -> dict[str, Any]:
    """Return the document of a definition, as plain values."""
    plain = workflow.to_plain()
    steps = plain.pop("steps")
    return {**_listed(plain), "steps": [_written_step(one) for one in steps]}


def _written_step(step: Mapping[str, Any]) -> dict[str, Any]:
    kind = step["kind"]
    rest = {key: value for key, value in step.items() if key not in {"kind", "name"}}
    made: dict[str, Any] = {kind: step["name"]}
    if kind == "workflow":
        made["run"] = rest.pop("workflow")
    for key, value in rest.items():
        made[_NAMES.get((kind, key), key)] = _written_part(key, value)
    return made


_NAMES: Final = {
    ("call", "arguments"): "with",
    ("python", "arguments"): "with",
    ("workflow", "input"): "with",
    ("branch", "otherwise"): "else",
}


def _written_part(key: str, value: Any) -> Any:
    match key:
        case "do" | "otherwise":
            return [_written_step(one) for one in value]
        case "cases":
            return [
                {"when": one["when"], "do": [_written_step(inner) for inner in one["do"]]} for one in value
            ]
        case "on_stop":
            return _written_reaction(value)
        case "undo":
            return {"tool": value["tool"], **({"with": value["arguments"]} if value.get("arguments") else {})}
        case _:
            return _listed(value)


def _written_reaction(value: Mapping[str, Any]) -> Any:
    rest = {key: _listed(one) for key, one in value.items() if key != "do"}
    if "then" in rest:
        rest["then"] = _written_reaction(rest["then"])
    match value["do"]:
        case "stop":
            return "stop"
        case "default":
            return {"default": rest.get("value")}
        case "go_to":
            return {"go_to": rest["step"]}
        case "ask" if not rest:
            return "ask"
        case do:
            return {do: rest}


def _listed(value: Any) -> Any:
    """Convert tuples to lists, because YAML has no tuples."""
    if isinstance(value, Mapping):
        return {key: _listed(one) for key, one in value.items()}
    return [_listed(one) for one in value] if isinstance(value, list | tuple) else value
