"""A refusal that one question to the user would mend, as a form of the protocol: what is missing, not accepted, or to confirm.

Pure. Only what a flat form can ask is asked (texts, numbers, choices); secrets never are. Whatever else is refused is told to
the model in words.
"""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from callwright.domain.contract import CompiledContract, path_to_pointer
from callwright.domain.result import ToolResult

ARGUMENTS_FORM: Final = "arguments"
"""The name under which the form is asked."""

CONFIRM_FIELD: Final = "confirm"
"""The field that asks whether the call is meant as a whole."""

_MAX_DRAFT_BYTES: Final = 16 * 1024
"""Bytes of the arguments that a client is given to carry."""

_FIELD_TYPES: Final = frozenset({"string", "number", "integer", "boolean"})
_FIELD_KEYWORDS: Final = (
    "type", "title", "description", "enum", "minimum", "maximum", "minLength", "maxLength", "format", "default",
)  # fmt: skip
_FIELD_FORMATS: Final = frozenset({"email", "uri", "date", "date-time"})


def build_argument_form(result: ToolResult, tool: CompiledContract) -> dict[str, Any] | None:
    """The request to the client, or None when no form can ask all of it. What the tool can do without may stay empty."""
    error, details = result.error, result.error.details if result.error else None
    if error is None or not details or "draft" not in details:
        return None
    fields = {
        _path_to_field_name(one["path"]): _build_field(one, tool)
        for one in details["asked"]
        if one["kind"] != "secret"
    }
    asked = {name: field for name, field in fields.items() if name and field is not None}
    if (
        not asked
        or len(asked) != len(fields)
        or len(msgspec.json.encode(details["draft"])) > _MAX_DRAFT_BYTES
    ):
        return None
    needed = {CONFIRM_FIELD, *(tool.contract.input_schema.get("required") or ())}
    schema = {"type": "object", "properties": asked, "required": [name for name in asked if name in needed]}
    return {
        "method": "elicitation/create",
        "params": {"mode": "form", "message": error.user_message, "requestedSchema": schema},
    }


def _path_to_field_name(path: str) -> str:
    """What a place is called in the form; "" for one that lies deeper than a form reaches."""
    name = path.removeprefix("/").replace("~1", "/").replace("~0", "~")
    return CONFIRM_FIELD if not path else name if path_to_pointer((name,)) == path else ""


def _build_field(asked: dict[str, Any], tool: CompiledContract) -> dict[str, Any] | None:
    properties, name = tool.contract.input_schema.get("properties") or {}, _path_to_field_name(asked["path"])
    if not asked["path"]:
        return None if CONFIRM_FIELD in properties else {"type": "boolean", "default": False}
    found = properties.get(name)
    if not isinstance(found, dict) or found.get("type") not in _FIELD_TYPES or name in tool.secrets:
        return None
    field = {key: found[key] for key in _FIELD_KEYWORDS if key in found}
    if field.get("format") not in _FIELD_FORMATS:
        field.pop("format", None)
    return field | ({"default": asked["proposed"]} if "proposed" in asked else {})


def build_base_arguments(
    result: ToolResult, tool: CompiledContract, sent: Mapping[str, Any]
) -> dict[str, Any]:
    """What was right in the call, and the secrets that came with it: what the answer is put into."""
    details = result.error.details if result.error else None
    draft = dict((details or {})["draft"]["arguments"])
    return {**{name: sent[name] for name in tool.secrets if name in sent}, **draft}


def parse_argument_answer(
    asked: tuple[str, ...], answer: object
) -> tuple[dict[str, Any], tuple[str, ...]] | None:
    """The values that the user filled in, of those that were asked, and what is confirmed by it; None when declined."""
    content = answer.get("content") if isinstance(answer, dict) and answer.get("action") == "accept" else None
    if not isinstance(content, dict) or (
        CONFIRM_FIELD in asked and CONFIRM_FIELD in content and content[CONFIRM_FIELD] is not True
    ):
        return None
    values = {name: content[name] for name in asked if name in content}
    confirmed = tuple("" if name == CONFIRM_FIELD else path_to_pointer((name,)) for name in values)
    return {name: value for name, value in values.items() if name != CONFIRM_FIELD}, confirmed
