"""The HTTP server: what it answers, what it refuses, and what a client that misbehaves can do to it."""

import asyncio
import json

import pytest

from callwright.wire.http_client import HttpClient
from callwright.wire.http_messages import HttpRequest, HttpResponse
from callwright.wire.http_server import HttpServer
from callwright.wire.request_target import RequestTarget
from callwright.wire.route_table import RouteTable
from callwright.wire.server_limits import AllowedOrigins, ServerLimits
from gateway.talking import SOON, asked, parsed, raw, serving

HOST = "Host: 127.0.0.1"


def test_a_body_comes_back_and_a_segment_stands_for_a_name() -> None:
    async def go() -> None:
        async with serving() as (_, port):
            assert (await asked(port, f"POST /echo HTTP/1.1\n{HOST}", b"hello")).body == b"hello"
            seen = await asked(port, f"GET /seen/caf%C3%A9?q=1 HTTP/1.1\n{HOST}")
            assert json.loads(seen.body) == {"name": "café", "query": {"q": "1"}}

    asyncio.run(go())


def test_what_is_not_there_and_what_is_not_offered_are_told_apart() -> None:
    async def go() -> None:
        async with serving() as (_, port):
            nothing = await asked(port, f"GET /nothing HTTP/1.1\n{HOST}")
            wrong = await asked(port, f"GET /echo HTTP/1.1\n{HOST}")
            assert (nothing.status, nothing.headers["content-type"]) == (404, "application/problem+json")
            assert (wrong.status, wrong.headers["allow"]) == (405, "POST")

    asyncio.run(go())


@pytest.mark.promise("E1")
@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ("Host: evil.example", 403),
        ("Host: 127.0.0.1.evil.example", 403),
        ("Host: localhost:80@evil.example", 403),
        (f"{HOST}\nOrigin: http://evil.example", 403),
        (f"{HOST}\nOrigin: null", 403),
        (f"{HOST}\nHost: localhost", 400),
        (f"{HOST}\nAuthorization: a\nAuthorization: b", 400),
        ("X: y", 400),
        (f"{HOST}\nContent-Encoding: gzip", 415),
        (f"{HOST}\nConnection: Upgrade\nUpgrade: h2c", 200),
        (f"{HOST}\nOrigin: http://localhost:9999", 403),
        (f"{HOST}\nOrigin: http://localhost", 200),
        ("Host: LOCALHOST:1", 200),
        ("Host: [::1]:80", 200),
    ],
)
def test_a_web_page_from_elsewhere_and_a_foreign_name_are_refused(fields: str, status: int) -> None:
    async def go() -> None:
        async with serving() as (_, port):
            assert (await asked(port, f"POST /echo HTTP/1.1\n{fields}", b"x")).status == status

    asyncio.run(go())


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"GARBAGE\r\n\r\n", 400),
        (b"POST /echo HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
        (b"POST /echo HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx", 400),
        (b"POST /echo HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99999999999999999999\r\n\r\n", 400),
        (b"POST /echo HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2000\r\n\r\n", 413),
        (b"POST /echo HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n7D0\r\n" + b"x" * 2000, 413),
        (b"GET /echo HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"y" * 3000 + b"\r\n\r\n", 431),
        (b"GET /echo HTTP/1.1\r\n" + b"".join(b"X%d: y\r\n" % n for n in range(60)), 431),
        (b"GET /" + b"a" * 3000, 431),
        (b"GET http://evil.example/echo HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 400),
        (b"GET /echo HTTP/1.1\r\nHost: 127.0.0.1\r\nX: a\x00b\r\n\r\n", 400),
    ],
)  # fmt: skip
def test_what_two_parsers_could_read_differently_or_is_too_large_is_refused_and_hung_up_on(
    sent: bytes, status: int
) -> None:
    limits = ServerLimits(body_bytes=1000, head_bytes=2000, head_fields=50, sweep_s=0.02)

    async def go() -> None:
        async with serving(limits) as (_, port):
            assert parsed(await raw(port, sent)).status == status

    asyncio.run(go())


def test_a_client_that_sends_its_whole_body_before_it_reads_learns_why_it_was_refused() -> None:
    async def go() -> None:
        async with serving(ServerLimits(body_bytes=1000, sweep_s=0.02)) as (_, port):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"POST /echo HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 20000000\r\n\r\n")
            async with asyncio.timeout(SOON):
                for _ in range(20):
                    writer.write(bytes(1_000_000))
                    await writer.drain()
                assert parsed(await reader.read()).status == 413
            writer.close()

    asyncio.run(go())


def test_a_client_that_goes_on_sending_after_its_refusal_is_disconnected_in_the_end() -> None:
    async def go() -> None:
        limits = ServerLimits(body_bytes=1000, linger_s=0.1, sweep_s=0.02)
        async with serving(limits) as (_, port):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"POST /echo HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5000\r\n\r\n")
            async with asyncio.timeout(SOON):
                assert parsed(await reader.read()).status == 413
                with pytest.raises(ConnectionError):
                    await keep_sending(writer)
            writer.close()

    async def keep_sending(writer: asyncio.StreamWriter) -> None:
        while True:
            writer.write(b"GET /seen/a HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            await writer.drain()
            await asyncio.sleep(0)

    asyncio.run(go())


@pytest.mark.parametrize(
    "sent", [b"", b"POST /echo HT", b"POST /echo HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\nab"]
)
def test_a_client_that_drips_is_let_go(sent: bytes) -> None:
    limits = ServerLimits(head_s=0.05, body_s=0.05, idle_s=0.05, sweep_s=0.02)

    async def go() -> None:
        async with serving(limits) as (_, port):
            got = await raw(port, sent)
            assert got == b"" or parsed(got).status == 408

    asyncio.run(go())


def test_more_connections_than_it_bears_are_told_to_come_back() -> None:
    async def go() -> None:
        async with serving(ServerLimits(connections=1, sweep_s=0.02)) as (server, port):
            begun, end = asyncio.Event(), asyncio.Event()

            async def work(_request: HttpRequest) -> HttpResponse:
                begun.set()
                await end.wait()
                return HttpResponse(200, b"done")

            server.mount("GET", "/work", work)
            reader, first = await asyncio.open_connection("127.0.0.1", port)
            first.write(b"GET /work HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            await begun.wait()
            refused = parsed(await raw(port, b""))
            assert (refused.status, refused.headers["retry-after"]) == (503, "1")
            end.set()
            assert (await reader.read()).endswith(b"done")
            first.close()

    asyncio.run(go())


def test_requests_sent_ahead_are_answered_in_order_and_too_many_are_refused() -> None:
    one = b"POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\n%d"

    async def go() -> None:
        async with serving() as (_, port):
            got = await raw(port, b"".join(one % n for n in range(5)) + b"BAD\r\n\r\n")
            assert [part[-1:] for part in got.split(b"HTTP/1.1 ")[1:6]] == [b"0", b"1", b"2", b"3", b"4"]
            assert b"HTTP/1.1 400" in got
            flood = await raw(port, b"".join(one % (n % 10) for n in range(100)))
            assert flood.count(b"HTTP/1.1 200") < 100

    asyncio.run(go())


def test_events_arrive_in_chunks_and_end() -> None:
    async def go() -> None:
        async with serving() as (_, port):
            client = HttpClient()
            reply = await client.send("GET", RequestTarget.parse_url(f"http://127.0.0.1:{port}/events"))
            assert reply.media_type == "text/event-stream"
            assert await reply.read(1000) == b"data: 0\n\ndata: 1\n\ndata: 2\n\n"
            client.close()

    asyncio.run(go())


def test_a_handler_that_fails_says_nothing_of_why() -> None:
    async def go() -> None:
        async with serving() as (server, port):

            async def broken(_request: HttpRequest) -> HttpResponse:
                raise RuntimeError("secret")

            server.mount("GET", "/broken", broken)
            answer = await asked(port, f"GET /broken HTTP/1.1\n{HOST}")
            assert answer.status == 500
            assert b"secret" not in answer.body

    asyncio.run(go())


def test_a_client_that_leaves_cancels_its_handler_unless_that_sees_it_through() -> None:
    async def go() -> None:
        ended: dict[str, asyncio.Event] = {"given_up": asyncio.Event(), "done": asyncio.Event()}
        begun, release = asyncio.Event(), asyncio.Event()

        async def slow(request: HttpRequest) -> HttpResponse:
            if request.query:
                request.run_to_completion()
            begun.set()
            try:
                await release.wait()
            except asyncio.CancelledError:
                ended["given_up"].set()
                raise
            ended["done"].set()
            return HttpResponse()

        async with serving() as (server, port):
            server.mount("GET", "/slow", slow)
            for path, name in (("/slow", "given_up"), ("/slow?alone=1", "done")):
                begun.clear()
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(f"GET {path} HTTP/1.1\r\n{HOST}\r\n\r\n".encode())
                async with asyncio.timeout(SOON):
                    await begun.wait()
                    writer.close()
                    await writer.wait_closed()
                    if name == "done":
                        release.set()
                    await ended[name].wait()

    asyncio.run(go())


def test_an_answer_counts_as_received_when_the_client_asks_again_on_the_same_connection() -> None:
    async def go() -> None:
        received: list[int] = []
        async with serving() as (server, port):

            async def told(request: HttpRequest) -> HttpResponse:
                number = int(request.query["n"])
                request.record_asker("ann")
                return HttpResponse(200, b"", received=lambda: received.append(number))

            server.mount("GET", "/told", told)
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            for number in range(3):
                writer.write(f"GET /told?n={number} HTTP/1.1\r\n{HOST}\r\n\r\n".encode())
                async with asyncio.timeout(SOON):
                    await reader.readuntil(b"\r\n\r\n")
                assert received == list(range(number))
            writer.close()

    asyncio.run(go())


def test_a_path_is_mounted_once() -> None:
    async def nothing(_request: HttpRequest) -> HttpResponse:
        return HttpResponse()

    routes = RouteTable()
    routes.add("GET", "/a/{b}", nothing)
    routes.add("POST", "/a/{b}", nothing)
    with pytest.raises(ValueError, match="mounted already"):
        routes.add("GET", "/a/{b}", nothing)


def test_other_names_are_served_where_they_are_declared() -> None:
    origins = AllowedOrigins(hosts=frozenset({"tools.example"}), origins=frozenset({"https://app.example"}))
    assert origins.is_known_host("tools.example:8443")
    assert origins.is_known_origin("https://app.example", "tools.example")
    assert not origins.is_known_origin("http://app.example", "tools.example")
    assert origins.is_known_origin("https://tools.example", "tools.example:443")
    assert not origins.is_known_origin("http://tools.example:8080", "tools.example")
    assert not origins.is_known_host("127.0.0.1")


def test_a_server_that_closes_answers_first_and_takes_nothing_new() -> None:
    async def go() -> None:
        server = HttpServer(ServerLimits(sweep_s=0.02))
        begun, release = asyncio.Event(), asyncio.Event()

        async def slow(_request: HttpRequest) -> HttpResponse:
            begun.set()
            await release.wait()
            return HttpResponse(200, b"late")

        server.mount("GET", "/slow", slow)
        port = await server.start()
        waiting = asyncio.create_task(raw(port, f"GET /slow HTTP/1.1\r\n{HOST}\r\n\r\n".encode()))
        await begun.wait()
        closing = asyncio.create_task(server.close())
        asyncio.get_running_loop().call_soon(release.set)
        assert parsed(await waiting).body == b"late"
        await closing
        with pytest.raises(ConnectionRefusedError):
            await asyncio.open_connection("127.0.0.1", port)

    asyncio.run(go())
