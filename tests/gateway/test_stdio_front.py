"""A client that has started us as its child process: the same answers as over HTTP, one message on each line."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from callwright import Callwright
from callwright.core.protocols import mcp_protocol
from callwright.gateway.gateway import Gateway
from callwright.gateway.mcp.stdio_front import StdioFront
from callwright.relay import ProtocolEra
from gateway.clients import ASKABLE, answering, staged

SOON = 10.0


class Pipes:
    """The client's ends of the two pipes."""

    def __init__(self) -> None:
        self.lines = asyncio.StreamReader()
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def write(self, message: bytes) -> None:
        self.heard.put_nowait(json.loads(message))

    def say(self, message: dict[str, Any]) -> None:
        self.lines.feed_data(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")

    async def hear(self, id_: int) -> dict[str, Any]:
        """The response with this id; questions before it are answered."""
        async with asyncio.timeout(SOON):
            while True:
                message = await self.heard.get()
                if message.get("id") == id_ and "method" not in message:
                    return message
                if "id" in message and "method" in message:
                    self.say({"id": message["id"], "result": answering(message["method"], {})})


@asynccontextmanager
async def piped() -> AsyncIterator[Pipes]:
    async with staged() as stage:
        pipes = Pipes()
        front = asyncio.ensure_future(StdioFront(stage.gateway.dispatch, pipes.write).serve(pipes.lines))
        yield pipes
        pipes.lines.feed_eof()
        async with asyncio.timeout(SOON):
            await front


def modern(capabilities: dict[str, Any] | None = None) -> dict[str, Any]:
    return {
        mcp_protocol.VERSION_META: mcp_protocol.MODERN_VERSION,
        mcp_protocol.CAPABILITIES_META: capabilities or {},
    }


def params(era: ProtocolEra, **given: Any) -> dict[str, Any]:
    return given | ({"_meta": modern()} if era == "modern" else {})


@pytest.mark.parametrize("number", [None, [], {}, 1.5, "unknown"])
def test_a_cancellation_of_nothing_ends_nothing(number: Any) -> None:
    async def go() -> None:
        async with piped() as pipes:
            pipes.say({"method": "notifications/cancelled", "params": {"requestId": number}})
            pipes.say({"id": 1, "method": "tools/list", "params": params("modern")})
            assert "result" in await pipes.hear(1)

    asyncio.run(go())


def test_of_two_requests_with_one_id_the_later_can_be_cancelled_after_the_first_has_ended() -> None:
    async def go() -> None:
        async with staged() as stage:
            pipes = Pipes()
            front = asyncio.ensure_future(StdioFront(stage.gateway.dispatch, pipes.write).serve(pipes.lines))
            listening = params("modern", notifications={"toolsListChanged": True})
            pipes.say({"id": 1, "method": "tools/list", "params": params("modern")})
            pipes.say({"id": 1, "method": "subscriptions/listen", "params": listening})
            assert "tools" in (await pipes.hear(1))["result"]
            pipes.say({"method": "notifications/cancelled", "params": {"requestId": 1}})
            pipes.say({"id": 2, "method": "tools/list", "params": params("modern")})
            assert "tools" in (await pipes.hear(2))["result"]
            stage.gateway.hub.publish("notifications/tools/list_changed", {})
            assert pipes.heard.empty()
            pipes.lines.feed_eof()
            async with asyncio.timeout(SOON):
                await front

    asyncio.run(go())


@pytest.mark.promise("E1")
@pytest.mark.parametrize("era", ["modern", "legacy"])
def test_a_client_of_either_era_gets_its_answers_on_lines(era: ProtocolEra) -> None:
    async def go() -> None:
        async with piped() as pipes:
            if era == "legacy":
                hello = {
                    "protocolVersion": mcp_protocol.LEGACY_VERSIONS[0],
                    "capabilities": ASKABLE,
                    "clientInfo": {"name": "t", "version": "1"},
                }
                pipes.say({"id": 0, "method": "initialize", "params": hello})
                assert (await pipes.hear(0))["result"]["protocolVersion"] == mcp_protocol.LEGACY_VERSIONS[0]
                pipes.say({"method": "notifications/initialized"})
            pipes.say({"id": 1, "method": "tools/list", "params": params(era)})
            assert "pay" in {one["name"] for one in (await pipes.hear(1))["result"]["tools"]}
            call = params(era, name="pay", arguments={"amount": 3})
            pipes.say({"id": 2, "method": "tools/call", "params": call})
            assert (await pipes.hear(2))["result"]["content"] == [{"type": "text", "text": "paid 3"}]
            if era == "legacy":
                pipes.say(
                    {
                        "id": 3,
                        "method": "tools/call",
                        "params": {"name": "test_elicitation", "arguments": {"message": "?"}},
                    }
                )
                assert "accept" in (await pipes.hear(3))["result"]["content"][0]["text"]

    asyncio.run(go())


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"{oops\n", mcp_protocol.PARSE_ERROR),
        (b"[]\n", mcp_protocol.INVALID_REQUEST),
        (b'{"jsonrpc":"1.0","id":1,"method":"ping"}\n', mcp_protocol.INVALID_REQUEST),
        (b'{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n', mcp_protocol.METHOD_NOT_FOUND),
        (b'{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}\n', mcp_protocol.PARSE_ERROR),
    ],
)
def test_what_is_no_message_is_answered_and_ends_nothing(line: bytes, code: int) -> None:
    async def go() -> None:
        async with piped() as pipes:
            pipes.lines.feed_data(line)
            async with asyncio.timeout(SOON):
                assert (await pipes.heard.get())["error"]["code"] == code
            pipes.say({"id": 5, "method": "server/discover", "params": {"_meta": modern()}})
            assert mcp_protocol.MODERN_VERSION in (await pipes.hear(5))["result"]["supportedVersions"]

    asyncio.run(go())


def test_a_subscription_says_what_it_granted_and_is_told_of_changes_until_it_is_cancelled() -> None:
    async def go() -> None:
        async with staged() as stage:
            pipes = Pipes()
            front = asyncio.ensure_future(StdioFront(stage.gateway.dispatch, pipes.write).serve(pipes.lines))
            wanted = {"toolsListChanged": True, "nonsense": True}
            pipes.say(
                {
                    "id": 9,
                    "method": "subscriptions/listen",
                    "params": {"notifications": wanted, "_meta": modern()},
                }
            )
            async with asyncio.timeout(SOON):
                first = await pipes.heard.get()
                assert first["params"]["notifications"] == {"toolsListChanged": True}
                stage.gateway.hub.publish("notifications/prompts/list_changed", {})
                stage.gateway.hub.publish("notifications/tools/list_changed", {})
                told = await pipes.heard.get()
            assert told["method"] == "notifications/tools/list_changed"
            assert told["params"]["_meta"] == {mcp_protocol.SUBSCRIPTION_META: 9}
            pipes.say({"method": "notifications/cancelled", "params": {"requestId": 9}})
            pipes.lines.feed_eof()
            async with asyncio.timeout(SOON):
                await front

    asyncio.run(go())


@pytest.mark.promise("E1", "E12")
def test_a_client_of_2025_is_told_of_changes_only_after_it_has_said_that_it_is_initialized() -> None:
    async def go() -> None:
        async with staged() as stage:
            pipes = Pipes()
            front = asyncio.ensure_future(StdioFront(stage.gateway.dispatch, pipes.write).serve(pipes.lines))
            hello = {
                "protocolVersion": mcp_protocol.LEGACY_VERSIONS[0],
                "capabilities": {},
                "clientInfo": {"name": "t", "version": "1"},
            }
            async with asyncio.timeout(SOON):
                pipes.say({"id": 0, "method": "initialize", "params": hello})
                assert (await pipes.heard.get())["id"] == 0
                stage.gateway.hub.publish("notifications/tools/list_changed", {})
                pipes.say({"method": "notifications/initialized"})
                pipes.say({"id": 1, "method": "ping"})
                assert (await pipes.heard.get())["id"] == 1
                stage.gateway.hub.publish("notifications/tools/list_changed", {})
                assert (await pipes.heard.get())["method"] == "notifications/tools/list_changed"
                pipes.lines.feed_eof()
                await front

    asyncio.run(go())


@pytest.mark.promise("E2")
@pytest.mark.parametrize(
    ("took", "ends", "made"),
    [
        (59.0, "in order", 2),
        (61.0, "in order", 1),
        (59.0, "killed", 1),
        (59.0, "unwritten", 1),
        (59.0, "too long", 1),
    ],
)
def test_what_was_written_in_time_before_its_client_ended_in_order_was_received(
    took: float, ends: str, made: int
) -> None:
    """Each process repeats the last call of the one before."""

    async def go() -> None:
        app, moment, paid = Callwright(), [0.0], list[int]()

        async def pay(amount: int) -> dict[str, int]:
            paid.append(amount)
            moment[0] += took
            return {"number": len(paid)}

        app.tool(pay)
        for _ in range(2):
            gate, pipes = Gateway(app), Pipes()

            def write(message: bytes, pipes: Pipes = pipes) -> None:
                pipes.write(message)
                if ends == "unwritten":
                    raise BrokenPipeError

            front = StdioFront(gate.dispatch, write, now=lambda: moment[0])
            serving = asyncio.ensure_future(front.serve(pipes.lines))
            call = {"name": "pay", "arguments": {"amount": 3}, "_meta": modern()}
            pipes.say({"id": 1, "method": "tools/call", "params": call})
            await pipes.hear(1)
            if ends == "killed":
                serving.cancel()
            elif ends == "too long":
                pipes.lines.feed_data(b"x" * (1 << 18) + b"\n")
            else:
                pipes.lines.feed_eof()
            async with asyncio.timeout(SOON):
                await asyncio.gather(serving, return_exceptions=True)
            await gate.close(0.1)
        assert paid == [3] * made

    asyncio.run(go())


@pytest.mark.promise("E2")
@pytest.mark.parametrize(("took", "made"), [(59.0, 2), (61.0, 1)])
def test_an_answer_that_comes_later_than_clients_wait_is_given_again_to_the_same_call(
    took: float, made: int
) -> None:
    async def go() -> None:
        app, moment, paid = Callwright(), [0.0], list[int]()

        async def pay(amount: int) -> dict[str, int]:
            paid.append(amount)
            moment[0] += took  # the client has stopped waiting by then, without a word
            return {"number": len(paid)}

        app.tool(pay)
        gate, pipes = Gateway(app), Pipes()
        front = StdioFront(gate.dispatch, pipes.write, now=lambda: moment[0])
        serving = asyncio.ensure_future(front.serve(pipes.lines))
        for id_ in (1, 2):
            call = {"name": "pay", "arguments": {"amount": 3}, "_meta": modern()}
            pipes.say({"id": id_, "method": "tools/call", "params": call})
            await pipes.hear(id_)
        pipes.lines.feed_eof()
        async with asyncio.timeout(SOON):
            await serving
        await gate.close(0.1)
        assert paid == [3] * made

    asyncio.run(go())
