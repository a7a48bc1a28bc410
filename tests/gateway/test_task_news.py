"""Status of tasks, told as it changes: what ``tasks/get`` would say, to their owner alone, whoever has the task."""

import asyncio
import json
import threading
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, asynccontextmanager
from typing import Any

import pytest

from callwright import Callwright, Rule
from callwright.core.protocols import mcp_protocol
from callwright.gateway.gateway import Gateway
from callwright.tools.mcp.server_spec import ServerSpec
from callwright.wire.http_server import HttpServer
from callwright.wire.server_sent_events import EventReader
from gateway.clients import Client, staged
from gateway.tasking import Tasking, mounted
from gateway.test_tasks import ABLE, REPORT, long_tool
from gateway.test_threats import by_header

pytestmark = pytest.mark.promise("C8", "E1")
ABLE_TO_ANSWER = {**ABLE, "elicitation": {}}


@asynccontextmanager
async def behind() -> AsyncIterator[tuple[Client, Tasking]]:
    """A client at a gateway in front of the reference server of tasks."""
    server, app = HttpServer(), Callwright()
    tasking, endpoint = mounted(server)
    url = f"http://127.0.0.1:{await server.start()}/mcp"
    assert await app.connect([ServerSpec(name="up", url=url, prefix="")]) == {}
    gateway = Gateway(app)
    client = await Client(await gateway.start(), "modern", ABLE_TO_ANSWER).start()
    try:
        yield client, tasking
    finally:
        client.http.close()
        tasking.close()
        await gateway.close(0.2)
        endpoint.close()
        await server.close(0.2)
        app.close()


async def news(client: Client, *ids: str) -> AsyncGenerator[dict[str, Any], None]:
    """What a listener for these tasks is told, its acknowledgement first."""
    message, headers = client.prepared("subscriptions/listen", {"notifications": {"taskIds": list(ids)}})
    reply = await client._post(message, headers)
    reader = EventReader()
    try:
        async for part in reply:
            for event in reader.feed(part):
                yield json.loads(event.data)
    finally:
        reply.abort()


async def told_until_the_end(client: Client, id_: str) -> list[dict[str, Any]]:
    """The parameters of every notification, up to the one of its end."""
    found: list[dict[str, Any]] = []
    async with aclosing(news(client, id_)) as stream:
        async for note in stream:
            found.append(note["params"])
            if note["method"] == "notifications/tasks" and note["params"]["status"] in {
                "completed",
                "cancelled",
            }:
                return found
    raise AssertionError(found)


def plain(state: dict[str, Any]) -> dict[str, Any]:
    """A state without what the wire adds."""
    return {name: value for name, value in state.items() if name not in {"_meta", "resultType"}}


def test_every_turn_of_a_servers_task_is_told_as_it_would_have_been_answered() -> None:
    async def go() -> None:
        async with behind() as (client, _):
            id_ = (await client.call("confirm_delete", {"filename": "a"}))["taskId"]
            async with aclosing(news(client, id_)) as stream:
                acknowledged = await anext(stream)
                assert acknowledged["params"]["notifications"] == {"taskIds": [id_]}
                asked = (await client.request("tasks/get", {"taskId": id_}))["result"]
                while asked["status"] != "input_required":
                    asked = (await client.request("tasks/get", {"taskId": id_}))["result"]
                answers = {
                    name: {"action": "accept", "content": {"confirm": True}}
                    for name in asked["inputRequests"]
                }
                await client.request("tasks/update", {"taskId": id_, "inputResponses": answers})
                async for note in stream:
                    assert note["method"] == "notifications/tasks"
                    assert (
                        note["params"]["_meta"][mcp_protocol.SUBSCRIPTION_META]
                        == acknowledged["params"]["_meta"][mcp_protocol.SUBSCRIPTION_META]
                    )
                    if note["params"]["status"] == "completed":
                        break
            state = (await client.request("tasks/get", {"taskId": id_}))["result"]
            assert plain(note["params"]) == plain(state)
            assert note["params"]["result"]["content"][0]["text"] == "deleted"

    asyncio.run(go())


def test_a_task_that_has_ended_before_is_told_once() -> None:
    async def go() -> None:
        async with behind() as (client, tasking):
            id_ = (await client.call("failing_job"))["taskId"]
            first = await told_until_the_end(client, id_)
            again = await told_until_the_end(client, id_)
            assert first[-1]["result"]["isError"]
            assert len(again) == 2, "the acknowledgement, and how it ended"
            assert tasking.ran["failing_job"] == 1

    asyncio.run(go())


def test_a_long_tool_of_our_own_is_told_of_with_its_result() -> None:
    async def go() -> None:
        done = threading.Event()
        async with staged() as stage:
            long_tool(stage.app, done)
            client = await stage.client("modern", ABLE)
            id_ = (await client.call("report", REPORT))["taskId"]
            listening = asyncio.ensure_future(told_until_the_end(client, id_))
            done.set()
            *_, last = await listening
            assert (last["taskId"], last["status"]) == (id_, "completed")
            assert "2026-11" in last["result"]["content"][0]["text"]
            stage.app.tasks.close()

    asyncio.run(go())


def test_a_task_of_another_tenant_is_neither_granted_nor_told_of() -> None:
    async def go() -> None:
        async with staged(identify=by_header, rules=[Rule("allow")]) as stage:
            owner, other = await stage.client("modern", ABLE), await stage.client("modern", ABLE)
            owner.headers["X-Tenant"], other.headers["X-Tenant"] = "a", "b"
            id_ = (await owner.call("bake"))["taskId"]
            async with aclosing(news(other, id_, "up..t-1", "")) as stream:
                assert (await anext(stream))["params"]["notifications"] == {}
            async with aclosing(news(owner, id_)) as stream:
                assert (await anext(stream))["params"]["notifications"] == {"taskIds": [id_]}

    asyncio.run(go())


def test_who_has_not_declared_tasks_can_neither_listen_nor_ask() -> None:
    async def go() -> None:
        async with staged() as stage:
            client = await stage.client("modern")
            for method, params in (
                ("subscriptions/listen", {"notifications": {"taskIds": []}}),
                ("tasks/get", {"taskId": "up..t-1"}),
                ("tasks/cancel", {"taskId": "up..t-1"}),
            ):
                refused = await client.request(method, params)
                assert (client.status, refused["error"]["code"]) == (400, mcp_protocol.MISSING_CAPABILITY)
                assert refused["error"]["data"] == {"requiredCapabilities": ABLE}

    asyncio.run(go())


def test_nobody_is_asked_for_a_task_any_more_once_its_listener_has_gone() -> None:
    async def go() -> None:
        async with behind() as (client, tasking):
            id_ = (await client.call("confirm_delete", {"filename": "a"}))["taskId"]
            async with aclosing(news(client, id_)) as stream:
                await anext(stream)
                while tasking.asked < 3:
                    await client.call("greet", {"name": "Ada"})
            client.capabilities = {}
            await client.call("slow_compute", {"seconds": 0.2})  # the time that it takes to notice
            before = tasking.asked
            await client.call("slow_compute", {"seconds": 0.3})  # six times the pace of the task
            assert tasking.asked == before > 1

    asyncio.run(go())
