"""A client that names no run, before a gateway without ``[run]``: the call that keeps failing fast is held, any other is made."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from callwright import Callwright, NotApplied, RunLimits, fail
from callwright.core.protocols import mcp_protocol
from callwright.gateway.gateway import Gateway
from callwright.gateway.identity.identification import Identify
from callwright.gateway.mcp.stdio_front import StdioFront
from callwright.gateway.origins.repeated_failures import MAX_FAILURES, WINDOW_S
from callwright.relay import ProtocolEra
from callwright.testing import FakeClock
from callwright.wire.http_messages import HttpRequest
from gateway.clients import Client
from gateway.talking import SOON, Answer, asked

pytestmark = pytest.mark.promise("C3", "E1")
ERAS: list[ProtocolEra] = ["modern", "legacy"]
NAMED = {"threadId": "t"}


class Project:
    """A gateway before the tools of a coding session, with a clock of its own; ``made`` counts what reached a tool."""

    def __init__(self, app: Callwright, clock: FakeClock, port: int, gateway: Gateway) -> None:
        self.app, self.clock, self.port, self.gateway = app, clock, port, gateway
        self.made: list[str] = []
        self.code = "not_found"
        self.broken = True

        def read_file(path: str) -> dict[str, str]:
            self.made.append(f"read {path}")
            return fail(self.code) if self.broken else {"text": path}

        def write_file(path: str) -> dict[str, bool]:
            self.made.append(f"write {path}")
            return {"written": True}

        def run_tests() -> dict[str, bool]:
            self.made.append("test")
            raise NotApplied("state_conflict")

        app.tool(effect="read", retries=0)(read_file)
        app.tool(effect="idempotent")(write_file)
        app.tool()(run_tests)

    def wait(self, seconds: float) -> None:
        self.clock.advance(seconds * 1000)


@asynccontextmanager
async def project(
    written: RunLimits | None = None, identify: Identify | None = None
) -> AsyncIterator[Project]:
    clock = FakeClock()
    app = Callwright(clock=clock)
    app.host.inferred_limits = written
    gateway = Gateway(app, clock=clock, identify=identify)
    port = await gateway.start()
    try:
        yield Project(app, clock, port, gateway)
    finally:
        await gateway.close(0.1)
        app.close()


@asynccontextmanager
async def working(era: ProtocolEra = "modern") -> AsyncIterator[tuple[Project, "Ask"]]:
    async with project() as one:
        client = await Client(one.port, era).start()

        async def ask(name: str, arguments: dict[str, Any], meta: dict[str, Any] = NAMED) -> Any:
            return error_of(await client.call(name, arguments, meta))

        yield one, ask
        client.http.close()


Ask = Callable[..., Any]


def error_of(result: dict[str, Any]) -> str | None:
    return result["_meta"]["callwright/result"]["error"]["code"] if result.get("isError") else None


@pytest.mark.parametrize("era", ERAS)
def test_after_eight_fast_failures_the_same_call_is_held_and_any_other_is_made(era: ProtocolEra) -> None:
    async def go() -> None:
        async with working(era) as (one, ask):
            found = [await ask("read_file", {"path": "none"}) for _ in range(20)]
            assert found == ["not_found"] * MAX_FAILURES + ["repeated_failure"] * 12
            assert await ask("write_file", {"path": "a"}) is None
            assert one.made == ["read none"] * MAX_FAILURES + ["write a"]

    asyncio.run(go())


def test_a_held_call_says_when_it_runs_again_and_what_to_do_and_then_it_runs() -> None:
    async def go() -> None:
        async with project() as one:
            client = await Client(one.port, "modern").start()
            for _ in range(MAX_FAILURES):
                await client.call("read_file", {"path": "none"}, NAMED)
            one.wait(10)
            held = await client.call("read_file", {"path": "none"}, NAMED)
            text, envelope = held["content"][0]["text"], held["_meta"]["callwright/result"]
            assert "8 times in a row" in text
            assert "change what fails" in text
            assert "20 s" in text
            assert "Next: correct the call, then send it." in text
            assert envelope["error"]["retryAfterMs"] == 20_000
            assert (envelope["nextAction"], envelope["effect"]) == ("retry", "none")
            assert "20 s" in envelope["error"]["userMessage"]
            one.wait(20.1)
            one.broken = False
            assert not (await client.call("read_file", {"path": "none"}, NAMED)).get("isError")
            client.http.close()

    asyncio.run(go())


def test_whoever_polls_every_four_seconds_is_never_held() -> None:
    async def go() -> None:
        async with working() as (one, ask):
            for _ in range(40):
                assert await ask("read_file", {"path": "none"}) == "not_found"
                one.wait(4)
            assert len(one.made) == 40

    asyncio.run(go())


def test_the_rows_of_a_call_that_goes_on_are_held_for_the_rest_of_each_window() -> None:
    async def go() -> None:
        async with working() as (one, ask):
            for _ in range(120):
                await ask("read_file", {"path": "none"})
                one.wait(1)
            assert len(one.made) == 4 * MAX_FAILURES

    asyncio.run(go())


def test_edit_and_test_ten_times_runs_the_test_ten_times() -> None:
    async def go() -> None:
        async with working() as (one, ask):
            found = []
            for number in range(10):
                await ask("write_file", {"path": f"round {number}"})
                found.append(await ask("run_tests", {}))
            assert found == ["state_conflict"] * 10
            assert one.made.count("test") == 10

    asyncio.run(go())


def test_other_arguments_another_code_and_a_success_end_the_row() -> None:
    async def go() -> None:
        async with working() as (one, ask):
            for number in range(40):
                assert await ask("read_file", {"path": str(number % 2)}) == "not_found"
            for number in range(40):
                one.code = ("not_found", "state_conflict")[number % 2]
                assert await ask("read_file", {"path": "none"}) == one.code
            for _ in range(3):
                one.broken, one.code = True, "not_found"
                for _ in range(MAX_FAILURES - 1):
                    assert await ask("read_file", {"path": "x"}) == "not_found"
                one.broken = False
                assert await ask("read_file", {"path": "x"}) is None

    asyncio.run(go())


def test_another_tool_that_only_reads_does_not_end_the_row() -> None:
    async def go() -> None:
        async with working() as (one, ask):
            one.app.tool(effect="read", name="look")(lambda: {"seen": 1})
            for _ in range(MAX_FAILURES):
                assert await ask("read_file", {"path": "none"}) == "not_found"
                assert await ask("look", {}) is None
            assert await ask("read_file", {"path": "none"}) == "repeated_failure"

    asyncio.run(go())


def test_conversations_are_counted_apart_and_a_named_run_is_left_to_its_budget() -> None:
    async def go() -> None:
        async with working() as (_, ask):
            for _ in range(MAX_FAILURES):
                await ask("read_file", {"path": "none"})
            assert await ask("read_file", {"path": "none"}) == "repeated_failure"
            assert await ask("read_file", {"path": "none"}, {"threadId": "another"}) == "not_found"
            named = {**NAMED, mcp_protocol.RUN_META: "mine"}
            assert await ask("read_file", {"path": "none"}, named) == "not_found"

    asyncio.run(go())


def test_a_credential_that_is_shared_holds_nobody() -> None:
    async def identify(request: HttpRequest) -> None:
        await asyncio.sleep(0)
        request.shared = True

    async def go() -> None:
        async with project(identify=identify) as one:
            client = await Client(one.port, "modern").start()
            found = [error_of(await client.call("read_file", {"path": "x"}, NAMED)) for _ in range(20)]
            assert found == ["not_found"] * 20
            client.http.close()

    asyncio.run(go())


def test_written_limits_replace_the_hold() -> None:
    async def go() -> None:
        async with project(RunLimits(1000, None, None, 20)) as one:
            client = await Client(one.port, "modern").start()
            found = [error_of(await client.call("read_file", {"path": "x"}, NAMED)) for _ in range(19)]
            assert found == ["not_found"] * 19
            client.http.close()

    asyncio.run(go())


def test_the_http_api_holds_the_calls_of_a_host_that_names_its_conversation() -> None:
    async def go() -> None:
        async with project() as one:
            head = "Host: localhost\nContent-Type: application/json\nAgent-Session-Id: s"

            async def post(path: str, body: Any, more: str = "") -> Answer:
                return await asked(one.port, f"POST {path} HTTP/1.1\n{head}{more}", json.dumps(body).encode())

            by_name = "/v1/tools/read_file/calls"
            first = [await post(by_name, {"path": "none"}) for _ in range(MAX_FAILURES)]
            assert {one.status for one in first} == {404}
            held = await post(by_name, {"path": "none"})
            assert (held.status, held.headers["retry-after"]) == (429, str(int(WINDOW_S)))
            assert (await post(by_name, {"path": "other"})).status == 404
            written = {"name": "read_file", "arguments": {"path": "third"}}
            codes = [(await post("/v1/calls", written)).status for _ in range(MAX_FAILURES + 1)]
            assert codes == [404] * MAX_FAILURES + [429]
            named = await post("/v1/calls", written, "\nCallwright-Run: r")
            assert named.status == 404

    asyncio.run(go())


def test_a_client_over_stdio_is_held_too() -> None:
    async def go() -> None:
        async with project() as one:
            lines, heard = asyncio.StreamReader(), asyncio.Queue[dict[str, Any]]()
            front = StdioFront(one.gateway.dispatch, lambda line: heard.put_nowait(json.loads(line)))
            serving = asyncio.ensure_future(front.serve(lines))
            meta = {
                mcp_protocol.VERSION_META: mcp_protocol.MODERN_VERSION,
                mcp_protocol.CAPABILITIES_META: {},
            }
            codes = []
            for number in range(MAX_FAILURES + 1):
                params = {"name": "read_file", "arguments": {"path": "none"}, "_meta": meta}
                message = {"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": params}
                lines.feed_data(json.dumps(message).encode() + b"\n")
                async with asyncio.timeout(SOON):
                    codes.append(error_of((await heard.get())["result"]))
            lines.feed_eof()
            await serving
            assert codes == ["not_found"] * MAX_FAILURES + ["repeated_failure"]

    asyncio.run(go())
