"""B1 over plain HTTP: listing, contract, dry run, approval and call of one caller see one version of a tool."""

import asyncio
from typing import Any

import pytest

from callwright import Callwright, Principal, Rule
from callwright.core.selection import version_split
from gateway.api.shop import Client, open_shop, said

pytestmark = pytest.mark.promise("B1")


def _app(*rules: Rule, staged: bool = False) -> Callwright:
    app = Callwright(rules=rules or None)

    @app.tool(name="find", version="1.0.0", effect="read")
    def find(text: str) -> dict[str, str]:
        return {"old": text}

    @app.tool(name="find", version="2.0.0", effect="once", key=["query"])
    def find_2(query: str) -> dict[str, str]:
        return {"new": query}

    if staged:
        app.releases.release("find", "2.0.0", by="eve", base="1.0.0", percent=50)
    else:
        app.catalogue.use("find", "1.0.0")
        app.catalogue.share("find", "2.0.0", 50)
    return app


def _run_with(version: str) -> str:
    """A run that this version falls to."""
    drawn = ((run, version_split.compute_draw(Principal(), run)) for run in map(str, range(1000)))
    return next(run for run, draw in drawn if (draw < 0.5) == (version == "2.0.0"))


async def _look(client: Client, name: str, **headers: str) -> dict[str, str]:
    """The version that each route names: the list, the contract, a dry run and a call."""
    listed = said(await client.get("/v1/tools", **headers))["tools"]
    (contract,) = [one for one in listed if one["name"] == "find"]
    one = said(await client.get("/v1/tools/find", **headers))
    dry = said(await client.post("/v1/tools/find/calls?dryRun=true", {name: "x"}, **headers))
    made = said(await client.post("/v1/tools/find/calls", {name: "x"}, **headers))
    written = said(await client.post("/v1/calls", {"name": "find", "arguments": {name: "x"}}, **headers))
    return {
        "list": contract["version"],
        "contract": one["version"],
        "dry run": dry["meta"]["toolVersion"],
        "call": made["meta"]["toolVersion"],
        "call as written": written["meta"]["toolVersion"],
    }


HOSTS: list[dict[str, str]] = [
    {},
    {"agent_session_id": "20261129_1"},
    {"baggage": "session.id=abc"},
    {"mcp_session_id": "s-1"},
]
"""What a host names in its requests."""


@pytest.mark.parametrize("host", HOSTS)
@pytest.mark.parametrize("staged", [False, True])
@pytest.mark.parametrize("version", ["1.0.0", "2.0.0"])
def test_a_run_sees_one_version_everywhere(version: str, host: dict[str, str], *, staged: bool) -> None:
    async def go() -> None:
        async with open_shop(_app(staged=staged)) as client:
            named = {key.replace("_", "-"): value for key, value in host.items()}
            seen = await _look(
                client,
                "text" if version == "1.0.0" else "query",
                **{"Callwright_Run": _run_with(version), **named},
            )
        assert set(seen.values()) == {version}, seen

    asyncio.run(go())


@pytest.mark.parametrize("host", HOSTS)
@pytest.mark.parametrize("staged", [False, True])
def test_a_caller_without_a_run_sees_one_version_everywhere(host: dict[str, str], *, staged: bool) -> None:
    async def go() -> None:
        async with open_shop(_app(staged=staged)) as client:
            drawn = version_split.compute_draw(Principal(), Principal().id)
            version = "2.0.0" if drawn < 0.5 else "1.0.0"
            named = {key.replace("_", "-"): value for key, value in host.items()}
            seen = await _look(client, "text" if version == "1.0.0" else "query", **named)
        assert set(seen.values()) == {version}, seen

    asyncio.run(go())


@pytest.mark.parametrize("version", ["1.0.0", "2.0.0"])
def test_an_approval_is_for_the_version_that_is_called(version: str) -> None:
    async def go() -> None:
        app = _app(Rule("approve", tools=("find",)))
        arguments = {"text" if version == "1.0.0" else "query": "x"}
        headers: dict[str, Any] = {"Callwright_Run": _run_with(version)}
        async with open_shop(app) as client:
            asked = said(await client.post("/v1/tools/find/calls", arguments, **headers))
            assert asked["error"]["code"] == "approval_required"
            (waiting,) = app.store.list_approvals()
            assert waiting.version == version
            assert app.approve(waiting.handle, by=Principal("boss"))
            made = said(await client.post("/v1/tools/find/calls", arguments, **headers))
        assert (made["success"], made["meta"]["toolVersion"]) == (True, version)

    asyncio.run(go())


@pytest.mark.promise("R1")
def test_a_client_that_goes_away_does_not_stop_the_write_that_its_run_is_given() -> None:
    """The version that others get only reads: what is seen through is decided by the version of this caller."""

    async def go() -> None:
        app, begun, go_on, done = Callwright(), asyncio.Event(), asyncio.Event(), list[str]()

        @app.tool(name="find", version="1.0.0", effect="read")
        async def find(query: str) -> str:
            return query

        @app.tool(name="find", version="2.0.0", effect="once", key=["query"])
        async def find_2(query: str) -> str:
            begun.set()
            await go_on.wait()
            done.append(query)
            return query

        app.releases.release("find", "2.0.0", by="eve", base="1.0.0", percent=50)
        body = b'{"query":"x"}'
        async with open_shop(app) as client:
            reader, writer = await asyncio.open_connection("127.0.0.1", client.port)
            head = (
                f"POST /v1/tools/find/calls HTTP/1.1\r\nHost: 127.0.0.1:{client.port}\r\n"
                f"Callwright-Run: {_run_with('2.0.0')}\r\nContent-Type: application/json\r\n"
                f"Content-Length: {len(body)}\r\n\r\n"
            )
            writer.write(head.encode() + body)
            await begun.wait()
            writer.transport.abort()
            assert await reader.read() == b""
            await client.get("/v1/tools")  # by then the server has seen it
            go_on.set()
            again = await client.post(
                "/v1/tools/find/calls", {"query": "x"}, Callwright_Run=_run_with("2.0.0")
            )
        assert said(again)["effect"] == "committed"
        assert done == ["x"]

    asyncio.run(go())
