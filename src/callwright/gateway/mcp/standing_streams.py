"""Streams that stay open until the client disconnects, its credential ends or the server closes.

Of too many, the principal's own oldest ends first.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from callwright.domain.call import Principal
from callwright.gateway.identity.identification import READMIT_S
from callwright.wire.http_messages import EventStream

MAX_OF_PRINCIPAL: Final = 128
MAX_OF_TENANT: Final = 384


class StandingStreams:
    """All standing streams of a server.

    Args:
        most_of_principal, most_of_tenant: Streams of one principal and of one tenant at a time. In local mode, without
            principals, only the limit of connections counts.
        keep_alive_s: Seconds between two comments on a stream; with each, it is asked whether its caller is still admitted.
    """

    def __init__(
        self,
        most_of_principal: int = MAX_OF_PRINCIPAL,
        most_of_tenant: int = MAX_OF_TENANT,
        keep_alive_s: float = READMIT_S,
    ) -> None:
        self._keep_alive_s = keep_alive_s
        self._most_of_principal = most_of_principal
        self._most_of_tenant = most_of_tenant
        self._ends: dict[asyncio.Event, Principal | None] = {}

    def end_all(self) -> None:
        """End all streams, so that the server can close."""
        for end in list(self._ends):
            end.set()

    async def keep_open(
        self,
        stream: EventStream,
        principal: Principal | None = None,
        is_admitted: Callable[[], Awaitable[bool]] | None = None,
    ) -> None:
        """Keep a principal's stream open until the server closes, or ``is_admitted`` returns False; cancelled when the client disconnects."""
        end = asyncio.Event()
        if principal is not None:
            self._make_room(principal)
        self._ends[end] = principal
        try:
            while not end.is_set():
                try:
                    async with asyncio.timeout(self._keep_alive_s):
                        await end.wait()
                except TimeoutError:
                    if is_admitted is not None and not await is_admitted():
                        return
                    stream.send_keep_alive()
        finally:
            self._ends.pop(end, None)

    def _make_room(self, principal: Principal) -> None:
        """End the oldest stream of a principal, or of its tenant, that has reached its limit: never another's."""
        tenants = [
            (end, one)
            for end, one in self._ends.items()
            if one is not None and one.tenant == principal.tenant
        ]
        mine = [end for end, one in tenants if one == principal]
        oldest = None
        if len(mine) >= self._most_of_principal:
            oldest = mine[0]
        elif len(tenants) >= self._most_of_tenant:
            oldest = tenants[0][0]
        if oldest is not None:
            oldest.set()
            del self._ends[oldest]
