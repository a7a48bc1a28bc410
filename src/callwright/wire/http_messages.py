"""What a handler receives and returns: requests, responses and event streams.

May not know: sockets (a stream writes through its ``ResponseWriter``), routes, MCP.
"""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping
from typing import Any, Final, NamedTuple, Protocol
from urllib.parse import parse_qsl

import msgspec

from callwright._version import __version__
from callwright.wire.request_head import RequestHead

_MAX_QUERY_FIELDS: Final = 100
JSON_MEDIA: Final = "application/json"
PROBLEM_MEDIA: Final = "application/problem+json"
EVENTS_MEDIA: Final = "text/event-stream"

REASON_PHRASES: Final = {
    200: "OK", 201: "Created", 202: "Accepted", 204: "No Content", 301: "Moved Permanently", 302: "Found",
    303: "See Other", 304: "Not Modified", 307: "Temporary Redirect", 308: "Permanent Redirect",
    400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    406: "Not Acceptable", 408: "Request Timeout", 409: "Conflict", 410: "Gone", 412: "Precondition Failed",
    413: "Content Too Large", 414: "URI Too Long", 415: "Unsupported Media Type", 422: "Unprocessable Content",
    425: "Too Early", 428: "Precondition Required", 429: "Too Many Requests",
    431: "Request Header Fields Too Large", 500: "Internal Server Error", 501: "Not Implemented",
    502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout", 505: "HTTP Version Not Supported",
}  # fmt: skip


class HttpResponse:
    """A complete response.

    Attributes:
        status: HTTP status.
        body: The body's bytes.
        content_type: None omits the header.
        headers: Further headers; names and values are ASCII without line breaks. A response of events has those that keep it
            from being stored or buffered besides.
        received: Called once the client has certainly read the response; never if it may have been lost.
        closed: Called when the client closes the connection cleanly after the response; never behind a proxy.
    """

    __slots__ = ("body", "closed", "content_type", "headers", "received", "status")

    def __init__(
        self,
        status: int = 200,
        body: bytes = b"",
        content_type: str | None = JSON_MEDIA,
        headers: Mapping[str, str] | None = None,
        received: Callable[[], None] | None = None,
    ) -> None:
        self.status = status
        self.body = body
        self.content_type = content_type
        self.headers = headers
        self.received = received
        self.closed: Callable[[], None] | None = None


def make_json_response(
    value: Any, status: int = 200, headers: Mapping[str, str] | None = None
) -> HttpResponse:
    """Return a response with this value as JSON."""
    return HttpResponse(status, msgspec.json.encode(value), JSON_MEDIA, headers)


def make_event_response(first: bytes, data: bytes, event: str, id_: str) -> HttpResponse:
    """Return a complete response of an encoded event and one with this data: what a stream would carry, with a known length."""
    return HttpResponse(200, b"".join((first, *_split_event(data, event, id_))), EVENTS_MEDIA)


def make_problem(
    status: int, detail: str, headers: Mapping[str, str] | None = None, **members: Any
) -> HttpResponse:
    """Return a refusal as problem+json; ``members`` are extension members.

    The title of a problem of type about:blank is its status's reason phrase (RFC 9457 §4.2.1); ``detail`` is specific.
    """
    problem = {
        "type": "about:blank",
        "title": REASON_PHRASES[status],
        "status": status,
        "detail": detail,
        **members,
    }
    body = msgspec.json.encode(problem)
    return HttpResponse(status, body, PROBLEM_MEDIA, headers)


class RequestRefusedError(Exception):
    """Raised by a handler to send ``response`` at once."""

    def __init__(self, response: HttpResponse) -> None:
        super().__init__(response.status)
        self.response = response


class ResponseWriter(Protocol):
    """The server side of one response: how a stream is written to its connection."""

    @property
    def open(self) -> bool:
        """Whether the client is still connected."""
        ...

    def record_asker(self, asker: Hashable, after: int) -> None:
        """Record which principal and client sent a request that began after ``after`` responses."""
        ...

    @property
    def behind_proxy(self) -> bool:
        """Whether the connection is that of a trusted proxy."""
        ...

    def is_proxy_address(self, address: str) -> bool:
        """Return whether this is the address of a trusted proxy."""
        ...

    def write_head(self, status: int, fields: bytes, first: bytes = b"") -> None:
        """Write status and headers of a response of unknown length, and the first part of its body."""
        ...

    def write_chunk(self, data: bytes) -> None:
        """Write a part of the body. Does nothing when the client has disconnected."""
        ...

    async def drain(self) -> None:
        """Wait until the write buffer has drained."""
        ...


class EventStream:
    """A response as server-sent events: begun by ``HttpRequest.open_event_stream``, ended when the handler returns it."""

    __slots__ = ("_writer", "closed", "received", "tail")

    def __init__(self, writer: ResponseWriter) -> None:
        self.tail = b""
        self._writer = writer
        self.received: Callable[[], None] | None = None
        self.closed: Callable[[], None] | None = None

    @property
    def open(self) -> bool:
        """Whether the client is still connected."""
        return self._writer.open

    def put(self, data: bytes, *, event: str | None = None, id_: str | None = None) -> None:
        """Send one event without waiting; ``data`` may not contain line breaks (JSON does not)."""
        self._writer.write_chunk(encode_event(data, event, id_))

    def set_final_event(self, data: bytes, *, event: str | None = None, id_: str | None = None) -> None:
        """Set the last event: it is written together with the end of the stream when the handler returns."""
        self.tail = encode_event(data, event, id_)

    async def send(self, data: bytes, *, event: str | None = None, id_: str | None = None) -> None:
        """Send one event and wait until the write buffer has drained."""
        self.put(data, event=event, id_=id_)
        await self._writer.drain()

    def send_keep_alive(self) -> None:
        """Send a comment that keeps the connection alive; clients ignore it."""
        self._writer.write_chunk(b":\n\n")

    def send_retry(self, ms: int, id_: str) -> None:
        """Send the reconnection time in milliseconds and the event id to resume from."""
        self._writer.write_chunk(f"id: {id_}\nretry: {ms}\ndata: \n\n".encode())


def encode_event(data: bytes, event: str | None = None, id_: str | None = None) -> bytes:
    """Encode one event; ``data`` may not contain line breaks."""
    return b"".join(_split_event(data, event, id_))


def _split_event(data: bytes, event: str | None, id_: str | None) -> tuple[bytes, bytes, bytes]:
    """Return an event as parts to be joined: the data may be megabytes, and is copied once."""
    head = (f"event: {event}\n" if event else "") + (f"id: {id_}\n" if id_ else "")
    return f"{head}data: ".encode(), data, b"\n\n"


class HttpRequest:
    """One complete request: the body has been read and is within its limit.

    Attributes:
        head: Request line and headers; shared by requests whose heads are equal byte for byte.
        method, path: As sent; ``path`` is percent-encoded and without the query.
        params: Decoded values of the route's ``{name}`` segments.
        body: The body's bytes.
        peer: Address of the TCP peer.
        task: The task that runs the handler.
        asker: Principal and client of the request, once identified.
        shared: Whether several people or agents use the request's credential.
    """

    __slots__ = (
        "_after",
        "_dismissed",
        "_writer",
        "alone",
        "asker",
        "body",
        "head",
        "method",
        "params",
        "path",
        "peer",
        "shared",
        "task",
    )

    def __init__(
        self, head: RequestHead, body: bytes, writer: ResponseWriter, peer: str = "", after: int = 0
    ) -> None:
        self.head = head
        self.method = head.method
        self.path = head.path
        self.body = body
        self.peer = peer
        self.params: dict[str, str] = {}
        self.alone = False
        self.task: asyncio.Task[None] | None = None
        self.asker: Hashable = None
        self.shared = False
        self._after = after
        self._dismissed = False
        self._writer = writer

    def record_asker(self, asker: Hashable) -> None:
        """Record the principal and client of this request: they have received the earlier responses on this connection."""
        self.asker = asker
        self._writer.record_asker(asker, self._after)

    @property
    def client_address(self) -> str:
        """Address of the client; behind trusted proxies, the last address in X-Forwarded-For that is not a proxy."""
        if not self._writer.behind_proxy:
            return self.peer
        forwarded = [one.strip() for one in (self.get_header("x-forwarded-for") or "").split(",")]
        return next(
            (one for one in reversed(forwarded) if one and not self._writer.is_proxy_address(one)), self.peer
        )

    def get_header(self, name: str) -> str | None:
        """Return the value of a header, or None; the name is case-insensitive. Bytes outside ASCII are replaced."""
        value = self.head.fields.get(name.lower().encode())
        return None if value is None else value.decode("ascii", "replace")

    @property
    def query(self) -> dict[str, str]:
        """Query parameters; the last of repeated ones. Raises ``RequestRefusedError`` if there are too many."""
        try:
            return dict(parse_qsl(self.head.query, keep_blank_values=True, max_num_fields=_MAX_QUERY_FIELDS))
        except ValueError:
            raise RequestRefusedError(
                make_problem(400, f"The query has more than {_MAX_QUERY_FIELDS} parameters.")
            ) from None

    def open_event_stream(self, first: bytes = b"") -> EventStream:
        """Begin a response of server-sent events, with ``first`` as its first bytes; the handler writes to it and returns it.

        Raises:
            RequestRefusedError: the request is HEAD; a stream has no length to tell.
        """
        if self.method == "HEAD":
            raise RequestRefusedError(HttpResponse(405, content_type=None, headers={"Allow": "GET"}))
        self._writer.write_head(200, EVENT_HEADER_FIELDS, first)
        return EventStream(self._writer)

    def run_to_completion(self) -> None:
        """Do not cancel the handler when the client disconnects: an effect that cannot be undone is under way."""
        self.alone = True

    @property
    def is_client_waiting(self) -> bool:
        """Whether the client is still connected, and its request is still served."""
        return self._writer.open and not self._dismissed

    def dismiss_client(self) -> None:
        """Have a stream that stays open end: from now on the client counts as gone."""
        self._dismissed = True


RequestHandler = Callable[[HttpRequest], Awaitable[HttpResponse | EventStream]]


class BodyOwner(NamedTuple):
    """Who sends a body: keys that are equal for all requests of a principal, and of a tenant."""

    principal: Hashable
    tenant: Hashable


IdentifySender = Callable[[HttpRequest], Awaitable[BodyOwner | None]]
"""Identifies the sender of a request by its head, before a large body is read; None if its bodies count for nobody in particular.

Raises ``RequestRefusedError``.
"""


def encode_header_fields(content_type: str | None, headers: Mapping[str, str] | None) -> bytes:
    """Encode header lines. Raises ``ValueError`` for a line break, which would begin another header."""
    lines = [] if content_type is None else [f"Content-Type: {content_type}\r\n"]
    for name, value in (headers or {}).items():
        if "\r" in value or "\n" in value or "\r" in name or "\n" in name:
            raise ValueError("a header may not contain a line break")
        lines.append(f"{name}: {value}\r\n")
    if content_type is EVENTS_MEDIA:
        lines.append("Cache-Control: no-store\r\nX-Accel-Buffering: no\r\n")
    return "".join(lines).encode("latin-1")


EVENT_HEADER_FIELDS: Final = encode_header_fields(EVENTS_MEDIA, None)
NO_SNIFFING_FIELD: Final = b"X-Content-Type-Options: nosniff\r\n"
"""On every response: data that a tool returned may hold markup, and no browser may take it for a page."""

SERVER_FIELDS: Final = f"Server: callwright/{__version__}\r\n".encode() + NO_SNIFFING_FIELD

USUAL_STREAM_TEMPLATE: Final = (
    b"HTTP/1.1 200 OK\r\n%b" + EVENT_HEADER_FIELDS + b"Transfer-Encoding: chunked\r\n\r\n"
)
"""The head of the usual event stream, with the place of the fields that all responses have."""

USUAL_HEAD_TEMPLATES: Final = {
    media: b"HTTP/1.1 200 OK\r\n%b" + encode_header_fields(media, None) + b"Content-Length: "
    for media in (JSON_MEDIA, EVENTS_MEDIA)
}
"""Beginnings of the usual responses, by content type; ``%b`` is replaced by the fields that all responses have."""
