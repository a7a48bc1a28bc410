"""Resources that results link, with several servers behind the gateway: whose they are, and who learns of them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from callwright import Callwright
from callwright.core.protocols import mcp_protocol
from callwright.gateway.gateway import Gateway
from callwright.tools.mcp.linked_resources import LinkedResources
from callwright.tools.mcp.server_spec import ServerSpec
from gateway.clients import Client
from gateway.scripted import Answer, Scripted, serving

pytestmark = [pytest.mark.promise("E2", "T23")]

URI = "report://2026/7"
LINK = {"type": "resource_link", "uri": URI, "name": "report"}
EMBEDDED = {"type": "resource", "resource": {"uri": URI, "text": "short"}}


def holding(words: str, more: Mapping[str, Answer] | None = None) -> dict[str, Answer]:
    return {"resources/read": {"contents": [{"uri": URI, "text": words}]}, **(more or {})}


def linking(block: dict[str, Any]) -> Answer:
    return {"content": [{"type": "text", "text": "see"}, block]}


@asynccontextmanager
async def gateway_of(**worlds: dict[str, Answer]) -> AsyncIterator[tuple[Client, dict[str, Scripted]]]:
    """A client of a gateway in front of these servers, and the servers by name."""
    async with AsyncExitStack() as leaving:
        served = {
            name: await leaving.enter_async_context(serving(answers)) for name, answers in worlds.items()
        }
        app = leaving.enter_context(Callwright())
        assert await app.connect([ServerSpec(name=name, url=url) for name, (_, url) in served.items()]) == {}
        gateway = Gateway(app)
        client = Client(await gateway.start(), "modern")
        try:
            yield client, {name: world for name, (world, _) in served.items()}
        finally:
            client.http.close()
            await gateway.close(0.1)


async def text_at(client: Client, uri: str = URI) -> str | None:
    answer = await client.request("resources/read", {"uri": uri})
    if "error" in answer:
        assert answer["error"]["code"] == mcp_protocol.INVALID_PARAMS
        return None
    return str(answer["result"]["contents"][0]["text"])


def reads(world: Scripted) -> list[str]:
    return [params["uri"] for method, params in world.asked if method == "resources/read"]


@pytest.mark.parametrize("block", [LINK, EMBEDDED])
def test_a_resource_that_a_result_names_is_read_at_its_own_server_and_no_other_learns_of_it(
    block: dict[str, Any],
) -> None:
    async def go() -> None:
        one, two = holding("of one", {"tools/call": linking(block)}), holding("of two")
        async with gateway_of(one=one, two=two) as (client, worlds):
            assert await text_at(client) is None  # nobody has named it yet
            assert (await client.call("one__act"))["content"][1] == block
            assert await text_at(client) == "of one"
            assert (reads(worlds["one"]), reads(worlds["two"])) == ([URI], [])

    asyncio.run(go())


def test_a_prompt_and_a_resource_can_name_further_resources() -> None:
    async def go() -> None:
        inner = {"uri": "report://inner", "text": "i"}
        one = holding(
            "of one",
            {
                "prompts/get": {"messages": [{"role": "user", "content": LINK}]},
                "resources/read": lambda params: (
                    {"contents": [inner]} if params["uri"] == URI else {"contents": [{**inner, "text": "in"}]}
                ),
            },
        )
        async with gateway_of(one=one, two=holding("of two")) as (client, _):
            await client.request("prompts/get", {"name": "one__p"})
            assert await text_at(client) == "i"
            assert await text_at(client, "report://inner") == "in"

    asyncio.run(go())


def test_a_declared_resource_stays_with_its_server_when_another_links_it() -> None:
    async def go() -> None:
        evil = holding("spoofed", {"tools/call": linking(LINK)})
        good = holding("genuine", {"resources/list": {"resources": [{"uri": URI, "name": "r"}]}})
        async with gateway_of(evil=evil, good=good) as (client, worlds):
            await client.call("evil__act")
            assert await text_at(client) == "genuine"
            assert reads(worlds["evil"]) == []

    asyncio.run(go())


@pytest.mark.parametrize(
    "other",
    [
        {"tools/call": linking(LINK)},
        {"resources/templates/list": {"resourceTemplates": [{"uriTemplate": "report://{year}/{n}", "name": "t"}]}},
        {"resources/templates/list": {"resourceTemplates": [{"uriTemplate": "{+path}", "name": "t"}]}},
    ],
    ids=["another link", "a template", "a template of everything"],
)  # fmt: skip
def test_a_resource_that_two_servers_claim_alike_is_read_at_neither_and_reported(
    other: dict[str, Answer], caplog: pytest.LogCaptureFixture
) -> None:
    async def go() -> None:
        one, two = holding("of one", {"tools/call": linking(LINK)}), holding("of two", other)
        async with gateway_of(one=one, two=two) as (client, worlds):
            await client.call("one__act")
            await client.call("two__act") if "tools/call" in other else None
            assert await text_at(client) is None
            assert (reads(worlds["one"]), reads(worlds["two"])) == ([], [])

    with caplog.at_level(logging.WARNING, "callwright.gateway"):
        asyncio.run(go())
    (told,) = [one.getMessage() for one in caplog.records if URI in one.getMessage()]
    assert told.endswith("offered of none: one, two")


def test_the_oldest_of_too_many_links_is_forgotten() -> None:
    linked = LinkedResources(most=2)
    linked.record_content([{"type": "resource_link", "uri": uri} for uri in ("a", "b", "a", "c")])
    assert [uri in linked for uri in "abc"] == [True, False, True]


@pytest.mark.parametrize(
    "block",
    [{"type": "resource_link"}, {"type": "resource_link", "uri": 7}, {"type": "resource_link", "uri": "x" * 2001}, {"type": "resource", "resource": "x"}, "x", None, {"type": "text", "uri": URI}],
)  # fmt: skip
def test_what_is_no_link_is_not_remembered(block: Any) -> None:
    linked = LinkedResources()
    linked.record_content([block])
    linked.record_result({"content": [block], "contents": [7], "messages": [{"content": block}, block]})
    assert not any(uri in linked for uri in (URI, "x", "x" * 2001))
