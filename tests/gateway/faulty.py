"""An upstream that runs its one tool, writes down that it did, and then breaks the wire in the way it is told to."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from callwright.core.protocols import mcp_protocol

Headers = dict[str, str]
JSON = "application/json"


def reply(
    body: bytes, status: str = "200 OK", kind: str = JSON, extra: str = "", length: int | None = None
) -> bytes:
    """One HTTP answer."""
    size = len(body) if length is None else length
    return (
        f"HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {size}\r\n{extra}\r\n".encode() + body
    )


def done(number: Any, words: str = "paid") -> bytes:
    result = {"resultType": "complete", "content": [{"type": "text", "text": words}]}
    return json.dumps({"jsonrpc": "2.0", "id": number, "result": result}).encode()


class Faulty:
    """``ran`` is the world's own record. ``fault`` says how a call of ``pay`` ends; see ``FAULTS``."""

    def __init__(self) -> None:
        self.ran = 0
        self.headers: list[Headers] = []
        self.fault = "none"
        self.begun = asyncio.Event()
        self.release = asyncio.Event()
        self.pages = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        try:
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
                fields = {
                    name.lower(): value.strip()
                    for name, _, value in (one.partition(":") for one in head.split("\r\n")[1:])
                }
                body = await reader.readexactly(int(fields.get("content-length", "0")))
                self.headers.append(fields)
                if not await self._answer(json.loads(body), writer):
                    break
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    async def _answer(self, message: dict[str, Any], writer: asyncio.StreamWriter) -> bool:
        if message["method"] == "tools/call":
            return await FAULTS[self.fault](self, message, writer)
        found = self._known(message["method"])
        response = {"jsonrpc": "2.0", "id": message["id"]} | found
        writer.write(reply(json.dumps(response).encode()))
        return True

    def _known(self, method: str) -> dict[str, Any]:
        if method == "server/discover":
            return {
                "result": {"supportedVersions": [mcp_protocol.MODERN_VERSION], "capabilities": {"tools": {}}}
            }
        if method == "tools/list":
            self.pages += 1
            schema = {"type": "object", "properties": {"amount": {"type": "integer"}}, "required": ["amount"]}
            return {"result": {"tools": [{"name": "pay", "inputSchema": schema}], "nextCursor": "again"}}
        return {"error": {"code": mcp_protocol.METHOD_NOT_FOUND, "message": "no"}}


Fault = Callable[[Faulty, dict[str, Any], asyncio.StreamWriter], Awaitable[bool]]
FAULTS: dict[str, Fault] = {}


def fault(handler: Fault) -> Fault:
    FAULTS[handler.__name__] = handler
    return handler


def answered(
    name: str, made: Callable[[dict[str, Any]], bytes], *, runs: bool = True, keeps: bool = False
) -> None:
    """A fault that is just bytes; then the server hangs up."""

    async def handler(self: Faulty, message: dict[str, Any], writer: asyncio.StreamWriter) -> bool:
        self.ran += runs
        writer.write(made(message))
        await writer.drain()
        return keeps

    FAULTS[name] = handler


HTML = b"<html><title>Oops</title></html>"
STREAM = b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n"
answered("none", lambda message: reply(done(message["id"])), keeps=True)
answered("dropped", lambda _: b"")
answered("cut_in_the_head", lambda _: b"HTTP/1.1 200 OK\r\nContent-Ty")
answered("cut_in_the_body", lambda message: reply(done(message["id"])[:20], length=200))
answered("no_http", lambda _: b"\x00\x01\x02 hello\r\n\r\n")
answered("id_as_text", lambda m: reply(done(str(m["id"]))), keeps=True)
answered("id_with_a_point", lambda m: reply(done(float(m["id"]))), keeps=True)
answered("id_as_text_in_a_stream", lambda m: STREAM + b"data: " + done(str(m["id"])) + b"\n\n")
answered(
    "error_without_an_id_in_a_stream",
    lambda _: STREAM + b'data: {"jsonrpc":"2.0","id":null,"error":{"code":-32603,"message":"no"}}\n\n',
    keeps=True,
)
NOTE = b'{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"n"}}'
answered("batch", lambda m: reply(b"[%s, %s]" % (NOTE, done(m["id"]))), keeps=True)
answered("batch_in_a_stream", lambda m: STREAM + b"data: [%s, %s]\n\n" % (NOTE, done(m["id"])))
answered("batch_of_others", lambda m: reply(b"[%s]" % done(m["id"] + 1)))
answered("redirect", lambda _: reply(b"", "307 Temporary Redirect", extra="Location: /other\r\n"), keeps=True)
answered("no_json", lambda _: reply(b"{oops"))
answered("no_message", lambda _: reply(b"[]"))
answered("another_id", lambda _: reply(done(999_999)))
answered(
    "not_a_number", lambda m: reply(b'{"jsonrpc":"2.0","id":%d,"result":{"content":[],"x":NaN}}' % m["id"])
)
answered("no_content", lambda m: reply(b'{"jsonrpc":"2.0","id":%d,"result":{"content":"text"}}' % m["id"]))
answered("broken_500", lambda _: reply(HTML, "500 Internal Server Error", "text/html"))
answered(
    "internal_error",
    lambda m: reply(b'{"jsonrpc":"2.0","id":%d,"error":{"code":-32603,"message":"secret"}}' % m["id"]),
)
answered("stream_without_end", lambda _: STREAM + b": hello\n\n")
answered(
    "busy_429",
    lambda _: reply(HTML, "429 Too Many Requests", "text/html", "Retry-After: 3600\r\n"),
    runs=False,
)
answered(
    "busy_503",
    lambda _: reply(HTML, "503 Service Unavailable", "text/html", "Retry-After: 3600\r\n"),
    runs=False,
)
answered("forbidden", lambda _: reply(HTML, "403 Forbidden", "text/html"), runs=False)


@fault
async def silent(self: Faulty, _message: dict[str, Any], writer: asyncio.StreamWriter) -> bool:
    """Run, and never answer."""
    self.ran += 1
    await writer.drain()
    await self.release.wait()
    return False


@fault
async def dripping(self: Faulty, message: dict[str, Any], writer: asyncio.StreamWriter) -> bool:
    """Run, and answer one byte at a time, slower than anybody waits."""
    self.ran += 1
    for sign in reply(done(message["id"])):
        writer.write(bytes([sign]))
        await writer.drain()
        await asyncio.sleep(0.02)
    return False


@fault
async def endless(self: Faulty, _message: dict[str, Any], writer: asyncio.StreamWriter) -> bool:
    """Run, and answer a gigabyte."""
    self.ran += 1
    writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n")
    for _ in range(16_384):
        writer.write(b"x" * 65536)
        await writer.drain()
    return False


@fault
async def held(self: Faulty, message: dict[str, Any], writer: asyncio.StreamWriter) -> bool:
    """Run, and answer when told to."""
    self.ran += 1
    self.begun.set()
    await self.release.wait()
    writer.write(reply(done(message["id"], f"paid {self.ran}")))
    return True


@asynccontextmanager
async def faulty() -> AsyncIterator[tuple[Faulty, str]]:
    """The server and its URL."""
    world = Faulty()
    server = await asyncio.start_server(world.serve, "127.0.0.1", 0)
    try:
        yield world, f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/mcp"
    finally:
        world.release.set()
        server.close()
