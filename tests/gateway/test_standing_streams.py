"""The standing stream of a legacy session whose client loses its connection and opens another at once."""

import asyncio
import json
from collections.abc import MutableMapping
from typing import Any

import pytest

from callwright import Callwright
from callwright.gateway import asgi
from gateway.talking import SOON

pytestmark = [pytest.mark.promise("E1", "E12")]

Message = MutableMapping[str, Any]


class Exchange:
    """One request to an ASGI application: its status, its body so far, and the end of its connection."""

    def __init__(
        self, application: Any, method: str, session: str = "", body: dict[str, Any] | None = None
    ) -> None:
        self.status = 0
        self.fields: dict[bytes, bytes] = {}
        self.body = b""
        self.began, self.cut = asyncio.Event(), asyncio.Event()
        self._unread: bytes | None = b"" if body is None else json.dumps({"jsonrpc": "2.0", **body}).encode()
        headers = {"host": "127.0.0.1", "accept": "application/json, text/event-stream"}
        headers |= {"content-type": "application/json"} | ({"mcp-session-id": session} if session else {})
        scope = {
            "type": "http", "method": method, "path": "/mcp", "query_string": b"", "client": ("127.0.0.1", 5000),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        }  # fmt: skip
        self.task = asyncio.ensure_future(application(scope, self._receive, self._send))

    async def _receive(self) -> Message:
        part, self._unread = self._unread, None
        if part is not None:
            return {"type": "http.request", "body": part}
        await self.cut.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status, self.fields = message["status"], dict(message["headers"])
        self.body += message.get("body", b"")
        self.began.set()


async def answered(one: Exchange) -> Exchange:
    """The exchange, once its answer has begun."""
    async with asyncio.timeout(SOON):
        await one.began.wait()
    return one


async def turn(times: int = 1) -> None:
    """Let the loop run what is due, so many times."""
    for _ in range(times):
        await asyncio.sleep(0)


@pytest.mark.parametrize("turns", range(12))
def test_a_stream_that_is_opened_while_the_lost_one_ends_is_the_sessions_stream(turns: int) -> None:
    """The client comes back after so many turns of the loop: at one of them the lost stream has not been cleared away yet."""

    async def go() -> None:
        with Callwright() as app:
            application = asgi(app)
            hello = {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "t"}}
            opened = await answered(
                Exchange(application, "POST", body={"id": 1, "method": "initialize", "params": hello})
            )
            session = opened.fields[b"mcp-session-id"].decode()
            lost = await answered(Exchange(application, "GET", session))
            assert lost.status == 200

            lost.cut.set()
            await turn(turns)
            again = await answered(Exchange(application, "GET", session))
            async with asyncio.timeout(SOON):
                await asyncio.wait({lost.task})
            if again.status == 409:  # the server had not noticed the loss yet: the client tries once more
                again = await answered(Exchange(application, "GET", session))
            assert again.status == 200
            assert (
                await answered(Exchange(application, "GET", session))
            ).status == 409  # one stream at a time

            again.cut.set()
            await asyncio.wait({again.task})

    asyncio.run(go())
