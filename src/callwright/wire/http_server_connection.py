"""One client connection of the server: parses requests, runs their handlers one after another, writes responses in order.

Parsed by httptools (llhttp, strict): a message that two parsers could read differently is refused and the connection
closed. Limits and deadlines are checked here or by the server's periodic sweep; there is no timer per request.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Hashable
from typing import TYPE_CHECKING, Final, Never, cast

import httptools

from callwright.wire.body_budget import make_full_refusal
from callwright.wire.delivery_receipts import DeliveryReceipts
from callwright.wire.http_messages import (
    EVENT_HEADER_FIELDS,
    REASON_PHRASES,
    BodyOwner,
    EventStream,
    HttpRequest,
    HttpResponse,
    IdentifySender,
    RequestHandler,
    RequestRefusedError,
    encode_header_fields,
    make_problem,
)
from callwright.wire.partial_request import PartialRequest
from callwright.wire.request_head import RequestHead

if TYPE_CHECKING:
    from callwright.wire.http_server import HttpServer

log = logging.getLogger("callwright.gateway")

_NO_DEADLINE: Final = float("inf")
_MAX_READ_BYTES: Final = 256 * 1024
"""Upper bound of one read of the transport: an endless header is noticed at the next read at the latest."""

_HEAD_LIMIT_OFF: Final = -(1 << 60)
_HTTP_VERSIONS: Final = frozenset({"1.0", "1.1"})
_MAX_COPIED_BODY_BYTES: Final = 64 * 1024
"""Larger bodies are written separately instead of being copied behind the head."""


class HttpServerConnection(asyncio.Protocol):
    """One connection of the server; also the ``ResponseWriter`` of its responses."""

    def __init__(self, server: "HttpServer") -> None:
        self.deadline = _NO_DEADLINE
        self._server = server
        self._limits = server.limits
        self._loop = asyncio.get_running_loop()
        self._parser = httptools.HttpRequestParser(self)
        self._transport: asyncio.Transport | None = None
        self._incoming = PartialRequest()
        self._waiting: deque[tuple[HttpRequest, bool]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._current: HttpRequest | None = None
        self._keep = True
        self._chunked = False
        self._streaming = False
        self.receipts = DeliveryReceipts()
        self._closed_by_client = False
        self._resumed: asyncio.Event | None = None
        self._unread = 0
        self.unread_since = 0.0
        """When its client let a response pile up, on the clock of the loop; meaningful while it has unread bytes."""
        self._peer = ""
        self.behind_proxy = False
        self.peer = ""
        """Address of the TCP peer; "" if it is a trusted proxy, whose connections are of many clients."""
        self.is_stranger = True
        self.body_began: float | None = None
        self._body_owner: BodyOwner | None = None
        self._identifying: asyncio.Task[None] | None = None
        self._holds_body = False
        self._in_head = 0
        self._between = True
        self._read: list[RequestHead] = []
        self._last_word: HttpResponse | None = None
        self._is_lingering = False
        self._replaying = False
        self._unsent = b""
        self._turn = 0
        self.idle_since = server.now
        """When it began to wait for a request, on the clock of the loop; meaningful while ``is_idle``."""

    # --- the transport ------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Register the connection, or refuse it when there are too many (asyncio callback)."""
        self._transport = cast("asyncio.Transport", transport)
        peer = transport.get_extra_info("peername")
        self._peer = str(peer[0]) if peer else ""
        self.receipts.shared = self.behind_proxy = self._server.is_proxy(self._peer)
        self.peer = "" if self.receipts.shared else self._peer
        self.deadline = self._server.now + self._limits.head_s
        if not self._server.admit(self):
            self._keep = False
            self._write_response(make_problem(503, "Too many connections.", {"Retry-After": "1"}))
            self._close_transport()

    def connection_lost(self, exc: Exception | None) -> None:
        """Clean up after a disconnect: a handler that may be cancelled is cancelled, one with an effect under way runs on."""
        self._transport = None
        self._server.remove_connection(self)
        self._waiting.clear()
        if self._resumed is not None:
            self._resumed.set()
        if self._task is not None and self._current is not None and not self._current.alone:
            self._task.cancel()
        self._end_identification()
        in_order, self._unsent = exc is None and not self._unsent, b""
        for one in self.receipts.end_connection(in_order=in_order, by_client=self._closed_by_client):
            self._server.assume_delivered(one.received)

    def eof_received(self) -> None:
        """Note whether the client closed cleanly, that is after the write buffer had drained; it may still read a response."""
        unsent = self._unsent or self._transport is None or self._transport.get_write_buffer_size()
        self._closed_by_client = not unsent
        self._flush_unsent()

    def data_received(self, data: bytes) -> None:
        """Feed received bytes to the parser, or take the whole request from the head cache."""
        if self._unsent:
            self._flush_unsent()  # what this request's client may have received is what was written before
        if self._last_word is not None or self._is_lingering:
            return
        alone = self._between and self._task is None and self._keep
        if alone:
            head = self._server.heads.find_head(data)
            if head is not None:
                body = data[len(data) - head.length :]
                self._begin_request(
                    HttpRequest(head, body, self, self._peer, self.receipts.answers), keep=True
                )
                return
        self._read.clear()
        self._feed_parser(data)
        if alone and self._between and self._keep and len(self._read) == 1:
            self._server.heads.store_head(data, self._read[0])

    def _feed_parser(self, data: bytes) -> None:
        self._in_head += len(data)
        try:
            self._parse_ignoring_offers(data)
        except httptools.HttpParserError:  # also by ``_refuse``
            self._incoming.refusal = self._incoming.refusal or make_problem(
                400, "The request is not valid HTTP."
            )
        if self._in_head > self._limits.head_bytes + _MAX_READ_BYTES:
            self._incoming.refusal = make_problem(431, "The headers are too large.")
        refusal = self._incoming.refusal
        if refusal is not None and self._transport is not None:
            self._refuse_and_close(refusal)

    def _parse_ignoring_offers(self, data: bytes) -> None:
        """Parse; an offer of another protocol (``Upgrade``) is ignored, as RFC 9110 §7.8 allows, and its request read as usual.

        The parser ends a request at such an offer and takes its body for the other protocol.
        """
        while data:
            try:
                self._parser.feed_data(data)
            except httptools.HttpParserUpgrade as offer:
                data = data[offer.args[0] :]
                if self._incoming.skipped_body:
                    self._replaying = True
                    self._parser = httptools.HttpRequestParser(self)  # the other one may be at its end
                    self._parser.feed_data(self._incoming.encode_head_for_body())
            else:
                return

    def pause_writing(self) -> None:
        """Flow control: the write buffer is full; start the write deadline."""
        self._resumed = asyncio.Event()
        self._unread = self._count_buffered_bytes()
        self.unread_since = self._server.now
        self.deadline = self._server.now + self._limits.write_s

    def _count_buffered_bytes(self) -> int:
        return 0 if self._transport is None else self._transport.get_write_buffer_size()

    def measure_unread(self) -> int:
        """Return the bytes that the client lets pile up, 0 for none; one that has read some of them since gets further time."""
        if self._resumed is None:
            return 0
        before, self._unread = self._unread, self._count_buffered_bytes()
        if self._unread < before:
            self.deadline = self._server.now + self._limits.write_s
        return self._unread

    def resume_writing(self) -> None:
        """Flow control: the write buffer has drained."""
        if self._resumed is not None:
            self._resumed.set()
        self._resumed = None
        self.deadline = _NO_DEADLINE

    # --- the parser ---------------------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        """Begin a request (parser callback)."""
        if self._replaying:
            return
        self._between = False
        self._incoming = PartialRequest(self.receipts.answers)
        if self._task is None:
            self.deadline = self._server.now + self._limits.head_s

    def on_url(self, part: bytes) -> None:
        """Append a part of the request target (parser callback)."""
        if not self._replaying:
            self._incoming.target += part
            self._count_head_bytes(len(part))

    def on_header(self, name: bytes, value: bytes) -> None:
        """Store one header (parser callback). Trailers only count: they do not change the head (RFC 9110 §6.5)."""
        if self._replaying:
            return
        self._count_head_bytes(len(name) + len(value) + 4)
        if not self._incoming.has_head:
            self._incoming.add_field(name.lower(), value)

    def _count_head_bytes(self, size: int) -> None:
        incoming = self._incoming
        incoming.head += size
        if incoming.head > self._limits.head_bytes or len(incoming.fields) > self._limits.head_fields:
            self._refuse(make_problem(431, "The headers are too large."))

    def _refuse(self, answer: HttpResponse) -> Never:
        """Refuse the request being parsed, from within a parser callback.

        Raises:
            RequestRefusedError: always; it stops the parser, so that nothing behind the request is read as another one.
        """
        self._incoming.refusal = answer
        raise RequestRefusedError(answer)

    def on_headers_complete(self) -> None:
        """Check the head before the body is read (parser callback)."""
        incoming = self._incoming
        if self._replaying:
            self._replaying = incoming.skipped_body = False
            return
        self._in_head = _HEAD_LIMIT_OFF
        incoming.has_head = True
        incoming.method = self._parser.get_method()
        refusal = incoming.refusal or self._find_head_refusal(incoming)
        if refusal is not None:
            self._refuse(refusal)
        framed = (
            incoming.fields.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in incoming.fields
        )
        incoming.skipped_body = framed and self._parser.should_upgrade()
        if int(incoming.fields.get(b"content-length", b"0")) > self._limits.small_body_bytes:
            self._begin_large_body()
        if self._task is None:
            self.deadline = self._server.now + self._limits.body_s
            if self._identifying is None:
                self._invite_body()

    def _invite_body(self) -> None:
        if b"expect" in self._incoming.fields and self._transport is not None:
            self._flush_unsent()
            self._transport.write(b"HTTP/1.1 100 Continue\r\n\r\n")

    def _find_head_refusal(self, incoming: PartialRequest) -> HttpResponse | None:
        """Return the refusal that the head alone justifies, or None."""
        version = self._parser.get_http_version()
        if version not in _HTTP_VERSIONS:
            return make_problem(505, "HTTP/1.1 is spoken here.")
        if version == "1.0" and b"transfer-encoding" in incoming.fields:
            return make_problem(400, "Transfer-Encoding is not part of HTTP/1.0.")
        return self._server.find_head_refusal(incoming.fields, incoming.target)

    def on_body(self, part: bytes) -> None:
        """Append a part of the body (parser callback); refuse a body over the limit."""
        incoming = self._incoming
        incoming.size += len(part)
        if incoming.size > self._limits.body_bytes:
            incoming.body.clear()
            self._refuse(make_problem(413, f"The body is larger than {self._limits.body_bytes} bytes."))
        incoming.body.append(part)
        if incoming.size > self._limits.small_body_bytes:
            self._hold_large_body(len(part))

    # --- large bodies -------------------------------------------------------------------------------------------

    def _begin_large_body(self) -> None:
        """Identify the sender before more of the body is read; a body that no handler reads is refused."""
        self.body_began = self._server.now
        self._body_owner = None
        incoming = self._incoming
        request = HttpRequest(self._make_head(), b"", self, self._peer, incoming.after)
        handler = self._server.find_handler(request)
        if isinstance(handler, HttpResponse):
            self._refuse(handler)
        identify = self._server.find_identification(handler)
        if identify is not None:
            self._identifying = self._loop.create_task(self._identify_sender(identify, request))
            self._control_reading()

    async def _identify_sender(self, identify: IdentifySender, request: HttpRequest) -> None:
        refusal = None
        try:
            self._body_owner = await identify(request)
        except RequestRefusedError as refused:
            refusal = refused.response
        except Exception:
            log.exception("a caller could not be identified")
            refusal = make_problem(500, "Internal error.")
        self._identifying = None
        if (
            refusal is None
            and self._holds_body
            and self._server.bodies.hold(self, 0, self._body_owner) == "refuse"
        ):
            refusal = make_full_refusal()  # with what has come meanwhile its sender holds too much
        if refusal is None:
            self._invite_body()
            self._control_reading()
        else:
            self._give_up_request(refusal)

    def _end_identification(self) -> None:
        """The request is complete, so that its handler identifies the sender, or its client has disconnected."""
        if self._identifying is not None:
            self._identifying.cancel()
            self._identifying = None
            self._control_reading()

    def _hold_large_body(self, size: int) -> None:
        """Count a part of a large body, and wait if there is no room for more."""
        if self.body_began is None:  # without a declared length it turns out large only now
            self._begin_large_body()
        if not self._holds_body:
            self._holds_body = True
            size = self._incoming.size
        if self._server.bodies.hold(self, size, self._body_owner) == "refuse":
            self._refuse(make_full_refusal())
        self._control_reading()

    def _control_reading(self) -> None:
        """Read on unless the sender is being identified, or the body has to wait for room."""
        if self._transport is None or self._transport.is_closing():
            return
        if self._identifying is not None or self._server.bodies.is_waiting(self):
            self._transport.pause_reading()
        else:
            self._transport.resume_reading()

    def resume_body(self) -> None:
        """Read on: there is room for the body again."""
        self._control_reading()

    def give_up_body(self) -> None:
        """Refuse the unfinished body: others wait for its place, or it waits in vain itself."""
        waits = self._server.bodies.is_waiting(self)
        self._give_up_request(
            make_full_refusal()
            if waits
            else make_problem(408, "The request took too long while others waited.")
        )

    def _give_up_request(self, answer: HttpResponse) -> None:
        """Refuse the request that is being received."""
        self._incoming.body.clear()
        self._end_body()
        self._refuse_and_close(answer)

    def _end_body(self) -> None:
        self.body_began = None
        self._holds_body = False
        self._server.bodies.release(self)

    def on_message_complete(self) -> None:
        """Queue or begin the complete request (parser callback)."""
        incoming = self._incoming
        if incoming.skipped_body:
            return
        self._in_head = 0
        self._between = True
        if self._last_word is not None:
            return
        head = self._make_head()
        self.body_began = None
        self._end_identification()
        parts = incoming.body
        body = parts[0] if len(parts) == 1 else b"".join(parts)
        incoming.method = b""  # a refusal of what follows answers no HEAD
        self._read.append(head)
        request = HttpRequest(head, body, self, self._peer, incoming.after)
        keep = self._parser.should_keep_alive() and self._parser.get_http_version() == "1.1"
        if self._task is not None:
            self._waiting.append((request, keep))
            if len(self._waiting) > self._limits.ahead:
                self._last_word = make_problem(429, "Too many pipelined requests on one connection.")
            return
        self._begin_request(request, keep=keep)

    def _make_head(self) -> RequestHead:
        """Return the head of the request being parsed; refuse a target that does not belong to this server."""
        incoming = self._incoming
        target = self._read_target(incoming.target)
        if target is None:
            self._refuse(make_problem(400, "The request target must be a path, or a URL of this server."))
        return RequestHead(incoming.method.decode("ascii"), target, incoming.fields)

    def _read_target(self, target: bytes) -> bytes | None:
        """Return path and query; a whole URL (RFC 9112 §3.2.2) must name this server. None for any other form."""
        if b"#" in target:
            return None
        if target.startswith(b"/"):
            return target
        scheme, _, rest = target.partition(b"://")
        authority, slash, path = rest.partition(b"/")
        known = self._server.origins.is_known_host(authority.decode("latin-1"))
        return slash + path if slash and known and scheme.lower() in {b"http", b"https"} else None

    # --- answering ----------------------------------------------------------------------------------------------

    def _begin_request(self, request: HttpRequest, *, keep: bool) -> None:
        self._keep = keep and not self._server.closing
        self._chunked = keep or self._parser.get_http_version() == "1.1"
        self._current = request
        self._server.requests_begun += 1
        self._turn = self._server.requests_begun
        self.deadline = _NO_DEADLINE
        handler = self._server.find_handler(request)
        if isinstance(handler, HttpResponse):
            self._finish_request(handler)
        else:
            self._task = request.task = self._loop.create_task(self._run_handler(handler, request))

    async def _run_handler(self, handler: RequestHandler, request: HttpRequest) -> None:
        try:
            answer = await handler(request)
        except RequestRefusedError as refused:
            answer = refused.response
        except Exception:
            log.exception("a handler failed")
            answer = make_problem(500, "Internal error.")
        self._task = None
        if self._transport is not None:
            self._finish_request(answer)

    def _finish_request(self, answer: HttpResponse | EventStream) -> None:
        """Write the response and begin the next queued request."""
        request = self._current
        asker = None if request is None else request.asker
        self.receipts.record_answer(asker, answer.received, answer.closed, self._server.now)
        if isinstance(answer, HttpResponse):
            self._write_response(answer)
        else:
            self._end_stream(answer.tail)
        self._current = None
        if self._holds_body and self.body_began is None:
            self._end_body()
        if not self._keep:
            self._close_transport()
        elif self._waiting:
            request, keep = self._waiting.popleft()
            self._begin_request(request, keep=keep)
        elif self._last_word is not None:
            self._refuse_and_close(self._last_word)
        elif self._resumed is None:
            self.idle_since = self._server.now
            self.deadline = self.idle_since + self._limits.idle_s

    def _write_response(self, answer: HttpResponse) -> None:
        if self._streaming:  # the handler failed after its stream had begun: cut it instead of ending it
            self._keep = False
            self._flush_unsent()
            return
        if self._transport is None:
            return
        head = None if self._current is None else self._current.head
        body = answer.body
        usual = self._server.usual_heads.get(answer.content_type) if answer.status == 200 else None
        if usual and answer.headers is None and self._keep and head is not None and head.is_plain:
            begin = b"%b%d\r\n\r\n" % (usual, len(body))
        else:
            begin = self._encode_head(answer)
            if self._get_method() == b"HEAD":
                body = b""
        if len(body) > _MAX_COPIED_BODY_BYTES:
            self._flush_unsent()
            self._transport.writelines((begin, body))
        else:
            self._unsent += begin + body
            self._flush_soon()

    def _get_method(self) -> bytes:
        """Return the method of the request that is answered: the current one, or the one that could not be read to its end."""
        return self._incoming.method if self._current is None else self._current.method.encode()

    def _get_cross_origin_fields(self) -> bytes:
        """Return the header lines that let a page of a configured origin read the response, if it comes from one."""
        fields = self._incoming.fields if self._current is None else self._current.head.fields
        return self._server.get_cross_origin_fields(fields) if b"origin" in fields else b""

    def _encode_head(self, answer: HttpResponse) -> bytes:
        length = b"" if answer.status == 204 else b"Content-Length: %d\r\n" % len(answer.body)
        return b"".join(
            (
                _get_status_line(answer.status),
                self._server.fields,
                encode_header_fields(answer.content_type, answer.headers),
                self._get_cross_origin_fields(),
                b"" if self._keep else b"Connection: close\r\n",
                length,
                b"\r\n",
            )
        )

    def _refuse_and_close(self, answer: HttpResponse) -> None:
        """Answer an unusable request after the responses still due, then close: later bytes cannot be trusted."""
        if self._task is not None:
            self._last_word = answer
            return
        self._keep = False
        self._write_response(answer)
        self._linger()

    def _linger(self) -> None:
        """End the response, and drop for a while what the client still sends, before the connection is closed.

        To close with unread bytes resets the connection, and the client may lose the response (RFC 9112 §9.6).
        """
        if self._transport is None:
            return
        self._flush_unsent()
        self._is_lingering = True
        self._incoming.body.clear()
        self._end_body()
        self._end_identification()
        self.deadline = self._server.now + self._limits.linger_s
        if self._transport.can_write_eof():
            self._transport.write_eof()
        self._transport.resume_reading()

    def _close_transport(self) -> None:
        if self._transport is not None:
            self._flush_unsent()
            self._transport.close()

    # --- Writer -------------------------------------------------------------------------------------------------

    @property
    def open(self) -> bool:
        """Whether the client is still connected."""
        return self._transport is not None

    def write_head(self, status: int, fields: bytes, first: bytes = b"") -> None:
        """Write status and headers of a response of unknown length, and the first part of its body.

        What the handler writes before it waits for anything is sent together with them, in one system call.
        """
        self._streaming = True
        self._keep = self._keep and self._chunked
        if self._transport is None:
            return
        head = None if self._current is None else self._current.head
        if status == 200 and fields is EVENT_HEADER_FIELDS and self._chunked and head and head.is_plain:
            begin = self._server.usual_stream_head
        else:
            begin = self._encode_stream_head(status, fields)
        self._unsent = b"".join((self._unsent, begin, *self._split_chunk(first)))
        self._server.writes.add(self._flush_unsent)

    def _encode_stream_head(self, status: int, fields: bytes) -> bytes:
        how = b"Transfer-Encoding: chunked\r\n" if self._chunked else b"Connection: close\r\n"
        cross_origin = self._get_cross_origin_fields()
        return b"".join((_get_status_line(status), self._server.fields, fields, cross_origin, how, b"\r\n"))

    def _flush_soon(self) -> None:
        """Write at once, or, if other requests have begun meanwhile, together with their responses.

        The response of an effect never waits: such calls come in groups from the ledger already.
        """
        is_effect = self._current is not None and self._current.alone
        if is_effect or self._server.requests_begun == self._turn:
            self._flush_unsent()
        else:
            self._server.writes.add(self._flush_unsent)

    def _flush_unsent(self) -> None:
        data, self._unsent = self._unsent, b""
        if data and self._transport is not None:
            self._transport.write(data)

    def write_chunk(self, data: bytes) -> None:
        """Write a part of the body. Does nothing when the client has disconnected."""
        self._unsent = b"".join((self._unsent, *self._split_chunk(data)))
        self._flush_unsent()

    def _split_chunk(self, data: bytes) -> tuple[bytes, ...]:
        """Return a part of the body as parts to be joined: it may be megabytes, and is copied once."""
        return (b"%x\r\n" % len(data), data, b"\r\n") if self._chunked and data else (data,)

    def _end_stream(self, last: bytes) -> None:
        self._streaming = False
        end = b"0\r\n\r\n" if self._chunked else b""
        self._unsent = b"".join((self._unsent, *self._split_chunk(last), end))
        self._flush_soon()

    def record_asker(self, asker: Hashable, after: int) -> None:
        """Record which principal and client sent a request that began after ``after`` responses."""
        self.is_stranger = False
        self.receipts.record_asker(asker, after)

    def is_proxy_address(self, address: str) -> bool:
        """Return whether this is the address of a trusted proxy."""
        return self._server.is_proxy(address)

    async def drain(self) -> None:
        """Wait until the write buffer has drained."""
        if self._resumed is not None:
            await self._resumed.wait()

    # --- the server ---------------------------------------------------------------------------------------------

    def enforce_deadline(self) -> None:
        """Enforce an expired deadline: refuse an incomplete request, abort a client that does not read, close when idle."""
        if self._transport is None:
            return
        if self._resumed is not None:
            self._transport.abort()
        elif self._is_lingering:
            self._close_transport()
        elif not self._between and self._task is None:
            waited = self._server.bodies.is_waiting(self)
            self._give_up_request(
                make_full_refusal() if waited else make_problem(408, "The request took too long.")
            )
        else:
            self._close_transport()

    def drop_unread(self) -> None:
        """Disconnect a client that lets responses pile up."""
        if self._transport is not None:
            self._transport.abort()

    def begin_shutdown(self) -> None:
        """Close when the server shuts down: at once if idle, else after the current response."""
        self._keep = False
        if self._task is None:
            self._close_transport()

    def make_room(self) -> None:
        """Close: another connection takes its place. An unfinished request is refused."""
        if self.is_idle or self._is_lingering:
            self.begin_shutdown()
        else:
            self._give_up_request(make_problem(503, "Too many connections.", {"Retry-After": "1"}))
            self._close_transport()

    @property
    def is_busy(self) -> bool:
        """Whether a request is being handled, or a response written."""
        return self._task is not None or self._resumed is not None

    @property
    def is_idle(self) -> bool:
        """Whether it waits for a request of which nothing has come yet, and has nothing more to write."""
        return self._between and self._task is None and self._resumed is None

    @property
    def active_task(self) -> asyncio.Task[None] | None:
        """The task that runs a handler, if any."""
        return self._task


_STATUS_LINES: Final = {
    status: f"HTTP/1.1 {status} {reason}\r\n".encode() for status, reason in REASON_PHRASES.items()
}


def _get_status_line(status: int) -> bytes:
    return _STATUS_LINES.get(status) or f"HTTP/1.1 {status} \r\n".encode()
