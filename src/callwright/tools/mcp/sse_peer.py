"""``SsePeer``: a server over HTTP+SSE, the transport of revision 2024-11-05.

A GET opens a stream, whose first event names the address that messages are posted to; answers come on the stream. The stream is
the session: when it ends, the owner of the peer is notified and opens it again, and requests in flight may have taken effect. A
request that the server refuses because it does not know the session reached no tool.

Messages carry the operator's credentials, and an origin may host servers of several parties: credentials go only to addresses
below the folder of the declared URL, or where the operator says. The first address of a stream is final.
"""

import asyncio
import logging
from typing import Any, Final
from urllib.parse import urljoin

from callwright.core.protocols import mcp_protocol
from callwright.domain.terminal_escape import escape_for_terminal
from callwright.relay import ProtocolEra, Relay, RpcFaultError
from callwright.tools.mcp.exchange import (
    CLIENT_INFO,
    LISTING_CAPABILITIES,
    BackgroundTasks,
    LossHandler,
    MalformedMessageError,
    NotificationHandler,
    RawResult,
    RequestExchange,
    decode_result,
    encode_notification,
    encode_request,
    ignore_loss,
)
from callwright.tools.mcp.http_responses import (
    HttpRefusalError,
    SessionLostError,
    is_lost_session,
    read_refusal,
)
from callwright.tools.mcp.pending_requests import PendingRequests
from callwright.tools.mcp.server_spec import ServerSpec
from callwright.tools.oauth.authorized_client import RequestSender
from callwright.wire.client_response import ClientResponse
from callwright.wire.http_client import build_request_head
from callwright.wire.request_target import HttpTransportError, RequestTarget
from callwright.wire.server_sent_events import EventReader, EventTooLargeError

_SPOKEN_VERSIONS: Final = frozenset({*mcp_protocol.LEGACY_VERSIONS, "2024-11-05"})
_MAX_ANSWER_BYTES: Final = 64 * 1024
"""Bytes read of the answer to a posted message: the result is not there, but on the stream."""
_NO_CALLER = Relay()

log = logging.getLogger("callwright.gateway")


class _SseSession:
    """One stream and the requests whose answers come on it.

    ``target`` is where messages are posted; ``head`` is the head of such a request, None until the stream has named the address.
    """

    def __init__(self, stream: ClientResponse, target: RequestTarget, pending: PendingRequests) -> None:
        self.stream = stream
        self.target = target
        self.pending = pending
        self.head: bytes | None = None
        self.named = asyncio.Event()
        self.ended = False


class SsePeer:
    """A connection to one server over HTTP+SSE."""

    def __init__(self, spec: ServerSpec, client: RequestSender, notice: NotificationHandler) -> None:
        self.era: ProtocolEra = "legacy"
        self.capabilities: dict[str, Any] = {}
        self.info: dict[str, Any] = {}
        self.instructions = ""
        self.lost: LossHandler = ignore_loss
        self._spec = spec
        self._target = RequestTarget.parse_url(spec.url)
        self._client = client
        self._notice = notice
        self._number = 0
        self._background = BackgroundTasks()
        self._session: _SseSession | None = None
        self._fields = {**spec.headers, "Content-Type": "application/json", "Accept": "application/json"}

    async def open(self) -> None:
        """Open the stream and initialise the session; again after its loss."""
        session, self._session = self._session, None
        self._end_session(session)
        stream = await self._client.send(
            "GET", self._target, {**self._spec.headers, "Accept": "text/event-stream"}
        )
        if stream.status >= 300:
            stream.abort()
            raise HttpRefusalError(stream)
        if stream.media_type != "text/event-stream":
            stream.abort()
            raise MalformedMessageError
        session = _SseSession(
            stream, self._target, PendingRequests(self._post_answer, self._background, self._notice)
        )
        self._background.start(self._read_stream(session))
        try:
            await self._wait_for_address(session)
            await self._initialize(session)
        except BaseException:
            self._end_session(session)
            raise
        self._session = session

    async def _wait_for_address(self, session: _SseSession) -> None:
        """Wait until the stream has named the address for messages.

        Raises:
            MalformedMessageError: it names none, or one of another server.
        """
        try:
            async with asyncio.timeout(self._spec.hung_s):
                await session.named.wait()
        except TimeoutError:
            raise MalformedMessageError from None
        if session.head is None:
            raise MalformedMessageError

    async def _initialize(self, session: _SseSession) -> None:
        params = {
            "protocolVersion": mcp_protocol.LEGACY_VERSIONS[0],
            "capabilities": LISTING_CAPABILITIES,
            "clientInfo": CLIENT_INFO,
        }
        initialized = decode_result(await self._send_request(session, "initialize", params, _NO_CALLER))
        if initialized.get("protocolVersion") not in _SPOKEN_VERSIONS:
            raise MalformedMessageError
        await self._post(session, encode_notification("notifications/initialized"))
        self.capabilities = initialized.get("capabilities") or {}
        self.info = initialized.get("serverInfo") or {}
        self.instructions = str(initialized.get("instructions") or "")

    def is_working(self) -> bool:
        """Return False: nothing is known of a server that does not answer."""
        return False

    async def abandon(self) -> None:
        """Do nothing: cancelling the opening has closed its stream."""

    def era_for(self, relay: Relay) -> ProtocolEra:  # noqa: ARG002 - the transport has one revision
        """Return the older revision, the only one of this transport."""
        return self.era

    async def close(self) -> None:
        """Close the stream."""
        session, self._session = self._session, None
        self._end_session(session)
        self._background.cancel_all()

    # --- the stream ---------------------------------------------------------------------------------------------

    async def _read_stream(self, session: _SseSession) -> None:
        reader = EventReader(self._spec.max_output_bytes)
        try:
            async for part in session.stream:
                for event in reader.feed(part):
                    self._handle_event(session, event.name, event.data)
        except (HttpTransportError, EventTooLargeError):
            pass  # as its end: what was asked on it has no answer
        finally:
            was_open = self._session is session
            self._end_session(session)
        if was_open:
            self._session = None
            self.lost("session_lost")

    def _handle_event(self, session: _SseSession, name: str, data: bytes) -> None:
        if name == "endpoint":
            self._take_address(session, data.decode("utf-8", "replace"))
        elif name == "message" and data:
            session.pending.handle_data(data)

    def _take_address(self, session: _SseSession, address: str) -> None:
        """Remember where messages are posted, unless our credentials may not go there or an address is known already."""
        if session.named.is_set():
            return
        try:
            target = RequestTarget.parse_url(urljoin(self._target.url, address))
        except ValueError:
            target = None
        if target is not None and self._may_post_to(target):
            session.target, session.head = target, build_request_head("POST", target, self._fields)
        session.named.set()

    def _may_post_to(self, target: RequestTarget) -> bool:
        """Return whether messages may go to this address: of the same origin; with credentials, only near the declared URL."""
        spec, path = self._spec, target.path.partition("?")[0]
        if target.place != self._target.place:
            return False
        if spec.may_get_credentials(target):
            return True
        log.warning(
            "%s wants messages at %s, outside the folder of its url: no credentials go there. If that is its own address, declare it: messages.",
            spec.name,
            escape_for_terminal(path[:200]),
        )
        return not (spec.headers or spec.client_cert)

    def _end_session(self, session: _SseSession | None) -> None:
        """End a session: its stream is closed, and its open requests get no answer."""
        if session is None or session.ended:
            return
        session.ended = True
        session.named.set()
        session.stream.abort()
        session.pending.fail_all(HttpTransportError("reset", sent=True))

    # --- requests -----------------------------------------------------------------------------------------------

    async def request(
        self,
        method: str,
        params: dict[str, Any],
        relay: Relay,
        headers: dict[str, str],  # noqa: ARG002 - the transport mirrors no arguments into headers
    ) -> RawResult:
        """Send one request and return its result's bytes."""
        session = self._session
        if session is None:
            raise HttpTransportError("refused", sent=False)
        return await self._send_request(session, method, params, relay)

    async def _send_request(
        self, session: _SseSession, method: str, params: dict[str, Any], relay: Relay
    ) -> RawResult:
        self._number += 1
        exchange = RequestExchange(self._number, relay, self._notice)
        answer = session.pending.add(exchange)
        body = encode_request(exchange.number, method, exchange.build_params(params, "legacy", ""))
        posting = self._background.start(self._post(session, body, exchange))
        try:
            await asyncio.wait({posting, answer}, return_when=asyncio.FIRST_COMPLETED)
            is_lost = answer.done() and isinstance(answer.exception(), HttpTransportError)
            if is_lost:  # the stream has ended; a refusal of the message says more: it reached no tool
                await asyncio.wait({posting})
            if is_lost or not answer.done():
                posting.result()
            return await answer
        except asyncio.CancelledError:
            posting.cancel()
            cancelled = encode_notification("notifications/cancelled", {"requestId": exchange.number})
            self._background.start(self._post(session, cancelled))
            raise
        finally:
            session.pending.remove(exchange)

    async def _post(self, session: _SseSession, body: bytes, exchange: RequestExchange | None = None) -> None:
        """Post a message.

        Raises:
            SessionLostError: the server no longer knows the session.
            HttpRefusalError, RpcFaultError: it refuses the message.
            HttpTransportError: it cannot be reached.
        """
        if session.head is None or session.ended:
            raise HttpTransportError("refused", sent=False)
        leaving = None if exchange is None else exchange.leaving
        reply = await self._client.post(session.target, session.head, body, leaving)
        data = await reply.read(_MAX_ANSWER_BYTES)
        if reply.status < 300:
            return
        if is_lost_session(reply.status, data):
            raise SessionLostError(reply)
        read_refusal(reply, data)
        raise HttpRefusalError(reply)

    async def _post_answer(self, body: bytes) -> None:
        if self._session is not None:
            await self._post(self._session, body)

    def listen(self, uris: tuple[str, ...] = ()) -> None:
        """Begin to receive announcements: the stream brings them unasked, but for these resources."""
        if uris:
            self._background.start(self._subscribe(uris))

    async def _subscribe(self, uris: tuple[str, ...]) -> None:
        try:
            for uri in uris:
                await self.request("resources/subscribe", {"uri": uri}, _NO_CALLER, {})
        except (HttpTransportError, HttpRefusalError, RpcFaultError, MalformedMessageError):
            return  # announcements are optional
