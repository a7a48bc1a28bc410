"""The upstream that everything is measured in front of: an echo tool among others, as little HTTP as works, both eras.

``python -m bench.wire.upstream [TOOLS]``: prints its port, runs until its input ends.
"""

import asyncio
import json
import sys
from typing import Any

import httptools

from bench.wire.child import stay
from bench.wire.tool import answer_to


class Upstream(asyncio.Protocol):
    """One connection."""

    tools = 1

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        self._transport: Any = transport
        self._parser = httptools.HttpRequestParser(self)
        self._body = b""

    def data_received(self, data: bytes) -> None:
        """Bytes of the client."""
        self._parser.feed_data(data)

    def on_body(self, part: bytes) -> None:
        """A part of the body."""
        self._body += part

    def on_message_complete(self) -> None:
        """A whole message: answer it."""
        message = json.loads(self._body) if self._body else {}
        self._body = b""
        if "id" not in message:
            self._transport.write(b"HTTP/1.1 202 Accepted\r\nContent-Length: 0\r\n\r\n")
            return
        body = answer_to(message, self.tools)
        head = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(body)
        self._transport.write(head + body)


async def serve(protocol: type[asyncio.Protocol]) -> None:
    """Listen on a free port until the input ends."""
    server = await asyncio.get_running_loop().create_server(protocol, "127.0.0.1", 0)
    await stay(server.sockets[0].getsockname()[1])
    server.close()


def main() -> None:
    """See the head of this file."""
    import uvloop

    Upstream.tools = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    uvloop.run(serve(Upstream))


if __name__ == "__main__":
    main()
