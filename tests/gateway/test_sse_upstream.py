"""Servers over HTTP+SSE, the transport of 2024-11-05, behind the gateway: found, called, lost and found again."""

import asyncio
import json
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from callwright import Callwright
from callwright.app.upstream_servers import UpstreamServers
from callwright.gateway.gateway import Gateway
from callwright.tools.mcp.server_spec import ServerSpec, ServerSpecError
from callwright.tools.oauth.login_store import LoginStore, StoredLogin
from callwright.tools.oauth.oauth_client import OAuthClient
from callwright.tools.oauth.token_grants import TokenSet
from gateway.clients import ASKABLE, Client, envelope_of
from gateway.sse_server import DONE, SseServer, sse_served
from gateway.test_servers_that_come_and_go import PATIENT_S, QuickPace

pytestmark = [pytest.mark.promise("E1", "E12")]


class Behind:
    """An SSE server behind a gateway."""

    def __init__(self, world: SseServer, app: Callwright, port: int) -> None:
        self.world = world
        self.app = app
        self.port = port

    @property
    def phase(self) -> str:
        assert self.app.connected is not None
        return self.app.connected.get_status("old").phase

    async def client(self, capabilities: dict[str, Any] | None = None) -> Client:
        return await Client(self.port, "legacy", capabilities).start()


@asynccontextmanager
async def behind(
    world: SseServer | None = None,
    refusal: int = 405,
    path: str = "/sse",
    logins: Callable[[str], LoginStore] | None = None,
    **spec: Any,
) -> AsyncIterator[Behind]:
    world = world or SseServer()
    async with sse_served(world, refusal) as base:
        url = base.removesuffix("/sse") + path
        with Callwright() as app:
            gateway = Gateway(app)
            app.connected = UpstreamServers(
                partial(app.register, version_written=False),
                app.catalogue,
                None,
                logins=None if logins is None else logins(url),
                pace=QuickPace(),
            )
            declared = {
                "prefix": "",
                "patience_s": PATIENT_S,
                "timeout_ms": 5000,
                "deadline_ms": 5000,
                **spec,
            }
            await app.connect([ServerSpec(name="old", url=url, **declared)])
            try:
                yield Behind(world, app, await gateway.start())
            finally:
                await gateway.close(0.1)


@pytest.mark.parametrize(
    ("refusal", "transport"), [(405, "auto"), (404, "auto"), (400, "auto"), (500, "sse")]
)
def test_it_is_found_behind_a_refused_post_or_as_declared_and_called(refusal: int, transport: str) -> None:
    async def go() -> None:
        async with behind(refusal=refusal, transport=transport, headers={"X-Api-Key": "k"}) as it:
            answer = await (await it.client()).call("act", {"text": "x"})
            assert answer["content"] == DONE["content"]
            assert it.world.ran == [{"text": "x"}]
            assert it.world.seen == ["initialize", "notifications/initialized", "tools/list", "tools/call"]
            assert set(it.world.headers) == {"k"}

    asyncio.run(go())


@pytest.mark.parametrize("spec", [{"refusal": 500}, {"transport": "http"}, {"eras": "modern"}])
def test_it_is_not_looked_for_where_the_post_failed_otherwise_or_another_transport_is_declared(
    spec: dict[str, Any],
) -> None:
    async def go() -> None:
        async with behind(**spec) as it:
            assert it.phase != "ready"
            assert it.world.streams == {}

    asyncio.run(go())


@pytest.mark.parametrize("address", ["http://127.0.0.1:1/messages?session={}", "https://evil.example/{}", "//evil.example/{}", "file:///etc/{}"])  # fmt: skip
def test_messages_and_credentials_are_posted_to_its_own_origin_only(address: str) -> None:
    async def go() -> None:
        world = SseServer()
        world.address = address
        async with behind(world, transport="sse") as it:
            assert it.phase != "ready"
            assert world.seen == []

    asyncio.run(go())


KEY: dict[str, Any] = {"headers": {"X-Api-Key": "k"}, "transport": "sse"}


@pytest.mark.parametrize("address", ["/tenant/other/messages?session={}", "/tenant/old/../other/messages?session={}", "/tenant/old/%2e%2e/other/messages", "/tenant/old/..;/other/messages", "/tenant/old/%252e%252e/other/messages", "/tenant/old\\..\\other", "/messages?session={}", "/tenant/old"])  # fmt: skip
def test_with_credentials_messages_are_posted_below_the_folder_of_its_own_address_only(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def go() -> None:
        world = SseServer()
        world.address = address
        async with behind(world, path="/tenant/old/sse", **KEY) as it:
            assert it.phase != "ready"
            assert (world.seen, world.stolen) == ([], [])

    asyncio.run(go())
    assert "declare it: messages" in caplog.text


@pytest.mark.parametrize(
    ("address", "more"),
    [
        ("/tenant/old/messages?session={}", KEY),
        ("messages?session={}", KEY),
        ("/messages?session={}", {**KEY, "messages": "/messages/"}),
        ("/messages?session={}", {"transport": "sse"}),
    ],
)
def test_messages_go_to_the_announced_address_where_that_is_its_own(
    address: str, more: dict[str, Any]
) -> None:
    async def go() -> None:
        world = SseServer()
        world.address = address
        async with behind(world, path="/tenant/old/sse", **more) as it:
            answer = await (await it.client()).call("act", {"text": "x"})
            assert answer["content"] == DONE["content"]

    asyncio.run(go())


def _logged_in(url: str) -> LoginStore:
    logins = LoginStore(keyring=False)
    issuer = "https://i.example"
    client = OAuthClient(issuer=issuer, id="c")
    token = TokenSet(access="token-of-old")
    logins.put(
        StoredLogin(
            server="old", url=url, resource=url, issuer=issuer, endpoint=issuer, client=client, token=token
        )
    )
    return logins


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("/tenant/old/messages?session={}", {"Bearer token-of-old"}),
        ("/messages?session={}", {"Bearer token-of-old", None}),
    ],
)
def test_the_login_token_goes_below_the_folder_of_its_own_address_only(
    address: str, expected: set[str | None]
) -> None:
    async def go() -> None:
        world = SseServer()
        world.address = address
        async with behind(world, path="/tenant/old/sse", logins=_logged_in, transport="sse") as it:
            answer = await (await it.client()).call("act", {"text": "x"})
            assert answer["content"] == DONE["content"]
            assert world.tokens[0] == "Bearer token-of-old"
            assert set(world.tokens) == expected

    asyncio.run(go())


def test_a_stream_that_names_a_second_address_gets_no_credentials_there() -> None:
    async def go() -> None:
        world = SseServer()
        world.address = "/tenant/old/messages?session={}"
        world.later_address = "/tenant/old/sse"
        async with behind(world, path="/tenant/old/sse", **KEY) as it:
            answer = await (await it.client()).call("act", {"text": "x"})
            assert answer["content"] == DONE["content"]

    asyncio.run(go())


@pytest.mark.parametrize("cut", [False, True])
def test_a_lost_session_is_opened_again_and_the_call_that_met_the_loss_runs_once(*, cut: bool) -> None:
    async def go() -> None:
        async with behind() as it:
            client = await it.client()
            await client.call("act", {"text": "1"})
            it.world.forget(cut=cut)
            answer = await client.call("act", {"text": "2"})
            assert answer["content"] == DONE["content"]
            assert it.world.ran == [{"text": "1"}, {"text": "2"}]
            assert it.world.seen.count("initialize") == 2

    asyncio.run(go())


def test_a_call_whose_stream_is_cut_may_have_happened_and_the_next_one_works() -> None:
    async def go() -> None:
        async with behind() as it:
            client = await it.client()
            answering = it.world.answer

            def cut(_id: int, _params: dict[str, Any]) -> list[dict[str, Any] | bytes]:
                it.world.end()
                return []

            it.world.answer = cut
            said = envelope_of(await client.call("act", {"text": "1"}))
            assert (said["error"]["code"], said["effect"]) == ("outcome_unknown", "unknown")
            assert it.world.ran == [{"text": "1"}]
            it.world.answer = answering
            assert (await client.call("act", {"text": "2"}))["content"] == DONE["content"]
            assert it.world.ran == [{"text": "1"}, {"text": "2"}]

    asyncio.run(go())


def test_a_refused_message_has_reached_no_tool_and_keeps_the_session() -> None:
    async def go() -> None:
        async with behind() as it:
            client = await it.client()
            it.world.forgetting.status, it.world.forgetting.body = 403, b"not you"
            it.world.forget()
            said = envelope_of(await client.call("act", {"text": "1"}))
            assert (said["effect"], it.world.ran) == ("none", [])
            assert it.world.seen.count("initialize") == 1

    asyncio.run(go())


def test_progress_questions_and_unreadable_answers_come_on_the_stream() -> None:
    async def go() -> None:
        async with behind() as it:
            client = await it.client(ASKABLE)

            def answer(id_: int, params: dict[str, Any]) -> list[dict[str, Any] | bytes]:
                token = params["_meta"]["progressToken"]
                progress = {"progressToken": token, "progress": 0.5}
                schema = {"type": "object", "properties": {"name": {"type": "string"}}}
                asking = {"message": "Your name?", "requestedSchema": schema}
                return [
                    {"method": "notifications/progress", "params": progress},
                    {"id": "q", "method": "elicitation/create", "params": asking},
                    b'{"id": %d, "result": [[[' % id_ if params["arguments"]["text"] == "odd" else {"id": id_, "result": DONE},
                ]  # fmt: skip

            it.world.answer = answer
            assert (await client.call("act", {"text": "1"}, {"progressToken": 7}))["content"] == DONE[
                "content"
            ]
            assert [one["params"]["progress"] for one in client.notes] == [0.5]
            odd = envelope_of(await client.call("act", {"text": "odd"}, {"progressToken": 8}))
            assert odd["effect"] == "unknown"

    asyncio.run(go())


def test_a_question_is_answered_by_the_caller_of_the_only_open_call() -> None:
    async def go() -> None:
        async with behind() as it:
            client = await it.client(ASKABLE)
            ids: list[int] = []

            def ask(id_: int, _params: dict[str, Any]) -> list[dict[str, Any] | bytes]:
                ids.append(id_)
                schema = {"type": "object", "properties": {"name": {"type": "string"}}}
                return [{"id": "q", "method": "elicitation/create", "params": {"message": "Name?", "requestedSchema": schema}}]  # fmt: skip

            it.world.answer = ask
            calling = asyncio.ensure_future(client.call("act", {"text": "1"}, {"progressToken": 7}))
            async with asyncio.timeout(10):
                while not it.world.answers:  # noqa: ASYNC110 - the answer comes over the wire
                    await asyncio.sleep(0)
            (answered,) = it.world.answers
            assert (answered["id"], answered["result"]["action"]) == ("q", "accept")
            it.world.say(next(iter(it.world.streams.values())), {"id": ids[0], "result": DONE})
            assert (await calling)["content"] == DONE["content"]

    asyncio.run(go())


def test_a_call_that_is_given_up_is_cancelled_at_the_server() -> None:
    async def go() -> None:
        async with behind(timeout_ms=200, deadline_ms=200) as it:
            client = await it.client()
            it.world.answer = lambda _id, _params: []
            said = envelope_of(await client.call("act", {"text": "1"}))
            assert said["effect"] == "unknown"
            async with asyncio.timeout(10):
                while "notifications/cancelled" not in it.world.seen:  # noqa: ASYNC110 - it comes over the wire
                    await asyncio.sleep(0)

    asyncio.run(go())


@pytest.mark.parametrize(
    "spec", [{"command": ("x",), "transport": "sse"}, {"url": "http://h/sse", "transport": "sse", "eras": "modern"}]
)  # fmt: skip
def test_a_transport_that_contradicts_the_rest_is_refused(spec: dict[str, Any]) -> None:
    with pytest.raises(ServerSpecError):
        ServerSpec(name="x", **spec).validate()


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("server", ["mcp1", "fastmcp4"])
def test_scenarios_of_daily_life_with_the_official_sse_server_through_up(server: str, tmp_path: Path) -> None:
    """Each scenario of the proving ground, with the server of the official SDK and of FastMCP over HTTP+SSE."""
    from proving import scenarios
    from proving.stage import staged

    with staged(tmp_path, server, "mcp1", transport="sse") as stage:
        assert scenarios.reconnect(stage)["outcome"] == "connected"
        checks = (
            scenarios.call_once,
            scenarios.fail_with_schema,
            scenarios.answer_big,
            scenarios.cancel,
            scenarios.restart,
        )
        asking = (scenarios.elicit, scenarios.sample)
        found = {one.__name__: one(stage) for one in (*checks, *asking)}
    assert not any(found.values()), (
        json.dumps(found, indent=1) + os.linesep + (tmp_path / "noise").read_text()
    )
