"""Sessions of legacy clients over HTTP: their requests, their standing streams, and the answers that they come back for.

May not know who stands behind.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from callwright.core import mcp
from callwright.domain.call import Principal
from callwright.gateway.identity.asking import Identify
from callwright.gateway.mcp import rpc
from callwright.gateway.mcp.backend import Incoming
from callwright.gateway.mcp.channel import Channel, HttpChannel
from callwright.gateway.mcp.dispatch import Dispatch
from callwright.gateway.mcp.heads import headers_of
from callwright.gateway.mcp.hub import LEGACY_WANTS, Subscription
from callwright.gateway.mcp.resuming import GONE, RETRY_MS, Answer, EventId, event_id
from callwright.gateway.mcp.rpc import Rpc, Unserved
from callwright.gateway.mcp.sessions import Session
from callwright.gateway.mcp.standing import Standing
from callwright.gateway.origins.inferring import Arrival
from callwright.gateway.wire.messages import EventStream, Request, Response
from callwright.relay import RpcFault

_ALIVE_S: Final = 15.0
_RESUMABLE: Final = frozenset({"2025-11-25"})
"""Versions whose clients take an event that holds nothing but an id; those of older ones read it as a broken message."""

Work = Callable[[Incoming], Awaitable[bytes]]


async def answered(request: Request, message: Rpc, incoming: Incoming, work: Work) -> tuple[bytes, int]:
    """The answer to a request as a message, and the HTTP status that goes with it."""
    if incoming.key is None:
        incoming.key = headers_of(request).key
    incoming.see_through = request.see_through
    try:
        return rpc.result_bytes(message.id, await work(incoming)), 200
    except RpcFault as fault:
        status = rpc.status_of(fault) if incoming.era == "modern" else 200
        return rpc.fault_bytes(message.id, fault), status


class Legacy:
    """See the head of this file.

    Args:
        dispatch: What answers.
        identify: Who asks.
        standing: Where streams that stay open are kept.
    """

    def __init__(self, dispatch: Dispatch, identify: Identify, standing: Standing) -> None:
        self._dispatch = dispatch
        self._identify = identify
        self._standing = standing
        self._kept = dispatch.sessions.kept

    async def post(
        self, request: Request, message: Rpc, principal: Principal | None
    ) -> Response | EventStream:
        """One message."""
        if message.kind == "request" and message.method == "initialize":
            session = self._dispatch.sessions.open(message.params, principal)
            session.marks.request(message.id, request.body)
            found = rpc.encode(self._dispatch.initialized(session))
            return Response(200, rpc.result_bytes(message.id, found), headers={"Mcp-Session-Id": session.id})
        session = self._session(request, message, principal)
        session.goes_on()
        if message.kind == "response":
            session.answered(message.id, message.answer)
            return Response(202, content_type=None)
        if message.kind == "notification":
            return _noticed(message, session)
        return await self._cancellable(request, message, session, principal)

    async def _cancellable(
        self, request: Request, message: Rpc, session: Session, principal: Principal | None
    ) -> Response | EventStream:
        """A legacy client cancels by a notification; the stream of the cancelled request just ends."""
        task = request.task
        if task is None or message.id is None:
            raise Unserved(400, RpcFault(mcp.INVALID_REQUEST, "A request needs an id."))
        session.running[message.id] = task
        plain = HttpChannel(request)
        answer = self._resumable(request, message, session)
        stream: EventStream | None = None
        if answer is not None:
            # The client may come back for the answer, so that its leaving cancels nothing.
            request.see_through()
            stream = answer.stream = request.events(first=_opening(answer))
        try:
            incoming = self._incoming(request, message, session, principal, answer or plain)
            body, status = await answered(
                request, message, incoming, lambda one: self._dispatch.in_session(one, session)
            )
        except asyncio.CancelledError:
            if answer is not None:
                answer.finish(rpc.fault_bytes(message.id, GONE))
                self._kept.drop(session.id, answer.number)
            if not request.wanted:
                raise
            task.uncancel()
            return stream or plain.stream or Response(204, content_type=None)
        finally:
            session.running.pop(message.id, None)
        if answer is not None and stream is not None:
            return self._ended(session, answer, stream, incoming, body)
        if plain.stream is None:
            return _confirmed(Response(status, body), incoming)
        plain.stream.put(body, event="message")
        return _confirmed(plain.stream, incoming)

    def _incoming(
        self,
        request: Request,
        message: Rpc,
        session: Session,
        principal: Principal | None,
        channel: Channel,
    ) -> Incoming:
        incoming = self._dispatch.legacy(message, session, channel)
        incoming.principal = principal
        again = session.marks.request(message.id, request.body)
        incoming.arrival = Arrival(session.marks, again, request.header, shared=request.shared)
        return incoming

    # --- answers that a client comes back for -------------------------------------------------------------------

    def _resumable(self, request: Request, message: Rpc, session: Session) -> Answer | None:
        """The answer of a call of a client that resumes streams."""
        if message.method != "tools/call" or session.version not in _RESUMABLE:
            return None
        return self._kept.open(session.id, message.id) if headers_of(request).events else None

    def _ended(
        self, session: Session, answer: Answer, stream: EventStream, incoming: Incoming, body: bytes
    ) -> EventStream:
        """The answer is there: it goes to the stream that is still open, and is kept until the client has it."""
        hinted = incoming.closed

        def received() -> None:
            self._kept.drop(session.id, answer.number)
            session.left.pop(answer.number, None)
            if incoming.received is not None:
                incoming.received()

        def closed() -> None:
            # It lost nothing if it goes on in its session instead of coming back for this answer.
            session.left[answer.number] = received
            if hinted is not None:
                hinted()

        answer.received, answer.closed = received, closed
        self._kept.finish(session.id, answer, body)
        return _last(answer, stream) if answer.stream is stream else stream

    async def _resumed(self, request: Request) -> Response | EventStream:
        """The rest of a stream that was cut."""
        said = event_id(headers_of(request).last_event or "")
        principal = await self._identify(request)
        if said is None:
            raise Unserved(400, RpcFault(mcp.INVALID_REQUEST, "The Last-Event-ID is none of ours."))
        session = self._dispatch.sessions.find(headers_of(request).session or "", principal)
        answer = None if session is None else self._kept.find(session.id, said.answer)
        if session is None or answer is None:
            return _gone(request.events(), said)
        request.asked_by((principal, session.id, request.client))
        session.left.pop(said.answer, None)
        stream = request.events()
        answer.resume(stream, said.events)
        while not await answer.finished(_ALIVE_S):
            stream.comment()
        return _last(answer, stream) if answer.stream is stream else stream

    # --- sessions -----------------------------------------------------------------------------------------------

    def _session(self, request: Request, message: Rpc | None, principal: Principal | None) -> Session:
        said = headers_of(request)
        number = message.id if message is not None else None
        if said.session is None:
            fault = RpcFault(
                mcp.INVALID_REQUEST, "Send initialize first, and then its Mcp-Session-Id with every request."
            )
            raise Unserved(400, fault, number)
        session = self._dispatch.sessions.find(said.session, principal)
        if session is None:
            raise Unserved(404, RpcFault(mcp.INVALID_REQUEST, "There is no such session."), number)
        request.asked_by((principal, said.session, request.client))
        if said.version is not None and said.version not in mcp.LEGACY:
            raise Unserved(400, RpcFault(mcp.INVALID_REQUEST, "This protocol version is not spoken."), number)
        return session

    async def get(self, request: Request) -> Response | EventStream:
        """The standing stream of a session, or the rest of a stream that was cut."""
        said = headers_of(request)
        if said.session is None:
            return Response(405, content_type=None, headers={"Allow": "POST"})
        try:
            if said.last_event is not None and said.events:
                return await self._resumed(request)
            session = self._session(request, None, await self._identify(request))
        except Unserved as refused:
            return Response(refused.status, rpc.fault_bytes(None, refused.fault))
        if not said.events:
            return Response(406, content_type=None)
        if session.standing is not None and session.standing.open:
            return Response(409, content_type=None)
        return await self._stand(session, request)

    async def _stand(self, session: Session, request: Request) -> EventStream:
        stream = session.standing = request.events()

        def put(method: str, params: dict[str, object]) -> None:
            stream.put(rpc.notification(method, params), event="message")

        subscription = Subscription(put, LEGACY_WANTS, session.uris)
        self._dispatch.hub.add(subscription)
        try:
            stream.comment()
            await self._standing.stay(stream)
        finally:
            self._dispatch.hub.drop(subscription)
            session.standing = None
        return stream

    async def delete(self, request: Request) -> Response:
        """The end of a session."""
        try:
            session = self._session(request, None, await self._identify(request))
        except Unserved as refused:
            status = 405 if request.header("mcp-session-id") is None else refused.status
            return Response(status, rpc.fault_bytes(None, refused.fault))
        session.goes_on()
        self._dispatch.sessions.close(session.id)
        return Response(204, content_type=None)


def _opening(answer: Answer) -> bytes:
    return f"id: {answer.id()}\nretry: {RETRY_MS}\ndata: \n\n".encode()


def _last(answer: Answer, stream: EventStream) -> EventStream:
    """The answer itself, in one piece with the end of its stream: a client may hang up when it has read it."""
    if answer.final is not None:
        stream.end_with(answer.final, event="message", id_=answer.id())
        stream.received, stream.closed = answer.received, answer.closed
    return stream


def _gone(stream: EventStream, said: EventId) -> EventStream:
    stream.end_with(rpc.fault_bytes(said.request, GONE), event="message")
    return stream


def _confirmed(answer: Response | EventStream, incoming: Incoming) -> Response | EventStream:
    answer.received, answer.closed = incoming.received, incoming.closed
    return answer


def _noticed(message: Rpc, session: Session) -> Response:
    if message.method == "notifications/cancelled":
        running = session.running.get(message.params.get("requestId", ""))
        if running is not None:
            running.cancel()
    return Response(202, content_type=None)
