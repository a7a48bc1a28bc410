"""A client that cancels because its time limit is over: what may have an effect goes on, and the same call gets its answer."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any, Literal, Protocol

import pytest

from callwright import Callwright
from callwright.gateway.gateway import Gateway
from callwright.gateway.mcp.stdio_front import StdioFront
from gateway.clients import Client
from gateway.test_stdio_front import Pipes, params

pytestmark = pytest.mark.promise("E2")
SOON = 10.0
Front = Literal["HTTP", "stdio"]
TIME_LIMITS = (
    "timed out after 60.0s",  # Python SDK 2.x
    "McpError: MCP error -32001: Request timed out",  # TypeScript SDK 1.x
    "SdkError: Request timed out",  # TypeScript SDK 2.x
    "TimeoutError: The operation was aborted due to timeout",  # AbortSignal.timeout() of JavaScript
    "context deadline exceeded",  # Go
)
WISHES = (None, 7, "AbortError: This operation was aborted", "caller cancelled", "The user pressed Stop")


class World:
    """Tools that wait for a sign, and what became of them."""

    def __init__(self) -> None:
        self.app = Callwright()
        self.done: list[str] = []
        self.began, self.go_on, self.cancelled = asyncio.Event(), asyncio.Event(), asyncio.Event()

        async def wait(what: str) -> str:
            self.began.set()
            try:
                await self.go_on.wait()
            except asyncio.CancelledError:
                self.cancelled.set()
                raise
            self.done.append(what)
            return f"{what} {len(self.done)}"

        async def work() -> str:
            """Work."""
            return await wait("worked")

        async def look() -> str:
            """Look."""
            return await wait("looked")

        self.app.tool(effect="once")(work)
        self.app.tool(effect="read")(look)


class Speaker(Protocol):
    """A client whose requests need not be awaited."""

    def begin(self, tool: str) -> "Awaitable[dict[str, Any]]":
        """Send a call; the answer comes later."""
        ...

    async def cancel(self, reason: object) -> None:
        """Cancel the call that was sent last."""
        ...


class OverHttp:
    def __init__(self, client: Client) -> None:
        self._client = client
        self._last: object = None

    def begin(self, tool: str) -> "Awaitable[dict[str, Any]]":
        message, headers = self._client.prepared("tools/call", {"name": tool, "arguments": {}})
        self._last = message["id"]
        return asyncio.ensure_future(self._await(message, headers))

    async def _await(self, message: dict[str, Any], headers: dict[str, str]) -> dict[str, Any]:
        body = await (await self._client._post(message, headers)).read(1 << 20)
        said = [line[6:] for line in body.decode().splitlines() if line.startswith("data: {")]
        found: dict[str, Any] = json.loads(said[-1]) if said else {}
        return found

    async def cancel(self, reason: object) -> None:
        given = {"requestId": self._last} | ({} if reason is None else {"reason": reason})
        note = {"method": "notifications/cancelled", "params": given}
        assert (await self._client._post(note, self._client.session)).status == 202


class OverStdio:
    def __init__(self, pipes: Pipes) -> None:
        self._pipes = pipes
        self._number = 0

    def begin(self, tool: str) -> "Awaitable[dict[str, Any]]":
        self._number += 1
        call = params("modern", name=tool, arguments={})
        self._pipes.say({"id": self._number, "method": "tools/call", "params": call})
        return asyncio.ensure_future(self._pipes.hear(self._number))

    async def cancel(self, reason: object) -> None:
        given = {"requestId": self._number} | ({} if reason is None else {"reason": reason})
        self._pipes.say({"method": "notifications/cancelled", "params": given})


def played(front: Front, play: Callable[[World, Speaker], Awaitable[None]]) -> None:
    async def go() -> None:
        world = World()
        async with AsyncExitStack() as leaving:
            gateway = Gateway(world.app)
            port = await gateway.start()
            leaving.push_async_callback(gateway.close, 0.1)
            if front == "HTTP":
                client = await Client(port, "legacy").start()
                leaving.callback(client.http.close)
                speaker: Speaker = OverHttp(client)
            else:
                pipes = Pipes()
                serving = asyncio.ensure_future(StdioFront(gateway.dispatch, pipes.write).serve(pipes.lines))
                leaving.push_async_callback(asyncio.wait, {serving})
                leaving.callback(pipes.lines.feed_eof)
                speaker = OverStdio(pipes)
            async with asyncio.timeout(SOON):
                await play(world, speaker)

    asyncio.run(go())


def text_of(answer: dict[str, Any]) -> str:
    return str(answer["result"]["content"][0]["text"])


@pytest.mark.parametrize("reason", TIME_LIMITS)
@pytest.mark.parametrize("front", ["HTTP", "stdio"])
def test_the_same_call_gets_the_answer_of_the_one_whose_client_could_not_wait(
    front: Front, reason: str
) -> None:
    async def play(world: World, speaker: Speaker) -> None:
        given_up = speaker.begin("work")
        await world.began.wait()
        await speaker.cancel(reason)
        again = speaker.begin("work")
        world.go_on.set()
        assert text_of(await again).startswith("worked 1")
        await given_up
        assert (world.done, world.cancelled.is_set()) == (["worked"], False)

    played(front, play)


@pytest.mark.parametrize("front", ["HTTP", "stdio"])
def test_an_answer_that_comes_after_the_time_limit_counts_as_not_received_whatever_is_asked_next(
    front: Front,
) -> None:
    async def play(world: World, speaker: Speaker) -> None:
        given_up = speaker.begin("work")
        await world.began.wait()
        await speaker.cancel(TIME_LIMITS[0])
        world.go_on.set()
        await given_up
        assert text_of(await speaker.begin("look")) == "looked 2"
        assert text_of(await speaker.begin("work")).startswith("worked 1")
        assert world.done == ["worked", "looked"]

    played(front, play)


@pytest.mark.parametrize("reason", WISHES)
@pytest.mark.parametrize("front", ["HTTP", "stdio"])
def test_a_call_that_is_cancelled_for_another_reason_ends(front: Front, reason: object) -> None:
    async def play(world: World, speaker: Speaker) -> None:
        given_up = speaker.begin("work")
        await world.began.wait()
        await speaker.cancel(reason)
        await world.cancelled.wait()
        assert isinstance(given_up, asyncio.Future)
        given_up.cancel()
        assert world.done == []

    played(front, play)


@pytest.mark.parametrize("front", ["HTTP", "stdio"])
def test_a_read_whose_client_could_not_wait_ends(front: Front) -> None:
    async def play(world: World, speaker: Speaker) -> None:
        given_up = speaker.begin("look")
        await world.began.wait()
        await speaker.cancel(TIME_LIMITS[0])
        await world.cancelled.wait()
        assert isinstance(given_up, asyncio.Future)
        given_up.cancel()
        assert world.done == []

    played(front, play)
