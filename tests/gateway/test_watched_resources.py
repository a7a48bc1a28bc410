"""A resource is watched at its server as long as anybody wants to be told of its changes, and no longer."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from callwright.core.protocols import mcp_protocol
from callwright.domain.call import Principal
from callwright.gateway.mcp.dispatcher import McpDispatcher
from callwright.gateway.mcp.json_rpc import IncomingMessage
from callwright.gateway.mcp.legacy_sessions import LegacySession
from callwright.gateway.mcp.modern_listener import open_listener
from callwright.gateway.mcp.subscriptions import SubscriptionHub
from callwright.relay import RpcFaultError
from gateway.everything_server import Everything

pytestmark = pytest.mark.promise("E1")

URI = "test://static-text"


class Watched(Everything):
    """Remembers what is watched; ``away``: nothing can be."""

    def __init__(self, hub: SubscriptionHub) -> None:
        super().__init__(hub)
        self.watched: list[str] = []
        self.away = False

    async def watch_resource(self, uri: str, principal: Principal | None, *, on: bool) -> None:
        if on and self.away:
            raise RpcFaultError(mcp_protocol.INVALID_PARAMS, "There is no such resource.")
        if on and uri not in self.watched:
            self.watched.append(uri)
        elif not on and uri in self.watched:
            self.watched.remove(uri)


class Deaf:
    def put(self, message: bytes) -> bool:
        return False


class World:
    def __init__(self) -> None:
        hub = SubscriptionHub()
        self.backend = Watched(hub)
        self.dispatch = McpDispatcher(self.backend, hub)

    def open_session(self) -> LegacySession:
        return self.dispatch.sessions.open_session({}, None)

    async def ask(self, session: LegacySession, method: str) -> None:
        message = IncomingMessage("request", 1, method, {"uri": URI})
        incoming = self.dispatch.prepare_legacy(message, session, Deaf())
        await self.dispatch.answer_in_session(incoming, session)

    async def listen(self, leaving: AsyncExitStack) -> None:
        meta: dict[str, Any] = {
            mcp_protocol.VERSION_META: mcp_protocol.MODERN_VERSION,
            mcp_protocol.CAPABILITIES_META: {},
        }
        params = {"_meta": meta, "notifications": {"resourceSubscriptions": [URI]}}
        message = IncomingMessage("request", 1, "subscriptions/listen", params)
        incoming = self.dispatch.prepare_modern(message, Deaf())
        await leaving.enter_async_context(
            open_listener(self.dispatch, incoming, 1, lambda _method, _params: None)
        )

    async def settle(self) -> None:
        await self.dispatch.sessions.close()


def test_the_last_subscriber_of_whatever_kind_ends_the_watching() -> None:
    async def go() -> None:
        world = World()
        one, other = world.open_session(), world.open_session()
        await world.ask(one, "resources/subscribe")
        await world.ask(one, "resources/subscribe")
        await world.ask(other, "resources/subscribe")
        async with AsyncExitStack() as leaving:
            await world.listen(leaving)
            await world.ask(one, "resources/unsubscribe")
            await world.dispatch.sessions.close_session(other.id)
            await world.settle()
            assert world.backend.watched == [URI]
        assert world.backend.watched == []

    asyncio.run(go())


def test_a_session_without_an_open_stream_keeps_its_resource_watched() -> None:
    async def go() -> None:
        world = World()
        one, other = world.open_session(), world.open_session()
        await world.ask(one, "resources/subscribe")
        await world.ask(other, "resources/subscribe")
        await world.ask(other, "resources/unsubscribe")
        await world.ask(other, "resources/unsubscribe")
        assert world.backend.watched == [URI]
        await world.dispatch.sessions.close_session(one.id)
        await world.settle()
        assert world.backend.watched == []

    asyncio.run(go())


def test_what_could_not_be_watched_is_tried_again() -> None:
    async def go() -> None:
        world = World()
        session = world.open_session()
        session.uris.add(URI)  # subscribed to at another replica
        world.backend.away = True
        await world.dispatch.watch_session_resources(session)
        with pytest.raises(RpcFaultError):
            await world.ask(session, "resources/subscribe")
        assert world.backend.watched == []
        world.backend.away = False
        await world.dispatch.watch_session_resources(session)
        assert world.backend.watched == [URI]

    asyncio.run(go())
