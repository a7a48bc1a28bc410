"""The edge of the HTTP server as foreign clients meet it: pages of other origins, health checks, many idle connections, credentials."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from callwright import Callwright
from callwright.domain.call import Principal
from callwright.gateway import AllowedOrigins, Gateway
from callwright.gateway.mcp.backend_protocol import IncomingRequest, McpBackend
from callwright.relay import ProtocolEra
from callwright.wire.http_server import HttpServer
from callwright.wire.http_server_connection import HttpServerConnection
from callwright.wire.server_limits import ServerLimits
from gateway.clients import Client
from gateway.talking import Answer, asked, parsed, serving
from gateway.test_known_heads import Wire

HOST = "Host: 127.0.0.1"
PAGE = "Origin: https://console.example.org"
ORIGINS = AllowedOrigins(origins=frozenset({"https://console.example.org/"}))


def ask(lines: str, body: bytes = b"", origins: AllowedOrigins = ORIGINS) -> Answer:
    async def go() -> Answer:
        async with serving(origins=origins) as (_, port):
            return await asked(port, lines, body)

    return asyncio.run(go())


# --- pages of other origins -------------------------------------------------------------------------------------------


def test_a_page_of_a_configured_origin_learns_by_preflight_what_it_may_send() -> None:
    wanted = "authorization,content-type,mcp-protocol-version,mcp-session-id"
    answer = ask(
        f"OPTIONS /echo HTTP/1.1\n{HOST}\n{PAGE}\nAccess-Control-Request-Method: POST\n"
        f"Access-Control-Request-Headers: {wanted}"
    )

    assert (answer.status, answer.body) == (204, b"")
    assert answer.headers["access-control-allow-origin"] == "https://console.example.org"
    assert answer.headers["access-control-allow-methods"] == "OPTIONS, POST"
    assert answer.headers["access-control-allow-headers"] == wanted
    assert answer.headers["vary"] == "Origin"
    assert "access-control-allow-credentials" not in answer.headers


@pytest.mark.parametrize(
    ("request_line", "status"),
    [
        ("POST /echo HTTP/1.1", 200),
        ("GET /nothing HTTP/1.1", 404),
        ("GET /echo HTTP/1.1", 405),
        ("GET /events HTTP/1.1", 200),
        ("POST /echo HTTP/1.1\nContent-Encoding: gzip", 415),
    ],
)
def test_a_page_of_a_configured_origin_may_read_every_answer(request_line: str, status: int) -> None:
    answer = ask(f"{request_line}\n{HOST}\n{PAGE}", b"x")

    assert answer.status == status
    assert answer.headers["access-control-allow-origin"] == "https://console.example.org"
    assert "Mcp-Session-Id" in answer.headers["access-control-expose-headers"]


@pytest.mark.parametrize("origin", ["http://console.example.org", "https://evil.example", "null"])
def test_a_page_of_another_origin_is_refused_and_may_not_even_read_that(origin: str) -> None:
    for line in ("POST /echo HTTP/1.1", "OPTIONS /echo HTTP/1.1\nAccess-Control-Request-Method: POST"):
        answer = ask(f"{line}\n{HOST}\nOrigin: {origin}")
        assert answer.status == 403
        assert not [name for name in answer.headers if name.startswith("access-control")]


def test_without_configured_origins_no_answer_speaks_of_them() -> None:
    answer = ask(f"POST /echo HTTP/1.1\n{HOST}\nOrigin: http://127.0.0.1", b"x", AllowedOrigins())

    assert (answer.status, answer.body) == (200, b"x")
    assert not [name for name in answer.headers if name.startswith("access-control")]


def test_what_a_preflight_may_not_ask_for_is_not_answered_with() -> None:
    answer = ask(
        f"OPTIONS /echo HTTP/1.1\n{HOST}\n{PAGE}\nAccess-Control-Request-Method: POST\n"
        "Access-Control-Request-Headers: x:y"
    )

    assert answer.status == 204
    assert "access-control-allow-headers" not in answer.headers


# --- HEAD and health --------------------------------------------------------------------------------------------------


def test_head_is_answered_with_the_length_of_what_get_would_give_and_without_it() -> None:
    got = ask(f"GET /seen/a HTTP/1.1\n{HOST}")
    head = ask(f"HEAD /seen/a HTTP/1.1\n{HOST}")

    assert (head.status, head.body) == (200, b"")
    assert head.headers["content-length"] == got.headers["content-length"] == str(len(got.body))


def test_a_health_check_needs_no_key_and_says_nothing_else() -> None:
    async def nobody(_request: object) -> Principal:
        raise AssertionError("a health check asked who is there")

    async def go() -> None:
        with Callwright() as app:
            gateway = Gateway(app, identify=nobody)
            port = await gateway.start()
            for method, body in (("GET", b'{"status":"ok"}'), ("HEAD", b"")):
                answer = await asked(port, f"{method} /healthz HTTP/1.1\n{HOST}")
                assert (answer.status, answer.body) == (200, body)
            await gateway.close(0.1)

    asyncio.run(go())


# --- many connections -------------------------------------------------------------------------------------------------


def test_a_new_client_takes_the_place_of_the_connection_that_has_been_idle_longest() -> None:
    async def go() -> None:
        server = HttpServer(ServerLimits(connections=3, sweep_s=60))
        lines = []
        for _ in range(3):
            lines.append(await _open(server))
            lines[-1][0].record_asker("ann", 0)
            server.now += 2.0
        busy = lines[0]
        busy[0].data_received(b"POST /echo HTTP/1.1\r\n")
        new, wire = await _open(server)
        assert [one[1].closed for one in lines] == [False, True, False]
        assert (wire.closed, wire.written) == (False, [])
        new.data_received(b"GET /nothing HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert parsed(b"".join(wire.written)).status == 404

    asyncio.run(go())


def test_a_callers_connection_that_was_used_a_moment_ago_is_not_closed_for_a_new_one() -> None:
    async def go() -> None:
        server = HttpServer(ServerLimits(connections=1, sweep_s=60))
        caller, kept = await _open(server)
        caller.record_asker("ann", 0)
        server.now += 0.5
        _, refused = await _open(server)
        assert not kept.closed
        assert parsed(b"".join(refused.written)).status == 503
        server.now += 0.5
        _, taken = await _open(server)
        assert (kept.closed, taken.written) == (True, [])

    asyncio.run(go())


async def _open(server: HttpServer) -> tuple[HttpServerConnection, Wire]:
    connection, wire = HttpServerConnection(server), Wire()
    connection.connection_made(wire)
    return connection, wire


# --- credentials ------------------------------------------------------------------------------------------------------

SECRET = "s3cr3t-0123456789"


@pytest.mark.promise("E4")
@pytest.mark.parametrize(
    "line",
    [
        f"Authorization: Bearer {SECRET}",
        f"Cookie: session={SECRET}",
        f"Proxy-Authorization: Basic {SECRET}",
        f"X-Api-Key: {SECRET}",
        f"Cf-Access-Jwt-Assertion: {SECRET}",
        f"Mcp-Param-Token: {SECRET}",
    ],
)
def test_the_cache_of_request_heads_never_holds_a_credential(line: str) -> None:
    assert _cached(f"POST /echo HTTP/1.1\r\n{HOST}\r\n{line}\r\nContent-Length: 0\r\n\r\n") == b""
    assert _cached(f"POST /echo HTTP/1.1\r\n{HOST}\r\nContent-Length: 0\r\n\r\n") != b""


def test_nor_does_it_hold_a_query() -> None:
    assert _cached(f"POST /echo?key={SECRET} HTTP/1.1\r\n{HOST}\r\nContent-Length: 0\r\n\r\n") == b""


def _cached(request: str) -> bytes:
    """What the server remembers of this request."""

    async def go() -> bytes:
        server = HttpServer()
        connection, _ = await _open(server)
        connection.data_received(request.encode())
        found = server.heads.find_head(request.encode())
        return b"" if found is None else b" ".join((*found.fields, *found.fields.values()))

    return asyncio.run(go())


# --- failures of legacy calls -----------------------------------------------------------------------------------------


WAYS: dict[str, Exception] = {
    "permission": PermissionError("no"),
    "timeout": TimeoutError("late"),
    "connection": ConnectionRefusedError("gone"),
    "missing": FileNotFoundError("no such file"),
    "value": ValueError("bad"),
    "key": KeyError("audit_id"),
    "defect": ZeroDivisionError(),
}


@asynccontextmanager
async def fronted(app: Callwright, era: ProtocolEra) -> AsyncIterator[tuple[Gateway, Client]]:
    """A gateway for this application, and a client of it."""
    gateway = Gateway(app)
    client = await Client(await gateway.start(), era).start()
    yield gateway, client
    client.http.close()
    await gateway.close(0.1)


@pytest.mark.promise("E1")
def test_every_failed_call_of_2025_is_http_200_and_its_session_lives_on() -> None:
    """The client of the official Python SDK 1.x ends for good at any other status of a call."""

    async def go() -> None:
        with Callwright() as app:

            @app.tool(effect="read")
            def failing(way: str) -> str:
                """Fail."""
                raise WAYS[way]

            async with fronted(app, "legacy") as (_, client):
                for name, arguments in (
                    *(("failing", {"way": way}) for way in WAYS),
                    ("failing", {}),
                    ("failing", {"way": 7, "nonsense": True}),
                    ("no_such_tool", {}),
                    ("", {}),
                ):
                    response = await client.request("tools/call", {"name": name, "arguments": arguments})
                    assert client.status == 200, (name, arguments)
                    assert "error" in response or response["result"]["isError"]
                for broken in ({}, {"name": 5}, {"name": "failing", "arguments": 3}):
                    await client.request("tools/call", broken)
                    assert client.status == 200, broken
                assert (await client.request("tools/list"))["result"]["tools"]

    asyncio.run(go())


@pytest.mark.parametrize(("era", "status"), [("legacy", 200), ("modern", 500)])
def test_a_defect_of_ours_is_an_answer_of_the_protocol_and_says_nothing_of_why(
    era: ProtocolEra, status: int
) -> None:
    async def go() -> None:
        with Callwright() as app:
            async with fronted(app, era) as (gateway, client):
                gateway.dispatch.backend = _Defective(gateway.dispatch.backend)
                response = await client.request("tools/call", {"name": "x", "arguments": {}})
                assert (client.status, response["error"]["code"]) == (status, -32603)
                assert "secret" not in json.dumps(response)

    asyncio.run(go())


class _Defective:
    """A backend with a defect."""

    def __init__(self, inner: McpBackend) -> None:
        self.describe_server = inner.describe_server
        self.list_mirrors = inner.list_mirrors
        self.watch_resource = inner.watch_resource

    async def request(self, _incoming: IncomingRequest) -> bytes:
        raise RuntimeError("secret")
