"""The built-in tool ``callwright_task_status``: how a long call stands, for clients that do not know tasks."""

import asyncio
import threading
from typing import Any

import pytest

from callwright import Callwright, Principal
from callwright.core.policy.authorization import Rule
from callwright.gateway.task_status_tool import TASK_STATUS_TOOL
from callwright.relay import ProtocolEra
from gateway.clients import envelope_of, staged
from gateway.test_tasks import REPORT, long_tool
from gateway.test_threats import by_header

ERAS: list[ProtocolEra] = ["modern", "legacy"]


def handle_of(begun: dict[str, Any]) -> str:
    return str(envelope_of(begun)["meta"]["handle"])


async def names(client: Any) -> set[str]:
    return {one["name"] for one in (await client.request("tools/list"))["result"]["tools"]}


async def half_done(client: Any, handle: str) -> dict[str, Any]:
    """The first answer that tells of progress."""
    for _ in range(500):
        found: dict[str, Any] = await client.call(TASK_STATUS_TOOL, {"handle": handle})
        if "progress" in found["structuredContent"]:
            return found
        await asyncio.sleep(0.02)
    raise AssertionError(handle)


@pytest.mark.promise("C8")
@pytest.mark.parametrize("era", ERAS)
def test_a_long_call_is_asked_for_by_its_handle_until_its_result_is_there(era: ProtocolEra) -> None:
    async def go() -> None:
        done = threading.Event()
        async with staged() as stage:
            long_tool(stage.app, done)
            client = await stage.client(era)
            begun = await client.call("report", REPORT)
            assert TASK_STATUS_TOOL in begun["content"][-1]["text"]
            handle = handle_of(begun)
            assert handle in begun["content"][-1]["text"]
            found = await half_done(client, handle)
            assert found["structuredContent"]["state"] == "running"
            assert found["structuredContent"]["progress"] == {"done": 1, "total": 2, "message": "half"}
            assert "report is running: 1 of 2 (half). This is not the result" in found["content"][0]["text"]
            done.set()
            await stage.app.tasks.get(handle).aresult(20)
            last = await client.call(TASK_STATUS_TOOL, {"handle": handle})
            assert not last.get("isError")
            assert "2026-11" in last["content"][0]["text"]
            assert envelope_of(last)["effect"] == "committed"
            stage.app.tasks.close()

    asyncio.run(go())


@pytest.mark.parametrize("era", ERAS)
def test_a_long_call_that_failed_is_told_as_the_failure_it_is(era: ProtocolEra) -> None:
    async def go() -> None:
        async with staged() as stage:

            @stage.app.tool(effect="read", long=True)
            def broken() -> int:
                raise ValueError("no paper")

            client = await stage.client(era)
            handle = handle_of(await client.call("broken"))
            await stage.app.tasks.get(handle).aresult(20)
            last = await client.call(TASK_STATUS_TOOL, {"handle": handle})
            assert last["isError"]
            assert envelope_of(last)["error"]["code"] == "tool_failed"
            stage.app.tasks.close()

    asyncio.run(go())


@pytest.mark.promise("E4")
@pytest.mark.parametrize("era", ERAS)
def test_a_long_call_of_another_tenant_or_principal_is_not_there_in_the_same_words_as_one_that_never_was(
    era: ProtocolEra,
) -> None:
    async def go() -> None:
        async with staged(identify=by_header, rules=[Rule("allow")]) as stage:
            long_tool(stage.app, threading.Event())
            owner, other = await stage.client(era), await stage.client(era)
            owner.headers["X-Tenant"], other.headers["X-Tenant"] = "a", "b"
            if era == "legacy":
                owner, other = await stage.client(era), await stage.client(era)
            handle = handle_of(await owner.call("report", REPORT))
            (task,) = [one for one in stage.app.tasks.engine.list_tasks(limit=9) if one.job.handle == handle]
            absent = await owner.call(TASK_STATUS_TOOL, {"handle": "never-was"})
            stranger = Principal("somebody-else", task.job.principal.tenant)
            assert stage.app.tasks.list(principal=stranger) == []
            if era == "modern":
                assert await other.call(TASK_STATUS_TOOL, {"handle": handle}) == absent
            assert absent["isError"]
            assert "no such task of yours" in absent["content"][0]["text"]
            stage.app.tasks.engine.cancel(handle)
            stage.app.tasks.close()

    asyncio.run(go())


@pytest.mark.parametrize("arguments", [{}, {"handle": 7}, {"handle": ""}, {"handle": "x"}])
@pytest.mark.parametrize("era", ERAS)
def test_it_is_listed_only_where_a_long_tool_is_on_offer_and_then_answers_any_handle(
    era: ProtocolEra, arguments: dict[str, Any]
) -> None:
    async def go() -> None:
        async with staged() as stage:
            client = await stage.client(era)
            assert TASK_STATUS_TOOL not in await names(client)
            assert (await client.call(TASK_STATUS_TOOL, arguments))["isError"]
            long_tool(stage.app, threading.Event())
            assert TASK_STATUS_TOOL in await names(client)
            assert (await client.call(TASK_STATUS_TOOL, arguments))["isError"]
            stage.app.tasks.close()

    asyncio.run(go())


def test_it_is_not_listed_for_a_principal_to_whom_no_long_tool_is_on_offer() -> None:
    with Callwright(rules=[Rule("allow", principals=("ann",))]) as app:
        long_tool(app, threading.Event())
        assert [one.contract.name for one in app.tools] == ["report"]

    async def go() -> None:
        rules = [Rule("deny", tools=("report",)), Rule("allow")]
        async with staged(rules=rules) as stage:
            long_tool(stage.app, threading.Event())
            assert TASK_STATUS_TOOL not in await names(await stage.client())

    asyncio.run(go())
