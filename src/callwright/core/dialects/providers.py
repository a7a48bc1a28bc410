"""The messages in which model APIs take a tool's result: an OpenAI tool message, an Anthropic ``tool_result`` block.

Both carry the compact envelope as JSON text, on success and on failure, so that a model always decides by the same fields.
"""

from typing import Any

from callwright.core.dialects import canonical, foreign
from callwright.core.dialects.canonical import UNSAID, mapping
from callwright.domain.result import Meta, ToolResult


def dump_openai(result: ToolResult, model_call_id: str | None = None) -> dict[str, Any]:
    """Give a tool message. ``model_call_id`` is the id in the model's own call; None takes our call id."""
    return {
        "role": "tool",
        "tool_call_id": result.meta.call_id if model_call_id is None else model_call_id,
        "content": canonical.compact_json(result),
    }


def load_openai(obj: object, meta: Meta = UNSAID) -> ToolResult:
    """Read a tool message of ours."""
    return _content(mapping(obj, "a tool message"), meta)


def dump_anthropic(result: ToolResult, model_call_id: str | None = None) -> dict[str, Any]:
    """Give a ``tool_result`` block. ``model_call_id`` is the id in the model's own call; None takes our call id."""
    return {
        "type": "tool_result",
        "tool_use_id": result.meta.call_id if model_call_id is None else model_call_id,
        "content": canonical.compact_json(result),
        "is_error": not result.success,
    }


def load_anthropic(obj: object, meta: Meta = UNSAID) -> ToolResult:
    """Read a ``tool_result`` block of ours."""
    return _content(mapping(obj, "a tool_result block"), meta)


def _content(given: dict[str, Any], meta: Meta) -> ToolResult:
    return canonical.load(foreign.from_text(given.get("content"), "the envelope as JSON in content"), meta)
