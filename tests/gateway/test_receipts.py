"""Which answers count as received: by what is asked afterwards on the connection, by whom, and by how the connection ends."""

import asyncio
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import pytest

from callwright.wire.delivery_receipts import PRESUME_RECEIVED_AFTER_S, DeliveryReceipts
from callwright.wire.http_messages import HttpRequest, HttpResponse
from callwright.wire.http_server import HttpServer
from callwright.wire.server_limits import AllowedOrigins, ServerLimits, TrustedProxies
from gateway.talking import SOON

HOST = "Host: 127.0.0.1"


def lists() -> tuple[list[str], list[str]]:
    return [], []


def receipts_of(received: list[str], closed: list[str], *askers: str) -> DeliveryReceipts:
    found = DeliveryReceipts()
    for at, asker in enumerate(askers):
        name = f"{asker}{at}"
        found.record_asker(asker, at)
        found.record_answer(asker, partial(received.append, name), partial(closed.append, name), float(at))
    return found


def test_what_the_same_client_asks_next_confirms_its_earlier_answers() -> None:
    received, closed = lists()
    receipts = receipts_of(received, closed, "ann", "ann")
    assert received == ["ann0"]
    receipts.record_asker("ann", 2)
    assert received == ["ann0", "ann1"]
    assert closed == []


def test_a_request_that_was_sent_before_the_answer_confirms_nothing() -> None:
    received, closed = lists()
    receipts = receipts_of(received, closed, "ann")
    receipts.record_asker("ann", 0)
    assert received == []


def test_what_another_client_asks_on_the_connection_confirms_nothing() -> None:
    received, closed = lists()
    receipts = receipts_of(received, closed, "ann", "bob")
    assert received == []
    receipts.record_asker("ann", 2)
    assert received == ["ann0"]


def test_half_a_minute_without_a_request_confirms_an_answer() -> None:
    received, closed = lists()
    receipts = receipts_of(received, closed, "ann")
    receipts.confirm_overdue(PRESUME_RECEIVED_AFTER_S - 0.1)
    assert received == []
    receipts.confirm_overdue(PRESUME_RECEIVED_AFTER_S)
    assert received == ["ann0"]


@pytest.mark.parametrize(
    ("in_order", "by_client", "at_once", "presumed"),
    [(True, True, ["ann0"], 1), (True, False, [], 1), (False, True, [], 0), (False, False, [], 0)],
)
def test_only_a_close_in_order_by_the_client_itself_counts_at_once(
    *, in_order: bool, by_client: bool, at_once: list[str], presumed: int
) -> None:
    received, closed = lists()
    receipts = receipts_of(received, closed, "ann")
    assert len(receipts.end_connection(in_order=in_order, by_client=by_client)) == presumed
    assert (received, closed) == ([], at_once)


@pytest.mark.parametrize("askers", [("ann", "bob"), ("ann", "ann")])
def test_a_close_counts_for_nothing_at_once_where_several_clients_share_the_connection(
    askers: tuple[str, ...],
) -> None:
    received, closed = lists()
    receipts = receipts_of(received, closed, *askers)
    receipts.shared = receipts.shared or askers == ("ann", "ann")  # or the peer is a trusted proxy
    receipts.end_connection(in_order=True, by_client=True)
    assert closed == []


# --- on a socket --------------------------------------------------------------------------------------------------


@asynccontextmanager
async def answering(closed: list[str], proxies: TrustedProxies | None = None) -> AsyncIterator[int]:
    server = HttpServer(ServerLimits(sweep_s=0.02), AllowedOrigins(), proxies or TrustedProxies())

    async def told(request: HttpRequest) -> HttpResponse:
        request.record_asker(request.query["who"])
        answer = HttpResponse(200, b"", received=lambda: None)
        answer.closed = lambda: closed.append(request.client_address)
        return answer

    server.mount("GET", "/told", told)
    port = await server.start()
    yield port
    await server.close(0.1)


async def ask_and_leave(port: int, *, reset: bool, more: str = "") -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET /told?who=ann HTTP/1.1\r\n{HOST}\r\n{more}\r\n".encode())
    async with asyncio.timeout(SOON):
        await reader.readuntil(b"\r\n\r\n")
    if reset:
        writer.get_extra_info("socket").setsockopt(
            socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0)
        )
    writer.close()
    await writer.wait_closed()


async def another_request(port: int) -> None:
    """Everything that the server was sent before has been taken once this is answered."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET /none HTTP/1.1\r\n{HOST}\r\nConnection: close\r\n\r\n".encode())
    async with asyncio.timeout(SOON):
        await reader.read()
    writer.close()


@pytest.mark.parametrize(("reset", "counts"), [(False, 1), (True, 0)])
def test_a_client_that_closes_in_order_is_told_from_one_whose_connection_broke(
    *, reset: bool, counts: int
) -> None:
    async def go() -> None:
        closed: list[str] = []
        async with answering(closed) as port:
            await ask_and_leave(port, reset=reset)
            await another_request(port)
            assert len(closed) == counts

    asyncio.run(go())


def test_a_trusted_proxy_that_closes_says_nothing_of_its_client() -> None:
    async def go() -> None:
        closed: list[str] = []
        async with answering(closed, TrustedProxies.parse_networks(["127.0.0.0/8"])) as port:
            await ask_and_leave(port, reset=False)
            await another_request(port)
            assert closed == []

    asyncio.run(go())


def test_the_client_behind_proxies_is_the_nearest_address_that_is_none_of_them() -> None:
    async def go() -> None:
        found: list[str] = []
        server = HttpServer(
            ServerLimits(sweep_s=0.02),
            AllowedOrigins(),
            TrustedProxies.parse_networks(["127.0.0.1", "10.0.0.0/8"]),
        )

        async def seen(request: HttpRequest) -> HttpResponse:
            found.append(request.client_address)
            return HttpResponse(200, b"")

        server.mount("GET", "/told", seen)
        port = await server.start()
        more = "X-Forwarded-For: 6.6.6.6, 192.0.2.7, 10.1.2.3\r\n"
        await ask_and_leave(port, reset=False, more=more)
        await server.close(0.1)
        assert found == ["192.0.2.7"]

    asyncio.run(go())
