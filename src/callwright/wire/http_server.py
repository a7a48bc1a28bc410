"""``HttpServer``: listens, admits connections, and lets those go that overstay.

May not know what is mounted on it.
"""

import asyncio
import ssl
from collections.abc import Callable
from email.utils import formatdate
from typing import Final

from callwright.wire.delivery_receipts import PRESUME_RECEIVED_AFTER_S
from callwright.wire.http_messages import (
    JSON_HEAD_TEMPLATE,
    SERVER_FIELD,
    HttpResponse,
    RequestHandler,
    make_problem,
)
from callwright.wire.http_server_connection import HttpServerConnection
from callwright.wire.request_head import HeadCache
from callwright.wire.route_table import RouteTable
from callwright.wire.server_limits import AllowedOrigins, ServerLimits, TrustedProxies

_HEAD_CACHE_S: Final = 60.0
"""How long heads are remembered at most."""


class HttpServer:
    """An HTTP/1.1 server on one address.

    Args:
        limits: What it bears.
        origins: Under which names it is asked; the names of this machine by default.
        proxies: Which peers are proxies that many clients stand behind; none by default.
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
        self.now = 0.0
        self.fields = self.json_fields = SERVER_FIELD
        self.heads = HeadCache()
        self._heads_until = 0.0
        self._connections: set[HttpServerConnection] = set()
        self._hosts: dict[bytes, bool] = {}
        self._server: asyncio.Server | None = None
        self._sweeping: asyncio.TimerHandle | None = None

    def mount(self, method: str, path: str, handler: RequestHandler) -> None:
        """Answer this method at this path; ``{name}`` stands for one segment."""
        self.routes.add(method, path, handler)

    async def start(self, host: str = "127.0.0.1", port: int = 0, tls: ssl.SSLContext | None = None) -> int:
        """Listen; 0 takes a free port. Gives the port.

        Raises:
            OSError: the address is taken or not ours.
        """
        loop = asyncio.get_running_loop()
        self._sweep_connections()
        self._server = await loop.create_server(
            lambda: HttpServerConnection(self), host, port, ssl=tls, backlog=1024, reuse_address=True
        )
        found: int = self._server.sockets[0].getsockname()[1]
        return found

    async def close(self, grace_s: float = 5.0) -> None:
        """Stop listening; what is being answered may go on for ``grace_s``, then it is cancelled."""
        self.closing = True
        if self._server is not None:
            self._server.close()
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

    # --- for connections ----------------------------------------------------------------------------------------

    def admit(self, connection: HttpServerConnection) -> bool:
        """Count a connection; False when there are too many."""
        if len(self._connections) >= self.limits.connections:
            return False
        self._connections.add(connection)
        return True

    def remove_connection(self, connection: HttpServerConnection) -> None:
        """It is gone."""
        self._connections.discard(connection)

    def assume_delivered(self, received: Callable[[], None]) -> None:
        """The client closed in order: it most likely has its answer, unless it asks again soon."""
        asyncio.get_running_loop().call_later(PRESUME_RECEIVED_AFTER_S, received)

    def find_origin_refusal(self, fields: dict[bytes, bytes]) -> HttpResponse | None:
        """Refuse what was asked under another name or from a foreign web page."""
        host = fields.get(b"host")
        if host is None:
            return make_problem(400, "The Host header is missing.")
        known = self._hosts.get(host)
        if known is None:
            known = self.origins.is_known_host(host.decode("latin-1"))
            if len(self._hosts) < 64:
                self._hosts[host] = known
        if not known:
            return make_problem(403, "This host is not served here.")
        origin = fields.get(b"origin")
        if origin is not None and not self.origins.is_known_origin(origin.decode("latin-1")):
            return make_problem(403, "Requests from this origin are not accepted.")
        return None

    def _sweep_connections(self) -> None:
        loop = asyncio.get_running_loop()
        self.now = loop.time()
        self.fields = b"%bDate: %b\r\n" % (SERVER_FIELD, formatdate(usegmt=True).encode())
        self.json_fields = JSON_HEAD_TEMPLATE % self.fields
        if self.now >= self._heads_until:
            self._heads_until = self.now + _HEAD_CACHE_S
            self.heads.clear()
        for connection in self._connections:
            connection.receipts.confirm_overdue(self.now)
        for connection in [one for one in self._connections if one.deadline < self.now]:
            connection.enforce_deadline()
        self._sweeping = loop.call_later(self.limits.sweep_s, self._sweep_connections)
