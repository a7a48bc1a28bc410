"""The upstream that everything is measured in front of: an echo tool among others, as little HTTP as works, both eras.

``python -m bench.wire.upstream [TOOLS]``: prints its port, runs until its input ends. Says the text that it is given
``times`` times. ``python -m bench.wire.upstream stdio`` speaks over its input and output instead.
"""

import asyncio
import json
import sys
from typing import Any

import httptools

from bench.wire.child import stay

MODERN = "2026-07-28"
TOOL = {
    "name": "echo",
    "description": "Says it again",
    "inputSchema": {
        "type": "object",
        "properties": {"text": {"type": "string"}, "times": {"type": "integer"}},
        "required": ["text"],
    },
}


def result_of(message: dict[str, Any], tools: int = 1) -> dict[str, Any]:
    """The answer to one message of a server with that many tools."""
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
            others = [{**TOOL, "name": f"tool_{number}"} for number in range(1, tools)]
            return {"resultType": "complete", "tools": [TOOL, *others]}
        case _:
            given = params.get("arguments", {})
            text = given.get("text", "") * given.get("times", 1)
            return {"resultType": "complete", "content": [{"type": "text", "text": text}]}


def answer_to(message: dict[str, Any], tools: int = 1) -> bytes:
    """The same as bytes."""
    return json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result_of(message, tools)}).encode()


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


def speak() -> None:
    """Answer every line of the input until it ends."""
    for line in sys.stdin.buffer:
        message = json.loads(line)
        if "id" in message:
            sys.stdout.buffer.write(answer_to(message) + b"\n")
            sys.stdout.buffer.flush()


def main() -> None:
    """See the head of this file."""
    if sys.argv[1:] == ["stdio"]:
        speak()
        return
    import uvloop

    Upstream.tools = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    uvloop.run(serve(Upstream))


if __name__ == "__main__":
    main()
