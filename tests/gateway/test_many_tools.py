"""Ten thousand tools behind the gateway: all are listed, page by page, from bytes that are there, and the last one is called."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from callwright import Callwright
from callwright.core.protocols import mcp_protocol
from callwright.tools.mcp.server_spec import ServerSpec
from gateway.clients import Client
from gateway.scripted import scripted, serving

OF_A_PAGE = 1000
DONE = {"content": [{"type": "text", "text": "done"}]}


def tool(number: int) -> dict[str, Any]:
    schema = {"type": "object", "properties": {"n": {"type": "integer"}}, "required": ["n"]}
    return {"name": f"tool_{number:05d}", "description": f"Does number {number}.", "inputSchema": schema}


async def all_pages(client: Client) -> list[str]:
    """Names on all pages, in order."""
    names: list[str] = []
    cursor: dict[str, str] = {}
    while True:
        page = (await client.request("tools/list", cursor))["result"]
        names += [one["name"] for one in page["tools"]]
        if "nextCursor" not in page:
            return names
        cursor = {"cursor": page["nextCursor"]}


@pytest.mark.costly
@pytest.mark.promise("E2", "E4")
@pytest.mark.parametrize("many", [3_000, pytest.param(10_000, marks=pytest.mark.slow)])
def test_thousands_of_tools_are_listed_in_pages_and_the_last_is_called(many: int) -> None:
    async def go() -> None:
        asked = 0

        def page(params: dict[str, Any]) -> dict[str, Any]:
            nonlocal asked
            asked += 1
            at = int(params.get("cursor") or 0)
            more = {"nextCursor": str(at + OF_A_PAGE)} if at + OF_A_PAGE < many else {}
            return {"tools": [tool(one) for one in range(at, at + OF_A_PAGE)], **more}

        def call(params: dict[str, Any]) -> dict[str, Any]:
            return {"content": [{"type": "text", "text": f"{params['name']} {params['arguments']['n']}"}]}

        async with scripted({"tools/list": page, "tools/call": call}) as (_, port):
            client = Client(port, "modern")
            first = await all_pages(client)
            assert first == [*(f"tool_{one:05d}" for one in range(many)), "callwright_repeat"]
            assert asked == many // OF_A_PAGE
            assert await all_pages(client) == first
            assert asked == many // OF_A_PAGE, "the lists are ours: the server is not asked again"
            result = await client.call(first[-2], {"n": 7})
            assert result["content"][0]["text"] == f"tool_{many - 1:05d} 7"
            wrong = await client.request("tools/list", {"cursor": "20000"})
            assert wrong["error"]["code"] == mcp_protocol.INVALID_PARAMS
            client.http.close()

    asyncio.run(go())


def list_of(many: int) -> dict[str, Any]:
    return {"tools": [tool(one) for one in range(many)]}


async def close(app: Callwright) -> None:
    assert app.connected is not None
    await app.connected.close()


def count_offered(app: Callwright, server: str) -> int:
    found = app.connected.servers.get(server) if app.connected else None
    return 0 if found is None else len(found.offered_tools)


@pytest.mark.promise("E12")
@pytest.mark.parametrize("start", ["first", "with accepted tools"])
def test_calls_of_other_servers_go_on_while_one_with_many_tools_is_taken_up(
    tmp_path: Path, start: str
) -> None:
    many, pins = 400, tmp_path / "pins.json"

    async def go() -> None:
        async with (
            serving({"tools/call": DONE}) as (_, near),
            serving({"tools/list": list_of(many)}) as (_, far),
        ):
            specs = [ServerSpec(name="near", url=near, prefix=""), ServerSpec(name="far", url=far, prefix="")]
            if start == "with accepted tools":
                with Callwright() as before:
                    await before.connect(specs, pins=pins)
                    await close(before)
            with Callwright() as app:
                await app.connect(specs[:1], pins=pins)
                taking_up = asyncio.ensure_future(app.connect(specs[1:]))
                seen: list[int] = []
                while not taking_up.done():
                    assert (await app.acall({"name": "act", "arguments": {"text": "x"}})).success
                    seen.append(count_offered(app, "far"))
                assert await taking_up == {}
                assert any(0 < one < many for one in seen)
                assert count_offered(app, "far") == many
                await close(app)

    asyncio.run(go())


@pytest.mark.promise("E12")
def test_a_tool_that_is_still_to_be_taken_up_is_said_to_be_starting_and_not_to_wait_for_its_operator() -> (
    None
):
    many = 400

    async def go() -> None:
        async with serving({"tools/list": list_of(many)}) as (_, far):
            with Callwright() as app:
                taking_up = asyncio.ensure_future(app.connect([ServerSpec(name="far", url=far)]))
                async with asyncio.timeout(20):
                    while not count_offered(app, "far"):  # noqa: ASYNC110 - it is offered in a turn of its own
                        await asyncio.sleep(0)
                assert app.connected is not None
                upstream = app.connected.servers["far"]
                last = f"far__tool_{many - 1:05d}"
                assert count_offered(app, "far") < many
                assert not upstream.holds_tool(last)
                absent = upstream.describe_absence()
                assert absent is not None
                assert absent.code == "server_starting"
                await taking_up
                await close(app)

    asyncio.run(go())


@pytest.mark.promise("E12")
def test_what_the_configuration_expects_meanwhile_holds_for_the_tools_that_were_taken_up_before() -> None:
    async def go() -> None:
        async with serving({"tools/list": list_of(400)}) as (_, far):
            with Callwright() as app:
                taking_up = asyncio.ensure_future(app.connect([ServerSpec(name="far", url=far)]))
                async with asyncio.timeout(20):
                    while not count_offered(app, "far"):  # noqa: ASYNC110 - it is offered in a turn of its own
                        await asyncio.sleep(0)
                assert app.connected is not None
                app.connected.servers["far"].set_expected(("tool_0001",), ())
                await taking_up
                assert count_offered(app, "far") == 0
                assert app.connected.servers["far"].absent.keys() == {"tool_0001"}
                await close(app)

    asyncio.run(go())
