"""How often a server is asked for announcements that it does not know: once for each connection, until its lists change."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from callwright.core.protocols import mcp_protocol
from callwright.relay import Relay
from callwright.tools.mcp.http_peer import HttpPeer
from callwright.tools.mcp.server_spec import ServerSpec
from callwright.wire.http_client import HttpClient
from callwright.wire.http_messages import EventStream, HttpRequest, HttpResponse
from callwright.wire.http_server import HttpServer
from gateway.scripted import Answer, Scripted, serving
from gateway.talking import SOON

pytestmark = [pytest.mark.promise("E1", "E12")]

LISTEN = "subscriptions/listen"
URI = ("file:///a",)


def changed_during_the_call(asked: dict[str, Any]) -> HttpResponse:
    """A result before which the server says that its tools have changed."""
    messages = [
        {"method": "notifications/tools/list_changed"},
        {"id": asked["_meta"]["progressToken"], "result": {"content": []}},
    ]
    events = "".join(f"data: {json.dumps({'jsonrpc': '2.0', **one})}\n\n" for one in messages)
    return HttpResponse(200, events.encode(), "text/event-stream")


@asynccontextmanager
async def connected(
    answers: dict[str, Answer],
) -> AsyncIterator[tuple[Scripted, HttpPeer, list[str]]]:
    """The server, our connection to it, and what it announced."""
    client, told = HttpClient(), list[str]()
    async with serving(answers) as (world, url):
        spec = ServerSpec(name="up", url=url, eras="modern")
        peer = HttpPeer(spec, client, lambda method, _params: told.append(method))
        try:
            await peer.open()
            yield world, peer, told
        finally:
            await peer.close()
            client.close()


async def ask_for_others(peer: HttpPeer) -> None:
    """Some exchanges: what had been begun before has arrived by then."""
    for _ in range(5):
        await peer.request("tools/list", {}, Relay(), {})


async def listen_refused(world: Scripted, peer: HttpPeer) -> None:
    """Listen, and wait until the server has said that it does not know how."""
    peer.listen()
    async with asyncio.timeout(SOON):
        while LISTEN not in [method for method, _ in world.asked]:  # noqa: ASYNC110 - asked on a connection of its own
            await asyncio.sleep(0)
    await ask_for_others(peer)


def count(world: Scripted) -> int:
    return [method for method, _ in world.asked].count(LISTEN)


def test_a_server_that_does_not_know_announcements_is_asked_once_until_it_is_connected_to_anew() -> None:
    async def go() -> None:
        async with connected({}) as (world, peer, _):
            await listen_refused(world, peer)
            peer.listen(URI)
            await ask_for_others(peer)
            assert count(world) == 1
            await peer.open()
            peer.listen(URI)
            await ask_for_others(peer)
            assert count(world) == 2

    asyncio.run(go())


def test_a_server_that_did_not_know_announcements_is_asked_again_when_its_list_has_changed() -> None:
    async def go() -> None:
        async with connected({"tools/call": changed_during_the_call}) as (world, peer, told):
            await listen_refused(world, peer)
            await peer.request("tools/call", {"name": "act"}, Relay(progress=1), {})
            await ask_for_others(peer)
            assert (count(world), told) == (2, ["notifications/tools/list_changed"])

    asyncio.run(go())


class Legacy:
    """A server of 2025 without ``resources/subscribe`` whose standing stream announces a changed list."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def post(self, request: HttpRequest) -> HttpResponse:
        message = json.loads(request.body)
        method = message["method"]
        self.asked.append(method)
        if "id" not in message:
            return HttpResponse(202, content_type=None)
        reply: dict[str, Any] = {"jsonrpc": "2.0", "id": message["id"]}
        if method == "initialize":
            version = mcp_protocol.LEGACY_VERSIONS[0]
            reply["result"] = {"protocolVersion": version, "capabilities": {"tools": {}}, "serverInfo": {}}
        else:
            reply["error"] = {"code": mcp_protocol.METHOD_NOT_FOUND, "message": "no"}
        return HttpResponse(200, json.dumps(reply).encode(), headers={"Mcp-Session-Id": "s"})

    async def get(self, request: HttpRequest) -> EventStream:
        stream = request.open_event_stream()
        message = {"jsonrpc": "2.0", "method": "notifications/tools/list_changed"}
        stream.put(json.dumps(message).encode(), event="message")
        await asyncio.Event().wait()
        return stream


def test_a_server_that_knows_no_subscriptions_to_resources_is_still_heard_when_its_tools_change() -> None:
    async def go() -> None:
        world, server, client, told = Legacy(), HttpServer(), HttpClient(), asyncio.Event()
        server.mount("POST", "/mcp", world.post)
        server.mount("GET", "/mcp", world.get)
        url = f"http://127.0.0.1:{await server.start()}/mcp"
        peer = HttpPeer(ServerSpec(name="up", url=url, eras="legacy"), client, lambda *_: told.set())
        await peer.open()
        peer.listen(URI)
        async with asyncio.timeout(SOON):
            await told.wait()
        assert world.asked.count("resources/subscribe") == 1
        await peer.close()
        client.close()
        await server.close(0.0)

    asyncio.run(go())
