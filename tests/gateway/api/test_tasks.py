"""Long tools over HTTP: 202 with a place, looking, following, calling off (C8)."""

import asyncio
import threading
from typing import Any

import msgspec
import pytest

from callwright import CallContext, Callwright, Rule
from gateway.api.shop import KNOWN, Client, World, open_shop, said, shop
from gateway.talking import Answer

JANE, MAX = ({"Authorization": f"Bearer {name}"} for name in ("jane", "max"))
LONG_S = 20.0


def long_shop(go: threading.Event, **options: Any) -> Callwright:
    app = shop(World(), **options)

    @app.tool(effect="once", long=True)
    def report(month: str, context: CallContext) -> dict[str, str]:
        """Write the report of a month."""
        context.progress(1, 2, "half")
        while not go.wait(0.01):
            context.step("look", lambda: None)
        return {"month": month}

    return app


async def begun(client: Client, **headers: str) -> Answer:
    return await client.post("/v1/tools/report/calls", {"month": "2026-11"}, **headers)


async def ended(client: Client, place: str) -> Any:
    return await seen(client, place, "result")


async def finished(app: Callwright) -> None:
    """Wait for the end of the only task without fetching its result, which would count as received."""
    for _ in range(1000):
        if app.tasks.list()[0].state == "completed":
            return
        await asyncio.sleep(0.02)
    raise AssertionError("the task goes on")


async def seen(client: Client, place: str, what: str) -> Any:
    """The task, once it has this."""
    for _ in range(1000):
        task = said(await client.get(place))
        if task[what] is not None:
            return task
        await asyncio.sleep(0.02)
    raise AssertionError(what)


@pytest.mark.promise("C8")
def test_a_long_call_is_accepted_with_the_place_of_its_task_and_its_result_is_found_there() -> None:
    async def run() -> None:
        go = threading.Event()
        with long_shop(go) as app:
            async with open_shop(app) as client:
                answer = await begun(client)
                again = await begun(client)
                place = answer.headers["location"]
                running = await client.get(place)
                go.set()
                await finished(app)
                after = await begun(client)
                task = await ended(client, place)
                listed = said(await client.get("/v1/tasks?limit=1"))["tasks"]

        assert (answer.status, answer.headers["retry-after"]) == (202, "1")
        assert place == f"/v1/tasks/{said(answer)['meta']['handle']}"
        assert again.headers["location"] == place
        assert (running.status, said(running)["result"]) == (200, None)
        assert (task["state"], task["result"]["data"]) == ("completed", {"month": "2026-11"})
        assert [one["task"] for one in listed] == [task["task"]]
        assert (after.status, said(after)["data"]) == (200, {"month": "2026-11"})

    asyncio.run(run())


async def answered_on(port: int, place: str, times: int) -> None:
    """Ask for a task so many times on one connection that is then cut."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for _ in range(times):
        writer.write(f"GET {place} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        await reader.readexactly(int(head.partition("content-length: ")[2].partition("\r\n")[0]))
    writer.transport.abort()


@pytest.mark.promise("C8", "E2")
def test_the_result_of_a_task_is_received_when_its_client_shows_that_it_has_it() -> None:
    async def run() -> list[bool]:
        go = threading.Event()
        with long_shop(go) as app:
            async with open_shop(app) as client:
                place = (await begun(client)).headers["location"]
                go.set()
                await finished(app)
                received = []
                for times in (1, 2):
                    await answered_on(client.port, place, times)
                    received.append(app.store.list_entries(tool="report")[0].delivered)
                return received

    assert asyncio.run(run()) == [False, True]


async def followed_on(port: int, place: str, go: threading.Event) -> tuple[Any, Any]:
    """The first progress that a follower is told of a task, which may end only then, and its result."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 20)
    writer.write(
        f"GET {place} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAccept: text/event-stream\r\n\r\n".encode()
    )
    events = []
    for event in ("progress", "result"):
        await reader.readuntil(f"event: {event}\n".encode())
        await reader.readuntil(b"data: ")
        events.append(msgspec.json.decode(await reader.readline()))
        go.set()
    writer.transport.abort()
    return events[0], events[1]


@pytest.mark.promise("C8")
def test_a_task_is_followed_as_events_and_ends_with_its_envelope() -> None:
    async def run() -> None:
        go = threading.Event()
        with long_shop(go) as app:
            async with open_shop(app) as client:
                place = (await begun(client)).headers["location"]
                await seen(client, place, "progress")
                progress, result = await asyncio.wait_for(followed_on(client.port, place, go), LONG_S)

        assert progress["done"] == 1
        assert (result["success"], result["data"]) == (True, {"month": "2026-11"})

    asyncio.run(run())


@pytest.mark.promise("C8")
def test_a_task_is_called_off_and_its_result_says_what_came_of_it() -> None:
    async def run() -> None:
        with long_shop(threading.Event()) as app:
            async with open_shop(app) as client:
                place = (await begun(client)).headers["location"]
                asked = await client.post(f"{place}/cancel", {})
                task = await ended(client, place)

        assert asked.status == 200
        assert (task["state"], task["result"]["effect"]) in {("cancelled", "none"), ("cancelled", "unknown")}

    asyncio.run(run())


@pytest.mark.promise("T19")
def test_somebody_elses_task_does_not_exist() -> None:
    async def run() -> None:
        go = threading.Event()
        go.set()
        rules = [Rule("allow", principals=tuple(KNOWN))]
        with long_shop(go, rules=rules) as app:
            async with open_shop(app, known=True) as client:
                place = (await begun(client, **JANE)).headers["location"]
                mine = await client.get(place, **JANE)
                answers = [
                    await client.get(place, **MAX),
                    await client.post(f"{place}/cancel", {}, **MAX),
                    await client.get(f"/v1/tasks/{'0' * 32}", **MAX),
                ]
                theirs = said(await client.get("/v1/tasks", **MAX))["tasks"]
                nobody = await client.get(place)

        assert mine.status == 200
        assert {one.status for one in answers} == {404}
        assert len({one.body for one in answers}) == 1
        assert (theirs, nobody.status) == ([], 401)

    asyncio.run(run())


def test_without_long_tools_no_engine_is_opened_to_look() -> None:
    async def run() -> None:
        app = shop(World())
        async with open_shop(app) as client:
            assert said(await client.get("/v1/tasks")) == {"tasks": []}
            assert (await client.get("/v1/tasks/abc")).status == 404
            assert (await client.get("/v1/tasks?x=1")).status == 400
            assert (await client.get("/v1/tasks/abc?x=1")).status == 400
        assert app.tasks._engine is None

    asyncio.run(run())
