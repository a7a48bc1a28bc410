"""A stream that is cut before its answer: the client comes back with the last event id, and nothing is done twice."""

import asyncio
import gc
import json
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from callwright import Callwright
from callwright.core.protocols import mcp_protocol
from callwright.domain.result import ToolResult
from callwright.gateway.gateway import Gateway
from callwright.gateway.mcp.backend_protocol import IncomingRequest
from callwright.gateway.mcp.resumable_answers import EventId, ResumableAnswers, parse_event_id
from gateway.talking import SOON

VERSION = "2025-11-25"


class Stage:
    """A gateway with a tool that pays when it is let, and raw connections to it."""

    def __init__(self, port: int, session: str = "") -> None:
        self.port = port
        self.session = session
        self.paid: list[int] = []
        self.begun = asyncio.Event()
        self.go_on = asyncio.Event()

    def encoded(self, method: str, body: dict[str, Any] | None = None, **headers: str) -> bytes:
        data = b"" if body is None else json.dumps({"jsonrpc": "2.0", **body}).encode()
        fields = {
            "Host": "127.0.0.1",
            "Content-Type": "application/json",
            "Accept": "application/json, text/event-stream",
            "Content-Length": str(len(data)),
            **({"Mcp-Session-Id": self.session} if self.session else {}),
            **{name.replace("_", "-"): value for name, value in headers.items()},
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
        return f"{method} /mcp HTTP/1.1\r\n{head}\r\n".encode() + data

    async def send(
        self, method: str, body: dict[str, Any] | None = None, **headers: str
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(self.encoded(method, body, **headers))
        return reader, writer

    async def look(self, id_: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        params = {"name": "look", "arguments": {"at": f"page {id_}"}}
        return await self.send("POST", {"id": id_, "method": "tools/call", "params": params})

    async def call(self, id_: int, amount: int = 5) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        params = {"name": "pay", "arguments": {"amount": amount}}
        return await self.send("POST", {"id": id_, "method": "tools/call", "params": params})

    async def opened(self, version: str = VERSION) -> None:
        params = {"protocolVersion": version, "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}
        reader, writer = await self.send("POST", {"id": 0, "method": "initialize", "params": params})
        head = (await until(reader, b"\r\n\r\n")).decode()
        self.session = head.partition("Mcp-Session-Id: ")[2].partition("\r\n")[0]
        await hang_up(writer)
        await hang_up((await self.send("POST", {"method": "notifications/initialized"}))[1])


async def until(reader: asyncio.StreamReader, end: bytes) -> bytes:
    async with asyncio.timeout(SOON):
        return await reader.readuntil(end)


async def opening_of(reader: asyncio.StreamReader) -> str:
    """The event id with which a stream begins."""
    found = (await until(reader, b"data: \n\n")).decode()
    assert "text/event-stream" in found
    return found.rpartition("id: ")[2].partition("\n")[0]


async def message_of(reader: asyncio.StreamReader) -> dict[str, Any]:
    """The answer at the end of a stream, or of a response that is complete."""
    found = await until(reader, b"}\n\n")
    said: dict[str, Any] = json.loads(found.rpartition(b"data: ")[2])
    return said


async def hang_up(writer: asyncio.StreamWriter, *, cut: bool = False) -> None:
    if cut:  # a reset
        linger = struct.pack("ii", 1, 0)
        writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
    writer.close()


@asynccontextmanager
async def staged(version: str = VERSION) -> AsyncIterator[Stage]:
    app = Callwright()
    gate = Gateway(app)
    stage = Stage(await gate.start())

    async def pay(amount: int) -> str:
        stage.paid.append(amount)
        stage.begun.set()
        await stage.go_on.wait()
        return f"paid {amount}, number {len(stage.paid)}"

    app.tool(pay)

    @app.tool(effect="read")
    async def look(at: str) -> str:
        return f"seen {at}"

    await stage.opened(version)
    yield stage
    stage.go_on.set()
    await gate.close(0.1)


def text_of(message: dict[str, Any]) -> str:
    return str(message["result"]["content"][0]["text"])


@pytest.mark.promise("E2")
@pytest.mark.parametrize("running", [True, False])
def test_a_client_that_lost_its_stream_gets_the_answer_of_the_same_request(*, running: bool) -> None:
    async def go() -> None:
        async with staged() as stage:
            reader, writer = await stage.call(1)
            last = await opening_of(reader)
            await asyncio.wait_for(stage.begun.wait(), SOON)
            await hang_up(writer, cut=True)
            if not running:  # the answer is made while nobody listens
                stage.go_on.set()
            resumed, again = await stage.send("GET", Last_Event_ID=last)
            stage.go_on.set()
            message = await message_of(resumed)
            await hang_up(again)
            assert (message["id"], text_of(message), stage.paid) == (1, "paid 5, number 1", [5])

    asyncio.run(go())


@pytest.mark.parametrize("tool", ["look", "pay"])
def test_the_answer_of_a_quick_call_is_one_response_of_known_length_and_can_be_fetched_again(
    tool: str,
) -> None:
    async def go() -> None:
        async with staged() as stage:
            stage.go_on.set()
            reader, writer = await (stage.look(1) if tool == "look" else stage.call(1))
            head = (await until(reader, b"\r\n\r\n")).decode().lower()
            assert "content-type: text/event-stream\r\ncache-control: no-store\r\n" in head
            length = int(head.partition("content-length: ")[2].partition("\r\n")[0])
            opening, message, end = (await reader.readexactly(length)).split(b"\n\n")
            assert opening.splitlines()[1:] == [b"retry: 500", b"data: "]
            assert message.startswith(b"event: message\nid: cw-")
            answer = json.loads(message.partition(b"\ndata: ")[2])
            said = "seen page 1" if tool == "look" else "paid 5, number 1"
            assert (answer["id"], text_of(answer), end) == (1, said, b"")
            await hang_up(writer, cut=True)
            last = opening.decode().partition("id: ")[2].partition("\n")[0]
            resumed, again = await stage.send("GET", Last_Event_ID=last)
            assert await message_of(resumed) == answer
            await hang_up(again)

    asyncio.run(go())


@pytest.mark.costly
@pytest.mark.parametrize("tool", ["look", "pay"])
def test_what_a_call_has_used_is_freed_when_its_answer_is_received_without_the_collector(tool: str) -> None:
    async def go() -> None:
        async with staged() as stage:
            stage.go_on.set()
            gc.collect()
            gc.disable()
            gc.set_debug(gc.DEBUG_SAVEALL)
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", stage.port)
                for number in range(1, 6):
                    arguments = {"at": "x"} if tool == "look" else {"amount": number}
                    call = {"method": "tools/call", "params": {"name": tool, "arguments": arguments}}
                    writer.write(stage.encoded("POST", {"id": number, **call}))
                    await until(reader, b'"id":%d,' % number)
                    await until(reader, b"}\n\n")
                writer.write(stage.encoded("POST", {"id": 9, "method": "ping"}))
                await until(reader, b'"id":9')
                await hang_up(writer)
                gc.collect()
                left = [one for one in gc.garbage if isinstance(one, IncomingRequest | ToolResult)]
            finally:
                gc.set_debug(0)
                gc.garbage.clear()
                gc.enable()
            assert left == []

    asyncio.run(go())


def test_an_answer_can_be_fetched_again_until_it_is_known_to_be_received() -> None:
    async def go() -> None:
        async with staged() as stage:
            stage.go_on.set()
            reader, writer = await stage.call(1)
            last = await opening_of(reader)
            first = await message_of(reader)
            await hang_up(writer, cut=True)
            resumed, connection = await stage.send("GET", Last_Event_ID=last)
            assert await message_of(resumed) == first
            await hang_up(connection, cut=True)
            resumed, connection = await stage.send("GET", Last_Event_ID=last)
            assert await message_of(resumed) == first
            await hang_up(connection)

    asyncio.run(go())


@pytest.mark.promise("E2")
@pytest.mark.parametrize(("cut", "made"), [(True, 1), (False, 2)])
def test_the_same_call_is_made_again_only_by_a_client_that_had_its_answer(*, cut: bool, made: int) -> None:
    async def go() -> None:
        async with staged() as stage:
            stage.go_on.set()
            reader, writer = await stage.call(1)
            await opening_of(reader)
            await message_of(reader)
            await hang_up(writer, cut=cut)  # clients in Python close every stream in order after its answer
            reader, writer = await stage.call(2)
            message = await message_of(reader)
            await hang_up(writer)
            assert (message["id"], len(stage.paid)) == (2, made)

    asyncio.run(go())


def test_a_call_whose_connection_is_cut_before_its_stream_begins_is_made_once() -> None:
    async def go() -> None:
        async with staged() as stage:
            reader, writer = await stage.call(1)
            await asyncio.wait_for(stage.begun.wait(), SOON)
            await hang_up(writer, cut=True)
            reader, writer = await stage.call(2)
            stage.go_on.set()
            message = await message_of(reader)
            await hang_up(writer)
            assert (message["id"], text_of(message), stage.paid) == (2, "paid 5, number 1", [5])

    asyncio.run(go())


@pytest.mark.parametrize(
    ("said", "status"),
    [
        ("cw-999-0-MQ", "200"),
        ("cw-1-0-Zm9v", "400"),
        ("nonsense", "400"),
        ("cw-x-0-MQ", "400"),
        ("cw-1-0-%", "400"),
    ],
)
def test_an_answer_that_is_not_kept_is_said_to_be_gone_at_once(said: str, status: str) -> None:
    async def go() -> None:
        async with staged() as stage:
            reader, writer = await stage.send("GET", Last_Event_ID=said)
            assert (await until(reader, b"\r\n")).split()[1].decode() == status
            if status == "200":
                message = await message_of(reader)
                assert (message["id"], message["error"]["code"]) == (1, mcp_protocol.INTERNAL_ERROR)
            await hang_up(writer)

    asyncio.run(go())


def test_a_session_that_a_restart_has_ended_leaves_no_client_waiting_for_its_answer() -> None:
    async def go() -> None:
        async with staged() as stage:
            stage.session = "of-another-process"
            reader, writer = await stage.send("GET", Last_Event_ID="cw-7-0-MTI")
            assert (await message_of(reader))["id"] == 12
            await hang_up(writer)

    asyncio.run(go())


@pytest.mark.parametrize("version", mcp_protocol.LEGACY_VERSIONS[1:])
def test_clients_of_older_versions_are_sent_no_event_without_a_message(version: str) -> None:
    async def go() -> None:
        async with staged(version) as stage:
            stage.go_on.set()
            reader, writer = await stage.call(1)
            assert b"application/json" in await until(reader, b"\r\n\r\n")
            await hang_up(writer)

    asyncio.run(go())


# --- what is kept -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("request_id", [0, 12, -3, "a", "ü-1-2", ""])
def test_an_event_id_reads_back_as_it_was(request_id: str | int) -> None:
    said = EventId(3, 4, request_id)
    assert parse_event_id(said.to_text()) == said
    assert said.to_text().isascii()


def test_answers_that_were_given_up_count_for_nothing_and_the_bound_of_all_stays() -> None:
    kept = ResumableAnswers(most_bytes=100, most_of_one=50)
    for at in range(3):
        one = kept.open_answer("a", at)
        one.finish(b"x" * 40)
        kept.drop_answer("a", one.number)
    others = [kept.open_answer(session, 1) for session in "bcdef"]
    for session, one in zip("bcdef", others, strict=True):
        kept.finish_answer(session, one, b"x" * 30)
    held = [kept.find_answer(session, one.number) for session, one in zip("bcdef", others, strict=True)]
    assert [one is not None for one in held] == [False, False, True, True, True]


def test_answers_that_nobody_fetches_are_bounded_in_number_and_size() -> None:
    kept = ResumableAnswers(most_bytes=100, most_of_one=50, most_answers=3)
    many = [kept.open_answer("a", at) for at in range(5)]
    assert [kept.find_answer("a", one.number) is not None for one in many] == [False, False, True, True, True]
    for one in many[2:]:
        kept.finish_answer("a", one, b"x" * 20)
    assert [kept.find_answer("a", one.number) is not None for one in many] == [
        False,
        False,
        False,
        True,
        True,
    ]
    others = [kept.open_answer(session, 1) for session in "bcde"]
    for session, one in zip("bcde", others, strict=True):
        kept.finish_answer(session, one, b"x" * 30)
    assert [kept.find_answer(session, one.number) is not None for session, one in zip("bcde", others, strict=True)] == [
        False, True, True, True,
    ]  # fmt: skip
    assert kept.find_answer("a", many[4].number) is None
    kept.close_session("e")
    assert kept.find_answer("e", others[3].number) is None


def test_an_answer_belongs_to_its_session_alone() -> None:
    kept = ResumableAnswers()
    mine = kept.open_answer("a", 1)
    assert kept.find_answer("b", mine.number) is None
    assert kept.find_answer("a", mine.number) is mine
