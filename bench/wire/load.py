"""The load: prepared requests on kept connections, as fast as they are answered. Every answer is looked at."""

import asyncio
import json
from collections.abc import Coroutine
from contextlib import ExitStack
from itertools import count
from typing import Any, Literal

from bench.measure import Batch, Contender, at_once
from bench.wire.process import Server
from bench.wire.tool import MODERN

META = "io.modelcontextprotocol/"
Beside = Literal["pages", "calls"]


class Line(asyncio.Protocol):
    """One connection; one request in the air at a time."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        self.transport: Any = transport
        self._data = bytearray()
        self._waiting: asyncio.Future[bytes] | None = None
        self.gone = False

    def connection_lost(self, exc: Exception | None) -> None:
        """The server has hung up: between two batches some do."""
        self.gone = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(exc or ConnectionResetError())

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
        head = bytes(self._data[: end + 2]).lower()
        at = head.find(b"content-length:")
        size = int(head[at + 15 : head.find(b"\r\n", at)]) if at > 0 else None
        whole = self._data.endswith(b"\r\n0\r\n\r\n") if size is None else len(self._data) >= end + 4 + size
        if whole and self._waiting is not None:
            body, self._data = bytes(self._data[end + 4 :]), bytearray()
            self._waiting.set_result(body)


class Client:
    """``width`` connections to one server, of one era; ``size`` is how much text the tool is to say, 0 its text once."""

    def __init__(self, port: int, era: str, text: str = "hello", size: int = 0) -> None:
        self._port = port
        self._era = era
        self._text = text
        self._size = size
        self._lines: list[Line] = []
        self._fields = ""

    async def open(self, width: int) -> None:
        """Connect, and open the session of a legacy client."""
        for _ in range(width):
            self._lines.append(await self._line())
        if self._era == "modern":
            self._fields = f"MCP-Protocol-Version: {MODERN}\r\nMcp-Method: tools/call\r\nMcp-Name: echo\r\n"
            return
        self._fields = "MCP-Protocol-Version: 2025-11-25\r\n"
        session = await self._session()
        self._fields += f"Mcp-Session-Id: {session}\r\n" if session else ""

    async def _line(self) -> Line:
        _, line = await asyncio.get_running_loop().create_connection(Line, "127.0.0.1", self._port)
        return line

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
        text = f"{self._text} {index} "
        times = max(self._size // len(text), 1)
        arguments = {"text": text} if times == 1 else {"text": text, "times": times}
        answer = await self._asked(index, "tools/call", {"name": "echo", "arguments": arguments})
        if text.encode() not in answer or b'"isError":true' in answer or len(answer) < len(text) * times:
            raise AssertionError(f"a wrong answer: {answer[:200]!r}")

    async def page(self, index: int) -> None:
        """The first page of the list of tools."""
        answer = await self._asked(index, "tools/list", {})
        if b'"echo"' not in answer and b'"tool_' not in answer:
            raise AssertionError(f"a wrong answer: {answer[:200]!r}")

    async def _asked(self, index: int, method: str, params: dict[str, Any]) -> bytes:
        if self._era == "modern":
            params["_meta"] = {f"{META}protocolVersion": MODERN, f"{META}clientCapabilities": {}}
        line = self._lines.pop()
        if line.gone:
            line = await self._line()
        answer = await line.ask(self._request({"id": index, "method": method, "params": params}))
        self._lines.append(line)
        return answer

    def close(self) -> None:
        """Hang up."""
        for line in self._lines:
            line.transport.close()


def turns(
    runner: asyncio.Runner,
    stack: ExitStack,
    server: Server,
    era: str,
    width: int,
    calls: int,
    *,
    size: int = 0,
    beside: Beside | None = None,
) -> Contender:
    """Calls of the echo tool of this server, ``width`` at once; ``cpu_s`` is what the server used for them.

    ``beside``: what another client does all the while, on a connection of its own.
    """
    client, other = Client(server.port, era, size=size), Client(server.port, "legacy")
    for one, lines in ((client, width), (other, 1)):
        runner.run(one.open(lines))
        stack.callback(one.close)
    made = 0

    def batch() -> Batch:
        nonlocal made
        begun, made = made, made + calls
        before = server.used().cpu_s
        work = at_once(calls, width, lambda index: client.call(begun + index))
        done = runner.run(work if beside is None else _meanwhile(work, other, beside))
        return Batch(calls, done.wall_s, server.used().cpu_s - before, done.waits)

    return batch


async def _meanwhile(work: Coroutine[Any, Any, Batch], other: Client, what: Beside) -> Batch:
    calls = asyncio.ensure_future(work)
    for index in count():
        if calls.done():
            break
        await (other.page(index) if what == "pages" else other.call(index))
    return await calls


def pages(runner: asyncio.Runner, stack: ExitStack, server: Server, pages: int) -> Contender:
    """Reads of the first page of its list of tools, one at a time."""
    client = Client(server.port, "legacy")
    runner.run(client.open(1))
    stack.callback(client.close)

    def batch() -> Batch:
        before = server.used().cpu_s
        done = runner.run(at_once(pages, 1, client.page))
        return Batch(pages, done.wall_s, server.used().cpu_s - before)

    return batch
