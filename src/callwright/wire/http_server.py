"""``HttpServer``: listens, admits connections and enforces their deadlines.

May not know its handlers.
"""

import asyncio
import socket
import ssl
from collections import Counter
from collections.abc import Callable, Sequence
from email.utils import formatdate
from typing import Final

from callwright.wire.body_budget import BodyBudget
from callwright.wire.connection_register import ConnectionRegister
from callwright.wire.cross_origin import encode_cross_origin_fields, make_options_response
from callwright.wire.delivery_receipts import PRESUME_RECEIVED_AFTER_S
from callwright.wire.http_messages import (
    SERVER_FIELDS,
    USUAL_HEAD_TEMPLATES,
    USUAL_STREAM_TEMPLATE,
    HttpRequest,
    HttpResponse,
    IdentifySender,
    RequestHandler,
    make_problem,
)
from callwright.wire.http_server_connection import HttpServerConnection
from callwright.wire.listening_sockets import BACKLOG, open_listening_sockets
from callwright.wire.request_head import HeadCache
from callwright.wire.route_table import RouteTable
from callwright.wire.server_limits import AllowedOrigins, ServerLimits, TrustedProxies
from callwright.wire.write_batch import WriteBatch

_HEAD_CACHE_S: Final = 60.0
"""Lifetime of the head cache, in seconds."""


DRAIN_RETRY_AFTER_S: Final = "1"
"""When to send a request again that met a gateway which is being stopped: behind a balancer another one answers at once."""


class HttpServer:
    """An HTTP/1.1 server on one address.

    Args:
        limits: Limits of connections, sizes and times.
        origins: Host names and web origins that are accepted; by default only the loopback names.
        proxies: Trusted proxies, whose connections carry requests of many clients; none by default.
    """

    def __init__(
        self,
        limits: ServerLimits = ServerLimits(),  # noqa: B008 - frozen
        origins: AllowedOrigins = AllowedOrigins(),  # noqa: B008 - frozen
        proxies: TrustedProxies = TrustedProxies(),  # noqa: B008 - frozen
    ) -> None:
        self.is_proxy = proxies.contains_address
        self.limits = limits
        self.origins = origins
        self.routes = RouteTable()
        self.closing = False
        self._is_new_work: Callable[[HttpRequest], bool] | None = None
        self.now = 0.0
        self.requests_begun = 0
        self.writes = WriteBatch()
        self.fields = SERVER_FIELDS
        self.usual_stream_head = b""
        self.usual_heads: dict[str | None, bytes] = {}
        self.heads = HeadCache()
        self._heads_until = 0.0
        self._connections = ConnectionRegister[HttpServerConnection](
            limits.connections, limits.peer_connections
        )
        self.bodies = BodyBudget(
            limits.bodies_bytes,
            tenant_limit=limits.tenant_bodies_bytes,
            principal_limit=limits.principal_bodies_bytes,
        )
        self._identify: dict[RequestHandler, IdentifySender] = {}
        self._hosts: dict[bytes, bool] = {}
        self._any_host: set[bytes] = set()
        self._listening: list[asyncio.Server] = []
        self._sweeping: asyncio.TimerHandle | None = None

    def mount(
        self,
        method: str,
        path: str,
        handler: RequestHandler,
        identify: IdentifySender | None = None,
        *,
        any_host: bool = False,
    ) -> None:
        """Route this method and path to the handler; ``{name}`` matches one path segment.

        With ``identify`` a body that is not small is only read once its sender is identified; the handler identifies it again.
        With ``any_host`` it is served under any host name: for what a monitor asks by the address of a machine that changes.
        """
        self.routes.add(method, path, handler)
        if any_host:
            self._any_host.add(path.encode())
        if identify is not None:
            self._identify[handler] = identify

    def find_identification(self, handler: RequestHandler) -> IdentifySender | None:
        """Return what identifies the senders of a handler's large bodies; None if nothing does."""
        return self._identify.get(handler)

    async def start(
        self,
        host: str = "127.0.0.1",
        port: int = 0,
        tls: ssl.SSLContext | None = None,
        listeners: Sequence[socket.socket] = (),
    ) -> int:
        """Begin to listen and return the port; port 0 takes a free one. With ``listeners``, sockets that listen already, on these instead.

        Raises:
            OSError: the address is in use or not of this machine.
        """
        self._sweep_connections()
        sockets = listeners or await asyncio.to_thread(open_listening_sockets, host, port)
        loop = asyncio.get_running_loop()
        for one in sockets:
            server = await loop.create_server(
                lambda: HttpServerConnection(self), sock=one, ssl=tls, backlog=BACKLOG
            )
            self._listening.append(server)
        bound_port: int = sockets[0].getsockname()[1]
        return bound_port

    def begin_drain(self, is_new_work: Callable[[HttpRequest], bool]) -> None:
        """Refuse new work with 503 and Retry-After from now on; everything else, and what runs, is served until ``close``.

        Connections are closed after their next response, so that clients open others, which a balancer sends elsewhere.
        """
        self._is_new_work, self.closing = is_new_work, True

    async def close(self, grace_s: float = 5.0) -> None:
        """Stop listening; running handlers get ``grace_s`` seconds, then they are cancelled."""
        self.closing = True
        for server in self._listening:
            server.close()
        busy = [one.active_task for one in self._connections if one.active_task is not None]
        for one in list(self._connections):
            one.begin_shutdown()
        if busy:
            _, late = await asyncio.wait(busy, timeout=grace_s)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        if self._sweeping is not None:
            self._sweeping.cancel()

    def count_connections(self) -> int:
        """Return the number of open connections."""
        return len(self._connections)

    # --- for connections ----------------------------------------------------------------------------------------

    def admit(self, connection: HttpServerConnection) -> bool:
        """Register a connection; return False when there are too many and none of them makes room."""
        return self._connections.admit(connection, self.now)

    def remove_connection(self, connection: HttpServerConnection) -> None:
        """Unregister a closed connection."""
        self._connections.remove(connection)
        self.bodies.release(connection)

    def assume_delivered(self, received: Callable[[], None]) -> None:
        """Schedule the receipt of a response whose client closed cleanly: it counts as delivered unless a repeat comes soon."""
        asyncio.get_running_loop().call_later(PRESUME_RECEIVED_AFTER_S, received)

    def find_head_refusal(self, fields: dict[bytes, bytes], target: bytes) -> HttpResponse | None:
        """Return the refusal that a request's head alone justifies, or None. ``target``: as in the request line."""
        length = fields.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > self.limits.body_bytes:
            return make_problem(413, f"The body is larger than {self.limits.body_bytes} bytes.")
        if fields.get(b"content-encoding", b"identity").lower() != b"identity":
            return make_problem(415, "Compressed request bodies are not supported.")
        return self._find_origin_refusal(fields, target)

    def _find_origin_refusal(self, fields: dict[bytes, bytes], target: bytes) -> HttpResponse | None:
        """Return the refusal of a foreign Host or Origin header, or None."""
        host = fields.get(b"host")
        if host is None:
            return make_problem(400, "The Host header is missing.")
        known = self._hosts.get(host)
        if known is None:
            known = self.origins.is_known_host(host.decode("latin-1"))
            if len(self._hosts) < 64:
                self._hosts[host] = known
        if not known and target not in self._any_host:
            return make_problem(403, "This host name is not served here.")
        origin = fields.get(b"origin")
        if origin is not None and not self.origins.is_known_origin(
            origin.decode("latin-1"), host.decode("latin-1")
        ):
            return make_problem(403, "Requests from this origin are not accepted.")
        return None

    def get_cross_origin_fields(self, fields: dict[bytes, bytes]) -> bytes:
        """Return the header lines that let a page of a configured origin read the response; none for all others."""
        origin = fields.get(b"origin", b"")
        return encode_cross_origin_fields(origin) if self._is_foreign_origin(origin) else b""

    def _is_foreign_origin(self, origin: bytes) -> bool:
        return self.origins.is_foreign_origin(origin.decode("latin-1"))

    def find_handler(self, request: HttpRequest) -> RequestHandler | HttpResponse:
        """Return the handler for this request, or the response that needs none: a refusal, or the answer to OPTIONS."""
        if request.method == "OPTIONS" and (methods := self.routes.list_methods(request)):
            fields = request.head.fields
            foreign = self._is_foreign_origin(fields.get(b"origin", b""))
            return make_options_response(methods, fields, foreign=foreign)
        if self._is_new_work is not None and self._is_new_work(request):
            when = {"Retry-After": DRAIN_RETRY_AFTER_S}
            return make_problem(503, "This gateway is being stopped. Nothing was done; send it again.", when)
        return self.routes.find_handler(request)

    def _sweep_connections(self) -> None:
        loop = asyncio.get_running_loop()
        self.check_connections(loop.time())
        self._sweeping = loop.call_later(self.limits.sweep_s, self._sweep_connections)

    def check_connections(self, now: float) -> None:
        """Enforce the limits of time and of memory; ``now``: seconds on the clock of the loop."""
        self.now = now
        self.fields = b"%bDate: %b\r\n" % (SERVER_FIELDS, formatdate(usegmt=True).encode())
        self.usual_heads = {media: template % self.fields for media, template in USUAL_HEAD_TEMPLATES.items()}
        self.usual_stream_head = USUAL_STREAM_TEMPLATE % self.fields
        if self.now >= self._heads_until:
            self._heads_until = self.now + _HEAD_CACHE_S
            self.heads.clear()
        for connection in self._connections:
            connection.receipts.confirm_overdue(self.now)
        self._limit_unread_bytes()
        for connection in [one for one in self._connections if one.deadline < self.now]:
            connection.enforce_deadline()
        self.bodies.give_up_slowest(self.now)

    def _limit_unread_bytes(self) -> None:
        """Disconnect clients until the unread bytes fit: of the address that holds most, first who has kept a response longest."""
        unread = {one: size for one in self._connections if (size := one.measure_unread())}
        while sum(unread.values()) > self.limits.unread_bytes:
            held: Counter[str] = Counter()
            for connection, size in unread.items():
                held[connection.peer] += size
            (most, _), *_ = held.most_common(1)
            slowest = min((one for one in unread if one.peer == most), key=lambda one: one.unread_since)
            del unread[slowest]
            slowest.drop_unread()
