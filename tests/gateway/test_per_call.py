"""What one call through the gateway may not cost: anything that was made before, or more with every tool and every call.

Properties, so no clock is read: everything that runs in this process (client, gateway and server) is watched.
"""

import asyncio
import gc
import ssl
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any

import pytest

from callwright.relay import ProtocolEra
from callwright.wire.http_messages import HttpResponse
from gateway.clients import Client
from gateway.scripted import TOOL, Scripted, scripted

ERAS: tuple[ProtocolEra, ...] = ("modern", "legacy")
SAID = {"content": [{"type": "text", "text": "done"}]}
ONCE = {
    "HttpClient.__init__",
    "ClientConnection.__init__",
    "HttpServerConnection.__init__",
    "LegacySession.__init__",
    "McpTool.__init__",
    "HttpPeer.__init__",
    "create_default_context",
    "compile_contract",
    "compile_schema",
}
"""What is made when something begins: clients, connections, sessions, tools, TLS contexts, validators."""

Ran = Counter[str]


@contextmanager
def watching() -> Iterator[Ran]:
    """The names of everything that is run meanwhile, and how often; of code that is ours, or in ``ONCE``."""
    ran: Ran = Counter()
    ours: dict[CodeType, bool] = {}

    def note(frame: FrameType, event: str, _argument: Any) -> None:
        code = frame.f_code
        if event == "call":
            known = ours.get(code)
            if known is None:
                known = ours[code] = _is_ours(code.co_filename) or code.co_qualname in ONCE
            if known:
                ran[code.co_qualname] += 1

    sys.setprofile(note)
    try:
        yield ran
    finally:
        sys.setprofile(None)


def _is_ours(file: str) -> bool:
    """Not the code that reads from sockets: how often it runs depends on what comes in which part."""
    return "callwright" in file and "/wire/" not in file.rpartition("callwright")[2]


def server(tools: int = 1) -> dict[str, Any]:
    others = [TOOL | {"name": f"tool_{number}"} for number in range(1, tools)]
    return {"tools/list": {"tools": [TOOL, *others]}, "tools/call": SAID, "subscriptions/listen": listen}


async def listen(_params: dict[str, Any]) -> HttpResponse:
    """Announce nothing; a gateway that is refused asks again by the clock."""
    await asyncio.Event().wait()
    return HttpResponse(204)


async def calls(client: Client, count: int, first: int = 0) -> None:
    for number in range(first, first + count):
        assert (await client.call("act", {"text": f"{number}"}))["content"] == SAID["content"]


READ = {"contracts": {"act": {"effect": "read"}}}


QUICK_S = 1.0
"""Idle connections are not used again after two seconds, and then a call of a busy machine makes another."""


async def watched_calls(client: Client, world: Scripted, count: int) -> list[tuple[Ran, bool]]:
    """What ran in each of so many calls, and whether the call and the one before it were quick."""
    loop = asyncio.get_running_loop()
    made: list[tuple[Ran, bool]] = []
    was_quick = True
    while "subscriptions/listen" not in {method for method, _ in world.asked}:  # noqa: ASYNC110 - on a connection of its own
        await asyncio.sleep(0)
    for number in range(3, 3 + count):
        began = loop.time()
        with watching() as ran:
            await calls(client, 1, first=number)
        is_quick = loop.time() - began < QUICK_S
        made.append((ran, is_quick and was_quick))
        was_quick = is_quick
    return made


@pytest.mark.promise("E1")
@pytest.mark.parametrize("era", ERAS)
@pytest.mark.parametrize("declared", [{}, READ], ids=["once", "read"])
def test_no_client_connection_session_validator_or_tls_context_is_made_for_a_call(
    era: ProtocolEra, declared: dict[str, Any]
) -> None:
    async def go() -> None:
        with watching() as before:
            ssl.create_default_context()
            async with scripted(server(), **declared) as (world, port):
                client = await Client(port, era).start()
                await calls(client, 3)
                made_each = await watched_calls(client, world, 20)
        made = {name for name in ONCE if before[name]} | {"LegacySession.__init__"}  # of legacy clients only
        assert made == ONCE  # so the watcher would see them
        assert [ran["McpTool.invoke"] for ran, _ in made_each] == [1] * 20
        assert [name for ran, quick in made_each if quick for name in ONCE if ran[name]] == []

    asyncio.run(go())


@pytest.mark.promise("E1")
@pytest.mark.parametrize("era", ERAS)
def test_a_call_runs_through_the_same_steps_however_many_tools_there_are(era: ProtocolEra) -> None:
    async def steps(tools: int) -> Ran:
        """What runs in most of eleven calls; what runs by the clock runs in the others, such as a look for another token."""
        async with scripted(server(tools), **READ) as (world, port):
            client = await Client(port, era).start()
            await calls(client, 3)
            made = [ran for ran, _ in await watched_calls(client, world, 11)]
        for ran in made:
            del ran["_OpeningTimer._begin_due"]  # by the clock: it looks for calls without an answer
        return max(made, key=made.count)

    async def go() -> None:
        assert await steps(300) == await steps(3)

    asyncio.run(go())


@pytest.mark.promise("E1")
def test_a_list_is_read_from_what_was_written_when_the_tools_last_changed() -> None:
    async def go() -> None:
        async with scripted(server(300), **READ) as (_, port):
            client = await Client(port, "modern").start()
            first = await client.request("tools/list")
            with watching() as ran:
                again = await client.request("tools/list")
            assert again["result"] == first["result"]
            assert ran["ToolListing.get_page"] == 1
            assert not ran["ToolListing._build_pages"]
            assert not ran["build_definition"]

    asyncio.run(go())


def count_objects() -> Counter[str]:
    """How many objects of each type the collector knows."""
    kinds = Counter(type(found) for found in gc.get_objects())
    return Counter({f"{kind.__module__}.{kind.__qualname__}": count for kind, count in kinds.items()})


@pytest.mark.costly
@pytest.mark.promise("E1")
@pytest.mark.parametrize("era", ERAS)
def test_calls_leave_no_objects_behind(era: ProtocolEra) -> None:
    async def go() -> None:
        async with scripted(server(), **READ) as (world, port):
            client = await Client(port, era).start()
            await calls(client, 300)
            world.asked.clear()
            gc.collect()
            before = count_objects()
            await calls(client, 600, first=300)
            world.asked.clear()
            gc.collect()
            more = count_objects() - before
            ours = {kind: count for kind, count in more.items() if kind.startswith("callwright.")}
            assert max(ours.values(), default=0) < 10, f"held after the calls have ended: {ours}"
            assert more.total() < 300, more.most_common(5)  # a loop keeps about 100 cancelled timers

    asyncio.run(go())


SETTLED = """
import gc
from callwright import Callwright
from callwright.gateway.gateway import Gateway, freeze_heap
gateway = Gateway(Callwright())
freeze_heap()
print(len(gc.get_objects()), gc.get_freeze_count())
before = gc.get_stats()
held = [[] for _ in range(9_000)]
print(gc.get_stats() == before)
held += [[] for _ in range(9_000)]
print(gc.get_stats() == before)
"""


@pytest.mark.costly
def test_what_stands_when_a_gateway_has_begun_is_not_looked_through_again_nor_is_each_call() -> None:
    ran = subprocess.run([sys.executable, "-c", SETTLED], capture_output=True, text=True, check=True)
    looked_through, set_aside, after_nine, after_eighteen = ran.stdout.split()
    assert int(looked_through) < 500
    assert int(set_aside) > 10_000
    assert (after_nine, after_eighteen) == ("True", "False"), (
        "thousands of objects at once start no scan, but more do"
    )
