"""``AsgiApp``: the routes of an ``HttpServer`` as an ASGI application, under another server or inside an application.

Limits, Host and Origin are checked as on our own server; connections, slow clients and TLS are the other server's matter. ASGI
reports no end of a connection, so that a response counts as received when the same principal and client send something more on
the same connection, or after half a minute. A connection is that of the transport where the server lets it be seen (uvicorn does, also
behind the middleware of Starlette); elsewhere it is identified by address and port, which a new connection may have been given again.
"""

import asyncio
import logging
import weakref
from collections import OrderedDict, deque
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Coroutine,
    Hashable,
    Iterable,
    MutableMapping,
    Sequence,
)
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final
from urllib.parse import quote

from callwright.wire.body_budget import make_full_refusal
from callwright.wire.delivery_receipts import PRESUME_RECEIVED_AFTER_S, DeliveryReceipts
from callwright.wire.http_messages import (
    NO_SNIFFING_FIELD,
    HttpRequest,
    HttpResponse,
    IdentifySender,
    RequestHandler,
    RequestRefusedError,
    encode_header_fields,
    make_problem,
)
from callwright.wire.http_server import HttpServer
from callwright.wire.partial_request import PartialRequest
from callwright.wire.request_head import MountPath, RequestHead

log = logging.getLogger("callwright.gateway")

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

_MAX_CONNECTIONS: Final = 4096
"""Connections whose unconfirmed responses are tracked; beyond them only the time confirms."""

_MAX_WRAPPERS: Final = 64
"""Callables that are looked through for the transport behind middleware."""


class AsgiApp:
    """An ASGI 3 application: HTTP and lifespan. A web socket is refused.

    Args:
        server: Routes, limits and accepted origins; it need not listen.
        start: Called once, before the first request: at the lifespan's start, or where there is none, at the first request.
        stop: Called at the lifespan's end.
    """

    def __init__(
        self, server: HttpServer, start: Callable[[], Awaitable[None]], stop: Callable[[], Awaitable[None]]
    ) -> None:
        self._server = server
        self._start = start
        self._stop = stop
        self._starting: asyncio.Future[None] | None = None
        self._receipts: OrderedDict[tuple[str, int], tuple[object, DeliveryReceipts]] = OrderedDict()
        self._left: set[asyncio.Task[Any]] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or the lifespan."""
        match scope["type"]:
            case "lifespan":
                await self._serve_lifespan(receive, send)
            case "http":
                await self._ensure_started()
                await self._serve_request(scope, receive, send)
            case "websocket":
                await send({"type": "websocket.close", "code": 1003})
            case other:
                raise ValueError(f"unknown ASGI scope {other!r}")

    # --- lifespan -----------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def lifespan(self, _outer: object = None) -> AsyncIterator[None]:
        """Start and stop with an outer application: ``FastAPI(lifespan=mounted.lifespan)``.

        An application that is mounted in another one receives no lifespan events.
        """
        await self._ensure_started()
        try:
            yield
        finally:
            await self._end()

    async def _serve_lifespan(self, receive: Receive, send: Send) -> None:
        await receive()
        try:
            await self._ensure_started()
        except Exception:
            log.exception("the gateway cannot start")
            await send({"type": "lifespan.startup.failed", "message": "The gateway cannot start."})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self._end()
        await send({"type": "lifespan.shutdown.complete"})

    async def _ensure_started(self) -> None:
        if self._starting is None:
            self._starting = asyncio.ensure_future(self._start())
        await asyncio.shield(self._starting)

    async def _end(self) -> None:
        self._starting = None
        await self._stop()

    # --- requests -----------------------------------------------------------------------------------------------

    async def _serve_request(self, scope: Scope, receive: Receive, send: Send) -> None:
        head = _read_head(scope)
        client = scope.get("client")
        peer = str(client[0]) if client else ""
        receipts = self._find_receipts(client, _find_transport(send, receive, scope.get("server")))
        writer = _AsgiWriter(self._server, send, receipts, behind_proxy=self._server.is_proxy(peer))
        refusal = head.refusal or self._server.find_head_refusal(head.fields, _read_path(scope))
        if refusal is not None:
            await writer.send_response(refusal, head)
            return
        request = HttpRequest(_make_request_head(scope, head), b"", writer, peer, receipts.answers)
        writer.request = request
        handler = self._server.find_handler(request)
        if isinstance(handler, HttpResponse):
            await writer.send_response(handler, head)
            return
        try:
            body = await self._read_body(writer, request, self._server.find_identification(handler), receive)
            if body is not None:
                request.body = body
                await self._run_to_end(
                    self._respond(handler, request, head, writer), request, writer, receive
                )
        except RequestRefusedError as refused:
            await writer.send_response(refused.response, head)
        finally:
            self._server.bodies.release(writer)

    async def _read_body(
        self,
        writer: "_AsgiWriter",
        request: HttpRequest,
        identify: IdentifySender | None,
        receive: Receive,
    ) -> bytes | None:
        """Return the body; None if the client disconnects before its end. A large one is only read of an identified sender.

        Raises:
            RequestRefusedError: the sender is not identified, the body is larger than the limit, or there is no room for it.
        """
        parts: list[bytes] = []
        size, held, limits = 0, 0, self._server.limits
        owner = None
        more = True
        while more:
            if identify is not None and max(size, request.head.length) > limits.small_body_bytes:
                owner = await identify(request)
                identify = None
            message = await receive()
            if message["type"] == "http.disconnect":
                return None
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            if size > limits.body_bytes:
                raise RequestRefusedError(
                    make_problem(413, f"The body is larger than {limits.body_bytes} bytes.")
                )
            if size > limits.small_body_bytes:
                if self._server.bodies.hold(writer, size - held, owner) != "read on":
                    raise RequestRefusedError(make_full_refusal())
                held = size
            more = message.get("more_body", False)
        return b"".join(parts)

    async def _run_to_end(
        self,
        work: Coroutine[Any, Any, None],
        request: HttpRequest,
        writer: "_AsgiWriter",
        receive: Receive,
    ) -> None:
        """Handle the request; a client that disconnects cancels that, unless an effect is under way."""
        task = request.task = asyncio.create_task(work)
        watching = asyncio.ensure_future(_wait_for_disconnect(receive))
        try:
            await asyncio.wait({task, watching}, return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:  # some servers cancel the application when the client disconnects
            self._leave(task, request, writer)
            raise
        finally:
            watching.cancel()
        if not task.done():
            self._leave(task, request, writer)
            await asyncio.wait({task})
        if not task.cancelled():
            task.result()

    def _leave(self, task: "asyncio.Task[None]", request: HttpRequest, writer: "_AsgiWriter") -> None:
        """Record that the client has disconnected."""
        writer.leave()
        if not request.alone:
            task.cancel()
        else:
            self._left.add(task)
            task.add_done_callback(self._left.discard)

    async def _respond(
        self, handler: RequestHandler, request: HttpRequest, head: PartialRequest, writer: "_AsgiWriter"
    ) -> None:
        try:
            answer = await handler(request)
        except RequestRefusedError as refused:
            answer = refused.response
        except Exception:
            log.exception("a handler failed")
            answer = make_problem(500, "Internal error.")
        if isinstance(answer, HttpResponse):
            # A handler that fails after its stream has begun sends no end: the other server cuts the response.
            complete = not writer.streaming and await writer.send_response(answer, head)
        else:
            complete = await writer.end_stream(answer.tail)
        if complete:
            writer.record_answer(request.asker, answer.received, answer.closed)

    def _find_receipts(
        self, client: tuple[str, int] | None, transport: "weakref.ref[Any] | None"
    ) -> DeliveryReceipts:
        """Return the receipts of the connection from this address and port; of none if the port is unknown.

        Another transport is another connection, even from the same address and port: responses lost with the first are not confirmed.
        """
        if not client or not client[1]:
            return DeliveryReceipts()
        key = (str(client[0]), int(client[1]))
        known, receipts = self._receipts.get(key, (None, None))
        if (
            receipts is None or known != transport
        ):  # a reference to a transport that has gone equals itself alone
            receipts = DeliveryReceipts()
            self._receipts[key] = transport, receipts
            if len(self._receipts) > _MAX_CONNECTIONS:
                self._receipts.popitem(last=False)
        self._receipts.move_to_end(key)
        return receipts


class _AsgiWriter:
    """The ``ResponseWriter`` of one request: parts of a stream are queued and sent in order by a task."""

    def __init__(
        self, server: HttpServer, send: Send, receipts: DeliveryReceipts, *, behind_proxy: bool
    ) -> None:
        self.open = True
        self.behind_proxy = behind_proxy
        self.body_began: float | None = None
        """Always None: how fast a body comes, and whether to wait for it, is the other server's matter."""
        self.request: HttpRequest | None = None
        self.streaming = False
        self._server = server
        self._send = send
        self._receipts = receipts
        self._queue: deque[Message] = deque()
        self._sending: asyncio.Future[None] | None = None

    def resume_body(self) -> None:
        """Do nothing: a body without room is refused, so that none waits."""

    def give_up_body(self) -> None:
        """Do nothing: see ``body_began``."""

    async def send_response(self, answer: HttpResponse, head: PartialRequest) -> bool:
        """Send a complete response; return whether the other server took it."""
        fields = encode_header_fields(answer.content_type, answer.headers)
        if answer.status != 204:
            fields += b"Content-Length: %d\r\n" % len(answer.body)
        self._put_start(answer.status, fields, head.fields)
        self._put_body(b"" if head.method == b"HEAD" else answer.body, more=False)
        return await self.finish()

    def _put_start(self, status: int, fields: bytes, asked: dict[bytes, bytes]) -> None:
        fields = NO_SNIFFING_FIELD + fields + self._server.get_cross_origin_fields(asked)
        lines = fields.split(b"\r\n")[:-1]
        pairs = [line.partition(b": ") for line in lines]
        headers = [(name.lower(), value) for name, _, value in pairs]
        self._put({"type": "http.response.start", "status": status, "headers": headers})

    def _put_body(self, data: bytes, *, more: bool) -> None:
        self._put({"type": "http.response.body", "body": data, "more_body": more})

    def _put(self, message: Message) -> None:
        if not self.open:
            return
        self._queue.append(message)
        if self._sending is None or self._sending.done():
            self._sending = asyncio.ensure_future(self._send_queued())

    async def _send_queued(self) -> None:
        while self._queue:
            try:
                await self._send(self._queue.popleft())
            except OSError:  # how ASGI servers report that the client has disconnected
                self.leave()

    def leave(self) -> None:
        """Record that the client has disconnected: nothing more is sent."""
        self.open = False
        self._queue.clear()
        if self._sending is not None:
            self._sending.cancel()

    async def finish(self) -> bool:
        """Wait until everything queued has been sent; return whether the client is still connected."""
        if self._sending is not None:
            await asyncio.wait({self._sending})
        return self.open

    async def end_stream(self, last: bytes) -> bool:
        """Send the end of a stream; return whether the other server took it."""
        self._put_body(last, more=False)
        return await self.finish()

    def record_answer(
        self,
        asker: Hashable,
        received: Callable[[], None] | None,
        closed: Callable[[], None] | None,
    ) -> None:
        """Record that the response has been sent; time confirms it if no later request does."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        self._receipts.record_answer(asker, received, closed, now)
        if received is not None:
            due = now + PRESUME_RECEIVED_AFTER_S
            loop.call_at(due, self._receipts.confirm_overdue, due)

    # --- ResponseWriter -----------------------------------------------------------------------------------------

    def record_asker(self, asker: Hashable, after: int) -> None:
        """Record which principal and client sent a request that began after ``after`` responses."""
        self._receipts.record_asker(asker, after)

    def is_proxy_address(self, address: str) -> bool:
        """Return whether this is the address of a trusted proxy."""
        return self._server.is_proxy(address)

    def write_head(self, status: int, fields: bytes, first: bytes = b"") -> None:
        """Queue status and headers of a response of unknown length, and the first part of its body."""
        self.streaming = True
        self._put_start(status, fields, {} if self.request is None else self.request.head.fields)
        self._put_body(first, more=True)

    def write_chunk(self, data: bytes) -> None:
        """Queue a part of the body. Does nothing when the client has disconnected."""
        self._put_body(data, more=True)

    async def drain(self) -> None:
        """Wait until the other server has taken everything queued."""
        await self.finish()


def _find_transport(send: Send, receive: Receive, server: Sequence[Any] | None) -> "weakref.ref[Any] | None":
    """Return a reference to the transport that the server answers on; None where it does not let that be seen.

    Middleware around the application replaces ``send`` or both: what it wraps is looked for in its functions and requests. What else they
    hold may have a transport, too, that does not belong to this ``server``, as scope gives its address: that of a client of other software.
    """
    known: list[Any] = [send, receive]
    for given in known:  # grows while it is looked through
        owner = getattr(given, "__self__", None)
        transport = getattr(owner, "transport", None)
        with suppress(TypeError):  # not every object can be referred to weakly
            if transport is not None and _ends_at(transport, server):
                return weakref.ref(transport)
        known += _list_wrapped(given, owner)[: _MAX_WRAPPERS - len(known)]
    return None


def _ends_at(transport: Any, server: Sequence[Any] | None) -> bool:
    """Return whether an object is a transport of asyncio that ends at our address; by its port, since hosts have many names."""
    ask = getattr(transport, "get_extra_info", None)
    if not callable(ask):
        return False
    ours = ask("sockname")
    return not server or not isinstance(ours, tuple) or ours[1] == server[1]


def _list_wrapped(given: Any, owner: Any) -> list[Any]:
    """Return the callables that a ``send`` or ``receive`` of middleware may pass on to.

    A function has them in its closure, a ``partial`` in its arguments; a method of a request (Starlette's) has it as that request's
    ``receive``.
    """
    if isinstance(given, partial):
        return [given.func, *given.args, *given.keywords.values()]
    found = []
    for cell in getattr(given, "__closure__", None) or ():
        with suppress(ValueError):  # a variable that has no value
            found.append(cell.cell_contents)
    if owner is not None:
        found += [getattr(owner, "send", None), getattr(owner, "receive", None)]
    return [one for one in found if callable(one) and not isinstance(one, type)]


def _read_head(scope: Scope) -> PartialRequest:
    head = PartialRequest()
    head.method = str(scope["method"]).encode()
    fields: Iterable[tuple[bytes, bytes]] = scope["headers"]
    for name, value in fields:
        head.add_field(bytes(name).lower(), bytes(value))
    head.has_head = True
    return head


def _read_path(scope: Scope) -> bytes:
    """Return the path of a request below the place where the application is mounted."""
    root = _read_mount_path(scope).encode()
    raw = bytes(scope.get("raw_path") or b"").partition(b"?")[0]
    path = raw if raw and raw.isascii() else quote(scope["path"]).encode()
    if root and (path == root or path.startswith(root + b"/")):
        path = path[len(root) :]
    return path or b"/"


def _read_mount_path(scope: Scope) -> str:
    return quote(scope.get("root_path", "")).rstrip("/")


def _make_request_head(scope: Scope, head: PartialRequest) -> RequestHead:
    """Make the request's head."""
    path = _read_path(scope)
    query = bytes(scope.get("query_string", b""))
    if not query.isascii():
        query = quote(query, safe="=&+%").encode()
    made = RequestHead(head.method.decode(), path + (b"?" + query if query else b""), head.fields)
    mount = _read_mount_path(scope)
    if mount:
        made.facts[MountPath] = MountPath(mount)
    return made


async def _wait_for_disconnect(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
