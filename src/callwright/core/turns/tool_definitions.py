"""Definitions of tools in the form of each model API, and as a prompt for models without an interface for tools. Pure.

The same tools always give the same bytes: providers cache prompts by their beginning.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from callwright.core.contracts.definition_mending import describe_offered_tool
from callwright.core.turns.model_reply import ModelApi
from callwright.domain.call import Locale
from callwright.domain.contract import CompiledContract

OWN_PREFIX: Final = "callwright_"
"""Prefix of Callwright's own tools. They come last, so that adding one later does not change the definitions before it."""


def write_definitions(api: ModelApi, tools: Iterable[CompiledContract]) -> list[dict[str, Any]]:
    """Return the value of the request's ``tools``: sorted by name, Callwright's own tools last.

    Strict decoding (``strict``) is requested if the API supports it and accepts the tool's schema unchanged: schemas are never
    rewritten, because the model's calls are checked against them.

    Raises:
        ValueError: the API has no definitions (``text``).
    """
    if api not in _WRITERS and api != "gemini":
        raise ValueError("A model without an interface for tools gets a prompt: use app.prompt().")
    ordered = _sort_tools(tools)
    if api == "gemini":
        return [{"functionDeclarations": [_write_gemini(one) for one in ordered]}] if ordered else []
    return [_WRITERS[api](one) for one in ordered]


def _sort_tools(tools: Iterable[CompiledContract]) -> list[CompiledContract]:
    return sorted(tools, key=lambda one: (one.contract.name.startswith(OWN_PREFIX), one.contract.name))


def _write_responses(tool: CompiledContract) -> dict[str, Any]:
    return {
        "type": "function",
        "name": tool.offered_name,
        "description": describe_offered_tool(tool.contract),
        "parameters": tool.contract.input_schema,
        "strict": accepts_strict_mode(tool.contract.input_schema),
    }


def _write_chat(tool: CompiledContract) -> dict[str, Any]:
    function = _write_responses(tool)
    del function["type"]
    return {"type": "function", "function": function}


def _write_cohere(tool: CompiledContract) -> dict[str, Any]:
    """Cohere has one switch for all tools of a request, ``strict_tools``."""
    definition = _write_chat(tool)
    del definition["function"]["strict"]
    return definition


def _write_anthropic(tool: CompiledContract) -> dict[str, Any]:
    contract = tool.contract
    definition = {
        "name": tool.offered_name,
        "description": describe_offered_tool(tool.contract),
        "input_schema": contract.input_schema,
    }
    return definition | ({"strict": True} if accepts_strict_mode(contract.input_schema) else {})


def _write_gemini(tool: CompiledContract) -> dict[str, Any]:
    contract = tool.contract
    return {
        "name": tool.offered_name,
        "description": describe_offered_tool(tool.contract),
        "parametersJsonSchema": contract.input_schema,
    }


def _write_bedrock(tool: CompiledContract) -> dict[str, Any]:
    contract = tool.contract
    spec: dict[str, Any] = {"name": tool.offered_name, "inputSchema": {"json": contract.input_schema}}
    description = describe_offered_tool(tool.contract)
    return {"toolSpec": spec | ({"description": description} if description else {})}


_WRITERS: Final[dict[str, Any]] = {
    "openai": _write_chat,
    "mistral": _write_chat,
    "cohere": _write_cohere,
    "responses": _write_responses,
    "anthropic": _write_anthropic,
    "bedrock": _write_bedrock,
}


_STRICT_KEYWORDS: Final = frozenset(
    "type properties required additionalProperties description title enum const items anyOf".split()
)
"""Keywords that strict decoding takes at every provider that has it."""


def accepts_strict_mode(schema: Any) -> bool:
    """Return whether strict decoding takes this schema as it is: closed objects, every property required, plain keywords."""
    if not isinstance(schema, Mapping) or not schema.keys() <= _STRICT_KEYWORDS:
        return False
    properties = schema.get("properties", {})
    if schema.get("type") == "object" and not (
        schema.get("additionalProperties") is False and set(schema.get("required", ())) == set(properties)
    ):
        return False
    if "type" not in schema and "anyOf" not in schema and "enum" not in schema and "const" not in schema:
        return False
    inner = [
        *properties.values(),
        *schema.get("anyOf", ()),
        *([schema["items"]] if "items" in schema else []),
    ]
    needs_items = schema.get("type") == "array" and "items" not in schema
    return not needs_items and all(accepts_strict_mode(one) for one in inner)


# --- a prompt -----------------------------------------------------------------------------------------------------

_RULES_EN: Final = """\
You can use the tools below.

First decide whether the request needs a tool at all. If it does, choose the one that fits it, and only then write its arguments.
To call tools, reply with JSON only, without any description before or after it:
{"name": "TOOL", "arguments": {...}}
Several calls are one list of such objects. Use only these tools and only their arguments. Do not invent a value: if the user has not \
given one that is required, ask for it instead of calling.

The next message brings the result of each call, in order, marked done or failed.
- Use data only from a result marked done.
- A failed call did not give what was asked for. Say so, or follow its instructions; never present it as done.
- An outcome that is unknown may have happened: do not call again, and do not call it a success or a failure.

Tools, one per line (name, description, JSON Schema of the arguments):
"""

_RULES_ZH: Final = """\
你可以使用下列工具。

先判断请求是否需要工具；需要时先选定最合适的工具，再填写参数。
调用工具时仅输出 JSON，前后不要有任何描述：
{"name": "工具名", "arguments": {...}}
多个调用写成这类对象的一个列表。只能使用下列工具及其参数。不要编造参数值：用户没有给出必填项时，先询问用户，不要调用。

下一条消息按顺序给出每个调用的结果，并标明 done（完成）或 failed（失败）。
- 只能使用标为 done 的结果中的数据。
- 失败的调用没有得到所需的结果：如实说明，或按其中的提示处理，绝不能说成已完成。
- 结果未知的调用可能已经生效：不要再次调用，也不要说它成功或失败。

工具列表，每行一个（名称、说明、参数的 JSON Schema）：
"""


def write_prompt(tools: Iterable[CompiledContract], locale: Locale) -> str:
    """Return the tools and the rules for calling them, as text for the system prompt."""
    lines = [
        msgspec.json.encode(
            {
                "name": one.contract.name,
                "description": one.contract.description,
                "arguments": one.contract.input_schema,
            }
        ).decode()
        for one in _sort_tools(tools)
    ]
    return (_RULES_ZH if locale == "zh-CN" else _RULES_EN) + "\n".join(lines) + "\n"
