"""A refusal that the user can resolve, as an MCP elicitation form: values that are missing, not accepted, or to be confirmed.

Pure. Only flat fields are asked (text, numbers, choices), never secrets. All other refusals are explained to the model in text.
"""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from callwright.domain.contract import CompiledContract, path_to_pointer
from callwright.domain.result import ToolResult

ARGUMENTS_FORM: Final = "arguments"
"""Key of the form among the input requests."""

CONFIRM_FIELD: Final = "confirm"
"""Name of the field that asks for confirmation of the whole call."""

_MAX_DRAFT_BYTES: Final = 16 * 1024
"""Maximum size, in bytes, of the arguments that the client carries meanwhile."""

_FIELD_TYPES: Final = frozenset({"string", "number", "integer", "boolean"})
_FIELD_KEYWORDS: Final = (
    "type", "title", "description", "enum", "minimum", "maximum", "minLength", "maxLength", "format", "default",
)  # fmt: skip
_FIELD_FORMATS: Final = frozenset({"email", "uri", "date", "date-time"})


def build_argument_form(result: ToolResult, tool: CompiledContract) -> dict[str, Any] | None:
    """Build the elicitation request; None if a form cannot ask for everything. Optional arguments may stay empty."""
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
    """Return the form field's name for a JSON Pointer; "" for a place deeper than a form reaches."""
    name = path.removeprefix("/").replace("~1", "/").replace("~0", "~")
    return CONFIRM_FIELD if not path else name if path_to_pointer((name,)) == path else ""


def _build_field(asked: dict[str, Any], tool: CompiledContract) -> dict[str, Any] | None:
    properties, name = tool.contract.input_schema.get("properties") or {}, _path_to_field_name(asked["path"])
    if not asked["path"]:
        return None if CONFIRM_FIELD in properties else {"type": "boolean", "default": False}
    schema = properties.get(name)
    if not isinstance(schema, dict) or name in tool.secrets:
        return None
    type_ = _choose_type(schema)
    if type_ is None:
        return None
    field = {key: schema[key] for key in _FIELD_KEYWORDS if schema.get(key) is not None} | {"type": type_}
    if field.get("format") not in _FIELD_FORMATS:
        field.pop("format", None)
    return field | ({"default": asked["proposed"]} if "proposed" in asked else {})


def _choose_type(schema: dict[str, Any]) -> str | None:
    """Return the type of the form's field, which is one: of several that the argument may have, the first that a form can ask for."""
    types = schema.get("type")
    if (
        isinstance(types, list)
        and "enum" in schema
        and not all(isinstance(one, str) for one in schema["enum"])
    ):
        return None  # a form's choices are texts
    several = types if isinstance(types, list) else [types]
    return next((one for one in several if isinstance(one, str) and one in _FIELD_TYPES), None)


def build_base_arguments(
    result: ToolResult, tool: CompiledContract, sent: Mapping[str, Any]
) -> dict[str, Any]:
    """Return the valid arguments of the call and its secrets: the base that the answer is merged into."""
    details = result.error.details if result.error else None
    draft = dict((details or {})["draft"]["arguments"])
    return {**{name: sent[name] for name in tool.secrets if name in sent}, **draft}


def parse_argument_answer(
    asked: tuple[str, ...], answer: object
) -> tuple[dict[str, Any], tuple[str, ...]] | None:
    """Return the values that the user entered, and the pointers they confirm; None if the user declined."""
    content = answer.get("content") if isinstance(answer, dict) and answer.get("action") == "accept" else None
    if not isinstance(content, dict) or (
        CONFIRM_FIELD in asked and CONFIRM_FIELD in content and content[CONFIRM_FIELD] is not True
    ):
        return None
    values = {name: content[name] for name in asked if name in content}
    confirmed = tuple("" if name == CONFIRM_FIELD else path_to_pointer((name,)) for name in values)
    return {name: value for name, value in values.items() if name != CONFIRM_FIELD}, confirmed


def was_dismissed(answer: object) -> bool:
    """Return whether the user closed the form without an answer, which says nothing; declining it is an answer."""
    return not isinstance(answer, dict) or answer.get("action") not in {"accept", "decline"}
