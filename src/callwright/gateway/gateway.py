"""``Gateway``: the wire server with the MCP endpoint and the HTTP API on it, in front of one application.

Further doors (a console) are mounted on ``server`` before it is started.
"""

import asyncio
import gc

from callwright.app import Callwright
from callwright.gateway.api import HttpApi
from callwright.gateway.desk import Desk
from callwright.gateway.identity.asking import Identify, anybody
from callwright.gateway.mcp.dispatch import Dispatch
from callwright.gateway.mcp.endpoint import McpEndpoint
from callwright.gateway.mcp.hub import Hub
from callwright.gateway.origins.inferring import Inference
from callwright.gateway.preview import Previews
from callwright.gateway.seal import Seal
from callwright.gateway.wire.limits import Limits, Origins, Proxies
from callwright.gateway.wire.server import WireServer
from callwright.ports import Clock
from callwright.runtime.clock import SystemClock, SystemRng


class Gateway:
    """An application as a server.

    Args:
        app: Its tools are on offer; connect its upstreams before or after.
        limits: What is borne of clients.
        origins: Under which names it is asked; those of this machine by default.
        identify: Who asks; in local mode nobody has to say.
        seal_key: At least 32 bytes that replicas share, so that a client may go on at another one.
        preview_chars: A longer text goes out as a preview, and the whole is read page by page.
        clock: How long a state that a client carries holds, and whether an approval has expired.
        inline_defs_for: Names of clients (``*`` is any run of characters) whose schemas are written out, without ``$defs``.
        proxies: Which peers are proxies that many clients stand behind; none by default.
    """

    def __init__(
        self,
        app: Callwright,
        *,
        limits: Limits = Limits(),  # noqa: B008 - frozen
        origins: Origins = Origins(),  # noqa: B008 - frozen
        identify: Identify | None = None,
        seal_key: bytes | None = None,
        preview_chars: int = 2 << 20,
        clock: Clock | None = None,
        inline_defs_for: tuple[str, ...] = (),
        proxies: Proxies = Proxies(),  # noqa: B008 - frozen
    ) -> None:
        self.app = app
        self._loop: asyncio.AbstractEventLoop | None = None
        self.server = WireServer(limits, origins, proxies)
        self.hub = Hub()
        clock = clock or SystemClock()
        seal = Seal(lambda: clock.now_ms() / 1000, seal_key)
        previews = self._previews = Previews(app, preview_chars, SystemRng().handle, self._tools_changed)
        budgets = app.inferred_limits is not None
        inference = Inference(lambda: clock.lease_ms() / 1000, budgets=budgets)
        self._desk = Desk(app, seal, previews, inference, clock.now_ms, inline_defs_for)
        self.dispatch = Dispatch(self._desk, self.hub)
        self._endpoint = McpEndpoint(self.dispatch, limits.body_bytes, identify or anybody)
        self._endpoint.mount(self.server)
        HttpApi(app, identify or anybody, inference).mount(self.server)

    def _tools_changed(self) -> None:
        self.hub.publish("notifications/tools/list_changed", {})

    def _versions_chosen(self) -> None:
        """Another version of a tool is listed from now on; chosen in any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._tools_changed)

    async def start(self, host: str = "127.0.0.1", port: int = 0) -> int:
        """Listen; gives the port. Where the application has long tools it is a worker from now on, and takes up what waits.

        Raises:
            OSError: the address is taken or not ours.
            EngineError: the engine of the long tools cannot be used.
        """
        self._loop = asyncio.get_running_loop()
        self.app.catalogue.chosen.append(self._versions_chosen)
        await asyncio.to_thread(self.app.take_up_tasks)
        await asyncio.to_thread(self._previews.resume)
        return await self.server.start(host, port)

    async def close(self, grace_s: float = 5.0) -> None:
        """Let what runs come to its end, then let go of clients and servers; the application stays open."""
        if self._versions_chosen in self.app.catalogue.chosen:
            self.app.catalogue.chosen.remove(self._versions_chosen)
        self._endpoint.close()
        await self.server.close(grace_s)
        await self._desk.close()
        if self.app.connected is not None:
            await self.app.connected.close()


def settle() -> None:
    """Tell the collector that what stands now will stand as long as the process, so that it is not looked through again.

    For a process that is a gateway and nothing else, once its servers are connected. What is let go of later is freed all
    the same, unless it holds on to itself.
    """
    gc.collect()
    gc.freeze()
