"""Answers that clients do not read: what the server holds of them is bounded, and whoever reads slowly is served (T32)."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from callwright.wire.http_messages import HttpRequest, HttpResponse
from callwright.wire.http_server import HttpServer
from callwright.wire.http_server_connection import HttpServerConnection
from callwright.wire.server_limits import ServerLimits

ANSWER_BYTES = 8 << 20
"""More than the kernel takes for a connection: the rest piles up in the server."""
PATIENCE_S = 10.0


class Transport(asyncio.Transport):
    """A transport whose client has so much left to read."""

    def __init__(self, peer: str = "192.0.2.1") -> None:
        super().__init__({"peername": (peer, 1)})
        self.unread = 0
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.aborted = True


def connected(server: HttpServer, peer: str, unread: int) -> tuple[Transport, HttpServerConnection]:
    """A connection whose client lets an answer pile up."""
    transport = Transport(peer)
    connection = HttpServerConnection(server)
    connection.connection_made(transport)
    transport.unread = unread
    connection.pause_writing()
    return transport, connection


def run(what: Any) -> None:
    async def go() -> None:
        what()

    asyncio.run(go())


def test_a_client_that_reads_slowly_is_not_disconnected_and_one_that_reads_nothing_is() -> None:
    def go() -> None:
        server = HttpServer(ServerLimits(write_s=60))
        slow, _ = connected(server, "192.0.2.1", 1000)
        idle, _ = connected(server, "192.0.2.2", 1000)
        for minute in range(1, 6):
            slow.unread -= 100
            server.check_connections(minute * 50.0)
        assert idle.aborted
        assert not slow.aborted
        server.check_connections(5 * 50.0 + 61)
        assert slow.aborted

    run(go)


@pytest.mark.promise("T32")
def test_of_the_address_that_holds_most_whoever_has_kept_an_answer_longest_is_disconnected() -> None:
    def go() -> None:
        server = HttpServer(ServerLimits(unread_bytes=1000))
        alone, _ = connected(server, "192.0.2.1", 400)
        many = []
        for second in range(4):
            server.check_connections(float(second))
            many.append(connected(server, "192.0.2.2", 300)[0])
        server.check_connections(5.0)
        assert [one.aborted for one in many] == [True, True, False, False]
        assert not alone.aborted

    run(go)


def test_what_has_been_read_no_longer_counts() -> None:
    def go() -> None:
        server = HttpServer(ServerLimits(unread_bytes=1000))
        first, connection = connected(server, "192.0.2.1", 900)
        connection.resume_writing()
        second, _ = connected(server, "192.0.2.2", 900)
        server.check_connections(1.0)
        assert not first.aborted
        assert not second.aborted

    run(go)


@contextmanager
def asking(port: int) -> Iterator[socket.socket]:
    """A client that asks for a large answer and reads nothing of it."""
    with socket.socket() as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 64 * 1024)
        client.connect(("127.0.0.1", port))
        client.sendall(f"GET /large HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode())
        yield client


def read_all(client: socket.socket) -> int:
    client.settimeout(PATIENCE_S)
    return sum(iter(lambda: len(client.recv(1 << 16)), 0))


def test_a_real_server_lets_go_of_clients_that_read_nothing_and_serves_the_others() -> None:
    async def large(_request: HttpRequest) -> HttpResponse:
        return HttpResponse(200, b"x" * ANSWER_BYTES, "text/plain")

    async def go() -> None:
        server = HttpServer(ServerLimits(unread_bytes=2 * ANSWER_BYTES))
        server.mount("GET", "/large", large)
        port = await server.start()
        try:
            with ExitStack() as stack:
                clients = [stack.enter_context(asking(port)) for _ in range(8)]
                with asking(port) as reader:
                    assert await asyncio.to_thread(read_all, reader) > ANSWER_BYTES
                server.check_connections(asyncio.get_running_loop().time())
                assert await asyncio.to_thread(read_all, clients[0]) < ANSWER_BYTES
                assert await asyncio.to_thread(read_all, clients[-1]) > ANSWER_BYTES
        finally:
            await server.close(grace_s=0.1)

    asyncio.run(go())
