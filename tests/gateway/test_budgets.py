"""What strangers and large requests may hold of a server, and who makes room for whom."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.policy.authorization import Rule
from callwright.domain.call import Principal
from callwright.gateway.mcp.standing_streams import MAX_OF_PRINCIPAL, StandingStreams
from callwright.relay import ProtocolEra
from callwright.wire.body_budget import READ_BYTES, BodyBudget
from callwright.wire.client_response import ClientResponse
from callwright.wire.connection_register import ConnectionRegister
from callwright.wire.http_messages import (
    BodyOwner,
    EventStream,
    HttpRequest,
    HttpResponse,
    RequestRefusedError,
    ResponseWriter,
    make_problem,
)
from callwright.wire.http_server import HttpServer
from callwright.wire.server_limits import ServerLimits
from gateway.clients import Client, Stage, staged
from gateway.talking import SOON, Answer, asked, parsed, raw

pytestmark = [pytest.mark.promise("T32")]

HEAD = b"POST /echo HTTP/1.1\r\nHost: localhost\r\n"
KEY = b"Authorization: Bearer k\r\n"
LIMITS = ServerLimits(small_body_bytes=1000, bodies_bytes=100_000, sweep_s=0.02)


@asynccontextmanager
async def serving(limits: ServerLimits = LIMITS) -> AsyncIterator[tuple[HttpServer, int]]:
    """A server whose callers show the key ``k``, or one of their own such as ``ann@shop``; it echoes."""
    server = HttpServer(limits)

    async def identify(request: HttpRequest) -> BodyOwner | None:
        await asyncio.sleep(0)
        key = (request.get_header("authorization") or "").removeprefix("Bearer ")
        if key != "k" and "@" not in key:
            raise RequestRefusedError(make_problem(401, "Who?"))
        return None if key == "k" else BodyOwner(key, key.partition("@")[2])

    async def echo(request: HttpRequest) -> HttpResponse:
        await identify(request)
        request.record_asker("ann")
        return HttpResponse(200, request.body)

    server.mount("POST", "/echo", echo, identify)
    try:
        yield server, await server.start()
    finally:
        await server.close(0.1)


async def send(port: int, data: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(data)
    return reader, writer


async def answer_of(reader: asyncio.StreamReader) -> Answer:
    """The next answer on an open connection."""
    async with asyncio.timeout(SOON):
        head = await reader.readuntil(b"\r\n\r\n")
        found = parsed(head)
        return found._replace(body=await reader.readexactly(int(found.headers.get("content-length", "0"))))


# --- who sends a large body -------------------------------------------------------------------------------------------


@pytest.mark.promise("T32")
@pytest.mark.parametrize(
    "begun",
    [
        b"Content-Length: 50000\r\n\r\n",
        b"Content-Length: 50000\r\nExpect: 100-continue\r\n\r\n",
        b"Content-Length: 50000\r\n\r\n" + b"x" * 20_000,
        b"Transfer-Encoding: chunked\r\n\r\n5DC\r\n" + b"x" * 1500,
    ],
)
def test_a_stranger_is_refused_before_the_large_body_is_read(begun: bytes) -> None:
    async def go() -> None:
        async with serving() as (server, port):
            assert parsed(await raw(port, HEAD + begun)).status == 401
            assert server.bodies.total == 0

    asyncio.run(go())


def test_a_large_body_for_nobody_is_not_read() -> None:
    async def go() -> None:
        async with serving() as (_, port):
            for line, status in ((b"POST /nothing", 404), (b"PUT /echo", 405)):
                head = HEAD.replace(b"POST /echo", line) + b"Content-Length: 50000\r\n\r\n"
                assert parsed(await raw(port, head)).status == status

    asyncio.run(go())


@pytest.mark.parametrize("size", [999, 1000, 1001, 90_000])
@pytest.mark.parametrize("chunked", [False, True])
def test_a_known_callers_body_is_read_whole_whatever_its_size(size: int, *, chunked: bool) -> None:
    async def go() -> None:
        body = b"".join(b"%08d" % n for n in range(size // 8 + 1))[:size]
        framed = b"%x\r\n%b\r\n0\r\n\r\n" % (size, body) if chunked else body
        framing = b"Transfer-Encoding: chunked" if chunked else b"Content-Length: %d" % size
        async with serving() as (server, port):
            reader, writer = await send(port, HEAD + KEY + framing + b"\r\n\r\n" + framed[: size // 2])
            writer.write(framed[size // 2 :])
            assert (await answer_of(reader)).body == body
            writer.write(HEAD + KEY + b"Content-Length: 1\r\n\r\ny")
            assert (await answer_of(reader)).body == b"y"
            assert server.bodies.total == 0
            writer.close()

    asyncio.run(go())


def test_a_large_body_is_only_invited_of_a_known_caller() -> None:
    async def go() -> None:
        async with serving() as (_, port):
            expecting = b"Expect: 100-continue\r\nContent-Length: 2000\r\n\r\n"
            reader, writer = await send(port, HEAD + KEY + expecting)
            async with asyncio.timeout(SOON):
                assert await reader.readuntil(b"\r\n\r\n") == b"HTTP/1.1 100 Continue\r\n\r\n"
            writer.write(b"z" * 2000)
            assert (await answer_of(reader)).body == b"z" * 2000
            writer.close()

    asyncio.run(go())


# --- room for large bodies --------------------------------------------------------------------------------------------


def test_a_large_body_waits_until_there_is_room_and_small_requests_do_not() -> None:
    async def go() -> None:
        async with serving() as (server, port):
            size = b"Content-Length: 99999\r\n\r\n"
            _, holding = await send(port, HEAD + KEY + size + b"a" * 99_000)
            while server.bodies.total < 99_000:  # noqa: ASYNC110 - the bytes arrive in parts
                await asyncio.sleep(0)
            reader, waiting = await send(port, HEAD + KEY + size + b"b" * 5_000)
            while server.bodies.total < 104_000:  # noqa: ASYNC110 - the same
                await asyncio.sleep(0)
            waiting.write(b"b" * 94_999)
            lines = "POST /echo HTTP/1.1\nHost: localhost\nAuthorization: Bearer k"
            assert (await asked(port, lines, b"small")).body == b"small"
            assert server.bodies.total == 104_000
            holding.close()
            assert (await answer_of(reader)).body == b"b" * 99_999
            assert server.bodies.total == 0
            waiting.close()

    asyncio.run(go())


def test_far_too_many_large_bodies_are_refused() -> None:
    async def go() -> None:
        async with serving() as (server, port):
            size = b"Content-Length: 99999\r\n\r\n"
            _, holding = await send(port, HEAD + KEY + size + b"a" * 99_000)
            while server.bodies.total < 99_000:  # noqa: ASYNC110 - the bytes arrive in parts
                await asyncio.sleep(0)
            refused = parsed(await raw(port, HEAD + KEY + size + b"b" * 60_000))
            assert (refused.status, refused.headers["retry-after"]) == (503, "5")
            holding.close()

    asyncio.run(go())


def test_a_body_that_waits_for_room_in_vain_is_told_to_come_back() -> None:
    async def go() -> None:
        limits = ServerLimits(small_body_bytes=1000, bodies_bytes=50_000, body_s=0.3, sweep_s=0.02)
        async with serving(limits) as (server, port):
            server.bodies.hold(_Receiver(began=None), 49_000)
            size = b"Content-Length: 9000\r\n\r\n"
            assert parsed(await raw(port, HEAD + KEY + size + b"b" * 5_000)).status == 503

    asyncio.run(go())


def test_of_bodies_that_would_wait_for_each_other_one_is_refused_at_once_and_the_others_arrive() -> None:
    async def go() -> None:
        limits = ServerLimits(small_body_bytes=1000, bodies_bytes=16 * READ_BYTES, sweep_s=0.02)
        begun, rest = b"a" * (5 * READ_BYTES), b"a" * (3 * READ_BYTES)
        size = b"Content-Length: %d\r\n\r\n" % len(begun + rest)
        async with serving(limits) as (server, port):
            sent = [await send(port, HEAD + KEY + size + begun) for _ in range(3)]
            while server.bodies.total < 3 * len(begun):  # noqa: ASYNC110 - the bytes arrive in parts
                await asyncio.sleep(0)
            for _, writer in sent:
                writer.write(rest)
            answers = await asyncio.gather(*(answer_of(reader) for reader, _ in sent), return_exceptions=True)
            echoed = [one.body for one in answers if isinstance(one, Answer) and one.status == 200]
            assert echoed == [begun + rest] * 2
            for _, writer in sent:
                writer.close()

    asyncio.run(go())


class _Receiver:
    """Keeps what it is told."""

    def __init__(self, began: float | None = 0.0) -> None:
        self.body_began = began
        self.told: list[str] = []

    def resume_body(self) -> None:
        self.told.append("resume")

    def give_up_body(self) -> None:
        self.told.append("give up")


def test_the_slowest_body_is_given_up_while_somebody_waits_but_not_a_young_one() -> None:
    budget, fast, slow, young, waiting = BodyBudget(100), *(_Receiver(at) for at in (0.0, 0.0, 9.0, 0.0))
    for one, size in ((fast, 60), (slow, 35), (young, 1)):
        assert budget.hold(one, size) == "read on"
    budget.give_up_slowest(10.0)
    assert slow.told == []
    assert budget.hold(waiting, 10) == "wait"
    budget.give_up_slowest(4.9)
    assert slow.told == []
    budget.give_up_slowest(10.0)
    assert (fast.told, slow.told, young.told, waiting.told) == ([], ["give up"], [], [])
    budget.release(slow)
    assert waiting.told == ["resume"]


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(-1, 80)), max_size=60))
def test_what_is_held_is_what_came_less_what_went_and_nobody_waits_beside_room(
    steps: list[tuple[int, int]],
) -> None:
    budget, receivers, held = BodyBudget(100 * READ_BYTES), [_Receiver() for _ in range(6)], [0] * 6
    holders: set[_Receiver] = set()
    for number, size in steps:
        one = receivers[number]
        if size < 0:
            budget.release(one)
            holders.discard(one)
            held[number] = 0
        else:
            may_wait = any(not budget.is_waiting(other) for other in holders - {one})
            holders.add(one)
            held[number] += size * READ_BYTES
            said = budget.hold(one, size * READ_BYTES)
            total = sum(held)
            limit = 100 * READ_BYTES
            if total <= limit:
                assert said == "read on"
            else:
                assert said == ("wait" if may_wait and total <= limit * 1.25 else "refuse")
        assert budget.total == sum(held)
        if budget.total <= 94 * READ_BYTES:
            assert not any(map(budget.is_waiting, receivers))


def as_caller(who: str, size: int) -> bytes:
    return HEAD + b"Authorization: Bearer %b\r\nContent-Length: %d\r\n\r\n" % (who.encode(), size)


SHARES = ServerLimits(
    small_body_bytes=1000,
    bodies_bytes=1_000_000,
    tenant_bodies_bytes=150_000,
    principal_bodies_bytes=100_000,
    sweep_s=0.02,
)


@pytest.mark.parametrize(
    ("holds", "waits", "reads"),
    [(["ann@shop"], "ann@shop", "bob@shop"), (["ann@shop", "bob@shop"], "cid@shop", "ann@mill")],
)
def test_who_has_used_up_its_share_waits_for_its_own_bodies_and_for_nobody_elses(
    holds: list[str], waits: str, reads: str
) -> None:
    async def go() -> None:
        async with serving(SHARES) as (server, port):
            size = 148_000 // len(holds) if len(holds) > 1 else 89_000
            held = [await send(port, as_caller(who, 90_000) + b"a" * size) for who in holds]
            expected = len(holds) * size
            while server.bodies.total < expected:  # noqa: ASYNC110 - the bytes arrive in parts
                await asyncio.sleep(0)
            reader, late = await send(port, as_caller(waits, 90_000) + b"b" * 20_000)
            while server.bodies.total < expected + 20_000:  # noqa: ASYNC110 - the same
                await asyncio.sleep(0)
            late.write(b"b" * 70_000)
            others, writer = await send(port, as_caller(reads, 40_000) + b"c" * 40_000)
            assert (await answer_of(others)).body == b"c" * 40_000
            assert server.bodies.total == expected + 20_000
            for _, holding in held:
                holding.close()
            assert (await answer_of(reader)).body == b"b" * 90_000
            assert server.bodies.total == 0
            for one in (writer, late):
                one.close()

    asyncio.run(go())


def test_what_waits_in_vain_of_all_that_wait_for_each_other_is_given_up_and_the_others_go_on() -> None:
    budget = BodyBudget(10 * READ_BYTES)
    first, second, third = (_Receiver() for _ in range(3))
    assert budget.hold(third, READ_BYTES // 2) == "read on"
    assert budget.hold(first, 9 * READ_BYTES) == "read on"
    assert budget.hold(first, READ_BYTES) == "wait"
    assert budget.hold(second, READ_BYTES) == "wait"
    budget.release(third)
    assert (first.told, second.told) == ([], [])
    budget.give_up_slowest(1.0)
    assert (first.told, second.told) == ([], ["give up"])
    budget.release(second)
    assert budget.total == 10 * READ_BYTES


OWNERS = (BodyOwner("ann@shop", "shop"), BodyOwner("bob@shop", "shop"), BodyOwner("ann@mill", "mill"), None)
ALL, TENANT, PRINCIPAL = 100 * READ_BYTES, 60 * READ_BYTES, 40 * READ_BYTES


class _Bodies:
    """Twelve receivers of four owners, and what each holds."""

    def __init__(self) -> None:
        self.budget = BodyBudget(ALL, tenant_limit=TENANT, principal_limit=PRINCIPAL)
        self.receivers = [_Receiver() for _ in range(12)]
        self.held = [0] * 12

    def shares(self, number: int) -> list[tuple[int, int]]:
        """Bytes and limit of every share that a body counts for."""
        owner = OWNERS[number % 4]
        found = [(sum(self.held), ALL)]
        if owner is not None:
            beside = [(n, OWNERS[n % 4]) for n in range(12)]
            of_tenant = sum(self.held[n] for n, one in beside if one and one.tenant == owner.tenant)
            found += [
                (of_tenant, TENANT),
                (sum(self.held[n] for n, one in beside if one == owner), PRINCIPAL),
            ]
        return found

    def hold(self, number: int, size: int) -> str:
        self.held[number] += size
        return self.budget.hold(self.receivers[number], size, OWNERS[number % 4])

    def release(self, number: int) -> None:
        self.budget.release(self.receivers[number])
        self.held[number] = 0

    def end_all(self) -> None:
        """What does not wait ends, and the rest follows."""
        for _ in range(24):
            for n, one in enumerate(self.receivers):
                if not self.budget.is_waiting(one) or "give up" in one.told:
                    self.release(n)
            self.budget.give_up_slowest(1.0)


@given(st.lists(st.tuples(st.integers(0, 11), st.integers(-1, 40)), max_size=80))
def test_no_share_is_exceeded_by_more_than_a_quarter_and_nobody_waits_beside_room_or_for_ever(
    steps: list[tuple[int, int]],
) -> None:
    bodies = _Bodies()
    for number, size in steps:
        said = "refuse" if size < 0 else bodies.hold(number, size * READ_BYTES)
        if size >= 0:
            fits = all(total <= limit for total, limit in bodies.shares(number))
            assert (said == "read on") == fits
        if said == "wait":
            assert all(total <= limit * 1.25 for total, limit in bodies.shares(number))
        if said == "refuse":
            bodies.release(number)
        assert bodies.budget.total == sum(bodies.held)
        for n, one in enumerate(bodies.receivers):
            has_room = all(total <= limit - 6 * READ_BYTES for total, limit in bodies.shares(n))
            assert not (has_room and bodies.budget.is_waiting(one))
    bodies.end_all()
    assert bodies.budget.total == 0


# --- connections ------------------------------------------------------------------------------------------------------


class _Connection:
    """A connection: stranger or not, idle, busy, or (neither) with an unfinished request."""

    def __init__(self, name: str, state: str = "idle", *, peer: str = "a", known: bool = False) -> None:
        self.name = name
        self.peer = peer
        self.is_stranger = not known
        self.is_idle = state == "idle"
        self.is_busy = state == "busy"
        self.idle_since = 0.0
        self.closed = False

    def make_room(self) -> None:
        self.closed = True


@pytest.mark.parametrize(
    ("present", "closed"),
    [
        ([_Connection("0"), _Connection("1")], "0"),
        ([_Connection("0", "head"), _Connection("1")], "0"),
        ([_Connection("0", "head"), _Connection("1", "head")], "0"),
        ([_Connection("0", known=True), _Connection("1", "head")], "1"),
        ([_Connection("0", "busy"), _Connection("1", known=True)], "1"),
        ([_Connection("0", "head", known=True), _Connection("1", "busy", known=True)], None),
        ([_Connection("0"), _Connection("1", peer="b"), _Connection("2", peer="b")], "1"),
        ([_Connection("0", "busy"), _Connection("1", "busy")], None),
    ],
)
def test_strangers_make_room_before_known_callers_and_the_crowd_before_the_few(
    present: list[_Connection], closed: str | None
) -> None:
    register = ConnectionRegister[_Connection](len(present), 100)
    for one in present:
        assert register.admit(one, 0.0)
    assert register.admit(_Connection("new", peer="c"), 10.0) == (closed is not None)
    assert [one.name for one in present if one.closed] == ([] if closed is None else [closed])
    assert len(register) == len(present)


def test_one_address_may_not_hold_all_connections_and_a_proxy_may() -> None:
    register = ConnectionRegister[_Connection](10, 3)
    busy = [_Connection(f"{n}", "busy") for n in range(3)]
    assert all(register.admit(one, 0.0) for one in busy)
    assert not register.admit(_Connection("of the same", peer="a"), 0.0)
    assert register.admit(_Connection("of another", peer="b"), 0.0)
    assert all(register.admit(_Connection("proxied", "busy", peer=""), 0.0) for _ in range(6))
    register.remove(busy[0])
    assert register.admit(_Connection("of the same", peer="a"), 0.0)
    assert len(register) == 10


def test_idle_and_half_sent_connections_of_strangers_keep_nobody_out() -> None:
    limits = ServerLimits(connections=20, sweep_s=0.02)
    begun = [b"", b"POST", HEAD, HEAD + b"Content-Length: 900\r\n\r\nx"]

    async def go() -> None:
        async with serving(limits) as (_, port):
            one = HEAD + KEY + b"Content-Length: 1\r\n\r\n"
            reader, caller = await send(port, one + b"1")
            assert (await answer_of(reader)).body == b"1"
            strangers = [await send(port, begun[n % len(begun)]) for n in range(100)]
            caller.write(one + b"2")
            assert (await answer_of(reader)).body == b"2"
            lines = "POST /echo HTTP/1.1\nHost: localhost\nAuthorization: Bearer k"
            for _ in range(10):
                assert (await asked(port, lines, b"new")).status == 200
            for _, writer in (*strangers, (reader, caller)):
                writer.close()

    asyncio.run(go())


def test_a_session_makes_its_client_known_from_the_first_request_on() -> None:
    async def go() -> None:
        async with staged(limits=ServerLimits(connections=6, sweep_s=0.05)) as stage:
            reader, caller = await send(stage.port, _post({"id": 0, "method": "initialize", "params": {}}))
            opened = await answer_of(reader)
            strangers = [await send(stage.port, b"POST") for _ in range(20)]
            await asyncio.sleep(0)
            session = f"Mcp-Session-Id: {opened.headers['mcp-session-id']}\r\n"
            caller.write(_post({"method": "notifications/initialized"}, session))
            assert (await answer_of(reader)).status == 202
            for _, writer in (*strangers, (reader, caller)):
                writer.close()

    asyncio.run(go())


def _post(message: dict[str, Any], fields: str = "") -> bytes:
    body = json.dumps({"jsonrpc": "2.0", **message}).encode()
    head = f"POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n{fields}Content-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


# --- standing streams -------------------------------------------------------------------------------------------------


class _Writer:
    """Takes everything."""

    open = True

    def __getattr__(self, _name: str) -> Any:
        return lambda *_: None


@pytest.mark.parametrize(
    ("opened", "ended"),
    [
        (["ann@a", "ann@a", "ann@a"], [0]),
        (["ann@a", "bob@a", "ann@a", "bob@a"], [0]),
        (["ann@a", "ann@a", "bob@b", "bob@b", "ann@a"], [0]),
        (["ann@a", "ann@a", "eve@b"], []),
        (["", "", "", "", ""], []),
    ],
)
def test_one_principal_or_tenant_too_many_streams_ends_its_own_oldest(
    opened: list[str], ended: list[int]
) -> None:
    async def go() -> list[int]:
        standing = StandingStreams(most_of_principal=2, most_of_tenant=3)
        tasks = []
        for who in opened:
            id_, _, tenant = who.partition("@")
            stream = EventStream(cast("ResponseWriter", _Writer()))
            principal = Principal(id_, tenant) if who else None
            tasks.append(asyncio.ensure_future(standing.keep_open(stream, principal)))
            await asyncio.sleep(0)
        await asyncio.wait(tasks, timeout=0.05)
        found = [number for number, task in enumerate(tasks) if task.done()]
        standing.end_all()
        await asyncio.gather(*tasks)
        return found

    assert asyncio.run(go()) == ended


@pytest.mark.slow
@pytest.mark.parametrize("era", ["modern", "legacy"])
def test_the_gateway_ends_the_oldest_stream_of_a_principal_that_has_too_many(era: ProtocolEra) -> None:
    async def known(_request: HttpRequest) -> Principal:
        return Principal("ann", "a")

    async def listen(stage: Stage) -> tuple[Client, ClientResponse]:
        client = await stage.client(era)
        message, headers = client.prepared(
            "subscriptions/listen", {"notifications": {"toolsListChanged": True}}
        )
        common = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        method, sent = ("GET", None) if era == "legacy" else ("POST", body)
        reply = await client.http.send(method, client.target, {**common, **headers}, sent)
        assert await reply.read_part() is not None
        return client, reply

    async def go() -> None:
        async with staged(identify=known, rules=[Rule("allow")]) as stage:
            streams = [await listen(stage) for _ in range(MAX_OF_PRINCIPAL)]
            assert not streams[0][1].is_complete
            streams.append(await listen(stage))
            async with asyncio.timeout(SOON):
                while await streams[0][1].read_part() is not None:
                    pass
            assert not any(reply.is_complete for _, reply in streams[1:])
            for client, _ in streams:
                client.http.close()

    asyncio.run(go())
