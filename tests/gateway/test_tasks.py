"""Tasks of a server: begun once, asked for by their owner alone, under an id that is nobody else's."""

import asyncio
from typing import Any

import pytest

from callwright.core import mcp
from callwright.core.authorize import Rule
from gateway.clients import staged
from gateway.test_threats import by_header

ABLE: dict[str, Any] = {"extensions": {mcp.TASKS: {}}}


@pytest.mark.promise("E1")
def test_a_task_is_begun_handed_on_and_asked_for_until_it_is_done() -> None:
    async def go() -> None:
        async with staged() as stage:
            client = await stage.client("modern", ABLE)
            hello = (await client.request("server/discover"))["result"]
            assert mcp.TASKS in hello["capabilities"]["extensions"]
            begun = await client.call("bake", meta={mcp.KEY: "cake"})
            again = await client.call("bake", meta={mcp.KEY: "cake"})
            assert (begun["resultType"], begun["status"], begun["taskId"]) == (
                "task",
                "working",
                again["taskId"],
            )
            assert stage.everything.ran["bake"] == 1
            done = (await client.request("tasks/get", {"taskId": begun["taskId"]}))["result"]
            assert (done["status"], done["taskId"]) == ("completed", begun["taskId"])
            assert done["result"]["content"][0]["text"] == "baked"
            assert "result" in await client.request("tasks/cancel", {"taskId": begun["taskId"]})
            plain = await (await stage.client()).call("bake", {"x": 1})
            assert plain["content"][0]["text"] == "baked while you waited"

    asyncio.run(go())


@pytest.mark.promise("E4")
def test_a_task_of_one_tenant_is_not_there_for_another() -> None:
    async def go() -> None:
        async with staged(identify=by_header, rules=[Rule("allow")]) as stage:
            owner, other = await stage.client("modern", ABLE), await stage.client("modern", ABLE)
            owner.headers["X-Tenant"], other.headers["X-Tenant"] = "a", "b"
            id_ = (await owner.call("bake"))["taskId"]
            for wrong in (id_, "t-1", "up..t-1", "", id_.replace("t-1", "t-2")):
                refused = await other.request("tasks/get", {"taskId": wrong})
                assert refused["error"]["code"] == mcp.INVALID_PARAMS, wrong

    asyncio.run(go())
