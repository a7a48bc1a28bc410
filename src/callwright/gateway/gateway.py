"""``Gateway``: one application served over HTTP, with the MCP endpoint, the HTTP API and the console.

Further endpoints are mounted on ``server`` before it is started.
"""

import asyncio
import gc
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from callwright.app import Callwright
from callwright.app.text_previews import TextPreviews
from callwright.domain.call import Principal
from callwright.gateway.api import HttpApi
from callwright.gateway.console import mount_console
from callwright.gateway.identity.identification import READMIT_S, Identify, identify_anybody
from callwright.gateway.mcp.dispatcher import McpDispatcher
from callwright.gateway.mcp.http_endpoint import McpEndpoint
from callwright.gateway.mcp.subscriptions import SubscriptionHub
from callwright.gateway.mcp_backend import AppBackend
from callwright.gateway.metrics_endpoint import MetricsEndpoint
from callwright.gateway.origins.origin_inference import OriginInference
from callwright.gateway.origins.repeated_failures import RepeatedFailures
from callwright.gateway.signed_state import StateSigner
from callwright.gateway.tool_search import SearchSettings
from callwright.ports import Clock
from callwright.relay import RpcFaultError
from callwright.runtime.clock import SystemClock, SystemRng
from callwright.telemetry.metric_families import MetricFamily, make_gauge
from callwright.wire.http_messages import HttpRequest, HttpResponse, make_json_response
from callwright.wire.http_server import HttpServer
from callwright.wire.server_limits import AllowedOrigins, ServerLimits, TrustedProxies

_STATE_PURPOSE: Final = b"callwright request state 1"
_YOUNG_OBJECTS: Final = 10_000
"""How many objects more than before start a scan of the youngest."""


class Gateway:
    """An application as a server.

    Args:
        app: The application whose tools are offered; its upstreams may be connected before or after.
        limits: Limits of connections, sizes and times.
        origins: Host names and web origins that are accepted; by default only the loopback names.
        identify: Identifies the caller; in local mode everybody is the application's own principal.
        seal_key: HMAC key of at least 32 bytes, shared by replicas. Default: derived from the application's ``secret_key``; without
            one, replicas share a random key through the store.
        preview_chars: Longer texts are sent as a preview; the whole text can be read page by page.
        preview_tokens: The same in estimated tokens. None by default: what its model reads of a result is for the client to decide.
        clock: Decides when client-carried state and approvals expire.
        inline_defs_for: Patterns of client names (``*`` matches any characters) whose schemas are inlined, without ``$defs``.
        proxies: Trusted proxies, whose connections carry requests of many clients; none by default.
        search: Clients see ``find_tool`` and ``call_tool`` in place of a long list of tools; None lists every tool.
        readmit_s: Seconds after which the caller of a stream that stays open is identified again; one who is not accepted loses it.
        metrics: Count calls, and answer ``GET /metrics``: to anybody in local mode, else to principals with the role ``metrics``.
    """

    def __init__(  # noqa: PLR0913 - keywords: the options of a server
        self,
        app: Callwright,
        *,
        limits: ServerLimits = ServerLimits(),  # noqa: B008 - frozen
        origins: AllowedOrigins = AllowedOrigins(),  # noqa: B008 - frozen
        identify: Identify | None = None,
        seal_key: bytes | None = None,
        preview_chars: int = 2 << 20,
        preview_tokens: int | None = None,
        clock: Clock | None = None,
        inline_defs_for: tuple[str, ...] = (),
        proxies: TrustedProxies = TrustedProxies(),  # noqa: B008 - frozen
        search: SearchSettings | None = None,
        readmit_s: float = READMIT_S,
        metrics: bool = True,
    ) -> None:
        self.app = app
        self.has_settled: Callable[[], bool] = self._have_servers_settled
        """Whether ``/readyz`` says ready; by default once every server has answered, or its patience is over."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self.server = HttpServer(limits, origins, proxies)
        self.hub = SubscriptionHub(self._may_see_resource)
        clock = clock or SystemClock()
        seal_key = seal_key or app.host.derive_operator_key(_STATE_PURPOSE)
        seal = self._seal = StateSigner(lambda: clock.now_ms() / 1000, seal_key, app.store)
        previews = self._previews = TextPreviews(
            app, preview_chars, SystemRng().make_handle, self._publish_tools_changed, preview_tokens
        )
        budgets = app.host.inferred_limits is not None
        failures = RepeatedFailures(_count_seconds(clock))
        inference = OriginInference(_count_seconds(clock), budgets=budgets, failures=failures)
        self._desk = AppBackend(app, seal, previews, inference, clock.now_ms, inline_defs_for, search)
        self.dispatch = McpDispatcher(self._desk, self.hub, app.store)
        self._endpoint = McpEndpoint(
            self.dispatch, limits.body_bytes, identify or identify_anybody, readmit_s=readmit_s
        )
        self._endpoint.mount(self.server)
        HttpApi(app, identify or identify_anybody, inference, readmit_s).mount(self.server)
        mount_console(self.server)
        self.server.mount("GET", "/healthz", _answer_alive, any_host=True)
        self.server.mount("GET", "/readyz", self._report_readiness, any_host=True)
        self.metrics: MetricsEndpoint | None = None
        if metrics:
            self.metrics = MetricsEndpoint(
                app, identify or identify_anybody, clock.now_ms, self._collect_metrics
            )
            self.metrics.mount(self.server)

    def _have_servers_settled(self) -> bool:
        return self.app.connected is None or self.app.connected.is_settled

    async def _report_readiness(self, _request: HttpRequest) -> HttpResponse:
        """``GET /readyz``: 200 once every server has answered or its patience is over, 503 before; names nothing."""
        ready = self.has_settled()
        return make_json_response({"ready": ready}, 200 if ready else 503)

    def _collect_metrics(self) -> list[MetricFamily]:
        """Return the figures of this process as a server."""
        return [
            make_gauge("callwright_ready", "1 if /readyz says ready.", int(self.has_settled())),
            make_gauge(
                "callwright_draining", "1 while the gateway is being stopped.", int(self.server.closing)
            ),
            make_gauge(
                "callwright_running_calls", "Calls that run now.", self.app.host.count_running_calls()
            ),
            make_gauge("callwright_connections", "Open connections.", self.server.count_connections()),
            make_gauge(
                "callwright_mcp_sessions",
                "Sessions of MCP clients up to 2025-11-25.",
                len(self.dispatch.sessions),
            ),
        ]

    def _may_see_resource(self, principal: Principal | None, uri: str) -> bool:
        return self._desk.may_see_watched(uri, principal)

    def _publish_tools_changed(self) -> None:
        self.hub.publish("notifications/tools/list_changed", {})

    def _schedule_tools_changed(self) -> None:
        """Announce a changed tool list after another version was selected; may be called from any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._publish_tools_changed)

    async def start(
        self, host: str = "127.0.0.1", port: int = 0, listeners: Sequence[socket.socket] = ()
    ) -> int:
        """Begin to listen and return the port. An application with long-running tools becomes a worker and resumes waiting tasks.

        With ``listeners``, sockets that listen already, it listens on these instead.

        Raises:
            OSError: the address is in use or not of this machine.
            EngineError: the engine of the long-running tools cannot be used.
        """
        await self.prepare()
        return await self.server.start(host, port, listeners=listeners)

    async def prepare(self) -> None:
        """Do what ``start`` does before it listens; for a gateway that another server listens for.

        Raises:
            EngineError: the engine of the long-running tools cannot be used.
        """
        self._loop = asyncio.get_running_loop()
        with suppress(RpcFaultError):  # a store that is away now: the first signature reads the key
            await asyncio.to_thread(self._seal.load_key)
        self.app.catalogue.chosen.append(self._schedule_tools_changed)
        if self.app.tasks.executes_here:
            await asyncio.to_thread(self.app.tasks.resume)
        await asyncio.to_thread(self._previews.offer_if_withheld)

    @property
    def longest_deadline_s(self) -> float:
        """The longest time that a running call may take, by its contract; long tools continue elsewhere."""
        limits = [one.contract.deadline_ms for one in self.app.tools if not one.contract.long]
        return max(limits, default=0) / 1000

    async def drain(self, limit_s: float) -> int:
        """Refuse new work, and wait until no call runs, at most ``limit_s`` seconds; return how many still run.

        A legacy client's user who has been asked something has as long to answer; then the call ends as if the form had been
        closed, with the handle of the approval. The port stays open: new work is answered with 503 and Retry-After, ``/readyz`` with 503, so that a balancer in front
        sends it elsewhere. Answers to questions of running calls, notifications and reads are served.
        """
        self.has_settled = _is_never_settled
        self.server.begin_drain(_is_new_work)
        loop = asyncio.get_running_loop()
        until = loop.time() + limit_s
        # Looked at again and again: a thread that waits would keep a second signal from ending the process.
        while self._has_open_work() and loop.time() < until:  # noqa: ASYNC110
            await asyncio.sleep(_DRAIN_CHECK_S)
        running = self.app.host.count_running_calls()
        self.dispatch.sessions.cancel_questions()
        return running

    def _has_open_work(self) -> bool:
        return bool(self.app.host.count_running_calls()) or self.dispatch.sessions.has_questions

    async def close(self, grace_s: float = 5.0) -> None:
        """Wait up to ``grace_s`` for running calls, then close connections and upstreams; the application stays open."""
        if self._schedule_tools_changed in self.app.catalogue.chosen:
            self.app.catalogue.chosen.remove(self._schedule_tools_changed)
        self._endpoint.close()
        await self.server.close(grace_s)
        await self.dispatch.sessions.close()
        await self._desk.close()
        if self.app.connected is not None:
            await self.app.connected.close()


_DRAIN_CHECK_S: Final = 0.02
_decode_json = msgspec.json.Decoder().decode


def _is_never_settled() -> bool:
    """Say that the gateway is not ready: it is being stopped."""
    return False


def _is_new_work(request: HttpRequest) -> bool:
    """Return whether a request begins something: what belongs to a running call, and a plain read, does not."""
    if request.method != "POST":
        return False
    try:
        message = _decode_json(request.body)
    except (msgspec.DecodeError, RecursionError):
        return True
    if not isinstance(message, dict) or "jsonrpc" not in message:
        return True
    return "method" in message and message.get("id") is not None


async def _answer_alive(_request: HttpRequest) -> HttpResponse:
    """Answer a health check: the process serves requests. Says nothing of the servers behind it, and needs no identity."""
    return make_json_response({"status": "ok"})


def _count_seconds(clock: Clock) -> Callable[[], float]:
    return lambda: clock.lease_ms() / 1000


def freeze_heap() -> None:
    """Move all current objects to the garbage collector's permanent generation, so that they are not scanned again; scan less often.

    For a process that only runs a gateway, after its servers are connected. Frozen objects are still freed when their reference
    count drops to zero; only cycles among them are not. A call leaves no cycle, but has several hundred objects while it runs:
    by default a few calls at once would already start a scan, which finds nothing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG_OBJECTS, *gc.get_threshold()[1:])
