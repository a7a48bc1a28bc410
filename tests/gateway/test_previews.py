"""Texts that are too large for a client: a beginning goes out, the rest is read page by page, by its owner alone."""

import asyncio
import json
from typing import Any

import pytest

from callwright.core.policy.authorization import Rule
from callwright.domain.call import Principal
from callwright.gateway.mcp.backend_protocol import IncomingRequest
from callwright.wire.http_messages import HttpRequest
from gateway.clients import envelope_of, staged
from gateway.everything import TOOLS, text
from gateway.test_threats import by_header

WHOLE = "".join(f"{number:07d}中" for number in range(20_000))


async def long(_arguments: dict[str, Any], _incoming: IncomingRequest) -> dict[str, Any]:
    return text(WHOLE)


@pytest.fixture(autouse=True)
def _long_tool(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TOOLS, "long", ({"name": "long", "inputSchema": {"type": "object"}}, long))


@pytest.mark.promise("E1")
def test_a_large_text_is_read_to_its_end_in_pages_and_nothing_of_it_is_lost() -> None:
    async def go() -> None:
        async with staged(preview_chars=10_000) as stage:
            client = await stage.client()
            shown = (await client.call("long"))["content"][0]["text"]
            beginning, _, note = shown.partition("\n\n[")
            assert len(shown) < 5000
            said = json.loads("{" + note.partition("{")[2].rstrip("]"))
            found, offset = beginning, said["offset"]
            while offset is not None:
                page = await client.call(
                    "callwright_read_result", {"handle": said["handle"], "offset": offset, "length": 70_000}
                )
                data = json.loads(page["content"][0]["text"])
                found, offset = found + data["text"], data["next"]
            assert found == WHOLE

    asyncio.run(go())


@pytest.mark.promise("E4")
def test_nobody_else_reads_it_and_a_handle_of_nothing_is_not_found() -> None:
    async def go() -> None:
        async with staged(preview_chars=10_000, identify=by_header, rules=[Rule("allow")]) as stage:
            owner, other = await stage.client(), await stage.client()
            owner.headers["X-Tenant"], other.headers["X-Tenant"] = "a", "b"
            note = (await owner.call("long"))["content"][0]["text"].partition("\n\n[")[2]
            handle = json.loads("{" + note.partition("{")[2].rstrip("]"))["handle"]
            assert (await owner.call("callwright_read_result", {"handle": handle}))["isError"] is False
            for wrong in (handle, "nothing", ""):
                refused = await other.call("callwright_read_result", {"handle": wrong})
                assert envelope_of(refused)["error"]["code"] == "not_found"

    asyncio.run(go())


async def by_names(request: HttpRequest) -> Principal:
    return Principal(request.get_header("x-user") or "none", request.get_header("x-tenant") or "none")


@pytest.mark.promise("E4")
def test_a_page_that_its_owner_is_reading_is_read_by_nobody_else_of_the_tenant_or_name() -> None:
    people = [("ann", "a"), ("bob", "a"), ("ann", "b"), ("ANN", "a"), ("ann", "A"), ("ann%20", "a")]

    async def go() -> None:
        async with staged(preview_chars=10_000, identify=by_names, rules=[Rule("allow")]) as stage:
            clients = [await stage.client() for _ in people]
            for client, (user, tenant) in zip(clients, people, strict=True):
                client.headers |= {"X-User": user, "X-Tenant": tenant}
            note = (await clients[0].call("long"))["content"][0]["text"].partition("\n\n[")[2]
            handle = json.loads("{" + note.partition("{")[2].rstrip("]"))["handle"]
            page = {"handle": handle, "offset": 4000, "length": 100}
            pages = [client.call("callwright_read_result", page) for client in clients * 5]
            answers = await asyncio.gather(*pages)
            codes = [one["isError"] and envelope_of(one)["error"]["code"] for one in answers]
            assert codes == [False, *["not_found"] * (len(people) - 1)] * 5
            assert not any(WHOLE[4000:4050] in json.dumps(one, ensure_ascii=False) for one in answers[1:6])

    asyncio.run(go())


def test_a_text_that_fits_goes_out_as_it_came() -> None:
    async def go() -> None:
        async with staged() as stage:
            client = await stage.client()
            assert (await client.call("long"))["content"] == [{"type": "text", "text": WHOLE}]
            offered = (await client.request("tools/list"))["result"]["tools"]
            assert "callwright_read_result" not in {one["name"] for one in offered}

    asyncio.run(go())


@pytest.mark.promise("E11")
@pytest.mark.parametrize(("tokens", "length"), [(66_665, 4_000), (66_666, 160_000)])
def test_the_limit_of_an_operator_counts_estimated_tokens(tokens: int, length: int) -> None:
    assert len(WHOLE) == 160_000  # 140,000 digits are 46,666 tokens, 20,000 Chinese characters one each

    async def go() -> None:
        async with staged(preview_tokens=tokens) as stage:
            client = await stage.client()
            shown = (await client.call("long"))["content"][0]["text"]
            assert shown.partition("\n\n[")[0] == WHOLE[:length]

    asyncio.run(go())
