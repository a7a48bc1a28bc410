"""Which revision a server over HTTP is spoken to in: asked of real servers that answer in every way seen in the field."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from callwright import Callwright
from callwright.core.protocols import mcp_protocol
from callwright.relay import ProtocolEra, Relay
from callwright.tools.mcp.exchange import MalformedMessageError
from callwright.tools.mcp.http_peer import HttpPeer
from callwright.tools.mcp.http_responses import HttpRefusalError
from callwright.tools.mcp.server_spec import ServerSpec
from callwright.wire.http_client import HttpClient
from callwright.wire.http_messages import EventStream, HttpRequest, HttpResponse, make_json_response
from callwright.wire.http_server import HttpServer
from callwright.wire.request_target import HttpTransportError

pytestmark = [pytest.mark.promise("E1", "E4")]

VERSION = mcp_protocol.LEGACY_VERSIONS[0]
OPENED = {"protocolVersion": VERSION, "capabilities": {"tools": {}}, "serverInfo": {"name": "two"}}
DISCOVERED = {"supportedVersions": [mcp_protocol.MODERN_VERSION], "capabilities": {"tools": {}}}
SESSION = {"Mcp-Session-Id": "s1"}
ERAS: tuple[ProtocolEra, ...] = ("modern", "legacy")

Answer = Callable[[HttpRequest, Any], Any]


def result(value: dict[str, Any], headers: dict[str, str] | None = None) -> Answer:
    return lambda _request, id_: HttpResponse(
        200, json.dumps({"jsonrpc": "2.0", "id": id_, "result": value}).encode(), headers=headers
    )


def fault(code: int, status: int = 200, data: Any = None) -> Answer:
    error = {"code": code, "message": "no", "data": data}
    return lambda _request, id_: HttpResponse(
        status, json.dumps({"jsonrpc": "2.0", "id": id_, "error": error}).encode()
    )


def status(number: int, **headers: str) -> Answer:
    return lambda _request, _id: HttpResponse(number, b"no", "text/plain", headers)


def streamed(value: dict[str, Any]) -> Answer:
    def answer(request: HttpRequest, id_: Any) -> EventStream:
        stream = request.open_event_stream()
        stream.set_final_event(json.dumps({"jsonrpc": "2.0", "id": id_, "result": value}).encode())
        return stream

    return answer


def cut(request: HttpRequest, _id: Any) -> EventStream:
    request.open_event_stream()
    raise ConnectionResetError


async def silent(_request: HttpRequest, _id: Any) -> HttpResponse:
    await asyncio.Event().wait()
    raise AssertionError


UNKNOWN = fault(mcp_protocol.METHOD_NOT_FOUND)
OPENS = result(OPENED, SESSION)


class TwoEras:
    """Answers discovery and both forms of ``initialize`` as told; ``seen`` are the methods, ``described`` the form."""

    def __init__(self, discover: Answer, described: Answer, plain: Answer) -> None:
        self.discover, self.described, self.plain = discover, described, plain
        self.seen: list[str] = []
        self.ended = asyncio.Event()

    async def post(self, request: HttpRequest) -> HttpResponse | EventStream:
        message = json.loads(request.body)
        method, id_ = message["method"], message.get("id")
        answer = {"server/discover": self.discover}.get(method, result({"tools": []}))
        if method == "initialize":
            is_described = request.get_header("mcp-method") == "initialize"
            assert is_described == (mcp_protocol.VERSION_META in message["params"].get("_meta", {}))
            method += " described" if is_described else " plain"
            answer = self.described if is_described else self.plain
        self.seen.append(method)
        if id_ is None:
            return HttpResponse(202, content_type=None)
        answered = answer(request, id_)
        return await answered if asyncio.iscoroutine(answered) else answered  # type: ignore[no-any-return]

    async def delete(self, request: HttpRequest) -> HttpResponse:
        self.seen.append(f"end {request.get_header('mcp-session-id')}")
        self.ended.set()
        return HttpResponse(204, content_type=None)


@asynccontextmanager
async def opened(world: TwoEras, **spec: Any) -> AsyncIterator[HttpPeer]:
    server, client = HttpServer(), HttpClient()
    server.mount("POST", "/mcp", world.post)
    server.mount("DELETE", "/mcp", world.delete)
    url = f"http://127.0.0.1:{await server.start()}/mcp"
    peer = HttpPeer(ServerSpec(name="up", url=url, **spec), client, lambda _method, _params: None)
    try:
        await peer.open()
        yield peer
    finally:
        await peer.close()
        client.close()
        await server.close(0.0)


def spoken(world: TwoEras, **spec: Any) -> tuple[str, ...]:
    """The revisions in which a modern and a legacy caller are served."""

    async def go() -> tuple[str, ...]:
        async with opened(world, **spec) as peer:
            return tuple(peer.era_for(Relay(era)) for era in ERAS)

    return asyncio.run(go())


@pytest.mark.parametrize(
    "refusal",
    [UNKNOWN, fault(-32602, 400), fault(-32022, 400), status(400), status(405), status(500)],
)
@pytest.mark.parametrize("accepted", [OPENS, streamed(OPENED)])
def test_a_server_of_both_is_spoken_to_in_each_callers_era_in_whatever_form_it_wants_initialize(
    refusal: Answer, accepted: Answer
) -> None:  # fmt: skip
    assert spoken(TwoEras(result(DISCOVERED), accepted, refusal)) == ERAS
    assert spoken(TwoEras(result(DISCOVERED), refusal, accepted)) == ERAS
    assert spoken(TwoEras(streamed(DISCOVERED), accepted, accepted)) == ERAS


def test_a_server_that_answers_any_method_is_asked_for_the_older_era_once_and_in_the_form_of_its_own() -> (
    None
):
    world = TwoEras(result(DISCOVERED), result({}), OPENS)
    assert spoken(world) == ("modern", "modern")
    assert world.seen == ["server/discover", "initialize described"]


REFUSALS = {
    "method unknown, status 200": UNKNOWN,
    "method unknown, status 404": fault(mcp_protocol.METHOD_NOT_FOUND, 404),
    "invalid parameters": fault(-32602, 400),
    "version unsupported": fault(mcp_protocol.UNSUPPORTED_VERSION, 400, {"supported": [mcp_protocol.MODERN_VERSION]}),
    "not found": status(404),
    "not allowed": status(405),
    "another address": status(307, Location="/elsewhere"),
    "forbidden": status(403),
    "too many": status(429),
    "failed": status(500),
    "unavailable": status(503),
    "everything answered with an empty result": result({}),
    "another version": result({**OPENED, "protocolVersion": "1999-01-01"}),
    "the answer is cut": cut,
    "silence": silent,
}  # fmt: skip


@pytest.mark.parametrize("refusal", REFUSALS.values(), ids=REFUSALS)
def test_a_server_of_the_newer_era_only_is_spoken_to_in_it_whatever_it_says_to_initialize(
    refusal: Answer,
) -> None:
    world = TwoEras(result(DISCOVERED), refusal, refusal)
    assert spoken(world, hung_s=0.2) == ("modern", "modern")
    assert "tools/list" not in world.seen


@pytest.mark.parametrize(
    "refusal",
    [UNKNOWN, fault(-32600, 400), fault(-32601, 404), status(400), status(404), status(405), status(406), status(500), status(302, Location="/"), result({})],
)  # fmt: skip
def test_a_server_of_the_older_era_only_is_spoken_to_in_it_whatever_it_says_to_discovery(
    refusal: Answer,
) -> None:
    world = TwoEras(refusal, UNKNOWN, OPENS)
    assert spoken(world) == ("legacy", "legacy")
    assert world.seen[:3] == ["server/discover", "initialize plain", "notifications/initialized"]


@pytest.mark.parametrize("number", [429, 502, 503, 504])
def test_a_server_that_still_starts_is_not_taken_for_one_of_the_older_era(number: int) -> None:
    world = TwoEras(status(number), OPENS, OPENS)
    with pytest.raises(HttpRefusalError):
        spoken(world)
    assert world.seen == ["server/discover"]


@pytest.mark.parametrize(
    ("refusal", "raised"),
    [(status(500), HttpRefusalError), (result({}), MalformedMessageError), (cut, HttpTransportError)],
)
def test_a_server_of_neither_era_is_no_server(refusal: Answer, raised: type[Exception]) -> None:
    with pytest.raises(raised):
        spoken(TwoEras(UNKNOWN, refusal, refusal))


def test_both_forms_of_the_question_have_one_time_limit_together() -> None:
    async def go() -> None:
        began = asyncio.get_running_loop().time()
        async with opened(TwoEras(result(DISCOVERED), silent, silent), hung_s=3.0) as peer:
            assert peer.era_for(Relay("legacy")) == "modern"
            assert asyncio.get_running_loop().time() - began < 2 * 3.0

    asyncio.run(go())


@pytest.mark.parametrize(("described", "plain"), [(OPENS, UNKNOWN), (UNKNOWN, OPENS)])
def test_later_sessions_are_opened_in_the_accepted_form_and_the_first_is_ended(
    described: Answer, plain: Answer
) -> None:
    async def go() -> None:
        world = TwoEras(result(DISCOVERED), described, plain)
        form = "initialize described" if described is OPENS else "initialize plain"
        async with opened(world) as peer:
            async with asyncio.timeout(10):
                await world.ended.wait()
            assert world.seen[-1] == "end s1"
            world.seen.clear()
            await peer.request("tools/list", {}, Relay("legacy"), {})
            assert world.seen == [form, "notifications/initialized", "tools/list"]

    asyncio.run(go())


@pytest.mark.parametrize("eras", ["modern", "legacy"])
def test_a_server_of_both_is_only_spoken_to_in_the_era_that_is_configured(eras: str) -> None:
    world = TwoEras(result(DISCOVERED), OPENS, OPENS)
    assert spoken(world, eras=eras) == (eras, eras)
    assert ("server/discover" in world.seen) == (eras == "modern")
    assert ("initialize plain" in world.seen) == (eras == "legacy")


@pytest.mark.parametrize("where", ["discovery", "initialize"])
def test_a_server_that_wants_a_login_waits_for_it_and_is_not_taken_for_one_of_another_era(where: str) -> None:
    async def go() -> None:
        asks = status(401, **{"WWW-Authenticate": "Bearer"})
        world = TwoEras(asks if where == "discovery" else result(DISCOVERED), asks, asks)
        server = HttpServer()
        server.mount("POST", "/mcp", world.post)
        url = f"http://127.0.0.1:{await server.start()}/mcp"

        async def describe(_request: HttpRequest) -> HttpResponse:
            return make_json_response({"resource": url, "authorization_servers": [url]})

        server.mount("GET", "/.well-known/oauth-protected-resource/mcp", describe)
        with Callwright() as app:
            await app.connect([ServerSpec(name="up", url=url)])
            assert app.connected is not None
            assert app.connected.get_status("up").cause == "login_required"
            refused = await app.acall({"name": "up__act", "arguments": {}})
            assert refused.error is not None
            assert (refused.error.code, refused.effect, refused.next_action) == (
                "login_required", "none", "human_review",
            )  # fmt: skip
            await app.connected.close()
        await server.close(0.0)

    asyncio.run(go())
