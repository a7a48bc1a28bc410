"""The same call again: what a client that lost its answer sends is not done twice, and what is meant again is done."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from callwright import Callwright
from callwright.core.protocols import mcp_protocol
from callwright.gateway.gateway import Gateway
from gateway.talking import SOON
from gateway.test_resuming import VERSION, Stage, hang_up, message_of, opening_of, until

MODERN = {
    mcp_protocol.VERSION_META: mcp_protocol.MODERN_VERSION,
    mcp_protocol.CAPABILITIES_META: {},
    mcp_protocol.CLIENT_META: {"name": "t", "version": "1"},
}


class Shop(Stage):
    """A gateway over a ledger that outlives it, and its clients."""

    def __init__(self, ledger: Path | None = None) -> None:
        super().__init__(0)
        self.ledger = ledger
        self.gate: Gateway | None = None

    async def up(self) -> None:
        app = Callwright(self.ledger)

        async def pay(amount: int) -> dict[str, int]:
            self.paid.append(amount)
            self.begun.set()
            await self.go_on.wait()
            return {"number": len(self.paid)}

        app.tool(pay)
        self.gate = Gateway(app)
        self.port = await self.gate.start()

    async def down(self) -> None:
        if self.gate is not None:
            await self.gate.close(0.1)
            self.gate.app.close()

    async def ask(self, amount: int = 5, **meta: Any) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        params = {"name": "pay", "arguments": {"amount": amount}, "_meta": MODERN | meta}
        fields = {
            "MCP-Protocol-Version": mcp_protocol.MODERN_VERSION,
            "Mcp-Method": "tools/call",
            "Mcp-Name": "pay",
        }
        return await self.send("POST", {"id": 1, "method": "tools/call", "params": params}, **fields)


@asynccontextmanager
async def shop(ledger: Path | None = None) -> AsyncIterator[Shop]:
    made = Shop(ledger)
    await made.up()
    yield made
    made.go_on.set()
    await made.down()


async def answer_of(reader: asyncio.StreamReader) -> bytes:
    """One answer that is no stream."""
    head = await until(reader, b"\r\n\r\n")
    length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
    async with asyncio.timeout(SOON):
        return await reader.readexactly(length)


@pytest.mark.promise("E2")
@pytest.mark.parametrize("running", [True, False])
def test_a_call_whose_socket_was_reset_is_not_made_again_on_a_new_connection(*, running: bool) -> None:
    async def go() -> None:
        async with shop() as world:
            _, writer = await world.ask()
            await asyncio.wait_for(world.begun.wait(), SOON)
            await hang_up(writer, cut=True)
            if not running:
                world.go_on.set()
            for _ in range(2):  # as kimi-code does: twice
                reader, writer = await world.ask()
                world.go_on.set()
                assert b'"number":1' in await answer_of(reader)
                await hang_up(writer, cut=True)
            assert world.paid == [5]

    asyncio.run(go())


@pytest.mark.promise("E2")
def test_two_calls_that_are_meant_on_two_connections_are_both_made() -> None:
    async def go() -> None:
        async with shop() as world:
            world.go_on.set()
            for _ in range(2):
                reader, writer = await world.ask(5)
                await answer_of(reader)
                other = {"id": 2, "method": "server/discover", "params": {"_meta": MODERN}}
                fields = (
                    f"MCP-Protocol-Version: {mcp_protocol.MODERN_VERSION}\r\nMcp-Method: server/discover\r\n"
                )
                writer.write(request_of(other, fields))
                await answer_of(reader)  # it has read the answer before
                await hang_up(writer)
            assert world.paid == [5, 5]

    asyncio.run(go())


def request_of(message: dict[str, Any], fields: str) -> bytes:
    body = json.dumps({"jsonrpc": "2.0", **message}).encode()
    head = f"POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n{fields}"
    return f"{head}Accept: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body


@pytest.mark.promise("E2")
def test_a_client_that_sends_again_in_its_session_and_then_in_a_new_one_gets_the_first_answer() -> None:
    async def go() -> None:
        async with shop() as world:
            await world.opened(VERSION)
            world.go_on.set()
            reader, writer = await world.call(1)
            await opening_of(reader)
            await message_of(reader)
            await hang_up(writer, cut=True)
            await hang_up((await world.send("POST", {"id": 2, "method": "ping"}))[1])
            reader, writer = await world.call(3)
            assert '"number":1' in str(await message_of(reader))
            await hang_up(writer, cut=True)
            world.session = ""
            await world.opened(VERSION)
            reader, writer = await world.call(1)
            assert '"number":1' in str(await message_of(reader))
            await hang_up(writer, cut=True)
            assert world.paid == [5]

    asyncio.run(go())


@pytest.mark.promise("E2")
@pytest.mark.parametrize(("lost", "made"), [(True, 1), (False, 2)])
def test_after_a_restart_only_a_call_whose_answer_was_lost_is_not_made_again(
    tmp_path: Path, *, lost: bool, made: int
) -> None:
    async def go() -> None:
        async with shop(tmp_path / "ledger.db") as world:
            world.go_on.set()
            await world.opened(VERSION)
            reader, writer = await world.call(1)
            await message_of(reader)
            await hang_up(writer, cut=lost)
            reader, writer = await world.send("POST", {"id": 2, "method": "ping"})
            await answer_of(reader)
            await hang_up(writer)
            await world.down()
            await world.up()
            reader, writer = await world.call(3)  # its session is in the ledger, and goes on
            await message_of(reader)
            await hang_up(writer)
            assert len(world.paid) == made

    asyncio.run(go())


@pytest.mark.promise("E2")
@pytest.mark.parametrize(("second", "made"), [("toolu_1", 1), ("toolu_2", 2)])
def test_the_models_own_id_tells_a_call_sent_again_from_one_that_is_meant_again(
    second: str, made: int
) -> None:
    async def go() -> None:
        async with shop() as world:
            world.go_on.set()
            for id_ in ("toolu_1", second):
                reader, writer = await world.ask(5, **{"claudecode/toolUseId": id_})
                await answer_of(reader)
                await hang_up(writer)
            assert len(world.paid) == made

    asyncio.run(go())


SPAN = {"traceparent": "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"}
"""One trace and one parent span, as a host that traces its tools sends with every call of a step."""


@pytest.mark.promise("E2")
def test_a_span_joins_only_calls_in_flight_and_says_nothing_of_a_call_that_was_received() -> None:
    async def go() -> None:
        async with shop() as world:
            first, held = await world.ask(5, **SPAN)
            await asyncio.wait_for(world.begun.wait(), SOON)
            second, other = await world.ask(5, **SPAN)  # beside the first: joined
            different, third = await world.ask(
                6, **SPAN
            )  # under the same span, with other arguments: its own call
            world.go_on.set()
            assert b'"number":1' in await answer_of(first)
            assert b'"number":1' in await answer_of(second)
            assert b'"number":2' in await answer_of(different)
            assert world.paid == [5, 6]
            discover = request_of(
                {"id": 2, "method": "server/discover", "params": {"_meta": MODERN}},
                f"MCP-Protocol-Version: {mcp_protocol.MODERN_VERSION}\r\nMcp-Method: server/discover\r\n",
            )
            for reader, writer in ((first, held), (second, other), (different, third)):
                writer.write(discover)
                await answer_of(reader)  # it has read the answer before
                await hang_up(writer)
            again, writer = await world.ask(5, **SPAN)
            assert b'"number":3' in await answer_of(again)
            await hang_up(writer)
            assert world.paid == [5, 6, 5]

    asyncio.run(go())
