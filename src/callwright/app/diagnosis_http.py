"""Why an MCP server over HTTP cannot be used: from the name of its host to the kind of its answer, first failure wins."""

import asyncio
import socket
import ssl
from typing import Any, Final, Literal

from callwright.core import mcp
from callwright.tools.mcp.exchange import OURSELVES, request_bytes
from callwright.tools.mcp.spec import ServerSpec
from callwright.tools.wire.client import HttpClient
from callwright.tools.wire.reply import Reply
from callwright.tools.wire.target import HttpFault, Target

Kind = Literal[
    "no_name", "nobody_listens", "tls_untrusted", "tls_expired", "tls_other_name", "tls_failed", "unauthorised", "forbidden",
    "no_endpoint", "moved", "old_transport", "web_page", "limited", "failing", "drops", "no_message", "silent",
]  # fmt: skip
_LOOK_S: Final = 5.0
_EXPIRED: Final = 10
_UNTRUSTED: Final = frozenset({18, 19, 20, 21})
_OTHER_NAME: Final = frozenset({62, 64})


async def http_kind(spec: ServerSpec, fault: Exception, client: HttpClient) -> tuple[Kind, dict[str, Any]]:
    """What is wrong, and values for its words: a status, a place."""
    target = Target.of(spec.url)
    if isinstance(fault, TimeoutError):
        return "silent", {}
    if isinstance(fault, HttpFault) and not fault.sent:
        return await _unreached(target), {"host": target.place.host, "port": target.place.port}
    try:
        async with asyncio.timeout(_LOOK_S):
            return await _answered(spec, target, client)
    except TimeoutError:
        return "silent", {}
    except HttpFault:
        return "drops", {}


async def _unreached(target: Target) -> Kind:
    """Why no connection came about."""
    place = target.place
    loop = asyncio.get_running_loop()
    try:
        await loop.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
    except OSError:
        return "no_name"
    if not place.tls:
        return "nobody_listens"
    try:
        async with asyncio.timeout(_LOOK_S):
            _, writer = await asyncio.open_connection(
                place.host, place.port, ssl=ssl.create_default_context(), server_hostname=place.host
            )
            writer.close()
    except ssl.SSLCertVerificationError as fault:
        return _certificate(fault.verify_code)
    except ssl.SSLError:
        return "tls_failed"
    except (OSError, TimeoutError):
        return "nobody_listens"
    return "drops"


def _certificate(code: int) -> Kind:
    if code == _EXPIRED:
        return "tls_expired"
    if code in _UNTRUSTED:
        return "tls_untrusted"
    return "tls_other_name" if code in _OTHER_NAME else "tls_failed"


async def _answered(spec: ServerSpec, target: Target, client: HttpClient) -> tuple[Kind, dict[str, Any]]:
    """Ask once more as a client of the legacy era does, and look at the answer itself."""
    params = {"protocolVersion": mcp.LEGACY[0], "capabilities": {}, "clientInfo": OURSELVES}
    accept = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
    fields = {**spec.headers, **accept}
    reply = await client.send("POST", target, fields, request_bytes(1, "initialize", params))
    kind, values = _by_status(reply), {"status": reply.status, "sent": bool(spec.headers)}
    reply.abort()
    if kind == "moved":
        return kind, {"place": _place(reply.headers.get("location", ""))}
    if kind == "no_endpoint":
        old = await client.send("GET", target, {**spec.headers, "Accept": "text/event-stream"})
        old.abort()
        if old.status == 200 and old.media_type == "text/event-stream":
            return "old_transport", {}
    return kind, values


def _place(location: str) -> str:
    """Where a redirect leads, without what may be a secret in it."""
    return location.partition("?")[0][:200]


_BY_STATUS: Final[dict[int, Kind]] = {
    401: "unauthorised", 403: "forbidden", 404: "no_endpoint", 405: "no_endpoint", 410: "no_endpoint", 429: "limited",
}  # fmt: skip


def _by_status(reply: Reply) -> Kind:
    if reply.status in _BY_STATUS:
        return _BY_STATUS[reply.status]
    if 300 <= reply.status < 400:
        return "moved"
    if reply.status >= 500:
        return "failing"
    return "web_page" if reply.media_type == "text/html" else "no_message"
