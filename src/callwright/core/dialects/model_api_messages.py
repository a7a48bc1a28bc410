"""The messages in which model APIs take a tool's result.

OpenAI's tool message and ``function_call_output``, Anthropic's ``tool_result`` block, Gemini's ``functionResponse`` part. Each
carries ``model_brief``, on success and on failure, so that a model always decides by the same fields: Gemini's
as an object, the others' as JSON text.
"""

from typing import Any

from msgspec.structs import replace

from callwright.core.dialects import foreign_result, model_brief
from callwright.core.dialects.canonical import UNKNOWN_META, require_object
from callwright.domain.result import Meta, ToolResult


def dump_openai(result: ToolResult, model_call_id: str | None = None) -> dict[str, Any]:
    """Return a tool message of Chat Completions. ``model_call_id`` is the id in the model's own call; None takes our call id."""
    return {
        "role": "tool",
        "tool_call_id": _choose_call_id(result, model_call_id),
        "content": _dump_brief_text(result),
    }


def load_openai(obj: object, meta: Meta = UNKNOWN_META) -> ToolResult:
    """Read a tool message written by Callwright."""
    fields = require_object(obj, "a tool message")
    return _load_brief_text(fields, "content", fields.get("tool_call_id"), meta)


def dump_responses(result: ToolResult, model_call_id: str | None = None) -> dict[str, Any]:
    """Return an input item of the Responses API. ``model_call_id`` is the ``call_id`` of the model's item; None takes ours."""
    return {
        "type": "function_call_output",
        "call_id": _choose_call_id(result, model_call_id),
        "output": _dump_brief_text(result),
    }


def load_responses(obj: object, meta: Meta = UNKNOWN_META) -> ToolResult:
    """Read a ``function_call_output`` written by Callwright."""
    fields = require_object(obj, "a function_call_output item")
    return _load_brief_text(fields, "output", fields.get("call_id"), meta)


def dump_anthropic(result: ToolResult, model_call_id: str | None = None) -> dict[str, Any]:
    """Return a ``tool_result`` block. ``model_call_id`` is the id in the model's own call; None takes our call id."""
    return {
        "type": "tool_result",
        "tool_use_id": _choose_call_id(result, model_call_id),
        "content": _dump_brief_text(result),
        "is_error": not result.success,
    }


def load_anthropic(obj: object, meta: Meta = UNKNOWN_META) -> ToolResult:
    """Read a ``tool_result`` block written by Callwright."""
    fields = require_object(obj, "a tool_result block")
    return _load_brief_text(fields, "content", fields.get("tool_use_id"), meta)


def dump_gemini(result: ToolResult, model_call_id: str | None = None) -> dict[str, Any]:
    """Return a ``functionResponse`` part. ``model_call_id`` is the id in the model's own call; None leaves it out."""
    extra = {"id": model_call_id} if model_call_id is not None else {}
    answer = {"name": result.meta.tool_name, "response": model_brief.dump(result)}
    return {"functionResponse": extra | answer}


def load_gemini(obj: object, meta: Meta = UNKNOWN_META) -> ToolResult:
    """Read a ``functionResponse`` part written by Callwright."""
    part = require_object(obj, "a part with functionResponse")
    fields = require_object(part.get("functionResponse"), "a part with functionResponse")
    return model_brief.load(
        fields.get("response"), replace(meta, tool_name=foreign_result.read_text(fields, "name"))
    )


def _choose_call_id(result: ToolResult, model_call_id: str | None) -> str:
    return result.meta.call_id if model_call_id is None else model_call_id


def _dump_brief_text(result: ToolResult) -> str:
    return foreign_result.encode_json_text(model_brief.dump(result))


def _load_brief_text(fields: dict[str, Any], place: str, call_id: object, meta: Meta) -> ToolResult:
    plain = foreign_result.decode_json_text(fields.get(place), f"what a model reads as JSON in {place}")
    return model_brief.load(plain, replace(meta, call_id=call_id) if isinstance(call_id, str) else meta)
