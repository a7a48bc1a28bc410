"""What the harnesses of MCP servers share: a host with a scripted model that calls a server."""

import asyncio
import secrets
from abc import abstractmethod
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AbstractAsyncContextManager
from typing import Any

from adapters.probes import Answer, Call, Function, Harness, Observation, Scene
from callwright import Callwright

Connect = Callable[..., AbstractAsyncContextManager[Any]]
"""Connects a client to a server."""

SendRequest = Callable[[Any, Call, dict[str, Any]], Awaitable[Any]]
"""Sends ``tools/call`` by a client, with this ``_meta``."""


def dump(result: Any) -> dict[str, Any]:
    """Return what came over the wire."""
    plain: dict[str, Any] = result.model_dump(mode="json", by_alias=True, exclude_none=True)
    return plain


class McpHost:
    """A host of an SDK's client."""

    def __init__(self, connect: Connect, send: SendRequest) -> None:
        self.connect = connect
        self._send = send

    async def send_call(self, client: Any, call: Call, meta: dict[str, Any]) -> Answer:
        """Send one call as a host does that names its run and the model's call."""
        result = dump(await self._send(client, call, {**meta, "callwright/call": call.id}))
        text = "\n".join(one.get("text", "") for one in result["content"])
        envelope = result.get("_meta", {}).get("callwright/result")
        return Answer(call.id, text, result.get("isError", False), envelope)

    async def converse(self, server: Any, turns: list[list[Call]], **meta: str) -> list[Answer]:
        """List the tools and make the calls of every turn, all of one turn at the same time."""
        answers: list[Answer] = []
        run = {"callwright/run": secrets.token_hex(8), **meta}
        async with self.connect(server) as client:
            await client.list_tools()
            for turn in turns:
                sendable = [call for call in turn if isinstance(call.args, dict)]
                answers += await asyncio.gather(*(self.send_call(client, call, run) for call in sendable))
        return answers

    def observe(self, server: Any, turns: list[list[Call]]) -> Observation:
        """Run a conversation to its end; a run that dies is what is observed."""
        try:
            return Observation(asyncio.run(self.converse(server, turns)), "", True)
        except Exception as fault:  # noqa: BLE001
            return Observation(died=type(fault).__name__)

    async def send_each(self, server: Any, turns: list[list[Call]]) -> list[dict[str, Any]]:
        """Make the calls one after the other; return the results as they came over the wire."""
        async with self.connect(server) as client:
            calls = [call for turn in turns for call in turn]
            return [dump(await self._send(client, one, {"callwright/run": "turn"})) for one in calls]


class McpHarness(Harness):
    """The servers of one SDK."""

    host: McpHost

    @abstractmethod
    def make_server(
        self, functions: Iterable[Function], app: Callwright | None, contracts: dict[str, Any] | None = None
    ) -> Any:
        """Return a server with these functions as tools, under contract where there is an application."""

    @abstractmethod
    def make_drawing(self) -> Function:
        """Return a tool ``draw`` whose result has a text, an image and ``seed`` in its ``_meta``."""

    @abstractmethod
    async def list_tools(self, server: Any) -> list[dict[str, Any]]:
        """Return the definitions that a client gets."""

    def play(self, scene: Scene) -> Observation:
        server = self.make_server(scene.functions, scene.app, scene.contracts)
        for one in scene.hooks:
            server.add_middleware(one)
        return self.host.observe(server, scene.turns)

    async def play_on_loop(self, scene: Scene) -> None:
        await self.host.converse(self.make_server(scene.functions, scene.app, scene.contracts), scene.turns)

    def stream(self, functions: Iterable[Function], turns: list[list[Call]], app: Callwright) -> Observation:
        return self.run(functions, turns, app)  # every answer of a server is a message of its own

    def draw(
        self, app: Callwright | None, turns: list[list[Call]], contracts: dict[str, Any] | None = None
    ) -> tuple[list[Any], list[Any]]:
        server = self.make_server([self.make_drawing()], app, contracts)
        seen = asyncio.run(self.host.send_each(server, turns))
        return [one["content"] for one in seen], [one.get("_meta", {}).get("seed") for one in seen]

    def is_image(self, content: Any) -> bool:
        return any(one["type"] == "image" for one in content)

    def list_definitions(self, functions: Iterable[Function], app: Callwright | None) -> str:
        offered = asyncio.run(self.list_tools(self.make_server(functions, app)))
        return repr([one for one in offered if one["name"] != "callwright_repeat"])
