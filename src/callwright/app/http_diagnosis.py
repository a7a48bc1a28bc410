"""Diagnose why an MCP server over HTTP cannot be used: checks from the host name to the type of answer; the first failure wins."""

import asyncio
import socket
import ssl
from typing import Any, Final, Literal

from callwright.core.protocols import mcp_protocol
from callwright.tools.mcp.exchange import CLIENT_INFO, encode_request
from callwright.tools.mcp.server_spec import ServerSpec
from callwright.wire.client_response import ClientResponse
from callwright.wire.http_client import HttpClient
from callwright.wire.request_target import HttpTransportError, RequestTarget

HttpDiagnosisKind = Literal[
    "no_name", "nobody_listens", "tls_untrusted", "tls_expired", "tls_other_name", "tls_failed", "unauthorised", "forbidden",
    "no_endpoint", "moved", "old_transport", "web_page", "limited", "failing", "drops", "no_message", "silent",
]  # fmt: skip
_PROBE_TIMEOUT_S: Final = 5.0
_EXPIRED_CODE: Final = 10
_UNTRUSTED_CODES: Final = frozenset({18, 19, 20, 21})
_NAME_MISMATCH_CODES: Final = frozenset({62, 64})


async def diagnose_http(
    spec: ServerSpec, fault: Exception, client: HttpClient
) -> tuple[HttpDiagnosisKind, dict[str, Any]]:
    """Return the problem, and values for its message: a status, an address."""
    target = RequestTarget.parse_url(spec.url)
    if isinstance(fault, TimeoutError):
        return "silent", {}
    if isinstance(fault, HttpTransportError) and not fault.sent:
        return await _diagnose_connection(target), {"host": target.place.host, "port": target.place.port}
    try:
        async with asyncio.timeout(_PROBE_TIMEOUT_S):
            return await _diagnose_reply(spec, target, client)
    except TimeoutError:
        return "silent", {}
    except HttpTransportError:
        return "drops", {}


async def _diagnose_connection(target: RequestTarget) -> HttpDiagnosisKind:
    """Return why no connection was established."""
    place = target.place
    loop = asyncio.get_running_loop()
    try:
        await loop.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
    except OSError:
        return "no_name"
    if not place.tls:
        return "nobody_listens"
    try:
        async with asyncio.timeout(_PROBE_TIMEOUT_S):
            _, writer = await asyncio.open_connection(
                place.host, place.port, ssl=ssl.create_default_context(), server_hostname=place.host
            )
            writer.close()
    except ssl.SSLCertVerificationError as fault:
        return _diagnose_certificate(fault.verify_code)
    except ssl.SSLError:
        return "tls_failed"
    except (OSError, TimeoutError):
        return "nobody_listens"
    return "drops"


def _diagnose_certificate(code: int) -> HttpDiagnosisKind:
    if code == _EXPIRED_CODE:
        return "tls_expired"
    if code in _UNTRUSTED_CODES:
        return "tls_untrusted"
    return "tls_other_name" if code in _NAME_MISMATCH_CODES else "tls_failed"


async def _diagnose_reply(
    spec: ServerSpec, target: RequestTarget, client: HttpClient
) -> tuple[HttpDiagnosisKind, dict[str, Any]]:
    """Repeat the request as a client of the legacy protocol, and inspect the raw answer."""
    params = {
        "protocolVersion": mcp_protocol.LEGACY_VERSIONS[0],
        "capabilities": {},
        "clientInfo": CLIENT_INFO,
    }
    accept = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
    fields = {**spec.headers, **accept}
    reply = await client.send("POST", target, fields, encode_request(1, "initialize", params))
    kind, values = _diagnose_status(reply), {"status": reply.status, "sent": bool(spec.headers)}
    reply.abort()
    if kind == "moved":
        return kind, {"place": _strip_query(reply.headers.get("location", ""))}
    if kind == "no_endpoint":
        old = await client.send("GET", target, {**spec.headers, "Accept": "text/event-stream"})
        old.abort()
        if old.status == 200 and old.media_type == "text/event-stream":
            return "old_transport", {}
    return kind, values


def _strip_query(location: str) -> str:
    """Return the target of a redirect, without its query, which may contain a secret."""
    return location.partition("?")[0][:200]


_KIND_BY_STATUS: Final[dict[int, HttpDiagnosisKind]] = {
    401: "unauthorised", 403: "forbidden", 404: "no_endpoint", 405: "no_endpoint", 410: "no_endpoint", 429: "limited",
}  # fmt: skip


def _diagnose_status(reply: ClientResponse) -> HttpDiagnosisKind:
    if reply.status in _KIND_BY_STATUS:
        return _KIND_BY_STATUS[reply.status]
    if 300 <= reply.status < 400:
        return "moved"
    if reply.status >= 500:
        return "failing"
    return "web_page" if reply.media_type == "text/html" else "no_message"
