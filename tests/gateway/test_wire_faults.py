"""Faults on the wire: what the client gets, and how often the tool really ran. A ``once`` tool never runs twice."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from callwright import Callwright
from callwright.core.protocols import mcp_protocol
from callwright.gateway.gateway import Gateway
from callwright.tools.mcp.server_spec import ServerSpec
from callwright.wire.server_limits import ServerLimits
from gateway.clients import Client, envelope_of
from gateway.faulty import Faulty, faulty

SOON = 10.0
PAY = {"name": "pay", "arguments": {"amount": 5}}


@asynccontextmanager
async def behind(store: Path | None = None, **spec: Any) -> AsyncIterator[tuple[Faulty, Client, Gateway]]:
    async with faulty() as (world, url):
        app = Callwright(store)
        declared = {
            "timeout_ms": 2000,
            "deadline_ms": 4000,
            "prefix": "",
            "max_output_bytes": 1 << 20,
            **spec,
        }
        assert await app.connect([ServerSpec(name="up", url=url, **declared)]) == {}
        gateway = Gateway(app, limits=ServerLimits(sweep_s=0.05))
        port = await gateway.start()
        try:
            yield world, await Client(port, "modern").start(), gateway
        finally:
            await gateway.close(0.2)
            app.close()


def envelope(response: dict[str, Any]) -> dict[str, Any]:
    result = response["result"]
    if result.get("isError"):
        found: dict[str, Any] = envelope_of(result)
        return found
    kept: dict[str, Any] = result["_meta"]["callwright/result"]
    return kept


@pytest.mark.promise("C10", "E2")
@pytest.mark.parametrize(
    ("fault", "code", "ran"),
    [
        ("dropped", "outcome_unknown", 1),
        ("cut_in_the_head", "outcome_unknown", 1),
        ("cut_in_the_body", "outcome_unknown", 1),
        ("no_http", "outcome_unknown", 1),
        ("no_json", "upstream_error", 1),
        ("no_message", "upstream_error", 1),
        ("another_id", "upstream_error", 1),
        ("batch_of_others", "upstream_error", 1),
        ("not_a_number", "upstream_error", 1),
        ("no_content", "upstream_error", 1),
        ("broken_500", "upstream_error", 1),
        ("internal_error", "upstream_error", 1),
        ("stream_without_end", "outcome_unknown", 1),
        ("endless", "output_too_large", 1),
        ("busy_429", "rate_limited", 0),
        ("busy_503", "outcome_unknown", 0),
        ("forbidden", "permission_denied", 0),
    ],
)
def test_a_call_is_made_at_most_once_whatever_the_upstream_does_to_the_wire(
    fault: str, code: str, ran: int
) -> None:
    async def go() -> None:
        async with behind() as (world, client, _):
            world.fault = fault
            first = envelope(await client.request("tools/call", PAY))
            assert (first["success"], first["error"]["code"], world.ran) == (False, code, ran)
            answered = code in {"upstream_error", "output_too_large"}
            assert first["effect"] == ("unknown" if answered or code == "outcome_unknown" else "none")
            assert "secret" not in json.dumps(first)
            again = envelope(await client.request("tools/call", PAY))
            # An undeclared tool that answered with a failure runs when its caller asks again; silence is never repeated.
            assert (again["error"]["code"], world.ran) == (code, ran + answered)

    asyncio.run(go())


@pytest.mark.promise("C10", "E2")
@pytest.mark.parametrize(
    "fault", ["id_as_text", "id_with_a_point", "id_as_text_in_a_stream", "batch", "batch_in_a_stream"]
)
def test_an_answer_that_writes_our_id_in_another_form_or_is_in_a_batch_is_the_answer(fault: str) -> None:
    async def go() -> None:
        async with behind() as (world, client, _):
            world.fault = fault
            assert envelope(await client.request("tools/call", PAY))["success"]
            assert world.ran == 1

    asyncio.run(go())


@pytest.mark.promise("C10", "E2")
def test_an_error_without_an_id_on_the_stream_of_a_call_ends_it_although_the_stream_goes_on() -> None:
    async def go() -> None:
        async with behind(timeout_ms=60_000, deadline_ms=60_000) as (world, client, _):
            world.fault = "error_without_an_id_in_a_stream"
            said = envelope(await client.request("tools/call", PAY))
            assert said["error"]["code"] == "upstream_error"
            assert world.ran == 1

    asyncio.run(asyncio.wait_for(go(), SOON))


@pytest.mark.promise("C10", "C12")
def test_redirects_of_calls_are_explained_and_open_no_breaker() -> None:
    async def go() -> None:
        async with behind() as (world, client, _):
            world.fault = "redirect"
            for amount in range(12):
                said = envelope(
                    await client.request("tools/call", {"name": "pay", "arguments": {"amount": amount}})
                )
                assert (said["error"]["code"], said["effect"]) == ("tool_failed", "unknown")
                assert "answers 307, a redirect" in said["error"]["details"]["upstream"]["text"]
            assert world.ran == 12

    asyncio.run(go())


@pytest.mark.promise("C10")
@pytest.mark.parametrize("fault", ["silent", "dripping"])
def test_a_server_that_takes_too_long_leaves_the_outcome_open(fault: str) -> None:
    async def go() -> None:
        async with behind(timeout_ms=150, deadline_ms=300) as (world, client, _):
            world.fault = fault
            said = envelope(await client.request("tools/call", PAY))
            assert (said["error"]["code"], said["error"]["details"]["cause"]) == (
                "outcome_unknown",
                "timeout",
            )
            assert world.ran == 1

    asyncio.run(go())


@pytest.mark.promise("C10")
def test_what_was_wrong_and_told_to_wait_says_how_long() -> None:
    async def go() -> None:
        async with behind() as (world, client, _):
            world.fault = "busy_429"
            said = envelope(await client.request("tools/call", PAY))
            assert said["error"]["retryAfterMs"] == 3_600_000

    asyncio.run(go())


@pytest.mark.promise("C8")
def test_pages_that_never_end_are_read_once() -> None:
    async def go() -> None:
        async with behind() as (world, _, _gateway):
            assert world.pages == 2

    asyncio.run(go())


async def sent(client: Client, meta: dict[str, Any] | None = None) -> asyncio.StreamWriter:
    """Send the call as bytes, on a connection of its own, and do not wait for the answer."""
    message, headers = client.prepared("tools/call", PAY, meta)
    body = json.dumps({"jsonrpc": "2.0", **message}).encode()
    fields = {
        "Host": client.target.authority,
        "Content-Type": "application/json",
        "Accept": "application/json, text/event-stream",
        **headers,
        "Content-Length": str(len(body)),
    }
    _, writer = await asyncio.open_connection(client.target.place.host, client.target.place.port)
    writer.write(
        b"POST /mcp HTTP/1.1\r\n"
        + "".join(f"{n}: {v}\r\n" for n, v in fields.items()).encode()
        + b"\r\n"
        + body
    )
    return writer


@pytest.mark.promise("C8", "E2")
@pytest.mark.parametrize("home", ["memory", "ledger.db"])
def test_a_client_that_left_before_the_answer_and_asks_again_gets_the_first_answer(
    home: str, tmp_path: Path
) -> None:
    async def go() -> None:
        async with behind(None if home == "memory" else tmp_path / home) as (world, client, _):
            world.fault = "held"
            async with asyncio.timeout(SOON):
                writer = await sent(client)
                await world.begun.wait()
                writer.transport.abort()
                again = asyncio.ensure_future(client.request("tools/call", PAY))
                asyncio.get_running_loop().call_later(0.05, world.release.set)
                answer = await again
            assert answer["result"]["content"][0]["text"] == "paid 1"
            assert envelope(answer)["meta"]["replayed"] is True
            assert world.ran == 1

    asyncio.run(go())


@pytest.mark.promise("C8")
def test_a_client_that_has_its_answer_and_asks_again_means_it() -> None:
    async def go() -> None:
        async with behind() as (world, client, _):
            first = await client.request("tools/call", PAY)
            second = await client.request("tools/call", PAY)
            assert "replayed" not in envelope(first)["meta"]
            assert "replayed" not in envelope(second)["meta"]
            assert [one["code"] for one in envelope(second)["warnings"]] == ["duplicate_suspected"]
            assert world.ran == 2

    asyncio.run(go())


@pytest.mark.promise("C8", "E2")
@pytest.mark.parametrize("how", ["meta", "header"])
def test_the_callers_own_key_makes_two_calls_one(how: str) -> None:
    async def go() -> None:
        async with behind() as (world, client, _):
            meta = {mcp_protocol.IDEMPOTENCY_KEY_META: "order-7"} if how == "meta" else None
            if how == "header":
                client.headers["Idempotency-Key"] = "order-7"
            await client.request("tools/call", PAY, meta)
            again = await client.request("tools/call", PAY, meta)
            other = await client.request("tools/call", {"name": "pay", "arguments": {"amount": 6}}, meta)
            assert world.ran == 1
            assert envelope(other)["error"]["code"] == "idempotency_conflict"
            assert envelope(again)["success"] is True

    asyncio.run(go())


@pytest.mark.promise("E4")
def test_nothing_of_the_callers_identity_goes_upstream() -> None:
    async def go() -> None:
        async with behind(headers={"Authorization": "Bearer ours"}) as (world, client, _):
            client.headers |= {"Authorization": "Bearer theirs", "Cookie": "a=b", "X-Api-Key": "theirs"}
            await client.request("tools/call", PAY)
            last = world.headers[-1]
            assert last["authorization"] == "Bearer ours"
            assert "theirs" not in json.dumps(last)
            assert "cookie" not in last

    asyncio.run(go())


def test_connections_are_kept_and_nothing_is_made_per_call() -> None:
    async def go() -> None:
        async with behind() as (world, client, _):
            world.headers.clear()
            for amount in range(20):
                await client.request("tools/call", {"name": "pay", "arguments": {"amount": amount}})
            assert world.ran == 20
            assert len(world.headers) == 20  # one request upstream for each call, and no other

    asyncio.run(go())
