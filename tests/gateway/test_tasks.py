"""Tasks of a server: begun once, asked for by their owner alone, under an id that is nobody else's."""

import asyncio
import threading
from typing import Any

import pytest

from callwright import CallContext, Callwright
from callwright.core.policy.authorization import Rule
from callwright.core.protocols import mcp_protocol
from callwright.relay import ProtocolEra
from gateway.clients import staged
from gateway.test_threats import by_header

ABLE: dict[str, Any] = {"extensions": {mcp_protocol.TASKS_EXTENSION: {}}}


@pytest.mark.promise("E1")
def test_a_task_is_begun_handed_on_and_asked_for_until_it_is_done() -> None:
    async def go() -> None:
        async with staged() as stage:
            client = await stage.client("modern", ABLE)
            hello = (await client.request("server/discover"))["result"]
            assert mcp_protocol.TASKS_EXTENSION in hello["capabilities"]["extensions"]
            begun = await client.call("bake", meta={mcp_protocol.IDEMPOTENCY_KEY_META: "cake"})
            again = await client.call("bake", meta={mcp_protocol.IDEMPOTENCY_KEY_META: "cake"})
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
                assert refused["error"]["code"] == mcp_protocol.INVALID_PARAMS, wrong

    asyncio.run(go())


def long_tool(app: Callwright, go: threading.Event) -> None:
    @app.tool(effect="once", long=True)
    def report(month: str, context: CallContext) -> dict[str, str]:
        """Write a report."""
        context.progress(1, 2, "half")
        while not go.wait(0.01):
            context.step("look", lambda: None)
        return {"month": month}


REPORT = {"month": "2026-11"}


async def told(client: Any, id_: str, status: str) -> dict[str, Any]:
    for _ in range(500):
        found: dict[str, Any] = (await client.request("tasks/get", {"taskId": id_}))["result"]
        if found["status"] == status:
            return found
        await asyncio.sleep(0.02)
    raise AssertionError(status)


async def ended(app: Callwright) -> None:
    """Wait for the end of the only task without fetching its result, which would count as received."""
    for _ in range(500):
        if app.tasks.list()[0].state == "completed":
            return
        await asyncio.sleep(0.02)
    raise AssertionError("the task goes on")


@pytest.mark.promise("C8")
def test_a_long_tool_of_our_own_is_a_task_for_a_client_that_knows_tasks() -> None:
    async def go() -> None:
        done = threading.Event()
        async with staged() as stage:
            long_tool(stage.app, done)
            client = await stage.client("modern", ABLE)
            begun = await client.call("report", REPORT)
            again = await client.call("report", REPORT)
            assert (begun["resultType"], begun["status"]) == ("task", "working")
            assert again["taskId"] == begun["taskId"]
            done.set()
            await ended(stage.app)
            last = await client.call("report", REPORT)
            assert "2026-11" in last["content"][0]["text"]
            found = await told(client, begun["taskId"], "completed")
            assert (found["taskId"], found["statusMessage"]) == (begun["taskId"], "half")
            assert "2026-11" in found["result"]["content"][0]["text"]
            assert not found["result"].get("isError")
            stage.app.tasks.close()

    asyncio.run(go())


@pytest.mark.promise("C8", "E2")
@pytest.mark.parametrize("asks", ["tasks/get", "callwright_task_status"])
def test_the_result_of_a_task_is_received_when_its_client_asks_for_something_else(asks: str) -> None:
    async def go() -> None:
        done = threading.Event()
        async with staged() as stage:
            long_tool(stage.app, done)
            client = await stage.client("modern", ABLE)
            id_ = (await client.call("report", REPORT))["taskId"]
            done.set()
            await ended(stage.app)
            handle = stage.app.tasks.list()[0].handle
            if asks == "tasks/get":
                found = (await client.request(asks, {"taskId": id_}))["result"]["result"]
            else:
                found = await client.call(asks, {"handle": handle})
            assert "2026-11" in found["content"][0]["text"]
            (entry,) = stage.app.store.list_entries(tool="report")
            assert not entry.delivered
            await client.request("tools/list", {})
            (entry,) = stage.app.store.list_entries(tool="report")
            assert entry.delivered
            stage.app.tasks.close()

    asyncio.run(go())


@pytest.mark.promise("C8")
def test_a_long_task_is_called_off_by_its_owner_and_not_there_for_another() -> None:
    async def go() -> None:
        async with staged(identify=by_header, rules=[Rule("allow")]) as stage:
            long_tool(stage.app, threading.Event())
            owner, other = await stage.client("modern", ABLE), await stage.client("modern", ABLE)
            owner.headers["X-Tenant"], other.headers["X-Tenant"] = "a", "b"
            id_ = (await owner.call("report", REPORT))["taskId"]
            refused = await other.request("tasks/get", {"taskId": id_})
            assert refused["error"]["code"] == mcp_protocol.INVALID_PARAMS
            assert "result" in await owner.request("tasks/cancel", {"taskId": id_})
            await told(owner, id_, "cancelled")
            stage.app.tasks.close()

    asyncio.run(go())


@pytest.mark.promise("C8")
@pytest.mark.parametrize("era", ["modern", "legacy"])
def test_a_client_that_knows_no_tasks_is_told_the_handle_and_gets_the_result_by_the_same_call(
    era: ProtocolEra,
) -> None:
    async def go() -> None:
        done = threading.Event()
        async with staged() as stage:
            long_tool(stage.app, done)
            client = await stage.client(era)
            listed = {one["name"]: one for one in (await client.request("tools/list"))["result"]["tools"]}
            assert "outputSchema" not in listed["report"]
            begun = await client.call("report", REPORT)
            (task,) = stage.app.tasks.list()
            assert task.handle in begun["content"][0]["text"]
            done.set()
            await ended(stage.app)
            last = await client.call("report", REPORT)
            assert "2026-11" in last["content"][0]["text"]
            stage.app.tasks.close()

    asyncio.run(go())
