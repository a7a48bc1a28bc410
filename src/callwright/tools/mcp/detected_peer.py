"""``DetectedPeer``: a server over HTTP whose transport is not declared: streamable HTTP, else HTTP+SSE of 2024-11-05.

It is found out at every opening, as the protocol prescribes: a server that refuses a POST at its address may be one whose
address opens a stream.
"""

from collections.abc import Coroutine
from typing import Any, Final

from callwright.relay import ProtocolEra, Relay, RpcFaultError
from callwright.tools.mcp.exchange import LossHandler, MalformedMessageError, McpPeer, RawResult
from callwright.tools.mcp.http_responses import HttpRefusalError
from callwright.tools.oauth.login_errors import LoginRequiredError
from callwright.wire.request_target import HttpTransportError

_OLDER_STATUSES: Final = frozenset({400, 404, 405})
"""How a server of the older transport answers a POST to the address of its stream."""


class DetectedPeer:
    """Two ways to speak to one server, as one ``McpPeer``. ``streamable`` is tried first, then ``older``."""

    def __init__(self, streamable: McpPeer, older: McpPeer) -> None:
        self._streamable = streamable
        self._older = older
        self._serving = streamable

    @property
    def lost(self) -> LossHandler:
        """Callback for the loss of the connection."""
        return self._streamable.lost

    @lost.setter
    def lost(self, handler: LossHandler) -> None:
        self._streamable.lost = self._older.lost = handler

    @property
    def era(self) -> ProtocolEra:
        """As the serving peer's."""
        return self._serving.era

    @property
    def capabilities(self) -> dict[str, Any]:
        """As the serving peer's."""
        return self._serving.capabilities

    @property
    def info(self) -> dict[str, Any]:
        """As the serving peer's."""
        return self._serving.info

    @property
    def instructions(self) -> str:
        """As the serving peer's."""
        return self._serving.instructions

    async def open(self) -> None:
        """Open the server over streamable HTTP, else over HTTP+SSE; if it offers neither, the first refusal counts."""
        try:
            await self._streamable.open()
        except HttpRefusalError as refusal:
            if refusal.status not in _OLDER_STATUSES or not await self._opens_older():
                raise
            self._serving = self._older
        else:
            self._serving = self._streamable

    async def _opens_older(self) -> bool:
        try:
            await self._older.open()
        except LoginRequiredError:
            raise
        except (HttpRefusalError, HttpTransportError, RpcFaultError, MalformedMessageError):
            return False
        return True

    def is_working(self) -> bool:
        """As the serving peer's."""
        return self._serving.is_working()

    async def abandon(self) -> None:
        """Stop an opening that shows no sign of work."""
        await self._streamable.abandon()
        await self._older.abandon()

    def era_for(self, relay: Relay) -> ProtocolEra:
        """As the serving peer's."""
        return self._serving.era_for(relay)

    def request(
        self, method: str, params: dict[str, Any], relay: Relay, headers: dict[str, str]
    ) -> Coroutine[Any, Any, RawResult]:
        """Send one request and return its result's bytes."""
        return self._serving.request(method, params, relay, headers)

    def listen(self, uris: tuple[str, ...] = ()) -> None:
        """Begin to receive announcements."""
        self._serving.listen(uris)

    async def close(self) -> None:
        """Close both."""
        await self._streamable.close()
        await self._older.close()
