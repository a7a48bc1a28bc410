"""What the tests of the gateway share: a server on a free port, and a client that says exactly what it is told."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from callwright.wire.http_messages import EventStream, HttpRequest, HttpResponse, make_json_response
from callwright.wire.http_server import HttpServer
from callwright.wire.server_limits import AllowedOrigins, ServerLimits

SOON = 10.0


class Answer(NamedTuple):
    """One HTTP answer as it came."""

    status: int
    headers: dict[str, str]
    body: bytes


@asynccontextmanager
async def serving(
    limits: ServerLimits | None = None, origins: AllowedOrigins | None = None
) -> AsyncIterator[tuple[HttpServer, int]]:
    """A server with an echo at POST /echo, its headers at GET /seen/{name} and three events at GET /events."""
    server = HttpServer(limits or ServerLimits(sweep_s=0.02), origins or AllowedOrigins())

    async def echo(request: HttpRequest) -> HttpResponse:
        return HttpResponse(200, request.body)

    async def seen(request: HttpRequest) -> HttpResponse:
        return make_json_response({"name": request.params["name"], "query": request.query})

    async def events(request: HttpRequest) -> EventStream:
        stream = request.open_event_stream()
        for number in range(3):
            await stream.send(b"%d" % number)
        return stream

    server.mount("POST", "/echo", echo)
    server.mount("GET", "/seen/{name}", seen)
    server.mount("GET", "/events", events)
    port = await server.start()
    try:
        yield server, port
    finally:
        await server.close(grace_s=0.1)


async def raw(port: int, sent: bytes) -> bytes:
    """Send these bytes and give everything that comes back until the server hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    async with asyncio.timeout(SOON):
        got = await reader.read()
    writer.close()
    return got


async def asked(port: int, lines: str, body: bytes = b"") -> Answer:
    """Send one request that asks for the connection to be closed, and read the one answer."""
    head = lines.replace("\n", "\r\n") + f"\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    return parsed(await raw(port, head.encode("latin-1") + body))


def parsed(got: bytes) -> Answer:
    head, _, body = got.partition(b"\r\n\r\n")
    first, *fields = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (one.partition(":") for one in fields)}
    return Answer(int(first.split()[1]), headers, body)
