"""``HttpPeer``: a server over streamable HTTP. Modern requests are independent; legacy ones belong to a session.

A legacy session is opened once for each set of capabilities that callers have declared, and kept: declaring the gateway's
own capabilities would let a server ask a client for something it never offered. No client, TLS context or session per call.

A server that supports both eras is spoken to in the caller's, so that nothing has to be translated. A session that the server
has lost, because it was restarted, is opened again, and the request that met the loss is sent again: it reached no tool.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

import msgspec

from callwright.core.protocols import mcp_protocol
from callwright.core.protocols.mcp_protocol import RpcMessage
from callwright.relay import ProtocolEra, Relay, RpcFaultError
from callwright.tools.mcp.exchange import (
    CLIENT_INFO,
    LISTING_CAPABILITIES,
    LISTING_RELAY,
    BackgroundTasks,
    LossHandler,
    MalformedMessageError,
    NotificationHandler,
    OpenQuestions,
    RawResult,
    RequestExchange,
    decode_result,
    encode_notification,
    encode_request,
    has_id,
    ignore_loss,
    parse_params,
    read_message,
    split_batch,
)
from callwright.tools.mcp.http_responses import (
    HttpRefusalError,
    SessionLostError,
    answers_request,
    drain_stream,
    is_lost_session,
    read_refusal,
    require_matching_id,
)
from callwright.tools.mcp.server_spec import ServerSpec
from callwright.tools.mcp.session_stream import SessionStream
from callwright.tools.oauth.authorized_client import RequestSender
from callwright.tools.oauth.login_errors import LoginRequiredError
from callwright.wire.client_response import ClientResponse
from callwright.wire.http_client import build_request_head, encode_header_lines
from callwright.wire.request_target import HttpTransportError, RequestTarget
from callwright.wire.server_sent_events import EventReader, EventTooLargeError

_MAX_CACHED_NAMES: Final = 20_000
_COMMON_HEADERS: Final = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
_MAX_SESSIONS: Final = 32
_MAX_RESUMES: Final = 5
_DEFAULT_RETRY_MS: Final = 1000
_encode_sorted = msgspec.json.Encoder(order="sorted").encode
_NO_CALLER = Relay()
_NO_CAPABILITIES: Final = b"{}"
_LISTING_KEY: Final = b"listing"
_SECOND_ERA_TIMEOUT_S: Final = 5.0
"""Seconds in which a modern server has to show that it opens legacy sessions too."""
_LISTEN_METHOD: Final = "subscriptions/listen"
_SUBSCRIBE_METHOD: Final = "resources/subscribe"
_LIST_CHANGES: Final = frozenset(
    f"notifications/{kind}/list_changed" for kind in ("tools", "prompts", "resources")
)
_TEMPORARY_STATUSES: Final = frozenset({429, 502, 503, 504})
"""Answers of a proxy, or of a server that still starts: they say nothing about its revision."""


class _UpstreamSession:
    """A legacy session: its header fields, the encoded head of its requests, and the result of ``initialize``."""

    __slots__ = ("fields", "head", "result", "standing", "stream_task")

    def __init__(self, fields: dict[str, str], head: bytes, result: dict[str, Any]) -> None:
        self.fields = fields
        self.head = head
        self.result = result
        self.standing: SessionStream | None = None
        self.stream_task: asyncio.Task[None] | None = None


class _StreamPosition:
    """Position in a stream: id of the last event, and the time to wait before resuming."""

    last: str | None = None
    pause_ms: int = _DEFAULT_RETRY_MS


class HttpPeer:
    """A connection to one server over streamable HTTP."""

    def __init__(self, spec: ServerSpec, client: RequestSender, notice: NotificationHandler) -> None:
        self.era: ProtocolEra = "modern"
        self.capabilities: dict[str, Any] = {}
        self.info: dict[str, Any] = {}
        self.instructions = ""
        self.lost: LossHandler = ignore_loss
        self._spec = spec
        self._target = RequestTarget.parse_url(spec.url)
        self._client = client
        self._pass_on = notice
        self._number = 0
        self._both = False
        self._describes_initialize = False
        """Whether ``initialize`` carries the headers and the ``_meta`` that the modern revision wants of every request."""
        self._common = {**spec.headers, **_COMMON_HEADERS}
        self._modern = {**self._common, "MCP-Protocol-Version": mcp_protocol.MODERN_VERSION}
        self._head = build_request_head("POST", self._target, self._modern)
        self._names: dict[str, bytes] = {}
        self._sessions: dict[bytes, asyncio.Task[_UpstreamSession]] = {}
        self._background = BackgroundTasks()
        self._questions = OpenQuestions()
        self._listener: asyncio.Task[Any] | None = None
        self._listens_to: tuple[str, ...] = ()
        self._unknown_methods: set[str] = set()
        """Methods of announcements that the server has said it does not know; forgotten with the connection."""

    async def open(self) -> None:
        """Negotiate the server's revisions and capabilities; again after an outage, when they may have changed."""
        self._sessions.pop(_LISTING_KEY, None)
        self._unknown_methods.clear()
        self._describes_initialize = False
        discovered = None if self._spec.eras == "legacy" else await self._discover()
        if discovered is None:
            if self._spec.eras == "modern":
                raise RpcFaultError(mcp_protocol.UNSUPPORTED_VERSION, "It does not speak 2026-07-28.")
            self.era, self._both = "legacy", False
            discovered = (await self._get_session(LISTING_RELAY)).result
        else:
            self._both = self._spec.eras != "modern" and await self._accepts_initialize()
            self.era = "modern"
        self.capabilities = discovered.get("capabilities") or {}
        self.info = (
            discovered.get("serverInfo")
            or (discovered.get("_meta") or {}).get(mcp_protocol.SERVER_META)
            or {}
        )
        self.instructions = str(discovered.get("instructions") or "")

    def is_working(self) -> bool:
        """Return False: nothing is known of a server that does not answer."""
        return False

    async def abandon(self) -> None:
        """Do nothing: cancelling the opening has closed its connection."""

    async def _discover(self) -> dict[str, Any] | None:
        """Return the discovery result of a modern server; None for a legacy one."""
        try:
            discovered = decode_result(await self._request_with_version_retry("server/discover"))
        except RpcFaultError as fault:
            if fault.code in {mcp_protocol.HEADER_MISMATCH, mcp_protocol.MISSING_CAPABILITY}:
                raise
            return None
        except HttpRefusalError as refusal:
            if refusal.status in _TEMPORARY_STATUSES:
                raise
            return None
        except MalformedMessageError:
            return None
        versions = discovered.get("supportedVersions") or ()
        return discovered if mcp_protocol.MODERN_VERSION in versions else None

    async def _accepts_initialize(self) -> bool:
        """Return whether a modern server also opens legacy sessions; its supported versions need not say so.

        It is asked in the form of its revision first, because it may count a request without that as a fault, and in the
        legacy form if it refuses. The form that it accepts is the form of later sessions. A server that answers with something
        else than a session answers any method, and does not know this one. A server that answers neither in time, or fails at it, is
        spoken to in its own revision: that always works, with translation.

        Raises:
            LoginRequiredError: a person has to log in first.
        """
        try:
            async with asyncio.timeout(min(_SECOND_ERA_TIMEOUT_S, self._spec.hung_s)):
                return await self._opens_session(described=True) or await self._opens_session(described=False)
        except LoginRequiredError:
            raise
        except (HttpTransportError, MalformedMessageError, TimeoutError):
            return False

    async def _opens_session(self, *, described: bool) -> bool:
        """Return whether the server opens a legacy session when asked in this form; end the session at once.

        Raises:
            MalformedMessageError: its answer is neither a session nor a refusal.
        """
        self._describes_initialize = described
        try:
            session = await self._open_session(LISTING_CAPABILITIES, stream=False)
        except (HttpRefusalError, RpcFaultError):
            return False
        self._background.start(self._end_session(session))
        return True

    async def _request_with_version_retry(self, method: str) -> RawResult:
        """Send the request; retry once if the server refuses our version but lists it as supported."""
        try:
            return await self._request_modern(method, {}, _NO_CALLER, {})
        except RpcFaultError as fault:
            spoken = fault.data.get("supported") if isinstance(fault.data, dict) else None
            if fault.code != mcp_protocol.UNSUPPORTED_VERSION or mcp_protocol.MODERN_VERSION not in (
                spoken or ()
            ):
                raise
        return await self._request_modern(method, {}, _NO_CALLER, {})

    def era_for(self, relay: Relay) -> ProtocolEra:
        """Return the caller's revision if the server supports both: then nothing has to be translated."""
        return relay.era if self._both else self.era

    async def close(self) -> None:
        """End the sessions and close the connection."""
        self._background.cancel_all()
        sessions = [session for task in self._sessions.values() if (session := _get_result(task)) is not None]
        self._sessions.clear()
        for session in sessions:
            await self._end_session(session)

    async def _end_session(self, session: _UpstreamSession) -> None:
        if "Mcp-Session-Id" not in session.fields:
            return
        try:
            reply = await self._client.send("DELETE", self._target, session.fields)
            await reply.read(65536)
        except HttpTransportError:
            return  # an unreachable server holds no session

    # --- requests -----------------------------------------------------------------------------------------------

    def request(
        self, method: str, params: dict[str, Any], relay: Relay, headers: dict[str, str]
    ) -> Coroutine[Any, Any, RawResult]:
        """Send one request and return its result's bytes."""
        if self.era_for(relay) == "legacy":
            return self._request_in_session(method, params, relay)
        return self._request_modern(method, params, relay, headers)

    async def _request_modern(
        self, method: str, params: dict[str, Any], relay: Relay, headers: dict[str, str]
    ) -> RawResult:
        exchange = self._start_exchange(relay)
        head = self._head + (
            self._make_tool_headers(params)
            if method == "tools/call"
            else _make_method_headers(method, params)
        )
        if headers:
            head += encode_header_lines(headers)
        body = encode_request(
            exchange.number, method, exchange.build_params(params, "modern", mcp_protocol.MODERN_VERSION)
        )
        return (await self._post_request(head, self._modern, body, exchange, again=False))[0]

    def _make_tool_headers(self, params: dict[str, Any]) -> bytes:
        """Return the headers of calls of a tool; cached per tool."""
        name = str(params.get("name", ""))
        known = self._names.get(name)
        if known is None:
            known = _make_method_headers("tools/call", params)
            if len(self._names) < _MAX_CACHED_NAMES:
                self._names[name] = known
        return known

    def _start_exchange(self, relay: Relay) -> RequestExchange:
        self._number += 1
        return RequestExchange(self._number, relay, self._notice)

    async def _post_request(
        self,
        head: bytes,
        common: dict[str, str],
        body: bytes,
        exchange: RequestExchange,
        *,
        again: bool = True,
        fresh: bool = False,
    ) -> tuple[RawResult, ClientResponse]:
        """Send one request and return its result and response.

        ``common`` are headers sent in addition; ``again``: an interrupted stream can be resumed; ``fresh``: the session was
        opened for this request, after another was lost.
        """
        reply = await self._client.post(
            self._target, head, body, exchange.leaving, batched=exchange.is_unclaimed
        )
        try:
            if reply.media_type == "text/event-stream" and reply.status < 300:
                return await self._read_resumable_stream(reply, common, exchange, again=again), reply
            limit = self._spec.max_output_bytes
            data = reply.take_body(limit) if reply.is_complete else await reply.read(limit)
        except asyncio.CancelledError:
            reply.abort()
            raise
        except HttpTransportError:
            if 400 <= reply.status < 500:
                data = b""  # a refusal counts even if its body is lost
            else:
                raise
        if reply.status >= 300:
            if "Mcp-Session-Id" in common and is_lost_session(reply.status, data, fresh=fresh):
                raise SessionLostError(reply)
            return read_refusal(reply, data), reply
        return exchange.read_result(require_matching_id(_find_answer(data, exchange), exchange)), reply

    # --- streams ------------------------------------------------------------------------------------------------

    async def _read_resumable_stream(
        self, reply: ClientResponse, fields: dict[str, str], exchange: RequestExchange, *, again: bool
    ) -> RawResult:
        """Return the result at the end of a stream. An interrupted legacy stream is resumed at its last event."""
        place = _StreamPosition()
        for _ in range(_MAX_RESUMES):
            try:
                result = await self._read_stream(reply, place, fields, exchange)
            except EventTooLargeError:
                reply.abort()
                raise HttpTransportError("too_large", sent=True) from None
            except HttpTransportError:
                result = None
            if result is not None:
                self._background.start(drain_stream(reply))
                return result
            if place.last is None or not again:
                break
            await asyncio.sleep(place.pause_ms / 1000)
            reply = await self._client.send("GET", self._target, {**fields, "Last-Event-ID": place.last})
            if reply.status != 200 or reply.media_type != "text/event-stream":
                reply.abort()
                break
        raise HttpTransportError("reset", sent=True)

    async def _read_stream(
        self,
        reply: ClientResponse,
        place: "_StreamPosition",
        fields: dict[str, str],
        exchange: RequestExchange,
    ) -> RawResult | None:
        """Return the result, or None if the stream ends without one; ``place`` records where it can be resumed."""
        reader = EventReader(self._spec.max_output_bytes)
        async for part in reply:
            for event in reader.feed(part):
                place.last, place.pause_ms = event.id or place.last, event.retry or place.pause_ms
                result = self._handle_event(event.data, fields, exchange)
                if result is not None:
                    return result
        return None

    def _handle_event(
        self, data: bytes, fields: dict[str, str], exchange: RequestExchange
    ) -> RawResult | None:
        if not data:
            return None
        if batch := split_batch(data):
            results = [self._handle_event(one, fields, exchange) for one in batch]
            return next((one for one in results if one is not None), None)
        message = read_message(data)
        if message.method is None:
            return exchange.read_result(message) if answers_request(message, exchange) else None
        if has_id(message):
            exchange.questions.answer(
                self._background, self._answer_server_request(message, fields, exchange)
            )
        else:
            exchange.handle_notification(message)
        return None

    async def _answer_server_request(
        self, message: RpcMessage, fields: dict[str, str], exchange: RequestExchange
    ) -> None:
        body = await exchange.answer_request(message)
        reply = await self._client.send("POST", self._target, fields, body)
        await reply.read(65536)

    # --- legacy sessions ----------------------------------------------------------------------------------------

    async def _request_in_session(
        self, method: str, params: dict[str, Any], relay: Relay, only: _UpstreamSession | None = None
    ) -> RawResult:
        """Send one request and return its result's bytes; where its session was lost, once more in a new one.

        ``only``: the session to send it in; a new one is not opened.
        """
        session = only or self._get_ready_session(relay) or await self._require_session(relay)
        is_renewed = only is not None
        while True:
            exchange = self._start_exchange(relay)
            body = encode_request(exchange.number, method, exchange.build_params(params, "legacy", ""))
            among = session.standing.open if session.standing is not None else None
            if among is not None:
                among.add(exchange)
            try:
                fresh = is_renewed and only is None
                return (await self._post_request(session.head, session.fields, body, exchange, fresh=fresh))[
                    0
                ]
            except asyncio.CancelledError:
                cancelled = encode_notification("notifications/cancelled", {"requestId": exchange.number})
                self._background.start(self._send_notification(session.fields, cancelled))
                raise
            except SessionLostError:
                if is_renewed:
                    raise
            finally:
                if among is not None:
                    among.discard(exchange)
            session, is_renewed = await self._renew_session(session, relay), True

    async def _renew_session(self, lost: _UpstreamSession, relay: Relay) -> _UpstreamSession:
        self._forget_session(lost)
        try:
            return await self._require_session(relay)
        except HttpRefusalError as refusal:
            if refusal.status == 404:  # there is no endpoint either
                raise HttpTransportError("refused", sent=False) from None
            raise

    def _forget_session(self, session: _UpstreamSession) -> None:
        """Forget a lost session, unless a concurrent request has replaced it already."""
        if session.stream_task is not None:
            session.stream_task.cancel()
        for key, task in list(self._sessions.items()):
            if _get_result(task) is session:
                del self._sessions[key]

    async def _require_session(self, relay: Relay) -> _UpstreamSession:
        """Return the session for a request not yet sent: any failure here means that the request had no effect.

        Raises:
            HttpTransportError: it cannot be opened.
            HttpRefusalError: the server refuses to open it.
        """
        try:
            return await self._get_session(relay)
        except LoginRequiredError:
            raise
        except HttpRefusalError as refusal:
            if 400 <= refusal.status < 500:
                raise
        except (HttpTransportError, RpcFaultError, MalformedMessageError):
            pass
        raise HttpTransportError("refused", sent=False)

    async def _send_notification(self, fields: dict[str, str], body: bytes) -> None:
        reply = await self._client.send("POST", self._target, fields, body)
        await reply.read(65536)

    def _get_ready_session(self, relay: Relay) -> _UpstreamSession | None:
        """Return the session for these capabilities if there is one."""
        task = self._sessions.get(_get_session_key(relay))
        return None if task is None else _get_result(task)

    async def _get_session(self, relay: Relay) -> _UpstreamSession:
        """Return the session for these capabilities, opening it if necessary; concurrent callers share one opening."""
        key = _get_session_key(relay)
        task = self._sessions.get(key)
        if task is None:
            if len(self._sessions) >= _MAX_SESSIONS:
                raise RpcFaultError(mcp_protocol.INTERNAL_ERROR, "Too many kinds of clients for one server.")
            stream = bool(relay.capabilities) and key != _LISTING_KEY
            task = asyncio.ensure_future(self._open_session(relay.capabilities, stream=stream))
            self._sessions[key] = task
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            raise
        except Exception:
            if self._sessions.get(key) is task:
                del self._sessions[key]
            raise

    async def _open_session(self, capabilities: dict[str, Any], *, stream: bool) -> _UpstreamSession:
        exchange = self._start_exchange(_NO_CALLER)
        params = {
            "protocolVersion": mcp_protocol.LEGACY_VERSIONS[0],
            "capabilities": capabilities,
            "clientInfo": CLIENT_INFO,
        }
        common = self._common
        if self._describes_initialize:
            wanted = mcp_protocol.LEGACY_VERSIONS[0]
            common = common | {"MCP-Protocol-Version": wanted, "Mcp-Method": "initialize"}
            params["_meta"] = {
                mcp_protocol.VERSION_META: wanted,
                mcp_protocol.CAPABILITIES_META: capabilities,
                mcp_protocol.CLIENT_META: CLIENT_INFO,
            }
        body = encode_request(exchange.number, "initialize", params)
        head = build_request_head("POST", self._target, common)
        result, reply = await self._post_request(head, common, body, exchange)
        initialized = decode_result(result)
        version = initialized.get("protocolVersion")
        if version not in mcp_protocol.LEGACY_VERSIONS:
            raise MalformedMessageError
        fields = self._common | {"MCP-Protocol-Version": str(version)}
        if "mcp-session-id" in reply.headers:
            fields["Mcp-Session-Id"] = reply.headers["mcp-session-id"]
        await self._send_notification(fields, encode_notification("notifications/initialized"))
        session = _UpstreamSession(fields, build_request_head("POST", self._target, fields), initialized)
        if stream:
            await self._open_session_stream(session)
        return session

    async def _open_session_stream(self, session: _UpstreamSession) -> None:
        """Open the stream for server requests outside a call's stream: some servers send all their questions there."""
        session.standing = SessionStream(
            lambda: self._client.send("GET", self._target, session.fields),
            lambda body: self._send_notification(session.fields, body),
            self._spec.max_output_bytes,
        )
        session.stream_task = self._background.start(session.standing.run())
        await session.standing.wait_until_ready()

    # --- what the server announces ------------------------------------------------------------------------------

    def listen(self, uris: tuple[str, ...] = ()) -> None:
        """Begin to receive announcements: changes of the server's lists, and of these resources.

        A server that does not know the method is not asked again before it is connected to anew, or announces a changed list.
        """
        self._listens_to = uris
        if self._listener is not None:
            self._listener.cancel()
        if _LISTEN_METHOD not in self._unknown_methods:
            self._listener = self._background.start(self._run_listener(uris))

    def _notice(self, method: str, params: dict[str, Any]) -> None:
        """Pass on an announcement; after a changed list the server may know methods that it did not know before."""
        if self._unknown_methods and method in _LIST_CHANGES:
            was_deaf = _LISTEN_METHOD in self._unknown_methods
            self._unknown_methods.clear()
            if was_deaf:
                self.listen(self._listens_to)
        self._pass_on(method, params)

    async def _run_listener(self, uris: tuple[str, ...]) -> None:
        wanted = {
            "toolsListChanged": True,
            "promptsListChanged": True,
            "resourcesListChanged": True,
            "resourceSubscriptions": list(uris),
        }
        for attempt in range(1_000_000):
            try:
                if self.era == "modern":
                    await self.request(_LISTEN_METHOD, {"notifications": wanted}, _NO_CALLER, {})
                elif not await self._read_announcements(uris):
                    return
            except RpcFaultError as fault:
                if fault.code == mcp_protocol.METHOD_NOT_FOUND:
                    self._unknown_methods.add(_LISTEN_METHOD)
                    return
            except (HttpTransportError, HttpRefusalError, MalformedMessageError):
                pass  # announcements are optional; calls detect by themselves whether the server is reachable
            await asyncio.sleep(min(30.0, 0.5 * 2 ** min(attempt, 6)))

    async def _read_announcements(self, uris: tuple[str, ...]) -> bool:
        """Read the standing stream of a legacy session; return False if the server offers none."""
        session = await self._get_session(LISTING_RELAY)
        try:
            await self._subscribe(session, uris)
        except SessionLostError:
            self._forget_session(session)
            return True
        reply = await self._client.send("GET", self._target, session.fields)
        if reply.status != 200 or reply.media_type != "text/event-stream":
            if is_lost_session(reply.status, await reply.read(65536)):
                self._forget_session(session)
            return reply.status != 405
        reader = EventReader(1 << 20)
        async for part in reply:
            for event in reader.feed(part):
                if event.data:
                    self._handle_announcement(read_message(event.data), session)
        return True

    async def _subscribe(self, session: _UpstreamSession, uris: tuple[str, ...]) -> None:
        """Subscribe to these resources; a server that does not know how still announces changes of its lists."""
        for uri in () if _SUBSCRIBE_METHOD in self._unknown_methods else uris:
            try:
                await self._request_in_session(_SUBSCRIBE_METHOD, {"uri": uri}, _NO_CALLER, session)
            except RpcFaultError as fault:
                if fault.code != mcp_protocol.METHOD_NOT_FOUND:
                    raise
                self._unknown_methods.add(_SUBSCRIBE_METHOD)
                return

    def _handle_announcement(self, message: RpcMessage, session: _UpstreamSession) -> None:
        """Pass on an announcement; a question that concerns no call is refused."""
        if message.method is not None and has_id(message):
            exchange = RequestExchange(0, _NO_CALLER, self._notice)
            answer = self._answer_server_request(message, session.fields, exchange)
            self._questions.answer(self._background, answer)
        elif message.method is not None:
            self._notice(message.method, parse_params(message))


def _find_answer(data: bytes, exchange: RequestExchange) -> RpcMessage:
    """Return the message in a response's body, or that of a batch which answers this request."""
    batch = [read_message(one) for one in split_batch(data)]
    answers = (one for one in batch if one.method is None and answers_request(one, exchange))
    return next(answers, None) or read_message(data)


def _get_session_key(relay: Relay) -> bytes:
    if relay is LISTING_RELAY:
        return _LISTING_KEY
    return _encode_sorted(relay.capabilities) if relay.capabilities else _NO_CAPABILITIES


def _get_result(task: "asyncio.Task[_UpstreamSession]") -> _UpstreamSession | None:
    """Return the session if it has been opened."""
    ready = task.done() and not task.cancelled() and task.exception() is None
    return task.result() if ready else None


def _make_method_headers(method: str, params: dict[str, Any]) -> bytes:
    """Return the headers that describe a request."""
    headers = {"Mcp-Method": method}
    named = mcp_protocol.NAME_HEADER_PARAMS.get(method)
    if named is not None:
        headers["Mcp-Name"] = mcp_protocol.encode_header_value(str(params.get(named, "")))
    return encode_header_lines(headers)
