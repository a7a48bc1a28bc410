"""Heads that are not parsed again: whatever comes in whatever parts, it means what it would have meant the first time.

On both sides: requests of clients, and answers of upstreams. The same bytes are given to one that remembers heads and to one
that has never seen any.
"""

import asyncio
from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.wire.client_connection import ClientConnection
from callwright.wire.http_messages import HttpRequest, HttpResponse
from callwright.wire.http_server import HttpServer
from callwright.wire.http_server_connection import HttpServerConnection
from callwright.wire.request_target import HttpOrigin, HttpTransportError
from callwright.wire.server_limits import ServerLimits

POST = b"POST /echo HTTP/1.1\r\nHost: localhost\r\n"
REQUESTS = (
    POST + b"Content-Length: 2\r\n\r\nab",
    POST + b"Content-Length: 2\r\n\r\ncd",
    POST + b"Content-Length: 0\r\n\r\n",
    POST + b"\r\n",
    POST + b"Content-Length: 2\r\n\r\n\r\n",
    POST + b"Content-Length: 2\r\nX: y\r\n\r\nef",
    POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\ngh\r\n0\r\n\r\n",
    POST + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nxx\r\n0\r\n\r\n",
    POST + b"Expect: 100-continue\r\nContent-Length: 2\r\n\r\nij",
    POST + b"Connection: close\r\nContent-Length: 2\r\n\r\nkl",
    POST.replace(b"1.1", b"1.0") + b"Content-Length: 2\r\n\r\nmn",
    POST.replace(b"localhost", b"evil.example") + b"Content-Length: 2\r\n\r\nop",
    b"GET /echo HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"\r\n\r\n",
    b"no request\r\n\r\n",
)
HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
ANSWERS = (
    HEAD + b"Content-Length: 2\r\n\r\nab",
    HEAD + b"Content-Length: 2\r\n\r\ncd",
    HEAD + b"Content-Length: 0\r\n\r\n",
    HEAD + b"Content-Length: 2\r\n\r\nab" + HEAD + b"Content-Length: 2\r\n\r\nxx",
    HEAD + b"Transfer-Encoding: chunked\r\n\r\n2\r\nef\r\n0\r\n\r\n",
    HEAD + b"Connection: close\r\nContent-Length: 2\r\n\r\ngh",
    b"HTTP/1.1 103 Early Hints\r\nContent-Length: 72\r\n\r\n" + HEAD + b"Content-Length: 2\r\n\r\nij",
    HEAD.replace(b"200", b"404") + b"Content-Length: 2\r\n\r\nkl",
    b"no answer\r\n\r\n",
)


class Wire(asyncio.Transport):
    """The other end: keeps what is written, and does nothing by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.closed = False
        self.ended = False

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.ended = True

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        """Nothing comes by itself."""

    def resume_reading(self) -> None:
        """Nothing comes by itself."""


def in_pieces(stream: bytes, cuts: Sequence[int]) -> list[bytes]:
    at = sorted({0, len(stream), *(cut % (len(stream) + 1) for cut in cuts)})
    return [stream[begin:end] for begin, end in pairwise(at)]


def server() -> HttpServer:
    async def echo(request: HttpRequest) -> HttpResponse:
        return HttpResponse(200, request.method.encode() + b" " + request.body)

    made = HttpServer(ServerLimits())
    made.mount("POST", "/echo", echo)
    made.mount("GET", "/echo", echo)
    return made


async def spoken(pieces: Sequence[bytes], *, remembers: bool) -> bytes:
    """What a server says to these bytes; everything is answered before the next piece comes."""
    one, wire = server(), Wire()
    connection = HttpServerConnection(one)
    connection.connection_made(wire)
    for piece in pieces:
        if not remembers:
            one.heads.clear()
        if not wire.closed:
            connection.data_received(piece)
        while connection.active_task is not None:
            await asyncio.wait([connection.active_task])
    return b"".join(wire.written) + (b" and hung up" if wire.closed or wire.ended else b"")


@pytest.mark.promise("E1")
@given(st.lists(st.sampled_from(REQUESTS), min_size=2, max_size=6), st.lists(st.integers(0, 999), max_size=5))
def test_a_request_means_the_same_whether_its_head_came_before_or_not(
    requests: list[bytes], cuts: list[int]
) -> None:
    async def go() -> None:
        pieces = [*requests, *in_pieces(b"".join(requests), cuts)]
        assert await spoken(pieces, remembers=True) == await spoken(pieces, remembers=False)

    asyncio.run(go())


class Pool:
    """Where a line goes when it is free."""

    free = False

    def release_connection(self, _line: ClientConnection) -> None:
        self.free = True

    def remove_connection(self, _line: ClientConnection) -> None:
        self.free = False


async def heard(line: ClientConnection, pool: Pool, pieces: Sequence[bytes]) -> str:
    """What came of one exchange on this line: the answer, and whether the line may be used again."""
    pool.free = False
    answer = line.send_request(b"GET / HTTP/1.1\r\n\r\n")
    for piece in pieces:
        line.data_received(piece)
    over = not line.is_usable
    if over:
        line.connection_lost(None)
    try:
        reply = await answer
        said = f"{reply.status} {reply.media_type} {(await reply.read(99)).decode()}"
    except HttpTransportError as fault:
        said = fault.why
    return f"{said} {pool.free and not over}"


def a_line() -> tuple[ClientConnection, Pool]:
    pool = Pool()
    line = ClientConnection(pool, HttpOrigin("localhost", 1, tls=False))
    line.connection_made(Wire())
    return line, pool


@pytest.mark.promise("E1")
@given(st.lists(st.tuples(st.sampled_from(ANSWERS), st.lists(st.integers(0, 999), max_size=2)), max_size=6))
def test_an_answer_means_the_same_whether_its_head_came_before_or_not(
    exchanges: list[tuple[bytes, list[int]]],
) -> None:
    async def go() -> None:
        kept, pool = a_line()
        for answer, cuts in exchanges:
            pieces = in_pieces(answer, cuts)
            assert await heard(kept, pool, pieces) == await heard(*a_line(), pieces)
            if not pool.free:
                kept, pool = a_line()

    asyncio.run(go())
