"""An answer that is lost on its way to the official Python SDK: resumed, or asked for again, the call is made once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from gateway.talking import SOON
from gateway.test_again import Shop, shop

pytestmark = [
    pytest.mark.slow,
    pytest.mark.promise("E2"),
    pytest.mark.usefixtures("official"),
    pytest.mark.filterwarnings("default"),
]


@pytest.fixture
def official() -> None:
    pytest.importorskip("mcp", reason="the official client is not installed: pip install --group gateway")


class Wire:
    """Between client and gateway: resets the connection of the next call when its tool runs and its stream, if any, has begun."""

    def __init__(self, world: Shop, *, streams: bool) -> None:
        self.world = world
        self.streams = streams
        self.cuts = 0
        self.cut_next = False
        self.resumed = False
        self._ends: list[asyncio.StreamWriter] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self.world.port)
        self._ends += [writer, back]
        calling = asyncio.Event()
        pumps = [
            asyncio.ensure_future(self._inward(reader, back, calling, writer)),
            asyncio.ensure_future(self._outward(there, writer, calling, back)),
        ]
        self._tasks += pumps
        await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        for one in (writer, back):
            one.close()

    async def _inward(
        self,
        reader: asyncio.StreamReader,
        back: asyncio.StreamWriter,
        calling: asyncio.Event,
        writer: asyncio.StreamWriter,
    ) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                self.resumed = self.resumed or b"last-event-id" in data.lower()
                back.write(data)
                if self.cut_next and b'"tools/call"' in data:
                    self.cut_next = False
                    calling.set()
                    if not self.streams:
                        await self._cut(writer, back)

    async def _outward(
        self,
        there: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        calling: asyncio.Event,
        back: asyncio.StreamWriter,
    ) -> None:
        with suppress(ConnectionError):
            while data := await there.read(65536):
                writer.write(data)
                await writer.drain()
                if calling.is_set() and b"data: \n\n" in data:
                    await self._cut(writer, back)

    async def _cut(self, writer: asyncio.StreamWriter, back: asyncio.StreamWriter) -> None:
        await asyncio.wait_for(self.world.begun.wait(), SOON)
        self.cuts += 1
        for one in (writer, back):
            one.close()
        self.world.go_on.set()

    async def close(self) -> None:
        for one in self._tasks:
            one.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for end in self._ends:
            end.close()
        await asyncio.gather(*(end.wait_closed() for end in self._ends), return_exceptions=True)


@asynccontextmanager
async def cut_off(mode: str, ledger: Path | None = None) -> AsyncIterator[tuple[Shop, Wire, str]]:
    async with shop(ledger) as world:
        wire = Wire(world, streams=mode == "legacy")
        server = await asyncio.start_server(wire.serve, "127.0.0.1", 0)
        yield world, wire, f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/mcp"
        server.close()
        await wire.close()
        await server.wait_closed()


async def pay(url: str, mode: str, wire: Wire, *, cut: bool) -> int:
    """The number that one call with a client of its own is given."""
    from mcp import Client

    async with asyncio.timeout(SOON * 2), Client(url, mode=mode) as client:
        wire.cut_next = cut
        result = await client.call_tool("pay", {"amount": 5})
        assert not result.is_error, result.content[0].text
        said = "".join(one.text for one in result.content)
        return int(said.partition('"number":')[2].partition("}")[0])


async def lost(url: str, mode: str, wire: Wire) -> None:
    """A call whose answer never arrives."""
    with suppress(Exception):
        await pay(url, mode, wire, cut=True)
    assert wire.cuts == 1


def test_the_client_of_2025_comes_back_for_the_answer_by_itself() -> None:
    async def go() -> None:
        async with cut_off("legacy") as (world, wire, url):
            assert await pay(url, "legacy", wire, cut=True) == 1
            assert (wire.cuts, wire.resumed, world.paid) == (1, True, [5])

    asyncio.run(go())


def test_the_client_of_2026_that_asks_again_on_a_new_connection_gets_the_first_answer() -> None:
    async def go() -> None:
        async with cut_off("2026-07-28") as (world, wire, url):
            await lost(url, "2026-07-28", wire)
            assert await pay(url, "2026-07-28", wire, cut=False) == 1
            assert world.paid == [5]

    asyncio.run(go())


@pytest.mark.parametrize("mode", ["legacy", "2026-07-28"])
def test_two_clients_that_mean_the_same_call_one_after_the_other_make_two(mode: str) -> None:
    async def go() -> None:
        async with cut_off(mode) as (world, wire, url):
            world.go_on.set()
            assert await pay(url, mode, wire, cut=False) == 1
            assert await pay(url, mode, wire, cut=False) == 2
            assert world.paid == [5, 5]

    asyncio.run(go())
