"""The MCP endpoint over HTTP: one path, both eras.

Headers are checked against the body, so that no intermediary that routes by headers can be told one thing and we another.
May not know who stands behind.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from typing import Final, NamedTuple

from callwright.core import mcp
from callwright.domain.call import Principal
from callwright.gateway.identity.asking import Identify, anybody
from callwright.gateway.mcp import rpc
from callwright.gateway.mcp.backend import Incoming
from callwright.gateway.mcp.channel import HttpChannel
from callwright.gateway.mcp.dispatch import Dispatch
from callwright.gateway.mcp.hub import LEGACY_WANTS, Subscription
from callwright.gateway.mcp.listening import listening
from callwright.gateway.mcp.rpc import Rpc, Unserved
from callwright.gateway.mcp.sessions import Session
from callwright.gateway.origins.inferring import Arrival
from callwright.gateway.wire.messages import JSON, EventStream, Request, Response
from callwright.gateway.wire.server import WireServer
from callwright.relay import Era, RpcFault

_ALIVE_S: Final = 15.0


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
        self._streams: set[asyncio.Event] = set()

    def mount(self, server: WireServer, path: str = "/mcp") -> None:
        """Answer at this path."""
        server.mount("POST", path, self.post)
        server.mount("GET", path, self.get)
        server.mount("DELETE", path, self.delete)

    def close(self) -> None:
        """End the streams that stay open, so that a server can close."""
        for end in list(self._streams):
            end.set()

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
            return await self._legacy(request, message, principal)
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
        return await self._answered(request, message, incoming, channel, self._through)

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
            await self._stay(stream)
        end = rpc.encode({"resultType": "complete", "_meta": {mcp.SUBSCRIPTION: message.id}})
        stream.put(rpc.result_bytes(message.id, end), event="message")
        return stream

    async def _stay(self, stream: EventStream) -> None:
        """Keep a stream open until the server closes; the client's leaving cancels it."""
        end = asyncio.Event()
        self._streams.add(end)
        try:
            while not end.is_set():
                try:
                    async with asyncio.timeout(_ALIVE_S):
                        await end.wait()
                except TimeoutError:
                    stream.comment()
        finally:
            self._streams.discard(end)

    # --- both ---------------------------------------------------------------------------------------------------

    async def _answered(
        self,
        request: Request,
        message: Rpc,
        incoming: Incoming,
        channel: HttpChannel,
        work: Callable[[Incoming], Awaitable[bytes]],
    ) -> Response | EventStream:
        """The answer, as one body or at the end of a stream that has begun by now."""
        if incoming.key is None:
            incoming.key = _said(request).key
        incoming.see_through = request.see_through
        status = 200
        try:
            body = rpc.result_bytes(message.id, await work(incoming))
        except RpcFault as fault:
            body = rpc.fault_bytes(message.id, fault)
            status = rpc.status_of(fault) if incoming.era == "modern" else 200
        if channel.stream is None:
            answer: Response | EventStream = Response(status, body)
        else:
            answer = channel.stream
            channel.stream.put(body, event="message")
        answer.received = incoming.received
        answer.closed = incoming.closed
        return answer

    # --- legacy -------------------------------------------------------------------------------------------------

    async def _legacy(
        self, request: Request, message: Rpc, principal: Principal | None
    ) -> Response | EventStream:
        if message.kind == "request" and message.method == "initialize":
            session = self._dispatch.sessions.open(message.params, principal)
            session.marks.request(message.id, request.body)
            found = rpc.encode(self._dispatch.initialized(session))
            return Response(200, rpc.result_bytes(message.id, found), headers={"Mcp-Session-Id": session.id})
        session = self._session(request, message, principal)
        if message.kind == "response":
            session.answered(message.id, message.answer)
            return Response(202, content_type=None)
        if message.kind == "notification":
            return _noticed(message, session)
        channel = HttpChannel(request)
        incoming = self._dispatch.legacy(message, session, channel)
        incoming.principal = principal
        again = session.marks.request(message.id, request.body)
        incoming.arrival = Arrival(session.marks, again, request.header, shared=request.shared)
        return await self._cancellable(request, message, incoming, channel, session)

    async def _cancellable(
        self, request: Request, message: Rpc, incoming: Incoming, channel: HttpChannel, session: Session
    ) -> Response | EventStream:
        """A legacy client cancels by a notification; the stream of the cancelled request just ends."""
        task = request.task
        if task is None or message.id is None:
            raise Unserved(400, RpcFault(mcp.INVALID_REQUEST, "A request needs an id."))
        session.running[message.id] = task
        try:
            return await self._answered(
                request, message, incoming, channel, lambda one: self._dispatch.in_session(one, session)
            )
        except asyncio.CancelledError:
            if not request.wanted:
                raise
            task.uncancel()
            return channel.stream or Response(204, content_type=None)
        finally:
            session.running.pop(message.id, None)

    def _session(self, request: Request, message: Rpc | None, principal: Principal | None) -> Session:
        id_ = _said(request).session
        number = message.id if message is not None else None
        if id_ is None:
            fault = RpcFault(
                mcp.INVALID_REQUEST, "Send initialize first, and then its Mcp-Session-Id with every request."
            )
            raise Unserved(400, fault, number)
        session = self._dispatch.sessions.find(id_, principal)
        if session is None:
            raise Unserved(404, RpcFault(mcp.INVALID_REQUEST, "There is no such session."), number)
        request.asked_by((principal, id_, request.client))
        version = _said(request).version
        if version is not None and version not in mcp.LEGACY:
            raise Unserved(400, RpcFault(mcp.INVALID_REQUEST, "This protocol version is not spoken."), number)
        return session

    async def get(self, request: Request) -> Response | EventStream:
        """The standing stream of a legacy session."""
        if request.header("mcp-session-id") is None:
            return Response(405, content_type=None, headers={"Allow": "POST"})
        try:
            session = self._session(request, None, await self._identify(request))
        except Unserved as refused:
            return Response(refused.status, rpc.fault_bytes(None, refused.fault))
        if "text/event-stream" not in (request.header("accept") or ""):
            return Response(406, content_type=None)
        if session.standing is not None and session.standing.open:
            return Response(409, content_type=None)
        stream = session.standing = request.events()

        def put(method: str, params: dict[str, object]) -> None:
            stream.put(rpc.notification(method, params), event="message")

        subscription = Subscription(put, LEGACY_WANTS, session.uris)
        self._dispatch.hub.add(subscription)
        try:
            stream.comment()
            await self._stay(stream)
        finally:
            self._dispatch.hub.drop(subscription)
            session.standing = None
        return stream

    async def delete(self, request: Request) -> Response:
        """The end of a legacy session."""
        try:
            session = self._session(request, None, await self._identify(request))
        except Unserved as refused:
            status = 405 if request.header("mcp-session-id") is None else refused.status
            return Response(status, rpc.fault_bytes(None, refused.fault))
        self._dispatch.sessions.close(session.id)
        return Response(204, content_type=None)


class _Said(NamedTuple):
    """What the headers of a request say; the same for every request with the same head."""

    json: bool
    session: str | None
    version: str | None
    method: str | None
    name: str | None
    key: str | None


def _said(request: Request) -> _Said:
    found: _Said | None = request.head.facts.get(_Said)
    if found is None:
        found = request.head.facts[_Said] = _Said(
            (request.header("content-type") or "").lower().startswith(JSON),
            request.header("mcp-session-id"),
            request.header("mcp-protocol-version"),
            request.header("mcp-method"),
            request.header("mcp-name"),
            request.header("idempotency-key") or None,
        )
    return found


def _read(request: Request, limit: int) -> Rpc:
    if not _said(request).json:
        raise Unserved(415, RpcFault(mcp.INVALID_REQUEST, "The body must be application/json."))
    return rpc.read(request.body, limit)


def _is_modern(request: Request, message: Rpc) -> bool:
    """Modern is what carries its version itself, or says so in its header; sessions are legacy."""
    meta = message.params.get("_meta")
    if isinstance(meta, dict) and mcp.VERSION in meta:
        return True
    said = _said(request)
    if message.method == "initialize" or said.session is not None:
        return False
    return said.version is not None and said.version not in mcp.LEGACY


def _agree(request: Request, message: Rpc) -> None:
    """The standard headers say what the body says."""
    said, meta = _said(request), message.params.get("_meta")
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


def _noticed(message: Rpc, session: Session) -> Response:
    if message.method == "notifications/cancelled":
        running = session.running.get(message.params.get("requestId", ""))
        if running is not None:
            running.cancel()
    return Response(202, content_type=None)
