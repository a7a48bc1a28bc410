"""Constants and rules of the Model Context Protocol for both sides of a gateway: versions, codes, keys, headers. Pure.

Source: specification 2026-07-28 (basic/index, basic/transports/streamable-http) and 2025-11-25.
"""

import base64
import binascii
import re
from datetime import UTC, datetime
from typing import Any, Final

from msgspec import UNSET, Raw, Struct, UnsetType

MODERN_VERSION: Final = "2026-07-28"
LEGACY_VERSIONS: Final = ("2025-11-25", "2025-06-18", "2025-03-26")
"""Supported versions with an ``initialize`` handshake, newest first."""

VERSION_META: Final = "io.modelcontextprotocol/protocolVersion"
CAPABILITIES_META: Final = "io.modelcontextprotocol/clientCapabilities"
CLIENT_META: Final = "io.modelcontextprotocol/clientInfo"
SERVER_META: Final = "io.modelcontextprotocol/serverInfo"
LOG_LEVEL_META: Final = "io.modelcontextprotocol/logLevel"
SUBSCRIPTION_META: Final = "io.modelcontextprotocol/subscriptionId"
TASKS_EXTENSION: Final = "io.modelcontextprotocol/tasks"
RESERVED_META_KEYS: Final = frozenset(
    {VERSION_META, CAPABILITIES_META, CLIENT_META, LOG_LEVEL_META, "progressToken"}
)
"""Keys of a request's ``_meta`` that control how it is served; all others are passed on."""

IDEMPOTENCY_KEY_META: Final = "callwright/idempotencyKey"
RUN_META: Final = "callwright/run"

PARSE_ERROR: Final = -32700
INVALID_REQUEST: Final = -32600
METHOD_NOT_FOUND: Final = -32601
INVALID_PARAMS: Final = -32602
INTERNAL_ERROR: Final = -32603
RESOURCE_NOT_FOUND: Final = -32002
HEADER_MISMATCH: Final = -32020
MISSING_CAPABILITY: Final = -32021
UNSUPPORTED_VERSION: Final = -32022
URL_ELICITATION_REQUIRED: Final = -32042

NAME_HEADER_PARAMS: Final = {
    "tools/call": "name",
    "prompts/get": "name",
    "resources/read": "uri",
    "tasks/get": "taskId",
    "tasks/update": "taskId",
    "tasks/cancel": "taskId",
}
"""Methods whose ``Mcp-Name`` header mirrors this parameter."""

TASK_METHODS: Final = frozenset({"tasks/get", "tasks/update", "tasks/cancel"})
TASKS_REQUIRED_DATA: Final[dict[str, Any]] = {"requiredCapabilities": {"extensions": {TASKS_EXTENSION: {}}}}
"""Error data for a client whose request needs the tasks extension, which it has not declared."""

LOG_LEVELS: Final = ("debug", "info", "notice", "warning", "error", "critical", "alert", "emergency")

REQUIRED_CAPABILITIES: Final = {
    "elicitation/create": "elicitation",
    "sampling/createMessage": "sampling",
    "roots/list": "roots",
}
"""Requests to a client, and the capability that it must have declared for them."""

_WEB_URL_PATTERN = re.compile(
    r"https?://(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?(?:[/?#][^\s\\]*)?", re.ASCII | re.IGNORECASE
)
_PLAIN_HEADER_PATTERN = re.compile(r"[\x21-\x7e]([\x20-\x7e\t]*[\x21-\x7e])?")
_TOKEN_PATTERN = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
_BASE64_HEADER_PATTERN = re.compile(r"=\?base64\?(.*)\?=")
_MIRRORED_TYPES = frozenset({"string", "integer", "boolean"})
_MAX_SAFE_INTEGER = (1 << 53) - 1


def supports_tasks(capabilities: dict[str, Any]) -> bool:
    """Return whether a client has declared the extension for tasks."""
    extensions = capabilities.get("extensions")
    return isinstance(extensions, dict) and TASKS_EXTENSION in extensions


def is_safe_elicitation(method: str, params: Any) -> bool:
    """Return whether a server's question may be shown to a user: a URL to open must be http(s), with an unambiguous host.

    ``javascript:`` and similar schemes, URLs with user information before an ``@``, and hosts in look-alike letters are used to
    lead users to another site than they expect.
    """
    if method != "elicitation/create" or not isinstance(params, dict) or params.get("mode") != "url":
        return True
    return isinstance(params.get("url"), str) and _WEB_URL_PATTERN.fullmatch(params["url"]) is not None


class RpcErrorObject(Struct):
    """The error member of a JSON-RPC message."""

    code: int
    message: str = ""
    data: Any = None


class RpcMessage(Struct):
    """One JSON-RPC message; parameters, and each member of the result, stay raw bytes."""

    id: str | int | float | UnsetType | None = UNSET
    method: str | None = None
    params: Raw | UnsetType = UNSET
    result: dict[str, Raw] | UnsetType = UNSET
    error: RpcErrorObject | None = None


def encode_header_value(text: str) -> str:
    """Encode a text as a header value: unchanged where that is safe, else wrapped base64."""
    if _PLAIN_HEADER_PATTERN.fullmatch(text) and not _BASE64_HEADER_PATTERN.fullmatch(text):
        return text
    return f"=?base64?{base64.b64encode(text.encode()).decode('ascii')}?="


def decode_header_value(value: str) -> str | None:
    """Decode a header value to its text; None when it is not valid."""
    wrapped = _BASE64_HEADER_PATTERN.fullmatch(value)
    if wrapped is None:
        return value if _PLAIN_HEADER_PATTERN.fullmatch(value) else None
    try:
        return base64.b64decode(wrapped[1], validate=True).decode()
    except (binascii.Error, UnicodeDecodeError):
        return None


HeaderMirror = tuple[str, tuple[str, ...]]
"""Name of the ``Mcp-Param-`` header, and the path of the argument that it mirrors."""


class HeaderMirrorError(ValueError):
    """An invalid ``x-mcp-header`` annotation, which no client may follow. Cure: the server has to fix its tool definition."""


def find_header_mirrors(schema: dict[str, Any]) -> tuple[HeaderMirror, ...]:
    """Return which arguments are mirrored into headers.

    Raises:
        HeaderMirrorError: an annotation breaks the rules of the specification; the tool must not be offered.
    """
    found = [_parse_mirror(at, node) for at, node in _list_properties(schema, ()) if "x-mcp-header" in node]
    if len(found) != _count_annotations(schema) or len({name.lower() for name, _ in found}) != len(found):
        raise HeaderMirrorError("x-mcp-header is not allowed here, or is duplicated")
    return tuple(found)


def _list_properties(node: Any, at: tuple[str, ...]) -> list[tuple[tuple[str, ...], dict[str, Any]]]:
    properties = node.get("properties") if isinstance(node, dict) else None
    if not isinstance(properties, dict):
        return []
    return [
        found
        for name, inner in properties.items()
        if isinstance(inner, dict)
        for found in ((((*at, name), inner)), *_list_properties(inner, (*at, name)))
    ]


def _count_annotations(node: Any) -> int:
    """Count the annotations anywhere in the schema; a property of that name is not an annotation."""
    if isinstance(node, list):
        return sum(map(_count_annotations, node))
    if not isinstance(node, dict):
        return 0
    own = 1 if "x-mcp-header" in node and not isinstance(node["x-mcp-header"], dict) else 0
    return own + sum(map(_count_annotations, node.values()))


def _parse_mirror(at: tuple[str, ...], node: dict[str, Any]) -> HeaderMirror:
    name = node["x-mcp-header"]
    if (
        not isinstance(name, str)
        or not _TOKEN_PATTERN.fullmatch(name)
        or node.get("type") not in _MIRRORED_TYPES
    ):
        raise HeaderMirrorError(
            "x-mcp-header is no header name, or stands on a value that is not a text, integer or boolean"
        )
    return name, at


def render_mirrored_headers(mirrors: tuple[HeaderMirror, ...], arguments: Any) -> dict[str, str]:
    """Return the headers for these arguments."""
    headers: dict[str, str] = {}
    for name, at in mirrors:
        value = get_at_path(arguments, at)
        if value is not None:
            headers[f"Mcp-Param-{name}"] = encode_header_value(_render_header_text(value))
    return headers


def matches_mirrored_header(header: str, value: Any) -> bool:
    """Return whether a header and the argument have the same value."""
    text = decode_header_value(header)
    if text is None:
        return False
    if isinstance(value, int | float) and not isinstance(value, bool):
        try:
            return float(text) == value and abs(value) <= _MAX_SAFE_INTEGER
        except ValueError:
            return False
    return text == _render_header_text(value)


def get_at_path(value: Any, at: tuple[str, ...]) -> Any:
    """Return the value at this path of keys, or None."""
    for step in at:
        value = value.get(step) if isinstance(value, dict) else None
    return value


def _render_header_text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def render_timestamp(ms: int) -> str:
    """Format epoch milliseconds as an MCP timestamp: ISO 8601, UTC."""
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
