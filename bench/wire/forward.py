"""The floor of every proxy: requests are read, forwarded on kept connections, and the answers' bytes handed back.

``python -m bench.wire.forward PORT``: prints its own port, runs until its input ends.
"""

import asyncio
import sys
from typing import Any, ClassVar

import httptools

from bench.wire.upstream import serve

FIELDS = (b"content-type", b"accept", b"mcp-session-id", b"mcp-protocol-version", b"mcp-method", b"mcp-name")


class Behind(asyncio.Protocol):
    """One connection to the upstream."""

    idle: ClassVar["list[Behind]"] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        self.transport: Any = transport

    def ask(self, data: bytes, front: "Front") -> None:
        """Send a request on behalf of a client."""
        self._front = front
        self._parts: list[bytes] = []
        self._parser = httptools.HttpResponseParser(self)
        self.transport.write(data)

    def data_received(self, data: bytes) -> None:
        """Bytes of the upstream."""
        self._parts.append(data)
        self._parser.feed_data(data)

    def on_message_complete(self) -> None:
        """The answer is whole: hand it back."""
        self.idle.append(self)
        self._front.transport.write(b"".join(self._parts))


class Front(asyncio.Protocol):
    """One connection of a client."""

    port = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        self.transport: Any = transport
        self._parser = httptools.HttpRequestParser(self)
        self._fields: list[bytes] = []
        self._body: list[bytes] = []

    def data_received(self, data: bytes) -> None:
        """Bytes of the client."""
        self._parser.feed_data(data)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header."""
        if name.lower() in FIELDS:
            self._fields.append(name + b": " + value + b"\r\n")

    def on_body(self, part: bytes) -> None:
        """A part of the body."""
        self._body.append(part)

    def on_message_complete(self) -> None:
        """A whole request: forward it."""
        body = b"".join(self._body)
        head = b"POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"".join(self._fields)
        data = head + b"Content-Length: %d\r\n\r\n" % len(body) + body
        self._fields.clear()
        self._body.clear()
        if Behind.idle:
            Behind.idle.pop().ask(data, self)
        else:
            asyncio.ensure_future(self._connect(data)).add_done_callback(lambda done: done.result())

    async def _connect(self, data: bytes) -> None:
        _, behind = await asyncio.get_running_loop().create_connection(Behind, "127.0.0.1", self.port)
        behind.ask(data, self)


if __name__ == "__main__":
    import uvloop

    Front.port = int(sys.argv[1])
    uvloop.run(serve(Front))
