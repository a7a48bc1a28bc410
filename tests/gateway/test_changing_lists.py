"""A server that changes its tools while they are listed, or announces changes without end."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest

from callwright import Callwright
from callwright.app.upstream_servers import UpstreamServers
from callwright.tools.mcp.server_spec import ServerSpec
from callwright.wire.http_messages import HttpRequest, HttpResponse
from callwright.wire.http_server import HttpServer
from gateway.scripted import TOOL, Scripted

pytestmark = pytest.mark.promise("E12")

SOON = 20.0
EXTRA = {**TOOL, "name": "extra"}
BETWEEN_LISTS_S = 1.0


class HeldPace:
    """Waits for no list after another before it is let."""

    def __init__(self) -> None:
        self.go_on = asyncio.Event()
        self.waiting = 0

    def now_ms(self) -> float:
        return asyncio.get_running_loop().time() * 1000

    def draw(self) -> float:
        return 0.0

    async def wait(self, event: asyncio.Event, seconds: float) -> bool:
        if seconds == BETWEEN_LISTS_S:
            self.waiting += 1
            await self.go_on.wait()
            return False
        try:
            async with asyncio.timeout(seconds / 100):
                return await event.wait()
        except TimeoutError:
            return event.is_set()


class Changing:
    """A server that says before each answer that its tools have changed. ``lists`` counts how often they were listed."""

    def __init__(self) -> None:
        self.tools: list[dict[str, Any]] = [TOOL, EXTRA]
        self.lists = 0
        self.answer = asyncio.Event()
        self.answer.set()
        self._others = Scripted({"tools/list": self.list_tools})

    async def list_tools(self, _params: dict[str, Any]) -> dict[str, Any]:
        self.lists += 1
        found = {"tools": list(self.tools)}
        await self.answer.wait()
        return found

    async def post(self, request: HttpRequest) -> HttpResponse:
        message = json.loads(request.body)
        if message["method"] != "tools/call":
            return await self._others.post(request)
        messages = [
            {"method": "notifications/tools/list_changed"},
            {"id": message["id"], "result": {"content": []}},
        ]
        events = "".join(f"data: {json.dumps({'jsonrpc': '2.0', **one})}\n\n" for one in messages)
        return HttpResponse(200, events.encode(), "text/event-stream")


class Stage:
    """The application that is connected to the server."""

    def __init__(self, app: Callwright, server: Changing, pace: HeldPace) -> None:
        self.app = app
        self.server = server
        self.pace = pace

    async def act(self, text: str) -> None:
        assert (await self.app.acall({"name": "act", "arguments": {"text": text}})).success

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(SOON):
            while not holds():  # noqa: ASYNC110 - several things may make it true
                await asyncio.sleep(0)

    @property
    def names(self) -> list[str]:
        return list(self.app.catalogue.list_names(self.app.principal))


@asynccontextmanager
async def connected() -> AsyncIterator[Stage]:
    server, pace = Changing(), HeldPace()
    front = HttpServer()
    front.mount("POST", "/mcp", server.post)
    url = f"http://127.0.0.1:{await front.start()}/mcp"
    try:
        with Callwright() as app:
            app.connected = UpstreamServers(
                partial(app.register, version_written=False),
                app.catalogue,
                None,
                lambda _method, _params: None,
                pace=pace,
            )
            spec = ServerSpec(name="up", url=url, prefix="", eras="modern")
            assert await app.connect([spec]) == {}
            try:
                yield Stage(app, server, pace)
            finally:
                await app.connected.close()
    finally:
        await front.close(0.1)


def test_a_change_that_is_announced_while_the_tools_are_listed_is_not_lost() -> None:
    async def go() -> None:
        async with connected() as stage:
            server = stage.server
            server.answer.clear()
            await stage.act("one")
            await stage.until(lambda: server.lists == 2)
            server.tools = [TOOL]  # after the list that is under way was made
            await stage.act("two")
            server.answer.set()
            stage.pace.go_on.set()
            await stage.until(lambda: "extra" not in stage.names)
            assert server.lists == 3

    asyncio.run(go())


def test_a_server_that_announces_changes_without_end_is_listed_at_a_pace() -> None:
    async def go() -> None:
        async with connected() as stage:
            for number in range(10):
                await stage.act(str(number))
            await stage.until(lambda: stage.pace.waiting == 1)
            assert stage.server.lists == 2
            stage.pace.go_on.set()
            await stage.until(lambda: stage.pace.waiting == 2)
            await stage.act("last")
            await stage.until(lambda: stage.server.lists == 4)

    asyncio.run(go())
