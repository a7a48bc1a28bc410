"""The MCP endpoint over HTTP: one path, both eras.

Headers are checked against the body, so that no intermediary that routes by headers can be told one thing and we another.
May not know who stands behind.
"""

from collections.abc import Collection

from callwright.core import mcp
from callwright.domain.call import Principal
from callwright.gateway.identity.asking import Identify, anybody
from callwright.gateway.mcp import rpc
from callwright.gateway.mcp.backend import Incoming
from callwright.gateway.mcp.channel import HttpChannel
from callwright.gateway.mcp.dispatch import Dispatch
from callwright.gateway.mcp.heads import headers_of
from callwright.gateway.mcp.legacy import Legacy, answered
from callwright.gateway.mcp.listening import listening
from callwright.gateway.mcp.rpc import Rpc, Unserved
from callwright.gateway.mcp.standing import Standing
from callwright.gateway.origins.inferring import Arrival
from callwright.gateway.wire.messages import EventStream, Request, Response
from callwright.gateway.wire.server import WireServer
from callwright.relay import Era, RpcFault


class McpEndpoint:
    """Mounted on a server at a path.

    Args:
        dispatch: What answers.
        limit: Bytes of a body.
        identify: Who asks; in local mode nobody has to say.
        eras: Which are spoken; a client of another is told which.
    """

    def __init__(
        self,
        dispatch: Dispatch,
        limit: int,
        identify: Identify = anybody,
        eras: Collection[Era] = ("modern", "legacy"),
    ) -> None:
        self._eras = eras
        self._dispatch = dispatch
        self._limit = limit
        self._identify = identify
        self._standing = Standing()
        self._legacy = Legacy(dispatch, identify, self._standing)

    def mount(self, server: WireServer, path: str = "/mcp") -> None:
        """Answer at this path."""
        server.mount("POST", path, self.post)
        server.mount("GET", path, self._legacy.get)
        server.mount("DELETE", path, self._legacy.delete)

    def close(self) -> None:
        """End the streams that stay open, so that a server can close."""
        self._standing.end()

    async def post(self, request: Request) -> Response | EventStream:
        """One message."""
        principal = None if self._identify is anybody else await self._identify(request)
        try:
            message = _read(request, self._limit)
            modern = _is_modern(request, message)
            if ("modern" if modern else "legacy") not in self._eras:
                return _not_spoken(message, self._eras)
            if modern:
                return await self._modern(request, message, principal)
            return await self._legacy.post(request, message, principal)
        except Unserved as refused:
            return Response(refused.status, rpc.fault_bytes(refused.id, refused.fault))

    # --- modern -------------------------------------------------------------------------------------------------

    async def _modern(
        self, request: Request, message: Rpc, principal: Principal | None
    ) -> Response | EventStream:
        if message.kind != "request":
            return _accepted(message)
        channel = HttpChannel(request)
        try:
            incoming = self._dispatch.modern(message, channel)
        except RpcFault as fault:
            _agree(request, message)
            raise Unserved(
                rpc.status_of(fault) if fault.code != mcp.INVALID_PARAMS else 400, fault, message.id
            ) from None
        _agree(request, message)
        incoming.principal = principal
        incoming.arrival = Arrival(header=request.header, shared=request.shared)
        request.asked_by((principal, str((incoming.relay.client or {}).get("name"))[:128], request.client))
        if message.method == "server/discover":
            found = self._dispatch.finished(message.method, self._dispatch.discovered(self._eras))
            return Response(200, rpc.result_bytes(message.id, found))
        if message.method == "subscriptions/listen":
            return await self._listen(request, message, incoming)
        self._mirrored(request, message)
        body, status = await answered(request, message, incoming, self._through)
        if channel.stream is None:
            answer: Response | EventStream = Response(status, body)
        else:
            answer = channel.stream
            answer.put(body, event="message")
        answer.received = incoming.received
        answer.closed = incoming.closed
        return answer

    def _mirrored(self, request: Request, message: Rpc) -> None:
        """Arguments that are mirrored into headers must be the same there."""
        if message.method != "tools/call":
            return
        for name, at in self._dispatch.backend.mirrors(str(message.params.get("name"))):
            value = mcp.at_path(message.params.get("arguments"), at)
            header = request.header(f"mcp-param-{name}")
            if (value is None) != (header is None) or (
                header is not None and not mcp.mirror_agrees(header, value)
            ):
                fault = RpcFault(
                    mcp.HEADER_MISMATCH, f"The header Mcp-Param-{name} does not match the argument."
                )
                raise Unserved(400, fault, message.id)

    async def _through(self, incoming: Incoming) -> bytes:
        return self._dispatch.finished(incoming.method, await self._dispatch.backend.request(incoming))

    async def _listen(self, request: Request, message: Rpc, incoming: Incoming) -> EventStream:
        stream = request.events()

        def put(method: str, params: dict[str, object]) -> None:
            stream.put(rpc.notification(method, params), event="message")

        async with listening(self._dispatch, incoming, message.id, put):
            await self._standing.stay(stream)
        end = rpc.encode({"resultType": "complete", "_meta": {mcp.SUBSCRIPTION: message.id}})
        stream.put(rpc.result_bytes(message.id, end), event="message")
        return stream


def _read(request: Request, limit: int) -> Rpc:
    if not headers_of(request).json:
        raise Unserved(415, RpcFault(mcp.INVALID_REQUEST, "The body must be application/json."))
    return rpc.read(request.body, limit)


def _is_modern(request: Request, message: Rpc) -> bool:
    """Modern is what carries its version itself, or says so in its header; sessions are legacy."""
    meta = message.params.get("_meta")
    if isinstance(meta, dict) and mcp.VERSION in meta:
        return True
    said = headers_of(request)
    if message.method == "initialize" or said.session is not None:
        return False
    return said.version is not None and said.version not in mcp.LEGACY


def _agree(request: Request, message: Rpc) -> None:
    """The standard headers say what the body says."""
    said, meta = headers_of(request), message.params.get("_meta")
    version = meta.get(mcp.VERSION) if isinstance(meta, dict) else None
    if isinstance(version, str) and said.version != version:
        raise _mismatch("MCP-Protocol-Version", said.version, message)
    if said.method != message.method:
        raise _mismatch("Mcp-Method", said.method, message)
    named = mcp.NAMED.get(message.method)
    name = message.params.get(named) if named is not None else None
    if isinstance(name, str) and (said.name is None or mcp.header_text(said.name) != name):
        raise _mismatch("Mcp-Name", said.name, message)


def _mismatch(header: str, given: str | None, message: Rpc) -> Unserved:
    what = "is missing" if given is None else "does not match the body"
    return Unserved(400, RpcFault(mcp.HEADER_MISMATCH, f"The header {header} {what}."), message.id)


def _not_spoken(message: Rpc, eras: Collection[Era]) -> Response:
    versions = [*([mcp.MODERN] if "modern" in eras else []), *(mcp.LEGACY if "legacy" in eras else ())]
    if "modern" in eras:
        data = {"supported": versions}
        fault = RpcFault(mcp.UNSUPPORTED_VERSION, f"Only {', '.join(versions)} is spoken here.", data)
    else:
        fault = RpcFault(
            mcp.INVALID_REQUEST, f"Send initialize first; {', '.join(versions)} are spoken here."
        )
    return Response(400, rpc.fault_bytes(message.id, fault))


def _accepted(message: Rpc) -> Response:
    if message.kind == "response":
        raise Unserved(400, RpcFault(mcp.INVALID_REQUEST, "Responses are not part of 2026-07-28."))
    return Response(202, content_type=None)
