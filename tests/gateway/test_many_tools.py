"""Ten thousand tools behind the gateway: all are listed, page by page, from bytes that are there, and the last one is called."""

import asyncio
from typing import Any

import pytest

from callwright.core.protocols import mcp_protocol
from gateway.clients import Client
from gateway.scripted import scripted

OF_A_PAGE = 1000


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
