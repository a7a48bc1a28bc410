"""A refusal that one question to the user would mend, as a form: the missing arguments of a call, as the protocol asks them.

Pure. Only what a flat form can ask is asked (texts, numbers, choices); secrets never are. Whatever else is refused is told to
the model in words.
"""

from typing import Any, Final

from callwright.domain.contract import CompiledContract
from callwright.domain.result import ToolResult

ARGUMENTS: Final = "arguments"
"""The name under which the form is asked."""

_KINDS: Final = frozenset({"string", "number", "integer", "boolean"})
_KEPT: Final = (
    "type", "title", "description", "enum", "minimum", "maximum", "minLength", "maxLength", "format", "default",
)  # fmt: skip
_FORMATS: Final = frozenset({"email", "uri", "date", "date-time"})


def form(result: ToolResult, tool: CompiledContract) -> dict[str, Any] | None:
    """The request to the client, or None when no form can ask what is missing."""
    error = result.error
    if error is None or error.code != "missing_required_field" or not error.fields:
        return None
    properties = {one.path.removeprefix("/"): _field(one.path, tool) for one in error.fields}
    asked = {name: field for name, field in properties.items() if field is not None}
    if len(asked) != len(properties):
        return None
    schema = {"type": "object", "properties": asked, "required": list(asked)}
    return {
        "method": "elicitation/create",
        "params": {"mode": "form", "message": error.user_message, "requestedSchema": schema},
    }


def _field(path: str, tool: CompiledContract) -> dict[str, Any] | None:
    name = path.removeprefix("/")
    found = (tool.contract.input_schema.get("properties") or {}).get(name)
    if not isinstance(found, dict) or found.get("type") not in _KINDS or name in tool.secrets:
        return None
    field = {key: found[key] for key in _KEPT if key in found}
    if field.get("format") not in _FORMATS:
        field.pop("format", None)
    return field


def completed(arguments: dict[str, Any], answer: object) -> dict[str, Any] | None:
    """The arguments with what the user filled in; None when the user declined."""
    if (
        not isinstance(answer, dict)
        or answer.get("action") != "accept"
        or not isinstance(answer.get("content"), dict)
    ):
        return None
    return {**answer["content"], **arguments}
