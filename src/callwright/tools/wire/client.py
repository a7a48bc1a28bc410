"""``HttpClient``: the pool of connections, one for a process."""

import asyncio
import ssl
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cache
from typing import Final

from callwright.tools.wire.line import Line
from callwright.tools.wire.reply import Reply
from callwright.tools.wire.target import HttpFault, Place, Target

_KEPT: Final = 64
"""Idle connections kept for one place."""
_NEXT_S: Final = 1.0
"""How long one of several addresses is tried before the next: networks that swallow one family of addresses are common."""
_BODILESS: Final = frozenset({"GET", "HEAD", "DELETE", "OPTIONS", "TRACE"})
"""Methods of which nobody expects a body, so that none is announced."""

Lookup = Callable[[str, int], Awaitable[Sequence[str]]]
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
        lookup: Lookup | None = None,
        *,
        tls: Callable[[], ssl.SSLContext] | None = None,
        connect_s: float = 5.0,
        quiet_s: float = 2.0,
        most: int = 1_000_000,
    ) -> None:
        self._lookup = lookup
        self._tls = cache(tls or authorities)
        self._connect_s = connect_s
        self._quiet_s = quiet_s
        self._most = most
        self._idle: dict[Place, list[Line]] = {}
        self._lines: set[Line] = set()
        self._open = 0
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._reached: dict[Place, str] = {}

    async def send(
        self,
        method: str,
        target: Target,
        headers: Mapping[str, str] | None = None,
        body: bytes | None = None,
        *,
        leaving: Callable[[], None] | None = None,
        lines: bytes = b"",
    ) -> Reply:
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
        head = beginning(method, target, headers) + lines
        data = head + b"\r\n" if not body and method in _BODILESS else _with_body(head, body or b"")
        return await self._ask(target.place, data, leaving, heads=method == "HEAD")

    async def post(
        self, target: Target, head: bytes, body: bytes, leaving: Callable[[], None] | None = None
    ) -> Reply:
        """As ``send``, where the ``beginning`` was made before."""
        return await self._ask(target.place, _with_body(head, body), leaving)

    async def _ask(
        self, place: Place, data: bytes, leaving: Callable[[], None] | None = None, *, heads: bool = False
    ) -> Reply:
        line = self._pick(place) or await self._line(place)
        if leaving is not None:
            try:
                leaving()
            except BaseException:
                line.drop()
                raise
        waiting = line.ask(data, heads=heads)
        try:
            return await waiting
        except asyncio.CancelledError:
            line.drop()
            raise

    def close(self) -> None:
        """Close every connection."""
        for line in list(self._lines):
            line.drop()
        self._idle.clear()

    @property
    def open(self) -> int:
        """How many connections there are, those that are being made included."""
        return self._open

    # --- the pool -----------------------------------------------------------------------------------------------

    def _pick(self, place: Place) -> Line | None:
        idle = self._idle.get(place)
        now = asyncio.get_running_loop().time()
        while idle:
            line = idle.pop()
            if line.usable and now - line.quiet_since < self._quiet_s:
                return line
            line.drop()
        return None

    async def _line(self, place: Place) -> Line:
        """A connection that is free, or a new one as soon as there may be one more."""
        while self._open >= self._most and not self._dropped_idle():
            await self._freed()
            line = self._pick(place)
            if line is not None:
                return line
        return await self._connect(place)

    def _dropped_idle(self) -> bool:
        """Whether a connection that nobody uses made room; it ends in this turn of the loop, so that it counts no more."""
        for idle in self._idle.values():
            if idle:
                line = idle.pop(0)
                self.forget(line)
                line.drop()
                return True
        return False

    async def _freed(self) -> None:
        """Wait until a connection is free or has ended."""
        waiter = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self._call_next()
            raise

    def _call_next(self) -> None:
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return

    def give_back(self, line: Line) -> None:
        """A connection is free."""
        idle = self._idle.setdefault(line.place, [])
        if len(idle) >= _KEPT:
            line.drop()
            return
        line.quiet_since = asyncio.get_running_loop().time()
        idle.append(line)
        if self._waiting:
            self._call_next()

    def forget(self, line: Line) -> None:
        """A connection has ended."""
        if line not in self._lines:
            return
        self._lines.discard(line)
        idle = self._idle.get(line.place)
        if idle and line in idle:
            idle.remove(line)
        self._gone()

    def _gone(self) -> None:
        self._open -= 1
        self._call_next()

    # --- connecting ---------------------------------------------------------------------------------------------

    async def _connect(self, place: Place) -> Line:
        self._open += 1
        line = None
        try:
            async with asyncio.timeout(self._connect_s):
                line = await self._first_of(place, await self._addresses(place))
        except ssl.SSLError:
            raise HttpFault("tls", sent=False) from None
        except (OSError, TimeoutError):
            raise HttpFault("refused", sent=False) from None
        finally:
            if line is None or not line.usable:
                self._gone()
        if not line.usable:  # it ended as soon as it stood
            raise HttpFault("refused", sent=False)
        self._lines.add(line)
        return line

    async def _addresses(self, place: Place) -> Sequence[str]:
        """The address that was reached last comes first, if the name may still mean it."""
        if self._lookup is None:
            return (place.host,)
        found = await self._lookup(place.host, place.port)
        known = self._reached.get(place)
        return sorted(found, key=lambda one: one != known)

    async def _first_of(self, place: Place, addresses: Sequence[str]) -> Line:
        """A connection to the first address that takes one.

        Raises:
            OSError: there is none; an ``ssl.SSLError`` is an answer, and no other address is asked.
        """
        for left, address in zip(range(len(addresses) - 1, -1, -1), addresses, strict=True):
            try:
                async with asyncio.timeout(_NEXT_S if left else None):
                    return await self._to(place, address)
            except ssl.SSLError:
                raise
            except (OSError, TimeoutError):
                if not left:
                    raise
        raise OSError(None, "no addresses")

    async def _to(self, place: Place, address: str) -> Line:
        """Connect to this very address; the name only says whose certificate is expected there."""
        line = Line(self, place)
        await asyncio.get_running_loop().create_connection(
            lambda: line,
            address,
            place.port,
            ssl=self._tls() if place.tls else None,
            server_hostname=place.host.rstrip(".") if place.tls else None,
        )
        self._reached[place] = address
        return line


def authorities() -> ssl.SSLContext:
    """The system's authorities, read now: it takes tens of milliseconds."""
    context = ssl.create_default_context()
    context.set_alpn_protocols(["http/1.1"])
    return context


def beginning(method: str, target: Target, headers: Mapping[str, str] | None = None) -> bytes:
    """Request line and headers as they are sent: the same for every request that differs in its body only.

    Raises:
        ValueError: a header holds a line break.
    """
    first = f"{method} {target.path} HTTP/1.1\r\nHost: {target.authority}\r\n".encode("latin-1")
    return first + header_lines(headers or {})


def header_lines(headers: Mapping[str, str]) -> bytes:
    """Headers as they are sent; what is not ASCII, as UTF-8.

    Raises:
        ValueError: a name or a value holds a line break.
    """
    text = "".join([f"{name}: {value}\r\n" for name, value in headers.items()])
    if text.count("\n") != len(headers) or text.count("\r") != len(headers) or "\0" in text:
        raise ValueError("a header may not hold a line break")
    return text.encode()


def _with_body(head: bytes, body: bytes) -> bytes:
    return b"%bContent-Length: %d\r\n\r\n%b" % (head, len(body), body)
