"""Requests and responses that are written together: in order, to their end, and never on a connection that has ended meanwhile.

On both event loops: uvloop looks at its sockets between what is queued and what is written, the standard one does not.
"""

import asyncio
import socket
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Self

import pytest
import uvloop

from callwright.wire.http_client import HttpClient, build_request_head
from callwright.wire.http_messages import HttpRequest, HttpResponse
from callwright.wire.request_target import HttpTransportError, RequestTarget
from callwright.wire.write_batch import FULL, WriteBatch
from gateway.talking import SOON, serving

HOST = "Host: 127.0.0.1"
OK = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"
Run = Callable[[Coroutine[Any, Any, None]], None]
LOOPS = pytest.mark.parametrize("run", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])


async def accept(listening: socket.socket) -> socket.socket:
    """Take the next connection, and read its request."""
    connection, _ = await asyncio.to_thread(listening.accept)
    await asyncio.to_thread(connection.recv, 65536)
    return connection


class Upstream:
    """A client with one request under way, so that others are sent in batches, and one idle connection."""

    def __init__(self) -> None:
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.listening.settimeout(SOON)
        self.target = RequestTarget.parse_url(f"http://127.0.0.1:{self.listening.getsockname()[1]}/")
        self.client = HttpClient()
        self.left: list[str] = []

    async def __aenter__(self) -> Self:
        first = asyncio.ensure_future(self.ask("first"))
        self.busy = asyncio.ensure_future(self.ask("busy"))
        connections = [await accept(self.listening) for _ in range(2)]
        self.idle, self.held = connections
        self.idle.sendall(OK)
        await asyncio.wait({first, self.busy}, return_when="FIRST_COMPLETED")
        if self.busy.done():  # the second connection was accepted first
            first, self.busy = self.busy, first
        self.left.clear()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.held.sendall(OK)
        async with asyncio.timeout(SOON):
            assert await self.busy == b"ok"
        self.client.close()
        for one in (self.idle, self.held, self.listening):
            one.close()

    async def ask(self, name: str, leaving: Callable[[str], None] | None = None) -> bytes:
        note = leaving or self.left.append
        head = build_request_head("POST", self.target)
        reply = await self.client.post(self.target, head, b"", lambda: note(name), batched=True)
        return await reply.read(9)


@LOOPS
def test_writes_wait_for_what_is_ready_to_run_or_for_a_full_batch_and_for_nothing_else(run: Run) -> None:
    async def go() -> None:
        batch, done = WriteBatch(), list[int]()
        batch.add(lambda: done.append(0))
        assert done == []
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert done == [0]
        for number in range(1, FULL + 2):
            batch.add(partial(done.append, number))
        assert done == list(range(FULL + 1)), "a full batch is written at once"
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert done == list(range(FULL + 2))

    run(go())


@LOOPS
@pytest.mark.parametrize("is_queued", [False, True])
@pytest.mark.parametrize("last", [b"", b"HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\n\r\n"])
def test_a_request_is_not_lost_on_a_connection_that_its_server_closes_before_the_batch_is_written(
    run: Run, last: bytes, *, is_queued: bool
) -> None:
    async def go() -> None:
        async with Upstream() as upstream:
            asked = asyncio.ensure_future(upstream.ask("next"))
            if is_queued:
                await asyncio.sleep(0)
            upstream.idle.sendall(last)
            upstream.idle.close()
            taken = await accept(upstream.listening)
            taken.sendall(OK)
            async with asyncio.timeout(SOON):
                assert await asked == b"ok"
            assert upstream.left == ["next"], "announced once, when it was really sent"
            taken.close()

    run(go())


@LOOPS
def test_a_request_of_a_batch_whose_caller_objects_at_the_last_moment_is_not_sent(run: Run) -> None:
    def object_to(_name: str) -> None:
        raise LookupError

    async def go() -> None:
        async with Upstream() as upstream:
            with pytest.raises(LookupError):
                await upstream.ask("never", object_to)
            upstream.idle.settimeout(SOON)
            assert await asyncio.to_thread(_receive, upstream.idle) == b"", "hung up, and nothing was sent"

    run(go())


@LOOPS
def test_a_request_of_a_batch_that_is_cancelled_before_it_is_written_is_not_sent(run: Run) -> None:
    async def go() -> None:
        async with Upstream() as upstream:
            asked = asyncio.ensure_future(upstream.ask("never"))
            asyncio.get_running_loop().call_soon(asked.cancel)
            with pytest.raises(asyncio.CancelledError):
                await asked
            assert await asyncio.to_thread(_receive, upstream.idle) == b""
            assert upstream.left == []

    run(go())


@LOOPS
def test_a_request_of_a_batch_is_not_sent_when_the_client_is_closed_before_it_is_written(run: Run) -> None:
    async def go() -> None:
        async with Upstream() as upstream:
            asked = asyncio.ensure_future(upstream.ask("never"))
            await asyncio.sleep(0)
            upstream.client.close()
            with pytest.raises(HttpTransportError) as closed:
                await asked
            assert (closed.value.sent, upstream.left) == (False, [])
            assert upstream.client.open_connections == 0, "nor has another connection been opened for it"
            with pytest.raises(HttpTransportError):
                await upstream.busy
            upstream.busy = asyncio.ensure_future(upstream.ask("afterwards"))
            upstream.held.close()
            upstream.held = await accept(upstream.listening)

    run(go())


@LOOPS
def test_a_caller_that_is_cancelled_at_the_last_moment_keeps_no_other_of_its_batch_waiting(run: Run) -> None:
    def cancel(_name: str) -> None:
        raise asyncio.CancelledError

    async def go() -> None:
        async with Upstream() as upstream:
            upstream.held.sendall(OK)
            await upstream.busy
            first, upstream.busy = (
                asyncio.ensure_future(upstream.ask("never", cancel)),
                asyncio.ensure_future(upstream.ask("next")),
            )
            async with asyncio.timeout(SOON):
                with pytest.raises(asyncio.CancelledError):
                    await first
                connections = [upstream.idle, upstream.held]
                readable = [await asyncio.to_thread(_receive, one) for one in connections]
            assert sorted(map(bool, readable)) == [False, True]
            if readable[0]:
                upstream.idle, upstream.held = upstream.held, upstream.idle

    run(go())


@LOOPS
def test_a_request_of_a_batch_that_was_sent_may_have_arrived(run: Run) -> None:
    async def go() -> None:
        async with Upstream() as upstream:
            asked = asyncio.ensure_future(upstream.ask("next"))
            assert await asyncio.to_thread(upstream.idle.recv, 65536)
            upstream.idle.close()
            with pytest.raises(HttpTransportError) as lost:
                await asked
            assert (lost.value.sent, upstream.left) == (True, ["next"])

    run(go())


def _receive(connection: socket.socket) -> bytes:
    """What comes until the other side hangs up; a reset hangs up, too."""
    try:
        return connection.recv(65536)
    except ConnectionResetError:
        return b""


@LOOPS
def test_responses_to_many_at_once_reach_their_own_clients_in_order(run: Run) -> None:
    async def go() -> None:
        release, all_begun = asyncio.Event(), asyncio.Event()
        begun: list[str] = []
        async with serving() as (server, port):

            async def slow(request: HttpRequest) -> HttpResponse:
                begun.append(request.query["n"])
                if len(begun) == 20:
                    all_begun.set()
                await release.wait()
                return HttpResponse(200, request.query["n"].encode())

            server.mount("GET", "/slow", slow)

            async def pipeline(first: int) -> list[bytes]:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                for number in range(first, first + 3):
                    writer.write(f"GET /slow?n={number:03} HTTP/1.1\r\n{HOST}\r\n\r\n".encode())
                bodies = []
                for _ in range(3):
                    await reader.readuntil(b"\r\n\r\n")
                    bodies.append(await reader.readexactly(3))
                writer.close()
                return bodies

            lines = [asyncio.ensure_future(pipeline(first)) for first in range(0, 60, 3)]
            async with asyncio.timeout(SOON):
                await all_begun.wait()
                release.set()
                found = await asyncio.gather(*lines)
            assert found == [
                [b"%03d" % number for number in range(first, first + 3)] for first in range(0, 60, 3)
            ]

    run(go())


@LOOPS
def test_a_response_that_waits_to_be_written_stays_before_the_next_of_its_connection(run: Run) -> None:
    async def go() -> None:
        begun, others = asyncio.Event(), asyncio.Event()
        async with serving() as (server, port):

            async def slow(_request: HttpRequest) -> HttpResponse:
                begun.set()
                await others.wait()
                return HttpResponse(200, b"first")

            async def other(_request: HttpRequest) -> HttpResponse:
                others.set()
                return HttpResponse(200)

            server.mount("GET", "/slow", slow)
            server.mount("GET", "/other", other)
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            for path in ("/slow", "/nowhere"):
                writer.write(f"GET {path} HTTP/1.1\r\n{HOST}\r\n\r\n".encode())
            await begun.wait()
            _, beside = await asyncio.open_connection("127.0.0.1", port)
            beside.write(f"GET /other HTTP/1.1\r\n{HOST}\r\n\r\n".encode())
            async with asyncio.timeout(SOON):
                assert b" 200 " in await reader.readuntil(b"\r\n\r\n")
                assert await reader.readexactly(5) == b"first"
                assert b" 404 " in await reader.readuntil(b"\r\n\r\n")
            writer.close()
            beside.close()

    run(go())


@LOOPS
def test_a_client_that_ends_its_side_gets_the_response_that_waits_to_be_written_and_has_not_closed_after_it(
    run: Run,
) -> None:
    async def go() -> None:
        begun, others, closed = asyncio.Event(), asyncio.Event(), []
        client = socket.socket()
        async with serving() as (server, port):

            async def other(_request: HttpRequest) -> HttpResponse:
                others.set()
                return HttpResponse(200)

            async def last(request: HttpRequest) -> HttpResponse:
                request.record_asker("ann")
                begun.set()
                await others.wait()
                client.shutdown(socket.SHUT_WR)  # seen by uvloop before the response is written
                response = HttpResponse(200, b"whole", received=lambda: None)
                response.closed = lambda: closed.append(True)
                return response

            server.mount("GET", "/last", last)
            server.mount("GET", "/other", other)
            await asyncio.to_thread(client.connect, ("127.0.0.1", port))
            client.sendall(f"GET /last HTTP/1.1\r\n{HOST}\r\n\r\n".encode())
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            await begun.wait()
            writer.write(f"GET /other HTTP/1.1\r\n{HOST}\r\n\r\n".encode())
            client.settimeout(SOON)
            got = b""
            while part := await asyncio.to_thread(client.recv, 65536):
                got += part
            assert got.endswith(b"\r\n\r\nwhole")
            assert await reader.readuntil(b"\r\n\r\n")
            writer.close()
        client.close()
        if run is uvloop.run:
            assert closed == []

    run(go())
