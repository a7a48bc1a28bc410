"""What a handler is given and what it gives back: requests, responses and event streams.

May not know: sockets (a stream writes through the ``ResponseWriter`` it is given), routes, MCP.
"""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping
from typing import Any, Final, Protocol
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
    502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout",
}  # fmt: skip


class HttpResponse:
    """A whole answer.

    Attributes:
        status: HTTP status.
        body: Its bytes.
        content_type: None leaves the header out.
        headers: Further headers; names and values are ASCII without line breaks.
        received: Called when it is clear that the client has read the answer; never when it may be lost.
        closed: Called when the client itself closes the connection in order after the answer; not behind a proxy.
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
    """Answer with plain JSON."""
    return HttpResponse(status, msgspec.json.encode(value), JSON_MEDIA, headers)


def make_problem(
    status: int, detail: str, headers: Mapping[str, str] | None = None, **members: Any
) -> HttpResponse:
    """Refuse with problem+json; ``members`` are extension members.

    The title of a problem without a type of its own is that of its status (RFC 9457 §4.2.1): what happened is ``detail``.
    """
    said = {
        "type": "about:blank",
        "title": REASON_PHRASES[status],
        "status": status,
        "detail": detail,
        **members,
    }
    body = msgspec.json.encode(said)
    return HttpResponse(status, body, PROBLEM_MEDIA, headers)


class RequestRefusedError(Exception):
    """Raised by a handler to answer at once with ``response``."""

    def __init__(self, response: HttpResponse) -> None:
        super().__init__(response.status)
        self.response = response


class ResponseWriter(Protocol):
    """What a stream writes through."""

    @property
    def open(self) -> bool:
        """Whether somebody still listens."""
        ...

    def record_asker(self, asker: Hashable, after: int) -> None:
        """A request of this principal and client began when so many answers had been written."""
        ...

    def is_proxy_address(self, address: str) -> bool:
        """Whether a trusted proxy has this address."""
        ...

    def write_head(self, status: int, fields: bytes, first: bytes = b"") -> None:
        """Begin an answer of unknown length, with the first part of it."""
        ...

    def write_chunk(self, data: bytes) -> None:
        """Write a part of it. Without effect when nobody listens."""
        ...

    async def drain(self) -> None:
        """Wait until the client has taken what was written."""
        ...


class EventStream:
    """An answer as server-sent events; begun by ``HttpRequest.open_event_stream`` and ended when the handler returns it."""

    __slots__ = ("_writer", "closed", "received", "tail")

    def __init__(self, writer: ResponseWriter) -> None:
        self.tail = b""
        self._writer = writer
        self.received: Callable[[], None] | None = None
        self.closed: Callable[[], None] | None = None

    @property
    def open(self) -> bool:
        """Whether the client still listens."""
        return self._writer.open

    def put(self, data: bytes, *, event: str | None = None, id_: str | None = None) -> None:
        """Send one event without waiting; ``data`` holds no line breaks (JSON does not)."""
        self._writer.write_chunk(_encode_event(data, event, id_))

    def set_final_event(self, data: bytes, *, event: str | None = None, id_: str | None = None) -> None:
        """The last event: it is sent in one piece with the end of the stream, when the handler returns it."""
        self.tail = _encode_event(data, event, id_)

    async def send(self, data: bytes, *, event: str | None = None, id_: str | None = None) -> None:
        """Send one event, and wait until the client keeps up."""
        self.put(data, event=event, id_=id_)
        await self._writer.drain()

    def send_keep_alive(self) -> None:
        """Say that the stream is alive; clients ignore it."""
        self._writer.write_chunk(b":\n\n")

    def send_retry(self, ms: int, id_: str) -> None:
        """Tell the client how long to wait before it asks again, with an id to ask from."""
        self._writer.write_chunk(f"id: {id_}\nretry: {ms}\ndata: \n\n".encode())


def _encode_event(data: bytes, event: str | None, id_: str | None) -> bytes:
    head = (f"event: {event}\n" if event else "") + (f"id: {id_}\n" if id_ else "")
    return head.encode() + b"data: " + data + b"\n\n"


class HttpRequest:
    """One request, whole: its body has been read and is within its limit.

    Attributes:
        head: What stood before the body; shared with other requests that begin with the same bytes.
        method, path: As sent; ``path`` is percent-encoded and without the query.
        params: What the route's ``{name}`` segments stood for, decoded.
        body: Its bytes.
        peer: Address of the client.
        task: Where it is served.
        asker: The principal and client that asks, once that is known.
        shared: Several people or agents use the credential that it came with.
    """

    __slots__ = (
        "_after",
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
        self._writer = writer

    def record_asker(self, asker: Hashable) -> None:
        """It is this principal and client that asks: it has received what was answered to it before on this connection."""
        self.asker = asker
        self._writer.record_asker(asker, self._after)

    @property
    def client_address(self) -> str:
        """Address of the client: behind trusted proxies the nearest one that is none of them."""
        if not self._writer.is_proxy_address(self.peer):
            return self.peer
        forwarded = [one.strip() for one in (self.get_header("x-forwarded-for") or "").split(",")]
        return next(
            (one for one in reversed(forwarded) if one and not self._writer.is_proxy_address(one)), self.peer
        )

    def get_header(self, name: str) -> str | None:
        """The value of a header, or None; names are compared without case. Not ASCII reads as replaced signs."""
        value = self.head.fields.get(name.lower().encode())
        return None if value is None else value.decode("ascii", "replace")

    @property
    def query(self) -> dict[str, str]:
        """The query's parameters; of one that stands twice the last. Raises ``RequestRefusedError`` where there are too many."""
        try:
            return dict(parse_qsl(self.head.query, keep_blank_values=True, max_num_fields=_MAX_QUERY_FIELDS))
        except ValueError:
            raise RequestRefusedError(
                make_problem(400, f"The query has more than {_MAX_QUERY_FIELDS} parameters.")
            ) from None

    def open_event_stream(self, first: bytes = b"") -> EventStream:
        """Begin to answer with server-sent events, and ``first``; the handler writes to the stream and returns it."""
        self._writer.write_head(200, _EVENT_HEADER_FIELDS, first)
        return EventStream(self._writer)

    def run_to_completion(self) -> None:
        """Run the handler to its end even when the client lets go: something is happening that cannot be undone."""
        self.alone = True

    @property
    def is_client_waiting(self) -> bool:
        """Whether the client still waits for the answer."""
        return self._writer.open


RequestHandler = Callable[[HttpRequest], Awaitable[HttpResponse | EventStream]]


def encode_header_fields(content_type: str | None, headers: Mapping[str, str] | None) -> bytes:
    """Header lines as bytes. A line break in a value would be another header, so it is refused as a bug."""
    lines = [] if content_type is None else [f"Content-Type: {content_type}\r\n"]
    for name, value in (headers or {}).items():
        if "\r" in value or "\n" in value or "\r" in name or "\n" in name:
            raise ValueError("a header may not hold a line break")
        lines.append(f"{name}: {value}\r\n")
    return "".join(lines).encode("latin-1")


_EVENT_HEADER_FIELDS: Final = encode_header_fields(
    EVENTS_MEDIA, {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
)
SERVER_FIELD: Final = f"Server: callwright/{__version__}\r\n".encode()

JSON_HEAD_TEMPLATE: Final = b"HTTP/1.1 200 OK\r\n%bContent-Type: application/json\r\nContent-Length: "
"""How nearly every answer begins, around the fields that all answers have."""
