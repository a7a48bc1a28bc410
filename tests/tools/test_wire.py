"""The HTTP client: what a fault says about whether the request can have arrived, and that connections are kept."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.wire.http_client import HttpClient
from callwright.wire.request_target import HttpTransportError, RequestTarget
from callwright.wire.server_sent_events import EventReader, EventTooLargeError

OK = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"
Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def upstream(serve: Serve) -> AsyncIterator[RequestTarget]:
    """Serve until the block ends; the client has gone by then, so that whoever reads is told."""
    talks: set[asyncio.Task[None]] = set()

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await serve(reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    def begin(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        talks.add(asyncio.ensure_future(talk(reader, writer)))

    server = await asyncio.start_server(begin, "127.0.0.1", 0)
    try:
        yield RequestTarget.parse_url(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/")
    finally:
        server.close()
        if talks:
            await asyncio.wait(talks, timeout=10)


def saying(*answers: bytes, hang_up: bool = True) -> Serve:
    """Answer every request with the next of these; then hang up."""
    left = list(answers)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while left:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(left.pop(0))
        if hang_up:
            writer.close()
        else:
            await reader.read()

    return serve


def test_a_connection_is_kept_and_used_again() -> None:
    async def go() -> None:
        async with upstream(saying(OK, OK, OK)) as target:
            client = HttpClient()
            for _ in range(3):
                assert await (await client.send("GET", target)).read(10) == b"ok"
            client.close()

    asyncio.run(go())


@pytest.mark.promise("C10")
@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (b"", "reset"),
        (b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nab", "reset"),
        (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab", "reset"),
        (b"no http at all\r\n\r\n", "malformed"),
        (b"HTTP/1.1 200 OK\r\n" + b"X: " + b"y" * 700_000, "malformed"),
        (b"HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n" + b"x" * 99, "too_large"),
        (b"HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\nX: " + b"y" * 700_000, "malformed"),
        (b"HTTP/1.1 103 Early Hints\r\n\r\n" * 30_000, "malformed"),
        (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: " + b"y" * 700_000, "malformed"),
        (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1;" + b"y" * 700_000, "malformed"),
        (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\nok", "malformed"),
        (b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n", "malformed"),
    ],
)
def test_what_fails_after_the_request_left_says_that_it_may_have_arrived(answer: bytes, why: str) -> None:
    async def go() -> None:
        async with upstream(saying(answer)) as target:
            client = HttpClient()
            with pytest.raises(HttpTransportError) as fault:
                await (await client.send("POST", target, body=b"x")).read(50)
            assert (fault.value.why, fault.value.sent) == (why, True)
            client.close()

    asyncio.run(go())


@pytest.mark.promise("C10")
def test_where_nobody_listens_nothing_was_sent() -> None:
    async def go() -> None:
        server = await asyncio.start_server(saying(), "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        server.close()
        with pytest.raises(HttpTransportError) as fault:
            await HttpClient().send("POST", RequestTarget.parse_url(f"http://127.0.0.1:{port}/"))
        assert (fault.value.why, fault.value.sent) == ("refused", False)

    asyncio.run(go())


def test_a_body_without_a_length_ends_with_the_connection_and_interim_answers_are_not_the_answer() -> None:
    async def go() -> None:
        early = b"HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\nHTTP/1.1 200 OK\r\n\r\nall of it"
        async with upstream(saying(early)) as target:
            reply = await HttpClient().send("GET", target)
            assert (reply.status, await reply.read(100)) == (200, b"all of it")

    asyncio.run(go())


@pytest.mark.parametrize(
    ("method", "head", "kept"),
    [
        ("HEAD", b"HTTP/1.1 200 OK\r\nContent-Length: 5000000\r\n\r\n", False),
        ("HEAD", b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", False),
        ("GET", b"HTTP/1.1 204 No Content\r\n\r\n", True),
        ("GET", b"HTTP/1.1 204 No Content\r\nContent-Length: 7\r\n\r\n", True),
        ("GET", b"HTTP/1.1 304 Not Modified\r\nContent-Length: 7\r\n\r\n", True),
    ],
)
def test_an_answer_without_a_body_ends_with_its_head_and_the_next_is_the_next(
    method: str, head: bytes, *, kept: bool
) -> None:
    served: list[int] = []

    async def go() -> None:
        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            served.append(0)
            await saying(*((head, OK) if len(served) == 1 else (OK,)), hang_up=False)(reader, writer)

        async with upstream(serve) as target:
            client = HttpClient()
            assert await (await client.send(method, target)).read(10) == b""
            assert await (await client.send("GET", target)).read(10) == b"ok"
            client.close()
        assert len(served) == (1 if kept else 2)

    asyncio.run(go())


def test_a_trailer_changes_nothing_that_was_said_before_the_body() -> None:
    async def go() -> None:
        said = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nX: a\r\n\r\n2\r\nok\r\n0\r\nX: b\r\nY: c\r\n\r\n"
        async with upstream(saying(said)) as target:
            reply = await HttpClient().send("GET", target)
            assert await reply.read(9) == b"ok"
            assert (reply.headers["x"], reply.headers.get("y")) == ("a", None)

    asyncio.run(go())


def test_an_answer_that_came_before_the_request_had_left_is_the_connections_last() -> None:
    served: list[int] = []

    async def go() -> None:
        told = asyncio.Event()

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            served.append(0)
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 413 Too Large\r\nContent-Length: 0\r\n\r\n")
            await told.wait()

        async with upstream(serve) as target:
            client = HttpClient()
            for _ in range(2):
                reply = await client.send("POST", target, body=bytes(32 << 20))
                assert (reply.status, await reply.read(9)) == (413, b"")
            told.set()
            client.close()
        assert len(served) == 2

    asyncio.run(go())


class Gate:
    """A server that answers when it is told to, and counts who is connected."""

    def __init__(self, full: int) -> None:
        self.here = 0
        self._full = full
        self.is_full, self.opened = asyncio.Event(), asyncio.Event()

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.here += 1
        if self.here == self._full:
            self.is_full.set()
        while await reader.readuntil(b"\r\n\r\n"):
            await self.opened.wait()
            writer.write(OK)


def test_no_more_connections_than_allowed_and_nobody_waits_for_ever() -> None:
    async def go() -> None:
        gate = Gate(3)
        async with upstream(gate) as target, upstream(saying(OK)) as other:
            client = HttpClient(most=3)

            async def ask(where: RequestTarget) -> bytes:
                return await (await client.send("GET", where)).read(9)

            asked = [asyncio.ensure_future(ask(target)) for _ in range(20)]
            await gate.is_full.wait()
            for task in asked[:6]:  # three of them wait for an answer, three for a connection
                task.cancel()
            gate.opened.set()
            found = await asyncio.gather(*asked, return_exceptions=True)
            assert found[6:] == [b"ok"] * 14
            assert await ask(other) == b"ok", "an idle connection makes room for one elsewhere"
            assert client.open_connections <= 3
            client.close()
        assert client.open_connections == 0

    asyncio.run(go())


def test_where_one_address_is_dead_the_next_is_tried_and_remembered() -> None:
    async def go() -> None:
        asked: list[str] = []

        async def lookup(host: str, _port: int) -> list[str]:
            asked.append(host)
            return ["127.0.0.2", "127.0.0.1"]

        async with upstream(saying(OK)) as target:
            client = HttpClient(lookup)
            place = target.place._replace(host="shop.example")
            reply = await client.send("GET", RequestTarget(place, "/"))
            assert await reply.read(9) == b"ok"
            assert asked == ["shop.example"]
            assert await client._resolve_addresses(place) == ["127.0.0.1", "127.0.0.2"]
            client.close()

    asyncio.run(go())


def test_a_look_up_that_refuses_says_so_itself_and_leaves_no_connection() -> None:
    class NotThereError(Exception):
        pass

    async def refuse(_host: str, _port: int) -> list[str]:
        raise NotThereError

    async def go() -> None:
        client, left = HttpClient(refuse), list[int]()
        with pytest.raises(NotThereError):
            await client.send(
                "GET", RequestTarget.parse_url("http://a.example/"), leaving=lambda: left.append(1)
            )
        assert (client.open_connections, left) == (0, [])

    asyncio.run(go())


def test_a_body_that_nobody_reads_holds_the_other_side_back() -> None:
    async def go() -> None:
        wrote = 0

        async def endless(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal wrote
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
            try:
                while wrote < 1 << 30:
                    writer.write(b"10000\r\n" + b"x" * 65536 + b"\r\n")
                    wrote += 65536
                    await writer.drain()
            except ConnectionError:
                writer.close()

        async with upstream(endless) as target:
            client = HttpClient()
            with pytest.raises(HttpTransportError, match="too_large"):
                await (await client.send("GET", target)).read(4 << 20)
            client.close()
        assert wrote < 64 << 20

    asyncio.run(go())


def test_no_header_can_hold_another() -> None:
    async def go() -> None:
        with pytest.raises(ValueError, match="line break"):
            await HttpClient().send("GET", RequestTarget.parse_url("http://127.0.0.1:1/"), {"X": "a\r\nY: b"})
        with pytest.raises(ValueError, match="line break"):
            await HttpClient().send("GET", RequestTarget.parse_url("http://127.0.0.1:1/"), {"X: a\nY": "b"})

    asyncio.run(go())


@pytest.mark.parametrize(
    "url", ["ftp://a/", "http://", "http://u:p@h/", "/x", "http://a b/", "http://ä/", "http://a/\x01"]
)
def test_only_a_plain_absolute_url_is_a_target(url: str) -> None:
    with pytest.raises(ValueError, match="URL"):
        RequestTarget.parse_url(url)


@given(
    st.lists(st.sampled_from(["one", "two words", "{}", "中"]), max_size=5),
    st.integers(1, 9),
    st.sampled_from(["\n", "\r\n", "\r"]),
)
def test_events_are_the_same_however_they_are_cut_into_parts(texts: list[str], size: int, end: str) -> None:
    data = "".join(
        f": comment{end}id: {n}{end}data: {text}{end}{end}" for n, text in enumerate(texts)
    ).encode()
    reader = EventReader()
    found = [event for at in range(0, len(data), size) for event in reader.feed(data[at : at + size])]
    found += reader.feed(b"\n")
    assert [event.data.decode() for event in found if event.data] == texts


def test_an_event_without_an_end_is_refused() -> None:
    reader = EventReader(limit=100)
    assert reader.feed(b"data: " + b"x" * 90) == []
    with pytest.raises(EventTooLargeError):
        reader.feed(b"x" * 20)
    with pytest.raises(EventTooLargeError):
        EventReader(limit=100).feed(b"data: 1234567890\n" * 20)


def test_an_event_of_many_lines_without_words_is_refused_too() -> None:
    with pytest.raises(EventTooLargeError):
        EventReader(limit=100).feed(b"data:\n" * 200)
    assert EventReader(limit=3).feed(b"data: abc\n\n")[0].data == b"abc"


def test_a_long_line_in_many_small_parts_is_not_looked_through_with_each_of_them() -> None:
    """Otherwise this takes minutes: 16,384 parts, and 4 MB on average before each."""
    reader = EventReader()
    parts = [b"data: ", *[b"x" * 512] * 16_384, b"\n\n"]

    (event,) = [event for part in parts for event in reader.feed(part)]

    assert len(event.data) == 8 << 20


def test_a_stream_that_never_pauses_leaves_others_their_turn() -> None:
    turns = 0

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
        writer.write(b"1\r\nx\r\n" * 1_000 + b"0\r\n\r\n")
        await writer.drain()

    async def take_turns() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    async def go() -> None:
        client = HttpClient()
        async with upstream(serve) as target:
            other = asyncio.create_task(take_turns())
            reply = await client.send("GET", target)
            before = turns
            parts = [part async for part in reply]
            other.cancel()
            client.close()

        assert b"".join(parts) == b"x" * 1_000
        assert turns - before >= len(parts) - 1

    asyncio.run(go())
