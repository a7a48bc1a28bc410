"""Forward proxies: which one a request goes through, and the tunnel (``CONNECT``) through it.

Every request is tunnelled, plain http too, so that a proxy sees neither paths nor credentials of the request.
"""

import asyncio
import base64
import ipaddress
import ssl
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, cast
from urllib.parse import unquote, urlsplit

from callwright.wire.request_target import HttpOrigin, HttpTransportError

_MAX_ANSWER_BYTES: Final = 16 * 1024
_LOCAL_NAMES: Final = frozenset({"localhost", "localhost.localdomain", "ip6-localhost"})


class ForwardProxy(NamedTuple):
    """An HTTP proxy. ``authorization`` is the value of Proxy-Authorization, or ""."""

    host: str
    port: int
    authorization: str = ""

    @classmethod
    def parse_url(cls, url: str) -> "ForwardProxy":
        """Parse the address of a proxy: ``http://[user:password@]host[:port]``, or ``host:port``.

        Raises:
            ValueError: it is not such an address. TLS to the proxy itself, and SOCKS, are not supported.
        """
        parts = urlsplit(url if "://" in url else f"http://{url}")
        if parts.scheme != "http" or not parts.hostname or not url.isascii() or not url.isprintable():
            raise ValueError("expected the address of an HTTP proxy, such as http://proxy.example.org:3128")
        account = ""
        if parts.username is not None:
            pair = f"{unquote(parts.username)}:{unquote(parts.password or '')}"
            account = "Basic " + base64.b64encode(pair.encode()).decode("ascii")
        return cls(parts.hostname, parts.port or 80, account)


def choose_proxy(place: HttpOrigin, environ: Mapping[str, str]) -> ForwardProxy | None:
    """Return the proxy that the environment names for an origin; None for a direct connection.

    ``HTTPS_PROXY`` or ``HTTP_PROXY`` by scheme, else ``ALL_PROXY``; ``NO_PROXY`` names hosts reached directly. Lower-case
    names take precedence. This machine itself is always reached directly.

    Raises:
        ValueError: the environment's address of a proxy cannot be used.
    """
    if is_loopback_host(place.host):
        return None
    url = _get_variable(environ, "https_proxy" if place.tls else "http_proxy") or _get_variable(
        environ, "all_proxy"
    )
    if not url or _is_excluded(place, _get_variable(environ, "no_proxy")):
        return None
    return ForwardProxy.parse_url(url)


def is_loopback_host(host: str) -> bool:
    """Return whether a host name or address is this machine."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.lower().rstrip(".") in _LOCAL_NAMES or host.lower().endswith(".localhost")


def _get_variable(environ: Mapping[str, str], name: str) -> str:
    return environ.get(name) or environ.get(name.upper()) or ""


def _is_excluded(place: HttpOrigin, excluded: str) -> bool:
    if not excluded:
        return False
    host = place.host.lower().rstrip(".")
    for one in excluded.lower().split(","):
        rule, _, port = one.strip().partition(":") if one.count(":") < 2 else (one.strip(), "", "")
        if port not in {"", str(place.port)} or not rule:
            continue
        if rule == "*" or host == rule.lstrip("*.") or host.endswith("." + rule.lstrip("*.")):
            return True
        if _is_in_network(host, rule):
            return True
    return False


def _is_in_network(host: str, network: str) -> bool:
    try:
        return ipaddress.ip_address(host) in ipaddress.ip_network(network, strict=False)
    except ValueError:
        return False


async def open_tunnel(
    proxy: ForwardProxy,
    place: HttpOrigin,
    make_protocol: Callable[[], asyncio.Protocol],
    tls: ssl.SSLContext | None,
) -> None:
    """Connect a protocol to an origin through the proxy, with TLS inside the tunnel if a context is given.

    Raises:
        OSError: the proxy cannot be reached, or TLS fails (``ssl.SSLError``).
        HttpTransportError: the proxy refuses (``proxy``).
    """
    loop = asyncio.get_running_loop()
    transport, waiting = await loop.create_connection(_ConnectExchange, proxy.host, proxy.port)
    try:
        await waiting.request_tunnel(proxy, place)
        protocol = make_protocol()
        through: asyncio.BaseTransport | None = transport
        if tls is None:
            transport.set_protocol(protocol)
        else:
            name = place.host.rstrip(".")
            through = await loop.start_tls(transport, protocol, tls, server_hostname=name)
    except BaseException:
        transport.abort()
        raise
    if through is None:
        raise ConnectionResetError
    protocol.connection_made(through)
    if tls is None:
        transport.resume_reading()


class _ConnectExchange(asyncio.Protocol):
    """The request for a tunnel, and the head of the proxy's answer."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport | None = None
        self._answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._data = b""

    async def request_tunnel(self, proxy: ForwardProxy, place: HttpOrigin) -> None:
        """Send the request and wait for the proxy's consent."""
        host = f"[{place.host}]" if ":" in place.host else place.host
        authority = f"{host}:{place.port}"
        account = f"Proxy-Authorization: {proxy.authorization}\r\n" if proxy.authorization else ""
        assert self._transport is not None
        self._transport.write(
            f"CONNECT {authority} HTTP/1.1\r\nHost: {authority}\r\n{account}\r\n".encode("latin-1")
        )
        head = await self._answer
        status = head.split(b"\r\n", 1)[0].split(b" ", 2)
        if len(status) < 2 or not status[0].startswith(b"HTTP/1.") or not status[1].startswith(b"2"):
            raise HttpTransportError("proxy", sent=False)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Store the transport (asyncio callback)."""
        self._transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        """Collect the head; the origin sends nothing before its own request, so that nothing may follow."""
        self._data += data
        head, found, rest = self._data.partition(b"\r\n\r\n")
        if self._answer.done():
            return
        if rest or (not found and len(self._data) > _MAX_ANSWER_BYTES):
            self._answer.set_exception(HttpTransportError("proxy", sent=False))
        elif found:
            if self._transport is not None:
                self._transport.pause_reading()
            self._answer.set_result(head)

    def connection_lost(self, exc: Exception | None) -> None:
        """Fail the exchange (asyncio callback)."""
        if not self._answer.done():
            self._answer.set_exception(exc or ConnectionResetError())
