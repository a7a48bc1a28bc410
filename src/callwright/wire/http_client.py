"""``HttpClient``: the process's pool of HTTP client connections."""

import asyncio
import ssl
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from functools import cache
from time import monotonic
from typing import Any, Final

from callwright.wire.client_connection import ClientConnection, ClosedBeforeSendingError
from callwright.wire.client_response import ClientResponse
from callwright.wire.forward_proxy import ForwardProxy, open_tunnel
from callwright.wire.request_target import HttpOrigin, HttpTransportError, RequestTarget
from callwright.wire.write_batch import WriteBatch

_MAX_IDLE_PER_ORIGIN: Final = 64
"""Idle connections kept per origin."""
_NEXT_ADDRESS_AFTER_S: Final = 1.0
"""Seconds until the next address of a name is tried: networks that drop one address family silently are common."""
_BODILESS_METHODS: Final = frozenset({"GET", "HEAD", "DELETE", "OPTIONS", "TRACE"})
"""Methods that usually have no body, so that an empty body is not announced with Content-Length."""

ResolveAddresses = Callable[[str, int], Awaitable[Sequence[str]]]
"""Resolver: host and port → addresses in order of preference.

Raises ``OSError`` if there are none. Any other exception says why the connection is forbidden, and is passed on unchanged.
"""


class HttpClient:
    """Connection pool. Create one per process and event loop, and keep it.

    Args:
        lookup: Resolves a host name to the addresses that may be connected to; None uses the system's resolver.
        tls: Makes the TLS context; called once. The default trusts the system's certificate authorities.
        connect_s: Timeout of connecting in seconds, name resolution and TLS handshake included.
        quiet_s: An idle connection is not reused after this many seconds.
        most: Maximum of open connections; further requests wait for a free one.
        proxy: Forward proxy that every connection is tunnelled through; it resolves the names, so that ``lookup`` is not used.
    """

    def __init__(
        self,
        lookup: ResolveAddresses | None = None,
        *,
        tls: Callable[[], ssl.SSLContext] | None = None,
        connect_s: float = 5.0,
        quiet_s: float = 2.0,
        most: int = 1_000_000,
        proxy: ForwardProxy | None = None,
    ) -> None:
        self._lookup = lookup
        self._proxy = proxy
        self._tls = cache(tls or load_system_authorities)
        self._connect_s = connect_s
        self._quiet_s = quiet_s
        self._most = most
        self._idle: dict[HttpOrigin, list[ClientConnection]] = {}
        self._connections: set[ClientConnection] = set()
        self._open = 0
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._reached: dict[HttpOrigin, str] = {}
        self._unanswered = 0
        self._writes = WriteBatch()
        self._closings = 0

    async def send(
        self,
        method: str,
        target: RequestTarget,
        headers: Mapping[str, str] | None = None,
        body: bytes | None = None,
        *,
        leaving: Callable[[], None] | None = None,
        lines: bytes = b"",
    ) -> ClientResponse:
        """Send one request; return the response as soon as its headers have arrived. Cancelling closes the connection.

        Args:
            method: In upper case.
            target: Origin, path and query.
            headers: All headers but Host and Content-Length.
            body: Request body; an empty one is not announced for methods that usually have none.
            lines: Further headers as encoded lines, each with its CRLF.
            leaving: Called when a connection is established, just before the first byte is sent. If it raises, nothing is sent.

        Raises:
            HttpTransportError: the exchange failed.
            ValueError: a header contains a line break.
        """
        head = build_request_head(method, target, headers) + lines
        data = head + b"\r\n" if not body and method in _BODILESS_METHODS else _append_body(head, body or b"")
        return await self._send_on_connection(target.place, data, leaving, heads=method == "HEAD")

    def post(
        self,
        target: RequestTarget,
        head: bytes,
        body: bytes,
        leaving: Callable[[], None] | None = None,
        *,
        batched: bool = False,
    ) -> Coroutine[Any, Any, ClientResponse]:
        """As ``send``, with a head that ``build_request_head`` has made.

        ``batched``: beside others under way it may leave together with theirs, a little later.
        """
        return self._send_on_connection(target.place, _append_body(head, body), leaving, batched=batched)

    async def _send_on_connection(
        self,
        place: HttpOrigin,
        data: bytes,
        leaving: Callable[[], None] | None = None,
        *,
        heads: bool = False,
        batched: bool = False,
    ) -> ClientResponse:
        self._unanswered += 1
        closings = self._closings
        try:
            while True:
                batch = self._writes if batched and self._unanswered > 1 else None
                connection = self._take_idle(place, batch)
                if connection is None or batch is None:
                    connection = connection or await self._acquire_connection(place)
                    waiting = connection.send_request(data, leaving, heads=heads)
                else:
                    waiting = connection.send_in_batch(data, leaving, batch, heads=heads)
                try:
                    return await waiting
                except ClosedBeforeSendingError:
                    if (
                        closings != self._closings
                    ):  # by us: a request that has not left is not sent after the end
                        raise
                except asyncio.CancelledError:
                    connection.abort_connection()
                    raise
        finally:
            self._unanswered -= 1

    def close(self) -> None:
        """Close all connections; a request that has not left yet is not sent."""
        self._closings += 1
        for connection in list(self._connections):
            connection.abort_connection()
        self._idle.clear()

    @property
    def open_connections(self) -> int:
        """Number of connections, those being established included."""
        return self._open

    # --- the pool -----------------------------------------------------------------------------------------------

    def _take_idle(self, place: HttpOrigin, batch: WriteBatch | None = None) -> ClientConnection | None:
        """Return an idle connection that the server has not closed; with a batch it is looked at when the batch is written."""
        idle = self._idle.get(place)
        now = monotonic()
        while idle:
            connection = idle.pop()
            fresh = now - connection.quiet_since < self._quiet_s
            if connection.is_usable and fresh and (batch is not None or not connection.has_unread_data()):
                return connection
            connection.abort_connection()
        return None

    async def _acquire_connection(self, place: HttpOrigin) -> ClientConnection:
        """Return an idle connection, or open a new one as soon as the limit allows."""
        while self._open >= self._most and not self._evict_idle():
            await self._wait_for_release()
            connection = self._take_idle(place)
            if connection is not None:
                return connection
        return await self._open_connection(place)

    def _evict_idle(self) -> bool:
        """Close one idle connection; return whether there was one. It leaves the pool at once, so that it no longer counts."""
        for idle in self._idle.values():
            if idle:
                connection = idle.pop(0)
                self.remove_connection(connection)
                connection.abort_connection()
                return True
        return False

    async def _wait_for_release(self) -> None:
        """Wait until a connection is released or closed."""
        waiter = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self._wake_next_waiter()
            raise

    def _wake_next_waiter(self) -> None:
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return

    def release_connection(self, connection: ClientConnection) -> None:
        """Put a connection back into the pool and wake the next waiter."""
        idle = self._idle.setdefault(connection.place, [])
        if len(idle) >= _MAX_IDLE_PER_ORIGIN:
            connection.abort_connection()
            return
        connection.quiet_since = monotonic()
        idle.append(connection)
        if self._waiting:
            self._wake_next_waiter()

    def remove_connection(self, connection: ClientConnection) -> None:
        """Remove a closed connection from the pool and wake the next waiter."""
        if connection not in self._connections:
            return
        self._connections.discard(connection)
        idle = self._idle.get(connection.place)
        if idle and connection in idle:
            idle.remove(connection)
        self._count_closed()

    def _count_closed(self) -> None:
        self._open -= 1
        self._wake_next_waiter()

    # --- connecting ---------------------------------------------------------------------------------------------

    async def _open_connection(self, place: HttpOrigin) -> ClientConnection:
        self._open += 1
        connection = None
        try:
            async with asyncio.timeout(self._connect_s):
                connection = await self._connect(place)
        except ssl.SSLCertVerificationError:
            raise HttpTransportError("certificate", sent=False) from None
        except ssl.SSLError:
            raise HttpTransportError("tls", sent=False) from None
        except (OSError, TimeoutError):
            raise HttpTransportError("refused", sent=False) from None
        finally:
            if connection is None or not connection.is_usable:
                self._count_closed()
        if not connection.is_usable:  # closed immediately after the handshake
            raise HttpTransportError("refused", sent=False)
        self._connections.add(connection)
        return connection

    async def _connect(self, place: HttpOrigin) -> ClientConnection:
        if self._proxy is None:
            return await self._connect_to_first(place, await self._resolve_addresses(place))
        connection = ClientConnection(self, place)
        await open_tunnel(self._proxy, place, lambda: connection, self._tls() if place.tls else None)
        return connection

    async def _resolve_addresses(self, place: HttpOrigin) -> Sequence[str]:
        """Return the addresses of the origin, the one reached last first if it is still among them."""
        if self._lookup is None:
            return (place.host,)
        addresses = await self._lookup(place.host, place.port)
        known = self._reached.get(place)
        return sorted(addresses, key=lambda one: one != known)

    async def _connect_to_first(self, place: HttpOrigin, addresses: Sequence[str]) -> ClientConnection:
        """Connect to the first address that accepts.

        Raises:
            OSError: none accepts. An ``ssl.SSLError`` is final: no further address is tried.
        """
        for left, address in zip(range(len(addresses) - 1, -1, -1), addresses, strict=True):
            try:
                async with asyncio.timeout(_NEXT_ADDRESS_AFTER_S if left else None):
                    return await self._connect_to_address(place, address)
            except ssl.SSLError:
                raise
            except (OSError, TimeoutError):
                if not left:
                    raise
        raise OSError(None, "no addresses")

    async def _connect_to_address(self, place: HttpOrigin, address: str) -> ClientConnection:
        """Connect to this address; the host name serves only for checking the certificate."""
        connection = ClientConnection(self, place)
        await asyncio.get_running_loop().create_connection(
            lambda: connection,
            address,
            place.port,
            ssl=self._tls() if place.tls else None,
            server_hostname=place.host.rstrip(".") if place.tls else None,
        )
        self._reached[place] = address
        return connection


def load_system_authorities() -> ssl.SSLContext:
    """Return a client TLS context with the system's certificate authorities. Loading them takes tens of milliseconds."""
    return load_authorities()


def load_authorities(ca: str = "", client_cert: str = "", client_key: str = "") -> ssl.SSLContext:
    """Return a client TLS context.

    Args:
        ca: File of the trusted certificate authorities, in place of the system's.
        client_cert: File of our own certificate, with its chain.
        client_key: File of its private key, unless that is in the same file; without a pass phrase.

    Raises:
        OSError: a file cannot be read, or holds no certificate or key without a pass phrase (``ssl.SSLError``).
    """
    context = ssl.create_default_context(cafile=ca or None)
    if client_cert:
        # With an empty pass phrase an encrypted key is refused; without any, OpenSSL would ask for one on the terminal and wait.
        context.load_cert_chain(client_cert, client_key or None, password="")
    context.set_alpn_protocols(["http/1.1"])
    return context


def build_request_head(method: str, target: RequestTarget, headers: Mapping[str, str] | None = None) -> bytes:
    """Encode request connection and headers; reusable for every request that differs in its body only.

    Raises:
        ValueError: a header contains a line break.
    """
    first = f"{method} {target.path} HTTP/1.1\r\nHost: {target.authority}\r\n".encode("latin-1")
    return first + encode_header_lines(headers or {})


def encode_header_lines(headers: Mapping[str, str]) -> bytes:
    """Encode headers as lines; non-ASCII text is sent as UTF-8.

    Raises:
        ValueError: a name or value contains a line break.
    """
    text = "".join([f"{name}: {value}\r\n" for name, value in headers.items()])
    if text.count("\n") != len(headers) or text.count("\r") != len(headers) or "\0" in text:
        raise ValueError("a header may not contain a line break")
    return text.encode()


def _append_body(head: bytes, body: bytes) -> bytes:
    return b"".join((head, b"Content-Length: %d\r\n\r\n" % len(body), body))
