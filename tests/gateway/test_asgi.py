"""The gateway as an ASGI application: under uvicorn and granian, mounted in FastAPI, and what ASGI itself promises it."""

import asyncio
import json
import socket
import struct
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from fastapi import FastAPI, Request, Response
from fastapi.middleware.cors import CORSMiddleware
from fastapi.middleware.gzip import GZipMiddleware

from callwright import Callwright
from callwright.gateway import AllowedOrigins, Gateway, asgi
from callwright.relay import ProtocolEra
from callwright.wire.request_target import RequestTarget
from callwright.wire.server_limits import ServerLimits
from gateway.clients import Client
from gateway.talking import SOON, asked

pytestmark = [pytest.mark.promise("E1"), pytest.mark.filterwarnings("default")]

HOST = "Host: 127.0.0.1"


class World:
    """What the tools have done, and what a test waits for."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.release = asyncio.Event()
        self.ended: list[str] = []
        self.told = asyncio.Event()

    def end(self, how: str) -> None:
        self.ended.append(how)
        self.told.set()


def shop(world: World) -> Callwright:
    app = Callwright()

    @app.tool(effect="read")
    async def look(order: str) -> dict[str, str]:
        """Look an order up."""
        world.begun.set()
        try:
            await world.release.wait()
        except asyncio.CancelledError:
            world.end("cancelled")
            raise
        world.end("looked")
        return {"order": order}

    @app.tool(effect="once", repeat="replay_undelivered")
    async def pay(amount: int) -> dict[str, int]:
        """Pay."""
        world.begun.set()
        await world.release.wait()
        world.end("paid")
        return {"paid": amount}

    return app


@asynccontextmanager
async def under_uvicorn(application: Any) -> AsyncIterator[int]:
    """The application under uvicorn, in this loop."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        server = uvicorn.Server(
            uvicorn.Config(application, log_level="critical", timeout_graceful_shutdown=1)
        )
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            assert not serving.done()
            await asyncio.sleep(0)
        yield listening.getsockname()[1]
        server.should_exit = True
        await serving


async def called(client: Client, tool: str, arguments: dict[str, Any]) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((await client.call(tool, arguments))["content"][0]["text"])
    return data


# --- under another server ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("era", ["modern", "legacy"])
def test_under_uvicorn_both_eras_list_call_and_are_asked(era: Any) -> None:
    async def go() -> None:
        world = World()
        world.release.set()
        with shop(world) as app:
            async with under_uvicorn(asgi(app)) as port:
                client = await Client(port, era).start()
                listed = (await client.request("tools/list"))["result"]["tools"]
                assert {"look", "pay"} <= {one["name"] for one in listed}
                assert await called(client, "pay", {"amount": 3}) == {"paid": 3}
                assert (await client.call("nothing", {}))["isError"]
                assert client.status == 200
                client.http.close()

    asyncio.run(go())


def test_mounted_in_fastapi_it_serves_below_its_place_beside_the_application() -> None:
    async def go() -> None:
        world = World()
        world.release.set()
        with shop(world) as app:
            tools = asgi(app)
            outer = FastAPI(lifespan=tools.lifespan)

            @outer.get("/own")
            def own() -> dict[str, str]:
                return {"own": "yes"}

            outer.mount("/tools", tools)
            async with under_uvicorn(outer) as port:
                assert (await asked(port, f"GET /own HTTP/1.1\n{HOST}")).body == b'{"own":"yes"}'
                assert (await asked(port, f"GET /tools/healthz HTTP/1.1\n{HOST}")).status == 200
                assert (await asked(port, f"HEAD /tools/healthz HTTP/1.1\n{HOST}")).body == b""
                assert (await asked(port, f"GET /tools/mcp HTTP/1.1\n{HOST}")).status == 405
                assert (await asked(port, f"GET /mcp HTTP/1.1\n{HOST}")).status == 404
                document = json.loads(
                    (await asked(port, f"GET /tools/v1/openapi.json HTTP/1.1\n{HOST}")).body
                )
                assert document["servers"] == [{"url": "/tools"}]
                answer = await asked(
                    port,
                    f"POST /tools/v1/tools/look/calls HTTP/1.1\n{HOST}\nContent-Type: application/json",
                    b'{"order": "7"}',
                )
                assert json.loads(answer.body)["data"] == {"order": "7"}
                for path in ("/tools/mcp", "/tools/mcp/"):
                    client = Client(port, "legacy")
                    client.target = RequestTarget.parse_url(f"http://127.0.0.1:{port}{path}")
                    await client.start()
                    assert await called(client, "look", {"order": path}) == {"order": path}
                    client.http.close()

    asyncio.run(go())


@pytest.mark.parametrize(
    ("lines", "status"),
    [
        ("POST /mcp HTTP/1.1\nHost: evil.example", 403),
        (f"POST /mcp HTTP/1.1\n{HOST}\nOrigin: http://evil.example", 403),
        (f"POST /mcp HTTP/1.1\n{HOST}\nContent-Encoding: gzip", 415),
        (f"POST /mcp HTTP/1.1\n{HOST}\nMcp-Session-Id: a\nMcp-Session-Id: b", 400),
        (
            f"OPTIONS /mcp HTTP/1.1\n{HOST}\nOrigin: https://a.example\nAccess-Control-Request-Method: POST",
            204,
        ),
    ],
)
def test_host_origin_and_limits_hold_there_too(lines: str, status: int) -> None:
    async def go() -> None:
        with shop(World()) as app:
            origins = AllowedOrigins(origins=frozenset({"https://a.example"}))
            async with under_uvicorn(asgi(Gateway(app, origins=origins))) as port:
                assert (await asked(port, lines)).status == status

    asyncio.run(go())


@pytest.mark.slow
def test_under_granian_a_file_is_served_and_its_tools_are_called(tmp_path: Path) -> None:
    eras: tuple[ProtocolEra, ...] = ("modern", "legacy")
    (tmp_path / "shop.py").write_text(
        "from callwright import Callwright\nfrom callwright.gateway import asgi\n\napp = Callwright()\n\n\n"
        '@app.tool(effect="read")\ndef look(order: str) -> dict:\n    """Look an order up."""\n'
        '    return {"order": order}\n\n\ntools = asgi(app)\n',
        encoding="utf-8",
    )
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "granian", "--interface", "asgi", "--port", str(port), "shop:tools"]

    async def go() -> None:
        async with asyncio.timeout(30):
            while True:
                try:
                    if (await asked(port, f"GET /healthz HTTP/1.1\n{HOST}")).status == 200:
                        break
                except OSError:
                    await asyncio.sleep(0.05)
        for era in eras:
            client = await Client(port, era).start()
            assert await called(client, "look", {"order": "7"}) == {"order": "7"}
            client.http.close()

    with subprocess.Popen(
        command, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        try:
            asyncio.run(go())
        finally:
            process.terminate()
            process.wait(timeout=20)


# --- clients that leave -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tool", "arguments", "ends"), [("look", {"order": "7"}, "cancelled"), ("pay", {"amount": 3}, "paid")]
)
def test_a_client_that_disconnects_cancels_a_read_and_lets_an_effect_finish(
    tool: str, arguments: dict[str, Any], ends: str
) -> None:
    async def go() -> None:
        world = World()
        with shop(world) as app:
            async with under_uvicorn(asgi(app)) as port:
                body = json.dumps(arguments).encode()
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                head = f"POST /v1/tools/{tool}/calls HTTP/1.1\r\n{HOST}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
                writer.write(head.encode() + body)
                async with asyncio.timeout(SOON):
                    await world.begun.wait()
                    writer.close()
                    await writer.wait_closed()
                    if ends == "paid":
                        world.release.set()
                    await world.told.wait()
        assert world.ended == [ends]

    asyncio.run(go())


# --- the interface itself ---------------------------------------------------------------------------------------------

Message = MutableMapping[str, Any]


async def spoken(
    application: Any, scope: dict[str, Any], incoming: list[Message], left: asyncio.Event | None = None
) -> list[Message]:
    """What the application sends to these events; after them the client stays, until ``left``."""
    sent: list[Message] = []
    waiting = list(incoming)

    async def receive() -> Message:
        if waiting:
            return waiting.pop(0)
        await (left or asyncio.Event()).wait()
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    async with asyncio.timeout(SOON):
        await application(scope, receive, send)
    return sent


def http_scope(method: str, path: str, **more: Any) -> dict[str, Any]:
    headers = [(b"host", b"127.0.0.1"), (b"content-type", b"application/json")]
    return {
        "type": "http", "method": method, "path": path, "headers": headers, "query_string": b"",
        "client": ("127.0.0.1", 5000), **more,
    }  # fmt: skip


def test_a_lifespan_that_cannot_start_says_so_and_a_web_socket_is_refused() -> None:
    async def go() -> None:
        class Failing(Gateway):
            async def prepare(self) -> None:
                raise OSError("secret")

        with Callwright() as app:
            events: list[Message] = [{"type": "lifespan.startup"}, {"type": "lifespan.shutdown"}]
            sent = await spoken(asgi(Failing(app)), {"type": "lifespan"}, events)
            assert [one["type"] for one in sent] == ["lifespan.startup.failed"]
            assert "secret" not in str(sent)
            sent = await spoken(asgi(app), {"type": "lifespan"}, events)
            assert [one["type"] for one in sent] == [
                "lifespan.startup.complete",
                "lifespan.shutdown.complete",
            ]
            assert (await spoken(asgi(app), {"type": "websocket"}, []))[0]["type"] == "websocket.close"
            with pytest.raises(ValueError, match="unknown ASGI scope"):
                await spoken(asgi(app), {"type": "carrier pigeon"}, [])

    asyncio.run(go())


def test_a_body_in_parts_is_read_whole_and_one_beyond_the_limit_is_refused() -> None:
    async def go() -> None:
        world = World()
        world.release.set()
        with shop(world) as app:
            application = asgi(Gateway(app, limits=ServerLimits(body_bytes=100)))
            scope = http_scope("POST", "/v1/tools/look/calls")
            parts: list[Message] = [
                {"type": "http.request", "body": b'{"order"', "more_body": True},
                {"type": "http.request", "body": b': "7"}'},
            ]
            start, body = await spoken(application, scope, parts)
            assert (start["status"], json.loads(body["body"])["data"]) == (200, {"order": "7"})
            large: list[Message] = [{"type": "http.request", "body": b"x" * 60, "more_body": True}] * 2
            assert (await spoken(application, scope, large))[0]["status"] == 413
            gone: list[Message] = [
                {"type": "http.request", "body": b"x", "more_body": True},
                {"type": "http.disconnect"},
            ]
            assert await spoken(application, scope, gone) == []

    asyncio.run(go())


@pytest.mark.parametrize(
    ("path", "more", "status"),
    [
        ("/healthz", {}, 200),
        ("/tools/healthz", {"root_path": "/tools"}, 200),
        ("/tools/healthz", {"root_path": "/tools", "raw_path": b"/tools/healthz?x=1"}, 200),
        ("/caf\xe9/healthz", {"root_path": "/caf\xe9", "raw_path": b"/caf%C3%A9/healthz"}, 200),
        ("/toolshealthz", {"root_path": "/tools"}, 404),
        ("/caf\xe9", {"raw_path": "/caf\xe9".encode()}, 404),
    ],
)
def test_the_path_is_the_one_below_the_mount(path: str, more: dict[str, Any], status: int) -> None:
    async def go() -> None:
        with Callwright() as app:
            sent = await spoken(asgi(app), http_scope("GET", path, **more), [{"type": "http.request"}])
            assert sent[0]["status"] == status

    asyncio.run(go())


def test_an_answer_counts_as_received_when_the_client_asks_again_from_the_same_port_and_not_from_another() -> (
    None
):
    async def go() -> None:
        world = World()
        world.release.set()
        with shop(world) as app:
            application = asgi(app)
            body: list[Message] = [{"type": "http.request", "body": b'{"amount": 3}'}]

            async def pay(port: int) -> bool:
                scope = http_scope("POST", "/v1/tools/pay/calls", client=("127.0.0.1", port))
                answer = json.loads((await spoken(application, scope, body))[1]["body"])
                return bool(answer["meta"]["replayed"])

            assert [await pay(port) for port in (5000, 5001, 5000)] == [False, True, False]
            assert world.ended == ["paid", "paid"]

    asyncio.run(go())


def test_a_new_connection_that_was_given_the_port_of_a_lost_one_confirms_no_answer() -> None:
    class Transport:
        """What uvicorn lets be seen of a connection."""

        def get_extra_info(self, name: str) -> tuple[str, int] | None:
            return ("127.0.0.1", 8000) if name == "sockname" else None

    class Cycle:
        """A request under uvicorn: ``send`` is a method of what knows the transport."""

        def __init__(self, transport: Transport) -> None:
            self.transport = transport
            self.sent: list[Message] = []

        async def send(self, message: Message) -> None:
            self.sent.append(message)

    async def go() -> None:
        world = World()
        world.release.set()
        with shop(world) as app:
            application = asgi(app)
            first, second = Transport(), Transport()

            async def pay(transport: Transport) -> bool:
                cycle = Cycle(transport)
                messages = iter([{"type": "http.request", "body": b'{"amount": 3}'}])

                async def receive() -> Message:
                    for one in messages:
                        return one
                    await asyncio.Event().wait()
                    raise AssertionError

                scope = http_scope("POST", "/v1/tools/pay/calls", client=("127.0.0.1", 5000))
                await application(scope, receive, cycle.send)
                return bool(json.loads(cycle.sent[1]["body"])["meta"]["replayed"])

            assert [await pay(one) for one in (first, second, second)] == [False, True, False]
            assert world.ended == ["paid", "paid"]

    asyncio.run(go())


class Line:
    """One connection to ``/v1``, from a source port that can be chosen."""

    def __init__(self, port: int, path: str, own: int = 0) -> None:
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._socket.bind(("127.0.0.1", own))
        self._address = ("127.0.0.1", port)
        self._path = path
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    @property
    def own(self) -> int:
        """The source port."""
        port: int = self._socket.getsockname()[1]
        return port

    async def pay(self, client: str) -> bool:
        """Pay as this client; return whether the answer is that of an earlier call."""
        if self._streams is None:
            self._socket.setblocking(False)
            await asyncio.get_running_loop().sock_connect(self._socket, self._address)
            self._streams = await asyncio.open_connection(sock=self._socket)
        reader, writer = self._streams
        fields = f"{HOST}\r\nUser-Agent: {client}\r\nContent-Type: application/json\r\nContent-Length: 13"
        writer.write(f'POST {self._path} HTTP/1.1\r\n{fields}\r\n\r\n{{"amount": 3}}'.encode())
        async with asyncio.timeout(SOON):
            head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            body = await reader.readexactly(int(head.partition("content-length: ")[2].partition("\r\n")[0]))
        return bool(json.loads(body)["meta"]["replayed"])

    async def reset(self) -> None:
        """Cut the connection, so that its port is free at once."""
        assert self._streams is not None
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self._streams[1].close()
        await asyncio.wait({asyncio.ensure_future(self._streams[1].wait_closed())})


def wrap(outer: FastAPI, around: str) -> None:
    """Put middleware of Starlette around an application."""
    if around == "function":  # a BaseHTTPMiddleware
        for _ in range(2):

            @outer.middleware("http")
            async def pass_on(
                request: Request, call_next: Callable[[Request], Awaitable[Response]]
            ) -> Response:
                return await call_next(request)

    elif around == "GZip":
        outer.add_middleware(GZipMiddleware)
        outer.add_middleware(CORSMiddleware, allow_origins=["http://a.example"])
    elif around == "sessions":
        outer.add_middleware(SessionLike)
    elif around == "reports":
        outer.add_middleware(Reporting)


class ReportClient:
    """Client of other software: has a transport, which is none of our server."""

    def __init__(self, transport: Any) -> None:
        self.transport = transport

    def report(self, _message: Message) -> None:
        """Report nothing."""


class OtherConnection:
    """A transport of asyncio to somewhere else."""

    def get_extra_info(self, name: str) -> tuple[str, int] | None:
        """Return the address of this side of the connection."""
        return ("127.0.0.1", 1) if name == "sockname" else None


class Reporting:
    """Middleware whose ``send`` and ``receive`` also report to others."""

    def __init__(self, application: Any) -> None:
        self._application = application
        self._clients = ReportClient(self), ReportClient(OtherConnection())

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Pass everything on, and report it."""
        also, before = (one.report for one in self._clients)

        async def send_on(message: Message) -> None:
            also(message)
            before(message)
            await send(message)

        async def receive_from() -> Message:
            message: Message = await receive()
            also(message)
            before(message)
            return message

        await self._application(scope, receive_from, send_on)


class SessionLike:
    """Middleware whose ``send`` and ``receive`` are a function and a ``partial``."""

    def __init__(self, application: Any) -> None:
        self._application = application

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Pass everything on."""

        async def send_on(message: Message) -> None:
            await send(message)

        async def receive_from(inner: Any) -> Message:
            message: Message = await inner()
            return message

        await self._application(scope, partial(receive_from, receive), send_on)


@pytest.mark.promise("E2")
@pytest.mark.parametrize("around", ["", "FastAPI", "function", "GZip", "sessions", "reports"])
def test_under_uvicorn_only_the_same_client_on_the_same_connection_confirms_an_answer(around: str) -> None:
    async def go() -> None:
        world = World()
        world.release.set()
        with shop(world) as app:
            tools = asgi(app)
            outer = FastAPI(lifespan=tools.lifespan)
            outer.mount("/tools", tools)
            wrap(outer, around)
            async with under_uvicorn(outer if around else tools) as port:
                path = "/tools/v1/tools/pay/calls" if around else "/v1/tools/pay/calls"
                line = Line(port, path)
                assert [await line.pay(client) for client in ("one", "two", "one")] == [False, True, False]
                own = line.own
                await line.reset()
                line = Line(port, path, own)
                assert line.own == own
                assert [await line.pay("one"), await line.pay("one")] == [True, False]
                await line.reset()
        assert world.ended == ["paid"] * 3

    asyncio.run(go())
