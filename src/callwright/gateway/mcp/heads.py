"""What the headers of a request say to the MCP front; read once for all requests with the same head."""

from typing import NamedTuple

from callwright.gateway.wire.messages import JSON, Request


class Headers(NamedTuple):
    """What the headers of a request say; the same for every request with the same head."""

    json: bool
    session: str | None
    version: str | None
    method: str | None
    name: str | None
    key: str | None
    events: bool
    last_event: str | None


def headers_of(request: Request) -> Headers:
    """What the headers say; the same object for every request with the same head."""
    found: Headers | None = request.head.facts.get(Headers)
    if found is None:
        found = request.head.facts[Headers] = Headers(
            (request.header("content-type") or "").lower().startswith(JSON),
            request.header("mcp-session-id"),
            request.header("mcp-protocol-version"),
            request.header("mcp-method"),
            request.header("mcp-name"),
            request.header("idempotency-key") or None,
            "text/event-stream" in (request.header("accept") or ""),
            request.header("last-event-id"),
        )
    return found
