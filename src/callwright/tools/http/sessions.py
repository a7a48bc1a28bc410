"""The HTTP client: one pool of connections per process, loop and reach; never one per call.

May not know: tools, contracts. It decides nothing about retries (there are none here), follows no redirects, keeps no
cookies and reads no proxy from the environment. It knows one thing exactly: whether the first byte has left.
"""

import asyncio
import atexit
from collections.abc import AsyncGenerator
from concurrent.futures import TimeoutError as Late
from typing import Any

import aiohttp
from aiohttp import ClientSession, TraceConfig

from callwright._version import __version__
from callwright.tools.http.addresses import CheckedResolver, Lookup, system_lookup

CONNECT_S = 10.0
KEPT_S = 4.0
"""How long an idle connection is kept: less than the 5 s after which common servers close theirs, so that a request is
rarely written into a connection that is being closed. Whether such a request was read, nobody can know."""
CONNECTIONS = 256

NEVER_SENT = (
    aiohttp.ClientConnectorError,
    aiohttp.ConnectionTimeoutError,
    aiohttp.ClientConnectorCertificateError,
)
"""What goes wrong before a connection stands: refused, unknown name, TLS, time to connect."""


class Lost(Exception):  # noqa: N818 - a fact about the world
    """The connection was lost after bytes may have left. Not a class that ``aiohttp`` would try again by itself."""


class Sessions:
    """Sessions by running loop.

    Args:
        lookup: How names are resolved; the system's resolver by default.
    """

    def __init__(self, lookup: Lookup = system_lookup) -> None:
        self._lookup = lookup
        self._held: dict[asyncio.AbstractEventLoop, dict[bool, tuple[ClientSession, Any]]] = {}

    async def get(self, *, private: bool) -> ClientSession:
        """The session of the running loop; made on its first request, closed with the loop.

        Args:
            private: Whether names may lead to private addresses.
        """
        loop = asyncio.get_running_loop()
        try:
            return self._held[loop][private][0]
        except KeyError:
            return await self._open(loop, private=private)

    async def _open(self, loop: asyncio.AbstractEventLoop, *, private: bool) -> ClientSession:
        for ended in [one for one in self._held if one.is_closed()]:
            del self._held[ended]
        session = _session(self._lookup, private=private)
        keeper = self._keep(loop, session, private=private)
        await anext(keeper)
        self._held.setdefault(loop, {})[private] = (session, keeper)
        return session

    async def _keep(
        self, loop: asyncio.AbstractEventLoop, session: ClientSession, *, private: bool
    ) -> AsyncGenerator[None, None]:
        """Held open until the loop ends: ``loop.shutdown_asyncgens`` runs what stands under ``finally``."""
        try:
            yield
        finally:
            self._held.get(loop, {}).pop(private, None)
            await session.close()

    def close(self) -> None:
        """Close the sessions of loops that still run in other threads; for the end of the process."""
        for loop, held in list(self._held.items()):
            for _, keeper in list(held.values()):
                if loop.is_running():
                    try:
                        asyncio.run_coroutine_threadsafe(keeper.aclose(), loop).result(1)
                    except (RuntimeError, Late):  # the loop is ending, or a tool blocks it
                        continue


SHARED = Sessions()
"""The sessions of the process."""
atexit.register(SHARED.close)


def _session(lookup: Lookup, *, private: bool) -> ClientSession:
    trace = TraceConfig()
    trace.on_request_headers_sent.append(_leaving)
    connector = aiohttp.TCPConnector(
        resolver=CheckedResolver(lookup, private=private), limit=CONNECTIONS, keepalive_timeout=KEPT_S
    )
    return ClientSession(
        connector=connector,
        cookie_jar=aiohttp.DummyCookieJar(),
        timeout=aiohttp.ClientTimeout(total=None, sock_connect=CONNECT_S),
        auto_decompress=False,
        trust_env=False,
        headers={"User-Agent": f"callwright/{__version__}", "Accept-Encoding": "gzip, deflate"},
        trace_configs=[trace],
        middlewares=(_once,),
    )


async def _leaving(_session: ClientSession, held: Any, _params: Any) -> None:
    """The connection stands and the request is about to be written: from here on it may have happened."""
    held.trace_request_ctx.effect_started()


async def _once(request: aiohttp.ClientRequest, handler: aiohttp.ClientHandlerType) -> aiohttp.ClientResponse:
    """Keep the library from sending a request a second time when a kept connection turns out to be closed."""
    try:
        return await handler(request)
    except NEVER_SENT:
        raise
    except (aiohttp.ClientOSError, aiohttp.ServerDisconnectedError) as fault:
        raise Lost from fault
