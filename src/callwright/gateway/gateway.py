"""``Gateway``: the wire server with the MCP endpoint and the HTTP API on it, in front of one application.

Further doors (a console) are mounted on ``server`` before it is started.
"""

import asyncio
import gc

from callwright.app import Callwright
from callwright.gateway.api import HttpApi
from callwright.gateway.identity.identification import Identify, identify_anybody
from callwright.gateway.mcp.dispatcher import McpDispatcher
from callwright.gateway.mcp.http_endpoint import McpEndpoint
from callwright.gateway.mcp.subscriptions import SubscriptionHub
from callwright.gateway.mcp_backend import AppBackend
from callwright.gateway.origins.origin_inference import OriginInference
from callwright.gateway.signed_state import StateSigner
from callwright.gateway.text_previews import TextPreviews
from callwright.ports import Clock
from callwright.runtime.clock import SystemClock, SystemRng
from callwright.wire.http_server import HttpServer
from callwright.wire.server_limits import AllowedOrigins, ServerLimits, TrustedProxies


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
        limits: ServerLimits = ServerLimits(),  # noqa: B008 - frozen
        origins: AllowedOrigins = AllowedOrigins(),  # noqa: B008 - frozen
        identify: Identify | None = None,
        seal_key: bytes | None = None,
        preview_chars: int = 2 << 20,
        clock: Clock | None = None,
        inline_defs_for: tuple[str, ...] = (),
        proxies: TrustedProxies = TrustedProxies(),  # noqa: B008 - frozen
    ) -> None:
        self.app = app
        self._loop: asyncio.AbstractEventLoop | None = None
        self.server = HttpServer(limits, origins, proxies)
        self.hub = SubscriptionHub()
        clock = clock or SystemClock()
        seal = StateSigner(lambda: clock.now_ms() / 1000, seal_key)
        previews = self._previews = TextPreviews(
            app, preview_chars, SystemRng().make_handle, self._publish_tools_changed
        )
        budgets = app.inferred_limits is not None
        inference = OriginInference(lambda: clock.lease_ms() / 1000, budgets=budgets)
        self._desk = AppBackend(app, seal, previews, inference, clock.now_ms, inline_defs_for)
        self.dispatch = McpDispatcher(self._desk, self.hub)
        self._endpoint = McpEndpoint(self.dispatch, limits.body_bytes, identify or identify_anybody)
        self._endpoint.mount(self.server)
        HttpApi(app, identify or identify_anybody, inference).mount(self.server)

    def _publish_tools_changed(self) -> None:
        self.hub.publish("notifications/tools/list_changed", {})

    def _schedule_tools_changed(self) -> None:
        """Another version of a tool is listed from now on; chosen in any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._publish_tools_changed)

    async def start(self, host: str = "127.0.0.1", port: int = 0) -> int:
        """Listen; gives the port. Where the application has long tools it is a worker from now on, and takes up what waits.

        Raises:
            OSError: the address is taken or not ours.
            EngineError: the engine of the long tools cannot be used.
        """
        self._loop = asyncio.get_running_loop()
        self.app.catalogue.chosen.append(self._schedule_tools_changed)
        await asyncio.to_thread(self.app.resume_tasks)
        await asyncio.to_thread(self._previews.offer_if_withheld)
        return await self.server.start(host, port)

    async def close(self, grace_s: float = 5.0) -> None:
        """Let what runs come to its end, then let go of clients and servers; the application stays open."""
        if self._schedule_tools_changed in self.app.catalogue.chosen:
            self.app.catalogue.chosen.remove(self._schedule_tools_changed)
        self._endpoint.close()
        await self.server.close(grace_s)
        await self._desk.close()
        if self.app.connected is not None:
            await self.app.connected.close()


def freeze_heap() -> None:
    """Tell the collector that what stands now will stand as long as the process, so that it is not looked through again.

    For a process that is a gateway and nothing else, once its servers are connected. What is let go of later is freed all
    the same, unless it holds on to itself.
    """
    gc.collect()
    gc.freeze()
