"""The shapes in which one call stands in an object: providers' native tool calls and the seeds' own.

Each shape is told apart by the fields that only it has; an object that fits none is not a call.
"""

from collections.abc import Callable, Mapping
from typing import Any

from callwright.domain.call import ToolCall

Found = tuple[Any, Any, Any]
"""Name, arguments and the model's own call id, all still unchecked."""


def _function(obj: Mapping[str, Any]) -> Found | None:
    """OpenAI chat: ``{"id", "type": "function", "function": {"name", "arguments": "<json>"}}``."""
    inner = obj.get("function")
    if isinstance(inner, dict) and "name" in inner:
        return inner["name"], inner.get("arguments"), obj.get("id")
    return None


def _tool_use(obj: Mapping[str, Any]) -> Found | None:
    """Anthropic: ``{"type": "tool_use", "id", "name", "input": {...}}``."""
    if obj.get("type") == "tool_use" and "name" in obj:
        return obj["name"], obj.get("input"), obj.get("id")
    return None


def _function_call(obj: Mapping[str, Any]) -> Found | None:
    """Google: ``{"functionCall": {"name", "args"}}``; OpenAI's older ``{"function_call": {"name", "arguments"}}``."""
    inner = obj.get("functionCall", obj.get("function_call"))
    if isinstance(inner, dict) and "name" in inner:
        return inner["name"], inner.get("args", inner.get("arguments")), inner.get("id", obj.get("id"))
    return None


def _tools_call(obj: Mapping[str, Any]) -> Found | None:
    """MCP: ``{"method": "tools/call", "id", "params": {"name", "arguments"}}``."""
    inner = obj.get("params")
    if obj.get("method") == "tools/call" and isinstance(inner, dict) and "name" in inner:
        return inner["name"], inner.get("arguments"), obj.get("id")
    return None


def _seed(obj: Mapping[str, Any]) -> Found | None:
    """Seed 004 §4.5: ``{"tool", "args"}``."""
    if "tool" in obj:
        return obj["tool"], obj.get("args", obj.get("arguments")), obj.get("id")
    return None


def _named(obj: Mapping[str, Any]) -> Found | None:
    """``{"name", "arguments" | "args" | "parameters" | "input"}``: MCP params, OpenAI Responses, Cohere, Hermes."""
    if "name" not in obj:
        return None
    for field in ("arguments", "args", "parameters", "input"):
        if field in obj:
            return obj["name"], obj[field], obj.get("call_id", obj.get("id"))
    return (obj["name"], None, obj.get("id")) if set(obj) <= {"name", "id", "type", "call_id"} else None


_SHAPES: tuple[Callable[[Mapping[str, Any]], Found | None], ...] = (
    _function,
    _tool_use,
    _function_call,
    _tools_call,
    _seed,
    _named,
)


def find(obj: Mapping[str, Any]) -> Found | None:
    """The call that stands in this object, or None when it is not one."""
    for shape in _SHAPES:
        if found := shape(obj):
            return found
    return None


def call_of(name: str, arguments: dict[str, Any], model_call_id: Any) -> ToolCall:
    """A read call; ids that are not text are kept as text, for they are only shown."""
    return ToolCall(name, arguments, None if model_call_id is None else str(model_call_id)[:200])
