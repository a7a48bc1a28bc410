"""``find_tool`` and ``call_tool`` in place of a long list: the client sees two definitions, however many tools are behind.

``find_tool`` ranks the tools offered to the caller by the words of a wish and answers with schemas of the best and signatures
of the next, within ``MAX_ANSWER_BYTES``. ``call_tool`` is replaced by the tool it names before anything else looks at the
call: rules, approvals, pins, ledger and audit see that tool. May not know the transport, or how a call is made.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from callwright.core.json_schema.schema_fields import collect_fields, list_required
from callwright.core.policy.authorization import matches_pattern
from callwright.domain.call import Principal
from callwright.domain.contract import CompiledContract

FIND_TOOL: Final = "find_tool"
CALL_TOOL: Final = "call_tool"
MAX_ANSWER_BYTES: Final = 5_000
"""Maximum size of an answer of ``find_tool`` that lists several tools."""

MAX_SCHEMA_BYTES: Final = 24_000
"""Maximum size of the schema of one tool, asked for by its exact name."""

_DETAILED_TOOLS: Final = 3
_LISTED_TOOLS: Final = 10
_MAX_QUERY_CHARS: Final = 1_000
_MAX_DESCRIPTION_CHARS: Final = 300
_MAX_SUMMARY_CHARS: Final = 110
_MAX_FIELD_CHARS: Final = 90
_MAX_SIGNATURE_FIELDS: Final = 12
_MAX_GROUPS: Final = 40
_MAX_SCHEMA_LEVELS: Final = 3
_encode_json: Final = msgspec.json.Encoder().encode

FIND_DEFINITION: Final[dict[str, Any]] = {
    "name": FIND_TOOL,
    "description": (
        "Find tools by what they should do. The answer lists the best matches: the first with the schema of their "
        "arguments, the next as signatures. Ask with the exact name of a tool to get its whole schema. Then make the call "
        "with call_tool. 按用途查找工具，可用中文。"
    ),
    "inputSchema": {
        "type": "object",
        "properties": {
            "query": {
                "type": "string",
                "description": "What the tool should do, such as: create an issue in a repository; or a tool's exact name.",
            }
        },
        "required": ["query"],
        "additionalProperties": False,
    },
    "annotations": {"readOnlyHint": True, "destructiveHint": False, "idempotentHint": True},
}
CALL_DEFINITION: Final[dict[str, Any]] = {
    "name": CALL_TOOL,
    "description": "Call a tool that find_tool has listed, by its exact name, with arguments that meet its schema.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "name": {"type": "string", "description": "The tool's exact name."},
            "arguments": {"type": "object", "description": "The tool's own arguments."},
        },
        "required": ["name"],
        "additionalProperties": False,
    },
    "annotations": {"readOnlyHint": False, "destructiveHint": True, "idempotentHint": False},
}


class SearchSettings(NamedTuple):
    """Settings of search mode: ``always`` are patterns of tool names that are listed besides."""

    always: tuple[str, ...] = ()


class InnerCall(NamedTuple):
    """The call that a ``call_tool`` asks for."""

    name: str
    arguments: dict[str, Any]


class RankTools(Protocol):
    """Ranks the tools offered to a principal."""

    def __call__(self, principal: Principal, text: str, most: int, *, by_meaning: bool = True) -> list[str]:
        """Return the names of those that match a text, best first, up to ``most``; ``by_meaning`` may wait for a sentence model."""
        ...


class ToolSearch:
    """Answers ``find_tool``.

    Args:
        settings: The operator's settings.
        rank: Ranks the tools offered to a principal.
        find: Returns the contract of a tool offered to a principal, or None.
        offered: Returns the names of all tools offered to a principal.
    """

    def __init__(
        self,
        settings: SearchSettings,
        rank: RankTools,
        find: Callable[[Principal, str], CompiledContract | None],
        offered: Callable[[Principal], list[str]],
    ) -> None:
        self._settings = settings
        self._rank = rank
        self._find = find
        self._offered = offered

    def is_listed(self, name: str) -> bool:
        """Return whether a tool is listed by itself."""
        return any(matches_pattern(pattern, name) for pattern in self._settings.always)

    def answer_find(self, principal: Principal, arguments: Mapping[str, Any]) -> dict[str, Any]:
        """Return the CallToolResult of ``find_tool``."""
        query = arguments.get("query")
        if not isinstance(query, str) or not query.strip():
            return _make_text_result("query is missing: say what the tool should do.", failed=True)
        query = query.strip()[:_MAX_QUERY_CHARS]
        exact = self._find(principal, query)
        if exact is not None:
            return _make_text_result(_encode_json(_describe_whole(exact)).decode())
        names = self._rank(principal, query, _LISTED_TOOLS)
        tools = [tool for name in names if (tool := self._find(principal, name)) is not None]
        if not tools:
            return _make_text_result(_encode_json(self._describe_groups(principal)).decode())
        return _make_text_result(_encode_json(describe_matches(tools)).decode())

    def describe_unknown(self, principal: Principal, name: str) -> str:
        """Say that a call names no tool of the caller, and which are the nearest."""
        near = self._rank(principal, name[:_MAX_QUERY_CHARS], 3, by_meaning=False)
        nearest = f" The nearest are {', '.join(near)}." if near else ""
        return (
            f"Nothing was done: there is no tool of this name.{nearest} Find the tool with {FIND_TOOL} first."
        )

    def _describe_groups(self, principal: Principal) -> dict[str, Any]:
        """Return the groups of tools, where no tool matches: the caller must be able to ask again in other words."""
        groups = Counter(_get_group(name) for name in self._offered(principal))
        listed = dict(groups.most_common(_MAX_GROUPS))
        note = "No tool matches. These groups of tools exist (the beginning of their names, and how many). Ask in other words."
        return {"tools": [], "groups": listed, "note": note}


def read_inner_call(arguments: Mapping[str, Any]) -> InnerCall | None:
    """Return the call within the arguments of ``call_tool``; None if they do not name one.

    Some models write the inner arguments as JSON text; they are read as what they are.
    """
    name, inner = arguments.get("name"), arguments.get("arguments")
    if isinstance(inner, str):
        try:
            inner = msgspec.json.decode(inner)
        except (ValueError, RecursionError):
            return None
    inner = {} if inner is None else inner
    return InnerCall(name, inner) if isinstance(name, str) and isinstance(inner, dict) else None


def describe_bad_call() -> dict[str, Any]:
    """Return the CallToolResult of a ``call_tool`` without a call in it."""
    text = 'Nothing was done: call_tool needs "name", the exact name of a tool, and "arguments", an object.'
    return _make_text_result(text, failed=True)


def _make_text_result(text: str, *, failed: bool = False) -> dict[str, Any]:
    return {"content": [{"type": "text", "text": text}], "isError": failed}


def _get_group(name: str) -> str:
    head, mark, _ = name.partition("__")
    return head + mark if mark else name.partition("_")[0]


# --- descriptions -----------------------------------------------------------------------------------------------


def describe_matches(tools: list[CompiledContract]) -> dict[str, Any]:
    """Describe tools, best first, within ``MAX_ANSWER_BYTES``: schemas of the first, signatures of the others."""
    more = [write_signature(one) for one in tools[_DETAILED_TOOLS:]]
    described: dict[str, Any] = {"tools": [], "more": more, "note": _CALL_NOTE}
    left = MAX_ANSWER_BYTES - len(_encode_json(described))
    first = tools[:_DETAILED_TOOLS]
    for place, tool in enumerate(first):
        share = left // (len(first) - place)
        entry = next(
            (one for one in _describe_in_steps(tool) if len(_encode_json(one)) < share),
            {"name": tool.contract.name},
        )
        described["tools"].append(entry)
        left -= len(_encode_json(entry)) + 1
    return described


_CALL_NOTE: Final = (
    f"Call with {CALL_TOOL}(name, arguments). A tool's exact name as the query returns its whole schema."
)


def _describe_in_steps(tool: CompiledContract) -> list[dict[str, Any]]:
    """Return ever shorter descriptions of a tool."""
    contract = tool.contract
    entry = {
        "name": contract.name,
        "effect": contract.effect,
        "description": _clip(contract.description, _MAX_DESCRIPTION_CHARS),
    }
    return [
        {**entry, "inputSchema": contract.input_schema},
        {**entry, "inputSchema": _shorten_schema(contract.input_schema, _MAX_SCHEMA_LEVELS)},
        {**entry, "inputSchema": _shorten_schema(contract.input_schema, 1)},
        {**entry, "signature": write_signature(tool)},
        {"name": contract.name, "signature": write_signature(tool)},
    ]


def _describe_whole(tool: CompiledContract) -> dict[str, Any]:
    """Describe one tool with its whole schema, unless that is too large for any answer."""
    contract = tool.contract
    entry = {"name": contract.name, "effect": contract.effect, "description": contract.description}
    whole = {"tools": [{**entry, "inputSchema": contract.input_schema}], "note": _CALL_NOTE}
    return whole if len(_encode_json(whole)) <= MAX_SCHEMA_BYTES else describe_matches([tool])


def _shorten_schema(schema: Any, levels: int) -> Any:
    """Return a schema with short descriptions and without what lies deeper than ``levels``, for reading only."""
    if not isinstance(schema, dict):
        return schema
    kept: dict[str, Any] = {}
    for word, value in schema.items():
        if word == "description" and isinstance(value, str):
            kept[word] = _clip(value, _MAX_FIELD_CHARS)
        elif word == "properties" and isinstance(value, dict) and levels:
            kept[word] = {name: _shorten_schema(child, levels - 1) for name, child in value.items()}
        elif word == "items" and levels:
            kept[word] = _shorten_schema(value, levels - 1)
        elif word in _SHORT_KEYWORDS and len(_encode_json(value)) <= _MAX_FIELD_CHARS * 2:
            kept[word] = value
    return kept


_SHORT_KEYWORDS: Final = frozenset({"const", "default", "enum", "format", "required", "type"})


def write_signature(tool: CompiledContract) -> str:
    """Write a tool as ``name(required: type, optional?: type) - summary``."""
    schema = tool.contract.input_schema
    required = set(list_required(schema))
    fields = sorted(collect_fields(schema).items(), key=lambda one: one[0] not in required)
    shown = [
        f"{name}{'' if name in required else '?'}: {_name_type(field)}"
        for name, field in fields[:_MAX_SIGNATURE_FIELDS]
    ]
    rest = ["…"] if len(fields) > _MAX_SIGNATURE_FIELDS else []
    summary = _clip(tool.contract.description.partition("\n")[0], _MAX_SUMMARY_CHARS)
    return _clip(f"{tool.contract.name}({', '.join([*shown, *rest])})", 320) + (
        f" - {summary}" if summary else ""
    )


def _name_type(schema: Any) -> str:
    kind = schema.get("type") if isinstance(schema, dict) else None
    kinds = kind if isinstance(kind, list) else [kind]
    return "|".join(str(one) for one in kinds if isinstance(one, str)) or "any"


def _clip(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
