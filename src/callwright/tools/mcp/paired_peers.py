"""``PairedPeers``: one child process for each protocol revision, so that every caller is served in its own.

A process speaks one revision for its lifetime. Only where the operator asks for both is a second one started.
"""

import asyncio
from typing import Any

from callwright.core.records.server_state import OutageCause
from callwright.relay import ProtocolEra, Relay
from callwright.tools.mcp.exchange import LossHandler, NotificationHandler, RawResult, ignore_loss
from callwright.tools.mcp.server_spec import ServerSpec
from callwright.tools.mcp.stdio_peer import StdioPeer


class PairedPeers:
    """Two child processes of one server, as one ``McpPeer``; of a server with one revision only one stays."""

    def __init__(self, spec: ServerSpec, notice: NotificationHandler) -> None:
        self.lost: LossHandler = ignore_loss
        self._peers: dict[ProtocolEra, StdioPeer] = {
            "modern": StdioPeer(spec, notice, "modern"),
            "legacy": StdioPeer(spec, notice, "legacy"),
        }
        self._serving = list(self._peers.values())
        for peer in self._serving:
            peer.lost = self._report_loss

    @property
    def main(self) -> StdioPeer:
        """The process whose listing counts."""
        return self._serving[0]

    @property
    def era(self) -> ProtocolEra:
        """The revision of the main process."""
        return self.main.era

    @property
    def capabilities(self) -> dict[str, Any]:
        """The capabilities of the main process."""
        return self.main.capabilities

    @property
    def info(self) -> dict[str, Any]:
        """The main process's self-description."""
        return self.main.info

    @property
    def instructions(self) -> str:
        """The main process's instructions for use."""
        return self.main.instructions

    async def open(self) -> None:
        """Start both; as ``StdioPeer.open``. A revision that the server does not speak is left out."""
        peers = list(self._peers.values())
        ends = await asyncio.gather(*(one.open() for one in peers), return_exceptions=True)
        serving = [one for one, end in zip(peers, ends, strict=True) if end is None]
        if not serving:
            raise next(end for end in ends if end is not None)
        self._serving = serving

    def is_working(self) -> bool:
        """As ``StdioPeer.is_working``, of either."""
        working = [one.is_working() for one in self._peers.values()]
        return any(working)

    async def abandon(self) -> None:
        """As ``StdioPeer.abandon``, of both."""
        await asyncio.gather(*(one.abandon() for one in self._peers.values()))

    def _report_loss(self, cause: OutageCause) -> None:
        self.lost(cause)

    def _choose(self, relay: Relay) -> StdioPeer:
        return next((one for one in self._serving if one.era == relay.era), self.main)

    def era_for(self, relay: Relay) -> ProtocolEra:
        """Return the caller's revision if a process speaks it."""
        return self._choose(relay).era

    async def request(
        self, method: str, params: dict[str, Any], relay: Relay, headers: dict[str, str]
    ) -> RawResult:
        """Send one request to the process of the caller's revision."""
        return await self._choose(relay).request(method, params, relay, headers)

    def listen(self, uris: tuple[str, ...] = ()) -> None:
        """Begin to receive announcements of every process."""
        for one in self._serving:
            one.listen(uris)

    async def close(self) -> None:
        """Stop both."""
        await asyncio.gather(*(one.close() for one in self._peers.values()))
