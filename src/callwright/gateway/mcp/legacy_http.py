"""Legacy clients over HTTP: their sessions, standing streams, and answers that they resume after a disconnect.

May not know the backend.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from itertools import takewhile
from typing import Any, Final

from callwright.core.protocols import mcp_protocol
from callwright.domain.call import Principal
from callwright.gateway.identity.identification import Identify, is_still_admitted
from callwright.gateway.mcp import json_rpc
from callwright.gateway.mcp.backend_protocol import IncomingRequest
from callwright.gateway.mcp.dispatcher import McpDispatcher, encode_legacy_result
from callwright.gateway.mcp.json_rpc import IncomingMessage, UnservedError
from callwright.gateway.mcp.legacy_sessions import LegacySession
from callwright.gateway.mcp.mcp_headers import McpHeaders, choose_origin_header, read_mcp_headers
from callwright.gateway.mcp.message_channel import HttpChannel, MessageChannel
from callwright.gateway.mcp.resumable_answers import (
    ANSWER_GONE,
    RETRY_MS,
    EventId,
    ResumableAnswer,
    ResumableAnswers,
    parse_event_id,
)
from callwright.gateway.mcp.running_request import TIME_LIMIT_MARK, RunningRequest, is_time_limit
from callwright.gateway.mcp.standing_streams import StandingStreams
from callwright.gateway.mcp.subscriptions import LEGACY_FILTERS, Subscription
from callwright.gateway.origins.origin_inference import RequestArrival
from callwright.ports import StoreError
from callwright.relay import RpcFaultError
from callwright.wire.http_messages import (
    EventStream,
    HttpRequest,
    HttpResponse,
    make_event_response,
)

log = logging.getLogger("callwright.gateway")

_KEEP_ALIVE_S: Final = 15.0
_OPEN_AFTER_S: Final = 0.25
"""Seconds after which the stream of a call begins.

A client whose connection is cut earlier has no event id to resume from. It sends the call again, and gets the answer of the first.
"""

_TIMER_RESOLUTION_S: Final = 0.001
"""How much earlier than asked for a loop may call."""

_INTERNAL_FAULT: Final = RpcFaultError(mcp_protocol.INTERNAL_ERROR, "Internal error.")
_REMOTE_ANSWER_ROUNDS: Final = 2
"""How often a stream that was resumed at another replica is kept open while the answer is not there."""

_CHANGING_METHODS: Final = frozenset({"logging/setLevel", "resources/subscribe", "resources/unsubscribe"})
"""Methods that change their session."""

_RESUMABLE_VERSIONS: Final = frozenset({"2025-11-25"})
"""Protocol versions whose clients accept an event with nothing but an id; older ones take it for a malformed message."""


async def answer_request(
    headers: McpHeaders,
    message: IncomingMessage,
    incoming: IncomingRequest,
    work: Awaitable[dict[str, Any] | bytes],
    encode: Callable[[dict[str, Any] | bytes], bytes],
) -> tuple[bytes, int]:
    """Await ``work``, which makes the result, and encode it; return the encoded answer, and the HTTP status to send it with.

    The status of a legacy answer is always 200: clients of the official Python SDK 1.x end for good on any other.
    """
    if incoming.key is None:
        incoming.key = headers.key
    try:
        return json_rpc.encode_result(message.id, encode(await work)), 200
    except RpcFaultError as fault:
        return json_rpc.encode_fault(message.id, fault), _choose_status(
            incoming, json_rpc.fault_to_status(fault)
        )
    except Exception:
        log.exception("a request failed")
        return json_rpc.encode_fault(message.id, _INTERNAL_FAULT), _choose_status(incoming, 500)


def _choose_status(incoming: IncomingRequest, modern: int) -> int:
    return modern if incoming.era == "modern" else 200


class LegacyHttp:
    """Serves legacy sessions.

    Args:
        dispatch: Dispatches the requests.
        identify: Identifies the caller.
        standing: The streams that stay open.
    """

    def __init__(self, dispatch: McpDispatcher, identify: Identify, standing: StandingStreams) -> None:
        self._dispatch = dispatch
        self._identify = identify
        self._standing = standing
        self._kept = dispatch.sessions.kept
        self._opening_timer = _OpeningTimer()

    def handle_post(
        self,
        request: HttpRequest,
        headers: McpHeaders,
        message: IncomingMessage,
        principal: Principal | None,
    ) -> Coroutine[Any, Any, HttpResponse | EventStream]:
        """Handle one message (``POST``)."""
        if message.kind == "request" and message.method != "initialize" and headers.session is not None:
            session = self._dispatch.sessions.find_session(headers.session, principal)
            if session is not None:  # no coroutine in between: each costs every call as often as it waits
                self._admit_to_session(request, headers, message.id, session, principal)
                if session.left:
                    session.confirm_left_answers()
                return self._answer_cancellable(request, headers, message, session, principal)
        return self._handle_other_post(request, headers, message, principal)

    async def _handle_other_post(
        self,
        request: HttpRequest,
        headers: McpHeaders,
        message: IncomingMessage,
        principal: Principal | None,
    ) -> HttpResponse | EventStream:
        """Handle anything but a request in a session of this process."""
        if message.kind == "request" and message.method == "initialize":
            session = self._dispatch.sessions.open_session(message.params, principal)
            request.record_asker((principal, session.id, request.client_address))
            session.marks.name_request(message.id, request.body)
            result = json_rpc.encode_json(self._dispatch.build_initialize_result(session))
            await self._dispatch.sessions.share_session(session)
            return HttpResponse(
                200, json_rpc.encode_result(message.id, result), headers={"Mcp-Session-Id": session.id}
            )
        session = await self._require_session(request, headers, message, principal)
        if session.left:
            session.confirm_left_answers()
        if message.kind == "response":
            if not session.accept_answer(message.id, message.answer):
                await self._dispatch.sessions.forward_answer(session, message.id, message.answer)
            return HttpResponse(202, content_type=None)
        if message.kind == "notification":
            return await self._handle_notification(message, session)
        return await self._answer_cancellable(request, headers, message, session, principal)

    async def _answer_cancellable(
        self,
        request: HttpRequest,
        headers: McpHeaders,
        message: IncomingMessage,
        session: LegacySession,
        principal: Principal | None,
    ) -> HttpResponse | EventStream:
        """Answer a request that the client can cancel by a notification: the stream of a cancelled request just ends."""
        task = request.task
        if task is None or message.id is None:
            raise UnservedError(400, RpcFaultError(mcp_protocol.INVALID_REQUEST, "A request needs an id."))
        running = session.running[message.id] = RunningRequest()
        running.task = task
        opening, stop_waiting = None, _wait_for_nothing
        if headers.events and message.method == "tools/call" and session.version in _RESUMABLE_VERSIONS:
            opening = self._opening_timer.watch(
                _StreamOpening(request, self._kept, session, message.id, running)
            )
        else:
            stop_waiting = _expect_cancellation(session, message.id, running)
        channel = HttpChannel(request) if opening is None else opening
        try:
            incoming = self._prepare_incoming(request, headers, message, session, principal, channel)
            incoming.keep_running = request.run_to_completion
            running.incoming = incoming
            answering = (
                self._change_session(incoming, session)
                if message.method in _CHANGING_METHODS
                else self._dispatch.ask_in_session(incoming, session)
            )
            body, status = await answer_request(headers, message, incoming, answering, encode_legacy_result)
        except asyncio.CancelledError:
            self._drop_begun(session, opening, json_rpc.encode_fault(message.id, ANSWER_GONE))
            if not request.is_client_waiting:
                raise
            task.uncancel()
            return _end_cancelled(channel.stream)
        finally:
            session.end_request(message.id, running)
            stop_waiting()
            stream = channel.stream if opening is None else self._opening_timer.end(opening)
        if opening is None or incoming.gave_up:
            self._drop_begun(session, opening)
            return _finish_plain(stream, status, incoming, body)
        if opening.answer is None:
            return self._finish_resumable(session, message.id, incoming, body)
        return await self._finish_stream(session, opening.answer, stream, incoming, body)

    async def _change_session(
        self, incoming: IncomingRequest, session: LegacySession
    ) -> dict[str, Any] | bytes:
        """Answer a request that changes the session: at every replica."""
        await self._dispatch.sessions.refresh_session(session)
        answer = await self._dispatch.ask_in_session(incoming, session)
        await self._dispatch.sessions.share_session(session)
        return answer

    def _prepare_incoming(
        self,
        request: HttpRequest,
        headers: McpHeaders,
        message: IncomingMessage,
        session: LegacySession,
        principal: Principal | None,
        channel: MessageChannel,
    ) -> IncomingRequest:
        incoming = self._dispatch.prepare_legacy(message, session, channel)
        incoming.principal = principal
        again = session.marks.name_request(message.id, request.body)
        header = choose_origin_header(request, headers)
        incoming.arrival = RequestArrival(session.marks, again, header, shared=request.shared)
        return incoming

    # --- answers that a client comes back for -------------------------------------------------------------------

    def _drop_begun(
        self, session: LegacySession, opening: "_StreamOpening | None", last: bytes | None = None
    ) -> None:
        """Drop the answer of a stream that was begun; ``last`` is for a client that has come back for it already."""
        if opening is not None and opening.answer is not None:
            if last is not None:
                opening.answer.finish(last)
            self._kept.drop_answer(session.id, opening.answer.number)

    def _finish_resumable(
        self, session: LegacySession, number: json_rpc.MessageId, incoming: IncomingRequest, body: bytes
    ) -> HttpResponse:
        """Send an answer whose stream has not begun: the same events as one complete response; keep it until it is received."""
        answer = self._kept.keep_answer(session.id, number, body)
        received, closed = self._watch_delivery(session, answer, incoming)
        id_ = answer.make_event_id()
        response = make_event_response(_encode_opening_event(id_), body, "message", id_)
        response.received, response.closed = received, closed
        return response

    async def _finish_stream(
        self,
        session: LegacySession,
        answer: ResumableAnswer,
        stream: EventStream | None,
        incoming: IncomingRequest,
        body: bytes,
    ) -> HttpResponse | EventStream:
        """Send the finished answer on the stream that is still open, and keep it until the client has received it."""
        received, closed = self._watch_delivery(session, answer, incoming)
        self._kept.finish_answer(session.id, answer, body)
        assert stream is not None  # the answer has been registered when it began
        if not stream.open:
            await self._dispatch.sessions.leave_message("session end", session, answer.number, body)
        if answer.stream is stream:
            stream.set_final_event(body, event="message", id_=answer.make_event_id())
            stream.received, stream.closed = received, closed
        return stream

    def _watch_delivery(
        self, session: LegacySession, answer: ResumableAnswer, incoming: IncomingRequest
    ) -> tuple[Callable[[], None], Callable[[], None]]:
        """Return what to call when the client has received the answer, and when it has closed its connection cleanly after it."""
        hinted = incoming.closed

        def received() -> None:
            self._kept.drop_answer(session.id, answer.number)
            answer.stream = None  # it refers to this function: a cycle would be left to the collector
            session.left.pop(answer.number, None)
            if incoming.received is not None:
                incoming.received()

        def closed() -> None:
            # A client that continues in its session instead of resuming this answer has lost nothing.
            session.left[answer.number] = received
            if hinted is not None:
                hinted()

        answer.received, answer.closed = received, closed
        return received, closed

    async def _resume_stream(self, request: HttpRequest) -> HttpResponse | EventStream:
        """Resume a stream that was cut: send the events after ``Last-Event-ID``."""
        event_id = parse_event_id(read_mcp_headers(request).last_event or "")
        principal = await self._identify(request)
        if event_id is None:
            raise UnservedError(
                400, RpcFaultError(mcp_protocol.INVALID_REQUEST, "The Last-Event-ID is not valid.")
            )
        session = await self._find_session(read_mcp_headers(request).session or "", principal, None)
        answer = None if session is None else self._kept.find_answer(session.id, event_id.answer)
        if session is None:
            return _end_as_gone(request.open_event_stream(), event_id)
        if answer is None:
            return await self._await_remote_answer(request, session, event_id)
        request.record_asker((principal, session.id, request.client_address))
        session.left.pop(event_id.answer, None)
        stream = request.open_event_stream()
        answer.resume(stream, event_id.events)
        while not await answer.wait_until_finished(_KEEP_ALIVE_S):
            stream.send_keep_alive()
        return _end_with_answer(answer, stream) if answer.stream is stream else stream

    async def _await_remote_answer(
        self, request: HttpRequest, session: LegacySession, event_id: EventId
    ) -> EventStream:
        """Wait for the answer that another replica is making, and end the stream with it; or as gone, where none comes."""
        stream = request.open_event_stream()
        if session.mail is None:
            return _end_as_gone(stream, event_id)
        found: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        stop_waiting = session.mail.expect_message(
            "session end", session.id, event_id.answer, found.set_result
        )
        try:
            for _ in range(_REMOTE_ANSWER_ROUNDS):
                await asyncio.wait({found}, timeout=_KEEP_ALIVE_S)
                if found.done():
                    stream.set_final_event(found.result(), event="message")
                    return stream
                stream.send_keep_alive()
        finally:
            stop_waiting()
        return _end_as_gone(stream, event_id)

    # --- sessions -----------------------------------------------------------------------------------------------

    async def _find_session(
        self, id_: str, principal: Principal | None, number: json_rpc.MessageId | None
    ) -> LegacySession | None:
        """Return the session, of this replica or another.

        Raises:
            UnservedError: the store that would know it cannot be asked; 503, so that a balancer asks another replica.
        """
        try:
            return await self._dispatch.sessions.find_shared_session(id_, principal)
        except StoreError:
            fault = RpcFaultError(mcp_protocol.INTERNAL_ERROR, "The ledger is unavailable at the moment.")
            raise UnservedError(503, fault, number) from None

    async def _require_session(
        self,
        request: HttpRequest,
        headers: McpHeaders,
        message: IncomingMessage | None,
        principal: Principal | None,
    ) -> LegacySession:
        number = message.id if message is not None else None
        if headers.session is None:
            fault = RpcFaultError(
                mcp_protocol.INVALID_REQUEST,
                "Send initialize first, and then its Mcp-Session-Id with every request.",
            )
            raise UnservedError(400, fault, number)
        session = self._dispatch.sessions.find_session(
            headers.session, principal
        ) or await self._find_session(headers.session, principal, number)
        if session is None:
            raise UnservedError(
                404, RpcFaultError(mcp_protocol.INVALID_REQUEST, "There is no such session."), number
            )
        self._admit_to_session(request, headers, number, session, principal)
        return session

    def _admit_to_session(
        self,
        request: HttpRequest,
        headers: McpHeaders,
        number: json_rpc.MessageId,
        session: LegacySession,
        principal: Principal | None,
    ) -> None:
        """Record who asks, and refuse a protocol version that is no session's."""
        request.record_asker((principal, session.id, request.client_address))
        if headers.version is not None and headers.version not in mcp_protocol.LEGACY_VERSIONS:
            raise UnservedError(
                400,
                RpcFaultError(mcp_protocol.INVALID_REQUEST, "This protocol version is not supported."),
                number,
            )

    async def handle_get(self, request: HttpRequest) -> HttpResponse | EventStream:
        """Open the standing stream of a session, or resume a stream that was cut."""
        headers = read_mcp_headers(request)
        if headers.session is None:
            return HttpResponse(405, content_type=None, headers={"Allow": "POST"})
        try:
            if headers.last_event is not None and headers.events:
                return await self._resume_stream(request)
            session = await self._require_session(request, headers, None, await self._identify(request))
        except UnservedError as refused:
            return HttpResponse(refused.status, json_rpc.encode_fault(None, refused.fault))
        if not headers.events:
            return HttpResponse(406, content_type=None)
        if session.standing is not None and session.standing.open:
            return HttpResponse(409, content_type=None)
        return await self._serve_standing_stream(session, request)

    async def _serve_standing_stream(self, session: LegacySession, request: HttpRequest) -> EventStream:
        stream = session.standing = request.open_event_stream()

        def put(method: str, params: dict[str, object]) -> None:
            stream.put(json_rpc.encode_notification(method, params), event="message")

        subscription = Subscription(put, LEGACY_FILTERS, session.uris, principal=session.principal)
        self._dispatch.hub.add(subscription)
        following = asyncio.ensure_future(self._follow_session(session))
        try:
            stream.send_keep_alive()
            admitted = partial(is_still_admitted, self._identify, request, session.principal)
            await self._standing.keep_open(stream, session.principal, admitted)
        finally:
            following.cancel()
            self._dispatch.hub.remove(subscription)
            if (
                session.standing is stream
            ):  # a client that lost its connection may have opened the next already
                session.standing = None
        return stream

    async def _follow_session(self, session: LegacySession) -> None:
        """Watch for the stream's client what it subscribes to, here or at another replica."""
        while True:
            await self._dispatch.watch_session_resources(session)
            await asyncio.sleep(_KEEP_ALIVE_S)
            await self._dispatch.sessions.refresh_session(session)

    async def _handle_notification(self, message: IncomingMessage, session: LegacySession) -> HttpResponse:
        if message.method == "notifications/cancelled":
            number = message.params.get("requestId", "")
            running = session.running.get(number) if isinstance(number, str | int) else None
            reason = message.params.get("reason")
            if running is not None:
                running.cancel(reason)
            elif isinstance(number, str | int) and not session.has_ended_request(number):
                left = TIME_LIMIT_MARK if is_time_limit(reason) else b""
                await self._dispatch.sessions.leave_message("session cancel", session, number, left)
        return HttpResponse(202, content_type=None)

    async def handle_delete(self, request: HttpRequest) -> HttpResponse:
        """End a session (``DELETE``)."""
        headers = read_mcp_headers(request)
        try:
            session = await self._require_session(request, headers, None, await self._identify(request))
        except UnservedError as refused:
            status = 405 if request.get_header("mcp-session-id") is None else refused.status
            return HttpResponse(status, json_rpc.encode_fault(None, refused.fault))
        session.confirm_left_answers()
        await self._dispatch.sessions.close_session(session.id)
        return HttpResponse(204, content_type=None)


class _StreamOpening:
    """Begins the stream of a call that its client can resume, and is the channel of the call.

    The stream begins before the first message, and after 250 ms at the latest; its first event has the id to resume from. An answer
    that comes sooner needs no stream: it is one response, with the same events. Nor is a call that is over by then cancelled at
    another replica: from then on messages left there for it are fetched.
    """

    __slots__ = ("_made_for", "_stop_waiting", "answer", "stream")

    def __init__(
        self,
        request: HttpRequest,
        kept: ResumableAnswers,
        session: LegacySession,
        number: str | int,
        running: RunningRequest,
    ) -> None:
        self.stream: EventStream | None = None
        self.answer: ResumableAnswer | None = None
        self._made_for: _MadeFor | None = (request, kept, session, number, running)
        self._stop_waiting: Callable[[], None] | None = None

    def begin_due(self) -> None:
        """Begin what a call needs that takes longer: its stream, and waiting for a cancellation at another replica."""
        self.ensure_begun()
        if self._made_for is not None and self._stop_waiting is None:
            _, _, session, number, running = self._made_for
            self._stop_waiting = _expect_cancellation(session, number, running)

    def ensure_begun(self) -> None:
        """Begin the stream if it has not been; from then on the client's disconnecting cancels nothing."""
        if self.stream is None and self._made_for is not None:
            request, kept, session, number, _ = self._made_for
            answer = self.answer = kept.open_answer(session.id, number)
            request.run_to_completion()
            self.stream = request.open_event_stream(first=_encode_opening_event(answer.make_event_id()))
            answer.stream = self.stream

    def end(self) -> EventStream | None:
        """Return the stream if it was begun; nothing is sent or begun from now on.

        Neither it nor the request is referred to any longer: they refer to the call, and the call to this channel, which the timer
        holds for a while.
        """
        if self._stop_waiting is not None:
            self._stop_waiting()
        stream, self.stream, self._made_for = self.stream, None, None
        return stream

    def put(self, message: bytes) -> bool:
        """Send one message; return False if the answer is complete."""
        self.ensure_begun()
        return self._made_for is not None and self.answer is not None and self.answer.put(message)


_MadeFor = tuple[HttpRequest, ResumableAnswers, LegacySession, "str | int", RunningRequest]


class _OpeningTimer:
    """Begins the streams of calls that take longer than 250 ms: one timer for all of them, since most calls end before.

    A call that has ended is not referred to, so that memory does not grow with the calls of the last 250 ms.
    """

    def __init__(self) -> None:
        self._openings: dict[_StreamOpening, float] = {}  # in the order in which they are due
        self._timer: asyncio.TimerHandle | None = None

    def watch(self, opening: _StreamOpening) -> _StreamOpening:
        """Begin its stream in 250 ms, unless its call is over by then; return it."""
        loop = asyncio.get_running_loop()
        self._openings[opening] = loop.time() + _OPEN_AFTER_S
        if self._timer is None:
            self._timer = loop.call_later(_OPEN_AFTER_S, self._begin_due, loop)
        return opening

    def end(self, opening: _StreamOpening) -> EventStream | None:
        """End the opening of a call that is over; return the stream if it was begun."""
        self._openings.pop(opening, None)
        return opening.end()

    def _begin_due(self, loop: asyncio.AbstractEventLoop) -> None:
        self._timer = None
        until = loop.time() + _TIMER_RESOLUTION_S
        for opening, _ in list(takewhile(lambda entry: entry[1] <= until, self._openings.items())):
            del self._openings[opening]
            opening.begin_due()
        if self._openings:
            wait_s = max(0.0, next(iter(self._openings.values())) - loop.time())
            self._timer = loop.call_later(wait_s, self._begin_due, loop)


def _encode_opening_event(id_: str) -> bytes:
    return f"id: {id_}\nretry: {RETRY_MS}\ndata: \n\n".encode()


def _end_cancelled(begun: EventStream | None) -> HttpResponse | EventStream:
    """Return the response to a request that the client itself has cancelled: the stream just ends."""
    return begun or HttpResponse(204, content_type=None)


def _end_with_answer(answer: ResumableAnswer, stream: EventStream) -> EventStream:
    """Send the answer together with the end of its stream: a client may disconnect once it has read it."""
    if answer.final is not None:
        stream.set_final_event(answer.final, event="message", id_=answer.make_event_id())
        stream.received, stream.closed = answer.received, answer.closed
    return stream


def _end_as_gone(stream: EventStream, event_id: EventId) -> EventStream:
    stream.set_final_event(json_rpc.encode_fault(event_id.request, ANSWER_GONE), event="message")
    return stream


def _finish_plain(
    stream: EventStream | None, status: int, incoming: IncomingRequest, body: bytes
) -> HttpResponse | EventStream:
    """Return the response with an answer that cannot be resumed; a client that has given up does not receive it."""
    answer: HttpResponse | EventStream = stream or HttpResponse(status, body)
    if stream is not None:
        stream.put(body, event="message")
    if not incoming.gave_up:
        answer.received, answer.closed = incoming.received, incoming.closed
    return answer


def _expect_cancellation(
    session: LegacySession, number: str | int, running: RunningRequest
) -> Callable[[], None]:
    """Cancel the request when its client tells another replica to; return the function that ends the waiting."""
    if session.mail is None:
        return _wait_for_nothing

    def cancel(body: bytes) -> None:
        running.cancel(body.decode("ascii", "replace"))

    return session.mail.expect_message("session cancel", session.id, number, cancel)


def _wait_for_nothing() -> None:
    """Do nothing: the session is no other replica's."""
