"""B1: versions of a tool that share a name: a caller is listed the version that its calls get."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from callwright import Callwright, Principal
from callwright.core.protocols import mcp_protocol
from callwright.core.selection import version_split
from callwright.gateway.gateway import Gateway
from callwright.relay import ProtocolEra
from gateway.clients import Client, envelope_of, staged

CONVERSATION = {"threadId": "one"}
"""What a host names in its calls and not where it lists."""


def _app() -> Callwright:
    app = Callwright()

    @app.tool(name="find", version="1.0.0", effect="read")
    def find(text: str) -> dict[str, str]:
        return {"old": text}

    @app.tool(name="find", version="2.0.0", effect="read")
    def find_2(query: str) -> dict[str, str]:
        return {"new": query}

    app.catalogue.use("find", "1.0.0")
    app.catalogue.share("find", "2.0.0", 50)
    return app


@asynccontextmanager
async def served(app: Callwright) -> AsyncIterator[int]:
    gate = Gateway(app)
    yield await gate.start()
    await gate.close(0.1)


async def listed(client: Client, meta: dict[str, Any] | None = None) -> list[str]:
    """The arguments of ``find`` as this client is told."""
    page = (await client.request("tools/list", {}, meta))["result"]
    return next(list(one["inputSchema"]["properties"]) for one in page["tools"] if one["name"] == "find")


async def called(client: Client, name: str, meta: dict[str, Any] | None = None) -> str:
    """The version that a call with this argument gets; it succeeds where the argument is that version's."""
    result = await client.call("find", {name: "x"}, meta)
    assert not result.get("isError"), result
    return str(envelope_of(result)["meta"]["toolVersion"])


class Notes(list[dict[str, Any]]):
    """Notifications, whose methods are put into a queue too."""

    def __init__(self, heard: "asyncio.Queue[str]") -> None:
        super().__init__()
        self._heard = heard

    def append(self, note: dict[str, Any]) -> None:
        super().append(note)
        self._heard.put_nowait(note["method"])


def _run_with(version: str) -> str:
    """A run that this version falls to."""
    drawn = ((run, version_split.compute_draw(Principal(), run)) for run in map(str, range(1000)))
    return next(run for run, draw in drawn if (draw < 0.5) == (version == "2.0.0"))


@pytest.mark.promise("B1")
@pytest.mark.parametrize("era", ["modern", "legacy"])
@pytest.mark.parametrize("conversation", [{}, CONVERSATION], ids=["plain", "conversation"])
def test_two_callers_are_listed_the_versions_that_their_runs_call(
    era: ProtocolEra, conversation: dict[str, Any]
) -> None:
    async def go() -> None:
        async with served(_app()) as port:
            one, two = await Client(port, era).start(), await Client(port, era).start()
            of_run = {version: {mcp_protocol.RUN_META: _run_with(version)} for version in ("1.0.0", "2.0.0")}
            for _ in range(2):
                for client, version, argument in ((one, "1.0.0", "text"), (two, "2.0.0", "query")):
                    assert await listed(client, of_run[version]) == [argument]
                    assert await called(client, argument, {**of_run[version], **conversation}) == version
            one.http.close()
            two.http.close()

    asyncio.run(go())


@pytest.mark.promise("B1")
@pytest.mark.parametrize("conversation", [{}, CONVERSATION], ids=["plain", "conversation"])
def test_without_a_run_sessions_are_listed_the_version_that_they_call(conversation: dict[str, Any]) -> None:
    async def go() -> None:
        async with served(_app()) as port:
            drawn: set[str] = set()
            for _ in range(64):
                client = await Client(port, "legacy").start()
                (argument,) = await listed(client)
                version = await called(client, argument, conversation)
                assert version == ("1.0.0" if argument == "text" else "2.0.0")
                client.http.close()
                drawn.add(version)
                if len(drawn) == 2:
                    break
            assert drawn == {"1.0.0", "2.0.0"}

    asyncio.run(go())


@pytest.mark.promise("B1")
def test_who_listens_is_told_that_the_share_of_a_version_has_changed() -> None:
    async def go() -> None:
        app = _app()
        async with served(app) as port:
            client, heard = await Client(port, "modern").start(), asyncio.Queue[str]()
            client.notes = Notes(heard)
            before = app.catalogue.changes
            listening = asyncio.ensure_future(
                client.request("subscriptions/listen", {"notifications": {"toolsListChanged": True}})
            )
            assert await heard.get() == "notifications/subscriptions/acknowledged"
            await asyncio.to_thread(app.catalogue.share, "find", "2.0.0", 100)
            assert await heard.get() == "notifications/tools/list_changed"
            assert app.catalogue.changes > before
            other = await Client(port, "modern").start()
            assert await listed(other) == ["query"]
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
            client.http.close()
            other.http.close()

    asyncio.run(asyncio.wait_for(go(), 60))


@pytest.mark.promise("B12", "E4")
def test_a_changed_definition_of_a_server_is_staged_and_rolled_back_like_any_version(tmp_path: Path) -> None:
    async def go() -> None:
        async with staged(pins=tmp_path / "pins.json", store=tmp_path / "shop.db") as stage:
            assert stage.app.connected is not None
            upstream = stage.app.connected.servers["up"]
            definition, handler = stage.everything.tools["structured"]
            stage.everything.tools["structured"] = ({**definition, "description": "Another."}, handler)
            await upstream.refresh()
            await upstream.accept(["structured"])
            assert stage.app.catalogue.list_versions("structured") == ["1.0.0", "2.0.0"]
            client = await stage.client()

            async def described() -> str:
                page = (await client.request("tools/list", {}))["result"]
                return next(str(one["description"]) for one in page["tools"] if one["name"] == "structured")

            assert await described() == "Another."
            stage.app.releases.release("structured", "2.0.0", tenants=["acme"], by="lena")
            assert await described() == definition["description"]
            assert not (await client.call("structured", {"n": 1})).get("isError")
            stage.app.releases.release("structured", "2.0.0", by="lena")
            assert await described() == "Another."
            stage.app.releases.rollback("structured", by="lena")
            assert await described() == definition["description"]

    asyncio.run(go())
