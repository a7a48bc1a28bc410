"""``HttpClient``: the pool of connections, one for a process."""

import asyncio
import ssl
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cache
from typing import Final

from callwright.wire.client_connection import ClientConnection
from callwright.wire.client_response import ClientResponse
from callwright.wire.request_target import HttpOrigin, HttpTransportError, RequestTarget

_MAX_IDLE_PER_ORIGIN: Final = 64
"""Idle connections kept for one place."""
_NEXT_ADDRESS_AFTER_S: Final = 1.0
"""How long one of several addresses is tried before the next: networks that swallow one family of addresses are common."""
_BODILESS_METHODS: Final = frozenset({"GET", "HEAD", "DELETE", "OPTIONS", "TRACE"})
"""Methods of which nobody expects a body, so that none is announced."""

ResolveAddresses = Callable[[str, int], Awaitable[Sequence[str]]]
"""Host and port → the addresses that it may mean, the best first.

Raises ``OSError`` where there are none. Any other exception says why nobody may connect and comes out as it is.
"""


class HttpClient:
    """The pool. Make one for a process and loop, and keep it.

    Args:
        lookup: Decides which addresses a name may mean; None lets the system decide.
        tls: Gives what certificates are checked with, asked once; by default, the system's authorities.
        connect_s: How long connecting may take, with the look-up and the agreement on TLS.
        quiet_s: A kept connection that has been quiet for longer is not used again.
        most: Connections at a time; who comes when all are busy waits.
    """

    def __init__(
        self,
        lookup: ResolveAddresses | None = None,
        *,
        tls: Callable[[], ssl.SSLContext] | None = None,
        connect_s: float = 5.0,
        quiet_s: float = 2.0,
        most: int = 1_000_000,
    ) -> None:
        self._lookup = lookup
        self._tls = cache(tls or load_system_authorities)
        self._connect_s = connect_s
        self._quiet_s = quiet_s
        self._most = most
        self._idle: dict[HttpOrigin, list[ClientConnection]] = {}
        self._lines: set[ClientConnection] = set()
        self._open = 0
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._reached: dict[HttpOrigin, str] = {}

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
        """Send one request and give the reply as soon as its headers have come. Cancelling it closes the connection.

        Args:
            method: In capitals.
            target: Where it goes.
            headers: All but Host and Content-Length.
            body: Its body; an empty one is not announced where nobody expects one.
            lines: Further headers as they are sent, each with its line break.
            leaving: Told when a connection stands and the first byte is about to leave. When it raises, nothing is sent.

        Raises:
            HttpFault: the exchange failed.
            ValueError: a header holds a line break.
        """
        head = build_request_head(method, target, headers) + lines
        data = head + b"\r\n" if not body and method in _BODILESS_METHODS else _append_body(head, body or b"")
        return await self._send_on_connection(target.place, data, leaving, heads=method == "HEAD")

    async def post(
        self, target: RequestTarget, head: bytes, body: bytes, leaving: Callable[[], None] | None = None
    ) -> ClientResponse:
        """As ``send``, where the ``build_request_head`` was made before."""
        return await self._send_on_connection(target.place, _append_body(head, body), leaving)

    async def _send_on_connection(
        self,
        place: HttpOrigin,
        data: bytes,
        leaving: Callable[[], None] | None = None,
        *,
        heads: bool = False,
    ) -> ClientResponse:
        line = self._take_idle(place) or await self._acquire_connection(place)
        if leaving is not None:
            try:
                leaving()
            except BaseException:
                line.abort_connection()
                raise
        waiting = line.send_request(data, heads=heads)
        try:
            return await waiting
        except asyncio.CancelledError:
            line.abort_connection()
            raise

    def close(self) -> None:
        """Close every connection."""
        for line in list(self._lines):
            line.abort_connection()
        self._idle.clear()

    @property
    def open_connections(self) -> int:
        """How many connections there are, those that are being made included."""
        return self._open

    # --- the pool -----------------------------------------------------------------------------------------------

    def _take_idle(self, place: HttpOrigin) -> ClientConnection | None:
        idle = self._idle.get(place)
        now = asyncio.get_running_loop().time()
        while idle:
            line = idle.pop()
            if line.is_usable and now - line.quiet_since < self._quiet_s:
                return line
            line.abort_connection()
        return None

    async def _acquire_connection(self, place: HttpOrigin) -> ClientConnection:
        """A connection that is free, or a new one as soon as there may be one more."""
        while self._open >= self._most and not self._evict_idle():
            await self._wait_for_release()
            line = self._take_idle(place)
            if line is not None:
                return line
        return await self._open_connection(place)

    def _evict_idle(self) -> bool:
        """Whether a connection that nobody uses made room; it ends in this turn of the loop, so that it counts no more."""
        for idle in self._idle.values():
            if idle:
                line = idle.pop(0)
                self.remove_connection(line)
                line.abort_connection()
                return True
        return False

    async def _wait_for_release(self) -> None:
        """Wait until a connection is free or has ended."""
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

    def release_connection(self, line: ClientConnection) -> None:
        """A connection is free."""
        idle = self._idle.setdefault(line.place, [])
        if len(idle) >= _MAX_IDLE_PER_ORIGIN:
            line.abort_connection()
            return
        line.quiet_since = asyncio.get_running_loop().time()
        idle.append(line)
        if self._waiting:
            self._wake_next_waiter()

    def remove_connection(self, line: ClientConnection) -> None:
        """A connection has ended."""
        if line not in self._lines:
            return
        self._lines.discard(line)
        idle = self._idle.get(line.place)
        if idle and line in idle:
            idle.remove(line)
        self._count_closed()

    def _count_closed(self) -> None:
        self._open -= 1
        self._wake_next_waiter()

    # --- connecting ---------------------------------------------------------------------------------------------

    async def _open_connection(self, place: HttpOrigin) -> ClientConnection:
        self._open += 1
        line = None
        try:
            async with asyncio.timeout(self._connect_s):
                line = await self._connect_to_first(place, await self._resolve_addresses(place))
        except ssl.SSLError:
            raise HttpTransportError("tls", sent=False) from None
        except (OSError, TimeoutError):
            raise HttpTransportError("refused", sent=False) from None
        finally:
            if line is None or not line.is_usable:
                self._count_closed()
        if not line.is_usable:  # it ended as soon as it stood
            raise HttpTransportError("refused", sent=False)
        self._lines.add(line)
        return line

    async def _resolve_addresses(self, place: HttpOrigin) -> Sequence[str]:
        """The address that was reached last comes first, if the name may still mean it."""
        if self._lookup is None:
            return (place.host,)
        found = await self._lookup(place.host, place.port)
        known = self._reached.get(place)
        return sorted(found, key=lambda one: one != known)

    async def _connect_to_first(self, place: HttpOrigin, addresses: Sequence[str]) -> ClientConnection:
        """A connection to the first address that takes one.

        Raises:
            OSError: there is none; an ``ssl.SSLError`` is an answer, and no other address is asked.
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
        """Connect to this very address; the name only says whose certificate is expected there."""
        line = ClientConnection(self, place)
        await asyncio.get_running_loop().create_connection(
            lambda: line,
            address,
            place.port,
            ssl=self._tls() if place.tls else None,
            server_hostname=place.host.rstrip(".") if place.tls else None,
        )
        self._reached[place] = address
        return line


def load_system_authorities() -> ssl.SSLContext:
    """The system's authorities, read now: it takes tens of milliseconds."""
    context = ssl.create_default_context()
    context.set_alpn_protocols(["http/1.1"])
    return context


def build_request_head(method: str, target: RequestTarget, headers: Mapping[str, str] | None = None) -> bytes:
    """Request line and headers as they are sent: the same for every request that differs in its body only.

    Raises:
        ValueError: a header holds a line break.
    """
    first = f"{method} {target.path} HTTP/1.1\r\nHost: {target.authority}\r\n".encode("latin-1")
    return first + encode_header_lines(headers or {})


def encode_header_lines(headers: Mapping[str, str]) -> bytes:
    """Headers as they are sent; what is not ASCII, as UTF-8.

    Raises:
        ValueError: a name or a value holds a line break.
    """
    text = "".join([f"{name}: {value}\r\n" for name, value in headers.items()])
    if text.count("\n") != len(headers) or text.count("\r") != len(headers) or "\0" in text:
        raise ValueError("a header may not hold a line break")
    return text.encode()


def _append_body(head: bytes, body: bytes) -> bytes:
    return b"%bContent-Length: %d\r\n\r\n%b" % (head, len(body), body)
