"""One client connection to an origin; carries one request and its response at a time."""

import asyncio
import select
import ssl
from collections.abc import Callable
from typing import Final, Protocol, cast

import httptools

from callwright.wire.client_response import ClientResponse, ClientResponseHead
from callwright.wire.request_target import HttpOrigin, HttpTransportError
from callwright.wire.write_batch import WriteBatch

_MAX_HEAD_BYTES: Final = 64 * 1024
_MAX_READ_BYTES: Final = 256 * 1024
"""Upper bound of one read of the transport: an endless header is noticed at the next read at the latest."""

_OVERFLOW_BYTES: Final = 1 << 60
_MAX_CACHED_HEAD_BYTES: Final = 2048
"""Largest response head that is cached, in bytes."""


class ClosedBeforeSendingError(HttpTransportError):
    """The server closed an idle connection before anything of the request was written to it: another connection can be taken."""

    def __init__(self) -> None:
        super().__init__("reset", sent=False)


class HttpConnectionPool(Protocol):
    """The pool that a connection reports to."""

    def release_connection(self, connection: "ClientConnection") -> None:
        """Take back an idle connection for reuse."""
        ...

    def remove_connection(self, connection: "ClientConnection") -> None:
        """Forget a closed connection."""
        ...


class ClientConnection(asyncio.Protocol):
    """One pooled connection, driven by asyncio's protocol callbacks and httptools' parser callbacks."""

    def __init__(self, pool: HttpConnectionPool, place: HttpOrigin) -> None:
        self.place = place
        self.quiet_since = 0.0
        self.transport: asyncio.Transport | None = None
        self._pool = pool
        self._parser = httptools.HttpResponseParser(self)
        self._asked = False
        self._unsent = b""
        self._leaving: Callable[[], None] | None = None
        self._answer: asyncio.Future[ClientResponse] | None = None
        self._headers: dict[str, str] | None = None
        self._head: ClientResponseHead | None = None
        self._reply: ClientResponse | None = None
        self._size = 0
        self._outside = 0
        self._heads = False
        self._held = False
        self._known = b""
        self._known_head: ClientResponseHead | None = None
        self._poll: select.poll | None = None
        self._loop = asyncio.get_running_loop()

    @property
    def is_usable(self) -> bool:
        """Return whether another request may be sent on this connection."""
        return self.transport is not None and not self.transport.is_closing()

    def has_unread_data(self) -> bool:
        """Return whether the idle connection has been closed or written to by the server, which the loop has not noticed yet.

        A request sent then would be lost, and it would be unknown whether it had arrived.
        """
        return self._poll is not None and bool(self._poll.poll(0))

    def send_request(
        self, data: bytes, leaving: Callable[[], None] | None = None, *, heads: bool = False
    ) -> asyncio.Future[ClientResponse]:
        """Send a request; return a future of the response, resolved when its headers have arrived.

        Args:
            data: The whole request.
            leaving: Called just before the first byte is written. If it raises, nothing is sent.
            heads: Set for a HEAD request: its response has no body, even if its headers declare one.
        """
        if leaving is not None:
            try:
                leaving()
            except BaseException:
                self.abort_connection()
                raise
        answer = self._begin_exchange(heads=heads)
        if self.transport is None:
            answer.set_exception(HttpTransportError("reset", sent=False))
        else:
            self.transport.write(data)
        return answer

    def send_in_batch(
        self, data: bytes, leaving: Callable[[], None] | None, batch: WriteBatch, *, heads: bool = False
    ) -> asyncio.Future[ClientResponse]:
        """As ``send_request``, on an idle connection, together with the other writes of the batch.

        The future raises ``ClosedBeforeSendingError`` if the server closes the connection before, or says anything on it.
        """
        answer = self._begin_exchange(heads=heads)
        self._unsent, self._leaving = data, leaving
        batch.add(self._send_unsent)
        return answer

    def _begin_exchange(self, *, heads: bool) -> asyncio.Future[ClientResponse]:
        self._answer = self._loop.create_future()
        self._headers = self._head = self._reply = None
        self._size = self._outside = 0
        self._heads = heads
        self._asked = True
        return self._answer

    def _send_unsent(self) -> None:
        """Write the request that waits for its batch, unless its connection or its caller has disconnected meanwhile."""
        answer, transport = self._answer, self.transport
        if not self._unsent or answer is None or answer.done() or transport is None:
            return
        if transport.is_closing() or self.has_unread_data():
            self._fail_unsent(ClosedBeforeSendingError())
            return
        data, leaving = self._unsent, self._leaving
        self._unsent, self._leaving = b"", None
        if leaving is not None:
            try:
                leaving()
            except BaseException as fault:  # noqa: BLE001 - of the caller, who gets it; the others of the batch do not
                self._fail_unsent(fault)
                return
        transport.write(data)

    def _fail_unsent(self, fault: BaseException) -> None:
        """End an exchange of which nothing has been sent, and its connection."""
        self._unsent, self._leaving = b"", None
        self._asked = False
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(fault)
        self.abort_connection()

    def resume_reading(self) -> None:
        """Resume reading from the transport after the reader has drained its buffer."""
        if self._held and self.transport is not None and not self.transport.is_closing():
            self._held = False
            self.transport.resume_reading()

    def abort_connection(self) -> None:
        """Abort the transport without flushing it."""
        if self.transport is not None:
            self.transport.abort()

    # --- the transport ------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Store the transport (asyncio callback)."""
        self.transport = cast("asyncio.Transport", transport)
        connected = transport.get_extra_info("socket")
        if connected is not None and hasattr(select, "poll"):  # not on every system
            self._poll = select.poll()
            self._poll.register(connected.fileno(), select.POLLIN)

    def data_received(self, data: bytes) -> None:
        """Feed received bytes to the parser; bytes that answer no request end the connection."""
        if not self._asked or self._unsent:
            self.abort_connection()
            return
        first = self._headers is None
        if first and self._answer_from_cached_head(data):
            return
        self._outside += len(data)
        try:
            self._parser.feed_data(data)
        except (httptools.HttpParserError, httptools.HttpParserUpgrade):
            self._outside = _OVERFLOW_BYTES
        if self._outside > _MAX_HEAD_BYTES + _MAX_READ_BYTES:
            self._fail_exchange(HttpTransportError("malformed", sent=True))
            self.abort_connection()
        elif first and self._reply is None:
            self._cache_head(data)

    def _answer_from_cached_head(self, data: bytes) -> bool:
        """Complete the response from the cached head if the data is exactly that head followed by its whole body."""
        head, size = self._known_head, len(self._known)
        if head is None or head.length != len(data) - size or not data.startswith(self._known):
            return False
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(ClientResponse(None, head, data[size:]))
        self._asked = False
        self._finish_exchange(again=True)
        return True

    def _finish_exchange(self, *, again: bool) -> None:
        """Return the connection to the pool, or close it.

        A connection is not reused when the response came before the whole request was sent: the server may close it after this
        response, and a queued request would be lost.
        """
        transport = self.transport
        if transport is None:
            return
        if again and not transport.is_closing() and transport.get_write_buffer_size() == 0:
            self._pool.release_connection(self)
        else:
            transport.close()

    def _cache_head(self, data: bytes) -> None:
        """Cache the head of a response that arrived in one read: the next response mostly begins with the same bytes."""
        head, end = self._head, data.find(b"\r\n\r\n", 0, _MAX_CACHED_HEAD_BYTES) + 4
        if self.is_usable and head is not None and head.length == len(data) - end and head.status == 200:
            self._known, self._known_head = data[:end], head

    def connection_lost(self, exc: Exception | None) -> None:
        """Fail the current exchange; a body without a declared length is complete when the connection closes."""
        self.transport = None
        self._pool.remove_connection(self)
        if self._unsent:
            self._fail_unsent(ClosedBeforeSendingError())
        if self._reply is not None and self._body_ends_with_connection():
            self.on_message_complete()
        if isinstance(exc, ssl.SSLError) and "CERTIFICATE" in (exc.reason or ""):
            # TLS 1.3: the server refuses our certificate, or the lack of one, only after the client's side of the handshake.
            self._fail_exchange(HttpTransportError("certificate", sent=False))
        self._fail_exchange(HttpTransportError("reset", sent=True))

    def _body_ends_with_connection(self) -> bool:
        headers = self._headers or {}
        return "content-length" not in headers and "transfer-encoding" not in headers

    def _fail_exchange(self, fault: HttpTransportError) -> None:
        self._asked = False
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(fault)
        if self._reply is not None:
            self._reply.finish(fault)
            self._reply = None

    # --- the parser ---------------------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        """Begin a response (parser callback). Raises ``ValueError`` for a response without a request."""
        if not self._asked:
            raise ValueError("response without a request")
        self._headers = {}

    def on_header(self, name: bytes, value: bytes) -> None:
        """Store one header (parser callback). Trailers do not change the headers before the body (RFC 9110 §6.5)."""
        self._size += len(name) + len(value)
        if self._size > _MAX_HEAD_BYTES:
            raise ValueError("headers too large")
        if self._head is not None:
            return
        assert self._headers is not None
        key = name.decode("latin-1").lower()
        text = value.decode("latin-1")
        known = self._headers.get(key)
        self._headers[key] = text if known is None else f"{known}, {text}"

    def on_headers_complete(self) -> None:
        """Resolve the response (parser callback). Interim responses (1xx) are skipped; their bytes count as the head's."""
        status = self._parser.get_status_code()
        if status < 200:
            return
        self._outside = 0
        assert self._headers is not None
        self._head = ClientResponseHead(status, self._headers)
        self._reply = ClientResponse(self, self._head)
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(self._reply)
        if self._heads:
            self._finish_head_request()

    def _finish_head_request(self) -> None:
        """Finish the response to a HEAD request and close: the parser would wait for the body that the headers declare."""
        reply, self._reply = self._reply, None
        self._asked = False
        if reply is not None:
            reply.finish()
        self.abort_connection()

    def on_body(self, part: bytes) -> None:
        """Pass a part of the body to the response; stop reading when its buffer is full."""
        self._outside = 0
        if self._reply is not None and not self._reply.add_part(part) and self.transport is not None:
            self._held = True
            self.transport.pause_reading()

    def on_message_complete(self) -> None:
        """Finish the response and make the connection available again (parser callback)."""
        reply = self._reply
        if reply is None:
            return
        self._reply = None
        self._asked = False
        reply.finish()
        self.resume_reading()
        self._finish_exchange(again=self._parser.should_keep_alive())
