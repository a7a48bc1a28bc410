"""A stream stays open only as long as its caller's credential is accepted: a key may be revoked, a token expire."""

import asyncio
import json
import threading
from pathlib import Path

import pytest

from callwright import Rule
from callwright.domain.call import Principal
from callwright.gateway.api import HttpApi
from callwright.gateway.identity.bearer_auth import BearerAuthenticator
from callwright.gateway.identity.identification import is_still_admitted
from callwright.gateway.identity.key_file import KeyFile
from callwright.relay import ProtocolEra
from callwright.runtime.clock import SystemClock
from callwright.testing import FakeClock
from callwright.wire.client_response import ClientResponse
from callwright.wire.http_messages import HttpRequest, RequestRefusedError, make_problem
from callwright.wire.http_server import HttpServer
from gateway.api.shop import Client as ApiClient
from gateway.api.test_tasks import long_shop
from gateway.clients import Client, staged
from gateway.talking import SOON

pytestmark = pytest.mark.promise("T18", "T19")

OFTEN_S = 0.05
"""How often the callers of streams are identified here."""


async def open_stream(client: Client, era: ProtocolEra) -> ClientResponse:
    """The stream on which a client hears of changes."""
    message, headers = client.prepared("subscriptions/listen", {"notifications": {"toolsListChanged": True}})
    common = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
    body = json.dumps({"jsonrpc": "2.0", **message}).encode()
    method, sent = ("GET", None) if era == "legacy" else ("POST", body)
    reply = await client.http.send(method, client.target, {**common, **client.headers, **headers}, sent)
    assert await reply.read_part() is not None
    return reply


async def read_to_the_end(reply: ClientResponse) -> bytes:
    """What is still sent; ``TimeoutError`` if the stream stays open."""
    parts = []
    async with asyncio.timeout(SOON):
        while (part := await reply.read_part()) is not None:
            parts.append(part)
    return b"".join(parts)


@pytest.mark.parametrize("era", ["modern", "legacy"])
def test_a_revoked_key_loses_its_open_stream_and_another_keeps_its_own(
    tmp_path: Path, era: ProtocolEra
) -> None:
    keys = KeyFile(tmp_path / "keys.json", SystemClock())

    async def connect(port: int, token: str) -> Client:
        client = Client(port, era)
        client.headers = {"Authorization": f"Bearer {token}"}
        return await client.start()

    async def go() -> None:
        identify = BearerAuthenticator(keys.find_holder)
        async with staged(identify=identify, rules=[Rule("allow")], readmit_s=OFTEN_S) as stage:
            key, token = keys.create_key("ann", tenant="acme")
            _, other = keys.create_key("ann", tenant="acme")
            mine = await open_stream(await connect(stage.port, token), era)
            others = await open_stream(await connect(stage.port, other), era)

            keys.revoke(key.id)
            await read_to_the_end(mine)
            assert mine.is_complete

            stage.gateway.hub.publish("notifications/tools/list_changed", {})
            async with asyncio.timeout(SOON):
                heard = b""
                while b"list_changed" not in heard:
                    heard += await others.read_part() or b""

    asyncio.run(go())


def test_a_revoked_key_no_longer_follows_a_task_and_is_not_given_its_result(tmp_path: Path) -> None:
    keys = KeyFile(tmp_path / "keys.json", FakeClock())

    async def go() -> None:
        finish = threading.Event()
        with long_shop(finish, rules=(Rule("allow"),)) as app:
            server = HttpServer()
            HttpApi(app, BearerAuthenticator(keys.find_holder), readmit_s=OFTEN_S).mount(server)
            port = await server.start()
            key, token = keys.create_key("ann", tenant="acme")
            asking = {"Authorization": f"Bearer {token}"}
            begun = await ApiClient(port).post("/v1/tools/report/calls", {"month": "2026-11"}, **asking)
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            fields = f"Host: localhost\r\nAccept: text/event-stream\r\nAuthorization: Bearer {token}\r\n"
            writer.write(
                f"GET {begun.headers['location']} HTTP/1.1\r\n{fields}Connection: close\r\n\r\n".encode()
            )
            async with asyncio.timeout(SOON):
                await reader.readuntil(b"event: progress\n")
                keys.revoke(key.id)
                rest = await reader.read()
            finish.set()
            writer.close()
            await server.close(0.1)
        assert b"event: result" not in rest

    asyncio.run(go())


@pytest.mark.parametrize(("status", "is_admitted"), [(401, False), (403, False), (503, True)])
def test_a_caller_keeps_its_stream_while_the_issuer_of_its_token_is_away(
    status: int,
    is_admitted: bool,  # noqa: FBT001 - a column
) -> None:
    async def refuse(_request: HttpRequest) -> Principal:
        raise RequestRefusedError(make_problem(status, "No."))

    request = object.__new__(HttpRequest)
    assert asyncio.run(is_still_admitted(refuse, request, Principal("ann"))) == is_admitted


def test_a_key_of_another_principal_now_keeps_no_stream() -> None:
    async def identify(_request: HttpRequest) -> Principal:
        return Principal("ann", "acme", ("clerk",))

    request = object.__new__(HttpRequest)
    assert not asyncio.run(is_still_admitted(identify, request, Principal("ann", "acme", ("admin",))))
