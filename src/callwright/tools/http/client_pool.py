"""HTTP clients of the tools: one connection pool per process, event loop and address range; never one per call.

May not know: tools, contracts. It does not retry, follows no redirects, stores no cookies and reads no proxy from the
environment. Connections go to checked addresses only.
"""

import asyncio
import atexit
import ssl
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import TimeoutError as Late
from functools import cache
from typing import Any, Final

from callwright.tools.http.address_policy import AddressLookup, make_guarded_lookup, resolve_with_system
from callwright.wire.http_client import HttpClient, load_system_authorities

CONNECT_TIMEOUT_S: Final = 10.0
KEEP_ALIVE_S: Final = 4.0
"""Seconds that an idle connection is kept: less than the 5 s after which common servers close theirs, so that a request is
rarely written to a connection that is being closed. Whether the server read such a request cannot be known."""
MAX_CONNECTIONS: Final = 256
_MAX_CLOSE_TURNS: Final = 16
"""Maximum iterations of the loop that closing takes; a connection closes within one or two."""


class HttpClientPool:
    """HTTP clients by running loop.

    Args:
        lookup: Resolves names; the system's resolver by default.
        tls: Makes the TLS context, once; the default trusts the system's certificate authorities.
    """

    def __init__(
        self,
        lookup: AddressLookup = resolve_with_system,
        tls: Callable[[], ssl.SSLContext] = load_system_authorities,
    ) -> None:
        self._lookup = lookup
        self._tls = cache(tls)
        self._held: dict[asyncio.AbstractEventLoop, dict[bool, tuple[HttpClient, Any]]] = {}

    async def get(self, *, private: bool) -> HttpClient:
        """Return the client of the running loop; created at its first request, closed with the loop.

        Args:
            private: Whether names may resolve to private addresses.
        """
        loop = asyncio.get_running_loop()
        try:
            return self._held[loop][private][0]
        except KeyError:
            return await self._open_client(loop, private=private)

    async def _open_client(self, loop: asyncio.AbstractEventLoop, *, private: bool) -> HttpClient:
        for ended in [one for one in self._held if one.is_closed()]:
            del self._held[ended]
        client = HttpClient(
            make_guarded_lookup(self._lookup, private=private),
            tls=self._tls,
            connect_s=CONNECT_TIMEOUT_S,
            quiet_s=KEEP_ALIVE_S,
            most=MAX_CONNECTIONS,
        )
        keeper = self._hold_client(loop, client, private=private)
        await anext(keeper)
        return self._held.setdefault(loop, {}).setdefault(private, (client, keeper))[0]

    async def _hold_client(
        self, loop: asyncio.AbstractEventLoop, client: HttpClient, *, private: bool
    ) -> AsyncGenerator[None, None]:
        """Keep the client until the loop ends: ``loop.shutdown_asyncgens`` executes the ``finally`` clause."""
        try:
            yield
        finally:
            self._held.get(loop, {}).pop(private, None)
            client.close()
            for _ in range(_MAX_CLOSE_TURNS):
                if client.open_connections:
                    await asyncio.sleep(0)

    def close(self) -> None:
        """Close the clients of loops still running in other threads; for the end of the process."""
        for loop, held in list(self._held.items()):
            for _, keeper in list(held.values()):
                if loop.is_running():
                    try:
                        asyncio.run_coroutine_threadsafe(keeper.aclose(), loop).result(1)
                    except (RuntimeError, Late):  # the loop is ending, or a tool blocks it
                        continue


SHARED_POOL = HttpClientPool()
"""The clients of the process."""
atexit.register(SHARED_POOL.close)
