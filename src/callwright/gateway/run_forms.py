"""Questions of a workflow run as MCP elicitation forms, and the user's answers as answers of the run. Pure.

A form has flat fields only. A question that does not fit into one is answered elsewhere: over HTTP, or at the command line.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from callwright.domain.call import Locale
from callwright.domain.terminal_escape import escape_for_terminal
from callwright.workflow.records import Question, QuestionKind

_MAX_SHOWN_CHARS: Final = 4000
_MAX_REASON_CHARS: Final = 1000
_VALUE: Final = "value"
_FLAT_TYPES: Final = frozenset({"string", "number", "integer", "boolean"})
_FLAT_KEYWORDS: Final = (
    "type", "title", "description", "enum", "minimum", "maximum", "minLength", "maxLength", "default",
)  # fmt: skip
_WORDS: Final[dict[Locale, dict[str, str]]] = {
    "en": {
        "approve": "Approve",
        "approve_hint": "Leave it unticked to refuse.",
        "reason": "Reason",
        "do": "What becomes of the step",
        "signal": "The workflow waits at {path}.",
        "confirm": "Yes, as it stands",
    },
    "zh-CN": {
        "approve": "批准",
        "approve_hint": "不勾选即为拒绝。",
        "reason": "理由",
        "do": "如何处理该步骤",
        "signal": "工作流在 {path} 处等待。",
        "confirm": "确认无误",
    },
}


def build_run_form(question: Question, locale: Locale) -> dict[str, Any] | None:
    """Build the elicitation request of a question; None if a form cannot ask it."""
    schema = _build_schema(question, locale)
    text = question.text or _WORDS[locale]["signal"].format(path=question.path)
    shown = "" if question.kind in ("question", "signal") else _render(question.show)
    if schema is None or len(shown) > _MAX_SHOWN_CHARS:
        return None
    message = f"{text}\n{shown}" if shown else text
    return {
        "method": "elicitation/create",
        "params": {"mode": "form", "message": message, "requestedSchema": schema},
    }


def _render(shown: Any) -> str:
    """Return all that the person decides on, with characters that could hide others made visible."""
    return "" if shown is None else escape_for_terminal(msgspec.json.encode(shown).decode())


def _build_schema(question: Question, locale: Locale) -> dict[str, Any] | None:
    words = _WORDS[locale]
    match question.kind:
        case "approve":
            granted = {
                "type": "boolean",
                "default": False,
                "title": words["approve"],
                "description": words["approve_hint"],
            }
            reason = {"type": "string", "title": words["reason"]}
            return _object({"approve": granted, "reason": reason}, ["approve"])
        case "ask":
            do = {"type": "string", "enum": ["retry", "skip", "stop"], "title": words["do"]}
            return _object({"do": do}, ["do"])
        case "question":
            return _build_fields(_asked_names(question), words["confirm"])
        case "signal":
            return _build_body(question.show)
        case _:
            return None


def _object(properties: dict[str, Any], required: list[str]) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": required}


def _asked_names(question: Question) -> list[str] | None:
    """Return the names of the arguments that a call asks for, "" for its confirmation; None if one lies deeper."""
    details = (question.show or {}).get("details") if isinstance(question.show, Mapping) else None
    if not isinstance(details, Mapping) or "draft" not in details:
        return None
    paths = [str(one["path"]) for one in details.get("asked", ())]
    if any("/" in path[1:] or "~" in path for path in paths) or any(
        one.get("kind") == "secret" for one in details.get("asked", ())
    ):
        return None
    return [path.removeprefix("/") for path in paths]


def _build_fields(names: list[str] | None, confirm: str) -> dict[str, Any] | None:
    """Return a form of texts: the call itself reads numbers and dates from them, and asks again where it cannot."""
    if not names:
        return None
    if names == [""]:
        return _object({"confirm": {"type": "boolean", "default": False, "title": confirm}}, ["confirm"])
    if "" in names:
        return None
    return _object({name: {"type": "string"} for name in names}, list(names))


def _build_body(schema: Any) -> dict[str, Any] | None:
    """Return the form of a signal's body: its own flat fields, or the body as one field."""
    if schema is None:
        return _object({}, [])
    if not isinstance(schema, Mapping):
        return None
    if schema.get("type") in _FLAT_TYPES:
        return _object({_VALUE: _flat(schema)}, [_VALUE])
    properties = schema.get("properties", {})
    flat = schema.get("type") == "object" and all(
        isinstance(one, Mapping) and one.get("type") in _FLAT_TYPES for one in properties.values()
    )
    if not flat:
        return None
    return _object({name: _flat(one) for name, one in properties.items()}, list(schema.get("required", ())))


def _flat(schema: Mapping[str, Any]) -> dict[str, Any]:
    return {key: schema[key] for key in _FLAT_KEYWORDS if key in schema}


def parse_run_answer(question: Question, answer: object) -> dict[str, Any] | None:
    """Return the answer as ``FlowDesk.answer`` takes it; None if the user closed the form or gave nothing.

    To decline a request for approval is to refuse it.
    """
    action = answer.get("action") if isinstance(answer, dict) else None
    content = answer.get("content") if isinstance(answer, dict) else None
    if question.kind == "approve" and action == "decline":
        return {"granted": False}
    read = _READERS.get(question.kind)
    return read(question, content) if read and action == "accept" and isinstance(content, dict) else None


def _read_approval(_question: Question, content: dict[str, Any]) -> dict[str, Any]:
    reason = str(content.get("reason") or "")[:_MAX_REASON_CHARS]
    return {"granted": content.get("approve") is True, "reason": reason}


def _read_choice(_question: Question, content: dict[str, Any]) -> dict[str, Any] | None:
    return {"do": content["do"]} if content.get("do") in ("retry", "skip", "stop") else None


def _read_fields(question: Question, content: dict[str, Any]) -> dict[str, Any] | None:
    asked = _asked_names(question) or []
    if asked == [""]:
        return {"yes": True} if content.get("confirm") is True else None
    fields = {name: content[name] for name in asked if name in content}
    return {"fields": fields} if fields else None


def _read_body(question: Question, content: dict[str, Any]) -> dict[str, Any]:
    schema = question.show
    if schema is None:
        return {"signal": None}
    return {"signal": content.get(_VALUE) if schema.get("type") in _FLAT_TYPES else content}


_READERS: Final[dict[QuestionKind, Callable[[Question, dict[str, Any]], dict[str, Any] | None]]] = {
    "approve": _read_approval,
    "ask": _read_choice,
    "question": _read_fields,
    "signal": _read_body,
}
