"""The load: prepared requests on kept connections, as fast as they are answered. Every answer is looked at."""

import asyncio
import json
from typing import Any

from bench.wire.upstream import MODERN

META = "io.modelcontextprotocol/"


class Line(asyncio.Protocol):
    """One connection; one request in the air at a time."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        self.transport: Any = transport
        self._data = b""
        self._waiting: asyncio.Future[bytes] | None = None

    def ask(self, data: bytes) -> "asyncio.Future[bytes]":
        """Send a request; its answer's body comes later."""
        self._waiting = asyncio.get_running_loop().create_future()
        self.transport.write(data)
        return self._waiting

    def data_received(self, data: bytes) -> None:
        """Bytes of the server."""
        self._data += data
        end = self._data.find(b"\r\n\r\n")
        if end < 0:
            return
        at = self._data.lower().find(b"content-length:", 0, end)
        size = int(self._data[at + 15 : self._data.find(b"\r\n", at)])
        if len(self._data) >= end + 4 + size and self._waiting is not None:
            body, self._data = self._data[end + 4 :], b""
            self._waiting.set_result(body)


class Client:
    """``width`` connections to one server, of one era."""

    def __init__(self, port: int, era: str, text: str = "hello") -> None:
        self._port = port
        self._era = era
        self._text = text
        self._lines: list[Line] = []
        self._fields = ""

    async def open(self, width: int) -> None:
        """Connect, and open the session of a legacy client."""
        loop = asyncio.get_running_loop()
        for _ in range(width):
            _, line = await loop.create_connection(Line, "127.0.0.1", self._port)
            self._lines.append(line)
        if self._era == "modern":
            self._fields = f"MCP-Protocol-Version: {MODERN}\r\nMcp-Method: tools/call\r\nMcp-Name: echo\r\n"
            return
        self._fields = "MCP-Protocol-Version: 2025-11-25\r\n"
        session = await self._session()
        self._fields += f"Mcp-Session-Id: {session}\r\n" if session else ""

    async def _session(self) -> str:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        params = {
            "protocolVersion": "2025-11-25",
            "capabilities": {},
            "clientInfo": {"name": "b", "version": "1"},
        }
        writer.write(self._request({"id": 0, "method": "initialize", "params": params}))
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        writer.close()
        found = [one for one in head.split("\r\n") if one.lower().startswith("mcp-session-id:")]
        return found[0].partition(":")[2].strip() if found else ""

    def _request(self, message: dict[str, Any]) -> bytes:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        head = (
            f"POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            f"Accept: application/json, text/event-stream\r\n{self._fields}Content-Length: {len(body)}\r\n\r\n"
        )
        return head.encode() + body

    async def call(self, index: int) -> None:
        """One call of the tool, with arguments of its own."""
        text = f"{self._text} {index}"
        params: dict[str, Any] = {"name": "echo", "arguments": {"text": text}}
        if self._era == "modern":
            params["_meta"] = {f"{META}protocolVersion": MODERN, f"{META}clientCapabilities": {}}
        line = self._lines.pop()
        answer = await line.ask(self._request({"id": index, "method": "tools/call", "params": params}))
        self._lines.append(line)
        if text.encode() not in answer or b'"isError":true' in answer:
            raise AssertionError(f"a wrong answer: {answer[:200]!r}")

    def close(self) -> None:
        """Hang up."""
        for line in self._lines:
            line.transport.close()
