"""Clients of either era that say exactly what they are told, and a stage: reference server, gateway and client on loopback."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from callwright import Callwright
from callwright.core.policy.authorization import Rule
from callwright.core.protocols import mcp_protocol
from callwright.core.protocols.mcp_protocol import encode_header_value
from callwright.gateway.gateway import Gateway
from callwright.gateway.identity.identification import READMIT_S, Identify
from callwright.ports import Clock
from callwright.relay import ProtocolEra
from callwright.tools.mcp.server_spec import ServerSpec
from callwright.wire.client_response import ClientResponse
from callwright.wire.http_client import HttpClient
from callwright.wire.http_server import HttpServer
from callwright.wire.request_target import RequestTarget
from callwright.wire.server_limits import ServerLimits
from callwright.wire.server_sent_events import EventReader
from gateway.everything_server import Everything, mounted

Answering = Callable[[str, dict[str, Any]], dict[str, Any]]
ASKABLE: dict[str, Any] = {"elicitation": {}, "sampling": {}, "roots": {"listChanged": True}}


def answering(method: str, _params: dict[str, Any]) -> dict[str, Any]:
    """What a willing user, model and client answer."""
    if method == "elicitation/create":
        return {
            "action": "accept",
            "content": {"name": "Ada", "ok": True, "color": "green", "response": "yes"},
        }
    if method == "sampling/createMessage":
        return {"role": "assistant", "content": {"type": "text", "text": "Paris"}, "model": "m"}
    return {"roots": [{"uri": "file:///here"}]}


def envelope_of(result: dict[str, Any]) -> dict[str, Any]:
    """What Callwright says of a result beside it."""
    found: dict[str, Any] = result["_meta"]["callwright/result"]
    return found


class Client:
    """One client; ``notes`` are the notifications that it was sent, in order."""

    def __init__(self, port: int, era: ProtocolEra, capabilities: dict[str, Any] | None = None) -> None:
        self.era = era
        self.notes: list[dict[str, Any]] = []
        self.status = 0
        self.http = HttpClient()
        self.target = RequestTarget.parse_url(f"http://127.0.0.1:{port}/mcp")
        self.capabilities = capabilities or {}
        self.session: dict[str, str] = {}
        self.headers: dict[str, str] = {}
        self.answer: Answering = answering
        self._number = 0

    async def start(self) -> "Client":
        """Open the session of a legacy client."""
        if self.era == "legacy":
            params = {
                "protocolVersion": mcp_protocol.LEGACY_VERSIONS[0],
                "capabilities": self.capabilities,
                "clientInfo": {"name": "tester", "version": "1"},
            }
            reply = await self._post({"id": 0, "method": "initialize", "params": params}, {})
            self.session = {
                "Mcp-Session-Id": reply.headers["mcp-session-id"],
                "MCP-Protocol-Version": mcp_protocol.LEGACY_VERSIONS[0],
            }
            await reply.read(1 << 20)
            await (await self._post({"method": "notifications/initialized"}, self.session)).read(100)
        return self

    async def _post(self, message: dict[str, Any], headers: dict[str, str]) -> ClientResponse:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        common = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
        return await self.http.send("POST", self.target, {**common, **self.headers, **headers}, body)

    def prepared(
        self, method: str, params: dict[str, Any] | None = None, meta: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, str]]:
        """The message and headers of a request."""
        self._number += 1
        params = dict(params or {})
        headers = dict(self.session)
        if self.era == "modern":
            params["_meta"] = {
                mcp_protocol.VERSION_META: mcp_protocol.MODERN_VERSION,
                mcp_protocol.CAPABILITIES_META: self.capabilities,
                mcp_protocol.CLIENT_META: {"name": "tester", "version": "1"},
                **(meta or {}),
            }
            headers = {"MCP-Protocol-Version": mcp_protocol.MODERN_VERSION, "Mcp-Method": method}
            if method in mcp_protocol.NAME_HEADER_PARAMS:
                headers["Mcp-Name"] = encode_header_value(
                    str(params.get(mcp_protocol.NAME_HEADER_PARAMS[method]))
                )
        elif meta:
            params["_meta"] = meta
        return {"id": self._number, "method": method, "params": params}, headers

    async def request(
        self, method: str, params: dict[str, Any] | None = None, meta: dict[str, Any] | None = None
    ) -> dict[str, Any]:
        """Send a request, answer what is asked on its stream, and give the response."""
        message, headers = self.prepared(method, params, meta)
        reply = await self._post(message, headers)
        self.status = reply.status
        if reply.media_type != "text/event-stream":
            found: dict[str, Any] = json.loads(await reply.read(64 << 20))
            return found
        return await self._streamed(reply)

    async def _streamed(self, reply: ClientResponse) -> dict[str, Any]:
        reader = EventReader()
        response: dict[str, Any] | None = None
        async for part in reply:
            for event in reader.feed(part):
                if not event.data:  # an event that only says where to resume
                    continue
                message = json.loads(event.data)
                if "method" not in message:
                    response = dict(message)
                elif "id" in message:
                    result = self.answer(message["method"], message.get("params") or {})
                    await (await self._post({"id": message["id"], "result": result}, self.session)).read(100)
                else:
                    self.notes.append(message)
        assert response is not None, "the stream ended without a response"
        return response

    async def call(
        self, name: str, arguments: dict[str, Any] | None = None, meta: dict[str, Any] | None = None
    ) -> dict[str, Any]:
        """Call a tool, through as many rounds of questions as it takes, and give the result."""
        params: dict[str, Any] = {"name": name, "arguments": arguments or {}}
        for _ in range(5):
            response = await self.request("tools/call", params, meta)
            assert "result" in response, response
            result: dict[str, Any] = response["result"]
            if result.get("resultType") != "input_required":
                return result
            asked = result.get("inputRequests") or {}
            params = {**params, "inputResponses": {
                key: self.answer(one["method"], one.get("params") or {}) for key, one in asked.items()
            }}  # fmt: skip
            if "requestState" in result:
                params["requestState"] = result["requestState"]
        raise AssertionError("it never stopped asking")


class Stage:
    """What a test plays on."""

    def __init__(
        self, app: Callwright, gateway: Gateway, port: int, everything: Everything, direct: int
    ) -> None:
        self.app = app
        self.gateway = gateway
        self.port = port
        self.everything = everything
        self.direct = direct

    async def client(self, era: ProtocolEra = "modern", capabilities: dict[str, Any] | None = None) -> Client:
        """A client of the gateway."""
        return await Client(self.port, era, capabilities).start()

    async def directly(
        self, era: ProtocolEra = "modern", capabilities: dict[str, Any] | None = None
    ) -> Client:
        """A client of the reference server itself."""
        return await Client(self.direct, era, capabilities).start()


@asynccontextmanager
async def staged(  # noqa: PLR0913 - keywords: the options of a gateway
    eras: Collection[ProtocolEra] = ("modern", "legacy"),
    *,
    store: Path | None = None,
    identify: Identify | None = None,
    pins: Path | None = None,
    rules: list[Rule] | None = None,
    preview_chars: int = 2 << 20,
    preview_tokens: int | None = None,
    clock: Clock | None = None,
    inline_defs_for: tuple[str, ...] = (),
    limits: ServerLimits = ServerLimits(sweep_s=0.05),  # noqa: B008 - frozen
    readmit_s: float = READMIT_S,
    **spec: Any,
) -> AsyncIterator[Stage]:
    """The reference server with a gateway in front."""
    async with AsyncExitStack() as leaving:
        server = HttpServer(ServerLimits(sweep_s=0.05))
        everything, endpoint = mounted(server, eras)
        direct = await server.start()
        leaving.push_async_callback(_close(endpoint.close, server.close))
        app = Callwright(store, rules=rules, clock=clock)
        leaving.callback(app.close)
        url = f"http://127.0.0.1:{direct}/mcp"
        failed = await app.connect([ServerSpec(name="up", url=url, **{"prefix": "", **spec})], pins=pins)
        assert failed == {}
        gateway = Gateway(
            app,
            limits=limits,
            identify=identify,
            seal_key=b"k" * 32,
            preview_chars=preview_chars,
            preview_tokens=preview_tokens,
            clock=clock,
            inline_defs_for=inline_defs_for,
            readmit_s=readmit_s,
        )
        port = await gateway.start()
        leaving.push_async_callback(_close(None, gateway.close))
        yield Stage(app, gateway, port, everything, direct)


def _close(
    first: Callable[[], None] | None, then: Callable[[float], Awaitable[None]]
) -> Callable[[], Awaitable[None]]:
    async def close() -> None:
        if first is not None:
            first()
        await then(0.2)

    return close
