"""Servers that come late, go and come back, behind a gateway: what clients see meanwhile, and what the operator is told."""

import asyncio
import contextlib
import json
import os
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from callwright import Callwright, Rule
from callwright.app.upstream_servers import UpstreamServers
from callwright.core.protocols import mcp_protocol
from callwright.core.records.server_state import ServerStatus
from callwright.domain.contract import StandIn
from callwright.gateway.gateway import Gateway
from callwright.relay import Relay
from callwright.tools.mcp.server_spec import ServerSpec
from callwright.wire.http_client import HttpClient
from callwright.wire.http_messages import HttpRequest, HttpResponse
from callwright.wire.http_server import HttpServer
from callwright.wire.request_target import RequestTarget
from gateway.clients import ASKABLE, Client, envelope_of
from gateway.everything_server import mounted
from gateway.scripted import Scripted

pytestmark = pytest.mark.promise("E12")

ANNOUNCED_AFTER_S = 0.25


DONE = {"content": [{"type": "text", "text": "done"}]}
PATIENT_S = 3000.0
"""Patience with servers that answer, which is half a minute at the pace below: on a busy machine an answer takes long."""


class QuickPace:
    """Waits a hundredth of the real time between attempts, but real time for what callers wait for."""

    def now_ms(self) -> float:
        return asyncio.get_running_loop().time() * 1000

    def draw(self) -> float:
        return 0.0

    async def wait(self, event: asyncio.Event, seconds: float) -> bool:
        short = seconds if seconds == 1.0 else seconds / 100
        try:
            async with asyncio.timeout(short):
                return await event.wait()
        except TimeoutError:
            return event.is_set()


class Behind:
    """A gateway in front of one server on a port that may be empty. ``heard``: announcements; ``statuses``: states."""

    def __init__(self, app: Callwright, gateway: Gateway) -> None:
        self.app = app
        self.gateway = gateway
        self.port = 0
        self.heard: list[str] = []
        self.statuses: list[ServerStatus] = []

    async def get(self, path: str) -> tuple[int, Any]:
        client = HttpClient()
        reply = await client.send("GET", RequestTarget.parse_url(f"http://127.0.0.1:{self.port}{path}"))
        body = await reply.read(1 << 20)
        client.close()
        return reply.status, json.loads(body)

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        client = HttpClient()
        target = RequestTarget.parse_url(f"http://127.0.0.1:{self.port}{path}")
        headers = {"Content-Type": "application/json"}
        reply = await client.send("POST", target, headers, json.dumps(body).encode())
        answer = json.loads(await reply.read(1 << 20))
        client.close()
        return answer

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(20):
            while not holds():  # noqa: ASYNC110 - several things may make it true
                await asyncio.sleep(0)

    @property
    def phase(self) -> str:
        assert self.app.connected is not None
        return self.app.connected.get_status("up").phase


@asynccontextmanager
async def behind(
    url: str, pins: Path | None = None, rules: list[Rule] | None = None, *, tried: bool = True, **spec: Any
) -> AsyncIterator[Behind]:
    """``tried``: the server's first opening has ended; otherwise it goes on meanwhile."""
    with Callwright(rules=rules) as app:
        gateway = Gateway(app)
        it = Behind(app, gateway)
        app.connected = UpstreamServers(
            partial(app.register, version_written=False),
            app.catalogue,
            pins,
            lambda method, _params: it.heard.append(method),
            on_status=it.statuses.append,
            pace=QuickPace(),
        )
        it.port = await gateway.start()
        declared: dict[str, Any] = {"name": "up", "url": url, "prefix": "", "patience_s": PATIENT_S}
        connecting = asyncio.ensure_future(app.connect([ServerSpec(**declared | spec)]))
        if tried:
            await connecting
        try:
            yield it
        finally:
            await gateway.close(0.1)
            connecting.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await connecting


@asynccontextmanager
async def server_at(port: int = 0) -> AsyncIterator[tuple[Scripted, int]]:
    world, server = Scripted({"tools/call": DONE}), HttpServer()
    server.mount("POST", "/mcp", world.post)
    at = await server.start("127.0.0.1", port)
    try:
        yield world, at
    finally:
        await server.close(0.1)


_PORTS = count(20_000 + os.getpid() % 100 * 100)
"""Below those that the system gives away by itself: a port that was free a moment ago would be given to another process."""


async def free_port() -> int:
    for port in _PORTS:
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError


ACT = {"name": "act", "arguments": {"text": "x"}}


class HeldPace(QuickPace):
    """Waits for no announcement before it is let."""

    def __init__(self) -> None:
        self.go_on = asyncio.Event()

    async def wait(self, event: asyncio.Event, seconds: float) -> bool:
        if seconds != ANNOUNCED_AFTER_S:
            return await super().wait(event, seconds)
        await self.go_on.wait()
        return event.is_set()


@pytest.mark.parametrize("listed", [True, False])
def test_what_changed_before_anybody_could_list_the_tools_is_not_announced(*, listed: bool) -> None:
    async def go() -> None:
        announced: list[str] = []
        pace = HeldPace()
        with Callwright() as app:
            app.connected = UpstreamServers(
                partial(app.register, version_written=False),
                app.catalogue,
                None,
                lambda method, _params: announced.append(method),
                pace=pace,
            )
            async with server_at() as (_, port), server_at() as (_, other):
                await app.connect([ServerSpec(name="up", url=f"http://127.0.0.1:{port}/mcp")])
                if not listed:
                    app.connected.count_as_announced()
                pace.go_on.set()
                await app.connect([ServerSpec(name="late", url=f"http://127.0.0.1:{other}/mcp")])
                async with asyncio.timeout(20):
                    while not announced:  # noqa: ASYNC110 - the announcement comes in a turn of its own
                        await asyncio.sleep(0)
                assert set(announced) == {"notifications/tools/list_changed"}
                assert len(announced) <= 1 + listed
            await app.connected.close()

    asyncio.run(go())


def test_a_server_that_comes_later_is_taken_up_and_announced_once() -> None:
    async def go() -> None:
        port = await free_port()
        async with behind(f"http://127.0.0.1:{port}/mcp") as it:
            assert it.phase == "away"
            assert (await it.get("/readyz"))[0] == 503
            async with server_at(port):
                await it.until(lambda: it.phase == "ready" and bool(it.heard))
                assert it.heard == ["notifications/tools/list_changed"]
                assert (await it.get("/readyz")) == (200, {"ready": True})
                assert (await it.app.acall(ACT)).success

    asyncio.run(go())


def test_accepted_tools_stay_listed_while_a_server_is_away_and_a_call_waits_for_it(tmp_path: Path) -> None:
    async def go() -> None:
        pins, port = tmp_path / "pins.json", await free_port()
        url = f"http://127.0.0.1:{port}/mcp"
        async with server_at(port), behind(url, pins):
            pass
        async with behind(url, pins) as it:
            client = await Client(it.port, "legacy").start()
            listed = await client.request("tools/list")
            assert "act" in {one["name"] for one in listed["result"]["tools"]}

            waiting = asyncio.ensure_future(client.call("act", {"text": "x"}))
            await asyncio.sleep(0)
            async with server_at(port) as (world, _):
                answer = await waiting
                assert answer["content"][0]["text"] == "done"
                assert world.calls() == [{"text": "x"}]

    asyncio.run(go())


def test_a_call_of_a_server_that_stays_away_is_refused_with_effect_none_and_seconds(tmp_path: Path) -> None:
    async def go() -> None:
        port = await free_port()
        async with server_at(port) as (world, _):
            pins = tmp_path / "pins.json"
            async with behind(f"http://127.0.0.1:{port}/mcp", pins):
                pass
        spec: dict[str, Any] = {"timeout_ms": 1000, "deadline_ms": 1000}
        async with behind(f"http://127.0.0.1:{port}/mcp", pins, **spec) as it:
            client = await Client(it.port, "legacy").start()
            said = envelope_of(await client.call("act", {"text": "x"}))
            assert said["error"]["code"] == "server_away"
            assert (said["effect"], said["nextAction"], world.calls()) == ("none", "retry", [])
            assert said["error"]["retryAfterMs"] >= 0
            assert "nothing answers at its address" in said["error"]["message"]

    asyncio.run(go())


def test_a_call_of_a_server_that_never_came_yet_says_so_and_forbids_nothing() -> None:
    async def go() -> None:
        port = await free_port()
        rules = [Rule("deny", tools=("up__wipe",)), Rule("allow")]
        async with behind(f"http://127.0.0.1:{port}/mcp", rules=rules, prefix="up__") as it:
            missing = await it.app.acall({"name": "up__act", "arguments": {"text": "x"}})
            assert missing.error is not None
            assert (missing.error.code, missing.effect, missing.next_action) == (
                "server_away",
                "none",
                "retry",
            )
            assert (missing.error.retryable, missing.error.retry_after_ms is not None) == (True, True)
            denied = await it.app.acall({"name": "up__wipe", "arguments": {}})
            unknown = await it.app.acall({"name": "other__act", "arguments": {}})
            assert [one.error.code for one in (denied, unknown) if one.error] == ["permission_denied"] * 2
            async with server_at(port):
                await it.until(lambda: it.phase == "ready")
                assert (await it.app.acall({"name": "up__act", "arguments": {"text": "x"}})).success
                absent = await it.app.acall({"name": "up__nothing", "arguments": {}})
                assert absent.error is not None
                assert absent.error.code == "permission_denied"

    asyncio.run(go())


@asynccontextmanager
async def starting(**options: Any) -> AsyncIterator[tuple[Behind, Scripted, Callable[[], None]]]:
    """A gateway whose server opens only when it is let."""
    let = asyncio.Event()

    async def open_late(_params: dict[str, Any]) -> dict[str, Any]:
        await let.wait()
        return {"supportedVersions": [mcp_protocol.MODERN_VERSION], "capabilities": {"tools": {}}}

    world, server = Scripted({"tools/call": DONE, "server/discover": open_late}), HttpServer()
    server.mount("POST", "/mcp", world.post)
    port = await server.start()
    async with behind(f"http://127.0.0.1:{port}/mcp", tried=False, **options) as it:
        yield it, world, let.set
        let.set()
    await server.close(0.1)


@pytest.mark.parametrize("prefix", ["", "up__"])
@pytest.mark.parametrize("door", ["mcp", "http"])
def test_a_call_of_a_tool_that_nobody_knows_yet_waits_for_a_server_at_its_first_start(
    door: str, prefix: str
) -> None:
    async def go() -> None:
        async with starting(prefix=prefix) as (it, world, let):
            client = await Client(it.port, "legacy").start()
            name = f"{prefix}act"
            call = (
                client.call(name, {"text": "x"})
                if door == "mcp"
                else it.post(f"/v1/tools/{name}/calls", {"text": "x"})
            )
            waiting = asyncio.ensure_future(call)
            for _ in range(5):
                await it.get("/readyz")
            assert (waiting.done(), world.calls()) == (False, [])
            let()
            answer = await waiting
            assert answer["content"][0]["text"] == "done" if door == "mcp" else answer["data"] == "done"
            assert world.calls() == [{"text": "x"}]

    asyncio.run(go())


def test_a_call_that_has_waited_for_a_first_start_in_vain_says_that_the_server_is_starting() -> None:
    async def go() -> None:
        async with starting(timeout_ms=1000, deadline_ms=1000) as (it, world, _):
            client = await Client(it.port, "legacy").start()
            said = envelope_of(await client.call("act", {"text": "x"}))
            assert (said["error"]["code"], said["effect"]) == ("server_starting", "none")
            assert (said["nextAction"], world.calls()) == ("retry", [])

    asyncio.run(go())


def test_no_call_waits_for_a_server_that_cannot_have_its_tool_or_whose_tools_it_may_not_call() -> None:
    async def go() -> None:
        rules = [Rule("deny", tools=("up__wipe",)), Rule("allow")]
        async with starting(prefix="up__", rules=rules) as (it, _, _let), asyncio.timeout(8):
            client = await Client(it.port, "legacy").start()
            for name in ("other__act", "act", "up__wipe"):
                said = envelope_of(await client.call(name, {"text": "x"}))
                assert said["error"]["code"] == "permission_denied"

    asyncio.run(go())


def test_a_call_stops_waiting_when_the_first_start_has_failed() -> None:
    async def go() -> None:
        over = asyncio.Event()

        async def refuse(_request: HttpRequest) -> HttpResponse:
            await over.wait()
            return HttpResponse(503, b"")

        server = HttpServer()
        server.mount("POST", "/mcp", refuse)
        port = await server.start()
        async with behind(f"http://127.0.0.1:{port}/mcp", tried=False) as it:
            client = await Client(it.port, "legacy").start()
            waiting = asyncio.ensure_future(client.call("act", {"text": "x"}))
            await it.get("/readyz")
            over.set()
            said = envelope_of(await waiting)
            assert (said["error"]["code"], said["effect"]) == ("server_away", "none")
        await server.close(0.1)

    asyncio.run(go())


def test_a_name_that_only_a_server_without_a_prefix_can_mean_is_answered_by_why_that_server_is_absent() -> (
    None
):
    async def go() -> None:
        port = await free_port()
        async with behind(f"http://127.0.0.1:{port}/mcp") as it:
            it.app.tool(effect="read")(search_pages)
            missing = await it.app.acall(ACT)
            assert missing.error is not None
            assert (missing.error.code, missing.effect) == ("server_away", "none")
            assert (await it.app.acall({"name": "search_pagse", "arguments": {"text": "x"}})).success

    asyncio.run(go())


def search_pages(text: str) -> str:
    return text


def test_a_name_is_asked_of_every_server_with_its_prefix() -> None:
    async def go() -> None:
        async with server_at() as (_, port):
            gone, here = f"http://127.0.0.1:{await free_port()}/mcp", f"http://127.0.0.1:{port}/mcp"
            async with behind(gone, prefix="up__") as it:
                await it.app.connect([ServerSpec(name="newer", url=here, prefix="up__")])
                assert (await it.app.acall({"name": "up__act", "arguments": {"text": "x"}})).success
                other = await it.app.acall({"name": "up__other", "arguments": {}})
                assert other.error is not None
                assert (other.error.code, other.effect) == ("server_away", "none")

    asyncio.run(go())


def test_a_server_that_goes_and_comes_back_serves_the_same_session_again() -> None:
    async def go() -> None:
        port = await free_port()
        async with server_at(port):
            leaving = behind(f"http://127.0.0.1:{port}/mcp")
            it = await leaving.__aenter__()
            client = await Client(it.port, "legacy").start()
            assert (await client.call("act", {"text": "1"}))["content"][0]["text"] == "done"
        async with server_at(port) as (world, _):
            assert (await client.call("act", {"text": "2"}))["content"][0]["text"] == "done"
            assert world.calls() == [{"text": "2"}]
        await leaving.__aexit__(None, None, None)
        phases = [one.phase for one in it.statuses]
        assert phases[0] == "ready"
        assert phases[-2:] == ["ready", "closed"]

    asyncio.run(go())


def test_the_state_of_servers_is_told_to_the_operator() -> None:
    async def go() -> None:
        port = await free_port()
        async with behind(f"http://127.0.0.1:{port}/mcp") as it:
            status, said = await it.get("/v1/servers")
            assert status == 200
            (one,) = said["servers"]
            assert (one["name"], one["state"] in {"away", "starting"}, one["cause"]) == (
                "up",
                True,
                "refused",
            )
            assert one["reason"] == "The server up cannot be reached: nothing answers at its address."
            assert one["forMs"] >= 0

    asyncio.run(go())


@pytest.mark.promise("E1")
@pytest.mark.parametrize("era", ["modern", "legacy"])
def test_a_server_of_both_eras_is_spoken_to_in_the_callers(era: Any) -> None:
    async def go() -> None:
        server = HttpServer()
        _, endpoint = mounted(server, ("modern", "legacy"))
        port = await server.start()
        async with behind(f"http://127.0.0.1:{port}/mcp") as it:
            assert it.app.connected is not None
            peer = it.app.connected.servers["up"].peer
            client = await Client(it.port, era, ASKABLE).start()
            assert peer.era_for(Relay(era)) == era
            if era == "legacy":  # the reference server's own way to ask a modern client is another tool
                asked = await client.call("test_elicitation", {"message": "?"})
                assert asked.get("isError") is not True
        endpoint.close()
        await server.close(0.1)

    asyncio.run(go())


def test_a_call_while_a_server_is_stuck_between_its_lists_says_that_the_server_is_away() -> None:
    """The tools that it has listed wait for nobody's acceptance: they were accepted with its first listing."""

    async def go() -> None:
        over = asyncio.Event()

        async def answer(request: HttpRequest) -> HttpResponse:
            if json.loads(request.body)["method"] == "prompts/list":
                await over.wait()
            return await world.post(request)

        world = Scripted({"prompts/list": {"prompts": []}, "tools/call": DONE})
        server = HttpServer()
        server.mount("POST", "/mcp", answer)
        port = await server.start()
        async with behind(f"http://127.0.0.1:{port}/mcp", prefix="up__", patience_s=10.0) as it:
            await it.until(lambda: it.phase == "away")
            act = {"name": "up__act", "arguments": {"text": "x"}}
            stuck = await it.app.acall(act)
            assert stuck.error is not None
            assert (stuck.error.code, stuck.effect, stuck.next_action) == ("server_away", "none", "retry")
            over.set()
            await it.until(lambda: it.phase == "ready")
            assert (await it.app.acall(act)).data == "done"
        await server.close(0.1)

    asyncio.run(go())


LISTED = {
    "tools": [{"name": "look", "inputSchema": {"type": "object", "properties": {"sku": {"type": "string"}}}}]
}


@pytest.mark.promise("C5")
@pytest.mark.parametrize("later", ["two", "one"])
def test_a_stand_in_of_another_server_answers_whichever_server_comes_later(later: str) -> None:
    async def go() -> None:
        port = await free_port()
        async with server_at() as (copy, at):
            copy.answers["tools/list"] = LISTED
            copy.answers["tools/call"] = {"content": [{"type": "text", "text": "from the copy"}]}
            specs = {
                "one": ServerSpec(
                    name="one",
                    url=f"http://127.0.0.1:{port}/mcp",
                    contracts={"look": {"effect": "read", "stand_in": StandIn(tool="two__look")}},
                    timeout_ms=300,
                    deadline_ms=2000,
                ),
                "two": ServerSpec(
                    name="two", url=f"http://127.0.0.1:{at}/mcp", contracts={"look": {"effect": "read"}}
                ),
            }
            with Callwright() as app:
                async with server_at(port) as (original, _):
                    original.answers["tools/list"] = LISTED
                    for name in ("one", "two") if later == "two" else ("two", "one"):
                        assert await app.connect([specs[name]]) == {}
                    assert {one.contract.name for one in app.tools} == {"one__look", "two__look"}
                answer = await app.acall({"name": "one__look", "arguments": {"sku": "A-1"}})
                assert answer.error is None, answer
                assert (answer.success, answer.data) == (True, "from the copy")
                assert "degraded" in {one.code for one in answer.warnings}
                assert app.connected is not None
                await app.connected.close()

    asyncio.run(go())


@pytest.mark.promise("C5")
@pytest.mark.parametrize("later", ["two", "one"])
def test_a_stand_in_of_another_server_that_does_not_fit_keeps_only_the_tool_out_that_declares_it(
    later: str,
) -> None:
    async def go() -> None:
        async with server_at() as (first, port), server_at() as (second, at):
            first.answers["tools/list"] = second.answers["tools/list"] = LISTED
            specs = {
                "one": ServerSpec(
                    name="one",
                    url=f"http://127.0.0.1:{port}/mcp",
                    contracts={"look": {"effect": "read", "stand_in": StandIn(tool="two__look")}},
                ),
                "two": ServerSpec(name="two", url=f"http://127.0.0.1:{at}/mcp"),
            }
            with Callwright() as app:
                for name in ("one", "two") if later == "two" else ("two", "one"):
                    assert await app.connect([specs[name]]) == {}
                assert app.connected is not None
                one, two = app.connected.servers["one"], app.connected.servers["two"]
                assert [tool.contract.name for tool in app.tools] == ["two__look"]
                assert (one.offered_tools, two.offered_tools) == ((), ("look",))
                assert "two__look has an effect" in one.refused_contracts["look"].text
                assert one.reasons["look"] == one.refused_contracts["look"].text
                assert two.refused_contracts == {}
                await app.connected.close()

    asyncio.run(go())


@pytest.mark.promise("C5")
@pytest.mark.parametrize("listed", [("look", "draft"), ("draft", "look")])
def test_of_a_tool_and_a_stand_in_that_does_not_fit_the_wrong_contract_is_refused(
    listed: tuple[str, str],
) -> None:
    async def go() -> None:
        port = await free_port()
        async with server_at(port) as (world, _):
            world.answers["tools/list"] = {
                "tools": [{"name": name, "inputSchema": {"type": "object"}} for name in listed]
            }
            wrong = {"look": {"effect": "read", "stand_in": StandIn(tool="draft")}}
            async with behind(f"http://127.0.0.1:{port}/mcp", contracts=wrong) as it:
                assert it.app.connected is not None
                server = it.app.connected.servers["up"]
                assert (server.offered_tools, list(server.refused_contracts)) == (("draft",), ["look"])

    asyncio.run(go())
