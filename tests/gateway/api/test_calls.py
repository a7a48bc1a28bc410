"""Calls over plain HTTP: envelopes, statuses, keys, runs, streams (E4, C1, C4, C10)."""

import asyncio
from typing import Any

import msgspec
import pytest

from callwright import Callwright, DeclaredError, RunLimits, fail
from callwright.core.dialects import canonical
from callwright.relay import CURRENT_RELAY
from gateway.api.shop import World, open_shop, said, shop
from gateway.talking import raw

pytestmark = pytest.mark.promise("C1", "C4")

TRACE = "4bf92f3577b34da6a3ce929d0e0e4736"


def test_a_call_is_answered_with_its_envelope() -> None:
    async def run() -> None:
        async with open_shop(shop(World())) as client:
            answer = await client.post(
                "/v1/tools/stock/calls", {"sku": "A-1"}, traceparent=f"00-{TRACE}-00f067aa0ba902b7-01"
            )

        result = canonical.from_json(answer.body)
        assert answer.status == 200
        assert answer.headers["content-type"] == "application/json"
        assert result.data == {"sku": "A-1", "left": 7}
        assert result.meta.trace_id == TRACE
        assert answer.headers["callwright-call"] == result.meta.call_id
        assert answer.headers["traceparent"].split("-")[1] == TRACE

    asyncio.run(run())


@pytest.mark.parametrize(
    "written",
    [
        {"name": "stock", "arguments": {"sku": "A-1"}},
        {"tool": "stock", "arguments": {"sku": "A-1"}},
        {"id": "call_1", "type": "function", "function": {"name": "stock", "arguments": '{"sku":"A-1"}'}},
        {"type": "tool_use", "id": "toolu_1", "name": "stock", "input": {"sku": "A-1"}},
        '{"name": "stock", "arguments": {"sku": "A-1"}}',
    ],
)
def test_a_call_is_read_in_any_dialect(written: Any) -> None:
    async def run() -> None:
        async with open_shop(shop(World())) as client:
            if isinstance(written, str):
                answer = await client.send("POST", "/v1/calls", written.encode(), Content_Type="text/plain")
            else:
                answer = await client.post("/v1/calls", written)
        assert (answer.status, said(answer)["data"]) == (200, {"sku": "A-1", "left": 7})

    asyncio.run(run())


@pytest.mark.parametrize(
    ("tool", "arguments", "status", "code", "wait"),
    [
        ("nothing_like_it", {}, 404, "unknown_tool", None),
        ("stock", {}, 422, "missing_required_field", None),
        ("stock", {"sku": 1, "what": 2}, 422, "invalid_arguments", None),
        ("pay", {"amount": 901}, 409, "TOO_POOR", None),
        ("pay", {"amount": 13}, 502, "outcome_unknown", None),
        ("busy", {"how": "rate_limited"}, 429, "rate_limited", "91"),
        ("busy", {"how": "not_found"}, 404, "not_found", "91"),
        ("busy", {"how": "permission_denied"}, 403, "permission_denied", "91"),
        ("busy", {"how": "state_conflict"}, 409, "state_conflict", "91"),
        ("busy", {"how": "connection_failed"}, 503, "connection_failed", "91"),
        ("busy", {"how": "timeout"}, 504, "timeout", "91"),
        ("busy", {"how": "cancelled"}, 503, "cancelled", "91"),
        ("busy", {"how": "partial_success"}, 409, "partial_success", "91"),
    ],
)
def test_a_failure_is_a_problem_and_an_envelope(
    tool: str, arguments: Any, status: int, code: str, wait: str | None
) -> None:
    async def run() -> None:
        async with open_shop(shop(World())) as client:
            answer = await client.post(f"/v1/tools/{tool}/calls", arguments, Accept_Language="zh-CN,zh;q=0.9")

        problem = said(answer)
        assert (answer.status, problem["status"], problem["error"]["code"]) == (status, status, code)
        assert answer.headers["content-type"] == "application/problem+json"
        assert problem["type"] == f"urn:callwright:error:{code}"
        assert problem["detail"] == problem["error"]["userMessage"]
        assert not canonical.from_json(answer.body).success
        assert answer.headers.get("retry-after") == wait

    asyncio.run(run())


class TestKeys:
    def test_the_same_key_gives_the_first_answer_again(self) -> None:
        async def run() -> None:
            world = World()
            async with open_shop(shop(world)) as client:
                first = await client.pay(5, Idempotency_Key='"k-1"')
                again = await client.pay(5, Idempotency_Key="k-1")
                other = await client.pay(6, Idempotency_Key="k-1")

            assert world.paid == [5]
            assert said(first)["data"] == said(again)["data"] == {"receipt": 1}
            assert again.headers["idempotency-replayed"] == "true"
            assert (other.status, said(other)["error"]["code"]) == (422, "idempotency_conflict")

        asyncio.run(run())

    @pytest.mark.parametrize(
        ("key", "why"),
        [
            ("", "is not one word of printable ASCII."),
            ("a b", "is not one word of printable ASCII."),
            ("k" * 256, "is longer than 255 characters."),
            ("schlüssel", "is not one word of printable ASCII."),
        ],
    )
    def test_a_key_that_is_none_is_refused_with_the_reason_before_anything_is_done(
        self, key: str, why: str
    ) -> None:
        async def run() -> None:
            world = World()
            async with open_shop(shop(world)) as client:
                answer = await client.pay(5, Idempotency_Key=key)
            assert (answer.status, world.paid) == (400, [])
            assert said(answer)["parameter"] == "Idempotency-Key"
            assert said(answer)["detail"] == f"Idempotency-Key {why}"

        asyncio.run(run())

    def test_a_client_that_goes_away_does_not_stop_what_it_began(self) -> None:
        async def run() -> None:
            world = World()
            app = shop(world)
            gate, entered = asyncio.Event(), asyncio.Event()

            @app.tool(effect="once")
            async def slow() -> str:
                entered.set()
                await gate.wait()
                world.paid.append(1)
                return "done"

            async with open_shop(app) as client:
                _, writer = await asyncio.open_connection("127.0.0.1", client.port)
                writer.write(
                    b"POST /v1/tools/slow/calls HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\n\r\n{}"
                )
                await entered.wait()
                writer.transport.abort()
                gate.set()
                again = await client.post("/v1/tools/slow/calls", {})
            assert world.paid == [1]
            assert (again.status, said(again)["meta"]["replayed"]) == (200, True)

        asyncio.run(run())


def test_calls_of_a_run_share_one_budget() -> None:
    async def run() -> None:
        async with open_shop(shop(World(), limits=RunLimits(max_tool_calls=2))) as client:
            answers = [
                await client.post("/v1/tools/stock/calls", {"sku": "a"}, Callwright_Run="r-1")
                for _ in range(3)
            ]
            free = await client.post("/v1/tools/stock/calls", {"sku": "a"}, Callwright_Run="r-2")
            seen = said(await client.get("/v1/runs/r-1"))

        assert [answer.status for answer in answers] == [200, 200, 429]
        assert said(answers[2])["error"]["code"] == "budget_exhausted"
        assert free.status == 200
        assert [one["tool"] for one in seen["calls"]] == ["stock"] * 3

    asyncio.run(run())


def test_options_stand_in_the_query() -> None:
    async def run() -> None:
        world = World()
        async with open_shop(shop(world)) as client:
            dry = await client.post("/v1/tools/pay/calls?dryRun=true", {"amount": 5})
            old = await client.post("/v1/tools/stock/calls?version=9", {"sku": "a"})
            new = await client.post(
                "/v1/tools/stock/calls?version=1.2.0&timeoutMs=1000&confidence=0.9", {"sku": "a"}
            )
        assert world.paid == []
        assert dry.status == 200
        assert (old.status, new.status) == (404, 200)

    asyncio.run(run())


@pytest.mark.promise("C10")
@pytest.mark.parametrize(
    ("target", "status"),
    [
        ("/v1/tools/pay/calls?dryrun=true", 400),
        ("/v1/tools/pay/calls?dryRun=yes", 400),
        ("/v1/tools/pay/calls?timeoutMs=0", 400),
        ("/v1/tools/pay/calls?timeoutMs=1e9", 400),
        ("/v1/tools/pay/calls?confidence=nan", 400),
        ("/v1/tools/pay/calls?confidence=1.1", 400),
        ("/v1/tools/pay/calls?version=%00", 400),
        ("/v1/tools/pay/calls?approval=%2e%2e%2f", 400),
        ("/v1/tools//calls", 404),
        ("/v1/tools/pay/call", 404),
        ("/v1/tools/%2e%2e/calls", 404),
        ("/v1/tools/pay%2fx/calls", 404),
        ("/v1/tools/%ff/calls", 404),
    ],
)
def test_a_target_that_is_wrong_pays_nothing_and_is_not_repeated(target: str, status: int) -> None:
    async def run() -> None:
        world = World()
        async with open_shop(shop(world)) as client:
            answer = await client.post(target, {"amount": 5})
        assert (answer.status, world.paid) == (status, [])
        assert said(answer)["status"] == status
        assert "yes" not in answer.body.decode()

    asyncio.run(run())


@pytest.mark.promise("T15")
@pytest.mark.parametrize(
    ("body", "kind", "status"),
    [
        (b"", "application/json", 422),
        (b"{", "application/json", 400),
        (b"[]", "application/json", 400),
        (b'"x"', "application/json", 400),
        (b'{"amount": NaN}', "application/json", 400),
        (b'{"amount": 5, "amount": 6}', "application/json", 400),
        (b'{"amount": 5}', "text/html", 415),
        (b'{"amount": 5}', "application/x-www-form-urlencoded", 415),
        (b'\xff{"amount": 5}', "application/json", 400),
        (b'{"a":' * 5000 + b"1" + b"}" * 5000, "application/json", 400),
        (b'{"amount": "\\ud800"}', "application/json", 400),
    ],
)
def test_a_body_that_is_wrong_pays_nothing(body: bytes, kind: str, status: int) -> None:
    async def run() -> None:
        world = World()
        async with open_shop(shop(world)) as client:
            answer = await client.send("POST", "/v1/tools/pay/calls", body, Content_Type=kind)
        assert (answer.status, world.paid) == (status, [])

    asyncio.run(run())


def test_a_broken_traceparent_begins_a_new_trace() -> None:
    async def run() -> None:
        async with open_shop(shop(World())) as client:
            for broken in ("x", f"ff-{TRACE}-00f067aa0ba902b7-01", f"00-{'0' * 32}-00f067aa0ba902b7-01"):
                answer = await client.post("/v1/tools/stock/calls", {"sku": "a"}, traceparent=broken)
                assert answer.status == 200
                assert said(answer)["meta"]["traceId"] not in {TRACE, "0" * 32}

    asyncio.run(run())


def test_a_stream_ends_with_the_result() -> None:
    async def run() -> None:
        async with open_shop(shop(World())) as client:
            head = f"POST /v1/tools/stock/calls HTTP/1.1\r\nHost: 127.0.0.1:{client.port}\r\nAccept: text/event-stream\r\nConnection: close\r\n"
            got = await raw(client.port, head.encode() + b'Content-Length: 11\r\n\r\n{"sku":"a"}')

        assert b"Content-Type: text/event-stream" in got
        assert b"event: result\n" in got
        data = got.partition(b"data: ")[2].partition(b"\n\n")[0]
        assert canonical.from_json(data).data == {"sku": "a", "left": 7}

    asyncio.run(run())


def test_a_stream_tells_progress_before_the_result() -> None:
    async def run() -> None:
        app = shop(World())

        @app.tool(effect="read")
        async def slow() -> str:
            relay = CURRENT_RELAY.get()
            assert relay is not None
            relay.tell("notifications/progress", {"progress": 1, "total": 2, "progressToken": 1})
            relay.tell("notifications/message", {"data": "not for this client"})
            return "done"

        async with open_shop(app) as client:
            answer = await client.post("/v1/tools/slow/calls", {}, Accept="text/event-stream")

        told = [line for line in answer.body.decode().splitlines() if line.startswith("event:")]
        assert told == ["event: progress", "event: result"]
        assert b'data: {"progress":1,"total":2}' in answer.body
        assert b"not for this client" not in answer.body

    asyncio.run(run())


def test_many_at_once_pay_once_each() -> None:
    async def run() -> None:
        world = World()
        # The clock of the world: a call that waits for its twin would move a fake one past the limit of a call that waits for a thread.
        async with open_shop(shop(world, clock=None)) as client:
            answers = await asyncio.gather(
                *(client.pay(amount % 10, Idempotency_Key=f"k{amount % 10}") for amount in range(60))
            )
        assert sorted(world.paid) == list(range(10))
        assert {answer.status for answer in answers} <= {200, 409}

    asyncio.run(run())


def test_an_application_without_tools_has_nothing_to_call() -> None:
    async def run() -> None:
        async with open_shop(Callwright()) as client:
            assert said(await client.get("/v1/tools")) == {"tools": []}
            assert (await client.post("/v1/calls", {"name": "x", "arguments": {}})).status == 404
            assert msgspec.json.decode((await client.get("/v1/openapi.json")).body)["openapi"] == "3.1.0"

    asyncio.run(run())


@pytest.mark.parametrize(
    ("asked_for", "language"),
    [({}, "zh-CN"), ({"Accept_Language": "*"}, "zh-CN"), ({"Accept_Language": "en-GB"}, "en")],
)
def test_people_are_told_in_the_language_of_the_application_where_the_request_names_none(
    asked_for: dict[str, str], language: str
) -> None:
    app = Callwright(locale="zh-CN")

    @app.tool(
        effect="read", errors=(DeclaredError("GONE", "Gone.", user_en="It is gone.", user_zh="已不存在。"),)
    )
    def look() -> object:
        """Look."""
        return fail("GONE")

    async def run() -> Any:
        async with open_shop(app) as client:
            return said(await client.post("/v1/tools/look/calls", {}, **asked_for))["error"]["userMessage"]

    assert asyncio.run(run()) == {"en": "It is gone.", "zh-CN": "已不存在。"}[language]
