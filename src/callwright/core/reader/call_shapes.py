"""The shapes of one call as an object: providers' native tool calls, open models' and the seeds' own.

Each shape is recognised by the fields that only it has; an object that fits none is not a call. Does not know the
messages and responses around a call.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from callwright.core.reader.reading_notes import ValuePath
from callwright.domain.call import ToolCall


class UncheckedCall(NamedTuple):
    """One call in an object, its parts not yet checked.

    ``at`` is the path of the arguments in the object; ``provider`` says that only a provider's interface uses this form.
    """

    name: Any
    arguments: Any
    model_call_id: Any
    at: ValuePath
    dialect: str
    provider: bool = False


ShapeReader = Callable[[Mapping[str, Any]], UncheckedCall | None]


def _read_openai_chat(obj: Mapping[str, Any]) -> UncheckedCall | None:
    """OpenAI chat: ``{"id", "type": "function", "function": {"name", "arguments": "<json>"}}``; Ollama with an object."""
    inner = obj.get("function")
    if not isinstance(inner, dict) or "name" not in inner or is_tool_definition(inner):
        return _read_openai_custom(obj)
    field = "arguments" if "arguments" in inner or "parameters" not in inner else "parameters"
    return UncheckedCall(
        inner["name"], inner.get(field), obj.get("id"), ("function", field), "openai_chat", provider=True
    )


def _read_openai_custom(obj: Mapping[str, Any]) -> UncheckedCall | None:
    """OpenAI's custom tools: ``{"type": "custom", "custom": {"name", "input": "<any text>"}}``, or flat in Responses."""
    inner = obj.get("custom")
    nested = obj.get("type") == "custom" and isinstance(inner, dict)
    fields = inner if nested and isinstance(inner, dict) else obj
    flat = obj.get("type") == "custom_tool_call"
    if not (nested or flat) or "name" not in fields or not isinstance(fields.get("input"), str):
        return None
    dialect = "openai_chat" if nested else "openai_responses"
    found_id = obj.get("call_id", obj.get("id"))
    return UncheckedCall(
        fields["name"], {"input": fields["input"]}, found_id, ("custom",), dialect, provider=True
    )


def _read_anthropic(obj: Mapping[str, Any]) -> UncheckedCall | None:
    """Anthropic: ``{"type": "tool_use", "id", "name", "input": {...}}``; not a call that its servers run themselves."""
    if obj.get("type") == "tool_use" and "name" in obj:
        return UncheckedCall(
            obj["name"], obj.get("input"), obj.get("id"), ("input",), "anthropic", provider=True
        )
    return None


def _read_bedrock(obj: Mapping[str, Any]) -> UncheckedCall | None:
    """Bedrock Converse: ``{"toolUse": {"toolUseId", "name", "input": {...}}}``."""
    inner = obj.get("toolUse")
    if isinstance(inner, dict) and "name" in inner:
        at = ("toolUse", "input")
        return UncheckedCall(
            inner["name"], inner.get("input"), inner.get("toolUseId"), at, "bedrock", provider=True
        )
    return None


def _read_function_call(obj: Mapping[str, Any]) -> UncheckedCall | None:
    """Google: ``{"functionCall": {"name", "args"}}``; OpenAI's older ``{"function_call": {"name", "arguments"}}``."""
    outer = "functionCall" if "functionCall" in obj else "function_call"
    inner = obj.get(outer)
    if not isinstance(inner, dict) or "name" not in inner or obj.get("tool_calls"):
        return None  # beside a list of calls it repeats one of them, or is empty
    field = "args" if "args" in inner else "arguments"
    found_id = inner.get("id", obj.get("id"))
    dialect = "google" if field == "args" or outer == "functionCall" else "openai_functions"
    return UncheckedCall(inner["name"], inner.get(field), found_id, (outer, field), dialect, provider=True)


def _read_mcp_request(obj: Mapping[str, Any]) -> UncheckedCall | None:
    """MCP: ``{"method": "tools/call", "id", "params": {"name", "arguments"}}``."""
    inner = obj.get("params")
    if obj.get("method") == "tools/call" and isinstance(inner, dict) and "name" in inner:
        at = ("params", "arguments")
        return UncheckedCall(inner["name"], inner.get("arguments"), obj.get("id"), at, "mcp", provider=True)
    return None


_DIALECT_BY_TYPE = {
    "function_call": "openai_responses",
    "tool_call": "langchain",
    "invalid_tool_call": "langchain",
    "tool-call": "ai_sdk",
    "function.call": "mistral_conversations",
}
"""``type`` of a call whose name stands beside it → dialect."""

_NAME_FIELDS = (
    "name",
    "tool",
    "tool_name",
    "toolName",
    "function_name",
    "function",
    "api_name",
    "action",
    "recipient_name",
    *("工具", "工具名", "工具名称", "函数", "函数名", "函数名称"),
)
_ARGUMENT_FIELDS = (
    *("arguments", "args", "parameters", "input", "params", "action_input", "kwargs"),
    *("参数", "工具参数", "函数参数", "输入", "工具输入"),
)
_ID_FIELDS = ("call_id", "tool_call_id", "toolCallId", "id")
_DIALECT_BY_NAME_FIELD = {"tool": "seed", "tool_name": "cohere", "action": "react"}


def _read_named_object(obj: Mapping[str, Any]) -> UncheckedCall | None:
    """``{"name", "arguments"}`` with the synonyms that models use for both; seed 004 says ``{"tool", "args"}``."""
    for name in _NAME_FIELDS:
        if isinstance(obj.get(name), dict | list):
            continue
        if name in obj:
            return _read_name_and_arguments(obj, name)
    return None


def _read_name_and_arguments(obj: Mapping[str, Any], name: str) -> UncheckedCall | None:
    if is_tool_definition(obj):
        return None
    found_id = next((obj[field] for field in _ID_FIELDS if field in obj), None)
    kind = obj.get("type", obj.get("part_kind"))
    typed = _DIALECT_BY_TYPE.get(kind) if isinstance(kind, str) else None
    dialect = typed or _DIALECT_BY_NAME_FIELD.get(name, "json")
    for field in _ARGUMENT_FIELDS:
        if field in obj:
            return UncheckedCall(obj[name], obj[field], found_id, (field,), dialect, typed is not None)
    alone = set(obj) <= {name, "type", "index", *_ID_FIELDS} and name in ("name", "tool", "tool_name")
    return UncheckedCall(obj[name], None, found_id, (), dialect, typed is not None) if alone else None


_PARALLEL_WRAPPER_NAME = re.compile(r"(?:functions\.)?(?:multi_tool_use(?:[._]parallel)?|parallel)")


def is_parallel_wrapper(name: str) -> bool:
    """Return whether it is the name under which OpenAI's models wrap several calls into one."""
    return _PARALLEL_WRAPPER_NAME.fullmatch(name) is not None


_SCHEMA_FIELDS = ("input_schema", "inputSchema", "parametersJsonSchema", "parameters_json_schema")
"""Fields in which Anthropic, MCP and Gemini define the parameters of a tool; no call has them."""

_DEFINITION_FIELDS = frozenset("name description parameters strict type format title".split())
_SCHEMA_KEYWORDS = frozenset(
    "$schema $defs additionalProperties description properties required title type propertyOrdering property_ordering".split()
)


def is_tool_definition(obj: Mapping[str, Any]) -> bool:
    """Return whether it defines a tool instead of calling it: it describes the tool, or its parameters are a schema."""
    if any(isinstance(obj.get(field), dict) for field in _SCHEMA_FIELDS):
        return True
    parameters = obj.get("parameters", obj.get("参数"))
    if isinstance(parameters, dict) and _is_object_schema(parameters):
        return True
    described = "strict" in obj or isinstance(obj.get("description"), str)
    return described and "name" in obj and obj.keys() <= _DEFINITION_FIELDS


def _is_object_schema(parameters: Mapping[str, Any]) -> bool:
    """Return whether it is the schema of an object: with properties, or with nothing but words of schemas."""
    kind = parameters.get("type")
    if isinstance(parameters.get("properties"), dict):
        return kind is not None
    return isinstance(kind, str) and kind.lower() == "object" and parameters.keys() <= _SCHEMA_KEYWORDS


_SERVER_CALL_TYPES = frozenset(
    "mcp_call mcp_tool_use server_tool_use web_search_call file_search_call code_interpreter_call image_generation_call "
    "mcp_list_tools mcp_approval_request tool_search_call tool.execution agent.handoff "
    "local_shell_call shell_call apply_patch_call computer_call".split()
)


def is_server_call(obj: Mapping[str, Any]) -> bool:
    """Return whether it is a call of a tool that the provider defines, and mostly runs itself; Bedrock's type is in ``toolUse``."""
    inner = obj.get("toolUse")
    kind = inner.get("type") if isinstance(inner, dict) else obj.get("type")
    return isinstance(kind, str) and kind in _SERVER_CALL_TYPES


_SHAPE_READERS: tuple[ShapeReader, ...] = (
    _read_openai_chat,
    _read_anthropic,
    _read_bedrock,
    _read_function_call,
    _read_mcp_request,
    _read_named_object,
)


def find_call(obj: Mapping[str, Any]) -> UncheckedCall | None:
    """Return the call in this object, or None when it is not one."""
    if is_server_call(obj):
        return None
    for shape in _SHAPE_READERS:
        if found := shape(obj):
            return found
    return None


def make_tool_call(name: str, arguments: dict[str, Any], model_call_id: Any) -> ToolCall:
    """Build a call; ids that are not text are converted to text, for they are only displayed."""
    return ToolCall(name, arguments, None if model_call_id is None else str(model_call_id)[:200])
