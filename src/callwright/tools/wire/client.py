"""``HttpClient``: the pool of connections, one for a process."""

import asyncio
import ssl
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from callwright.tools.wire.line import Line
from callwright.tools.wire.reply import Reply
from callwright.tools.wire.target import HttpFault, Place, Target

_QUIET_S: Final = 2.0
_CONNECT_S: Final = 5.0
_KEPT: Final = 64
"""Idle connections kept for one place."""

Lookup = Callable[[str, int], Awaitable[str]]
"""Host and port → the address to connect to; raises ``HttpFault("refused", sent=False)`` where nobody may connect."""


class HttpClient:
    """The pool. Make one for a process and keep it.

    Args:
        lookup: Decides which address a name may mean; None lets the system decide.
    """

    def __init__(self, lookup: Lookup | None = None) -> None:
        self._idle: dict[Place, list[Line]] = {}
        self._lookup = lookup
        self._tls: ssl.SSLContext | None = None
        self._lines: set[Line] = set()

    async def send(
        self, method: str, target: Target, headers: Mapping[str, str] | None = None, body: bytes = b""
    ) -> Reply:
        """Send one request and give the reply as soon as its headers have come.

        Any method but HEAD. Cancelling it closes the connection. Raises ``HttpFault``, and ``ValueError`` for a header with a line break.
        """
        bodiless = not body and method in {"GET", "HEAD", "DELETE"}
        head = beginning(method, target, headers)
        return await self._ask(target.place, head + b"\r\n" if bodiless else _with_body(head, body))

    async def post(self, target: Target, head: bytes, body: bytes) -> Reply:
        """As ``send``, where the ``beginning`` was made before."""
        return await self._ask(target.place, _with_body(head, body))

    async def _ask(self, place: Place, data: bytes) -> Reply:
        line = self._pick(place) or await self._connect(place)
        waiting = line.ask(data)
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

    # --- the pool -----------------------------------------------------------------------------------------------

    def _pick(self, place: Place) -> Line | None:
        idle = self._idle.get(place)
        now = asyncio.get_running_loop().time()
        while idle:
            line = idle.pop()
            if line.usable and now - line.quiet_since < _QUIET_S:
                return line
            line.drop()
        return None

    def give_back(self, line: Line) -> None:
        """A connection is free."""
        idle = self._idle.setdefault(line.place, [])
        if len(idle) >= _KEPT:
            line.drop()
            return
        line.quiet_since = asyncio.get_running_loop().time()
        idle.append(line)

    def forget(self, line: Line) -> None:
        """A connection has ended."""
        self._lines.discard(line)
        idle = self._idle.get(line.place)
        if idle and line in idle:
            idle.remove(line)

    async def _connect(self, place: Place) -> Line:
        loop = asyncio.get_running_loop()
        line = Line(self, place)
        try:
            async with asyncio.timeout(_CONNECT_S):
                address = place.host if self._lookup is None else await self._lookup(place.host, place.port)
                await loop.create_connection(
                    lambda: line,
                    address,
                    place.port,
                    ssl=self._context() if place.tls else None,
                    server_hostname=place.host if place.tls else None,
                )
        except ssl.SSLError:
            raise HttpFault("tls", sent=False) from None
        except (OSError, TimeoutError):
            raise HttpFault("refused", sent=False) from None
        self._lines.add(line)
        return line

    def _context(self) -> ssl.SSLContext:
        if self._tls is None:
            self._tls = ssl.create_default_context()
        return self._tls


def beginning(method: str, target: Target, headers: Mapping[str, str] | None = None) -> bytes:
    """Request line and headers as they are sent: the same for every request that differs in its body only.

    Raises:
        ValueError: a header holds a line break.
    """
    first = f"{method} {target.path} HTTP/1.1\r\nHost: {target.authority}\r\n".encode("latin-1")
    return first + header_lines(headers or {})


def header_lines(headers: Mapping[str, str]) -> bytes:
    """Headers as they are sent.

    Raises:
        ValueError: one holds a line break.
    """
    for value in headers.values():
        if "\r" in value or "\n" in value or "\0" in value:
            raise ValueError("a header may not hold a line break")
    return "".join([f"{name}: {value}\r\n" for name, value in headers.items()]).encode("latin-1")


def _with_body(head: bytes, body: bytes) -> bytes:
    return b"%bContent-Length: %d\r\n\r\n%b" % (head, len(body), body)
