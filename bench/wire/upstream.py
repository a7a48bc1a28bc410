"""The upstream that everything is measured in front of: one echo tool, as little HTTP as works, both eras.

``python -m bench.wire.upstream``: prints its port, runs until its input ends.
"""

import asyncio
import json
import sys
from typing import Any

import httptools

MODERN = "2026-07-28"
TOOL = {
    "name": "echo",
    "description": "Says it again",
    "inputSchema": {"type": "object", "properties": {"text": {"type": "string"}}, "required": ["text"]},
}


def result_of(message: dict[str, Any]) -> dict[str, Any]:
    """The answer to one message."""
    params = message.get("params") or {}
    match message["method"]:
        case "server/discover":
            return {
                "resultType": "complete",
                "supportedVersions": [MODERN, "2025-11-25"],
                "capabilities": {"tools": {}},
            }
        case "initialize":
            return {
                "protocolVersion": "2025-11-25",
                "capabilities": {"tools": {}},
                "serverInfo": {"name": "u", "version": "1"},
            }
        case "tools/list":
            return {"resultType": "complete", "tools": [TOOL]}
        case _:
            text = params.get("arguments", {}).get("text", "")
            return {"resultType": "complete", "content": [{"type": "text", "text": text}]}


class Upstream(asyncio.Protocol):
    """One connection."""

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
        body = json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result_of(message)}).encode()
        head = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(body)
        self._transport.write(head + body)


async def serve(protocol: type[asyncio.Protocol]) -> None:
    """Listen on a free port until the input ends."""
    loop = asyncio.get_running_loop()
    server = await loop.create_server(protocol, "127.0.0.1", 0)
    sys.stdout.write(f"{server.sockets[0].getsockname()[1]}\n")
    sys.stdout.flush()
    await loop.run_in_executor(None, sys.stdin.read)
    server.close()


if __name__ == "__main__":
    import uvloop

    uvloop.run(serve(Upstream))
