"""The MCP headers of a request, parsed once for all requests with the same head."""

from collections.abc import Callable
from typing import NamedTuple

from callwright.gateway.origins.conversation_sources import get_no_header, list_header_names
from callwright.wire.http_messages import JSON_MEDIA, HttpRequest


class McpHeaders(NamedTuple):
    """Parsed MCP headers."""

    json: bool
    session: str | None
    version: str | None
    method: str | None
    name: str | None
    key: str | None
    events: bool
    last_event: str | None
    names_conversation: bool


def read_mcp_headers(request: HttpRequest) -> McpHeaders:
    """Return the parsed headers; cached on the request's head."""
    headers: McpHeaders | None = request.head.facts.get(McpHeaders)
    if headers is None:
        headers = request.head.facts[McpHeaders] = McpHeaders(
            (request.get_header("content-type") or "").lower().startswith(JSON_MEDIA),
            request.get_header("mcp-session-id"),
            request.get_header("mcp-protocol-version"),
            request.get_header("mcp-method"),
            request.get_header("mcp-name"),
            request.get_header("idempotency-key") or None,
            "text/event-stream" in (request.get_header("accept") or ""),
            request.get_header("last-event-id"),
            not list_header_names().isdisjoint(request.head.fields),
        )
    return headers


def choose_origin_header(request: HttpRequest, headers: McpHeaders) -> Callable[[str], str | None]:
    """Return what looks up the headers that name a conversation; most requests have none."""
    return request.get_header if headers.names_conversation else get_no_header
